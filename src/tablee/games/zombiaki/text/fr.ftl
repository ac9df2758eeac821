### Zombiaki! : textes du jeu en français.

## Le jeu

name = Zombiaki!
tagline = Les morts remontent la rue, les vivants tiennent la barricade jusqu’à l’aube.

## Settings

setting-barrier_row = Barrière
    .help = Où se dresse une barrière. En rangée 5, comme dans la règle polonaise, elle arrête aussi les tirs des humains.
setting-barrier_row-1 = Rangée 1, près du cimetière
setting-barrier_row-5 = Rangée 5, près de la barricade

setting-freeze_ends = Fin du Gel
    .help = Jusqu’à quand rien ne bouge dans la rue.
setting-freeze_ends-end = À la fin du prochain tour humain
setting-freeze_ends-start = Au début du prochain tour humain

setting-dog_rows = Départ des chiens
    .help = Dans quelles rangées un chien peut entrer dans la rue.
setting-dog_rows-1 = En rangée 1
setting-dog_rows-3 = Dans les rangées 1 à 3
setting-wall_start = Zombies sur un mur
    .help = Si un nouveau zombie peut partir sur un mur de la rangée 1. Le texte français ne cite que créatures et barrière comme obstacles.
setting-wall_start-any = Tous le peuvent
setting-wall_start-strong = Seulement si sa force atteint la hauteur
setting-searchlight = Projecteur
    .help = Si un mur cache ceux qui sont derrière. Le texte français fait reculer toute la ligne.
setting-searchlight-lane = Éclaire toute la ligne
setting-searchlight-sight = S’arrête à un mur
setting-barrel = Baril
    .help = Ce qu’un baril rencontre d’abord quand une créature se tient sur une voiture ou une fosse. Le texte français tue qui il rencontre.
setting-barrel-unit = La créature
setting-barrel-object = La voiture ou la fosse, et la créature est épargnée
setting-asks_all = Toutes les questions
    .help = Comme la version 1 des règles : même pour une seule réponse, et les ensembles dans l’ordre de A1 à C5.

## Sièges, camps, créatures, lignes

seat-n = { $n ->
    [1] Camp zombie
   *[other] Camp humain
}
listed-card = « { $name } »
side-zombies = Zombies
side-humans = Humains
unit-zombie = Le zombie
unit-dog = Le chien
lane-A = A
lane-B = B
lane-C = C
target-A = la ligne A
target-B = la ligne B
target-C = la ligne C
target-car = la voiture
aim-car = la voiture
square-barricade = la barricade

## Le dessin de la rue

street-title = tour { $round }
street-barricade = barricade
    .help = Au-delà de la rangée 5. Un zombie la franchit, et les zombies gagnent.
street-cemetery = cimetière
    .help = Avant la rangée 1, d’où viennent les zombies.
street-deck = { $count ->
    [0] pioche vide
    [one] { $count } carte en pioche
   *[other] { $count } cartes en pioche
}
street-until = { $count ->
    [one] la prochaine carte est l’aube
   *[other] { $count } cartes jusqu’à l’aube
}
street-steps = { $steps ->
    [one] encore un pas
   *[other] encore { $steps } pas
}
street-goal-zombies = Vous menez les zombies : faites-en passer un par-dessus la barricade avant l’aube, qui vient avec la dernière de { $until ->
        [one] { $until } carte
       *[other] { $until } cartes
    }.
street-goal-humans = Vous menez les humains : tenez la barricade jusqu’à l’aube, dans { $until ->
        [one] { $until } carte zombie
       *[other] { $until } cartes zombies
    }.
