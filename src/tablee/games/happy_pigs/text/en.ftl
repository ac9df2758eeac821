### Happy Pigs: texts of the game in English.

## The game

name = Happy Pigs
tagline = Feed, breed, buy and sell through four seasons, and finish winter with the richest farm.

## Settings

setting-foresight = Foresight
    .help = The next season card is shown one round ahead.
setting-foresight-true = On
setting-foresight-false = Off

setting-open_programming = Open programming
    .help = Tiles are chosen and shown one after the other, from the first player on, instead of in secret.
setting-open_programming-true = On
setting-open_programming-false = Off

setting-neutral_tiles = Neutral tiles
    .help = Two players only: whoever holds the neutral tiles also chooses a neutral action.
setting-neutral_tiles-true = On
setting-neutral_tiles-false = Off

setting-field = Size of a field
    .help = Usually 8 by 6 cells. In smaller fields some openings find no room; larger ones fill up more slowly.
setting-field-6x6 = 6 × 6 cells
setting-field-8x6 = 8 × 6 cells
setting-field-12x6 = 12 × 6 cells

setting-straddle = Straddling
    .help = Your fields stand in a row, and a pig may lie across two of them.
setting-straddle-true = On
setting-straddle-false = Off

setting-strict_placement = Strict placement
    .help = You may buy or feed a pig that has no room: it goes back to the market and is lost.
setting-strict_placement-true = On
setting-strict_placement-false = Off

setting-by_hand = Arranging by hand
    .help = The table always finds room for your herd; with this you may also move your pigs yourself.
setting-by_hand-true = On
setting-by_hand-false = Off

setting-first_player = First player
    .help = Who begins: a seat drawn at random, or the one you name.
setting-first_player-random = At random
setting-first_player-seat-1 = Seat 1
setting-first_player-seat-2 = Seat 2
setting-first_player-seat-3 = Seat 3
setting-first_player-seat-4 = Seat 4
setting-first_player-seat-5 = Seat 5
setting-first_player-seat-6 = Seat 6

setting-season_numbers = Numbers on the season cards
    .help = Numbers of its own on every card, or the same on all of them.
setting-season_numbers-reconstructed = Each card’s own
setting-season_numbers-level = The same on all: Feed 8, Mate 7, Buy 8, Sell 7

setting-season_effects = Effects of the season cards
    .help = All the effects, or only those whose original is known.
setting-season_effects-reconstructed = All
setting-season_effects-known = Only those whose original is known

setting-forced_births = Forced births
    .help = As matches of older rules had it: nobody may decline the Babies of the Mating season.
setting-forced_births-true = On
setting-forced_births-false = Off

## Actions, pigs, items

action-feed = Feed
    .help = One pig grows by one size.
action-mate = Mate
    .help = One Medium or Big pig gives birth to a Baby.
action-buy = Buy
    .help = You buy a pig, an item or a field.
action-sell = Sell
    .help = You sell a pig at the market price.

pig-baby = Baby
    .help = Two by two cells, worth $3.
    .sign = b
pig-small = Small
    .help = Three by two cells, worth $6.
    .sign = s
pig-medium = Medium
    .help = Three by three cells, worth $10; can give birth.
    .sign = m
pig-big = Big
    .help = Four by three cells, worth $15; can give birth, and is fully grown.
    .sign = B
pig-vaccinated-baby = vaccinated Baby
    .help = Survives the season change.
pig-vaccinated-small = vaccinated Small
    .help = Survives the season change.
pig-vaccinated-medium = vaccinated Medium
    .help = Survives the season change.
pig-vaccinated-big = vaccinated Big
    .help = Survives the season change.
pig-fed-small = fed Small
    .help = Was fed this round.
pig-fed-medium = fed Medium
    .help = Was fed this round.
pig-fed-big = fed Big
    .help = Was fed this round.
pigs-baby = { $count ->
        [one] { $count } Baby
       *[other] { $count } Babies
    }
pigs-small = { $count ->
        [one] { $count } Small
       *[other] { $count } Smalls
    }
pigs-medium = { $count ->
        [one] { $count } Medium
       *[other] { $count } Mediums
    }
pigs-big = { $count ->
        [one] { $count } Big
       *[other] { $count } Bigs
    }
