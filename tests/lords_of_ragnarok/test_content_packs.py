"""Packs for owners of the printed game: the template, the worked example, and what a pack changes in play."""

from __future__ import annotations

import random
import textwrap
from pathlib import Path
from typing import Any

import pytest
import yaml

import warhost
from tests.lords_of_ragnarok.vocabulary import Table, game, start_hunt
from tests.vocabulary import rule
from warhost import BadContent
from warhost.games.lords_of_ragnarok.effects.book import HERO_RANGE
from warhost.games.lords_of_ragnarok.game import LordsOfRagnarok
from warhost.language import Language

DOCS = Path(__file__).resolve().parents[2] / "docs"
TEMPLATE = DOCS / "packs" / "template"
EXAMPLE = DOCS / "packs" / "example"
OLDER = Path(__file__).parent / "older_pack"


def packed() -> LordsOfRagnarok:
    found = warhost.load("lords_of_ragnarok", content=EXAMPLE)
    assert isinstance(found, LordsOfRagnarok)
    return found


def table(step: str, **doc: Any) -> Table:
    """A position of the game with the example laid over it."""
    return Table(packed().from_position({"game": "lords_of_ragnarok", "seats": 2, "table": {"step": step, **doc}}))


# -- the template


def test_the_template_is_in_order_and_changes_nothing() -> None:
    laid = warhost.load("lords_of_ragnarok", content=TEMPLATE)
    assert laid.content.pack == "Template"
    assert laid.content.hash == game().content.hash
    for code, messages in laid.content.words.items():
        tongues = [Language(code, one) for one in (laid, game())]
        for key in messages:
            assert tongues[0].say(warhost.Text(key)) == tongues[1].say(warhost.Text(key))


def test_the_template_has_every_file_with_house_content() -> None:
    files = {path.stem for path in (TEMPLATE / "lords_of_ragnarok").glob("*.yaml")}
    needed = {name for name, data in game().content.files.items() if "house" in sources(data)}
    assert files == needed - {"effects_vocabulary"}


def sources(data: Any) -> set[str]:
    """All that a file says of where its records come from."""
    if isinstance(data, dict):
        own = {data["source"]} if isinstance(data.get("source"), str) else set()
        return own.union(*(sources(value) for value in data.values()))
    return set().union(*(sources(item) for item in data)) if isinstance(data, list) else set()


# -- the page of the app


def test_the_pack_that_the_app_explains_is_in_order(tmp_path: Path) -> None:
    page = (DOCS.parent / "web" / "src" / "pages" / "Packs.svelte").read_text(encoding="utf-8")
    told = {name: page.partition(f"const {name} = ")[2][1:] for name in ("PACK", "CARDS")}
    (tmp_path / "lords_of_ragnarok").mkdir()
    (tmp_path / "pack.yaml").write_text(told["PACK"].partition("'")[0])
    (tmp_path / "lords_of_ragnarok" / "combat_cards.yaml").write_text(told["CARDS"].partition("`")[0])
    laid = warhost.load("lords_of_ragnarok", content=tmp_path)
    assert laid.content.pack == "My box"
    cards = {card["id"]: card for card in laid.content.files["combat_cards"]["cards"]}
    assert (cards["axe"]["value"], cards["axe"]["copies"], cards["bow"]["copies"]) == (5, 3, 5)


# -- the worked example


def test_names_and_texts_are_the_owners_in_both_languages() -> None:
    english, french = (Language(code, packed()) for code in ("en", "fr"))
    assert english.say(warhost.Text("source-valhalla_gates")) == "Toll of the Gates"
    assert french.say(warhost.Text("source-valhalla_gates")) == "Péage des portes"
    assert "then the Boss" in english.say(warhost.Text("event-event_01-about"))
    assert english.say(warhost.Text("source-hlidskjalf")) == "Watch from Hlidskjalf"


def test_a_pack_of_the_older_kind_with_its_texts_in_the_records_says_the_same() -> None:
    older = warhost.load("lords_of_ragnarok", content=OLDER)
    assert older.content.hash == packed().content.hash
    for code, messages in packed().content.words.items():
        assert set(messages) == set(older.content.words[code])
        told = [Language(code, one) for one in (older, packed())]
        for key in messages:
            assert len({tongue.say(warhost.Text(key)).replace("'", "’") for tongue in told}) == 1


