"""The forest of Zombies!!! 4 in a real browser: the map, the dice, the cards, and what nobody else may see."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tablee.core.match import Match
from tests.days import by_day
from tests.e2e.access import check, check_lights
from tests.e2e.conftest import Guests
from tests.e2e.forest_phases import announced
from tests.e2e.guest import PHONE, Guest, play
from tests.e2e.records import PICKS_LEFT, finished, go_on
from tests.e2e.stage import Stage, looks
from tests.e2e.stillness import assert_still, watch
from tests.e2e.whole import by_touch
from tests.games.zombies4.forest import ALL_TILES, GAME, ending, forest, laying, prowling, turn, walking

BOTS = {"game": "zombies4", "seats": 2, "settings": {"kills": 5, "night": 1}, "bots": [None, "random"]}
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}
PAGES = ["here-doggie", "return-to-sender", "something-not-right", "trees-are-alive", "twist-of-fate"]


def put(guest: Guest, *tiles: str, **fields: Any) -> Stage:
    """Stage this forest, with the guest in the first seat."""
    state = forest(*tiles, **fields).state
    return Stage(guest, Match.from_state(GAME, GAME.read_settings(state.seats, {}), state, seed=1), 0)


def square(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'[data-square="{name}"]')


@PICKS_LEFT
def test_a_match_by_clicks_to_the_tally_and_the_replay(guests: Guests, picks_left: int) -> None:
    ann = guests("Ann")
    record, picks = finished("zombies4", kills=5, night=1)
    link = go_on(ann, record, picks - picks_left if picks_left else 1)
    play([ann])
    told = r"(Dawn breaks|trophies and wins|casts the spell)[\s\S]*Trophies[\s\S]*Pages[\s\S]*Hearts"
    assert re.search(told, ann.last_tally())
    expect(ann.page.locator(".result")).to_contain_text("Ann")
    tiles = ann.page.locator(".plane > .tile").count()
    assert tiles > 3
    ann.go(link.replace("/t/", "/replay/"))
    expect(ann.page.locator(".plane > .tile").first).to_be_visible()
    if not picks_left:  # else the board was laid out before she went on
        expect(ann.page.locator(".plane > .tile")).not_to_have_count(tiles)
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".plane > .tile")).to_have_count(tiles)


@pytest.mark.long
def test_a_whole_match_on_a_phone(guests: Guests) -> None:
    leo = guests("Leo", **PHONE)
    leo.start(**BOTS)
    assert re.search(r"Trophies[\s\S]*Pages[\s\S]*Hearts", by_touch(leo))


def test_a_far_square_is_walked_to_and_a_wall_says_why(guests: Guests) -> None:
    bob = guests("Bob")
    stage = put(bob, "shed 0,-1", seats=[{"square": "T0.s", "carded": True}, QUIET], agenda=walking(5))
    expect(square(bob, "T1.s")).to_have_class(re.compile("reach"))
    expect(square(bob, "T1.s")).to_have_accessible_name("T1 “Shed”, south, wooded, 3 steps away")
    square(bob, "T1.c").click()  # a room, and its wall lies between
    expect(bob.page.get_by_role("alert")).to_contain_text("ZTE-32")
    square(bob, "T1.s").click()
    expect(square(bob, "T1.s")).to_have_accessible_name("T1 “Shed”, south, wooded, Bob")
    expect(bob.page.locator(".status")).to_contain_text("2 squares left")
    square(bob, "T1.c").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("ZTE-34")
    assert stage.match.view(0)["players"][0]["square"] == "T1.s"


def test_a_tile_is_shown_where_it_may_go_and_turned_before_it_lies(guests: Guests) -> None:
    cleo = guests("Cleo")
    stage = put(cleo, "forest-1 0,-1", seats=[{"carded": True}, QUIET], agenda=laying("cave"))
    places = cleo.page.locator(".place")
    expect(places).to_have_count(3)
    cleo.page.get_by_role("button", name="east of Forest 1").hover()
    expect(cleo.page.locator(".place svg")).to_have_count(1)  # the tile as it would lie
    cleo.page.get_by_role("button", name="east of Forest 1").click()
    ghost = cleo.page.locator(".ghost svg")
    cleo.page.get_by_role("button", name="Turned by 180°").hover()
    expect(ghost).to_have_attribute("style", re.compile("180deg"))
    ghost.evaluate("drawing => (drawing.dataset.held = '')")
    cleo.page.get_by_role("button", name="Turned by 180°").click()
    expect(cleo.page.locator(".plane > .tile:not(.ghost)")).to_have_count(3)
    expect(cleo.page.locator(".plane > .tile svg[data-held]"), "laid, not drawn anew").to_have_count(1)
    assert stage.match.view(0)["tiles"][-1] == {"tile": "cave", "x": 1, "y": -1, "angle": 180}
    expect(cleo.page.locator(".status")).to_contain_text("do you put a dog? (6 left)")


def test_a_fight_shows_dice_bullets_and_hearts_in_halves(guests: Guests) -> None:
    dora = guests("Dora")
    fight = {"step": "fight", "seat": 0, "square": "T1.c", "foe": "dog", "missing": 2, "later": True}
    me = {"square": "T1.c", "bullets": 2, "halves": 3, "front": ["spear"], "carded": True}
    put(dora, "forest-1 0,-1", seats=[me, QUIET], dogs={"T1.c": 1}, agenda=turn("refill", fight))
    scene = dora.page.locator(".fight")
    expect(scene.get_by_role("img", name="Hearts: 1.5")).to_be_visible()
    expect(scene).to_contain_text("4 or more: 50%")  # a Spear helps
    scene.get_by_role("button", name="Spend the bullets").click()
    expect(dora.page.locator(".own .trophies")).to_have_accessible_name("Trophies: 1 / 25")
    expect(dora.page.locator(".own").get_by_role("img", name="Bullets: 0")).to_be_visible()
    expect(dora.page.locator("[data-dog]")).to_have_count(0)
    expect(dora.page.locator(".scene .die")).to_be_visible()  # for the walk


def test_nothing_moves_when_a_die_falls(guests: Guests) -> None:
    una = guests("Una", reduced_motion="no-preference")
    fight = {"step": "fight", "seat": 0, "square": "T1.c", "foe": "dog", "missing": 0, "later": True}
    me = {"square": "T1.c", "halves": 8, "carded": True}
    put(una, "forest-1 0,-1", seats=[me, QUIET], dogs={"T1.c": 1}, agenda=turn("refill", fight))
    scene = una.page.locator(".fight")
    expect(scene.locator(".die"), "nothing was rolled for this fight").to_have_count(0)
    watch(una)
    scene.get_by_role("button", name="Roll the die").click()
    expect(scene.locator(".die")).to_have_count(1)
    assert_still(una)


def test_the_spell_its_chance_and_its_victory(guests: Guests) -> None:
    eli = guests("Eli")
    me = {"square": "T1.n", "front": PAGES, "carded": True, "paged": True}
    other = {**QUIET, "front": ["return-to-sender", "trees-are-alive"], "paged": True}
    put(eli, "cabin 0,-1", seats=[me, other], agenda=walking(2))
    expect(eli.page.locator(".others").get_by_role("img", name="The spell needs 4 or more: 50%")).to_be_visible()
    expect(eli.page.locator(".own").get_by_role("img", name="The spell needs 1 or more: 100%")).to_be_visible()
    eli.page.get_by_role("button", name="Cast the spell").click()
    expect(eli.page.locator("dialog[open]")).to_contain_text("Eli casts the spell and wins!")
    check_lights(eli, "tally")
    eli.page.get_by_role("button", name="Go on").click()
    expect(eli.page.locator(".result")).to_contain_text("Eli")


def test_an_announced_spell_is_a_scene_until_its_die_has_fallen(guests: Guests) -> None:
    eva = guests("Eva", "fr")
    stage = Stage(eva, announced(), 1)
    scene = eva.page.get_by_role("group", name=re.compile("Le sort demande 4 ou plus"))
    expect(scene).to_contain_text("50")
    expect(scene.locator("[data-name='spell'], [data-name='book']")).to_have_count(2)
    expect(scene.locator(".die")).to_have_count(0)
    stage.pick(1, "pass")
    assert stage.match.over  # nobody else can do anything about it, and the die decides
    expect(eva.page.locator("dialog[open]")).to_contain_text("sort")
    expect(scene).to_have_count(0)


def test_when_to_be_asked_is_one_click_and_everybody_sees_it(guests: Guests) -> None:
    fay = guests("Fay")
    window = {"step": "window", "seat": 1, "asked": 1, "reason": "move"}
    me = {"square": "T1.c", "hand": ["clair-warlock"]}
    rest = {"active": 1, "agenda": turn("zombie-die", {"step": "move", "seat": 1, "left": 4}, window, seat=1)}
    put(fay, "forest-1 0,-1", "forest-3 1,-1", seats=[me, {"square": "T1.n", "carded": True}], **rest)
    expect(fay.page.locator(".status")).to_contain_text("Will you play a card?")
    card = fay.page.locator(".hand button.can")
    expect(card).to_have_text(re.compile("Clair Warlock"))
    for stance in ("when it concerns me", "always", "only on my turn", "when it concerns me"):
        chip = fay.page.get_by_role("button", name=f"Ask me for cards: {stance}")
        expect(chip).to_be_visible()
        chip.click()
    fay.page.get_by_role("button", name="Pass", exact=True).click()
    expect(card).to_have_count(0)


SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('.plane')).transform).a"


def scale(guest: Guest) -> float:
    return float(guest.page.evaluate(SCALE))


def wait_until_larger(guest: Guest, before: float) -> None:
    guest.page.wait_for_function(f"before => {SCALE} > before", arg=before)


def test_the_map_by_wheel_drag_buttons_and_keyboard_alone(guests: Guests) -> None:
    gus = guests("Gus")
    stage = put(gus, "forest-1 0,-1", seats=[{"square": "T0.s", "carded": True}, QUIET], agenda=walking(3))
    page, here, free = gus.page, square(gus, "T0.s"), square(gus, "T1.c")  # the pawn itself would be dragged
    box = free.bounding_box()
    assert box
    before = scale(gus)
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.wheel(0, -300)
    wait_until_larger(gus, before)
    page.get_by_role("button", name="The whole map").click()
    page.wait_for_function(f"before => Math.abs({SCALE} - before) < 0.001", arg=before)
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 60, steps=4)
    page.mouse.up()
    moved = free.bounding_box()
    assert moved
    assert (round(moved["x"] - box["x"]), round(moved["y"] - box["y"])) == (70, 40)
    assert stage.match.view(0)["players"][0]["square"] == "T0.s"  # a drag is no click

    here.focus()
    page.keyboard.press("+")
    wait_until_larger(gus, before)
    page.keyboard.press("ArrowUp")
    expect(square(gus, "T0.c")).to_be_focused()
    page.keyboard.press("Enter")
    expect(square(gus, "T0.c")).to_have_accessible_name("T0 “Bridge”, centre, bridge, Gus")
    for _ in range(4000):  # on with the Tab key alone, until the walk is over
        if stage.match.view(0)["agenda"][-1]["step"] != "move":
            break
        if not gus.press():
            page.wait_for_timeout(20)
    assert stage.match.view(0)["agenda"][-1]["step"] != "move"


@pytest.mark.parametrize("most", by_day(5, 12))
def test_some_turns_by_the_keyboard_alone_and_a_reload_in_between(guests: Guests, most: int) -> None:
    hal = guests("Hal")
    hal.start(**BOTS)
    expect(hal.page.locator(".hand button").first).to_be_visible()
    presses = 0
    for _ in range(4000):
        presses += hal.press()
        if presses == most:
            break
        hal.page.wait_for_timeout(20)
    assert presses == most
    hal.page.reload()  # nothing is on its way any more
    expect(hal.page.locator("[data-option], .middle button.can").first).to_be_visible()
    # The question comes with the board, and calls tiles by their names.
    named = re.compile(r"^(?!.*\bT\d).*\S", re.DOTALL)
    expect(hal.page.locator(".status")).to_have_text(named)
    expect(hal.page.locator(".forest:not(.unseen)")).to_be_visible()  # its last piece is drawn
    seen = {where: hal.page.locator(where).inner_text() for where in (".status", ".own", ".others")}
    dogs, tiles = hal.page.locator("[data-dog]").count(), hal.page.locator(".plane > .tile").count()
    hal.page.reload()
    expect(hal.page.locator(".plane > .tile")).to_have_count(tiles)
    for where, said in seen.items():
        expect(hal.page.locator(where)).to_have_text(said, use_inner_text=True)
    expect(hal.page.locator("[data-dog]")).to_have_count(dogs)


def test_on_a_phone_by_touch_and_pinch(guests: Guests) -> None:
    ivy = guests("Ivy", **PHONE)
    seats = [{"square": "T0.s", "carded": True, "hand": ["spear", "portal", "amulet"]}, QUIET]
    put(ivy, "forest-1 0,-1", "cave 1,-1 180", "shed -1,-1", seats=seats, agenda=walking(2))
    page = ivy.page
    box = square(ivy, "T0.c").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    before, touch = scale(ivy), page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 80), ("touchEnd", 0)):
        points = [{"x": 195 + side * apart, "y": 420, "id": 1 + side} for side in (-1, 1)] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    wait_until_larger(ivy, before)
    square(ivy, "T0.c").tap()
    expect(square(ivy, "T0.c")).to_have_accessible_name(re.compile("Ivy"))
    ivy.page.get_by_role("button", name="Stop here").tap()
    expect(page.locator(".status")).not_to_contain_text("Where do you go")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@looks("dark", "wide")
def test_axe_finds_nothing_in_the_forest(guests: Guests, theme: str, screen: dict[str, Any]) -> None:
    jan = guests("Jan", theme=theme, **screen)
    fight = {"step": "fight", "seat": 0, "square": "T1.c", "foe": "dog", "missing": 2, "later": True}
    me = {"square": "T1.c", "bullets": 2, "front": ["spear", *PAGES[:2]], "hand": ["portal", "amulet"], "lost": 1}
    other = {**QUIET, "front": ["sickle"], "repellent": 1, "fever": 1}
    stage = put(jan, "forest-1 0,-1", seats=[me, other], dogs={"T1.c": 2}, agenda=turn("refill", fight))
    expect(jan.page.get_by_role("button", name="Take the loss")).to_be_visible()
    check(jan, "fight")
    stage.match = Match.from_state(
        GAME, stage.match.settings, forest("forest-1 0,-1", seats=[me, other], agenda=laying("cabin")).state, seed=1
    )
    stage.shown = 0
    stage.tell()
    expect(jan.page.locator(".place").first).to_be_visible()
    check(jan, "laying")
    jan.page.locator(".place").first.click()
    expect(jan.page.locator(".turn").first).to_be_visible()
    check(jan, "rotation")


def test_nothing_moves_at_dawn(guests: Guests) -> None:
    dot, idle = guests("Dot"), {"square": "T1.c", "carded": True, "passing": "turn"}
    spear = {**idle, "hand": ["spear"]}
    fields = {"seats": [spear, idle, spear], "active": 2, "round": 20, "hours": 1, "options": {"night": 1}}
    state = forest(*ALL_TILES, agenda=ending(2), **fields).state
    stage = Stage(dot, Match.from_state(GAME, GAME.read_settings(3, {"night": 1}), state, seed=1), 0)
    left = dot.page.locator(".round strong")
    expect(left).to_be_visible()
    watch(dot)
    stage.pick(2, "end")
    assert stage.match.over
    expect(dot.page.locator(".result")).to_be_visible()
    expect(left).to_be_hidden()
    assert_still(dot)


def test_no_card_of_a_pile_moves_up_when_another_is_taken_out(guests: Guests) -> None:
    pia = guests("Pia", "fr", sharp=True, reduced_motion="no-preference")
    seats = [{"square": "T1.c", "front": ["something-not-right"]}, QUIET]
    discard = ["portal", "amulet", "clair-warlock", "spear", "sickle"]
    stage = put(pia, "forest-1 0,-1", seats=seats, discard=discard, agenda=walking(2))
    stage.pick(0, "use something-not-right", "pile discard")
    cards = pia.page.locator(".choice.cards .card")
    expect(cards).to_have_count(len(discard))
    watch(pia)
    cards.first.click()
    expect(cards).to_have_count(len(discard) - 1)
    assert_still(pia)


@pytest.mark.parametrize("most", by_day(16, 50))
def test_a_hand_stays_in_the_browser_of_its_owner(guests: Guests, most: int) -> None:
    kit, lou = guests("Kit"), guests("Lou")
    kit.start(lou, game="zombies4", seats=2, settings={"kills": 5, "night": 1})
    looked = touches = 0
    while touches < most:
        for guest, seat in ((kit, 0), (lou, 1)):
            heard = guest.heard
            cards = guest.page.evaluate("[...document.querySelectorAll('[data-card]')].map(card => card.dataset.card)")
            views = [frame["view"] for frame in guest.frames if frame["type"] == "told" and frame["view"]]
            if heard != guest.heard or not views:
                continue
            view = views[-1]
            lying = Counter(view["hand"]) + Counter(card for player in view["players"] for card in player["front"])
            drawn = guest.page.locator("[data-card]").count() == len(cards)
            if drawn and not guest.page.locator(".choice [data-card]").count():
                assert Counter(cards) - lying == Counter(), seat
                looked += 1
        touched = kit.touch() or lou.touch()
        touches += touched
        if not touched:
            kit.page.wait_for_timeout(20)
    assert looked > most // 2
    for guest, seat, other in ((kit, 0, 1), (lou, 1, 0)):
        told = [frame for frame in guest.frames if frame["type"] == "told" and frame["view"]]
        assert all(isinstance(frame["view"]["players"][other]["hand"], int) for frame in told)
        draws = [event for frame in told for event in frame["events"] if event and event["event"] == "draw"]
        assert any(event["seat"] == other for event in draws)
        assert all(("card" in event) == (event["seat"] == seat) for event in draws)


def test_one_screen_with_a_curtain_and_everything_in_french(guests: Guests) -> None:
    mel = guests("Mel", lang="fr")
    mel.open_table(game="zombies4", seats=2, settings={"kills": 5, "night": 1})
    for name in ("Mel", "Noé"):
        mel.page.get_by_role("textbox").first.fill(name)
        mel.page.get_by_role("button", name="S’asseoir ici").first.click()
        expect(mel.page.locator(".taken", has_text=name)).to_be_visible()
    mel.page.locator(".waiting .places > .button.main").click()
    lifted = set()
    for _ in range(3000):
        curtain = mel.page.locator(".curtain button")
        if curtain.count():
            assert mel.page.locator("[data-card], .map").count() == 0
            name = curtain.first.inner_text()
            curtain.first.click()
            expect(mel.page.locator(".own")).to_be_visible()
            lifted.add(name)
            said = mel.page.locator("main").inner_text()
            assert not re.search(r"\b(forest|phase|ground|compass|pick|event|web)-[a-z]", said)
        elif not mel.touch():
            mel.page.wait_for_timeout(20)
        if len(lifted) == 2:
            break
    assert len(lifted) == 2
    expect(mel.page.locator(".edge")).to_contain_text("Manche")


def test_one_touch_sends_all_zombies_of_a_die_after_somebody(guests: Guests) -> None:
    ivy = guests("Ivy")
    dogs = {"T1.nw": 1, "T1.n": 1, "T1.ne": 1}
    stage = put(
        ivy,
        "forest-8 0,-1",
        seats=[{"square": "T0.s", "hand": ["spear"]}, {"square": "T1.s"}],
        dogs=dogs,
        agenda=prowling(2),
    )
    ivy.page.get_by_role("button", name="Send the zombies after").click()
    expect(ivy.page.locator(".status")).to_contain_text("discard a card")
    assert stage.picked[:2] == ["dog T1.n", "at T1.s"]
    assert [pick.split()[0] for pick in stage.picked] == ["dog", "at", "dog", "at"]


HAND = {"square": "T0.s", "hand": ["spear", "amulet"], "carded": True}


def expect_picks(guest: Guest, stage: Stage, *picks: str) -> None:
    """Wait until the page has made as many picks, and compare them."""
    for _ in range(3000):
        if len(stage.picked) >= len(picks):
            break
        guest.page.wait_for_timeout(20)
    assert stage.picked[: len(picks)] == list(picks)


@pytest.mark.parametrize(
    ("lang", "said"), by_day(("en", "The zombies go as shown"), ("fr", "Les zombies vont comme indiqué"))
)
def test_zombies_go_as_the_arrows_show_with_one_touch(guests: Guests, lang: str, said: str) -> None:
    ann = guests("Ann", lang=lang)
    dogs = {"T1.nw": 1, "T1.n": 1, "T1.ne": 1, "T1.e": 1}
    stage = put(ann, "forest-8 0,-1", seats=[HAND, {"square": "T1.s"}], dogs=dogs, agenda=prowling(3))
    plan = stage.match.view(0)["plan"]
    expect(ann.page.locator(".plan line")).to_have_count(3)
    ann.page.get_by_role("button", name=said, exact=True).click()
    expect_picks(ann, stage, *plan)
    expect(ann.page.locator(".plan line")).to_have_count(0)


def test_a_zombie_of_ones_own_choice_then_a_card_dropped_on_the_map_ends_the_turn(guests: Guests) -> None:
    bea = guests("Bea")
    dogs = {"T1.nw": 1, "T1.n": 1, "T1.ne": 1, "T1.e": 1}
    stage = put(bea, "forest-8 0,-1", seats=[HAND, {"square": "T1.s"}], dogs=dogs, agenda=prowling(3))
    square(bea, "T1.nw").drag_to(square(bea, "T1.w"))
    expect(bea.page.locator(".plan line")).to_have_count(2)
    plan = stage.match.view(0)["plan"]
    bea.page.locator(".hand button", has_text="Amulet").drag_to(square(bea, "T1.c"))
    expect_picks(bea, stage, "dog T1.nw", "at T1.w", *plan, "discard amulet")


def drag(guest: Guest, *names: str) -> None:
    """Drag from square to square."""
    mouse = guest.page.mouse
    for i, name in enumerate(names):
        box = square(guest, name).bounding_box()
        assert box
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if i == 0:
            mouse.down()
    mouse.up()


def test_a_pawn_walks_the_way_it_is_dragged_and_stays_where_it_is_dropped(guests: Guests) -> None:
    cy = guests("Cy")
    me = {"square": "T1.s", "carded": True}
    stage = put(cy, "campground 0,-1", seats=[me, QUIET], tokens={"T1.w": "bullet"}, agenda=walking(5))
    drag(cy, "T1.s", "T1.sw", "T1.w")
    expect_picks(cy, stage, "step T1.sw", "step T1.w", "collect", "stop")


def test_a_touched_token_is_walked_to_and_taken(guests: Guests) -> None:
    dan = guests("Dan")
    me = {"square": "T1.s", "carded": True}
    stage = put(dan, "campground 0,-1", seats=[me, QUIET], tokens={"T1.n": "heart"}, agenda=walking(5))
    square(dan, "T1.n").click()
    expect(dan.page.locator(".status")).to_contain_text("3 squares left")
    expect(dan.page.locator(".own").get_by_role("img", name="Hearts: 4")).to_be_visible()
    assert stage.picked == ["step T1.c", "step T1.n", "collect"]


def test_a_pawn_dropped_on_a_dog_attacks_it(guests: Guests) -> None:
    eva = guests("Eva")
    me = {"square": "T1.s", "hand": ["fully-loaded"]}
    seats = [me, {**QUIET, "bullets": 5}]
    stage = put(eva, "forest-8 0,-1", seats=seats, dogs={"T1.c": 1}, agenda=walking(5))
    drag(eva, "T1.s", "T1.c")
    expect_picks(eva, stage, "step T1.c", "roll")


def test_a_tile_is_dropped_on_its_place_as_it_lies_in_the_hand(guests: Guests) -> None:
    fritz = guests("Fritz")
    stage = put(fritz, "forest-1 0,-1", seats=[{"carded": True}, QUIET], agenda=laying("cave"))
    tile = fritz.page.get_by_role("button", name="Turn the tile; drag it to its place")
    tile.click()
    tile.drag_to(fritz.page.get_by_role("button", name="east of Forest 1"))
    expect(fritz.page.locator(".plane > .tile")).to_have_count(3)
    assert [pick.split()[0] for pick in stage.picked] == ["lay", "rotate"]
    assert stage.match.view(0)["tiles"][-1]["angle"] >= 90


def test_a_card_dropped_on_a_seat_is_played_on_it(guests: Guests) -> None:
    gil = guests("Gil")
    seats = [{"square": "T0.s", "hand": ["lost-in-the-woods"]}, {"square": "T1.s"}, {"square": "T1.n"}]
    stage = put(gil, "forest-8 0,-1", seats=seats, agenda=walking(3))
    gil.page.locator(".hand button").drag_to(gil.page.locator(".others .seat").nth(1))
    expect_picks(gil, stage, "play lost-in-the-woods", "on seat-2")
