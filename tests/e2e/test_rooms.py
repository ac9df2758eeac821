"""A stable layout: nothing shifts by itself and everything fits, at every size, in both languages."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import tablee
from tablee.core.match import Match
from tablee.games.happy_dayz.cards import FACTIONS, VERSIONS
from tablee.games.happy_pigs.cards.cards import ITEM_SUPPLY, MEDIUM, PIG_SUPPLY
from tablee.games.zombiaki.cards.cards import CARDS, DAWN, HUMAN_CARDS, MOST_HELD
from tests.days import by_day
from tests.e2e.access import check
from tests.e2e.conftest import Guests
from tests.e2e.forest_phases import moment
from tests.e2e.guest import PHONE, Guest
from tests.e2e.phases import following, summer, winter
from tests.e2e.stage import Stage
from tests.e2e.stillness import ARRIVED, assert_still, cut_words, watch
from tests.e2e.whole import SCREENS, SEATS, SMALL, answer, sit_down
from tests.games.happy_pigs.scene import acting, farm, place
from tests.games.zombiaki.street import HUMANS, street
from tests.games.zombies4.forest import GAME, forest, turn, walking

SIZES = {"small": (320, 640), "phone": (390, 844), "lying": (844, 390), "wide": (1440, 900), "large": (1920, 1080)}
LETTERS = "scale => document.documentElement.style.setProperty('--scale', String(scale))"
TOO_LONG = "all => all.filter(e => e.scrollHeight > e.clientHeight + 1).map(e => e.textContent)"
WIDTH = "document.documentElement.scrollWidth"


@pytest.mark.long
@pytest.mark.parametrize("screen", ["wide", "phone"])
@pytest.mark.parametrize("game", SEATS)
def test_nothing_moves_by_itself(guests: Guests, game: str, screen: str) -> None:
    ada = guests("Ada", sharp=True, reduced_motion="no-preference", speed=8, **SCREENS[screen])
    sit_down(ada, game)
    watch(ada)
    answer(ada, 14, tap=screen == "phone")
    assert_still(ada)


HANDS = {"mouse": ("wide", "en", "dark"), "touch": ("phone", "fr", "light"), "keys": ("wide", "fr", "light")}
SHORT = {"happy_dayz": {"mode": "express"}, "zombies4": {"kills": 8, "night": 1}}


@pytest.mark.long
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", SEATS)
def test_a_whole_match_stands_still_and_can_be_read(guests: Guests, game: str, hand: str) -> None:
    screen, lang, theme = HANDS[hand]
    ula = guests("Ula", lang, sharp=True, reduced_motion="no-preference", theme=theme, **SCREENS[screen])
    sit_down(ula, game, settings=SHORT.get(game, {}))
    watch(ula)
    cut: set[str] = set()
    for answers in itertools.count():
        while not ula.over and not (ula.figure() if hand == "keys" else ula.touch(tap=hand == "touch")):
            ula.page.wait_for_timeout(20)
        if ula.over:
            break
        if answers % 10 == 0:
            cut |= set(cut_words(ula))
        if answers % 50 == 5:
            check(ula, f"answer {answers}")
    assert cut == set()
    assert_still(ula)


def fits(guest: Guest, width: int, height: int) -> None:
    """Nothing scrolls sideways, every room is on the screen, the tools beside the way home, and all words can be read."""
    guest.page.set_viewport_size({"width": width, "height": height})
    guest.page.evaluate(ARRIVED)  # another kind of screen is laid out in more than one frame
    assert guest.page.evaluate(WIDTH) <= width
    for part in (".bar", ".news", ".middle", ".dock"):
        box = guest.page.locator(f"main > {part}").bounding_box()
        assert box, part
        assert box["height"] > 40, part
        assert box["y"] + box["height"] <= height + 1, part
    tools, home = guest.page.locator(".tools").first.bounding_box(), guest.page.locator(".home").bounding_box()
    assert tools
    assert home
    assert tools["x"] >= home["x"] + home["width"] or tools["y"] >= home["y"] + home["height"]
    assert cut_words(guest) == []


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", SEATS)
def test_everything_fits_at_every_size_of_letters(guests: Guests, game: str, lang: str) -> None:
    bea = guests("Bea", lang, **PHONE)
    sit_down(bea, game)
    answer(bea, 4, tap=True)
    bea.settle()
    bea.close_tally()
    for scale in (1, 1.4):
        bea.page.evaluate(LETTERS, scale)
        for name, (width, height) in SIZES.items():
            if (scale, name) != (1.4, "small"):  # the largest letters on the smallest screen scroll
                fits(bea, width, height)


@pytest.mark.parametrize("lang", by_day("fr", "en"))
def test_pages_fit_a_small_phone_with_large_letters(guests: Guests, lang: str) -> None:
    cy = guests("Cy", lang, **SMALL)
    cy.come()
    for page in ("/", "/new/happy_dayz", "/new/zombies4", "/credits"):
        cy.go(page)
        cy.page.evaluate(ARRIVED)
        cy.page.evaluate(LETTERS, 1.4)
        assert cy.page.evaluate(WIDTH) <= 320, page
    cy.open_table(game="happy_dayz", seats=3, bots=[None, "random", None])
    expect(cy.page.locator(".waiting li").first).to_be_visible()
    cy.page.evaluate(LETTERS, 1.4)
    assert cy.page.evaluate(WIDTH) <= 320


@pytest.mark.parametrize("screen", by_day("phone", "wide"))
def test_the_whole_hand_is_in_sight_with_large_letters(guests: Guests, screen: str) -> None:
    dan = guests("Dan", **SCREENS[screen])
    sit_down(dan, "happy_dayz", 1.4)
    dock = dan.page.locator("main > .dock").bounding_box()
    assert dock
    for card in dan.page.locator(".hand button").all():
        box = card.bounding_box()
        assert box
        assert box["y"] + box["height"] * 0.8 <= dock["y"]


@pytest.mark.parametrize("lang", by_day("fr", "en"))
def test_powers_are_never_cut(guests: Guests, lang: str) -> None:
    eli = guests("Eli", lang)
    sit_down(eli, "happy_dayz", settings={"bunker": True, "horde": True})
    powers = eli.page.locator(".powers .text")
    expect(powers).to_have_count(5)
    assert powers.evaluate_all(TOO_LONG) == []


@pytest.mark.parametrize("lang", by_day("fr", "en"))
def test_no_power_of_any_faction_is_cut(guests: Guests, lang: str) -> None:
    ivy = guests("Ivy", lang)
    trios = [FACTIONS[i : i + 3] for i in range(0, len(FACTIONS), 3)]
    stage: Stage | None = None
    for trio, version in itertools.product(trios, VERSIONS):
        powers = [f"{faction}-{version}" for faction in trio]
        match = Match.start(tablee.game("happy_dayz"), SEATS["happy_dayz"], {"powers": powers}, seed=1)
        stage = Stage(ivy, match, 0) if stage is None else stage.lay(match)
        for power in powers:
            expect(ivy.page.locator(f".powers [data-zoom='power {power}']")).to_have_count(1)
        texts = ivy.page.locator(".powers .text")
        expect(texts).to_have_count(3)
        for width, height in ((1280, 800), (1440, 900)):
            ivy.page.set_viewport_size({"width": width, "height": height})
            assert texts.evaluate_all(TOO_LONG) == []


@pytest.mark.parametrize("scale", by_day(1.4, 1))
def test_nothing_covers_the_powers_on_a_phone(guests: Guests, scale: float) -> None:
    pia = guests("Pia", **PHONE)
    sit_down(pia, "happy_dayz", scale)
    answer(pia, 3, tap=True)  # cards that were passed lie in front of the others
    pia.settle()
    pia.page.evaluate(ARRIVED)
    rooms = [pia.page.locator(f".felt {part}").bounding_box() for part in (".communities", ".board", ".powers", ".own")]
    for above, below in itertools.pairwise(rooms):
        assert above
        assert below
        assert above["y"] + above["height"] <= below["y"] + 1


# Words that share a small room: none lies on another.
CLOSE = {
    "happy_dayz": [".piles figcaption", ".half .mark, .stake"],
    "happy_pigs": [
        ".market .name, .market small, .market .price",
        ".small .tiles, .small .item b",
        ".action > span:not(.shares), .action > b",
    ],
    "zombies4": [".phases .name b, .piles .counts, .piles .round"],
}
PHASES: dict[str, Callable[[], Match]] = {
    "happy_dayz": following,
    "happy_pigs": summer,
    "zombies4": lambda: moment("walk"),
}
ON_ANOTHER = """all => {
  const boxes = all.filter(e => e.checkVisibility({ visibilityProperty: true })).map(e => {
    const words = document.createRange();
    words.selectNodeContents(e);
    const box = e.matches(".tiles, .mark, .stake, .price") ? e.getBoundingClientRect() : words.getBoundingClientRect();
    return { said: e.textContent.trim(), box };
  });
  return boxes.flatMap(({ said, box: a }, i) => boxes.slice(i + 1)
    .filter(({ box: b }) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5)
    .map(other => `${said} / ${other.said}`));
}"""


@pytest.mark.parametrize("lang", by_day("fr", "en"))
@pytest.mark.parametrize("game", CLOSE)
def test_large_letters_do_not_lie_on_one_another_on_a_phone(guests: Guests, game: str, lang: str) -> None:
    ray = guests("Ray", lang, **PHONE)
    Stage(ray, PHASES[game](), 0)
    ray.page.evaluate(LETTERS, 1.4)
    ray.page.evaluate(ARRIVED)
    for things in CLOSE[game]:
        found = ray.page.locator(things)
        assert found.count() > 1, things
        assert found.evaluate_all(ON_ANOTHER) == [], things


@pytest.mark.parametrize("lang", by_day("fr", "en"))
def test_the_longest_cards_of_the_forest_are_never_cut(guests: Guests, lang: str) -> None:
    fay = guests("Fay", lang)
    Stage(fay, moment("walk", ["sickle", "something-not-right", "bad-zombie"]), 0)
    words = fay.page.locator(".hand .words")
    expect(words).to_have_count(3)
    fay.page.evaluate(ARRIVED)
    assert words.evaluate_all(TOO_LONG) == []


@pytest.mark.parametrize("lang", by_day("en", "fr"))
def test_no_card_of_the_street_is_cut(guests: Guests, lang: str) -> None:
    """Four cards at a time, on screens from a small laptop's to a large one's."""
    gus = guests("Gus", lang)
    cut = []
    for seat, deck in enumerate((CARDS[:DAWN], HUMAN_CARDS)):
        stage: Stage | None = None
        for start in range(0, len(deck), MOST_HELD):
            cards = [card.id for card in deck[start : start + MOST_HELD]]
            hand = " ".join(cards)
            table = street("humans", humans=hand) if seat else street("zombies", zombies=hand)
            stage = Stage(gus, table.match, seat) if stage is None else stage.lay(table.match)
            for card in set(cards):
                expect(gus.page.locator(f".hand:not(.far) [data-zoom='card {card}']")).to_have_count(cards.count(card))
            for width, height in (SIZES["large"], SIZES["wide"], (1280, 720)):
                gus.page.set_viewport_size({"width": width, "height": height})
                gus.page.evaluate(ARRIVED)
                cut += [(width, word) for word in cut_words(gus)]
    assert cut == []


@pytest.mark.parametrize("seats", by_day(4, 2, 3, 6))
def test_what_lies_in_front_of_the_others_is_in_sight(guests: Guests, seats: int) -> None:
    fin = guests("Fin", "fr")
    fronts = [
        ["something-not-right", "trees-are-alive", "here-doggie", "amulet"],
        ["here-doggie", "twist-of-fate", "spear"],
        ["return-to-sender", "sickle"],
        ["something-not-right"],
        ["trees-are-alive"],
    ][: seats - 1]
    others = [{"square": "T0.s", "front": front, "carded": True, "paged": True} for front in fronts]
    state = forest(seats=[{"square": "T0.s"}, *others], agenda=walking(4)).state
    Stage(fin, Match.from_state(GAME, GAME.read_settings(seats, {}), state, seed=1), 0)
    cards = fin.page.locator(".others .card")
    expect(cards).to_have_count(sum(map(len, fronts)))
    fin.page.evaluate(ARRIVED)
    for scale in (1.4, 1):
        fin.page.evaluate(LETTERS, scale)
        assert cut_words(fin) == []
    room = fin.page.locator(".others").bounding_box()
    assert room
    panels = fin.page.locator(".others .seat")
    last = panels.last.bounding_box()
    assert last
    assert last["y"] + last["height"] == pytest.approx(room["y"] + room["height"], abs=8)  # no room is left empty
    for panel in panels.all():
        box = panel.bounding_box()
        assert box
        for thing in panel.locator(".card, em").all():
            inside = thing.bounding_box()
            assert inside
            assert inside["y"] + inside["height"] <= box["y"] + box["height"]


def test_the_longest_question_of_the_forest_fits_a_wide_screen(guests: Guests) -> None:
    gil = guests("Gil", "fr")
    dogs = dict.fromkeys([f"T1.{way}" for way in ("n", "ne", "e", "se", "s", "sw", "w", "nw", "c")], 1)
    step = {"step": "placing", "seat": 0, "square": "T1.c", "what": "dogs", "left": 1}
    state = forest("pet-cemetery 0,-1", seats=[{}, {}], dogs=dogs, agenda=turn("before-fights", step)).state
    Stage(gil, Match.from_state(GAME, GAME.read_settings(2, {}), state, seed=1), 0)
    status = gil.page.locator(".status")
    expect(status).to_contain_text("sud-ouest, sud et sud-est")
    gil.page.evaluate(ARRIVED)
    assert status.evaluate_all(TOO_LONG) == []


def test_the_forest_is_as_wide_as_the_phone_after_a_refusal(guests: Guests) -> None:
    flo = guests("Flo", **PHONE)
    Stage(flo, moment("walk"), 0)
    flo.page.locator(".hand button:not(.can)").first.tap(force=True)  # it is marked as what cannot be used
    expect(flo.page.get_by_role("alert")).to_be_visible()
    flo.page.get_by_role("button", name="Rules").tap()
    expect(flo.page.locator("dialog[open] h3").first).to_be_visible()
    flo.page.locator("dialog[open] .top button").tap()
    assert flo.page.evaluate(WIDTH) <= 390
    refusal = flo.page.get_by_role("alert").bounding_box()
    assert refusal
    assert refusal["x"] >= 0
    assert refusal["x"] + refusal["width"] <= 390


def test_seats_and_log_come_as_a_sheet_on_a_phone(guests: Guests) -> None:
    gus = guests("Gus", **PHONE)
    sit_down(gus, "happy_dayz")
    gus.page.locator(".tools .narrow").tap()
    sheet = gus.page.locator("dialog[open]")
    expect(sheet.locator(".seats li")).to_have_count(4)
    expect(sheet.locator(".seats")).to_contain_text("Blaise")
    expect(sheet.locator(".log li").first).to_be_visible()
    sheet.evaluate("sheet => Promise.all(sheet.getAnimations().map(rise => rise.finished))")
    box = sheet.bounding_box()
    assert box
    assert box["y"] >= 44  # the board stays in sight above it
    assert box["y"] + box["height"] == pytest.approx(844, abs=1)


def test_a_clock_that_has_run_out_says_what_follows(guests: Guests) -> None:
    ida = guests("Ida")
    stage = Stage(ida, moment("walk"), 0)
    stage.clocks = {"left": [0] * stage.match.seats, "running": [0]}
    stage.tell()
    expect(ida.page.locator(".news .said")).to_have_text(re.compile("^Time is up"))
    expect(ida.page.locator(".news [role=status]")).to_have_text(re.compile("^Time is up"))


def test_four_names_are_whole_on_a_phone(guests: Guests) -> None:
    jo = guests("Josephine", **PHONE)
    sit_down(jo, "happy_dayz")
    names = jo.page.locator(".community .name")
    expect(names).to_have_count(4)
    jo.page.evaluate(ARRIVED)
    assert names.evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)") == []


def test_ones_own_field_is_as_high_as_its_pigs_need_on_a_phone(guests: Guests) -> None:
    kit = guests("Kit", **PHONE)
    Stage(kit, winter(), 0)
    pigs = kit.page.locator(".own .land .pig")
    expect(pigs.first).to_be_visible()
    kit.page.evaluate(ARRIVED)
    field = kit.page.locator(".own .land").bounding_box()
    assert field
    assert field["height"] >= 88


@pytest.mark.parametrize("screen", by_day("phone", "small"))
def test_the_longest_effects_of_the_seasons_fit_a_phone(guests: Guests, screen: str) -> None:
    lia = guests("Lia", "fr", **SCREENS[screen])
    farms = [farm(), farm(), farm()]
    stage = Stage(lia, place(farms, round=5, card="summer-rising-prices"), 0)
    effect = lia.page.locator(".season .effect")
    for season, card in ((5, "summer-rising-prices"), (1, "spring-livestock-fair"), (9, "autumn-pig-show")):
        stage.match = place(farms, round=season, card=card)
        stage.tell()
        lia.page.evaluate(ARRIVED)
        assert effect.evaluate_all(TOO_LONG) == []


@pytest.mark.parametrize("seats", [4, 6])
def test_every_farm_that_shares_an_action_is_named_on_a_phone(guests: Guests, seats: int) -> None:
    mo = guests("Maximilian", sharp=True, reduced_motion="no-preference", **PHONE)
    coming = {"round": 6, "card": "summer-rising-prices", "next_card": "summer-pig-show"}
    stage = Stage(mo, place([farm(30, {"baby": 1})] * seats, {"foresight": True}, **coming), 0)
    watch(mo)
    for seat in (*range(1, seats), 0):
        stage.pick(seat, "program sell")
    chips = mo.page.locator(".share")
    expect(chips).to_have_count(seats)
    mo.page.evaluate(ARRIVED)
    mo.page.evaluate("Promise.all(document.getAnimations().map(each => each.finished))")
    assert_still(mo)
    assert chips.locator(".brief").all_inner_texts()[0] == "Max"
    tile = mo.page.locator(".action:has(.share)").bounding_box()
    assert tile
    for chip in chips.all():
        name, room = chip.locator(".brief").bounding_box(), chip.bounding_box()
        assert name
        assert room
        assert name["x"] + name["width"] <= room["x"] + room["width"] + 1
        assert tile["y"] <= room["y"]
        assert room["y"] + room["height"] <= tile["y"] + tile["height"]


@pytest.mark.parametrize("screen", ["phone", "wide"])
def test_the_tenth_vaccine_moves_nothing(guests: Guests, screen: str) -> None:
    ned = guests("Ned", sharp=True, reduced_motion="no-preference", **SCREENS[screen])
    stage = Stage(ned, acting("buy", 3, farm(40, items={"vaccine": 9}), farm(), farm()), 0)
    watch(ned)
    stage.pick(0, "buy vaccine")
    expect(ned.page.locator(".own .item").first).to_have_text("10")
    assert_still(ned)


@pytest.mark.parametrize("screen", ["phone", "wide"])
@pytest.mark.parametrize(("ware", "nth"), [("medium", 2), ("vaccine", 4)])
def test_a_number_in_the_market_that_loses_a_digit_shifts_nothing(
    guests: Guests, screen: str, ware: str, nth: int
) -> None:
    sam = guests("Sam", sharp=True, reduced_motion="no-preference", **SCREENS[screen])
    herd = farm(0, {"medium": PIG_SUPPLY[MEDIUM] - 10}, fields=10, items={"vaccine": ITEM_SUPPLY - 10})
    stage = Stage(sam, acting("buy", 3, farm(40), herd, farm()), 0)
    number = sam.page.locator(".market .ware").nth(nth).locator("small")
    expect(number).to_have_text("×10")
    watch(sam)
    stage.pick(0, f"buy {ware}")
    expect(number).to_have_text("×9")
    sam.page.evaluate(ARRIVED)
    assert_still(sam)


def test_several_notes_on_a_seat_are_pictures_on_a_phone_and_one_is_a_word(guests: Guests) -> None:
    ola = guests("Ola", "fr", **PHONE)
    full = {"square": "T0.s", "lost": 1, "repellent": 1, "fever": 1, "carded": True, "paged": True}
    state = forest(seats=[{"square": "T0.s"}, full, {"square": "T0.s", "fever": 1}], agenda=walking(4)).state
    Stage(ola, Match.from_state(GAME, GAME.read_settings(3, {}), state, seed=1), 0)
    seats = ola.page.locator(".others .seat")
    expect(seats.first.locator(".sign:visible")).to_have_count(5)
    expect(seats.last.locator("em")).to_have_text("loup-garou")
    expect(seats.last.locator(".sign:visible")).to_have_count(0)
    ola.page.evaluate(ARRIVED)
    assert cut_words(ola) == []
    row, last = seats.first.locator(".front").bounding_box(), seats.first.locator("em").last.bounding_box()
    assert row
    assert last
    assert last["x"] + last["width"] <= row["x"] + row["width"] + 1


def test_a_card_laid_in_front_shifts_nothing_in_the_hand_on_a_phone(guests: Guests) -> None:
    quin = guests("Quin", sharp=True, reduced_motion="no-preference", **PHONE)
    seats = [{"square": "T0.s", "hand": ["return-to-sender", "sickle", "amulet"]}, {"square": "T0.n"}]
    state = forest(seats=seats, agenda=walking(4)).state
    stage = Stage(quin, Match.from_state(GAME, GAME.read_settings(2, {}), state, seed=1), 0)
    watch(quin)
    stage.pick(0, "play return-to-sender")
    expect(quin.page.locator(".own .front .card")).to_have_count(1)
    quin.page.evaluate(ARRIVED)
    assert_still(quin)


def test_a_zombie_hurt_to_a_single_row_of_points_shifts_nothing(guests: Guests) -> None:
    rex = guests("Rex", sharp=True, reduced_motion="no-preference", **PHONE)
    stage = Stage(rex, street(humans="shot", A3="6").match, HUMANS)
    expect(rex.page.locator("[data-where=A3] .strength u")).to_have_count(6)
    watch(rex)
    stage.pick(HUMANS, "play shot A")
    expect(rex.page.locator("[data-where=A2] .strength u")).to_have_count(5)  # it steps back
    rex.page.evaluate(ARRIVED)
    assert_still(rex)


@pytest.mark.parametrize(("before", "after"), [("3", "6"), ("4", "8"), ("9", "5")])
def test_a_row_of_points_that_become_two_of_the_same_length_shifts_nothing(
    guests: Guests, before: str, after: str
) -> None:
    una = guests("Una", sharp=True, reduced_motion="no-preference")
    stage = Stage(una, street(A3=before).match, HUMANS)
    strength = una.page.locator("[data-where=A3] .strength b")
    expect(strength).to_have_text(before)
    watch(una)
    stage.match = street(A3=after).match
    stage.tell()
    expect(strength).to_have_text(after)
    una.page.evaluate(ARRIVED)
    assert_still(una)


def test_a_zombie_in_the_place_of_a_dog_shifts_nothing(guests: Guests) -> None:
    tom = guests("Tom", sharp=True, reduced_motion="no-preference", **PHONE)
    stage = Stage(tom, street(A3="dog").match, HUMANS)
    expect(tom.page.locator("[data-where=A3] .unit.dog")).to_be_visible()
    watch(tom)
    stage.match = street(A3="3").match  # whoever skips the telling sees only how it ended
    stage.tell()
    expect(tom.page.locator("[data-where=A3] .strength b")).to_have_text("3")
    tom.page.evaluate(ARRIVED)
    assert_still(tom)


def test_a_device_that_asks_for_more_contrast_gets_it(guests: Guests) -> None:
    lou = guests("Lou", contrast="more")
    lou.go("/")
    expect(lou.page.locator("html")).to_have_attribute("data-contrast", "more")
