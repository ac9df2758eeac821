"""Elo ratings from matches against other people, so that matchmaking finds opponents of similar strength.

A rating is updated in the transaction that ends the match. It is shown to nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.store.schema import ratings

MIDDLE = 1000.0  # everybody's initial rating
SPREAD = 400.0  # a lead of this much means winning ten times out of eleven
STEP, FIRST = 20.0, 40.0  # the largest change per match, and the same for a new player
YOUNG = 10  # matches for which a player counts as new
ENOUGH = 5  # matches before a rating is used
Stand = tuple[float, int]  # a rating, and the number of matches behind it
Places = Sequence[tuple[str, int]]  # people, and the place each of them took in a match


def moved(before: dict[str, Stand], places: Places) -> dict[str, Stand]:
    """Return the ratings after a match, scored as if everybody had played everybody else."""
    gains = dict.fromkeys(before, 0.0)
    for (one, own), (other, theirs) in permutations(places, 2):
        expected = 1 / (1 + 10 ** ((before[other][0] - before[one][0]) / SPREAD))
        gains[one] += (0.5 if own == theirs else float(own < theirs)) - expected
    step = {one: (FIRST if matches < YOUNG else STEP) / (len(places) - 1) for one, (_, matches) in before.items()}
    return {one: (rating + step[one] * gains[one], matches + 1) for one, (rating, matches) in before.items()}


async def note(connection: AsyncConnection, insert: Callable[[Any], Any], game: str, places: Places) -> None:
    """Update the players' ratings in the transaction that ends their match."""
    people = [person for person, _ in places]
    wanted = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people))
    found = {row.person: (row.rating, row.matches) for row in (await connection.execute(wanted)).all()}
    before: dict[str, Stand] = dict.fromkeys(people, (MIDDLE, 0)) | found
    for person, (rating, matches) in sorted(
        moved(before, places).items()
    ):  # in a fixed order, so that two processes never deadlock
        values = {"rating": rating, "matches": matches}
        new = insert(ratings).values(person=person, game=game, **values)
        await connection.execute(new.on_conflict_do_update(index_elements=["person", "game"], set_=values))


def of(game: str, people: Sequence[str]) -> Any:
    """Return the query for the ratings of people who have played enough matches."""
    return select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people), ratings.c.matches >= ENOUGH)


def given_away(guest: str) -> tuple[Any, Any]:
    """Return the statements that read and that delete the ratings of a guest who becomes another person."""
    mine = ratings.c.person == guest
    return select(ratings).where(mine), delete(ratings).where(mine)
