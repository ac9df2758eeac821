"""A guide in the terminal: its chapters, its pictures drawn like a table, its components as lists."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.picture import picture
from tablee.cli.screen import Screen
from tablee.core.example import NAMES, play
from tablee.core.game import Game
from tablee.core.guide import Block
from tablee.text import Texts
from tablee.text.guides import components, described, examples, guide


def styled(text: str) -> Text:
    """Render **bold** and *italic*."""
    made = Text()
    for number, part in enumerate(text.split("**")):
        for inner, piece in enumerate(part.split("*")):
            made.append(piece, "bold" if number % 2 else "italic" if inner % 2 else "")
    return made


def cited(text: str, clauses: Sequence[str]) -> Text:
    """Render a line followed by the clauses it is based on."""
    made = styled(text)
    return made.append(f" [{', '.join(clauses)}]", "dim") if clauses else made


class GuideScreen:
    """Shows a guide, block by block."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game, self.screen = game, screen
        self.guide = guide(game.name, screen.lang)

    def show(self) -> None:
        self.screen.show(Text(), Text(self.guide.lead, "italic"))
        for chapter in self.guide.chapters:
            self.screen.show(Text(), Text(chapter.title, "bold underline"))
            for block in chapter.blocks:
                if block.kind != "cover":
                    self.screen.show(Text(), *self.drawn(block))

    def drawn(self, block: Block) -> list[RenderableType]:
        if block.kind == "picture":
            return self.pictured(block)
        if block.kind == "gallery":
            return [self.things(block)]
        if block.kind == "table":
            return [table(block)]
        marks = {"list": "• ", "note": "▌ "}
        numbered = block.kind == "steps"
        return [
            hanging(f"{number}. " if numbered else marks.get(block.kind, ""), cited(line.text, line.clauses))
            for number, line in enumerate(block.lines, start=1)
        ]

    def pictured(self, block: Block) -> list[RenderableType]:
        """Show the table at the start, what happens, and the table afterwards."""
        example = examples(self.game.name)[block.name]
        names = list(NAMES[: example.seats])
        if example.seat is not None:
            names[example.seat] = self.screen.text("guide-you")
        texts = Texts(self.game, self.screen.lang, names)
        views = [moment.view for _, moment, _ in play(example, self.game)]
        start, *steps = [cited(line.text, line.clauses) for line in block.lines]
        told = [hanging(f"{number}. ", step) for number, step in enumerate(steps, start=1)]
        return [picture(views[0], texts), start, *told, *([picture(views[-1], texts)] if steps else [])]

    def things(self, block: Block) -> RenderableType:
        moments = dict(line.text.split(" = ", 1) for line in block.lines)
        made = Table(show_header=False, show_edge=False, pad_edge=False, box=None, padding=(0, 2, 1, 0))
        texts = Texts(self.game, self.screen.lang)
        for thing in components(self.game.name)[block.name]:
            name, does = described(thing, texts)
            when = f"\n{moments[thing.when]}" if thing.when else ""
            copies = self.screen.text("guide-copies", count=thing.copies) if thing.copies > 1 else ""
            said = cited(does, (thing.clause,) if thing.clause else ())
            made.add_row(Text.assemble((name, "bold"), (when, "dim")), copies, said)
        return made


def table(block: Block) -> RenderableType:
    head, *rows = block.lines
    made = Table(*head.text.split("|"), show_edge=False, pad_edge=False, show_lines=True)
    for row in rows:
        cells: list[Text] = [styled(cell) for cell in row.text.split("|")]
        cells[-1] = cited(row.text.split("|")[-1], row.clauses)
        made.add_row(*cells)
    return made


def hanging(mark: str, text: Text) -> RenderableType:
    """Render a text with a hanging indent after its mark."""
    if not mark:
        return text
    made = Table.grid(padding=0)
    made.add_column(width=len(mark))
    made.add_column()
    made.add_row(mark, text)
    return made
