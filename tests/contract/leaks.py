"""Broken variants of Lanterns that leak hidden information."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.core.event import Event
from tablee.core.game import Json
from tablee.core.state import State
from tablee.core.view import View
from tests.toy.lanterns.cards import NAMES, NONE, names
from tests.toy.lanterns.game import LanternsGame
from tests.toy.lanterns.state import Lanterns
from tests.toy.lanterns.view import LanternsView


class Broken(LanternsGame):
    """The base of variants: uses the texts of Lanterns and its own state class."""

    __module__ = LanternsGame.__module__  # where the texts and the rulebook are found
    table: type[Lanterns] = Lanterns

    def __init_subclass__(cls) -> None:
        cls.__module__ = LanternsGame.__module__
        cls.name = f"lanterns-{cls.__name__}"

    def blank(self) -> Lanterns:
        return self.table()


# Leaks


class PeekingView(LanternsView):
    def __init__(self) -> None:
        super().__init__()
        self.peek = 0


class LeakInView(Broken):
    """The first seat sees the hand of the second."""

    def view(self, state: State, seat: int | None) -> LanternsView:
        assert isinstance(state, Lanterns)
        view = PeekingView()
        view.look(state, -1 if seat is None else seat)
        view.peek = state.hand[1] if seat == 0 else 0
        return view

    def show(self, view: View) -> Json:
        assert isinstance(view, PeekingView)
        return {**super().show(view), "peek": names(view.peek)}

    def read_view(self, shown: Json) -> LanternsView:
        plain = super().read_view(shown)
        view = PeekingView()
        view.__dict__.update(plain.__dict__)
        view.seat, view.peek = plain.seat, sum(1 << NAMES.index(card) for card in shown["peek"])
        return view


class TellingTable(Lanterns):
    def lay(self, seat: int, card: int, chance: Chance) -> None:
        sink, self.sink = self.sink, None
        if sink is not None:
            sink.append(Event("lay", {"seat": seat, "card": str(card + 1)}))
        self.laid[seat] = card
        self.seal(seat)
        self.sink = sink
        if not self.asked:
            self.show_all(chance)


class LeakInEvent(Broken):
    """Everybody is told which lantern was laid face down."""

    table = TellingTable


class TellingDealTable(Lanterns):
    def deal(self, chance: Chance) -> None:
        super().deal(chance)
        for event in self.sink or []:
            event.args.update(event.secret or {})


class LeakInDeal(Broken):
    """Everybody is told what everybody was dealt."""

    table = TellingDealTable


class LeakInOptions(Broken):
    """No seat is offered a lantern next to one that lies face down."""

    class table(Lanterns):  # noqa: N801 - the field of that name
        def options(self, seat: int) -> list[int]:
            near = [laid + step for other, laid in enumerate(self.laid) if other != seat for step in (-1, 1)]
            options = super().options(seat)
            return [pick for pick in options if pick not in near] or options


class LeakInQuestion(Broken):
    """The question names the brightest lantern in the hands of the others."""

    def question(self, state: State, seat: int) -> tuple[str, Json]:
        assert isinstance(state, Lanterns)
        kind, args = super().question(state, seat)
        others = [state.hand[other].bit_length() for other in range(state.seats) if other != seat]
        return kind, {**args, "brightest": max(others)}


class LeakInRefusal(Broken):
    """The refusal of a lantern names the hand that holds it."""

    def view(self, state: State, seat: int | None) -> LanternsView:
        assert isinstance(state, Lanterns)
        view = TruthfulView()
        view.look(state, -1 if seat is None else seat)
        view.truth.copy_from(state)
        return view

    def refusal(self, view: View, pick: str) -> Refused:
        assert isinstance(view, TruthfulView)
        held = [seat for seat in range(3) if pick in [f"lay {card}" for card in names(view.truth.hand[seat])]]
        return Refused("not-held", "LAN-2", game=self.name, card=f"{pick} {held}")


class TruthfulView(LanternsView):
    """A view that keeps the true state."""

    def __init__(self) -> None:
        super().__init__()
        self.truth = Lanterns()


class SamplingTruthView(TruthfulView):
    def sample_into(self, state: State, chance: Chance) -> None:
        chance.below(2)
        state.copy_from(self.truth)


class LeakInSampler(Broken):
    """The view contains the truth and shows it, well hidden among its fields; sampling returns it."""

    def view(self, state: State, seat: int | None) -> LanternsView:
        assert isinstance(state, Lanterns)
        view = SamplingTruthView()
        view.look(state, -1 if seat is None else seat)
        view.truth.copy_from(state)
        return view

    def show(self, view: LanternsView) -> Json:
        assert isinstance(view, TruthfulView)
        return {**super().show(view), "memo": self.position(view.truth)}

    def read_view(self, shown: Json) -> LanternsView:
        plain, view = super().read_view(shown), SamplingTruthView()
        view.__dict__.update(plain.__dict__)
        view.seat = plain.seat
        options = {"hand": 3, "vane": shown["has_vane"]}
        view.truth = self.from_position(
            len(shown["seats"]), {name: int(value) for name, value in options.items()}, shown["memo"]
        )
        return view


class LeakInUnshownView(LeakInSampler):
    """The view contains the truth but does not show it."""

    def show(self, view: LanternsView) -> Json:
        return LanternsGame.show(self, view)

    def read_view(self, shown: Json) -> LanternsView:
        return LanternsGame.read_view(self, shown)


class LeakInFreeUndo(Broken):
    """The seat that sets the vane shows its hand, and may undo that."""

    class table(Lanterns):  # noqa: N801
        def set_vane(self, seat: int, turn: bool) -> None:
            if self.sink is not None:
                self.sink.append(Event("vane", {"seat": seat, "vane": "turn", "card": names(self.hand[seat])}))
            super().set_vane(seat, turn)


class OrderedTable(Lanterns):
    """Knows who laid first."""

    def __init__(self) -> None:
        super().__init__()
        self.first = NONE

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        self.first = other.first if isinstance(other, OrderedTable) else NONE

    def lay(self, seat: int, card: int, chance: Chance) -> None:
        if not self.sealed:
            self.first = seat
        super().lay(seat, card, chance)


class LeakInOrder(Broken):
    """The seat that laid first scores, whatever the wind."""

    class table(OrderedTable):  # noqa: N801
        def show_all(self, chance: Chance) -> None:
            before = list(self.points)
            super().show_all(chance)
            self.points = before
            self.points[self.first] += 1


class LeakInReveal(Broken):
    """The lanterns are reported in the order in which they were laid."""

    class table(OrderedTable):  # noqa: N801
        def show_all(self, chance: Chance) -> None:
            first = self.laid[self.first]
            super().show_all(chance)
            for event in self.sink or []:
                if event.kind == "wind":
                    event.args["card"].sort(key=lambda card: card != str(first + 1))
