"""The nineteen leaks that other platforms had, one test each, in the order of the catalogue."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

import pytest

import tablee
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.match import Match
from tablee.server import protocol, worker
from tablee.server.fairness import Lane
from tablee.server.rows import Opened, Picked, Row
from tablee.server.shapes import Steps
from tablee.server.store import StoreDown
from tablee.server.table import Table, deal
from tablee.server.telling import as_now
from tablee.server.thinking import NOBODY
from tablee.text import LANGUAGES, Texts
from tests.server.guests import Guest, Room, play_on
from tests.server.site import Site
from tests.toy.hands import hands

pytestmark = pytest.mark.anyio
GAMES = ["lanterns", *tablee.games()]
TOLD = set(protocol.Told.__struct_fields__) | {"type"}


def all_sent(guest: Guest) -> str:
    return "".join(guest.wire.sent)


def truth(room: Room, guest: Guest) -> Match:
    table = room.house.serving[guest.table].table
    assert table is not None
    return table.playing


def hand_of(room: Room, guest: Guest, seat: int) -> list[str]:
    return hands(truth(room, guest).position()["state"])[seat]


def written(cards: list[str]) -> str:
    return json.dumps(cards, separators=(",", ":"))


async def test_01_initial_state(room: Room) -> None:
    """boardgame.io #1159: a person who enters is sent their own view, not the initial state of the match."""
    ann, bob = await room.play()
    eve = room.guest("eve")
    await room.enter(eve, ann.table)
    held = [hand_of(room, ann, seat) for seat in (0, 1)]
    assert hands(ann.told["view"]) == [held[0], []]
    assert hands(bob.told["view"]) == [[], held[1]]
    for guest, hidden in ((ann, [1]), (bob, [0]), (eve, [0, 1])):
        for seat in hidden:
            assert written(held[seat]) not in all_sent(guest)


async def test_02_undo_stack(room: Room) -> None:
    """boardgame.io #399: undone picks appear in no message, and there is no stack of states."""
    ann, bob = await room.play(settings={"vane": False})
    card = ann.told["decision"]["options"][0]
    await ann.pick(card)
    await room.settle()
    await ann.do("undo", seat=0)
    await room.settle()
    assert bob.kinds()[-2:] == ["lay", "table-undone"]
    assert bob.events()[-2] == {"event": "lay", "seat": 0}
    for told in [*bob.messages("told"), *ann.messages("told")]:
        assert set(told) == TOLD
    assert hands(bob.told["view"])[0] == []


async def test_03_seed(room: Room) -> None:
    """boardgame.io, Pgx v1: nobody is sent the seed or an outcome, only the commitment."""
    ann, bob = await room.play()
    await play_on(room, [ann, bob], Chance(1), 5)
    match = truth(room, ann)
    for guest in (ann, bob):
        assert match.seed not in all_sent(guest)
        assert match.record.commit in all_sent(guest)
        for name in ("seed", "deal", "outcomes", "drawn", "chance"):
            assert f'"{name}"' not in all_sent(guest).replace('"event":"deal"', "")


async def test_04_log_arguments(room: Room) -> None:
    """boardgame.io #227: events are told with the arguments each seat may know."""
    ann, bob = await room.play(settings={"vane": False})
    await ann.pick(ann.told["decision"]["options"][0])
    await room.settle()
    assert ann.events()[-1] == {"event": "lay", "seat": 0, "card": ann.told["decision"]["options"][0].split()[1]}
    assert bob.events()[-1] == {"event": "lay", "seat": 0}
    dealt = [event for event in bob.events() if event["event"] == "deal"]
    assert ["card" in event for event in dealt] == [event["seat"] == 1 for event in dealt]


async def test_05_spectator(room: Room) -> None:
    """jinteki #6124: a spectator sees what is public, even one who gave up a seat elsewhere."""
    ann, bob = await room.play()
    puppet = room.guest("puppet")
    await room.enter(puppet, ann.table)
    await play_on(room, [ann, bob], Chance(2), 4)
    for told in puppet.messages("told"):
        assert told["seat"] is None
        assert told["decision"] is None
        assert told["undo"] is None
        if told["view"]:
            assert told["view"] == told["view"] | {"seat": -1, "deck": []}
            assert hands(told["view"]) == [[], []]


async def test_06_side_registers(room: Room) -> None:
    """jinteki #3366: except `told`, no message contains anything derived from the state."""
    ann, bob = await room.play()
    table = room.house.serving[ann.table].table
    assert table is not None
    before = [guest.messages(kind)[-1] for guest in (ann, bob) for kind in ("table", "presence")]
    twin = truth(room, ann).sample(None, 1)
    table.playing.state = twin.state
    for guest in (ann, bob):
        await guest.do("enter")
    again = [guest.messages(kind)[-1] for guest in (ann, bob) for kind in ("table", "presence")]
    assert again == before


