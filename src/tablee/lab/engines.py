"""Engines: one process, all cores, or a Ray cluster. All yield the same results in the same order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from tablee.adapters.ray import connect
from tablee.core.errors import BadInput
from tablee.lab.workers import workers

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 3  # tasks queued per worker
LOSSES = 5  # workers lost in a row without a result before giving up


class Engine(Protocol):
    """Does the work of all tasks, and yields each with its result."""

    def __call__(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Iterator[tuple[Task, Result]]: ...


def one(work: Callable[[Task], Result], tasks: Iterator[Task]) -> Iterator[tuple[Task, Result]]:
    """Run everything in this process."""
    for task in tasks:
        yield task, work(task)


class Cores:
    """Processes on this machine; if one dies, its unfinished tasks are retried."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Iterator[tuple[Task, Result]]:
        waiting: deque[tuple[Task, Future[Result]]] = deque()
        pool, losses = workers(self.jobs), 0
        try:
            while fill(waiting, tasks, self.jobs, submitter(pool, work)):
                task, future = waiting[0]
                try:
                    result = future.result()
                except BrokenProcessPool:
                    losses += 1
                    if losses > LOSSES:
                        raise BadInput("lab-workers", field="engine", losses=losses) from None
                    pool.shutdown(wait=False)
                    pool = workers(self.jobs)
                    submit = submitter(pool, work)
                    waiting = deque((each, submit(each)) for each, _ in waiting)
                    continue
                losses = 0
                waiting.popleft()
                yield task, result
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def submitter(pool: ProcessPoolExecutor, work: Callable[[Task], Result]) -> Callable[[Task], Future[Result]]:
    """Return a function that submits a task; if the pool has already lost a worker, the future says so."""

    def submit(task: Task) -> Future[Result]:
        try:
            return pool.submit(work, task)
        except BrokenProcessPool as loss:
            lost: Future[Result] = Future()
            lost.set_exception(loss)
            return lost

    return submit


class Ray:
    """The workers of a Ray cluster, or of one started here; Ray retries the unfinished tasks of a lost worker."""

    def __init__(self, address: str, jobs: int) -> None:
        self.address = address
        self.jobs = jobs

    def __call__(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Iterator[tuple[Task, Result]]:
        ray = connect(self.address, self.jobs)
        remote = ray.remote(max_retries=LOSSES, num_cpus=1)(work)
        size = max(1, int(ray.cluster_resources().get("CPU", self.jobs)))
        waiting: deque[tuple[Task, Any]] = deque()
        try:
            while fill(waiting, tasks, size, remote.remote):
                task, reference = waiting.popleft()
                yield task, ray.get(reference)
        finally:
            ray.shutdown()


def fill(waiting: deque[Any], tasks: Iterator[Task], workers: int, hand_out: Callable[[Task], Any]) -> bool:
    """Submit tasks until every worker has enough queued; True while results are outstanding."""
    while len(waiting) < AHEAD * workers:
        task = next(tasks, None)
        if task is None:
            break
        waiting.append((task, hand_out(task)))
    return bool(waiting)


def engine(name: str, address: str, jobs: int) -> Engine:
    """Return the engine with this name. Raises BadInput listing the engines."""
    engines: dict[str, Engine] = {"one": one, "cores": one if jobs == 1 else Cores(jobs), "ray": Ray(address, jobs)}
    if name not in engines:
        raise BadInput("option-value", field="engine", option="engine", value=name, allowed=", ".join(engines))
    if address and name != "ray":
        raise BadInput("option-contradiction", field="address", option="address", other="engine")
    return engines[name]
