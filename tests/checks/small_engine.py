"""A package of a few small modules to compile, with the files of core that every compiled module needs."""

from pathlib import Path

import Cython.Compiler.Main  # noqa: F401 - imported once here, so that the processes that compile need not do it each time
import setuptools  # noqa: F401

from compiling.__main__ import ROOT
from compiling.engine import Engine

FOUNDATION = ("core/hot.py", "core/bits.py", "core/intrinsics.pxd", "core/threads.py", "core/together.pxd")


def write_package(source: Path, files: dict[str, str]) -> None:
    """Write files below `source/tablee`."""
    package = source / "tablee"
    for name in FOUNDATION:
        files = {name: (ROOT / "src" / "tablee" / name).read_text(), **files}
    for name, text in files.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        for folder in (path.parent, *path.parent.parents):
            if folder.is_relative_to(package):
                (folder / "__init__.py").touch()


def small_engine(folder: Path, files: dict[str, str], *patterns: str) -> Engine:
    """Return an engine of these files; `kit` is compiled unless other patterns are given."""
    write_package(folder / "src", files)
    return Engine(folder / "src", folder / "build", patterns=patterns or ("kit/*",), shares=False)
