### Happy Pigs: texts of the game in English.

## The game

name = Happy Pigs
tagline = Feed, breed, buy and sell through four seasons, and be the richest farmer when winter ends.

## Options

option-foresight = Foresight
    .help = The next season card is shown one round ahead.
option-foresight-true = On
option-foresight-false = Off

option-open_programming = Open programming
    .help = Tiles are chosen and shown one after the other, from the first player on, instead of in secret.
option-open_programming-true = On
option-open_programming-false = Off

option-neutral_tiles = Neutral tiles
    .help = Two players only: the holder of the neutral tiles also blocks an action.
option-neutral_tiles-true = On
option-neutral_tiles-false = Off

option-field = Size of a field
    .help = Our reconstruction is 8 by 6 cells. In smaller fields some openings find no room; larger ones fill up later.
option-field-6x6 = 6 × 6 cells
option-field-8x6 = 8 × 6 cells
option-field-12x6 = 12 × 6 cells

option-straddle = Straddling
    .help = Your fields stand in one row, and a pig may lie across two of them.
option-straddle-true = On
option-straddle-false = Off

option-strict_placement = Strict placement
    .help = You may buy or feed a pig that has no room: it goes back to the market and is lost.
option-strict_placement-true = On
option-strict_placement-false = Off

option-by_hand = Arranging by hand
    .help = The table always finds room for your herd; with this you may also move your pigs yourself.
option-by_hand-true = On
option-by_hand-false = Off

option-first_player = First player
    .help = Who begins: the best grunter, found by chance, or the seat you name.
option-first_player-random = By chance
option-first_player-seat-1 = Seat 1
option-first_player-seat-2 = Seat 2
option-first_player-seat-3 = Seat 3
option-first_player-seat-4 = Seat 4
option-first_player-seat-5 = Seat 5
option-first_player-seat-6 = Seat 6

option-season_numbers = Numbers on the season cards
    .help = Most printed numbers are lost: our reconstruction, or the same numbers on every card.
option-season_numbers-reconstructed = Reconstructed
option-season_numbers-level = Level: Feed 8, Mate 7, Buy 8, Sell 7

option-season_effects = Effects of the season cards
    .help = Most printed effects are lost: our reconstruction, or only the effects that are known.
option-season_effects-reconstructed = Reconstructed
option-season_effects-known = Known ones only

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
    .help = Four by three cells, worth $15; can give birth, and grows no more.
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

item-vaccine = vaccine
    .help = Saves one pig from the season change, for good; usable at any decision of yours.
item-supplement = supplement
    .help = A Baby or a Small you feed grows one size more.
item-amulet = birth amulet
    .help = A birth gives a Small instead of a Baby.

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
    .help = Items cost $0 this round; each still uses a part of the share.
effect-school-trip = School trip
    .help = $1 for each Baby and each Small you own.
effect-livestock-fair = Livestock fair
    .help = Every pig costs $1 less to buy this round.
effect-vets-round = Vet’s round
    .help = Each player takes a free vaccine.
effect-full-pens-5 = Full pens
    .help = $4 for each player with at least 5 pigs.
effect-full-pens-6 = Full pens
    .help = $5 for each player with at least 6 pigs.
effect-rising-prices = Rising prices
    .help = Every pig costs $1 more and sells for $1 more this round.
effect-pig-show = Pig show
    .help = Most Big pigs bring $8; tied leaders get $4 each.
effect-sausage-fest = Sausage fest
    .help = Big pigs sell for $3 more this round.
effect-harvest-festival = Harvest festival
    .help = $1 for each Medium and each Big you own.
effect-bacon-festival = Bacon festival
    .help = Medium and Big pigs sell for $2 more this round.
effect-christmas-demand = Christmas demand
    .help = Every pig sells for $2 more this round.
effect-winter-grant = Winter grant
    .help = $1 for every two pigs you own.

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
pick-program-2 = { $action }, and { $neutral_action } on the neutral tile
pick-buy = Buy { $ware }
pick-overbuy = Buy { $ware } without room and lose it
pick-feed = Feed a { $pig }
pick-feed-2 = Feed a { $pig } with a { $item }
pick-overfeed = Feed a { $pig } without room and lose it
pick-mate = A birth: a Baby
pick-mate-1 = A birth with a { $item }: a Small
pick-sell = Sell a { $pig }
pick-vaccinate = Vaccinate a { $pig }
pick-stop = Stop here
pick-done = No more vaccines
pick-arrange = Arrange { $field }
pick-lift = Lift the pig at { $cell }
pick-to = Into { $field }
pick-put = Put it at { $cell }
pick-put-2 = Put it at { $cell }, { $turned }
pick-tidy = Arrange my farm for me

## Questions

decision-opening = { $count ->
    [one] What do you buy? One purchase is left.
   *[other] What do you buy? { $count } purchases are left.
}
decision-program = Round { $round }: which action do you choose?
decision-program-neutral = Round { $round }: which action do you choose, and which one for the neutral tile?
decision-feed = Which pig do you feed? { $count } left.
decision-mate = Another birth? { $count } left.
decision-buy = What do you buy? { $count } left.
decision-sell = Which pig do you sell? { $count } left.
decision-season-change = { $count ->
    [one] The season ends: which pig do you save with your vaccine?
   *[other] The season ends: which pigs do you save? You have { $count } vaccines.
}
decision-lift = Which pig do you move?
decision-to = Into which field?
decision-put = Where do you put it?

