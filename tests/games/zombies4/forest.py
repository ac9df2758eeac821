"""Positions of Zombies!!! 4: `forest("cabin 0,-2", dogs={...}, seats=[{...}, {...}])` is a state with just that in it.

Tiles are written `"cabin 0,-2"` or `"cave 0,-1 180"` and follow the Bridge as T1, T2 …; omitted fields have default
values. Dice are listed with the pick that rolls them; drawn tiles and cards are named, or else the first is drawn.
"""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.core.chance import Chance
from tablee.core.errors import BadInput, Refused
from tablee.core.event import Event
from tablee.core.match import Match
from tablee.games.zombies4.cards.cards import CARDS, KINDS
from tablee.games.zombies4.cards.tiles import TILES
from tablee.games.zombies4.edge.words import names, tiles_of
from tablee.games.zombies4.effects.rules import Zombies4State

GAME = tablee.game("zombies4")
Json = dict[str, Any]


class Luck(Chance):
    """Rolls the listed faces, 1 to 6; draws the listed tiles and cards, else the first."""

    def __init__(self, state: Zombies4State, wishes: tuple[int | str, ...]) -> None:
        super().__init__(0)
        self.state = state
        self.dice = [wish for wish in wishes if isinstance(wish, int)]
        self.draws = [wish for wish in wishes if isinstance(wish, str)]
        self.missing = 0  # dice rolled but not listed

    def below(self, n: int) -> int:
        if n == 6 and (self.dice or not self.draws):
            self.missing += not self.dice
            return self.dice.pop(0) - 1 if self.dice else self.missing % 6
        if not self.draws:
            return 0
        name = self.draws.pop(0)
        pile = tiles_of(self.state.pile)
        return pile.index(name) if name in pile else names(self.state.draw).index(name)


class Forest:
    """A state with shortcuts to play and inspect it."""

    def __init__(self, state: Zombies4State) -> None:
        self.state = state
        self.happened: list[Event] = []
        self.events: list[Json] = []  # as told to a spectator

    # Playing

    def pick(self, text: str, *wishes: int | str) -> Forest:
        """Make this pick for the asked seat, with the listed dice and draws."""
        assert text in self.options, f"{text} is not among {self.options}"
        luck, told = Luck(self.state, wishes), list[Event]()
        GAME.apply(self.state, self.asked, GAME.picks.number(text), luck, told)
        assert not luck.missing, f"more dice were rolled than listed: {[event.kind for event in told]}"
        assert not luck.dice, f"dice not rolled: {luck.dice}"
        assert not luck.draws, f"not drawn: {luck.draws}"
        GAME.check(self.state)
        self.happened = told
        self.events = [event.told_to(None) for event in told]
        return self

    def play(self, *texts: str) -> Forest:
        """Make several picks that roll no dice."""
        for text in texts:
            self.pick(text)
        return self

    # Looking

    @property
    def asked(self) -> int:
        return self.state.turn

    @property
    def options(self) -> list[str]:
        return [GAME.picks.texts[pick] for pick in self.state.options(self.asked)] if self.state.asked else []

    @property
    def kind(self) -> str:
        """The kind of the open decision."""
        return GAME.question(self.state, self.asked)[0] if self.state.asked else "over"

    @property
    def position(self) -> Json:
        return GAME.position(self.state)

    def seat(self, seat: int) -> Json:
        """Return a seat's part of the position."""
        found: Json = self.position["players"][seat]
        return found

    def squares(self, verb: str) -> list[str]:
        """Return the squares offered with this verb."""
        return [text.split()[1] for text in self.options if text.startswith(f"{verb} ")]

    def told(self, kind: str) -> list[Json]:
        """Return the last pick's events of this kind, as told to a spectator."""
        return [event for event in self.events if event["event"] == kind]

    def told_to(self, viewer: int | None, kind: str) -> list[Json]:
        """Return the last pick's events of this kind, as told to a viewer."""
        return [event.told_to(viewer) for event in self.happened if event.kind == kind]

    def view(self, seat: int | None) -> Json:
        return GAME.show(GAME.view(self.state, seat))

    def why_not(self, text: str) -> str:
        """Return the clause that refuses this pick to the asked seat."""
        assert text not in self.options
        table = Match.from_state(GAME, GAME.read_settings(self.state.seats, {}), self.state, seed=0)
        with pytest.raises(Refused) as caught:
            table.pick(self.asked, text)
        return caught.value.clause


