name = Nim
tagline = Prenez-en un, deux ou trois.
pick-take = En prendre { $number }
decision-take = Combien en prenez-vous ?
event-take = { $seat } en prend { $number } ; il en reste { $heap }.
