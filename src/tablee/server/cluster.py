"""Bots that think on a Ray cluster. Ray decides where; here they queue fairly, as for workers of this machine."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tablee.adapters.ray import connect
from tablee.core.game import Json
from tablee.server.thinking import WorkerFailed

LOCAL = "ray"  # a cluster started here; anything else is an address, ray://HOST:PORT


def is_cluster(bots: str) -> bool:
    """Whether a setting names a Ray cluster."""
    return bots == LOCAL or bots.startswith("ray://")


class Cluster:
    """The connection to Ray, shared by all its seats."""

    def __init__(self, bots: str, jobs: int) -> None:
        from tablee.server.worker import answer

        self.ray: Any = connect("" if bots == LOCAL else bots, jobs)
        self.answer = self.ray.remote(max_retries=0, num_cpus=1)(answer)
        self.size = max(1, int(self.ray.cluster_resources().get("CPU", jobs)))

    def stop(self) -> None:
        self.ray.shutdown()


class Seat:
    """A place on the cluster for one job at a time; it looks like a worker of this machine."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster

    async def ask(self, job: Json, seconds: float) -> Json:
        """Its answer; WorkerFailed when there is none in time, or when the machine it ran on is gone."""
        reference = self.cluster.answer.remote(msgspec.json.encode(job))
        try:
            async with asyncio.timeout(seconds):
                answer: Json = await asyncio.wrap_future(reference.future())
                return answer
        except TimeoutError as error:
            self.cluster.ray.cancel(reference, force=True)
            raise WorkerFailed("TimeoutError") from error
        except asyncio.CancelledError:
            self.cluster.ray.cancel(reference, force=True)
            raise
        except self.cluster.ray.exceptions.RayError as error:
            raise WorkerFailed(type(error).__name__) from error

    async def stop(self) -> None:
        """Nothing is held between two jobs."""
