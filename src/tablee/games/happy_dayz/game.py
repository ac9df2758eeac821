"""Happy DayZ: the edge of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tablee.core.chance import Chance
from tablee.core.errors import BadInput, Refused
from tablee.core.game import Game, Json
from tablee.core.option import Option, Value
from tablee.core.picks import Picks
from tablee.core.state import State
from tablee.core.view import View
from tablee.games.happy_dayz.cards import CAMPAIGN_ROUNDS, HAND_SIZES, OPTIONS, PICKS
from tablee.games.happy_dayz.checking import check_table
from tablee.games.happy_dayz.position import read_position, read_view, write_position, write_view
from tablee.games.happy_dayz.powers.table import power
from tablee.games.happy_dayz.reading import slot_name
from tablee.games.happy_dayz.refusals import refusal
from tablee.games.happy_dayz.rules import HappyDayzState
from tablee.games.happy_dayz.setting_up import set_up
from tablee.games.happy_dayz.telling import card_name
from tablee.games.happy_dayz.view import HappyDayzView

KINDS = {2: "lead", 3: "follow-free", 6: "change"}


class HappyDayz(Game):
    """Trick-taking with factions that have powers, 2 to 5 Communities."""

    name = "happy_dayz"
    most_seats = 5
    minutes = 20
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    picks: ClassVar[Picks] = PICKS

    def read_options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Value]:
        chosen = super().read_options(seats, given)
        if chosen["draw"] and "factions" in given and chosen["factions"] != self.options[1].default:
            raise BadInput("option-contradiction", game=self.name, field="draw", option="draw", other="factions")
        return chosen

    def blank(self) -> HappyDayzState:
        return HappyDayzState()

    def start(self, state: State, options: dict[str, Value], chance: Chance) -> None:
        assert isinstance(state, HappyDayzState)
        set_up(state, options, chance)

    def question(self, state: State, seat: int) -> tuple[str, Json]:
        assert isinstance(state, HappyDayzState)
        step = state.top()
        if step == 1:
            return self.transfer_question(state, seat)
        if step == 3 and state.demanded >= 0:
            return "follow", {"faction": slot_name(list(state.factions), state.demanded)}
        if step in KINDS:
            return KINDS[step], {}
        kind = power(state.powers[state.demanded]).questions[step // 16]
        return kind, {"card": card_name(state, state.held)} if state.held >= 0 else {}

    def transfer_question(self, state: HappyDayzState, seat: int) -> tuple[str, Json]:
        """Which of the two cards to pass is asked, or whether to think again."""
        if state.pass_right[seat] >= 0:
            return "reconsider", {}
        way = "left" if state.pass_left[seat] < 0 else "right"
        to = (seat + (1 if way == "left" else -1)) % state.seats
        return f"pass-{way}", {"to_seat": to}

    def view(self, state: State, seat: int | None) -> HappyDayzView:
        assert isinstance(state, HappyDayzState)
        view = HappyDayzView()
        view.observe(state, -1 if seat is None else seat)
        return view

    def sample(self, view: View, chance: Chance) -> State:
        assert isinstance(view, HappyDayzView)
        state = HappyDayzState()
        view.sample_into(state, chance)
        view.share_memory(state)
        return state

    def show(self, view: View) -> Json:
        assert isinstance(view, HappyDayzView)
        return write_view(view)

    def read_view(self, shown: Json) -> HappyDayzView:
        return read_view(shown)

    def position(self, state: State) -> Json:
        assert isinstance(state, HappyDayzState)
        return write_position(state)

    def place(self, seats: int, options: dict[str, Value], position: Json) -> State:
        return read_position(seats, position)

    def check(self, state: State) -> None:
        assert isinstance(state, HappyDayzState)
        check_table(state)

    def refusal(self, view: View, pick: str) -> Refused:
        assert isinstance(view, HappyDayzView)
        return refusal(view, pick)

    def bound(self, seats: int, options: Mapping[str, Value]) -> int:
        rounds = CAMPAIGN_ROUNDS if options["mode"] == "campaign" else 1
        passes = 2 * seats
        plays = HAND_SIZES[seats] * (seats + 2)  # a power asks at the most twice
        return rounds * (passes + plays + 1)


GAME = HappyDayz()
