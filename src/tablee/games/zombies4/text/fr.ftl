### Zombies!!! 4 : textes du jeu en français.

## Le jeu

name = Zombies!!! 4 : La Fin
tagline = Réunissez les pages, gagnez le Chalet, lancez le sort ; et gare aux chiens.

## Settings

setting-night = Règle maison : manches avant l’aube
    .help = La règle ne connaît pas d’aube : avec 0, on joue sans. Avec un autre nombre, l’aube se lève tant de manches après la dernière tuile, et les trophées décident.
setting-version_1 = Règles de la première version
    .help = Les chiens se posent dans l’ordre de lecture, et l’aube se lève même sans nuit.
setting-kills = Trophées nécessaires
    .help = Combien de zombies tués donnent la victoire.
setting-death_loss = Perte à la mort
    .help = Comment la moitié des trophées est arrondie.
setting-death_loss-up = La moitié, arrondie vers le haut
setting-death_loss-down = La moitié, arrondie vers le bas
setting-trees_half = Arbres cléments
    .help = Un coup manqué contre les arbres coûte un demi-cœur au lieu d’un cœur.
setting-fever_target = Coup de pleine lune
    .help = Qui devient loup-garou.
setting-fever_target-self = Qui joue la carte
setting-fever_target-opponent = Un adversaire au choix
setting-used_pages = Pages utilisées
    .help = Ce que devient une page défaussée pour son effet.
listed-card = « { $name } »
setting-used_pages-discarded = Vont à la défausse
setting-used_pages-removed = Quittent la partie

## Cartes

card-here-doggie = Ici, le chien !
    .help = Page. Quand vous la posez, neuf chiens arrivent au Cimetière pour animaux.
card-return-to-sender = Retour à l’envoyeur
    .help = Page. Défaussez-la pour mettre un adversaire hors du Chalet, sur une autre case de sa tuile.
card-something-not-right = Je sens que quelque chose ne va pas…
    .help = Page. Défaussez-la pour éliminer pour de bon trois cartes évènement, hors pages, d’une pile.
card-trees-are-alive = Les arbres sont vivants !
    .help = Page. Défaussez-la : tout adversaire sur une case boisée combat les arbres, avec 4 ou plus à atteindre.
card-twist-of-fate = Caprice du destin
    .help = Page. Défaussez-la pour prendre une balle à chaque autre joueur.
card-amulet = Amulette
    .help = Se pose sur la tuile des Épaves. Défaussez-la pour aller sur n’importe quelle case d’une tuile voisine.
card-magic-key = Clé magique
    .help = Se pose dans une Grotte. Défaussez-la pour regarder la main d’un adversaire et y prendre une carte.
card-tranquilizer-gun = Fusil tranquillisant
    .help = Se pose dans un bâtiment nommé. Défaussez-le pour vaincre tous les chiens d’une case.
card-sickle = Faucille
    .help = Se pose dans un bâtiment nommé. À chaque combat, +1 à la première attaque, et vous pouvez pousser l’autre chien sur une case voisine.
card-spear = Lance
    .help = Se pose dans un bâtiment nommé. +1 à chaque attaque.
card-monkeys-are-funny = Drôles de singes !
    .help = Passez les cases boisées sans combattre, jusqu’à une case non boisée.
card-bad-zombie = Méchant zombie. Pas de friandise !
    .help = Déplacez tous les zombies de votre tuile sur une tuile voisine. Pas sur la tuile du Chalet.
card-clair-warlock = Sorcellerie, à coup sûr !
    .help = Déplacez un adversaire sur une tuile voisine de simple forêt.
card-dog-repellent = Répulsif à chiens
    .help = Jusqu’à la fin de votre prochain tour, aucun chien ne se rapproche de vous.
card-full-moon-fever = Coup de pleine lune
    .help = À son prochain tour, un loup-garou peut attaquer les joueurs de sa case ; qui perd va au Pont.
card-fully-loaded = Charge maxi
    .help = Prenez balles et cœurs jusqu’à en avoir autant qu’un autre joueur.
card-lost-in-the-woods = Perdu dans les bois
    .help = Un adversaire ne peut quitter sa tuile à pied jusqu’à la fin de son prochain tour.
card-rolled-up-newspaper = Journal roulé comme gourdin
    .help = Déplacez un zombie de votre case sur celle d’un adversaire.
card-portal = Portail
    .help = Sur la tuile de l’Autel : échangez votre place avec un autre joueur.
