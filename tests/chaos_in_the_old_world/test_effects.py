"""What is written for cards and upgrades: something for every id that needs it, nothing for ids that do not exist."""

from __future__ import annotations

import pytest

from tests.chaos_in_the_old_world.vocabulary import game
from warhost.games.chaos_in_the_old_world.effects.binding import written
from warhost.games.chaos_in_the_old_world.effects.chaos_card import CHAOS_CARDS, ChaosCard
from warhost.games.chaos_in_the_old_world.effects.old_world_card import OLD_WORLD_CARDS, OldWorldCard
from warhost.games.chaos_in_the_old_world.effects.upgrade import OF_SORT, Upgrade
from warhost.games.chaos_in_the_old_world.tables import (
    CARD_IDS,
    CARDS,
    CLASS_IDS,
    CLASSES,
    OLD_WORLD_IDS,
    POWER_IDS,
    POWERS,
    REGION_IDS,
    REGIONS,
    SIDE_IDS,
    SLOTS,
    TOKEN_IDS,
    TOKENS,
    UPGRADE_IDS,
    UPGRADES,
    UPGRADES_EACH,
)

CONTENT = game().content
DECKS = CONTENT["chaos_cards"]["decks"]
OLD_WORLD = CONTENT["old_world_cards"]["cards"]
ABILITIES = [upgrade for power in CONTENT["powers"]["powers"] for upgrade in power["upgrades"]]
BONUSES = ("power_points_bonus", "draw_bonus", "vp_per_ruination")


def test_the_lists_of_ids_are_those_of_the_content_and_as_long_as_their_counts() -> None:
    assert [card["id"] for deck in DECKS for card in deck["cards"]] == list(CARD_IDS)
    assert [card["id"] for card in OLD_WORLD] == list(OLD_WORLD_IDS)
    assert [upgrade["id"] for upgrade in ABILITIES] == list(UPGRADE_IDS)
    counts = (POWERS, CLASSES, TOKENS, REGIONS, SLOTS, CARDS, UPGRADES, POWERS * UPGRADES_EACH)
    ids = (POWER_IDS, CLASS_IDS, TOKEN_IDS, REGION_IDS, REGION_IDS * len(SIDE_IDS), CARD_IDS, UPGRADE_IDS, UPGRADE_IDS)
    assert counts == tuple(len(names) for names in ids)


def test_every_chaos_card_has_its_text_and_its_power() -> None:
    assert sorted(written(ChaosCard)) == sorted(CARD_IDS)
    assert [card.id for card in CHAOS_CARDS.cards] == list(CARD_IDS)
    assert [POWER_IDS[card.power] for card in CHAOS_CARDS.cards] == [d["power"] for d in DECKS for _ in d["cards"]]


def test_every_persistent_effect_of_the_old_world_is_written_and_acts_at_its_time() -> None:
    persistent = {card["id"]: card["persistent_timing"] for card in OLD_WORLD if card["persistent_timing"] is not None}
    assert sorted(written(OldWorldCard)) == sorted(persistent)
    assert [card.id for card in OLD_WORLD_CARDS] == [name if name in persistent else "" for name in OLD_WORLD_IDS]
    for card in OLD_WORLD_CARDS:
        assert card.acts_at_end == (persistent.get(card.id) == "end_phase"), card.id


def test_every_upgrade_has_an_ability_or_changes_numbers_only() -> None:
    numbers_only = {one["id"] for one in ABILITIES if any(one.get(bonus) for bonus in BONUSES)}
    numbers_only |= {"khorne_bloodsworn", "slaanesh_seductresses"}  # attack and defense, no other ability
    assert {*written(Upgrade)} == {*UPGRADE_IDS} - numbers_only
    assert [upgrade.sort for upgrade in OF_SORT] == list(range(POWERS * CLASSES))


@pytest.mark.parametrize("base", [ChaosCard, OldWorldCard, Upgrade])
def test_a_text_answers_only_what_the_rules_ask(base: type[ChaosCard] | type[OldWorldCard] | type[Upgrade]) -> None:
    for kind in base.__subclasses__():
        own = {name for name in vars(kind) if not name.startswith("__")}
        assert own <= {*dir(base)}, f"{kind.__name__} answers {own - {*dir(base)}}"
