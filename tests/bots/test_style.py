"""Styles: the same bot with the same knowledge, which wants something a little different."""

from __future__ import annotations

import pytest

import tablee
from tablee.bots import BOTS, LEVELS, Bot, bot
from tablee.bots.careful import Careful
from tablee.bots.evaluate import judge
from tablee.bots.greedy import Greedy
from tablee.bots.judge import Judge
from tablee.bots.levels import pace
from tablee.bots.style import STYLES, HalfGreedy, Mannered, Styled, regarding
from tablee.core.chance import Chance
from tablee.core.errors import BadInput
from tablee.core.state import State
from tablee.text import catalogue
from tests.days import IS_COMPILED, many_matches
from tests.toy.lanterns.cards import NAMES
from tests.toy.lanterns.game import GAME
from tests.toy.lanterns.state import Lanterns

BOLD, CAREFUL, SPITEFUL, KIND = range(1, 5)
SAFE = 1 << NAMES.index("1")
LUCKY = sum(1 << NAMES.index(name) for name in ("7", "8", "10"))  # half of what seat 1 may lay


plain_sources = pytest.mark.skipif(
    IS_COMPILED, reason="a judge of Python cannot replace one of C in the compiled search"
)


def table() -> Lanterns:
    """Seat 0 holds 1 and 6; the others lay one of two lanterns each, as chance has it."""
    held = [(["1", "6"], ["2"], 1), (["5", "7"], ["9"], 0), (["4", "8"], ["11"], 0)]
    rows = [{"hand": hand, "laid": None, "spent": spent, "points": points} for hand, spent, points in held]
    position = {"turned": False, "keeper": None, "deck": ["3", "10"], "winds": ["12"], "seats": rows}
    state = GAME.from_position(3, {"hand": 3, "vane": False}, position)
    assert isinstance(state, Lanterns)
    return state


def laid(player: Bot) -> str:
    """Return what a bot lays on seat 0."""
    state = table()
    return GAME.picks.texts[player.choose(GAME.view(state, 0), state.options(0), Chance(4))]


class Sure(Judge):
    """To lay 1 is worth the same in every world; to lay 6 depends on what seat 1 lays, or changes the rivals' values."""

    def __init__(self, one: list[float], lucky: list[float], unlucky: list[float]) -> None:
        super().__init__()
        self.one, self.lucky, self.unlucky = one, lucky, unlucky

    def playout(self, world: State, chance: Chance) -> None:
        """Nothing is played on."""

    def worth_into(self, world: State, out: list[float]) -> None:
        assert isinstance(world, Lanterns)
        six = self.lucky if world.spent[1] & LUCKY else self.unlucky
        out[:3] = self.one if world.spent[0] & SAFE else six


def of_style(style: int, own: Judge) -> Bot:
    styled = Styled(own, style)
    return Mannered(Careful(GAME.blank(), GAME.blank(), styled, 400), [styled])


@plain_sources
def test_the_bold_take_a_risk_that_does_not_pay_and_the_careful_shun_one_that_does() -> None:
    poor, good = (
        ([0.5, 0.3, 0.2], [0.88, 0.1, 0.02], [0.02, 0.6, 0.38]),
        ([0.4, 0.3, 0.3], [0.95, 0.0, 0.05], [0.0, 0.6, 0.4]),
    )
    assert [laid(of_style(style, Sure(*poor))) for style in (0, BOLD, CAREFUL)] == ["lay 1", "lay 6", "lay 1"]
    assert [laid(of_style(style, Sure(*good))) for style in (0, BOLD, CAREFUL)] == ["lay 6", "lay 6", "lay 1"]


@plain_sources
def test_the_spiteful_pay_to_harm_the_strongest_and_the_kind_to_spare_the_weakest() -> None:
    six = [0.46, 0.28, 0.26]  # a little less for oneself, much less for the strongest, more for the weakest
    assert [laid(of_style(style, Sure([0.5, 0.5, 0.0], six, six))) for style in (0, SPITEFUL, KIND)] == [
        "lay 1",
        "lay 6",
        "lay 6",
    ]
    six = [0.46, 0.24, 0.05]
    assert [laid(of_style(style, Sure([0.5, 0.4, 0.1], six, six))) for style in (0, SPITEFUL, KIND)] == [
        "lay 1",
        "lay 6",
        "lay 1",
    ]
    six = [0.46, 0.4, 0.24]
    assert [laid(of_style(style, Sure([0.5, 0.4, 0.0], six, six))) for style in (0, SPITEFUL, KIND)] == [
        "lay 1",
        "lay 1",
        "lay 6",
    ]