street-want-zombies = doit franchir la barricade
street-want-humans = doit tenir jusqu’à l’aube
street-won-zombies = Un zombie a franchi la barricade : les zombies ont gagné.
street-won-humans = L’aube est là et aucun zombie n’a franchi la barricade : les humains ont gagné.
street-now-lies = Se trouve maintenant en { $squares }.
street-now-nowhere = Vous l’avez en main ; elle ne peut se jouer nulle part en ce moment.
street-now-open = Vous l’avez en main ; dans cette rue elle peut se jouer sur { $places }.
street-now-free = Vous l’avez en main ; elle se joue sans cible.
street-frozen = La rue est gelée.
street-terror = Terreur : les humains ne peuvent jouer qu’une seule carte.
street-orders = { $orders ->
    [0] Le Boss n’a plus d’ordre à donner.
    [one] Le Boss peut encore donner un ordre.
   *[other] Le Boss peut encore donner { $orders } ordres.
}
street-fire = feu
    .help = Napalm : 1 dégât à chaque créature qui entre, jusqu’au prochain tour humain.
mark-shield = bouclier
    .help = Un bouclier vivant : il encaisse tous les dégâts d’une attaque, puis est défaussé. Seule la Grenade passe outre ; devant une fosse, il y est jeté.
mark-boss = Boss
    .help = Donne trois ordres par partie, un par tour, à d’autres zombies de force 3 ou moins. S’il meurt, tous les zombies reculent.
mark-netted = au filet
    .help = Pris au filet : rien ne le déplace jusqu’au prochain tour humain.
mark-held = retenu
    .help = Retenu par « Pas si vite » : il n’avance pas ce tour-ci.
mark-moved = déplacé
    .help = Une carte ou un ordre l’a déplacé ce tour-ci ; aucun autre ne le peut.
mark-joined = se repose
    .help = Deux zombies fusionnés par la Masse ce tour-ci : ni carte ni ordre ne le déplace jusqu’au prochain tour zombie.
mark-obeyed = a obéi
    .help = Il a obéi à un ordre du Boss et n’obéira plus de la partie.
mark-ran = a couru
    .help = Ce chien a couru ce tour-ci.
mark-chosen = choisi
    .help = Nommé pour le filet que l’on jette.
word-zombies = Zombie
    .help = Part d’une case libre de la rangée 1 et avance d’une case par tour. Son nombre est sa force et ce qu’il peut subir.
word-walls = Mur
    .help = Se pose sur une case vide, sans zombie autour, ni en rangée 5 ni dans une rangée derrière un zombie. Les zombies y montent si leur file a sa hauteur pour force ; chiens et barils n’y passent jamais.
word-pits = Fosse
    .help = Se pose sur n’importe quelle case libre. Tue la première créature qui y entre avec au plus sa profondeur pour force, puis est comblée ; un bouclier y est jeté.
word-bursts = Rafale
    .help = Des balles dans une ligne : celles qui restent après une mort volent plus loin. Un survivant recule d’une case, un bouclier les avale toutes.
word-line = File
    .help = Des créatures l’une derrière l’autre dans une ligne, sans trou : ensemble elles poussent la première sur un mur.
word-lane = Ligne
    .help = A, B ou C : cinq cases du cimetière à la barricade. B est au centre.
word-row = Rangée
    .help = Trois cases côte à côte, comptées du cimetière (1) à la barricade (5).
stance = Me consulter pour les cartes
    .help = Tous voient votre choix ; vous pouvez en changer à tout moment.
stance-usual = chaque fois que je peux répondre
    .help = Zombies : quand un coup part et que vous avez « Clic ».
stance-own = seulement à mon tour
    .help = Zombies : tous les coups partent sans question. On ne demande aux humains que ce qu’ils doivent décider.

## Cartes zombies

card-zombie-2 = Zombie 2
    .help = Se pose sur une case libre de la rangée 1 et avance d’une case par tour. Force 2.
card-zombie-3 = Zombie 3
    .help = Se pose sur une case libre de la rangée 1 et avance d’une case par tour. Force 3.
card-zombie-4 = Zombie 4
    .help = Se pose sur une case libre de la rangée 1 et avance d’une case par tour. Force 4.
card-zombie-5 = Zombie 5
    .help = Se pose sur une case libre de la rangée 1 et avance d’une case par tour. Force 5.
card-dog = Chien
    .help = Se pose sur une case libre des trois premières rangées. Court jusqu’à trois cases par tour, en tous sens sauf en diagonale. Endurance 1, force 0, ne gagne jamais.
