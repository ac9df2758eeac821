### Happy DayZ: texts of the game in English.

## The game

name = Happy DayZ
tagline = Win Survivors, dodge Zombies, and choose with every lead whether the high card wins or the low one.

## Settings

setting-mode = Length
    .help = One round, or a campaign in which Populations, Mini-vans and Factions carry over from round to round.
setting-mode-express = Express (1 round)
setting-mode-campaign = Campaign (up to 4 rounds)

setting-memory = Memory
    .help = Whether the table remembers for you the cards you have seen go into the Expedition Zones.
setting-memory-closed = Closed (remember for yourself)
setting-memory-open = Open (the table remembers for you)

setting-edition = Edition
    .help = The final rules, or those of the prototype: no Encounter card, larger hands, other powers.
setting-edition-prototype = Prototype (“Happy Days Z”)
setting-edition-final = Final edition

setting-zombie_losses = Zombie losses
    .help = How many of the 20 Zombies cost 3, 6 and 9 Survivors.
setting-zombie_losses-14-4-2 = Standard: 14, 4 and 2 Zombies
setting-zombie_losses-12-6-2 = Hard: 12, 6 and 2 Zombies
setting-zombie_losses-10-6-4 = Harder: 10, 6 and 4 Zombies
setting-zombie_losses-8-8-4 = Nightmare: 8, 8 and 4 Zombies

setting-factions = Factions
    .help = The three Factions of the match, in their ranking order, out of both boxes; with base powers unless the powers are named.
setting-powers = Powers
    .help = The three powers by name, each in its base, plus or minus version, instead of the Factions alone.
setting-draw = Draw the powers
    .help = Shuffle the Power cards of the boxes and versions in use and draw three Factions at random instead of choosing them.
setting-scenario = Scenario
    .help = The starting powers of a scenario: s1 to s6 Woodstock Fever, m1 to m3 both boxes, a1 to a6 American Dream.
setting-story = Story mode
    .help = Each round is the next scenario, from the chosen one on (the first if none is chosen).
setting-story-no = Off
setting-story-4 = A story of 4 rounds
setting-story-6 = A story of 6 rounds
setting-boxes = Boxes
    .help = Whose Factions may be drawn or brought in between rounds.
setting-boxes-woodstock = Woodstock Fever
setting-boxes-american = American Dream
setting-boxes-both = Both boxes mixed
setting-versions = Versions of powers
    .help = Which versions of powers may be drawn or brought in between rounds.
setting-versions-base = Base powers
setting-versions-plus = Positive (+) powers
setting-versions-minus = Negative (−) powers
setting-versions-all = All of them
setting-optional_draw = Power draw
    .help = Optional rule: before each later round, after the free change of Faction, a random power replaces one in play.
setting-horde = Horde
    .help = Adds the Horde: in a Zombie trick, an Encounter card that is a Zombie is shared out too.
setting-patient_zero = Patient Zero
    .help = The promo card replaces the 7 of its Faction: +3 Survivors, or −3 beside a Zombie that costs 9.
setting-patient_zero-none = Left in the box
setting-patient_zero-three = For three Factions of each box
setting-patient_zero-all = For every Faction
setting-children = Numbers of the Children
    .help = How many of the 13 Children cards count 1, 2, 3 and 4.
setting-children-4-4-3-2 = Standard: 4, 4, 3 and 2 cards
setting-children-5-4-3-1 = Lower: 5, 4 and 3 cards, then just one
setting-children-3-3-4-3 = Higher: 3, 3, 4 and 3 cards
setting-children-13-0-0-0 = All count 1
setting-scenario_signs = Signs in scenarios
    .help = Which versions the advanced powers of scenarios take.
setting-scenario_signs-mixed = Case by case
setting-scenario_signs-plus = All positive (+)
setting-scenario_signs-minus = All negative (−)
setting-scenario_signs-base = Base powers instead
setting-equal_split = Exactly one card each
    .help = With “All equal” (Hippies), every Community gets exactly one card of the trick.

setting-soldiers_may_keep = Soldiers may keep
    .help = With “Evacuation” (Soldiers), whoever wins the trick may also give no card.
