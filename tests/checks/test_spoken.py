"""The texts of a match of every game, in both languages, follow the typography rules and show no ids."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from checks.typography import faults
from checks.wording import ID
from tablee.contract.case import Case, random_pick
from tablee.core.game import Game
from tablee.text import LANGUAGES, Texts
from tests.contract.games import all_games

PICKS = 150
NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Emmy", "Felix")


def sentences(game: Game, seats: int) -> Iterator[tuple[str, str]]:
    """Return everything asked, offered and told in the first picks of a match, with its language."""
    case = Case(game, seats, {}, 7)
    match, chance = case.start(), case.stream(0)
    speakers = {lang: Texts(game, lang, NAMES) for lang in LANGUAGES}
    for _ in range(PICKS):
        for lang, texts in speakers.items():
            for decision in match.pending:
                yield lang, texts.decision(decision)
                yield from ((lang, texts.pick(option, decision)) for option in decision.options)
        if match.over:
            break
        match.pick(*random_pick(match, chance))
    for event in match.events:
        for viewer in (None, *range(seats)):
            yield from ((lang, texts.event(event.told_to(viewer))) for lang, texts in speakers.items())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_what_is_said_follows_the_typography_rules(game: Game) -> None:
    heard = {said for seats in {game.fewest_seats, game.most_seats} for said in sentences(game, seats)}
    found = {fault for lang, text in heard for fault in faults(text, lang)}
    assert found == set()
    assert {text for _, text in heard if ID.search(text)} == set()
