"""Matches split among several processes, each stepping its own rows of arrays in shared memory.

`python -m tablee.adapters.worker` is such a process: it reads commands from its standard input, one per line.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from typing import IO, Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tablee.adapters.rows import Arrays, Rows, Spec, make_arrays


class Team:
    """Like Rows, but split among several processes."""

    def __init__(self, of: Spec, count: int, workers: int) -> None:
        self.spec = of
        self.count = count
        self.memories: list[SharedMemory] = []
        self.names: dict[str, str] = {}
        self.arrays = make_arrays(of, count, self.shared)
        cuts = [count * i // workers for i in range(workers + 1)]
        self.parts = list(pairwise(cuts))
        self.processes = [start() for _ in range(workers)]
        said = {"game": of.name, "seats": of.seats, "settings": dict(of.settings)}
        said |= {"opponents": of.opponents, "seat": of.seat, "count": count, "names": self.names}
        self.tell([["open", said | {"part": part}] for part in self.parts])

    def shared(self, name: str, shape: tuple[int, ...], kind: DTypeLike) -> NDArray[Any]:
        """Return an array in shared memory that other processes find by name."""
        size = max(1, int(np.prod(shape)) * np.dtype(kind).itemsize)
        memory = SharedMemory(create=True, size=size)
        self.memories.append(memory)
        self.names[name] = memory.name
        array: NDArray[Any] = np.ndarray(shape, kind, memory.buf)
        array[:] = 0
        return array

    def tell(self, orders: Sequence[list[Any]]) -> list[int]:
        """Send each process its command, and wait for the number that each answers."""
        try:
            for process, order in zip(self.processes, orders, strict=True):
                write(process.stdin, json.dumps(order).encode() + b"\n")
            answers = [process.stdout.readline() if process.stdout else b"" for process in self.processes]
        except OSError:
            answers = [b""]
        if not all(answers):
            ended = [process.pid for process in self.processes if process.poll() is not None]
            self.close()
            who = f"worker {ended[0]} of" if ended else "a worker of"
            raise RuntimeError(f"{who} this environment has ended, and its matches with it: make the environment anew")
        return [int(answer) for answer in answers]

    def reset(self, seeds: Sequence[int]) -> None:
        self.tell([["reset", list(seeds[first:last])] for first, last in self.parts])

    def step(self) -> int:
        """Step all matches if every action is offered, else none; masks are ignored, as callers may overwrite them."""
        found = self.tell([["look"]] * len(self.processes))
        for (first, _), wrong in zip(self.parts, found, strict=True):
            if wrong >= 0:
                return first + wrong
        self.tell([["step"]] * len(self.processes))
        return -1

    def oppose(self, level: str) -> None:
        self.tell([["oppose", level]] * len(self.processes))

    def close(self) -> None:
        """Stop the processes and release the shared memory; arrays that callers still hold stay readable."""
        for process in self.processes:
            with contextlib.suppress(OSError):
                if process.stdin:
                    process.stdin.close()
            process.wait()
            if process.stdout:
                process.stdout.close()
        self.processes = []
        for memory in self.memories:
            with contextlib.suppress(BufferError):  # somebody holds an array: the memory is freed with it
                memory.close()
            with contextlib.suppress(FileNotFoundError):
                memory.unlink()
        self.memories = []

    def __del__(self) -> None:
        self.close()


def start() -> subprocess.Popen[bytes]:
    """Start a worker process that finds the same modules as this one."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "tablee.adapters.worker"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)


def write(pipe: IO[bytes] | None, line: bytes) -> None:
    assert pipe
    pipe.write(line)
    pipe.flush()


def attach(name: str) -> SharedMemory:
    """Attach to shared memory that another process created and will release."""
    from multiprocessing import resource_tracker

    memory = SharedMemory(name)
    resource_tracker.unregister(f"/{memory.name.lstrip('/')}", "shared_memory")  # else it is unlinked when we exit
    return memory


def opened(said: dict[str, Any], memories: list[SharedMemory]) -> Rows:
    of = Spec(said["game"], said["seats"], said["settings"], said["opponents"], said["seat"])
    first, last = said["part"]

    def found(name: str, shape: tuple[int, ...], kind: DTypeLike) -> NDArray[Any]:
        memories.append(attach(said["names"][name]))
        return np.ndarray(shape, kind, memories[-1].buf)

    whole = make_arrays(of, said["count"], found)
    part: Arrays = {name: array[first:last] for name, array in whole.items()}
    return Rows(of, part, first)


def main() -> None:
    memories: list[SharedMemory] = []
    rows: Rows | None = None
    for line in sys.stdin.buffer:
        order, *rest = json.loads(line)
        answer = -1
        if order == "open":
            rows = opened(rest[0], memories)
        elif rows and order == "look":
            answer = rows.batch.first_refused()
        elif rows and order == "step":
            rows.batch.step_each()
        elif rows and order == "reset":
            rows.reset(rest[0])
        elif rows:
            rows.oppose(rest[0])
        write(sys.stdout.buffer, b"%d\n" % answer)


if __name__ == "__main__":
    main()
