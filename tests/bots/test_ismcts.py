"""The ISMCTS bot is deterministic for a stream, bounded, stops when the choice is decided, and sees nothing hidden."""

from __future__ import annotations

import pytest

import tablee
from tablee.bots import bot
from tablee.bots.ismcts import Ismcts
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.state import State
from tests.bots.matches import play
from tests.games.zombiaki.street import GAME as ZOMBIAKI
from tests.games.zombiaki.street import street
from tests.toy.lanterns.game import GAME as LANTERNS


def searching(spec: str, game: Game) -> Ismcts:
    made = bot(spec, game)
    assert isinstance(made, Ismcts)
    return made


def middle(name: str, seats: int, picks: int) -> tuple[Game, State]:
    """Return a state some random picks into a match."""
    game, chance = tablee.game(name), Chance(7)
    state = game.setup(seats, {}, chance)
    for _ in range(picks):
        state.apply(state.turn, state.random_pick(chance), chance)
    return game, state


@pytest.mark.parametrize(("name", "seats"), [("happy_dayz", 3), ("happy_pigs", 2), ("zombiaki", 2), ("zombies4", 2)])
def test_the_same_stream_and_iterations_give_the_same_picks_and_the_same_tree(name: str, seats: int) -> None:
    game, state = middle(name, seats, 9)
    view, options = game.view(state, state.turn), state.options(state.turn)
    found = []
    for _ in range(2):
        player = searching("ismcts:it=60", game)
        found.append((player.choose(view, options, Chance(3)), player.search.size, player.search.results(view.seat)))
    assert found[0] == found[1]


def test_the_same_seed_plays_the_same_match() -> None:
    ends = [play(LANTERNS, ["ismcts:it=40", "ismcts:it=20"], seed=4) for _ in range(2)]
    assert LANTERNS.position(ends[0]) == LANTERNS.position(ends[1])


def test_memory_is_bounded_however_long_it_thinks() -> None:
    game, state = middle("happy_dayz", 2, 6)
    player = searching("ismcts:it=30", game)
    view = game.view(state, state.turn)
    player.search.run(view, 400, Chance(1))
    assert player.search.size <= player.search.capacity == 62
    assert player.search.seen() == 400


def test_it_stops_when_the_choice_is_settled() -> None:
    """One shot wins the match for the zombies; the rest of the budget cannot change that."""
    table = street("zombies", zombies="hunger claws zombie-5", A5="2")
    options = [ZOMBIAKI.picks.number(text) for text in table.options]
    player = searching("ismcts:it=2000", ZOMBIAKI)
    pick = player.choose(ZOMBIAKI.view(table.match.state, table.asked), options, Chance(1))
    assert ZOMBIAKI.picks.texts[pick] == "play hunger A5"
    assert player.search.visits_made < 2000


def test_by_time_it_answers_with_an_offered_pick() -> None:
    game, state = middle("zombiaki", 2, 4)
    options = state.options(state.turn)
    assert searching("ismcts:ms=5", game).choose(game.view(state, state.turn), options, Chance(1)) in options


def test_the_tree_is_used_again_while_nothing_new_is_seen() -> None:
    """The Transfer is two picks, one per neighbour: the second reuses the worlds of the first."""
    game, state = middle("happy_dayz", 3, 0)
    player, made = searching("ismcts:it=200", game), []
    for _ in range(2):
        before = player.search.visits_made
        state.apply(0, player.choose(game.view(state, 0), state.options(0), Chance(1)), Chance(1))
        made.append(player.search.visits_made - before)
    assert made[0] == 200
    assert 0 < made[1] < 200


def test_a_tree_is_not_used_for_another_table() -> None:
    """The bot forgets between matches, and starts again if the view is not one it foresaw."""
    game, state = middle("happy_dayz", 2, 6)
    other = game.setup(2, {}, Chance(99))
    fresh, used = searching("ismcts:it=50", game), searching("ismcts:it=50", game)
    used.choose(game.view(state, state.turn), state.options(state.turn), Chance(1))
    view, options = game.view(other, other.turn), other.options(other.turn)
    assert used.choose(view, options, Chance(2)) == fresh.choose(view, options, Chance(2))
    assert used.search.results(view.seat) == fresh.search.results(view.seat)


