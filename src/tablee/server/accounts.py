"""People: known by a signed cookie, with an account if they like."""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import msgspec
from itsdangerous import BadSignature, Signer
from sqlalchemy import ColumnElement, Delete, Insert, Row, delete, exists, insert, select, update

from tablee.core.errors import Refused
from tablee.server.guest_names import new_guest_name
from tablee.server.house import House
from tablee.server.names import CODE_LETTERS, hashed, new_person_id, new_token, read_code
from tablee.server.people_shapes import Credentials, NewSettings, Preferences
from tablee.server.protocol import Lang
from tablee.server.shapes import Resumed, ResumeMade
from tablee.server.store import Conflict, schema

if TYPE_CHECKING:
    from argon2 import PasswordHasher

COOKIE = "tablee"
YEAR = 365 * 86_400
DAY = 86_400_000  # milliseconds
LINK_SECONDS = 86_400
CODE_SECONDS = 600
HOUR = 3_600_000
SHORTEST = 8  # letters of a password
# What is tried first, of eight letters or more.
COMMON = {
    "password", "password1", "password123", "passw0rd", "12345678", "123456789", "1234567890", "87654321", "qwertyuiop",
    "qwerty123", "azertyuiop", "azerty123", "iloveyou", "sunshine", "princess", "football", "baseball", "motdepasse",
    "jetaime123", "doudoune", "letmein1", "trustno1", "superman", "1q2w3e4r", "1qaz2wsx", "abcd1234", "abcdefgh",
}  # fmt: skip


@cache
def hasher() -> PasswordHasher:
    """Argon2, loaded when the first password comes."""
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def nobody() -> str:
    """The hash of a password nobody has, so that an unknown name takes as long as a wrong password."""
    return hasher().hash(secrets.token_hex(16))


