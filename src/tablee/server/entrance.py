"""The entrance: what every connection and request meets first, before the house behind it is open."""

from __future__ import annotations

from tablee.server.hall import Hall
from tablee.server.metrics import Metrics
from tablee.server.proxies import Proxies
from tablee.server.settings import Settings


class Entrance:
    """Settings, proxies, open connections and metrics of one server process; none of it needs the database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = Proxies(settings.proxies)
        self.hall = Hall(settings.connections, settings.limits.strangers)
        self.metrics = Metrics()
        self.metrics.cut = self.hall.cut