card-talk-to-the-hand = Parle à ma main
    .help = Un adversaire présent sur votre tuile va sur une tuile voisine de votre choix.
card-that-didnt-happen = Cela n’est pas réellement arrivé !?!
    .help = Annulez une carte qui vient d’être jouée.
card-friends-here = Entre amis, on partage tout
    .help = Prenez une page posée devant un autre joueur et posez-la devant vous.

## Tuiles

tile-bridge = Pont
    .help = Le départ. Seule la première tuile peut le toucher.
tile-cabin = Chalet
    .help = 9 chiens. C’est là, une fois ses pièces vidées de tout zombie, que se lance le sort.
tile-altar = Autel
    .help = 3 chiens, 2 cœurs, 1 balle. C’est ici qu’agit le Portail.
tile-boathouse = Loueur de barques
    .help = 3 chiens, 1 cœur, 2 balles. Deux pièces et un ponton.
tile-burnt-cabin = Cabane incendiée
    .help = 4 chiens, 1 cœur, 2 balles. Quatre pièces, un coin ouvert.
tile-campground = Campement
    .help = 6 chiens, 2 cœurs, 3 balles, sur n’importe quelles cases.
tile-abandoned-cars = Épaves de voitures
    .help = 3 chiens, 2 cœurs, 1 balle. C’est ici que se pose l’Amulette.
tile-shed = Abri forestier
    .help = 3 chiens, 1 cœur, 3 balles. Quatre pièces.
tile-ranger-post = Poste de garde forestier
    .help = 3 cœurs, aucun chien. Trois pièces.
tile-pet-cemetery = Cimetière pour animaux
    .help = 3 chiens. La page « Ici, le chien ! » en amène d’autres.
tile-outhouse = Toilettes
    .help = 3 chiens, 1 cœur, 1 balle. Deux cabines d’une case.
tile-cave = Grotte
    .help = 6 chiens, 3 cœurs, 3 balles. Six cases derrière une entrée ; c’est ici que se pose la Clé magique.
guide-plain-forest = Forêt simple
tile-forest = Forêt { $value }
    .help = Simple forêt : un dé dit combien de chiens arrivent.
square-nw = { $value }.no
square-n = { $value }.n
square-ne = { $value }.ne
square-w = { $value }.o
square-c = { $value }.c
square-e = { $value }.e
square-sw = { $value }.so
square-s = { $value }.s
square-se = { $value }.se
square-at-nw = { $place } (nord-ouest)
square-at-n = { $place } (nord)
square-at-ne = { $place } (nord-est)
square-at-w = { $place } (ouest)
square-at-c = { $place } (centre)
square-at-e = { $place } (est)
square-at-sw = { $place } (sud-ouest)
square-at-s = { $place } (sud)
square-at-se = { $place } (sud-est)

## Petits mots

side-north = au nord
side-east = à l’est
side-south = au sud
side-west = à l’ouest
until-turn = jusqu’à mon prochain tour
until-event = jusqu’à ce qu’il m’arrive quelque chose
token-heart = un cœur
token-bullet = une balle
foe-dog = un chien
foe-human = un zombie humain
foe-tree = les arbres
zombie-dog = chien
zombie-human = zombie humain
what-dogs = chiens
what-hearts = cœurs
what-bullets = balles
pile-draw = la pioche
pile-discard = la défausse
reason-turn = le tour commence
reason-fights = avant les combats
reason-move = avant le premier pas
reason-arrival = à l’arrivée
reason-prowl = avant que les zombies bougent
reason-spell = avant le sort
reason-duel = avant le duel
reason-card = avant l’effet de la carte
reason-roll = avant le jet
reason-miss = après l’échec
reason-stop = à la fin de la marche

## Quand être consulté

stance = Me consulter pour les cartes
    .help = Tous voient votre choix ; vous pouvez en changer à tout moment.
stance-usual = quand cela me concerne
    .help = Quand quelqu’un lance le sort, vous attaque, arrive sur votre tuile ou joue une carte que vous pourriez annuler. À votre tour, vous jouez vos cartes en marchant, et avant le premier jet d’un combat.
stance-always = toujours
    .help = À chaque moment où une carte peut être jouée.
stance-own = seulement à mon tour
    .help = Jamais pendant le tour des autres ; à votre tour, comme d’ordinaire.

## Choix

