"""Every word said to people exists in every language, is used, and finds the parameters it needs."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import warhost
from tests.listening import Strict
from tests.lords_of_ragnarok.words import families as ragnarok_families
from warhost import Game, Text, WarhostError
from warhost.games.battle_masters.frames import Ask
from warhost.games.battle_masters.game import BattleMasters
from warhost.games.battle_masters.model import ENDINGS
from warhost.games.battle_masters.tables import DIRECTIONS, DISCS, EDGES, FACES, MODIFIERS, PIECES
from warhost.games.chaos_in_the_old_world import model as old_world_model
from warhost.games.chaos_in_the_old_world import tables as old_world
from warhost.games.stratego_legends import model as legends_model
from warhost.games.stratego_legends import tables as legends
from warhost.games.stratego_legends.game import StrategoLegends
from warhost.language import LANGUAGES, language
from warhost.server.faults import TooFast  # the errors of tables and server are known once it is loaded
from warhost.server.library import house_of

SOURCE = Path(warhost.__file__).parent
APP = ""  # stands for the words that all games share, beside the ids of the games
OWNERS = (APP, *warhost.games())


# -- the Fluent files


def locale(owner: str) -> Path:
    return SOURCE / "locale" if owner == APP else SOURCE / "games" / owner / "locale"


@cache
def entries(owner: str, code: str) -> list[ftl.EntryType]:
    text = (locale(owner) / code / ("app.ftl" if owner == APP else "game.ftl")).read_text(encoding="utf-8")
    body: list[ftl.EntryType] = FluentParser(with_spans=False).parse(text).body
    return body


@cache
def called(owner: str, code: str) -> dict[str, ftl.Message]:
    """What a language calls the things of a game's content."""
    text = (locale(owner) / code / "names.ftl").read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    own = [entry for entry in body if isinstance(entry, ftl.Message)]
    found = {message.id.name: message for message in own}
    assert len(found) == len(own)
    return found


@cache
def messages(owner: str, code: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(owner, code) if isinstance(entry, ftl.Message)}


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from nodes(part)


def own_words(message: ftl.Message) -> str:
    return "\n".join(node.value for node in nodes(message) if isinstance(node, ftl.TextElement))


def params(message: ftl.Message) -> set[str]:
    """What a message has to be given; a form of a name (`$figure-the`) comes with the name."""
    return {node.id.name.partition("-")[0] for node in nodes(message) if isinstance(node, ftl.VariableReference)}


def in_forms(message: ftl.Message) -> set[str]:
    """The parameters of which a message says a form."""
    found = {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}
    return {name.partition("-")[0] for name in found if "-" in name}


def quoted(message: ftl.Message) -> set[str]:
    """The messages that a message has inside it."""
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.MessageReference)}


@cache
def game(owner: str) -> Game:
    return warhost.load(owner, content="")


def named(owner: str) -> set[str]:
    """Messages that the content provides."""
    return set() if owner == APP else set(game(owner).names())


# -- what the source says


class Said(NamedTuple):
    """A place in the source where a text is made: its key, a pattern for keys, and the parameters given there."""

    place: str
    key: str
    pattern: re.Pattern[str] | None
    params: frozenset[str] | None  # None: passed on from elsewhere
    unit: bool = False  # said of a unit, and in other words to those who do not know it


def errors(kind: type[WarhostError]) -> set[str]:
    return {kind.__name__}.union(*(errors(sub) for sub in kind.__subclasses__()))


# The argument that is a key, by the name of what is called; `error` is how `read_json` calls the error it is given.
KEY_ARGUMENT = dict.fromkeys(
    {"Text", "Event", "Thing", ".say", "error", TooFast.__name__} | errors(WarhostError), 0
) | {
    ".wrong": 1,
    ".say_of": 1,
}
EVENTS = ("Event", ".say", ".say_of")  # these are given the name of an event; its words are those of its family
ADDED = {".wrong": {"path"}, ".say_of": {"unit"}, TooFast.__name__: {"minutes"}}
COMMAND_LINE = "cli-"  # so begin all keys of the command line, and nothing else


