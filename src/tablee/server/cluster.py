"""Bots on a Ray cluster. Ray decides where they run; here they queue fairly, as for local workers."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tablee.adapters.ray import connect
from tablee.core.game import Json
from tablee.server.thinking import WorkerFailed

LOCAL = "ray"  # a cluster started here; anything else is an address, ray://HOST:PORT


def is_cluster(bots: str) -> bool:
    """True if the setting names a Ray cluster."""
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
    """A slot on the cluster for one job at a time, with the interface of a local worker."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster

    async def ask(self, job: Json, seconds: float) -> Json:
        """Run a job; WorkerFailed if it takes too long or its machine is gone."""
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
        """Do nothing: nothing is held between jobs."""
