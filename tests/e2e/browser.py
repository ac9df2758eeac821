"""A real Chromium: found, or installed where the system allows it."""

import os
import shutil
import subprocess

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--no-first-run",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium", "fonts-dejavu-core")
ADVICE = "The tests of the web app need Chromium: install it (Debian: sudo apt install chromium) and run them again."


def chromium() -> str:
    """The path of the browser; as root of a Debian it is installed when missing."""
    found = _find()
    if not found and shutil.which("apt-get") and os.geteuid() == 0:
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
            subprocess.run(["apt-get", "-q", *command], env=environment, check=False, stdout=subprocess.DEVNULL)
        found = _find()
    if not found:
        raise RuntimeError(ADVICE)
    return found


def _find() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)