def sources(owner: str) -> list[Path]:
    games = SOURCE / "games"
    if owner != APP:
        return sorted((games / owner).rglob("*.py"))
    inside = [games / other for other in warhost.games()]
    return sorted(path for path in SOURCE.rglob("*.py") if not any(path.is_relative_to(folder) for folder in inside))


@cache
def said(owner: str) -> list[Said]:
    return [one for path in sources(owner) for one in said_in(path)]


def said_in(path: Path) -> Iterator[Said]:
    family = "log-" if path.is_relative_to(SOURCE / "games") else "table-log-"
    module = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
    inside = {id(node): function for function in functions for node in ast.walk(function)}  # the innermost one
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and starts(node, COMMAND_LINE) and not str(node.value).endswith("-"):
            yield Said(f"{path.relative_to(SOURCE)}:{node.lineno}", str(node.value), None, None)
        if not isinstance(node, ast.Call):
            continue
        called = f".{node.func.attr}" if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        function = inside.get(id(node))
        if called == "Thing" and (len(node.args) > 2 or (function and function.name in ("subject", "thing"))):
            continue  # named by what is told with it, or never said
        place = f"{path.relative_to(SOURCE)}:{node.lineno}"
        number = KEY_ARGUMENT.get(called, 0)
        if len(node.args) <= number:
            continue
        if called not in KEY_ARGUMENT and not starts(node.args[0], COMMAND_LINE):
            continue
        given = {keyword.arg for keyword in node.keywords} | ADDED.get(called, set())
        if called == "Event":
            facts = node.args[1]
            given = {getattr(key, "value", None) for key in facts.keys} if isinstance(facts, ast.Dict) else {None}
        for key in keys(node.args[number], inside.get(id(node)), module, place):
            with_params = None if None in given else frozenset(str(name) for name in given)
            if called == "Thing":
                key = re.compile(f"{key if isinstance(key, str) else key.pattern}-.+")
            elif called in EVENTS and not str(path).startswith(str(SOURCE / "cli")):
                key = family + key if isinstance(key, str) else re.compile(family + key.pattern)
            if isinstance(key, str):
                yield Said(place, key, None, with_params, called == ".say_of")
            else:
                yield Said(place, key.pattern, key, with_params)


def starts(value: ast.expr, prefix: str) -> bool:
    first = value.values[0] if isinstance(value, ast.JoinedStr) and value.values else value
    return isinstance(first, ast.Constant) and str(first.value).startswith(prefix)


def keys(
    value: ast.expr, function: ast.FunctionDef | None, module: ast.Module, place: str
) -> list[str | re.Pattern[str]]:
    """The keys an expression may stand for; none where a key or a whole text is handed on from elsewhere."""
    if isinstance(value, ast.Constant):
        return [str(value.value)]
    if isinstance(value, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in value.values]
        return [re.compile("".join(parts))]
    if isinstance(value, ast.IfExp):
        return [*keys(value.body, function, module, place), *keys(value.orelse, function, module, place)]
    if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Tuple):
        return [key for part in value.value.elts for key in keys(part, function, module, place)]
    if isinstance(value, ast.Attribute) and value.attr.endswith("_key"):
        defaults = [node for node in ast.walk(module) if isinstance(node, ast.Assign | ast.AnnAssign)]
        found = [node.value for node in defaults if node.value and value.attr in assigned(node)]
        return [key for one in found for key in keys(one, None, module, place) if key]
    if isinstance(value, ast.Name) and function is not None:
        local = [node for node in ast.walk(function) if isinstance(node, ast.Assign) and value.id in assigned(node)]
        return [key for node in local for key in keys(node.value, function, module, place)]
    handed_on = isinstance(value, ast.Name | ast.Attribute | ast.Call | ast.Subscript)
    assert handed_on, f"{place}: how is this key made?"
    return []


