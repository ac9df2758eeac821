"""How strong people are at a game, as far as matches with other people tell (Elo): so that pairing finds their like.

A rating is moved in the transaction that ends a match. Nobody is shown it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.store.schema import ratings

MIDDLE = 1000.0  # where everybody begins
SPREAD = 400.0  # who is so much stronger wins ten times out of eleven
STEP, FIRST = 20.0, 40.0  # how far a match moves a rating at most, and while it is young
YOUNG = 10  # matches
ENOUGH = 5  # matches after which somebody has a rating
Stand = tuple[float, int]  # a rating, and after how many matches
Places = Sequence[tuple[str, int]]  # people, and the place each of them had in a match


def moved(before: dict[str, Stand], places: Places) -> dict[str, Stand]:
    """The ratings after a match: everybody has played everybody else."""
    gains = dict.fromkeys(before, 0.0)
    for (one, own), (other, theirs) in permutations(places, 2):
        expected = 1 / (1 + 10 ** ((before[other][0] - before[one][0]) / SPREAD))
        gains[one] += (0.5 if own == theirs else float(own < theirs)) - expected
    step = {one: (FIRST if matches < YOUNG else STEP) / (len(places) - 1) for one, (_, matches) in before.items()}
    return {one: (rating + step[one] * gains[one], matches + 1) for one, (rating, matches) in before.items()}


async def note(connection: AsyncConnection, insert: Callable[[Any], Any], game: str, places: Places) -> None:
    """Move the ratings of those who have played, with all else that ends their match."""
    people = [person for person, _ in places]
    wanted = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people))
    found = {row.person: (row.rating, row.matches) for row in (await connection.execute(wanted)).all()}
    before: dict[str, Stand] = dict.fromkeys(people, (MIDDLE, 0)) | found
    for person, (rating, matches) in sorted(
        moved(before, places).items()
    ):  # in one order, so that two processes never wait for one another
        values = {"rating": rating, "matches": matches}
        new = insert(ratings).values(person=person, game=game, **values)
        await connection.execute(new.on_conflict_do_update(index_elements=["person", "game"], set_=values))


def of(game: str, people: Sequence[str]) -> Any:
    """What reads the ratings of those who have one."""
    return select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people), ratings.c.matches >= ENOUGH)


def given_away(guest: str) -> tuple[Any, Any]:
    """What reads the ratings of a guest who becomes somebody else, and what deletes them."""
    mine = ratings.c.person == guest
    return select(ratings).where(mine), delete(ratings).where(mine)
