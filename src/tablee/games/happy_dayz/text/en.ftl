### Happy DayZ: texts of the game in English.

## The game

name = Happy DayZ
tagline = Win the Survivors, dodge the Zombies, and choose at every lead whether high or low wins.

## Options

option-mode = Length
    .help = One round, or a campaign whose Populations, Mini-vans and Factions carry on from round to round.
option-mode-express = Express (1 round)
option-mode-campaign = Campaign (up to 4 rounds)

option-factions = Factions
    .help = The three Factions of the match, in their ranking order, and the version of each power.

option-start = Choice of Factions
    .help = How the three Factions of the first round are found.
option-start-recommended = Recommended for a first match
option-start-random = Drawn at random
option-start-scenario = From a scenario

option-memory = Memory
    .help = Whether the table reminds you of the cards you have seen go into the Expedition Zones.
option-memory-closed = Closed (remember for yourself)
option-memory-open = Open (the table remembers for you)

option-edition = Edition
    .help = The final rules, or those of the prototype: no Encounter card, larger hands, other powers.
option-edition-final = Final edition
option-edition-prototype = Prototype

option-optional_draw = Power draw
    .help = Optional rule: before each later round a random power replaces one in play, instead of the free change of Faction.
option-optional_draw-off = Off
option-optional_draw-on = On

option-zombie_losses = Zombie losses
    .help = How many of the 20 Zombies cost 3, 6 and 9 Survivors; the numbers are our proposal.
option-zombie_losses-14-4-2 = Standard: 14, 4 and 2 Zombies
option-zombie_losses-12-6-2 = Hard: 12, 6 and 2 Zombies
option-zombie_losses-10-6-4 = Harder: 10, 6 and 4 Zombies
option-zombie_losses-8-8-4 = Nightmare: 8, 8 and 4 Zombies

## Towns: the names of the five Population counters

town-flowers-hill = Flowers Hill
town-manor-height = Manor Height
town-royal-district = Royal District
town-meadow-square = Meadow Square
town-rocky-junction = Rocky Junction

## The board and the zones

side-low = -- side
    .help = The lowest card of the demanded Faction wins the trick.
side-high = ++ side
    .help = The highest card of the demanded Faction wins the trick.

zone-hand = Hand
    .help = Your cards, hidden from the others.
zone-transfer = Transfer Zone
    .help = The cards your neighbours passed you: face up, but part of your hand.
zone-trick = Trick
    .help = The cards played this turn, one from each Community.
zone-encounter = Encounter card
    .help = Turned up from the Reserve each turn; it goes to the winner of the trick but is not part of it.
zone-reserve = Reserve
    .help = The cards that were not dealt, face down in the middle of the board.
zone-expedition = Expedition Zone
    .help = The cards a Community has won, face down until the end of the round; only Mini-vans lie face up.
zone-quarantine = Quarantine Zone
    .help = The prototype’s name for the Expedition Zone.
zone-wandering = Wandering Survivors
    .help = Prototype, 2 players: a face-up pile; the winner of each trick also takes its top card.
zone-population = Population
    .help = The number of Survivors of a Community: 66 at the start.

## Factions

faction-hippie = Hippies
    .help = They share: whoever wins their trick gives its cards away.
faction-soldier = Soldiers
    .help = They evacuate: whoever wins their trick hands a won card to somebody else.
faction-dog = Dogs
    .help = They sniff things out: whoever wins their trick decides who gets the Encounter card.
faction-preacher = Preachers
    .help = They trust to fate: whoever wins their trick draws from the Reserve and may put a card under it.
faction-scientist = Scientists
    .help = They search for a cure: at the end of the round they soften the losses caused by Zombies.
faction-child = Children
    .help = They must be protected: at the end of the round only one of your Children cards counts, for its own number.
faction-biker = Bikers
    .help = They ride in small gangs: at the end of the round they are worth double while you have only a few.
faction-cheerleader = Cheerleaders
    .help = They keep things moving: after their trick everyone passes a card on.
faction-police = Police
    .help = They are above the others: their cards are trumps.
faction-nurse = Nurses
    .help = They heal: whoever wins their trick may get rid of a Zombie.
faction-governor = Governors
    .help = They command: whoever wins their trick decides who leads next, and on which side.
faction-survivalist = Survivalists
    .help = They barter: whoever wins their trick may swap the Encounter card with a card in hand.
faction-zombie = Zombies
    .help = Always in play: 20 cards that cost 3, 6 or 9 Survivors each. A trick led with a Zombie is shared out among all.
faction-van = Mini-van
    .help = Always in play: 3 cards that may replace any other and never win a trick.

