"""Invariants of a state: cards are conserved, units and objects are consistent, the agenda can be run."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.core.fields import broken, differences
from tablee.games.zombiaki.cards.cards import CARDS, FLAMETHROWER, MOST_HELD, NET, NUMBER, SIDES, VALUE
from tablee.games.zombiaki.cards.squares import LAST_ROW, ROW, SQUARE, SQUARES, STREET
from tablee.games.zombiaki.cards.targets import TARGETS
from tablee.games.zombiaki.cards.units import BOSS_BODY, BOSS_IN_PLAY, DOG_BODY, NETTED, RAN, SHIELD
from tablee.games.zombiaki.edge.agenda import write_step
from tablee.games.zombiaki.edge.position import GAME, write_unit
from tablee.games.zombiaki.effects.rules import ZombiakiState

OBJECTS = {"wall", "pit", "barrier", "barrel", "mine", "car"}
ONLY_ASKED = {"to", "take", "net", "burn", "click", "hold"}
GUNS = {"shot", "burst", "sniper"}
SETTLING = {"enter", "mine"}  # steps that still have to resolve a unit on a mine or barrel


def check_table(duel: ZombiakiState) -> None:
    """Raise BadInput, naming the field, if an invariant is broken."""
    check_cards(duel)
    for square in range(STREET):
        check_unit(duel, square)
        check_object(duel, square)
    check_masks(duel)
    check_boss(duel)
    check_agenda(duel)


def cards_in_play(duel: ZombiakiState) -> Counter[str]:
    """Count every card that is neither in a deck nor on the discard pile."""
    found: Counter[str] = Counter()
    for square in range(STREET):
        if duel.body[square]:
            unit = write_unit(duel, square)
            found.update(unit["cards"] + ["human"] * unit["shield"] + ["boss"] * unit["boss"])
        if duel.objects[square]:
            found[CARDS[duel.objects[square]].id] += 1
    for side in range(2):
        found.update(CARDS[card].id for card in duel.hand[MOST_HELD * side : MOST_HELD * side + duel.held[side]])
    lasting = {"napalm": duel.fire >= 0, "net": duel.net, "freeze": duel.frozen}
    found.update(card for card, lies in lasting.items() if lies)
    return found


def check_cards(duel: ZombiakiState) -> None:
    """Check that each card has its number of copies in all places together (ZBK-91, ZBK-92)."""
    in_play = cards_in_play(duel)
    for n, card in enumerate(CARDS):
        there = in_play[card.id] + duel.pile[n] + duel.discards[n]
        if there != card.copies:
            raise broken(GAME, "decks", f"{there} × {card.id} instead of {card.copies}")
    if duel.pile[NUMBER["dawn"]] != (0 if duel.winner == 1 else 1):
        raise broken(GAME, "decks", "Dawn is drawn exactly when the humans win")


def check_unit(duel: ZombiakiState, square: int) -> None:
    """Check that a zombie has strength, at most that of its cards, and that a dog has none and nothing attached."""
    body, strength, marks = duel.body[square], duel.strength[square], duel.marks[square]
    name = SQUARES[square]
    if not body:
        if strength or marks:
            raise broken(GAME, "units", f"nobody on {name} has strength or marks")
    elif body & DOG_BODY:
        if body != DOG_BODY or strength or marks & ~RAN:
            raise broken(GAME, "units", f"the dog on {name} has something only zombies have")
    else:
        most = sum(CARDS[NUMBER[card]].value for card in write_unit(duel, square)["cards"])
        if not body & (SHIELD - 1) or not 0 < strength <= most or marks & RAN:
            raise broken(GAME, "units", f"the zombie on {name} has a wrong strength or mark")
        if marks & NETTED and not duel.net:
            raise broken(GAME, "net", f"the zombie on {name} is netted without a net")


def check_object(duel: ZombiakiState, square: int) -> None:
    """Check that objects are where they may be; no unit stays on a barrier, barrel or mine."""
    if not duel.objects[square]:
        return
    card, row, name = CARDS[duel.objects[square]], ROW[square], SQUARES[square]
    if card.type not in OBJECTS:
        raise broken(GAME, "objects", f"{card.id} on {name} is no object")
    if (card.type == "wall" and row == LAST_ROW) or (card.type == "barrier" and row != duel.barrier_row):
        raise broken(GAME, "objects", f"{card.id} cannot stand on {name}")
    if not duel.body[square]:
        return
    settling = any(write_step(duel.step_at(depth))["step"] in SETTLING for depth in range(duel.depth))
    if card.type == "barrier" or (card.type in {"barrel", "mine"} and not settling):
        raise broken(GAME, "objects", f"a unit stands on the {card.id} of {name}")
    if card.type == "wall" and duel.body[square] == DOG_BODY:
        raise broken(GAME, "units", f"a dog stands on the wall of {name}")


def check_masks(duel: ZombiakiState) -> None:
    """Check that the masks of squares say what stands there."""
    surveyed = duel.clone()
    surveyed.survey()
    if wrong := differences(duel, surveyed):
        raise broken(GAME, "units", f"{', '.join(wrong)}: not as the squares say")


def check_boss(duel: ZombiakiState) -> None:
    bosses = sum(bool(body & BOSS_BODY) for body in duel.body)
    if bosses != (1 if duel.boss == BOSS_IN_PLAY else 0) or (duel.orders and duel.boss != BOSS_IN_PLAY):
        raise broken(GAME, "boss", "the Boss is in play exactly when a zombie is the Boss; only he has orders left")


# The agenda


def check_agenda(duel: ZombiakiState) -> None:
    """Check that the agenda holds one side's turn with an answerable question on top."""
    steps = [write_step(duel.step_at(depth)) for depth in range(duel.depth)]
    if (duel.winner >= 0) != (not steps) or len(steps) == 1 or bool(steps) != bool(duel.asked):
        raise broken(GAME, "agenda", "there is a question exactly as long as nobody has won")
    if not steps:
        return
    turns = [step["step"] for step in steps if step["step"] in ("zombie-turn", "human-turn")]
    if turns != [steps[0]["step"]]:
        raise broken(GAME, "agenda", "the next turn, and only that one, comes last")
    side = SIDES[0] if turns == ["human-turn"] else SIDES[1]
    if any(step.get("side", side) != side for step in steps):
        raise broken(GAME, "agenda", f"this is the turn of the {side}")
    for step in steps[:-1]:
        alone = step["step"] == "gun" and (step is not steps[-2] or steps[-1]["step"] != "click")
        if step["step"] in ONLY_ASKED or alone or (step["step"] == "pour" and not fits_composite(duel, step)):
            raise broken(GAME, "agenda", f"{step['step']} cannot wait there")
    check_step(duel, steps[-1], steps[-2])
    if not duel.options(duel.turn):
        raise broken(GAME, "agenda", "nobody could answer")