setting-draw_instead = Draw instead of change
    .help = With the power draw, the power drawn takes the place of the free change of Faction.
setting-pass_in_order = Pass in order
    .help = Under the first rules, two players named the cards they pass in the order of the deck.

setting-factions-hippie = { faction-hippie }
setting-factions-soldier = { faction-soldier }
setting-factions-dog = { faction-dog }
setting-factions-preacher = { faction-preacher }
setting-factions-scientist = { faction-scientist }
setting-factions-child = { faction-child }
setting-factions-biker = { faction-biker }
setting-factions-cheerleader = { faction-cheerleader }
setting-factions-police = { faction-police }
setting-factions-nurse = { faction-nurse }
setting-factions-governor = { faction-governor }
setting-factions-survivalist = { faction-survivalist }
setting-powers-hippie-base = { faction-hippie }: { power-hippie-base }
setting-powers-hippie-plus = { faction-hippie } +: { power-hippie-plus }
setting-powers-hippie-minus = { faction-hippie } −: { power-hippie-minus }
setting-powers-soldier-base = { faction-soldier }: { power-soldier-base }
setting-powers-soldier-plus = { faction-soldier } +: { power-soldier-plus }
setting-powers-soldier-minus = { faction-soldier } −: { power-soldier-minus }
setting-powers-dog-base = { faction-dog }: { power-dog-base }
setting-powers-dog-plus = { faction-dog } +: { power-dog-plus }
setting-powers-dog-minus = { faction-dog } −: { power-dog-minus }
setting-powers-preacher-base = { faction-preacher }: { power-preacher-base }
setting-powers-preacher-plus = { faction-preacher } +: { power-preacher-plus }
setting-powers-preacher-minus = { faction-preacher } −: { power-preacher-minus }
setting-powers-scientist-base = { faction-scientist }: { power-scientist-base }
setting-powers-scientist-plus = { faction-scientist } +: { power-scientist-plus }
setting-powers-scientist-minus = { faction-scientist } −: { power-scientist-minus }
setting-powers-child-base = { faction-child }: { power-child-base }
setting-powers-child-plus = { faction-child } +: { power-child-plus }
setting-powers-child-minus = { faction-child } −: { power-child-minus }
setting-powers-biker-base = { faction-biker }: { power-biker-base }
setting-powers-biker-plus = { faction-biker } +: { power-biker-plus }
setting-powers-biker-minus = { faction-biker } −: { power-biker-minus }
setting-powers-cheerleader-base = { faction-cheerleader }: { power-cheerleader-base }
setting-powers-cheerleader-plus = { faction-cheerleader } +: { power-cheerleader-plus }
setting-powers-cheerleader-minus = { faction-cheerleader } −: { power-cheerleader-minus }
setting-powers-police-base = { faction-police }: { power-police-base }
setting-powers-police-plus = { faction-police } +: { power-police-plus }
setting-powers-police-minus = { faction-police } −: { power-police-minus }
setting-powers-nurse-base = { faction-nurse }: { power-nurse-base }
setting-powers-nurse-plus = { faction-nurse } +: { power-nurse-plus }
setting-powers-nurse-minus = { faction-nurse } −: { power-nurse-minus }
setting-powers-governor-base = { faction-governor }: { power-governor-base }
setting-powers-governor-plus = { faction-governor } +: { power-governor-plus }
setting-powers-governor-minus = { faction-governor } −: { power-governor-minus }
setting-powers-survivalist-base = { faction-survivalist }: { power-survivalist-base }
setting-powers-survivalist-plus = { faction-survivalist } +: { power-survivalist-plus }
setting-powers-survivalist-minus = { faction-survivalist } −: { power-survivalist-minus }
setting-scenario-none = None
setting-scenario-s1 = { scenario-s1 }
setting-scenario-s2 = { scenario-s2 }
setting-scenario-s3 = { scenario-s3 }
setting-scenario-s4 = { scenario-s4 }
setting-scenario-s5 = { scenario-s5 }
setting-scenario-s6 = { scenario-s6 }
setting-scenario-m1 = { scenario-m1 }
setting-scenario-m2 = { scenario-m2 }
setting-scenario-m3 = { scenario-m3 }
setting-scenario-a1 = { scenario-a1 }
setting-scenario-a2 = { scenario-a2 }
setting-scenario-a3 = { scenario-a3 }
setting-scenario-a4 = { scenario-a4 }
setting-scenario-a5 = { scenario-a5 }
setting-scenario-a6 = { scenario-a6 }

