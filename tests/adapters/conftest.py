"""PyTorch and JAX, which take gigabytes, from the environment or from a folder of their own: build/learners."""

from __future__ import annotations

import sys
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

LEARNERS = Path(__file__).parents[2] / "build" / "learners"


@pytest.fixture(scope="session")
def torch() -> ModuleType:
    """Return PyTorch."""
    if LEARNERS.is_dir() and str(LEARNERS) not in sys.path:
        sys.path.append(str(LEARNERS))  # at the end: packages that are in both places are those of the environment
        invalidate_caches()
    if find_spec("torch") is None or find_spec("jax") is None:
        pytest.skip(f"not here: {sys.executable} -m pip install --target build/learners torch jax")
    return import_module("torch")
