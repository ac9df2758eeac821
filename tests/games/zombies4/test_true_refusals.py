"""For thousands of near misses, the reason given holds in the position, according to independent predicates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tablee import Match, Refused
from tablee.core.chance import Chance
from tablee.core.game import Json
from tablee.games.zombies4.cards.cards import CARDS
from tablee.games.zombies4.cards.picks import PICKS
from tablee.games.zombies4.cards.tiles import COMPASS
from tests.days import by_day, many_matches
from tests.games.zombies4.forest import GAME, forest, prowling, start, turn, walking
from tests.rules import rule

SORTS = {card.id: card.sort for card in CARDS}
WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ANSWERED_BY_SQUARES = ("placing", "pace", "send", "herd", "shot", "banish", "fight")
MOMENTS = ("window", "move", "fight")


class Tried:
    """A position, the seat that tried a pick in it, and the words of the pick."""

    def __init__(self, match: Match, seat: int, pick: str) -> None:
        self.view: Json = match.view(seat)
        self.me: Json = self.view["players"][seat]
        self.step: Json = self.view["agenda"][-1]
        self.kind, self.seat = self.step["step"], seat
        self.verb, *self.words = pick.split(" ")
        self.word = self.words[0] if self.words else ""

    def at(self, square: str | None) -> Json:
        """Return what is on a square."""
        kinds = ("dogs", "humans", "moved", "tokens")
        return {kind: self.view[kind].get(square or "", 0) for kind in kinds}

    @property
    def is_laid(self) -> bool:
        return int(self.word[1:].split(".")[0]) < len(self.view["tiles"])

    @property
    def could_push(self) -> bool:
        """True if the Sickle is in play and this is the first attack on one of two dogs: only room is missing."""
        fresh = self.kind == "fight" and not any(self.step.get(mark) for mark in ("missing", "later", "no_push"))
        return (
            fresh
            and self.step["foe"] == "dog"
            and "sickle" in self.me["front"]
            and self.at(self.me["square"])["dogs"] > 1
        )

    @property
    def is_moment(self) -> bool:
        return self.kind in MOMENTS and not self.step.get("missing")

    @property
    def names_target(self) -> bool:
        return self.kind == "card" and not self.step.get("announced")

    @property
    def may_pass(self) -> bool:
        return self.kind == "window" or (self.kind == "card" and bool(self.step.get("announced")))

    @property
    def open_pile(self) -> str:
        """The pile from which cards are removed; none while it is still to be chosen, nothing where there is no such step."""
        return str(self.step["pile"]) if self.kind == "purge" else ""

    @property
    def is_tile_wanted(self) -> bool:
        """True if a place is asked for, or a rotation, whichever the verb names."""
        return self.kind == "laying" and ("place" in self.step) == (self.verb == "rotate")

    @property
    def place(self) -> tuple[int, int]:
        """Return where the tile would lie."""
        beside, (dx, dy) = self.view["tiles"][int(self.word[1:])], WAYS[self.words[1]]
        return beside["x"] + dx, beside["y"] + dy

    @property
    def tiles(self) -> list[tuple[int, int]]:
        return [(tile["x"], tile["y"]) for tile in self.view["tiles"]]

    def cell(self, square: str) -> tuple[int, int]:
        """Return a square as column and row of the whole forest."""
        slot, _, point = square.partition(".")
        at, (x, y) = COMPASS.index(point), self.tiles[int(slot[1:])]
        return 3 * x + at % 3, 3 * y + at // 3

    @property
    def is_next(self) -> bool:
        """True if the square is next to the pawn, walls or not."""
        return beside(self.cell(self.word), self.cell(self.me["square"]))

    @property
    def cabin_rooms(self) -> list[str]:
        """Return the squares of the Cabin with zombies, including its rooms."""
        slot = next((i for i, tile in enumerate(self.view["tiles"]) if tile["tile"] == "cabin"), -1)
        return [name for name in (*self.view["dogs"], *self.view["humans"]) if name.startswith(f"T{slot}.")]

    @property
    def tile_here(self) -> str:
        return str(self.view["tiles"][int(self.me["square"][1:].split(".")[0])]["tile"]) if self.me["square"] else ""

    @property
    def is_full(self) -> bool:
        there = self.at(self.word)
        return bool(there["dogs"] == 2 or there["humans"] or (self.step.get("human") and there["dogs"]))

    @property
    def other(self) -> Json:
        return dict(self.view["players"][int(self.word[5:])])


def beside(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


TRUE: dict[str, Callable[[Tried], bool]] = {
    "no-such-seat": lambda t: int(t.word[5:]) >= len(t.view["players"]),
    "not-held": lambda t: t.word not in t.view["hand"],
    "one-card": lambda t: t.word in t.view["hand"] and t.me["carded"],
    "nothing-to-cancel": lambda t: t.word == "that-didnt-happen" and not (t.kind == "card" and t.step.get("announced")),
    "page-own-turn": lambda t: SORTS[t.word] == "page" and t.view["active"] != t.seat,
    "one-copy": lambda t: t.word in t.me["front"],
    "not-now": lambda t: not t.is_moment or t.could_push,
    "card-useless": lambda t: t.is_moment and t.word in (*t.view["hand"], *t.me["front"]),
    "works-lying": lambda t: t.word in ("sickle", "spear", "monkeys-are-funny") and t.word in t.me["front"],
    "not-in-front": lambda t: t.word not in t.me["front"],
    "one-page": lambda t: SORTS[t.word] == "page" and t.me["paged"],
    "no-discard-now": lambda t: t.kind not in ("ending", "trim"),
    "not-in-that-hand": lambda t: t.kind == "search",
    "no-such-page": lambda t: (
        t.kind == "theft"
        and (
            SORTS[t.word] != "page"
            or t.word not in t.view["players"][t.step["target"]]["front"]
            or t.word in t.me["front"]
        )
    ),
    "nothing-to-take": lambda t: t.kind not in ("search", "theft"),
    "no-target-now": lambda t: not t.names_target,
    "not-yourself": lambda t: t.word == f"seat-{t.seat}",
    "no-target": lambda t: t.names_target and t.word != f"seat-{t.seat}",
    "no-tile-now": lambda t: not t.is_tile_wanted,
    "no-such-tile": lambda t: not t.is_laid,
    "place-taken": lambda t: t.is_tile_wanted and t.place in t.tiles,
    "beside-bridge": lambda t: len(t.tiles) == 1 or beside(t.place, t.tiles[0]),
    "other-name": lambda t: t.place not in t.tiles and any(beside(t.place, one) for one in t.tiles[: int(t.word[1:])]),
    "tile-closed": lambda t: t.is_tile_wanted and (t.verb == "rotate" or t.place not in t.tiles),
    "rotation-same": lambda t: t.kind == "laying" and "place" in t.step,
    "not-walking": lambda t: t.kind != "move",
    "no-squares-left": lambda t: t.kind == "move" and t.step["left"] == 0,
    "lost": lambda t: t.me["lost"] > 0 and t.me["square"].split(".")[0] != t.word.split(".")[0],
    "no-such-square": lambda t: t.word not in t.view["reach"],
    "wall": lambda t: t.is_next and t.view["reach"].get(t.word) != t.me["square"],
    "too-far": lambda t: not t.is_next,
    "no-token": lambda t: not t.at(t.me["square"])["tokens"],
    "token-guarded": lambda t: t.at(t.me["square"])["dogs"] + t.at(t.me["square"])["humans"] > 0,
    "hearts-full": lambda t: t.at(t.me["square"])["tokens"] == "heart" and t.me["halves"] > 8,
    "not-your-turn": lambda t: t.view["active"] != t.seat,
    "not-your-turn-now": lambda t: t.view["active"] != t.seat,
    "turn-goes-on": lambda t: t.view["active"] == t.seat and t.kind != "ending",
    "not-in-cabin": lambda t: t.tile_here != "cabin" or t.me["square"] not in t.cabin_rooms,
    "spell-tried": lambda t: t.view["tried"],
    "cabin-not-clear": lambda t: t.tile_here == "cabin" and len(t.cabin_rooms) > 0,
    "spell-not-now": lambda t: t.tile_here == "cabin" and t.kind not in ("move", "ending"),
    "no-werewolf": lambda t: t.me["fever"] != 2 or t.kind != "move",
    "attacked-already": lambda t: int(t.word[5:]) in t.view["attacked"],
    "not-here": lambda t: t.other["square"] != t.me["square"],
    "not-enough-bullets": lambda t: t.me["bullets"] < t.step["missing"],
    "no-miss": lambda t: not t.step.get("missing"),
    "pay-first": lambda t: t.step["missing"] > 0,
    "push-first": lambda t: t.could_push,
    "no-fight": lambda t: t.kind != "fight",
    "no-prowl": lambda t: t.kind != "prowl",
    "no-zombie": lambda t: not t.at(t.word)["dogs" if t.verb == "dog" else "humans"],
    "moved-already": lambda t: t.at(t.word)["moved"] > 0,
    "zombie-stuck": lambda t: t.word not in t.view["paces"],
    "no-square-now": lambda t: t.kind not in ANSWERED_BY_SQUARES,
    "other-tile": lambda t: t.word.split(".")[0] != t.step["square"].split(".")[0],
    "square-full": lambda t: t.is_full,
    "no-token-square": lambda t: t.kind == "placing" and t.step["what"] != "dogs",
    "repelled": lambda t: any(player["repellent"] and player["square"] for player in t.view["players"]),
    "not-its-own": lambda t: t.word == t.step["square"],
    "zombie-too-far": lambda t: t.kind == "pace" and t.word != t.step["square"] and not t.is_full,
    "not-carried-there": lambda t: t.kind in ("send", "herd"),
    "no-herd-now": lambda t: t.kind != "herd" or "place" in t.step,
    "no-dog-there": lambda t: not t.at(t.word)["dogs"],
    "not-the-bridge": lambda t: not t.word.startswith("T0."),
    "no-push": lambda t: t.kind == "fight" if t.verb == "at" else not t.could_push,
    "nothing-to-pass": lambda t: not t.may_pass,
    "no-standing-pass": lambda t: t.may_pass and t.word != "",
    "not-in-that-pile": lambda t: (
        t.open_pile == "draw" or (t.open_pile == "discard" and t.word not in t.view["discard"])
    ),
    "no-pile-open": lambda t: t.open_pile in ("", "none"),
    "no-pile-now": lambda t: t.open_pile != "none",
    "not-so-many-bullets": lambda t: int(t.word) > t.me["bullets"],
    "no-duel": lambda t: t.kind != "duel",
}
"""What must be so for each reason, read off the view alone: neither the options nor the rules' code are asked."""