## Cards

card-hippie = Hippie { $value }
    .help = Survivor card: +1 at the end of the round.
card-soldier = Soldier { $value }
    .help = Survivor card: +1 at the end of the round.
card-dog = Dog { $value }
    .help = Survivor card: +1 at the end of the round.
card-preacher = Preacher { $value }
    .help = Survivor card: +1 at the end of the round.
card-scientist = Scientist { $value }
    .help = Survivor card: +1 at the end of the round, and it may soften the losses caused by your Zombies.
card-child = Children { $value }
    .help = Survivor card worth the number printed on it, from 1 to 4, but as a rule only one of your Children cards counts.
card-biker = Biker { $value }
    .help = Survivor card: +1 or +2 at the end of the round, depending on how many Bikers you have.
card-cheerleader = Cheerleader { $value }
    .help = Survivor card: +1 at the end of the round.
card-police = Police { $value }
    .help = Survivor card: +1 at the end of the round; it may win tricks of other Factions.
card-nurse = Nurse { $value }
    .help = Survivor card: +1 at the end of the round.
card-governor = Governor { $value }
    .help = Survivor card: +1 at the end of the round.
card-survivalist = Survivalist { $value }
    .help = Survivor card: +1 at the end of the round.
card-zombie = Zombie { $value }
    .help = Costs 3, 6 or 9 Survivors at the end of the round.
card-van = Mini-van
    .help = May be played in place of any card; never wins; worth nothing at the end of the round.
card-patient-zero = Patient Zero ({ $faction })
    .help = Promo card in place of the Faction’s 7: +3 if you have no Zombie that costs 9, otherwise -3.

## Powers (names not printed in the rulebook are our own)

power-van = Mini-van
    .help = May be played in place of any card and never wins. It goes face up to the winner of the trick, who keeps it for the next round of a campaign.
power-zombie = Zombies
    .help = The winner takes the other cards of the trick and the Encounter card. Then each Community, from the winner on, takes the worst Zombie left.
power-bunker = Bunker
    .help = End of round: each Community gains 1 Survivor for each set of one card of all three Factions.
power-horde = Horde
    .help = In a Zombie trick, an Encounter card that is a Zombie is shared out with the others.

power-hippie-base = Share everything
    .help = Give all cards of the trick to one other Community. You keep the Encounter card.
power-hippie-plus = All equal
    .help = Give each card of the trick to any Community, yourself included. You keep the Encounter card.
power-hippie-minus = Bad trip
    .help = All cards of the trick go to your left neighbour. You keep the Encounter card.

power-soldier-base = Evacuation
    .help = Give one card of your Expedition Zone to another Community.
power-soldier-plus = Assault
    .help = Give up to two cards of your Expedition Zone, each to any other Community.
power-soldier-minus = Weakness
    .help = Give one card of the trick just won to another Community. It cannot be the Encounter card.

power-dog-base = Good nose
    .help = Put the Encounter card into the Expedition Zone of any Community, your own included.
power-dog-plus = Training
    .help = Look into an opponent’s Expedition Zone and choose a card: it becomes the next Encounter card.
power-dog-minus = Stray dog
    .help = Move a random, unseen card from an opponent’s Expedition Zone to another Zone, yours allowed.

power-preacher-base = Good word
    .help = Add the top card of the Reserve to your Expedition Zone. Then you may put one card of your Zone under the Reserve.
power-preacher-plus = Revelation
    .help = Look at the top two cards of the Reserve: keep one, put the other under it. Then you may put one card of your Zone under the Reserve.
power-preacher-minus = Sermon
    .help = Add the top card of the Reserve to your Expedition Zone.

power-scientist-base = Research
    .help = End of round: with 4 Scientists or more, each of your Zombies costs 1 less. With strictly the most Scientists, each costs 1 less again.
power-scientist-plus = Vaccine
    .help = End of round: with 3 Scientists or more, each of your Zombies costs 1 less. With strictly the most Scientists, each costs 1 less again.
power-scientist-minus = Shortage
    .help = End of round: with strictly the most Scientists, each of your Zombies costs 1 less.

power-child-base = Brightest kid
    .help = End of round: only your Children card with the highest number counts. With the most Children cards, ties included, it counts twice.
power-child-plus = School days
    .help = End of round: each of your Children cards counts for its number.
power-child-minus = Squabble
    .help = End of round: only your Children card with the lowest number counts. With the most Children cards, ties included, it counts twice.

power-biker-base = Small gang
    .help = End of round: with 1 to 6 Bikers each is worth 2 Survivors, with 7 or more each is worth 1.