def test_a_name_of_an_older_pack_stands_in_sentences(tmp_path: Path) -> None:
    text = "monsters:\n- {id: troll, name: Giant, name_fr: Géant}\n"
    owned = warhost.load("lords_of_ragnarok", content=pack(tmp_path, "monsters", text))
    told = warhost.Text("log-hunt-won", figure=warhost.Text("figure-troll"), player=warhost.Text("player-red"))
    assert Language("en", owned).say(told) == "Red has killed the Giant."
    assert Language("fr", owned).say(told) == "Rouge a tué le Géant."


def named(tmp_path: Path, code: str, text: str) -> Path:
    folder = tmp_path / "lords_of_ragnarok" / "locale" / code
    folder.mkdir(parents=True)
    (tmp_path / "pack.yaml").write_text("name: My box\n", encoding="utf-8")
    (folder / "names.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_pack_may_have_names_alone_and_in_one_language(tmp_path: Path) -> None:
    owned = warhost.load("lords_of_ragnarok", content=named(tmp_path, "en", "card-axe = Bearded Axe\n"))
    assert owned.content.hash == game().content.hash
    assert Language("en", owned).say(warhost.Text("card-axe")) == "Bearded Axe"
    assert Language("fr", owned).say(warhost.Text("card-axe")) == Language("fr", game()).say(warhost.Text("card-axe"))


def test_what_is_new_and_has_no_name_in_a_language_is_called_as_in_another(tmp_path: Path) -> None:
    for path in (EXAMPLE / "pack.yaml", *(EXAMPLE / "lords_of_ragnarok").glob("*.yaml")):
        copy = tmp_path / path.relative_to(EXAMPLE)
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(BadContent, match="attack-headbutt") as caught:
        warhost.load("lords_of_ragnarok", content=tmp_path)
    assert "monster_attack_cards.yaml:14" in str(caught.value)
    owned = named(tmp_path, "en", "attack-headbutt = Headbutt\nattack-headbutt-about = The Hunter suffers 1 Injury.\n")
    french = Language("fr", warhost.load("lords_of_ragnarok", content=f"{owned}/"))
    assert french.say(warhost.Text("attack-headbutt")) == "Headbutt"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("card-axe = Axe\ncard-stone = Stone\n", ("names.ftl:2", "card-stone", "card-axe")),
        ("card-axe = Axe\n}\n", ("names.ftl:2", "Fluent")),
        ("web-settings = Mine\n", ("names.ftl:1", "web-settings")),
    ],
)
def test_a_mistake_in_the_names_is_named_with_its_place(tmp_path: Path, text: str, said: tuple[str, ...]) -> None:
    with pytest.raises(BadContent) as caught:
        warhost.load("lords_of_ragnarok", content=named(tmp_path, "en", text))
    assert [word for word in said if word not in str(caught.value)] == []


def test_what_an_owner_replaced_is_no_longer_house_content() -> None:
    before, after = game(), packed()
    assert isinstance(before, LordsOfRagnarok)
    gone = before.house() - after.house()
    replaced = {"source-valhalla_gates", "card-axe", "card-bow", "figure-draugr", "event-event_01", "region-3"}
    assert replaced <= gone
    assert gone - replaced == {key for key in before.house() if key.startswith("attack-")}


def test_a_replaced_blessing_does_what_its_new_operations_say() -> None:
    here = {"region": 5, "drakkar": "sea1", "blessings": ["valhalla_gates"], "armies": [{"region": 5, "value": 1}]}
    one = table("special_action", players=[here, {"region": 12}], monsters={"troll": {"region": 4}})
    one.die("move").play("act monsters", "drive 5")
    one.until("gain_rune", "trample green1")
    assert one.armies("green") == []
    one.play("gain algiz")
    assert one.runes("green") == ["algiz"]


def test_replaced_numbers_count() -> None:
    tables = packed().tables
    axe, bow = tables.card_ids.index("axe"), tables.card_ids.index("bow")
    assert (tables.card_value[axe], tables.card_copies[axe], tables.card_copies[bow]) == (5, 3, 5)
    assert len(tables.kind) == 35