def near_misses(match: Match, chance: Chance) -> list[str]:
    """Return picks that are not offered: some with the same verbs, some with any."""
    offered = set(match.pending[0].options)
    verbs = {option.partition(" ")[0] for option in offered}
    same = [text for text in PICKS.texts if text.partition(" ")[0] in verbs and text not in offered]
    pools = [same, [text for text in PICKS.texts if text not in offered and not text.startswith(("at", "step", "dog"))]]
    return [pool[chance.below(len(pool))] for pool in pools for _ in range(8) if pool]


@rule("ZTE-C5", "ZTE-C12", "ZTE-C14")
@many_matches
@pytest.mark.parametrize("seed", by_day(0, 1, 2, 3))
def test_every_reason_is_true(seed: int) -> None:
    match, chance, told = start(2 + seed, seed=seed, night=1), Chance(seed), Counter[str]()
    while not match.over:
        decision = match.pending[0]
        if chance.below(4) == 0:
            for pick in near_misses(match, chance):
                with pytest.raises(Refused) as refused:
                    match.pick(decision.seat, pick)
                id = refused.value.id
                told[id] += 1
                assert TRUE[id](Tried(match, decision.seat, pick)), (id, pick, decision, match.view(decision.seat))
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
    assert told.total() > 1000
    assert len(told) > 20