pigs-vaccinated-baby = { $count ->
        [one] { $count } vaccinated Baby
       *[other] { $count } vaccinated Babies
    }
pigs-vaccinated-small = { $count ->
        [one] { $count } vaccinated Small
       *[other] { $count } vaccinated Smalls
    }
pigs-vaccinated-medium = { $count ->
        [one] { $count } vaccinated Medium
       *[other] { $count } vaccinated Mediums
    }
pigs-vaccinated-big = { $count ->
        [one] { $count } vaccinated Big
       *[other] { $count } vaccinated Bigs
    }

item-vaccine = vaccine
    .help = Protects one pig, for good, from season changes; usable at any decision of yours.
item-supplement = supplement
    .help = A Baby or a Small you feed grows by one more size.
item-amulet = birth amulet
    .help = A birth gives a Small instead of a Baby.
items-vaccine = { $count ->
        [one] { $count } vaccine
       *[other] { $count } vaccines
    }
items-supplement = { $count ->
        [one] { $count } supplement
       *[other] { $count } supplements
    }
items-amulet = { $count ->
        [one] { $count } birth amulet
       *[other] { $count } birth amulets
    }

ware-baby = a Baby
ware-small = a Small
ware-medium = a Medium
ware-big = a Big
ware-vaccine = a vaccine
ware-supplement = a supplement
ware-amulet = a birth amulet
ware-field = a field
    .help = Grass inside a fence: eight by six cells, unless the match has fields of another size.

field-field = field { $value }
turned-upright = upright

## Seasons and their cards

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

effect-mating-season = Mating season
    .help = One Baby for each pair of Medium or Big pigs in your fields.
effect-special-offer = Special offer
    .help = Items cost $0 this round; each still takes one action.
effect-school-trip = School trip
    .help = $1 for each Baby and each Small you own.
effect-livestock-fair = Livestock fair
    .help = Every pig costs $1 less to buy this round.
effect-vets-round = Vet’s round
    .help = Every farm takes a free vaccine.
effect-full-pens-5 = Full pens
    .help = $4 for every farm with at least 5 pigs.
effect-full-pens-6 = Full pens
    .help = $5 for every farm with at least 6 pigs.
effect-rising-prices = Rising prices
    .help = Every pig costs $1 more and sells for $1 more this round.
effect-pig-show = Pig show
    .help = Whoever has the most Bigs gets $8; if tied, $4 each.
effect-sausage-fest = Sausage fest
    .help = Big pigs sell for $3 more this round.
effect-harvest-festival = Harvest festival
    .help = $1 for each Medium and each Big you own.
effect-bacon-festival = Bacon festival
    .help = Medium and Big pigs sell for $2 more this round.
effect-christmas-demand = Christmas market
    .help = Every pig sells for $2 more this round.
effect-winter-grant = Winter grant
    .help = $1 for each pair of pigs you own.

card-spring-mating-season = Spring · { effect-mating-season }
    .help = { effect-mating-season.help }
card-spring-special-offer = Spring · { effect-special-offer }
    .help = { effect-special-offer.help }
card-spring-school-trip = Spring · { effect-school-trip }
    .help = { effect-school-trip.help }
card-spring-livestock-fair = Spring · { effect-livestock-fair }
    .help = { effect-livestock-fair.help }
card-spring-vets-round = Spring · { effect-vets-round }
    .help = { effect-vets-round.help }
card-spring-full-pens-5 = Spring · { effect-full-pens-5 }
    .help = { effect-full-pens-5.help }
card-summer-mating-season = Summer · { effect-mating-season }
    .help = { effect-mating-season.help }
card-summer-school-trip = Summer · { effect-school-trip }
    .help = { effect-school-trip.help }
card-summer-rising-prices = Summer · { effect-rising-prices }
    .help = { effect-rising-prices.help }
card-summer-pig-show = Summer · { effect-pig-show }
    .help = { effect-pig-show.help }
card-summer-special-offer = Summer · { effect-special-offer }
    .help = { effect-special-offer.help }
card-summer-full-pens-6 = Summer · { effect-full-pens-6 }
    .help = { effect-full-pens-6.help }
card-autumn-sausage-fest = Autumn · { effect-sausage-fest }
    .help = { effect-sausage-fest.help }
