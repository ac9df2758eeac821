### Happy Pigs : textes du jeu en français.

## Le jeu

name = Happy Pigs
tagline = Nourrir, reproduire, acheter et vendre pendant quatre saisons, et finir l’hiver avec la ferme la plus riche.

## Settings

setting-foresight = Prévoyance
    .help = La carte saison suivante est visible un tour à l’avance.
setting-foresight-true = Oui
setting-foresight-false = Non

setting-open_programming = Programmation ouverte
    .help = Les tuiles sont choisies et montrées l’une après l’autre, à partir du premier joueur, au lieu d’être secrètes.
setting-open_programming-true = Oui
setting-open_programming-false = Non

setting-neutral_tiles = Tuiles neutres
    .help = À deux seulement : qui a les tuiles neutres choisit aussi une action neutre.
setting-neutral_tiles-true = Oui
setting-neutral_tiles-false = Non

setting-field = Taille d’un pré
    .help = 8 cases sur 6 d’habitude. Dans des prés plus petits, certains débuts manquent de place ; de plus grands se remplissent moins vite.
setting-field-6x6 = 6 × 6 cases
setting-field-8x6 = 8 × 6 cases
setting-field-12x6 = 12 × 6 cases

setting-straddle = À cheval
    .help = Vos prés forment une rangée, et un cochon peut s’étendre sur deux d’entre eux.
setting-straddle-true = Oui
setting-straddle-false = Non

setting-strict_placement = Placement strict
    .help = On peut acheter ou nourrir un cochon qui n’a pas de place : il retourne au marché et il est perdu.
setting-strict_placement-true = Oui
setting-strict_placement-false = Non

setting-by_hand = Ranger à la main
    .help = La table trouve toujours la place de votre troupeau ; avec ceci, vous pouvez aussi déplacer vos cochons vous-même.
setting-by_hand-true = Oui
setting-by_hand-false = Non

setting-first_player = Premier joueur
    .help = Qui commence : une place tirée au hasard, ou celle que vous nommez.
setting-first_player-random = Au hasard
setting-first_player-seat-1 = Place 1
setting-first_player-seat-2 = Place 2
setting-first_player-seat-3 = Place 3
setting-first_player-seat-4 = Place 4
setting-first_player-seat-5 = Place 5
setting-first_player-seat-6 = Place 6

setting-season_numbers = Nombres des cartes saison
    .help = Des nombres propres à chaque carte, ou les mêmes sur toutes.
setting-season_numbers-reconstructed = Propres à chaque carte
setting-season_numbers-level = Les mêmes partout : Nourrir 8, Reproduire 7, Acheter 8, Vendre 7

setting-season_effects = Effets des cartes saison
    .help = Tous les effets, ou seulement ceux dont l’original est connu.
setting-season_effects-reconstructed = Tous
setting-season_effects-known = Ceux dont l’original est connu

setting-forced_births = Naissances imposées
    .help = Comme dans les parties d’une règle antérieure : personne ne peut refuser les Bébés de la Saison des amours.
setting-forced_births-true = Oui
setting-forced_births-false = Non

## Actions, cochons, objets

action-feed = Nourrir
    .help = Un cochon gagne une taille.
action-mate = Reproduire
    .help = Un Moyen ou un Gros donne naissance à un Bébé.
action-buy = Acheter
    .help = Vous achetez un cochon, un objet ou un pré.
action-sell = Vendre
    .help = Vous vendez un cochon au prix du marché.

pig-baby = Bébé
    .help = Deux cases sur deux, vaut 3 $.
    .sign = b
pig-small = Petit
    .help = Trois cases sur deux, vaut 6 $.
    .sign = p
pig-medium = Moyen
    .help = Trois cases sur trois, vaut 10 $ ; peut donner naissance.
    .sign = m
pig-big = Gros
    .help = Quatre cases sur trois, vaut 15 $ ; peut donner naissance, et ne grandit plus.
    .sign = G
pig-vaccinated-baby = Bébé vacciné
    .help = Survit au changement de saison.
pig-vaccinated-small = Petit vacciné
    .help = Survit au changement de saison.
pig-vaccinated-medium = Moyen vacciné
    .help = Survit au changement de saison.
pig-vaccinated-big = Gros vacciné
    .help = Survit au changement de saison.
