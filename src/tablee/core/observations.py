"""Describes each number of an observation (name, meaning, scale, owner), derived from the fields of a game's state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, overload

from tablee.core.codings import YES, SeatsOf, seat_label
from tablee.core.fields import OWNER, Field
from tablee.core.game import Game

TABLE = "table"  # the owner of numbers that belong to no seat


class Told(NamedTuple):
    """The description of one number."""

    place: int
    name: str
    meaning: str
    scale: str
    owner: str  # `table`, or a seat relative to the viewer: `you`, `you + 1` …


class Block(NamedTuple):
    """The numbers of one field, for one owner."""

    first: int
    size: int
    name: str
    meaning: str
    scale: str
    owner: str
    labels: list[str]


class Observations(Sequence[Told]):
    """The descriptions of all numbers in a game's observations for a given number of seats; prints as a table."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.blocks = list(blocks(game, seats))
        self.numbers = [told for block in self.blocks for told in one_by_one(block)]

    @overload
    def __getitem__(self, place: int) -> Told: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Told]: ...
    def __getitem__(self, place: int | slice) -> Told | Sequence[Told]:
        return self.numbers[place]

    def __len__(self) -> int:
        return len(self.numbers)

    def __str__(self) -> str:
        heads = Told(0, "name", "meaning", "scale", "owner")
        rows = [tuple(map(str, told)) for told in self.numbers]
        rows.insert(0, ("place", *heads[1:]))
        widths = [max(len(row[i]) for row in rows) for i in range(len(heads))]
        return "\n".join(
            "  ".join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=True)).rstrip() for row in rows
        )

    def __repr__(self) -> str:
        return str(self)


def one_by_one(block: Block) -> Iterator[Told]:
    for i, label in enumerate(block.labels):
        name = f"{block.name} {label}" if label else block.name
        yield Told(block.first + i, name, block.meaning, block.scale, label if label.startswith("you") else block.owner)


def blocks(game: Game, seats: int) -> Iterator[Block]:
    """Yield the frame, then every learned field, in the order in which `numbers_into` writes them."""
    state = game.blank()
    state.seats = seats
    if len(game.view(state, None).numbers()) == 1:
        yield Block(
            0, 1, "seat", "1 for a seat, 0 for a spectator; the game declares no fields to observe", YES, TABLE, [""]
        )
        return
    asked = SeatsOf()
    yield Block(
        0,
        seats,
        "asked",
        "the seats that have to answer now, as far as you can see",
        asked.scale,
        TABLE,
        asked.labels(seats),
    )
    place = seats
    for own in game.blank().declared:
        for owner in owners(own, seats) if own.is_learned else []:
            block = block_of(own, seats, place, owner)
            yield block
            place += block.size


def owners(own: Field, seats: int) -> list[str]:
    if not own.of_seats:
        return [TABLE]
    return [seat_label(turn) for turn in range(1 if own.seen == OWNER else seats)]


def block_of(own: Field, seats: int, place: int, owner: str) -> Block:
    coding = own.kind.coding
    assert coding
    size = coding.span.size(seats)
    return Block(place, size, own.key, own.meaning, coding.scale, owner, coding.labels(seats))


def observations(game: Game, seats: int = 0) -> Observations:
    """Describe each number of this game's observations for `seats` seats; by default, the most that can play."""
    chosen = seats or game.most_seats
    game.read_settings(chosen, {})  # rejects an invalid number of seats
    return Observations(game, chosen)