@pytest.mark.parametrize("name", GAMES)
async def test_07_special_phases(name: str) -> None:
    """OpenSpiel #1604: at every kind of question in every game, all viewers' messages fit sampled worlds."""
    kinds = set()
    for match, table in random_match(name, 1, 120):
        kinds.add(tuple(sorted({decision.kind for decision in match.pending})))
        for viewer in (None, *range(match.seats)):
            now, state = as_now(table, viewer, "en"), match.state
            match.state = match.game.sample(match.game.view(state, viewer), Chance(7))
            again = as_now(table, viewer, "en")
            match.state = state
            assert again == now
    assert kinds


def random_match(name: str, seed: int, picks: int) -> Any:
    """Yield a table at each moment of a random match."""
    game = shelf.find(name)
    seats = min(game.most_seats, max(3, game.fewest_seats))
    table = Table("t")
    opened = Opened(game.name, game.rules_version, seats, dict(game.read_settings(seats, {})), "CODE", "ann")
    table.fold(Row(0, 0, "", "", opened))
    table.fold(Row(1, 0, "", "", deal(opened, f"seed {seed}")))
    match, chance = table.playing, Chance(seed)
    for _ in range(picks):
        yield match, table
        if not match.pending:
            return
        decision = match.pending[chance.below(len(match.pending))]
        text = decision.options[chance.below(len(decision.options))]
        table.fold(Row(table.n + 1, 0, "", "", Picked(decision.seat, text, None)))


@pytest.mark.parametrize("name", GAMES)
async def test_08_determiniser(name: str) -> None:
    """OpenSpiel #1613, TAG #152: a bot makes the same pick in the true world and in one sampled from its view."""
    for match, _table in itertools.islice(random_match(name, 2, 40), 0, 40, 8):
        for decision in match.pending:
            job = {"game": name, "bot": "greedy:samples=1", "options": decision.options, "seed": 3}
            true = worker.think(job | {"view": match.view(decision.seat)})
            world = match.sample(decision.seat, 5)
            assert worker.think(job | {"view": world.view(decision.seat)}) == true


async def test_09_history(room: Room) -> None:
    """TAG #152: a view that leaves the server contains no history of the match."""
    ann, bob = await room.play()
    await play_on(room, [ann, bob], Chance(3), 4)
    picks = [line.pick for line in truth(room, ann).record.lines if line.seat == 0]
    laid_face_down = [pick.removeprefix("lay ") for pick in picks if pick.startswith("lay")]
    assert laid_face_down
    for told in bob.messages("told"):
        assert not {"record", "lines", "history", "picks", "log"} & set(told["view"] or {})


@pytest.mark.parametrize("name", GAMES)
async def test_10_encodings(name: str) -> None:
    """RLCard #220: what is offered, and how it is written, derives from the seat's own view."""
    for match, _table in itertools.islice(random_match(name, 4, 60), 0, 60, 4):
        for decision in match.pending:
            world = match.sample(decision.seat, 11)
            again = world.decision(decision.seat)
            assert again is not None
            assert (again.kind, again.options, again.args) == (decision.kind, decision.options, decision.args)


