"""The server and its workers as programs of their own, with the toy game on the shelf."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORKER = (sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); import tests.server.toy_worker")
