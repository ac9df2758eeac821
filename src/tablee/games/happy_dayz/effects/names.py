"""Card masks and numbers as the text ids used in events."""

from __future__ import annotations

from tablee.core.bits import lowest
from tablee.core.event import Event
from tablee.core.hot import Mask, cold
from tablee.games.happy_dayz.cards import CARD_NAMES
from tablee.games.happy_dayz.state import ONE, Board


@cold
def card_name(s: Board, card: int) -> str:
    return CARD_NAMES[s.named(card)]


@cold
def card_names(s: Board, cards: Mask) -> list[str]:
    names = []
    while cards:
        names.append(CARD_NAMES[s.named(lowest(cards))])
        cards &= cards - 1
    return names


@cold
def with_card(s: Board, event: Event, card: int, openly: bool, to: int) -> Event:
    """Name a card in an event: openly, or only to the seats in `to`."""
    named = {"card": card_name(s, card)}
    if openly:
        event.args |= named
    else:
        event.secret, event.to = named, to
    return event


@cold
def win_event(s: Board, winner: int, pile: Mask, shared: Mask) -> Event:
    """Report who takes a trick: all its cards, those the winner keeps, and the card added to it."""
    met: Mask = 0
    if s.met >= 0:
        met = ONE << s.met
    kept, extra = card_names(s, pile & ~shared & ~met), card_names(s, met & ~shared)
    told = {"seat": winner, "cards": card_names(s, pile), "kept_cards": kept, "extra_cards": extra}
    return Event("win", told)
