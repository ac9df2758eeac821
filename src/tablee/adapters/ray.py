"""Ray: an existing cluster, or a temporary one started here."""

from __future__ import annotations

import os
import sys
from typing import Any

from tablee.core.errors import BadInput

STORE = 100 * 2**20  # bytes of shared memory for a cluster started here


def connect(address: str, jobs: int) -> Any:
    """Return the module `ray`, connected to the cluster at this address, or to a new one with `jobs` workers."""
    try:
        import ray
    except ImportError:
        raise BadInput("lab-extra", field="engine", extra="ray") from None
    path = {"env_vars": {"PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}}
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "runtime_env": path}
    if address:
        settings["address"] = address
    else:
        settings |= {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": STORE}
    try:
        ray.init(**settings)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadInput("lab-address", field="address", address=address, reason=str(error)) from error
    return ray
