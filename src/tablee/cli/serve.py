"""`tablee serve`: live tables for browsers, until it is stopped."""

from __future__ import annotations

import socket
import threading
import webbrowser
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from tablee.cli.admin import read_keep
from tablee.cli.app import Given
from tablee.cli.choosing import read_number
from tablee.cli.reading import read_text
from tablee.cli.screen import Screen
from tablee.core.errors import BadInput

if TYPE_CHECKING:
    from tablee.server.draining import Standing
    from tablee.server.settings import Settings

PORTS = range(8017, 8037)
LEVELS = ("debug", "info", "warning", "error")
EVERYWHERE = "0.0.0.0"  # noqa: S104


def command(given: Given, screen: Screen) -> int:
    """Start the server and print its address; open a browser unless told not to."""
    from tablee.server.listening import listen

    if given["log"] not in LEVELS:
        raise BadInput("option-value", field="--log", option="--log", value=given["log"], allowed=", ".join(LEVELS))
    port = read_port(given["port"], given["host"])
    here = "127.0.0.1" if given["host"] == EVERYWHERE else given["host"]
    address = f"http://{here}:{port}/"

    def ready() -> None:
        screen.tell("cli-serve-at", address=address)
        if not has_web():
            screen.tell("cli-serve-no-web")
        elif not given["quiet"]:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    def report(standing: Standing) -> None:
        said = "cli-serve-drained" if standing.kept else "cli-serve-draining"
        screen.tell(said, moving=standing.moving, left=standing.left)

    with listen(given["host"], port) as door:
        from tablee.server.commands import serve  # loaded while the first visitors wait at the door

        started = serve(read_settings(given, port), given["log"].upper(), report, ready, door)
    return 0 if started else 1


def read_settings(given: Given, port: int) -> Settings:
    """Parse the settings of a server; BadInput names what does not fit."""
    from tablee.server.settings import Settings

    return Settings(
        db=given["db"],
        host=given["host"],
        port=port,
        hosts=tuple(name for written in given["host-name"] for name in written.split(",") if name),
        tls=given["tls"],
        proxies=given["proxies"],
        watchers=given["watchers"],
        name=given["name"],
        imprint=read_text(given["imprint"]) if given["imprint"] else "",
        closed=given["closed"],
        retention=read_keep(given["keep"]),
        thought=read_number("--thought", given["thought"], 10, 60_000),
        smtp=given["smtp"],
        sender=given["sender"],
        drain=given["drain"],
        **read_bots(given["bots"]),
    )


def read_bots(written: str) -> dict[str, Any]:
    """Parse where bots run: in a number of processes on this machine, or on a Ray cluster."""
    if not written:
        return {}
    if written == "ray" or written.startswith("ray://"):
        return {"bots": written}
    return {"workers": read_number("--bots", written, 1, 256)}


def has_web() -> bool:
    return files("tablee").joinpath("_web", "index.html").is_file()


def read_port(written: str, host: str) -> int:
    """Return the requested port, or the first free one of ours."""
    if written:
        return read_number("--port", written, 1, 65535)
    return next((port for port in PORTS if is_free(host, port)), PORTS[0])


def is_free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True
