"""Which Pythons will do. Like ./tablee, this file is read by whatever Python the machine has."""

import shutil
import subprocess

OLDEST = (3, 11)


def newer_python():  # type: ignore[no-untyped-def]  # older Pythons read it
    """A Python on this machine that is new enough, or None."""
    for minor in range(OLDEST[1] + 9, OLDEST[1] - 1, -1):
        found = shutil.which("python3.{}".format(minor))
        if found and subprocess.call([found, "-c", "import venv"], stderr=subprocess.DEVNULL) == 0:
            return found
    return None