power-biker-plus = Whole gang
    .help = End of round: each Biker is worth 2 Survivors.
power-biker-minus = Lone riders
    .help = End of round: with fewer than 5 Bikers each is worth 2 Survivors, otherwise 1.

power-cheerleader-base = Pass it on!
    .help = All Communities at once pass one card, from hand or Transfer Zone, into the hand of the next one clockwise.
power-cheerleader-plus = Choreography
    .help = You choose the direction, then all Communities at once pass one card, from hand or Transfer Zone, into the next hand.
power-cheerleader-minus = Shaky pyramid
    .help = Each Community passes one card, drawn at random from hand and Transfer Zone, into the hand of the next one clockwise.

power-police-base = The law
    .help = Trumps: in a trick of another Faction, the highest Police card on ++ or the lowest on -- wins. You must still follow, and the power is that of the demanded Faction.
power-police-plus = State of emergency
    .help = Trumps, as in the base power, and you may play a Police card even if you could follow.
power-police-minus = Understaffed
    .help = Trumps, as in the base power, but on the ++ side only.

power-nurse-base = First aid
    .help = You may put one Zombie under the Reserve, from the trick just won or its Encounter card.
power-nurse-plus = Field hospital
    .help = You may put any one Zombie of your Expedition Zone under the Reserve.
power-nurse-minus = Sticking plaster
    .help = You may put one Zombie that costs 3 under the Reserve, from the trick just won or its Encounter card.

power-governor-base = Decree
    .help = Name the Community that leads the next trick and the side of the board it must use.
power-governor-plus = Full powers
    .help = Name the Community that leads the next trick, the side it must use, and the Faction it must lead if it has it.
power-governor-minus = Guideline
    .help = Name the side of the board to be used for the next trick.

power-survivalist-base = Barter
    .help = You may swap the Encounter card with a card of your hand or Transfer Zone: yours goes to your Expedition Zone, the Encounter card to your hand.
power-survivalist-plus = Unwelcome parcel
    .help = You may swap the Encounter card with a card of your hand or Transfer Zone, and put yours into any Community’s Expedition Zone.
power-survivalist-minus = Rationing
    .help = You must swap the Encounter card with a card of your hand or Transfer Zone: yours goes to your Expedition Zone, the Encounter card to your hand.

## Scenarios (s: Woodstock Fever, m: both boxes, a: American Dream, our proposal)

scenario-s1 = 18 June: Army rations
    .help = Hippies, Soldiers, Dogs. A voice on the radio speaks of rations within walking distance.
scenario-s2 = 3 July: The schoolhouse
    .help = Soldiers +, Dogs +, Children. The dogs find children hiding alone in a boarded-up school.
scenario-s3 = 12 July: Lessons
    .help = Dogs, Children -, Preachers. The youngest go to class, the eldest ask to learn how to fight.
scenario-s4 = 5 September: A signal
    .help = Children, Preachers +, Scientists. After months of silence, news of a vaccine and of a bunker.
scenario-s5 = 4 October: Empty shelves
    .help = Preachers, Scientists -, Hippies +. Food and hope run low, and some set out on their own.
scenario-s6 = 10 October: The bunker
    .help = Scientists, Hippies, Soldiers and the Bunker. A long, quiet march ends behind a steel door.
scenario-m1 = 23 December: Orders
    .help = Soldiers -, Bikers, Governors. The bunker fills up, and everyone is told what to do.
scenario-m2 = 31 December: The first doses
    .help = Scientists +, Survivalists, Nurses. The vaccinations begin, and everyone dares to hope again.
scenario-m3 = 3 February: The way out
    .help = Children +, Police, Cheerleaders. The vaccine works, and convoys leave to start anew.
scenario-a1 = American Dream 1
    .help = Bikers, Cheerleaders, Police.
scenario-a2 = American Dream 2
    .help = Cheerleaders and Police with advanced powers, Nurses.
scenario-a3 = American Dream 3
    .help = Police, Nurses with an advanced power, Governors.
scenario-a4 = American Dream 4
    .help = Nurses, Governors with an advanced power, Survivalists.
scenario-a5 = American Dream 5
    .help = Governors; Survivalists and Bikers with advanced powers.
scenario-a6 = American Dream 6
    .help = Survivalists, Bikers, Cheerleaders and the Horde.

## Decisions, picks, events and refusals

option-draw = Draw the Factions
    .help = Shuffle the Power cards and draw three Factions at random instead of choosing them.

option-bunker = Bunker
    .help = Adds the Bunker: one more Survivor for each set of one card of each Faction in play.

neighbour-left = left neighbour
neighbour-right = right neighbour