def assigned(node: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


# -- keys that the source puts together


def families(owner: str) -> set[str]:
    """Every key an f-string of this owner's source can give, and those that follow from the contract."""
    if owner == APP:
        return set()
    one = game(owner)
    found = {f"game-{owner}", f"game-{owner}-about", *(f"option-{name}" for name in one.options)}
    found |= {option.text(value).key for option in one.options.values() for value in option.values}
    found |= {f"kind-{frame.kind}" for frame in one.frames if frame.kind}
    return found | FAMILIES[owner](one)


def battle_masters(one: Game) -> set[str]:
    assert isinstance(one, BattleMasters)
    tables = one.tables
    kinds: tuple[type[Any], ...] = one.frames
    asks = [kind for kind in kinds if issubclass(kind, Ask)]
    verbs = {*one.alphabet.verbs, *(verb for ask in asks for verb in ask.verbs.values())}
    declared = ("draw", "refuse-draw", "concede")
    rows: dict[str, Any] = {
        "choice": verbs,
        "verb": one.alphabet.verbs,
        "unit": tables.unit_ids,
        "card": tables.card_ids,
        "mat": tables.portion_ids,
        "scenario": one.options["scenario"].values,
        "side": EDGES,
        "lay": PIECES,
        "turn": DIRECTIONS,
        "face": FACES,
        "disc": DISCS,
        "ogre-card": ("move", "attack"),
        "modifier": MODIFIERS,
        "log-misfire": DISCS,
        "log-declare": declared,
        "log-end": [ending.replace("_", "-") for ending in ENDINGS],
        "result": ENDINGS,
    }
    return {f"{family}-{name}" for family, names in rows.items() for name in names}


def chaos_in_the_old_world(one: Game) -> set[str]:
    rows: dict[str, Any] = {
        "choice": set(one.alphabet.verbs) - {"spend"},  # each hit has words of its own
        "verb": one.alphabet.verbs,
        "power": old_world.POWER_IDS,
        "region": old_world.REGION_IDS,
        "card": old_world.CARD_IDS,
        "old": old_world.OLD_WORLD_IDS,
        "token": old_world.TOKEN_IDS,
        "upgrade": old_world.UPGRADE_IDS,
        "instruction": old_world.INSTRUCTION_IDS,
        "log-phase": old_world_model.PHASES,
        "log-declare": ("draw", "refuse-draw", "concede"),
        "log-end": old_world_model.ENDINGS[1:],
        "result": old_world_model.ENDINGS[1:],
    }
    found = {f"{family}-{name}" for family, names in rows.items() for name in names}
    return found | {key for key in one.names() if key.startswith("follower-")}


def stratego_legends(one: Game) -> set[str]:
    assert isinstance(one, StrategoLegends)
    picks = ("pick_unit", "pick_space", "pick_destroyed", "pick_opponent", "pick_terrain", "offer")
    own_words = ("draw", "refuse-draw", "concede", "claim-draw", "ask", "skip")
    rows: dict[str, Any] = {
        "choice": one.alphabet.verbs,
        "verb": one.alphabet.verbs,
        "prompt": picks,
        "op": legends.OPERATIONS,
        "keyword": legends.KEYWORDS,
        "unit": one.tables.unit_ids,
        "army": one.tables.army_ids,
        "board": one.tables.board_ids,
        "side": (*legends.SIDES, "draw"),
        "nation": legends.COLORS,
        "terrain": legends.TERRAINS,
        "row": legends.CLASSES,
        "window": (*legends_model.WINDOWS, *legends_model.STOPS),
        "part": ("base", "terrain", "water", "color", "keyword", "curse", "bonus"),
        "power": [
            f"{unit}-{place + 1}"
            for kind, unit in enumerate(one.tables.unit_ids)
            for place in range(len(one.tables.powers_of[kind]))
        ],
        "log-declare": own_words,
        "log-end": [ending.replace("_", "-") for ending in legends_model.ENDINGS],
        "result": legends_model.ENDINGS,
    }
    hidden = {f"{one.key}-hidden" for one in said("stratego_legends") if one.unit}
    return {f"{family}-{name}" for family, names in rows.items() for name in names} | hidden


FAMILIES = {
    "battle_masters": battle_masters,
    "chaos_in_the_old_world": chaos_in_the_old_world,
    "stratego_legends": stratego_legends,
    "lords_of_ragnarok": ragnarok_families,
}


# -- the files

SAME = {  # equal in both languages, and rightly so
    "board-omen-counts-monument_at_level",
    "board-omen-counts-player_controls_temples",
    "board-corruption",
    "board-domination",
    "board-has-temple",
    "board-monuments",
    "board-phase-corruption",
    "board-points-short",
    "board-rage",
    "board-ragnarok",
    "board-step-rune_actions",
    "board-temple",
    "board-tick-place_noble",
    "board-tick-remove_corruption",
    "board-tick-score_vp",
    "board-timing-corruption",
    "board-timing-domination",
    "board-yggdrasil",
    "cli-citow-token-noble",
    "cli-citow-token-skaven",
    "cli-citow-values",
    "cli-lor-sign-forge",
    "cli-lor-sign-temple",
    "cli-version",
    "game-lords_of_ragnarok",
    "letter-player-blue",
    "letter-player-red",
    "web-game-lords_of_ragnarok",
    "web-game-stratego_legends",
    "web-minutes",
    "web-pause",
    "web-verify-secret",
    "web-with-bots",
}
INFLECTED = {  # names with forms, one of each kind
    "": {"prey": "figure-loki"},
    "chaos_in_the_old_world": {
        "figure": "follower-horror",
        "region": "region-empire",
        "start": "region-kislev",
        "token": "token-noble",
    },
    "lords_of_ragnarok": {"figure": "figure-troll", "prey": "figure-loki", "what": "figure-draugr"},
    "stratego_legends": {"row": "row-magic"},
}
DRAWN = {"cli-bm-legend", "cli-sl-legend"}  # explains the marks of a map


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_line_is_fluent(owner: str, code: str) -> None:
    junk = [entry.content for entry in entries(owner, code) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_defined_twice(owner: str, code: str) -> None:
    own = [entry.id.name for entry in entries(owner, code) if isinstance(entry, ftl.Message)]
    shared = [] if owner == APP else list(messages(APP, code))
    together = sorted([*own, *shared, *named(owner)])
    assert [key for key, following in pairwise(together) if key == following] == []


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_parameters(owner: str, code: str) -> None:
    english, other = (
        {key: sorted(params(message)) for key, message in messages(owner, one).items()} for one in ("en", code)
    )
    assert english == other


@pytest.mark.parametrize("owner", warhost.games())
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_thing_has_a_name_in_every_language(owner: str, code: str) -> None:
    names = called(owner, code)
    assert sorted(names) == sorted(game(owner).names())
    forms = [
        {key: [form.id.name for form in one.attributes] for key, one in called(owner, c).items()} for c in (code, "en")
    ]
    assert forms[0] == forms[1]
    assert [key for key, message in names.items() if params(message)] == []


def test_a_language_is_a_folder_of_files() -> None:
    assert set(LANGUAGES) >= {"en", "fr"}
    wanted = {"app.ftl", "glossary.yaml"}, {"game.ftl", "names.ftl", "rules.yaml", "glossary.yaml"}
    for owner in OWNERS:
        folders = [path for path in locale(owner).iterdir() if path.is_dir()]
        assert {path.name for path in folders} == set(LANGUAGES)
        assert all({file.name for file in path.iterdir()} == wanted[owner != APP] for path in folders)


@pytest.mark.parametrize("owner", OWNERS)
def test_nothing_is_left_in_english(owner: str) -> None:
    english, french = messages(owner, "en"), messages(owner, "fr")
    write = FluentSerializer().serialize_entry
    same = [
        key
        for key, message in french.items()
        if re.search(r"\w", own_words(message)) and write(message) == write(english[key]) and key not in SAME
    ]
    assert same == []
    foreign = re.compile(r"\b(the|and|of|is|are|not|with|choose|unit|hex|card)\b", re.IGNORECASE)
    assert [key for key, message in french.items() if foreign.search(own_words(message)) and key not in SAME] == []


def slips(french: str) -> list[str]:
    """Wrong spaces beside high marks, and foreign quotation marks; what is quoted may be code."""
    breaking, missing, foreign = r" [:;?!»%]|« ", r"«\w|\w»|[^\s\xa0][;?!](?:\s|$)|[^\s\xa0]:\s", r"[“”\"]"
    return re.findall(f"{breaking}|{missing}|{foreign}", re.sub("«\xa0[^»]*\xa0»", "", french))


@pytest.mark.parametrize("owner", OWNERS)
def test_french_typography(owner: str) -> None:
    for key, message in messages(owner, "fr").items():
        assert key in DRAWN or not slips(own_words(message)), key


@pytest.mark.parametrize("owner", OWNERS)
def test_french_does_not_tell_nought_as_one(owner: str) -> None:
    """The singular stands for nought as well, so it has to tell the number itself."""
    singular = [
        (key, node)
        for key, message in messages(owner, "fr").items()
        for node in nodes(message)
        if isinstance(node, ftl.Variant) and isinstance(node.key, ftl.Identifier) and node.key.name == "one"
    ]
    told = [(key, [part.value for part in nodes(node) if isinstance(part, ftl.TextElement)]) for key, node in singular]
    assert [key for key, words in told if re.search(r"\b1\b", " ".join(words))] == []


# -- the source


@pytest.mark.parametrize("owner", OWNERS)
def test_every_key_of_the_source_is_defined(owner: str) -> None:
    known = {"verbatim", *messages(APP, "en"), *messages(owner, "en"), *named(owner)}
    boards = set().union(*({*messages(one, "en"), *named(one)} for one in warhost.games()))
    for one in said(owner):
        drawn = one.key in boards and one.place.startswith("cli")  # the command line speaks the words of a game too
        assert one.pattern or one.key in known or drawn, f"{one.place}: {one.key}"
    assert sorted(families(owner) - known) == []


@pytest.mark.parametrize("owner", warhost.games())
def test_every_key_put_together_in_a_game_belongs_to_a_family(owner: str) -> None:
    known = families(owner)
    patterns = [one for one in said(owner) if one.pattern]
    assert patterns
    assert [one.place for one in patterns if not any(one.pattern and one.pattern.fullmatch(key) for key in known)] == []


def in_the_browser(owner: str) -> list[re.Pattern[str]]:
    """What the web app says of an owner's words: quoted keys, and templates with anything in their holes."""
    source = SOURCE.parent.parent / "web" / "src"
    folders = [source / "games" / owner, source / "table"] if owner else [source]
    quoted = re.compile(r"""(['"`])((?:[\w-]|\$\{[^}]*\})+)\1""")
    found = []
    for path in [path for folder in folders for ending in ("ts", "svelte") for path in folder.rglob(f"*.{ending}")]:
        for _, text in quoted.findall(path.read_text(encoding="utf-8")):
            if "-" in text:
                found.append(re.compile(".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", text)))))
    return found