pig-fed-small = Petit déjà nourri
    .help = A été nourri ce tour-ci.
pig-fed-medium = Moyen déjà nourri
    .help = A été nourri ce tour-ci.
pig-fed-big = Gros déjà nourri
    .help = A été nourri ce tour-ci.
pigs-baby = { $count ->
        [one] { $count } Bébé
       *[other] { $count } Bébés
    }
pigs-small = { $count ->
        [one] { $count } Petit
       *[other] { $count } Petits
    }
pigs-medium = { $count ->
        [one] { $count } Moyen
       *[other] { $count } Moyens
    }
pigs-big = { $count ->
        [one] { $count } Gros
       *[other] { $count } Gros
    }
pigs-vaccinated-baby = { $count ->
        [one] { $count } Bébé vacciné
       *[other] { $count } Bébés vaccinés
    }
pigs-vaccinated-small = { $count ->
        [one] { $count } Petit vacciné
       *[other] { $count } Petits vaccinés
    }
pigs-vaccinated-medium = { $count ->
        [one] { $count } Moyen vacciné
       *[other] { $count } Moyens vaccinés
    }
pigs-vaccinated-big = { $count ->
        [one] { $count } Gros vacciné
       *[other] { $count } Gros vaccinés
    }

item-vaccine = vaccin
    .help = Protège un cochon, pour toujours, des changements de saison ; utilisable à chacune de vos décisions.
item-supplement = complément
    .help = Un Bébé ou un Petit que vous nourrissez gagne une taille de plus.
item-amulet = amulette de naissance
    .help = Une naissance donne un Petit au lieu d’un Bébé.
items-vaccine = { $count ->
        [one] { $count } vaccin
       *[other] { $count } vaccins
    }
items-supplement = { $count ->
        [one] { $count } complément
       *[other] { $count } compléments
    }
items-amulet = { $count ->
        [one] { $count } amulette de naissance
       *[other] { $count } amulettes de naissance
    }

ware-baby = un Bébé
ware-small = un Petit
ware-medium = un Moyen
ware-big = un Gros
ware-vaccine = un vaccin
ware-supplement = un complément
ware-amulet = une amulette de naissance
ware-field = un pré
    .help = De l’herbe dans une clôture : huit cases sur six, sauf si la partie se joue avec des prés d’une autre taille.

field-field = pré { $value }
turned-upright = debout

## Les saisons et leurs cartes

season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver

effect-mating-season = Saison des amours
    .help = Un Bébé par paire de cochons Moyens ou Gros dans vos prés.
effect-special-offer = Promotion
    .help = Les objets coûtent 0 $ ce tour-ci ; chacun compte quand même pour une action.
effect-school-trip = Sortie scolaire
    .help = 1 $ par Bébé et par Petit que vous possédez.
effect-livestock-fair = Foire aux bestiaux
    .help = Chaque cochon coûte 1 $ de moins à l’achat ce tour-ci.
effect-vets-round = Visite du vétérinaire
    .help = Chaque ferme prend un vaccin gratuit.
effect-full-pens-5 = Bel élevage
    .help = 4 $ pour chaque ferme d’au moins 5 cochons.
effect-full-pens-6 = Bel élevage
    .help = 5 $ pour chaque ferme d’au moins 6 cochons.
effect-rising-prices = Hausse des prix
    .help = Chaque cochon coûte 1 $ de plus et se vend 1 $ de plus ce tour-ci.
effect-pig-show = Concours agricole
    .help = Qui a le plus de Gros reçoit 8 $ ; à égalité, 4 $ chacun.
effect-sausage-fest = Fête de la saucisse
    .help = Les Gros se vendent 3 $ de plus ce tour-ci.
effect-harvest-festival = Fête des moissons
    .help = 1 $ par Moyen et par Gros que vous possédez.
effect-bacon-festival = Fête du lard
    .help = Les Moyens et les Gros se vendent 2 $ de plus ce tour-ci.
effect-christmas-demand = Marché de Noël
    .help = Chaque cochon se vend 2 $ de plus ce tour-ci.
effect-winter-grant = Prime d’hiver
    .help = 1 $ par paire de cochons que vous possédez.

card-spring-mating-season = Printemps · { effect-mating-season }
    .help = { effect-mating-season.help }
