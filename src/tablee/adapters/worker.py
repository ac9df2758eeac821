"""Matches split among several processes, each stepping its own rows of arrays in shared memory.

`python -m tablee.adapters.worker` is such a process: it reads commands from its standard input, one per line.
"""

from __future__ import annotations

import contextlib
import json
import mmap
import os
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tablee.adapters.batch import Batch
from tablee.adapters.rows import ALIGNED, Arrays, Rows, Spec, flat, make_arrays

SHARED = Path("/dev/shm")  # noqa: S108 - files in memory, where the system has them
PATIENCE = 0.01  # seconds of polling before sleep
WAKE, STEP = b"wake", b"step"  # the orders of each step
DONE = b"done"  # the answer to every order but WAKE


class Channel:
    """Lines to and from another process. Waiting for one polls for a moment before it sleeps, because waking up takes long.

    A pipe also orders memory: whoever reads a line sees what was written to shared memory before the line was sent.
    """

    def __init__(self, source: int, sink: int) -> None:
        self.source = source
        self.sink = sink
        self.heard = b""
        if os.name != "nt":
            os.set_blocking(source, False)

    def say(self, line: bytes) -> None:
        rest = memoryview(line + b"\n")
        while rest:
            rest = rest[os.write(self.sink, rest) :]

    def hear(self) -> bytes:
        """Return the next line; an empty one if the other process has ended."""
        until = time.perf_counter() + PATIENCE
        while b"\n" not in self.heard:
            try:
                some = os.read(self.source, 65_536)
            except BlockingIOError:
                if time.perf_counter() > until:
                    select.select([self.source], [], [])
                elif hasattr(os, "sched_yield"):
                    os.sched_yield()  # to whoever else needs this core
                continue
            if not some:
                return b""
            self.heard += some
        line, _, self.heard = self.heard.partition(b"\n")
        return line


