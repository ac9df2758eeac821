"""Which Pythons will do, and the pip that comes with one. Like ./tablee, this file is read by whatever Python the machine has."""

import os
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


def bundled_pip():  # type: ignore[no-untyped-def]
    """The wheel of pip that came with this Python, if any: it runs as it is, and to install it first takes seconds."""
    import glob
    import importlib.util
    import sysconfig

    found = importlib.util.find_spec("ensurepip")
    places = [sysconfig.get_config_var("WHEEL_PKG_DIR")]
    places += [os.path.join(os.path.dirname(found.origin), "_bundled")] if found and found.origin else []
    return [wheel for place in places if place for wheel in sorted(glob.glob(os.path.join(place, "pip-*.whl")))][:1]
