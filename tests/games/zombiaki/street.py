"""Positions of Zombiaki: `street(C2="2", C3="wall-6")` is a match with just that on it, and the humans to play.

On a square, a number is a zombie of that strength, `dog` a dog; `shield`, `boss` and marks (`moved`, `netted` …) belong
to the zombie; `fire` is fire; anything else is an object. All other cards are in the decks.
"""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.core.errors import Refused
from tablee.core.match import Match
from tablee.games.zombiaki.cards.cards import CARDS, NUMBER, SIDES, ZOMBIE_CARDS
from tablee.games.zombiaki.cards.squares import SQUARES
from tablee.games.zombiaki.cards.units import MARKS

GAME = tablee.game("zombiaki")
# The cards that form a zombie of this strength, before wounds
MADE_OF = {1: "2", 2: "2", 3: "3", 4: "4", 5: "5", 6: "3 3", 7: "3 4", 8: "4 4", 9: "4 5", 10: "3 3 4"}
ZOMBIES, HUMANS = 0, 1
SPARE = {"zombies": "terror", "humans": "barrier"}


class Table:
    """A match with shortcuts to play and inspect it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[dict[str, Any]] = []

    # Playing

    def pick(self, text: str) -> Table:
        """Make this pick for the asked seat."""
        told = self.match.pick(self.asked, text)
        self.events = [event.told_to(None) for event in told]
        return self

    def play(self, *picks: str) -> Table:
        """Play a card (`grenade C3`) and answer its questions; with only one target, nothing is asked."""
        self.pick(f"play {picks[0]}")
        for pick in picks[1:]:
            if not pick.startswith("to ") or self.kind.startswith("to-"):
                self.pick(pick)
        return self

    def end(self) -> Table:
        return self.pick("end")

    def pass_on(self) -> Table:
        """Answer the open question with the most passive option."""
        idle = [text for text in ("go", "stop", "let", "end", "done") if text in self.options]
        return self.pick(idle[0] if idle else self.options[0])

    def until(self, kind: str, seat: int) -> Table:
        """Pass until this seat faces this kind of decision."""
        self.pass_on()
        while not self.match.over and (self.match.pending[0].kind, self.asked) != (kind, seat):
            self.pass_on()
        return self

    def move(self) -> Table:
        """Pass until the zombies' next movement is over."""
        done = self.state["round"] + 1
        while not self.match.over and (self.state["round"] < done or self.match.pending[0].kind != "discard"):
            self.pass_on()
        return self

    # Looking

    @property
    def asked(self) -> int:
        return self.match.pending[0].seat

    @property
    def kind(self) -> str:
        return self.match.pending[0].kind

    @property
    def options(self) -> list[str]:
        return self.match.pending[0].options

    def plays(self, card: str) -> list[str]:
        """Return where this card may be played now."""
        return [
            text.removeprefix(f"play {card}").strip() for text in self.options if f"{text} ".startswith(f"play {card} ")
        ]

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.match.position()["state"]
        return state

    def at(self, square: str) -> str:
        """Describe a square in the words that `street` takes, without marks."""
        state, words = self.state, []
        if square in state["units"]:
            unit = state["units"][square]
            words.append("dog" if unit["cards"] == ["dog"] else str(unit["strength"]))
            words += ["shield"] * unit["shield"] + ["boss"] * unit["boss"]
        words += [state["objects"][square]] if square in state["objects"] else []
        words += ["fire"] if state["fire"] == square else []
        return " ".join(words)

    @property
    def units(self) -> dict[str, str]:
        """All units, by square."""
        return {square: self.at(square).split()[0] for square in self.state["units"]}

    def marks(self, square: str) -> list[str]:
        return list(self.state["units"][square]["marks"])

    def hand(self, seat: int) -> list[str]:
        return list(self.state["hands"][SIDES[seat]])

    def discarded(self, card: str) -> int:
        return int(self.state["discards"].get(card, 0))

    @property
    def told(self) -> list[str]:
        """The kinds of the last events, in order."""
        return [event["event"] for event in self.events]

    @property
    def drawn(self) -> list[str]:
        """The cards drawn after the last pick."""
        return [card for event in self.events if event["event"] == "draw" for card in event["drawn_card"]]

    @property
    def winner(self) -> str | None:
        return str(self.state["winner"]) if self.match.over else None

    def refused(self, text: str) -> tuple[str, str]:
        """Return the id and clause of the refusal of this pick for the asked seat."""
        with pytest.raises(Refused) as caught:
            self.match.pick(self.asked, text)
        for lang in ("en", "fr"):
            assert not caught.value.sentence(lang).startswith(f"{caught.value.id} (")
        return caught.value.id, caught.value.clause


