"""The simple opponent at Lords of Ragnarok: sound judgement in plain positions, legal play, no peeking, and it wins."""

from __future__ import annotations

import pytest

from tests.lords_of_ragnarok.vocabulary import Table, battle, game, hunt, saga
from warhost import FastChance
from warhost.bots.bot import Bot, RandomBot, bot, levels, play_out
from warhost.bots.knowledge import Knowledge
from warhost.bots.lords_of_ragnarok import SimpleLordsOfRagnarok
from warhost.games.lords_of_ragnarok.model import Saga


def chosen(table: Table, seed: int = 0) -> str:
    """What the simple opponent does here, in notation."""
    state = table.state
    assert state.seat is not None
    return state.notation(SimpleLordsOfRagnarok(seed).choose(Knowledge(state, state.seat)))


def plays(table: Table, kind: str) -> Table:
    """Let it play its own decisions until one of a kind comes."""
    while table.kind != kind:
        table.play(chosen(table))
    return table


# -- judgement: regions and victories


def test_an_army_takes_a_region_it_is_strong_enough_for() -> None:
    table = saga("manoeuvres", green={"region": 1, "drakkar": "sea1", "armies": [(1, 3)], "control": [1]})
    table.play("activate green1")
    assert chosen(table) in ("move 2", "move 3", "move 5")  # Odin's region needs 5
    weak = saga("manoeuvres", green={"region": 1, "drakkar": "sea4", "armies": [(1, 2)], "control": [1]})
    weak.play("activate green1")
    assert chosen(weak) == "move 5"  # the others need 3 and 5


def test_it_completes_its_third_land_rather_than_take_a_richer_region() -> None:
    lands = game().content["board"]["sides"][1]["territories"]
    held = [number for land in lands[:3] for number in land["regions"]]
    last = held.pop()
    border = next(iter(set(held) & set(game().content["board"]["sides"][1]["regions"][last - 1]["adjacent_regions"])))
    table = saga("manoeuvres", green={"region": 1, "drakkar": "sea1", "armies": [(border, 6)], "control": held})
    assert table.view["victories"]["jarl"]["have"][0] == 2
    table.play(chosen(table))
    assert chosen(table) == f"move {last}"


def test_it_builds_the_temple_that_wins() -> None:
    table = saga(
        "special_action",
        green={"region": 1, "control": [3, 8, 9, 12], "armies": [(3, 2)]},
        regions={number: {"temple": True} for number in (3, 8, 9)},
    )
    plays(table, "action")
    assert chosen(table) == "act build_temple"


def test_it_usurps_an_undefended_region_under_its_hero() -> None:
    table = saga("special_action", green={"region": 4, "power": 5, "control": [1, 2]})
    assert chosen(plays(table, "action")) == "act usurp"


def test_a_hero_goes_where_there_is_something_to_do() -> None:
    table = saga("hero", green={"region": 1, "drakkar": "sea1", "power": 2, "control": [1]})
    table.play(chosen(table))
    here = table.region(table.hero("green"))
    assert here["control"] is None or here["forge"] is not None


# -- judgement: battles


def test_it_plays_the_cheapest_card_that_brings_the_lead() -> None:
    table = battle(attacker={"hand": ["bow", "axe"]}, defender={"hand": []})
    assert table.who == "green"
    assert chosen(table) == "play bow"


def test_it_passes_when_no_card_can_help() -> None:
    table = battle(attacker={"hand": ["bow"]}, defender={"hand": [], "armies": [(5, 6)]})
    assert table.who == "green"
    assert chosen(table) == "pass"


def test_it_passes_when_it_leads_and_nobody_can_answer() -> None:
    table = battle(attacker={"hand": ["axe"], "armies": [(6, 6)]}, defender={"hand": []})
    assert chosen(table) == "pass"


# -- judgement: hunts


def test_a_monster_attacks_with_the_most_rage() -> None:
    table = hunt(attacks=("claws", "bite"))
    assert (table.who, chosen(table)) == ("red", "attack bite")


def test_it_stops_an_attack_with_the_cheapest_card_that_can() -> None:
    table = hunt(hunter={"hand": ["sword", "axe"]}, attacks=("claws", "bite")).play("attack claws")
    while table.kind == "defend" and chosen(table) != "finish":
        table.play(chosen(table))
    assert table.view["hunt"]["attack"]["stopped"]


def test_it_deals_damage_as_long_as_it_can() -> None:
    table = hunt(hunter={"hand": ["sword", "axe"]}, attacks=("claws", "bite")).play("attack claws")
    table.until("hero_round")
    assert chosen(table).startswith("hit")


def test_it_stops_an_attack_that_would_end_the_hunt_with_several_cards() -> None:
    table = hunt(hunter={"hand": ["sword", "axe"], "power": 2}, deck=["bow", "bow"], attacks=("escape", "claws"))
    table.play("attack escape")
    while table.kind == "defend" and chosen(table) != "finish":
        table.play(chosen(table))
    assert table.view["hunt"]["attack"]["stopped"]
    table = hunt(hunter={"hand": ["spear", "bow"], "power": 2}, deck=["bow", "bow"], attacks=("bite", "claws"))
    assert chosen(table.play("attack bite")) == "finish"  # an injury is not worth two cards


