"""What `?` answers: a clause, a thing, why a pick is or is not an option, or passages about some words."""

from __future__ import annotations

import re

from rich.text import Text

from tablee.cli.entries import entries, number_of
from tablee.cli.glossary import Entry, Glossary
from tablee.cli.guide import cited
from tablee.cli.picture import now
from tablee.cli.table import TerminalTable
from tablee.cli.wish import option_meant, pick_said
from tablee.core.decision import Decision
from tablee.core.errors import BadInput
from tablee.core.rulebook import Clause, plain
from tablee.core.search import explanations
from tablee.text import rulebook
from tablee.text.guides import guide, has_guide

CLAUSE = re.compile(r"[A-Za-z]+-[A-Za-z]?\d+")
MOST_CLAUSES = 6
MOST_PASSAGES = 2


def clause_text(clause: Clause) -> Text:
    return Text.assemble((f"{clause.id}  ", "bold"), clause.text)


def place_of(words: str, clause: Clause) -> int:
    """Return the position of the first of these words in a clause, for sorting."""
    text, word = plain(clause.text), plain(words).split()[0]
    return text.find(word) if word in text else len(text)


class Explainer:
    """Answers from the rulebook, the catalogue and the asking seat's view, never from the state."""

    def __init__(self, table: TerminalTable, decision: Decision) -> None:
        self.screen = table.screen
        self.match = table.match
        self.texts = table.texts
        self.decision = decision
        self.book = rulebook(self.match.game.name, self.screen.lang)
        self.glossary = Glossary(self.texts)

    def explain(self, about: str) -> list[Text]:
        listed = entries(self.decision)
        if about.isdecimal() and 1 <= int(about[:9]) <= len(listed):
            about = listed[int(about) - 1]
        about = option_meant(about, self.decision, self.texts) or about
        for way in (self.thing, self.clause, self.pick, self.words, self.label):
            if found := way(about):
                return found + self.words(about) if way == self.thing and " " not in about else found
        return [Text(self.screen.text("cli-explain-nothing", about=about), "red")]

    def thing(self, about: str) -> list[Text]:
        """Explain what a thing does now, then what it is; empty if it only has a name."""
        found = self.glossary.look_up(about)
        view = self.match.view(self.decision.seat)
        ids = [entry.id for entry in found] or [about]  # a place has no entry of its own
        said = [Text(line, "green") for id in ids if (line := now(view, self.texts, id))]
        said += [self.entry_text(entry) for entry in found if entry.help]
        return list({line.plain: line for line in said}.values())

    def entry_text(self, entry: Entry) -> Text:
        said = Text(self.screen.text("pair", name=entry.name, value=entry.help))
        said.stylize("bold", 0, len(entry.name))
        return said

    def label(self, about: str) -> list[Text]:
        """Return the name of a thing about which there is nothing more to say."""
        return [Text(entry.name, "bold") for entry in self.glossary.look_up(about)]

    def clause(self, about: str) -> list[Text]:
        if not CLAUSE.fullmatch(about) or about.partition("-")[0].upper() not in self.prefixes():
            return []
        try:
            return [clause_text(self.book.clause(about.upper()))]
        except BadInput as problem:
            return [Text(problem.sentence(self.screen.lang), "red")]

    def prefixes(self) -> set[str]:
        return {id.partition("-")[0] for id in self.book.clauses}

    def pick(self, about: str) -> list[Text]:
        """Explain whether a pick is an option, what the things it names do and, if not, which clause forbids it."""
        game = self.match.game
        about = pick_said(about, self.texts)
        verb, *words = about.split(" ")
        if verb not in game.picks.verbs or (not words and about not in game.picks.numbers):
            return []
        named = [text for word in words for text in self.thing(word)]
        if about in self.decision.options:
            number = number_of(about, self.decision)
            said = self.screen.text("cli-explain-offered", number=number, pick=self.texts.pick(about, self.decision))
            clause = self.book.clauses.get(game.picks.clauses.get(verb, ""))
            return [Text(said, "green"), *named, *([clause_text(clause)] if clause else [])]
        refused = game.why_not(self.match.state, self.decision.seat, about)
        cited = [clause_text(self.book.clauses[refused.clause])] if refused.clause in self.book.clauses else []
        return [Text(refused.sentence(self.screen.lang), "red"), *cited, *named]

    def words(self, about: str) -> list[Text]:
        """Return what the guide says about these words, then the clauses that contain them, earliest mention first."""
        name = self.match.game.name
        read = explanations(guide(name, self.screen.lang), [], about) if has_guide(name) else []
        told = [cited(passage.text, passage.clauses) for passage in read[:MOST_PASSAGES]]
        found = sorted(self.book.search(about), key=lambda clause: place_of(about, clause))
        more = [Text(self.screen.text("cli-explain-more", count=len(found) - MOST_CLAUSES), "dim")]
        return (
            told
            + [clause_text(clause) for clause in found[:MOST_CLAUSES]]
            + (more if len(found) > MOST_CLAUSES else [])
        )