## Towns: the names of the five Population counters

town-flowers-hill = Flowers Hill
town-manor-height = Manor Height
town-royal-district = Royal District
town-meadow-square = Meadow Square
town-rocky-junction = Rocky Junction

## The board and the zones

side-low = −− side
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
    .help = Prototype, two players: a face-up pile; whoever wins a trick also takes its top card.
zone-population = Population
    .help = The number of Survivors of a Community: 66 at the start.

## Factions

faction-hippie = Hippies
    .help = They share: whoever wins their trick gives its cards away.
faction-soldier = Soldiers
    .help = They evacuate: whoever wins their trick gives a card already won to another Community.
faction-dog = Dogs
    .help = They sniff things out: whoever wins their trick decides where the Encounter card goes.
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
faction-bunker = Bunker
faction-patient-zero = Patient Zero
    .help = Promo card in place of the Faction’s 7: +3 if you have no Zombie that costs 9, otherwise −3.

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
    .help = The higher its number, the more it costs: 3, 6 or 9 Survivors at the end of the round.
card-van = Mini-van
    .help = May be played in place of any card; never wins; worth nothing at the end of the round.
card-survivor = a Survivor card at random

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
    .help = Trumps: in a trick of another Faction, the highest Police card on the ++ side or the lowest on the −− side wins. You must still follow, and the power is that of the demanded Faction.
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
power-status-reconstructed = reconstruction
    .help = The printed text or numbers are not known to us; these are our proposal.
power-dog-prototype = Good nose (prototype)
    .help = Look at the top card of the Reserve and put it into any Community’s Zone, your own included.
power-preacher-prototype = Good word (prototype)
    .help = Add the top card of the Reserve to your Zone. Then you may put a card under the Reserve: a Zombie or Mini-van of your choice, or a Survivor drawn at random.
power-child-prototype = School days (prototype)
    .help = End of round: each of your Children cards counts for its number.

## Scenarios (s: Woodstock Fever, m: both boxes, a: American Dream, our proposal)

scenario-s1 = 18 June: Army rations
    .help = Hippies, Soldiers, Dogs.
story-s1 = Between two bursts of static, a voice gives the position of an army depot: tinned food, close enough to walk. Nobody has eaten properly since the sirens fell silent. A handful of volunteers leave after the midday heat, dogs in front.
scenario-s2 = 3 July: The schoolhouse
    .help = Soldiers +, Dogs +, Children.
story-s2 = The depot turns out to be a little school with planks over its windows. The dogs do not care about the tins: they scratch at a cupboard door until it opens on a row of silent children. We come home with half the food and twice the mouths, and nobody complains.
scenario-s3 = 12 July: Lessons
    .help = Dogs, Children −, Preachers.
story-s3 = The big tent is a classroom in the morning and a chapel at night. The little ones learn to read; the older ones have asked for something else, and we have stopped pretending that they are too young to hold a stick. Too many of our own have not come back.
scenario-s4 = 5 September: A signal
    .help = Children, Preachers +, Scientists.
story-s4 = After a summer of silence the radio speaks again. There are trials, it says, and a vaccine that seems to hold, and a shelter dug under a hill some days from here. That evening there are more people at prayer than ever, and more of them smile.
scenario-s5 = 4 October: Empty shelves
    .help = Preachers, Scientists −, Hippies +.
story-s5 = No word since. The shelves are bare, the nights are cold, and one morning three tents are gone: they have set out for the hill alone. The rest of us sit in a circle and share what is left, down to the last spoon, while we work out how to get everyone there.
scenario-s6 = 10 October: The bunker
    .help = Scientists, Hippies, Soldiers and the Bunker.
story-s6 = We carried the weakest in the van and walked beside it without a word for days. This morning a steel door opened. Masks, needles, questions, then a bed each in a long grey hall: nobody knows what comes next, but tonight nobody keeps watch.
scenario-m1 = 23 December: Orders
    .help = Soldiers −, Bikers, Governors.