card-boss = Boss
    .help = Fait d’un zombie le Boss : trois ordres dans la partie, un par tour, chacun déplace un autre zombie de force 3 ou moins. S’il meurt, tous les zombies reculent.
card-human = Humain
    .help = Un bouclier vivant pour un zombie : il encaisse tous les dégâts d’une attaque.
card-claws = Griffes
    .help = Un zombie gagne 1 de force pour de bon.
card-terror = Terreur
    .help = Les humains ne peuvent jouer qu’une seule carte à leur prochain tour.
card-mass = Masse
    .help = Un zombie va sur un zombie voisin et les deux n’en font qu’un, leurs forces additionnées.
card-change = Changement
    .help = Deux zombies voisins échangent leurs places.
card-bite = Morsure
    .help = Un bouclier devient un zombie de force 1 à côté ou derrière son porteur.
card-hunger = Faim
    .help = Un zombie avance d’une case de plus, même par-dessus la barricade.
card-meat = Viande
    .help = Vous choisissez une carte de la main des humains ; elle est défaussée.
card-pick-axe = Pioche
    .help = Détruit un mur, un baril, une voiture ou une mine.
card-click = Clic
    .help = À garder pour le tour humain : annule un Tir, une Rafale ou le Sniper.
card-not-so-fast = Pas si vite
    .help = À garder pour votre prochaine étape de mouvement : un zombie reste où il est.
card-dawn = Aube
    .help = La dernière carte du paquet zombie : quand elle est piochée, les humains gagnent.

## Cartes humaines

card-shot = Tir
    .help = 1 dégât à la première créature d’une ligne ; un zombie qui survit recule.
card-good-shot = Tir ajusté
    .help = 2 dégâts à la première créature d’une ligne ; un zombie qui survit recule.
card-burst-2 = Rafale de 2
    .help = Deux balles dans une ligne ; celles qui restent après une mort volent vers la cible suivante.
card-burst-3 = Rafale de 3
    .help = Trois balles dans une ligne ; celles qui restent après une mort volent vers la cible suivante.
card-sniper = Sniper
    .help = 2 dégâts à n’importe quelle créature de la rue ; un zombie qui survit recule.
card-wall-5 = Mur 5
    .help = Se pose sur une case vide, sans zombie autour, ni en rangée 5 ni derrière un zombie. Reste pour toujours ; les zombies n’y montent que si leur file a 5 de force.
card-wall-6 = Mur 6
    .help = Se pose sur une case vide, sans zombie autour, ni en rangée 5 ni derrière un zombie. Reste pour toujours ; les zombies n’y montent que si leur file a 6 de force.
card-pit-1 = Fosse 1
    .help = Se pose sur n’importe quelle case libre. Tue le premier chien ou zombie de force 1 qui y entre, puis elle est comblée.
card-pit-2 = Fosse 2
    .help = Se pose sur n’importe quelle case libre. Tue le premier chien ou zombie de force 1 ou 2 qui y entre, puis elle est comblée.
card-barrier = Barrière
    .help = Se pose sur une case libre de la rangée 1, ou de la rangée 5 selon le réglage. Rien ne bouge dans cette ligne, ni n’y entre, jusqu’à votre prochain tour.
card-barrel = Baril
    .help = Se pose en rangée 5 sur une case sans créature, mur ni barrière, et roule d’une case vers le cimetière à chaque tour ; tue la première créature qu’il rencontre.
card-mine = Mine
    .help = Se pose sur une case libre, mais pas juste devant une créature. 2 dégâts à la créature qui marche dessus, et 1 par ses éclats sur une case voisine de votre choix.
card-car = Voiture
    .help = Une voiture piégée : se pose sur une case dont la ligne est libre de là à la barricade. Tirez dessus ou brûlez-la, et 1 dégât frappe sa case et les huit autour.
card-napalm = Napalm
    .help = Une case brûle jusqu’à votre prochain tour : 1 dégât à la créature qui s’y trouve et à chaque créature qui y entre.
card-net = Filet
    .help = Retient jusqu’à votre prochain tour des zombies sur des cases reliées, dont les forces font 6 au plus en tout.
