"""Why not? Every pick that is not offered is refused with a clause, from the view alone, and nothing changes."""

from __future__ import annotations

import pytest

from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.text import LANGUAGES, rulebook
from tests.contract.case import Case, play, seats_of, whole


def refusals_name_a_clause(case: Case) -> None:
    game, chance = case.game, case.stream(6)
    for moment in play(case).some(10):
        match = Match.from_state(game, case.start().options, moment.before.clone(), seed=case.seed)
        before = whole(game, match.state), match.record.dumps()
        for seat in seats_of(match.state.asked | match.state.sealed):
            offered = set(match.state.options(seat))
            for pick in {chance.below(len(game.picks)) for _ in range(6)} - offered:
                refused_alike(match, seat, game.picks.texts[pick], case.seed)
        assert (whole(game, match.state), match.record.dumps()) == before, "a refused pick changed something"


def refused_alike(match: Match, seat: int, pick: str, seed: int) -> None:
    """Refused with a sentence in both languages and a clause that exists; the same in a world that looks the same."""
    game = match.game
    with pytest.raises(Refused) as refused:
        match.pick(seat, pick)
    said = sentences(game, refused.value)
    world = game.sample(game.view(match.state, seat), Chance(seed))
    assert sentences(game, game.refusal(game.view(world, seat), pick)) == said, "the refusal tells of hidden things"


def sentences(game: Game, refused: Refused) -> list[str]:
    assert refused.game == game.name
    said = [refused.sentence(lang) for lang in LANGUAGES]
    assert not any(sentence.startswith(refused.id) for sentence in said), f"no sentence for {refused.id}"
    for lang in LANGUAGES:
        assert refused.clause in rulebook(game.name, lang).clauses, f"{refused.id} names no clause: {refused.clause!r}"
    return said
