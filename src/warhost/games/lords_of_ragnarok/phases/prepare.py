"""The special action Prepare."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text, Thing
from warhost.games.lords_of_ragnarok.frames import AskInStep
from warhost.games.lords_of_ragnarok.mechanics.armies import growable_in_settlements, raise_army
from warhost.games.lords_of_ragnarok.mechanics.hands import draw, drawable, gain_runes, runes_left
from warhost.games.lords_of_ragnarok.mechanics.heroes import Heal
from warhost.games.lords_of_ragnarok.model import ARMY, FINISH, PLAYER, PREPARE, Saga
from warhost.games.lords_of_ragnarok.tables import PREPARATIONS


def preparations(state: Saga, seat: i64) -> list[int]:
    """The options of Prepare that are possible, as choices."""
    found: list[int] = []
    if state.injured[seat]:
        found.append(PREPARE + PREPARATIONS.index("heal"))
    if drawable(state):
        found.append(PREPARE + PREPARATIONS.index("card"))
    if runes_left(state):
        found.append(PREPARE + PREPARATIONS.index("rune"))
    if growable_in_settlements(state, seat):
        found.append(PREPARE + PREPARATIONS.index("army"))
    return found


class Prepare(AskInStep):
    """Two options, one after the other; the same one may be taken twice (`lor.prepare.choose_two`)."""

    fields = ("who", "left")
    on_top = False
    kind = "prepare"
    rule = "lor.prepare.choose_two"

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left

    def options(self, state: Saga) -> list[int]:
        return preparations(state, self.who)

    def choose(self, state: Saga, choice: i64) -> None:
        who = self.who
        option = PREPARATIONS[choice - PREPARE]
        if self.left > 1:
            state.frames.append(Prepare(who, self.left - 1))
        if state.log is not None:
            state.say("prepares", player=state.player_text(who), option=Thing("prepare", option))
        if option == "heal":
            state.frames.append(Heal(who, 1, False))
        elif option == "card":
            draw(state, who, 1)
        elif option == "rune":
            gain_runes(state, who, 1)
        else:
            state.frames.append(GrowAtHome(who))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-prepare", left=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if PREPARE <= choice < FINISH:
            option = PREPARATIONS[choice - PREPARE]
            return Reason(f"lor.prepare.{option}", Text(f"why-no-prepare-{option}"))
        return self.wrong_kind(state, choice)


class GrowAtHome(AskInStep):
    """Raise an army in a settlement that its owner controls (`lor.prepare.army`)."""

    fields = ("who",)
    lies_on = ("Prepare", "EndOfStep")
    kind = "grow_at_home"
    rule = "lor.prepare.army"
    verbs = {"army": "raise"}

    def options(self, state: Saga) -> list[int]:
        return [ARMY + army for army in growable_in_settlements(state, self.who)]

    def choose(self, state: Saga, choice: i64) -> None:
        raise_army(state, choice - ARMY, 1)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-grow-at-home")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return Reason(self.rule, Text("why-not-at-home"))
        return self.wrong_kind(state, choice)
