"""Our server under measurement, with Nim on the shelf: `python -m bench.server_ours '{"db": …, "port": …}'`."""

import json
import sys

from bench.nim.game import GAME
from tablee.core import shelf
from tablee.server.commands import serve
from tablee.server.settings import Limits, Rate, Settings

FREE = Rate(1e9, 10**9)
shelf.put(GAME)
limits = Limits(FREE, FREE, FREE, FREE, FREE, 10**6, 10**6)
sys.exit(not serve(Settings(limits=limits, **json.loads(sys.argv[1])), "WARNING"))