card-spring-special-offer = Printemps · { effect-special-offer }
    .help = { effect-special-offer.help }
card-spring-school-trip = Printemps · { effect-school-trip }
    .help = { effect-school-trip.help }
card-spring-livestock-fair = Printemps · { effect-livestock-fair }
    .help = { effect-livestock-fair.help }
card-spring-vets-round = Printemps · { effect-vets-round }
    .help = { effect-vets-round.help }
card-spring-full-pens-5 = Printemps · { effect-full-pens-5 }
    .help = { effect-full-pens-5.help }
card-summer-mating-season = Été · { effect-mating-season }
    .help = { effect-mating-season.help }
card-summer-school-trip = Été · { effect-school-trip }
    .help = { effect-school-trip.help }
card-summer-rising-prices = Été · { effect-rising-prices }
    .help = { effect-rising-prices.help }
card-summer-pig-show = Été · { effect-pig-show }
    .help = { effect-pig-show.help }
card-summer-special-offer = Été · { effect-special-offer }
    .help = { effect-special-offer.help }
card-summer-full-pens-6 = Été · { effect-full-pens-6 }
    .help = { effect-full-pens-6.help }
card-autumn-sausage-fest = Automne · { effect-sausage-fest }
    .help = { effect-sausage-fest.help }
card-autumn-pig-show = Automne · { effect-pig-show }
    .help = { effect-pig-show.help }
card-autumn-rising-prices = Automne · { effect-rising-prices }
    .help = { effect-rising-prices.help }
card-autumn-mating-season = Automne · { effect-mating-season }
    .help = { effect-mating-season.help }
card-autumn-vets-round = Automne · { effect-vets-round }
    .help = { effect-vets-round.help }
card-autumn-harvest-festival = Automne · { effect-harvest-festival }
    .help = { effect-harvest-festival.help }
card-winter-bacon-festival = Hiver · { effect-bacon-festival }
    .help = { effect-bacon-festival.help }
card-winter-vets-round = Hiver · { effect-vets-round }
    .help = { effect-vets-round.help }
card-winter-christmas-demand = Hiver · { effect-christmas-demand }
    .help = { effect-christmas-demand.help }
card-winter-special-offer = Hiver · { effect-special-offer }
    .help = { effect-special-offer.help }
card-winter-pig-show = Hiver · { effect-pig-show }
    .help = { effect-pig-show.help }
card-winter-winter-grant = Hiver · { effect-winter-grant }
    .help = { effect-winter-grant.help }

## Choix

pick-program = { $action }
pick-program-2 = { $action }, et { $neutral_action } comme action neutre
pick-buy = Acheter { $ware }
pick-buy-in-opening = { pick-buy } ({ yard-price })
pick-buy-in-buy = { pick-buy } ({ yard-price })
pick-overbuy = Acheter { $ware } qui n’a pas de place, et le perdre
pick-feed = Nourrir un { $pig }
pick-feed-2 = Nourrir un { $pig } avec un { $item }
pick-overfeed = Nourrir un { $pig } qui n’aura plus de place, et le perdre
pick-mate = Faire naître un Bébé
pick-mate-1 = Faire naître un Petit, avec une { $item }
pick-sell = Vendre un { $pig }
pick-sell-in-sell = { pick-sell } (+{ yard-sale-price })
pick-vaccinate = Vacciner un { $pig }
pick-take = { $count ->
        [0] Ne prendre aucun Bébé
        [1] Prendre un Bébé
       *[other] Prendre { $count } Bébés
    }
pick-stop = S’arrêter là
pick-stop-in-feed = { pick-stop } (+{ $count } $)
pick-stop-in-mate = { pick-stop } (+{ $count } $)
pick-stop-in-buy = { pick-stop } (+{ $count } $)
pick-stop-in-sell = { pick-stop } (+{ $count } $)
pick-done = Ne plus vacciner
pick-arrange = Ranger le { $field }
pick-lift = Soulever le cochon en { $cell }
pick-to = Dans le { $field }
pick-put = Le poser en { $cell }
pick-put-2 = Le poser en { $cell }, { $turned }
pick-tidy = Ranger ma ferme pour moi

## Questions

