"""The record: settings, picks and chance outcomes. It is the whole match, as readable text."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any

from tablee.core.errors import BadInput
from tablee.core.line import Line

FORMAT = 1
HEAD = 6  # lines before the first pick
CLOSINGS = ("end", "open")
NUMBER = re.compile(r"[0-9]{1,9}")
COMMIT = re.compile(r"-|[0-9a-f]{1,64}")
LONGEST_SEED = 200


@dataclass(slots=True)
class Record:
    """A match as it was played. It starts from a `position` or from a `deal`."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]  # the settings; the format calls them options
    commit: str = ""
    deal: list[int] = field(default_factory=list)
    position: dict[str, Any] | None = None
    lines: list[Line] = field(default_factory=list)
    used: int = 0  # draws consumed, if undone picks consumed more than the lines show
    seed: str = ""
    finished: bool = False

    @property
    def next_draw(self) -> int:
        """The index of the next draw in the match's stream."""
        last = self.lines[-1] if self.lines else None
        return max(self.used, last.drawn + len(last.outcomes) if last else len(self.deal))

    def dumps(self) -> str:
        """Return the record as text: one header line per fact, one line per pick, a closing line with a checksum."""
        body = "".join(f"{line}\n" for line in (*self.head(), *self.body()))
        close = "end" if self.finished else "open"
        return f"{body}{close} {len(self.lines)} {checksum(body)}\n"

    def head(self) -> list[str]:
        start = (
            f"position {compact(self.position)}"
            if self.position is not None
            else f"deal {' '.join(map(str, self.deal))}"
        )
        return [
            f"tablee record {FORMAT}",
            f"game {self.game} {self.rules_version}",
            f"seats {self.seats}",
            f"options {compact(self.options)}",
            f"commit {self.commit or '-'}",
            start.rstrip(),
        ]

    def body(self) -> list[str]:
        """Return one line per pick: `seat pick ; outcomes`, with `@index` where undone picks consumed draws."""
        lines, next_draw = [], len(self.deal)
        for line in self.lines:
            lines.append(write_line(line, next_draw))
            next_draw = line.drawn + len(line.outcomes)
        if self.used > next_draw:
            lines.append(f"used {self.used}")
        if self.seed:
            lines.append(f"seed {self.seed}")
        return lines

    @classmethod
    def loads(cls, text: str, *, partial: bool = False) -> Record:
        """Parse a record; `partial` accepts one whose writer was killed (no closing line, a truncated last line)."""
        lines = text.split("\n")
        cut_short = lines.pop()  # empty if the text ends with a newline
        check_format(lines[0] if lines else cut_short)
        closing = lines[-1].split(" ")
        if closing[0] not in CLOSINGS and partial:
            return cls.read(lines)
        if closing[0] not in CLOSINGS or len(closing) != 3 or cut_short:
            raise BadInput("record-truncated", field="record", line=len(lines))
        record = cls.read(lines[:-1])
        body = "".join(f"{line}\n" for line in lines[:-1])
        if closing[1:] != [str(len(record.lines)), checksum(body)]:
            raise BadInput("record-edited", field="record")
        record.finished = closing[0] == "end"
        return record

    @classmethod
    def read(cls, lines: list[str]) -> Record:
        """Parse the lines before the closing one."""
        record = read_head(lines[1:HEAD])
        for number, line in enumerate(lines[HEAD:], start=HEAD + 1):
            word, _, rest = line.partition(" ")
            if word == "seed" and is_seed(rest):
                record.seed = rest
            elif word == "used" and NUMBER.fullmatch(rest):
                record.used = int(rest)
            else:
                record.lines.append(read_line(line, record.next_draw, number))
        return record


def read_head(lines: list[str]) -> Record:
    """Parse the header, one fact per line."""
    head = {name: rest for name, _, rest in (line.partition(" ") for line in lines)}
    try:
        game, version = head["game"].split(" ")
        record = Record(game, int(version), int(head["seats"]), read_object(head["options"]))
        record.commit = read_commit(head["commit"])
        if "position" in head:
            record.position = read_object(head["position"])
        else:
            record.deal = [int(word) for word in head["deal"].split()]
    except (KeyError, ValueError, RecursionError) as error:
        raise BadInput("record-head", field="record", detail=str(error)) from error
    return record


def read_commit(text: str) -> str:
    if not COMMIT.fullmatch(text):
        raise ValueError(f"no commitment: {text[:40]!r}")
    return text.removeprefix("-")


def is_seed(text: str) -> bool:
    """True if this is a valid seed."""
    return text.isprintable() and 0 < len(text) <= LONGEST_SEED


def read_object(text: str) -> dict[str, Any]:
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError(f"no JSON object: {text[:40]}")  # noqa: TRY004 - bad input, not a wrong call
    return found


def checksum(body: str) -> str:
    return hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def write_line(line: Line, next_draw: int) -> str:
    """Return a pick as one line of text; `next_draw` is the expected index of its first draw."""
    words = [] if line.drawn == next_draw else [f"@{line.drawn}"]
    words += map(str, line.outcomes)
    return f"{line.seat} {line.pick}" + (f" ; {' '.join(words)}" if words else "")


def read_line(text: str, next_draw: int, number: int) -> Line:
    said, _, drawn = text.partition(" ; ")
    seat, _, pick = said.partition(" ")
    words = drawn.split()
    try:
        index = int(words.pop(0)[1:]) if words and words[0].startswith("@") else next_draw
        line = Line(int(seat), pick, [int(word) for word in words], index)
    except ValueError as error:
        raise BadInput("record-line", field="record", line=number, text=text[:80]) from error
    if index < next_draw:  # a draw cannot be used twice
        raise BadInput("record-line", field="record", line=number, text=text[:80])
    return line


def check_format(line: str) -> None:
    """Reject text that is not a record, or is in a newer format."""
    words = line.split(" ")
    if words[:2] != ["tablee", "record"] or len(words) != 3 or not NUMBER.fullmatch(words[2]):
        raise BadInput("record-not", field="record")
    if int(words[2]) > FORMAT:
        raise BadInput("record-newer", field="record", version=words[2], known=FORMAT)
