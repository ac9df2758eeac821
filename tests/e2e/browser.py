"""A real Chromium: found, or installed where the system allows it."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--no-first-run",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"  # Chromium without a UI: tests take a quarter less time
PACKAGES = ("chromium", "fonts-dejavu-core")
ADVICE = "The tests of the web app need Chromium: install it (Debian: sudo apt install chromium) and run them again."


def chromium() -> str:
    """Return the path of the browser; as root on Debian, install it if missing."""
    found = _find(*NAMES) or _installed(PACKAGES, *NAMES)
    if not found:
        raise RuntimeError(ADVICE)
    return found


def headless() -> str:
    """Return the browser for headless tests: the headless shell if available, else the full browser."""
    return _find(SHELL) or _installed((SHELL, *PACKAGES[1:]), SHELL) or chromium()


def _installed(packages: tuple[str, ...], *names: str) -> str | None:
    """Install packages if running as root on Debian, one process at a time; return the first program found."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    import fcntl  # exists on Debian

    with (Path(tempfile.gettempdir()) / "tablee-browser.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
            if not _find(*names):
                subprocess.run(["apt-get", "-q", *command], env=environment, check=False, stdout=subprocess.DEVNULL)
    return _find(*names)


def _find(*names: str) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)