decision-opening = { $count ->
    [one] Qu’achetez-vous ? Il vous reste un achat.
   *[other] Qu’achetez-vous ? Il vous reste { $count } achats.
}
decision-program = { $change ->
        [1] Tour { $round }, le dernier de la saison :
       *[other] Tour { $round } :
    } quelle action choisissez-vous ?{ $change ->
        [1] { $unsafe ->
            [0] {""}
            [one] { " " }Un de vos cochons n’a pas de vaccin.
           *[other] { " " }{ $unsafe } de vos cochons n’ont pas de vaccin.
        }
       *[other] {""}
    }
decision-program-neutral = { $change ->
        [1] Tour { $round }, le dernier de la saison :
       *[other] Tour { $round } :
    } quelle action choisissez-vous, et quelle action neutre ?{ $change ->
        [1] { $unsafe ->
            [0] {""}
            [one] { " " }Un de vos cochons n’a pas de vaccin.
           *[other] { " " }{ $unsafe } de vos cochons n’ont pas de vaccin.
        }
       *[other] {""}
    }
half-program = Et quelle action neutre ?
decision-babies = { $count ->
    [one] « { effect-mating-season } » : vous pouvez prendre un Bébé. Le prenez-vous ?
   *[other] « { effect-mating-season } » : vous pouvez prendre jusqu’à { $count } Bébés. Combien en prenez-vous ?
}
decision-feed = Quel cochon nourrissez-vous ? { $count ->
        [one] Il vous reste une action.
       *[other] Il vous reste { $count } actions.
    }
decision-mate = Faire naître un cochon ? { $count ->
        [one] Il vous reste une action.
       *[other] Il vous reste { $count } actions.
    }
decision-buy = Qu’achetez-vous ? { $count ->
        [one] Il vous reste une action.
       *[other] Il vous reste { $count } actions.
    }
decision-sell = Quel cochon vendez-vous ? { $count ->
        [one] Il vous reste une action.
       *[other] Il vous reste { $count } actions.
    }
decision-season-change = { $count ->
    [one] La saison s’achève, et tout cochon non vacciné est perdu : lequel sauvez-vous avec votre vaccin ?
   *[other] La saison s’achève, et tout cochon non vacciné est perdu : lesquels sauvez-vous ? Vous avez { $count } vaccins.
}
decision-lift = Quel cochon déplacez-vous ?
decision-to = Dans quel pré ?
decision-put = Où le posez-vous ?

## Événements

event-first-player = { $seat } a le jeton Premier joueur.
event-first-player-drawn = Le hasard donne à { $seat } le jeton Premier joueur.
event-first-player-passed = Le jeton Premier joueur passe à { $seat }.
event-neutral-tiles = { $seat } prend les tuiles neutres.
event-neutral-passed = L’action neutre a gêné sa cible : les tuiles neutres passent à { $seat }.
event-bought = { $seat } achète { $ware } pour { $price } $.
event-no-room = Pas de place chez { $seat } pour un { $pig } : il retourne au marché.
event-delivered = Les achats sont remis : cochons et objets.
event-season = Tour { $round } : { $card }. Nourrir { $feed }, Reproduire { $mate }, Acheter { $buy }, Vendre { $sell }.
event-foreseen = Au prochain tour : { $card }.
event-programmed = { $seat } pose une tuile : { $action }.
event-programmed-hidden = { $seat } a posé une tuile.
event-programmed-both = { $seat } pose { $action }, et { $neutral_action } comme action neutre.
event-programmed-both-hidden = { $seat } a posé ses deux tuiles.
event-shown = { $seat } montre { $action }.
event-shown-both = { $seat } montre { $action }, et { $neutral_action } comme action neutre.
event-revealed = Les tuiles sont retournées : { $all_action }.
event-revealed-neutral = Les tuiles sont retournées : { $all_action } ; action neutre : { $neutral_action }.
event-revealed-open = Toutes les tuiles sont posées : { $all_action }.
event-revealed-open-neutral = Toutes les tuiles sont posées : { $all_action } ; action neutre : { $neutral_action }.
event-share = { $count ->
        [0] { $seat } : { $action }, mais aucune action ne lui revient.
        [one] { $seat } : { $action }, { $count } action.
       *[other] { $seat } : { $action }, { $count } actions.
    }
