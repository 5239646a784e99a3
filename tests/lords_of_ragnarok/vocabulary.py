"""The words tests of Lords of Ragnarok are written in: given a table, when these choices, then these facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import warhost
from tests.vocabulary import Trial
from warhost import State
from warhost.games.lords_of_ragnarok.model import Saga
from warhost.games.lords_of_ragnarok.tables import BOXES, DIE

COLOURS = ("green", "red", "black", "blue")
ATTRIBUTES = ("authority", "power", "wisdom")


class Table(Trial[Saga]):
    """A game to try things on. Players are called by colour, regions by number."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Saga)
        super().__init__(state)

    # -- when

    def play(self, *choices: str) -> Table:
        """Make choices, in notation. Every choice that could be made has its words and hints."""
        for text in choices:
            for choice in self.state.legal():
                self.state.label(choice)
                self.state.hints(choice)
            super().play(text)
            self.state.check()
        return self

    def die(self, *results: str) -> Table:
        """What the monster die shows next."""
        return self.chance(*(self.state.tables.die.index(DIE.index(result)) for result in results))

    def until(self, kind: str, *preferred: str) -> Table:
        """Finish, pass or decline until a decision of a kind comes, or take one of the preferred choices on the way."""
        for _ in range(200):
            if self.over or self.kind == kind:
                return self
            wanted = [
                text for text in (*preferred, "finish", "pass", "decline", "spare", "stay") if text in self.choices
            ]
            self.play(wanted[0] if wanted else self.choices[0])
        raise AssertionError(f"no decision of kind {kind}")

    def end_step(self) -> Table:
        """Finish the step that is being played."""
        step = self.step
        while not self.over and self.step == step:
            self.play("finish")
        return self

    # -- then

    @property
    def who(self) -> str:
        """The colour of the player who decides."""
        assert self.state.seat is not None
        return COLOURS[self.state.seat]

    @property
    def step(self) -> str:
        step: str = self.view["turn"]["step"]
        return step

    @property
    def active(self) -> str:
        return COLOURS[self.state.active]

    @property
    def winner(self) -> str | None:
        result = self.state.result()
        return None if result is None else COLOURS[result.winners[0]]

    @property
    def ending(self) -> str:
        """How the game ended: jarl, godi, slayer, ragnarok, stall, concession."""
        result = self.state.result()
        assert result is not None
        return result.reason.key.removeprefix("result-")

    @property
    def view(self) -> Mapping[str, Any]:
        """The table as a spectator sees it."""
        return self.seen_by(None)

    def seen_by(self, colour: str | None) -> Mapping[str, Any]:
        return self.state.view(None if colour is None else COLOURS.index(colour))["table"]

    def player(self, colour: str) -> dict[str, Any]:
        """A player as they see themselves."""
        player: dict[str, Any] = self.seen_by(colour)["players"][COLOURS.index(colour)]
        return player

    def hand(self, colour: str) -> list[str]:
        hand: list[str] = self.player(colour)["hand"]
        return hand

    def value(self, colour: str, attribute: str) -> int:
        value: int = self.player(colour)["attributes"][attribute]["value"]
        return value

    def injured(self, colour: str) -> list[str]:
        tokens = self.player(colour)["attributes"]
        return [name for name in ATTRIBUTES if tokens[name]["injured"]]

    def runes(self, colour: str) -> list[str]:
        held = self.player(colour)["runes"]
        return [rune for rune, count in held.items() for _ in range(count)]

    def hero(self, colour: str) -> int:
        region: int = self.player(colour)["region"]
        return region

    def region(self, number: int) -> dict[str, Any]:
        region: dict[str, Any] = self.view["regions"][str(number)]
        return region

    def control(self, number: int) -> str | None:
        seat = self.region(number)["control"]
        return None if seat is None else COLOURS[seat]

    def armies(self, colour: str) -> list[tuple[int, int]]:
        """Where the armies of a player are, and their values; sorted."""
        seat = COLOURS.index(colour)
        return sorted(
            (int(number), army["value"])
            for number, region in self.view["regions"].items()
            for army in region["armies"]
            if army["seat"] == seat
        )

    def army(self, name: str) -> tuple[int, int] | None:
        """Where an army is, and its value; nothing if it is in reserve."""
        for number, region in self.view["regions"].items():
            for army in region["armies"]:
                if army["id"] == name:
                    return int(number), army["value"]
        return None

    def monster(self, name: str) -> dict[str, Any]:
        monster: dict[str, Any] = self.view["monsters"][name]
        return monster

    def covered(self, name: str) -> list[int]:
        """The covered boxes of a sheet, counted from 1."""
        sheet = self.view["boss"] if name == "loki" else self.monster(name)
        return [number + 1 for number, mark in enumerate(sheet["boxes"]) if mark is not None]


