"""Refusals: a pick that is not offered is refused with a clause, using the view only, and changes nothing."""

from __future__ import annotations

from tablee.contract.case import Case, play, whole
from tablee.contract.claims import refusal_of, same
from tablee.core.bits import members
from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.text import LANGUAGES, rulebook


def refusals_name_a_clause(case: Case) -> None:
    """Try random picks that are not offered, at some moments of a match."""
    game, chance = case.game, case.stream(6)
    for moment in play(case).some(10):
        match = Match.from_state(game, case.start().settings, moment.before.clone(), seed=case.seed)
        before = whole(game, match.state), match.record.dumps()
        for seat in members(match.state.asked | match.state.sealed):
            offered = {game.picks.texts[pick] for pick in match.state.options(seat)}
            known = {game.picks.texts[chance.below(len(game.picks))] for _ in range(6)}
            for text in sorted((known | {any_words(game, chance) for _ in range(12)}) - offered):
                refused_alike(match, seat, text, case.seed)
        assert (whole(game, match.state), match.record.dumps()) == before, "a refused pick changed something"


def any_words(game: Game, chance: Chance) -> str:
    """Return a verb with random things of the game, not always of the right kinds; most can never be picked."""
    picks = game.picks
    verb = sorted(picks.verbs)[chance.below(len(picks.verbs))]
    kinds = list(picks.verbs[verb][: chance.below(len(picks.verbs[verb]) + 1)])
    if not chance.below(4):
        kinds.append(sorted(picks.things)[chance.below(len(picks.things))])
    things = [sorted(picks.things[kind]) for kind in kinds]
    return " ".join([verb, *(names[chance.below(len(names))] for names in things)])


def refused_alike(match: Match, seat: int, pick: str, seed: int) -> None:
    """Check that a pick is refused with a clause and texts, and identically in a world that looks the same."""
    game = match.game
    refused = refusal_of(lambda: match.pick(seat, pick), f"{pick!r} was accepted although it is not offered")
    said = sentences(game, refused)
    world = game.sample(game.view(match.state, seat), Chance(seed))
    again = sentences(game, game.why_not(world, seat, pick))
    same(again, said, "the reason for a refusal depends on hidden information")


def sentences(game: Game, refused: Refused) -> list[str]:
    """Return the refusal's text in every language, checking that its clause exists."""
    same(refused.game, game.name, f"the refusal {refused.id} names another game")
    said = [refused.sentence(lang) for lang in LANGUAGES]
    assert not any(sentence.startswith(refused.id) for sentence in said), f"no text for {refused.id}"
    for lang in LANGUAGES:
        assert refused.clause in rulebook(game.name, lang).clauses, (
            f"{refused.id} names an unknown clause: {refused.clause!r}"
        )
    return said
