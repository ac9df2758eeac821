"""`python -m compiling.docs`: build the documentation into build/site, and copy it into the package for the server.

The server's content security policy allows only the inline scripts of these pages, so it needs their hashes.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
SHIPPED = ROOT / "src" / "tablee" / "_docs"
SCRIPT = re.compile(r"<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)</script>", re.DOTALL)


def hashes(folder: Path) -> list[str]:
    """Return the CSP sources that allow the inline scripts of these pages, and no others."""
    found = {script for page in folder.rglob("*.html") for script in SCRIPT.findall(page.read_text("utf-8"))}
    digests = (base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in found)
    return sorted(f"'sha256-{digest}'" for digest in digests)


def unseen(folder: Path) -> list[str]:
    """Return the pictures that no page shows; they belong to the README."""
    text = "".join(page.read_text("utf-8") for page in folder.rglob("*.html"))
    return [path.name for path in (folder / "pictures").iterdir() if path.name not in text]


def build() -> int:
    """Build the site; every warning is an error."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--clean"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, check=False)
    if done.returncode == 0:
        (SITE / "scripts.txt").write_text("\n".join(hashes(SITE)), "utf-8")
        shutil.rmtree(SHIPPED, ignore_errors=True)
        shutil.copytree(SITE, SHIPPED, ignore=shutil.ignore_patterns("*.map", "sitemap.xml*", *unseen(SITE)))
    return done.returncode


if __name__ == "__main__":
    sys.exit(build())
