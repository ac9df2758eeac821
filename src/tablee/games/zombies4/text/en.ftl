### Zombies!!! 4: texts of the game in English.

## The game

name = Zombies!!! 4: The End
tagline = Gather the pages, reach the Cabin, break the spell; and mind the dogs.

## Options

option-night = Rounds after the last tile
    .help = When they are over and nobody has won, dawn breaks and the trophies decide.
option-kills = Trophies needed
    .help = How many killed zombies win the match.
option-death_loss = Loss in death
    .help = How half of the trophies is rounded.
option-death_loss-up = Half, rounded up
option-death_loss-down = Half, rounded down
option-trees_half = Gentle trees
    .help = A missed blow against the trees costs half a heart instead of a whole one.
option-fever_target = Full Moon Fever
    .help = Who becomes the werewolf.
option-fever_target-self = Whoever plays the card
option-fever_target-opponent = An opponent of choice
option-used_pages = Used pages
    .help = What becomes of a page that was discarded for its effect.
option-used_pages-discarded = Go to the discards
option-used_pages-removed = Leave the game

## Cards

card-here-doggie = Here Doggie!
    .help = Page. When you lay it down, nine dogs come to the Pet Cemetery.
card-return-to-sender = Return to Sender
    .help = Page. Discard it to put an opponent out of the Cabin, onto another square of its tile.
card-something-not-right = Something Doesn’t Feel Quite Right…
    .help = Page. Discard it to remove three event cards that are no pages from one pile, for good.
card-trees-are-alive = The Trees Are Alive!
    .help = Page. Discard it: every opponent on a wooded square must fight the trees, needing 4 or more.
card-twist-of-fate = Twist of Fate
    .help = Page. Discard it to take one bullet from each player.
card-amulet = Amulet
    .help = Lay it down on the tile of the Abandoned Cars. Discard it to go to any square of a neighbouring tile.
card-magic-key = Magic Key
    .help = Lay it down in a Cave. Discard it to look at an opponent’s hand and take a card.
card-tranquilizer-gun = Tranquilizer Gun
    .help = Lay it down in a named building. Discard it to defeat all dogs of one square.
card-sickle = Sickle
    .help = Lay it down in a named building. In each fight +1 on your first attack, and you may push the other dog away.
card-spear = Spear
    .help = Lay it down in a named building. +1 on every attack.
card-monkeys-are-funny = Monkeys are Funny!
    .help = Go through wooded squares without fighting, until you come onto a square that is not wooded.
card-bad-zombie = Bad Zombie. No Biscuit!
    .help = Move all zombies of your tile to a neighbouring tile. Not on the Cabin tile.
card-clair-warlock = Clair Warlock
    .help = Move an opponent to a neighbouring tile of plain forest.
card-dog-repellent = Dog Repellent
    .help = Until the end of your next turn no dog may come closer to you.
card-full-moon-fever = Full Moon Fever
    .help = Next turn a werewolf may attack players on its square; the loser goes to the Bridge.
card-fully-loaded = Fully Loaded
    .help = Take bullets and hearts until you have as many as another player.
card-lost-in-the-woods = Lost in the Woods
    .help = An opponent cannot walk off its tile until the end of its next turn.
card-rolled-up-newspaper = Rolled up Newspaper
    .help = Move a zombie from your square to an opponent’s.
card-portal = Portal
    .help = On the Altar tile: swap places with another player.
card-talk-to-the-hand = Talk to the Hand
    .help = An opponent on your tile is moved to a neighbouring tile of your choice.
card-that-didnt-happen = That Didn’t Just Happen!?!
    .help = Cancel a card that was just played.
card-friends-here = We’re All Friends Here
    .help = Take a page lying in front of another player and lay it before you.

## Tiles

tile-bridge = Bridge
    .help = The start. Nothing but the first tile may touch it.
tile-cabin = Cabin
    .help = 9 dogs. Inside it, rid of zombies, the spell is cast.
tile-altar = Altar
    .help = 3 dogs, 2 hearts, 1 bullet. Here the Portal works.
tile-boathouse = Boathouse
    .help = 3 dogs, 1 heart, 2 bullets. Two rooms and a dock.
tile-burnt-cabin = Burnt Cabin
    .help = 4 dogs, 1 heart, 2 bullets. Four rooms, one corner open.
tile-campground = Campground
    .help = 6 dogs, 2 hearts, 3 bullets, on any squares.
tile-abandoned-cars = Abandoned Cars
    .help = 3 dogs, 2 hearts, 1 bullet. Here the Amulet is laid down.
tile-shed = Shed
    .help = 3 dogs, 1 heart, 3 bullets. Four rooms.
tile-ranger-post = Ranger Post
    .help = 3 hearts, no dogs. Three rooms.
