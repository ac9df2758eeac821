### Zombiaki!: texts of the game in English.

## The game

name = Zombiaki!
tagline = The dead come up the street, the living hold the barricade until dawn.

## Settings

setting-barrier_row = Barrier
    .help = Where a barrier stands. In row 5, as in the Polish rulebook, it also stops the humans’ line of fire.
setting-barrier_row-1 = Row 1, by the cemetery
setting-barrier_row-5 = Row 5, by the barricade

setting-freeze_ends = Freeze ends
    .help = How long nothing moves on the street.
setting-freeze_ends-end = At the end of the next human turn
setting-freeze_ends-start = At the start of the next human turn

setting-dog_rows = Dogs start
    .help = In which rows a dog may enter the street.
listed-card = “{ $name }”
setting-dog_rows-1 = In row 1
setting-dog_rows-3 = In rows 1 to 3
setting-wall_start = Zombies on a wall
    .help = Whether a new zombie may start on a wall in row 1. The French text names only units and barriers as obstacles.
setting-wall_start-any = Any zombie may
setting-wall_start-strong = Only one as strong as the wall is high
setting-searchlight = Searchlight
    .help = Whether a wall hides those behind it. The French text moves back all of the lane.
setting-searchlight-lane = Lights the whole lane
setting-searchlight-sight = Stops at a wall
setting-barrel = Barrel
    .help = What a rolling barrel meets first where a unit stands on a car or a pit. The French text kills whoever it meets.
setting-barrel-unit = The unit
setting-barrel-object = The car or the pit, and the unit is spared
setting-asks_all = Every question
    .help = As rules version 1 asked: single answers too, and sets in order from A1 to C5.

## Seats, sides, units, lanes

seat-n = { $n ->
    [1] Zombie player
   *[other] Human player
}
side-zombies = Zombies
side-humans = Humans
unit-zombie = The zombie
unit-dog = The dog
lane-A = A
lane-B = B
lane-C = C
target-A = lane A
target-B = lane B
target-C = lane C
target-car = the car
aim-car = the car
square-barricade = the barricade

## The picture of the street

street-title = round { $round }
street-barricade = barricade
    .help = Beyond row 5. One zombie over it, and the zombies win.
street-cemetery = cemetery
    .help = Before row 1, where the zombies come from.
