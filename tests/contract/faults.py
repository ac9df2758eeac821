"""Broken variants of Lanterns without leaks, at least one for each point of the contract that a game can break."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import ClassVar

from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.core.event import Event
from tablee.core.game import Json
from tablee.core.setting import Value
from tablee.core.state import State
from tests.contract.leaks import Broken
from tests.toy.lanterns.cards import NAMES, TURN
from tests.toy.lanterns.state import Lanterns
from tests.toy.lanterns.view import LanternsView

CLOCK = count()


class NeverAsked(Broken):
    """Offers an impossible option: the vane of a table without a vane."""

    class table(Lanterns):  # noqa: N801 - the field of that name
        def options(self, seat: int) -> list[int]:
            return super().options(seat) if self.has_vane else [*super().options(seat), TURN]


class TooShort(Broken):
    """Its bound on the length of a match is too low."""

    def bound(self, seats: int, options: Mapping[str, Value]) -> int:
        return super().bound(seats, options) - 2


class Uneven(Broken):
    """Its random pick is the first option far too often."""

    class table(Lanterns):  # noqa: N801
        def random_pick(self, chance: Chance) -> int:
            options = self.options(self.turn)
            return options[chance.below(len(options)) if chance.below(2) else 0]


class LosesCards(Broken):
    """Loses the last wind of a match."""

    class table(Lanterns):  # noqa: N801
        def show_all(self, chance: Chance) -> None:
            super().show_all(chance)
            if not self.asked:
                self.winds &= self.winds - 1


class SharesHands(Broken):
    """A copy shares the list of hands with the original."""

    class table(Lanterns):  # noqa: N801
        def copy_from(self, other: State) -> None:
            super().copy_from(other)
            assert isinstance(other, Lanterns)
            self.hand = other.hand


class ForgetsVane(Broken):
    """A copy lacks the state of the vane."""

    class table(Lanterns):  # noqa: N801
        def copy_from(self, other: State) -> None:
            before = self.turned
            super().copy_from(other)
            self.turned = before


class KeepsWinds(Broken):
    """Copying a table without winds leaves the winds that were there."""

    class table(Lanterns):  # noqa: N801
        def copy_from(self, other: State) -> None:
            before = self.winds
            super().copy_from(other)
            self.winds = self.winds or before


class HandleView(LanternsView):
    def look(self, state: State, seat: int) -> None:
        assert isinstance(state, Lanterns)
        super().look(state, seat)
        self.table.points = state.points


class HoldsState(Broken):
    """A view references the true state's list of points."""

    def view(self, state: State, seat: int | None) -> LanternsView:
        assert isinstance(state, Lanterns)
        view = HandleView()
        view.look(state, -1 if seat is None else seat)
        return view


class OutsideLuck(Broken):
    """Now and then the wind is not drawn from the chance passed in."""

    class table(Lanterns):  # noqa: N801
        def draw(self, chance: Chance) -> int:
            return super().draw(Chance(next(CLOCK)) if self.winds else chance)


class ExtraDraws(Broken):
    """The number of draws depends on something outside the match."""

    class table(Lanterns):  # noqa: N801
        def lay(self, seat: int, card: int, chance: Chance) -> None:
            for _ in range(next(CLOCK) % 3):
                chance.below(2)
            super().lay(seat, card, chance)


class TellsTuples(Broken):
    """An event contains a tuple."""

    class table(Lanterns):  # noqa: N801
        def show_all(self, chance: Chance) -> None:
            super().show_all(chance)
            for event in self.sink or []:
                event.args.update({name: tuple(value) for name, value in event.args.items() if isinstance(value, list)})


class TellsLater(Broken):
    """An event contains the list of points, which keeps changing."""

    class table(Lanterns):  # noqa: N801
        def show_all(self, chance: Chance) -> None:
            super().show_all(chance)
            for event in self.sink or []:
                event.args["points"] = self.points


class Descending(Broken):
    """Options come from the highest to the lowest."""

    class table(Lanterns):  # noqa: N801
        def options(self, seat: int) -> list[int]:
            return super().options(seat)[::-1]


class ShowsLess(Broken):
    """The shown view leaves the vane out."""

    def show(self, view: LanternsView) -> Json:
        return {**super().show(view), "turned": False}


class DrawsEarly(Broken):
    """Draws chance when the first lantern is laid."""

    class table(Lanterns):  # noqa: N801
        def lay(self, seat: int, card: int, chance: Chance) -> None:
            if not self.sealed:
                chance.below(2)
            super().lay(seat, card, chance)


class ScoresEarly(Broken):
    """There are scores before the end."""

    def scores(self, state: State) -> list[float] | None:
        return [state.score(seat) for seat in range(state.seats)]


class Speechless(Broken):
    """An event without a text."""

    class table(Lanterns):  # noqa: N801
        def set_vane(self, seat: int, turn: bool) -> None:
            super().set_vane(seat, turn)
            if self.sink is not None:
                self.sink.append(Event("creak", {"seat": seat}))


class ForgetfulPosition(Broken):
    """A position lacks the state of the vane."""

    def position(self, state: Lanterns) -> Json:
        return {**super().position(state), "turned": False}


class Credulous(Broken):
    """Accepts any position as valid."""

    def check(self, state: State) -> None:
        pass


class Bending(Broken):
    """Silently drops from a hand what is not a card."""

    def from_position(self, seats: int, options: dict[str, Value], position: Json) -> Lanterns:
        rows = position.get("seats")
        if isinstance(rows, list) and all(isinstance(row, dict) and isinstance(row.get("hand"), list) for row in rows):
            rows = [{**row, "hand": [card for card in NAMES if card in row["hand"]]} for row in rows]
        return super().from_position(seats, options, {**position, "seats": rows})


class NoClause(Broken):
    """Refuses without saying which clause forbids it."""

    def refusal(self, view: LanternsView, pick: str) -> Refused:
        why = super().refusal(view, pick)
        return Refused(why.id, game=self.name, **why.details)


# Faults outside of matches: the game's texts with one change


class NeverHappens(Broken):
    """An event that has a text but never occurs."""

    changes: ClassVar = {"text/en.ftl": ("vane-turn = ", "event-storm = A storm.\nvane-turn = ")}


class NoHelp(Broken):
    """A setting without help."""

    changes: ClassVar = {"text/fr.ftl": ("    .help = Combien", "    .hilfe = Combien")}


class Wordless(Broken):
    """A pick without a sentence in one language."""

    changes: ClassVar = {"text/fr.ftl": ("pick-lay = ", "pick-poser = ")}


class OtherClauses(Broken):
    """The French rulebook lacks a clause."""

    changes: ClassVar = {"rulebook/fr.md": ("- **LAN-3**", "* **LAN-3**")}


class Untranslated(Broken):
    """A clause says the same in both languages."""

    changes: ClassVar = {
        "rulebook/en.md": (" The next card of the deck is the wind.", " 3\nThe wind."),
        "rulebook/fr.md": (" La carte suivante de la pioche est le vent.", " 3\nLe vent."),
    }