def fits(stored: str, password: str) -> bool:
    """Whether this is the password of a hash."""
    from argon2.exceptions import InvalidHashError, VerifyMismatchError

    try:
        return hasher().verify(stored, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


def check_login(login: str) -> None:
    """Refused when an account cannot be called so."""
    if not re.fullmatch(r"[A-Za-z0-9._@+-]{2,40}", login):
        raise Refused("login-letters")


def check_new_password(password: str, login: str) -> None:
    """Refused when a password is too short, or one of those that are tried first."""
    plain = password.casefold()
    if len(plain) < SHORTEST:
        raise Refused("password-short", allowed=SHORTEST)
    if len(set(plain)) < 4 or plain in COMMON or (login and login.casefold() in plain and len(plain) < len(login) + 6):
        raise Refused("password-weak")


@dataclass(slots=True)
class Person:
    """Somebody: a guest under a name, or the owner of an account."""

    id: str = ""
    name: str = ""
    lang: Lang = "en"
    login: str | None = None
    admin: bool = False
    invited: bool = False
    settings: Preferences | None = None
    kept: bool = False  # whether they can come back without their cookie: by a password or a passkey


class Accounts:
    """Who is asking, and how they become somebody."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store

    # Cookies

    def _signer(self) -> Signer:
        return Signer(self.house.secrets, salt="tablee cookie")  # signs with the last, takes those before too

    async def read(self, cookie: str) -> Person | None:
        """The person of a cookie; None when it is not one of ours."""
        try:
            token = self._signer().unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        found = await self.find(token, "person")
        if found is None:
            return None
        now = self.house.now()
        if found.seen < now - HOUR:
            used = update(schema.tokens).where(schema.tokens.c.hash == found.hash).values(seen=now)
            await self.store.execute(used)
        return await self.person(found.person)

    async def person(self, id: str) -> Person | None:
        """The person of this id."""
        return await self._person(schema.people.c.id == id)

    def renewed(self, cookie: str) -> str:
        """The same cookie signed by the newest secret; nothing when it is already."""
        token = self._signer().unsign(cookie).decode()
        again = self._signer().sign(token).decode()
        return "" if again == cookie else again

    def key(self, cookie: str) -> str:
        """How the secret of a cookie is stored; empty when it is not one of ours."""
        try:
            return hashed(self._signer().unsign(cookie).decode())
        except (BadSignature, UnicodeDecodeError):
            return ""

    def fresh(self, person: str, device: str) -> tuple[str, Insert]:
        """A cookie for a person, a fresh secret, and what has to be written for it to count."""
        token, now = new_token(), self.house.now()
        known = {"id": new_person_id(), "device": device[:80], "made": now, "seen": now}
        return self._signer().sign(token).decode(), self.kept(token, "person", person, YEAR).values(**known)

    def forgotten(self, cookie: str) -> Delete:
        """What makes a cookie worthless."""
        return delete(schema.tokens).where(schema.tokens.c.hash == self.key(cookie))

    async def forget_cookie(self, cookie: str) -> None:
        """Make a cookie worthless."""
        await self.store.execute(self.forgotten(cookie))

    async def replace_cookie(self, cookie: str, person: str, device: str, *changes: Any) -> str:
        """A new cookie for somebody who may do more, or other things, than before; the one they had is worthless.

        `changes` are what they may do now, in the same transaction; Conflict when they are in the way of another's.
        """
        new, kept = self.fresh(person, device)
        await self.store.execute(*changes, self.forgotten(cookie), kept)
        return new

    async def new_person(self, lang: Lang, device: str) -> tuple[Person, str]:
        """A guest, under a name made up for them, and their cookie."""
        person = Person(new_person_id(), new_guest_name(lang), lang)
        now = self.house.now()
        values = {"id": person.id, "name": person.name, "lang": lang, "created": now, "seen": now}
        cookie, kept = self.fresh(person.id, device)
        await self.store.execute(insert(schema.people).values(**values, admin=False, invited=False), kept)
        return person, cookie

    async def rename(self, person: Person, name: str, lang: Lang) -> None:
        people = schema.people
        await self.store.execute(update(people).where(people.c.id == person.id).values(name=name, lang=lang))

    async def keep_settings(self, person: Person, given: NewSettings) -> None:
        """Keep how somebody likes the app."""
        people, text = schema.people, msgspec.json.encode(given.settings).decode()
        await self.store.execute(update(people).where(people.c.id == person.id).values(lang=given.lang, settings=text))

    async def _person(self, which: ColumnElement[bool]) -> Person | None:
        people = schema.people
        has_key = exists().where(schema.passkeys.c.person == people.c.id).label("has_key")
        found = await self.store.all(select(people, has_key).where(which))
        if not found:
            return None
        row, now = found[0], self.house.now()
        if row.seen < now - DAY:
            await self.store.execute(update(people).where(people.c.id == row.id).values(seen=now))
        lang: Lang = "fr" if row.lang == "fr" else "en"
        settings = msgspec.json.decode(row.settings, type=Preferences) if row.settings else None
        kept = bool(row.login or row.has_key)
        return Person(row.id, row.name, lang, row.login, row.admin, row.invited, settings, kept)

    # Secrets

    def kept(self, token: str, purpose: str, person: str, seconds: int, where: tuple[str, int] = ("", -1)) -> Insert:
        """What is stored of a secret."""
        values = {"hash": hashed(token), "purpose": purpose, "person": person, "table_id": where[0], "seat": where[1]}
        return insert(schema.tokens).values(**values, expires=self.house.now() + seconds * 1000)

    async def find(self, token: str, purpose: str) -> Row[Any] | None:
        """What a secret is for; None when it is unknown or too old."""
        kept, wanted = schema.tokens, hashed(token)
        for row in await self.store.all(select(kept).where(kept.c.hash == wanted, kept.c.purpose == purpose)):
            if hmac.compare_digest(row.hash, wanted) and row.expires > self.house.now():
                return row
        return None

    async def offer_seat(self, person: Person, table: str, seat: int) -> ResumeMade:
        """A link and a code that move a seat to whoever uses them first."""
        token = new_token()
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))
        where = (table, seat)
        await self.store.execute(
            self.kept(token, "seat", person.id, LINK_SECONDS, where),
            self.kept(code, "seat", person.id, CODE_SECONDS, where),
        )
        return ResumeMade(f"/resume#{token}", token, code, CODE_SECONDS)

    async def take_seat(self, person: Person, token: str) -> Resumed:
        """Move the seat of a link or code here; it works once."""
        row = await self.find(token, "seat") or await self.find(read_code(token), "seat")
        if row is None:
            raise Refused("resume-wrong")
        kept = schema.tokens
        same = (kept.c.purpose == "seat") & (kept.c.table_id == row.table_id) & (kept.c.seat == row.seat)
        used = await self.store.execute(delete(kept).where(kept.c.hash == row.hash), delete(kept).where(same))
        if not used[0]:
            raise Refused("resume-wrong")
        serving = await self.house.find(row.table_id)
        await serving.turn(partial(serving.move_seats, [row.seat], row.person, person.id))
        return Resumed(row.table_id, row.seat)

    # Accounts

    async def stored(self, password: str) -> str:
        """A password as it is stored."""
        return await asyncio.to_thread(hasher().hash, password)

    async def register(self, person: Person, given: Credentials, by: tuple[str, str]) -> str:
        """Give somebody an account, and a new cookie in place of the one they came with; Refused when the name is taken."""
        if person.login:
            raise Refused("login-has")
        check_login(given.login)
        check_new_password(given.password, given.login)
        password, people = await self.stored(given.password), schema.people
        changed = update(people).where(people.c.id == person.id).values(login=given.login.lower(), password=password)
        try:
            return await self.replace_cookie(by[0], person.id, by[1], changed)
        except Conflict as error:
            raise Refused("login-taken") from error

    async def login(self, given: Credentials) -> Person:
        """The person of an account; Refused alike for a wrong name and a wrong password, and as slowly."""
        people = schema.people
        wanted = select(people.c.password).where(people.c.login == given.login.lower())
        found = await self.store.all(wanted)
        stored = found[0].password if found else await asyncio.to_thread(nobody)
        person = await self._person(people.c.login == given.login.lower())
        if not await asyncio.to_thread(fits, stored, given.password) or person is None:
            raise Refused("login-wrong")
        return person

    async def check_password(self, person: Person, password: str) -> None:
        """Refused unless this is the password of the person's account."""
        people = schema.people
        found = await self.store.all(select(people.c.password).where(people.c.id == person.id))
        stored = found[0].password if found and found[0].password else await asyncio.to_thread(nobody)
        if not await asyncio.to_thread(fits, stored, password):
            raise Refused("password-wrong")

    async def change_password(self, person: Person, password: str, device: str) -> str:
        """A new password; every cookie of the account is worthless but the new one that comes with it."""
        check_new_password(password, person.login or "")
        people, tokens = schema.people, schema.tokens
        stored = await self.stored(password)
        return await self.replace_cookie(
            "",
            person.id,
            device,
            update(people).where(people.c.id == person.id).values(password=stored),
            delete(tokens).where(tokens.c.person == person.id, tokens.c.purpose == "person"),
        )

    # A closed server

    async def use_invitation(self, person: Person, code: str) -> None:
        """Let a person in by an invitation; Refused when it is none, or used up."""
        kept, people = schema.invitations, schema.people
        words = "-".join(re.findall("....", read_code(code)))
        good = (kept.c.hash == hashed(words)) & (kept.c.left > 0) & (kept.c.expires > self.house.now())
        if not (await self.store.execute(update(kept).where(good).values(left=kept.c.left - 1)))[0]:
            raise Refused("invitation-wrong")
        await self.store.execute(update(people).where(people.c.id == person.id).values(invited=True))
