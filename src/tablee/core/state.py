"""The hot face of the rules: what every game's state can do, with small ints and no objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from tablee.core.bits import contains, scale, spread
from tablee.core.chance import Chance
from tablee.core.fields import Field
from tablee.core.hot import Mask, Single, Small

__all__ = ["State"]

if TYPE_CHECKING:
    from tablee.core.event import Event


class State:
    """The truth of one match: who is asked (frame), the agenda, and in subclasses what lies on the table.

    At most 256 options and 64 steps, fixed so that search needs no allocation. Nothing here checks legality: the edge
    (Match) does, and search only applies what `options_into` offered. A subclass declares what lies on the table, one
    line per field, under the decorator `with_fields`.
    """

    declared: ClassVar[tuple[Field, ...]] = ()
    most_seats: ClassVar[int] = 6
    spelled_out: ClassVar[str] = ""  # the methods that follow from the fields, as the compiler is given them
    rows: ClassVar[str] = "seats"  # the name under which positions list what belongs to each seat

    def __init__(self) -> None:
        self.seats = 0
        self.turn = -1  # the seat to answer next; -1 when the match is over
        self.asked = 0  # mask of the seats that still must answer; several bits = a simultaneous decision
        self.sealed = 0  # mask of the seats whose sealed answer is in and may still be changed
        self.sink: list[Event] | None = None  # collects events; None costs nothing
        self.agenda = [0] * 64
        self.depth = 0

    # Who is asked

    def ask(self, seat: int) -> None:
        """Ask one seat alone."""
        self.turn = seat
        self.asked = 1 << seat
        self.sealed = 0

    def ask_all(self, mask: int) -> None:
        """Ask several seats at once; each answers by `seal`."""
        self.asked = mask
        self.sealed = 0
        self.turn = self.first_asked()

    def ask_nobody(self) -> None:
        """Ask nobody: after the current pick, the match is over."""
        self.turn = -1
        self.asked = 0
        self.sealed = 0

    def seal(self, seat: int) -> None:
        """Note that a seat has given its sealed answer; `asked == 0` afterwards means all are in."""
        self.sealed |= 1 << seat
        self.asked &= ~(1 << seat)
        self.turn = self.first_asked()

    def unseal(self, seat: int) -> None:
        """Ask a seat again after it took its sealed answer back."""
        self.sealed &= ~(1 << seat)
        self.asked |= 1 << seat
        self.turn = self.first_asked()

    def first_asked(self) -> int:
        """The lowest seat that must answer, -1 if there is none."""
        seat = 0
        while self.asked >> seat:
            if contains(self.asked, seat):
                return seat
            seat += 1
        return -1

    def is_over(self) -> bool:
        return self.asked == 0

    # The agenda: a stack of steps, each one small int that means something to the game

    def push(self, step: int) -> None:
        self.agenda[self.depth] = step
        self.depth += 1

    def pop(self) -> int:
        self.depth -= 1
        return self.agenda[self.depth]

    def top(self) -> int:
        """The step on top, 0 when nothing is left to do."""
        return self.agenda[self.depth - 1] if self.depth else 0

    def copy_frame(self, other: State) -> None:
        """Copy what this class holds; `copy_from` begins with it. Events stay with their own state."""
        self.seats = other.seats
        self.turn = other.turn
        self.asked = other.asked
        self.sealed = other.sealed
        self.depth = other.depth
        for i in range(other.depth):
            self.agenda[i] = other.agenda[i]

    # What each game defines

    def options_into(self, seat: int, out: list[int]) -> int:
        """Write the picks this seat may make now, ascending, to `out`; return how many.

        A seat in `asked` is offered its decision, a seat in `sealed` the ways to change its answer.
        A game overrides this one, or `options` if it is not compiled.
        """
        found = self.options(seat)  # object: only games that stay plain Python come here
        for i in range(len(found)):  # object: as above
            out[i] = found[i]  # object: as above
        return len(found)  # object: as above

    def apply(self, seat: int, pick: int, chance: Chance) -> None:
        """Carry out one offered pick."""

    def copy_from(self, other: State) -> None:
        """Become an independent copy of a state of the same game."""

    def hide_from(self, seat: int) -> None:
        """Forget what this seat (-1 = a spectator) may not see, as far as the fields say so."""

    def score(self, seat: int) -> float:
        """This seat's score, meaningful when the match is over."""
        return 0.0

    def reward(self, seat: int) -> float:
        """This seat's share of the victory: 1 alone, 1/k shared by k, 0 lost."""
        best = self.score(0)
        ties = 0
        for i in range(self.seats):
            mine = self.score(i)
            if mine > best:
                best = mine
                ties = 0
            if mine == best:
                ties += 1
        return 1.0 / ties if self.score(seat) == best else 0.0

    # Numbers for learning

    def numbers_into(self, seat: int, out: list[Single], at: int) -> int:
        """Write this table, which is a view's, as numbers from `out[at]` on, where zeros are; return where they end."""
        me = seat if seat > 0 else 0
        self.seats_numbers(self.asked, me, out, at)
        return at + self.seats

    def seats_numbers(self, mask: int, me: int, out: list[Single], at: int) -> None:
        """A number for each seat, that of `me` first: 1 where it is in the mask."""
        for turn in range(self.seats):
            if (mask >> ((me + turn) % self.seats)) & 1:
                out[at + turn] = 1.0

    def bits_into(self, mask: Mask, count: int, out: list[Single], at: int) -> None:
        """A 0 or 1 for each of so many things: whether it is in the mask."""
        spread(mask, count, out, at)

    def row_into(self, values: list[Small], count: int, most: float, out: list[Single], at: int) -> None:
        """The first values of a row, divided by what is large for them."""
        scale(values, count, most, out, at)

    # What follows from it

    def put_field(self, name: str, value: Any) -> None:
        """Set one field by its name: a number, or the first numbers of an array."""
        if isinstance(value, list):
            self.fill_field(name, value)
        else:
            setattr(self, name, value)

    def fill_field(self, name: str, values: list[int]) -> None:
        kept = getattr(self, name)
        kept[: len(values)] = values

    def options(self, seat: int) -> list[int]:
        """The same options as a list, for the edge."""
        out = [0] * 256
        n = self.options_into(seat, out)
        return [out[i] for i in range(n)]

    def random_pick(self, chance: Chance) -> int:
        """A random option of the seat to answer, all equally likely; a game may override it with something faster."""
        out = [0] * 256
        n = self.options_into(self.turn, out)
        return out[chance.below(n)]

    def playout(self, chance: Chance) -> None:
        """Play random picks to the end."""
        while self.asked:
            self.apply(self.turn, self.random_pick(chance), chance)

    def clone(self) -> Self:
        twin = type(self)()
        twin.copy_from(self)
        return twin

    def __copy__(self) -> Any:
        return self.clone()