story-m1 = New groups knock at the door every day, and those in charge are out of their depth. So there are lists now: who sleeps where, who sweeps, who may speak to whom. Even the bikers queue. It is for everyone’s good, we are told, and fewer and fewer of us feel asked.
scenario-m2 = 31 December: The first doses
    .help = Scientists +, Survivalists, Nurses.
story-m2 = The needles came out yesterday, in the order of arrival. We all remember the last vaccine, and what it made of our neighbours. But the nurses’ hands do not shake, and on the last night of the year we find ourselves counting the days to our turn.
scenario-m3 = 3 February: The way out
    .help = Children +, Police, Cheerleaders.
story-m3 = It works. Convoys leave the hill with the sirens off, taking those who are safe to villages that need them. At each farewell somebody starts a song and the whole yard joins in. Not everything is over, but for the first time in a year the road leads somewhere.
scenario-a1 = 4 July: Main Street
    .help = Bikers, Cheerleaders, Police.
story-a1 = The parade was meant to end with fireworks. It ended with the band running, the patrol cars across the avenue, and the bikers circling to keep the others out. When the smoke cleared, the whole town was standing inside one ring of headlights.
scenario-a2 = 20 July: The stadium
    .help = Cheerleaders +, Police +, Nurses.
story-a2 = High fences, floodlights, a kitchen: the stadium holds. The squad runs the relays that pass water and blankets along the stands, the patrol decides who comes in, and under the north stand the school nurses have opened a ward with forty beds.
scenario-a3 = 2 August: Curfew
    .help = Police, Nurses −, Governors.
story-a3 = A helicopter sets down on the pitch and a man in a suit takes over the microphone. There will be a curfew. There will be inventories. The bandages have to last, he says, and the nurses learn to heal with half of what they need.
scenario-a4 = 19 September: The quarry
    .help = Nurses, Governors +, Survivalists.
story-a4 = Beyond the last suburb live those who always said that it would come to this, with their cellars full. The governor wants their stores, they want our nurses. Both sides sign, and it is not clear who has won.
scenario-a5 = 30 October: Convoy
    .help = Governors, Survivalists −, Bikers +.
story-a5 = The stores were not as deep as promised. On a night of fog everything with wheels and fuel leaves in one long column, the gangs riding ahead two by two, and every cellar along the way is asked for its share.
scenario-a6 = 12 November: The horde
    .help = Survivalists, Bikers, Cheerleaders and the Horde.
story-a6 = On the ridge before the hill we stop and look back. The plain is moving. There must be ten thousand of them, drawn by the noise of our engines, and the steel door is still an hour away. Somebody begins to clap, slowly, in time, and the column rolls on.

## Decisions, picks, events and refusals

setting-bunker = Bunker
    .help = Adds the Bunker: one more Survivor for each set of one card of each Faction in play.

neighbour-left = to the left
neighbour-right = to the right

pick-play = Play { $card }
pick-play-2 = Play { $card } on the { $side }
pick-pass = Pass { $card }
pick-pass-2 = Pass { $card } { $neighbour }
pick-reconsider = Take back and choose again
pick-to = { $seat }
pick-give = Give { $card }
pick-discard = Put { $card } under the Reserve
pick-keep = Change nothing
pick-swap = Replace the { $faction } with the { $new_faction }

decision-pass-left = Which card do you pass to { $to_seat }, on your left?
decision-pass-right = Which card do you pass to { $to_seat }, on your right?
decision-pass-two = { $left ->
        [1] You pass { $chosen_cards } to { $to_seat }. Which is the second card?
       *[other] Which two cards do you pass to { $to_seat }? Name them in any order.
    }
decision-reconsider = Your two cards are put aside. You may change your mind until everybody has chosen.
decision-lead = You lead: which card, and on which side? On the ++ side the highest wins; on the −− side, the lowest.
decision-follow = Demanded Faction: { $faction }. Which card do you play?
decision-follow-free = A Mini-van was led: no Faction is demanded yet. Which card do you play?
decision-change = You lost the most Survivors this round: do you replace a Faction?
decision-hippie-to = To whom do you give all the cards of the trick? An Encounter card stays with you.
decision-soldier-card = Which of the cards you have won do you give away?
decision-soldier-to = To whom do you give { $card }?
decision-dog-to = Into whose Expedition Zone do you put the Encounter card?
decision-preacher-discard = Do you put one of the cards you have won under the Reserve?

