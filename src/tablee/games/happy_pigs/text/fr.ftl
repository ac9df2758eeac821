### Happy Pigs : textes du jeu en français.

## Le jeu

name = Happy Pigs
tagline = Nourrir, reproduire, acheter et vendre durant quatre saisons, et finir l’hiver plus riche que les autres.

## Options

option-foresight = Prévoyance
    .help = La carte saison suivante est montrée un tour à l’avance.
option-foresight-true = Oui
option-foresight-false = Non

option-open_programming = Programmation ouverte
    .help = Les tuiles sont choisies et montrées l’une après l’autre, à partir du premier joueur, au lieu d’être secrètes.
option-open_programming-true = Oui
option-open_programming-false = Non

option-neutral_tiles = Tuiles neutres
    .help = À deux seulement : le détenteur des tuiles neutres encombre aussi une action.
option-neutral_tiles-true = Oui
option-neutral_tiles-false = Non

option-field = Taille d’un pré
    .help = Notre reconstitution est de 8 cases sur 6. Dans des prés plus petits, certains débuts manquent de place ; de plus grands se remplissent moins vite.
option-field-6x6 = 6 × 6 cases
option-field-8x6 = 8 × 6 cases
option-field-12x6 = 12 × 6 cases

option-straddle = À cheval
    .help = Vos prés forment une rangée, et un cochon peut s’étendre sur deux d’entre eux.
option-straddle-true = Oui
option-straddle-false = Non

option-strict_placement = Placement strict
    .help = On peut acheter ou nourrir un cochon qui n’a pas de place : il retourne au marché et il est perdu.
option-strict_placement-true = Oui
option-strict_placement-false = Non

option-by_hand = Ranger à la main
    .help = La table trouve toujours la place de votre troupeau ; avec ceci, vous pouvez aussi déplacer vos cochons vous-même.
option-by_hand-true = Oui
option-by_hand-false = Non

option-first_player = Premier joueur
    .help = Qui commence : le meilleur grogneur, désigné par le sort, ou la place que vous nommez.
option-first_player-random = Au sort
option-first_player-seat-1 = Place 1
option-first_player-seat-2 = Place 2
option-first_player-seat-3 = Place 3
option-first_player-seat-4 = Place 4
option-first_player-seat-5 = Place 5
option-first_player-seat-6 = Place 6

option-season_numbers = Nombres des cartes saison
    .help = La plupart des nombres imprimés sont perdus : notre reconstitution, ou les mêmes nombres sur toutes les cartes.
option-season_numbers-reconstructed = Reconstitués
option-season_numbers-level = Égaux : Nourrir 8, Reproduire 7, Acheter 8, Vendre 7

option-season_effects = Effets des cartes saison
    .help = La plupart des effets imprimés sont perdus : notre reconstitution, ou seulement les effets connus.
option-season_effects-reconstructed = Reconstitués
option-season_effects-known = Connus seulement

## Actions, cochons, objets

action-feed = Nourrir
    .help = Un cochon gagne une taille.
action-mate = Reproduire
    .help = Un Moyen ou un Gros donne naissance à un Bébé.
action-buy = Acheter
    .help = On achète un cochon, un objet ou un pré.
action-sell = Vendre
    .help = On vend un cochon au prix du marché.

pig-baby = Bébé
    .help = Deux cases sur deux, vaut 3 $.
    .sign = b
pig-small = Petit
    .help = Trois cases sur deux, vaut 6 $.
    .sign = p
pig-medium = Moyen
    .help = Trois cases sur trois, vaut 10 $ ; peut donner naissance.
    .sign = m
pig-big = Gros
    .help = Quatre cases sur trois, vaut 15 $ ; peut donner naissance, et ne grandit plus.
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

item-vaccine = vaccin
    .help = Sauve un cochon des changements de saison, pour toujours ; utilisable à chacune de vos décisions.
item-supplement = complément
    .help = Un Bébé ou un Petit que vous nourrissez gagne une taille de plus.
item-amulet = amulette de naissance
    .help = Une naissance donne un Petit au lieu d’un Bébé.

ware-baby = un Bébé
ware-small = un Petit
ware-medium = un Moyen
ware-big = un Gros
ware-vaccine = un vaccin
ware-supplement = un complément
ware-amulet = une amulette de naissance
ware-field = un pré
    .help = De l’herbe dans une clôture : huit cases sur six, sauf si la partie se joue avec des prés d’une autre taille.

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
    .help = Les objets coûtent 0 $ ce tour-ci ; chacun utilise quand même une unité de la part.
effect-school-trip = Sortie scolaire
    .help = 1 $ par Bébé et par Petit que vous possédez.
effect-livestock-fair = Foire aux bestiaux
    .help = Chaque cochon coûte 1 $ de moins à l’achat ce tour-ci.