card-freeze = Gel
    .help = Rien ne bouge dans la rue, ni au prochain tour des zombies, ni à votre prochain tour.
card-grenade = Grenade
    .help = Détruit tout sur une case, bouclier ou non.
card-gasoline = Essence
    .help = 4 dégâts le long d’une suite de cases : elle passe sur les morts, et chaque case vide lui coûte 1 point.
card-flamethrower = Lance-flammes
    .help = 5 dégâts à répartir sur la rangée la plus proche de vous qui porte une créature.
card-street-on-fire = Rue en feu
    .help = 1 dégât à chaque créature de la ligne A ou C ; fait sauter voiture et mine.
card-high-voltage = Haute tension
    .help = 1 dégât à chaque créature d’une ligne.
card-blood = Sang
    .help = Un zombie ou un chien glisse d’une case de côté.
card-searchlight = Projecteur
    .help = Toutes les créatures d’une ligne reculent d’une case.
card-back-off = Recule
    .help = Toutes les créatures de la rue reculent d’une case.
card-get-out = Dégage
    .help = Vous choisissez une carte de la main des zombies ; elle est défaussée.

## Décisions

decision-hold = Les zombies vont avancer : jouer « Pas si vite » pour en retenir un ?
decision-dogs = { $dog_square_count ->
    [one] Le chien en { $dog_square } court-il ? Il peut faire 3 pas.
   *[other] Quel chien court d’abord, { $dog_square } ? Chacun peut faire 3 pas.
}
decision-dogs-more = { $dog_square_count ->
    [one] Le chien en { $dog_square } court-il aussi ? Il peut faire 3 pas.
   *[other] Quel chien court ensuite, { $dog_square } ? Chacun peut faire 3 pas.
}
decision-run = Le chien est en { $square } et peut faire encore { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } : où court-il ?
decision-discard = Quelle carte défaussez-vous ?
decision-play = Que jouez-vous ?
decision-play-orders = Que jouez-vous ? Le Boss peut encore donner { $orders ->
        [one] un ordre
       *[other] { $orders } ordres
    }.
decision-shrapnel = La mine en { $square } explose : où volent les éclats ?
decision-click = { $player_seat } joue « { $card } » sur { $target }. Jouer « Clic » pour l’annuler ?
decision-to-order = Où le Boss envoie-t-il le zombie en { $square } ?
decision-to-mass = Avec quel voisin le zombie en { $square } fusionne-t-il ?
decision-to-change = Avec quel voisin le zombie en { $square } échange-t-il sa place ?
decision-to-blood = De quel côté glisse la créature en { $square } ?
decision-to-bite = Où l’humain mordu se relève-t-il ?
decision-take-meat = Quelle carte les humains perdent-ils ?
decision-take-get-out = Quelle carte les zombies perdent-ils ?
decision-net = Le filet tient { $chosen_count ->
        [one] le zombie
       *[other] les zombies
    } en { $chosen } et prend encore { $left } de force : quel autre zombie attrape-t-il ?
decision-pour = Il reste à l’essence, en { $square }, { $points ->
        [one] un point
       *[other] { $points } points
    } : où coule-t-elle ?
decision-burn = { $chosen_count ->
    [0] Répartissez 5 points sur la rangée { $row } : quelle ligne, combien ?
   *[other] La flamme brûle { $chosen } ; { $left ->
        [one] il reste { $left } point
       *[other] il reste { $left } points
    } : quelle autre ligne, combien ?
}

## Choix

pick-play-1 = Jouer « { $card } »
pick-play-2 = Jouer « { $card } » sur { $target }
pick-play-3 = Jouer « { $card } » sur { $aim } dans { $target }
pick-order = Le Boss commande le zombie en { $square }
pick-end = Finir le tour
pick-discard = Défausser « { $card } »
pick-take = « { $card } »
pick-to = En { $square }
pick-to-in-to-mass = Avec celui en { $square }
pick-to-in-to-change = Avec celui en { $square }
pick-run = Chien de { $from_square } à { $square }
pick-stop = Rester là
pick-stop-in-dogs = Aucun chien ne court
pick-stop-in-dogs-more = Aucun autre chien ne court
pick-stop-in-run = S’arrêter là
pick-go = Les laisser tous avancer
pick-click = Jouer « Clic » : le tir est annulé
pick-let = Laisser tirer
pick-done = C’est tout
pick-done-in-net = Refermer le filet
pick-done-in-burn = Mettre le feu
pick-done-in-pour = Pas plus loin
pick-shrapnel = En { $square }
pick-net = Le zombie en { $square } aussi
pick-pour = Ensuite { $square }
pick-burn = Ligne { $lane } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Événements

