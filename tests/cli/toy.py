"""`python -m tests.cli.toy …`: the command line with the toy game on the shelf."""

import sys

from tablee.cli import main
from tablee.core import shelf
from tests.toy.lanterns.game import GAME


def take_terminal() -> None:
    """Let Ctrl-C typed into the terminal reach this program, as it does in a shell."""
    import fcntl
    import termios

    fcntl.ioctl(sys.stdin, termios.TIOCSCTTY, 0)


if __name__ == "__main__":
    shelf.put(GAME)
    if sys.stdin.isatty():
        take_terminal()
    main()