effect-vets-round = Visite du vétérinaire
    .help = Chacun prend un vaccin gratuit.
effect-full-pens-5 = Bel élevage
    .help = 4 $ à chaque joueur qui a au moins 5 cochons.
effect-full-pens-6 = Bel élevage
    .help = 5 $ à chaque joueur qui a au moins 6 cochons.
effect-rising-prices = Hausse des prix
    .help = Chaque cochon coûte 1 $ de plus et se vend 1 $ de plus ce tour-ci.
effect-pig-show = Concours agricole
    .help = Le plus de Gros rapporte 8 $ ; les premiers à égalité reçoivent 4 $ chacun.
effect-sausage-fest = Fête de la saucisse
    .help = Les Gros se vendent 3 $ de plus ce tour-ci.
effect-harvest-festival = Fête des moissons
    .help = 1 $ par Moyen et par Gros que vous possédez.
effect-bacon-festival = Fête du lard
    .help = Les Moyens et les Gros se vendent 2 $ de plus ce tour-ci.
effect-christmas-demand = Demande de Noël
    .help = Chaque cochon se vend 2 $ de plus ce tour-ci.
effect-winter-grant = Prime d’hiver
    .help = 1 $ pour deux cochons que vous possédez.

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
pick-program-2 = { $action }, et { $neutral_action } pour la tuile neutre
pick-buy = Acheter { $ware }
pick-overbuy = Acheter { $ware } sans place et le perdre
pick-feed = Nourrir un { $pig }
pick-feed-2 = Nourrir un { $pig } avec un { $item }
pick-overfeed = Nourrir un { $pig } sans place et le perdre
pick-mate = Une naissance : un Bébé
pick-mate-1 = Une naissance avec une { $item } : un Petit
pick-sell = Vendre un { $pig }
pick-vaccinate = Vacciner un { $pig }
pick-stop = S’arrêter là
pick-done = Plus de vaccin
pick-arrange = Ranger le { $field }
pick-lift = Soulever le cochon en { $cell }
pick-to = Dans le { $field }
pick-put = Le poser en { $cell }
pick-put-2 = Le poser en { $cell }, { $turned }
pick-tidy = Ranger ma ferme pour moi

## Questions

decision-opening = { $count ->
    [one] Qu’achetez-vous ? Il reste un achat.
   *[other] Qu’achetez-vous ? Il reste { $count } achats.
}
decision-program = Tour { $round } : quelle action choisissez-vous ?
decision-program-neutral = Tour { $round } : quelle action choisissez-vous, et laquelle pour la tuile neutre ?
decision-feed = Quel cochon nourrissez-vous ? Reste { $count }.
decision-mate = Encore une naissance ? Reste { $count }.
decision-buy = Qu’achetez-vous ? Reste { $count }.
decision-sell = Quel cochon vendez-vous ? Reste { $count }.
decision-season-change = { $count ->
    [one] La saison s’achève : quel cochon sauvez-vous avec votre vaccin ?
   *[other] La saison s’achève : quels cochons sauvez-vous ? Vous avez { $count } vaccins.
}
decision-lift = Quel cochon déplacez-vous ?
decision-to = Dans quel pré ?
decision-put = Où le posez-vous ?

## Événements

