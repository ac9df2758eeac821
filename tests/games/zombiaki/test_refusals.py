"""Why not: every play that is not offered has a reason of its own, and no offered play has one."""

from __future__ import annotations

import pytest

from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.games.zombiaki.cards.cards import SIDES
from tablee.text import rulebook
from tests.games.zombiaki.street import GAME, street
from tests.rules import rule

OPTIONS = {"barrier_row": "1", "freeze_ends": "end", "dog_rows": "1"}


@rule("ZBK-15")
def test_every_pick_is_offered_or_refused_with_a_clause_of_the_book() -> None:
    clauses = rulebook("zombiaki", "en").clauses
    for seed in range(6):
        chance = Chance(seed)
        duel = GAME.setup(2, OPTIONS, chance)
        while duel.asked:
            offered = duel.options(duel.turn)
            view = GAME.view(duel, duel.turn)
            hand = GAME.show(view)["hands"][SIDES[duel.turn]]
            for pick, text in enumerate(GAME.picks.texts):
                if pick not in offered and (pick % 29 == seed or text.split()[1:2] in [[card] for card in hand]):
                    refused = GAME.refusal(view, text)
                    assert refused.clause in clauses
                    assert refused.id != "fine"
                    assert refused.sentence("en") != refused.sentence("fr")
            GAME.apply(duel, duel.turn, offered[chance.below(len(offered))], chance)


@rule("ZBK-34", "ZBK-14", "ZBK-46")
def test_a_pick_of_another_step_is_told_what_is_asked() -> None:
    table = street(humans="shot", A3="2")
    assert table.refused("order A3") == ("only-zombies", "ZBK-34")
    assert table.refused("discard shot") == ("asked-play", "ZBK-15")
    assert table.refused("take shot") == ("asked-play", "ZBK-15")
    table = street("zombies", zombies="mass", A1="2", A2="2").pick("play mass A1")
    assert table.refused("end") == ("asked-to", "ZBK-3")


@rule("ZBK-15")
def test_the_other_seat_is_not_asked() -> None:
    table = street(humans="shot", A3="2")
    with pytest.raises(Refused) as caught:
        table.match.pick(0, "end")
    assert caught.value.id == "not-asked"


@rule("ZBK-56", "ZBK-80", "ZBK-19", "ZBK-74")
@pytest.mark.parametrize(
    ("pick", "reason"),
    [
        ("play wall-5 C5", ("wall-row-5", "ZBK-56")),
        ("play street-on-fire B", ("side-lanes", "ZBK-80")),
        ("play barrel B4", ("not-there-ever", "ZBK-74")),
        ("play grenade A car", ("not-there-ever", "ZBK-71")),
    ],
)
def test_a_place_where_a_card_never_goes(pick: str, reason: tuple[str, str]) -> None:
    """Edge cases 15 and 23: no such pick exists, and whoever asks why is told the clause."""
    table = street(humans=pick.split(" ")[1])
    assert table.refused(pick) == reason