event-round = Round { $round } begins. Factions: { $factions }.
event-deal = { $seat } has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand.
event-pass = { $seat } puts { $card } aside for a neighbour.
event-pass-hidden = { $seat } puts a card aside for a neighbour.
event-transfer = { $seat } receives in the Transfer Zone: { $cards }.
event-starter = { $seat } leads first: no other Transfer Zone holds a higher card.
event-starter-loss = { $seat } leads first: of those with the fewest Survivors, no other lost as many this round.
event-starter-tie = { $seat } leads first: of those tied for the fewest Survivors, no other Transfer Zone holds a higher card.
event-starter-fewest = { $seat } leads first: no Community has fewer Survivors.
event-keep-vans = { $seat } keeps { $count ->
        [one] { $count } Mini-van
       *[other] { $count } Mini-vans
    } for the next round, and will be dealt that many cards fewer.
event-encounter = Encounter card: { $card }.
event-no-encounter = The Reserve is empty: no Encounter card this turn.
event-lead = { $seat } leads { $card } on the { $side }.
event-follow = { $seat } plays { $card }.
event-win = { $kept_cards_count ->
        [0] { $seat } wins the trick.
       *[other] { $seat } wins the trick: { $kept_cards }.
    }{ $extra_cards_count ->
        [0] {""}
       *[other] {" "}On top of the trick: { $extra_cards }.
    }
event-stuck = Nothing but Mini-vans: all the cards stay on the board, and { $seat } leads again.
event-zombie = { $seat } takes { $card }.
event-give-trick = { $seat } gives { $to_seat } the cards of the trick: { $cards }.
event-give = { $seat } gives { $card } to { $to_seat }.
event-give-hidden = { $seat } gives { $to_seat } a card face down.
event-send = { $own ->
        [yes] { $seat } keeps the Encounter card, { $card }.
       *[no] { $seat } gives the Encounter card, { $card }, to { $to_seat }.
    }
event-draw = { $seat } draws { $card } from the Reserve.
event-draw-hidden = { $seat } draws a card from the Reserve.
event-discard = { $seat } puts { $card } under the Reserve.
event-discard-hidden = { $seat } puts a card under the Reserve.
event-tally = { $seat }: { $gain_sign ->
        [minus] −
       *[plus] +
    }{ $gain_abs ->
        [one] { $gain_abs } Survivor
       *[other] { $gain_abs } Survivors
    } this round, Population { $population }.
event-swap = { $seat } replaces the { $faction } with the { $new_faction }.
event-keep-factions = { $seat } keeps the three Factions.
event-end = The match is over: whoever has the most Survivors wins.
event-zombies-win = Not one Survivor is left: the Zombies win.

refusal-not-held = You do not hold { $card }.
refusal-choose-side = Whoever leads also chooses a side of the board: the ++ side or the −− side.
refusal-side-chosen = The side of the board is already chosen: it is that of the card that was led.
refusal-must-follow = You hold cards of the demanded Faction ({ $faction }), so you must play one of them or a Mini-van.
refusal-passed-already = Your two cards are already put aside; take them back to change.
refusal-pass-in-order = Both cards go to the same Community: name them in the order of the deck.
refusal-pass-other = { $card } is already put aside.
refusal-pass-left-done = Your card for the left is chosen already; now choose the one for the right.
refusal-pass-left-first = First choose the card for the left.
refusal-pass-one-way = Both cards go to the same Community: name the card alone.
refusal-pass-which-way = Say also to which side the card goes: to the left or to the right.
refusal-must-give = The Soldiers oblige you to give a card away.
refusal-no-such-seat = No Community sits there.
refusal-not-in-play = The { $faction } are not in play.
refusal-already-in-play = The { $faction } are already in play; the three Factions must be different.
refusal-not-in-box = The { $faction } are not part of this match.
refusal-now-transfer = First every Community passes two cards.
refusal-now-version = Now choose in which version the new Faction brings its power.
refusal-version-unused = Powers of that version are not part of this match.
refusal-zombies-stay = The Zombies are no Faction that could be replaced: they are always in play.
refusal-now-lead = It is time to lead a card.
refusal-now-follow = It is time to play a card to the trick.
refusal-now-power = It is time to resolve the power of the demanded Faction.
refusal-now-change = The round is over; it is time to replace a Faction, or to keep all three.

