name = Lanterns
tagline = Three rounds of light and wind.

setting-hand = Hand
    .help = How many lanterns each seat is dealt.
setting-vane = Vane
    .help = The seat that scores may turn the vane.

decision-lay = Which lantern do you lay? You have { $points ->
        [one] one point.
       *[other] { $points } points.
    }
decision-vane = Do you turn the vane?
pick-lay = Lay lantern { $card }
pick-vane = { $vane_id ->
        [turn] Turn the vane
       *[keep] Leave the vane as it is
    }

event-deal = { $seat } is dealt the lanterns { $card }.
event-deal-hidden = { $seat } is dealt a hand of lanterns.
event-lay = { $seat } lays lantern { $card } face down.
event-lay-hidden = { $seat } lays a lantern face down.
event-wind = The lanterns are { $card }, the wind is { $wind }: { $seat } scores.
event-vane = { $vane_id ->
        [turn] { $seat } turns the vane.
       *[keep] { $seat } leaves the vane as it is.
    }
vane-turn = turned
vane-keep = left as it is

refusal-not-held = You do not hold lantern { $card }.
refusal-vane-first = Decide about the vane before the next round.
refusal-no-vane = Only the seat that has just scored may turn the vane.
