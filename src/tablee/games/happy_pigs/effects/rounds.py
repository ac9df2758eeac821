"""What happens between picks: the steps of the agenda that ask nobody, in order of play (HPG-16)."""

from __future__ import annotations

from tablee.core.bits import nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import cold
from tablee.games.happy_pigs.cards import cards
from tablee.games.happy_pigs.cards.cards import ACTIONS, CARDS, SEASONS
from tablee.games.happy_pigs.decisions import can_act, can_buy
from tablee.games.happy_pigs.effects.actions import can_vaccinate, finish_turn
from tablee.games.happy_pigs.effects.endings import tell_stuck
from tablee.games.happy_pigs.effects.seasons import apply_effect, offer_babies
from tablee.games.happy_pigs.scoring import final_sale
from tablee.games.happy_pigs.state.board import (
    ACT,
    BEGIN,
    CARDS_PER_SEASON,
    CHANGE,
    CLOSE,
    DELIVER,
    EFFECT,
    LOSE,
    NEWBORN,
    OPENING,
    PROGRAM,
    REVEAL,
    ROUND,
    ROUNDS,
    ROUNDS_PER_SEASON,
    SHOW,
    Board,
)

MOVES_PER_ROUND, OPENING_PURCHASES = cards.MOVES_PER_ROUND, cards.OPENING_PURCHASES


def advance(s: Board, chance: Chance) -> None:
    """Run the agenda until somebody is asked or the match is over."""
    while s.asked == 0 and s.depth > 0:
        step = s.top() >> 3
        seat = s.top() & 7
        if step in {OPENING, ACT}:
            go_on(s, seat)
        elif step == PROGRAM:
            s.ask_all((1 << s.seats) - 1)
        elif step == SHOW:
            s.ask(seat)
        elif step == NEWBORN:
            offer_babies(s, seat)
        elif step == CHANGE:
            offer_vaccines(s)
        else:
            run_step(s, step, seat, chance)


def run_step(s: Board, step: int, seat: int, chance: Chance) -> None:
    """Run a step that asks nobody."""
    s.pop()
    if step == ROUND:
        begin_round(s, chance)
    elif step == DELIVER:
        deliver(s)
    elif step == REVEAL:
        reveal(s)
    elif step == BEGIN:
        begin_turn(s, seat)
    elif step == EFFECT:
        apply_effect(s)
    elif step == LOSE:
        lose_pigs(s)
    elif step == CLOSE:
        close_round(s)


def begin_turn(s: Board, seat: int) -> None:
    """Start a turn with the purchases of the opening (HPG-9), later with the share of the chosen action (HPG-37)."""
    s.left = s.shares[seat] if s.round else OPENING_PURCHASES
    s.push_step(ACT if s.round else OPENING, seat)


def go_on(s: Board, seat: int) -> None:
    """Ask for one more purchase or action while any is left and possible."""
    if s.left > 0 and (can_act(s, seat) if s.top() >> 3 == ACT else can_buy(s, seat)):
        s.ask(seat)
        return
    if s.sink is not None and s.left > 0:
        tell_stuck(s, seat)
    finish_turn(s, seat)


def deliver(s: Board) -> None:
    """Deliver what was bought in the opening (HPG-10)."""
    if s.sink is not None:
        s.sink.append(Event("delivered", {}))


def begin_round(s: Board, chance: Chance) -> None:
    """Turn up the season card and plan the phases of the round."""
    s.round += 1
    s.card = s.next_card if s.next_card >= 0 else draw_card(s, s.round, chance)
    s.next_card = -1
    if s.sink is not None:
        numbers = {action: s.number(i) for i, action in enumerate(ACTIONS)}
        s.sink.append(Event("season", {"round": s.round, "card": CARDS[s.card].id, **numbers}, reveals=True))
        tell_calendar(s)
    if s.foresight and s.round < ROUNDS:
        s.next_card = draw_card(s, s.round + 1, chance)
        if s.sink is not None:
            s.sink.append(Event("foreseen", {"card": CARDS[s.next_card].id}, reveals=True))
    for seat in range(s.seats):
        s.moves[seat] = MOVES_PER_ROUND
    plan_round(s)


