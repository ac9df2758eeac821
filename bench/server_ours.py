"""Our server under test, with Nim on the shelf: `python -m bench.server_ours '{"db": …, "port": …}'`.

It has no limits, unless `"limited": true` sets the default ones.
"""

import json
import sys

from bench.nim.game import GAME
from tablee.core import shelf
from tablee.server.commands import serve
from tablee.server.settings import Limits, Settings, unlimited

shelf.put(GAME)
given = json.loads(sys.argv[1])
limits = Limits() if given.pop("limited", False) else unlimited()
sys.exit(not serve(Settings(limits=limits, **given), "WARNING"))
