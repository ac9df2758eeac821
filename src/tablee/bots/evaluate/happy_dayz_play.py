"""A fast playout policy for Happy DayZ: what a sensible player picks until the end of the round.

Answers to powers matter most: at random, Soldiers and Preachers keep their worst Zombies and Dogs fetch them. The
policy knows powers by their role (`ROLES`), not by their card; powers without a role are answered by the cards' values
alone.
"""

from __future__ import annotations

from tablee.core.bits import highest, lowest, nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import (
    BARTER,
    DISCARD,
    DISCARD_SURVIVOR,
    FETCH,
    FIRST_VAN,
    FIRST_ZOMBIE,
    FROM_SEAT,
    GIVE,
    KEEP,
    LEAD_HIGH,
    LEAD_LOW,
    NAMED,
    PASS,
    PASS_LEFT,
    RECONSIDER,
    SWAP,
    TO_SEAT,
)
from tablee.games.happy_dayz.cards import FOLLOW as FOLLOW_CARD
from tablee.games.happy_dayz.decisions import playable
from tablee.games.happy_dayz.effects.powers.child import NUMBERS
from tablee.games.happy_dayz.effects.powers.table import POWER_NAMES
from tablee.games.happy_dayz.effects.rules import HappyDayzState
from tablee.games.happy_dayz.state import (
    FOLLOW,
    LEAD,
    ONE,
    SUITS,
    SURVIVOR_CARDS,
    VAN_CARDS,
    ZOMBIE_CARDS,
    Board,
    slot_of,
)

__all__ = ["Sensible"]

# What winning a Faction's trick does besides its cards
PLAIN, GIFT, SHARE, RID, RID_TRICK, SEND, SEND_TOP, DRAW, STRAY, PARCEL = range(10)
ROLES = {
    "hippie-base": GIFT,  # the trick goes to somebody else
    "hippie-minus": GIFT,
    "hippie-plus": SHARE,  # each of its cards goes to anybody
    "soldier-base": RID,  # the worst card of the Zone leaves it
    "soldier-plus": RID,
    "soldier-minus": RID_TRICK,  # the worst card of the trick
    "dog-base": SEND,  # the Encounter card goes to anybody
    "dog-minus": STRAY,  # a card of one opponent goes to anybody else
    "preacher-base": RID,
    "preacher-plus": RID,
    "preacher-prototype": RID,
    "preacher-minus": DRAW,  # a card of the Reserve, whatever it is
    "nurse-base": RID_TRICK,
    "nurse-plus": RID,
    "nurse-minus": RID_TRICK,
    "dog-prototype": SEND_TOP,  # the top card of the Reserve goes to anybody
    "survivalist-plus": PARCEL,  # a card of the hand may go to anybody
}
ROLE = [ROLES.get(name, PLAIN) for name in POWER_NAMES]
# The worth of a Faction's card in a Zone; 0: the number on the card
EACH = [
    2.0 if name in ("biker-base", "biker-plus") else 1.6 if name == "biker-minus" else 0.0 if name in ("child-plus", "child-prototype")
    else 0.7 if name == "child-minus" else 1.4 if name.startswith("scientist") else 1.0
    for name in POWER_NAMES
]  # fmt: skip
PATIENT = 2.0
VAN = 0.5
DRAWN = -0.9  # the average card of the Reserve
RIVAL = 0.35  # the weight of what happens to another Community
IN_HAND = 0.65  # the weight of a card in hand, which may still be discarded, against one in the Zone
DUMPED = 0.8  # the expected cost of what each later player discards into the trick, at the end of a round
BETTER = 0.7  # weight of each better card in other hands