@pytest.mark.parametrize("owner", OWNERS)
def test_every_message_is_used(owner: str) -> None:
    places = [one for other in OWNERS for one in said(other)] if owner == APP else [*said(owner), *said(APP)]
    used = {one.key for one in places} | families(owner) | {"list", "illegal", "language-tag"}
    used |= {key for message in messages(owner, "en").values() for key in quoted(message)}
    together = [one.pattern for one in said(APP) if one.pattern] if owner == APP else []
    together += in_the_browser(owner)
    dead = [key for key in messages(owner, "en") if key not in used and not any(p.fullmatch(key) for p in together)]
    assert dead == []


@pytest.mark.parametrize("owner", OWNERS)
def test_every_message_finds_its_parameters_where_it_is_said(owner: str) -> None:
    for one in said(owner):
        message = messages(owner, "en").get(one.key) or messages(APP, "en").get(one.key)
        if message is not None and one.params is not None:
            assert params(message) <= one.params, one.place
    for key in families(owner) & set(messages(owner, "en")):
        needed = params(messages(owner, "en")[key])
        sites = [one.params for one in said(owner) if one.key == key or (one.pattern and one.pattern.fullmatch(key))]
        assert not needed or any(given is None or needed <= given for given in sites), key


@pytest.mark.parametrize("owner", warhost.games())
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_decided_can_be_told_to_everybody(owner: str, code: str) -> None:
    """Those who wait read it of the one who decides, so it addresses nobody."""
    kinds = {f"kind-{frame.kind}" for frame in game(owner).frames if frame.kind}
    told = {key: own_words(messages(owner, code)[key]) for key in kinds}
    addressed = re.compile(r"\b(you|your|yours|vous|votre|vos)\b", re.IGNORECASE)
    assert [key for key, words in told.items() if not words or addressed.search(words)] == []


