"""Third-party packages, installed in a scratch folder: their modules and entry points."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UV = Path(sys.executable).with_name("uv")
ENGINE = Path(str(sys.modules["tablee"].__file__)).parents[1]


@dataclass(frozen=True)
class Site:
    """A folder of installed packages."""

    folder: Path

    def install(self, package: str, entry_points: dict[str, dict[str, str]], **modules: str) -> None:
        """Write the modules and the metadata that an installer would write."""
        notes = self.folder / f"{package}-1.0.dist-info"
        notes.mkdir(parents=True)
        (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        groups = [
            [f"[{group}]", *(f"{name} = {value}" for name, value in found.items())]
            for group, found in entry_points.items()
        ]
        (notes / "entry_points.txt").write_text("\n".join(line for group in groups for line in group))
        for name, source in modules.items():
            (self.folder / f"{name}.py").write_text(source)

    def run(self, *command: str, cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python with these packages and the repository's tests on the path."""
        path = os.pathsep.join(map(str, (self.folder, ENGINE, ROOT)))
        settings = {"PYTHONPATH": path, "TABLEE_DATA": str(self.folder / "data"), "COLUMNS": "200", "LANG": "C.UTF-8"}
        return subprocess.run(
            [sys.executable, *command],
            cwd=cwd or self.folder,
            env=os.environ | settings | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def tablee(self, *arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        return self.run("-m", "tablee.cli", *arguments, cwd=cwd)


def install(site: Site, package: Path) -> None:
    """Install a package into `site` below this folder, as pip would, without a network."""
    where = ["-p", sys.executable, "--target", str(site.folder / "site")]
    offline = ["--no-deps", "--no-build-isolation", "--offline"]
    subprocess.run([str(UV), "pip", "install", "-q", *where, *offline, str(package)], check=True)
