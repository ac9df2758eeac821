"""What is asked next, of whom, and what is offered: the rulebook once more, as a table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.core.decision import Decision
from tablee.games.happy_dayz.cards import FACTIONS
from tests.games.happy_dayz.counting import biggest_loser, poorest
from tests.games.happy_dayz.ledger import Ledger, is_zombie

Json = dict[str, Any]
SIDES = ("low", "high")


def expected_question(ledger: Ledger, state: Json) -> tuple[int, str] | None:
    """The seat asked and the question, where the rules alone decide it; None during the Transfer and within a power."""
    steps, seats = state["steps"], ledger.seats
    if steps == ["lead"]:
        bound, leader = state["bound_side"] is not None, state["leader"]
        return leader, "lead-ordered-faction" if ledger.bound else "lead-ordered" if bound else "lead"
    if steps == ["follow"]:
        first = next(iter(ledger.laid))
        return (first + len(ledger.laid)) % seats, "follow" if ledger.demanded else "follow-free"
    if steps == ["change"]:
        if state["edition"] == "prototype":
            among, starter = poorest(state), state["starter"]
            return min(among, key=lambda seat: (seat - starter) % seats), "change-poorest"
        return biggest_loser(state), "change"
    if steps == ["drawn"] and state["edition"] != "prototype":
        return biggest_loser(state), "replace"
    return None


def expected_options(ledger: Ledger, state: Json, decision: Decision) -> list[str] | None:
    """Every option of a question; None if the Hippies share identical or equal parts."""
    seat, kind = decision.seat, decision.kind
    sides = SIDES if state["bound_side"] is None else (state["bound_side"],)
    if kind.startswith("lead"):
        return [f"play {card} {side}" for card in ledger.playable(seat) for side in sides]
    if kind.startswith("follow"):
        return [f"play {card}" for card in ledger.playable(seat)]
    if kind.startswith(("change", "version", "replace")):
        return between_rounds(state, kind)
    if kind.startswith("reconsider"):
        return ["reconsider"]
    if kind.startswith("pass"):
        hand = ledger.piles[f"hand-{seat}"] - Counter(state["communities"][seat]["passing"])
        where = "" if kind == "pass-two" else kind.removeprefix("pass")
        return [f"pass {card}{where.replace('-', ' ')}" for card in hand]
    return of_power(ledger, state, seat, kind)


def between_rounds(state: Json, kind: str) -> list[str]:
    """Any Faction of the boxes for one in play; the drawn power for any of the three; a version (HDZ-58, HDZ-59)."""
    factions = state["factions"]
    if kind == "version":
        return [f"version {version}" for version in state["versions"]]
    if kind.startswith("change"):
        others = [faction for faction in FACTIONS if faction in state["pool"] and faction not in factions]
        return ["keep", *(f"swap {old} {new}" for old in factions for new in others)]
    new = state["offer"].rpartition("-")[0]
    return [*(["keep"] if kind == "replace-if-wished" else []), *(f"swap {old} {new}" for old in factions)]


def of_power(ledger: Ledger, state: Json, seat: int, kind: str) -> list[str] | None:
    """What the winner of a trick may do with a power; None where identical Mini-vans or equal shares leave less."""
    zones = [ledger.piles[f"zone-{other}"] for other in range(ledger.seats)]
    own, others = zones[seat], [other for other in range(ledger.seats) if other != seat]
    power = ledger.powers[ledger.demanded]
    held = {*ledger.piles[f"hand-{seat}"], *ledger.piles[f"transfer-{seat}"]}
    cured = [card for card in (*ledger.won, ledger.met) if is_zombie(card) and card in own]
    cheap = [card for card in cured if state["losses"][int(card[7:]) - 1] == 3]
    keep = ["keep"]
    anybody = [f"to seat-{other}" for other in range(ledger.seats)]
    opponents = [f"to seat-{other}" for other in others]
    orders = [f"order seat-{other} {side}" for other in range(ledger.seats) for side in SIDES]
    from_vanless = [f"from seat-{other}" for other in others if set(zones[other]) - {"van"}]
    table: dict[str, list[str] | None] = {
        "hippie-to": opponents,
        "hippie-share": None if state["equal_split"] or "van" in ledger.won else anybody,
        "soldier-card": [f"give {card}" for card in ledger.givable(seat)]
        + (keep if power == "soldier-base" and state["may_keep"] else []),
        "soldier-more": [*(f"give {card}" for card in own), *keep],
        "soldier-to": opponents,
        "dog-to": anybody,
        "dog-look": [f"from seat-{other}" for other in others if zones[other]],
        "dog-fetch": [f"fetch {card}" for card in zones[state["target"]]],
        "dog-from": from_vanless,
        "dog-into": [f"to seat-{other}" for other in range(ledger.seats) if other != state["target"]],
        "dog-prototype": anybody,
        "preacher-take": [f"take {card}" for card in {card for card, _ in ledger.above}],
        "preacher-discard": [*(f"discard {card}" for card in own), *keep],
        "preacher-prototype": [
            *(f"discard {card}" for card in own if is_zombie(card) or card == "van"),
            *(["discard survivor"] if any(not is_zombie(card) and card != "van" for card in own) else []),
            *keep,
        ],
        "cheerleader-pass": [f"pass {card} {state['way']}" for card in held],
        "cheerleader-turn": ["turn left", "turn right"],
        "nurse-discard": [
            f"discard {card}"
            for card in {"nurse-base": cured, "nurse-minus": cheap}.get(
                power, [card for card in own if is_zombie(card)]
            )
        ]
        + keep,
        "governor-order": orders
        if power == "governor-base"
        else [f"{order} {faction}" for order in orders for faction in (*ledger.factions, "zombie")],
        "governor-side": ["side low", "side high"],
        "survivalist-barter": [f"barter {card}" for card in held] + (keep if power != "survivalist-minus" else []),
        "survivalist-to": anybody,
    }
    return table[kind]
