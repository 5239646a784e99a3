"""Each property of the suite is really watched: a game broken on purpose is found out, and the report leads to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import warhost
from tests.conformance.properties import (
    ALL,
    Clones,
    Declarations,
    Documents,
    Ends,
    Hidden,
    Invariants,
    LegalList,
    Notation,
    OtherDecisions,
    Reasons,
    Replays,
    Restored,
    Results,
    Silent,
    Texts,
)
from tests.conformance.walk import Failure, Listener, Plan, Walk
from warhost import Game, Reason, Result, State, Text
from warhost.engine.event import Fact
from warhost.engine.text import Thing
from warhost.games.battle_masters.game import BattleMasters
from warhost.games.battle_masters.model import FINISH, Battle
from warhost.games.battle_masters.phases.activation import Act
from warhost.games.battle_masters.phases.cards import UseCard
from warhost.games.battle_masters.phases.deployment import DeployHex
from warhost.games.battle_masters.state import BattleState

pytestmark = pytest.mark.interpreted

Break = Callable[[pytest.MonkeyPatch], None]


def game_and_plan(scenario: str, seed: int = 2) -> tuple[Game, Plan]:
    game = warhost.load("battle_masters")
    options = {**game.read_options({"scenario": scenario}), "split": "imp_cannon:0"}
    return game, Plan(seed, 2, options)


def walk(listener: type[Listener], dumps: Path, scenario: str, limit: int | None) -> Walk:
    game, plan = game_and_plan(scenario)
    return Walk(game, plan, [listener], dumps, limit)


# -- ways to break a game


def never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BattleMasters, "bound", 30)


def result_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    early = Result((0,), ((0,), (1,)), (1, 0), Text("result-stalemate"))
    monkeypatch.setattr(BattleState, "result", lambda state: early)


def unsorted(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Act.options
    monkeypatch.setattr(Act, "options", lambda frame, state: honest(frame, state)[::-1])


def doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Act.options
    monkeypatch.setattr(Act, "options", lambda frame, state: sorted(honest(frame, state) * 2))


def out_of_range(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Act.options
    monkeypatch.setattr(Act, "options", lambda frame, state: [*honest(frame, state), 1000])


def inner_list_handed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "legal", lambda state: state.options)


def nobody_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Act, "seat", lambda frame, state: 7)


def legal_choice_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.why_not

    def why_not(state: State, choice: int) -> Reason | None:
        return Reason("bm.attack.adjacent_enemy", Text("why-over")) if choice == FINISH else honest(state, choice)

    monkeypatch.setattr(State, "why_not", why_not)


def illegal_choice_explained_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Act, "why_not", lambda frame, state, choice: None)


def rule_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Act, "why_not", lambda frame, state, choice: Reason("bm.act.nonsense", Text("why-over")))


def decision_without_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UseCard, "rule", "bm.use.nonsense")


def play_accepts_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "play", lambda state, choice: None)


def one_text_for_two_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DeployHex, "notation", lambda frame, state, choice: f"place row {choice // 10}")


def text_not_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "parse", lambda state, text: state.options[0])


def other_decisions_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not_text(frame: Any, state: State, text: str) -> Reason:
        return Reason("bm.nonsense", Text("why-over"))

    monkeypatch.setattr(UseCard, "why_not_text", why_not_text)


def everything_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not_text(frame: Any, state: State, text: str) -> Reason:
        return Reason("bm.movement.one_hex", Text("why-over"))

    monkeypatch.setattr(UseCard, "why_not_text", why_not_text)


def cloned_with(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The copy shares a list with its original."""
    honest = BattleState.clone

    def clone(state: BattleState) -> BattleState:
        twin = honest(state)
        setattr(twin, field, getattr(state, field))
        return twin

    monkeypatch.setattr(BattleState, "clone", clone)


def shared_board(monkeypatch: pytest.MonkeyPatch) -> None:
    cloned_with("board", monkeypatch)


def shared_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    cloned_with("played", monkeypatch)


def shared_log(monkeypatch: pytest.MonkeyPatch) -> None:
    cloned_with("log", monkeypatch)


def shared_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    cloned_with("chance", monkeypatch)


def copy_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BattleState.clone

    def clone(state: BattleState) -> BattleState:
        twin = honest(state)
        twin.in_hand = -1
        return twin

    monkeypatch.setattr(BattleState, "clone", clone)


