"""Lords of Ragnarok in a terminal: the island as a map or a list, and beside it all that lies on the table.

Every player has a letter, so that no colour is needed; what was designed here bears a mark of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from rich.text import Text as Ink

from warhost.cli.boards import Drawing, Space, Start
from warhost.cli.boards.lords_of_ragnarok_island import LARGE, MIDDLE, Island, Sheet, Size, Token
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.game import LordsOfRagnarok
from warhost.language import Language

STARTS: Sequence[Start] = ()

STYLES: Final = {"green": "bold green", "red": "bold red", "black": "bold white", "blue": "bold blue"}
ASIDE: Final = 40  # columns that what stands beside the map needs at least
CHOICES: Final = 10  # lines left for choices below a map with all else beside it
BELOW: Final = 40  # lines that all that is told takes, below a map
LIST: Final = 78  # columns from which regions are listed in two columns


def draw(view: Mapping[str, Any], game: Game, language: Language, space: Space, offers: Sequence[str]) -> Drawing:
    """The island with all that stands on it, and the table around it."""
    assert isinstance(game, LordsOfRagnarok)
    table = Table(view, game, language, space.ascii, offers)
    size, beside = room(space)
    if size is None:
        lines = Regions(table).lines(space.width)
        aside = Aside(table).in_short()
    else:
        lines = Map(table, size).lines()
        aside = Aside(table).in_full(explained=space.height is None)
    return Drawing(lines, aside, beside, table.legend(mapped=size is not None), table.tags(), table.codes())


def room(space: Space) -> tuple[Size | None, bool]:
    """The size of the map that fits, and whether the rest stands beside it; without one, regions are listed."""
    for size in (LARGE, MIDDLE):
        if space.width >= size.width + 2 + ASIDE and (space.height is None or space.height >= size.height + CHOICES):
            return size, True
    for size in (LARGE, MIDDLE):
        if space.width >= size.width and (space.height is None or space.height >= size.height + BELOW):
            return size, False
    return None, False


def seat_names(view: Mapping[str, Any], _seats: int, language: Language) -> list[str]:
    return [language.say(Text(f"player-{player['colour']}")) for player in view["table"]["players"]]


@lru_cache(maxsize=8)
def island(game: LordsOfRagnarok, side: str, size: Size) -> Island:
    record = next(record for record in game.content["board"]["sides"] if record["side"] == side)
    return Island(record, size)


# -- the table and its words


class Table:
    """A view with the words and letters for what is in it."""

    def __init__(
        self, view: Mapping[str, Any], game: LordsOfRagnarok, language: Language, ascii: bool, offers: Sequence[str]
    ) -> None:
        self.view: Mapping[str, Any] = view["table"]
        self.viewer: int | None = view["seat"]
        self.conceded: Sequence[int] = view["declared"]["concede"]
        self.game = game
        self.language = language
        self.ascii = ascii
        self.side = next(side for side in game.content["board"]["sides"] if side["side"] == self.view["board"])
        self.records = {str(region["number"]): region for region in self.side["regions"]}
        self.players: Sequence[Mapping[str, Any]] = self.view["players"]
        self.house = game.house()
        self.offered = {offer.rpartition(" ")[2] for offer in offers}

    def say(self, key: str, **params: Any) -> str:
        return self.language.say(Text(key, **params))

    def name(self, kind: str, thing: str) -> str:
        """The name of a thing of the content, with a mark if it was designed here."""
        key = f"{kind}-{thing}"
        return self.say(key) + (self.mark if key in self.house else "")

    @property
    def mark(self) -> str:
        return "*" if self.ascii else "°"

    @property
    def dot(self) -> str:
        return " | " if self.ascii else " · "

    def letter(self, seat: int) -> str:
        return self.say(f"letter-player-{self.players[seat]['colour']}")

    def style(self, seat: int) -> str:
        return STYLES[self.players[seat]["colour"]]

    def letters(self, seats: Sequence[int]) -> str:
        return "".join(self.letter(seat) for seat in seats)

    def player(self, seat: int) -> str:
        return self.say(f"player-{self.players[seat]['colour']}")

    def region(self, number: int | str) -> str:
        return f"{self.say(f'region-{number}')} {number}"

    def sea(self, sea: str) -> str:
        return self.say(f"sea-{self.view['board'].replace('-', '')}-{sea}")

    def sea_letter(self, sea: str) -> str:
        return f"S{sea.removeprefix('sea')}"

    def join(self, parts: Sequence[str]) -> str:
        return ", ".join(parts)

    # what stands in a region

    def control(self, number: str) -> Token:
        region = self.view["regions"][number]
        if region["control"] is None:
            return f"({region['population']})", "dim"
        return f"={self.letter(region['control'])}", self.style(region["control"])

    def ground(self, number: str) -> list[str]:
        """Settlement, shrine or temple, forge with its rune, monument with its level."""
        record = self.records[number]
        region = self.view["regions"][number]
        found: list[str] = []
        if record["village"]:
            found.append(self.say("cli-lor-sign-village"))
        if region["temple"]:
            found.append(self.say("cli-lor-sign-temple"))
        elif record["altar"]:
            found.append(self.say("cli-lor-sign-altar"))
        if region["forge"] is not None:
            rune = region["forge"]["rune"][0].upper() if region["forge"]["full"] else "_"
            found.append(self.say("cli-lor-sign-forge") + rune)
        if record["monument"] is not None:
            found.append(self.monument(record["monument"]))
        return found

    def monument(self, god: str) -> str:
        """It visibly grows: one stone a level."""
        seen = self.view["monuments"][god]
        stone, gap = ("#", ".") if self.ascii else ("▲", "△")
        built: int = seen["level"]
        top: int = seen["top"]
        return self.say(f"god-{god}")[0] + stone * built + gap * (top - built)

    def pieces(self, number: str) -> list[Token]:
        """Heroes, armies by player with their values, monsters with rings, the boss."""
        region = self.view["regions"][number]
        found: list[Token] = [(f"@{self.letter(seat)}", f"{self.style(seat)} reverse") for seat in region["heroes"]]
        for seat in range(len(self.players)):
            values = [str(army["value"]) for army in region["armies"] if army["seat"] == seat]
            if values:
                found.append((f"{self.letter(seat)}:{'+'.join(values)}", self.style(seat)))
        for monster in region["monsters"]:
            ring = self.view["monsters"][monster]["ring"]
            owner = "" if ring is None else f"({self.letter(ring)})"
            found.append((self.beast(monster) + owner, "bold yellow" if ring is None else self.style(ring)))
        if region["boss"]:
            found.append((self.say(f"figure-{self.view['boss']['id']}").upper(), "bold magenta"))
        return found

    def beast(self, monster: str) -> str:
        return self.say(f"figure-{monster}")[:4]

    # what choices speak of

    def tags(self) -> dict[str, str]:
        """Where to find on the map what a choice names."""
        found = {number: number for number in self.records}
        for number, region in self.view["regions"].items():
            for army in region["armies"]:
                found[army["id"]] = f"{self.short(army['id'])} {number}"
        for figure, seen in [*self.view["monsters"].items(), (self.view["boss"]["id"], self.view["boss"])]:
            if seen["region"] is not None:
                found[figure] = str(seen["region"])
        for sea in self.view["seas"]:
            found[sea] = self.sea_letter(sea)
        return found

    def codes(self) -> dict[str, str]:
        """Short names that may be typed; regions go by name, as a number alone is one of the choices."""
        found = {self.sea_letter(sea).casefold(): sea for sea in self.view["seas"]}
        found |= {self.say(f"region-{number}").casefold(): number for number in self.records}
        for region in self.view["regions"].values():
            for army in region["armies"]:
                found[self.short(army["id"]).casefold()] = army["id"]
        for figure in (*self.view["monsters"], self.view["boss"]["id"]):
            found[self.say(f"figure-{figure}").casefold()] = figure
        return found

    def short(self, army: str) -> str:
        """An army as its player's letter and its number."""
        seat = next(seat for seat, player in enumerate(self.players) if army.startswith(player["colour"]))
        colour: str = self.players[seat]["colour"]
        return self.letter(seat) + army.removeprefix(colour)

    def legend(self, mapped: bool) -> list[Ink]:
        letters = self.join([f"{self.letter(seat)} {self.player(seat)}" for seat in range(len(self.players))])
        stones = "#" if self.ascii else "▲"
        lines = [Ink(self.say("cli-lor-legend", letters=letters, stone=stones, mark=self.mark), "dim")]
        if mapped:
            lines.append(Ink(self.say("cli-lor-legend-map"), "dim"))
        return lines