@pytest.mark.parametrize("owner", warhost.games())
def test_every_kind_of_what_was_designed_here_has_a_word(owner: str) -> None:
    house = json.loads(house_of(game(owner)))["house"]
    known = messages(APP, "en")
    assert {thing["key"] for thing in house if thing["named"]} == game(owner).house()
    assert [thing for thing in house if thing["named"] and f"web-house-in-{thing['file']}" not in known] == []


# -- what is heard


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said(owner: str, code: str) -> None:
    strict = Strict(code, game(owner or "lords_of_ragnarok"))  # names with forms are a game's
    for key, message in messages(owner, code).items():
        for number in (0, 1, 2):
            given: dict[str, Any] = dict.fromkeys(params(message), number)
            strict.say(Text(key, **given | {name: Text(INFLECTED[owner][name]) for name in in_forms(message)}))


def test_an_error_of_a_game_is_told_in_the_words_of_that_game() -> None:
    state = game("battle_masters").new(scenario="plains")
    (refused,) = {0} - set(state.legal())
    with pytest.raises(warhost.Illegal, match=r"What is to be decided: the next unit to deploy\. \(rule bm\."):
        state.play(refused)


def test_a_name_stands_in_a_sentence_with_its_article() -> None:
    def told(code: str, key: str, figure: str) -> str:
        return language(code, game("lords_of_ragnarok")).say(Text(key, figure=Text(figure), player=Text("player-red")))

    assert told("en", "log-hunt-won", "figure-troll") == "Red has killed the Troll."
    assert told("fr", "log-hunt-won", "figure-troll") == "Rouge a tué le Troll."
    assert told("fr", "log-hunt-won", "figure-loki") == "Rouge a tué Loki."
    assert told("fr", "log-tames", "figure-huldra") == "Rouge prend le contrôle de la Huldra."
    assert told("fr", "log-tames", "figure-draugr") == "Rouge prend le contrôle du Draugr."
    assert told("fr", "why-not-in-play", "figure-huldra") == "La Huldra n’est pas en jeu."
    assert told("en", "why-not-in-play", "figure-fafnir") == "Fafnir is not in play."


