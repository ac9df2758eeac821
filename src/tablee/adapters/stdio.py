"""Bots in any language: a program that reads JSON lines and answers each with one (docs/how-to/stdio-bot.md).

Every question contains everything the seat knows, so a program needs no memory and a match can be resumed.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
import weakref
from contextlib import suppress
from typing import IO, Any

import tablee.bots
from tablee.bots import Bot
from tablee.core.chance import Chance
from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.core.view import View

PROTOCOL = 1
STDIO = "stdio"
SECONDS = 60.0  # per answer
LONGEST = 1_000_000  # bytes per answer


def player(spec: str, game: Game) -> Bot:
    """Make a bot from its spec: `stdio:COMMAND` is an external program, anything else a built-in bot."""
    kind, _, command = spec.partition(":")
    return Stdio(command, game) if kind == STDIO else tablee.bots.bot(spec, game)


class Stdio(Bot):
    """An external program that plays. It is started for its first question and must exit when its input ends."""

    def __init__(self, command: str, game: Game, seconds: float = SECONDS) -> None:
        super().__init__()
        self.command = command
        self.game = game
        self.seconds = seconds
        self.asked = 0
        self.program: subprocess.Popen[bytes] | None = None
        self.lines: queue.Queue[bytes] = queue.Queue()  # its output; an empty line marks the end
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise self.problem("stdio-command", str(error)) from error
        if not self.words:
            raise self.problem("stdio-command", "")

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        """Ask the program; its answer must be one of the options."""
        texts = self.game.picks.texts
        luck = chance.below(2**30)
        world = self.game.sample(view, Chance(luck))
        kind, args = self.game.question(world, view.seat)  # the same in every world consistent with the view
        self.asked += 1
        question = {
            "type": "choose",
            "id": self.asked,
            "seat": view.seat,
            "seats": world.seats,
            "decision": {"kind": kind, "args": args},
            "options": [texts[pick] for pick in options],
            "view": self.game.show(view),
            "luck": luck,
        }
        answer = self.ask(question)
        said = answer.get("pick", "")
        if answer.get("id", self.asked) != self.asked or not isinstance(said, str):
            raise self.problem("stdio-answer", json.dumps(answer))
        pick = self.game.picks.numbers.get(said, -1)
        if pick not in options:
            raise self.problem("stdio-pick", said)
        return pick

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send one line and read one back, starting the program if necessary."""
        if self.program is None:
            self.start()
        return self.exchange(message)

    def start(self) -> None:
        try:
            self.program = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise self.problem("stdio-start", error.strerror or str(error)) from error
        threading.Thread(target=read_lines, args=(self.program.stdout, self.lines), daemon=True).start()
        weakref.finalize(self, end_program, self.program)
        hello = {"type": "hello", "protocol": PROTOCOL, "game": self.game.name, "rules": self.game.rules_version}
        if self.exchange(hello).get("protocol") != PROTOCOL:
            raise self.problem("stdio-protocol", str(PROTOCOL))

    def exchange(self, message: dict[str, Any]) -> dict[str, Any]:
        assert self.program is not None
        assert self.program.stdin is not None
        try:
            self.program.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            self.program.stdin.flush()
        except OSError as error:
            raise self.problem("stdio-ended", str(self.program.poll())) from error
        line = self.read_line()
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise self.problem("stdio-answer", line.decode(errors="replace")) from error
        if not isinstance(answer, dict):
            raise self.problem("stdio-answer", line.decode(errors="replace"))
        return answer

    def read_line(self) -> bytes:
        assert self.program is not None
        try:
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            raise self.problem("stdio-slow", f"{self.seconds:g}") from None
        if not line:
            raise self.problem("stdio-ended", str(self.program.wait(self.seconds)))
        return line

    def problem(self, id: str, detail: str) -> BadInput:
        """Return the error for what is wrong with the program."""
        return BadInput(id, field="seats", bot=self.command, detail=detail)


def read_lines(output: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Queue each line as it arrives, then an empty one at the end."""
    with output:
        while line := output.readline(LONGEST):
            lines.put(line)
    lines.put(b"")


def end_program(program: subprocess.Popen[bytes]) -> None:
    """Close the program's input, which tells it to exit, and kill it if it does not."""
    if program.stdin is not None:
        with suppress(OSError):
            program.stdin.close()
    try:
        program.wait(2)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