# -- the island


class Map:
    """The island drawn from the polygons of the content."""

    def __init__(self, table: Table, size: Size) -> None:
        self.table = table
        self.sheet = Sheet(island(table.game, table.view["board"], size), table.ascii)

    def lines(self) -> list[Ink]:
        table = self.table
        for number in table.records:
            style = "bold reverse" if number in table.offered else "bold"
            tokens = [(number, style), table.control(number)]
            tokens += [(sign, "") for sign in table.ground(number)] + table.pieces(number)
            self.sheet.write(number, tokens)
        for realm, allies in table.view["realms"].items():
            style = "italic bold" if realm in table.offered else "italic dim"
            tokens = [(table.say(f"realm-{realm}")[:7], style)]
            tokens += [(f"+{table.letter(seat)}", table.style(seat)) for seat in allies]
            self.sheet.write(realm, tokens)
        for sea, drakkars in table.view["seas"].items():
            style = "bold blue reverse" if sea in table.offered else "bold blue"
            tokens = [(table.sea_letter(sea), style)]
            tokens += [(f"<{table.letter(seat)}>", table.style(seat)) for seat in drakkars]
            self.sheet.write(sea, tokens)
        self.sheet.write("yggdrasil", [(table.say("board-yggdrasil").upper(), "bold green")])
        return self.sheet.lines()