def test_a_replaced_region_lets_armies_grow() -> None:
    here = {"region": 3, "drakkar": "sea1", "armies": [{"region": 3, "value": 2}]}
    regions = {"3": {"control": 0}}
    one = table("manoeuvres", players=[here, {"region": 12}], regions=regions).play("activate green1", "grow")
    assert one.armies("green") == [(3, 3)]
    ours = game().from_position(
        {"game": "lords_of_ragnarok", "table": {"step": "manoeuvres", "players": [here, {}], "regions": regions}}
    )
    ours.play(ours.parse("activate green1"))
    assert "grow" not in [ours.notation(choice) for choice in ours.legal()]


def test_a_replaced_sheet_has_its_own_boxes() -> None:
    one = table("manoeuvres", monsters={"draugr": {"region": 4}})
    assert one.monster("draugr")["boxes"] == [None, None, None]


def test_a_replaced_event_activates_the_boss() -> None:
    assert packed().tables.event_boss[0]
    game_as_shipped = game()
    assert isinstance(game_as_shipped, LordsOfRagnarok)
    assert not game_as_shipped.tables.event_boss[0]


def test_a_whole_list_may_have_other_kinds() -> None:
    tables = packed().tables
    assert tables.attack_ids == ["special_attack", "headbutt"]
    assert len(tables.attack_deck) == 14


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_played_with_a_pack(seats: int) -> None:
    rng = random.Random(seats)
    state = packed().new(seats=seats, seed=seats)
    while state.seat is not None:
        state.play(rng.choice(state.legal()))
    state.check()
    assert state.setting.pack == "Worked example"
    assert state.to_position()["pack"] == "Worked example"


# -- mistakes


def pack(tmp_path: Path, file: str, text: str) -> Path:
    (tmp_path / "lords_of_ragnarok").mkdir()
    (tmp_path / "pack.yaml").write_text("name: My box\n", encoding="utf-8")
    (tmp_path / "lords_of_ragnarok" / f"{file}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("blessings", "blessings:\n- id: mead_of_poetry\n", ("blessings.yaml:2", "mead_of_poetry", "valhalla_gates")),
        ("blessings", "blessings:\n- id: hlidskjalf\n  trigger: sunset\n", ("blessings.yaml:3", "trigger", "passive")),
        ("blessings", "blessings:\n- id: hlidskjalf\n  ops:\n  - {op: dance}\n", ("blessings.yaml:4", "dance")),
        ("combat_cards", "cards:\n- id: axe\n  copies: 9\n", ("35 cards",)),
        ("combat_cards", "cards:\n- id: axe\n  value: many\n", ("combat_cards.yaml:3", "value", "many")),
        ("board", "sides:\n- side: '2'\n  regions:\n  - {number: 40, village: true}\n", ("board.yaml:4", "40")),
        ("board", "sides:\n- side: '5'\n", ("board.yaml:2", "5")),
        ("monster_attack_cards", "whole: [attacks]\ncards: []\n", ("monster_attack_cards.yaml:1", "attacks", "cards")),
        ("dragons", "dragons: []\n", ("dragons.yaml", "blessings.yaml")),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path: Path, file: str, text: str, said: tuple[str, ...]) -> None:
    with pytest.raises(BadContent) as caught:
        warhost.load("lords_of_ragnarok", content=pack(tmp_path, file, text))
    message = str(caught.value)
    for words in said:
        assert words in message, message


