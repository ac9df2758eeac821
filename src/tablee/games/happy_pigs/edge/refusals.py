"""Why not? Find the clause that forbids what a person tried, from what that person may know."""

from __future__ import annotations

from tablee.core.errors import Refused
from tablee.games.happy_pigs.cards.cards import ACTIONS, AMULET, BIG, MEDIUM, SIZES, SMALL, SUPPLEMENT, VACCINE
from tablee.games.happy_pigs.cards.picks import FIELDS, KINDS, PICKS, WARES, read_hand
from tablee.games.happy_pigs.edge.shown import phase
from tablee.games.happy_pigs.state.board import Board

Reason = tuple[str, str]  # id of the sentence, clause

NOT_NOW: Reason = ("not-now", "HPG-16")
NO_PIG: Reason = ("no-pig", "HPG-23")
SOLD_OUT: Reason = ("sold-out", "HPG-A5")
HAND_FIRST: Reason = ("hand-first", "HPG-A31")
IN_HAND: Reason = ("in-hand", "HPG-A31")
FED = "fed-"
HAND_VERBS = {"arrange", "lift", "to", "put", "tidy"}


def refusal(s: Board, seat: int, pick: str) -> Refused:
    """Name the rule a pick would break; accepts any text in the form of a pick (`Picks.fits`)."""
    verb, words = PICKS.parse(pick)
    busy = s.hand[seat] and verb not in HAND_VERBS
    reason = IN_HAND if busy else REASONS[verb](s, seat, words)
    return Refused(reason[0], reason[1], game="happy_pigs", **details(s, seat, words))


def details(s: Board, seat: int, words: dict[str, str]) -> dict[str, object]:
    """Arguments for the refusal's sentence."""
    told: dict[str, object] = {"money": s.money[seat], "fields": s.fields[seat], "left": s.left}
    ware = words.get("ware", "")
    if ware in WARES:
        told["price"] = s.price(seat, WARES.index(ware))
    if s.programs[seat] >= 0 and phase(s) == "act":
        told["action"] = ACTIONS[s.programs[seat]]
    return told


def why_program(s: Board, seat: int, words: dict[str, str]) -> Reason:
    if phase(s) != "program":
        return NOT_NOW
    return ("not-holder", "HPG-55") if "neutral_action" in words else ("two-tiles", "HPG-55")


def why_act(s: Board, seat: int, action: str) -> Reason | None:
    """Reason why this action is not being performed now, if so."""
    if phase(s) != "act":
        return NOT_NOW
    if ACTIONS[s.programs[seat]] != action:
        return "other-action", "HPG-37"
    return None


def why_item(words: dict[str, str], action: str) -> Reason | None:
    """Reason why an item never goes with this action, if so."""
    if words.get("item") == "supplement" and action != "feed":
        return "supplement-feed", "HPG-48"
    if words.get("item") == "amulet" and action != "mate":
        return "amulet-mate", "HPG-49"
    return None


def kind_of(words: dict[str, str]) -> int:
    return KINDS.index(words["pig"].removeprefix(FED))


def why_feed(s: Board, seat: int, words: dict[str, str]) -> Reason:
    wrong = why_item(words, "feed") or why_act(s, seat, "feed")
    if wrong:
        return ("supplement-feed", "HPG-48") if "item" in words and wrong[0] == "other-action" else wrong
    kind = kind_of(words)
    size = kind // 2
    if size == BIG:
        return "full-grown", "HPG-25"
    there = s.fed[kind] if words["pig"].startswith(FED) else s.pigs[8 * seat + kind]
    if not there:
        return NO_PIG
    if there <= s.fed[kind]:
        return "fed-already", "HPG-24"
    if "item" in words:
        return why_supplement(s, seat, size)
    return SOLD_OUT if not s.stock[size + 1] else ("no-room-grown", "HPG-A2")


def why_supplement(s: Board, seat: int, size: int) -> Reason:
    if size >= MEDIUM:
        return "supplement-size", "HPG-48"
    if not s.items[3 * seat + SUPPLEMENT]:
        return "no-item", "HPG-45"
    return SOLD_OUT if not s.stock[size + 2] else ("no-room-supplement", "HPG-A8")