def test_under_a_seal_it_answers_for_its_own_seat() -> None:
    """Three seats are asked at once: each bot thinks about its own hand, whoever has not answered yet."""
    state = LANTERNS.setup(3, {}, Chance(5))
    for seat in range(3):
        options = state.options(seat)
        assert searching("ismcts:it=50", LANTERNS).choose(LANTERNS.view(state, seat), options, Chance(1)) in options


def test_under_a_seal_nobody_answers_what_is_not_known() -> None:
    """In Happy Pigs the others' tiles do not depend on mine: their figures are the same whatever I lay."""
    game, state = middle("happy_pigs", 3, 0)
    chance = Chance(2)
    while state.asked.bit_count() < 2:
        state.apply(state.turn, state.random_pick(chance), chance)
    player = searching("ismcts:it=300", game)
    seat = next(seat for seat in range(3) if (state.asked >> seat) & 1)
    player.search.run(game.view(state, seat), 300, Chance(1))
    others = [other for other in range(3) if other != seat and (state.asked >> other) & 1]
    assert all(sum(tried for _, tried, _ in player.search.results(other)) > 200 for other in others)


# Several threads


@pytest.mark.parametrize(("name", "seats"), [("happy_dayz", 3), ("happy_pigs", 2), ("zombiaki", 2), ("zombies4", 2)])
def test_trees_in_threads_share_the_iterations_and_repeat_themselves(name: str, seats: int) -> None:
    game, state = middle(name, seats, 9)
    view, options = game.view(state, state.turn), state.options(state.turn)
    found = []
    for _ in range(3):
        player = searching("ismcts:it=70:threads=3", game)
        player.grove.share(view, Chance(3))
        player.grove.run(70)
        found.append([(tree.visits_made, tree.size, tree.results(view.seat)) for tree in player.grove.trees])
    assert found[0] == found[1] == found[2]
    first, second, third = found[0]
    assert [first[0], second[0], third[0]] == [24, 23, 23]
    assert first[2] != second[2] != third[2], "each tree has a stream of its own"
    picks = {searching("ismcts:it=70:threads=3", game).choose(view, options, Chance(3)) for _ in range(3)}
    assert len(picks) == 1


def test_the_first_tree_of_one_thread_searches_with_the_stream_itself() -> None:
    """So that one thread plays as it always has."""
    game, state = middle("zombies4", 2, 9)
    view = game.view(state, state.turn)
    player, alone = searching("ismcts:it=90:threads=1", game), searching("ismcts:it=90", game).search
    stream, twin = Chance(3), Chance(3)
    player.grove.share(view, stream)
    player.grove.run(90)
    alone.run(view, 90, twin)
    assert player.search.results(view.seat) == alone.results(view.seat)
    assert stream.x == twin.x


def test_the_pick_is_that_with_the_most_visits_of_all_trees() -> None:
    game, state = middle("happy_dayz", 3, 9)
    view, options = game.view(state, state.turn), state.options(state.turn)
    player = searching("ismcts:it=200:threads=2", game)
    player.grove.share(view, Chance(3))
    player.grove.run(200)
    total = dict.fromkeys(options, 0)
    for tree in player.grove.trees:
        for pick, visits, _ in tree.results(view.seat):
            total[pick] += visits
    first, second, *_ = sorted(total.values(), reverse=True)
    assert sum(total.values()) == player.grove.seen() == 200
    assert total[player.grove.best(view.seat)] == first
    assert player.grove.lead(view.seat) == first - second


def test_every_tree_sees_the_same_view_with_things_of_its_own() -> None:
    game, state = middle("happy_dayz", 3, 9)
    view = game.view(state, state.turn)
    player = searching("ismcts:it=9:threads=3", game)
    player.grove.share(view, Chance(3))
    assert [game.show(each) for each in player.grove.views] == [game.show(view)] * 3
    own = [*player.grove.views, *player.grove.chances, *(tree.world for tree in player.grove.trees)]
    own += [tree.judge for tree in player.grove.trees]
    assert len(set(map(id, own))) == 12, "no thread writes into what another has"


def test_a_bot_that_thinks_refuses_a_second_thread() -> None:
    game, state = middle("happy_dayz", 3, 9)
    view, options = game.view(state, state.turn), state.options(state.turn)
    player = searching("ismcts:it=9:threads=2", game)
    player.grove.runs = True  # as while the GIL is free
    with pytest.raises(RuntimeError, match="this bot is thinking in another thread"):
        player.choose(view, options, Chance(3))