event-fed = { $seat } nourrit un { $pig }, qui devient un { $grown_pig }.
event-fed-more = { $seat } nourrit un { $pig } avec un complément ; il devient un { $grown_pig }.
event-born = Un { $pig } naît chez { $seat }.
event-born-small = Grâce à l’amulette, un { $pig } naît chez { $seat }.
event-sold = { $seat } vend un { $pig } pour { $price } $.
event-vaccinated = { $seat } vaccine un { $pig }.
event-unused = { $count ->
        [one] { $seat } n’utilise pas une action : { $money } $ de dédommagement.
       *[other] { $seat } n’utilise pas { $count } actions : { $money } $ de dédommagement.
    }
event-all-used = { $seat } a utilisé toutes ses actions.
event-shopped = { $seat } a fini ses achats.
event-stuck-room = Plus de place chez { $seat }, même en réorganisant les prés : { $taken } cases sur { $cells } sont prises.
event-stuck-fed = Plus de cochon à nourrir chez { $seat } : chacun a été nourri ce tour-ci ou a fini de grandir.
event-stuck-herd = Plus de cochon chez { $seat }.
event-stuck-adult = Ni Moyen ni Gros chez { $seat } pour donner naissance.
event-stuck-born = Chez { $seat }, chaque Moyen et chaque Gros a déjà donné naissance ce tour-ci.
event-stuck-money = { $seat } ne peut plus rien payer : il lui reste { $money } $.
event-stuck-market = Le marché n’a plus rien de ce qu’il faudrait à { $seat }.
event-babies-declined = « { effect-mating-season } » : { $seat } ne prend aucun Bébé.
event-babies-no-room = « { effect-mating-season } » : pas de place pour un Bébé chez { $seat }.
event-babies-sold-out = « { effect-mating-season } » : le marché n’a plus de Bébé pour { $seat }.
event-babies = { $count ->
    [0] « { effect-mating-season } » : pas de place pour un Bébé chez { $seat }.
    [one] « { effect-mating-season } » : { $seat } reçoit un Bébé.
   *[other] « { effect-mating-season } » : { $seat } reçoit { $count } Bébés.
}
event-free-item = { $seat } prend un { $item } gratuit.
event-income = « { $effect } » : { $seat } reçoit { $money } $.
event-season-soon = Plus que deux tours avant le changement de saison : à la fin du tour suivant, tout cochon non vacciné sera perdu.
event-season-last = Dernier tour de la saison ({ $season }) : à sa fin, tout cochon non vacciné est perdu.
event-no-vaccine = { $count ->
    [one] { $seat } n’a pas de vaccin pour sauver un cochon.
   *[other] { $seat } n’a pas de vaccin pour sauver { $count } cochons.
}
event-season-change = Fin de saison : { $season }.
event-lost = { $count ->
    [one] { $seat } perd un cochon non vacciné.
   *[other] { $seat } perd { $count } cochons non vaccinés.
}
event-final-sale = { $count ->
    [0] { $seat } n’a plus de cochon à vendre.
    [one] { $seat } vend son dernier cochon pour { $money } $.
   *[other] { $seat } vend ses { $count } derniers cochons pour { $money } $.
}
event-tie-break = Départage : les objets et prés { DE($seat) } rapportent { $money } $.
event-victory = { $seat } l’emporte avec { $money } $.
event-shared-victory = { $seat } se partagent la victoire, avec { $money } $ chacun.
event-arranged = { $seat } déplace un { $pig } dans le { $field }, en { $cell }.
event-tidied = { $seat } laisse la table ranger sa ferme.

## Refus