event-turn = Tour { $round } : { $seat } joue. { $until ->
        [one] La prochaine carte zombie est l’aube
       *[other] { $until } cartes zombies jusqu’à l’aube
    }.
event-end = { $seat } finit son tour{ $kept ->
        [0] {""}
        [one] {" "}et garde une carte
       *[other] {" "}et garde { $kept } cartes
    }.
event-end-empty = { $seat } n’a plus de carte : fin du tour.
event-end-stuck = { $seat } ne peut jouer { $kept ->
        [one] la carte qui reste
       *[other] aucune des { $kept } cartes qui restent
    } : fin du tour.
event-end-terror = Terreur : { $seat } ne peut pas jouer de seconde carte, fin du tour.
event-begin = { $seat } mène les zombies et commence, comme toujours les morts : un seul zombie au-delà de la barricade leur suffit. Les humains gagnent à l’aube, dernière des { $until } cartes zombies.
event-draw = { $seat } pioche { $drawn_card }.
event-dawn = L’aube se lève et { $seat } gagne : les humains ont tenu !
event-discard = { $seat } défausse « { $card } ».
event-play = { $seat } joue « { $card } ».
event-play-at = { $seat } joue « { $card } » en { $square }.
event-play-lane = { $seat } joue « { $card } » sur la ligne { $lane }.
event-play-car = { $seat } joue « { $card } » sur la voiture.
event-nothing = « { $card } » ne fait rien : { $card_id ->
        [back-off] aucune créature ne peut reculer
        [searchlight] aucune créature de la ligne ne peut reculer
        [grenade] la case est vide
        [terror] les humains sont déjà terrifiés
       *[other] il n’y a aucune créature dans la ligne
    }.
event-lose = { $seat } perd « { $card } ».
event-click = { $seat } joue « Clic » : « { $card } » est sans effet.
event-rise = L’humain mordu se relève en { $square }, zombie de force 1.
event-run = Le chien court de { $from_square } en { $square }.
event-walk = Le zombie { $strength } avance de { $from_square } en { $square }.
event-back = { $unit } en { $from_square } recule en { $square }.
event-stay = { $unit } en { $square } ne peut pas reculer.
event-slip = { $unit } en { $from_square } glisse en { $square }.
event-cross = Le zombie en { $from_square } franchit la barricade et { $seat } gagne !
event-order = Le Boss donne un ordre au zombie en { $square } ; { $left ->
        [0] c’était le dernier
        [one] il lui en reste un
       *[other] il lui en reste { $left }
    }.
event-join = Le zombie en { $from_square } fusionne avec celui en { $square } : force { $strength }.
event-swap = Les zombies en { $from_square } et { $square } échangent leurs places.
event-grow = Le zombie en { $square } a maintenant { $strength } de force.
event-hit = Le zombie en { $square } subit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } ; il lui reste { $strength } de force.
event-die = { $unit } en { $square } meurt.
event-shield = Le zombie en { $square } perd son bouclier.
event-boss-dies = Le Boss meurt.
event-mine = La mine en { $square } explose.
event-shrapnel = Des éclats volent vers { $square }.
event-car = La voiture en { $square } explose.
event-destroy = { $card } en { $square } : { $card_id ->
        [barrier] détruite
        [car] détruite
        [mine] détruite
        [pit-1] détruite
        [pit-2] détruite
       *[other] détruit
    }.
