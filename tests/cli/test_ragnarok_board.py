"""Lords of Ragnarok at the terminal: the island in any window, the scenes, the words, and a whole game."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from typing import Any

import pytest
from rich.console import Console

from tests.cli.conftest import Command
from tests.lords_of_ragnarok.vocabulary import Table, battle, game, hunt, new_game, saga
from warhost import Replay
from warhost.cli import layout
from warhost.cli.boards import Drawing, Space, board
from warhost.cli.boards.lords_of_ragnarok_island import LARGE, MIDDLE, Island, inside
from warhost.language import language

WIDE = Space(120, None, False)
SMALL = Space(80, 24, False)


def drawn(
    table: Table, space: Space = WIDE, offers: Sequence[str] = (), seat: int | None = None, code: str = "en"
) -> Drawing:
    return board(game()).draw(table.state.view(seat), game(), language(code, game()), space, offers)


def words(lines: Sequence[Any]) -> str:
    return "\n".join(line.plain for line in lines)


def entry(drawing: Drawing, number: int) -> str:
    """A region's part of the list in a small window, with single spaces."""
    for line in drawing.map:
        for part in (line.plain[:40], line.plain[40:]):
            if part.split()[:1] == [str(number)]:
                return " ".join(part.split())
    raise AssertionError(f"no region {number}")


def crowded() -> Table:
    return saga(
        "manoeuvres",
        seats=3,
        green={"region": 8, "armies": [(8, 3), (8, 2)], "control": [8], "drakkar": "sea2", "hand": ["axe", "bow"]},
        red={"region": 8, "armies": [(7, 4)], "control": [7], "blessings": ["huginn_muninn"]},
        black={"region": 1, "runes": ["uruz", "algiz"]},
        monsters={"troll": {"region": 8, "ring": 1}, "draugr": 2},
        boss=5,
        levels={"thor": 2},
        regions={8: {"temple": True}},
    )


# -- the grid


def test_a_point_lies_in_a_polygon_or_beside_it() -> None:
    square = [(0, 0), (10, 0), (10, 10), (0, 10)]
    assert inside((5, 5), square)
    assert not inside((15, 5), square)
    assert not inside((5, -1), square)


@pytest.mark.parametrize("size", [LARGE, MIDDLE])
@pytest.mark.parametrize("number", [0, 1])
def test_every_area_has_room_for_letters(size: Any, number: int) -> None:
    side = game().content["board"]["sides"][number]
    island = Island(side, size)
    for name, _ in island.areas:
        rooms = island.rooms(name)
        assert max(width for _, _, width in rooms) >= 4, name
        for y, x, width in rooms:
            assert all(island.at(x + i, y) == name for i in range(width))


def test_neighbours_on_the_map_are_neighbours_in_the_rules() -> None:
    side = game().content["board"]["sides"][0]
    island = Island(side, LARGE)
    near = {str(region["number"]): set(map(str, region["adjacent_regions"])) for region in side["regions"]}
    touching = 0
    for y in range(LARGE.height):
        for x in range(1, LARGE.width):
            here, west = island.at(x, y), island.at(x - 1, y)
            if here in near and west in near and here != west:
                assert west in near[here]
                touching += 1
    assert touching > 50


# -- what is drawn


def test_a_region_shows_control_ground_and_pieces() -> None:
    drawing = drawn(crowded(), SMALL)
    assert entry(drawing, 8) == "8 Asksheim =G T @G @R G:3+2 Trol(R)"
    assert entry(drawing, 7) == "7 Thorsberg =R T▲▲△ R:4"
    assert entry(drawing, 5).endswith("LOKI")
    assert entry(drawing, 4).startswith("4 Odinsvang (5) O△△△")
    assert entry(drawing, 2).startswith("2 Ulfdal (3) s f")
    assert "S2 <GRK>" in words(drawing.map) or "S2 <G" in words(drawing.map)


