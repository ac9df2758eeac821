"""Who belongs here: invitations to a closed server, admins, passwords, and the secret that signs cookies."""

from __future__ import annotations

import asyncio
import secrets

from sqlalchemy import delete, insert, select, update

from tablee.core.errors import Refused
from tablee.server.admin.moderation import find_person
from tablee.server.admin.steward import Steward
from tablee.server.names import CODE_LETTERS, hashed
from tablee.server.store import schema

DAY = 86_400_000
SECRET, BEFORE = "cookies", "cookies-before"
OVERLAP = 30 * DAY  # how long cookies of the secret before are taken and signed anew


async def invite(steward: Steward, uses: int = 1, days: int = 30, note: str = "") -> str:
    """A new invitation: words that let so many people in. Only their hash is kept."""
    code = "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(4)) for _ in range(4))
    values = {"hash": hashed(code), "left": uses, "expires": steward.now + days * DAY, "note": note[:80]}
    await steward.do("invite", note[:64], [insert(schema.invitations).values(**values)], uses=uses, days=days)
    return code


async def appoint(steward: Steward, login: str, *, is_admin: bool = True) -> None:
    """Name an account as admin, or no longer; either way it has to be entered anew."""
    person = await find_account(steward, login)
    people, tokens = schema.people, schema.tokens
    changes = [
        update(people).where(people.c.id == person).values(admin=is_admin),
        delete(tokens).where(tokens.c.person == person, tokens.c.purpose == "person"),
    ]
    await steward.do("appoint" if is_admin else "dismiss", login.lower(), changes)


async def reset_password(steward: Steward, login: str) -> str:
    """A new password for somebody who has forgotten theirs; whoever had entered the account is out."""
    from tablee.server.accounts import hasher

    person = await find_account(steward, login)
    password = secrets.token_urlsafe(9)
    people, tokens = schema.people, schema.tokens
    stored = await asyncio.to_thread(hasher().hash, password)
    changes = [
        update(people).where(people.c.id == person).values(password=stored),
        delete(tokens).where(tokens.c.person == person, tokens.c.purpose == "person"),
    ]
    await steward.do("password", login.lower(), changes)
    return password


async def find_account(steward: Steward, login: str) -> str:
    person = await find_person(steward, login)
    if person.login != login.lower():
        raise Refused("person-unknown", whom=login)
    return str(person.id)


async def rotate(steward: Steward, *, at_once: bool = False) -> None:
    """A new secret for cookies. Those of the old one are taken for 30 days and signed anew; at once, not any more."""
    kept = schema.settings
    old = (await steward.store.all(select(kept.c.value).where(kept.c.name == SECRET)))[0].value
    changes = [
        update(kept).where(kept.c.name == SECRET).values(value=secrets.token_hex(32)),
        delete(kept).where(kept.c.name == BEFORE),
    ]
    if not at_once:
        changes.append(insert(kept).values(name=BEFORE, value=f"{old} {steward.now + OVERLAP}"))
    await steward.do("rotate", "", changes, at_once=at_once)