pick-pass = Passer { $until }
pick-pass-0 = Passer
pick-roll = Lancer le dé
pick-shoot = Dépenser des balles
pick-suffer = Subir la perte
pick-stop = S’arrêter ici
pick-collect = Prendre le jeton
pick-cast = Lancer le sort
pick-keep = Ne pousser aucun chien
pick-end = Garder ses cartes et finir le tour
pick-lay = { $side } de la tuile { $place }
pick-rotate = Tournée de { $angle }°
pick-attack = Attaquer { $seat }
pick-on = { $seat }
pick-play = Jouer « { $card } »
pick-use = Utiliser « { $card } »
pick-discard = Défausser « { $card } »
pick-take = Prendre « { $card } »
pick-remove = Éliminer « { $card } »
pick-pile = Dans { $pile }
pick-add = { $count ->
        [0] N’ajouter aucune balle
        [one] Ajouter { $count } balle
       *[other] Ajouter { $count } balles
    }
pick-tile = Tuile { $place }
pick-at = { $square }
pick-step = Aller en { $square }
pick-dog = Le chien en { $square }
pick-human = Le zombie humain en { $square }

## Décisions

decision-window = Jouez-vous une carte ? ({ $active_seat } : { $reason })
decision-target = Contre qui jouez-vous « { $card } » ?
decision-cancel = { $player_seat } joue « { $card } ». L’annuler avec « { card-that-didnt-happen } » ?
decision-cancel-target = { $player_seat } joue « { $card } » contre { $target_seat }. L’annuler avec « { card-that-didnt-happen } » ?
decision-laying = Où posez-vous la tuile « { $tile } » ?
decision-rotation = Comment tournez-vous la tuile « { $tile } » ?
decision-placing = Sur quelle case de la tuile { $place } posez-vous { $what_id ->
        [hearts] un cœur
        [bullets] une balle
       *[dogs] un chien
    } ? (encore { $count }{ $chosen_point_count ->
        [0] {""}
       *[other]  ; déjà : { $chosen_point }
    })
decision-fight = Vous combattez { $foe } : lancer le dé, ou jouer une carte ?
decision-push = Où poussez-vous l’autre chien ?
decision-miss = Il vous manque { $count ->
        [one] { $count } point
       *[other] { $count } points
    } contre { $foe } : dépenser des balles, ou subir la perte ?
decision-halt = Votre marche est finie : jouer une carte, ou s’arrêter ici ?
decision-move = Où allez-vous ? ({ $count ->
        [one] encore { $count } case
       *[other] encore { $count } cases
    })
decision-duel = Combien de balles ajoutez-vous ? (vous : { $die } ; en face : { $target_die })
decision-prowl = Quel zombie bouge ? (encore { $count })
decision-pace = Où va le { $zombie } en { $square } ?
decision-ending = Défaussez-vous une carte ?
decision-send = « { $card } » : sur quelle case va { $target_seat } ?
decision-herd-tile = Sur quelle tuile déplacez-vous les zombies ?
decision-herd = Où va le zombie en { $square } ?
decision-shot = Sur quelle case tirez-vous ?
decision-theft = Quelle page prenez-vous à { $target_seat } ?
decision-search = Quelle carte prenez-vous à { $target_seat } ?
decision-trim = Quelle carte défaussez-vous ?
decision-purge-pile = Quelle pile parcourez-vous ?
decision-purge = Quelle carte éliminez-vous ? ({ $pile }, encore { $count })
decision-banish = Sur quelle case du Pont ?

## Évènements

event-turn = Manche { $round } : c’est le tour { DE($seat) }.
event-return = { $seat } revient sur le Pont avec 3 balles et 3 cœurs.
event-werewolf = { $seat } est loup-garou pendant ce tour.
event-window = Un moment pour les cartes : { $reason }.
    .quiet = 1
event-tile = { $seat } pioche la tuile « { $tile } » ; { $left ->
        [0] c’était la dernière
        [one] il en reste une
       *[other] il en reste { $left }
    }.
event-cabin-die = { $seat } fait { $die } pour le Chalet.
event-cabin-layer = { $seat } pose le Chalet, avec { $count ->
        [0] aucune page
        [one] { $count } page
       *[other] { $count } pages
    } devant soi.
event-lay = { $seat } pose la tuile « { $tile } » ({ $place }).
placed-lay = { $seat } pose la tuile « { $tile } ».
event-forest-die = { $place } reçoit { $die ->
        [one] { $die } chien
       *[other] { $die } chiens
    }.
