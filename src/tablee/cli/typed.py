"""What a person can type at the table: a number, a pick, or a command letter."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from tablee.bots.advice import Adviser
from tablee.bots.comparing import Comparer
from tablee.bots.wording import why
from tablee.cli.drawing import news, second_question
from tablee.cli.entries import entries, halves, number_of
from tablee.cli.explain import Explainer
from tablee.cli.journal import save
from tablee.cli.screen import EndOfInput
from tablee.cli.table import PROPOSED, TerminalTable
from tablee.cli.wish import Wish, pick_said, read_wish, split, with_verb
from tablee.core.chance import Chance
from tablee.core.decision import Decision
from tablee.core.errors import Refused
from tablee.text import rulebook
from tablee.text.coaching import matters

LATEST = 25


class Left(Exception):
    """The person leaves the table; `kept`: the match stays on disk."""

    def __init__(self, kept: bool) -> None:
        super().__init__()
        self.kept = kept


class Desk:
    """Reads and executes what the asked person types."""

    def __init__(self, table: TerminalTable, decision: Decision) -> None:
        self.table = table
        self.screen = table.screen
        self.decision = decision
        self.seat = decision.seat

    def answer(self) -> None:
        """Read until the match changes, by a pick or an undo."""
        while not self.obey(self.ask(len(entries(self.decision)))):
            pass

    def ask(self, count: int) -> str:
        return self.screen.ask(self.screen.text("cli-prompt", count=count, letters=" ".join(self.letters())))

    def letters(self) -> list[str]:
        """Return the letters of the commands that do something here."""
        useless = {"a": not self.table.match.game.stances, PROPOSED: not self.table.proposed(self.seat)}
        return [letter for letter in COMMANDS if not useless.get(letter)]

    def obey(self, typed: str) -> bool:
        """Do what was typed; True if it changed the match."""
        if typed.isdecimal():
            return self.choose(int(typed[:9]))
        if typed.startswith("?"):
            return self.explain(typed[1:].strip())
        letter, _, rest = typed.partition(" ")
        if letter.lower() in COMMANDS:
            return COMMANDS[letter.lower()](self, rest.strip())
        wish = read_wish(typed, self.decision, self.table.texts)
        if wish:
            return self.fulfil(wish)
        if "," in typed:
            return self.obey_in_turn(typed.split(","))
        return self.pick_by_text(split(typed, self.table.texts)[0]) if typed else False

    def choose(self, number: int) -> bool:
        """Pick the entry with this number; if it is half a choice, ask for the other half."""
        listed = entries(self.decision)
        if not 1 <= number <= len(listed):
            self.screen.tell("cli-number", "red", count=len(listed))
            return False
        seconds = halves(self.decision).get(listed[number - 1])
        if seconds is None:
            self.table.pick(self.seat, listed[number - 1])
            return True
        self.screen.show(second_question(listed[number - 1], self.decision, self.table.texts))
        typed = self.ask(len(seconds))
        if not typed.isdecimal():
            return self.obey(typed)
        if not 1 <= int(typed[:9]) <= len(seconds):
            self.screen.tell("cli-number", "red", count=len(seconds))
            return False
        self.table.pick(self.seat, f"{listed[number - 1]} {seconds[int(typed) - 1]}")
        return True

    def obey_in_turn(self, parts: list[str]) -> bool:
        """Do several things typed in one line, until one is refused or something unforeseen happens."""
        match, changed = self.table.match, False
        said = list(with_verb(parts, self.table.texts))
        for i, part in enumerate(said):
            decision = match.decision(self.seat)
            if decision is None or (changed and (match.revealing[-1] or match.record.lines[-1].outcomes)):
                break
            self.decision = decision
            if not self.obey(part):
                break
            changed = True
            if self.table.goes_on(self.seat, said[i + 1 :]):
                break
        return changed

    def fulfil(self, wish: Wish) -> bool:
        """Make the picks of a wish one by one, until it is fulfilled or something unforeseen happens."""
        match, done = self.table.match, 0
        decision: Decision | None = self.decision
        while decision is not None and decision.kind == self.decision.kind and done < wish.times:
            pick = wish.next(decision, self.table.texts)
            if not pick:
                break
            self.table.pick(self.seat, pick)
            done += 1
            if match.revealing[-1] or match.record.lines[-1].outcomes or wish.times == 1:
                break
            decision = match.decision(self.seat)
        if wish.times > 1:
            self.screen.tell("cli-times", "green", count=done, wish=wish.said)
        return done > 0

    def pick_by_text(self, text: str) -> bool:
        match = self.table.match
        first, *rest = match.game.spelled(match.game.view(match.state, self.seat), text)
        try:
            self.table.pick(self.seat, pick_said(first, self.table.texts))
        except Refused as refused:
            self.screen.show(Text(refused.sentence(self.screen.lang), "red"))
            return False
        self.table.plan(self.seat, rest)
        return True

    def accept(self, _rest: str) -> bool:
        """Make the proposed picks; they end where something unforeseen happens."""
        proposed = self.table.proposed(self.seat)
        if not proposed:
            self.screen.tell("cli-nothing-proposed", "red")
            return False
        self.table.pick(self.seat, proposed[0])
        self.table.plan(self.seat, proposed[1:])
        return True

    def take_stance(self, rest: str) -> bool:
        """Set when one wants to be asked: by name, by number, or the next one."""
        game, texts = self.table.match.game, self.table.texts
        stances = game.stances
        if not stances:
            self.screen.tell("cli-no-stances", "red")
            return False
        now = stances.index(self.table.stances[self.seat])
        names = [texts.catalogue.say(f"stance-{stance}") for stance in stances]
        known = {**dict(zip(names, stances, strict=True)), **{str(n): one for n, one in enumerate(stances, start=1)}}
        wanted = known.get(rest.lower(), rest.lower()) if rest else stances[(now + 1) % len(stances)]
        if wanted not in stances:
            self.screen.tell("cli-stance-unknown", "red", allowed=", ".join(names))
            return False
        self.table.stances[self.seat] = wanted
        said = names[stances.index(wanted)]
        self.screen.show(
            Text(texts.catalogue.say("pair", {"name": texts.catalogue.say("stance"), "value": said}), "green")
        )
        return bool(game.waived(game.view(self.table.match.state, self.seat), wanted))

    def why(self, _rest: str) -> bool:
        """Explain why this is asked now: a sentence and its clause."""
        texts, id = self.table.texts.catalogue, f"why-{self.decision.kind}"
        said, clause = texts.find(id), texts.find(id, attribute="clause")
        if said is None or clause is None:
            self.screen.tell("cli-why-nothing", "red")
        else:
            tip = matters(self.table.match.game.name, self.decision.kind, self.screen.lang, self.decision.seat)
            self.screen.show(Text(f"{said} {tip}".strip()), *Explainer(self.table, self.decision).clause(clause))
        return False

    def explain(self, about: str) -> bool:
        if about:
            self.screen.show(*Explainer(self.table, self.decision).explain(about))
        else:
            game, book = self.table.match.game, rulebook(self.table.match.game.name, self.screen.lang)
            clause = next(iter(book.clauses), "")
            self.screen.tell("cli-help-table", clause=clause, pick=game.picks.texts[-1])
        return False

    def undo(self, _rest: str) -> bool:
        """Undo the last pick: freely if it revealed nothing, otherwise with the consent of the table."""
        match, screen = self.table.match, self.screen
        refused = match.undo_refusal(self.seat)
        if refused is not None and refused.id == "undo-nothing":
            screen.show(Text(refused.sentence(screen.lang), "red"))
            return False
        why = refused.sentence(screen.lang) if refused is not None else ""
        people = len(self.table.people) > 1
        if refused is not None and people and not screen.agrees("cli-undo-ask", default=False, why=why):
            screen.tell("cli-undo-no", "red")
            return False
        match.undo(self.seat, consent=refused is not None)
        self.table.heard = [min(heard, len(match.events)) for heard in self.table.heard]
        self.table.keep()
        consent = "cli-undo-people" if people else "cli-undo-bots"
        screen.tell("cli-undo-free" if refused is None else consent, "green", why=why)
        return True

    def log(self, rest: str) -> bool:
        told = self.table.match.recalled(self.seat)
        self.screen.show(news(told if rest else told[-LATEST:], self.table.texts))
        return False

    def save(self, rest: str) -> bool:
        """Tell where the match is saved, or write a copy of it to a file."""
        path = Path(rest).expanduser() if rest else self.table.journal.path
        if rest and path.exists():
            self.screen.tell("cli-save-exists", "red", file=str(path))
            return False
        try:
            if rest:
                save(path, self.table.match, self.table.seats_written)
            elif fault := self.table.journal.keep(self.table.match):
                raise fault
        except OSError as error:
            self.screen.tell("cli-save-failed", "red", file=str(path), reason=error.strerror or str(error))
            return False
        self.table.tell_kept(path)
        return False

    def hint(self, _rest: str) -> bool:
        """Show what the search bot would pick from this seat's view, and why, in figures a player understands."""
        match, texts, decision = self.table.match, self.table.texts, self.decision
        view = match.game.view(match.state, self.seat)
        pick = Adviser(match.game).opinions(view, Chance(decision.number))[0].pick
        self.screen.tell("cli-hint", "green", number=number_of(pick, decision), pick=texts.pick(pick))
        compared = Comparer(match.game).compare(view, pick, decision.options, Chance(decision.number))
        for sentence in why(compared, texts):
            self.screen.show(Text(f"  {sentence}"))
        return False

    def leave(self, _rest: str) -> bool:
        """Leave; the match can be resumed. If it cannot be saved, ask for confirmation."""
        if self.table.in_memory:
            self.table.keep()
        if self.table.in_memory and not self.screen.agrees("cli-leave-unsaved", default=False):
            return False
        raise Left(kept=True)


COMMANDS: dict[str, Callable[[Desk, str], bool]] = {
    "a": Desk.take_stance,
    "h": Desk.hint,
    "l": Desk.log,
    PROPOSED: Desk.accept,
    "s": Desk.save,
    "w": Desk.why,
    "u": Desk.undo,
    "q": Desk.leave,
}


def stop(table: TerminalTable) -> Left:
    """Ask after Ctrl-C whether to keep the match; the default is yes."""
    try:
        return Left(kept=table.screen.agrees("cli-stop-keep", default=True))
    except (EndOfInput, KeyboardInterrupt):
        return Left(kept=True)
