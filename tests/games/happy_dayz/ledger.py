"""A second referee of a round: it follows what is told, and says where each card lies, who knows it, and what it is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

Json = dict[str, Any]
Seats = set[int]

KEPT_ASIDE = ("pass", "give", "fetch", "peek", "place", "draw", "reveal", "bury", "discard", "discard-kind", "pass-on", "barter")  # fmt: skip
LOOKS = ("transfer", "encounter", "wandering", "draw", "peek", "reveal", "look", "look-inside", "pass-on", "discard-kind", "tally")  # fmt: skip


def is_zombie(card: str) -> bool:
    return card.startswith("zombie-")


def is_hidden(place: str) -> bool:
    return place == "reserve" or place.startswith(("zone", "hand"))


def kind_of(card: str) -> str:
    return card.rpartition("-")[0] or "van"


class Ledger:
    """The cards of one round, and for each viewer (the spectator is last) the places where each card may lie.

    The three Mini-vans are alike, so no place is remembered for one of them.
    """

    def __init__(self, position: Json) -> None:
        self.seats = len(position["communities"])
        self.prototype = position["edition"] == "prototype"
        self.factions: list[str] = position["factions"]
        self.powers = dict(zip(self.factions, position["powers"], strict=True))
        self.horde: bool = position["horde"]
        self.always = {"van"} | {"police" for power in self.powers.values() if power == "police-plus"}
        self.piles = piles_of(position)
        self.wandering: int = position["wandering"]
        self.above: list[tuple[str, Seats]] = []
        self.under: list[tuple[str, Seats]] = []
        self.laid: dict[int, str] = {}
        self.side = "low"
        self.demanded = ""
        self.bound = ""
        self.won: list[str] = []
        self.met = ""
        self.winner = -1
        self.lacks: list[set[str]] = [set() for _ in range(self.seats)]
        self.may: list[dict[str, set[str]]] = [self.dealt(seat) for seat in range(self.seats + 1)]

    @property
    def everybody(self) -> Seats:
        return set(range(self.seats + 1))

    def dealt(self, viewer: int) -> dict[str, set[str]]:
        """Where each card may lie after the deal: one's own hand, else any other hand or the Reserve (HDZ-15)."""
        hands = [f"hand-{seat}" for seat in range(self.seats)]
        blind = {"reserve", *hands} - {f"hand-{viewer}"}
        own = self.piles.get(f"hand-{viewer}", Counter())
        cards = [card for pile in self.piles.values() for card in pile if card != "van"]
        return {card: {f"hand-{viewer}"} if card in own else set(blind) for card in cards}

    # Cards that move

    def take(self, card: str, place: str) -> None:
        assert self.piles[place][card] > 0, f"{card} does not lie in {place}"
        self.piles[place] -= Counter([card])

    def move(self, card: str, source: str, target: str, known_to: Iterable[int], among: Iterable[str] = ()) -> None:
        """Move a card; those who do not know which one think of any (or one of `among`) that may lie where it was."""
        self.take(card, source)
        self.piles.setdefault(target, Counter())[card] += 1
        for viewer in self.everybody:
            if viewer in known_to:
                self.settle(viewer, card, target)
            else:
                ordered = {one for one, seen in (*self.above, *self.under) if viewer in seen and source == "reserve"}
                for one, places in self.may[viewer].items():
                    if source in places and one not in ordered and (not among or one in among):
                        places.add(target)
        if known_to == self.everybody and target.startswith("hand"):
            self.lacks[int(target[-1])].discard(kind_of(card))

    def settle(self, viewer: int, card: str, place: str) -> None:
        if card != "van":
            self.may[viewer][card] = {place} if is_hidden(place) else set()

    def look(self, viewer: int, place: str) -> None:
        """The viewer sees all cards of a place."""
        for card, places in self.may[viewer].items():
            if card in self.piles[place]:
                self.may[viewer][card] = {place}
            else:
                places.discard(place)

    def turn_up_zones(self) -> None:
        for viewer in self.everybody:
            for seat in range(self.seats):
                self.look(viewer, f"zone-{seat}")

    def next_of_reserve(self, card: str) -> Seats:
        """Take the top card of the Reserve out of its order; return who knew it."""
        if self.above:
            top, seen = self.above.pop(0)
        elif sum(self.loose().values()) > self.wandering:
            top, seen = card, set()
            assert self.loose()[card] > 0, f"{card} is not in the unordered Reserve"
        else:
            top, seen = self.under.pop(0)
        assert top == card, f"{top} lies on top, not {card}"
        return seen

    def loose(self) -> Counter[str]:
        """The unordered part of the Reserve."""
        return self.piles["reserve"] - Counter(card for card, _ in (*self.above, *self.under))

    # What is told

    def hear(self, event: Json, after: Json) -> None:
        """Follow an event with all its secrets; `after` is the true position at the end of the pick."""
        handler: Callable[[Json, Json], None] | None = getattr(self, "on_" + event["event"].replace("-", "_"), None)
        if handler is not None:
            handler(event, after)

    def secret_of(self, event: Json) -> Seats | None:
        """The seats that alone are told the card of an event; None if all are."""
        kind, card = event["event"], event.get("card")
        if kind not in KEPT_ASIDE or (kind == "discard" and self.powers[self.demanded][:5] == "nurse"):
            return None
        if card == "van" and kind in ("give", "fetch", "place", "draw", "discard", "barter"):
            return None
        if kind in ("pass-on", "barter") and self.is_open(event):
            return None
        return {event["seat"], event["to_seat"]} if kind == "pass-on" else {event["seat"]}

    def is_open(self, event: Json) -> bool:
        """True if the card passed or bartered lies in a Transfer Zone."""
        return event["card"] in self.piles[f"transfer-{event['seat']}"]

    def reveals(self, event: Json) -> bool:
        """True if somebody learns something hidden by an event, so that it cannot be taken back freely."""
        kind = event["event"]
        if kind in ("lead", "follow"):
            own = self.piles[f"transfer-{event['seat']}"]
            return event["card"] not in own or self.lacking(event) != ""
        if kind == "give":
            return bool(self.givable(event["seat"])["van"])
        if kind == "barter":
            return event["card"] == "van" or self.is_open(event)
        return kind in LOOKS or (kind == "place" and event["card"] == "van")

    def givable(self, seat: int) -> Counter[str]:
        zone = self.piles[f"zone-{seat}"]
        return zone & Counter(self.won) if self.powers[self.demanded] == "soldier-minus" else zone

    def lacking(self, event: Json) -> str:
        """What the card just played proves its seat not to hold; empty if nothing."""
        wanted = self.wanted
        card = kind_of(event["card"])
        return wanted if wanted and card != wanted and card not in self.always else ""

    # The Transfer, and leading and following

    def on_transfer(self, event: Json, after: Json) -> None:
        for card in event["cards"]:
            for viewer in self.everybody:
                self.settle(viewer, card, "transfer")
        self.piles[f"transfer-{event['seat']}"] = Counter(event["cards"])
        if event["seat"] == self.seats - 1:  # all Transfer Zones are turned up at once
            for seat, own in enumerate(after["communities"]):
                self.piles[f"hand-{seat}"] = Counter(own["hand"])

    def on_encounter(self, event: Json, _after: Json) -> None:
        self.laid, self.demanded = {}, ""
        self.next_of_reserve(event["card"])
        self.move(event["card"], "reserve", "encounter", self.everybody)

    def on_wandering(self, event: Json, _after: Json) -> None:
        self.laid, self.demanded = {}, ""
        self.wandering -= 1
        self.move(event["card"], "reserve", "encounter", self.everybody)

    def on_no_encounter(self, _event: Json, _after: Json) -> None:
        self.laid, self.demanded = {}, ""
        assert not self.piles["reserve"], "there is a card in the Reserve"

    def on_lead(self, event: Json, after: Json) -> None:
        self.laid, self.demanded = {}, ""
        self.won, self.met, self.winner = [], "", -1
        self.side = event["side"]
        self.on_follow(event, after)
        self.bound = ""

    def on_follow(self, event: Json, _after: Json) -> None:
        seat, card, lacked = event["seat"], event["card"], self.lacking(event)
        assert seat not in self.laid
        source = f"transfer-{seat}" if card in self.piles[f"transfer-{seat}"] else f"hand-{seat}"
        self.move(card, source, f"laid-{seat}", self.everybody)
        if lacked:
            self.lacks[seat].add(lacked)
            for may in self.may:
                for one, places in may.items():
                    if kind_of(one) == lacked:
                        places.discard(f"hand-{seat}")
        self.laid[seat] = card
        if not self.demanded and card != "van":
            self.demanded = kind_of(card)

    @property
    def wanted(self) -> str:
        """The Faction that must be played next if it is held: demanded by the trick, or ordered by the Governors."""
        return self.demanded if 0 < len(self.laid) < self.seats else self.bound

    def playable(self, seat: int) -> set[str]:
        """The cards this seat may play: the demanded Faction if held, else anything; some always (HDZ-27, HDZ-34)."""
        wanted = self.wanted
        own = {*self.piles[f"hand-{seat}"], *self.piles[f"transfer-{seat}"]}
        follow = {card for card in own if kind_of(card) == wanted}
        return follow | {card for card in own if kind_of(card) in self.always} if follow else own

    def best(self) -> int:
        """The seat whose card wins the trick: the highest or lowest of the trump or of the demanded Faction."""
        police = self.powers.get("police", "")
        trumps = [seat for seat, card in self.laid.items() if police and kind_of(card) == "police"]
        if police == "police-minus" and self.side == "low":
            trumps = []
        able = trumps or [seat for seat, card in self.laid.items() if kind_of(card) == self.demanded]
        return (max if self.side == "high" else min)(able, key=lambda seat: int(self.laid[seat].rpartition("-")[2]))

    # A trick is won

    def on_win(self, event: Json, _after: Json) -> None:
        self.won, self.winner = list(self.laid.values()), event["seat"]
        assert event["seat"] == self.best(), "another seat has won"
        self.met = next(iter(self.piles["encounter"]), "")
        zombies = {card for card in self.won if is_zombie(card)} if self.demanded == "zombie" else set()
        if self.demanded == "zombie" and self.horde and is_zombie(self.met):
            zombies.add(self.met)
        kept = Counter([*self.won, *self.piles["board"].elements()]) - Counter(zombies)
        extra = Counter({self.met: 1} if self.met and self.met not in zombies else ())
        assert Counter(event["kept_cards"]) == kept
        assert Counter(event["extra_cards"]) == extra
        assert Counter(event["cards"]) == kept + extra + Counter(zombies)
        for place in ("board", "encounter", *(f"laid-{seat}" for seat in self.laid)):
            for card in list(self.piles[place].elements()):
                if card not in zombies:
                    self.move(card, place, f"zone-{event['seat']}", self.everybody)
        self.shared = sorted(zombies, key=lambda card: -int(card[7:]))
        self.sharer = event["seat"]

    def on_zombie(self, event: Json, _after: Json) -> None:
        card = self.shared.pop(0)  # the worst one left (HDZ-49)
        assert (event["seat"], event["card"]) == (self.sharer, card)
        self.sharer = (self.sharer + 1) % self.seats
        place = next(place for place in self.piles if place.startswith(("laid", "enc")) and card in self.piles[place])
        self.move(card, place, f"zone-{event['seat']}", self.everybody)

    def on_stuck(self, _event: Json, _after: Json) -> None:
        assert set(self.laid.values()) == {"van"}
        for place in ("encounter", *(f"laid-{seat}" for seat in self.laid)):
            for card in list(self.piles[place].elements()):
                self.move(card, place, "board", self.everybody)

    # Powers

    def on_give_trick(self, event: Json, _after: Json) -> None:
        assert sorted(event["cards"]) == sorted(self.won)
        for card in event["cards"]:
            self.move(card, f"zone-{event['seat']}", f"zone-{event['to_seat']}", self.everybody)

    def on_share(self, event: Json, _after: Json) -> None:
        self.move(event["card"], f"zone-{event['seat']}", f"zone-{event['to_seat']}", self.everybody)

    def on_send(self, event: Json, after: Json) -> None:
        assert event["card"] == self.met
        self.on_share(event, after)

    def on_give(self, event: Json, _after: Json) -> None:
        known = self.everybody if event["card"] == "van" else {event["seat"]}
        among = self.won if self.powers[self.demanded] == "soldier-minus" else ()
        self.move(event["card"], f"zone-{event['seat']}", f"zone-{event['to_seat']}", known, among)

    def on_look_inside(self, event: Json, _after: Json) -> None:
        self.look(event["seat"], f"zone-{event['seat']}")

    def on_look(self, event: Json, _after: Json) -> None:
        assert event["zone_seat"] != event["seat"]
        self.look(event["seat"], f"zone-{event['zone_seat']}")

    def on_fetch(self, event: Json, _after: Json) -> None:
        known = self.everybody if event["card"] == "van" else {event["seat"]}
        self.move(event["card"], f"zone-{event['zone_seat']}", "reserve", known)
        self.above.insert(0, (event["card"], set(known)))

    def on_stray(self, event: Json, after: Json) -> None:
        target = f"zone-{event['to_seat']}"
        assert event["zone_seat"] not in (event["seat"], event["to_seat"])
        moved = Counter(after["communities"][event["to_seat"]]["zone"]) - self.piles[target]
        self.move(next(iter(moved)), f"zone-{event['zone_seat']}", target, ())

    def on_peek(self, event: Json, _after: Json) -> None:
        self.on_reveal({"seat": event["seat"], "cards": [event["card"]]}, _after)

    def on_reveal(self, event: Json, _after: Json) -> None:
        for place, card in enumerate(event["cards"]):
            if place >= len(self.above):
                kept, self.above = self.above, []
                seen = self.next_of_reserve(card)
                self.above = [*kept, (card, set(seen))]
            assert self.above[place][0] == card
            self.above[place][1].add(event["seat"])
            self.settle(event["seat"], card, "reserve")

    def on_place(self, event: Json, _after: Json) -> None:
        seen = self.next_of_reserve(event["card"])
        known = self.everybody if event["card"] == "van" else seen | {event["seat"]}
        self.move(event["card"], "reserve", f"zone-{event['to_seat']}", known)

    def on_draw(self, event: Json, _after: Json) -> None:
        known = self.everybody if event["card"] == "van" else {event["seat"]}
        if self.powers[self.demanded] == "preacher-plus" and len(self.above) == 2 and self.above[1][0] == event["card"]:
            self.above.reverse()  # the second of the two cards was taken
        seen = self.next_of_reserve(event["card"])
        self.move(event["card"], "reserve", f"zone-{event['seat']}", known | seen)

    def on_bury(self, event: Json, _after: Json) -> None:
        seen = self.next_of_reserve(event["card"])
        self.under.append((event["card"], seen))

    def on_discard(self, event: Json, _after: Json) -> None:
        power = self.powers[self.demanded]
        known = self.everybody if event["card"] == "van" or power in ("nurse-base", "nurse-minus") else {event["seat"]}
        self.move(event["card"], f"zone-{event['seat']}", "reserve", known)
        self.under.append((event["card"], set(known)))

    def on_discard_kind(self, event: Json, _after: Json) -> None:
        card = event["card"]
        assert event["kind"] == ("zombie" if is_zombie(card) else "survivor")
        alike = [one for one in self.may[0] if is_zombie(one) == is_zombie(card)]
        self.move(card, f"zone-{event['seat']}", "reserve", {event["seat"]}, alike)
        self.under.append((card, {event["seat"]}))

    def on_order(self, event: Json, _after: Json) -> None:
        self.bound = event.get("faction", "")

    on_order_faction = on_order

    def on_barter(self, event: Json, _after: Json) -> None:
        seat, card, met = event["seat"], event["card"], event["encounter_card"]
        assert met == self.met
        source = f"transfer-{seat}" if self.is_open(event) else f"hand-{seat}"
        known = self.everybody if self.secret_of({**event, "event": "barter"}) is None else {seat}
        self.move(card, source, f"zone-{event['to_seat']}", known)
        self.move(met, f"zone-{seat}", f"hand-{seat}", self.everybody)

    def pass_on(self, events: list[Json]) -> None:
        """All pass a card at once: seen by giver and receiver, or by all if it lay in a Transfer Zone (HDZ-P27)."""
        before = [{card: set(places) for card, places in may.items()} for may in self.may]
        lacks, hidden = [set(own) for own in self.lacks], [event for event in events if not self.is_open(event)]
        for event in hidden:
            self.lacks[event["to_seat"]] &= lacks[event["seat"]]
        for event in events:
            giver, card = event["seat"], event["card"]
            self.take(card, f"transfer-{giver}" if self.is_open(event) else f"hand-{giver}")
        for giver in range(self.seats):
            if not self.piles[f"hand-{giver}"]:
                for may in self.may:
                    for places in may.values():
                        places.discard(f"hand-{giver}")
        for event in events:
            self.piles[f"hand-{event['to_seat']}"][event["card"]] += 1
        for event in hidden:
            for viewer in self.everybody - {event["seat"], event["to_seat"]}:
                for card, places in before[viewer].items():
                    if f"hand-{event['seat']}" in places:
                        self.may[viewer][card].add(f"hand-{event['to_seat']}")
        for event in events:
            giver, to = event["seat"], event["to_seat"]
            for viewer in {giver, to} if event in hidden else self.everybody:
                self.settle(viewer, event["card"], f"hand-{to}")
            if event not in hidden:
                self.lacks[to].discard(kind_of(event["card"]))

    # What each viewer sees

    def hidden_from(self, viewer: int) -> dict[str, set[str]]:
        """The places where each card may lie, without cards whose place on top of or under the Reserve is known."""
        ordered = {card for card, seen in (*self.above, *self.under) if viewer in seen}
        return {card: places for card, places in self.may[viewer].items() if places and card not in ordered}


def piles_of(position: Json) -> dict[str, Counter[str]]:
    """Every pile on the table, the whole Reserve as one."""
    piles = {"board": Counter(position["board"]), "encounter": Counter([position["encounter"]] if position["encounter"] else ())}  # fmt: skip
    piles["reserve"] = Counter(position["reserve"]) + Counter(
        row["card"] for row in position["above"] + position["under"]
    )
    following = "follow" in position["steps"]
    for seat, own in enumerate(position["communities"]):
        for pile in ("hand", "transfer", "zone"):
            piles[f"{pile}-{seat}"] = Counter(own[pile])
        piles[f"laid-{seat}"] = Counter([own["card"]] if following and own["card"] else ())
    return piles