@rule("lor.battle.windows")
@pytest.mark.parametrize("trigger", ["before_own_battle", "own_battle_after_both_passed"])
@pytest.mark.parametrize(("active", "first"), [(0, "green"), (1, "red")])
def test_the_windows_of_a_battle_open_for_the_active_player_first(
    tmp_path: Path, trigger: str, active: int, first: str
) -> None:
    draws = "".join(
        f"- id: {name}\n  trigger: {trigger}\n  optional: false\n  rune_action_cost: null\n"
        "  ops:\n  - {op: draw_combat, n: 1}\n"
        for name in ("hlidskjalf", "hallowed_ground")
    )
    owned = warhost.load("lords_of_ragnarok", content=pack(tmp_path, "blessings", f"blessings:\n{draws}"))
    players = [
        {"region": 16, "armies": [{"region": 5, "value": 2, "before": 6}], "blessings": ["hlidskjalf"]},
        {"region": 14, "armies": [{"region": 5, "value": 2}], "blessings": ["hallowed_ground"]},
    ]
    one = Table(owned.from_position({"table": {"active": active, "step": "manoeuvres", "players": players}}))
    one.until("action")
    assert [line["player"] for line in one.heard("log-draws-own")][:2] == [
        f"player-{first}",
        f"player-{'red' if first == 'green' else 'green'}",
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_monster_may_be_roused_while_players_are_still_to_come(tmp_path: Path, seats: int) -> None:
    rouse = "".join(
        f"- id: {origin['id']}\n  ops:\n  - {{op: activate_monster, n: 1, which: neutral_or_own}}\n"
        for origin in game().content["origins"]["origins"][1:]
    )
    packed = warhost.load("lords_of_ragnarok", content=pack(tmp_path, "origins", f"origins:\n{rouse}"))
    attacks = 0
    for seed in range(20):
        one = Table(packed.new(seats=seats, seed=seed))
        rng = random.Random(seed)
        while one.state.drafted < seats:
            one.play(rng.choice(one.choices))
        attacks += len(one.heard("log-region-attack"))
    assert attacks > 0


@rule("lor.cards.effects_add_up")
def test_of_two_ranges_the_longer_counts_and_other_numbers_add_up(tmp_path: Path) -> None:
    text = """
        blessings:
        - {id: hlidskjalf, trigger: own_hero_step, ops: [{op: hero_move_range, n: 5}]}
        - {id: seidr_weaving, ops: [{op: limit_plus, what: combat, n: 1}]}
    """
    owned = warhost.load("lords_of_ragnarok", content=pack(tmp_path, "blessings", textwrap.dedent(text)))
    players = [{"blessings": ["huginn_muninn", "falcon_cloak"]}, {"blessings": ["seidr_weaving", "hlidskjalf"]}]
    one = Table(owned.from_position({"table": {"players": players}}))
    assert [one.player(colour)["card_limit"] for colour in ("green", "red")] == [2 + 2, 2 + 1]
    assert [one.state.modifier(seat, HERO_RANGE) for seat in (0, 1)] == [3, 5]
    one.state.powers[0] |= one.state.powers[1]
    assert one.player("green")["card_limit"] == 2 + 2 + 1
    assert one.state.modifier(0, HERO_RANGE) == 5


@pytest.fixture
def dear(tmp_path: Path) -> warhost.Game:
    """Cards that cost several others or several runes, and one that strikes hard."""
    cards = """
        cards:
        - id: fire_arrows
          hunt: {ops: [{op: discard_combat_for, n: 2, then: [{op: draw_combat, n: 1}]}]}
          battle: {ops: [{op: pay_rune_for, n: 2, then: [{op: battle_value, n: 3}]}]}
        - id: throwing_spear
          battle: {ops: [{op: enemy_army_minus, n: 3, when: now}]}
    """
    return warhost.load("lords_of_ragnarok", content=pack(tmp_path, "combat_cards", textwrap.dedent(cards)))


def fight(owned: warhost.Game, **green: Any) -> Table:
    """Green attacks with an army of 4, red defends with one of 2 and without cards."""
    players = [
        {"region": 16, "armies": [{"region": 5, "value": 4, "before": 6}], **green},
        {"region": 14, "armies": [{"region": 5, "value": 2}]},
    ]
    return Table(owned.from_position({"table": {"step": "manoeuvres", "players": players}})).until("battle_card")


def test_a_price_of_several_runes_is_paid_one_by_one(dear: warhost.Game) -> None:
    rich = {"hand": ["fire_arrows"], "runes": {"uruz": 2, "othala": 1}, "attributes": {"wisdom": 3}}
    one = fight(dear, **rich).play("play fire_arrows", "pay uruz")
    assert one.choices == ["pay uruz", "pay othala"]  # begun, it is paid in full
    assert one.state.decision().prompt.params["count"] == 1
    one.play("pay uruz")
    assert one.runes("green") == ["othala"]
    assert one.heard("log-battle-values")[0]["attack"] == 4 + 2 + 3
    one = fight(dear, **{**rich, "runes": {"uruz": 1}}).play("play fire_arrows")
    assert one.heard("log-battle-values")[0]["attack"] == 4 + 2


def test_a_price_of_several_cards_is_paid_one_by_one(dear: warhost.Game) -> None:
    hero = {"region": 8, "hand": ["fire_arrows", "spear", "sword", "axe"], "attributes": {"wisdom": 4}}
    doc = {"step": "special_action", "players": [hero, {"region": 14}], "monsters": {"draugr": {"region": 8}}}
    one = start_hunt(Table(dear.from_position({"table": doc})), "draugr", ("tail_sweep", "claws"))
    one.play("attack claws", "finish").until("hero_round").play("hit fire_arrows", "discard spear")
    assert "decline" not in one.choices
    assert one.state.decision().prompt.params["count"] == 1
    cards = len(one.hand("green"))
    one.play("discard sword")
    assert one.heard("log-discards")[-2:] == [
        {"player": "player-green", "card": f"card-{card}"} for card in ("spear", "sword")
    ]
    assert len(one.hand("green")) == cards  # one discarded, one drawn


def test_an_army_weaker_than_the_strike_is_destroyed(dear: warhost.Game) -> None:
    one = fight(dear, hand=["throwing_spear"]).play("play throwing_spear")
    assert one.heard("log-battle-values")[0]["defence"] == 0


def blessed(tmp_path: Path, op: str, **more: Any) -> Table:
    """The start of a turn of green, whose blessing does this, in a region between Vanaheim and the sea."""
    text = f"blessings:\n- id: gallows_offering\n  ops:\n  - {{{op}}}\n"
    owned = warhost.load("lords_of_ragnarok", content=pack(tmp_path, "blessings", text))
    armies = [{"region": region, "value": 1} for region in (1, 9, 16)]
    green = {"region": 5, "drakkar": "sea1", "armies": armies, "blessings": ["gallows_offering"]}
    doc = {"step": "start", "players": [{**green, **more.pop("green", {})}, {"region": 14}], "stirred": False, **more}
    return Table(owned.from_position({"table": doc}))


def test_a_realm_beside_the_hero_may_be_given(tmp_path: Path) -> None:
    one = blessed(tmp_path, "op: ally_realm, which: adjacent_to_hero").play("use gallows_offering")
    assert one.view["realms"]["vanaheim"] == [0]


def test_no_realm_is_given_where_there_is_none(tmp_path: Path) -> None:
    one = blessed(tmp_path, "op: ally_realm, which: adjacent_to_hero", green={"region": 1})
    assert one.kind == "hero_step"


def test_a_monster_beside_the_hero_may_be_given(tmp_path: Path) -> None:
    one = blessed(tmp_path, "op: control_monster", monsters={"troll": {"region": 5}}).play("use gallows_offering")
    assert one.monster("troll")["ring"] == 0


def test_no_monster_is_given_where_there_is_none(tmp_path: Path) -> None:
    assert blessed(tmp_path, "op: control_monster", monsters={"troll": {"region": 4}}).kind == "hero_step"


def test_damage_to_several_boxes_is_dealt_one_by_one(tmp_path: Path) -> None:
    beasts = {"troll": {"region": 5}, "garm": {"region": 5}}
    one = blessed(tmp_path, "op: deal_damage_outside_hunt, n: 2, weapon: any", monsters=beasts)
    one.play("use gallows_offering", "smite troll", "cover 3", "smite garm", "cover 4")
    assert (one.covered("troll"), one.covered("garm")) == ([3], [4])
    assert one.kind == "hero_step"


@rule("lor.mobilize.once_each")
def test_several_armies_move_each_once(tmp_path: Path) -> None:
    one = blessed(tmp_path, "op: move_army, n: 2").play("use gallows_offering", "march green2", "move 10")
    one.forbids("march green2", "lor.mobilize.once_each")
    one.play("march green1", "move 3")
    assert one.armies("green") == [(3, 1), (10, 1), (16, 1)]
    assert one.kind == "hero_step"


# -- the page that explains it


def test_the_page_names_every_trigger_and_operation() -> None:
    page = (DOCS / "content-packs.md").read_text(encoding="utf-8")
    vocabulary = game().content["effects_vocabulary"]
    for kind in ("triggers", "ops"):
        missing = [name for name in vocabulary[kind] if f"`{name}`" not in page]
        assert missing == []


def test_the_files_shown_on_the_page_are_those_of_the_example() -> None:
    page = (DOCS / "content-packs.md").read_text(encoding="utf-8")
    shown = [block.partition("\n")[2].partition("```")[0] for block in page.split("```yaml")[1:]]
    files = [path.read_text(encoding="utf-8") for path in (EXAMPLE / "lords_of_ragnarok").glob("*.yaml")]
    assert len(shown) >= 4
    assert [block for block in shown if not any(yaml.safe_load(block) == yaml.safe_load(file) for file in files)] == []
