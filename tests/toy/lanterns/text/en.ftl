name = Lanterns
tagline = Three rounds of light and wind.
pick-lay = Lay lantern { $card }
decision-lay = Which lantern do you lay?
event-lay = { $seat } lays lantern { $card } face down.
event-lay-hidden = { $seat } lays a lantern face down.
event-reveal = The lanterns are { $cards }, the wind is { $wind }: { $seat } scores.
refusal-not-held = You do not hold this lantern.