## Events

event-first-player = { $seat } is first player.
event-neutral-tiles = { $seat } takes the neutral tiles.
event-neutral-passed = The neutral tiles hindered their target: they pass to { $seat }.
event-bought = { $seat } buys { $ware } for ${ $price }.
event-no-room = There is no room for a { $pig } of { $seat }: it goes back to the market.
event-delivered = Pigs and items are handed over.
event-season = Round { $round }: { $card }. Feed { $feed }, Mate { $mate }, Buy { $buy }, Sell { $sell }.
event-foreseen = Next round: { $card }.
event-programmed = { $seat } lays a tile: { $action }.
event-programmed-hidden = { $seat } has laid a tile.
event-programmed-both = { $seat } lays { $action }, and { $neutral_action } on the neutral tile.
event-programmed-both-hidden = { $seat } has laid both tiles.
event-shown = { $seat } shows { $action }.
event-shown-both = { $seat } shows { $action }, and { $neutral_action } on the neutral tile.
event-revealed = The tiles are turned: { $all_action }.
event-revealed-neutral = The tiles are turned: { $all_action }; the neutral tile: { $neutral_action }.
event-share = { $seat }: { $action } × { $count }.
event-fed = { $seat } feeds a { $pig }, now a { $grown_pig }.
event-fed-more = { $seat } feeds a { $pig } with a supplement, now a { $grown_pig }.
event-born = A { $pig } is born to { $seat }.
event-born-small = By the amulet a { $pig } is born to { $seat }.
event-sold = { $seat } sells a { $pig } for ${ $price }.
event-vaccinated = { $seat } vaccinates a { $pig }.
event-unused = { $seat } leaves { $count } unused and receives ${ $money }.
event-babies = { $count ->
    [0] { $seat } has no room for a Baby of the Mating season.
    [one] { $seat } receives a Baby of the Mating season.
   *[other] { $seat } receives { $count } Babies of the Mating season.
}
event-free-item = { $seat } takes a free { $item }.
event-income = { $effect }: { $seat } receives ${ $money }.
event-season-change = { $season } is over.
event-lost = { $count ->
    [one] { $seat } loses one unvaccinated pig.
   *[other] { $seat } loses { $count } unvaccinated pigs.
}
event-final-sale = { $count ->
    [0] { $seat } has no pig left to sell.
    [one] { $seat } sells the last pig for ${ $money }.
   *[other] { $seat } sells the last { $count } pigs for ${ $money }.
}
event-tie-break = Tie-break: the items and fields of { $seat } bring ${ $money }.
event-victory = { $seat } wins with ${ $money }.
event-shared-victory = { $seat } share the victory with ${ $money }.
event-arranged = { $seat } moves a { $pig } to { $field }, { $cell }.
event-tidied = { $seat } has the farm arranged.

## Refusals

refusal-not-now = This belongs to another phase of the round.
refusal-not-holder = Only the holder of the neutral tiles chooses a neutral action.
refusal-two-tiles = You hold the neutral tiles: choose a neutral action too.
refusal-other-action = You chose another action this round.
refusal-supplement-feed = A supplement is used only while you feed.
refusal-amulet-mate = A birth amulet is used only while you mate.
refusal-full-grown = A Big pig is fully grown.
refusal-no-pig = You have no such pig.
refusal-fed-already = Every such pig of yours has been fed this round.
refusal-sold-out = The market has run out of it.
refusal-no-room-grown = The grown pig would have no room, however you rearrange.
refusal-no-room-supplement = A pig two sizes bigger would have no room; you may feed it without the supplement.
refusal-no-room-birth = There is no room for the newborn, however you rearrange.
refusal-no-room-bought = There is no room for this pig, however you rearrange.
refusal-supplement-size = A supplement helps only a Baby or a Small.
refusal-no-item = You have none in your reserve.
refusal-no-adult = Only a Medium or a Big gives birth, and you have none.
refusal-born-already = Each of your grown pigs has given birth this round.
refusal-no-money = This costs ${ $price }, and you have ${ $money }.
refusal-not-delivered = What you bought is handed over after everybody has finished buying.
refusal-vaccinated-already = This pig is vaccinated already.
refusal-no-change = This is said at a season change, by owners of vaccines.
refusal-has-room = There is room for this pig.
refusal-not-strict = That would lose a pig for nothing; only the option “Strict placement” allows it.
refusal-not-by-hand = The table arranges your pigs; moving them yourself is an option of the match.
refusal-no-moves = You have moved enough pigs by hand this round.
refusal-no-place = The pig does not fit there.

## The picture in a terminal

cli-hpg-round = { $round ->
    [0] preparatory round
   *[other] round { $round } of 16
}
cli-hpg-dollars = ${ $amount }
cli-hpg-market = Market
cli-hpg-stock = stock
cli-hpg-price = price
cli-hpg-sale = sells for
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
yard-usually = usually ${ $price }
yard-sale = sells for ${ $price }
yard-tidy = Arrange for me
yard-drag = Drag it, or use the arrow keys; a double click or R turns it.
yard-final = The final sale
yard-basket = Ordered
yard-basket-more = Everything is handed over when all have ordered.
yard-before = Money before
yard-sold = Pigs sold
yard-tie = Tie-break: items and fields
