"""People: identified by a signed cookie, optionally with an account."""

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
from tablee.server.people_shapes import Credentials, NewPreferences, Preferences
from tablee.server.protocol import Lang
from tablee.server.shapes import Resumed, ResumeMade
from tablee.server.store import Conflict, schema

if TYPE_CHECKING:
    from argon2 import PasswordHasher

YEAR = 365 * 86_400
DAY = 86_400_000  # milliseconds
LINK_SECONDS = 86_400
CODE_SECONDS = 600
HOUR = 3_600_000
SHORTEST = 8  # minimum password length
# Common passwords of at least eight characters, which attackers try first.
COMMON = {
    "password", "password1", "password123", "passw0rd", "12345678", "123456789", "1234567890", "87654321", "qwertyuiop",
    "qwerty123", "azertyuiop", "azerty123", "iloveyou", "sunshine", "princess", "football", "baseball", "motdepasse",
    "jetaime123", "doudoune", "letmein1", "trustno1", "superman", "1q2w3e4r", "1qaz2wsx", "abcd1234", "abcdefgh",
}  # fmt: skip


@cache
def hasher() -> PasswordHasher:
    """Return the Argon2 hasher, imported on first use."""
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def nobody() -> str:
    """Return the hash of a random password, so that an unknown login takes as long to reject as a wrong password."""
    return hasher().hash(secrets.token_hex(16))