@many_matches
@pytest.mark.parametrize("name", ["happy_dayz", "happy_pigs", "zombies4"])
def test_a_style_sees_the_values_of_its_own_seat_differently_and_no_others(name: str) -> None:
    game, chance = tablee.game(name), Chance(8)
    world = game.setup(3, {}, chance)
    for _ in range(60):
        world.apply(world.turn, world.random_pick(chance), chance)
    seat, other, third = world.turn, (world.turn + 1) % 3, (world.turn + 2) % 3
    plain = values(judge(name), world)
    regard = [1 - max(plain[other], plain[third]), min(plain[other], plain[third])]
    styled = [plain[seat] ** 2, plain[seat] ** 0.5, *(0.7 * plain[seat] + 0.3 * value for value in regard)]
    for style, expected in zip((BOLD, CAREFUL, SPITEFUL, KIND), styled, strict=True):
        seen = Styled(judge(name), style)
        seen.seat = seat
        found = values(seen, world)
        assert found[seat] == pytest.approx(expected)
        assert [found[other], found[third]] == [plain[other], plain[third]]


def values(made: Judge, world: State) -> list[float]:
    """Return what a world that is not played on is worth to each seat."""
    made.prepare(world.clone())
    return [made.value_to(world, seat) for seat in range(world.seats)]


def test_a_styled_judge_passes_on_everything_a_judge_is_asked() -> None:
    """A judge's method that is not passed on would silently be that of a game without a judge."""
    derived = {"foresee", "value_to"}  # made of the others
    asked = {name for name in dir(Judge) if not name.startswith("_") and callable(getattr(Judge, name))} - derived
    assert asked <= set(vars(Styled))


def half(bold: bool, lucky: float) -> str:
    def evaluate(state: State, seat: int) -> float:
        assert isinstance(state, Lanterns)
        if state.spent[seat] & SAFE:
            return 5.0
        return lucky if state.spent[1] & LUCKY else 0.0

    return laid(HalfGreedy(Greedy(GAME.blank(), GAME.blank(), evaluate, 40), bold))


def test_greedy_looks_at_the_better_or_the_worse_half_of_its_worlds() -> None:
    assert [half(bold, lucky) for bold in (True, False) for lucky in (8.0, 14.0)] == [
        "lay 6",
        "lay 6",
        "lay 1",
        "lay 1",
    ]


def test_greedy_regards_the_strongest_or_the_weakest_rival() -> None:
    worths = (10.0, 20.0, -5.0)
    own = lambda _state, seat: worths[seat]  # noqa: E731 - the shortest evaluation there is
    found = [regarding(own, style)(table(), 0) for style in (SPITEFUL, KIND)]
    assert found == [pytest.approx(0.7 * 10 - 0.3 * 20), pytest.approx(0.7 * 10 + 0.3 * -5)]


@pytest.mark.parametrize("style", STYLES)
def test_every_bot_that_weighs_options_has_every_style(style: str) -> None:
    for kind in (*LEVELS, *BOTS):
        if kind != "random":
            assert bot(f"{kind}:style={style}", GAME).looks


def test_a_level_has_a_style_and_nothing_else_to_set() -> None:
    with pytest.raises(BadInput) as problem:
        bot("merciless:it=3", GAME)
    assert problem.value.sentence("en") == "The bot “merciless:it=3” has no setting “it=3”; its settings are: style."
    with pytest.raises(BadInput) as problem:
        bot("sharp:style=mean", GAME)
    allowed = "plain, bold, careful, spiteful, kind"
    assert problem.value.sentence("en") == f"The setting “style” cannot be “mean”; allowed: {allowed}."


def test_a_style_does_not_show_in_the_time_a_level_takes() -> None:
    for level in LEVELS:
        assert {pace(f"{level}:style={style}", "zombies4") for style in STYLES} == {pace(level, "zombies4")}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_styles_have_names(lang: str) -> None:
    names = [catalogue("happy_dayz", lang).say(f"style-{style}") for style in STYLES]
    assert len(set(names)) == len(STYLES)


@many_matches
@pytest.mark.parametrize("style", STYLES[1:])
def test_a_style_changes_some_picks_and_repeats_itself(style: str) -> None:
    game, chance = tablee.game("happy_dayz"), Chance(3)
    picked: list[list[int]] = []
    state = game.setup(3, {}, chance)
    while state.asked and len(picked) < 40:
        view, options = game.view(state, state.turn), state.options(state.turn)
        if len(options) > 1:
            specs = ("ismcts:it=60", f"ismcts:it=60:style={style}", f"ismcts:it=60:style={style}")
            picked.append([bot(spec, game).choose(view, options, Chance(9)) for spec in specs])
        state.apply(state.turn, state.random_pick(chance), chance)
    assert all(again == styled for _, styled, again in picked)
    assert any(plain != styled for plain, styled, _ in picked)
