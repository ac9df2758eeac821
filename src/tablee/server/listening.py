"""The listening socket, opened before anything else: whoever comes early waits in its queue, and is served first."""

from __future__ import annotations

import errno
import socket

from tablee.core.errors import BadInput

WAITING = 2048  # backlog of connections not yet accepted


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket; BadInput if that fails."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        return socket.create_server((host, port), family=family, backlog=WAITING)
    except OSError as error:
        problem = "port-taken" if error.errno == errno.EADDRINUSE else "port-denied"
        reason = error.strerror or str(error)
        raise BadInput(problem, field="--port", host=host, port=str(port), reason=reason) from error
