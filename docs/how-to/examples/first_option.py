"""The smallest bot: it takes the first option it is offered. Any language that reads and writes lines can do this."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"protocol": 1, "name": "First option"}
    else:
        answer = {"id": message["id"], "pick": message["options"][0]}
    print(json.dumps(answer), flush=True)