event-dog = Un chien apparaît en { $square }.
event-token = Il y a { $token } en { $square }.
event-fight = { $seat } combat { $foe } en { $square }.
event-attack = { $seat } fait { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } contre { $foe } (il faut { $needed } ou plus).
event-beat = { $foe_id ->
        [tree] { $seat } vient à bout des arbres en { $square }
       *[other] { $seat } tue { $foe } en { $square }
    } (trophées : { $count }).
event-shoot = { $seat } dépense { $count ->
        [one] { $count } balle
       *[other] { $count } balles
    }.
event-hurt = { $seat } perd { $halves ->
        [one] un demi-cœur
       *[other] un cœur entier
    } : { $left ->
        [0] c’était le dernier
       *[other] il lui reste { $left ->
            [1] un demi-cœur
            [2] 1 cœur
            [3] 1 cœur et demi
            [4] 2 cœurs
            [5] 2 cœurs et demi
            [6] 3 cœurs
            [7] 3 cœurs et demi
            [8] 4 cœurs
            [9] 4 cœurs et demi
           *[other] 5 cœurs
        }
    }.
event-death = { $seat } meurt en { $square }{ $count ->
        [0] {""}
        [one] {" "}et perd { $count } trophée
       *[other] {" "}et perd { $count } trophées
    }{ $card_count ->
        [0] {"."}
        [one] . Carte perdue : { $card }.
       *[other] . Cartes perdues : { $card }.
    }
