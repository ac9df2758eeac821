"""Why not: every play that is not offered has a reason of its own, and no offered play has one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.core.match import Match
from tablee.games.zombiaki.cards.cards import SIDES
from tablee.games.zombiaki.cards.targets import TARGETS
from tablee.text import rulebook
from tests.games.zombiaki.reasons import Case, is_true
from tests.games.zombiaki.street import GAME, street
from tests.rules import rule

SETTINGS: tuple[dict[str, str], ...] = (
    {},
    {"barrier_row": "5", "dog_rows": "1", "wall_start": "strong", "searchlight": "sight"},
    {"freeze_ends": "start", "barrel": "object"},
)
AIMS = [target for target in TARGETS if target]


def near_misses(match: Match, chance: Chance) -> Iterator[str]:
    """Return what a player might try now: the cards in hand at any place, and picks of every other kind."""
    seat = match.pending[0].seat
    hand = match.view(seat)["hands"][SIDES[seat]]
    for card in dict.fromkeys(hand):
        yield from (f"play {card} {AIMS[chance.below(len(AIMS))]}" for _ in range(4))
        yield f"play {card}"
    verbs = {option.split()[0] for option in match.pending[0].options}
    alike = [text for text in GAME.picks.texts if text.split()[0] in verbs - {"play"}]
    yield from (alike[chance.below(len(alike))] for _ in range(8))
    yield GAME.picks.texts[chance.below(len(GAME.picks.texts))]
    yield "done"


@rule("ZBK-15")
@pytest.mark.parametrize("seed", range(36))
def test_every_refusal_is_true_in_its_position(seed: int) -> None:
    """Through `Match.pick`, and judged by predicates independent of the rules' code (reasons.py)."""
    clauses = rulebook("zombiaki", "en").clauses
    chance, match = Chance(seed), Match.start(GAME, 2, SETTINGS[seed % 3], seed=seed)
    while match.pending:
        asked, state = match.pending[0], match.position()["state"]
        for text in near_misses(match, chance):
            if text in asked.options:
                continue
            with pytest.raises(Refused) as caught:
                match.pick(asked.seat, text)
            refused = caught.value
            verb, *words = text.split()
            case = Case(state, match.settings, asked.seat, verb, words, dict(refused.details))
            assert is_true(refused.id, case), (text, refused.id, asked.kind, state)
            assert refused.clause in clauses
            assert refused.sentence("en") != refused.sentence("fr")
        acting = [text for text in asked.options if text != "end"] if chance.below(4) else asked.options
        match.pick(asked.seat, acting[chance.below(len(acting))])


@rule("ZBK-34", "ZBK-14", "ZBK-46")
def test_a_pick_of_another_step_is_told_what_is_asked() -> None:
    table = street(humans="shot", A3="2")
    assert table.refused("order A3") == ("only-zombies", "ZBK-34")
    assert table.refused("discard shot") == ("asked-play", "ZBK-15")
    assert table.refused("take shot") == ("asked-play", "ZBK-15")
    table = street("zombies", zombies="mass", A1="2", A2="2", B1="2").pick("play mass A1")
    assert table.refused("end") == ("asked-to", "ZBK-3")


@rule("ZBK-15")
def test_the_other_seat_is_not_asked() -> None:
    table = street(humans="shot", A3="2")
    with pytest.raises(Refused) as caught:
        table.match.pick(0, "end")
    assert caught.value.id == "not-asked"


@rule("ZBK-56", "ZBK-80", "ZBK-19", "ZBK-74", "ZBK-A1")
@pytest.mark.parametrize(
    ("pick", "reason"),
    [
        ("play wall-5 C5", ("wall-row-5", "ZBK-56")),
        ("play street-on-fire B", ("side-lanes", "ZBK-80")),
        ("play barrier B3", ("barrier-row", "ZBK-61")),
        ("play barrier B5", ("barrier-row", "ZBK-A1")),
        ("play barrel B4", ("barrel-row", "ZBK-74")),
        ("play shot A3", ("name-lane", "ZBK-50")),
        ("play grenade A car", ("name-square", "ZBK-71")),
        ("play grenade", ("say-where", "ZBK-71")),
        ("play freeze A1", ("no-aim", "ZBK-70")),
    ],
)
def test_a_place_where_a_card_never_goes(pick: str, reason: tuple[str, str]) -> None:
    """Edge cases 15 and 23: no such pick exists, and trying it names the clause."""
    assert street(humans=pick.split(" ")[1]).refused(pick) == reason


@rule("ZBK-19", "ZBK-31", "ZBK-47", "ZBK-49")
@pytest.mark.parametrize(
    ("pick", "reason"),
    [
        ("play zombie-2 B2", ("zombie-row", "ZBK-19")),
        ("play dog B4", ("dog-row", "ZBK-31")),
        ("play click", ("click-later", "ZBK-47")),
        ("play not-so-fast A1", ("not-before", "ZBK-49")),
    ],
)
def test_a_time_or_place_that_is_never_right_for_a_zombie_card(pick: str, reason: tuple[str, str]) -> None:
    assert street("zombies", zombies=pick.split(" ")[1], A1="2").refused(pick) == reason
