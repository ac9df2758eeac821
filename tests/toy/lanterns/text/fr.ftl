name = Lanternes
tagline = Trois manches de lumière et de vent.

setting-hand = Main
    .help = Combien de lanternes chaque place reçoit.
setting-vane = Girouette
    .help = La place qui marque peut tourner la girouette.

decision-lay = Quelle lanterne posez-vous ? Vous avez { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
decision-vane = Tournez-vous la girouette ?
pick-lay = Poser la lanterne { $card }
pick-vane = { $vane_id ->
        [turn] Tourner la girouette
       *[keep] Laisser la girouette
    }

event-deal = { $seat } reçoit les lanternes { $card }.
event-deal-hidden = { $seat } reçoit une main de lanternes.
event-lay = { $seat } pose la lanterne { $card } face cachée.
event-lay-hidden = { $seat } pose une lanterne face cachée.
event-wind = Les lanternes sont { $card }, le vent est { $wind } : { $seat } marque.
event-vane = { $vane_id ->
        [turn] { $seat } tourne la girouette.
       *[keep] { $seat } laisse la girouette.
    }
vane-turn = tournée
vane-keep = laissée

refusal-not-held = Vous n'avez pas la lanterne { $card }.
refusal-vane-first = Décidez de la girouette avant la manche suivante.
refusal-no-vane = Seule la place qui vient de marquer peut tourner la girouette.
