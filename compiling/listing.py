"""Sources by name, time and size. Like ./tablee, this file is read by whatever Python the machine has."""

import os

ASIDE = ("__pycache__", "_docs", "_web", "node_modules", "dist")  # folders of made things among the sources


def listing(*folders):  # type: ignore[no-untyped-def]  # older Pythons read it
    """One line for each file in these folders: enough to tell whether anything changed."""
    lines = []
    for top in folders:
        for folder, below, files in os.walk(top):
            below[:] = sorted(name for name in below if name not in ASIDE)
            for name in sorted(files):
                path = os.path.join(folder, name)
                stat = os.stat(path)
                lines.append("{} {} {}".format(path, stat.st_mtime_ns, stat.st_size))
    return "\n".join(lines)
