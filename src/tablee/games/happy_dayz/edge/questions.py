"""The kind of decision a seat faces and the arguments of its sentence, using only what the seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.games.happy_dayz.cards import FACTIONS, SIDES
from tablee.games.happy_dayz.edge.words import STEPS, slot_name
from tablee.games.happy_dayz.effects.names import card_name
from tablee.games.happy_dayz.effects.powers.table import POWER_NAMES, power

if TYPE_CHECKING:
    from tablee.games.happy_dayz.state import Board

Question = tuple[str, dict[str, Any]]


def question(s: Board, seat: int) -> Question:
    return ASK[STEPS[s.top() % 16]](s, seat)


def ask_transfer(s: Board, seat: int) -> Question:
    """Ask for the first or second card to pass, or offer to reconsider."""
    if s.pass_right[seat] >= 0:
        return "reconsider", {}
    if s.seats == 2 and not s.in_order:
        chosen = [card_name(s, s.pass_left[seat])] if s.pass_left[seat] >= 0 else []
        return "pass-two", {"to_seat": 1 - seat, "chosen_cards": chosen, "left": 2 - len(chosen)}
    way = "left" if s.pass_left[seat] < 0 else "right"
    return f"pass-{way}", {"to_seat": (seat + (1 if way == "left" else -1)) % s.seats}


def ask_lead(s: Board, _seat: int) -> Question:
    if s.bound_side < 0:
        return "lead", {}
    side = {"side": SIDES[s.bound_side]}
    if s.bound_slot < 0:
        return "lead-ordered", side
    return "lead-ordered-faction", {**side, "faction": slot_name(s, s.bound_slot)}


def ask_follow(s: Board, _seat: int) -> Question:
    if s.demanded < 0:
        return "follow-free", {}
    return "follow", {"faction": slot_name(s, s.demanded)}


def ask_power(s: Board, seat: int) -> Question:
    """The power's own question, naming the card and the seat at stake."""
    card, stage = power(s.powers[s.demanded]), s.top() // 16
    if stage == card.asks_all:
        return (
            ("reconsider-one", {}) if s.pass_left[seat] >= 0 else (card.questions[stage], {"to_seat": s.receiver(seat)})
        )
    args: dict[str, Any] = {}
    if s.held >= 0:
        args["card"] = card_name(s, s.held)
    elif s.sharing:
        args["card"] = card_name(s, (s.sharing & -s.sharing).bit_length() - 1)
    elif card.names_top:
        args["card"] = card_name(s, s.above[0])
    if s.target >= 0:
        args["zone_seat"] = s.target
    return card.questions[stage], args


def ask_change(s: Board, _seat: int) -> Question:
    if s.offer >= 0:
        return "version", {"faction": FACTIONS[s.offer]}
    return ("change-poorest" if s.prototype else "change"), {}


def ask_drawn(s: Board, _seat: int) -> Question:
    return ("replace-if-wished" if s.prototype else "replace"), {"power": POWER_NAMES[s.offer]}


ASK = {
    "transfer": ask_transfer,
    "lead": ask_lead,
    "follow": ask_follow,
    "power": ask_power,
    "change": ask_change,
    "drawn": ask_drawn,
}
