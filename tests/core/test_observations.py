"""Observations: each number has a name, all derive from the view only, and none reveals hidden information."""

from collections.abc import Iterator

import pytest

import tablee
from tablee.core.bits import lowest
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.state import State
from tablee.games.happy_dayz.state import Board
from tablee.games.happy_dayz.view import HappyDayzView
from tests.toy.lanterns.game import GAME as LANTERNS

PICKS = 120


def seat_counts(name: str) -> list[int]:
    game = tablee.game(name)
    return sorted({game.fewest_seats, min(4, game.most_seats)})


def positions(game: Game, seats: int, picks: int = PICKS) -> Iterator[State]:
    """Yield the states of random matches, one after the other."""
    chance = Chance(seats)
    state = game.setup(seats, {}, chance)
    for _ in range(picks):
        if not state.asked:
            yield state
            state = game.setup(seats, {}, chance)
        yield state
        game.apply(state, state.turn, state.random_pick(chance), chance)


CASES = [(name, seats) for name in tablee.games() for seats in seat_counts(name)]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_numbers_follow_from_the_view_and_hidden_things_change_none(name: str, seats: int) -> None:
    """A view's JSON gives the same numbers, and so does every world that looks like it."""
    game, told, different = tablee.game(name), tablee.observations(name, seats), set()
    for at, state in enumerate(positions(game, seats)):
        for seat in (at % seats, None) if at % 5 == 0 else (at % seats,):
            view = game.view(state, seat)
            numbers = view.numbers()
            assert len(numbers) == len(told)
            assert min(numbers) >= -1
            assert max(numbers) <= 1
            again = game.read_view(game.show(view)).numbers()
            world = game.view(game.sample(view, Chance(at)), seat).numbers()
            assert [told[i] for i in range(len(told)) if not numbers[i] == again[i] == world[i]] == []
            different.add(tuple(numbers))
    assert len(different) > PICKS / 2


class Careless(HappyDayzView):
    """A careless author's view: the neighbour's lowest card is shown as the Encounter card."""

    def look(self, state: State, seat: int) -> None:
        super().look(state, seat)
        assert isinstance(state, Board)
        self.board.encounter = lowest(state.hands[1])


def test_a_view_that_leaks_is_caught() -> None:
    """The test above can fail: what this view leaks differs from world to world."""
    game = tablee.game("happy_dayz")
    view = Careless()
    view.look(game.setup(3, {}, Chance(1)), 0)
    numbers = view.numbers()
    changed = set()
    for seed in range(10):
        world = Careless()
        world.look(game.sample(view, Chance(seed)), 0)
        changed |= {i for i, number in enumerate(world.numbers()) if number != numbers[i]}
    told = tablee.observations("happy_dayz", 3)
    assert {told[i].name.split()[0] for i in changed} == {"encounter"}


@pytest.mark.parametrize("name", tablee.games())
def test_every_number_has_a_name_a_meaning_a_scale_and_an_owner(name: str) -> None:
    told = tablee.observations(name)
    assert len({(each.name, each.owner) for each in told}) == len(told)
    assert [each.place for each in told] == list(range(len(told)))
    assert all(each.meaning and each.scale and each.owner for each in told)
    seats = tablee.game(name).most_seats
    assert {each.owner for each in told} <= {"table", "you", *(f"you + {n}" for n in range(1, seats))}
    lines = str(told).splitlines()
    assert lines[0].split() == ["place", "name", "meaning", "scale", "owner"]
    assert len(lines) == len(told) + 1


@pytest.mark.parametrize("name", tablee.games())
def test_every_observed_field_is_used(name: str) -> None:
    """A field that is zero in all views of many matches would tell learners nothing."""
    game, seats = tablee.game(name), min(3, tablee.game(name).most_seats)
    told = tablee.observations(name, seats)
    used: set[str] = set()
    for state in positions(game, seats, 600):
        numbers = game.view(state, max(0, state.turn)).numbers()
        used |= {block.name for block in told.blocks if any(numbers[block.first : block.first + block.size])}
    settings = {own.key for own in game.blank().declared if own.role == "setting"}
    unused = {block.name for block in told.blocks} - used - settings
    assert unused <= RARE[name]


# What needs more seats, other settings or more matches than these
RARE = {
    "happy_dayz": {
        "above_count", "board", "bound_faction", "bound_side", "bunker", "carried", "dear", "dearest", "demanded", "draw_instead", "drawing",
        "equal_split", "gain", "horde", "in_order", "may_keep", "offered", "offered_way", "promos", "replaced", "round", "scenario", "sharing",
        "story", "target", "to_right", "top_cards", "under_cards", "under_count", "wandering", "zone_vans", "held",
    },
    "happy_pigs": {"holder_seat", "neutral_action", "next_card", "moves", "births", "fed"},
    "zombiaki": {"frozen", "shields_at", "boss_at", "net", "fire", "orders", "ordered", "terror", "winner", "boss", "about_card"},
    "zombies4": {
        "about_card", "about_kind", "attacked", "dawn", "fever", "hours", "humans", "lost", "passing", "removed", "repellent", "stopped", "tried",
        "winner", "human_trophies", "front", "paged", "carded",
    },
}  # fmt: skip


def test_numbers_of_a_game_without_learned_fields() -> None:
    from tablee.core.observations import observations

    told = observations(LANTERNS, 2)
    state = LANTERNS.setup(2, {}, Chance(1))
    assert [each.name for each in told] == ["seat"]
    assert LANTERNS.view(state, 0).numbers() == [1.0]
    assert LANTERNS.view(state, None).numbers() == [0.0]


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(tablee.BadInput, match="2"):
        tablee.observations("zombiaki", seats=3)