event-fall = Une créature tombe dans la fosse en { $square }.
event-plug = Le zombie en { $square } jette son bouclier dans la fosse.
event-roll = Le baril roule de { $from_square } à { $square }.
event-roll-off = Le baril quitte la rue en { $from_square }.
event-crash = Le baril s’écrase en { $square } ({ $card }).
event-barrel-hit = Le baril heurte une créature en { $square }.
event-burn = La case { $square } brûle.
event-scorch = Le napalm en { $square } brûle qui s’y trouve.
event-fire-out = Le feu en { $square } s’éteint.
event-barrier-up = La barrière en { $square } est levée.
event-net = Le filet prend le zombie en { $square }.
event-net-off = Le filet est retiré.
event-thaw = La rue dégèle.

## Refus : pourquoi ce choix est impossible

refusal-frozen = Rien ne bouge tant que la rue est gelée.
refusal-netted = Le zombie en { $square } est pris au filet.
refusal-barred = Une barrière arrête tout mouvement dans la ligne de { $square }.
refusal-lane-barred = Une barrière empêche d’entrer dans la ligne de { $square }.
refusal-moved = Une carte ou un ordre a déjà déplacé ce tour-ci le zombie en { $square }.
refusal-joined = Le zombie en { $square } a fusionné par la Masse ce tour-ci et doit rester sur place.
refusal-occupied = Une créature se trouve en { $square }.
refusal-wall-line = La file est trop faible pour le mur en { $square }.
refusal-wall-own = Seul, un zombie doit être aussi fort que le mur est haut.
refusal-wall-back = Le mur en { $square } est plus haut que la force du zombie.
refusal-wall-dog = Les chiens ne montent pas sur le mur en { $square }.
refusal-wall-placed = Ce zombie est trop faible pour partir sur ce mur.
refusal-off-street = { $target } est hors de la rue.
refusal-no-zombie = Il n’y a pas de zombie en { $square }.
refusal-is-dog = En { $square } il y a un chien, et un chien n’est pas un zombie ; cette carte ne le concerne pas.
refusal-taken = Un zombie ou un chien se trouve déjà en { $square }.
refusal-barrel-there = On ne pose aucune créature sur la case d’un baril.
refusal-dog-row = Les chiens ne partent pas de cette rangée.
refusal-shield-already = Ce zombie a déjà un bouclier.
refusal-no-shield = Ce zombie n’a pas de bouclier à mordre.
refusal-no-room = Il n’y a pas de case libre à côté ou derrière ce zombie.
refusal-no-partner = Aucun zombie ne se trouve à côté de celui en { $square }.
refusal-no-way = De { $square }, il ne peut aller nulle part.
refusal-no-dog = Il n’y a pas de chien en { $square }.
refusal-ran-already = Le chien en { $square } a déjà couru ce tour-ci.
refusal-another-dog = C’est le chien en { $square } qui court : il continue ou s’arrête.
refusal-sideways-only = Le Sang ne pousse que de côté, vers la ligne voisine.
refusal-not-ahead = L’humain mordu se relève à côté ou derrière, jamais devant.
refusal-empty-hand = L’autre main est vide.
refusal-not-before = Cette carte se joue juste avant l’étape de mouvement.
refusal-click-later = « Clic » se garde pour le tour humain : on vous le demande quand un coup part.
refusal-held-already = Ce zombie est déjà retenu.
refusal-nothing-to-break = Il n’y a rien à détruire.
refusal-not-breakable = La Pioche n’agit que sur un mur, un baril, une voiture ou une mine.
refusal-no-target = Aucune cible n’est en vue dans cette ligne.
refusal-no-car = Aucune voiture en vue dans cette ligne avant la première créature.
refusal-no-unit = Il n’y a aucune créature à toucher.
refusal-no-car-at-all = Il n’y a pas de voiture dans la rue.
refusal-not-empty = Cette case n’est pas vide.
refusal-on-fire = Cette case brûle.
refusal-wall-near-zombie = Un zombie se trouve autour de cette case.
refusal-wall-behind-zombie = Un mur ne se pose pas dans une rangée derrière un zombie.
refusal-barrier-row = Une barrière ne se pose pas dans cette rangée.
refusal-barrel-blocked = Un baril demande une case sans créature, mur ni barrière.
refusal-mine-in-front = Une mine ne se pose pas juste devant une créature.
refusal-car-blocked = Quelque chose barre la route à la voiture.
refusal-too-strong = Ce zombie est trop fort pour le filet.
refusal-in-net-already = Le zombie en { $square } est déjà dans le filet.
refusal-net-full = Le zombie en { $square } est trop fort pour la place qui reste dans le filet.
refusal-not-connected = Le filet ne peut pas aller jusqu’en { $square } : des cases reliées, et 6 de force en tout au plus.
refusal-net-open = Les zombies nommés ne sont pas encore reliés : nommez qui est entre eux.
refusal-flame-blocked = Un mur ou une barrière protège { $square } de la flamme.
refusal-flame-empty = En { $square } il n’y a rien à brûler, ni rien à atteindre au-delà.
refusal-flame-broken = La flamme serait rompue : il ne reste pas de point pour la case entre deux, ou elle est hors d’atteinte.
refusal-flame-spent = Il ne reste pas autant de points.
refusal-flame-too-much = En { $square }, moins de points suffisent.
refusal-lane-burns-already = La ligne { $target } a déjà ses points : reprenez-les d’abord.
refusal-flame-open = La flamme est rompue : brûlez aussi la case entre deux.
refusal-flame-unused = Rien ne brûle encore : choisissez une ligne.
refusal-no-boss = Il n’y a pas de Boss dans la rue.
refusal-orders-spent = Le Boss a donné ses trois ordres.
refusal-ordered-already = Le Boss a déjà donné un ordre ce tour-ci.
refusal-boss-himself = Le Boss ne peut pas se donner d’ordre.
refusal-too-strong-to-obey = Seuls obéissent les zombies de force 3 ou moins.
refusal-obeyed-already = Ce zombie a déjà obéi à un ordre.
refusal-not-held = Vous n’avez pas cette carte.
refusal-not-there = Cette carte n’est pas dans l’autre main.
refusal-say-where = Dites où : nommez une case ou une ligne.
refusal-no-aim = « { $card } » ne vise rien : jouez-la seule.
refusal-name-lane = « { $card } » vise une ligne : nommez A, B ou C.
refusal-name-square = « { $card } » vise une case, comme B3.
refusal-zombie-row = Les zombies partent de la rangée 1.
refusal-barrel-row = Un baril part de la rangée 5.
refusal-burnt-already = L’essence a déjà brûlé { $square }.
refusal-wall-row-5 = Un mur ne se pose pas en rangée 5.
refusal-side-lanes = « Rue en feu » ne se joue que sur les lignes A et C.
refusal-only-zombies = Seuls les zombies ont un Boss.
refusal-too-far = { $target } n’est pas à côté de { $square }.
refusal-asked-hold = C’est seulement le moment de « Pas si vite » : les zombies vont avancer.
refusal-asked-dogs = C’est aux chiens de courir.
refusal-asked-run = Le chien peut faire encore un pas, ou s’arrêter.
refusal-asked-discard = Défaussez d’abord une de vos quatre cartes.
refusal-asked-play = C’est le moment de jouer des cartes.
refusal-asked-shrapnel = Choisissez d’abord où volent les éclats.
refusal-asked-click = Dites d’abord si vous jouez « Clic ».
refusal-asked-to = Choisissez d’abord la case où il va.
refusal-asked-take = Choisissez d’abord la carte que l’autre camp perd.
refusal-asked-net = Dites d’abord quels zombies le filet prend, dans l’ordre que vous voulez, ou qu’il est refermé.
refusal-asked-pour = L’essence coule vers une case voisine qu’elle n’a pas encore brûlée.
refusal-asked-burn = Répartissez d’abord les points de feu, ligne par ligne, dans l’ordre que vous voulez.
street-dawn = cartes avant l’aube
street-mark-frozen = rue gelée
street-mark-terror = une seule carte
street-mark-orders = { $orders ->
    [0] plus d’ordre
    [one] encore un ordre
   *[other] encore { $orders } ordres
}

