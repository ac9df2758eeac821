"""For thousands of near misses, the reason given holds in the position, according to independent predicates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from tablee import Match, Refused
from tablee.core.chance import Chance
from tablee.core.game import Json
from tablee.games.happy_pigs.cards.cards import FOOTPRINTS, SIZES
from tests.games.happy_pigs.scene import GAME
from tests.rules import rule

PRINTED = dict(zip(SIZES, (3, 6, 10, 15), strict=True))


class Tried:
    """A position, the seat that tried a pick in it, and the words of the pick."""

    def __init__(self, match: Match, seat: int, pick: str) -> None:
        view: Json = match.view(seat)
        self.options, self.table, self.market = view["options"], view["table"], view["market"]
        self.farm: Json = self.table["farms"][seat]
        self.seat, self.phase = seat, self.table["phase"]
        self.verb, *self.words = pick.split(" ")
        self.pig = self.words[0].removeprefix("fed-") if self.words else ""
        self.size = self.pig.removeprefix("vaccinated-")
        self.offered = match.pending[0].options if len(match.pending) == 1 else []

    def pigs(self, *kinds: str) -> int:
        return sum(self.farm["pigs"].get(kind, 0) for kind in kinds)

    @property
    def adults(self) -> int:
        return self.pigs("medium", "vaccinated-medium", "big", "vaccinated-big")

    @property
    def free(self) -> int:
        """Return the number of cells without a pig: a place needs at least as many."""
        covered = sum(pig["w"] * pig["h"] for pig in self.farm["layout"])
        return int(self.options["width"] * 6 * self.farm["fields"] - covered)

    def grown(self, sizes: int) -> str:
        return SIZES[min(SIZES.index(self.size) + sizes, 3)]

    def stock(self, thing: str) -> int:
        found: int = (
            self.market["fields"] if thing == "field" else {**self.market["pigs"], **self.market["items"]}[thing]
        )
        return found

    @property
    def price(self) -> int:
        ware, market = self.words[0], self.market
        cost: int = market["field_prices"][self.seat] if ware == "field" else market["prices"][ware]
        return cost

    @property
    def wanted(self) -> str:
        """Return what has to come from the market."""
        if self.verb == "mate":
            return "small" if self.words else "baby"
        return self.words[0] if self.verb in {"buy", "overbuy"} else self.grown(1 + (len(self.words) > 1))


def item(tried: Tried) -> int:
    name = "vaccine" if tried.verb == "vaccinate" else tried.words[-1]
    return int(tried.farm["items"].get(name, 0))


ACTION = {"buy": "buy", "overbuy": "buy", "feed": "feed", "overfeed": "feed", "mate": "mate", "sell": "sell"}
AREA = {size: long * short for size, (long, short) in zip(SIZES, FOOTPRINTS, strict=True)}
TRUE: dict[str, Callable[[Tried], bool]] = {
    "not-now": lambda t: (t.phase != {"program": "program"}.get(t.verb, "act") and t.phase != "opening")
    or (t.phase == "opening" and t.verb not in {"buy", "overbuy", "stop"}),
    "not-holder": lambda t: t.table["holder_seat"] != t.seat,
    "two-tiles": lambda t: t.table["holder_seat"] == t.seat,
    "other-action": lambda t: t.farm["action"] != ACTION[t.verb],
    "supplement-feed": lambda t: ("supplement" in t.words and t.farm["action"] != "feed") or t.verb == "mate",
    "amulet-mate": lambda t: ("amulet" in t.words and t.farm["action"] != "mate") or t.verb == "feed",
    "full-grown": lambda t: t.size == "big",
    "no-pig": lambda t: not t.pigs(t.pig) or (t.words[0].startswith("fed-") and not t.table["fed"].get(t.pig)),
    "fed-already": lambda t: t.table["fed"].get(t.pig, 0) >= t.pigs(t.pig) or t.words[0].startswith("fed-"),
    "sold-out": lambda t: not t.stock(t.wanted),
    "no-room-grown": lambda t: t.free < AREA["big"],
    "no-room-supplement": lambda t: t.free < AREA["big"],
    "no-room-birth": lambda t: t.free < AREA["small"],
    "no-room-bought": lambda t: t.free < 2 * AREA["big"] or t.phase == "opening",
    "supplement-size": lambda t: t.size in {"medium", "big"},
    "no-item": lambda t: not item(t),
    "no-adult": lambda t: not t.adults,
    "born-already": lambda t: t.table["births"] >= t.adults,
    "no-money": lambda t: t.price > t.farm["money"],
    "not-delivered": lambda t: t.phase == "opening",
    "vaccinated-already": lambda t: not t.pigs(t.size) and t.pigs(f"vaccinated-{t.size}") > 0,
    "needs-none": lambda t: t.words[0].startswith("vaccinated-") and t.pigs(t.pig) > 0,
    "say-fed": lambda t: t.pigs(t.size) > 0 and t.table["fed"].get(t.size, 0) == t.pigs(t.size),
    "not-fed": lambda t: t.pigs(t.size) > 0 and not t.table["fed"].get(t.size),
    "too-many": lambda t: t.phase == "babies" and int(t.words[0]) > t.table["left"],
    "no-babies": lambda t: t.phase != "babies",
    "no-change": lambda t: t.phase != "season-change",
    "only-pigs": lambda t: t.words[0] not in SIZES,
    "not-strict": lambda t: not t.options["strict_placement"],
    "has-room": lambda t: t.free >= 2,
    "not-by-hand": lambda t: not t.options["by_hand"],
}  # fmt: skip


def near_misses() -> list[str]:
    """Return every text with the form of a pick, except the many cells and fields."""
    picks, found = GAME.picks, []
    for verb, names in picks.verbs.items():
        for length in range(len(names) + 1):
            for words in product(*(sorted(picks.things[name]) for name in names[:length])):
                text = " ".join([verb, *words])
                if picks.fits(text) and (verb not in {"lift", "put", "to", "arrange"} or words[0] in {"A1", "field-1"}):
                    found.append(text)
    return found


@rule("HPG-16", "HPG-37")
@pytest.mark.parametrize("settings", [{}, {"strict_placement": True}])
def test_every_reason_is_true(settings: dict[str, bool]) -> None:
    tries, seen, chance = near_misses(), Counter[str](), Chance(17)
    for seats in (2, 4):
        match = Match.start(GAME, seats, settings, seed=seats)
        while match.pending:
            decision = match.pending[chance.below(len(match.pending))]
            for _ in range(12):
                text = tries[chance.below(len(tries))]
                if text in decision.options:
                    continue
                with pytest.raises(Refused) as caught:
                    match.pick(decision.seat, text)
                reason = caught.value.id
                assert TRUE[reason](Tried(match, decision.seat, text)), (reason, text, match.position())
                seen[reason] += 1
            match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
    assert seen.total() > 2000
    assert len(seen) > 18, seen