event-push = { $seat } pousse un chien { DE($from_square) } en { $square }.
event-draw = { $seat } pioche { $card }.
event-draw-hidden = { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-reshuffle = La défausse est mélangée : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à piocher.
event-move-die = { $seat } fait { $die } pour marcher.
event-step = { $seat } va en { $square }.
event-collect = { $seat } prend { $token } en { $square }.
event-zombie-die = { $seat } fait { $die } pour les zombies.
event-prowl = { $seat } déplace un { $zombie } { DE($from_square) } en { $square }.
event-walk-over = { $left ->
        [one] { $seat } s’arrête là, avec { $left } case de reste.
       *[other] { $seat } s’arrête là, avec { $left } cases de reste.
    }
event-prowl-over = { $left ->
        [one] Plus aucun zombie ne peut bouger : { $left } déplacement est perdu.
       *[other] Plus aucun zombie ne peut bouger : { $left } déplacements sont perdus.
    }
why-box = La réserve est vide
why-room = La place manque
event-dogs-left-out = { $why } : { $count ->
        [one] { $count } chien de moins sur { $place }.
       *[other] { $count } chiens de moins sur { $place }.
    }
event-kept = { $seat } garde toutes ses cartes et finit son tour.
event-discard = { $seat } défausse « { $card } ».
event-play = { $seat } joue « { $card } ».
event-target = « { $card } » : { $seat } désigne { $target_seat }.
event-cancelled = La carte « { $card } » { DE($seat) } est annulée.
event-laid = { $seat } pose « { $card } » devant soi.
event-use = { $seat } utilise « { $card } ».
event-carried = « { $card } » emmène { $seat } en { $square }.
event-sent = { $seat } va au Pont, en { $square }.
event-herd = Un { $zombie } va { DE($from_square) } en { $square }.
event-loaded = { $seat } prend { $bullets ->
        [0] {""}
        [one] { $bullets } balle
       *[other] { $bullets } balles
    }{ $halves ->
        [0] {""}
       *[other] { $bullets ->
            [0] {""}
           *[other] {" "}et{" "}
        }{ $halves ->
            [one] { $halves } demi-cœur
           *[other] { $halves } demi-cœurs
        }
    }.
event-twisted = { $seat } prend une balle à { $target_seat }.
event-lost = « { card-lost-in-the-woods } » retient { $seat }.
event-repellent = « { card-dog-repellent } » : aucun chien ne se rapproche plus { DE($seat) }.
event-fever = { $seat } sera loup-garou à son prochain tour.
event-effect-over = « { $card } » prend fin pour { $seat }.
event-theft = { $seat } prend « { $card } » à { $target_seat }.
event-look = { $seat } regarde la main { DE($target_seat) } : { $card }.
event-look-hidden = { $seat } regarde la main { DE($target_seat) }.
event-taken = { $seat } prend « { $card } » dans la main { DE($target_seat) }.
event-taken-hidden = { $seat } prend une carte dans la main { DE($target_seat) }.
event-pile = { $seat } parcourt { $pile }.
event-pile-look = { $seat } parcourt la pioche : { $card }.
event-pile-look-hidden = { $seat } parcourt la pioche.
event-removed = { $seat } élimine « { $card } » pour de bon ({ $pile }).
event-shot = { $seat } tue { $count ->
        [one] { $count } chien
       *[other] { $count } chiens
    } en { $square }.
event-duel = Le loup-garou { $seat } attaque { $target_seat }.
event-duel-dice = { $seat } fait { $die }, { $target_seat } fait { $target_die }.
event-duel-add = { $seat } ajoute { $count ->
        [one] { $count } balle
       *[other] { $count } balles
    }.
event-duel-tie = { $seat } et { $target_seat } sont à égalité : rien ne se passe.
event-duel-won = { $seat } l’emporte sur { $target_seat }.
event-spell = { $seat } annonce le sort : il faut { $needed } ou plus.
event-spell-die = { $seat } fait { $die } pour le sort (il fallait { $needed } ou plus).
event-spell-disturbed = { $seat } ne peut plus lancer le sort.
event-win-spell = { $seat } réussit le sort et gagne !
event-win-kills = { $count ->
        [one] { $seat } a { $count } trophée et gagne !
       *[other] { $seat } a { $count } trophées et gagne !
    }
event-dawn = L’aube se lève après la manche { $round } (règle maison) : les trophées décident.
event-stopped = Personne n’a gagné en { $round } manches : la partie est arrêtée, et les trophées décident.

## Refus

refusal-not-held = Vous n’avez pas cette carte en main.
refusal-one-card = Vous avez déjà joué votre carte de ce cycle ; vous pourrez en rejouer une au début de votre tour.
refusal-nothing-to-cancel = Cette carte se joue juste après qu’une autre personne en a joué une.
refusal-page-own-turn = Les pages ne se posent que pendant votre propre tour.
refusal-one-copy = Un exemplaire de cette carte est déjà devant vous.
refusal-not-now = Répondez d’abord à la question ; les cartes se joueront au prochain moment prévu.
refusal-card-useless = « { $card } » ne pourrait rien changer ici et maintenant. { $card_id ->
        [amulet] Elle se pose sur la tuile des Épaves de voitures.
        [magic-key] Elle se pose sur une case de Grotte ; l’utiliser demande un adversaire qui a des cartes en main.
        [tranquilizer-gun] Il se pose dans une pièce d’un bâtiment nommé ; l’utiliser demande un chien sur le plateau.
        [sickle] Elle se pose dans une pièce d’un bâtiment nommé.
        [spear] Elle se pose dans une pièce d’un bâtiment nommé.
        [monkeys-are-funny] Votre pion doit être sur le plateau.
        [bad-zombie] Il faut un zombie sur votre tuile et de la place sur une tuile voisine ; jamais sur la tuile du Chalet.
        [clair-warlock] Il faut un adversaire sur une tuile voisine d’une simple forêt.
        [dog-repellent] Votre pion doit être sur le plateau, sans répulsif qui dure déjà aussi longtemps.
        [full-moon-fever] La personne visée ne doit pas déjà être loup-garou.
        [fully-loaded] Votre pion doit être sur le plateau, et quelqu’un d’autre doit avoir plus de balles ou de cœurs que vous.
        [lost-in-the-woods] Il faut sur le plateau un adversaire qui n’est pas déjà retenu.
        [rolled-up-newspaper] Il faut un zombie sur votre case, et de la place pour lui sur celle d’un adversaire.
        [portal] Vous devez être sur la tuile de l’Autel, et un adversaire sur une autre case du plateau.
        [talk-to-the-hand] Il faut un adversaire sur votre tuile, et une tuile voisine.
        [friends-here] Il faut devant un adversaire une page qui n’est pas devant vous.
        [return-to-sender] Il faut un adversaire à l’intérieur du Chalet.
        [something-not-right] Il faut une carte dans la pioche, ou dans la défausse une carte qui n’est pas une page.
        [trees-are-alive] Il faut un adversaire sur une case boisée.
        [twist-of-fate] Il faut un adversaire qui a une balle.
       *[other] Il lui faut une cible.
    }
refusal-works-lying = Cette carte agit tant qu’elle est devant vous ; on ne la défausse pas pour cela.
refusal-push-first = Dites d’abord où vous poussez l’autre chien, ou qu’il reste.
refusal-no-duel = Aucun loup-garou n’attaque en ce moment.
refusal-no-herd-now = Aucune carte ne mène de zombies sur une autre tuile en ce moment.
refusal-nothing-to-take = Il n’y a rien à prendre à personne en ce moment.
refusal-no-pile-open = Aucune pile n’est parcourue en ce moment.
refusal-not-your-turn-now = Ce n’est pas votre tour.
refusal-no-such-seat = Personne n’est assis là.
refusal-not-in-front = Cette carte n’est pas devant vous.
refusal-one-page = Vous avez déjà utilisé votre page de ce cycle.
refusal-no-discard-now = On défausse à la fin de son tour.
refusal-not-in-that-hand = Cette carte n’est pas dans la main que vous regardez.
refusal-no-such-page = Il n’y a pas là de page à prendre.
refusal-no-target-now = Il n’y a pas d’adversaire à désigner maintenant.
refusal-not-yourself = Désignez un adversaire, pas vous-même.
refusal-no-target = Cette carte ne peut pas se jouer contre cette personne.
refusal-no-tile-now = Il n’y a pas de tuile à poser maintenant.
refusal-no-such-tile = Cette tuile n’est pas sur le plateau.
refusal-place-taken = Il y a déjà une tuile à cette place.
refusal-beside-bridge = Seule la première tuile, à l’autre bout, peut toucher le Pont.
refusal-other-name = Cette place se nomme par une autre tuile voisine, de plus petit numéro.
refusal-tile-closed = Posée ainsi, on ne pourrait pas y entrer depuis une tuile plus ancienne.
refusal-rotation-same = Cette orientation a le même aspect qu’une autre, déjà proposée.
refusal-not-walking = Ce n’est pas le moment de marcher.
refusal-no-squares-left = Vous avez parcouru toutes les cases de votre jet.
refusal-lost = « { card-lost-in-the-woods } » vous retient : vous ne pouvez pas quitter cette tuile à pied.
refusal-no-such-square = Aucun pion ne peut se tenir sur cette case.
refusal-wall = Un mur sépare ces cases ; passez par une porte ou une entrée.
refusal-too-far = Ce n’est pas la case d’à côté ; on ne marche pas en diagonale.
refusal-no-token = Il n’y a pas de jeton sur votre case.
refusal-token-guarded = Un zombie garde ce jeton ; combattez-le d’abord.
refusal-hearts-full = Avec ce cœur vous en auriez plus de cinq.
refusal-not-your-turn = Le sort se lance pendant son propre tour.
refusal-not-in-cabin = Pour lancer le sort, il faut être dans le Chalet.
refusal-spell-tried = Vous avez déjà essayé le sort pendant ce tour.
refusal-cabin-not-clear = Il reste un zombie dans les pièces du Chalet.
refusal-spell-not-now = Le sort se lance en marchant ou avant la défausse, hors combat.
refusal-no-werewolf = Seul un loup-garou attaque des joueurs, en marchant.
refusal-attacked-already = Vous avez déjà attaqué cette personne pendant ce tour.
refusal-not-here = Cette personne n’est pas sur votre case.
refusal-not-enough-bullets = Vous n’avez pas assez de balles pour atteindre le nombre voulu.
refusal-no-miss = Il n’y a pas d’échec à payer.
refusal-pay-first = Il faut d’abord régler le dernier jet.
refusal-no-fight = Il n’y a pas de combat en cours.
refusal-no-prowl = Ce n’est pas le moment de déplacer les zombies.
refusal-no-zombie = Il n’y a pas de zombie de ce genre sur cette case.
refusal-moved-already = Ce zombie a déjà bougé à cette étape.
refusal-zombie-stuck = Ce zombie n’a nulle part où aller.
refusal-no-square-now = Il n’y a pas de case à choisir maintenant.
refusal-other-tile = Il faut une case de la nouvelle tuile.
refusal-square-full = Il n’y a pas de place pour un zombie de plus.
refusal-no-token-square = Aucun jeton ne peut aller sur cette case, ou il y en a déjà un.
refusal-reading-order = Cette partie a commencé sous d’anciennes règles : les cases se remplissent dans l’ordre de lecture, et le reste doit aussi trouver place.
refusal-repelled = « { card-dog-repellent } » empêche le chien de se rapprocher.
refusal-not-its-own = Le zombie doit quitter sa case.
refusal-zombie-too-far = Le zombie ne peut pas aller sur cette case.
refusal-not-carried-there = La carte ne mène pas sur cette case.
refusal-no-dog-there = Il n’y a pas de chien sur cette case.
refusal-not-the-bridge = Il faut une case du Pont.
refusal-no-push = Il n’y a pas de chien à pousser, ou pas vers cette case.
refusal-no-standing-pass = Passez une fois ; pour moins de questions, dites quand vous en voulez.
refusal-nothing-to-pass = Il n’y a rien à passer ; choisissez une des options.
refusal-turn-goes-on = Votre tour n’est pas encore à sa fin.
refusal-not-in-that-pile = Cette carte ne peut pas être éliminée de cette pile.
refusal-no-pile-now = Il n’y a pas de pile à choisir maintenant.
refusal-not-so-many-bullets = Vous ne pouvez pas ajouter autant de balles.

## L’image de la table

forest-title = manche { $round }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } et { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } à piocher
forest-legend = d, D un ou deux chiens · ♥ cœur · • balle · ♣ boisé · □ pièce · † autel · ¤ épave · ∩ grotte · A–F pions (2–6 : tant)
forest-player = Joueur
forest-square = Case
forest-hearts = Cœurs
forest-bullets = Balles
forest-trophies = Trophées
forest-needed = Sort
forest-cards = Main
forest-front = Devant soi
forest-effects = Effets
forest-lost = dans les bois
forest-repellent = répulsif
forest-fever = loup-garou
forest-carded = carte jouée
forest-paged = page utilisée
forest-hand = Votre main : { $cards }
forest-passing = vous passez
forest-passing-turn = Vous passez jusqu’à votre prochain tour.
forest-passing-event = Vous passez jusqu’à ce qu’il vous arrive quelque chose.
forest-spot = { $place } « { $tile } », { $compass }, { $ground }
forest-dogs = { $count ->
        [one] 1 chien
       *[other] { $count } chiens
    }
