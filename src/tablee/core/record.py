"""The record: options, picks and chance outcomes. It is the match itself, as a readable text."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from tablee.core.errors import BadInput

FORMAT = 1


@dataclass(slots=True)
class Line:
    """One accepted pick, the chance outcomes it used, and the index of the first of them in the match's stream."""

    seat: int
    pick: str
    outcomes: list[int]
    drawn: int


@dataclass(slots=True)
class Record:
    """A match as it was played. A match that began from a position has `position`, a dealt one `deal`."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    commit: str = ""
    deal: list[int] = field(default_factory=list)
    position: dict[str, Any] | None = None
    lines: list[Line] = field(default_factory=list)
    seed: str = ""
    finished: bool = False

    def dumps(self) -> str:
        """The record as text: one header line per fact, one line per pick, and a closing line with a checksum."""
        body = "".join(f"{line}\n" for line in (*self.head(), *self.body(), *([f"seed {self.seed}"] if self.seed else [])))
        close = "end" if self.finished else "open"
        return f"{body}{close} {len(self.lines)} {hashlib.sha256(body.encode()).hexdigest()}\n"

    def head(self) -> list[str]:
        start = f"position {compact(self.position)}" if self.position is not None else f"deal {numbers(self.deal)}"
        return [
            f"tablee record {FORMAT}",
            f"game {self.game} {self.rules_version}",
            f"seats {self.seats}",
            f"options {compact(self.options)}",
            f"commit {self.commit or '-'}",
            start.rstrip(),
        ]

    def body(self) -> list[str]:
        """One line per pick: `seat pick ; outcomes`, with `@index` where draws were skipped by an undo."""
        lines, next_draw = [], len(self.deal)
        for line in self.lines:
            lines.append(write_line(line, next_draw))
            next_draw = line.drawn + len(line.outcomes)
        return lines

    @classmethod
    def loads(cls, text: str, *, partial: bool = False) -> Record:
        """Read a record; `partial` accepts one whose writer was killed (no closing line, a last line cut short)."""
        lines = text.split("\n")
        if partial and not lines[-1].startswith(("end ", "open ")):
            lines = lines[:-1]
            return cls.read(lines)
        if text and not text.endswith("\n"):
            raise BadInput("record-truncated", field="record", line=len(lines))
        closing = lines[-2].split(" ") if len(lines) > 1 else [""]
        if closing[0] not in ("end", "open") or len(closing) != 3:
            check_format(lines[0])
            raise BadInput("record-truncated", field="record", line=len(lines) - 1)
        body = lines[:-2]
        record = cls.read(body)
        digest = hashlib.sha256("".join(f"{line}\n" for line in body).encode()).hexdigest()
        if closing[1] != str(len(record.lines)) or closing[2] != digest:
            raise BadInput("record-edited", field="record")
        record.finished = closing[0] == "end"
        return record

    @classmethod
    def read(cls, lines: list[str]) -> Record:
        """Read the lines before the closing one."""
        check_format(lines[0] if lines else "")
        head = dict(line.split(" ", 1) if " " in line else (line, "") for line in lines[1:6])
        try:
            game, version = head["game"].split(" ")
            record = cls(game, int(version), int(head["seats"]), json.loads(head["options"]))
            record.commit = head["commit"].removeprefix("-")
            if "position" in head:
                record.position = json.loads(head["position"])
            else:
                record.deal = [int(word) for word in head["deal"].split()]
        except (KeyError, ValueError) as error:
            raise BadInput("record-head", field="record", detail=str(error)) from error
        for number, line in enumerate(lines[6:], start=7):
            if line.startswith("seed "):
                record.seed = line.removeprefix("seed ")
            else:
                record.lines.append(read_line(line, record, number))
        return record


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def numbers(outcomes: list[int]) -> str:
    return " ".join(map(str, outcomes))


def write_line(line: Line, next_draw: int) -> str:
    """A pick as one line of text; `next_draw` is where the stream stands if nothing was skipped."""
    text = f"{line.seat} {line.pick}"
    if line.outcomes:
        skipped = "" if line.drawn == next_draw else f"@{line.drawn} "
        text += f" ; {skipped}{numbers(line.outcomes)}"
    return text


def read_line(text: str, record: Record, number: int) -> Line:
    said, _, drawn = text.partition(" ; ")
    seat, _, pick = said.partition(" ")
    words = drawn.split()
    last = record.lines[-1] if record.lines else None
    index = last.drawn + len(last.outcomes) if last else len(record.deal)
    try:
        if words and words[0].startswith("@"):
            index = int(words.pop(0)[1:])
        return Line(int(seat), pick, [int(word) for word in words], index)
    except ValueError as error:
        raise BadInput("record-line", field="record", line=number, text=text[:80]) from error


def check_format(line: str) -> None:
    """Refuse what is no record, or one of a newer format."""
    words = line.split(" ")
    if words[:2] != ["tablee", "record"] or len(words) != 3 or not words[2].isdigit():
        raise BadInput("record-not", field="record")
    if int(words[2]) > FORMAT:
        raise BadInput("record-newer", field="record", version=words[2], known=FORMAT)
