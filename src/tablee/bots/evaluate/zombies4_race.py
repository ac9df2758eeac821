"""A judge for Zombies!!! 4 that models the match as a race to the Cabin: who will break the spell first?

Each seat needs some steps to reach the Cabin, and then succeeds in each of its turns with a probability given by its
pages; its life and weapons determine how likely it is to survive the way. Going around the table turn by turn yields
each seat's chance.
"""

from __future__ import annotations

from math import exp, sqrt

from tablee.bots.evaluate.zombies4_cabin import guards, stuck_guards
from tablee.bots.evaluate.zombies4_quiet import complete, is_half_played, resolve
from tablee.bots.judge import Judge
from tablee.core.bits import lowest, popcount
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.games.zombies4.cards.tables import (
    ALL_PAGES,
    CARD_KIND,
    CLAIR_WARLOCK,
    COPIES,
    IS_CABIN,
    PAGE_KINDS,
    RETURN_TO_SENDER,
    SICKLE,
    SPEAR,
    TRANQUILIZER,
)
from tablee.games.zombies4.effects.rules import Zombies4State
from tablee.games.zombies4.state.board import HEART
from tablee.games.zombies4.state.steps import (
    HERD,
    LAYING,
    MOVE,
    MOVE_DIE,
    NO_PLACE,
    PACE,
    SPELL,
    TURN,
    a_of,
    b_of,
    op_of,
    seat_of,
)

TURNS = 16  # turns to look ahead
YET = -1
WALKED = -2
SAME_LUCK = 2004  # for all compared answers
MOST_ANSWERS = 3  # in a row
STEPS = 48
STEPS_KEPT = STEPS
# [dice * STEPS + steps]: the probability that this many dice total at least this many steps
ARRIVAL = [0.0] * (18 * 48)


def fill_arrival() -> None:
    """Precompute the distribution of sums of dice."""
    sums = [1.0] + [0.0] * 120
    for dice in range(TURNS + 2):
        for steps in range(STEPS):
            ARRIVAL[dice * STEPS + steps] = sum(sums[steps:])
        sums = [sum(sums[total - die] for die in range(1, 7) if total >= die) / 6 for total in range(121)]


fill_arrival()
# The worth of each kind of card in the hand, in the order of cards.py
HAND = [
    0.0, 0.0, 0.0, 0.0, 0.0, 0.1, 0.1, 0.7, 0.4, 0.7, 0.0,
    0.3, 2.5, 0.2, 0.0, 0.6, 0.5, 0.3, 0.0, 0.4, 0.7, 0.9,
]  # fmt: skip