card-autumn-pig-show = Autumn · { effect-pig-show }
    .help = { effect-pig-show.help }
card-autumn-rising-prices = Autumn · { effect-rising-prices }
    .help = { effect-rising-prices.help }
card-autumn-mating-season = Autumn · { effect-mating-season }
    .help = { effect-mating-season.help }
card-autumn-vets-round = Autumn · { effect-vets-round }
    .help = { effect-vets-round.help }
card-autumn-harvest-festival = Autumn · { effect-harvest-festival }
    .help = { effect-harvest-festival.help }
card-winter-bacon-festival = Winter · { effect-bacon-festival }
    .help = { effect-bacon-festival.help }
card-winter-vets-round = Winter · { effect-vets-round }
    .help = { effect-vets-round.help }
card-winter-christmas-demand = Winter · { effect-christmas-demand }
    .help = { effect-christmas-demand.help }
card-winter-special-offer = Winter · { effect-special-offer }
    .help = { effect-special-offer.help }
card-winter-pig-show = Winter · { effect-pig-show }
    .help = { effect-pig-show.help }
card-winter-winter-grant = Winter · { effect-winter-grant }
    .help = { effect-winter-grant.help }

## Picks

pick-program = { $action }
pick-program-2 = { $action }, and { $neutral_action } as the neutral action
pick-buy = Buy { $ware }
pick-buy-in-opening = { pick-buy } ({ yard-price })
pick-buy-in-buy = { pick-buy } ({ yard-price })
pick-overbuy = Buy { $ware } that has no room, and lose it
pick-feed = Feed a { $pig }
pick-feed-2 = Feed a { $pig } with a { $item }
pick-overfeed = Feed a { $pig } that will have no room, and lose it
pick-mate = Breed a Baby
pick-mate-1 = Breed a Small, with a { $item }
pick-sell = Sell a { $pig }
pick-sell-in-sell = { pick-sell } (+{ yard-sale-price })
pick-vaccinate = Vaccinate a { $pig }
pick-take = { $count ->
        [0] Take no Baby
        [1] Take one Baby
       *[other] Take { $count } Babies
    }
pick-stop = Stop here
pick-stop-in-feed = { pick-stop } (+${ $count })
pick-stop-in-mate = { pick-stop } (+${ $count })
pick-stop-in-buy = { pick-stop } (+${ $count })
pick-stop-in-sell = { pick-stop } (+${ $count })
pick-done = Vaccinate no more
pick-arrange = Arrange { $field }
pick-lift = Lift the pig at { $cell }
pick-to = Into { $field }
pick-put = Put it at { $cell }
pick-put-2 = Put it at { $cell }, { $turned }
pick-tidy = Arrange my farm for me

## Questions

decision-opening = { $count ->
    [one] What do you buy? You have one purchase left.
   *[other] What do you buy? You have { $count } purchases left.
}
decision-program = { $change ->
        [1] Round { $round }, the last of the season:
       *[other] Round { $round }:
    } which action do you choose?{ $change ->
        [1] { $unsafe ->
            [0] {""}
            [one] { " " }One of your pigs has no vaccine.
           *[other] { " " }{ $unsafe } of your pigs have no vaccine.
        }
       *[other] {""}
    }
decision-program-neutral = { $change ->
        [1] Round { $round }, the last of the season:
       *[other] Round { $round }:
    } which action do you choose, and which neutral action?{ $change ->
        [1] { $unsafe ->
            [0] {""}
            [one] { " " }One of your pigs has no vaccine.
           *[other] { " " }{ $unsafe } of your pigs have no vaccine.
        }
       *[other] {""}
    }
half-program = And which neutral action?
decision-babies = { $count ->
    [one] “{ effect-mating-season }”: you may take a Baby. Do you?
   *[other] “{ effect-mating-season }”: you may take up to { $count } Babies. How many do you take?
}
decision-feed = Which pig do you feed? { $count ->
        [one] You have one action left.
       *[other] You have { $count } actions left.
    }
decision-mate = Breed a pig? { $count ->
        [one] You have one action left.
       *[other] You have { $count } actions left.
    }
decision-buy = What do you buy? { $count ->
        [one] You have one action left.
       *[other] You have { $count } actions left.
    }
decision-sell = Which pig do you sell? { $count ->
        [one] You have one action left.
       *[other] You have { $count } actions left.
    }
