"""Our server under measurement, with Nim on the shelf: `python -m bench.server_ours '{"db": …, "port": …}'`."""

import json
import sys

from bench.nim.game import GAME
from tablee.core import shelf
from tablee.server.commands import serve
from tablee.server.settings import Settings, unlimited

shelf.put(GAME)
sys.exit(not serve(Settings(limits=unlimited(), **json.loads(sys.argv[1])), "WARNING"))
