"""Arranging a farm by hand (HPG-14): choose a field, a pig in it, a target field and a cell; free of charge."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.hot import cold
from tablee.games.happy_pigs.cards.cards import WIDEST_FIELD
from tablee.games.happy_pigs.cards.picks import CORNERS, FIELDS, KINDS, UPRIGHT_CORNERS, Hand, read_hand
from tablee.games.happy_pigs.edge.drawing import drawn
from tablee.games.happy_pigs.edge.ground import Farm, Layout, Pig, Place, free_places
from tablee.games.happy_pigs.state.board import P_ARRANGE, P_LIFT, P_PUT, P_TIDY, P_TO, P_UPRIGHT, Board

WIDE_ROWS, UPRIGHT_ROWS = len(CORNERS) // WIDEST_FIELD, len(UPRIGHT_CORNERS) // WIDEST_FIELD  # rows of corners


def options_hand(s: Board, seat: int, out: list[int], n: int) -> int:
    """Append the options of the next step by hand, in ascending order."""
    picks = hand_picks(s, seat)  # object: people arrange, search does not
    for i in range(len(picks)):  # object: as above
        out[n + i] = picks[i]  # object: as above
    return n + len(picks)  # object: as above


def hand_picks(s: Board, seat: int) -> list[int]:
    drawing = drawn(s)
    layout, farm, hand = drawing.layouts[seat], drawing.farm(seat), read_hand(s.hand[seat])
    if hand.field < 0:
        fields = sorted({P_ARRANGE + pig.x // s.width for pig in layout})
        return fields if layout == drawing.tidy(seat) else [*fields, P_TIDY]
    if hand.cell < 0:
        return sorted(P_LIFT + corner_of(pig.x % s.width, pig.y) for pig in layout if pig.x // s.width == hand.field)
    if hand.target < 0:
        return sorted({P_TO + x // s.width for x, _, _ in places_left(layout, farm, hand)})
    here = [(x % s.width, y, wide) for x, y, wide in places_left(layout, farm, hand) if x // s.width == hand.target]
    return sorted(P_PUT + corner_of(x, y) if wide else P_UPRIGHT + x * UPRIGHT_ROWS + y for x, y, wide in here)


def corner_of(column: int, row: int) -> int:
    return column * WIDE_ROWS + row


def lifted(layout: Layout, farm: Farm, hand: Hand) -> Pig | None:
    """The pig in this hand."""
    column, row = divmod(hand.cell, WIDE_ROWS)
    corner = (hand.field * farm.width + column, row)
    return next((pig for pig in layout if (pig.x, pig.y) == corner and column < farm.width), None)


def places_left(layout: Layout, farm: Farm, hand: Hand) -> list[Place]:
    """Places where the pig in this hand may be put, including its own."""
    pig = lifted(layout, farm, hand)
    return list(free_places([other for other in layout if other != pig], farm, pig.size)) if pig else []


def do_hand(s: Board, seat: int, pick: int) -> None:
    """Apply one step by hand; only the last one moves the pig."""
    if pick >= P_PUT:
        s.moves[seat] -= 1
    s.hand[seat] = next_hand(s, seat, pick)  # object: people arrange, search does not


@cold
def next_hand(s: Board, seat: int, pick: int) -> int:
    hand = read_hand(s.hand[seat])
    if pick < P_LIFT:
        return Hand(pick - P_ARRANGE).code
    if pick < P_TO:
        only = 0 if s.fields[seat] == 1 else -1
        return Hand(hand.field, pick - P_LIFT, only).code
    if pick < P_PUT:
        return Hand(hand.field, hand.cell, pick - P_TO).code
    if pick == P_TIDY:
        tidy(s, seat)
    else:
        put(s, seat, hand, pick)
    return 0


@cold
def tidy(s: Board, seat: int) -> None:
    """Rearrange the farm automatically, ignoring the current layout."""
    drawing = drawn(s)
    s.drawing = drawing.arranged(seat, drawing.tidy(seat))
    if s.sink is not None:
        s.sink.append(Event("tidied", {"seat": seat}))


def put(s: Board, seat: int, hand: Hand, pick: int) -> None:
    """Move the pig and update the drawing."""
    drawing = drawn(s)
    pig = lifted(drawing.layouts[seat], drawing.farm(seat), hand)
    assert pig is not None
    is_wide = pick < P_UPRIGHT
    column, row = divmod(pick - P_PUT, WIDE_ROWS) if is_wide else divmod(pick - P_UPRIGHT, UPRIGHT_ROWS)
    moved = Pig(pig.size, pig.vaccinated, hand.target * s.width + column, row, is_wide, pig.who)
    others = [other for other in drawing.layouts[seat] if other != pig]
    s.drawing = drawing.arranged(seat, tuple(sorted([*others, moved], key=lambda one: (one.x, one.y))))
    if s.sink is not None:
        place = {"field": FIELDS[hand.target], "cell": CORNERS[corner_of(column, row)]}
        s.sink.append(Event("arranged", {"seat": seat, "pig": KINDS[pig.kind], **place}))