happy-population = Population { $n }
happy-gain = Gain
happy-tally = The round, line by line
happy-front = The Dead Summer Herald
happy-front-date = Round { $round }, summer of 1969
happy-front-saved = { $count ->
    [one] { $seat } saves 1 Survivor!
   *[other] { $seat } saves { $count } Survivors!
}
happy-front-lost = Black round for every Community!
happy-front-none = No Community gained Survivors!
happy-front-still = No Community gained or lost Survivors!
happy-front-winners = { $count ->
    [one] { $winners } outlives the summer!
   *[other] { $winners } outlive the summer!
}
happy-front-dead = The Zombies have won!
happy-front-worst = Hardest hit: { $seat }, { $count ->
    [one] 1 Survivor
   *[other] { $count } Survivors
} fewer than yesterday.
happy-front-nobody = No Community mourns anybody today.
happy-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
happy-leads = leads the trick
happy-stake = { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $loss ->
    [0] { "" }
   *[other] { " · −" }{ $loss }
}
happy-stake-more = What whoever wins this trick takes: the cards, and the Survivors their Zombies cost at the end of the round.

kind-survivor = Survivor
kind-zombie = Zombie
version-base = base version
version-plus = positive version (+)
version-minus = negative version (−)
pick-from = From { $seat }’s Zone
pick-fetch = Put { $card } on top of the Reserve
pick-take = Keep { $card }
pick-barter = Swap { $card } for the Encounter card
pick-version = With the { $version } of the power
    .see = power-{ $faction_id }-{ $version_id }
pick-turn = Pass { $neighbour }
pick-side = The next trick is played on the { $side }
pick-order = { $seat } leads on the { $side }
pick-order-3 = { $seat } leads the { $faction } on the { $side }
decision-reconsider-one = Your card is put aside. You may change your mind until everybody has chosen.
decision-lead-ordered = You lead, on the { $side } by order: which card do you play?
decision-lead-ordered-faction = You lead, on the { $side } by order, and the { $faction } if you have any: which card do you play?
decision-change-poorest = You have the fewest Survivors: do you replace a Faction?
decision-version = In which version do the { $faction } bring their power?
decision-replace = The power “{ $power }” was drawn: which Faction does it replace?
decision-replace-if-wished = The power “{ $power }” was drawn: do you replace a Faction with its own?
decision-hippie-share = To whom do you give { $card }?
decision-soldier-more = Do you give away one of the cards you have won?
decision-dog-look = Into whose Expedition Zone do you look?
decision-dog-fetch = Which card of { $zone_seat }’s becomes the next Encounter card?
decision-dog-from = From whose Expedition Zone does the dog steal a card?
decision-dog-into = Into whose Expedition Zone does the card taken from { $zone_seat } go?
decision-dog-prototype = You see { $card } on top of the Reserve: to whom do you give it?
decision-preacher-take = Which of the top two cards of the Reserve do you keep?
decision-preacher-prototype = Do you put a card under the Reserve? A Survivor would be drawn at random from yours.
decision-nurse-discard = Do you put a Zombie under the Reserve?
decision-governor-order = Who leads the next trick, and how?
decision-governor-side = On which side is the next trick played?
decision-cheerleader-turn = Which way does every Community pass a card?
decision-cheerleader-pass = Which card do you pass to { $to_seat }?
decision-survivalist-barter = Do you swap the Encounter card for a card of yours?
decision-survivalist-to = Into whose Expedition Zone does { $card } go?
event-scenario = { $scenario }. { $story }
event-patient-zero = Patient Zero takes the place of the 7: { $factions }.
event-wandering = Wandering Survivor: { $card }.
event-share = { $own ->
        [yes] { $seat } keeps { $card }.
       *[no] { $seat } gives { $card } to { $to_seat }.
    }