def test_the_map_shows_the_same_as_the_list() -> None:
    large = words(drawn(crowded()).map)
    for sign in ("YGGDRASIL", "G:3+2", "Trol(R)", "T▲▲△", "LOKI", "@K", "Alfheim", "S6"):
        assert sign in large, sign
    assert len(drawn(crowded()).map) == LARGE.height
    assert len(drawn(crowded(), Space(110, 40, False)).map) == MIDDLE.height


def test_a_full_forge_shows_its_rune_and_an_empty_one_none() -> None:
    table = saga("prayer", green={"region": 2})
    forge = table.region(2)["forge"]["rune"][0].upper()
    assert entry(drawn(table, SMALL), 2) == f"2 Ulfdal (3) s f{forge} @G"
    table.play("forge")
    assert entry(drawn(table, SMALL), 2) == "2 Ulfdal (3) s f_ @G"


def test_the_wheel_shows_stacks_realms_and_allies() -> None:
    table = saga(
        "special_action",
        seats=3,
        table={"wheel": {"prepare": [1, 2]}, "realms": {"niflheim": [0]}},
    )
    told = words(drawn(table).aside)
    assert "Prepare [RK] Niflheim +G" in told
    assert "Usurp [] Svartalfheim" in told


def test_how_near_the_end_is() -> None:
    told = words(drawn(crowded()).aside)
    assert "G Green Lands 0/3, Temples 1/5, Kills 0/2, Yggdrasil 1" in told
    assert "Omens turned: 0 of 3" in told
    assert "[ ] Age of Temples 1/4 - Some player controls 4 Regions with a Temple." in told
    assert "Ashland (5 6 7 8) G1 R1" in told


def test_players_with_attributes_injuries_runes_and_blessings() -> None:
    table = saga("hero", green={"region": 1, "power": 4, "injured": ["power"], "runes": ["uruz"]})
    told = words(drawn(table).aside)
    assert "Strength 2! (4)" in told
    assert "Runes U1 (limit 2)" in told
    assert "Blessings: Huginn and Muninn°" in words(drawn(crowded()).aside)


def test_a_hand_is_shown_to_its_player_alone() -> None:
    table = crowded()
    assert "Your cards: Axe° [Axe 4!!], Bow° [Bow 1]" in words(drawn(table, seat=0).aside)
    for seat in (None, 1, 2):
        assert "Axe°" not in words(drawn(table, seat=seat).aside)


def test_what_was_designed_here_is_marked_and_what_was_printed_is_not() -> None:
    told = words(drawn(crowded()).aside)
    assert "Draugr°" in told
    assert "Aslaug" in told
    assert "Aslaug°" not in told
    assert "designed here, not printed" in words(drawn(crowded()).legend)
    assert "source-huginn_muninn" in game().house()
    assert "hero-aslaug" not in game().house()


# -- scenes


def test_a_hunt_is_a_scene() -> None:
    table = hunt(hunter={"hand": ["sword", "axe"]}, attacks=("claws", "bite"), boxes=[0])
    keeper = words(drawn(table, seat=1).aside)
    assert "Green Hunts the Draugr, played by Red" in keeper
    assert "7 boxes left: [1 =G] [2 Axe]" in keeper
    assert "Attack cards in hand: Claws°, Bite°; in the deck: 12" in keeper
    hunter = words(drawn(table, seat=0).aside)
    assert "Attack cards in hand: 2; in the deck: 12" in hunter
    table.play("attack claws")
    assert "Claws°: Rage 3, Weak Spot 5; defence 0, Wisdom 2" in words(drawn(table).aside)
    table.play("defend axe")
    told = words(drawn(table).aside)
    assert "Claws° is stopped: Rage 3, Weak Spot 5; defence 4, Wisdom 2" in told
    assert "Combat cards played in this round: Axe° [Axe 4!!]" in told


