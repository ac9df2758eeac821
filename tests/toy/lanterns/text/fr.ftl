name = Lanternes
tagline = Trois manches de lumière et de vent.
pick-lay = Poser la lanterne { $card }
decision-lay = Quelle lanterne posez-vous ?
event-lay = { $seat } pose la lanterne { $card } face cachée.
event-lay-hidden = { $seat } pose une lanterne face cachée.
event-reveal = Les lanternes sont { $cards }, le vent est { $wind } : { $seat } marque.
refusal-not-held = Vous n'avez pas cette lanterne.