refusal-not-now = Ce n’est pas le moment : cela se fait à une autre phase du tour.
refusal-not-holder = Les tuiles neutres ne sont pas chez vous : choisissez une seule action.
refusal-two-tiles = Vous avez les tuiles neutres : choisissez aussi une action neutre.
refusal-other-action = Votre action de ce tour est { $action }.
refusal-supplement-feed = Un complément ne s’utilise qu’avec l’action Nourrir.
refusal-amulet-mate = Une amulette de naissance ne s’utilise qu’avec l’action Reproduire.
refusal-full-grown = Un Gros a fini de grandir.
refusal-no-pig = Vous n’avez pas de cochon de ce genre.
refusal-fed-already = Tous vos cochons de ce genre ont été nourris ce tour-ci.
refusal-sold-out = Le marché n’en a plus.
refusal-no-room-grown = Même en réorganisant vos prés, le cochon n’aurait plus de place une fois grandi.
refusal-no-room-supplement = Avec deux tailles de plus, le cochon n’aurait plus de place ; vous pouvez le nourrir sans complément.
refusal-no-room-birth = Même en réorganisant vos prés, il n’y a pas de place pour le nouveau-né.
refusal-no-room-bought = Même en réorganisant vos prés, il n’y a pas de place pour ce cochon.
refusal-supplement-size = Un complément n’aide qu’un Bébé ou un Petit.
refusal-no-item = Vous n’en avez pas dans votre réserve.
refusal-no-adult = Seul un Moyen ou un Gros donne naissance, et vous n’en avez pas.
refusal-born-already = Chacun de vos Moyens et de vos Gros a déjà donné naissance ce tour-ci.
refusal-no-money = Cela coûte { $price } $, et vous avez { $money } $.
refusal-not-delivered = Vos achats vous seront remis quand tout le monde aura fini d’acheter.
refusal-vaccinated-already = Vos cochons de cette taille sont tous vaccinés.
refusal-no-change = Possible seulement au changement de saison, avec des vaccins.
refusal-too-many = Il ne vous revient pas autant de Bébés : vous pouvez en prendre jusqu’à { $left }.
refusal-no-babies = On ne prend des Bébés qu’à l’effet « { effect-mating-season } », avec une paire de Moyens ou de Gros.
refusal-needs-none = Un cochon vacciné le reste : il n’a pas besoin d’un second vaccin.
refusal-say-fed = Vos cochons non vaccinés de cette taille ont tous été nourris ce tour-ci : choisissez celui qui est déjà nourri.
refusal-not-fed = Vos cochons non vaccinés de cette taille n’ont pas été nourris ce tour-ci : choisissez-en un qui ne l’a pas été.
refusal-only-pigs = Seul un cochon a besoin de place : tout le reste s’achète simplement.
refusal-in-hand = Vous déplacez un cochon : posez-le d’abord.
refusal-hand-first = Pour déplacer un cochon, choisissez son pré, puis le cochon, puis l’endroit où il va.
refusal-no-field = { $fields ->
        [one] Vous n’avez qu’un pré.
       *[other] Vous n’avez que { $fields } prés.
    }
refusal-no-pig-there = Aucun de vos cochons n’est là.
refusal-tidy-already = Votre ferme est déjà rangée comme la table la rangerait.
refusal-has-room = Il y a de la place pour ce cochon.
refusal-not-strict = Ce serait perdre un cochon pour rien ; seule l’option « Placement strict » le permet.
refusal-not-by-hand = La table range vos cochons ; pour les déplacer vous-même, choisissez l’option « Ranger à la main ».
refusal-no-moves = Vous avez déjà déplacé assez de cochons à la main ce tour-ci.
refusal-no-place = Le cochon ne tient pas là.

## L’image dans un terminal

cli-hpg-round = { $round ->
    [0] tour préparatoire
   *[other] tour { $round } sur 16
}
cli-hpg-change = { $rounds ->
    [1] changement de saison à la fin de ce tour
   *[other] changement de saison dans { $rounds } tours
}
cli-hpg-free = cases libres
cli-hpg-cells = { $free } sur { $cells }
cli-hpg-mark-first = premier joueur
cli-hpg-mark-holder = a les tuiles neutres
cli-hpg-mark-covered = tuile face cachée
cli-hpg-mark-well = vacciné
cli-hpg-dollars = { $amount } $
cli-hpg-market = Marché
cli-hpg-stock = réserve
cli-hpg-price = prix
cli-hpg-sale = vente
cli-hpg-field = pré
cli-hpg-money = argent
cli-hpg-pigs = cochons
cli-hpg-items = objets
cli-hpg-action = action

## Le plateau à l’écran