forest-tile = { $place } « { $tile } »
forest-humans = { $count ->
        [one] { $count } zombie humain
       *[other] { $count } zombies humains
    }
forest-tokens-heart = { $count ->
        [one] { $count } cœur
       *[other] { $count } cœurs
    }
forest-tokens-bullet = { $count ->
        [one] { $count } balle
       *[other] { $count } balles
    }
forest-empty = rien dessus
forest-steps = { $count ->
        [one] à 1 pas
       *[other] à { $count } pas
    }
forest-lives = Cœurs : { $hearts }
forest-needs = { $needed } ou plus : { $chance } %
forest-spell = Le sort demande { $needed } ou plus : { $chance } %
forest-dawn = { $count ->
        [one] dernière manche avant l’aube (règle maison)
       *[other] { $count } manches avant l’aube (règle maison)
    }
forest-dawn-short = aube dans { $count }
forest-night-short = aube : tuiles + { $count }
forest-night = aube { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    } après la dernière tuile (règle maison)
forest-turn = Le tour { DE($seat) }
forest-pages = Pages
forest-tally = La fin de la nuit
forest-order = Qui a le plus de trophées l’emporte ; à égalité, le plus de pages devant soi, puis le plus de cœurs.
forest-no-cards = Aucune carte en main.
forest-view = Vue du plateau
forest-closer = Plus près
forest-farther = Plus loin
forest-whole = Tout le plateau
forest-me = Vers mon pion
forest-further = Vers le prochain lieu possible
forest-plan = Les zombies vont comme indiqué
forest-plan-end = Les zombies vont comme indiqué, et votre tour se termine
forest-plan-put = Les poser comme indiqué
forest-turn-tile = Tourner la tuile ; la faire glisser à sa place
forest-hunt = Lancer les zombies sur
forest-hunt-seat = Lancer les zombies sur { $seat }
phase-tile = Tuile
phase-fights = Combats
phase-cards = Cartes
phase-walk = Marche
phase-zombies = Zombies
phase-discard = Défausse
point-nw = nord-ouest
point-n = nord
point-ne = nord-est
point-w = ouest
point-c = centre
point-e = est
point-sw = sud-ouest
point-s = sud
point-se = sud-est
ground-wooded = boisé
ground-clear = dégagé
ground-room = pièce
ground-dock = ponton
ground-altar = autel
ground-wreck = épave
ground-cave = grotte
ground-deck = pont
ground-water = eau
ground-bank = berge
forest-round = Manche { $round }
score-text = { $score ->
    [one] { $score } trophée
   *[other] { $score } trophées
}

