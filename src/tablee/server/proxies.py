"""The visitor's real address behind proxies, and the host names this server answers to."""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network

from starlette.datastructures import Headers
from starlette.types import Scope

from tablee.core.errors import BadInput

# Names nobody can have on the internet: no page there can pretend to be this server under one of them.
HOME = (".local", ".lan", ".home", ".internal", ".home.arpa", ".localhost")


class Networks:
    """Addresses and networks, separated by commas."""

    def __init__(self, written: str, flag: str) -> None:
        self.all = [read_network(one.strip(), flag) for one in written.split(",") if one.strip() not in ("", "0")]

    def __contains__(self, address: str) -> bool:
        with contextlib.suppress(ValueError):
            known = ipaddress.ip_address(address)
            return any(known in network for network in self.all)
        return False


class Proxies:
    """Trusted proxies: how many there are in a row, or their addresses.

    Each appends the address it saw to X-Forwarded-For, so the header is read from the right: whatever a visitor put
    further left is never trusted.
    """

    def __init__(self, written: str) -> None:
        self.count = int(written) if written.isascii() and written.isdigit() else 0
        if written.strip() == "*":
            raise BadInput("proxies-any", field="--proxies")
        self.networks = Networks("" if self.count else written, "--proxies")

    def visitor(self, scope: Scope) -> str:
        """Return the visitor's address."""
        heard = str(scope["client"][0]) if scope.get("client") else ""
        said = ",".join(Headers(scope=scope).getlist("x-forwarded-for"))
        for passed, written in enumerate(reversed(said.split(",") if said else [])):
            address = read_address(written)
            if not address or not self.is_proxy(heard, passed):
                break
            heard = address
        return heard

    def is_proxy(self, address: str, passed: int = 0) -> bool:
        """True if this is one of our proxies, after `passed` others."""
        return passed < self.count if self.count else address in self.networks


def read_network(written: str, flag: str) -> IPv4Network | IPv6Network:
    try:
        return ipaddress.ip_network(written, strict=False)
    except ValueError as error:
        problem = "proxies-value" if flag == "--proxies" else "network-value"
        raise BadInput(problem, field=flag, value=written) from error


def read_address(written: str) -> str:
    """Parse an address in X-Forwarded-For, which may have a port; "" if it is not one."""
    text = written.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    with contextlib.suppress(ValueError):
        return str(ipaddress.ip_address(text))
    return ""


def host_name(header: str) -> str:
    """Return the name in a Host header, without its port."""
    name = header.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].rstrip(".")


def is_known_host(header: str, names: Iterable[str]) -> bool:
    """True if this server answers to a name: to those configured, otherwise to IP addresses and local names."""
    name = host_name(header)
    allowed = {one.lower() for one in names}
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(name)
        return not allowed or name in allowed or address.is_loopback
    if allowed:
        return name in allowed or name == "localhost"
    return bool(name) and ("." not in name or name.endswith(HOME))
