"""A person's notices as an RSS feed and as an iCalendar, for matches that take days."""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime
from xml.sax.saxutils import escape

from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response

from tablee.core.errors import Refused
from tablee.server import protocol
from tablee.server.api.door import Door
from tablee.server.company_shapes import NoticeLine
from tablee.server.house import House
from tablee.server.openapi import Routes, Says
from tablee.server.store import schema

LATEST = 30
WIDTH = 74  # bytes per calendar line; RFC 5545 allows 75
kept = schema.notices


def name_of(house: House, person: str) -> str:
    """Return the secret name of a person's feeds."""
    made = hmac.new(house.secrets[-1].encode(), f"feed {person}".encode(), hashlib.sha256).hexdigest()
    return f"{person}.{made[:32]}"


async def latest(house: House, person: str) -> list[NoticeLine]:
    """Return a person's latest notices, newest first."""
    found = await house.store.all(select(kept).where(kept.c.person == person).order_by(kept.c.at.desc()).limit(LATEST))
    return [NoticeLine(row.about, row.kind, row.table_id, row.game, row.name, row.at, row.read) for row in found]


async def told(house: House, name: str) -> list[tuple[NoticeLine, str]]:
    """Return the notices of a feed's owner, each with its sentence; Refused if there is no such feed."""
    person = name.partition(".")[0]
    if not hmac.compare_digest(name.encode(), name_of(house, person).encode()):
        raise Refused("not-found")
    found = await house.store.all(select(schema.people.c.lang).where(schema.people.c.id == person))
    lang = str(found[0].lang) if found else "en"
    return [(line, house.notifier.sentence(as_notice(line), lang)) for line in await latest(house, person)]


def as_notice(line: NoticeLine) -> protocol.Notice:
    return protocol.Notice(line.about, line.kind, line.table, line.game, line.name)


def as_news(lines: list[tuple[NoticeLine, str]], base: str) -> str:
    """Format notices as RSS 2.0."""
    items = "".join(
        f"<item><title>{escape(sentence)}</title><link>{escape(base)}/t/{line.table}</link>"
        f'<guid isPermaLink="false">{escape(line.about)}</guid></item>'
        for line, sentence in lines
    )
    head = f"<title>Tablée</title><link>{escape(base)}</link><description>Tablée</description>"
    return f'<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel>{head}{items}</channel></rss>'


def as_calendar(lines: list[tuple[NoticeLine, str]], base: str) -> str:
    """Format notices as a calendar (RFC 5545), one event each, at the time it was sent."""
    written = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tablée//Tablée//EN", "X-WR-CALNAME:Tablée"]
    for line, sentence in lines:
        at = datetime.fromtimestamp(line.at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")
        written += [
            "BEGIN:VEVENT",
            f"UID:{line.about}@tablee",
            f"DTSTAMP:{at}",
            f"DTSTART:{at}",
            "DURATION:PT15M",
            f"SUMMARY:{as_text(sentence)}",
            f"URL:{base}/t/{line.table}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    return "".join(f"{folded(one)}\r\n" for one in [*written, "END:VCALENDAR"])


def as_text(said: str) -> str:
    """Escape text for a calendar; control characters go, so that a player's name cannot inject lines."""
    plain = "".join(" " if one.isspace() else one for one in said if one.isprintable() or one.isspace())
    return plain.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")


def folded(line: str) -> str:
    """Fold a calendar line that is too long, between characters."""
    parts, size = [""], 0
    for letter in line:
        length = len(letter.encode())
        if size + length > WIDTH:
            parts.append("")
            size = 1
        parts[-1] += letter
        size += length
    return "\r\n ".join(parts)


def add(routes: Routes, door: Door) -> None:
    """Add the feeds. Their secret address is enough; no cookie is needed."""
    house = door.house

    def base(request: Request) -> str:
        return str(request.base_url).rstrip("/")

    @routes.add("GET", "/api/feed/{name}", Says(gives="text", problems=(404,)))
    async def feed(request: Request, name: str) -> Response:
        """Return one's notices as RSS."""
        return Response(as_news(await told(house, name), base(request)), media_type="application/rss+xml")

    @routes.add("GET", "/api/calendar/{name}", Says(gives="text", problems=(404,)))
    async def calendar(request: Request, name: str) -> Response:
        """Return one's notices as a calendar (iCalendar)."""
        return Response(as_calendar(await told(house, name), base(request)), media_type="text/calendar")
