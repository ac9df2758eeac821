"""Effects of picks: passing, leading, following, winning a trick."""

from __future__ import annotations

from tablee.core.bits import contains, highest, lowest
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import FIRST_VAN, LEAD_HIGH, NAMED, NAMED_VAN, PASS, PASS_LEFT, RECONSIDER
from tablee.games.happy_dayz.cards import FOLLOW as FOLLOW_CARD
from tablee.games.happy_dayz.edge.telling import starter_event
from tablee.games.happy_dayz.effects.memory import remember_open, remember_put, remember_void
from tablee.games.happy_dayz.effects.names import card_name, card_names, win_event
from tablee.games.happy_dayz.effects.powers.table import POWERS
from tablee.games.happy_dayz.effects.rounds import do_change, do_drawn, do_version, end_round
from tablee.games.happy_dayz.scoring import first_leader
from tablee.games.happy_dayz.state import (
    CHANGE,
    DRAWN,
    FOLLOW,
    HANDS,
    LEAD,
    NEXT,
    ONE,
    RESERVE,
    STAGE,
    SUITS,
    TRANSFER,
    VAN_CARDS,
    ZOMBIE_CARDS,
    Board,
    slot_of,
)


def do_pick(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Apply a pick to the step it answers, then everything that follows automatically."""
    step = s.agenda[s.depth - 1]
    if step == FOLLOW:
        do_follow(s, seat, pick, chance)
    elif step == LEAD:
        do_lead(s, seat, pick, chance)
    elif step == TRANSFER:
        do_pass(s, seat, pick, chance)
    elif step == CHANGE:
        do_change(s, seat, pick, chance)
    elif step == CHANGE + STAGE:
        do_version(s, seat, pick, chance)
    elif step == DRAWN:
        do_drawn(s, seat, pick, chance)
    else:
        power = POWERS[s.powers[s.demanded]]
        power.do(s, seat, pick, chance)
    go_on(s, chance)


def go_on(s: Board, chance: Chance) -> None:
    """After a trick, start the next one or end the round (HDZ-21, HDZ-54)."""
    if not s.depth or s.agenda[s.depth - 1] != NEXT:
        return
    s.pop()
    if s.trick < s.hand_size:
        start_trick(s, chance)
    else:
        end_round(s, chance)


# The Transfer


def do_pass(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Set aside a card for a neighbour, sealed until everybody has chosen both (HDZ-16)."""
    if pick == RECONSIDER:
        s.pass_left[seat] = -1
        s.pass_right[seat] = -1
        s.unseal(seat)
        return
    card = s.card_of(pick - PASS if pick >= PASS else (pick - PASS_LEFT) % NAMED)
    if card >= FIRST_VAN:
        card = lowest(s.hands[seat] & VAN_CARDS)
        if card == s.pass_left[seat]:
            card = lowest(s.hands[seat] & VAN_CARDS & ~(ONE << card))
    if pick < PASS:
        tell_passed(s, seat, card)
    if s.pass_left[seat] < 0:
        s.pass_left[seat] = card
        return
    s.pass_right[seat] = card
    if pick >= PASS:
        close_pair(s, seat)
    s.seal(seat)
    if not s.asked:
        s.pop()
        reveal_transfer(s)
        start_trick(s, chance)


def close_pair(s: Board, seat: int) -> None:
    """Two seats pass a set: reported once complete, and stored in deck order (HDZ-17)."""
    first, second = s.pass_left[seat], s.pass_right[seat]
    s.pass_left[seat] = min(first, second)
    s.pass_right[seat] = max(first, second)
    tell_passed(s, seat, s.pass_left[seat])
    tell_passed(s, seat, s.pass_right[seat])


def tell_passed(s: Board, seat: int, card: int) -> None:
    """Report that a seat sets a card aside; only that seat sees which."""
    if s.sink is not None:
        s.sink.append(Event("pass", {"seat": seat}, {"card": card_name(s, card)}, to=1 << seat))


def reveal_transfer(s: Board) -> None:
    """Reveal all Transfer Zones simultaneously and determine the first leader (HDZ-18, HDZ-20)."""
    for i in range(s.seats):
        left = s.next_seat(i)
        right = (i + s.seats - 1) % s.seats
        if s.memory:
            remember_open(s, s.pass_left[i], HANDS + i)
            remember_open(s, s.pass_right[i], HANDS + i)
        s.transfer[left] |= ONE << s.pass_left[i]
        s.transfer[right] |= ONE << s.pass_right[i]
        s.hands[i] &= ~((ONE << s.pass_left[i]) | (ONE << s.pass_right[i]))
        s.pass_left[i] = -1
        s.pass_right[i] = -1
    for i in range(s.seats):
        if s.sink is not None:
            s.sink.append(Event("transfer", {"seat": i, "cards": card_names(s, s.transfer[i])}, reveals=True))
    s.leader = first_leader(s)
    s.starter = s.leader
    if s.sink is not None:
        s.sink.append(starter_event(s))


# The trick


def start_trick(s: Board, chance: Chance) -> None:
    """Turn up the Encounter card (prototype: the next Wandering Survivor), then ask the leader."""
    s.encounter = s.draw_wandering(chance) if s.prototype else s.draw_reserve(chance)
    s.demanded = -1
    s.played = 0
    for i in range(s.seats):
        s.cards[i] = -1
    if s.encounter >= 0 and s.memory:
        remember_open(s, s.encounter, RESERVE)
    if s.sink is not None:
        if s.encounter >= 0:
            card = {"card": card_name(s, s.encounter)}
            s.sink.append(Event("wandering" if s.prototype else "encounter", card, reveals=True))
        elif not s.prototype:
            s.sink.append(Event("no-encounter", {}))
    s.push(LEAD)
    s.ask(s.leader)


def do_lead(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Lead a card on the side of the board the leader chose (HDZ-25)."""
    s.pop()
    s.won = 0
    s.met = -1
    s.winner = -1
    s.side = 1 if pick >= LEAD_HIGH else 0
    lay(s, seat, card_meant(s, seat, pick - LEAD_HIGH if pick >= LEAD_HIGH else pick), s.bound_slot)
    s.bound_side = -1
    s.bound_slot = -1
    s.push(FOLLOW)
    s.ask(s.next_seat(seat))


def do_follow(s: Board, seat: int, pick: int, chance: Chance) -> None:
    follow(s, seat, card_meant(s, seat, pick - FOLLOW_CARD), chance)


def follow(s: Board, seat: int, card: int, chance: Chance) -> None:
    lay(s, seat, card, s.demanded)
    if s.played < s.seats:
        s.ask(s.next_seat(seat))
    else:
        s.pop()
        finish_trick(s, chance)


def card_meant(s: Board, seat: int, named: int) -> int:
    """Card that a seat plays by this name; of its Mini-vans, preferably one from its Transfer Zone."""
    if named >= NAMED_VAN:
        return lowest((s.transfer[seat] if s.transfer[seat] & VAN_CARDS else s.hands[seat]) & VAN_CARDS)
    return s.card_of(named)


def lay(s: Board, seat: int, card: int, wanted: int) -> None:
    """Play a card; the first one other than a Mini-van sets the demanded Faction (HDZ-37, HDZ-D1).

    `wanted` is the slot that had to be played if held.
    """
    bit = ONE << card
    seen = (s.transfer[seat] & bit) != 0
    s.hands[seat] &= ~bit
    s.transfer[seat] &= ~bit
    s.cards[seat] = card
    s.played += 1
    if s.demanded < 0 and card < FIRST_VAN:
        s.demanded = slot_of(card)
    if s.memory or s.sink is not None:
        show_laid(s, seat, card, wanted, seen)


def show_laid(s: Board, seat: int, card: int, wanted: int, seen: bool) -> None:
    """Record what others learn from a played card; it was already `seen` if it came from the Transfer Zone."""
    lacking = wanted >= 0 and slot_of(card) != wanted and not (ONE << card) & s.always
    if s.memory:
        if not seen:
            remember_open(s, card, HANDS + seat)
        if lacking:
            remember_void(s, seat, wanted)
    if s.sink is not None:
        args = {"seat": seat, "card": card_name(s, card)}
        if s.played == 1:
            s.sink.append(Event("lead", {**args, "side": "high" if s.side else "low"}, reveals=lacking or not seen))
        else:
            s.sink.append(Event("follow", args, reveals=lacking or not seen))


def trick_winner(s: Board) -> int:
    """Seat with the highest or lowest card of the demanded Faction or the trump; -1 if there are only Mini-vans."""
    slot = s.demanded
    if slot < 0:
        return -1
    pile = trick_cards(s)
    if s.trump >= 0 and contains(s.trump_sides, s.side) and pile & SUITS[s.trump]:
        slot = s.trump
    able = pile & SUITS[slot]
    if not able:
        return -1
    best = highest(able) if s.side == 1 else lowest(able)
    seat = 0
    while s.cards[seat] != best:
        seat += 1
    return seat


def trick_cards(s: Board) -> Mask:
    pile = 0
    for i in range(s.seats):
        pile |= ONE << s.cards[i]
    return pile


def finish_trick(s: Board, chance: Chance) -> None:
    """Collect the trick, then apply the power of the demanded Faction (HDZ-30, HDZ-42, HDZ-D3)."""
    winner = trick_winner(s)
    s.played = 0
    s.trick += 1
    s.push(NEXT)
    if winner < 0:
        stay_on_board(s)
        return
    s.won = trick_cards(s)
    s.met = s.encounter
    s.encounter = -1
    s.winner = winner
    s.leader = winner
    collect(s, winner)
    if s.demanded < 3:
        power = POWERS[s.powers[s.demanded]]
        power.won(s, chance)


def stay_on_board(s: Board) -> None:
    """Leave a trick of Mini-vans only, which nobody wins, for the winner of the next one (HDZ-D2)."""
    s.board |= trick_cards(s)
    if s.encounter >= 0:
        s.board |= ONE << s.encounter
        s.encounter = -1
    if s.sink is not None:
        s.sink.append(Event("stuck", {"seat": s.leader}))


def collect(s: Board, winner: int) -> None:
    """Give the winner the trick, the Encounter card and cards left on the board; share out a Zombie trick's Zombies."""
    pile = s.won | s.board
    if s.met >= 0:
        pile |= ONE << s.met
    s.board = 0
    zombies: Mask = 0
    if s.demanded == 3:
        zombies = s.won & ZOMBIE_CARDS
        if s.horde and s.met >= 0:
            zombies |= (ONE << s.met) & ZOMBIE_CARDS
    if s.sink is not None:
        s.sink.append(win_event(s, winner, pile, zombies))
    put(s, pile & ~zombies, winner)
    redistribute(s, zombies, winner)


def redistribute(s: Board, zombies: Mask, seat: int) -> None:
    """Starting with the winner, each seat takes the worst Zombie left (HDZ-48..51, HDZ-D7)."""
    while zombies:
        bit = ONE << highest(zombies)
        zombies ^= bit
        put(s, bit, seat)
        if s.sink is not None:
            s.sink.append(Event("zombie", {"seat": seat, "card": card_name(s, highest(bit))}))
        seat = s.next_seat(seat)


def put(s: Board, cards: Mask, seat: int) -> None:
    """Put face-up cards into an Expedition Zone in full view."""
    s.zones[seat] |= cards
    if s.memory:
        remember_put(s, cards, seat)
