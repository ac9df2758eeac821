"""A worker that also knows the toy game."""

import tests.conftest  # noqa: F401 - it puts the toy game on the shelf
from tablee.server.worker import main
from tests.server.rules import change_rules

change_rules()
main()
