"""Signing in: by password, from another device, by recovery code or passkey. Each is one transaction."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import delete, select, update

from tablee.core.errors import Refused
from tablee.server import rows
from tablee.server.accounts import CODE_SECONDS, YEAR, Accounts, Person, check_new_password
from tablee.server.admin.steward import Steward
from tablee.server.names import CODE_LETTERS, new_token, read_code
from tablee.server.people_shapes import Recovery
from tablee.server.shapes import ResumeMade
from tablee.server.store import USED, Conflict, StoreDown, ratings, schema
from tablee.server.table import read_table

ATTEMPTS = 8  # retries when tables are played at in the meantime
CODES, LETTERS = 8, 10  # recovery codes, of 50 bits each
LONG = 50 * YEAR  # they do not expire


async def enter(accounts: Accounts, guest: Person | None, person: Person, by: tuple[str, str], *first: Any) -> str:
    """Sign in as this person; return the new cookie. `by`: the cookie and the device of the request.

    A guest's tables, history and company are merged into the person; the guest and all their cookies are deleted.
    `first`: changes to make in the same transaction; Refused, and nothing changes, if the first of them touches no row,
    because its secret was already used.
    """
    house, (cookie, device) = accounts.house, by
    new, kept = accounts.fresh(person.id, device)
    brought = guest is not None and guest.id != person.id and not guest.kept
    for _ in range(ATTEMPTS):
        steward = Steward(house.store, house.now(), "oneself", once=bool(first))
        changes, tables = [*first, accounts.forgotten(cookie)], list[str]()
        if guest is not None and brought:
            more, tables = await merged(steward, guest.id, person.id)
            changes += more
        try:
            if tables:  # running servers have to reload them
                await steward.do("enter", person.id, [*changes, kept], tables=tables)
            else:
                await house.store.execute(*changes, kept, once=bool(first))
        except Conflict as error:
            if USED in str(error):
                raise Refused("resume-wrong") from error
            continue
        await house.news.look()
        return new
    raise StoreDown("conflicts")


async def merged(steward: Steward, guest: str, person: str) -> tuple[list[Any], list[str]]:
    """Return the statements that merge a guest into a person, and the tables they change."""
    sitting, played, tokens, people = schema.sitting, schema.played, schema.tokens, schema.people
    found = await steward.store.all(select(sitting.c.table_id).where(sitting.c.person == guest))
    tables = sorted(row.table_id for row in found)
    changes: list[Any] = []
    for id in tables:
        table = read_table(id, await steward.store.rows(id))
        changes += steward.added(table, *(rows.Moved(seat, person) for seat in table.seats_of(guest)))
        changes.append(steward.store.insert_new(sitting, person=person, table_id=id))
    changes += [
        delete(sitting).where(sitting.c.person == guest),
        update(played).where(played.c.person == guest).values(person=person),
        *await brought_along(steward, guest, person),
        delete(tokens).where(tokens.c.person == guest),
        delete(people).where(people.c.id == guest),
    ]
    return changes, tables


async def brought_along(steward: Steward, guest: str, person: str) -> list[Any]:
    """Return the statements that merge a guest's company, ratings, reports and pushes, and delete the rest."""
    kept, reports, pushes = schema.company, schema.reports, schema.pushes
    about = (kept.c.person == guest) | (kept.c.other == guest)
    changes: list[Any] = [delete(kept).where(about)]
    for row in await steward.store.all(select(kept).where(about)):
        one, other = (person if id == guest else id for id in (row.person, row.other))
        if one != other:
            changes.append(steward.store.insert_new(kept, person=one, other=other, kind=row.kind, at=row.at))
    read, gone = ratings.given_away(guest)
    for row in await steward.store.all(read):
        values = {"game": row.game, "rating": row.rating, "matches": row.matches}
        changes.append(steward.store.insert_new(schema.ratings, person=person, **values))
    return [
        *changes,
        gone,
        update(reports).where(reports.c.by == guest).values(by=person),
        update(reports).where(reports.c.whom == guest).values(whom=person),
        update(pushes).where(pushes.c.person == guest).values(person=person),
        *(delete(one).where(one.c.person == guest) for one in (schema.seeking, schema.notices, schema.wishes)),
    ]


# Another device of the same person


async def offer_device(accounts: Accounts, person: Person) -> ResumeMade:
    """Create a link and a code to sign in another device. They work once, within minutes."""
    token = new_token()
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(9))
    kept, tokens = accounts.kept, schema.tokens
    await accounts.store.execute(
        delete(tokens).where(tokens.c.person == person.id, tokens.c.purpose == "device"),
        kept(token, "device", person.id, CODE_SECONDS),
        kept(code, "device", person.id, CODE_SECONDS),
    )
    return ResumeMade(f"/enter#{token}", token, code, CODE_SECONDS)


async def owner_of(accounts: Accounts, written: str, purpose: str) -> tuple[Person, str]:
    """Return whose secret this is, and its hash; Refused if it is invalid or expired."""
    row = await accounts.find(written, purpose) or await accounts.find(read_code(written), purpose)
    person = await accounts.person(row.person) if row else None
    if row is None or person is None:
        raise Refused("resume-wrong")
    return person, str(row.hash)


async def enter_by_device(
    accounts: Accounts, guest: Person | None, written: str, by: tuple[str, str]
) -> tuple[Person, str]:
    """Sign in as the person whose other device showed this link or code. It works once."""
    person, secret = await owner_of(accounts, written, "device")
    accounts.house.sanctions.check_person(person.id)
    tokens = schema.tokens
    used = (
        delete(tokens).where(tokens.c.hash == secret),
        delete(tokens).where(tokens.c.person == person.id, tokens.c.purpose == "device"),
    )
    return person, await enter(accounts, guest, person, by, *used)


# Recovery codes


async def new_codes(accounts: Accounts, person: Person) -> list[str]:
    """Create recovery codes that replace the previous ones; only their hashes are stored."""
    if not person.kept:
        raise Refused("login-none")
    made = ["".join(secrets.choice(CODE_LETTERS) for _ in range(LETTERS)) for _ in range(CODES)]
    tokens = schema.tokens
    await accounts.store.execute(
        delete(tokens).where(tokens.c.person == person.id, tokens.c.purpose == "recover"),
        *(accounts.kept(code, "recover", person.id, LONG) for code in made),
    )
    return [f"{code[:5]}-{code[5:]}" for code in made]


async def recover(accounts: Accounts, guest: Person | None, given: Recovery, by: tuple[str, str]) -> tuple[Person, str]:
    """Sign in by a recovery code, which is used up, and set a new password; all other devices are signed out."""
    person, secret = await owner_of(accounts, given.code, "recover")
    accounts.house.sanctions.check_person(person.id)
    tokens, people = schema.tokens, schema.people
    changes: list[Any] = [
        delete(tokens).where(tokens.c.hash == secret),
        delete(tokens).where(tokens.c.person == person.id, tokens.c.purpose == "person"),
    ]
    if person.login is not None:
        check_new_password(given.password, person.login)
        stored = await accounts.stored(given.password)
        changes.append(update(people).where(people.c.id == person.id).values(password=stored))
    return person, await enter(accounts, guest, person, by, *changes)