event-first-player = { $seat } est premier joueur.
event-neutral-tiles = { $seat } prend les tuiles neutres.
event-neutral-passed = Les tuiles neutres ont gêné leur cible : elles passent à { $seat }.
event-bought = { $seat } achète { $ware } pour { $price } $.
event-no-room = Pas de place pour un { $pig } de { $seat } : il retourne au marché.
event-delivered = Les cochons et les objets sont remis.
event-season = Tour { $round } : { $card }. Nourrir { $feed }, Reproduire { $mate }, Acheter { $buy }, Vendre { $sell }.
event-foreseen = Au prochain tour : { $card }.
event-programmed = { $seat } pose une tuile : { $action }.
event-programmed-hidden = { $seat } a posé une tuile.
event-programmed-both = { $seat } pose { $action }, et { $neutral_action } pour la tuile neutre.
event-programmed-both-hidden = { $seat } a posé ses deux tuiles.
event-shown = { $seat } montre { $action }.
event-shown-both = { $seat } montre { $action }, et { $neutral_action } pour la tuile neutre.
event-revealed = Les tuiles sont retournées : { $all_action }.
event-revealed-neutral = Les tuiles sont retournées : { $all_action } ; la tuile neutre : { $neutral_action }.
event-share = { $seat } : { $action } × { $count }.
event-fed = { $seat } nourrit un { $pig }, désormais un { $grown_pig }.
event-fed-more = { $seat } nourrit un { $pig } avec un complément, désormais un { $grown_pig }.
event-born = Un { $pig } naît chez { $seat }.
event-born-small = Grâce à l’amulette, un { $pig } naît chez { $seat }.
event-sold = { $seat } vend un { $pig } pour { $price } $.
event-vaccinated = { $seat } vaccine un { $pig }.
event-unused = { $seat } laisse { $count } sans usage et reçoit { $money } $.
event-babies = { $count ->
    [0] { $seat } n’a pas de place pour un Bébé de la Saison des amours.
    [one] { $seat } reçoit un Bébé de la Saison des amours.
   *[other] { $seat } reçoit { $count } Bébés de la Saison des amours.
}
event-free-item = { $seat } prend un { $item } gratuit.
event-income = { $effect } : { $seat } reçoit { $money } $.
event-season-change = { $season } : la saison s’achève.
event-lost = { $count ->
    [one] { $seat } perd un cochon non vacciné.
   *[other] { $seat } perd { $count } cochons non vaccinés.
}
event-final-sale = { $count ->
    [0] { $seat } n’a plus de cochon à vendre.
    [one] { $seat } vend son dernier cochon pour { $money } $.
   *[other] { $seat } vend ses { $count } derniers cochons pour { $money } $.
}
event-tie-break = Départage : les objets et prés de { $seat } rapportent { $money } $.
event-victory = { $seat } l’emporte avec { $money } $.
event-shared-victory = { $seat } se partagent la victoire avec { $money } $.
event-arranged = { $seat } déplace un { $pig } vers le { $field }, { $cell }.
event-tidied = { $seat } fait ranger sa ferme.

## Refus

refusal-not-now = Cela appartient à une autre phase du tour.
refusal-not-holder = Seul le détenteur des tuiles neutres choisit une action neutre.
refusal-two-tiles = Vous avez les tuiles neutres : choisissez aussi une action neutre.
refusal-other-action = Vous avez choisi une autre action ce tour-ci.
refusal-supplement-feed = Un complément ne s’utilise qu’en nourrissant.
refusal-amulet-mate = Une amulette de naissance ne s’utilise que pendant Reproduire.
refusal-full-grown = Un Gros a fini de grandir.
refusal-no-pig = Vous n’avez pas un tel cochon.
refusal-fed-already = Tous vos cochons de ce genre ont été nourris ce tour-ci.
refusal-sold-out = Le marché n’en a plus.
refusal-no-room-grown = Le cochon grandi n’aurait pas de place, quelle que soit la disposition.
refusal-no-room-supplement = Un cochon de deux tailles de plus n’aurait pas de place ; vous pouvez le nourrir sans complément.
refusal-no-room-birth = Il n’y a pas de place pour le nouveau-né, quelle que soit la disposition.
refusal-no-room-bought = Il n’y a pas de place pour ce cochon, quelle que soit la disposition.
refusal-supplement-size = Un complément n’aide qu’un Bébé ou un Petit.
refusal-no-item = Vous n’en avez pas dans votre réserve.
refusal-no-adult = Seul un Moyen ou un Gros donne naissance, et vous n’en avez pas.
refusal-born-already = Chacun de vos grands cochons a donné naissance ce tour-ci.
refusal-no-money = Cela coûte { $price } $, et vous avez { $money } $.
refusal-not-delivered = Vos achats sont remis quand tout le monde a fini d’acheter.
refusal-vaccinated-already = Ce cochon est déjà vacciné.
refusal-no-change = Cela se dit à un changement de saison, quand on a des vaccins.
refusal-has-room = Il y a de la place pour ce cochon.
refusal-not-strict = Ce serait perdre un cochon pour rien ; seule l’option « Placement strict » le permet.
refusal-not-by-hand = La table range vos cochons ; les déplacer soi-même est une option de la partie.
refusal-no-moves = Vous avez déplacé assez de cochons à la main ce tour-ci.
refusal-no-place = Le cochon ne tient pas là.

## L’image dans un terminal

cli-hpg-round = { $round ->
    [0] tour préparatoire
   *[other] tour { $round } sur 16
}
cli-hpg-dollars = { $amount } $
cli-hpg-market = Marché
cli-hpg-stock = réserve
cli-hpg-price = prix
cli-hpg-sale = se vend
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
yard-next = Tour suivant :
yard-no-effect = Sans effet
yard-ware = { $ware } : { $price } $, { $left } en stock
yard-usually = d’ordinaire { $price } $
yard-sale = se vend { $price } $
yard-tidy = Ranger pour moi
yard-drag = Glissez-le, ou utilisez les flèches ; un double-clic ou R le tourne.
yard-final = La vente finale
yard-basket = Panier
yard-basket-more = Tout est livré quand chacun a fini ses achats.
yard-before = Argent avant
yard-sold = Cochons vendus
yard-tie = Départage : objets et prés
