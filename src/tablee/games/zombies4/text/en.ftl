### Zombies!!! 4: texts of the game in English.

## The game

name = Zombies!!! 4: The End
tagline = Gather the pages, reach the Cabin, cast the spell; and mind the dogs.

## Settings

setting-night = House rule: rounds until dawn
    .help = The rulebook knows no dawn: 0 plays without it. With another number, dawn breaks so many rounds after the last tile, and the trophies decide.
setting-version_1 = Rules of the first version
    .help = Dogs are put down in reading order, and dawn breaks even without a night.
setting-kills = Trophies needed
    .help = How many killed zombies win the match.
setting-death_loss = Loss on death
    .help = How half of the trophies is rounded.
setting-death_loss-up = Half, rounded up
setting-death_loss-down = Half, rounded down
setting-trees_half = Gentle trees
    .help = A missed blow against the trees costs half a heart instead of a whole one.
setting-fever_target = Full Moon Fever
    .help = Who becomes the werewolf.
setting-fever_target-self = Whoever plays the card
setting-fever_target-opponent = An opponent of choice
setting-used_pages = Used pages
    .help = What becomes of a page discarded for its effect.
listed-card = “{ $name }”
setting-used_pages-discarded = Go to the discards
setting-used_pages-removed = Leave the match

## Cards

card-here-doggie = Here Doggie!
    .help = Page. When you lay it down, nine dogs come to the Pet Cemetery.
card-return-to-sender = Return to Sender
    .help = Page. Discard it to put an opponent out of the Cabin, onto another square of its tile.
card-something-not-right = Something Doesn’t Feel Quite Right…
    .help = Page. Discard it to remove three event cards, but no pages, from one pile for good.
card-trees-are-alive = The Trees Are Alive!
    .help = Page. Discard it: every opponent on a wooded square must fight the trees, needing 4 or more.
card-twist-of-fate = Twist of Fate
    .help = Page. Discard it to take one bullet from every other player.
card-amulet = Amulet
    .help = Laid down on the tile of the Abandoned Cars. Discard it to go to any square of a neighbouring tile.
card-magic-key = Magic Key
    .help = Laid down in a Cave. Discard it to look at an opponent’s hand and take a card from it.
card-tranquilizer-gun = Tranquilizer Gun
    .help = Laid down in a named building. Discard it to defeat all the dogs on one square.
card-sickle = Sickle
    .help = Laid down in a named building. In each fight, +1 on your first attack, and you may push the other dog onto a neighbouring square.
card-spear = Spear
    .help = Laid down in a named building. +1 on every attack.
card-monkeys-are-funny = Monkeys are Funny!
    .help = Go through wooded squares without fighting, until you reach a square that is not wooded.
card-bad-zombie = Bad Zombie. No Biscuit!
    .help = Move all the zombies on your tile to a neighbouring tile. Not on the Cabin tile.
card-clair-warlock = Clair Warlock
    .help = Move an opponent to a neighbouring tile of plain forest.
card-dog-repellent = Dog Repellent
    .help = Until the end of your next turn, no dog may come closer to you.
card-full-moon-fever = Full Moon Fever
    .help = On their next turn, a werewolf may attack players on their square; whoever loses goes to the Bridge.
card-fully-loaded = Fully Loaded
    .help = Take bullets and hearts until you have as many as another player.
card-lost-in-the-woods = Lost in the Woods
    .help = An opponent cannot walk off their tile until the end of their next turn.
card-rolled-up-newspaper = Rolled up Newspaper
    .help = Move a zombie from your square to an opponent’s.
card-portal = Portal
    .help = On the Altar tile: swap places with another player.
card-talk-to-the-hand = Talk to the Hand
    .help = An opponent on your tile is moved to a neighbouring tile of your choice.
card-that-didnt-happen = That Didn’t Just Happen!?!
    .help = Cancel a card that was just played.
card-friends-here = We’re All Friends Here
    .help = Take a page lying in front of another player and lay it down in front of you.

## Tiles

tile-bridge = Bridge
    .help = The start. Nothing but the first tile may touch it.
