"""`tablee play`: start or resume a match, and serve it until it is over or left."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path

from tablee.cli import STOPPED
from tablee.cli.app import Given
from tablee.cli.choosing import read_pairs
from tablee.cli.journal import Journal, beside
from tablee.cli.matches import new_path
from tablee.cli.reading import is_journal, read_text, read_under_way
from tablee.cli.screen import EndOfInput, Screen
from tablee.cli.seating import ME, read_seats, usual_seats
from tablee.cli.table import TerminalTable
from tablee.cli.typed import Desk, Left, stop
from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.core.match import Match


@dataclass(frozen=True)
class Wish:
    """What was requested: a new match, or one to resume."""

    game: str = ""
    seats: str = ""
    settings: str = ""
    seed: str | None = None
    record: Path | None = None
    resume: Path | None = None


def command(given: Given, screen: Screen) -> int:
    return play(Wish(**{field.name: given[field.name] for field in fields(Wish)}), screen)


def play(wish: Wish, screen: Screen) -> int:
    """Play a match; return the exit code."""
    if wish.record is not None and wish.record.exists():
        raise BadInput("file-exists", field="record", file=str(wish.record))
    table = resume(wish, wish.resume, screen) if wish.resume else begin(wish, screen)
    table.keep()
    try:
        return serve(table)
    finally:
        table.journal.close()


def begin(wish: Wish, screen: Screen) -> TerminalTable:
    """Deal a new match; nothing is written until all arguments are valid."""
    game = shelf.find(wish.game)
    written = wish.seats or usual_seats(game)
    sitters = read_seats(written, game, screen.texts)
    match = Match.start(game, len(sitters), read_pairs(wish.settings), wish.seed)
    return TerminalTable(match, sitters, Journal(wish.record or new_path(game.name), written), screen)


def resume(wish: Wish, path: Path, screen: Screen) -> TerminalTable:
    """Resume a match: a journal is continued; a saved copy starts a new one."""
    record = read_under_way(path)
    given = {"game": wish.game not in ("", record.game), "settings": bool(wish.settings), "seed": wish.seed is not None}
    for field in (name for name, wrong in given.items() if wrong):
        raise BadInput("option-contradiction", field=field, option="resume", other=field)
    if record.finished:
        raise BadInput("record-finished", field="resume", file=str(path))
    match = Match.replay(record)
    beside_it = read_text(beside(path)).strip() if beside(path).exists() else ""
    written = wish.seats or beside_it or ",".join([ME, *["greedy"] * (match.seats - 1)])
    sitters = read_seats(written, match.game, screen.texts)
    if len(sitters) != match.seats:
        raise BadInput("seat-count", game=match.game.name, field="seats", seats=len(sitters), allowed=match.seats)
    goes_on = path if is_journal(read_text(path).split("\n")) else new_path(match.game.name)
    return TerminalTable(match, sitters, Journal(wish.record or goes_on, written), screen)


def serve(table: TerminalTable) -> int:
    """Ask each seat in turn until the match is over or the person leaves."""
    try:
        while not table.match.over:
            ask(table, table.to_answer())
        table.tell_result()
    except KeyboardInterrupt:
        leave(table, stop(table))
        return STOPPED
    except EndOfInput:
        leave(table, Left(kept=True))
    except Left as left:
        leave(table, left)
    return 0


def ask(table: TerminalTable, seat: int) -> None:
    if table.sitters[seat].bot is not None:
        table.bot_picks(seat)
        if not table.people:
            table.watch()
        return
    answer = table.by_itself(seat)
    if answer:
        table.pick(seat, answer)
        return
    table.come(seat)
    table.show(seat)
    decision = table.match.decision(seat)
    assert decision is not None
    Desk(table, decision).answer()


def leave(table: TerminalTable, left: Left) -> None:
    if not left.kept:
        table.journal.forget()
        table.screen.tell("cli-forgotten")
    elif not table.in_memory:
        table.tell_kept(table.journal.path)