class Regions:
    """The regions as a list, for windows without room for a map."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def lines(self, width: int) -> list[Ink]:
        numbers = list(self.table.records)
        columns = 2 if width >= LIST else 1
        each = (width - 2 * (columns - 1)) // columns
        height = -(-len(numbers) // columns)
        found: list[Ink] = []
        for row in range(height):
            ink = Ink(no_wrap=True, end="")
            for number in numbers[row::height]:
                cell = self._region(number, each)
                cell.pad_right(each + 2 - cell.cell_len)
                ink.append_text(cell)
            ink.rstrip()
            ink.truncate(width)
            found.append(ink)
        return [*found, self._seas()]

    def _region(self, number: str, width: int) -> Ink:
        table = self.table
        name = Ink(table.say(f"region-{number}"))
        name.truncate(10, overflow="crop", pad=True)
        ink = Ink.assemble((f"{number:>2} ", "bold reverse" if number in table.offered else "bold"), name, " ")
        for letters, style in [table.control(number), *((sign, "") for sign in table.ground(number))]:
            ink.append(f"{letters} ", style or None)
        for letters, style in table.pieces(number):
            ink.append(letters, style).append(" ")
        ink.rstrip()
        ink.truncate(width, overflow="crop")
        return ink

    def _seas(self) -> Ink:
        table = self.table
        drakkars = [
            f"{table.sea_letter(sea)} <{table.letters(seats)}>" for sea, seats in table.view["seas"].items() if seats
        ]
        realms = [
            f"{table.say(f'realm-{realm}')} +{table.letters(allies)}"
            for realm, allies in table.view["realms"].items()
            if allies
        ]
        return Ink(table.dot.join([*drakkars, *realms]), "dim")


# -- what is told beside it


class Aside:
    """The turn, the scene of a hunt or battle, how near the end is, the players, the wheel, monuments, monsters."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view

    def in_full(self, explained: bool) -> list[Ink]:
        """All that lies on the table; `explained`, also what every omen asks for and whose each land is."""
        parts = (
            [self._turn(), *self._scene(), *self._draft(), *self._hand()],
            self._players(),
            [*self._lands(), *self._omens()] if explained else [self._omens_in_short()],
            [self._wheel(), self._monuments(), self._monsters(), self._decks()],
        )
        return [line for part in parts for line in part]

    def in_short(self) -> list[Ink]:
        table = self.table
        wheel = [
            f"{table.say(f'action-{action}')} {table.letters(stack)}"
            for action, stack in self.view["wheel"].items()
            if stack
        ]
        lines = [self._turn(), *self._scene(), *self._draft(), *self._hand()]
        lines += [self._player_in_short(player) for player in table.players]
        if wheel:
            lines.append(Ink(table.say("cli-lor-wheel") + " " + table.join(wheel), "dim"))
        return [*lines, self._omens_in_short()]

    def _heading(self, key: str, **params: Any) -> Ink:
        return Ink(self.table.say(key, **params), "bold underline")

    # the turn

    def _turn(self) -> Ink:
        table = self.table
        turn = self.view["turn"]
        text = table.say(
            "cli-lor-turn",
            turn=turn["number"],
            player=Text(f"player-{table.players[turn['active']]['colour']}"),
            step=Text(f"cli-lor-step-{turn['step'].replace('_', '-')}"),
        )
        ink = Ink(text, table.style(turn["active"]))
        if turn["ragnarok"] is not None:
            ink.append(table.dot + table.say("cli-lor-ragnarok", left=turn["ragnarok"]["left"]), "bold magenta")
        for seat in table.conceded:
            ink.append(table.dot + table.say("cli-lor-conceded", player=table.player(seat)))
        event = self.view["events"]["event"]
        if event is not None:
            ink.append(table.dot + table.say("cli-lor-event", event=table.name("event", event)))
        return ink

    def _draft(self) -> list[Ink]:
        table = self.table
        draft = self.view["draft"]
        if draft is None or not draft["heroes"]:
            return []
        heroes = table.join([table.name("hero", hero) for hero in draft["heroes"]])
        origins = table.join([table.name("origin", origin) for origin in draft["origins"]])
        return [Ink(table.say("cli-lor-draft", heroes=heroes, origins=origins))]

    def _hand(self) -> list[Ink]:
        """The reader's own cards, and those of others that they have been shown."""
        table = self.table
        found: list[Ink] = []
        for player in table.players:
            if not player["hand"]:
                continue
            cards = table.join([self._card(card) for card in player["hand"]])
            mine = player["seat"] == table.viewer
            key = "cli-lor-hand" if mine else "cli-lor-seen-hand"
            found.append(Ink(table.say(key, player=table.player(player["seat"]), cards=cards)))
        return found

    def _card(self, card: str) -> str:
        table = self.table
        record = next(record for record in table.game.content["combat_cards"]["cards"] if record["id"] == card)
        weapon = table.say(f"weapon-{record['weapon']}")
        losses = "!" * record["losses"]
        return f"{table.name('card', card)} [{weapon} {record['value']}{losses}]"

    # scenes

    def _scene(self) -> list[Ink]:
        return [*self._hunt(), *self._battle(), *self._display()]

    def _hunt(self) -> list[Ink]:
        hunt = self.view["hunt"]
        if hunt is None:
            return []
        table = self.table
        lines = [
            self._heading(
                "cli-lor-hunt",
                hunter=table.player(hunt["hunter"]),
                prey=Text(f"figure-{hunt['prey']}"),
                keeper=table.player(hunt["keeper"]),
            ),
            Ink(table.say("cli-lor-hunt-boxes", left=hunt["left"]) + " " + " ".join(self._boxes(hunt))),
        ]
        attack = hunt["attack"]
        if attack is not None:
            lines.append(
                Ink(
                    table.say(
                        "cli-lor-attack-stopped" if attack["stopped"] else "cli-lor-attack",
                        attack=table.name("attack", attack["id"]),
                        rage=attack["rage"],
                        weak=attack["weak_spot"],
                        defence=hunt["defence"],
                        wisdom=hunt["wisdom"],
                    ),
                    "bold green" if attack["stopped"] else "bold red",
                )
            )
        if hunt["played"]:
            lines.append(
                Ink(table.say("cli-lor-played", cards=table.join([self._card(card) for card in hunt["played"]])))
            )
        hand = hunt["attack_hand"]
        cards = hunt["hand"] if hand is None else table.join([table.name("attack", card) for card in hand]) or "-"
        lines.append(Ink(table.say("cli-lor-attack-cards", cards=cards, deck=hunt["deck"]), "dim"))
        return lines

    def _boxes(self, hunt: Mapping[str, Any]) -> list[str]:
        """Every damage box of the prey: its symbols, and the letter of whoever covers it."""
        table = self.table
        sheets = table.game.content["monsters"]
        sheet = next(one for one in (*sheets["monsters"], sheets["boss"]) if one["id"] == hunt["prey"])
        found: list[str] = []
        for number, (box, seat) in enumerate(zip(sheet["damage_boxes"], hunt["boxes"], strict=True), 1):
            weapons = box["weapons"] if "weapons" in box else [box["weapon"]]
            symbols = "+".join(table.say(f"weapon-{weapon}") for weapon in weapons)
            found.append(f"[{number} {symbols if seat is None else '=' + table.letter(seat)}]")
        return found

    def _battle(self) -> list[Ink]:
        battle = self.view["battle"]
        if battle is None:
            return []
        table = self.table
        lines = [self._heading("cli-lor-battle", region=table.region(battle["region"]))]
        for i, side in enumerate(("attacker", "defender")):
            cards = table.join([self._card(card) for card in battle["cards"][i]]) or "-"
            text = table.say(
                "cli-lor-side",
                player=table.player(battle[side]),
                role=Text(f"cli-lor-role-{side}"),
                armies=battle["armies"][i],
                cards=cards,
                value=battle["values"][i],
                losses=battle["losses"][i],
            )
            if battle["playing"][i] is not None:
                text += table.dot + table.say("cli-lor-playing", card=self._card(battle["playing"][i]))
            if battle["passed"][i]:
                text += table.dot + table.say("cli-lor-passed")
            lines.append(Ink(text, table.style(battle[side])))
        return lines

    def _display(self) -> list[Ink]:
        display = self.view["blessings"]["display"]
        if not display:
            return []
        names = self.table.join([self.table.name("source", blessing) for blessing in display])
        return [Ink(self.table.say("cli-lor-display", blessings=names))]

    # how near the end is

    def _goals(self, seat: int) -> str:
        table = self.table
        goals = self.view["victories"]
        return table.say(
            "cli-lor-goals",
            lands=goals["jarl"]["have"][seat],
            lands_needed=goals["jarl"]["need"],
            temples=goals["godi"]["have"][seat],
            temples_needed=goals["godi"]["need"],
            kills=goals["slayer"]["have"][seat],
            kills_needed=goals["slayer"]["need"],
            tree=goals["yggdrasil"][seat],
        )

    def _lands(self) -> list[Ink]:
        """Every land with its regions, and how many of them each player holds."""
        table = self.table
        records = {land["id"]: land for land in table.side["territories"]}
        lines = [self._heading("cli-lor-lands")]
        for land, seen in self.view["victories"]["jarl"]["lands"].items():
            held = [f"{table.letter(seat)}{count}" for seat, count in enumerate(seen["held"]) if count]
            numbers = " ".join(str(number) for number in records[land]["regions"])
            lines.append(Ink(f"{table.say(f'land-{land}')} ({numbers}) {' '.join(held)}", "dim"))
        return lines

    def _omens(self) -> list[Ink]:
        table = self.table
        omens = self.view["omens"]
        lines = [self._heading("cli-lor-omens", down=omens["down"], needed=omens["needed"])]
        for card in omens["cards"]:
            sign = "x" if card["down"] else "!" if card["met"] else " "
            best = max(card["have"])
            about = table.say(f"omen-{card['id']}-about")
            text = f"[{sign}] {table.name('omen', card['id'])} {best}/{card['need']} - {about}"
            lines.append(Ink(text, "bold" if card["met"] and not card["down"] else "dim"))
        return lines

    def _omens_in_short(self) -> Ink:
        table = self.table
        omens = self.view["omens"]
        cards: list[str] = []
        for card in omens["cards"]:
            near = "x" if card["down"] else f"{max(card['have'])}/{card['need']}"
            name = table.say(f"omen-{card['id']}")
            cards.append(f"{name} {near}")
        head = table.say("cli-lor-omens", down=omens["down"], needed=omens["needed"])
        return Ink(f"{head} ({table.join(cards)})", "dim")

    # the players

    def _players(self) -> list[Ink]:
        return [line for player in self.table.players for line in self._player(player)]

    def _player(self, player: Mapping[str, Any]) -> list[Ink]:
        table = self.table
        seat = player["seat"]
        head = f"{table.letter(seat)} {table.player(seat)}"
        lines = [Ink.assemble((head, f"{table.style(seat)} underline"), " ", self._goals(seat))]
        if player["hero"] is None:
            return lines
        origin = "" if player["origin"] is None else ", " + table.name("origin", player["origin"])
        where = [] if player["region"] is None else [table.region(player["region"])]
        if player["drakkar"] is not None:
            where.append(f"{table.sea(player['drakkar'])} {table.sea_letter(player['drakkar'])}")
        lines.append(Ink(f"{table.name('hero', player['hero'])}{origin} ({table.join(where)})"))
        lines.append(Ink(table.dot.join([*self._attributes(player), *self._stock(player)])))
        for key, kind, things in (
            ("cli-lor-blessings", "source", [(blessing, "") for blessing in player["blessings"]]),
            ("cli-lor-artifacts", "source", [(one["id"], self._charge(one)) for one in player["artifacts"]]),
            ("cli-lor-figures", "figure", [(figure, "") for figure in player["figures"]]),
        ):
            if things:
                names = table.join([table.name(kind, thing) + more for thing, more in things])
                lines.append(Ink(table.say(key, things=names)))
        return lines

    def _charge(self, artifact: Mapping[str, Any]) -> str:
        return " (+)" if artifact["charged"] else " (-)"

    def _attributes(self, player: Mapping[str, Any]) -> list[str]:
        """Each attribute with its value, an injured one with the place of its token behind it."""
        found: list[str] = []
        for name, seen in player["attributes"].items():
            hurt = f"! ({seen['token']})" if seen["injured"] else ""
            found.append(f"{self.table.say(f'attribute-{name}')} {seen['value']}{hurt}")
        return found

    def _stock(self, player: Mapping[str, Any]) -> list[str]:
        table = self.table
        runes = "".join(f"{rune[0].upper()}{count}" for rune, count in player["runes"].items() if count) or "-"
        return [
            table.say("cli-lor-runes", runes=runes, limit=player["rune_limit"]),
            table.say("cli-lor-cards", cards=player["cards"], limit=player["card_limit"]),
            table.say("cli-lor-priests", reserve=player["priests"]["reserve"]),
            table.say("cli-lor-armies", board=player["armies"]["board"], reserve=player["armies"]["reserve"]),
        ]

    def _player_in_short(self, player: Mapping[str, Any]) -> Ink:
        table = self.table
        seat = player["seat"]
        values = "/".join(str(seen["value"]) for seen in player["attributes"].values())
        runes = "".join(f"{rune[0].upper()}{count}" for rune, count in player["runes"].items() if count) or "-"
        stock = table.say("cli-lor-short", values=values, cards=player["cards"], runes=runes)
        hero = "" if player["hero"] is None else " " + table.name("hero", player["hero"])
        return Ink.assemble(
            (f"{table.letter(seat)}{hero}", table.style(seat)), table.dot, self._goals(seat), table.dot, stock
        )

    # the wheel, monuments, monsters, decks

    def _wheel(self) -> Ink:
        """Every action with its markers, the first to the left, and the realm whose bonus it pays with its allies."""
        table = self.table
        ink = self._heading("cli-lor-wheel")
        for action, stack in self.view["wheel"].items():
            realm = self.view["realm_bonuses"][action]
            allies = self.view["realms"][realm]
            ink.append(f"  {table.name('action', action)} [", "not bold not underline")
            for seat in stack:
                ink.append(table.letter(seat), f"{table.style(seat)} not underline")
            friends = f" +{table.letters(allies)}" if allies else ""
            ink.append(f"] {table.name('realm', realm)}{friends}", "not bold not underline dim")
        return ink

    def _paragraph(self, key: str, parts: Sequence[str]) -> Ink:
        ink = self._heading(key)
        ink.append(f" {self.table.dot.join(parts)}", "not bold not underline")
        return ink

    def _monuments(self) -> Ink:
        table = self.table
        parts: list[str] = []
        for god, seen in self.view["monuments"].items():
            priests = [f"{table.letter(seat)}{count}" for seat, count in enumerate(seen["priests"]) if count]
            told = table.say("cli-lor-monument", priests=" ".join(priests) or "-", free=seen["free"])
            parts.append(f"{table.name('god', god)} {table.monument(god)[1:]} {seen['region']} ({told})")
        return self._paragraph("cli-lor-monuments", parts)

    def _monsters(self) -> Ink:
        """Monsters in play with their rings and covered boxes; the killed ones; those still to come."""
        table = self.table
        parts: list[str] = []
        waiting: list[str] = []
        for monster, seen in [*self.view["monsters"].items(), (self.view["boss"]["id"], self.view["boss"])]:
            name = table.name("figure", monster)
            if seen["region"] is not None:
                ring = seen.get("ring")
                owner = "" if ring is None else f" ({table.letter(ring)})"
                marks = "".join("." if seat is None else table.letter(seat) for seat in seen["boxes"])
                parts.append(f"{name}{owner} {seen['region']} [{marks}]")
            elif seen["where"] == "killed":
                killed = table.say("cli-lor-killed", player=table.player(seen["killer"]))
                parts.append(f"{name} {killed}")
            else:
                waiting.append(name)
        if waiting:
            parts.append(table.say("cli-lor-waiting", monsters=table.join(waiting)))
        return self._paragraph("cli-lor-monsters", parts)

    def _decks(self) -> Ink:
        cards = self.view["combat_cards"]
        text = self.table.say(
            "cli-lor-decks",
            combat=cards["deck"],
            discard=len(cards["discard"]),
            blessings=self.view["blessings"]["deck"],
            events=self.view["events"]["deck"],
            temples=self.view["temples"]["built"],
            spaces=len(self.view["temples"]["drafts"]),
        )
        runes = self.table.join([f"{self.table.say(f'rune-{rune}')} {n}" for rune, n in self.view["runes"].items()])
        return Ink(f"{text}{self.table.dot}{runes}", "dim")