street-deck = { $count ->
    [0] deck empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
street-until = { $count ->
    [one] the next card is dawn
   *[other] { $count } cards to dawn
}
street-steps = { $steps ->
    [one] one step left
   *[other] { $steps } steps left
}
street-goal-zombies = You lead the zombies: get one over the barricade before dawn, which comes with the last of { $until ->
        [one] one card
       *[other] { $until } cards
    }.
street-goal-humans = You lead the humans: hold the barricade until dawn, { $until ->
        [one] one zombie card
       *[other] { $until } zombie cards
    } from now.
street-want-zombies = wants one zombie over the barricade
street-want-humans = must hold out until dawn
street-won-zombies = A zombie is over the barricade: the zombies have won.
street-won-humans = Dawn has come and no zombie got over the barricade: the humans have won.
street-now-lies = Lies on { $squares } now.
street-now-nowhere = You hold it, and it cannot be played now.
street-now-open = You hold it; on this street it may be played on { $places }.
street-now-free = You hold it; it is played without a target.
street-frozen = The street is frozen.
street-terror = Terror: the humans may play only one card.
street-orders = { $orders ->
    [0] The Boss has no orders left.
    [one] The Boss has one order left.
   *[other] The Boss has { $orders } orders left.
}
street-fire = fire
    .help = Napalm: 1 damage to every unit that enters, until the next human turn.
mark-shield = shield
    .help = A living shield: it takes all the damage of one attack and is discarded. Only the Grenade goes through it; against a pit it is thrown in.
mark-boss = Boss
    .help = Gives three orders in a match, one a turn, to other zombies of strength 3 or less. When it dies, all zombies fall back.
mark-netted = netted
    .help = Caught in the net: nothing moves it until the next human turn.
mark-held = held
    .help = Held by “Not so fast”: it does not walk this turn.
mark-moved = moved
    .help = A card or an order has moved it this turn; no other may.
mark-joined = rests
    .help = Two zombies merged by Mass this turn: no card or order moves it until the next zombie turn.
mark-obeyed = has obeyed
    .help = It has obeyed an order of the Boss and obeys no other in this match.
mark-ran = has run
    .help = This dog has run this turn.
mark-chosen = chosen
    .help = Named for the net that is being thrown.
word-zombies = Zombie
    .help = Starts on a free square of row 1 and walks one square each turn. Its number is its strength and what it can bear.
word-walls = Wall
    .help = Goes on an empty square with no zombie around it, neither in row 5 nor in a row behind a zombie. Zombies climb it if their line is as strong as it is high; dogs and barrels never pass.
word-pits = Pit
    .help = Goes on any free square. Kills the first unit that enters with no more strength than its depth, and is filled; a shield is thrown in.
word-bursts = Burst
    .help = Bullets along a lane: those left after a kill fly on. A survivor steps back one square, a shield takes them all.
word-line = Line
    .help = Units right behind one another in a lane, without a gap: together they push the first over a wall.
word-lane = Lane
    .help = A, B or C: five squares from the cemetery to the barricade. B is the centre.
word-row = Row
    .help = Three squares side by side, counted from the cemetery (1) to the barricade (5).
stance = Ask me for cards
    .help = Everybody sees what you choose; you may change it at any moment.
stance-usual = whenever I can answer
    .help = Zombies: when a gun is fired while you hold “Click”.
stance-own = only on my turn
    .help = Zombies: every gun fires without a question. Humans are asked only what they must decide anyway.

## Zombie cards

card-zombie-2 = Zombie 2
    .help = Enters on a free square of row 1 and walks one square each turn. Strength 2.
card-zombie-3 = Zombie 3
    .help = Enters on a free square of row 1 and walks one square each turn. Strength 3.
card-zombie-4 = Zombie 4
    .help = Enters on a free square of row 1 and walks one square each turn. Strength 4.
card-zombie-5 = Zombie 5
    .help = Enters on a free square of row 1 and walks one square each turn. Strength 5.
card-dog = Dog
    .help = Goes on a free square of the first three rows. Runs up to three squares each turn, in any direction but diagonally. Endurance 1, strength 0, never wins.
card-boss = Boss
    .help = Makes a zombie the Boss: three orders per match, one a turn, each moving another zombie of strength 3 or less. If it dies, all zombies fall back.
card-human = Human
    .help = A living shield for a zombie: it takes all the damage of one attack.
card-claws = Claws
    .help = A zombie gains 1 strength for good.
card-terror = Terror
    .help = The humans may play only one card in their next turn.
card-mass = Mass
    .help = A zombie steps onto a neighbouring zombie, and the two become one with their strengths added up.
card-change = Change
    .help = Two neighbouring zombies swap places.
card-bite = Bite
    .help = A shield becomes a zombie of strength 1 beside or behind its bearer.
card-hunger = Hunger
    .help = A zombie walks one more square, even over the barricade.
card-meat = Meat
    .help = You choose a card in the humans’ hand; it is discarded.
card-pick-axe = Pick-axe
    .help = Destroys a wall, barrel, car or mine.
card-click = Click
    .help = Keep it for the human turn: cancels a Shot, a Burst or the Sniper.
card-not-so-fast = Not so fast
    .help = Keep it for your next movement step: one zombie stays where it is.
card-dawn = Dawn
    .help = The last card of the zombie deck: when it is drawn, the humans win.

## Human cards

card-shot = Shot
    .help = 1 damage to the first unit of a lane; a zombie that survives steps back.
card-good-shot = Good shot
    .help = 2 damage to the first unit of a lane; a zombie that survives steps back.
card-burst-2 = Burst of 2
    .help = Two bullets along a lane; those left after a kill fly on to the next target.
card-burst-3 = Burst of 3
    .help = Three bullets along a lane; those left after a kill fly on to the next target.
card-sniper = Sniper
    .help = 2 damage to any unit on the street; a zombie that survives steps back.
card-wall-5 = Wall 5
    .help = Goes on an empty square with no zombie around it, neither in row 5 nor behind a zombie. Stays for good; zombies climb it only if their line has strength 5.
card-wall-6 = Wall 6
    .help = Goes on an empty square with no zombie around it, neither in row 5 nor behind a zombie. Stays for good; zombies climb it only if their line has strength 6.
card-pit-1 = Pit 1
    .help = Goes on any free square. Kills the first dog or zombie of strength 1 that enters, and is filled.
card-pit-2 = Pit 2
    .help = Goes on any free square. Kills the first dog or zombie of strength 1 or 2 that enters, and is filled.
card-barrier = Barrier
    .help = Goes on a free square of row 1, or of row 5 by a setting. Nothing moves in this lane, or into it, until your next turn.
card-barrel = Barrel
    .help = Goes on a square of row 5 without unit, wall or barrier, and rolls one square towards the cemetery each turn; kills the first unit it meets.
card-mine = Mine
    .help = Goes on a free square, but not right in front of a unit. 2 damage to the unit that steps on it, and 1 from shrapnel on a neighbouring square of your choice.
card-car = Car
    .help = A car bomb: goes on any square whose lane is free from there to the barricade. Shoot it or burn it, and 1 damage strikes its square and the eight around it.
card-napalm = Napalm
    .help = A square burns until your next turn: 1 damage to the unit there and to every unit that enters.
card-net = Net
    .help = Holds zombies on connected squares, of strength 6 in all at most, until your next turn.
card-freeze = Freeze
    .help = Nothing moves on the street, neither in the next zombie turn nor in your next turn.
card-grenade = Grenade
    .help = Destroys everything on a square, shield or no shield.
card-gasoline = Gasoline
    .help = 4 damage along a chain of squares: it runs on over the dead, and each empty square costs it 1 point.
card-flamethrower = Flamethrower
    .help = 5 damage to share out over the row nearest to you that holds a unit.
card-street-on-fire = Street on fire
    .help = 1 damage to every unit in lane A or C; sets off car and mine.
card-high-voltage = High voltage
    .help = 1 damage to every unit in a lane.
card-blood = Blood
    .help = One zombie or dog slips one square sideways.
card-searchlight = Searchlight
    .help = All units of a lane move back one square.
card-back-off = Back off
    .help = All units on the street move back one square.
card-get-out = Get out
    .help = You choose a card in the zombies’ hand; it is discarded.

## Decisions

decision-hold = The zombies are about to walk: play “Not so fast” to hold one back?
decision-dogs = { $dog_square_count ->
    [one] Does the dog on { $dog_square } run? It may make 3 steps.
   *[other] Which dog runs first: { $dog_square }? Each may make 3 steps.
}
decision-dogs-more = { $dog_square_count ->
    [one] Does the dog on { $dog_square } run too? It may make 3 steps.
   *[other] Which dog runs next: { $dog_square }? Each may make 3 steps.
}
decision-run = The dog is on { $square } and may run { $steps ->
        [one] { $steps } more square
       *[other] { $steps } more squares
    }: where does it go?
decision-discard = Which card do you discard?
decision-play = What do you play?
decision-play-orders = What do you play? The Boss has { $orders ->
        [one] one order
       *[other] { $orders } orders
    } left.
decision-shrapnel = The mine on { $square } explodes: where does the shrapnel fly?
decision-click = { $player_seat } plays “{ $card }” on { $target }. Play “Click” to cancel it?
decision-to-order = Where does the Boss send the zombie on { $square }?
decision-to-mass = Which neighbour does the zombie on { $square } merge with?
decision-to-change = Which neighbour does the zombie on { $square } change places with?
decision-to-blood = Which way does the unit on { $square } slip?
decision-to-bite = Where does the bitten human rise?
decision-take-meat = Which card do the humans lose?
decision-take-get-out = Which card do the zombies lose?
decision-net = The net holds the { $chosen_count ->
        [one] zombie
       *[other] zombies
    } on { $chosen } and still takes strength { $left }: which other zombie does it catch?
decision-pour = The gasoline on { $square } has { $points ->
        [one] one point
       *[other] { $points } points
    } left: where does it run?
decision-burn = { $chosen_count ->
    [0] Share out 5 points over row { $row }: which lane, how many?
   *[other] The flame burns { $chosen }; { $left ->
        [one] { $left } point is
       *[other] { $left } points are
    } left: which other lane, how many?
}

## Picks

pick-play-1 = Play “{ $card }”
pick-play-2 = Play “{ $card }” on { $target }
pick-play-3 = Play “{ $card }” on { $aim } in { $target }
pick-order = The Boss orders the zombie on { $square }
pick-end = End the turn
pick-discard = Discard “{ $card }”
pick-take = “{ $card }”
pick-to-in-to-mass = With the one on { $square }
pick-to-in-to-change = With the one on { $square }
pick-stop-in-dogs = No dog runs
pick-stop-in-dogs-more = No other dog runs
pick-stop-in-run = Stop there
pick-to = To { $square }
pick-run = Dog from { $from_square } to { $square }
pick-stop = Stay there
pick-go = Let them all walk
pick-click = Play “Click”: the shot is cancelled
pick-let = Let it fire
pick-done = That is all
pick-done-in-net = Close the net
pick-done-in-burn = Burn them
pick-done-in-pour = No further
pick-shrapnel = To { $square }
pick-net = The zombie on { $square } too
pick-pour = On to { $square }
pick-burn = Lane { $lane }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Events

event-turn = Round { $round }: { $seat } plays. { $until ->
        [one] The next zombie card is dawn
       *[other] { $until } zombie cards to dawn
    }.
event-end = { $seat } ends the turn{ $kept ->
        [0] {""}
        [one] {" "}and keeps one card
       *[other] {" "}and keeps { $kept } cards
    }.
event-end-empty = { $seat } has no card left, so the turn ends.
event-end-stuck = { $seat } cannot play { $kept ->
        [one] the card left
       *[other] any of the { $kept } cards left
    }, so the turn ends.
event-end-terror = Terror: { $seat } may play no second card, so the turn ends.
event-begin = { $seat } leads the zombies and begins, for the dead always do: they win with one zombie over the barricade. The humans win at dawn, the last of the { $until } zombie cards.
event-draw = { $seat } draws { $drawn_card }.
event-dawn = Dawn breaks, and { $seat } wins: the humans have held out!
event-discard = { $seat } discards “{ $card }”.
event-play = { $seat } plays “{ $card }”.
event-play-at = { $seat } plays “{ $card }” on { $square }.
event-play-lane = { $seat } plays “{ $card }” on lane { $lane }.
event-play-car = { $seat } plays “{ $card }” on the car.
event-nothing = “{ $card }” does nothing: { $card_id ->
        [back-off] no unit can step back
        [searchlight] no unit of the lane can step back
        [grenade] the square is empty
        [terror] the humans are terrified already
       *[other] no unit stands in the lane
    }.
event-lose = { $seat } loses “{ $card }”.
event-click = { $seat } plays “Click”: “{ $card }” is cancelled.
event-rise = The bitten human rises on { $square } as a zombie of strength 1.
event-run = The dog runs from { $from_square } to { $square }.
event-walk = Zombie { $strength } walks from { $from_square } to { $square }.
event-back = { $unit } on { $from_square } falls back to { $square }.
event-stay = { $unit } on { $square } cannot step back.
event-slip = { $unit } on { $from_square } slips to { $square }.
event-cross = The zombie on { $from_square } gets over the barricade, and { $seat } wins!
event-order = The Boss gives an order to the zombie on { $square }; { $left ->
        [0] it was the last one
        [one] one is left
       *[other] { $left } are left
    }.
event-join = The zombie on { $from_square } merges with the one on { $square }: strength { $strength }.
event-swap = The zombies on { $from_square } and { $square } change places.
event-grow = The zombie on { $square } now has strength { $strength }.
event-hit = The zombie on { $square } takes { $damage } damage; strength { $strength } is left.
event-die = { $unit } on { $square } dies.
event-shield = The zombie on { $square } loses its shield.
event-boss-dies = The Boss dies.
event-mine = The mine on { $square } explodes.
event-shrapnel = Shrapnel flies to { $square }.
event-car = The car on { $square } explodes.
event-destroy = { $card } on { $square }: destroyed.
event-fall = A unit falls into the pit on { $square }.
event-plug = The zombie on { $square } throws its shield into the pit.
event-roll = The barrel rolls from { $from_square } to { $square }.
event-roll-off = The barrel rolls off the street at { $from_square }.
event-crash = The barrel crashes on { $square } ({ $card }).
event-barrel-hit = The barrel hits a unit on { $square }.
event-burn = Square { $square } burns.
event-scorch = The napalm on { $square } burns whoever is there.
event-fire-out = The fire on { $square } goes out.
event-barrier-up = The barrier on { $square } is lifted.
event-net = The net catches the zombie on { $square }.
event-net-off = The net is taken off.
event-thaw = The street thaws.

## Refusals: why this cannot be picked

refusal-frozen = Nothing moves while the street is frozen.
refusal-netted = The zombie on { $square } is caught in the net.
refusal-barred = A barrier stops all movement in the lane of { $square }.
refusal-lane-barred = A barrier keeps every unit out of the lane of { $square }.
refusal-moved = A card or an order has already moved the zombie on { $square } this turn.
refusal-joined = The zombie on { $square } merged by Mass this turn and must stay put.
refusal-occupied = A unit stands on { $square }.
refusal-wall-line = The line is too weak for the wall on { $square }.
refusal-wall-own = A zombie alone must be as strong as the wall between them is high.
refusal-wall-back = The wall on { $square } is higher than the zombie is strong.
refusal-wall-dog = Dogs cannot get onto the wall on { $square }.
refusal-wall-placed = This zombie is too weak to start on that wall.
refusal-off-street = { $target } lies off the street.
refusal-no-zombie = There is no zombie on { $square }.
refusal-is-dog = On { $square } is a dog, and a dog is not a zombie: this card does not concern it.
refusal-taken = A zombie or a dog already stands on { $square }.
refusal-barrel-there = No unit can be put on the square of a barrel.
refusal-dog-row = Dogs do not start in that row.
refusal-shield-already = This zombie already has a shield.
refusal-no-shield = This zombie has no shield to bite.
refusal-no-room = There is no free square beside or behind this zombie.
refusal-no-partner = No zombie stands next to the one on { $square }.
refusal-no-way = From { $square } it cannot go anywhere.
refusal-no-dog = There is no dog on { $square }.
refusal-ran-already = The dog on { $square } has already run this turn.
refusal-another-dog = The dog on { $square } is running: it goes on, or it stops.
refusal-sideways-only = Blood pushes sideways only, to the neighbouring lane.
refusal-not-ahead = The bitten human rises beside or behind its bearer, never ahead.
refusal-empty-hand = The other hand is empty.
refusal-not-before = This card is played right before the movement step.
refusal-click-later = “Click” is kept for the human turn: you are asked when a gun is fired.
refusal-held-already = This zombie is already held back.
refusal-nothing-to-break = There is nothing to destroy.
refusal-not-breakable = The Pick-axe works on a wall, barrel, car or mine only.
refusal-no-target = No target is in sight in that lane.
refusal-no-car = No car is in sight in that lane before the first unit.
refusal-no-unit = There is no unit to hit.
refusal-no-car-at-all = There is no car on the street.
refusal-not-empty = That square is not empty.
refusal-on-fire = That square is burning.
refusal-wall-near-zombie = A zombie stands around that square.
refusal-wall-behind-zombie = A wall may not stand in a row behind any zombie.
refusal-barrier-row = A barrier does not stand in that row.
refusal-barrel-blocked = A barrel needs a square without unit, wall or barrier.
refusal-mine-in-front = A mine may not lie right in front of a unit.
refusal-car-blocked = Something stands in the car’s way.
refusal-too-strong = This zombie is too strong for the net.
refusal-in-net-already = The zombie on { $square } is in the net already.
refusal-net-full = The zombie on { $square } is too strong for the room left in the net.
refusal-not-connected = The net cannot reach { $square }: squares must be connected, and strength 6 in all at most.
refusal-net-open = The zombies named so far are not connected: name who stands between them.
refusal-flame-blocked = A wall or a barrier shields { $square } from the flame.
refusal-flame-empty = On { $square } there is nothing to burn, and nothing beyond it to reach.
refusal-flame-broken = The flame would be broken: no point is left for the square between, or it cannot be reached.
refusal-flame-spent = There are not that many points left.
refusal-flame-too-much = On { $square } fewer points are enough.
refusal-lane-burns-already = Lane { $target } has its points already: take them back first.
refusal-flame-open = The flame is broken: burn the square between as well.
refusal-flame-unused = Nothing burns yet: choose a lane.
refusal-no-boss = There is no Boss on the street.
refusal-orders-spent = The Boss has given all three orders.
refusal-ordered-already = The Boss has already given an order this turn.
refusal-boss-himself = The Boss cannot take its own orders.
refusal-too-strong-to-obey = Only zombies of strength 3 or less obey.
refusal-obeyed-already = This zombie has already obeyed an order.
refusal-not-held = You do not hold this card.
refusal-not-there = That card is not in the other hand.
refusal-say-where = Say where: name a square or a lane.
refusal-no-aim = “{ $card }” is not aimed at anything: play it alone.
refusal-name-lane = “{ $card }” is aimed at a lane: name A, B or C.
refusal-name-square = “{ $card }” is aimed at a square, such as B3.
refusal-zombie-row = Zombies start in row 1.
refusal-barrel-row = A barrel starts in row 5.
refusal-burnt-already = The gasoline has burnt { $square } already.
refusal-wall-row-5 = A wall may not stand in row 5.
refusal-side-lanes = “Street on fire” is for lanes A and C only.
refusal-only-zombies = Only the zombies have a Boss.
refusal-too-far = { $target } is not next to { $square }.
refusal-asked-hold = This is the moment for “Not so fast” only: the zombies are about to walk.
refusal-asked-dogs = It is time for the dogs to run.
refusal-asked-run = The dog may make one more step, or stop.
refusal-asked-discard = First discard one of your four cards.
refusal-asked-play = It is time to play cards.
refusal-asked-shrapnel = First choose where the shrapnel flies.
refusal-asked-click = First say whether you play “Click”.
refusal-asked-to = First choose the square it goes to.
refusal-asked-take = First choose the card the other side loses.
refusal-asked-net = First say which zombies the net catches, in any order, or that it is closed.
refusal-asked-pour = Gasoline runs on to a neighbouring square it has not burnt yet.
refusal-asked-burn = First share out the points of fire, lane by lane in any order.
street-dawn = cards until dawn
street-mark-frozen = frozen
street-mark-terror = one card only
street-mark-orders = { $orders ->
    [0] no orders left
    [one] one order left
   *[other] { $orders } orders left
}

## The board on the screen

street-hand = { $name }’s hand
street-foreseen = This would happen: { $events }
street-reaction = Stop! A reaction
tally-crossed = Over the barricade: the dead have the street!
tally-held = Dawn: the living have held the barricade!
tally-played = Cards played
tally-thrown = Cards discarded
tally-steps = Steps of the dead
tally-fallen = Zombies and dogs killed
tally-damage = Strength shot and burnt away
tally-blasts = Explosions
tally-standing = Strength still on the street
tally-dawn = Cards left until dawn
lab-side-0 = The zombie side
lab-side-1 = The human side

## Why am I asked this? A sentence and its clause for every decision

why-hold = You hold “Not so fast”, which is played only now, right before the zombies walk.
    .clause = ZBK-49
why-dogs = Dogs run before the zombies walk, one after another, in the order you like.
    .clause = ZBK-A6
why-dogs-more = Another dog may run before the zombies walk; those that stay, stay.
    .clause = ZBK-A6
why-run = A dog runs up to three squares, one step at a time, and may stop early.
    .clause = ZBK-32
why-discard = After drawing up to four cards one of them must be discarded: keep what you need this turn and the next.
    .clause = ZBK-14
why-play = You may play any number of your cards, one after another. What you keep is still yours next turn.
    .clause = ZBK-15
why-play-orders = The Boss may give one order a turn, besides your cards: it moves a zombie of strength 3 or less one square.
    .clause = ZBK-34
why-shrapnel = A mine exploded: the human side chooses a neighbouring square that its shrapnel hits as well.
    .clause = ZBK-79
why-click = You hold “Click”: it can cancel the shot that is being fired now, and nothing else.
    .clause = ZBK-47
why-to-order = An order moves the zombie one square forward, back or sideways; each zombie obeys once in the whole match.
    .clause = ZBK-35
why-to-mass = Mass joins two neighbouring zombies: choose the one it moves onto; their strengths add up.
    .clause = ZBK-40
why-to-change = Change swaps two neighbouring zombies: choose the other one.
    .clause = ZBK-42
why-to-blood = Blood forces one zombie or dog sideways: choose the side.
    .clause = ZBK-64
why-to-bite = The bitten human rises as a zombie of strength 1, beside or behind the one that carried it.
    .clause = ZBK-43
why-take-meat = Meat makes the humans lose one card of their open hand, and you choose it.
    .clause = ZBK-46
why-take-get-out = Get out makes the zombies lose one card of their open hand, and you choose it.
    .clause = ZBK-65
why-net = The net catches zombies up to a total strength: say which others it takes.
    .clause = ZBK-72
why-pour = The gasoline killed and has points left: it may run on to a neighbouring square.
    .clause = ZBK-68
why-burn = The flamethrower spends up to 5 points on the nearest row that holds a unit: share them out.
    .clause = ZBK-85

# Hints: what a pick comes to, and what can go wrong
figure-front = Row of the foremost zombie in two turns (the barricade is behind row 5): { $value } ({ $more })
figure-strength = Strength of the dead in the street in two turns: { $value } ({ $more })
figure-broken = Chance that a zombie gets through within two turns, out of 100: { $value } ({ $more })
risk-barricade = the dead stand before the barricade in two turns, or have passed it
risk-strength = the dead are weaker in two turns than now
score-text = { $score ->
    [1] victory
   *[0] defeat
}