def refuse(game: Json, pick: str) -> Refused:
    match = Match.from_position(GAME, {"seats": 2, "state": game})
    with pytest.raises(Refused) as refused:
        match.pick(match.state.turn, pick)
    return refused.value


@rule("ZTE-75", "ZTE-45")
def test_a_repellent_is_blamed_only_for_what_it_prevents() -> None:
    seats = [{"square": "T0.s", "carded": True}, {"square": "T1.s", "repellent": 1, "carded": True}]
    pace = {"step": "pace", "seat": 0, "square": "T1.n"}
    agenda = [*prowling(1), pace]
    position = forest("forest-8 0,-1", "forest-1 0,-2", seats=seats, dogs={"T1.n": 1}, agenda=agenda).position
    assert refuse(position, "at T1.c").id == "repelled"
    assert refuse(position, "at T2.nw").id == "zombie-too-far"
    assert refuse(position, "at T1.n").id == "not-its-own"


@rule("ZTE-B37")
def test_before_the_roll_the_sickle_has_its_say() -> None:
    me = {"square": "T1.c", "front": ["sickle"], "hand": ["dog-repellent"]}
    fight = {"step": "fight", "seat": 0, "square": "T1.c", "foe": "dog", "missing": 0}
    position = forest("forest-8 0,-1", seats=[me, {}], dogs={"T1.c": 2}, agenda=turn("refill", fight)).position
    assert refuse(position, "roll").id == "push-first"
    assert refuse(position, "play dog-repellent").id == "not-now"


@rule("ZTE-C12", "ZTE-72")
def test_a_card_that_is_of_no_use_says_where_it_works() -> None:
    me = {"square": "T1.c", "hand": ["amulet", "portal"], "front": ["spear"]}
    position = forest("forest-8 0,-1", seats=[me, {}], agenda=walking(2)).position
    refused = refuse(position, "play amulet")
    assert refused.sentence() == (
        "“Amulet” could change nothing here and now. It is laid down on the tile of the Abandoned Cars. (ZTE-72)"
    )
    assert "Épaves de voitures" in refused.sentence("fr")
    assert refuse(position, "use spear").id == "works-lying"
    assert refuse(position, "attack seat-5").id == "no-such-seat"
