"""What each seat knows about the hidden cards, and worlds consistent with it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from tablee.core.chance import Chance
from tests.days import LONG, many_matches
from tests.games.zombies4.forest import GAME, Forest, all_but, before_fights, ending, forest, set_up, start, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def groups(game: Forest, seat: int | None) -> dict[tuple[str, ...], list[str]]:
    return {tuple(group["may"]): group["cards"] for group in game.view(seat)["unseen"]}


@rule("ZTE-C28")
def test_at_first_every_hidden_card_may_be_anywhere() -> None:
    view = start(3).view(0)
    assert len(view["unseen"]) == 1
    assert view["unseen"][0]["may"] == ["seat-1", "seat-2", "draw"]
    assert len(view["unseen"][0]["cards"]) == 47


def small_piles(draw: list[str], discard: list[str], seats: list[dict[str, Any]]) -> Forest:
    held = [card for seat in seats for card in seat.get("hand", [])]
    rest = all_but(*draw, *discard, *held)
    return forest(PLAIN, seats=seats, draw=draw, discard=discard, removed=rest, agenda=before_fights())


@rule("ZTE-43")
def test_after_a_shuffle_all_know_what_lies_in_the_new_pile() -> None:
    seats = [{"square": "T1.c", "carded": True}, {**QUIET, "hand": ["spear"]}, {**QUIET, "hand": ["sickle"]}]
    game = small_piles([], ["amulet", "portal", "bad-zombie", "clair-warlock"], seats).pick(
        "pass", 1, "amulet", "portal", "bad-zombie"
    )
    assert groups(game, 0) == {("seat-1", "seat-2"): ["sickle", "spear"], ("draw",): ["clair-warlock"]}
    drawn = ["amulet", "bad-zombie", "clair-warlock", "portal"]
    assert groups(game, 1) == {("seat-0", "seat-2"): ["sickle"], ("seat-0", "draw"): drawn}


@rule("ZTE-C28")
def test_sampled_worlds_follow_what_is_known() -> None:
    """Seat 1 held nothing from the shuffled pile; every world sampled for seat 0 respects that."""
    seats = [{"square": "T1.c", "carded": True}, {**QUIET, "hand": ["spear"]}, {**QUIET, "hand": ["sickle"]}]
    piles = ["amulet", "portal", "bad-zombie", "clair-warlock"]
    game = small_piles([], piles, seats).pick("pass", 1, "amulet", "portal", "bad-zombie")
    view = GAME.view(game.state, 0)
    worlds = [GAME.position(GAME.sample(view, Chance(seed))) for seed in range(40)]
    assert {tuple(world["draw"]) for world in worlds} == {("clair-warlock",)}
    hands = Counter(tuple(world["players"][1]["hand"]) for world in worlds)
    assert set(hands) == {("spear",), ("sickle",)}


@rule("ZTE-C28")
def test_where_nothing_is_hidden_the_world_is_the_true_one() -> None:
    """The pile and every other hand are empty: the seat that holds cards is dealt nothing more."""
    seats = [{"square": "T1.c", "carded": True, "hand": ["spear", "amulet"]}, QUIET, QUIET]
    game = small_piles([], ["portal"], seats)
    for viewer in (0, 1, None):
        world = GAME.sample(GAME.view(game.state, viewer), Chance(3))
        GAME.check(world)
        position = GAME.position(world)
        assert [player["hand"] for player in position["players"]] == [["amulet", "spear"], [], []]
        assert position["draw"] == []


@rule("ZTE-8")
def test_a_bound_deal_is_as_even_as_full_enumeration() -> None:
    """Chi-square over all hands that seat 0 can have according to seat 1, which saw the shuffle and the draw."""
    seats = [{"square": "T1.c", "carded": True}, QUIET]
    piles = ["amulet", "portal", "bad-zombie", "clair-warlock", "sickle"]
    game = small_piles([], piles, seats).pick("pass", 1, "amulet", "portal", "bad-zombie")
    view = GAME.view(game.state, 1)
    counts = Counter(
        tuple(GAME.position(GAME.sample(view, Chance(seed)))["players"][0]["hand"]) for seed in range(2000)
    )
    assert len(counts) == len(list(combinations(piles, 3)))
    expected = 2000 / len(counts)
    assert (
        sum((count - expected) ** 2 / expected for count in counts.values()) < 27.9
    )  # 9 degrees of freedom, p = 0.001


@rule("ZTE-C28", "ZTE-80")
def test_who_knew_of_one_copy_cannot_tell_which_was_played() -> None:
    """Seat 0 saw one Lost in the Woods in seat 1's hand; once it is played, the rest is known no better than before."""
    seats = [{"square": "T1.c", "front": ["magic-key"]}, {"square": "T1.n", "hand": ["lost-in-the-woods", "portal"]}]
    game = forest(PLAIN, seats=seats, agenda=walking(1)).play("use magic-key", "take portal")
    assert groups(game, 0)[("seat-1",)] == ["lost-in-the-woods"]
    game.pick("stop", 1)
    assert game.asked == 1
    game.pick("play lost-in-the-woods")
    assert all("lost-in-the-woods" not in cards or places != ("seat-1",) for places, cards in groups(game, 0).items())


def where(game: Forest, seat: int, card: str) -> list[tuple[str, ...]]:
    """Return where each hidden copy of a card may be, as this seat knows it."""
    return sorted(places for places, cards in groups(game, seat).items() for each in cards if each == card)


@rule("ZTE-C28", "ZTE-80")
def test_what_is_known_of_one_copy_passes_to_the_other_when_one_of_them_is_played() -> None:
    """Seat 2 saw one Lost in the Woods in seat 1's hand; seat 1 takes the other in secret and plays one of them."""
    seats = [
        {"square": "T1.c", "hand": ["lost-in-the-woods"]},
        {"square": "T1.n", "front": ["magic-key"], "hand": ["lost-in-the-woods", "portal"]},
        {"square": "T1.w", "front": ["magic-key"]},
    ]
    looked = forest(PLAIN, seats=seats, active=2, agenda=walking(1, 2)).play(
        "use magic-key", "on seat-1", "take portal"
    )
    assert where(looked, 2, "lost-in-the-woods") == [("seat-0", "draw"), ("seat-1",)]
    later = {**looked.position, "active": 1, "agenda": walking(1, 1)}
    game = set_up(later).play("use magic-key", "on seat-0")
    assert where(game, 2, "lost-in-the-woods") == [("seat-0", "seat-1", "draw"), ("seat-1",)]
    game.pick("play lost-in-the-woods")
    assert where(game, 2, "lost-in-the-woods") == [("seat-0", "seat-1", "draw")]


@rule("ZTE-41")
def test_discards_are_seen_by_all() -> None:
    seats = [{"square": "T1.c", "hand": ["spear", "sickle"], "carded": True}, QUIET]
    game = forest(PLAIN, seats=seats, agenda=ending()).pick("discard spear", "forest-1")
    assert game.view(1)["discard"] == ["spear"]
    assert sum(cards.count("spear") for cards in groups(game, 1).values()) == 1  # the other copy


@many_matches
@rule("ZTE-8")
def test_the_truth_is_always_among_what_may_be() -> None:
    """Over whole matches: GAME.check compares every seat's knowledge with the truth."""
    for seed in range(6 if LONG else 1):
        match, chance = start(2 + seed % 5, seed=seed), Chance(seed)
        while not match.over:
            options = match.pending[0].options
            match.pick(match.pending[0].seat, options[chance.below(len(options))])
            GAME.check(match.state)
