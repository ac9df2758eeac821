"""Check that requirements.lock pins everything pyproject.toml and requirements.in require, without URLs."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from checks.reporting import reported

APART = {"ppo", "ray"}  # extras too large for every environment; install them when needed
PIN = re.compile(r"[a-z0-9.-]+==[^\s;]+( ; .+)?")


def problems(root: Path) -> Iterator[str]:
    """Yield requirements that are not pinned, and lines of the lock that are not plain pins."""
    lock = (root / "requirements.lock").read_text()
    pins = {}
    for number, line in enumerate(lock.splitlines(), start=1):
        if line.startswith("#") or not line.strip():
            continue
        if not PIN.fullmatch(line):
            yield f"requirements.lock:{number}: not an exact pin: {line}"
            continue
        name, _, version = line.split()[0].partition("==")
        pins[canonicalize_name(name)] = version
    for wanted in _wanted(root):
        version = pins.get(canonicalize_name(wanted.name), "")
        if not version or not wanted.specifier.contains(version, prereleases=True):
            yield f"requirements.lock: {wanted} is missing; update it with: ./tablee lock"


def _wanted(root: Path) -> Iterator[Requirement]:
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    extras = [wanted for name, wanted in project.get("optional-dependencies", {}).items() if name not in APART]
    lines = [line.partition("#")[0].strip() for line in (root / "requirements.in").read_text().splitlines()]
    for text in [*project["dependencies"], *(each for extra in extras for each in extra), *filter(None, lines)]:
        yield Requirement(text)


def main() -> int:
    return reported(problems(Path.cwd()), Path.cwd())


if __name__ == "__main__":
    sys.exit(main())
