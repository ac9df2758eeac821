"""The hot face of the rules: the base class of every game's state, with small ints and no objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self, final

from tablee.core.bits import contains, copy_numbers, mark_words, scale, spread
from tablee.core.chance import Chance
from tablee.core.fields import Field
from tablee.core.hot import Mask, Single, Small, unset

__all__ = ["State"]

if TYPE_CHECKING:
    from tablee.core.event import Event


class State:
    """The truth of one match: who is asked (the frame), the agenda, and in subclasses what lies on the table.

    Limited to 256 options and 64 steps, so that search needs no allocation. Nothing here checks legality: the edge
    (Match) does, and search only applies what `options_into` offered. A subclass declares what lies on the table, one
    line per field, under the decorator `with_fields`.
    """

    declared: ClassVar[tuple[Field, ...]] = ()
    most_seats: ClassVar[int] = 6
    spelled_out: ClassVar[str] = ""  # the source of the derived methods, for the compiler
    rows: ClassVar[str] = "seats"  # the key under which positions list per-seat fields

    def __init__(self) -> None:
        self.seats = 0
        self.turn = -1  # the seat to answer next; -1 when the match is over
        self.asked = 0  # bitmask of the seats that still have to answer; several bits = a simultaneous decision
        self.sealed = 0  # bitmask of the seats whose sealed answer is in and may still be changed
        self.sink: list[Event] | None = None  # collects events; None skips them at no cost
        self.agenda = [0] * 64
        self.depth = 0

    # Who is asked

    @final
    def ask(self, seat: int) -> None:
        """Ask one seat alone."""
        self.turn = seat
        self.asked = 1 << seat
        self.sealed = 0

    def ask_all(self, mask: int) -> None:
        """Ask several seats simultaneously; each answers by `seal`."""
        self.asked = mask
        self.sealed = 0
        self.turn = self.first_asked()

    @final
    def ask_nobody(self) -> None:
        """Ask nobody: after the current pick, the match is over."""
        self.turn = -1
        self.asked = 0
        self.sealed = 0

    def seal(self, seat: int) -> None:
        """Record that a seat has given its sealed answer; `asked == 0` afterwards means all are in."""
        self.sealed |= 1 << seat
        self.asked &= ~(1 << seat)
        self.turn = self.first_asked()

    def unseal(self, seat: int) -> None:
        """Ask a seat again after it withdrew its sealed answer."""
        self.sealed &= ~(1 << seat)
        self.asked |= 1 << seat
        self.turn = self.first_asked()

    def first_asked(self) -> int:
        """Return the lowest seat that has to answer, or -1."""
        seat = 0
        while self.asked >> seat:
            if contains(self.asked, seat):
                return seat
            seat += 1
        return -1

    def is_over(self) -> bool:
        return self.asked == 0

    # The agenda: a stack of steps, each a small int defined by the game

    @final
    def push(self, step: int) -> None:
        self.agenda[self.depth] = step
        self.depth += 1

    @final
    def pop(self) -> int:
        self.depth -= 1
        return self.agenda[self.depth]

    @final
    def top(self) -> int:
        """Return the step on top, or 0 if the agenda is empty."""
        return self.agenda[self.depth - 1] if self.depth else 0

    @final
    def copy_frame(self, other: State) -> None:
        """Copy the fields of this class, except the sink; `copy_from` starts with this."""
        self.seats = other.seats
        self.turn = other.turn
        self.asked = other.asked
        self.sealed = other.sealed
        self.depth = other.depth
        for i in range(other.depth):
            self.agenda[i] = other.agenda[i]

    @final
    def copy_smalls(self, to: list[Small], source: list[Small], count: int) -> None:
        """Copy the first `count` numbers, all at once in C."""
        copy_numbers(to, source, count)

    # What each game defines

    def options_into(self, seat: int, out: list[int]) -> int:
        """Write the picks this seat may make now, ascending, to `out`; return their number.

        A seat in `asked` is offered its decision, a seat in `sealed` the ways to change its answer.
        A game overrides this method, or `options` if it is not compiled.
        """
        found = self.options(seat)  # object: only games that stay plain Python come here
        for i in range(len(found)):  # object: as above
            out[i] = found[i]  # object: as above
        return len(found)  # object: as above

    def deal(self, chance: Chance) -> None:
        """Set up what needs chance, after `Game.prepare`."""

    def apply(self, seat: int, pick: int, chance: Chance) -> None:
        """Carry out one offered pick."""

    def copy_from(self, other: State) -> None:
        """Become an independent copy of a state of the same game."""

    def hide_from(self, seat: int) -> None:
        """Reset the fields that this seat (-1 = a spectator) may not see, according to their declarations."""

    def score(self, seat: int) -> float:
        """Return this seat's score; meaningful when the match is over."""
        return 0.0

    def reward(self, seat: int) -> float:
        """Return this seat's share of the victory: 1 alone, 1/k shared by k, 0 lost."""
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
        """Encode this table (a view's) into zero-filled `out`, starting at `out[at]`; return the end offset."""
        me = seat if seat > 0 else 0
        self.seats_numbers(self.asked, me, out, at)
        return at + self.seats

    def seats_numbers(self, mask: int, me: int, out: list[Single], at: int) -> None:
        """Write a 0 or 1 per seat, starting with `me`: 1 if it is in the mask."""
        for turn in range(self.seats):
            if (mask >> ((me + turn) % self.seats)) & 1:
                out[at + turn] = 1.0

    def bits_into(self, mask: Mask, count: int, out: list[Single], at: int) -> None:
        """Write the lowest `count` bits of the mask as 0 or 1."""
        spread(mask, count, out, at)

    def row_into(self, values: list[Small], count: int, most: float, out: list[Single], at: int) -> None:
        """Write the first `count` values, divided by `most`."""
        scale(values, count, most, out, at)

    def words_into(self, values: list[Small], count: int, words: int, out: list[Single], at: int) -> None:
        """Write a 1 for the word, counted from 1, of each of the first `count` values; 0 is none."""
        mark_words(values, count, words, out, at)

    # Derived from the above

    def put_field(self, name: str, value: Any) -> None:
        """Set one field by name: a number, or the first numbers of an array."""
        if isinstance(value, list):
            self.fill_field(name, value)
        else:
            setattr(self, name, value)

    def fill_field(self, name: str, values: list[int]) -> None:
        kept = getattr(self, name)
        kept[: len(values)] = values

    def options(self, seat: int) -> list[int]:
        """Return the options as a list, for the edge."""
        out = unset(256)
        n = self.options_into(seat, out)
        return [out[i] for i in range(n)]

    def random_pick(self, chance: Chance) -> int:
        """Return a uniformly random option of the seat to answer; a game may override it with something faster."""
        out = unset(256)
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
