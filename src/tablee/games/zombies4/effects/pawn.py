"""What happens to a pawn and its belongings: moving, losing cards, killing, dying, winning."""

from __future__ import annotations

from tablee.core.bits import lowest
from tablee.core.event import Event
from tablee.games.zombies4.cards.cards import CARDS
from tablee.games.zombies4.cards.picks import SQUARE_NAMES
from tablee.games.zombies4.cards.tables import CARD_BIT, CARD_KIND, CLIMBING, COPIES, IS_WOODED, PAGE_KINDS
from tablee.games.zombies4.state.board import NOWHERE, Board
from tablee.games.zombies4.state.knowledge import shown

HAND = 3  # hand limit (ZTE-43)
WAKES = 2  # the standing pass that ends when something happens to the seat


def retop(s: Board, step: int) -> None:
    """Replace the step on top of the agenda."""
    s.agenda[s.depth - 1] = step


def wake(s: Board, seat: int) -> None:
    """End a standing pass, because something happens to this seat (ZTE-C23)."""
    if s.passing[seat] == WAKES:
        s.passing[seat] = 0


def wake_square(s: Board, square: int) -> None:
    for seat in range(s.seats):
        if s.at[seat] == square:
            wake(s, seat)


def relocate(s: Board, seat: int, square: int) -> None:
    """Put a pawn on a square; Monkeys are Funny ends unless the square is wooded (ZTE-81)."""
    s.at[seat] = square
    climbing = s.front[seat] & CLIMBING
    if climbing and not s.ground[square] & IS_WOODED:
        s.front[seat] ^= climbing
        s.discard |= climbing
        if s.sink is not None:
            s.sink.append(Event("effect-over", {"seat": seat, "card": CARDS[CARD_KIND[lowest(climbing)]].id}))


def put_away(s: Board, card: int, used: int) -> None:
    """Discard a card; by a setting, a used page is removed from the match instead (ZTE-B42)."""
    if used and s.pages_removed and CARD_KIND[card] < PAGE_KINDS:
        s.removed |= CARD_BIT[card]
    else:
        s.discard |= CARD_BIT[card]


def discard_card(s: Board, seat: int, kind: int) -> None:
    """Discard one card of this kind from the hand, face up."""
    card = lowest(s.hand[seat] & COPIES[kind])
    s.hand[seat] ^= CARD_BIT[card]
    s.discard |= CARD_BIT[card]
    shown(s, card, seat)
    if s.sink is not None:
        s.sink.append(Event("discard", {"seat": seat, "card": CARDS[kind].id}, reveals=True))


def collect_trophies(s: Board, seat: int, count: int) -> None:
    """Give killed zombies to their killer; enough of them win immediately (ZTE-4, ZTE-26, ZTE-B9)."""
    s.trophies[seat] += count
    if s.trophies[seat] >= s.kills:
        win(s, seat)
        if s.sink is not None:
            s.sink.append(Event("win-kills", {"seat": seat, "count": s.trophies[seat]}))


def win(s: Board, seat: int) -> None:
    """End the match immediately, dropping the rest of the agenda."""
    s.winner = seat
    s.depth = 0
    s.ask_nobody()


def lose_halves(s: Board, seat: int, count: int) -> None:
    """Lose half hearts in a fight; at zero the pawn dies (ZTE-24, ZTE-27)."""
    s.halves[seat] = max(0, s.halves[seat] - count)
    if s.sink is not None:
        s.sink.append(Event("hurt", {"seat": seat, "halves": count, "left": s.halves[seat]}))
    if s.halves[seat] == 0:
        die(s, seat)


def die(s: Board, seat: int) -> None:
    """Remove the pawn, half its trophies and all its laid cards, and end its effects (ZTE-27, ZTE-28, ZTE-C24)."""
    lost = (s.trophies[seat] + 1 - s.loss_down) // 2
    dogs = min(lost, s.trophies[seat] - s.human_trophies[seat])
    if s.sink is not None:
        cards = [CARDS[kind].id for kind in range(len(CARDS)) if s.fronts(seat, kind)]
        s.sink.append(Event("death", {"seat": seat, "count": lost, "card": cards, "square": SQUARE_NAMES[s.at[seat]]}))
    s.trophies[seat] -= lost
    s.human_trophies[seat] -= lost - dogs
    s.pool += dogs
    s.discard |= s.front[seat]
    s.front[seat] = 0
    s.at[seat] = NOWHERE
    s.lost[seat] = 0
    s.repel[seat] = 0
    s.fever[seat] = 0
    wake(s, seat)
