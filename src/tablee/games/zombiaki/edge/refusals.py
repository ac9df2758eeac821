"""Why a pick is not offered: the refusal and the clause, from what everybody may know."""

from __future__ import annotations

from tablee.core.errors import Refused
from tablee.games.zombiaki.cards.cards import CARDS, NUMBER
from tablee.games.zombiaki.cards.picks import PICKS, TARGETS, TARGETS_OF_TYPE
from tablee.games.zombiaki.cards.tables import CAUSES, REASONS, SQUARE
from tablee.games.zombiaki.edge.agenda import write_step
from tablee.games.zombiaki.effects.rules import ZombiakiState

GAME = "zombiaki"
# What a decision asks for, where another verb is tried
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
# Targets that a card never has
CLAUSE_OF_AIM = {"wall": ("wall-row-5", "ZBK-56"), "street-on-fire": ("side-lanes", "ZBK-80")}
CLAUSE_OF_CAUSE = {"order": "ZBK-35", "mass": "ZBK-40", "change": "ZBK-42", "blood": "ZBK-64", "bite": "ZBK-43"}


def why_refused(duel: ZombiakiState, seat: int, pick: str) -> Refused:
    """The reason why this pick is not among the options of this seat."""
    step = write_step(duel.top())
    verb, words = PICKS.parse(pick)
    asked = step["step"]
    if verb in ("play", "order") and asked in ("play", "hold"):
        return refuse_play(duel, seat, words) if verb == "play" else refuse_order(duel, seat, words["square"])
    if verb == "discard" and asked == "discard":
        return Refused("not-held", "ZBK-14", game=GAME, card=words["card"])
    if verb == "take" and asked == "take":
        return Refused("not-there", "ZBK-46" if seat == 0 else "ZBK-65", game=GAME, card=words["card"])
    if verb == "to" and asked == "to":
        return refuse_to(duel, SQUARE[step["square"]], step["cause"], words["square"])
    return Refused(f"asked-{asked}", CLAUSE_OF_STEP[asked], game=GAME)


def refuse_play(duel: ZombiakiState, seat: int, words: dict[str, str]) -> Refused:
    card = NUMBER.get(words.get("card", ""), -1)
    if card < 0:
        return Refused("not-held", "ZBK-15", game=GAME, card=words.get("card", ""))
    row = CARDS[card]
    aim = " ".join(word for name, word in words.items() if name != "card")
    hand = duel.hand[4 * seat : 4 * seat + duel.held[seat]]
    if card not in hand:
        return Refused("not-held", "ZBK-15", game=GAME, card=row.id)
    target = TARGETS.index(aim) if aim in TARGETS else -1
    if target not in TARGETS_OF_TYPE[row.type]:
        id, clause = CLAUSE_OF_AIM.get(row.type, ("not-there-ever", row.clause))
        return Refused(id, clause, game=GAME, card=row.id, target=aim)
    held_back = write_step(duel.top())["step"] == "hold"
    why = duel.why_no_hold(target) if held_back and row.type == "not-so-fast" else duel.why_no_play(card, target)
    if held_back and row.type != "not-so-fast":
        return Refused("asked-hold", "ZBK-49", game=GAME)
    return explain(why, row.clause, card=row.id, target=aim)


def refuse_order(duel: ZombiakiState, seat: int, square: str) -> Refused:
    if seat != 0:
        return Refused("only-zombies", "ZBK-34", game=GAME)
    if square not in SQUARE:  # the barricade
        return Refused("no-zombie", "ZBK-35", game=GAME, card="boss", target=square)
    return explain(duel.why_no_order(SQUARE[square]), "ZBK-35", card="boss", target=square)


def refuse_to(duel: ZombiakiState, square: int, cause: str, target: str) -> Refused:
    """A neighbouring square has a reason of its own; anything else is too far."""
    clause = CLAUSE_OF_CAUSE[cause]
    for direction in range(4):
        near = square + (-5, -1, 1, 5)[direction]
        same_lane, same_row = near // 5 == square // 5, near % 5 == square % 5
        if 0 <= near < 15 and (same_lane or same_row) and near == SQUARE.get(target, -1):
            why = duel.why_not_to(square, CAUSES.index(cause), direction)
            return explain(why, clause, card=cause, target=target)
    return Refused("too-far", clause, game=GAME, target=target)


def explain(why: int, clause: str, card: str, target: str) -> Refused:
    id, own = REASONS[why]
    return Refused(id, own or clause, game=GAME, card=card, target=target)
