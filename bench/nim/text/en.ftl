name = Nim
tagline = Take one, two or three.
pick-take = Take { $number }
decision-take = How many do you take?
event-take = { $seat } takes { $number }; { $heap } are left.