tile-pet-cemetery = Pet Cemetery
    .help = 3 dogs. Here Doggie! brings more.
tile-outhouse = Outhouse
    .help = 3 dogs, 1 heart, 1 bullet. Two cabins of one square.
tile-cave = Cave
    .help = 6 dogs, 3 hearts, 3 bullets. Six squares behind one entrance; here the Magic Key is laid down.
tile-forest = plain forest ({ $value })
    .help = A die of dogs.

## Small words

square- = { $value }
side-north = north
side-east = east
side-south = south
side-west = west
until-turn = until my next turn
until-event = until something happens to me
token-heart = a heart
token-bullet = a bullet
foe-dog = a dog
foe-human = a human zombie
foe-tree = the trees
zombie-dog = dog
zombie-human = human zombie
what-dogs = dogs
what-hearts = hearts
what-bullets = bullets
pile-draw = draw pile
pile-discard = discards
reason-turn = the turn begins
reason-fights = before the fights
reason-move = before the first step
reason-arrival = on arrival
reason-prowl = before the zombies move
reason-spell = before the spell
reason-duel = before the duel
reason-card = before the card works
reason-roll = before the roll
reason-miss = after the miss
reason-stop = at the end of the walk

## Picks

pick-pass = Pass { $until }
pick-pass-0 = Pass
pick-roll = Roll the die
pick-shoot = Spend the bullets
pick-suffer = Take the loss
pick-stop = Stop here
pick-collect = Take the token
pick-cast = Cast the spell
pick-keep = Push no dog away
pick-end = Keep all cards and end the turn
pick-lay = { $side } of { $place }
pick-rotate = Turned by { $angle }°
pick-attack = Attack { $seat }
pick-on = { $seat }
pick-play = Play { $card }
pick-use = Use { $card }
pick-discard = Discard { $card }
pick-take = Take { $card }
pick-remove = Remove { $card }
pick-pile = The { $pile }
pick-add = Add bullets: { $count }
pick-tile = Tile { $place }
pick-at = { $square }
pick-step = Step to { $square }
pick-dog = The dog on { $square }
pick-human = The human zombie on { $square }

## Decisions

decision-window = Will you play a card? ({ $active_seat }: { $reason })
decision-target = Whom does { $card } meet?
decision-cancel = { $player_seat } plays { $card }. Does that happen?
decision-cancel-target = { $player_seat } plays { $card } on { $target_seat }. Does that happen?
decision-laying = Where do you lay this tile: { $tile }?
decision-rotation = How do you turn this tile: { $tile }?
decision-placing = On which square of { $place }? ({ $what }: { $count } left)
decision-fight = You fight { $foe }: roll, or play a card?
decision-push = Where do you push the other dog?
decision-miss = You missed { $foe } by { $count }: bullets, or the loss?
decision-move = Where do you go? ({ $count ->
        [one] 1 square left
       *[other] { $count } squares left
    })
decision-duel = How many bullets do you add? (you { $die }, the other { $target_die })
decision-prowl = Which zombie moves? ({ $count } to move)
decision-pace = Where does the { $zombie } on { $square } go?
decision-ending = Do you discard a card?
decision-send = To which square does { $card } take { $target_seat }?
decision-herd-tile = To which tile do the zombies go?
decision-herd = Where does the zombie on { $square } go?
decision-shot = Which square do you shoot at?
decision-theft = Which page do you take from { $target_seat }?
decision-search = Which card do you take from { $target_seat }?
decision-trim = Which card do you discard?
decision-purge-pile = Which pile do you look through?
decision-purge = Which card goes for good? ({ $pile }, { $count } left)
decision-banish = On which square of the Bridge?

## Events

event-turn = Round { $round }: it is { $seat }’s turn.
event-return = { $seat } is back on the Bridge with 3 bullets and 3 hearts.
event-werewolf = { $seat } is a werewolf in this turn.
event-window = A moment for cards: { $reason }.
    .quiet = 1
event-tile = { $seat } draws a tile: { $tile } ({ $left } left).
event-cabin-die = { $seat } rolls { $die } for the Cabin.
event-cabin-layer = { $seat } lays the Cabin (pages: { $count }).
event-lay = { $seat } lays { $tile } as { $place }.
event-forest-die = A die of dogs for { $place }: { $die }.
event-dog = A dog appears on { $square }.
event-token = There is { $token } on { $square }.
event-fight = { $seat } fights { $foe } on { $square }.
event-attack = { $seat } rolls { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } against { $foe } (needs { $needed }).
event-beat = { $seat } beats { $foe } on { $square } (trophies: { $count }).
event-shoot = { $seat } spends { $count ->
        [one] 1 bullet
       *[other] { $count } bullets
    }.