pick-play = Play { $card }
pick-play-2 = Play { $card } on the { $side }
pick-pass = Pass { $card } to your { $neighbour }
pick-reconsider = Take both cards back and choose again
pick-to = { $seat }
pick-give = Give { $card }
pick-discard = Put { $card } under the Reserve
pick-keep = Keep everything as it is
pick-swap = Replace the { $faction } by the { $new_faction }

decision-pass-left = Which card do you pass to { $to_seat }, on your left?
decision-pass-right = Which card do you pass to { $to_seat }, on your right?
decision-reconsider = You have passed your cards. You may change your mind until everybody has chosen.
decision-lead = You lead: which card do you play, and on which side of the board?
decision-follow = Demanded: { $faction }. Which card do you play?
decision-follow-free = A Mini-van was led and nothing is demanded yet. Which card do you play?
decision-change = You lost the most Survivors this round: do you replace a Faction?
decision-hippie-to = To whom do you give all the cards of the trick?
decision-soldier-card = Which card of your Expedition Zone do you give away?
decision-soldier-to = To whom do you give { $card }?
decision-dog-to = Into whose Expedition Zone do you put the Encounter card?
decision-preacher-discard = Do you put a card of your Expedition Zone under the Reserve?

event-round = Round { $round } begins. Factions: { $factions }.
event-deal = { $seat } has { $count } cards.
event-pass = { $seat } puts { $card } aside for a neighbour.
event-pass-hidden = { $seat } puts a card aside for a neighbour.
event-transfer = { $seat } finds in the Transfer Zone: { $cards }.
event-starter = { $seat } begins the round.
event-encounter = Encounter card: { $card }.
event-no-encounter = The Reserve is empty: no Encounter card this turn.
event-lead = { $seat } leads { $card } on the { $side }.
event-follow = { $seat } plays { $card }.
event-win = { $seat } wins the trick: { $cards }.
event-stuck = Nothing but Mini-vans: all the cards stay on the board, and { $seat } leads again.
event-zombie = { $seat } takes { $card }.
event-give-trick = { $seat } gives { $to_seat } the cards of the trick: { $cards }.
event-give = { $seat } gives { $card } to { $to_seat }.
event-give-hidden = { $seat } gives { $to_seat } a card, face down.
event-send = { $seat } puts the Encounter card { $card } into the Expedition Zone of { $to_seat }.
event-draw = { $seat } draws { $card } from the Reserve.
event-draw-hidden = { $seat } draws a card from the Reserve.
event-discard = { $seat } puts { $card } under the Reserve.
event-discard-hidden = { $seat } puts a card under the Reserve.
event-keep = { $seat } puts nothing under the Reserve.
event-tally = { $seat }: { $gain ->
        [one] { $gain } Survivor
       *[other] { $gain } Survivors
    } this round, Population { $population }.
event-swap = { $seat } replaces the { $faction } by the { $new_faction }.
event-keep-factions = { $seat } keeps the three Factions.
event-end = The match is over: the most Survivors win.
event-zombies-win = Nobody is left: the Zombies win.

refusal-not-held = You do not hold { $card }.
refusal-choose-side = The leader must also choose a side of the board: high or low.
refusal-side-chosen = The leader has chosen the side of the board already.
refusal-must-follow = You hold cards of the demanded Faction ({ $faction }), so you must play one of them or a Mini-van.
refusal-passed-already = You have passed your two cards; take them back first if you want to change.
refusal-pass-in-order = Both cards go to your opponent, so name the lower one first.
refusal-pass-other = You have put { $card } aside for your other neighbour.
refusal-not-in-zone = { $card } is not in your Expedition Zone.
refusal-not-to-yourself = The cards must go to another Community.
refusal-no-such-seat = No Community sits there.
refusal-not-in-play = { $faction } is not in play.
refusal-already-in-play = { $faction } is in play already; the three Factions must be different.
refusal-not-in-box = { $faction } is not among the Factions of this match.
refusal-now-transfer = First everybody passes two cards.
refusal-now-lead = Now a card must be led.
refusal-now-follow = Now a card must be played to the trick.
refusal-now-power = Now the power of the demanded Faction must be resolved.
refusal-now-change = The round is over; now a Faction may be replaced.

happy-population = Population { $n }
happy-gain = Gain
happy-tally = The round, line by line
happy-won = { $seat } won

option-factions-hippie = { faction-hippie }
option-factions-soldier = { faction-soldier }
option-factions-dog = { faction-dog }
option-factions-preacher = { faction-preacher }
option-factions-scientist = { faction-scientist }
option-factions-child = { faction-child }