def test_a_battle_is_a_scene() -> None:
    table = battle(attacker={"hand": ["axe"]}, defender={"hand": ["sword", "bow"]})
    table.play("play sword")
    told = words(drawn(table).aside)
    assert "Battle in Nordstrand 5" in told
    assert "Red defends: Armies 4, cards Sword° [Sword 3!]; value 7, Losses 1" in told
    assert "Green attacks: Armies 4, cards -; value 4, Losses 0" in told
    table.play("pass")
    assert "Losses 0 · passed" in words(drawn(table).aside)
    table = battle(attacker={"hand": ["bow"]}, defender={"hand": ["smith_hammer"]}).play("play smith_hammer")
    assert "value 4, Losses 0 · plays Smith’s Hammer° [Hammer 2]" in words(drawn(table).aside)


def test_a_draft_is_a_scene() -> None:
    assert "To choose from: " in words(drawn(new_game()).aside)


# -- windows


@pytest.mark.parametrize("width", [60, 80, 100, 120, 160])
@pytest.mark.parametrize("height", [24, 40, 80, None])
@pytest.mark.parametrize("code", ["en", "fr"])
def test_nothing_is_wider_than_the_window(width: int, height: int | None, code: str) -> None:
    table = crowded()
    space = Space(width, height, False)
    seat = table.state.seat
    drawing = drawn(table, space, table.choices, seat, code)
    speak = language(code, game()).say
    page = layout.page(drawing, [speak(line) for line in table.state.log_for(seat)], space, legend=True)
    labels = [speak(table.state.label(choice)) for choice in table.state.legal()]
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(page, layout.choices(labels, table.choices, drawing.tags, space))
    lines = console.export_text().splitlines()
    assert max(len(line.rstrip()) for line in lines) <= width
    assert all(line.plain.rstrip() in "\n".join(lines) for line in drawing.map[:-1])  # no line of the map is broken
    assert "cli-lor" not in "".join(lines)


def test_ascii_is_enough() -> None:
    for space in (Space(120, None, True), Space(80, 24, True)):
        drawing = drawn(crowded(), space, seat=0)
        assert "".join(line.plain for line in (*drawing.map, *drawing.aside)).isascii()
        assert "T##." in words(drawing.map)


def test_what_can_be_chosen_is_marked_and_found() -> None:
    table = crowded().play("activate green1")
    drawing = drawn(table, SMALL, table.choices, 0)
    marked = {
        line.plain[span.start : span.end].strip()
        for line in drawing.map
        for span in line.spans
        if "reverse" in str(span.style) and "@" not in line.plain[span.start : span.end]
    }
    assert marked == {choice.removeprefix("move ") for choice in table.choices if choice.startswith("move")}
    assert drawing.tags["green1"] == "G1 8"
    assert drawing.codes["g1"] == "green1"
    assert drawn(table, SMALL, code="fr").codes["v1"] == "green1"


# -- a whole game


def typed(*lines: object) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize(("code", "over"), [("en", "The game is over."), ("fr", "La partie est terminée.")])
def test_a_whole_game_at_the_terminal(warhost: Command, code: str, over: str) -> None:
    words = ("play", "lords_of_ragnarok", "--seat", 1, "--seed", 4, "--opponent", "simple", "--lang", code)
    seen = warhost.does(*words, typed=typed(*["1"] * 600))
    assert over in seen
    assert "YGGDRASIL" in seen
    for key in ("cli-lor", "choice-", "prompt-", "log-", "region-"):
        assert key not in seen, key
    replay = Replay.load(warhost.kept()[0])
    assert list(replay.states(game()))[-1].result() is not None


def test_armies_and_regions_may_be_called_by_their_short_names(warhost: Command, tmp_path: Any) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(crowded().state.to_position()))
    words = ("play", "lords_of_ragnarok", "--from", file, "--seat", 1, "--opponent", "random")
    seen = warhost.does(*words, typed=typed("g1", "why move Grimstad", "odinsvang", "quit", ""))
    assert "lor.manoeuvres.activation_move" in seen
    choices = json.loads(warhost.kept()[0].read_text())["choices"]
    assert choices[:2] == ["activate green1", "move 4"]