event-hurt = { $seat } loses { $halves ->
        [one] half a heart
       *[other] a whole heart
    } ({ $left } halves left).
event-death = { $seat } dies on { $square } and loses { $count ->
        [one] 1 trophy
       *[other] { $count } trophies
    } and these cards: { $card }.
event-push = { $seat } pushes a dog from { $from_square } to { $square }.
event-draw = { $seat } draws { $card }.
event-draw-hidden = { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-reshuffle = The discards are shuffled: { $count } cards to draw from.
event-move-die = { $seat } rolls { $die } to walk.
event-step = { $seat } steps to { $square }.
event-collect = { $seat } takes { $token } on { $square }.
event-zombie-die = { $seat } rolls { $die } for the zombies.
event-prowl = { $seat } moves a { $zombie } from { $from_square } to { $square }.
event-discard = { $seat } discards { $card }.
event-play = { $seat } plays { $card }.
event-target = { $seat } names { $target_seat } ({ $card }).
event-cancelled = { $card } of { $seat } did not happen.
event-laid = { $card } lies in front of { $seat }.
event-use = { $seat } uses { $card }.
event-carried = { $card } takes { $seat } to { $square }.
event-sent = { $seat } goes to the Bridge, { $square }.
event-herd = A { $zombie } goes from { $from_square } to { $square }.
event-loaded = { $seat } gets bullets: { $bullets }, half hearts: { $halves }.
event-twisted = { $seat } takes a bullet from { $target_seat }.
event-lost = { $seat } is lost in the woods.
event-repellent = No dog comes closer to { $seat }.
event-fever = { $seat } will be a werewolf in the next turn.
event-effect-over = { $card } is over for { $seat }.
event-theft = { $seat } takes { $card } from { $target_seat }.
event-look = { $seat } looks at the hand of { $target_seat }: { $card }.
event-look-hidden = { $seat } looks at the hand of { $target_seat }.
event-taken = { $seat } takes { $card } from the hand of { $target_seat }.
event-taken-hidden = { $seat } takes a card from the hand of { $target_seat }.
event-pile = { $seat } looks through the { $pile }.
event-pile-look = { $seat } looks through the draw pile: { $card }.
event-pile-look-hidden = { $seat } looks through the draw pile.
event-removed = { $seat } removes { $card } from the { $pile } for good.
event-shot = { $seat } defeats { $count ->
        [one] 1 dog
       *[other] { $count } dogs
    } on { $square }.
event-duel = The werewolf { $seat } attacks { $target_seat }.
event-duel-dice = { $seat } rolls { $die }, { $target_seat } rolls { $target_die }.
event-duel-add = { $seat } adds { $count ->
        [one] 1 bullet
       *[other] { $count } bullets
    }.
event-duel-tie = { $seat } and { $target_seat } are equal: nothing happens.
event-duel-won = { $seat } wins against { $target_seat }.
event-spell = { $seat } will cast the spell (needs { $needed }).
event-spell-die = { $seat } rolls { $die } for the spell (needed { $needed }).
event-spell-disturbed = { $seat } cannot cast the spell any more.
event-win-spell = { $seat } breaks the spell and wins!
event-win-kills = { $seat } has { $count } trophies and wins!
event-dawn = Dawn breaks after round { $round }: the trophies decide.

## Refusals

refusal-not-held = You do not hold this card.
refusal-one-card = You have played your card of this turn cycle; the next one can come when your turn begins.
refusal-nothing-to-cancel = This card is played right after somebody else has played one.
refusal-page-own-turn = Pages are laid down in your own turn only.
refusal-one-copy = A copy of this card already lies in front of you.
refusal-not-now = Finish what is asked first; cards can be played at the next moment for them.
refusal-card-useless = This card could do nothing here and now.
refusal-not-in-front = This card does not lie in front of you.
refusal-one-page = You have used your page of this turn cycle.
refusal-no-discard-now = Cards are discarded at the end of your turn.
refusal-not-in-that-hand = This card is not in the hand you are looking at.
refusal-no-such-page = There is no such page for you to take.
refusal-no-target-now = No opponent is to be named now.
refusal-not-yourself = Name an opponent, not yourself.
refusal-no-target = The card cannot be played on this player.
refusal-no-tile-now = There is no tile to lay now.
refusal-no-such-tile = There is no such tile on the map.
refusal-place-taken = A tile lies there already.
refusal-beside-bridge = No tile but the first, at the far end, may touch the Bridge.
refusal-other-name = This place is named by another tile beside it, one of a lower number.
refusal-tile-closed = Laid so, the tile could not be entered from an older one.
refusal-rotation-same = This rotation looks like one that is offered.
refusal-not-walking = You are not walking now.
refusal-no-squares-left = You have walked all the squares of your roll.
refusal-lost = You are lost in the woods and cannot leave this tile.
refusal-no-such-square = Nobody can stand there.
refusal-wall = There is a wall in between; use a door or an entrance.
refusal-too-far = That is not the next square; no step goes diagonally.
refusal-no-token = There is no token on your square.
refusal-token-guarded = A zombie guards this token; fight it first.
refusal-hearts-full = With this heart you would have more than five.
refusal-not-your-turn = The spell is cast in your own turn.
refusal-not-in-cabin = You must stand inside the Cabin.
refusal-spell-tried = You have tried the spell in this turn.
refusal-cabin-not-clear = There is still a zombie in the rooms of the Cabin.
refusal-spell-not-now = The spell is cast while walking or before your discard, outside a fight.
refusal-no-werewolf = Only a werewolf attacks players, while walking.
refusal-attacked-already = You have attacked this player in this turn.
refusal-not-here = This player is not on your square.
refusal-not-enough-bullets = You have not enough bullets to reach the number.
refusal-no-miss = There is no missed roll to pay for.
refusal-pay-first = The last roll has to be settled first.
refusal-no-fight = There is no fight.
refusal-no-prowl = It is not the time to move zombies.
refusal-no-zombie = There is no such zombie there.
refusal-moved-already = This zombie has moved in this step.
refusal-zombie-stuck = This zombie has nowhere to go.
refusal-no-square-now = No square is to be chosen now.
refusal-other-tile = It has to be a square of the new tile.
refusal-square-full = There is no room for another zombie.
refusal-no-token-square = No token may lie there, or one lies there already.
refusal-reading-order = Squares are filled in reading order, and the rest needs room, too.
refusal-repelled = The repellent keeps the dog from coming closer.
refusal-not-its-own = The zombie has to leave its square.
refusal-zombie-too-far = The zombie cannot get there.
refusal-not-carried-there = The card does not lead there.
refusal-no-dog-there = There is no dog on this square.
refusal-not-the-bridge = It has to be a square of the Bridge.
refusal-no-push = There is no dog to push, or not to this square.
refusal-nothing-to-pass = There is nothing to pass now; choose one of the options.
refusal-turn-goes-on = Your turn is not at its end.
refusal-not-in-that-pile = This card cannot be removed from the pile.
refusal-no-pile-now = No pile is to be chosen now.
refusal-not-so-many-bullets = You cannot add so many bullets.

## The picture of the table

forest-title = round { $round }, { $tiles } tiles and { $cards } cards to draw
forest-legend = d, D one or two dogs · ♥ heart · • bullet · ♣ wooded · □ room · † altar · ¤ wreck · ∩ cave · A–F pawns (2–6: so many)
forest-player = Player
forest-square = Square
forest-hearts = Hearts
forest-bullets = Bullets
forest-trophies = Trophies
forest-cards = Hand
forest-front = In front
forest-effects = Effects
forest-lost = lost
forest-repellent = repellent
forest-fever = fever
forest-carded = card played
forest-paged = page used
forest-hand = Your hand: { $cards }
forest-passing = you pass
forest-passing-turn = You pass until your next turn.
forest-passing-event = You pass until something happens to you.
forest-spot = { $place } { $tile }, { $compass }, { $ground }
forest-dogs = { $count ->
        [one] 1 dog
       *[other] { $count } dogs
    }
forest-steps = { $count ->
        [one] 1 step away
       *[other] { $count } steps away
    }
forest-lives = Hearts: { $hearts }
forest-needs = { $needed } or more: { $chance } %
forest-spell = The spell needs { $needed } or more: { $chance } %
forest-dawn = { $count ->
        [one] last round before dawn
       *[other] { $count } rounds until dawn
    }
forest-turn = The turn of { $seat }
forest-pages = Pages
forest-tally = The end of the night
forest-order = Most trophies win; among equals the pages in front, then the hearts.
forest-no-cards = No cards in hand.
forest-view = View of the map
forest-closer = Closer
forest-farther = Farther
forest-whole = The whole map
forest-me = To my pawn
forest-further = To the next possible place
phase-tile = Tile
phase-fights = Fights
phase-cards = Cards
phase-walk = Walk
phase-zombies = Zombies
phase-discard = Discard
compass-nw = north-west
compass-n = north
compass-ne = north-east
compass-w = west
compass-c = middle
compass-e = east
compass-sw = south-west
compass-s = south
compass-se = south-east
ground-wooded = wooded
ground-clear = clear
ground-room = room
ground-dock = dock
ground-altar = altar
ground-wreck = wreck
ground-cave = cave
ground-deck = bridge
forest-round = Round { $round }
score-text = { $score ->
    [one] 1 trophy
   *[other] { $score } trophies
}