class Race(Judge):
    """Estimates the chances to win by the spell or at dawn. The weights were tuned in play against greedy."""

    def __init__(self) -> None:
        super().__init__()
        self.deep = 1
        self.answers = MOST_ANSWERS  # answers that complete a pick: whom a card names, and where it sends them
        # Survival; life is counted in half hearts
        self.bullet = 1.6
        self.usual = 1.0  # dogs that are always expected
        self.bite = 0.8  # factor on the average cost, for a dog on the pawn's square
        self.brave = 1.0  # likewise, for a dog on the way or in the Cabin
        self.width = 0.7  # scale of the spread of luck in fights
        self.spare = 0.5  # the chance to survive after dying and starting again
        self.pull = 0.7  # factor on a token's worth per step to it
        self.wish = 4.0  # limit on the worth of all tokens together
        # Distance
        self.bump = 3.0  # the cost of a dog on the way, in half steps
        self.bound = 4.0  # steps that being lost costs
        self.settle = 0.5  # fraction of the average distance to the tiles, while the Cabin is not laid
        self.far = 7.0  # and the steps added to it
        self.hurry = 0.0005  # the cost of a step, as a tie-breaker
        # The spell
        self.guard = 0.2  # hindrance by a dog in the Cabin
        self.stuck = 0.5  # added, relatively, if it cannot be led out in one move
        self.haste = 2.0  # factor in the current turn
        self.fade = 0.6  # how fast it fades per turn
        self.patience = 0.9  # discount per turn of waiting: much can happen
        self.late = 0.8  # factor on a spell later in the current turn
        self.ward = 0.5  # the chance that a card that stops a spell is available when needed
        self.growth = 0.18  # pages a seat gains per turn
        # The rest
        self.held = 0.02  # the weight of the hand
        self.fresh = 0.8  # the worth of a card to be drawn
        self.calm = 0.001  # the cost of a standing pass, which may miss a chance
        self.hunt = 4.0  # trophies that make winning at dawn e times as likely
        self.luck = Chance(0)
        self.trials: list[Zombies4State] = [Zombies4State() for _ in range(MOST_ANSWERS)]
        self.cost = [0] * 270
        self.toll = [0] * 270
        self.out = [0.0] * 6
        self.need = [0] * 6
        self.vigour = [0.0] * 6
        self.pages = [0] * 6
        self.reached = [0.0] * 6
        self.left = self.more = self.walked = self.guarded = self.tiles = self.again = self.laying = 0
        self.shield = 1.0
        self.hindered = 0.0
        self.thinker = 0

    def prepare(self, world: State) -> None:
        """Note the deciding seat: its hand is known, and its chances are examined in full."""
        self.thinker = world.turn

    def playout(self, world: State, chance: Chance) -> None:
        assert isinstance(world, Zombies4State)
        resolve(world, chance)

    def worth_into(self, world: State, out: list[float]) -> None:
        value = self.worth(world, self.thinker)
        for seat in range(world.seats):
            out[seat] = self.out[seat] if world.asked else world.reward(seat)
        out[self.thinker] = min(1.0, value)

    def worth(self, state: State, seat: int) -> float:
        """Return this seat's chance; a pick that asks further questions is worth its best answers."""
        assert isinstance(state, Zombies4State)
        return self.best(state, seat, 0)

    def best(self, s: Zombies4State, seat: int, depth: int) -> float:
        """Return the seat's chance after the best answers to what its pick has begun."""
        if depth == self.answers or s.turn != seat or not self.is_second_half(s):
            return self.look(s, seat)
        options = [0] * 256
        n = s.options_into(seat, options)
        trial = self.trials[depth]
        most = -1.0
        for i in range(n):
            trial.copy_from(s)
            self.luck.x = SAME_LUCK
            trial.apply(seat, options[i], self.luck)
            complete(trial, self.luck)
            value = self.best(trial, seat, depth + 1)
            if value > most:
                most = value
        return most

    def is_second_half(self, s: Zombies4State) -> bool:
        """True if a card, a tile or a dog that the pick began with asks a further question."""
        op = op_of(s.top())
        if op == LAYING:
            return b_of(s.top()) != NO_PLACE
        return op == PACE or op == HERD or is_half_played(s)

    def look(self, s: Zombies4State, seat: int) -> float:
        if s.depth == 0:
            return s.reward(seat)
        self.chances(s, seat)
        return self.out[seat] + self.hand(s, seat) - self.hurry * self.need[seat]

    def hand(self, s: Zombies4State, seat: int) -> float:
        """Value the cards in hand and those to be drawn."""
        value = self.fresh * (3 - popcount(s.hand[seat]))
        cards = s.hand[seat]
        while cards:
            value += HAND[CARD_KIND[lowest(cards)]]
            cards &= cards - 1
        return self.held * value - self.calm * s.passing[seat]

    def chances(self, s: Zombies4State, own: int) -> None:
        """Compute each seat's chance, turn by turn around the table; of the hands, only the own one is considered."""
        self.survey(s, own)
        alive = self.casting(s)
        if s.cabin >= 0 and not s.tried and (self.guarded == 0 or not self.walked):
            alive = self.take_turn(s, own, s.active, 0, alive)
        rounds = TURNS
        if s.night or s.version_1:
            rounds = min(TURNS, s.night + 1 - s.hours + (popcount(s.pile) + s.seats - 1) // s.seats)
        for turn in range(1, rounds + 1):
            alive *= self.patience
            for i in range(1, s.seats + 1):
                alive = self.take_turn(s, own, (s.active + i) % s.seats, turn, alive)
        self.share_rest(s, alive)

    def survey(self, s: Zombies4State, own: int) -> None:
        """Compute what each seat needs and has."""
        self.find_ways(s)
        ahead = self.walk_ahead(s)
        self.more = ahead == YET
        self.walked = ahead == WALKED
        self.left = max(0, ahead)
        self.guarded = guards(s)
        self.hindered = self.guard * (self.guarded + self.stuck * stuck_guards(s))
        self.tiles = popcount(s.pile) if s.cabin < 0 else 0
        self.again = min(STEPS_KEPT - 1, (self.cost[7] + 1) // 2 if s.cabin >= 0 else 14)
        self.laying = self.pages_held(s, own)
        self.shield = self.stoppers(s, own)
        for seat in range(s.seats):
            self.out[seat] = 0.0
            self.reached[seat] = 0.0
            self.need[seat] = self.steps_needed(s, seat)
            self.vigour[seat] = self.survival(s, seat, own)
            self.pages[seat] = popcount(s.front[seat] & ALL_PAGES)

    def take_turn(self, s: Zombies4State, own: int, seat: int, turn: int, alive: float) -> float:
        """Add the seat's chance to break the spell `turn` turns from now; return the chance that play goes on."""
        steps = self.need[seat]
        dice = turn
        if seat == s.active and not self.tiles:
            dice += self.more
            steps = max(0, steps - self.left)
        there = ARRIVAL[dice * STEPS_KEPT + min(STEPS_KEPT - 1, steps)]
        again = ARRIVAL[max(0, turn - 1) * STEPS_KEPT + self.again] * self.spare * (1.0 + self.growth * turn)
        if self.tiles:  # the Cabin may appear in any turn, and only then the walk begins
            self.reached[seat] = min(1.0, self.reached[seat] + there * s.seats / self.tiles)
            there = self.reached[seat]
            again *= turn / (turn + self.tiles)
        pages = self.pages[seat] + self.growth * turn
        if seat == own:
            pages = self.pages[seat] + min(turn, self.laying) + self.growth * max(0, turn - self.laying)
        chance = self.vigour[seat] * there * (1.0 + min(5.0, pages)) + (1.0 - self.vigour[seat]) * again
        chance *= exp(-self.hindered * (1.0 / (1.0 + self.fade * turn) if turn else self.haste)) / 6.0
        if seat != own and turn < 2:
            chance *= self.shield
        if turn == 0:
            chance *= self.late
        self.out[seat] += alive * chance
        return alive * (1.0 - chance)

    def stoppers(self, s: Zombies4State, seat: int) -> float:
        """Return the factor on the others' immediate chances due to this seat's cards that clear the Cabin of pawns."""
        worth = 1.0
        if s.front[seat] & COPIES[RETURN_TO_SENDER] and not s.paged[seat]:
            worth *= 1.0 - self.ward
        if s.hand[seat] & COPIES[CLAIR_WARLOCK] and not s.carded[seat]:
            worth *= 1.0 - self.ward
        return worth

    def share_rest(self, s: Zombies4State, alive: float) -> None:
        """Share the remaining probability by trophies: nobody breaks the spell."""
        total = 0.0
        share = [0.0] * 6
        for seat in range(s.seats):
            share[seat] = exp(s.trophies[seat] / self.hunt)
            total += share[seat]
        for seat in range(s.seats):
            self.out[seat] += alive * share[seat] / total

    def casting(self, s: Zombies4State) -> float:
        """Add the chance of the caster of an announced spell; return the chance that play goes on."""
        alive = 1.0
        for i in range(s.depth):
            if op_of(s.agenda[i]) == SPELL:
                seat = seat_of(s.agenda[i])
                if s.at[seat] >= 0 and s.ground[s.at[seat]] & IS_CABIN and guards(s) == 0:
                    chance = (1.0 + popcount(s.front[seat] & ALL_PAGES)) / 6.0
                    self.out[seat] += alive * chance
                    alive *= 1.0 - chance
        return alive

    def walk_ahead(self, s: Zombies4State) -> int:
        """Return the active seat's remaining steps in this turn; YET before its roll, WALKED after its walk."""
        for i in range(s.depth):
            op = op_of(s.agenda[i])
            if op == MOVE:
                return b_of(s.agenda[i])
            if op == TURN and a_of(s.agenda[i]) <= MOVE_DIE:
                return YET
        return WALKED

    def find_ways(self, s: Zombies4State) -> None:
        """Compute the distance from every square to the Cabin in half steps, including the cost of dogs on the way."""
        if s.cabin < 0:
            return
        queue = [0] * 1024
        head = 0
        tail = 0
        for square in range(s.laid * 9):
            self.cost[square] = 9999
        for square in range(s.cabin * 9, s.cabin * 9 + 9):
            if s.ground[square] & IS_CABIN:
                self.cost[square] = 0
                self.toll[square] = 0
                queue[tail] = square
                tail += 1
        bump = int(self.bump)
        while head != tail:
            square = queue[head & 1023]
            head += 1
            far = self.cost[square] + 2
            met = self.toll[square]
            if not s.ground[square] & IS_CABIN:
                far += bump * s.dogs[square]
                met += s.dogs[square]
            for side in range(4):
                target = s.near[square * 4 + side]
                if target >= 0 and self.cost[target] > far:
                    self.cost[target] = far
                    self.toll[target] = met
                    queue[tail & 1023] = target
                    tail += 1

    def steps_needed(self, s: Zombies4State, seat: int) -> int:
        """Return the steps to the Cabin; while it is in the pile, an estimate from the distances to all tiles."""
        square = s.at[seat] if s.at[seat] >= 0 else 7
        bound = int(self.bound) if s.lost[seat] else 0
        if s.cabin >= 0:
            return (self.cost[square] + 1) // 2 + bound
        if s.at[seat] < 0:
            return 12
        s.measure(seat)
        total = 0
        for slot in range(s.laid):
            total += s.reach[seat * 270 + slot * 9 + 4]
        middle = int(self.settle * total / s.laid + self.far)
        return middle + bound

    def survival(self, s: Zombies4State, seat: int, own: int) -> float:
        """Return the chance that a pawn survives: hearts and bullets against the dogs here and on its way."""
        hit = self.hit(s, seat)
        dogs = self.usual + self.brave * guards(s)
        if s.at[seat] < 0:
            life = 6.0 + 3.0 * self.bullet
            dogs += self.brave * (self.toll[7] if s.cabin >= 0 else 4)
        else:
            life = s.halves[seat] + self.bullet * min(s.bullets[seat], 6) + 0.5 * s.repel[seat]
            dogs += self.bite * s.dogs[s.at[seat]] + self.brave * (self.toll[s.at[seat]] if s.cabin >= 0 else 4)
            if s.fronts(seat, TRANQUILIZER):
                dogs = max(0.0, dogs - 1.0)
            if seat == own:
                life += self.tokens_near(s, seat)
        spread = sqrt(1.0 + hit * (hit + 1.0) * dogs)
        return 1.0 / (1.0 + exp((hit * dogs - life) / (self.width * spread)))

    def hit(self, s: Zombies4State, seat: int) -> float:
        """Return the half hearts that a dog costs on average: without weapons a third of the attacks kill."""
        if s.fronts(seat, SPEAR):
            return 0.67 if s.fronts(seat, SICKLE) else 1.0
        return 1.5 if s.fronts(seat, SICKLE) else 2.0

    def tokens_near(self, s: Zombies4State, seat: int) -> float:
        """Value the hearts and bullets in reach, in half hearts, discounted per step."""
        s.measure(seat)
        total = 0.0
        for square in range(s.laid * 9):
            if s.token[square] and s.reach[seat * 270 + square] < 12:
                if s.token[square] != HEART or s.halves[seat] <= 8:
                    value = 2.0 if s.token[square] == HEART else self.bullet
                    value -= 0.5 * s.dogs[square]
                    for _ in range(s.reach[seat * 270 + square] + 1):
                        value *= self.pull
                    total += value
        return min(total, self.wish)

    def pages_held(self, s: Zombies4State, seat: int) -> int:
        """Count the pages in hand that are not yet in front."""
        count = 0
        for kind in range(PAGE_KINDS):
            if s.hand[seat] & COPIES[kind] and not s.front[seat] & COPIES[kind]:
                count += 1
        return count
