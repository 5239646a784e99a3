"""The types of what is shown know just the words that the rules know."""

from __future__ import annotations

from typing import get_args

import pytest

from warhost.games.stratego_legends import documents
from warhost.games.stratego_legends.model import STOPS, WINDOWS
from warhost.games.stratego_legends.odds import OUTCOMES
from warhost.games.stratego_legends.tables import CLASSES, COLORS, KEYWORDS, SIDES, TERRAINS


@pytest.mark.parametrize(
    ("declared", "words"),
    [
        (documents.Side, SIDES),
        (documents.Nation, COLORS),
        (documents.Terrain, TERRAINS),
        (documents.Row, CLASSES),
        (documents.Keyword, KEYWORDS),
        (documents.WindowKind, WINDOWS),
        (documents.Stop, STOPS),
        (documents.Outcome, OUTCOMES),
    ],
)
def test_words_are_declared_as_they_are_counted(declared: object, words: tuple[str, ...]) -> None:
    assert get_args(declared) == words