## Le plateau à l’écran

street-hand = Main { DE($name) }
street-foreseen = Cela donnerait : { $events }
street-reaction = Stop ! Une réaction
tally-crossed = La barricade est franchie : la rue est aux morts !
tally-held = L’aube : les vivants ont tenu la barricade !
tally-played = Cartes jouées
tally-thrown = Cartes défaussées
tally-steps = Pas des morts
tally-fallen = Zombies et chiens tués
tally-damage = Force perdue sous les coups et le feu
tally-blasts = Explosions
tally-standing = Force encore dans la rue
tally-dawn = Cartes restantes avant l’aube
lab-side-0 = Camp zombie
lab-side-1 = Camp humain

## Why am I asked this? A sentence and its clause for every decision

why-hold = Vous avez « Pas si vite », qui ne se joue qu’ici, juste avant que les zombies avancent.
    .clause = ZBK-49
why-dogs = Les chiens courent avant que les zombies avancent, l’un après l’autre, dans l’ordre qui vous plaît.
    .clause = ZBK-A6
why-dogs-more = Un autre chien peut courir avant que les zombies avancent ; ceux qui restent, restent.
    .clause = ZBK-A6
why-run = Un chien court jusqu’à trois cases, pas à pas, et peut s’arrêter avant.
    .clause = ZBK-32
