"""A state's contract: who may choose what, what is refused and why, what others see."""

from __future__ import annotations

import pytest

from tests.engine.tally import Bid, Tally, TallyGame
from warhost import BadNotation, BadOption, Decision, Event, FastChance, Illegal, Reason, Result, ScriptedChance, Text
from warhost.engine.alphabet import Alphabet
from warhost.engine.event import Telling
from warhost.engine.state import NO_CHANCE, Frame, Setting
from warhost.engine.text import Thing


def dealt(log: bool = True) -> Tally:
    """Seat 0 holds 0, 2, 4 and seat 1 holds 1, 3, 5."""
    state = TallyGame().new(chance=ScriptedChance([[0, 2, 4, 1, 3, 5]]), log=log)
    assert isinstance(state, Tally)
    return state


def test_a_new_game_stands_at_its_first_decision() -> None:
    state = dealt()
    assert state.seat == 0
    assert state.legal() == [0, 2, 4]
    assert state.decision() == Decision(0, "bid", Text("prompt-bid", hand=3), "tally.bid")
    assert state.result() is None


def test_the_legal_list_belongs_to_the_caller() -> None:
    state = dealt()
    state.legal().clear()
    assert state.legal() == [0, 2, 4]


def test_an_illegal_choice_is_refused_with_its_reason_and_changes_nothing() -> None:
    state = dealt()
    before = state.to_position()
    with pytest.raises(Illegal) as caught:
        state.play(1)
    assert caught.value.reason == Reason("tally.own_cards", Text("why-not-yours", card=1)) == state.why_not(1)
    assert caught.value.text == Text("illegal", rule="tally.own_cards", why=Text("why-not-yours", card=1))
    assert state.to_position() == before
    assert state.why_not(2) is None


@pytest.mark.parametrize("choice", [-1, 6, 1000])
def test_a_number_that_is_no_choice_of_the_game_is_refused(choice: int) -> None:
    with pytest.raises(BadOption):
        dealt().play(choice)


def test_a_decision_that_hides_something_is_asked_even_with_a_single_choice() -> None:
    state = dealt()
    for choice in (0, 1, 2, 3):
        state.play(choice)
    assert (state.seat, state.legal()) == (0, [4])


def test_a_game_that_is_over_asks_nobody() -> None:
    state = dealt()
    for choice in (0, 1, 2, 3, 4, 5):
        state.play(choice)
    over = Reason("tally.end", Text("why-over"))
    assert (state.seat, state.legal()) == (None, [])
    assert state.result() == Result((1,), ((1,), (0,)), (6, 9), Text("result-tally"))
    assert state.why_not(0) == state.why_not_text("bid 0") == over
    assert state.view(0)["decision"] is None
    assert state.view(0)["result"] == state.result().to_doc()  # type: ignore[union-attr]
    with pytest.raises(Illegal):
        state.play(0)
    with pytest.raises(BadNotation):
        state.parse("bid 0")
    with pytest.raises(Illegal) as caught:
        state.declare(0, "resign")
    assert caught.value.reason == over
    for question in (state.decision, lambda: state.notation(0), lambda: state.label(0), lambda: state.hints(0)):
        with pytest.raises(BadNotation):
            question()


# -- declarations


def test_a_declaration_is_carried_out_whoever_decides() -> None:
    state = dealt()
    state.declare(1, "resign")
    assert state.seat is None
    result = state.result()
    assert result is not None
    assert result.winners == (0,)


def test_an_unknown_declaration_is_refused_with_the_known_ones() -> None:
    state = dealt()
    with pytest.raises(BadOption) as caught:
        state.declare(0, "sing")
    assert caught.value.text == Text("bad-declaration", what="sing", known=(Text("verbatim", text="resign"),))


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_declares_and_sees_nothing(seat: int) -> None:
    with pytest.raises(BadOption):
        dealt().declare(seat, "resign")
    with pytest.raises(BadOption):
        dealt().view(seat)
    with pytest.raises(BadOption):
        dealt().determinize(seat, FastChance(1))


# -- texts of choices