decision-season-change = { $count ->
    [one] The season ends, and every unvaccinated pig is lost: which one do you save with your vaccine?
   *[other] The season ends, and every unvaccinated pig is lost: which ones do you save? You have { $count } vaccines.
}
decision-lift = Which pig do you move?
decision-to = Into which field?
decision-put = Where do you put it?

## Events

event-first-player = { $seat } has the First player token.
event-first-player-drawn = Chance gives { $seat } the First player token.
event-first-player-passed = The First player token passes to { $seat }.
event-neutral-tiles = { $seat } takes the neutral tiles.
event-neutral-passed = The neutral action hindered its target: the neutral tiles pass to { $seat }.
event-bought = { $seat } buys { $ware } for ${ $price }.
event-no-room = { $seat } has no room for a { $pig }: it goes back to the market.
event-delivered = Purchases are handed over: pigs and items.
event-season = Round { $round }: { $card }. Feed { $feed }, Mate { $mate }, Buy { $buy }, Sell { $sell }.
event-foreseen = Next round: { $card }.
event-programmed = { $seat } lays a tile: { $action }.
event-programmed-hidden = { $seat } has laid a tile.
event-programmed-both = { $seat } lays { $action }, and { $neutral_action } as the neutral action.
event-programmed-both-hidden = { $seat } has laid both tiles.
event-shown = { $seat } shows { $action }.
event-shown-both = { $seat } shows { $action }, and { $neutral_action } as the neutral action.
event-revealed = The tiles are turned: { $all_action }.
event-revealed-neutral = The tiles are turned: { $all_action }; neutral action: { $neutral_action }.
event-revealed-open = All tiles are laid: { $all_action }.
event-revealed-open-neutral = All tiles are laid: { $all_action }; neutral action: { $neutral_action }.
event-share = { $count ->
        [0] { $seat }: { $action }, but no action is left for them.
        [one] { $seat }: { $action }, { $count } action.
       *[other] { $seat }: { $action }, { $count } actions.
    }
event-fed = { $seat } feeds a { $pig }, which becomes a { $grown_pig }.
event-fed-more = { $seat } feeds a { $pig } with a supplement; it becomes a { $grown_pig }.
event-born = A { $pig } is born on { $seat }’s farm.
event-born-small = Thanks to the amulet, a { $pig } is born on { $seat }’s farm.
event-sold = { $seat } sells a { $pig } for ${ $price }.
event-vaccinated = { $seat } vaccinates a { $pig }.
event-unused = { $count ->
        [one] { $seat } leaves one action unused: ${ $money } in compensation.
       *[other] { $seat } leaves { $count } actions unused: ${ $money } in compensation.
    }
event-all-used = { $seat } has used every action.
event-shopped = { $seat } has finished buying.
event-stuck-room = { $seat } has no room left, however the pigs are arranged: { $taken } of { $cells } cells are taken.
event-stuck-fed = { $seat } has no pig left to feed: each has been fed this round or is fully grown.
event-stuck-herd = { $seat } has no pig left.
event-stuck-adult = { $seat } has no Medium or Big to give birth.
event-stuck-born = { $seat }’s Mediums and Bigs have all given birth this round.
event-stuck-money = { $seat } cannot pay for anything more: ${ $money } left.
event-stuck-market = The market has nothing left that { $seat } needs.
event-babies-declined = “{ effect-mating-season }”: { $seat } takes no Baby.
event-babies-no-room = “{ effect-mating-season }”: { $seat } has no room for a Baby.
event-babies-sold-out = “{ effect-mating-season }”: the market has no Baby left for { $seat }.
event-babies = { $count ->
    [0] “{ effect-mating-season }”: { $seat } has no room for a Baby.
    [one] “{ effect-mating-season }”: { $seat } receives a Baby.
   *[other] “{ effect-mating-season }”: { $seat } receives { $count } Babies.
}
event-free-item = { $seat } takes a free { $item }.
event-income = “{ $effect }”: { $seat } receives ${ $money }.
event-season-soon = The season changes after the next round: every pig without a vaccine will then be lost.
event-season-last = Last round of { $season }: at its end, every pig without a vaccine is lost.
event-no-vaccine = { $count ->
    [one] { $seat } has no vaccine to save a pig.
   *[other] { $seat } has no vaccine to save { $count } pigs.
}
event-season-change = End of the season: { $season }.
event-lost = { $count ->
    [one] { $seat } loses one unvaccinated pig.
   *[other] { $seat } loses { $count } unvaccinated pigs.
}
event-final-sale = { $count ->
    [0] { $seat } has no pig left to sell.
    [one] { $seat } sells the last pig for ${ $money }.
   *[other] { $seat } sells the last { $count } pigs for ${ $money }.
}
event-tie-break = Tie-break: { $seat }’s items and fields bring ${ $money }.
event-victory = { $seat } wins with ${ $money }.
event-shared-victory = { $seat } share the victory, with ${ $money } each.
event-arranged = { $seat } moves a { $pig } to { $field }, { $cell }.
event-tidied = { $seat } lets the table arrange their farm.

