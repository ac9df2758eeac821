"""Notices: it is your turn, you are invited, a match is over, somebody has come to your table.

Each notice is sent once (`about`), by the channels the person chose, and not to anybody who is looking at that table.
It contains only what anybody at the table may read: the game, a name, the link. A turn notice depends on nothing but
the person's own decision.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import smtplib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, select

from tablee.server import mailing, protocol, push
from tablee.server.store import StoreDown, schema
from tablee.server.table import Table
from tablee.server.waiting import is_asked
from tablee.text import catalogue

if TYPE_CHECKING:
    from tablee.server.house import House
    from tablee.server.serving import Serving

log = logging.getLogger("tablee.notices")
DAY = 86_400_000
QUIET = 15_000  # milliseconds of absence before a notice is sent: reloading a page is no absence
GONE = (404, 410)  # statuses of a push service for a subscription that has ended
USUAL: dict[str, list[str]] = {
    "turn": ["app", "push"],
    "invited": ["app", "push"],
    "over": ["app"],
    "came": ["app", "push"],
}


class Wanted(msgspec.Struct):
    """Which notices to send by which channel, whether friends may see where one plays, a pending confirmation code."""

    ways: dict[str, list[str]] = {}
    seen: bool = False
    code: str = ""


class Notifier:
    """Checks each table on every beat, and sends people the notices they are due."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.told: set[tuple[str, str]] = set()  # by this process, to save database queries
        self.signer: push.Signer | None = None

    async def start(self) -> None:
        """Load this server's Web Push key, created at the first start."""
        self.signer = push.Signer(await self.house.store.secret("vapid"))

    def look(self, serving: Serving) -> None:
        """Send notices to absent people about a table."""
        table = serving.table
        if table is None or serving.is_busy or table.opened.lesson or self.is_past(table):
            return
        away = {person for person in (*table.people(), table.host) if self.is_away(serving, person)}
        for person, kind, mark, name in due(table, away) if away else ():
            about = f"{kind}:{table.id}{mark}"
            if (person, about) in self.told:
                continue
            self.told.add((person, about))
            notice = protocol.Notice(about, kind, table.id, table.opened.game, name)  # type: ignore[arg-type]
            self.house.run(self.tell(person, notice), "notice")

    def is_away(self, serving: Serving, person: str) -> bool:
        """True if somebody has been absent for more than a moment."""
        gone = serving.presence.gone_since(person)
        return bool(person) and gone is not None and self.house.now() - gone >= QUIET

    def is_past(self, table: Table) -> bool:
        """True if a match ended so long ago that its notices may already have been deleted."""
        days = self.house.settings.retention.notices
        return bool(days) and table.status == "over" and self.house.now() - table.progress_at >= days * DAY

    async def tell(self, person: str, notice: protocol.Notice) -> None:
        """Send a notice, unless it was sent before or the person has hidden the table."""
        kept, sitting = schema.notices, schema.sitting
        values = {"person": person, "about": notice.about, "kind": notice.kind, "table_id": notice.table}
        values |= {"game": notice.game, "name": notice.name}
        try:
            hidden = select(sitting).where(
                sitting.c.person == person, sitting.c.table_id == notice.table, sitting.c.hidden
            )
            if await self.house.store.all(hidden):
                return
            new = self.house.store.insert_new(kept, **values, at=self.house.now(), read=False)
            if (await self.house.store.execute(new))[0]:
                await self._deliver(person, notice)
        except StoreDown as error:
            self.told.discard((person, notice.about))
            log.warning("notice not kept", extra={"error": str(error)})

    async def wishes(self, person: str) -> tuple[Wanted, str, bool]:
        """Return a person's notification settings, their e-mail address, and whether it is confirmed."""
        kept = schema.wishes
        found = await self.house.store.all(select(kept).where(kept.c.person == person))
        if not found:
            return Wanted(dict(USUAL)), "", False
        wanted = msgspec.json.decode(found[0].wanted, type=Wanted)
        wanted.ways = {**USUAL, **wanted.ways}
        return wanted, found[0].email, found[0].confirmed

    async def _deliver(self, person: str, notice: protocol.Notice) -> None:
        wanted, email, confirmed = await self.wishes(person)
        ways = wanted.ways.get(notice.kind, [])
        here = [one for one in self.house.connections if one.person == person]
        for connection in here if "app" in ways else []:
            connection.send(notice)
        if "push" in ways and not here:
            await self._push(person, notice)
        if "mail" in ways and confirmed and self.house.settings.smtp:
            await self.mail(email, (self.sentence(notice, await self._lang(person)), self.link(notice)))

    async def _lang(self, person: str) -> str:
        found = await self.house.store.all(select(schema.people.c.lang).where(schema.people.c.id == person))
        return str(found[0].lang) if found else "en"

    def sentence(self, notice: protocol.Notice, lang: str) -> str:
        game = catalogue(notice.game, lang).say("name")
        return catalogue("", lang).say(f"notice-{notice.kind}", {"game": game, "name": notice.name})

    def link(self, notice: protocol.Notice) -> str:
        """Return the link to the table, for mails."""
        settings = self.house.settings
        host = settings.hosts[0] if settings.hosts else f"{settings.host}:{settings.port}"
        return f"{'https' if settings.tls else 'http'}://{host}/t/{notice.table}"

    async def mail(self, to: str, written: tuple[str, str]) -> bool:
        """Send a mail; True if the mail server accepted it."""
        settings = self.house.settings
        try:
            await asyncio.to_thread(mailing.send, settings.smtp, settings.sender, to, written)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("mail not sent", extra={"error": type(error).__name__})
            return False
        return True

    async def _push(self, person: str, notice: protocol.Notice) -> None:
        assert self.signer is not None
        kept, settings = schema.pushes, self.house.settings
        said = {
            "title": self.sentence(notice, await self._lang(person)),
            "link": f"/t/{notice.table}",
            "tag": notice.about,
        }
        subject = f"https://{settings.hosts[0]}" if settings.hosts else "https://tablee.invalid"
        for row in await self.house.store.all(select(kept).where(kept.c.person == person)):
            body = push.encrypt(msgspec.json.encode(said), row.key, row.auth)
            status = await asyncio.to_thread(
                push.send, row.endpoint, body, (self.signer, subject), inner=settings.inner_pushes
            )
            if status in GONE:
                with contextlib.suppress(StoreDown):
                    await self.house.store.execute(delete(kept).where(kept.c.id == row.id))


def due(table: Table, away: set[str]) -> Iterator[tuple[str, str, str, str]]:
    """Yield the notices due to absent people: to whom, of which kind, what makes it unique, and the name to mention."""
    if table.status == "playing" and not table.paused:
        for seat, hold in enumerate(table.holds):
            if hold.person in away and is_asked(table, seat):
                yield hold.person, "turn", f":{seat}:{table.answers[seat] + table.undos}", ""
    elif table.status == "over":
        for person in table.people():
            if person in away:
                yield person, "over", "", ""
    elif table.status == "open" and table.host in away:
        for hold in table.holds:
            if hold.person and hold.person != table.host:
                yield table.host, "came", f":{hold.person}", hold.name


def as_json(wanted: Wanted) -> Any:
    """Encode for storage."""
    return msgspec.json.encode(wanted).decode()
