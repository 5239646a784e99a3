"""What happens is told, line by line, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.stratego_legends.test_teams import four
from tests.stratego_legends.vocabulary import Field, battle, new_game
from tests.vocabulary import rule

FOUGHT = "attack reveal reveal strength strength compare"
SET_UP = "sides first leads leads boards dealt"


def story(name: str, tell: Callable[[], Field], lines: str, *rules: str) -> Any:
    """What is done, and the lines it leaves in the log."""
    return pytest.param(tell, lines, id=name, marks=rule(*rules) if rules else ())


STORIES = [
    story("a move", lambda: battle({"d4": "gold_knight"}).go("d4", "d5"), "move turn"),
    story(
        "an attack",
        lambda: battle({"d4": "gold_knight"}, {"d5": "helcar"}).attack("d4", "d5"),
        f"{FOUGHT} destroyed turn",
        "sl.attack.compare",
    ),
    story(
        "an attack on a unit of one's own",
        lambda: battle(grey={"d5": "dumes", "d6": "jezrak"}, turn="grey").attack("d5", "d6"),
        "attack-own reveal reveal strength strength compare destroyed turn",
    ),
    story(
        "an attack that is broken off",
        lambda: (
            battle({"d4": "wood_elf"}, {"d5": "uzelis", "e5": "fire_wall"})
            .go("d4", "d5")
            .play("pass", "call e5")
            .then("pick attacker")
        ),
        "attack reveal reveal reveal destroyed power bonus zero destroyed turn",
        "sl.attack.broken_off",
        "sl.strength_zero.destroyed",
    ),
    story(
        "a right guess",
        lambda: battle({"d4": "psychic_devourer"}, {"d5": "helcar"}).go("d4", "d5").play("name helcar").quietly(),
        "attack named reveal reveal strength strength guess-right destroyed destroyed turn",
    ),
    story(
        "a wrong guess",
        lambda: battle({"d4": "psychic_devourer"}, {"d5": "helcar"}).go("d4", "d5").play("name mummy").quietly(),
        "attack named reveal reveal strength strength guess-wrong destroyed turn",
    ),
    story(
        "a spell that is negated",
        lambda: battle({"d4": "dwarven_warrior"}, {"d5": "living_statue"}).attack("d4", "d5"),
        "attack reveal reveal strength negated destroyed turn",
        "sl.negate_magic.effect",
    ),
    story(
        "a spell",
        lambda: battle({"d4": "landor"}, {"d5": "living_statue"}).attack("d4", "d5"),
        "attack reveal reveal strength spell destroyed destroyed turn",
        "sl.magic_units.attacked",
    ),
    story(
        "a capture",
        lambda: battle({"d5": "hillstone_curate"}, {"d4": "daemin"}, turn="grey").attack("d4", "d5"),
        "attack reveal reveal strength strength captured control turn",
        "sl.control.take",
    ),
    story(
        "the Familiar's death",
        lambda: battle({"d5": "wizards_familiar", "c5": "loovius"}, {"d4": "kralc"}, turn="grey").attack("d4", "d5"),
        f"{FOUGHT} destroyed power power reveal destroyed turn",
    ),
    story(
        "a rescue",
        lambda: (
            battle({"d5": "king_migol", "c5": "migols_royal_guard"}, {"d4": "kralc"}, turn="grey")
            .attack("d4", "d5")
            .play("pick c5")
        ),
        f"{FOUGHT} destroyed reveal saves destroyed return turn",
        "sl.returning.state",
    ),
    story(
        "rage",
        lambda: battle({"d4": "emeraldis"}, {"d5": "helcar", "d6": "lizarkus"}).attack("d4", "d5").quietly(),
        f"{FOUGHT} destroyed rage {FOUGHT} destroyed turn",
        "sl.rage.must_attack",
    ),
    story(
        "a curse after another",
        lambda: battle({"d4": "gold_knight"}, {"d5": "skeleton_warlock"}, curse="vellec").attack("d4", "d5"),
        f"{FOUGHT} destroyed curse-ends curse turn",
    ),
    story(
        "a curse that is silenced",
        lambda: battle({"d5": "redillian_evoker"}, {"d6": "sinnue"}, turn="grey").attack("d6", "d5"),
        f"{FOUGHT} destroyed suppressed turn",
    ),
    story(
        "no curse to silence",
        lambda: battle({"d5": "poy"}, {"d6": "sinnue"}, turn="grey").attack("d6", "d5"),
        f"{FOUGHT} destroyed turn",
    ),
    story(
        "curses that cancel each other",
        lambda: battle({"d4": "vellec"}, {"d5": "flit_spore"}).attack("d4", "d5"),
        "attack reveal reveal strength spell destroyed destroyed curses-cancel turn",
    ),
    story(
        "a look",
        lambda: (
            battle({"d4": "holy_vision"}, {"d5": "kralc", "e7": "titan_castle"}, turn="grey")
            .attack("d5", "d4")
            .play("pick e7", "done")
        ),
        "attack reveal reveal strength spell destroyed power look turn",
        "sl.information.look_private",
    ),
    story(
        "a return",
        lambda: battle({"d4": "gold_knight"}, {"d5": "skeleton_grave"}, destroyed=["jezrak"]).attack("d4", "d5"),
        "attack reveal reveal strength spell destroyed destroyed power return turn",
        "sl.returning.state",
    ),
    story(
        "a teleport",
        lambda: battle({"d4": "bakus", "f2": "gold_knight"}).act("d4", "teleport", "pick f2"),
        "reveal destroyed power reveal relocate turn",
    ),
    story(
        "a swap",
        lambda: battle({"d2": "spirit_of_negation", "g6": "spirit_of_desert"}).act("d2", "swap"),
        "reveal power reveal exchange turn",
    ),
    story(
        "a Castle that takes the place of its Mist",
        lambda: battle({"d2": "galriens_castle", "e5": "galriens_mist"}).act("d2", "relocate_by_sacrifice"),
        "reveal power reveal destroyed relocate turn",
    ),
    story(
        "a keyword",
        lambda: battle({"d4": "cloud_citadel", "e4": "gold_knight"}).act("d4", "grant_keyword"),
        "reveal power reveal granted",
    ),
    story(
        "a bonus",
        lambda: battle({"d4": "sir_urgwaine", "e4": "gold_knight"}).act("d4", "boost"),
        "reveal power reveal bonus",
    ),
    story(
        "a ranged attack",
        lambda: battle({"d4": "frodnaj_archer"}, {"d6": "lizarkus"}).act("d4", "ranged_attack").quietly(),
        "reveal power shot reveal strength strength turn",
        "sl.ranged_attack.lower_destroyed",
    ),
    story(
        "a siege of a Castle",
        lambda: battle(
            {"d4": "dwarven_hero", **dict.fromkeys(("c4", "e4", "c5", "e5"), "tiera")}, {"d5": "titan_castle"}
        ).act("d4", "siege"),
        "reveal power reveal siege-castle turn",
        "sl.siege.castle",
    ),
    story(
        "a terrain that is named",
        lambda: (
            battle({"d4": "gold_knight"}, {"d5": "skeleton_warlock"}, terrain={"c8": "city"}, curse="saravannus")
            .attack("d4", "d5")
            .play("terrain city")
        ),
        f"{FOUGHT} destroyed curse-ends power terrain curse turn",
    ),
    story(
        "a change of zones",
        lambda: four({"h4": "gold_knight"}).go("h4", "i4"),
        "move zone turn",
        "sl.teams.zone_change",
    ),
    story(
        "what is declared",
        lambda: (
            battle()
            .declare(0, "ask-always")
            .declare(0, "ask-usual")
            .declare(1, "ask-end")
            .declare(1, "skip-end")
            .declare(0, "draw")
            .declare(0, "refuse-draw")
        ),
        "declare-ask-always declare-ask-usual declare-ask declare-skip declare-draw declare-refuse-draw",
    ),
    story(
        "a draw",
        lambda: battle().declare(0, "draw").declare(1, "draw"),
        "declare-draw declare-draw end-agreed-draw",
        "sl.end.resign",
        "sl.end.immediate",
    ),
    story(
        "a concession",
        lambda: new_game().declare(0, "concede"),
        f"{SET_UP} declare-concede end-concession",
        "sl.end.resign",
        "sl.end.immediate",
    ),
    story(
        "a campaign",
        lambda: new_game(campaign="two").declare(0, "concede"),
        f"{SET_UP} declare-concede end-concession campaign first boards dealt",
    ),
    story(
        "armies that are built",
        lambda: new_game(armies="muster").play("fill", "fill"),
        "sides first mustered mustered boards dealt",
        "sl.setup.choose_army",
        "sl.teams.order",
    ),
]


@pytest.mark.parametrize(("tell", "lines"), STORIES)
def test_what_happens_is_told_in_its_order(tell: Callable[[], Field], lines: str) -> None:
    assert tell().log_keys() == [f"log-{line}" for line in lines.split()]


@rule("sl.placement.final_visible", "sl.placement.mix_theirs")
def test_the_set_up_is_told_with_every_exchange() -> None:
    field = new_game(first="beige")
    one, other = field.offers("mix")[:2]
    field.play(f"mix {one}", f"mix {other}", "keep")
    mine, with_it = field.offers("exchange")[:2]
    field.play(f"exchange {mine}", f"with {with_it}", "keep", "keep")
    lines = f"{SET_UP} exchange stand-up exchange begin turn"
    assert field.log_keys() == [f"log-{line}" for line in lines.split()]
    assert field.heard("log-exchange") == [{"start": one, "space": other}, {"start": mine, "space": with_it}]
