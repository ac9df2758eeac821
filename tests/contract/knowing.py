"""Points 6 and 7: a view tells all its seat knows, nothing more, and worlds drawn from it cannot be told apart."""

from __future__ import annotations

import json

from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.state import State
from tests.contract.case import Case, Moment, Viewer, as_bytes, asked, play, shown
from tests.contract.twins import luck_twins, other_deals, other_picks

DRAWS = 48
ALL_OPEN: dict[
    str, list[dict[str, object]]
] = {  # by game: options that leave nothing hidden, none = it never hides anything
    "happy_pigs": [{"open_programming": True}],  # HPG-60
    "zombiaki": [{}],  # ZBK-17: hands lie open, and the order of a deck is drawn when it is needed
}


def two_viewers(case: Case, number: int) -> list[Viewer]:
    """Two of the viewers, others at each moment."""
    viewers = case.viewers
    return [viewers[number % len(viewers)], viewers[(number + 1 + case.seed % case.seats) % len(viewers)]]


def sampled_worlds_look_the_same(case: Case) -> None:
    """Point 6: to its viewer a sampled world shows the very bytes of the true one, and it is a sound world."""
    game = case.game
    for number, state in enumerate(play(case).states(16)):
        for viewer in two_viewers(case, number):
            before = shown(game, state, viewer)
            world = game.sample(game.view(state, viewer), Chance(case.seed + number))
            game.check(world)
            assert world.seats == state.seats
            assert shown(game, world, viewer) == before, f"viewer {viewer} can tell a sampled world from the true one"
            again = game.sample(game.view(world, viewer), Chance(case.seed + number))
            assert shown(game, again, viewer) == before


def a_shown_view_is_the_view(case: Case) -> None:
    """Point 6: what a view shows is all of it: read back, it shows and samples the same."""
    game = case.game
    for number, state in enumerate(play(case).states(16)):
        for viewer in two_viewers(case, number):
            view = game.view(state, viewer)
            text = as_bytes(game.show(view))
            again = game.read_view(json.loads(text))
            assert as_bytes(game.show(again)) == text
            worlds = [game.sample(one, Chance(case.seed + number)) for one in (view, again)]
            first, second = (as_bytes(game.position(world)) for world in worlds)
            assert first == second, f"the view of {viewer} holds more than it shows"


def worlds_differ_when_they_can(case: Case) -> None:
    """Point 6: where two worlds are known to look the same to somebody, worlds sampled for them differ."""
    game, played = case.game, play(case)
    first = [(case.start().state, twin) for twin, _ in other_deals(case)]
    pairs = first + [(moment.after, twin) for moment in played.some(10) for twin in twins(case, moment)]
    met: set[str] = set()
    for state, twin in pairs:
        if as_bytes(game.position(state)) != as_bytes(game.position(twin)):
            for viewer in case.viewers:
                before = shown(game, state, viewer)
                if before not in met and shown(game, twin, viewer) == before:
                    met.add(before)
                    samples_differ(game, state, twin, viewer)


def something_is_hidden(case: Case) -> None:
    """Point 6: some time in a match worlds sampled for a viewer differ: a sampler that knows the truth gives but one."""
    if hides_nothing(case):
        return
    game, states = case.game, [moment.before for moment in play(case).moments]
    for viewer in case.viewers:
        assert any(has_several_worlds(game, state, viewer) for state in states), (
            f"in a whole match there is only one world for viewer {viewer}"
        )


def hides_nothing(case: Case) -> bool:
    """Whether the options of this table lay everything open."""
    options = case.start().options
    return any(all(options[name] == value for name, value in row.items()) for row in ALL_OPEN.get(case.game.name, []))


def has_several_worlds(game: Game, state: State, viewer: Viewer) -> bool:
    view = game.view(state, viewer)
    worlds = (game.sample(view, Chance(seed)) for seed in range(6))
    return len({as_bytes(game.position(world)) for world in worlds}) > 1


def twins(case: Case, moment: Moment) -> list[State]:
    """Worlds that could have come out of this moment instead: by another pick, by another draw."""
    return [*other_picks(case, moment, 3), *luck_twins(case, moment, 3)]


def samples_differ(game: Game, state: State, twin: State, viewer: Viewer) -> None:
    """Two worlds look the same to the viewer: its samples of both are the same, and not all equal."""
    worlds = set()
    for seed in range(DRAWS):
        one = as_bytes(game.position(game.sample(game.view(state, viewer), Chance(seed))))
        other = as_bytes(game.position(game.sample(game.view(twin, viewer), Chance(seed))))
        assert one == other, f"the view of {viewer} samples differently where it shows the same"
        worlds.add(one)
        if len(worlds) > 1:
            return
    raise AssertionError(f"{DRAWS} worlds sampled for viewer {viewer} are all equal, and at least two are possible")


def sampled_worlds_ask_the_same(case: Case) -> None:
    """Point 7: a seat is asked the same in every world that looks the same to it."""
    game = case.game
    for number, state in enumerate(play(case).states(20)):
        for seat in range(case.seats):
            world = game.sample(game.view(state, seat), Chance(case.seed + number))
            assert asked(game, world, seat) == asked(game, state, seat)
            assert [(mask >> seat) & 1 for mask in (world.asked, world.sealed)] == [
                (mask >> seat) & 1 for mask in (state.asked, state.sealed)
            ]
            assert world.is_over() == state.is_over()