def forest(*tiles: str, seats: Any = None, agenda: Any = None, options: Any = None, **rest: Any) -> Forest:
    """Return a valid position with the Bridge and these tiles."""
    players = [in_order(seat) for seat in seats or [{}, {}]]
    position: Json = {"tiles": [read_tile("bridge 0,0"), *map(read_tile, tiles)], "players": players, **in_order(rest)}
    if agenda is not None:
        position["agenda"] = agenda
    return set_up(position, options)


def set_up(position: Json, options: Any = None) -> Forest:
    """Return the state of a whole position."""
    count = len(position["players"])
    state = GAME.from_position(count, GAME.read_settings(count, options or {}), position)
    GAME.check(state)
    assert isinstance(state, Zombies4State)
    return Forest(state)


def in_order(fields: Json) -> Json:
    """Sort the cards by kind, as positions require."""
    cards: Json = {
        name: sorted(fields[name], key=lambda card: KINDS[card])
        for name in ("hand", "front", "discard", "draw")
        if name in fields
    }
    return {**fields, **cards}


def all_but(*cards: str) -> list[str]:
    """Return all fifty cards without one copy of each of these."""
    rest = [card.id for card in CARDS for _ in range(card.copies)]
    for card in cards:
        rest.remove(card)
    return rest


def refused(field: str, *tiles: str, **position: Any) -> None:
    """Assert that this position is rejected because of this field."""
    with pytest.raises(BadInput) as problem:
        forest(*tiles, **position)
    assert problem.value.details["field"] == field, problem.value.details


def read_tile(text: str) -> Json:
    name, place, *angle = text.split()
    x, y = place.split(",")
    return {"tile": name, "x": int(x), "y": int(y), "angle": int(angle[0]) if angle else 0}


FORESTS = [tile.id for tile in TILES if tile.is_forest for _ in range(tile.copies)]
NAMED = [tile.id for tile in TILES[1:] if not tile.is_forest for _ in range(tile.copies)]
ALL_TILES = [
    *(f"{name} {x},-1" for x, name in enumerate(FORESTS)),
    *(f"{name} {x},-2 {180 if name == 'boathouse' else 0}" for x, name in enumerate(NAMED)),
]
"""All thirty tiles: the forest tiles in a row at the far end of the Bridge, the others north of it (T18, T19 …)."""


# Phases of the active seat's turn


def turn(stage: str, *steps: Json, seat: int = 0) -> list[Json]:
    return [{"step": "turn", "seat": seat, "stage": stage}, *steps]


def beginning(seat: int = 0) -> list[Json]:
    """Return the start of a turn, where the active seat may play a card."""
    return turn("draw-tile", {"step": "window", "seat": seat, "asked": 0, "reason": "turn"}, seat=seat)


def before_fights(seat: int = 0) -> list[Json]:
    """Return the window before step 3, in which the others may play; the next seat is asked."""
    return turn("fights", {"step": "window", "seat": seat, "asked": 1, "reason": "fights"}, seat=seat)


def walking(left: int, seat: int = 0) -> list[Json]:
    return turn("zombie-die", {"step": "move", "seat": seat, "left": left}, seat=seat)


def prowling(left: int, seat: int = 0) -> list[Json]:
    return turn("last", {"step": "prowl", "seat": seat, "left": left}, seat=seat)


def ending(seat: int = 0) -> list[Json]:
    return turn("over", {"step": "ending", "seat": seat}, seat=seat)


def laying(tile: str, seat: int = 0, layer: int | None = None) -> list[Json]:
    return turn("before-fights", {"step": "laying", "seat": seat if layer is None else layer, "tile": tile}, seat=seat)


def start(seats: int, seed: int = 1, **options: Any) -> Match:
    return Match.start(GAME, seats, options, seed=seed)
