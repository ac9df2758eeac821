"""The base class of states: who is asked, the agenda, and what derives from a game's own methods."""

from __future__ import annotations

import copy

import pytest

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State
from tests.core.scenes import new_match


def frame(state: State) -> tuple[int, int, int]:
    return state.turn, state.asked, state.sealed


def test_a_new_state_asks_nobody() -> None:
    assert frame(State()) == (-1, 0, 0)
    assert State().is_over()


def test_one_seat_is_asked_alone() -> None:
    state = State()
    state.ask(2)
    assert frame(state) == (2, 0b100, 0)
    state.ask_nobody()
    assert frame(state) == (-1, 0, 0)


def test_several_seats_are_asked_at_once_and_seal_in_any_order() -> None:
    state = State()
    state.ask_all(0b1110)
    assert frame(state) == (1, 0b1110, 0)
    state.seal(2)
    assert frame(state) == (1, 0b1010, 0b100)
    state.seal(1)
    assert frame(state) == (3, 0b1000, 0b110)
    state.seal(3)
    assert frame(state) == (-1, 0, 0b1110)


def test_a_sealed_answer_can_be_taken_back() -> None:
    state = State()
    state.ask_all(0b111)
    state.seal(0)
    state.seal(1)
    state.unseal(0)
    assert frame(state) == (0, 0b101, 0b010)


def test_asking_no_seat_at_all_asks_nobody() -> None:
    state = State()
    state.ask(1)
    state.ask_all(0)
    assert frame(state) == (-1, 0, 0)


def test_the_agenda_is_a_stack() -> None:
    state = State()
    assert state.top() == 0
    for step in (4, 9, 2):
        state.push(step)
    assert (state.top(), state.depth) == (2, 3)
    assert [state.pop(), state.pop(), state.top()] == [2, 9, 4]


def test_the_frame_is_copied_without_the_events() -> None:
    state, twin = State(), State()
    state.seats, state.sink = 3, []
    state.ask_all(0b111)
    state.seal(1)
    state.push(8)
    twin.copy_frame(state)
    assert (twin.seats, *frame(twin), twin.top(), twin.depth) == (3, 0, 0b101, 0b10, 8, 1)
    assert twin.sink is None


def test_a_copy_is_of_the_same_game() -> None:
    state = new_match().state
    assert type(copy.copy(state)) is type(state)
    assert copy.copy(state) is not state


@pytest.mark.parametrize(
    ("scores", "shares"),
    [
        ([3.0, 1.0, 2.0], [1.0, 0.0, 0.0]),
        ([1.0, 2.0, 2.0], [0.0, 0.5, 0.5]),
        ([0.0, 0.0, 0.0], [1 / 3] * 3),
        ([-1.0, -2.0], [1, 0]),
    ],
)
def test_the_victory_is_shared_by_the_highest_scores(scores: list[float], shares: list[float]) -> None:
    class Scored(State):
        def score(self, seat: int) -> float:
            return scores[seat]

    state = Scored()
    state.seats = len(scores)
    assert [state.reward(seat) for seat in range(state.seats)] == pytest.approx(shares)


def test_a_playout_plays_to_the_end() -> None:
    state = new_match().state
    state.playout(Chance(1))
    assert state.is_over()


def test_an_event_tells_its_secret_to_the_seats_it_is_for() -> None:
    event = Event("draw", {"seat": 1}, {"card": "moon"}, to=0b010)
    assert event.told_to(1) == {"event": "draw", "seat": 1, "card": "moon"}
    assert event.told_to(0) == event.told_to(2) == event.told_to(None) == {"event": "draw", "seat": 1}


def test_events_are_equal_by_all_they_hold() -> None:
    event = Event("draw", {"seat": 1}, {"card": "moon"}, to=0b010)
    assert event == Event("draw", {"seat": 1}, {"card": "moon"}, to=0b010)
    assert hash(event) == hash(Event("draw", {"seat": 1}, {"card": "moon"}, to=0b010))
    assert event != Event("draw", {"seat": 1}, {"card": "moon"}, to=0b011)
    assert event != Event("draw", {"seat": 1}, {"card": "sun"}, to=0b010)
    assert event != Event("draw", {"seat": 1}, {"card": "moon"}, to=0b010, reveals=True)
    assert event != "draw"
    assert "moon" in repr(event)