def saved_without(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BattleState.whole_table

    def whole_table(state: BattleState) -> dict[str, Any]:
        return {name: value for name, value in honest(state).items() if name != field}

    monkeypatch.setattr(BattleState, "whole_table", whole_table)


def position_forgets_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    saved_without("quiet_passes", monkeypatch)


def position_forgets_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    saved_without("in_hand", monkeypatch)


def position_forgets_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.to_position

    def to_position(state: State) -> dict[str, Any]:
        return {**honest(state), "chance": {"kind": "fast", "seed": 1}}

    monkeypatch.setattr(State, "to_position", to_position)


def invariant_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Act.choose

    def choose(frame: Act, state: Battle, choice: int) -> None:
        honest(frame, state, choice)
        state.living[0] += 1

    monkeypatch.setattr(Act, "choose", choose)


def seen(monkeypatch: pytest.MonkeyPatch, leak: Callable[[BattleState], object]) -> None:
    honest = BattleState.table
    monkeypatch.setattr(BattleState, "table", lambda state, seat: {**honest(state, seat), "leak": leak(state)})


def view_shows_draw_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    seen(monkeypatch, lambda state: list(state.draw_pile))


def view_shows_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    seen(monkeypatch, lambda state: list(state.pos))


def view_is_no_json(monkeypatch: pytest.MonkeyPatch) -> None:
    seen(monkeypatch, lambda state: (1, 2))


def prompt_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    def prompt(frame: UseCard, state: Battle) -> Text:
        return Text("prompt-use", card=str(state.draw_pile[-3:]))

    monkeypatch.setattr(UseCard, "prompt", prompt)


def legal_list_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """The choices offered depend on the next card."""
    honest = State.legal

    def legal(state: State) -> list[int]:
        found = honest(state)
        assert isinstance(state, Battle)
        return found[1:] if len(found) > 1 and state.draw_pile and state.draw_pile[-1] % 2 else found

    monkeypatch.setattr(State, "legal", legal)


def label_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    def label(frame: UseCard, state: Battle, choice: int) -> Text:
        return Text("choice-use", unit=str(state.draw_pile[-3:]))

    monkeypatch.setattr(UseCard, "label", label)


def hint_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UseCard, "hints", lambda frame, state, choice: {"next": state.draw_pile[-3:]})