event-give-none = { $seat } gives no card.
event-look-inside = { $seat } looks at the cards they have won.
event-look = { $seat } looks into { $zone_seat }’s Expedition Zone.
event-fetch = { $seat } takes { $card } from { $zone_seat } and puts it on top of the Reserve.
event-fetch-hidden = { $seat } takes a card from { $zone_seat } and puts it on top of the Reserve.
event-stray = A card nobody has seen goes from { $zone_seat }’s Zone to { $to_seat }’s.
event-peek = { $seat } sees { $card } on top of the Reserve.
event-peek-hidden = { $seat } looks at the top card of the Reserve.
event-place = { $own ->
        [yes] { $seat } keeps { $card }.
       *[no] { $seat } gives { $card } to { $to_seat }.
    }
event-place-hidden = { $own ->
        [yes] { $seat } keeps the card, face down.
       *[no] { $seat } gives the card to { $to_seat }, face down.
    }
event-reveal = { $seat } sees the top two cards of the Reserve: { $cards }.
event-reveal-hidden = { $seat } looks at the top two cards of the Reserve.
event-bury = { $seat } puts { $card } under the Reserve.
event-bury-hidden = { $seat } puts the other card under the Reserve.
event-turn = Every Community passes a card { $neighbour }.
event-pass-on = { $seat } passes { $card } to { $to_seat }.
event-pass-on-hidden = { $seat } passes a card to { $to_seat }.
event-order = By order of { $seat }, { $to_seat } leads the next trick on the { $side }.
event-order-faction = By order of { $seat }, { $to_seat } leads the next trick with the { $faction }, on the { $side }.
event-barter = { $own ->
        [yes] { $seat } swaps { $card }, which goes to their own Zone, for { $encounter_card }.
       *[no] { $seat } swaps { $card }, which goes to { $to_seat }, for { $encounter_card }.
    }
event-barter-hidden = { $own ->
        [yes] { $seat } takes { $encounter_card } into hand and puts a card face down into their own Zone instead.
       *[no] { $seat } takes { $encounter_card } into hand and puts a card face down into { $to_seat }’s Zone instead.
    }
event-no-barter = { $seat } does not swap.
event-draw-power = Power drawn: “{ $power }”.
event-keep = { $seat } puts nothing under the Reserve.
refusal-side-ordered = By order of the Governors this trick is led on the { $side }.
refusal-faction-ordered = By order of the Governors this trick is led with the { $faction }, or a Mini-van.
refusal-passed-one-already = Your card is already put aside; take it back to change.
refusal-other-way = The cards go the other way.
refusal-not-that-card = { $card } cannot be chosen for this power.
refusal-not-that-seat = That Community cannot be chosen now.
refusal-not-that-order = That order is not possible.
refusal-not-to-yourself = Choose a Community other than your own.
refusal-not-drawn = The { $faction } were not drawn.
refusal-now-drawn = The round is over; now the drawn power must replace another.
event-discard-kind = { $seat } puts { $card } under the Reserve.
event-discard-kind-hidden = { $seat } puts a card under the Reserve, face down: { $kind }.
metric-rounds = rounds
metric-swing = swing per round (best gain minus worst)
metric-early = matches that end before the last round
metric-first = victories of the Community that led first

## Why am I asked this? A sentence and its clause for every decision

why-pass-left = Before each round every Community passes a card to each neighbour: a chance to be rid of what would cost you most.
    .clause = HDZ-16
why-pass-right = One card is for the left neighbour, one for the right; all are turned up at the same time.
    .clause = HDZ-16
why-pass-two = With two players both cards go to your opponent: pass what would cost you most.
    .clause = HDZ-17
why-reconsider = All choose at the same time, so you may change your mind until the last one has chosen.
    .clause = HDZ-16
why-reconsider-one = All choose at the same time, so you may change your mind until the last one has chosen.
    .clause = HDZ-P27
why-lead = You won the last trick, or you begin the round: your card sets the Faction, and your side decides whether the highest or the lowest wins.
    .clause = HDZ-25
why-lead-ordered = The Governors named you as leader and chose the side; the card is yours to choose.
    .clause = HDZ-P36