## Why am I asked this? A sentence and its clause for every decision

why-window = Les cartes se jouent aussi pendant les tours des autres. On vous le demande parce que vous pourriez jouer maintenant ; passer ne coûte rien.
    .clause = ZTE-36
why-target = La carte vise un adversaire : dites tout de suite lequel.
    .clause = ZTE-C13
why-cancel = Vous avez une carte qui annule celle qui vient d’être jouée. Gardez-la, sauf si celle-ci vous nuit.
    .clause = ZTE-89
why-cancel-target = Vous avez une carte qui annule celle qui vient d’être jouée. Gardez-la, sauf si celle-ci vous nuit.
    .clause = ZTE-89
why-laying = Chaque tour commence par une nouvelle tuile : posez-la là où la forêt doit grandir.
    .clause = ZTE-13
why-rotation = Une tuile se tourne pourvu qu’on puisse y entrer : regardez où sont ses portes.
    .clause = ZTE-B18
why-placing = Qui pose une tuile y place aussi ses chiens et ses jetons : les chiens loin de votre chemin, les jetons près de lui.
    .clause = ZTE-C6
why-fight = Il faut combattre ce qui vous attaque sur votre case. Vous pouvez jouer une carte avant chaque lancer ; 5 ou 6 tue un chien, 4 ou plus vient à bout des arbres.
    .clause = ZTE-C11