def log_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log a seat reads is made from what lies hidden."""
    honest = State.log_for

    def log_for(state: State, seat: int | None) -> list[Text]:
        assert isinstance(state, Battle)
        return [*honest(state, seat), Text("log-card", card=str(state.draw_pile))]

    monkeypatch.setattr(State, "log_for", log_for)


def nothing_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BattleState, "redeal", lambda state, seat, chance: None)


def impossible_world(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BattleState.redeal

    def redeal(state: BattleState, seat: int | None, chance: warhost.Chance) -> None:
        honest(state, seat, chance)
        state.removed.append(0)

    monkeypatch.setattr(BattleState, "redeal", redeal)
    monkeypatch.setattr(BattleState, "table", lambda state, seat: {})


def words_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UseCard, "prompt", lambda frame, state: Text("prompt-nobody-wrote"))


def words_missing_in_log(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Act.choose

    def choose(frame: Act, state: Battle, choice: int) -> None:
        honest(frame, state, choice)
        state.say("side", side=Text("side-nobody-named"), edge="x")

    monkeypatch.setattr(Act, "choose", choose)


def tell_wrongly(monkeypatch: pytest.MonkeyPatch, event: str, **facts: Fact) -> None:
    honest = Act.choose

    def choose(frame: Act, state: Battle, choice: int) -> None:
        honest(frame, state, choice)
        state.say(event, **facts)

    monkeypatch.setattr(Act, "choose", choose)


def event_nobody_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    tell_wrongly(monkeypatch, "yawns", unit=Thing("unit", "cha_ogre_grimorg"))


def fact_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    tell_wrongly(monkeypatch, "enter", unit=Thing("unit", "cha_ogre_grimorg"))


def fact_of_another_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    tell_wrongly(monkeypatch, "enter", unit=Thing("card", "cha_ogre"), hex="e7")


def fact_without_a_word_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    tell_wrongly(monkeypatch, "disc", disc=Thing("disc", "boomerang"), hex="e7")


def field_nobody_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    seen(monkeypatch, lambda state: 0)


def shown_as(monkeypatch: pytest.MonkeyPatch, change: Callable[[dict[str, Any]], object]) -> None:
    honest = BattleState.table

    def table(state: BattleState, seat: int | None) -> dict[str, Any]:
        doc: dict[str, Any] = {**honest(state, seat)}
        change(doc)
        return doc

    monkeypatch.setattr(BattleState, "table", table)


def field_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    shown_as(monkeypatch, lambda table: table["units"]["imp_cannon"].pop("skulls"))


def field_of_another_type(monkeypatch: pytest.MonkeyPatch) -> None:
    shown_as(monkeypatch, lambda table: table.update(draw_pile="59"))


def word_nobody_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    shown_as(monkeypatch, lambda table: table["teams"].update(dwarfs=[]))


def hint_nobody_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UseCard, "hints", lambda frame, state, choice: {"luck": 7})


def verb_nobody_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UseCard, "verb", lambda frame, state, choice: "tickle")


def kind_nobody_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UseCard, "kind", "unheard_of")


def words_without_parameter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UseCard, "prompt", lambda frame, state: Text("prompt-use"))


def ended(monkeypatch: pytest.MonkeyPatch, winners: tuple[int, ...], ranking: Any, scores: tuple[int, ...]) -> None:
    over = Result(winners, ranking, scores, Text("result-stalemate"))
    monkeypatch.setattr(BattleState, "result", lambda state: None if state.acting >= 0 else over)


def winner_not_first(monkeypatch: pytest.MonkeyPatch) -> None:
    ended(monkeypatch, (1,), ((0,), (1,)), (0, 0))


def seat_missing_in_ranking(monkeypatch: pytest.MonkeyPatch) -> None:
    ended(monkeypatch, (0,), ((0,),), (0, 0))


def score_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    ended(monkeypatch, (0,), ((0,), (1,)), (0,))


def no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BattleState, "result", lambda state: None)


def declaration_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BattleState, "declared", lambda state, seat, what: None)


def anything_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "declare", lambda state, seat, what: state.declared(seat, what))


def declaration_when_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BattleState, "declarations", lambda state, seat: ("concede",))


def log_changes_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Act.choose

    def choose(frame: Act, state: Battle, choice: int) -> None:
        if state.log is not None:
            state.chance.below(6)
        honest(frame, state, choice)

    monkeypatch.setattr(Act, "choose", choose)


def trusted_choice_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.play

    def play(state: State, choice: int) -> None:
        honest(state, choice)
        state.chance.below(6)

    monkeypatch.setattr(State, "play", play)


def record_loses_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = warhost.Replay.play

    def play(record: warhost.Replay, state: State, choice: int) -> None:
        honest(record, state, choice)
        if len(record.choices) == 40:
            record.choices.pop()

    monkeypatch.setattr(warhost.Replay, "play", play)


def record_with_another_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warhost.Replay, "chance", lambda record: warhost.FastChance(99))


def question_changes_state(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = UseCard.label

    def label(frame: UseCard, state: Battle, choice: int) -> Text:
        state.quiet_passes += 1
        return honest(frame, state, choice)

    monkeypatch.setattr(UseCard, "label", label)


# property, way to break it, scenario, decisions that suffice to find it (None: a whole game)
CASES: tuple[tuple[type[Listener], Break, str, int | None], ...] = (
    (Ends, never_ends, "altdorf", 60),
    (Ends, result_too_early, "altdorf", 60),
    (LegalList, unsorted, "borderlands", 60),
    (LegalList, doubled, "borderlands", 60),
    (LegalList, out_of_range, "borderlands", 60),
    (LegalList, inner_list_handed_out, "borderlands", 60),
    (LegalList, nobody_decides, "borderlands", 60),
    (Reasons, legal_choice_refused, "borderlands", 60),
    (Reasons, illegal_choice_explained_away, "borderlands", 60),
    (Reasons, rule_nobody_knows, "borderlands", 60),
    (Reasons, decision_without_rule, "borderlands", 60),
    (Reasons, play_accepts_anything, "borderlands", 60),
    (Notation, one_text_for_two_choices, "quick_start", 60),
    (Notation, text_not_read_back, "borderlands", 60),
    (Notation, question_changes_state, "borderlands", 60),
    (OtherDecisions, other_decisions_unknown, "borderlands", 200),
    (OtherDecisions, everything_is_a_choice, "borderlands", 60),
    (Clones, shared_board, "borderlands", 200),
    (Clones, shared_cards, "borderlands", 400),
    (Clones, shared_log, "borderlands", 200),
    (Clones, shared_chance, "borderlands", 400),
    (Clones, copy_forgets, "quick_start", 60),
    (Restored, position_forgets_quiet, "altdorf", None),
    (Restored, position_forgets_the_hand, "quick_start", 60),
    (Restored, position_forgets_chance, "borderlands", 400),
    (Invariants, invariant_broken, "borderlands", 60),
    (Hidden, view_shows_draw_pile, "borderlands", 60),
    (Hidden, view_shows_tokens, "plains", 60),
    (Hidden, view_is_no_json, "borderlands", 60),
    (Hidden, prompt_tells, "borderlands", 60),
    (Hidden, legal_list_tells, "borderlands", 60),
    (Hidden, label_tells, "borderlands", 60),
    (Hidden, hint_tells, "borderlands", 60),
    (Hidden, log_tells, "borderlands", 60),
    (Hidden, nothing_drawn_anew, "borderlands", 400),
    (Hidden, impossible_world, "borderlands", 60),
    (Texts, words_missing, "borderlands", 60),
    (Texts, words_missing_in_log, "borderlands", 60),
    (Texts, words_without_parameter, "borderlands", 60),
    (Documents, event_nobody_declared, "borderlands", 60),
    (Documents, fact_left_out, "borderlands", 60),
    (Documents, fact_of_another_kind, "borderlands", 60),
    (Documents, fact_without_a_word_for_it, "borderlands", 60),
    (Documents, field_nobody_declared, "borderlands", 60),
    (Documents, field_left_out, "borderlands", 60),
    (Documents, field_of_another_type, "borderlands", 60),
    (Documents, word_nobody_declared, "borderlands", 60),
    (Documents, hint_nobody_declared, "borderlands", 60),
    (Documents, verb_nobody_declared, "borderlands", 60),
    (Documents, kind_nobody_declared, "borderlands", 60),
    (Results, winner_not_first, "altdorf", None),
    (Results, seat_missing_in_ranking, "altdorf", None),
    (Results, score_missing, "altdorf", None),
    (Results, no_result, "altdorf", None),
    (Declarations, declaration_does_nothing, "borderlands", 60),
    (Declarations, anything_declared, "borderlands", 60),
    (Declarations, declaration_when_over, "altdorf", None),
    (Silent, log_changes_the_game, "borderlands", 400),
    (Silent, trusted_choice_differs, "borderlands", 400),
    (Replays, record_loses_a_choice, "borderlands", 100),
    (Replays, record_with_another_seed, "borderlands", 100),
)


@pytest.mark.parametrize(
    ("listener", "spoil", "scenario", "limit"), CASES, ids=[spoil.__name__ for _, spoil, _, _ in CASES]
)
def test_a_broken_game_is_found_out(
    listener: type[Listener],
    spoil: Break,
    scenario: str,
    limit: int | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spoil(monkeypatch)
    with pytest.raises(Failure) as caught:
        walk(listener, tmp_path, scenario, limit).run()
    monkeypatch.undo()
    failure = caught.value
    assert failure.prop == listener.name
    assert "--game battle_masters --seed 2" in str(failure)
    assert str(failure.dump) in str(failure)


@pytest.mark.parametrize(
    ("listener", "scenario", "limit"), sorted({(case[0], case[2], case[3]) for case in CASES}, key=str)
)
def test_a_sound_game_passes(listener: type[Listener], scenario: str, limit: int | None, tmp_path: Path) -> None:
    walk(listener, tmp_path, scenario, limit).run()
    assert not list(tmp_path.iterdir())


def test_every_property_is_broken_once() -> None:
    assert {case[0] for case in CASES} == set(ALL)


def test_a_dump_loads_as_the_position_before_the_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        invariant_broken(patch)
        with pytest.raises(Failure) as caught:
            walk(Invariants, tmp_path, "borderlands", 60).run()
        choice = str(caught.value).split("last choice: ")[1].splitlines()[0]
        game = warhost.load("battle_masters")
        state = game.from_position(json.loads(caught.value.dump.read_text(encoding="utf-8")))
        state.check()
        state.play(state.parse(choice))
        with pytest.raises(AssertionError, match="living units"):
            state.check()


def test_an_exception_of_the_game_is_reported_like_a_broken_property(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(frame: Act, state: Battle, choice: int) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(Act, "choose", choose)
    with pytest.raises(Failure, match=r"breaks 'play' after .* IndexError"):
        walk(LegalList, tmp_path, "borderlands", 60).run()
