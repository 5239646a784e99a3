"""The types of what is shown know just the words that the rules know."""

from __future__ import annotations

from typing import get_args

import pytest

from warhost.games.chaos_in_the_old_world import documents
from warhost.games.chaos_in_the_old_world.mechanics.dice import CAUSES
from warhost.games.chaos_in_the_old_world.model import PHASES
from warhost.games.chaos_in_the_old_world.tables import CLASS_IDS, POWER_IDS, SIDE_IDS, TOKEN_IDS


@pytest.mark.parametrize(
    ("declared", "words"),
    [
        (documents.Power, POWER_IDS),
        (documents.Class, CLASS_IDS),
        (documents.Token, TOKEN_IDS),
        (documents.Side, SIDE_IDS),
        (documents.Phase, PHASES),
        (documents.Cause, CAUSES),
    ],
)
def test_words_are_declared_as_they_are_counted(declared: object, words: tuple[str, ...]) -> None:
    assert get_args(declared) == words