NO_HUNT: dict[str, Any] = {
    **dict.fromkeys(("hunter", "prey", "keeper", "attack"), -1),
    **dict.fromkeys(("hunt_over", "hunt_won", "hand_shown", "draw_skipped"), False),
    **dict.fromkeys(("draw_less", "dealt", "wild_left", "ignored_left", "looted"), 0),
    **dict.fromkeys(("attack_deck", "attack_hand", "attack_discard", "played", "placed", "in_play"), ()),
    "cap": BOXES,
    "next_cap": BOXES,
}
NO_BATTLE: dict[str, Any] = {
    "battle": -1,
    "sides": (-1, -1),
    "laid": ([], []),
    "passed": 0,
    "bonus": (0, 0),
    "ignored": (0, 0),
    "winning": -1,
}


def under_way(table: Table) -> dict[str, Any]:
    """What still lies on the table of a hunt or a battle."""
    found = {name: getattr(table.state, name) for name in (*NO_HUNT, *NO_BATTLE)}
    plain = {name: tuple(value) if isinstance(value, list) else value for name, value in found.items()}
    return {name: value for name, value in plain.items() if value != {**NO_HUNT, **NO_BATTLE}[name]}


def game() -> warhost.Game:
    """Lords of Ragnarok as shipped."""
    return warhost.load("lords_of_ragnarok", content="")


def new_game(seats: int = 2, seed: int = 0, **options: Any) -> Table:
    """A fresh game with a log."""
    return Table(game().new(seats=seats, seed=seed, log=True, **options))


