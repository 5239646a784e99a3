"""What an error must tell: words for it exist in every language, and name what was wrong."""

from warhost import Text, WarhostError
from warhost.language import LANGUAGES, language


def says(error: WarhostError, *words: str) -> str:
    """The English of an error; fails if a language has no words for it, or a word is not in it."""
    for code in LANGUAGES:
        for key in error.text.keys():  # noqa: SIM118 - a text is no mapping
            assert key == "verbatim" or language(code).knows(key), f"no words for '{key}' in {code}"
    english = language("en").say(error.text)
    plain = [str(value) for value in parameters(error.text)]
    for word in words:
        assert word in english or word in plain, f"{word!r} is not in {english!r}"
    return english


def parameters(text: Text) -> list[str | int]:
    """All words and numbers inside a text."""
    found: list[str | int] = []
    for value in text.params.values():
        for part in value if isinstance(value, tuple) else (value,):
            found += parameters(part) if isinstance(part, Text) else [part]
    return found
