"""Back off."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-69", "ZBK-26")
def test_all_units_on_the_street_move_back_together() -> None:
    """Edge case 9: on rows 1, 2, 3 nobody moves; on 2, 3 both; on 1, 3 only the one on 3."""
    table = street(humans="back-off", A1="2", A2="3", A3="4", B2="2", B3="dog", C1="3", C3="2").play("back-off")
    assert table.units == {"A1": "2", "A2": "3", "A3": "4", "B1": "2", "B2": "dog", "C1": "3", "C2": "2"}


@rule("ZBK-69", "ZBK-A25")
def test_moves_back_are_settled_from_row_1_to_row_5() -> None:
    table = street(humans="back-off", A3="2", A2="pit-2", C5="5", C4="barrel", B2="3", B1="fire").play("back-off")
    settled = [event["square"] for event in table.events if event["event"] in ("fall", "hit", "barrel-hit")]
    assert settled == ["B1", "A2", "C4"]