why-push = Au début d’un combat, la Faucille peut repousser l’autre chien de votre case.
    .clause = ZTE-85
why-miss = Le lancer est trop bas : dépensez les balles qui manquent, ou perdez un demi-cœur et combattez encore.
    .clause = ZTE-23
why-halt = Votre marche est finie ; avant d’en rester là, vous pouvez encore jouer une carte ou prendre un jeton.
    .clause = ZTE-C36
why-move = Le dé dit de combien de cases vous pouvez marcher ; avant chaque pas, vous pouvez vous arrêter, prendre un jeton ou jouer une carte.
    .clause = ZTE-31
why-duel = Un loup-garou a attaqué : chacun ajoute des balles à son dé, et qui perd va au Pont.
    .clause = ZTE-B28
why-prowl = Après votre marche, un dé dit combien de zombies vous devez déplacer ; vous choisissez lesquels.
    .clause = ZTE-44
why-pace = Un chien avance d’une ou deux cases : loin de vous, ou vers quelqu’un d’autre.
    .clause = ZTE-45
why-ending = La dernière chose de votre tour : vous pouvez défausser une carte, pour en piocher une autre au tour suivant.
    .clause = ZTE-41
why-send = La carte déplace un pion vers une autre tuile, et vous choisissez la case.
    .clause = ZTE-B26
why-herd-tile = La carte chasse les zombies de votre tuile vers une voisine : choisissez laquelle.
    .clause = ZTE-73
why-herd = Vous répartissez les zombies que vous chassez, selon la place des cases.
    .clause = ZTE-B27
why-shot = Le fusil abat tous les chiens d’une case, où qu’elle soit : choisissez la case.
    .clause = ZTE-91
why-theft = Vous prenez une page posée devant un adversaire.
    .clause = ZTE-93
why-search = Vous voyez les cartes d’un adversaire et en prenez une.
    .clause = ZTE-80
why-trim = Vous avez trop de cartes : il faut en défausser une.
    .clause = ZTE-40
why-purge-pile = La carte vous laisse parcourir une pile et retirer des cartes de la partie : choisissez la pile.
    .clause = ZTE-86
why-purge = Les cartes que vous retirez quittent la partie pour de bon.
    .clause = ZTE-C27
why-banish = Qui perd le duel contre le loup-garou va au Pont, sur la case de son choix.
    .clause = ZTE-76

# Conseils : ce que donne un choix, et ce qui peut mal tourner
figure-spell = Chances de réussir le sort avant les autres, sur 100 : { $value } ({ $more })
figure-hearts = Cœurs : { $value } ({ $more })
figure-bullets = Balles : { $value } ({ $more })
figure-trophies = Trophées : { $value } ({ $more })
figure-pages = Pages devant vous : { $value } ({ $more })
risk-hearts = cela vous coûte des cœurs