tile-cabin = Cabin
    .help = 9 dogs. This is where the spell is cast, once its rooms are clear of zombies.
tile-altar = Altar
    .help = 3 dogs, 2 hearts, 1 bullet. This is where the Portal works.
tile-boathouse = Boathouse
    .help = 3 dogs, 1 heart, 2 bullets. Two rooms and a dock.
tile-burnt-cabin = Burnt Cabin
    .help = 4 dogs, 1 heart, 2 bullets. Four rooms, one corner open.
tile-campground = Campground
    .help = 6 dogs, 2 hearts, 3 bullets, on any squares.
tile-abandoned-cars = Abandoned Cars
    .help = 3 dogs, 2 hearts, 1 bullet. This is where the Amulet is laid down.
tile-shed = Shed
    .help = 3 dogs, 1 heart, 3 bullets. Four rooms.
tile-ranger-post = Ranger Post
    .help = 3 hearts, no dogs. Three rooms.
tile-pet-cemetery = Pet Cemetery
    .help = 3 dogs. The page “Here Doggie!” brings more.
tile-outhouse = Outhouse
    .help = 3 dogs, 1 heart, 1 bullet. Two one-square cubicles.
tile-cave = Cave
    .help = 6 dogs, 3 hearts, 3 bullets. Six squares behind one entrance; this is where the Magic Key is laid down.
guide-plain-forest = Plain forest
tile-forest = Forest { $value }
    .help = Plain forest: a die says how many dogs come.
square-nw = { $value }.nw
square-n = { $value }.n
square-ne = { $value }.ne
square-w = { $value }.w
square-c = { $value }.c
square-e = { $value }.e
square-sw = { $value }.sw
square-s = { $value }.s
square-se = { $value }.se
square-at-nw = { $place } (north-west)
square-at-n = { $place } (north)
square-at-ne = { $place } (north-east)
square-at-w = { $place } (west)
square-at-c = { $place } (centre)
square-at-e = { $place } (east)
square-at-sw = { $place } (south-west)
square-at-s = { $place } (south)
square-at-se = { $place } (south-east)

## Small words

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
reason-card = before the card takes effect
reason-roll = before the roll
reason-miss = after the miss
reason-stop = at the end of the walk

## When to be asked

stance = Ask me for cards
    .help = Everybody sees what you choose; you may change it at any moment.
stance-usual = when it concerns me
    .help = When somebody casts the spell, attacks you, comes onto your tile or plays a card you could cancel. On your own turn you play cards while walking, and before the first roll of a fight.
stance-always = always
    .help = At every moment at which a card may be played.
stance-own = only on my turn
    .help = Never on the turns of others; on your own turn as usual.

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
pick-play = Play “{ $card }”
pick-use = Use “{ $card }”
pick-discard = Discard “{ $card }”
pick-take = Take “{ $card }”
pick-remove = Remove “{ $card }”
pick-pile = The { $pile }
pick-add = { $count ->
        [0] Add no bullets
        [one] Add { $count } bullet
       *[other] Add { $count } bullets
    }
pick-tile = Tile { $place }
pick-at = { $square }
pick-step = Step to { $square }
pick-dog = The dog on { $square }
pick-human = The human zombie on { $square }

## Decisions

decision-window = Will you play a card? ({ $active_seat }: { $reason })
decision-target = Who is the target of “{ $card }”?
decision-cancel = { $player_seat } plays “{ $card }”. Cancel it with “{ card-that-didnt-happen }”?
decision-cancel-target = { $player_seat } plays “{ $card }” on { $target_seat }. Cancel it with “{ card-that-didnt-happen }”?
decision-laying = Where do you lay the tile “{ $tile }”?
decision-rotation = How do you turn the tile “{ $tile }”?
decision-placing = On which square of the tile { $place } do you put a { $what_id ->
        [hearts] heart
        [bullets] bullet
       *[dogs] dog
    }? ({ $count } left{ $chosen_point_count ->
        [0] {""}
       *[other] ; so far: { $chosen_point }
    })
