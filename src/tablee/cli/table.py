"""A match served to the people at one terminal, with bots on the other seats."""

from __future__ import annotations

import hashlib
import shlex
from dataclasses import dataclass
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from tablee.cli.drawing import is_quiet, news, question, result, seen
from tablee.cli.journal import Journal
from tablee.cli.picture import account, picture
from tablee.cli.screen import Screen
from tablee.cli.seating import Sitter, write_seats
from tablee.cli.wish import option_meant, pick_said
from tablee.core.chance import Chance
from tablee.core.match import Match
from tablee.text import Texts

PROPOSED = "p"  # what one types for all that is proposed


@dataclass
class Plan:
    """The rest of a longer answer, and how many events and picks there were before it."""

    rest: list[str]
    events: int
    lines: int


class TerminalTable:
    """The match, who sits, and its journal. Everything shown to a seat comes from that seat's view."""

    def __init__(self, match: Match, sitters: list[Sitter], journal: Journal, screen: Screen) -> None:
        self.match = match
        self.sitters = sitters
        self.journal = journal
        self.screen = screen
        self.texts = Texts(match.game, screen.lang, [sitter.name for sitter in sitters])
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.heard = [0] * match.seats  # how many events each seat has seen
        self.present = self.people[0] if len(self.people) == 1 else -1  # the seat that is looking at the screen
        self.in_memory = False  # the disk failed; the match goes on without it
        self.stances = dict.fromkeys(self.people, next(iter(match.game.stances), ""))  # when each wants to be asked
        self.planned: dict[int, Plan] = {}  # the rest of a longer answer, by seat

    def to_answer(self) -> int:
        """Return the seat to ask next; bots answer a simultaneous decision first, so that nobody waits for them."""
        seats = [decision.seat for decision in self.match.pending]
        return next((seat for seat in seats if self.sitters[seat].bot is not None), seats[0])

    def pick(self, seat: int, text: str) -> None:
        """Carry out a pick and save it before anything is shown."""
        self.match.pick(seat, text)
        self.keep()

    def by_itself(self, seat: int) -> str:
        """Return the pick that needs no input, from a longer answer in progress or from a stance; otherwise ""."""
        match = self.match
        waived = match.game.waived(match.game.view(match.state, seat), self.stances[seat])
        plan, decision = self.planned.get(seat), match.decision(seat)
        if waived or plan is None or decision is None:
            return waived
        if plan.rest and self.is_calm(seat, plan):
            plan.rest[:1] = self.picks_said(seat, plan.rest[0])
            if plan.rest[0] in decision.options:
                return plan.rest.pop(0)
        del self.planned[seat]
        return ""

    def picks_said(self, seat: int, text: str) -> list[str]:
        """Return the picks that a longer answer, an option or its sentence stands for."""
        match = self.match
        decision = match.decision(seat)
        if text.lower() == PROPOSED:
            return self.proposed(seat) or [text]
        option = option_meant(text, decision, self.texts) if decision is not None else ""
        first, *rest = [option] if option else match.game.spelled(match.game.view(match.state, seat), text)
        return [pick_said(first, self.texts), *rest]

    def proposed(self, seat: int) -> list[str]:
        """Return the picks that one letter makes."""
        return self.match.game.proposed(self.match.game.view(self.match.state, seat))

    def plan(self, seat: int, rest: list[str]) -> None:
        """Store the rest of a longer answer; it continues as long as nothing unforeseen happens."""
        match = self.match
        self.planned[seat] = Plan(rest, len(match.events) - match.shown[-1], len(match.record.lines) - 1)

    def goes_on(self, seat: int, more: list[str]) -> bool:
        """Add to a longer answer that is still under way; False if there is none."""
        plan = self.planned.get(seat)
        if plan is None or not plan.rest:
            return False
        plan.rest += more
        return True

    def is_calm(self, seat: int, plan: Plan) -> bool:
        """True if no die was rolled and nobody else did anything since a longer answer began."""
        match = self.match
        told = match.told(seat, plan.events)
        others = any(event.get("seat") != seat and not is_quiet(event, self.texts) for event in told)
        return not others and not any(line.outcomes for line in match.record.lines[plan.lines :])

    def keep(self) -> None:
        fault = self.journal.keep(self.match)
        if fault is not None and not self.in_memory:
            self.screen.tell("cli-in-memory", "red", file=str(self.journal.path), reason=fault.strerror or str(fault))
        elif fault is None and self.in_memory:
            self.screen.tell("cli-on-disk-again", "green", file=str(self.journal.path))
        self.in_memory = fault is not None

    def bot_picks(self, seat: int) -> None:
        """Let a bot answer from its view. Its chance derives from the public record, so a resumed match is the same."""
        match, player = self.match, self.sitters[seat].bot
        assert player is not None
        public = f"{match.record.commit} {seat} {len(match.record.lines)}"
        stream = Chance(int.from_bytes(hashlib.sha256(public.encode()).digest()[:8], "big"))
        view = match.game.view(match.state, seat)
        pick = player.choose(view, match.state.options(seat), stream)
        self.pick(seat, match.game.picks.texts[pick])

    # What a seat sees

    def come(self, seat: int) -> None:
        """Make sure the right person is looking at the screen."""
        if self.present == seat:
            return
        self.screen.clear()
        self.screen.tell("cli-curtain", "bold", seat=self.texts.seat(seat))
        self.screen.ask(self.screen.text("cli-curtain-enter"))
        self.screen.clear()
        self.present = seat

    def show(self, seat: int) -> None:
        """Show the news since this seat last looked, the table as it sees it, and its question."""
        self.tell_news(seat)
        decision = self.match.decision(seat)
        assert decision is not None
        self.screen.show(
            picture(seen(self.match, seat), self.texts),
            *self.stance_line(seat),
            question(decision, self.texts),
            *self.proposal_line(seat),
        )

    def proposal_line(self, seat: int) -> list[RenderableType]:
        """Show what is proposed, if anything is."""
        proposed = self.proposed(seat)
        if not proposed:
            return []
        said = " · ".join(self.texts.pick(pick) for pick in proposed)
        return [Text(self.texts.catalogue.say("cli-proposed", {"picks": said}), "dim")]

    def stance_line(self, seat: int) -> list[RenderableType]:
        """Show when this seat wants to be asked, and others who differ from the default."""
        say, stances = self.texts.catalogue.say, self.match.game.stances
        if not stances:
            return []
        own = say("pair", {"name": say("stance"), "value": say(f"stance-{self.stances[seat]}")})
        others = [
            say("pair", {"name": self.texts.seat(other), "value": say(f"stance-{stance}")})
            for other, stance in self.stances.items()
            if other != seat and stance != stances[0]
        ]
        return [Text(" · ".join([f"{own} (a)", *others]), "dim")]

    def tell_news(self, seat: int) -> None:
        told = self.match.told(seat, self.heard[seat])
        self.heard[seat] = len(self.match.events)
        if told:
            self.screen.show(news(told, self.texts))

    def watch(self) -> None:
        """Show the news to a spectator, when only bots play."""
        self.screen.show(news(self.match.told(None, self.heard[0]), self.texts))
        self.heard = [len(self.match.events)] * self.match.seats

    def tell_result(self) -> None:
        """Show the end: the last public news, the table, and who won."""
        seat = self.people[0] if len(self.people) == 1 else None
        last = min((self.heard[person] for person in self.people), default=self.heard[0])
        told = self.match.told(seat, last)
        self.screen.show(news(told, self.texts), picture(seen(self.match, seat), self.texts))
        if lines := account(self.match.told(seat), self.texts):
            self.screen.show(lines)
        self.screen.show(result(self.match, self.texts))
        if not self.in_memory:
            self.screen.whole_line(self.screen.text("cli-recorded", file=str(self.journal.path)), "dim")

    def tell_kept(self, path: Path) -> None:
        """Tell how to resume the match later."""
        self.screen.tell("cli-kept")
        self.screen.whole_line(f"  tablee play --resume {shlex.quote(str(path))} --lang {self.screen.lang}", "bold")

    @property
    def seats_written(self) -> str:
        return write_seats(self.sitters)
