"""The smallest bot: always pick the first option. Any language that can read and write lines will do."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"protocol": 1, "name": "First option"}
    else:
        answer = {"id": message["id"], "pick": message["options"][0]}
    print(json.dumps(answer), flush=True)