why-lead-ordered-faction = The Governors chose the side and the Faction; if you have it, you must lead it.
    .clause = HDZ-P37
why-follow = Each Community plays one card. If you have the demanded Faction you must play it, or a Mini-van; only that Faction can win the trick.
    .clause = HDZ-27
why-follow-free = A Mini-van was led, so no Faction is demanded yet: the first other card decides it.
    .clause = HDZ-37
why-change = The Community that lost the most Survivors in the round may bring another Faction into the next one.
    .clause = HDZ-58
why-change-poorest = In the prototype the Community with the fewest Survivors leads the next round and may replace a Faction.
    .clause = HDP-19
why-version = Several versions of powers are in use: whoever brings in a Faction chooses its version.
    .clause = HDZ-D33
why-replace = A power was drawn for the next round; you lost the most Survivors, so you say which Faction makes room for it.
    .clause = HDZ-59
why-replace-if-wished = A power was drawn; in the prototype you may leave the Factions as they are.
    .clause = HDP-20
why-hippie-to = You won a trick of Hippies: all its cards must go to another Community, and you keep only the Encounter card.
    .clause = HDZ-P6
why-hippie-share = You won a trick of Hippies: each of its cards goes to a Community of your choice, your own included.
    .clause = HDZ-P7
why-soldier-card = You won a trick of Soldiers: one card of your Expedition Zone must go to somebody else. A Zombie is the usual choice.
    .clause = HDZ-P9
why-soldier-to = The card you give away goes into the Expedition Zone of another Community, unseen by it.
    .clause = HDZ-64
why-soldier-more = With this version of the Soldiers you may give up to two cards away, or none.
    .clause = HDZ-P10
why-dog-to = You won a trick of Dogs: the Encounter card goes where you like. Keep a Survivor, give a Zombie away.
    .clause = HDZ-P12
why-dog-look = These Dogs fetch a card an opponent has won; first choose whose.
    .clause = HDZ-P13
why-dog-fetch = The card you choose leaves that Expedition Zone and becomes the next Encounter card.
    .clause = HDZ-67
why-dog-from = A stray dog moves a card that lies face down, unseen: choose from whom it steals.
    .clause = HDZ-P14
why-dog-into = The stolen card stays unseen; it may be a Survivor or a Zombie. Choose where it goes.
    .clause = HDZ-68
why-dog-prototype = In the prototype the Dogs look at the top card of the Reserve and put it before any Community.
    .clause = HDP-13
why-preacher-discard = You won a trick of Preachers: you drew a card, and you may put one card of your Zone under the Reserve.
    .clause = HDZ-P15
why-preacher-take = These Preachers see two cards: one is yours, the other goes under the Reserve.
    .clause = HDZ-P16
why-preacher-prototype = In the prototype you may put a Zombie of your choice under the Reserve, or a Survivor drawn at random.
    .clause = HDP-10
why-nurse-discard = You won a trick of Nurses: a Zombie may be put under the Reserve, where it costs nobody anything.
    .clause = HDZ-P33
why-governor-order = You won a trick of Governors: you say who leads the next trick, and on which side.
    .clause = HDZ-P36
why-governor-side = These Governors set only the side of the next trick.
    .clause = HDZ-P38
why-cheerleader-turn = You won a trick of Cheerleaders: everybody passes a card, and you choose which way.
    .clause = HDZ-P28
why-cheerleader-pass = A trick of Cheerleaders was won: every Community passes a card of its hand to the next.
    .clause = HDZ-P27
why-survivalist-barter = You won a trick of Survivalists: you may swap the Encounter card for a card of your hand.
    .clause = HDZ-P39
why-survivalist-to = With this version the card you swap in may go before another Community.
    .clause = HDZ-P40

# Hints: what a pick comes to, and what can go wrong
figure-trick = Chance to win this trick, out of 100: { $value } ({ $more })
figure-met = Survivor cards from this trick: { $value } ({ $more })
figure-bitten = Zombies from this trick: { $value } ({ $more })
figure-survivors = Survivors by the end of the round: { $more }
figure-zombies = Zombies taken by the end of the round: { $more }
risk-bitten = this trick brings you a Zombie