def why_overfeed(s: Board, seat: int, words: dict[str, str]) -> Reason:
    if not s.strict:
        return "not-strict", "HPG-A2"
    kind = kind_of(words)
    if why_act(s, seat, "feed") or kind // 2 == BIG or words["pig"].startswith(FED):
        return why_feed(s, seat, words)
    free = s.pigs[8 * seat + kind] > s.fed[kind] and s.stock[kind // 2 + 1]
    return ("has-room", "HPG-15") if free else why_feed(s, seat, words)


def why_mate(s: Board, seat: int, words: dict[str, str]) -> Reason:
    wrong = why_item(words, "mate") or why_act(s, seat, "mate")
    if wrong:
        return ("amulet-mate", "HPG-49") if "item" in words and wrong[0] == "other-action" else wrong
    adults = s.count(seat, MEDIUM) + s.count(seat, BIG)
    if not adults:
        return "no-adult", "HPG-27"
    if s.births >= adults:
        return "born-already", "HPG-28"
    if "item" in words and not s.items[3 * seat + AMULET]:
        return "no-item", "HPG-45"
    size = SMALL if "item" in words else 0
    return SOLD_OUT if not s.stock[size] else ("no-room-birth", "HPG-A3")


def why_buy(s: Board, seat: int, words: dict[str, str]) -> Reason:
    wrong = None if phase(s) == "opening" else why_act(s, seat, "buy")
    if wrong:
        return wrong
    ware = WARES.index(words["ware"])
    stocks = [*s.stock, *s.item_stock, s.field_stock]
    if not stocks[ware]:
        return SOLD_OUT
    return ("no-money", "HPG-29") if s.price(seat, ware) > s.money[seat] else ("no-room-bought", "HPG-A4")


def why_overbuy(s: Board, seat: int, words: dict[str, str]) -> Reason:
    if words["ware"] not in SIZES:
        return "only-pigs", "HPG-15"
    if not s.strict:
        return "not-strict", "HPG-A4"
    size = SIZES.index(words["ware"])
    wrong = None if phase(s) == "opening" else why_act(s, seat, "buy")
    if wrong or not s.stock[size] or s.price(seat, size) > s.money[seat]:
        return wrong or why_buy(s, seat, words)
    return "has-room", "HPG-15"


def why_sell(s: Board, seat: int, words: dict[str, str]) -> Reason:
    return why_act(s, seat, "sell") or ("no-pig", "HPG-26")


def why_take(s: Board, seat: int, words: dict[str, str]) -> Reason:
    return ("too-many", "HPG-20") if phase(s) == "babies" else ("no-babies", "HPG-20")


def why_vaccinate(s: Board, seat: int, words: dict[str, str]) -> Reason:
    """Explain a refusal; pigs fed this round are named with the prefix `fed-`, others without it."""
    if phase(s) == "opening":
        return "not-delivered", "HPG-10"
    if not s.items[3 * seat + VACCINE]:
        return "no-item", "HPG-45"
    kind = kind_of(words)
    plain, well = s.pigs[8 * seat + kind - kind % 2], s.pigs[8 * seat + kind - kind % 2 + 1]
    if kind % 2 and well:
        return "needs-none", "HPG-47"
    if kind % 2 or not plain:
        return ("vaccinated-already", "HPG-47") if well else ("no-pig", "HPG-46")
    return ("not-fed", "HPG-46") if words["pig"].startswith(FED) else ("say-fed", "HPG-46")


def why_stop(s: Board, seat: int, words: dict[str, str]) -> Reason:
    return NOT_NOW


def why_done(s: Board, seat: int, words: dict[str, str]) -> Reason:
    return "no-change", "HPG-44"


def why_no_hand(s: Board, seat: int) -> Reason | None:
    """Reason why nothing can be moved by hand now, if so."""
    if not s.by_hand:
        return "not-by-hand", "HPG-A31"
    if phase(s) == "opening":
        return "not-delivered", "HPG-10"
    return None if s.moves[seat] else ("no-moves", "HPG-A31")


def why_arrange(s: Board, seat: int, words: dict[str, str]) -> Reason:
    wrong = why_no_hand(s, seat) or (IN_HAND if s.hand[seat] else why_field(s, seat, words))
    return wrong or ("no-pig-there", "HPG-A31")


def why_field(s: Board, seat: int, words: dict[str, str]) -> Reason | None:
    return ("no-field", "HPG-A31") if FIELDS.index(words["field"]) >= s.fields[seat] else None


def why_lift(s: Board, seat: int, words: dict[str, str]) -> Reason:
    hand = read_hand(s.hand[seat])
    wrong = why_no_hand(s, seat) or (HAND_FIRST if hand.field < 0 else IN_HAND if hand.cell >= 0 else None)
    return wrong or ("no-pig-there", "HPG-A31")


def why_to(s: Board, seat: int, words: dict[str, str]) -> Reason:
    hand = read_hand(s.hand[seat])
    wrong = why_no_hand(s, seat) or (HAND_FIRST if hand.cell < 0 else IN_HAND if hand.target >= 0 else None)
    return wrong or why_field(s, seat, words) or ("no-place", "HPG-13")


def why_put(s: Board, seat: int, words: dict[str, str]) -> Reason:
    hand = read_hand(s.hand[seat])
    return why_no_hand(s, seat) or (HAND_FIRST if hand.target < 0 else ("no-place", "HPG-13"))


def why_tidy(s: Board, seat: int, words: dict[str, str]) -> Reason:
    return why_no_hand(s, seat) or (IN_HAND if s.hand[seat] else ("tidy-already", "HPG-A31"))


REASONS = {
    "program": why_program,
    "buy": why_buy,
    "overbuy": why_overbuy,
    "feed": why_feed,
    "overfeed": why_overfeed,
    "mate": why_mate,
    "sell": why_sell,
    "take": why_take,
    "vaccinate": why_vaccinate,
    "stop": why_stop,
    "done": why_done,
    "arrange": why_arrange,
    "lift": why_lift,
    "to": why_to,
    "put": why_put,
    "tidy": why_tidy,
}
