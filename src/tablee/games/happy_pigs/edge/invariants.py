"""Invariants of a state: nothing is lost, nobody owes money, every herd fits, the cards match the calendar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import contains
from tablee.core.fields import broken
from tablee.games.happy_pigs.cards import cards
from tablee.games.happy_pigs.cards.cards import ACTIONS, BIG, CARDS, EFFECTS, FEED, ITEMS, MATE, MEDIUM, SIZES
from tablee.games.happy_pigs.cards.picks import KINDS
from tablee.games.happy_pigs.edge.shown import phase
from tablee.games.happy_pigs.effects.seasons import dealt_babies

if TYPE_CHECKING:
    from tablee.games.happy_pigs.state.board import Board


GAME = "happy_pigs"


def check_table(s: Board) -> None:
    """Raise BadInput, naming the field, if an invariant is broken."""
    check_goods(s)
    check_farms(s)
    check_cards(s)
    check_tiles(s)
    check_turn(s)


def check_goods(s: Board) -> None:
    """Check that market and farms together hold the contents of the box (HPG-2)."""
    for i, size in enumerate(SIZES):
        if s.stock[i] < 0 or s.stock[i] + sum(s.count(seat, i) for seat in range(s.seats)) != cards.PIG_SUPPLY[i]:
            raise broken(GAME, "pigs", f"the box holds {cards.PIG_SUPPLY[i]} of size {size}")
    for i, item in enumerate(ITEMS):
        if s.item_stock[i] < 0 or s.item_stock[i] + sum(s.items[i : 3 * s.seats : 3]) != cards.ITEM_SUPPLY:
            raise broken(GAME, "items", f"the box holds {cards.ITEM_SUPPLY} of {item}")
    if s.field_stock < 0 or s.field_stock + sum(s.fields[: s.seats]) != cards.FIELD_SUPPLY:
        raise broken(GAME, "fields", f"the box holds {cards.FIELD_SUPPLY} fields")


def check_farms(s: Board) -> None:
    for seat in range(s.seats):
        if s.money[seat] < 0:
            raise broken(GAME, "money", f"seat {seat} owes money")
        if min(s.pigs[8 * seat : 8 * seat + 8]) < 0 or min(s.items[3 * seat : 3 * seat + 3]) < 0:
            raise broken(GAME, "pigs", f"seat {seat} has fewer than none")
        if not s.fits(seat, -1, -1):
            raise broken(GAME, "pigs", f"the herd of seat {seat} does not fit its fields")


def check_cards(s: Board) -> None:
    """Check that one card per round has been seen, each in its season; foresight shows one more (HPG-7, HPG-59)."""
    over = phase(s) == "over"
    if (s.card >= 0) != (s.round > 0 and not over):
        raise broken(GAME, "card", "one card is active from round 1 on, none before and after")
    if (s.next_card >= 0) != (s.foresight and 0 < s.round < cards.ROUNDS):
        raise broken(GAME, "next_card", "it is shown with foresight, except in the last round")
    for card, number in ((s.card, s.round), (s.next_card, s.round + 1)):
        season = (number - 1) // cards.ROUNDS_PER_SEASON
        if card >= 0 and (card // cards.CARDS_PER_SEASON != season or contains(s.unseen, card)):
            raise broken(GAME, "card", "it belongs to another season, or is said to be unseen")
    for season in range(len(cards.SEASONS)):
        unseen = (s.unseen >> season * cards.CARDS_PER_SEASON) & ((1 << cards.CARDS_PER_SEASON) - 1)
        if unseen.bit_count() != cards.CARDS_PER_SEASON - seen_in(s, season):
            raise broken(GAME, "unseen", f"wrong number of {cards.SEASONS[season]} cards")


def seen_in(s: Board, season: int) -> int:
    """Number of cards of a season that have been turned up."""
    turned = s.round + (s.next_card >= 0)
    return min(max(turned - season * cards.ROUNDS_PER_SEASON, 0), cards.ROUNDS_PER_SEASON)


def check_tiles(s: Board) -> None:
    """Check that exactly the seats that have laid a tile have an action."""
    now = phase(s)
    for seat in range(s.seats):
        laid = now in {"act", "babies", "season-change"} or (now == "program" and has_laid(s, seat))
        if (s.programs[seat] >= 0) != laid:
            raise broken(GAME, "action", f"seat {seat} has one exactly when its tile is laid")
        if seat == s.holder and (s.neutral >= 0) != laid:
            raise broken(GAME, "neutral_action", "it is laid with the holder's own tile")
    if s.holder < 0 <= s.neutral or (s.holder >= 0 and s.seats != 2):
        raise broken(GAME, "holder_seat", "only two players have neutral tiles")


def has_laid(s: Board, seat: int) -> bool:
    if s.open_programming:
        return (seat - s.first) % s.seats < (s.turn - s.first) % s.seats
    return contains(s.sealed, seat)


def check_turn(s: Board) -> None:
    """Check what is left to do in the current turn."""
    now = phase(s)
    if (s.round == 0) != (now == "opening"):
        raise broken(GAME, "round", "round 0 is the preparatory round")
    if now == "over" and s.round != cards.ROUNDS:
        raise broken(GAME, "phase", "a match ends after the last round")
    if now == "babies":
        check_babies(s)
        return
    most = {"opening": cards.OPENING_PURCHASES, "act": s.shares[s.turn]}.get(now, 0)
    if not bool(most) <= s.left <= most:
        raise broken(GAME, "left", f"from {int(bool(most))} to {most} now")
    check_action(s, now)


def check_babies(s: Board) -> None:
    """Check that the Mating season is active and the Babies are those dealt to the asked seat (HPG-A11, HPG-A30)."""
    if s.forced or s.effect() < 0 or not EFFECTS[CARDS[s.effect()].effect].babies:
        raise broken(GAME, "phase", "nobody takes Babies with this card")
    if s.left != dealt_babies(s, s.turn) or not s.left:
        raise broken(GAME, "left", "as many Babies as are dealt to the seat that is asked")
    check_action(s, "babies")


def check_action(s: Board, now: str) -> None:
    """Check that only the acting seat has fed pigs or births this turn."""
    action = s.programs[s.turn] if now == "act" else -1
    pigs = s.pigs[8 * s.turn : 8 * s.turn + 8] if action == FEED else [0] * len(KINDS)
    if any(fed > n for fed, n in zip(s.fed, pigs, strict=True)):
        raise broken(GAME, "fed", f"only pigs of who performs {ACTIONS[FEED]} now")
    if s.births > (s.count(s.turn, MEDIUM) + s.count(s.turn, BIG) if action == MATE else 0):
        raise broken(GAME, "births", f"only by grown pigs of who performs {ACTIONS[MATE]} now")