decision-fight = You fight { $foe }: roll the die, or play a card?
decision-push = Where do you push the other dog?
decision-miss = You are { $count ->
        [one] { $count } point
       *[other] { $count } points
    } short against { $foe }: spend bullets, or take the loss?
decision-halt = Your walk is over: play a card, or stop here?
decision-move = Where do you go? ({ $count ->
        [one] { $count } square left
       *[other] { $count } squares left
    })
decision-duel = How many bullets do you add? (you: { $die }; them: { $target_die })
decision-prowl = Which zombie moves? ({ $count } left)
decision-pace = Where does the { $zombie } on { $square } go?
decision-ending = Do you discard a card?
decision-send = “{ $card }”: which square does { $target_seat } go to?
decision-herd-tile = Which tile do you move the zombies to?
decision-herd = Where does the zombie on { $square } go?
decision-shot = Which square do you shoot at?
decision-theft = Which page do you take from { $target_seat }?
decision-search = Which card do you take from { $target_seat }?
decision-trim = Which card do you discard?
decision-purge-pile = Which pile do you look through?
decision-purge = Which card do you remove? ({ $pile }, { $count } left)
decision-banish = On which square of the Bridge?

## Events

event-turn = Round { $round }: it is { $seat }’s turn.
event-return = { $seat } is back on the Bridge with 3 bullets and 3 hearts.
event-werewolf = { $seat } is a werewolf this turn.
event-window = A moment for cards: { $reason }.
    .quiet = 1
event-tile = { $seat } draws the tile “{ $tile }”; { $left ->
        [0] it was the last one
        [one] one is left
       *[other] { $left } are left
    }.
event-cabin-die = { $seat } rolls { $die } for the Cabin.
event-cabin-layer = { $seat } lays the Cabin, with { $count ->
        [0] no pages
        [one] { $count } page
       *[other] { $count } pages
    } in front of them.
event-lay = { $seat } lays the tile “{ $tile }” ({ $place }).
placed-lay = { $seat } lays the tile “{ $tile }”.
event-forest-die = { $place } gets { $die ->
        [one] { $die } dog
       *[other] { $die } dogs
    }.
event-dog = A dog appears on { $square }.
event-token = There is { $token } on { $square }.
event-fight = { $seat } fights { $foe } on { $square }.
event-attack = { $seat } rolls { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } against { $foe } (needs { $needed } or more).
event-beat = { $foe_id ->
        [tree] { $seat } beats the trees on { $square }
       *[other] { $seat } kills { $foe } on { $square }
    } (trophies: { $count }).
event-shoot = { $seat } spends { $count ->
        [one] { $count } bullet
       *[other] { $count } bullets
    }.
event-hurt = { $seat } loses { $halves ->
        [one] half a heart
       *[other] a whole heart
    }: { $left ->
        [0] no heart
        [1] half a heart
        [2] 1 heart
        [3] 1½ hearts
        [4] 2 hearts
        [5] 2½ hearts
        [6] 3 hearts
        [7] 3½ hearts
        [8] 4 hearts
        [9] 4½ hearts
       *[other] 5 hearts
    } left.
event-death = { $seat } dies on { $square }{ $count ->
        [0] {""}
        [one] {" "}and loses { $count } trophy
       *[other] {" "}and loses { $count } trophies
    }{ $card_count ->
        [0] {"."}
        [one] . Card lost: { $card }.
       *[other] . Cards lost: { $card }.
    }
