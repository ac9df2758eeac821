"""A server that also knows the toy game; its settings are the first argument."""

import json
import sys

from tablee.core import shelf
from tablee.server import accounts
from tablee.server.commands import serve
from tablee.server.settings import Settings
from tests.server import quick
from tests.server.guests import NO_LIMITS, PATIENCE
from tests.server.programs import WORKER
from tests.server.rules import change_rules
from tests.toy.lanterns.game import GAME

shelf.put(GAME)
change_rules()
accounts.hasher = quick.hasher  # type: ignore[assignment]
usual = {"worker": WORKER, "limits": NO_LIMITS, "think": PATIENCE}
sys.exit(not serve(Settings(**usual | json.loads(sys.argv[1])), "WARNING"))
