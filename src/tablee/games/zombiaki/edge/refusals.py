"""Why a pick is not offered: the refusal, its clause and its square, using public information only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.errors import Refused
from tablee.games.zombiaki.cards.cards import CARDS, MOST_HELD, NUMBER, Card
from tablee.games.zombiaki.cards.picks import PICKS
from tablee.games.zombiaki.cards.reasons import REASONS
from tablee.games.zombiaki.cards.squares import DIRECTIONS, FORWARD, LANES, NEAR, NOWHERE, SQUARE, SQUARES
from tablee.games.zombiaki.cards.steps import BY_ORDER, CAUSES
from tablee.games.zombiaki.cards.targets import LANE_A, TARGETS
from tablee.games.zombiaki.edge.agenda import write_step
from tablee.games.zombiaki.effects.rules import ZombiakiState

GAME = "zombiaki"
Words = dict[str, str]
# The clause of each decision, cited when another verb is tried
CLAUSE_OF_STEP = {
    "hold": "ZBK-49",
    "dogs": "ZBK-A6",
    "run": "ZBK-32",
    "discard": "ZBK-14",
    "play": "ZBK-15",
    "shrapnel": "ZBK-A24",
    "click": "ZBK-47",
    "to": "ZBK-3",
    "take": "ZBK-46",
    "net": "ZBK-72",
    "pour": "ZBK-68",
    "burn": "ZBK-A31",
}
CLAUSE_OF_CAUSE = {"order": "ZBK-35", "mass": "ZBK-40", "change": "ZBK-42", "blood": "ZBK-64", "bite": "ZBK-43"}


def why_refused(duel: ZombiakiState, seat: int, pick: str) -> Refused:
    """Return the reason why this pick is not among the seat's options."""
    step = write_step(duel.top())
    verb, words = PICKS.parse(pick)
    answer = ANSWERS.get((step["step"], verb))
    if answer is None:
        return refuse(f"asked-{step['step']}", CLAUSE_OF_STEP[step["step"]])
    return answer(duel, seat, step, words)


def refuse(id: str, clause: str, **args: Any) -> Refused:
    return Refused(id, clause, game=GAME, **args)


def explain(why: int, clause: str, **args: Any) -> Refused:
    """Refuse for a reason of the rules; without a clause of its own, it cites the given one."""
    id, own = REASONS[why]
    return refuse(id, own or clause, **args)


# Cards and orders


def refuse_play(duel: ZombiakiState, seat: int, step: Words, words: Words) -> Refused:
    card = NUMBER[words["card"]]
    aim = " ".join(word for name, word in words.items() if name != "card")
    if card not in duel.hand[MOST_HELD * seat : MOST_HELD * seat + duel.held[seat]]:
        return refuse("not-held", "ZBK-15", card=words["card"])
    row = CARDS[card]
    if step["step"] == "hold" and row.type != "not-so-fast":
        return refuse("asked-hold", "ZBK-49")
    if row.targets and (aim not in TARGETS or TARGETS.index(aim) not in row.targets):
        return refuse_aim(row, aim)
    target = TARGETS.index(aim) if aim in TARGETS else 0
    why = duel.why_no_hold(target) if step["step"] == "hold" else duel.why_no_play(card, target)
    about = square_about(duel, row.type, target, why) if aim in SQUARE else aim
    return explain(why, row.clause, card=row.id, target=aim, square=about)


def refuse_aim(row: Card, aim: str) -> Refused:
    """Refuse a target that this card can never have."""
    if not aim:
        return refuse("say-where", row.clause, card=row.id)
    if TARGETS.index("") in row.targets:
        return refuse("no-aim", row.clause, card=row.id, target=aim)
    if (row.targets[0] < LANE_A) != (aim in SQUARE):
        id = "name-square" if row.targets[0] < LANE_A else "name-lane"
    else:
        id = row.elsewhere if aim in LANES or aim in SQUARE else "name-lane"
    return refuse(id, row.clause, card=row.id, target=aim, square=aim)


def square_about(duel: ZombiakiState, kind: str, square: int, why: int) -> str:
    """The square a reason is about: the unit's own, or the neighbour that blocks its move."""
    if kind in CAUSES or kind == "hunger":
        cause = CAUSES.index(kind) if kind in CAUSES else BY_ORDER
        for direction in [FORWARD] if kind == "hunger" else range(DIRECTIONS):
            near = NEAR[DIRECTIONS * square + direction]
            if duel.why_no_own_move(square, cause) != why and duel.why_not_to(square, cause, direction) == why:
                return SQUARES[near] if near != NOWHERE else SQUARES[square]
    return SQUARES[square]


def refuse_order(duel: ZombiakiState, seat: int, step: Words, words: Words) -> Refused:
    if seat != 0:
        return refuse("only-zombies", "ZBK-34")
    if words["square"] not in SQUARE:  # the barricade
        return refuse("no-zombie", "ZBK-35", target=words["square"], square=words["square"])
    why = duel.why_no_order(SQUARE[words["square"]])
    return explain(why, "ZBK-35", card="boss", target=words["square"], square=words["square"])


