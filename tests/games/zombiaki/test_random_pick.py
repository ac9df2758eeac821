"""Playouts count the plays of a hand instead of listing them: the pick is still the option with the number drawn."""

from tablee.core.chance import Chance
from tablee.games.zombiaki.game import GAME
from tests.rules import rule

PICKS = 600


@rule("ZBK-15", "ZBK-A47")
def test_a_random_pick_is_the_option_with_the_number_drawn() -> None:
    state = GAME.blank()
    settings = GAME.read_settings(2, {})
    for seed in range(PICKS):
        if not state.asked:
            state = GAME.blank()
            state.seats = 2
            GAME.start(state, settings, Chance(seed))
        chance, same = Chance(seed), Chance(seed)
        options = state.options(state.turn)
        pick = state.random_pick(chance)
        assert pick == options[same.below(len(options))]
        state.apply(state.turn, pick, chance)