def street(
    turn: str = "humans",
    *,
    zombies: str = "",
    humans: str = "",
    options: dict[str, str] | None = None,
    decks: dict[str, str] | None = None,
    state: dict[str, Any] | None = None,
    **squares: str,
) -> Table:
    """Return a match with just this on the street; `decks` lists the cards left by side, `state` overrides fields.

    The side to play holds one extra card (SPARE), so that the turn does not end with the last named card.
    """
    hands = {"zombies": zombies.split(), "humans": humans.split()}
    if len(hands[turn]) < 4:
        hands[turn].append(SPARE[turn])
    position = build(turn, hands["zombies"], hands["humans"], squares)
    for field, value in (state or {}).items():
        position[field] = value
    fill_decks(position, decks or {})
    match = Match.from_position(GAME, {"seats": 2, "options": options or {}, "state": position}, seed=7)
    return Table(match)


def build(turn: str, zombies: list[str], humans: list[str], squares: dict[str, str]) -> dict[str, Any]:
    units, objects, fire = {}, {}, None
    for square in SQUARES:
        for word in squares.get(square, "").split():
            if word.isdigit() or word == "dog":
                units[square] = unit(squares[square].split())
            elif word in NUMBER and word not in ("boss", "human"):
                objects[square] = word
            elif word == "fire":
                fire = square
    boss = any(each["boss"] for each in units.values())
    other = "human-turn" if turn == "zombies" else "zombie-turn"
    agenda = [{"step": "play", "side": turn}, *([{"step": "human-end"}] if turn == "humans" else []), {"step": other}]
    return {
        "units": units,
        "objects": objects,
        "fire": fire,
        "hands": {"zombies": in_order(zombies), "humans": in_order(humans)},
        "decks": {},
        "discards": {},
        "round": 5,
        "frozen": 0,
        "orders": 3 if boss else 0,
        "played": 0,
        "terror": False,
        "net": any("netted" in each["marks"] for each in units.values()),
        "ordered": False,
        "boss": "in-play" if boss else "absent",
        "winner": None,
        "agenda": agenda,
    }


def unit(words: list[str]) -> dict[str, Any]:
    if "dog" in words:
        return {"cards": ["dog"], "strength": 0, "shield": False, "boss": False, "marks": []}
    strength = int(next(word for word in words if word.isdigit()))
    return {
        "cards": [f"zombie-{part}" for part in MADE_OF[strength].split()],
        "strength": strength,
        "shield": "shield" in words,
        "boss": "boss" in words,
        "marks": [mark for mark in MARKS if mark in words],
    }


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=NUMBER.__getitem__)


def fill_decks(position: dict[str, Any], decks: dict[str, str]) -> None:
    """Put all other cards in the decks; if a deck is given, only those, and discard the rest."""
    used = [card for each in position["units"].values() for card in each["cards"]]
    used += ["human" for each in position["units"].values() if each["shield"]]
    used += ["boss" for each in position["units"].values() if each["boss"]]
    used += [*position["objects"].values(), *position["hands"]["zombies"], *position["hands"]["humans"]]
    lasting = {"napalm": position["fire"], "net": position["net"], "freeze": position["frozen"]}
    used += [card for card, lies in lasting.items() if lies]
    used += [card for card, count in position["discards"].items() for _ in range(count)]
    for card in CARDS:
        free = card.copies - used.count(card.id)
        assert free >= 0, f"too many of {card.id}"
        side = SIDES[0] if card in ZOMBIE_CARDS else SIDES[1]
        left = decks[side].split().count(card.id) if side in decks else free
        position["decks"][card.id] = left
        position["discards"][card.id] = position["discards"].get(card.id, 0) + free - left
    for pile in ("decks", "discards"):
        position[pile] = {card.id: position[pile][card.id] for card in CARDS if position[pile][card.id]}