## Refusals

refusal-not-now = Not now: this is done in another phase of the round.
refusal-not-holder = You do not have the neutral tiles: choose just one action.
refusal-two-tiles = You have the neutral tiles: choose a neutral action too.
refusal-other-action = Your action this round is { $action }.
refusal-supplement-feed = A supplement can only be used with the action Feed.
refusal-amulet-mate = A birth amulet can only be used with the action Mate.
refusal-full-grown = A Big is fully grown.
refusal-no-pig = You have no pig of this kind.
refusal-fed-already = All your pigs of this kind have been fed this round.
refusal-sold-out = The market has none left.
refusal-no-room-grown = Even if you rearrange your fields, the pig would have no room once grown.
refusal-no-room-supplement = Two sizes bigger, the pig would have no room; you may feed it without the supplement.
refusal-no-room-birth = Even if you rearrange your fields, there is no room for the newborn.
refusal-no-room-bought = Even if you rearrange your fields, there is no room for this pig.
refusal-supplement-size = A supplement helps only a Baby or a Small.
refusal-no-item = You have none in your reserve.
refusal-no-adult = Only a Medium or a Big gives birth, and you have none.
refusal-born-already = Each of your Mediums and Bigs has already given birth this round.
refusal-no-money = This costs ${ $price }, and you have ${ $money }.
refusal-not-delivered = Your purchases are handed over once everybody has finished buying.
refusal-vaccinated-already = Your pigs of this size are all vaccinated.
refusal-no-change = Only possible at a season change, with vaccines.
refusal-too-many = Not so many Babies are dealt to you: you may take up to { $left }.
refusal-no-babies = Babies are taken only when “{ effect-mating-season }” takes effect, by farms with a pair of Mediums or Bigs.
refusal-needs-none = A vaccinated pig stays so: it needs no second vaccine.
refusal-say-fed = Your pigs of this size that have no vaccine were all fed this round: choose the fed one.
refusal-not-fed = Your pigs of this size that have no vaccine were not fed this round: choose one that was not fed.
refusal-only-pigs = Only a pig needs room: anything else can simply be bought.
refusal-in-hand = You are moving a pig: put it down first.
refusal-hand-first = To move a pig, choose its field, then the pig, then where it goes.
refusal-no-field = { $fields ->
        [one] You have only one field.
       *[other] You have only { $fields } fields.
    }
refusal-no-pig-there = No pig of yours stands there.
refusal-tidy-already = Your farm is arranged as the table would arrange it.
refusal-has-room = There is room for this pig.
refusal-not-strict = That would lose a pig for nothing; only the setting “Strict placement” allows it.
refusal-not-by-hand = The table arranges your pigs; to move them yourself, choose the setting “Arranging by hand”.
refusal-no-moves = You have already moved enough pigs by hand this round.
refusal-no-place = The pig does not fit there.

## The picture in a terminal

cli-hpg-round = { $round ->
    [0] preparatory round
   *[other] round { $round } of 16
}
cli-hpg-change = { $rounds ->
    [1] the season changes at the end of this round
   *[other] the season changes in { $rounds } rounds
}
cli-hpg-free = free cells
cli-hpg-cells = { $free } of { $cells }
cli-hpg-mark-first = first player
cli-hpg-mark-holder = has the neutral tiles
cli-hpg-mark-covered = tile face down
cli-hpg-mark-well = vaccinated
cli-hpg-dollars = ${ $amount }
cli-hpg-market = Market
cli-hpg-stock = stock
cli-hpg-price = price
cli-hpg-sale = sale
cli-hpg-field = field
cli-hpg-money = money
cli-hpg-pigs = pigs
cli-hpg-items = items
cli-hpg-action = action