why-discard = Après avoir complété sa main à quatre cartes, il faut en défausser une : gardez ce qui servira ce tour et le suivant.
    .clause = ZBK-14
why-play = Vous pouvez jouer autant de cartes que vous voulez, l’une après l’autre. Ce que vous gardez reste à vous au tour suivant.
    .clause = ZBK-15
why-play-orders = Le Boss peut donner un ordre par tour, en plus de vos cartes : il déplace d’une case un zombie de force 3 ou moins.
    .clause = ZBK-34
why-shrapnel = Une mine a explosé : le camp humain choisit une case voisine que ses éclats touchent aussi.
    .clause = ZBK-79
why-click = Vous avez « Clic » : il peut annuler le tir en cours, et rien d’autre.
    .clause = ZBK-47
why-to-order = Un ordre déplace le zombie d’une case en avant, en arrière ou de côté ; chaque zombie n’obéit qu’une fois dans la partie.
    .clause = ZBK-35
why-to-mass = Masse réunit deux zombies voisins : choisissez celui qu’il rejoint ; leurs forces s’additionnent.
    .clause = ZBK-40
why-to-change = Changement échange deux zombies voisins : choisissez l’autre.
    .clause = ZBK-42
why-to-blood = Sang pousse de côté un zombie ou un chien : choisissez le côté.
    .clause = ZBK-64
why-to-bite = L’humain mordu se relève en zombie de force 1, à côté ou derrière celui qui le portait.
    .clause = ZBK-43
why-take-meat = Viande fait perdre aux humains une carte de leur main ouverte, et c’est vous qui choisissez.
    .clause = ZBK-46
why-take-get-out = Dégage fait perdre aux zombies une carte de leur main ouverte, et c’est vous qui choisissez.
    .clause = ZBK-65
why-net = Le filet prend des zombies jusqu’à une force totale : dites lesquels encore.
    .clause = ZBK-72
why-pour = L’essence a tué et il lui reste des points : elle peut gagner une case voisine.
    .clause = ZBK-68
why-burn = Le lance-flammes dépense jusqu’à 5 points sur la rangée occupée la plus proche : répartissez-les.
    .clause = ZBK-85

# Conseils : ce que donne un choix, et ce qui peut mal tourner
figure-front = Rangée du zombie le plus avancé dans deux tours (la barricade suit la rangée 5) : { $value } ({ $more })
figure-strength = Force des morts dans la rue dans deux tours : { $value } ({ $more })
figure-broken = Chances qu’un zombie passe d’ici deux tours, sur 100 : { $value } ({ $more })
risk-barricade = les morts sont devant la barricade dans deux tours, ou l’ont passée
risk-strength = les morts sont plus faibles dans deux tours que maintenant
score-text = { $score ->
    [1] victoire
   *[0] défaite
}