def check_step(duel: ZombiakiState, step: dict[str, Any], below: dict[str, Any]) -> None:
    """Check that the step being asked fits the street; steps below it check for themselves when they run."""
    kind = step["step"]
    square = SQUARE.get(step.get("square", ""), -1)
    fits = True
    if kind == "run":
        fits = duel.body[square] == DOG_BODY and 1 <= step["steps"] <= 2
    elif kind == "to":
        fits = fits_to(duel, square, step["cause"])
    elif kind == "click":
        fits = below["step"] == "gun" and below["card"] == step["card"] and has_target(duel, below)
        fits = fits and NUMBER["click"] in duel.hand[: duel.held[0]]
    elif kind in ("net", "pour", "burn"):
        fits = fits_composite(duel, step)
    elif kind == "take":
        fits = duel.held[1 - SIDES.index(step["side"])] > 0
    if not fits:
        raise broken(GAME, "agenda", f"{kind} does not fit the street")


def fits_to(duel: ZombiakiState, square: int, cause: str) -> bool:
    """True if the unit to be moved may move."""
    if cause == "order":
        return duel.why_no_order(square) == 0
    return duel.why_no_play(NUMBER[cause], square) == 0


def has_target(duel: ZombiakiState, step: dict[str, Any]) -> bool:
    target, card = TARGETS.index(step["target"]), CARDS[NUMBER[step["card"]]]
    aims = card.type in GUNS and target in card.targets
    return aims and duel.why_no_play(NUMBER[card.id], target) == 0


def fits_composite(duel: ZombiakiState, step: dict[str, Any]) -> bool:
    """True if the choices so far for Net, Gasoline or Flamethrower are valid."""
    if step["step"] == "net":
        chosen = [SQUARE[name] for name in step["squares"]]
        return (
            all(duel.body[one] > DOG_BODY for one in chosen) and sum(duel.strength[one] for one in chosen) <= VALUE[NET]
        )
    if step["step"] == "pour":
        return step["square"] in step["squares"] and 1 <= step["points"] <= 3
    spent = step["A"] + step["B"] + step["C"]
    rows = [ROW[square] for square in range(STREET) if duel.body[square]]
    return spent <= VALUE[FLAMETHROWER] and bool(rows) and step["row"] == max(rows)