def test_a_choice_is_read_from_its_text_legal_or_not() -> None:
    state = dealt()
    assert state.notation(2) == "bid 2"
    assert state.label(2) == Text("choice-bid", card=2)
    assert state.hints(2) == {}
    assert state.parse("  bid   2 ") == 2
    assert state.parse("bid 5") == 5
    assert state.why_not_text("bid 2") is None
    assert state.why_not_text("bid 5") == Reason("tally.own_cards", Text("why-not-yours", card=5))
    with pytest.raises(BadNotation):
        state.why_not_text("fold")
    with pytest.raises(BadNotation) as caught:
        state.parse("fold")
    assert caught.value.text == Text("notation-unknown", text="fold", example="bid 0")


# -- who sees what


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    state = dealt()
    state.play(2)
    state.play(1)
    assert state.log_for(0) == [Text("log-bid", card=2), Text("log-bid-hidden")]
    assert state.log_for(1) == [Text("log-bid-hidden"), Text("log-bid", card=1)]
    assert state.log_for(None) == [Text("log-bid-hidden"), Text("log-bid-hidden")]


def test_a_line_may_be_for_one_seat_alone() -> None:
    state = dealt()
    state.play(0)
    assert state.log_for(0) == [Text("log-bid-nothing")]
    assert state.log_for(1) == []


def test_an_open_line_is_for_everybody() -> None:
    event = Event("x", {})
    assert Telling(event).seen_by(0) is Telling(event).seen_by(None) is event
    assert event.text == Text("log-x")


def test_an_event_is_data_and_words() -> None:
    ogre = Thing("unit", "ogre")
    event = Event("hit", {"unit": ogre, "hits": 2, "hex": "e7", "dice": (Thing("face", "skull"),), "how": Text("hard")})
    facts = {"unit": "ogre", "hits": 2, "hex": "e7", "dice": ["skull"], "how": {"key": "hard"}}
    assert event.to_doc() == {"event": "hit", "facts": facts, "text": event.text.to_doc()}
    assert event.text.params["unit"] == Text("unit-ogre")
    assert Event("undo", {"seat": 1}, "table-log").text == Text("table-log-undo", seat=1)


def test_without_a_log_nothing_is_told() -> None:
    state = dealt(log=False)
    state.play(2)
    state.tell(Event("x", {}))
    assert state.log is None
    assert state.log_for(0) == []


def test_what_a_seat_cannot_know_is_drawn_anew_and_its_view_stays() -> None:
    state = dealt()
    worlds = [state.determinize(0, FastChance(seed)) for seed in range(20)]
    assert all(world.view(0) == state.view(0) and world.legal() == state.legal() for world in worlds)
    onlookers = [state.determinize(None, FastChance(seed)) for seed in range(20)]
    assert len({tuple(world.legal()) for world in onlookers}) > 1
    assert all(world.legal() == world.view(0)["table"]["hand"] for world in onlookers)


# -- values


def test_decisions_results_reasons_and_frames_are_values() -> None:
    text = Text("x")
    best = Result((0,), ((0,), (1,)), (1, 2), text)
    pairs = [
        (Decision(0, "bid", text, "r"), Decision(0, "bid", text, "r"), Decision(1, "bid", text, "r")),
        (best, Result((0,), ((0,), (1,)), (1, 2), text), Result((), ((0,),), (1,), text)),
        (Reason("r", text), Reason("r", text), Reason("s", text)),
        (Bid(0), Bid(0), Bid(1)),
    ]
    for one, same, other in pairs:
        assert one == same
        assert hash(one) == hash(same)
        assert one != other
        assert one != "something else"
        assert repr(one) == repr(same) != repr(other)


def test_a_frame_shows_its_fields() -> None:
    assert repr(Bid(1)) == "Bid(who=1)"
    assert Bid(1).to_doc() == {"frame": "Bid", "who": 1}
    assert Bid(1).prompt_for_others(dealt()) == Text("prompt-bid", hand=3)


def test_a_setting_names_its_pack() -> None:
    setting = Setting("tally", 3, "abc", "my pack", 2, {"deck": "small"}, Alphabet((), {}))
    assert setting.to_doc() == {
        "game": "tally",
        "rules": 3,
        "content": "abc",
        "pack": "my pack",
        "seats": 2,
        "options": {"deck": "small"},
    }


def test_what_a_game_must_provide_is_missing_until_it_does() -> None:
    with pytest.raises(NotImplementedError):
        NO_CHANCE.below(2)
    with pytest.raises(NotImplementedError):
        Frame[Tally]().options(dealt())
