"""Check that no pinned dependency has a known vulnerability: `python -m checks.audit [--offline] [--write]`.

With a network, pip-audit and npm are asked; without one, or if they get no answer, only checks/advisories.json is used.
`--write` adds their findings to that file, so that they are known offline.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from packaging.specifiers import SpecifierSet
from packaging.version import InvalidVersion, Version

ROOT = Path(__file__).resolve().parent.parent
FILE = Path("checks", "advisories.json")
UV = str(Path(sys.executable).parent / "uv")
TOOLS = {
    "python": (
        UV,
        "tool",
        "run",
        "-q",
        "pip-audit",
        "-r",
        "requirements.lock",
        "--no-deps",
        "--disable-pip",
        "-f",
        "json",
    ),
    "npm": ("npm", "audit", "--package-lock-only", "--json", "--prefix", "web"),
}
PATIENCE = 90.0  # seconds a tool may take


@dataclass(frozen=True, order=True)
class Advisory:
    """A known vulnerability: the affected versions of a package, and the first fixed one."""

    kind: str
    package: str
    affected: str
    id: str
    fixed: str = ""

    def concerns(self, version: str) -> bool:
        try:
            return SpecifierSet(self.affected).contains(Version(version), prereleases=True)
        except InvalidVersion:
            return False


class NoAnswer(Exception):
    """A tool is missing, or could not reach a source of advisories."""


def known(root: Path) -> list[Advisory]:
    """Return the advisories in the file."""
    return [Advisory(**one) for one in json.loads((root / FILE).read_text())]


def pins(root: Path) -> Iterator[tuple[str, str, str]]:
    """Yield kind, name and version of every pinned dependency."""
    for line in (root / "requirements.lock").read_text().splitlines():
        name, mark, version = line.partition(";")[0].strip().partition("==")
        if mark and not name.startswith("#"):
            yield "python", name, version
    for path, one in json.loads((root / "web" / "package-lock.json").read_text())["packages"].items():
        if path and "version" in one:
            yield "npm", path.rpartition("node_modules/")[2], one["version"]


def by_file(root: Path) -> Iterator[str]:
    """Yield the pins that the file has advisories for."""
    for kind, name, version in pins(root):
        for advisory in known(root):
            if (kind, name) == (advisory.kind, advisory.package) and advisory.concerns(version):
                yield said(advisory, version)


def said(advisory: Advisory, version: str) -> str:
    cure = f"update to {advisory.fixed} or newer" if advisory.fixed else "no fixed version yet"
    return f"{advisory.package} {version} ({advisory.kind}) has {advisory.id}: {cure}"


def ask(root: Path, kind: str) -> Any:
    """Return a tool's report. Raises NoAnswer if it has none."""
    try:
        done = subprocess.run(
            TOOLS[kind],
            cwd=root,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            stdin=subprocess.DEVNULL,
            check=False,
        )
        found = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise NoAnswer(type(error).__name__) from error
    return found


def by_pip_audit(root: Path) -> Iterator[tuple[Advisory, str]]:
    packages = ask(root, "python")["dependencies"]
    if not any("vulns" in one for one in packages):
        raise NoAnswer("no package was checked")
    for one in packages:
        for found in one.get("vulns", []):
            fixed = next(iter(found["fix_versions"]), "")
            affected = f"<{fixed}" if fixed else f"<={one['version']}"
            yield Advisory("python", one["name"], affected, found["id"], fixed), one["version"]


def by_npm(root: Path) -> Iterator[tuple[Advisory, str]]:
    found = ask(root, "npm")
    if "vulnerabilities" not in found:
        raise NoAnswer(str(found.get("message", "none")).partition(" - ")[0])
    here = {name: version for kind, name, version in pins(root) if kind == "npm"}
    for name, one in found["vulnerabilities"].items():
        version = here.get(name, "0")
        for way in one["via"]:
            if isinstance(way, dict):
                yield Advisory("npm", name, f"<={version}", str(way["url"]).rpartition("/")[2]), version


def by_network(root: Path) -> Iterator[tuple[Advisory, str]]:
    """Yield the tools' findings, and print which tools got no answer."""
    for kind, look in (("python", by_pip_audit), ("npm", by_npm)):
        try:
            yield from list(look(root))
        except NoAnswer as why:
            print(f"{kind}: no answer from the network ({why}); checked against {FILE} only")


def main(arguments: list[str], root: Path = ROOT) -> int:
    problems = set(by_file(root))
    found = [] if "--offline" in arguments else list(by_network(root))
    problems |= {said(*one) for one in found}
    if "--write" in arguments:
        lines = (json.dumps(asdict(one)) for one in sorted({*known(root), *(advisory for advisory, _ in found)}))
        (root / FILE).write_text("[\n " + ",\n ".join(lines) + "\n]\n")
    print("\n".join(sorted(problems)) or f"{len(set(pins(root)))} pins, no known vulnerabilities")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
