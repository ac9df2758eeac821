"""Chapter: Setting up."""

from __future__ import annotations

import tablee
from tablee.games.zombiaki.cards.cards import CARDS, HUMAN_CARDS, ZOMBIE_CARDS
from tablee.text import Texts
from tests.games.zombiaki.street import GAME, Table, street
from tests.rules import rule


def fresh(seed: int = 3) -> Table:
    return Table(tablee.Match.start(GAME, 2, seed=seed))


@rule("ZBK-4")
def test_each_side_has_its_own_forty_cards() -> None:
    assert sum(card.copies for card in ZOMBIE_CARDS) == 40
    assert sum(card.copies for card in HUMAN_CARDS) == 40
    table = fresh().until("discard", 1)
    assert set(table.hand(0)) <= {card.id for card in ZOMBIE_CARDS}
    assert set(table.hand(1)) <= {card.id for card in HUMAN_CARDS}


@rule("ZBK-91")
def test_the_zombie_deck() -> None:
    deck = {card.id: card.copies for card in ZOMBIE_CARDS}
    more = {"zombie-2": 6, "zombie-3": 8, "zombie-4": 3, "dog": 2, "human": 3, "mass": 2, "change": 2, "terror": 2}
    more |= {"click": 2, "not-so-fast": 2}
    once = ["zombie-5", "boss", "bite", "claws", "hunger", "meat", "pick-axe", "dawn"]
    assert deck == more | dict.fromkeys(once, 1)
    zombies = [card for card in ZOMBIE_CARDS if card.type == "zombie"]
    assert sum(card.copies for card in zombies) == 18
    assert sum(card.copies * card.value for card in zombies) == 53


@rule("ZBK-92")
def test_the_human_deck() -> None:
    deck = {card.id: card.copies for card in HUMAN_CARDS}
    once = "burst-2 burst-3 sniper wall-5 wall-6 pit-1 pit-2 barrel mine car net freeze grenade flamethrower gasoline"
    once += " street-on-fire high-voltage searchlight back-off get-out blood napalm"
    assert deck == {"shot": 12, "good-shot": 3, "barrier": 3} | dict.fromkeys(once.split(), 1)
    guns = [card for card in HUMAN_CARDS if card.type in ("shot", "burst", "sniper")]
    assert sum(card.copies * card.value for card in guns) == 25


@rule("ZBK-5")
def test_dawn_is_always_the_fortieth_card() -> None:
    """Edge case 7: never among the first 39, always the last."""
    for seed in range(30):
        table = fresh(seed)
        while not table.match.over:
            if table.kind == "play" and table.options[0] != "end":
                playable = [text for text in table.options if text.startswith(("play terror", "play meat"))]
                table.pick(playable[0] if playable else "end")
            else:
                table.pass_on()
        if table.winner == "humans":
            assert table.state["decks"].get("dawn", 0) == 0
            left = [card.id for card in ZOMBIE_CARDS if table.state["decks"].get(card.id)]
            assert left == []
            return
    raise AssertionError("no match lasted until dawn")


@rule("ZBK-7", "ZBK-5", "ZBK-13")
def test_dawn_comes_in_zombie_turn_10_at_the_earliest() -> None:
    """Edge case 7: four cards drawn every turn; Dawn ends the match in the draw step, before the discard."""
    table = street(state={"round": 9}, decks={"zombies": "dog dog click dawn"}, A1="2").end()
    assert table.winner == "humans"
    assert table.state["round"] == 10
    assert table.told[1:] == ["turn", "walk", "draw", "dawn"]
    assert table.drawn == ["dog", "dog", "click"]
    assert 4 * 9 < 40 <= 4 * 10


@rule("ZBK-8")
def test_star_cards_go_and_hash_cards_stay() -> None:
    table = street(humans="wall-5 high-voltage", B1="2")
    assert table.play("wall-5 A4").discarded("wall-5") == 0
    assert table.at("A4") == "wall-5"
    assert table.play("high-voltage C").discarded("high-voltage") == 1


@rule("ZBK-17")
def test_hands_are_open_to_all_and_nothing_else_is_hidden() -> None:
    table = fresh().until("discard", 1)
    for seat in (0, 1, None):
        assert table.match.view(seat)["hands"] == table.state["hands"]
        assert table.match.view(seat)["decks"] == table.state["decks"]


@rule("ZBK-90")
def test_every_card_has_one_name_in_each_language() -> None:
    for lang in ("en", "fr"):
        catalogue = Texts(GAME, lang).catalogue
        names = [catalogue.say(f"card-{card.id}") for card in CARDS]
        assert len(set(names)) == len(CARDS)
        assert all(catalogue.say(f"card-{card.id}", attribute="help") for card in CARDS)
    assert Texts(GAME, "fr").catalogue.say("card-pick-axe") == "Pioche"