def refuse_discard(duel: ZombiakiState, seat: int, step: Words, words: Words) -> Refused:
    return refuse("not-held", "ZBK-14", card=words["card"])


def refuse_take(duel: ZombiakiState, seat: int, step: Words, words: Words) -> Refused:
    return refuse("not-there", "ZBK-46" if seat == 0 else "ZBK-65", card=words["card"])


# Where to


def refuse_to(duel: ZombiakiState, seat: int, step: Words, words: Words) -> Refused:
    """A neighbouring square has a reason of its own; any other is too far."""
    square, cause, target = SQUARE[step["square"]], step["cause"], words["square"]
    clause = CLAUSE_OF_CAUSE[cause]
    if target not in SQUARE and cause != "order":  # only an order leads to the barricade
        return refuse("off-street", clause, target=target)
    for direction in range(DIRECTIONS):
        if NEAR[DIRECTIONS * square + direction] == SQUARE.get(target, NOWHERE - 1):
            why = duel.why_not_to(square, CAUSES.index(cause), direction)
            return explain(why, clause, card=cause, target=target, square=target)
    return refuse("too-far", clause, target=target, square=step["square"])


def refuse_shrapnel(duel: ZombiakiState, seat: int, step: Words, words: Words) -> Refused:
    id = "too-far" if words["square"] in SQUARE else "off-street"
    return refuse(id, "ZBK-A24", target=words["square"], square=step["square"])


def refuse_pour(duel: ZombiakiState, seat: int, step: Words, words: Words) -> Refused:
    target = words["square"]
    if target in step["squares"]:
        return refuse("burnt-already", "ZBK-A30", target=target, square=target)
    return refuse("too-far" if target in SQUARE else "off-street", "ZBK-67", target=target, square=step["square"])


# Dogs


def refuse_run(duel: ZombiakiState, seat: int, step: Words, words: Words) -> Refused:
    start, target = words["from_square"], words["square"]
    if step["step"] == "run" and start != step["square"]:
        return refuse("another-dog", "ZBK-A6", target=start, square=step["square"])
    if target not in SQUARE:  # the barricade
        return refuse("off-street", "ZBK-A7", target=target)
    why = duel.why_no_run(SQUARE[start])
    if why and step["step"] == "dogs":
        return explain(why, "ZBK-32", card="dog", target=start, square=start)
    for direction in range(DIRECTIONS):
        if NEAR[DIRECTIONS * SQUARE[start] + direction] == SQUARE[target]:
            why = duel.why_not_to(SQUARE[start], BY_ORDER, direction)
            return explain(why, "ZBK-33", card="dog", target=target, square=target)
    return refuse("too-far", "ZBK-32", target=target, square=start)


# Sets


def refuse_net(duel: ZombiakiState, seat: int, step: Words, words: Words) -> Refused:
    target = words["square"]
    if target not in SQUARE:  # the barricade
        return refuse("no-zombie", "ZBK-72", target=target, square=target)
    netted = sum(1 << SQUARE[square] for square in step["squares"])
    why = duel.why_no_net(netted, SQUARE[target])
    return explain(why, "ZBK-72", card="net", target=target, square=target)


def refuse_net_end(duel: ZombiakiState, seat: int, step: Words, words: Words) -> Refused:
    return refuse("net-open", "ZBK-72")


def refuse_burn(duel: ZombiakiState, seat: int, step: Words, words: Words) -> Refused:
    lane, points = words["lane"], words["points"]
    why = duel.why_no_burn(duel.top() >> 5, LANES.index(lane), int(points))
    return explain(why, "ZBK-85", card="flamethrower", target=lane, square=f"{lane}{int(step['row']) + 1}")


def refuse_burn_end(duel: ZombiakiState, seat: int, step: Words, words: Words) -> Refused:
    return refuse("flame-open" if any(step[lane] for lane in LANES) else "flame-unused", "ZBK-A31")


Answer = Callable[[ZombiakiState, int, dict[str, Any], Words], Refused]
# Refusals for verbs that the step does ask for
ANSWERS: dict[tuple[str, str], Answer] = {
    ("hold", "play"): refuse_play,
    ("play", "play"): refuse_play,
    ("play", "order"): refuse_order,
    ("discard", "discard"): refuse_discard,
    ("take", "take"): refuse_take,
    ("to", "to"): refuse_to,
    ("shrapnel", "shrapnel"): refuse_shrapnel,
    ("pour", "pour"): refuse_pour,
    ("dogs", "run"): refuse_run,
    ("run", "run"): refuse_run,
    ("net", "net"): refuse_net,
    ("net", "done"): refuse_net_end,
    ("burn", "burn"): refuse_burn,
    ("burn", "done"): refuse_burn_end,
}