def fits(stored: str, password: str) -> bool:
    """True if the password matches the hash."""
    from argon2.exceptions import InvalidHashError, VerifyMismatchError

    try:
        return hasher().verify(stored, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


def check_login(login: str) -> None:
    """Raise Refused if a login contains characters that are not allowed."""
    if not re.fullmatch(r"[A-Za-z0-9._@+-]{2,40}", login):
        raise Refused("login-letters")


def check_new_password(password: str, login: str) -> None:
    """Raise Refused if a password is too short or too easy to guess."""
    plain = password.casefold()
    if len(plain) < SHORTEST:
        raise Refused("password-short", allowed=SHORTEST)
    if len(set(plain)) < 4 or plain in COMMON or (login and login.casefold() in plain and len(plain) < len(login) + 6):
        raise Refused("password-weak")


@dataclass(slots=True)
class Person:
    """A person: a guest with a name, or the owner of an account."""

    id: str = ""
    name: str = ""
    lang: Lang = "en"
    login: str | None = None
    admin: bool = False
    invited: bool = False
    preferences: Preferences | None = None
    kept: bool = False  # can log in again without this cookie, with a password or a passkey


class Accounts:
    """Identifies people, and creates and changes their accounts."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store

    # Cookies

    def _signer(self) -> Signer:
        return Signer(self.house.secrets, salt="tablee cookie")  # signs with the last, accepts earlier ones

    async def read(self, cookie: str) -> Person | None:
        """Return the person a cookie belongs to; None if it is not one of ours."""
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
        """Return the person with this id, if any."""
        return await self._person(schema.people.c.id == id)

    def renewed(self, cookie: str) -> str:
        """Return the cookie signed with the newest secret; "" if it already is."""
        token = self._signer().unsign(cookie).decode()
        again = self._signer().sign(token).decode()
        return "" if again == cookie else again

    def key(self, cookie: str) -> str:
        """Return the hash under which a cookie's secret is stored; "" if it is not one of ours."""
        try:
            return hashed(self._signer().unsign(cookie).decode())
        except (BadSignature, UnicodeDecodeError):
            return ""

    def fresh(self, person: str, device: str) -> tuple[str, Insert]:
        """Create a cookie with a fresh secret; return it and the statement that stores it."""
        token, now = new_token(), self.house.now()
        known = {"id": new_person_id(), "device": device[:80], "made": now, "seen": now}
        return self._signer().sign(token).decode(), self.kept(token, "person", person, YEAR).values(**known)

    def forgotten(self, cookie: str) -> Delete:
        """Return the statement that revokes a cookie."""
        return delete(schema.tokens).where(schema.tokens.c.hash == self.key(cookie))

    async def replace_cookie(self, cookie: str, person: str, device: str, *changes: Any) -> str:
        """Issue a new cookie to a person whose rights change, and revoke the old one.

        `changes` are applied in the same transaction; Conflict if they violate a constraint, such as a taken login.
        """
        new, kept = self.fresh(person, device)
        await self.store.execute(*changes, self.forgotten(cookie), kept)
        return new

    async def new_person(self, lang: Lang, device: str) -> tuple[Person, str]:
        """Create a guest with a generated name, and their cookie."""
        person = Person(new_person_id(), new_guest_name(lang), lang)
        now = self.house.now()
        values = {"id": person.id, "name": person.name, "lang": lang, "created": now, "seen": now}
        cookie, kept = self.fresh(person.id, device)
        await self.store.execute(insert(schema.people).values(**values, admin=False, invited=False), kept)
        return person, cookie

    async def rename(self, person: Person, name: str, lang: Lang) -> None:
        people = schema.people
        await self.store.execute(update(people).where(people.c.id == person.id).values(name=name, lang=lang))

    async def keep_preferences(self, person: Person, given: NewPreferences) -> None:
        """Save a person's preferences."""
        people, text = schema.people, msgspec.json.encode(given.preferences).decode()
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
        preferences = msgspec.json.decode(row.settings, type=Preferences) if row.settings else None
        kept = bool(row.login or row.has_key)
        return Person(row.id, row.name, lang, row.login, row.admin, row.invited, preferences, kept)

    # Secrets

    def kept(self, token: str, purpose: str, person: str, seconds: int, where: tuple[str, int] = ("", -1)) -> Insert:
        """Return the statement that stores the hash of a secret."""
        values = {"hash": hashed(token), "purpose": purpose, "person": person, "table_id": where[0], "seat": where[1]}
        return insert(schema.tokens).values(**values, expires=self.house.now() + seconds * 1000)

    async def find(self, token: str, purpose: str) -> Row[Any] | None:
        """Return what a secret is for; None if it is unknown or expired."""
        kept, wanted = schema.tokens, hashed(token)
        for row in await self.store.all(select(kept).where(kept.c.hash == wanted, kept.c.purpose == purpose)):
            if hmac.compare_digest(row.hash, wanted) and row.expires > self.house.now():
                return row
        return None

    async def offer_seat(self, person: Person, table: str, seat: int) -> ResumeMade:
        """Create a link and a code that move a seat to whoever uses them first."""
        token = new_token()
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))
        where = (table, seat)
        await self.store.execute(
            self.kept(token, "seat", person.id, LINK_SECONDS, where),
            self.kept(code, "seat", person.id, CODE_SECONDS, where),
        )
        return ResumeMade(f"/resume#{token}", token, code, CODE_SECONDS)

    async def take_seat(self, person: Person, token: str) -> Resumed:
        """Move the seat of a link or code to this person. It works once."""
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
        """Hash a password for storage."""
        return await asyncio.to_thread(hasher().hash, password)

    async def register(self, person: Person, given: Credentials, by: tuple[str, str]) -> str:
        """Create an account and return a new cookie that replaces the old one; Refused if the login is taken."""
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
        """Return the account's owner. A wrong login and a wrong password are refused alike, and take equally long."""
        people = schema.people
        wanted = select(people.c.password).where(people.c.login == given.login.lower())
        found = await self.store.all(wanted)
        stored = found[0].password if found else await asyncio.to_thread(nobody)
        person = await self._person(people.c.login == given.login.lower())
        if not await asyncio.to_thread(fits, stored, given.password) or person is None:
            raise Refused("login-wrong")
        return person

    async def check_password(self, person: Person, password: str) -> None:
        """Raise Refused unless this is the person's password."""
        people = schema.people
        found = await self.store.all(select(people.c.password).where(people.c.id == person.id))
        stored = found[0].password if found and found[0].password else await asyncio.to_thread(nobody)
        if not await asyncio.to_thread(fits, stored, password):
            raise Refused("password-wrong")

    async def change_password(self, person: Person, password: str, device: str) -> str:
        """Change the password, revoke all of the account's cookies and return a new one."""
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
        """Admit a person by an invitation; Refused if it is invalid or used up."""
        kept, people = schema.invitations, schema.people
        words = "-".join(re.findall("....", read_code(code)))
        good = (kept.c.hash == hashed(words)) & (kept.c.left > 0) & (kept.c.expires > self.house.now())
        if not (await self.store.execute(update(kept).where(good).values(left=kept.c.left - 1)))[0]:
            raise Refused("invitation-wrong")
        await self.store.execute(update(people).where(people.c.id == person.id).values(invited=True))
