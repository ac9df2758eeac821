"""A table at any position: the page talks to its server, but the match it is shown is the staged one."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tablee.core.errors import Refused
from tablee.core.match import Match
from tests.e2e.guest import PHONE, WIDE, Guest

Json = dict[str, Any]


def looks(theme: str, screen: str) -> pytest.MarkDecorator:
    """Every theme on every screen: this pair every day, the others in long runs."""
    cases = [
        pytest.param(each, size, id=f"{name}-{each}", marks=[] if (each, name) == (theme, screen) else pytest.mark.long)
        for each in ("dark", "light")
        for name, size in (("wide", WIDE), ("phone", PHONE))
    ]
    return pytest.mark.parametrize(("theme", "screen"), cases)


class Stage:
    """Replaces the server's match: the page is told this match's events, and its picks are made here."""

    def __init__(self, guest: Guest, match: Match, seat: int, past: bool = False) -> None:
        """Show the match to this seat; with its `past`, the page is also told what happened before."""
        self.match, self.seat, self.page, self.past = match, seat, guest.page, past
        self.line: WebSocketRoute | None = None
        self.table, self.last, self.shown, self.number = "", 0, 0, 0
        self.picked: list[str] = []  # picks made by the page
        self.clocks: Json | None = None
        guest.page.route_web_socket(re.compile("/ws"), self._connect)
        others = [None if other == seat else "random" for other in range(match.seats)]
        guest.start(game=match.game.name, seats=match.seats, bots=others, settings=dict(match.settings))
        expect(guest.page.locator(".middle button:visible").first).to_be_visible()

    def lay(self, match: Match) -> Stage:
        """Show another match of as many seats in the page that is already open."""
        self.match, self.shown = match, len(match.events)
        self.tell()
        return self

    def pick(self, seat: int, *picks: str) -> None:
        """Make picks for a seat, and tell the page."""
        for pick in picks:
            self.match.pick(seat, pick)
        self.tell()

    def tell(self) -> None:
        """Send the page what happened since it was last told."""
        events = self.match.told(self.seat, self.shown)
        self.shown += len(events)
        message = {
            "type": "told",
            "table": self.table,
            "seat": self.seat,
            "after": self.last,
            "events": events,
            "closed": {},
        }
        self.last += len(events)
        assert self.line is not None
        self.line.send(json.dumps(message | self._now()))

    def _now(self) -> Json:
        match, asked = self.match, self.match.decision(self.seat)
        self.number += 1
        decision = asked and {"kind": asked.kind, "args": asked.args, "options": asked.options}
        result = {"scores": match.scores, "ranking": match.ranking, "winners": match.winners}
        return {
            "view": match.view(self.seat),
            "decision": decision and {**decision, "number": self.number, "answered": asked and asked.answered},
            "waiting": [each.seat for each in match.pending],
            "result": result if match.over else None,
            "undo": None,
            "clocks": self.clocks,
            "curtain": [],
        }

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self.line = line

        def from_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "told" and said["view"]:
                if self.table:
                    return  # from the bots at the server's own table
                self.table = said["table"]
                events = self.match.recalled(self.seat) if self.past else []
                self.last, self.shown = len(events), len(self.match.events) if self.past else 0
                said |= {"after": 0, "events": events} | self._now()
            line.send(json.dumps(said))

        def from_page(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "pick":
                line.send(json.dumps(self._answer(said)))
                self.tell()
            else:
                server.send(message)

        server.on_message(from_server)
        line.on_message(from_page)

    def _answer(self, said: Json) -> Json:
        named = {"key": said["key"], "table": said["table"]}
        try:
            for pick in said["picks"]:
                self.match.pick(self.seat, pick)
                self.picked.append(pick)
        except Refused as refused:
            problem = {"id": refused.id, "sentence": refused.sentence("en"), "clause": refused.clause, "details": {}}
            return {"type": "refused", **named, "problem": problem, "decision": None, "retry": None}
        return {"type": "done", **named, "n": 0}