## The board on the screen

yard-actions = Actions
yard-mine = Your tile
yard-neutral = Neutral tile
yard-covered = chosen, still covered
yard-first = First player
yard-next = Next round:
yard-no-effect = No effect
yard-ware = { $ware }: ${ $price }, { $left } in stock
yard-price = { $ware_id ->
        [baby] ${ $price_baby }
        [small] ${ $price_small }
        [medium] ${ $price_medium }
        [big] ${ $price_big }
        [vaccine] ${ $price_vaccine }
        [supplement] ${ $price_supplement }
        [amulet] ${ $price_amulet }
       *[field] ${ $price_field }
    }
yard-sale-price = { $pig_id ->
        [baby] ${ $price_baby }
        [vaccinated-baby] ${ $price_baby }
        [small] ${ $price_small }
        [vaccinated-small] ${ $price_small }
        [medium] ${ $price_medium }
        [vaccinated-medium] ${ $price_medium }
       *[other] ${ $price_big }
    }
yard-usually = usually ${ $price }
yard-sale = sells for ${ $price }
yard-several = Several at once
yard-gather = Basket: gather several wares and buy them together
yard-touch-wares = Touch the wares you want.
yard-one-less = { $ware }: one fewer
yard-one-more = { $ware }: one more
yard-buy-all = { $count ->
        [one] Buy { $count } ware for ${ $price }
       *[other] Buy { $count } wares for ${ $price }
    }
yard-biggest = biggest first
yard-vaccinate = Vaccinate
yard-times = { $verb }, { $thing }: { $count } times
yard-all = all { $count }
yard-tidy = Arrange for me
yard-drag = Drag it, or use the arrow keys; a double click or R turns it.
yard-account = The money of the year
yard-start = Start
yard-purchases = Purchases
yard-sales = Pigs sold during the year
yard-effects = Season effects
yard-unused = Unused actions
yard-final = The final sale
yard-basket = Ordered
yard-basket-more = Everything is handed over when all have ordered.
yard-before = Before the sale
yard-sold = Pigs sold
yard-tie = Tie-break: items and fields

## Why am I asked this? A sentence and its clause for every decision

why-opening = Before the first round everybody goes shopping once, five purchases at most. Money you keep is not lost.
    .clause = HPG-9
why-program = All choose an action in secret. Those who chose the same share its number, so think of what the others need.
    .clause = HPG-22
why-program-neutral = You hold the neutral tiles: besides your own action you choose one that only takes part in the sharing.
    .clause = HPG-55
why-babies = The season gives you Babies; nobody has to take them, and each needs room.
    .clause = HPG-A30
why-feed = Each feeding makes one pig a size bigger, each pig once a round. An action left unused pays 1 dollar.
    .clause = HPG-23
why-mate = Each Medium or Big pig can give birth once a round, if there is room. An action left unused pays 1 dollar.
    .clause = HPG-27
why-buy = Each action buys one pig, item or field. Pigs need room, and a vaccine before the season changes.
    .clause = HPG-29
why-sell = Each action sells one pig. Pigs you cannot vaccinate in time are lost with the season.
    .clause = HPG-26
why-season-change = The season is about to change: every pig without a vaccine is lost. This is the last moment to save some.
    .clause = HPG-44
why-lift = You chose to arrange your fields by hand: first the pig that moves.
    .clause = HPG-A31
why-to = You chose to arrange your fields by hand: now the field it goes to.
    .clause = HPG-A31
why-put = You chose to arrange your fields by hand: now its place in the field.
    .clause = HPG-A31

# Hints: what a pick comes to, and what can go wrong
figure-dollars = Dollars at the end of the year: { $value } ({ $more })
figure-auction = Dollars from the sale at the end: { $value } ({ $more })
figure-sold = Dollars from pigs sold during the year: { $value } ({ $more })
figure-lost = Pigs lost with the seasons: { $value } ({ $more })
risk-lost = you lose pigs for want of a vaccine this year
