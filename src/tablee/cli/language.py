"""Choose the language: the one requested, else the system's, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from itertools import pairwise

from tablee.text import LANGUAGES


def chosen(arguments: list[str], environment: Mapping[str, str] = os.environ) -> str:
    """Find the language of a command line before parsing it, so that errors are reported in it."""
    asked = ""
    for argument, following in pairwise([*arguments, ""]):
        if argument == "--lang":
            asked = following
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return asked if asked in LANGUAGES else of_system(environment)


def of_system(environment: Mapping[str, str]) -> str:
    spoken = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return spoken[:2].lower() if spoken[:2].lower() in LANGUAGES else "en"