event-push = { $seat } pushes a dog from { $from_square } to { $square }.
event-draw = { $seat } draws { $card }.
event-draw-hidden = { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-reshuffle = The discards are shuffled: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to draw from.
event-move-die = { $seat } rolls { $die } to walk.
event-step = { $seat } steps to { $square }.
event-collect = { $seat } takes { $token } on { $square }.
event-zombie-die = { $seat } rolls { $die } for the zombies.
event-prowl = { $seat } moves a { $zombie } from { $from_square } to { $square }.
event-walk-over = { $left ->
        [one] { $seat } walks no further, with { $left } square left.
       *[other] { $seat } walks no further, with { $left } squares left.
    }
event-prowl-over = { $left ->
        [one] No zombie can move any more: { $left } move is lost.
       *[other] No zombie can move any more: { $left } moves are lost.
    }
why-box = The box is empty
why-room = No room is left
event-dogs-left-out = { $why }: { $count ->
        [one] { $count } dog fewer on { $place }.
       *[other] { $count } dogs fewer on { $place }.
    }
event-kept = { $seat } keeps every card and ends the turn.
event-discard = { $seat } discards “{ $card }”.
event-play = { $seat } plays “{ $card }”.
event-target = “{ $card }”: { $seat } names { $target_seat }.
event-cancelled = { $seat }’s card “{ $card }” is cancelled.
event-laid = { $seat } lays “{ $card }” down in front of them.
event-use = { $seat } uses “{ $card }”.
event-carried = “{ $card }” takes { $seat } to { $square }.
event-sent = { $seat } goes to the Bridge, { $square }.
event-herd = A { $zombie } goes from { $from_square } to { $square }.
event-loaded = { $seat } takes { $bullets ->
        [0] {""}
        [one] { $bullets } bullet
       *[other] { $bullets } bullets
    }{ $halves ->
        [0] {""}
       *[other] { $bullets ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $halves ->
            [one] { $halves } half heart
           *[other] { $halves } half hearts
        }
    }.
event-twisted = { $seat } takes a bullet from { $target_seat }.
event-lost = “{ card-lost-in-the-woods }” holds { $seat } back.
event-repellent = “{ card-dog-repellent }”: no dog comes closer to { $seat }.
event-fever = { $seat } will be a werewolf on their next turn.
event-effect-over = “{ $card }” is over for { $seat }.
event-theft = { $seat } takes “{ $card }” from { $target_seat }.
event-look = { $seat } looks at { $target_seat }’s hand: { $card }.
event-look-hidden = { $seat } looks at { $target_seat }’s hand.
event-taken = { $seat } takes “{ $card }” from { $target_seat }’s hand.
event-taken-hidden = { $seat } takes a card from { $target_seat }’s hand.
event-pile = { $seat } looks through the { $pile }.
event-pile-look = { $seat } looks through the draw pile: { $card }.
event-pile-look-hidden = { $seat } looks through the draw pile.
event-removed = { $seat } removes “{ $card }” from the { $pile } for good.
event-shot = { $seat } kills { $count ->
        [one] { $count } dog
       *[other] { $count } dogs
    } on { $square }.
event-duel = The werewolf { $seat } attacks { $target_seat }.
event-duel-dice = { $seat } rolls { $die }, { $target_seat } rolls { $target_die }.
event-duel-add = { $seat } adds { $count ->
        [one] { $count } bullet
       *[other] { $count } bullets
    }.
event-duel-tie = { $seat } and { $target_seat } tie: nothing happens.
event-duel-won = { $seat } wins against { $target_seat }.
event-spell = { $seat } announces the spell: it takes { $needed } or more.
event-spell-die = { $seat } rolls { $die } for the spell (it took { $needed } or more).
event-spell-disturbed = { $seat } can no longer cast the spell.
event-win-spell = { $seat } casts the spell and wins!
event-win-kills = { $count ->
        [one] { $seat } has { $count } trophy and wins!
       *[other] { $seat } has { $count } trophies and wins!
    }
event-dawn = Dawn breaks after round { $round } (house rule): the trophies decide.
event-stopped = Nobody has won in { $round } rounds: the match is stopped, and the trophies decide.

## Refusals

refusal-not-held = You do not hold this card.
refusal-one-card = You have already played your card of this cycle; you may play another when your turn begins.
refusal-nothing-to-cancel = This card is played right after somebody else has played one.
refusal-page-own-turn = Pages can only be laid down on your own turn.
refusal-one-copy = A copy of this card already lies in front of you.
refusal-not-now = First answer the question; cards can be played at the next moment for them.
refusal-card-useless = “{ $card }” could change nothing here and now. { $card_id ->
        [amulet] It is laid down on the tile of the Abandoned Cars.
        [magic-key] It is laid down on a square of a Cave; using it takes an opponent with cards in hand.
        [tranquilizer-gun] It is laid down in a room of a named building; using it takes a dog on the map.
        [sickle] It is laid down in a room of a named building.
        [spear] It is laid down in a room of a named building.
        [monkeys-are-funny] Your pawn must be on the map.
        [bad-zombie] There must be a zombie on your tile and room for it on a neighbouring one; it never works on the tile of the Cabin.
        [clair-warlock] An opponent must stand on a tile next to plain forest.
        [dog-repellent] Your pawn must be on the map, without a repellent that lasts as long already.
        [full-moon-fever] Whoever it is for must not be a werewolf already.
        [fully-loaded] Your pawn must be on the map, and another player must have more bullets or hearts than you.
        [lost-in-the-woods] There must be an opponent on the map who is not held back already.
        [rolled-up-newspaper] There must be a zombie on your square, and room for it on the square of an opponent.
        [portal] You must be on the tile of the Altar, and an opponent on another square of the map.
        [talk-to-the-hand] There must be an opponent on your tile, and a neighbouring tile.
        [friends-here] A page must lie in front of an opponent that does not lie in front of you.
        [return-to-sender] There must be an opponent inside the Cabin.
        [something-not-right] There must be a card to draw, or one among the discards that is no page.
        [trees-are-alive] There must be an opponent on a wooded square.
        [twist-of-fate] There must be an opponent with a bullet.
       *[other] It needs something to work on.
    }
refusal-works-lying = This card works while it lies in front of you; it is not discarded for it.
refusal-push-first = First say where you push the other dog, or that it stays.
refusal-no-duel = No werewolf is attacking now.
refusal-no-herd-now = No card moves zombies to another tile now.
refusal-nothing-to-take = There is nothing to take from anybody now.
refusal-no-pile-open = No pile is being looked through now.
refusal-not-your-turn-now = It is not your turn.
refusal-no-such-seat = Nobody sits there.
refusal-not-in-front = This card does not lie in front of you.
refusal-one-page = You have already used your page of this cycle.
refusal-no-discard-now = Cards are discarded at the end of your turn.
refusal-not-in-that-hand = This card is not in the hand you are looking at.
refusal-no-such-page = There is no page to take there.
refusal-no-target-now = There is no opponent to name now.
refusal-not-yourself = Name an opponent, not yourself.
refusal-no-target = This card cannot be played on this player.
refusal-no-tile-now = There is no tile to lay now.
refusal-no-such-tile = This tile is not on the map.
refusal-place-taken = There is already a tile in that place.
refusal-beside-bridge = No tile but the first, at the far end, may touch the Bridge.
refusal-other-name = This place is named by another tile beside it, with a lower number.
refusal-tile-closed = Laid this way, the tile could not be entered from an older one.
refusal-rotation-same = This rotation looks the same as one that is offered.
refusal-not-walking = You are not walking now.
refusal-no-squares-left = You have walked all the squares of your roll.
refusal-lost = “{ card-lost-in-the-woods }” holds you back: you cannot walk off this tile.
refusal-no-such-square = No pawn can stand on that square.
refusal-wall = There is a wall in between; use a door or an entrance.
refusal-too-far = That is not the next square; no step goes diagonally.
refusal-no-token = There is no token on your square.
refusal-token-guarded = A zombie guards this token; fight it first.
refusal-hearts-full = With this heart you would have more than five.
refusal-not-your-turn = The spell is cast on your own turn.
refusal-not-in-cabin = To cast the spell, you must stand inside the Cabin.
refusal-spell-tried = You have already tried the spell this turn.
refusal-cabin-not-clear = There is still a zombie in the rooms of the Cabin.
refusal-spell-not-now = The spell is cast while walking or before your discard, outside a fight.
refusal-no-werewolf = Only a werewolf attacks players, while walking.
refusal-attacked-already = You have already attacked this player this turn.
refusal-not-here = This player is not on your square.
refusal-not-enough-bullets = You do not have enough bullets to reach the number.
refusal-no-miss = There is no missed roll to pay for.
refusal-pay-first = The last roll has to be settled first.
refusal-no-fight = There is no fight going on.
refusal-no-prowl = This is not the time to move zombies.
refusal-no-zombie = There is no zombie of that kind on that square.
refusal-moved-already = This zombie has already moved in this step.
refusal-zombie-stuck = This zombie has nowhere to go.
refusal-no-square-now = There is no square to choose now.
refusal-other-tile = It must be a square of the new tile.
refusal-square-full = There is no room for another zombie.
refusal-no-token-square = No token may lie on that square, or one lies there already.
refusal-reading-order = This match began under older rules: squares are filled in reading order, and the rest needs room too.
refusal-repelled = “{ card-dog-repellent }” keeps the dog from coming closer.
refusal-not-its-own = The zombie must leave its square.
refusal-zombie-too-far = The zombie cannot get to that square.
refusal-not-carried-there = The card does not lead to that square.
refusal-no-dog-there = There is no dog on that square.
refusal-not-the-bridge = It must be a square of the Bridge.
refusal-no-push = There is no dog to push, or not onto that square.
refusal-no-standing-pass = Pass once; to be asked less often, say when you want to be asked.
refusal-nothing-to-pass = There is nothing to pass now; choose one of the options.
refusal-turn-goes-on = Your turn is not over yet.
refusal-not-in-that-pile = This card cannot be removed from that pile.
refusal-no-pile-now = There is no pile to choose now.
refusal-not-so-many-bullets = You cannot add that many bullets.

## The picture of the table

forest-title = round { $round }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to draw
forest-legend = d, D one or two dogs · ♥ heart · • bullet · ♣ wooded · □ room · † altar · ¤ wreck · ∩ cave · A–F pawns (2–6: that many)
forest-player = Player
forest-square = Square
forest-hearts = Hearts
forest-bullets = Bullets
forest-trophies = Trophies
forest-needed = Spell
forest-cards = Hand
forest-front = In front
forest-effects = Effects
forest-lost = in the woods
forest-repellent = repellent
forest-fever = werewolf
forest-carded = card played
forest-paged = page used
forest-hand = Your hand: { $cards }
forest-passing = you pass
forest-passing-turn = You pass until your next turn.
forest-passing-event = You pass until something happens to you.
forest-spot = { $place } “{ $tile }”, { $compass }, { $ground }
forest-dogs = { $count ->
        [one] { $count } dog
       *[other] { $count } dogs
    }
forest-tile = { $place } “{ $tile }”
forest-humans = { $count ->
        [one] { $count } human zombie
       *[other] { $count } human zombies
    }
forest-tokens-heart = { $count ->
        [one] { $count } heart
       *[other] { $count } hearts
    }
forest-tokens-bullet = { $count ->
        [one] { $count } bullet
       *[other] { $count } bullets
    }
forest-empty = nothing on it
forest-steps = { $count ->
        [one] { $count } step away
       *[other] { $count } steps away
    }
forest-lives = Hearts: { $hearts }
forest-needs = { $needed } or more: { $chance }%
forest-spell = The spell needs { $needed } or more: { $chance }%
forest-dawn = { $count ->
        [one] last round before dawn (house rule)
       *[other] { $count } rounds until dawn (house rule)
    }
forest-dawn-short = dawn in { $count }
forest-night-short = dawn: tiles + { $count }
forest-night = dawn { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    } after the last tile (house rule)
forest-turn = { $seat }’s turn
forest-pages = Pages
forest-tally = The end of the night
forest-order = Whoever has the most trophies wins; if tied, the most pages in front, then the most hearts.
forest-no-cards = No cards in hand.
forest-view = View of the map
forest-closer = Closer
forest-farther = Farther
forest-whole = The whole map
forest-me = To my pawn
forest-further = To the next possible place
forest-plan = The zombies go as shown
forest-plan-end = The zombies go as shown, and your turn ends
forest-plan-put = Put them down as shown
forest-turn-tile = Turn the tile; drag it to its place
forest-hunt = Send the zombies after
forest-hunt-seat = Send the zombies after { $seat }
phase-tile = Tile
phase-fights = Fights
phase-cards = Cards
phase-walk = Walk
phase-zombies = Zombies
phase-discard = Discard
point-nw = north-west
point-n = north
point-ne = north-east
point-w = west
point-c = centre
point-e = east
point-sw = south-west
point-s = south
point-se = south-east
ground-wooded = wooded
ground-clear = clear
ground-room = room
ground-dock = dock
ground-altar = altar
ground-wreck = wreck
ground-cave = cave
ground-deck = bridge
ground-water = water
ground-bank = bank
forest-round = Round { $round }
score-text = { $score ->
    [one] 1 trophy
   *[other] { $score } trophies
}

## Why am I asked this? A sentence and its clause for every decision

why-window = Cards may be played in other turns, too. You are asked because you could play something now; passing costs nothing.
    .clause = ZTE-36
why-target = The card works against an opponent: name whom at once.
    .clause = ZTE-C13
why-cancel = You hold a card that undoes the one just played. Keep it, unless this one hurts you.
    .clause = ZTE-89
why-cancel-target = You hold a card that undoes the one just played. Keep it, unless this one hurts you.
    .clause = ZTE-89
why-laying = Each turn begins with a new tile: lay it where you want the forest to grow.
    .clause = ZTE-13
why-rotation = A tile may be turned as long as one can walk onto it: look where its doors are.
    .clause = ZTE-B18
why-placing = Whoever lays a tile also puts its dogs and tokens on it: dogs far from your way, tokens close to it.
    .clause = ZTE-C6
why-fight = Whatever attacks you on your square must be fought. You may play a card before each roll; 5 or 6 kills a dog, 4 or more beats the trees.
    .clause = ZTE-C11
why-push = At the start of a fight the Sickle may push the other dog off your square.
    .clause = ZTE-85
why-miss = The roll was too low: spend the bullets that are missing, or lose half a heart and fight on.
    .clause = ZTE-23
why-halt = Your walk is over; before it ends you may still play a card or take a token.
    .clause = ZTE-C36
why-move = The die says how many squares you may walk; you may stop, take a token or play a card before each step.
    .clause = ZTE-31
why-duel = A werewolf attacked: each adds bullets to the die, and the loser goes to the Bridge.
    .clause = ZTE-B28
why-prowl = At the end of your walk a die says how many zombies you must move; you choose which.
    .clause = ZTE-44
why-pace = A dog moves one or two squares: away from you, or towards somebody else.
    .clause = ZTE-45
why-ending = The last thing of your turn: you may discard one card, and draw another next turn.
    .clause = ZTE-41
why-send = The card moves a pawn to another tile, and you choose the square.
    .clause = ZTE-B26
why-herd-tile = The card drives the zombies of your tile to a neighbouring one: choose which.
    .clause = ZTE-73
why-herd = You distribute the zombies you drive away, as the squares allow.
    .clause = ZTE-B27
why-shot = The gun defeats all the dogs on one square, wherever it is: choose the square.
    .clause = ZTE-91
why-theft = You take a page that lies in front of an opponent.
    .clause = ZTE-93
why-search = You see the cards of an opponent and take one of them.
    .clause = ZTE-80
why-trim = You hold too many cards: one has to go.
    .clause = ZTE-40
why-purge-pile = The card lets you look through a pile and remove cards from the match: choose the pile.
    .clause = ZTE-86
why-purge = Cards you remove are out of the match for good.
    .clause = ZTE-C27
why-banish = Whoever loses the duel with the werewolf goes to the Bridge, on a square of their choice.
    .clause = ZTE-76

# Hints: what a pick comes to, and what can go wrong
figure-spell = Chance to cast the spell first, out of 100: { $value } ({ $more })
figure-hearts = Hearts: { $value } ({ $more })
figure-bullets = Bullets: { $value } ({ $more })
figure-trophies = Trophies: { $value } ({ $more })
figure-pages = Pages in front of you: { $value } ({ $more })
risk-hearts = it costs you hearts
