# What the coach says in a first match: the goal card, and what matters at each kind of decision.

goal-aim = The zombies want one of them to leave the street past the barricade. The humans want to hold out until Dawn, the last card of the zombies.
goal-seat = { $seat ->
        [0] You lead the zombies: one of them over the barricade, and you win.
       *[other] You lead the humans: hold out until Dawn, and you win.
    }
goal-turn = In your turn draw up to four cards, discard one, play as many of the others as you like. At the start of their turn, all zombies walk one row.
goal-score = A shot takes strength from the first zombie in its lane; at 0 it is gone. Walls stop those who are too weak to push over them.
matters-hold = Hold back a zombie that stands close to the barricade; in the first rows it is a waste.
matters-dogs = Run where a dog reaches the humans or clears the way.
matters-dogs-more = The same for the next one; staying costs nothing.
matters-run = Forwards, and round whatever bites back: mines, pits, fire.
matters-discard = { $seat ->
        [0] Throw away what is of no use this turn and the next. Keep strong zombies (4 or 5) and what clears the way.
       *[other] Throw away what is of no use this turn and the next. Keep strong shots, and a wall for the lane they walk in.
    }
matters-play = { $seat ->
        [0] Choose a card, then a square that lights up. Spread zombies over the lanes, strong ones where there is no wall.
       *[other] Choose a card, then a lane or square that lights up. Shoot the zombie nearest to the barricade first, and keep a card for the next turn.
    }
matters-play-orders = An order is one step more: use it for the zombie nearest to the barricade, or to pass a wall.
matters-shrapnel = Hit the strongest neighbour that dies of it.
matters-click = Cancel what would kill your foremost or strongest zombie; let small shots go.
matters-to-order = Forwards, unless the way is barred: then sideways.
matters-to-mass = Join those who together can push over the wall.
matters-to-change = Put the stronger one in front, or into the lane without a wall.
matters-to-blood = Off the free lane and before a wall, a pit or a mine.
matters-to-bite = As far forward as it goes.
matters-take-meat = The strongest shot, or the wall you fear.
matters-take-get-out = The strongest zombie, or the card that cancels your shots.
matters-net = First those nearest to the barricade.
matters-pour = Go on to a square where somebody falls.
matters-burn = Finish one off rather than scratch two.
