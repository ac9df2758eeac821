"""`python -m compiling.packages [FOLDER]`: build the packages of a release into `dist/` and check their contents.

They are a source archive, a pure wheel that needs no compiler and, if C can be compiled, a wheel with the compiled
engine.
"""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from compiling import docs, toolchain
from compiling.__main__ import ROOT

MB = 1_000_000
PAGES = ("tablee/_web/", "tablee/_docs/")  # what the server sends to browsers
LARGEST = {"pure": 3 * MB, "web": 6 * MB, "compiled": 12 * MB, "sources": 8 * MB}
PLAIN = re.compile(
    r"tablee/(?!.*__pycache__).*(\.(py|pxd|md|ftl|toml|json|mako|txt|html|css|js)|/py\.typed)|tablee/py\.typed"
)
COMPILED = re.compile(r"tablee/.*\.(so|pyd|pyi)")  # extensions, and the types of what they contain
ABOUT = re.compile(r"tablee-[^/]*\.dist-info/.*")
SOURCES = re.compile(
    r"tablee-[^/]*/(src/tablee/|compiling/|hatch_build\.py|pyproject\.toml|README\.md|LICENSE|CHANGELOG\.md|PKG-INFO|\.gitignore)"
)


def build(target: str, folder: Path, compiled: bool = False) -> Path:
    """Build one package, with the same hook that pip uses."""
    environment = os.environ | {"TABLEE_COMPILE": "1" if compiled else "0"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    before = set(folder.glob("*"))
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    (made,) = set(folder.glob("*")) - before
    return made


def problems(package: Path) -> Iterator[str]:
    """Yield files that should not be in a package, and whether it is too large."""
    if package.suffix != ".whl":
        with tarfile.open(package) as archive:
            yield from (
                f"{package.name}: {name} should not be included"
                for name in archive.getnames()
                if not SOURCES.match(name)
            )
        yield from too_large(package.name, package.stat().st_size, "sources")
        return
    pure = package.name.endswith("-none-any.whl")
    with zipfile.ZipFile(package) as archive:
        entries = archive.infolist()
    for entry in entries:
        name = entry.filename
        known = PLAIN.fullmatch(name) or ABOUT.fullmatch(name) or name.startswith(PAGES)
        if not known and (pure or not COMPILED.fullmatch(name)):
            yield f"{package.name}: {name} should not be included"
    if pure:
        without_web = sum(entry.compress_size for entry in entries if not entry.filename.startswith(PAGES))
        yield from too_large(f"{package.name} without the web app", without_web, "pure")
    yield from too_large(package.name, package.stat().st_size, "web" if pure else "compiled")


def too_large(name: str, size: int, bound: str) -> Iterator[str]:
    if size > LARGEST[bound]:
        yield f"{name} is {size / MB:.1f} MB; at most {LARGEST[bound] / MB:.0f} MB allowed"


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else ROOT / "dist"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("tablee-*"):
        old.unlink()
    if docs.build():
        return 1
    made = [build("sdist", folder), build("wheel", folder)]
    if toolchain.missing() is None:
        made.append(build("wheel", folder, compiled=True))
    found = [problem for package in made for problem in problems(package)]
    for package in made:
        print(f"{package.name}: {package.stat().st_size / MB:.2f} MB")
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
