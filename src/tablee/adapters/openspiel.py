"""OpenSpiel: every game as `tablee_<game>(players=…,<setting>=…)`.

Importing this module registers the games. Every draw is a chance node with equally likely outcomes. Sealed decisions
are answered one seat at a time, hidden from the others.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pyspiel

from tablee.adapters.rows import Rows, make_arrays, spec, zeros
from tablee.adapters.unfolding import Unfolding
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.setting import Setting, Value
from tablee.core.state import State

MOST_OUTCOMES = 256  # per draw
DRAWS_PER_PICK = 4  # an upper bound on the average over a match
DRAWS_OF_DEAL = 400
INT_SEED = 2**53
DIGITS = set("+-0123456789")  # OpenSpiel parses such words as numbers, so a name such as 14-4-2 gets a leading _


def parameter(setting: Setting) -> bool | int | str:
    """Return the default of a setting as an OpenSpiel parameter."""
    usual = setting.usual()
    if isinstance(usual, list):
        return "+".join(usual)
    return f"_{usual}" if setting.choices and not set(str(usual)) - DIGITS else usual


def given(setting: Setting, value: bool | int | str) -> Any:
    """Return the value of a parameter as the setting reads it."""
    return str(value).removeprefix("_") if setting.choices and not setting.many else value


def type_of(game: Game) -> Any:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"tablee_{game.name}",
        long_name=f"Tablée {game.name} v{game.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if game.is_open else information.IMPERFECT_INFORMATION,
        utility=getattr(pyspiel.GameType.Utility, "GENERAL_SUM" if game.all_may_lose else "ZERO_SUM"),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.fewest_seats,
            **{each.name: parameter(each) for each in game.settings},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with chosen seats and settings; each game has its own subclass."""

    kind: ClassVar[Any]
    game: ClassVar[Game]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        params, game = parameters or {}, self.game
        self.seats = int(params.get("players", game.fewest_seats))
        named = [each for each in game.settings if params.get(each.name, parameter(each)) != parameter(each)]
        chosen = {each.name: given(each, params[each.name]) for each in named}
        self.chosen: dict[str, Value] = game.read_settings(self.seats, chosen)
        self.bound = game.bound(self.seats, self.chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.picks),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=self.seats - 1.0,
            utility_sum=None if game.all_may_lose else 0.0,
            max_game_length=self.bound,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, _params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS_OF_DEAL + DRAWS_PER_PICK * self.bound


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """One node of the game tree."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = Unfolding(game.game, game.seats, game.chosen)

    def current_player(self) -> int:
        if self.line.draw:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.here
        return state.turn if state.asked else int(pyspiel.PlayerId.TERMINAL)

    @property
    def here(self) -> State:
        """The state; valid only if no draw is pending."""
        assert self.line.draw == 0
        assert self.line.state is not None
        return self.line.state

    def is_terminal(self) -> bool:
        return not self.line.draw and not self.here.asked

    def _legal_actions(self, player: int) -> list[int]:
        return self.here.options(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = self.line.draw
        return [(outcome, 1.0 / ways) for outcome in range(ways)]

    def _apply_action(self, action: int) -> None:
        self.line.tell(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player < 0 else self.line.game.picks.texts[action]

    def returns(self) -> list[float]:
        """Return `seats` times each seat's share of the victory, minus 1; the sum is 0 if anyone wins."""
        if not self.is_terminal():
            return [0.0] * self.line.seats
        return [self.line.seats * self.here.reward(seat) - 1 for seat in range(self.line.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Sample a world this player cannot tell from the true one, with an empty history."""
        game = self.line.game
        twin: SpielState = self.get_game().new_initial_state()
        luck = Chance(int(sampler() * INT_SEED))
        twin.line.stand_at(game.sample(game.view(self.here, player), luck))
        return twin

    def __str__(self) -> str:
        known = self.line.known
        where = json.dumps(self.line.game.position(known), separators=(",", ":")) if known is not None else "deal"
        return f"{where} {self.line.step} draws {self.line.told}" if self.line.draw else where


class Observer:
    """What a player may know: its view as text, and as the numbers that `tablee.observations` describes."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.kind = kind
        of = spec(game.game.name, game.seats, game.chosen)
        rows = Rows(of, make_arrays(of, 1, zeros), again=False)
        self.batch = rows.batch
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.whole = bool(kind.public_info) and single
        self.tensor = rows.arrays["observations"][0]
        self.dict = {"view": self.tensor}

    def shown(self, state: SpielState, player: int | None) -> dict[str, Any]:
        known = state.line.known
        if known is None:  # before the deal
            return {}
        game = state.line.game
        return game.show(game.view(known, player))

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's view as numbers, or a spectator's if only public information is wanted."""
        known = state.line.known
        if known is None:  # before the deal
            self.tensor[:] = 0
        else:
            self.batch.show(known, player if self.whole else -1)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """Return the player's view as JSON, or a spectator's if only public information is wanted."""
        if not self.kind.public_info:
            return None
        shown = self.shown(state, player if self.whole else None)
        return json.dumps(shown, separators=(",", ":"), sort_keys=True)


def register(game: Game) -> str:
    """Register a game with OpenSpiel and return its name there."""
    kind = type_of(game)
    pyspiel.register_game(kind, type(f"Spiel_{game.name}", (SpielGame,), {"kind": kind, "game": game}))
    return str(kind.short_name)


NAMES = [register(shelf.find(name)) for name in shelf.SHELF]