def test_an_injury_is_taken_where_it_costs_least() -> None:
    table = hunt(hunter={"authority": 4, "power": 3, "wisdom": 5}).play("attack claws").until("injury")
    assert chosen(table) == "injure power"


def test_it_discards_what_cannot_strike() -> None:
    table = hunt(hunter={"hand": ["shield", "bow"], "power": 2}, deck=["axe", "axe"], attacks=("tail_sweep", "bite"))
    table.play("attack tail_sweep", "finish")
    assert (table.kind, chosen(table)) == ("discard_cards", "discard shield")


def test_it_hunts_a_monster_that_is_nearly_dead() -> None:
    boxes = [1, 0, 0, 0, 0, 0, None]  # of huldra's seven, an axe is left
    green = {"region": 8, "drakkar": "sea2", "hand": ["axe", "dane_axe"], "control": [6, 8], "armies": [(8, 2)]}
    table = saga(green=green, red={"region": 16, "drakkar": "sea4"}, monsters={"huldra": {"region": 8, "boxes": boxes}})
    assert chosen(table) == "act monsters"
    table.play("act monsters")
    assert chosen(table) == "hunt huldra"


def test_a_hero_goes_to_prey_it_can_kill() -> None:
    boxes = [1, 0, 0, 0, 0, 0, None]
    green = {"region": 5, "drakkar": "sea3", "hand": ["axe", "dane_axe"], "control": [5, 6, 8], "armies": [(5, 2)]}
    table = saga(
        "hero", green=green, red={"region": 16, "drakkar": "sea4"}, monsters={"huldra": {"region": 8, "boxes": boxes}}
    )
    assert chosen(table) == "move 8"


# -- legal play


@pytest.mark.parametrize(("seats", "drafts"), [(2, 2), (2, 3), (3, 2), (4, 3)])
def test_it_plays_legally_with_every_number_of_seats(seats: int, drafts: int) -> None:
    state = game().new(seats=seats, seed=seats + drafts, drafts=drafts)
    bots: list[Bot] = [SimpleLordsOfRagnarok(seat) for seat in range(seats)]
    bots[-1] = RandomBot(1)  # so that odd positions come too
    play_out(state, bots)
    state.check()


def test_deciding_leaves_the_state_as_it_was() -> None:
    state = game().new(seed=6)
    assert isinstance(state, Saga)
    bots = [SimpleLordsOfRagnarok(1), SimpleLordsOfRagnarok(2)]
    for _ in range(60):
        if state.seat is None:
            break
        before = state.to_position()
        choice = bots[state.seat].decide(state)
        assert state.to_position() == before
        state.play(choice)


# -- what it may know


class Peeker:
    """What no bot may be: it reads the decks and the hands of others."""

    def choose(self, knowledge: Knowledge) -> int:
        state = knowledge._state
        assert isinstance(state, Saga)
        legal = knowledge.legal()
        secret = sum(place * card for place, card in enumerate(state.deck + state.event_deck + state.attack_hand))
        return legal[secret % len(legal)]


def differences(first: Bot, second: Bot, seed: int) -> tuple[int, int]:
    """How often the second bot chooses otherwise when hidden things are changed; and how often any were."""
    state = game().new(seats=3, seed=seed)
    trick = FastChance(seed + 99)
    other_choices = changed = 0
    for _ in range(150):
        if state.seat is None:
            break
        seat = state.seat
        tampered = state.determinize(seat, trick)
        changed += tampered.whole_table() != state.whole_table()
        choice = first.choose(Knowledge(state, seat))
        other_choices += choice != second.choose(Knowledge(tampered, seat))
        state.play(choice)
    return other_choices, changed


def test_it_does_not_peek() -> None:
    other_choices, changed = differences(SimpleLordsOfRagnarok(3), SimpleLordsOfRagnarok(3), seed=1)
    assert changed > 80
    assert other_choices == 0


def test_a_bot_that_peeks_is_caught() -> None:
    other_choices, _ = differences(Peeker(), Peeker(), seed=1)
    assert other_choices > 50


# -- strength


def test_it_is_known_by_name() -> None:
    assert levels(game()) == ("random", "simple")
    assert isinstance(bot("simple", game(), 1), SimpleLordsOfRagnarok)


@pytest.mark.parametrize(("seats", "games"), [(2, 8), (3, 3), (4, 3)])
def test_it_beats_random_play(seats: int, games: int) -> None:
    won = 0
    for seed in range(games):
        seat = seed % seats
        bots: list[Bot] = [RandomBot(seed + other) for other in range(seats)]
        bots[seat] = bot("simple", game(), seed)
        won += play_out(game().new(seats=seats, seed=seed), bots).winners == (seat,)
    assert won >= games - 1
