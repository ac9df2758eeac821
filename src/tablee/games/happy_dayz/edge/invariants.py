"""Invariants of a state: each card exactly once, hands of equal size, the right seats asked, memory consistent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import contains
from tablee.core.fields import broken
from tablee.games.happy_dayz.cards import DECK, HAND_SIZES, PROTOTYPE_HAND_SIZES, SCENARIOS, VANS
from tablee.games.happy_dayz.edge.words import HIDDEN_CARD, PLACE_NAMES, STEPS
from tablee.games.happy_dayz.effects.powers.table import faction_of, power
from tablee.games.happy_dayz.effects.scenarios import story
from tablee.games.happy_dayz.state import PLACES, RESERVE, VAN_CARDS

if TYPE_CHECKING:
    from tablee.games.happy_dayz.state import Board

GAME = "happy_dayz"


def check_table(t: Board) -> None:
    """Raise BadInput, naming the field, if an invariant is broken."""
    check_piles(t)
    check_frame(t)
    check_memory(t)


def steps_of(t: Board) -> list[str]:
    return [STEPS[step] for step in list(t.agenda)[: t.depth]]


def is_between_rounds(t: Board) -> bool:
    return bool(set(steps_of(t)) & {"change", "change-2", "drawn"})


# Cards


def ordered(t: Board) -> list[int]:
    """Return the cards on top of and under the Reserve."""
    return [*list(t.above)[: t.above_count], *list(t.under)[: t.under_count]]


def piles_of(t: Board) -> list[tuple[str, int]]:
    """Return every pile on the table with the field that holds it."""
    piles = [("reserve", t.reserve), ("board", t.board)]
    for field, masks in (("hand", t.hands), ("transfer", t.transfer), ("zone", t.zones)):
        piles += [(field, mask) for mask in list(masks)[: t.seats]]
    piles += [("under", 1 << card) for card in ordered(t) if card >= 0]
    if t.encounter >= 0:
        piles.append(("encounter", 1 << t.encounter))
    if "follow" in steps_of(t):
        piles += [("card", 1 << card) for card in list(t.cards)[: t.seats] if card >= 0]
    return piles


def check_piles(t: Board) -> None:
    """Check that each card is in one place and that hands have equal size."""
    seen = 0
    for field, mask in piles_of(t):
        if seen & mask:
            raise broken(GAME, field, "a card lies in two places")
        seen |= mask
    usual = (PROTOTYPE_HAND_SIZES if t.prototype else HAND_SIZES)[t.seats]
    if t.hand_size != usual:
        raise broken(GAME, "hand_size", f"{t.hand_size} instead of {usual}")
    if sum(list(t.carried)[: t.seats]) > VANS:
        raise broken(GAME, "carried", f"more than {VANS} Mini-vans")
    if is_between_rounds(t):
        if seen:
            raise broken(GAME, "zone", "cards lie on the table between two rounds")
        return
    if seen.bit_count() != DECK:
        raise broken(GAME, "reserve", f"{seen.bit_count()} cards instead of {DECK}")
    if t.wandering > (t.reserve.bit_count() if t.prototype and t.seats == 2 else 0):
        raise broken(GAME, "wandering", "more Wandering Survivors than there can be")
    check_hands(t)


def check_hands(t: Board) -> None:
    """Check that each seat has one card per remaining trick, less the one played to this trick."""
    following = "follow" in steps_of(t)
    for seat in range(t.seats):
        laid = 1 if following and t.cards[seat] >= 0 else 0
        left = t.hands[seat].bit_count() + t.transfer[seat].bit_count() + laid
        if left != t.hand_size - t.trick:
            raise broken(GAME, "hand", f"seat {seat} has {left} cards left instead of {t.hand_size - t.trick}")
        own = t.hands[seat] | t.transfer[seat]
        if any(contains(t.voids[seat], slot) and own & suit(slot) for slot in range(4)):
            raise broken(GAME, "void", f"seat {seat} holds what it is said to lack")


def suit(slot: int) -> int:
    return 0x1FFF << (13 * slot) if slot < 3 else 0xFFFFF << 39


# Who is asked, and what


def check_frame(t: Board) -> None:
    """Check that the steps, the seats asked and their choices so far are consistent, so that play can continue."""
    steps, everybody = steps_of(t), (1 << t.seats) - 1
    passing = [card for seat in range(t.seats) for card in (t.pass_left[seat], t.pass_right[seat])]
    check_story(t)
    if t.asked & t.sealed:
        raise broken(GAME, "sealed", "a seat is asked and has answered")
    if t.versions == 0 or t.pool == 0:
        raise broken(GAME, "versions" if t.pool else "pool", "there must be one at least")
    if HIDDEN_CARD in (t.held, *passing):
        raise broken(GAME, "passing", "a position hides nothing")
    if steps[:1] != ["next"] and (t.held, t.target, t.sharing) != (-1, -1, 0):
        raise broken(GAME, "held", "something is chosen for a power, but no power is resolved")
    if steps != ["lead"] and (t.bound_side, t.bound_slot) != (-1, -1):
        raise broken(GAME, "bound_side", "only a leader can be bound")
    if not is_between_rounds(t) and (t.offer, t.replaced) != (-1, -1):
        raise broken(GAME, "offer", "a power is replaced between rounds only")
    if steps not in (["lead"], ["follow"]) and t.encounter >= 0:
        raise broken(GAME, "encounter", "there is none now")
    if steps != ["transfer"] and steps[:1] != ["next"] and set(passing) != {-1}:
        raise broken(GAME, "passing", "no card is passed now")
    simultaneous = steps == ["transfer"] or (steps[:1] == ["next"] and is_passing(t))
    if not simultaneous and (t.sealed or t.asked.bit_count() > 1):
        raise broken(GAME, "asked", "only one seat is asked now")
    if simultaneous and (t.asked | t.sealed != everybody or not t.asked):
        raise broken(GAME, "asked", "everybody is asked now")
    CHECKS[steps[0] if steps else "over"](t)
    for seat in range(t.seats):
        if contains(t.asked | t.sealed, seat) and not t.options(seat):
            raise broken(GAME, "asked", f"seat {seat} has nothing to choose from")


def check_story(t: Board) -> None:
    if t.story and (t.scenario < 0 or len(story(list(SCENARIOS)[t.scenario], 9)) <= t.rounds - t.round):
        raise broken(GAME, "scenario", "the story ends before the match")


def stage(t: Board) -> int:
    return t.top() // 16


def is_passing(t: Board) -> bool:
    return t.depth == 2 and 0 <= t.demanded < 3 and power(t.powers[t.demanded]).asks_all == stage(t)


def check_over(t: Board) -> None:
    if t.asked or t.depth:
        raise broken(GAME, "steps", "somebody is asked, but nothing is on the agenda")


def check_transfer(t: Board) -> None:
    if t.depth != 1 or t.trick or any(list(t.transfer)[: t.seats]) or any(list(t.zones)[: t.seats]):
        raise broken(GAME, "trick", "the Transfer comes before the first trick")
    if not t.starters:
        raise broken(GAME, "starters", "somebody must begin")
    for seat in range(t.seats):
        left, right = t.pass_left[seat], t.pass_right[seat]
        sealed = contains(t.sealed, seat)
        if (right >= 0) != sealed or (left < 0 and sealed) or (t.seats == 2 and sealed and left > right):
            raise broken(GAME, "passing", f"seat {seat} has not chosen its cards, or twice")


def check_lead(t: Board) -> None:
    if t.depth != 1 or t.asked != 1 << t.leader:
        raise broken(GAME, "asked", "the leader is asked")
    if t.demanded >= 0 or t.trick >= t.hand_size or any(card >= 0 for card in list(t.cards)[: t.seats]):
        raise broken(GAME, "demanded", "nothing is demanded before the lead")


def check_follow(t: Board) -> None:
    """Check that seats have played in turn from the leader on, and that the first card but Mini-vans is followed."""
    turns = [(t.leader + k) % t.seats for k in range(t.seats)]
    laid = [t.cards[seat] for seat in turns]
    played = sum(card >= 0 for card in laid)
    if not 1 <= played < t.seats or any(card < 0 for card in laid[:played]):
        raise broken(GAME, "card", "from the leader on, some but not all have played")
    if t.depth != 1 or t.asked != 1 << turns[played]:
        raise broken(GAME, "asked", "the next seat is asked")
    first = next((card for card in laid[:played] if card < 59), None)
    if t.demanded != (-1 if first is None else min(first // 13, 3)):
        raise broken(GAME, "demanded", "the first card that is no Mini-van is followed")


def check_power(t: Board) -> None:
    """Check that a power of a Faction in play puts a valid question to the winner, or to everybody."""
    if t.depth != 2 or t.top() % 16 != 4 or not 0 <= t.demanded < 3 or t.winner < 0 or not t.trick:
        raise broken(GAME, "steps", "no power is resolved")
    card, now = power(t.powers[t.demanded]), stage(t)
    if now >= len(card.questions):
        raise broken(GAME, "steps", f"{card.name} does not ask that")
    if now != card.asks_all and t.asked != 1 << t.winner:
        raise broken(GAME, "asked", "the winner is asked")
    for seat in range(t.seats):
        has_chosen = now == card.asks_all and contains(t.sealed, seat)
        if (t.pass_left[seat] >= 0) != has_chosen or t.pass_right[seat] >= 0:
            raise broken(GAME, "passing", f"seat {seat} has not chosen its card, or too early")
    if (t.held >= 0) != (now in card.holding) or (t.held >= 0 and not contains(card.held_among(t), t.held)):
        raise broken(GAME, "held", "not a card the winner can have chosen")
    if (t.target >= 0) != (now in card.aiming):
        raise broken(GAME, "target", "not a seat the winner can have chosen")
    if bool(t.sharing) != card.shares or not card.fits(t, now):
        raise broken(GAME, "steps", f"{card.name} cannot ask that here")


def check_change(t: Board) -> None:
    """Check that one seat is asked between rounds and that the incoming Faction is not in play."""
    if t.depth != 1 or t.asked.bit_count() != 1 or t.round >= t.rounds or not t.starters or not t.round:
        raise broken(GAME, "asked", "one seat is asked, and another round must follow")
    if t.story or t.demanded >= 0 or any(card >= 0 for card in list(t.cards)[: t.seats]):
        raise broken(GAME, "steps", "nothing is chosen between these rounds")
    step = steps_of(t)[0]
    if (t.offer >= 0) != (step != "change") or (t.replaced >= 0) != (step == "change-2"):
        raise broken(GAME, "offer", "not what can be chosen")
    if step == "change-2" and (t.offer in list(t.factions) or not contains(t.pool, t.offer)):
        raise broken(GAME, "offer", "that Faction cannot be brought in")
    if step == "drawn" and faction_of(t.offer) in list(t.factions):
        raise broken(GAME, "offer", "that Faction is in play already")


CHECKS = {
    "over": check_over,
    "transfer": check_transfer,
    "lead": check_lead,
    "follow": check_follow,
    "next": check_power,
    "change": check_change,
    "change-2": check_change,
    "drawn": check_change,
}


# Knowledge


def check_memory(t: Board) -> None:
    """Check that memory never excludes the truth, nor places a face-up card or one of the knower's hand elsewhere."""
    hands, zones = list(t.hands)[: t.seats], [zone & ~VAN_CARDS for zone in list(t.zones)[: t.seats]]
    reserve = t.reserve | sum(1 << card for card in ordered(t))
    for who in [*range(t.seats), 5] if t.memory else []:
        known = list(t.maybe)[who * PLACES : who * PLACES + PLACES]
        own = hands[who] if who < t.seats else 0
        truth = [*zones, *[0] * (5 - t.seats), reserve, *hands, *[0] * (5 - t.seats)]
        hidden = sum(truth) & ~own
        for place in range(PLACES):
            allowed = own if place == 6 + who else hidden
            if truth[place] & ~known[place] or known[place] & ~allowed:
                raise broken(GAME, "memory", f"knower {who} is wrong about {PLACE_NAMES[place]}")
        seen = sum(1 << card for card, mask in order_seen(t) if contains(mask, who))
        if any(known[place] & seen for place in range(PLACES) if place != RESERVE):
            raise broken(GAME, "memory", f"knower {who} looks for a card it knows to lie in the Reserve")


def order_seen(t: Board) -> list[tuple[int, int]]:
    above = zip(list(t.above)[: t.above_count], list(t.above_seen), strict=False)
    under = zip(list(t.under)[: t.under_count], list(t.under_seen), strict=False)
    return [*above, *under]