class Team:
    """Like Rows, but split among several processes: this one steps the first part, each other one a part of its own."""

    def __init__(self, of: Spec, count: int, workers: int) -> None:
        self.spec = of
        self.count = count
        self.processes: list[subprocess.Popen[bytes]] = []
        self.channels: list[Channel] = []
        path, memory = reserve(room(of, count))
        self.arrays = make_arrays(of, count, carve(memory))
        cuts = [count * i // workers for i in range(workers + 1)]
        self.parts = list(pairwise(cuts))
        self.whole = Batch()
        self.whole.watch(flat(self.arrays))
        self.own = Rows(of, {name: array[: cuts[1]] for name, array in self.arrays.items()})
        for _ in range(workers - 1):
            self.processes.append(start())
            self.channels.append(channel(self.processes[-1]))
        said = {"game": of.name, "seats": of.seats, "settings": dict(of.settings)}
        said |= {"opponents": of.opponents, "seat": of.seat, "count": count, "memory": str(path)}
        try:
            self.tell([order("open", said | {"part": part}) for part in self.parts[1:]], lambda: None)
        finally:
            with contextlib.suppress(PermissionError):  # Windows keeps what is in use
                path.unlink()  # everybody has mapped it; the memory is freed with the last mapping

    def tell(self, orders: Sequence[bytes], own: Callable[[], None]) -> None:
        """Send the orders, do our own part, and return when all have done theirs."""
        heard: list[bytes] = []
        try:
            for one, line in zip(self.channels, orders, strict=False):
                one.say(line)
            own()
            heard += [one.hear() for one in self.channels]
        except OSError:
            heard.clear()
        except BaseException:  # an answer may still come, and would be taken for that to a later order
            self.close()
            raise
        if not heard or not all(heard):  # just now, or earlier: then there are no channels left
            ended = [process.pid for process in self.processes if process.poll() is not None]
            self.close()
            who = f"worker {ended[0]} of" if ended else "a worker of"
            raise RuntimeError(f"{who} this environment has ended, and its matches with it: make the environment anew")

    def reset(self, seeds: Sequence[int]) -> None:
        own = seeds[: self.own.count]
        self.tell(
            [order("reset", list(seeds[first:last])) for first, last in self.parts[1:]], lambda: self.own.reset(own)
        )

    def wake(self) -> None:
        """Wake sleeping processes early, so that they are ready when the order comes."""
        with contextlib.suppress(OSError):  # the order itself will say so
            for one in self.channels:
                one.say(WAKE)

    def step(self, given: NDArray[np.int64] | None) -> int:
        """Step all matches if every action is offered, else none; masks are ignored, as callers may overwrite them."""
        wrong = self.whole.first_refused() if given is None else self.whole.take(given)
        if wrong < 0:
            self.tell([STEP] * len(self.channels), self.own.batch.step_each)
        return wrong

    def oppose(self, level: str) -> None:
        self.tell([order("oppose", level)] * len(self.channels), lambda: self.own.oppose(level))

    def close(self) -> None:
        """Stop the processes; the arrays stay readable."""
        for process in self.processes:
            with contextlib.suppress(OSError):
                if process.stdin:
                    process.stdin.close()
            process.wait()
            if process.stdout:
                process.stdout.close()
        self.processes, self.channels = [], []

    def __del__(self) -> None:
        self.close()


def start() -> subprocess.Popen[bytes]:
    """Start a worker process that finds the same modules as this one."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "tablee.adapters.worker"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)


def channel(process: subprocess.Popen[bytes]) -> Channel:
    assert process.stdin
    assert process.stdout
    return Channel(process.stdout.fileno(), process.stdin.fileno())


def room(of: Spec, count: int) -> int:
    """Return the size of all arrays in bytes."""
    return sum(padded(count * max(1, width) * np.dtype(kind).itemsize) for kind, width in of.columns().values())


def padded(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED


def reserve(size: int) -> tuple[Path, mmap.mmap]:
    """Return memory that other processes find by its path; allocated now, because a missing page would kill the process later."""
    problem = None
    for folder in (SHARED, None) if SHARED.is_dir() else (None,):
        file, path = tempfile.mkstemp(prefix="tablee-", dir=folder)
        try:
            os.ftruncate(file, size)
            if hasattr(os, "posix_fallocate"):
                os.posix_fallocate(file, 0, size)
            return Path(path), mmap.mmap(file, size)
        except OSError as error:
            problem = error
            Path(path).unlink()
        finally:
            os.close(file)
    raise RuntimeError(f"count asks for {size:,} bytes of shared memory, and there are not as many: {problem}")


def carve(memory: mmap.mmap) -> Callable[[str, tuple[int, ...], DTypeLike], NDArray[Any]]:
    """Return a function that cuts arrays from this memory, one after the other; each keeps the memory alive."""
    place = 0

    def empty(_name: str, shape: tuple[int, ...], kind: DTypeLike) -> NDArray[Any]:
        nonlocal place
        array: NDArray[Any] = np.frombuffer(memory, kind, int(np.prod(shape)), place).reshape(shape)
        place += padded(array.nbytes)
        return array

    return empty


def opened_part(said: dict[str, Any]) -> Rows:
    of = Spec(said["game"], said["seats"], said["settings"], said["opponents"], said["seat"])
    first, last = said["part"]
    with Path(said["memory"]).open("r+b") as file:
        memory = mmap.mmap(file.fileno(), room(of, said["count"]))
    whole = make_arrays(of, said["count"], carve(memory))
    part: Arrays = {name: array[first:last] for name, array in whole.items()}
    return Rows(of, part, first)


def order(name: str, given: Any) -> bytes:
    return json.dumps([name, given]).encode()


def obey(rows: Rows, line: bytes) -> None:
    """Carry out an order."""
    if line == STEP:
        rows.batch.step_each()
        return
    name, given = json.loads(line)
    if name == "reset":
        rows.reset(given)
    else:
        rows.oppose(given)


def main() -> None:
    caller = Channel(sys.stdin.fileno(), sys.stdout.fileno())
    rows = opened_part(json.loads(caller.hear())[1])
    caller.say(DONE)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C reaches the caller, too, who reports it
        while line := caller.hear():
            if line != WAKE:
                obey(rows, line)
                caller.say(DONE)


if __name__ == "__main__":
    main()
