"""Membership: invitations to a closed server, admins, passwords, and the secret that signs cookies."""

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
OVERLAP = 30 * DAY  # how long cookies signed with the previous secret are accepted and re-signed


async def invite(steward: Steward, uses: int = 1, days: int = 30, note: str = "") -> str:
    """Create an invitation code good for `uses` people, and return it. Only its hash is stored."""
    code = "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(4)) for _ in range(4))
    values = {"hash": hashed(code), "left": uses, "expires": steward.now + days * DAY, "note": note[:80]}
    await steward.do("invite", note[:64], [insert(schema.invitations).values(**values)], uses=uses, days=days)
    return code


async def appoint(steward: Steward, login: str, *, is_admin: bool = True) -> None:
    """Make an account an admin, or revoke it. Either way its sessions end and it has to log in again."""
    person = await find_account(steward, login)
    people, tokens = schema.people, schema.tokens
    changes = [
        update(people).where(people.c.id == person).values(admin=is_admin),
        delete(tokens).where(tokens.c.person == person, tokens.c.purpose == "person"),
    ]
    await steward.do("appoint" if is_admin else "dismiss", login.lower(), changes)


async def reset_password(steward: Steward, login: str) -> str:
    """Set and return a new password for somebody who has forgotten theirs; all their sessions end."""
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
    """Replace the cookie secret. Old cookies are accepted and re-signed for 30 days; with `at_once`, not at all."""
    kept = schema.settings
    old = (await steward.store.all(select(kept.c.value).where(kept.c.name == SECRET)))[0].value
    changes = [
        update(kept).where(kept.c.name == SECRET).values(value=secrets.token_hex(32)),
        delete(kept).where(kept.c.name == BEFORE),
    ]
    if not at_once:
        changes.append(insert(kept).values(name=BEFORE, value=f"{old} {steward.now + OVERLAP}"))
    await steward.do("rotate", "", changes, at_once=at_once)