def saga(
    step: str = "special_action",
    seats: int = 2,
    active: str = "green",
    regions: Mapping[int, Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    decks: Mapping[str, Any] | None = None,
    monsters: Mapping[str, Any] | None = None,
    boss: int | None = None,
    levels: Mapping[str, int] | None = None,
    table: Mapping[str, Any] | None = None,
    **players: Mapping[str, Any],
) -> Table:
    """A position at the beginning of a step.

    A player is `green=dict(region=2, armies=[(2, 3)], control=[2, 3], power=4, runes=["uruz"], …)`: armies as pairs of
    region and value, attributes by name, the rest as in a position document. Heroes use no ability unless one is named.
    A monster is given by its region, or in full.
    """
    places: dict[int, dict[str, Any]] = {number: dict(doc) for number, doc in (regions or {}).items()}
    people: list[dict[str, Any]] = []
    for seat, colour in enumerate(COLOURS[:seats]):
        people.append(_player(dict(players.pop(colour, {})), seat, places))
    assert not players, f"nobody is called {list(players)}"
    beasts = {name: {"region": at} if isinstance(at, int) else at for name, at in (monsters or {}).items()}
    doc: dict[str, Any] = {
        "game": "lords_of_ragnarok",
        "seats": seats,
        "options": dict(options or {}),
        "table": {
            "active": COLOURS.index(active),
            "step": step,
            "players": people,
            "regions": {str(number): place for number, place in places.items()},
            "monsters": beasts,
            "monuments": {god: {"level": level} for god, level in (levels or {}).items()},
            "decks": dict(decks or {}),
            **({} if boss is None else {"boss": {"region": boss}}),
            **(table or {}),
        },
    }
    return Table(game().from_position(doc))


def _player(doc: dict[str, Any], seat: int, places: dict[int, dict[str, Any]]) -> dict[str, Any]:
    for number in doc.pop("control", ()):
        places.setdefault(number, {})["control"] = seat
    doc["ability"] = "hero" in doc
    doc["attributes"] = {name: doc.pop(name) for name in ATTRIBUTES if name in doc}
    doc["armies"] = [{"region": at, "value": value} for at, value in doc.get("armies", ())]
    held = doc.get("runes", ())
    if not isinstance(held, Mapping):
        doc["runes"] = {rune: list(held).count(rune) for rune in ("uruz", "othala", "algiz")}
    return doc


def battle(
    attacker: Mapping[str, Any] | None = None,
    defender: Mapping[str, Any] | None = None,
    region: int = 5,
    seats: int = 2,
    control: str | None = "red",
    **more: Any,
) -> Table:
    """Green moves from region 6 into region 5, where red stands: the battle begins with red, who defends."""
    green: dict[str, Any] = {"region": 16, "drakkar": "sea4", "armies": [(6, 4)], **(attacker or {})}
    red: dict[str, Any] = {"region": 14, "drakkar": "sea4", "armies": [(region, 4)], **(defender or {})}
    if control == "red":
        red["control"] = [region, *red.get("control", ())]
    elif control == "green":
        green["control"] = [region, *green.get("control", ())]
    table = saga("manoeuvres", seats=seats, green=green, red=red, **more)
    return table.play("activate green1", f"move {region}")


def hunt(
    prey: str = "draugr",
    hunter: Mapping[str, Any] | None = None,
    keeper: Mapping[str, Any] | None = None,
    attacks: Sequence[str] = ("claws", "tail_sweep"),
    deck: Sequence[str] = (),
    seats: int = 2,
    boxes: Sequence[int | None] = (),
    ring: int | None = None,
    **more: Any,
) -> Table:
    """Green hunts in region 8 with this hand beside what is drawn.

    Attack cards come in this order, the rest in the printed one; so do combat cards.
    """
    green: dict[str, Any] = {"region": 8, **(hunter or {})}
    hand = list(green.get("hand", ()))
    green["hand"] = hand[: green.get("wisdom", 2)]
    at: dict[str, Any] = {"boss": 8}
    if prey != "loki":
        at = {"monsters": {prey: {"region": 8, "boxes": list(boxes), "ring": ring}}}
    else:
        green.setdefault("slayer_tokens", 2)
    table = saga(
        "special_action", seats=seats, green=green, red=keeper or {}, decks={"combat": list(deck)}, **at, **more
    )
    start_hunt(table, prey, attacks)
    deal(table, "green", hand[len(green["hand"]) :])
    return table


def deal(table: Table, colour: str, cards: Sequence[str]) -> None:
    """Give a player further cards out of the deck."""
    state = table.state
    seat = COLOURS.index(colour)
    for name in cards:
        card = next(card for card in state.deck if state.tables.card_ids[state.tables.kind[card]] == name)
        state.deck.remove(card)
        state.hands[seat] = [*state.hands[seat], card]
    state.options = state.frames[-1].options(state)


def start_hunt(table: Table, prey: str, attacks: Sequence[str]) -> Table:
    """Choose the action and the prey; the attack cards named are drawn first."""
    names = table.state.tables.attack_ids
    rest = list(table.state.tables.attack_deck)
    first = [names.index(name) for name in attacks]
    for kind in first:
        rest.remove(kind)
    table.chance([*rest, *reversed(first)]).play("act monsters")
    return table.play(f"hunt {prey}") if table.kind == "monsters" else table
