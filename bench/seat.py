"""Let a bot of this checkout play in matches of another one, for instance the strongest of an older version.

tablee sim happy_dayz --seats "merciless,stdio:OLDER/.venv/bin/python -m bench.seat merciless" --matches 100

The program speaks the protocol of docs/how-to/stdio-bot.md and must be started in its own checkout, or with a
PYTHONPATH that points there. The bot sees only the view in the question.
"""

import json
import sys

import tablee
from tablee.bots import bot
from tablee.core.chance import Chance


def main(spec: str) -> None:
    game = player = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            game = tablee.game(message["game"])
            player = bot(spec, game)
            answer = {"protocol": 1, "name": spec}
        else:
            assert game is not None
            assert player is not None
            options = [game.picks.number(text) for text in message["options"]]
            view = game.read_view(message["view"])
            pick = player.choose(view, options, Chance(message["luck"]))
            answer = {"id": message["id"], "pick": game.picks.texts[pick]}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
