"""The time from each touch to the next paint, on a phone with a processor four times slower: a part of `bench.frames`.

A touch that comes by remote control is stamped when the browser reads the command, but the page is not told of it
before it has drawn one more frame: Chromium waits for that, so that a touch never finds an outdated page. No finger
waits so. A trace says when each touch was passed on, and the time is counted from there; the figure with the wait is
given beside it.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.e2e.guest import PHONE, Guest, new_context
from tests.e2e.whole import answer, sit_down

SLOWER = 4
TOUCHES = 12
AT_ONCE = 100  # milliseconds that nobody notices
CLOCK = "tablee-touches"  # a mark in the page and in the trace, to compare their clocks
CATEGORIES = ["latencyInfo", "blink.user_timing"]
NEAR = 4  # milliseconds: clocks of page and trace are coarse
# The browser's own measurement, in steps of 8 ms; it does not report anything below one refresh. A touch is several
# events, and as slow as the slowest of them.
TOUCHED = """clock => {
  window.touched = {};
  const note = list => {
    for (const { interactionId: touch, startTime, duration } of list.getEntries())
      if (touch) touched[touch] = [startTime, Math.max(touched[touch]?.[1] ?? 0, duration)];
  };
  new PerformanceObserver(note).observe({ type: "event", durationThreshold: 16 });
  return performance.mark(clock).startTime;
}"""


class Touch(NamedTuple):
    """Milliseconds from a touch to the next paint, and how much of it the touch waited outside the page."""

    time: float
    waited: float


def to_paint(browser: Browser, url: str, game: str) -> str:
    """Play some decisions on a slow phone, and tell how long touches took."""
    touches = touched(browser, url, game)
    counted = longest([touch.time - touch.waited for touch in touches])
    return f"touch to picture, {SLOWER} times slower: {counted}; with the wait: {longest([t.time for t in touches])}"


def longest(times: list[float]) -> str:
    late = sum(time > AT_ONCE for time in times)
    return f"longest {max(times, default=16):.0f} ms  beyond {AT_ONCE} ms: {late}"


def touched(browser: Browser, url: str, game: str) -> list[Touch]:
    guest = Guest(new_context(browser, speed=1, reduced_motion="no-preference", **PHONE), url, "Anne")
    sit_down(guest, game)
    guest.context.new_cdp_session(guest.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=guest.page, categories=CATEGORIES)
    start = guest.page.evaluate(TOUCHED, CLOCK)
    answer(guest, TOUCHES, tap=True)
    guest.settle()
    times: list[list[float]] = guest.page.evaluate("Object.values(touched)")
    waits = waited(json.loads(browser.stop_tracing())["traceEvents"], start)
    guest.close()
    return [Touch(time, min(wait for at, wait in waits if abs(at - began) < NEAR)) for began, time in times]


def waited(trace: list[dict[str, Any]], start: float) -> list[tuple[float, float]]:
    """Return when each touch was stamped, by the clock of the page, and how long after that it was passed on."""
    mark = next(event["ts"] for event in trace if event["name"] == CLOCK)
    found = []
    for event in trace:
        if event["name"] != "InputLatency::TouchStart" or event["ph"] != "b":
            continue
        steps = event["args"]["chrome_latency_info"]["component_info"]
        times = {
            step["component_type"].removeprefix("COMPONENT_INPUT_EVENT_LATENCY_"): step["time_us"] for step in steps
        }
        stamped, passed = times["ORIGINAL"], times["BEGIN_RWH"]
        found.append((start + (stamped - mark) / 1000, (passed - stamped) / 1000))
    return found