async def test_11_optimistic_client(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """FreeBoardGames #768: nothing is told before it is stored, and an answer contains only a number."""
    ann, bob = await room.play()
    real = room.house.store.append
    sent = len(bob.wire.sent)

    async def down(*_args: object) -> None:
        raise StoreDown("down")

    monkeypatch.setattr(room.house.store, "append", down)
    request = {"type": "pick", "table": ann.table, "key": "once", "seat": 0}
    request |= {"decision": ann.told["decision"]["number"], "picks": ann.told["decision"]["options"][:1]}
    refused = await ann.ask_json(request)
    assert refused["problem"]["id"] == "not-recorded"
    assert refused["retry"]
    await room.settle()
    assert len(bob.wire.sent) == sent
    monkeypatch.setattr(room.house.store, "append", real)
    done = await ann.ask_json(request)
    assert set(done) == {"type", "key", "table", "n", "carried", "stopped"}
    await room.settle()
    assert bob.kinds()[-1] == "lay"


async def test_12_save_file(site: Site) -> None:
    """VASSAL #2255: only an administrator on the machine itself can save a running match."""
    ann, _bob = await site.play(public=True)
    browser = site.browser()
    for path in site.app.state.routes.description["paths"]:
        answer = await browser.get(path.replace("{table}", ann.table))
        assert truth(site, ann).seed not in answer.text
        assert written(hand_of(site, ann, 0)) not in answer.text
        assert "export" not in path


async def test_13_undo_to_peek(room: Room) -> None:
    """SWUOnline #304: once something hidden was shown, undo needs the others' consent, and the next draw differs."""
    ann, bob = await room.play(settings={"vane": False})
    for guest in (ann, bob):
        await guest.pick(guest.told["decision"]["options"][0])
        await room.settle()
    for guest in (ann, bob):
        assert guest.told["undo"]["free"] is False
    before = truth(room, ann).chance.index
    await bob.do("undo", seat=1)
    await room.settle()
    await ann.do("answer", request=ann.about["request"]["number"], yes=True)
    await room.settle()
    assert ann.kinds()[-1] == "table-undone"
    assert truth(room, ann).chance.index == before, "the draw that was seen is used up"


async def test_14_alternative_texts(room: Room) -> None:
    """gifcentration #21: the sentence of an event says no more than the event; the server sends no other text."""
    ann, bob = await room.play(settings={"vane": False})
    await ann.pick(ann.told["decision"]["options"][0])
    await room.settle()
    event = bob.events()[-1]
    for lang in LANGUAGES:
        said = Texts(shelf.find("lanterns"), lang, ["Ann", "Bob"]).event(event)
        assert not any(char.isdigit() for char in said)


async def test_15_hot_seat(room: Room) -> None:
    """hanabi #189: while one screen changes hands, nothing of either seat is sent."""
    screen = room.guest("screen")
    await room.enter(screen, await room.open(screen, game="lanterns", seats=2, settings={"vane": False}))
    for seat in (0, 1):
        await screen.do("sit", seat=seat, name=f"P{seat}")
    await screen.do("start")
    await room.settle()
    held = [hand_of(room, screen, seat) for seat in (0, 1)]
    assert not any(written(hand) in all_sent(screen) for hand in held)
    await screen.do("lift", seat=0)
    await screen.pick(screen.told["decision"]["options"][0])
    await room.settle()
    assert screen.told["seat"] is None
    assert hands(screen.told["view"]) == [[], []]
    assert written(held[1]) not in all_sent(screen)
    names = [chair["name"] for chair in screen.about["seats"]]
    assert names == ["P0", "P1"], "names, so that the screen need not say you"


async def test_16_simultaneous_choice(room: Room) -> None:
    """cardstock #45: a sealed answer sends the same bytes whatever it is, and no time."""
    sent = []
    for choice in (0, 2):
        ann, bob = await room.play(settings={"vane": False})
        known = len(bob.wire.sent)
        truth(room, ann).state.copy_from(fixed_hands(room, ann))
        await ann.do("enter")
        await ann.pick(ann.told["decision"]["options"][choice])
        await room.settle()
        sent.append([text.replace(ann.table, "t") for text in bob.wire.sent[known:]])
        for guest in (ann, bob):
            await guest.leave()
    assert len(sent[0]) == 1
    assert sent[0] == sent[1]


def fixed_hands(room: Room, guest: Guest) -> Any:
    held = [["1", "2", "3"], ["4", "5", "6"]]
    position = {
        "turned": False, "keeper": None, "deck": ["7", "8", "9", "10", "11", "12"], "winds": [],
        "seats": [{"hand": hand, "laid": None, "spent": [], "points": 0} for hand in held],
    }  # fmt: skip
    match = truth(room, guest)
    return match.game.from_position(2, match.settings, position)


async def test_17_replay_from_a_side(site: Site) -> None:
    """jinteki #5865: stepping through a match as a seat shows what that seat saw, not both hands."""
    ann, bob = await site.play(public=True, settings={"vane": False})
    await play_on(site, [ann, bob], Chance(5))
    steps = (await site.browser().get(f"/api/tables/{ann.table}/steps?viewer=1")).json()["steps"]
    assert steps
    for step in steps:
        assert hands(step["view"])[0] == []
        assert all("card" not in event for event in step["events"] if event["event"] == "lay" and event["seat"] == 0)


async def test_18_bots(room: Room) -> None:
    """Catanatron #383: a bot is given the view of its seat, as a person in it would have."""
    given: list[dict[str, Any]] = []

    async def choose(game: str, bot: str, view: dict[str, Any], options: list[str], lane: Lane = NOBODY) -> str:
        assert (game, bot, lane.table) == ("lanterns", "greedy", ann.table)
        given.append(json.loads(json.dumps(view)))
        return options[0]

    room.house.thinkers.choose = choose  # type: ignore[method-assign]
    (ann,) = await room.seat(names="ann", seats=2, bots=[None, "greedy"], settings={"vane": False})
    await ann.do("start")
    await asyncio.gather(*room.house.serving[ann.table].bots.thinking.values())
    assert given[0]["seat"] == 1
    assert hands(given[0])[0] == []


async def test_19_seed_in_replays(site: Site) -> None:
    """Kaggle #1043: the seed is only in the finished record, never in what is shown of a match."""
    ann, bob = await site.play(public=True)
    await play_on(site, [ann, bob], Chance(6))
    seed = truth(site, ann).seed
    browser = site.browser()
    assert seed in (await browser.get(f"/api/tables/{ann.table}/record")).text
    assert seed not in (await browser.get(f"/api/tables/{ann.table}/steps")).text
    assert seed not in all_sent(ann)
    assert "seed" not in Steps.__struct_fields__
