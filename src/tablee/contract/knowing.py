"""Points 6 and 7: a view contains what its seat knows and nothing more, and worlds sampled from it look the same."""

from __future__ import annotations

import json

from tablee.contract.case import Case, Moment, Viewer, as_bytes, asked, play, shown
from tablee.contract.claims import same
from tablee.contract.twins import luck_twins, other_deals, other_picks
from tablee.core.bits import contains
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.state import State

DRAWS = 48


def two_viewers(case: Case, number: int) -> list[Viewer]:
    """Return two of the viewers, varying with the moment's number."""
    viewers = case.viewers
    return [viewers[number % len(viewers)], viewers[(number + 1 + case.seed % case.seats) % len(viewers)]]


def sampled_worlds_look_the_same(case: Case) -> None:
    """Point 6: a sampled world is valid and shows its viewer the same bytes as the true one."""
    game = case.game
    for number, state in enumerate(play(case).states(16)):
        for viewer in two_viewers(case, number):
            before = shown(game, state, viewer)
            world = game.sample(game.view(state, viewer), Chance(case.seed + number))
            game.check(world)
            same(world.seats, state.seats, "a sampled world has a different number of seats")
            same(shown(game, world, viewer), before, f"viewer {viewer} can tell a sampled world from the true one")
            again = game.sample(game.view(world, viewer), Chance(case.seed + number))
            same(
                shown(game, again, viewer), before, f"viewer {viewer} can tell a world sampled twice from the true one"
            )


def a_shown_view_is_the_view(case: Case) -> None:
    """Point 6: a view contains nothing it does not show: read back from JSON, it shows and samples the same."""
    game = case.game
    for number, state in enumerate(play(case).states(16)):
        for viewer in two_viewers(case, number):
            view = game.view(state, viewer)
            text = as_bytes(game.show(view))
            again = game.read_view(json.loads(text))
            same(as_bytes(game.show(again)), text, f"the view of {viewer} changes when read back")
            worlds = [game.sample(one, Chance(case.seed + number)) for one in (view, again)]
            first, second = (as_bytes(game.position(world)) for world in worlds)
            same(second, first, f"the view of {viewer} contains more than it shows")


def worlds_differ_when_they_can(case: Case) -> None:
    """Point 6: where two different worlds are known to look the same to a viewer, worlds sampled for it vary."""
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
    """Point 6: at some moment the worlds sampled for a viewer vary; a sampler that knows the truth yields only one."""
    if hides_nothing(case):
        return
    game, states = case.game, [moment.before for moment in play(case).moments]
    for viewer in case.viewers:
        assert any(has_several_worlds(game, state, viewer) for state in states), (
            f"viewer {viewer} could know everything throughout a match; if the rules intend that, declare `all_open`"
        )


def hides_nothing(case: Case) -> bool:
    """True if the game declares that these settings hide nothing."""
    options = case.start().settings
    return any(all(options[name] == value for name, value in row.items()) for row in case.allowances.all_open)


def has_several_worlds(game: Game, state: State, viewer: Viewer) -> bool:
    view = game.view(state, viewer)
    worlds = (game.sample(view, Chance(seed)) for seed in range(6))
    return len({as_bytes(game.position(world)) for world in worlds}) > 1


def twins(case: Case, moment: Moment) -> list[State]:
    """Return worlds this moment could have led to instead, by another pick or another draw."""
    return [*other_picks(case, moment, 3), *luck_twins(case, moment, 3)]


def samples_differ(game: Game, state: State, twin: State, viewer: Viewer) -> None:
    """Check that two worlds that look the same to the viewer yield the same samples, and that these vary."""
    worlds = set()
    for seed in range(DRAWS):
        one = as_bytes(game.position(game.sample(game.view(state, viewer), Chance(seed))))
        other = as_bytes(game.position(game.sample(game.view(twin, viewer), Chance(seed))))
        same(one, other, f"two views of {viewer} show the same but sample different worlds")
        worlds.add(one)
        if len(worlds) > 1:
            return
    raise AssertionError(
        f"{DRAWS} worlds sampled for viewer {viewer} are all equal, although at least two are possible"
    )


def sampled_worlds_ask_the_same(case: Case) -> None:
    """Point 7: a seat is asked the same in every world that looks the same to it."""
    game = case.game
    for number, state in enumerate(play(case).states(20)):
        for seat in range(case.seats):
            world = game.sample(game.view(state, seat), Chance(case.seed + number))
            same(
                asked(game, world, seat),
                asked(game, state, seat),
                f"seat {seat} is asked something different in a sampled world",
            )
            frames = [[contains(mask, seat) for mask in (each.asked, each.sealed)] for each in (world, state)]
            same(frames[0], frames[1], f"seat {seat} is asked or has answered in only one of the two worlds")
            same(
                world.is_over(),
                state.is_over(),
                "the true world and a sampled one disagree on whether the match is over",
            )