class Sensible:
    """The policy, with the worth of each card under the powers in play."""

    def __init__(self) -> None:
        self.value = [0.0] * 62
        self.standing = [0.0] * 5
        self.key = -1
        self.moved = 0.0  # the worth of what a power is about to send somewhere
        self.low = 0.0
        self.sixes: Mask = 0

    def look(self, s: Board) -> None:
        """Compute the worth of each card; once per round, because it depends only on the powers in play."""
        key = ((s.powers[0] * 64 + s.powers[1]) * 64 + s.powers[2]) * 8 + s.children
        if key == self.key and s.sixes == self.sixes:
            return
        self.key = key
        self.sixes = s.sixes
        for card in range(62):
            bit = ONE << card
            if card < FIRST_ZOMBIE:
                each = EACH[s.powers[card // 13]]
                self.value[card] = each if each > 0.0 else 1.0 * NUMBERS[13 * s.children + card % 13]
                if s.patients & bit:
                    self.value[card] = PATIENT
            elif card < FIRST_VAN:
                self.value[card] = -9.0 if s.nines & bit else -6.0 if s.sixes & bit else -3.0
            else:
                self.value[card] = VAN

    def pick(self, s: HappyDayzState, chance: Chance) -> int:
        """Return a sensible answer to the open decision."""
        step = s.agenda[s.depth - 1]
        if step == FOLLOW:
            return self.follow(s, chance)
        if step == LEAD:
            return self.lead(s, chance)
        return self.answer(s, chance)

    # Following

    def follow(self, s: Board, chance: Chance) -> int:
        cards = playable(s, s.turn, s.demanded)
        if s.demanded < 0 or cards & (cards - 1) == 0:
            return FOLLOW_CARD + s.named(nth_bit(cards, chance.below(popcount(cards))))
        winning = self.winning_among(s, cards)
        losing = cards & ~winning
        last = s.played == s.seats - 1
        if winning and (losing == 0 or self.prize(s, s.turn) > 0.0):
            far = losing == 0 or last  # the weakest winner if the win is certain or forced
            card = highest(winning) if (s.side == 1) != far else lowest(winning)
        else:
            card = self.thrown(s, losing, chance)
        return FOLLOW_CARD + s.named(card)

    def winning_among(self, s: Board, cards: Mask) -> Mask:
        """Return those of these cards that would win the trick as it stands."""
        slot = s.demanded
        trump = s.trump >= 0 and (s.trump_sides >> s.side) & 1 == 1
        best = -1
        for i in range(s.seats):
            card = s.cards[i]
            if card < 0 or card >= FIRST_VAN:
                continue
            if trump and slot != s.trump and slot_of(card) == s.trump:
                slot = s.trump
                best = card
            elif slot_of(card) == slot and (best < 0 or (card > best) == (s.side == 1)):
                best = card
        own = cards & SUITS[slot]
        if best >= 0:
            below = (ONE << best) - 1
            own &= ~below if s.side == 1 else below
        if trump and slot != s.trump:
            own |= cards & SUITS[s.trump]
        return own

    def thrown(self, s: Board, cards: Mask, chance: Chance) -> int:
        """Return a card to lose: the worst Zombie, unless Zombies were led; otherwise a random one, but no Mini-van."""
        if s.demanded != 3 and cards & ZOMBIE_CARDS:
            return self.worst_zombie(s, cards)
        if cards & ~VAN_CARDS:
            cards &= ~VAN_CARDS
        return nth_bit(cards, chance.below(popcount(cards)))

    def worst_zombie(self, s: Board, cards: Mask) -> int:
        """Return the costliest Zombie; there must be one."""
        if cards & s.nines:
            return highest(cards & s.nines)
        if cards & s.sixes:
            return highest(cards & s.sixes)
        return highest(cards & ZOMBIE_CARDS)

    def prize(self, s: Board, seat: int) -> float:
        """Return the worth of winning this trick, including one's own card."""
        pile: Mask = s.board
        for i in range(s.seats):
            if s.cards[i] >= 0:
                pile |= ONE << s.cards[i]
        met = self.value[s.encounter] if s.encounter >= 0 else 0.0
        yet = (s.seats - s.played - 1) * DUMPED * s.trick / s.hand_size
        if s.demanded == 3:
            rest = self.sum(pile & ~ZOMBIE_CARDS)
            return met + rest + 3.0 + self.value[self.worst_zombie(s, pile)] + yet
        return self.spoils(s, seat, s.demanded, pile) + self.value[13 * s.demanded + 6] - yet

    def spoils(self, s: Board, seat: int, slot: int, pile: Mask) -> float:
        """Return the worth of winning these cards in a Faction's trick and using its power."""
        met = self.value[s.encounter] if s.encounter >= 0 else 0.0
        role = ROLE[s.powers[slot]]
        total = self.sum(pile)
        if role == PLAIN:
            return total + met
        if role == GIFT:
            return met - RIVAL * total
        if role == SHARE:
            bad = self.sum(pile & ZOMBIE_CARDS)
            return met + total - (1.0 + RIVAL) * bad
        if role == SEND:
            return total + (met if met > 0.0 else -RIVAL * met)
        if role == DRAW:
            return total + met + DRAWN
        if role == STRAY or role == PARCEL or role == SEND_TOP:
            return total + met + 1.0
        if s.encounter >= 0:
            pile |= ONE << s.encounter
        if role == RID:
            pile |= s.zones[seat]
        return total + met - (self.value[self.worst_zombie(s, pile)] if pile & ZOMBIE_CARDS else 0.0)

    def sum(self, cards: Mask) -> float:
        total = 0.0
        while cards:
            total += self.value[lowest(cards)]
            cards &= cards - 1
        return total

    # Leading

    def lead(self, s: Board, chance: Chance) -> int:
        """Return the card and side that best win a trick worth winning, or lose one that is not."""
        seat = s.turn
        cards = playable(s, seat, s.bound_slot)
        others: Mask = 0
        for i in range(s.seats):
            if i != seat:
                others |= s.hands[i] | s.transfer[i]
        most = -1e9
        chosen = -1
        prize = 0.0
        known = -1
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            slot = slot_of(card)
            if slot != known:
                known = slot
                prize = self.lead_prize(s, seat, slot)
            for side in range(2):
                if s.bound_side >= 0 and side != s.bound_side:
                    continue
                score = self.chance_to_win(s, card, side, others) * prize + 0.001 * chance.below(500)
                if slot == 3:
                    score -= 1.5
                if score > most:
                    most = score
                    chosen = (LEAD_HIGH if side else LEAD_LOW) + s.named(card)
        return chosen

    def chance_to_win(self, s: Board, card: int, side: int, others: Mask) -> float:
        """Return this card's chance to win the trick it leads, minus an even share."""
        if card >= FIRST_VAN:
            return -1.0 / s.seats
        slot = slot_of(card)
        below = (ONE << card) - 1
        better = popcount(others & SUITS[slot] & (~below if side == 1 else below))
        if s.trump >= 0 and slot != s.trump and (s.trump_sides >> side) & 1 == 1:
            better += popcount(others & SUITS[s.trump]) // 2
        return 1.0 / (1.0 + BETTER * better) - 1.0 / s.seats

    def lead_prize(self, s: Board, seat: int, slot: int) -> float:
        """Estimate from the hands what a trick led with this slot will bring its winner."""
        if slot > 3:
            return 0.0
        pile: Mask = s.board
        for i in range(s.seats):
            own = s.hands[i] | s.transfer[i]
            if own & SUITS[slot]:
                pile |= ONE << lowest(own & SUITS[slot])
            elif own & ZOMBIE_CARDS:
                pile |= ONE << self.worst_zombie(s, own)
        if slot == 3:
            met = self.value[s.encounter] if s.encounter >= 0 else 0.0
            return met - 3.0 + self.sum(pile & ~ZOMBIE_CARDS)
        return self.spoils(s, seat, slot, pile)

    # Answering powers, and passing

    def answer(self, s: HappyDayzState, chance: Chance) -> int:
        """Return the option that helps oneself and hurts the leaders most."""
        out = [0] * 256
        n = s.options_into(s.turn, out)
        if n == 1:
            return out[0]
        self.weigh(s)
        most = -1e9
        chosen = out[0]
        for i in range(n):
            score = self.score(s, s.turn, out[i]) + 0.001 * chance.below(500)
            if score > most:
                most = score
                chosen = out[i]
        return chosen

    def weigh(self, s: Board) -> None:
        """Compute each Community's standing, and the worth of what a power is about to send somewhere."""
        self.low = 1e9
        for i in range(s.seats):
            zone = s.zones[i]
            self.standing[i] = s.population[i] + popcount(zone & SURVIVOR_CARDS) - s.loss(zone)
            self.low = min(self.low, self.standing[i])
        self.moved = 0.0
        if s.demanded < 0 or s.demanded > 2 or s.winner < 0:
            return
        role = ROLE[s.powers[s.demanded]]
        if s.held >= 0:
            self.moved = self.value[s.held]
        elif role == GIFT:
            self.moved = self.sum(s.won)
        elif role == SHARE and s.sharing:
            self.moved = self.value[lowest(s.sharing)]
        elif role == SEND_TOP and s.above_count:
            self.moved = self.value[s.above[0]]
        elif role == SEND and s.met >= 0:
            self.moved = self.value[s.met]
        elif role == STRAY and s.target >= 0:
            cards = s.zones[s.target] & ~VAN_CARDS
            self.moved = self.sum(cards) / max(1, popcount(cards))

    def against(self, s: Board, seat: int, other: int) -> float:
        """Return the weight of harm to another Community: more the better it stands."""
        return RIVAL * (1.0 + 0.03 * (self.standing[other] - self.low))

    def score(self, s: Board, seat: int, pick: int) -> float:
        """Return the worth of an answer."""
        if pick == KEEP or pick == RECONSIDER or (pick >= SWAP and pick < PASS):
            return 0.0
        if pick >= TO_SEAT and pick < FROM_SEAT:
            to = pick - TO_SEAT
            return self.moved if to == seat else -self.against(s, seat, to) * self.moved
        if pick >= FROM_SEAT and pick < GIVE:
            return self.standing[pick - FROM_SEAT]
        if pick == DISCARD_SURVIVOR:
            return -1.0
        return self.score_card(s, pick, s.card_of(named_in(pick)))

    def score_card(self, s: Board, pick: int, card: int) -> float:
        """Return the worth of giving, fetching, taking, discarding, bartering or passing a card."""
        worth = self.value[card]
        if pick >= FETCH and pick < DISCARD:  # fetch, take
            return worth
        if pick >= BARTER and pick < KEEP:
            met = self.value[s.met] if s.met >= 0 else 0.0
            if worth < 0.0 and ROLE[s.powers[s.demanded]] == PARCEL:
                return -RIVAL * worth - IN_HAND * met
            return IN_HAND * (worth - met)
        return -worth  # give, discard, pass


def named_in(pick: int) -> int:
    """Return the named card in a pick."""
    if pick >= PASS:
        return pick - PASS
    if pick >= BARTER:
        return pick - BARTER
    return (pick - (GIVE if pick >= GIVE else PASS_LEFT)) % NAMED