yard-actions = Actions
yard-mine = Votre tuile
yard-neutral = Tuile neutre
yard-covered = choisie, encore cachée
yard-first = Premier joueur
yard-next = Tour suivant :
yard-no-effect = Sans effet
yard-ware = { $ware } : { $price } $, { $left } en stock
yard-price = { $ware_id ->
        [baby] { $price_baby } $
        [small] { $price_small } $
        [medium] { $price_medium } $
        [big] { $price_big } $
        [vaccine] { $price_vaccine } $
        [supplement] { $price_supplement } $
        [amulet] { $price_amulet } $
       *[field] { $price_field } $
    }
yard-sale-price = { $pig_id ->
        [baby] { $price_baby } $
        [vaccinated-baby] { $price_baby } $
        [small] { $price_small } $
        [vaccinated-small] { $price_small } $
        [medium] { $price_medium } $
        [vaccinated-medium] { $price_medium } $
       *[other] { $price_big } $
    }
yard-usually = d’ordinaire { $price } $
yard-sale = se vend { $price } $
yard-several = Plusieurs à la fois
yard-gather = Panier : réunir plusieurs articles et les acheter ensemble
yard-touch-wares = Touchez les articles voulus.
yard-one-less = { $ware } : un de moins
yard-one-more = { $ware } : un de plus
yard-buy-all = { $count ->
        [one] Acheter { $count } article pour { $price } $
       *[other] Acheter { $count } articles pour { $price } $
    }
yard-biggest = les plus gros d’abord
yard-vaccinate = Vacciner
yard-times = { $verb }, { $thing } : { $count } fois
yard-all = les { $count }
yard-tidy = Ranger pour moi
yard-drag = Glissez-le, ou utilisez les flèches ; un double-clic ou R le tourne.
yard-account = L’argent de l’année
yard-start = Départ
yard-purchases = Achats
yard-sales = Cochons vendus pendant l’année
yard-effects = Effets de saison
yard-unused = Actions non utilisées
yard-final = La vente finale
yard-basket = Panier
yard-basket-more = Tout est livré quand chacun a fini ses achats.
yard-before = Avant la vente
yard-sold = Cochons vendus
yard-tie = Départage : objets et prés

## Why am I asked this? A sentence and its clause for every decision

why-opening = Avant le premier tour, chacun fait ses courses une fois, cinq achats au plus. L’argent gardé n’est pas perdu.
    .clause = HPG-9
why-program = Tous choisissent une action en secret. Ceux qui ont choisi la même se partagent son nombre : pensez à ce qu’il faut aux autres.
    .clause = HPG-22
why-program-neutral = Vous avez les tuiles neutres : outre votre action, vous en choisissez une qui ne fait que participer au partage.
    .clause = HPG-55
why-babies = La saison vous donne des Bébés ; rien ne vous oblige à les prendre, et chacun demande de la place.
    .clause = HPG-A30
why-feed = Chaque repas fait grandir un cochon d’une taille, une fois par tour et par cochon. Une action inutilisée rapporte 1 dollar.
    .clause = HPG-23
why-mate = Chaque Moyen ou Gros peut donner naissance une fois par tour, s’il y a de la place. Une action inutilisée rapporte 1 dollar.
    .clause = HPG-27
why-buy = Chaque action achète un cochon, un objet ou un pré. Un cochon demande de la place, et un vaccin avant le changement de saison.
    .clause = HPG-29
why-sell = Chaque action vend un cochon. Ceux que vous ne pourrez pas vacciner à temps sont perdus avec la saison.
    .clause = HPG-26
why-season-change = La saison va changer : tout cochon sans vaccin est perdu. C’est le dernier moment pour en sauver.
    .clause = HPG-44
why-lift = Vous rangez vos prés à la main : d’abord le cochon qui bouge.
    .clause = HPG-A31
why-to = Vous rangez vos prés à la main : maintenant le pré où il va.
    .clause = HPG-A31
why-put = Vous rangez vos prés à la main : maintenant sa place dans le pré.
    .clause = HPG-A31

# Conseils : ce que donne un choix, et ce qui peut mal tourner
figure-dollars = Dollars à la fin de l’année : { $value } ({ $more })
figure-auction = Dollars de la vente finale : { $value } ({ $more })
figure-sold = Dollars des cochons vendus en cours d’année : { $value } ({ $more })
figure-lost = Cochons perdus avec les saisons : { $value } ({ $more })
risk-lost = vous perdez des cochons cette année, faute de vaccins