@cold
def tell_calendar(s: Board) -> None:
    """Announce a season change one round ahead, and again in the season's last round."""
    assert s.sink is not None
    season = {"season": SEASONS[(s.round - 1) // ROUNDS_PER_SEASON]}
    if s.rounds_to_change() == 2:
        s.sink.append(Event("season-soon", season))
    elif s.rounds_to_change() == 1:
        s.sink.append(Event("season-last", season))


def draw_card(s: Board, number: int, chance: Chance) -> int:
    """Draw an unseen card of the round's season; the two never drawn are the ones removed (HPG-7)."""
    base = (number - 1) // ROUNDS_PER_SEASON * CARDS_PER_SEASON
    unseen = (s.unseen >> base) & ((1 << CARDS_PER_SEASON) - 1)
    card = base + nth_bit(unseen, chance.below(popcount(unseen)))
    s.unseen ^= 1 << card
    return card


def plan_round(s: Board) -> None:
    """Push the phases of a round on the agenda, in reverse."""
    s.push_step(CLOSE, 0)
    if s.round % ROUNDS_PER_SEASON == 0:
        s.push_step(LOSE, 0)
        s.push_step(CHANGE, 0)
    s.push_step(EFFECT, 0)
    s.push_step(REVEAL, 0)
    if s.open_programming:
        s.push_seats(SHOW)
    else:
        s.push_step(PROGRAM, 0)


def reveal(s: Board) -> None:
    """Reveal the tiles and deal out the shares (HPG-34, HPG-35)."""
    if s.sink is not None:
        tiles: dict[str, object] = {"all_action": [ACTIONS[s.programs[seat]] for seat in range(s.seats)]}
        if s.holder >= 0:
            tiles["neutral_action"] = ACTIONS[s.neutral]
        event = f"revealed{'-open' if s.open_programming else ''}{'-neutral' if s.holder >= 0 else ''}"
        s.sink.append(Event(event, tiles, reveals=not s.open_programming))
    for action in range(4):
        deal_shares(s, action)
    if s.sink is not None:
        for seat in range(s.seats):
            chosen = ACTIONS[s.programs[seat]]
            s.sink.append(Event("share", {"seat": seat, "action": chosen, "count": s.shares[seat]}))
    s.push_seats(BEGIN)


def deal_shares(s: Board, action: int) -> None:
    """Deal shares clockwise from the first player; the neutral tile comes right after its holder (HPG-A19)."""
    choosers = 0
    for seat in range(s.seats):
        choosers += (s.programs[seat] == action) + (seat == s.holder and s.neutral == action)
    place = 0
    seat = s.first
    for _i in range(s.seats):
        if s.programs[seat] == action:
            s.shares[seat] = (s.number(action) + choosers - 1 - place) // choosers
            place += 1
        if seat == s.holder and s.neutral == action:
            place += 1
        seat = s.next_seat(seat)


def offer_vaccines(s: Board) -> None:
    """Just before a season change, ask all owners of vaccines whether to save pigs (HPG-44)."""
    mask = 0
    for seat in range(s.seats):
        if can_vaccinate(s, seat):
            mask |= 1 << seat
        elif s.sink is not None and s.unvaccinated(seat) > 0:
            s.sink.append(Event("no-vaccine", {"seat": seat, "count": s.unvaccinated(seat)}))
    if mask:
        s.ask_all(mask)
    else:
        s.pop()


def lose_pigs(s: Board) -> None:
    """Return every unvaccinated pig to the market (HPG-43)."""
    if s.sink is not None:
        s.sink.append(Event("season-change", {"season": SEASONS[s.round // ROUNDS_PER_SEASON - 1]}))
    for seat in range(s.seats):
        lost = s.unvaccinated(seat)
        for size in range(4):
            while s.pigs[8 * seat + 2 * size] > 0:
                s.give_back(seat, 2 * size)
        if s.sink is not None and lost:
            s.sink.append(Event("lost", {"seat": seat, "count": lost}))


def close_round(s: Board) -> None:
    """Pass neutral tiles and first-player token (HPG-57, HPG-42, HPG-A26); start the next round or end the match."""
    s.card = -1 if s.round == ROUNDS else s.card
    if s.holder >= 0 and s.programs[1 - s.holder] == s.neutral:
        s.holder = 1 - s.holder
        if s.sink is not None:
            s.sink.append(Event("neutral-passed", {"seat": s.holder}))
    s.neutral = -1
    for seat in range(s.seats):
        s.programs[seat] = -1
        s.shares[seat] = 0
    s.first = s.next_seat(s.first)
    if s.round < ROUNDS:
        if s.sink is not None:
            s.sink.append(Event("first-player-passed", {"seat": s.first}))
        s.push_step(ROUND, 0)
    else:
        final_sale(s)