def test_a_place_stands_in_a_sentence_with_what_goes_before_it() -> None:
    def told(code: str, start: str, region: str, figure: str = "horror") -> str:
        places = {"start": Text(f"region-{start}"), "region": Text(f"region-{region}")}
        text = Text("log-move", power=Text("power-tzeentch"), figure=Text(f"follower-{figure}"), **places)
        return language(code, game("chaos_in_the_old_world")).say(text)

    assert told("en", "empire", "norsca") == "Tzeentch moves a Horror from the Empire to Norsca."
    assert told("en", "kislev", "badlands", "acolyte") == "Tzeentch moves an Acolyte from Kislev to the Badlands."
    assert told("fr", "empire", "norsca") == "Tzeentch déplace une Horreur de l’Empire en Norsca."
    assert told("fr", "estalia", "kislev", "acolyte") == "Tzeentch déplace un Acolyte d’Estalie au Kislev."
    assert told("fr", "badlands", "empire") == "Tzeentch déplace une Horreur des Terres Arides dans l’Empire."


def test_a_row_of_things_ends_as_the_language_wants() -> None:
    things = tuple(Text("verbatim", text=letter) for letter in "abc")
    told = Text("unknown-game", game="x", known=things)
    assert "a, b and c" in language("en").say(told)
    assert "a, b et c" in language("fr").say(told)
