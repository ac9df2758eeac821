### Zombiaki!: texts of the game in English.

## The game

name = Zombiaki!
tagline = The dead come up the street, the living hold the barricade until dawn.

## Options

option-barrier_row = Barrier
    .help = Where a barrier stands. In row 5, as in the Polish rulebook, it also stops the humans’ line of fire.
option-barrier_row-1 = Row 1, by the cemetery
option-barrier_row-5 = Row 5, by the barricade

option-freeze_ends = Freeze ends
    .help = How long nothing moves on the street.
option-freeze_ends-end = At the end of the next human turn
option-freeze_ends-start = At the start of the next human turn

option-dog_rows = Dogs start
    .help = In which rows a dog may enter the street.
listed-card = “{ $name }”
option-dog_rows-1 = In row 1
option-dog_rows-3 = In rows 1 to 3

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
street-cemetery = cemetery
street-deck = { $count ->
    [0] deck empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
street-frozen = The street is frozen.
street-terror = Terror: the humans may play only one card.
street-orders = { $orders ->
    [0] The Boss has no orders left.
    [one] The Boss has one order left.
   *[other] The Boss has { $orders } orders left.
}
street-fire = fire
mark-shield = shield
mark-boss = Boss
mark-netted = netted
mark-held = held
mark-moved = moved
mark-joined = rests
mark-obeyed = has obeyed
mark-ran = has run

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
    .help = Runs up to three squares each turn, in any direction but diagonally. Endurance 1, strength 0, never wins.
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
    .help = Kills the first dog or zombie of strength 1 that enters, and is filled.
card-pit-2 = Pit 2
    .help = Kills the first dog or zombie of strength 1 or 2 that enters, and is filled.
card-barrier = Barrier
    .help = Goes on a free square of the first row. Nothing moves in this lane, or into it, until your next turn.
card-barrel = Barrel
    .help = Starts in row 5 and rolls one square towards the cemetery each turn; kills the first unit it meets.
card-mine = Mine
    .help = Goes on a free square, but not right in front of a unit. 2 damage to the unit that steps on it, and 1 from shrapnel on a neighbouring square of your choice.
card-car = Car
    .help = A car bomb you drive into a free lane: shoot it or burn it, and 1 damage strikes its square and the eight around it.
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
decision-dogs = Which dog runs?
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
decision-net = Which other zombie does the net catch? Name them in order, from A1 to C5.
decision-pour = The gasoline on { $square } has { $points ->
        [one] one point
       *[other] { $points } points
    } left: where does it run?
decision-burn = Share out 5 points: which lane, how many?

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
pick-stop-in-run = Stop there
pick-to = To { $square }
pick-run = Dog from { $from_square } to { $square }
pick-stop = Stay there
pick-go = Let them all walk
pick-click = Play “Click”: the shot is cancelled
pick-let = Let it fire
pick-done = That is all
pick-shrapnel = To { $square }
pick-net = The zombie on { $square } too
pick-pour = On to { $square }
pick-burn = Lane { $lane }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Events

event-turn = Round { $round }: { $seat } plays.
event-draw = { $seat } draws { $drawn_card }.
event-dawn = Dawn breaks: the humans have held out!
event-discard = { $seat } discards “{ $card }”.
event-play = { $seat } plays “{ $card }”.
event-play-at = { $seat } plays “{ $card }” on { $square }.
event-play-lane = { $seat } plays “{ $card }” on lane { $lane }.
event-play-car = { $seat } plays “{ $card }” on the car.
event-lose = { $seat } loses “{ $card }”.
event-click = { $seat } plays “Click”: “{ $card }” is cancelled.
event-rise = The bitten human rises on { $square } as a zombie of strength 1.
event-run = The dog runs from { $from_square } to { $square }.
event-walk = The zombie { $strength } walks from { $from_square } to { $square }.
event-back = { $unit } on { $from_square } falls back to { $square }.
event-slip = { $unit } on { $from_square } slips to { $square }.
event-cross = The zombie on { $from_square } gets over the barricade!
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
event-fall = A creature falls into the pit on { $square }.
event-plug = The zombie on { $square } throws its shield into the pit.
event-roll = The barrel rolls from { $from_square } to { $square }.
event-roll-off = The barrel rolls off the street at { $from_square }.
event-crash = The barrel crashes on { $square } ({ $card }).
event-barrel-hit = The barrel hits a unit on { $square }.
event-burn = Square { $square } burns.
event-fire-out = The fire on { $square } goes out.
event-barrier-up = The barrier on { $square } is lifted.
event-net = The net catches the zombie on { $square }.
event-net-off = The net is taken off.
event-thaw = The street thaws.

## Refusals: why this cannot be picked

refusal-frozen = Nothing moves while the street is frozen.
refusal-netted = This zombie is caught in the net.
refusal-barred = A barrier stops all movement in this lane.
refusal-lane-barred = A barrier keeps every unit out of that lane.
refusal-moved = A card or an order has already moved this zombie this turn.
refusal-joined = This zombie merged by Mass this turn and must stay put.
refusal-occupied = A unit stands on that square.
refusal-wall-line = The line is too weak for that wall.
refusal-wall-own = This zombie alone is too weak for that wall.
refusal-wall-back = The wall behind is higher than the zombie is strong.
refusal-wall-dog = Dogs cannot get onto a wall.
refusal-wall-placed = This zombie is too weak to start on that wall.
refusal-off-street = That square is off the street.
refusal-no-zombie = There is no zombie on that square.
refusal-is-dog = A dog is not a zombie; this card does not concern it.
refusal-taken = A zombie or a dog already stands there.
refusal-barrel-there = No unit can be put on the square of a barrel.
refusal-dog-row = Dogs start in another row.
refusal-shield-already = This zombie already has a shield.
refusal-no-shield = This zombie has no shield to bite.
refusal-no-room = There is no free square beside or behind this zombie.
refusal-no-partner = No neighbouring zombie can merge with it.
refusal-change-first = Name the first of the two zombies: the other must be right ahead of it or in the next lane.
refusal-no-way = It cannot go anywhere from there.
refusal-empty-hand = The other hand is empty.
refusal-not-before = This card is played right before the movement step.
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
refusal-flame-blocked = A wall shields that square from the flame.
refusal-flame-empty = The flame has nothing to burn in that lane, or not as many points.
refusal-no-boss = There is no Boss on the street.
refusal-orders-spent = The Boss has given all three orders.
refusal-ordered-already = The Boss has already given an order this turn.
refusal-boss-himself = The Boss cannot take its own orders.
refusal-too-strong-to-obey = Only zombies of strength 3 or less obey.
refusal-obeyed-already = This zombie has already obeyed an order.
refusal-not-held = You do not hold this card.
refusal-not-there = That card is not in the other hand.
refusal-not-there-ever = This card cannot be aimed at that.
refusal-wall-row-5 = A wall may not stand in row 5.
refusal-side-lanes = “Street on fire” is for lanes A and C only.
refusal-only-zombies = Only the zombies have a Boss.
refusal-too-far = That is not a neighbouring square.
refusal-asked-hold = This is the moment for “Not so fast” only: the zombies are about to walk.
refusal-asked-dogs = It is time for the dogs to run.
refusal-asked-run = The dog may run one more square, or stop.
refusal-asked-discard = First discard one of your four cards.
refusal-asked-play = It is time to play cards.
refusal-asked-shrapnel = First choose where the shrapnel flies.
refusal-asked-click = First say whether you play “Click”.
refusal-asked-to = First choose the square it goes to.
refusal-asked-take = First choose the card the other side loses.
refusal-asked-net = Name the zombies the net catches in order, on connected squares and of strength 6 in all at most.
refusal-asked-pour = Gasoline runs on to a neighbouring square it has not burnt yet.
refusal-asked-burn = First share out the points of fire, from lane A to lane C.
street-dawn = cards until dawn

## The board on the screen

street-hand = { $name }’s hand
street-foreseen = This would happen: { $events }
street-reaction = Stop! A reaction
tally-crossed = Over the barricade: the dead have the street!
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
