### Happy DayZ : textes du jeu en français.

## Le jeu

name = Happy DayZ
tagline = Gagnez les Survivants, esquivez les Zombies et choisissez à chaque ouverture qui l’emporte, le plus haut ou le plus bas.

## Options

option-mode = Durée
    .help = Une seule manche, ou une campagne où Populations, Mini-vans et Factions se suivent de manche en manche.
option-mode-express = Express (1 manche)
option-mode-campaign = Campagne (4 manches au plus)

option-factions = Factions
    .help = Les trois Factions de la partie, dans leur ordre de classement, et la version de chaque Pouvoir.

option-start = Choix des Factions
    .help = Comment sont désignées les trois Factions de la première manche.
option-start-recommended = Conseillées pour débuter
option-start-random = Tirées au hasard
option-start-scenario = Celles d’un scénario

option-memory = Mémoire
    .help = La table vous rappelle-t-elle les cartes que vous avez vues entrer dans les Zones d’Expédition ?
option-memory-closed = Fermée (à vous de retenir)
option-memory-open = Ouverte (la table retient pour vous)

option-edition = Édition
    .help = Les règles finales, ou celles du prototype : pas de carte Rencontre, des mains plus grandes, d’autres Pouvoirs.
option-edition-final = Édition finale
option-edition-prototype = Prototype

option-optional_draw = Tirage de Pouvoir
    .help = Règle facultative : avant chaque nouvelle manche, un Pouvoir tiré au hasard en remplace un en jeu, au lieu du changement libre de Faction.
option-optional_draw-off = Non
option-optional_draw-on = Oui

option-zombie_losses = Pertes dues aux Zombies
    .help = Combien des 20 Zombies coûtent 3, 6 et 9 Survivants ; ces nombres sont notre proposition.
option-zombie_losses-14-4-2 = Normal : 14, 4 et 2 Zombies
option-zombie_losses-12-6-2 = Difficile : 12, 6 et 2 Zombies
option-zombie_losses-10-6-4 = Très difficile : 10, 6 et 4 Zombies
option-zombie_losses-8-8-4 = Cauchemar : 8, 8 et 4 Zombies

## Villes : les noms des cinq compteurs de Population

town-flowers-hill = Flowers Hill
town-manor-height = Manor Height
town-royal-district = Royal District
town-meadow-square = Meadow Square
town-rocky-junction = Rocky Junction

## Le plateau et les zones

side-low = côté --
    .help = La carte la plus basse de la Faction demandée gagne le pli.
side-high = côté ++
    .help = La carte la plus haute de la Faction demandée gagne le pli.

zone-hand = Main
    .help = Vos cartes, cachées aux autres.
zone-transfer = Zone de Transfert
    .help = Les cartes que vos voisins vous ont passées : visibles, mais elles font partie de votre main.
zone-trick = Pli
    .help = Les cartes jouées ce tour-ci, une par Communauté.
zone-encounter = Carte Rencontre
    .help = Révélée de la Réserve à chaque tour ; elle va à qui gagne le pli, mais n’en fait pas partie.
zone-reserve = Réserve
    .help = Les cartes non distribuées, face cachée au milieu du plateau.
zone-expedition = Zone d’Expédition
    .help = Les cartes gagnées par une Communauté, face cachée jusqu’à la fin de la manche ; seuls les Mini-vans sont visibles.
zone-quarantine = Zone de Quarantaine
    .help = Le nom de la Zone d’Expédition dans le prototype.
zone-wandering = Survivants Itinérants
    .help = Prototype, à 2 joueurs : une pile face visible ; qui gagne un pli prend aussi la carte du dessus.
zone-population = Population
    .help = Le nombre de Survivants d’une Communauté : 66 au départ.

## Factions

faction-hippie = Hippies
    .help = Ils partagent : qui gagne leur pli en donne les cartes.
faction-soldier = Militaires
    .help = Ils évacuent : qui gagne leur pli remet une carte gagnée à quelqu’un d’autre.
faction-dog = Chiens
    .help = Ils ont du flair : qui gagne leur pli décide à qui va la carte Rencontre.
faction-preacher = Prédicateurs
    .help = Ils s’en remettent au destin : qui gagne leur pli pioche dans la Réserve et peut mettre une carte dessous.
faction-scientist = Scientifiques
    .help = Ils cherchent un remède : en fin de manche, ils adoucissent les pertes dues aux Zombies.
faction-child = Enfants
    .help = Il faut les protéger : en fin de manche, une seule de vos cartes Enfants compte, pour son propre nombre.
faction-biker = Motards
    .help = Ils roulent en petites bandes : en fin de manche, ils valent double tant que vous en avez peu.
faction-cheerleader = Cheerleaders
    .help = Elles font tourner : après leur pli, chacun passe une carte.
faction-police = Policiers
    .help = Ils sont au-dessus des autres : leurs cartes sont l’atout.
faction-nurse = Infirmières
    .help = Elles soignent : qui gagne leur pli peut se débarrasser d’un Zombie.
faction-governor = Gouverneurs
    .help = Ils commandent : qui gagne leur pli décide qui ouvre le suivant, et de quel côté.
faction-survivalist = Survivalistes
    .help = Ils font du troc : qui gagne leur pli peut échanger la carte Rencontre contre une carte de sa main.
faction-zombie = Zombies
    .help = Toujours en jeu : 20 cartes qui coûtent chacune 3, 6 ou 9 Survivants. Un pli ouvert par un Zombie est partagé entre tous.
faction-van = Mini-van
    .help = Toujours en jeu : 3 cartes qui remplacent n’importe quelle autre et ne gagnent jamais un pli.

## Cartes

card-hippie = Hippie { $value }
    .help = Carte Survivant : +1 en fin de manche.
card-soldier = Militaire { $value }
    .help = Carte Survivant : +1 en fin de manche.
card-dog = Chien { $value }
    .help = Carte Survivant : +1 en fin de manche.
card-preacher = Prédicateur { $value }
    .help = Carte Survivant : +1 en fin de manche.
card-scientist = Scientifique { $value }
    .help = Carte Survivant : +1 en fin de manche, et elle peut adoucir les pertes dues à vos Zombies.
card-child = Enfants { $value }
    .help = Carte Survivant qui vaut le nombre imprimé, de 1 à 4, mais en général une seule de vos cartes Enfants compte.
card-biker = Motard { $value }
    .help = Carte Survivant : +1 ou +2 en fin de manche, selon le nombre de vos Motards.
card-cheerleader = Cheerleader { $value }
    .help = Carte Survivant : +1 en fin de manche.
card-police = Policier { $value }
    .help = Carte Survivant : +1 en fin de manche ; elle peut gagner les plis d’autres Factions.
card-nurse = Infirmière { $value }
    .help = Carte Survivant : +1 en fin de manche.
card-governor = Gouverneur { $value }
    .help = Carte Survivant : +1 en fin de manche.
card-survivalist = Survivaliste { $value }
    .help = Carte Survivant : +1 en fin de manche.
card-zombie = Zombie { $value }
    .help = Coûte 3, 6 ou 9 Survivants en fin de manche.
card-van = Mini-van
    .help = Se joue à la place de n’importe quelle carte ; ne gagne jamais ; ne vaut rien en fin de manche.
card-patient-zero = Patient Zéro ({ $faction })
    .help = Carte promo à la place du 7 de la Faction : +3 si vous n’avez aucun Zombie qui coûte 9, sinon -3.

## Pouvoirs (les noms absents de la règle sont de nous)

power-van = Mini-van
    .help = Se joue à la place de n’importe quelle carte et ne gagne jamais. Il va face visible à qui gagne le pli, qui le conserve pour la manche suivante d’une campagne.
power-zombie = Zombies
    .help = Qui gagne prend les autres cartes du pli et la carte Rencontre. Puis chaque Communauté, en commençant par elle, prend le pire Zombie restant.
power-bunker = Bunker
    .help = Fin de manche : chaque Communauté gagne 1 Survivant par série d’une carte de chacune des trois Factions.
power-horde = Horde
    .help = Dans un pli Zombies, une carte Rencontre qui est un Zombie est partagée avec les autres.

power-hippie-base = Tout partager
    .help = Donnez toutes les cartes du pli à une autre Communauté. Vous gardez la carte Rencontre.
power-hippie-plus = Tous égaux
    .help = Donnez chaque carte du pli à la Communauté de votre choix, la vôtre comprise. Vous gardez la carte Rencontre.
power-hippie-minus = Bad trip
    .help = Toutes les cartes du pli vont à votre voisin de gauche. Vous gardez la carte Rencontre.

power-soldier-base = Évacuation
    .help = Donnez une carte de votre Zone d’Expédition à une autre Communauté.
power-soldier-plus = Assaut
    .help = Donnez jusqu’à deux cartes de votre Zone d’Expédition, chacune à l’autre Communauté de votre choix.
power-soldier-minus = Faiblesse
    .help = Donnez à une autre Communauté une carte du pli que vous venez de gagner. Ce ne peut pas être la carte Rencontre.

power-dog-base = Bon flair
    .help = Placez la carte Rencontre dans la Zone d’Expédition de la Communauté de votre choix, la vôtre comprise.
power-dog-plus = Dressage
    .help = Regardez la Zone d’Expédition d’un adversaire et choisissez-y une carte : elle devient la prochaine carte Rencontre.
power-dog-minus = Chien errant
    .help = Déplacez une carte prise au hasard, sans la voir, de la Zone d’Expédition d’un adversaire vers une autre Zone, la vôtre permise.

power-preacher-base = Bonne parole
    .help = Ajoutez la première carte de la Réserve à votre Zone d’Expédition. Puis vous pouvez mettre une carte de votre Zone sous la Réserve.
power-preacher-plus = Révélation
    .help = Regardez les deux premières cartes de la Réserve : gardez-en une, mettez l’autre dessous. Puis vous pouvez mettre une carte de votre Zone sous la Réserve.
power-preacher-minus = Sermon
    .help = Ajoutez la première carte de la Réserve à votre Zone d’Expédition.

power-scientist-base = Recherche
    .help = Fin de manche : avec 4 Scientifiques ou plus, chacun de vos Zombies coûte 1 de moins. Avec strictement le plus de Scientifiques, chacun coûte encore 1 de moins.
power-scientist-plus = Vaccin
    .help = Fin de manche : avec 3 Scientifiques ou plus, chacun de vos Zombies coûte 1 de moins. Avec strictement le plus de Scientifiques, chacun coûte encore 1 de moins.
power-scientist-minus = Pénurie
    .help = Fin de manche : avec strictement le plus de Scientifiques, chacun de vos Zombies coûte 1 de moins.

power-child-base = Le plus futé
    .help = Fin de manche : seule compte votre carte Enfants au nombre le plus élevé. Avec le plus de cartes Enfants, égalités comprises, elle compte deux fois.
power-child-plus = À l’école
    .help = Fin de manche : chacune de vos cartes Enfants compte pour son nombre.
power-child-minus = Chamaillerie
    .help = Fin de manche : seule compte votre carte Enfants au nombre le plus bas. Avec le plus de cartes Enfants, égalités comprises, elle compte deux fois.

power-biker-base = Petite bande
    .help = Fin de manche : de 1 à 6 Motards, chacun vaut 2 Survivants ; à partir de 7, chacun vaut 1.
power-biker-plus = Toute la bande
    .help = Fin de manche : chaque Motard vaut 2 Survivants.
power-biker-minus = Loups solitaires
    .help = Fin de manche : avec moins de 5 Motards, chacun vaut 2 Survivants, sinon 1.

power-cheerleader-base = Faites passer !
    .help = Toutes les Communautés passent en même temps une carte, de leur main ou Zone de Transfert, dans la main de la suivante dans le sens horaire.
power-cheerleader-plus = Chorégraphie
    .help = Vous choisissez le sens, puis toutes les Communautés passent en même temps une carte, de leur main ou Zone de Transfert, dans la main suivante.
power-cheerleader-minus = Pyramide bancale
    .help = Chaque Communauté passe une carte, tirée au hasard dans sa main et sa Zone de Transfert, dans la main de la suivante dans le sens horaire.

power-police-base = La loi
    .help = Atout : dans un pli d’une autre Faction, le plus haut Policier du côté ++ ou le plus bas du côté -- gagne. Il faut toujours fournir, et le Pouvoir est celui de la Faction demandée.
power-police-plus = État d’urgence
    .help = Atout, comme dans le Pouvoir de base, et vous pouvez jouer un Policier même si vous pouviez fournir.
power-police-minus = Sous-effectif
    .help = Atout, comme dans le Pouvoir de base, mais seulement du côté ++.

power-nurse-base = Premiers soins
    .help = Vous pouvez mettre un Zombie sous la Réserve, pris dans le pli que vous venez de gagner ou sa carte Rencontre.
power-nurse-plus = Hôpital de campagne
    .help = Vous pouvez mettre n’importe quel Zombie de votre Zone d’Expédition sous la Réserve.
power-nurse-minus = Pansement
    .help = Vous pouvez mettre sous la Réserve un Zombie qui coûte 3, pris dans le pli que vous venez de gagner ou sa carte Rencontre.

power-governor-base = Décret
    .help = Désignez la Communauté qui ouvrira le prochain pli et le côté du plateau qu’elle devra utiliser.
power-governor-plus = Pleins pouvoirs
    .help = Désignez la Communauté qui ouvrira le prochain pli, le côté qu’elle devra utiliser, et la Faction avec laquelle elle devra ouvrir si elle l’a.
power-governor-minus = Simple consigne
    .help = Désignez le côté du plateau à utiliser pour le prochain pli.

power-survivalist-base = Troc
    .help = Vous pouvez échanger la carte Rencontre contre une carte de votre main ou Zone de Transfert : la vôtre va dans votre Zone d’Expédition, la carte Rencontre dans votre main.
power-survivalist-plus = Colis piégé
    .help = Vous pouvez échanger la carte Rencontre contre une carte de votre main ou Zone de Transfert, et placer la vôtre dans la Zone d’Expédition de la Communauté de votre choix.
power-survivalist-minus = Rationnement
    .help = Vous devez échanger la carte Rencontre contre une carte de votre main ou Zone de Transfert : la vôtre va dans votre Zone d’Expédition, la carte Rencontre dans votre main.

## Scénarios (s : Woodstock Fever, m : les deux boîtes, a : American Dream, notre proposition)

scenario-s1 = 18 juin : les rations
    .help = Hippies, Militaires, Chiens. Une voix à la radio parle de vivres à portée de marche.
scenario-s2 = 3 juillet : l’école
    .help = Militaires +, Chiens +, Enfants. Les chiens trouvent des enfants cachés seuls dans une école barricadée.
scenario-s3 = 12 juillet : les leçons
    .help = Chiens, Enfants -, Prédicateurs. Les petits vont en classe, les grands veulent apprendre à se battre.
scenario-s4 = 5 septembre : un signal
    .help = Enfants, Prédicateurs +, Scientifiques. Après des mois de silence, on parle d’un vaccin et d’un bunker.
scenario-s5 = 4 octobre : placards vides
    .help = Prédicateurs, Scientifiques -, Hippies +. Les vivres et l’espoir s’épuisent, certains partent seuls.
scenario-s6 = 10 octobre : le bunker
    .help = Scientifiques, Hippies, Militaires et le Bunker. Une longue marche silencieuse s’achève derrière une porte d’acier.
scenario-m1 = 23 décembre : les ordres
    .help = Militaires -, Motards, Gouverneurs. Le bunker se remplit, et chacun se voit dicter sa tâche.
scenario-m2 = 31 décembre : premières doses
    .help = Scientifiques +, Survivalistes, Infirmières. Les vaccinations commencent, et l’on ose espérer de nouveau.
scenario-m3 = 3 février : la sortie
    .help = Enfants +, Policiers, Cheerleaders. Le vaccin agit, et des convois partent tout recommencer ailleurs.
scenario-a1 = American Dream 1
    .help = Motards, Cheerleaders, Policiers.
scenario-a2 = American Dream 2
    .help = Cheerleaders et Policiers aux Pouvoirs avancés, Infirmières.
scenario-a3 = American Dream 3
    .help = Policiers, Infirmières au Pouvoir avancé, Gouverneurs.
scenario-a4 = American Dream 4
    .help = Infirmières, Gouverneurs au Pouvoir avancé, Survivalistes.
scenario-a5 = American Dream 5
    .help = Gouverneurs ; Survivalistes et Motards aux Pouvoirs avancés.
scenario-a6 = American Dream 6
    .help = Survivalistes, Motards, Cheerleaders et la Horde.

## Décisions, choix, événements et refus

option-draw = Tirer les Factions
    .help = Mélanger les cartes Pouvoir et tirer trois Factions au hasard au lieu de les choisir.

option-bunker = Bunker
    .help = Ajoute le Bunker : un Survivant de plus par lot d’une carte de chaque Faction en jeu.

neighbour-left = voisin de gauche
neighbour-right = voisin de droite

pick-play = Jouer { $card }
pick-play-2 = Jouer { $card }, { $side }
pick-pass = Passer { $card } à votre { $neighbour }
pick-reconsider = Reprendre les deux cartes et choisir à nouveau
pick-to = { $seat }
pick-give = Donner { $card }
pick-discard = Mettre { $card } sous la Réserve
pick-keep = Ne rien changer
pick-swap = Remplacer { $faction } par { $new_faction }

decision-pass-left = Quelle carte passez-vous à { $to_seat }, à votre gauche ?
decision-pass-right = Quelle carte passez-vous à { $to_seat }, à votre droite ?
decision-reconsider = Vos cartes sont passées. Vous pouvez changer d’avis tant que tout le monde n’a pas choisi.
decision-lead = Vous entamez : quelle carte, et de quel côté du plateau ?
decision-follow = Demandé : { $faction }. Quelle carte jouez-vous ?
decision-follow-free = Un Mini-van a été entamé et rien n’est encore demandé. Quelle carte jouez-vous ?
decision-change = Vous avez perdu le plus de Survivants : remplacez-vous une Faction ?
decision-hippie-to = À qui donnez-vous toutes les cartes du pli ?
decision-soldier-card = Quelle carte de votre Zone d’Expédition donnez-vous ?
decision-soldier-to = À qui donnez-vous { $card } ?
decision-dog-to = Dans quelle Zone d’Expédition mettez-vous la carte Rencontre ?
decision-preacher-discard = Mettez-vous une carte de votre Zone d’Expédition sous la Réserve ?

event-round = La manche { $round } commence. Factions : { $factions }.
event-deal = { $seat } a { $count } cartes.
event-pass = { $seat } met { $card } de côté pour un voisin.
event-pass-hidden = { $seat } met une carte de côté pour un voisin.
event-transfer = { $seat } trouve dans sa Zone de Transfert : { $cards }.
event-starter = { $seat } commence la manche.
event-encounter = Carte Rencontre : { $card }.
event-no-encounter = La Réserve est vide : pas de carte Rencontre à ce tour.
event-lead = { $seat } entame avec { $card }, { $side }.
event-follow = { $seat } joue { $card }.
event-win = { $seat } remporte le pli : { $cards }.
event-stuck = Rien que des Mini-vans : toutes les cartes restent sur le plateau et { $seat } entame encore.
event-zombie = { $seat } prend { $card }.
event-give-trick = { $seat } donne à { $to_seat } les cartes du pli : { $cards }.
event-give = { $seat } donne { $card } à { $to_seat }.
event-give-hidden = { $seat } donne à { $to_seat } une carte, face cachée.
event-send = { $seat } met la carte Rencontre { $card } dans la Zone d’Expédition de { $to_seat }.
event-draw = { $seat } pioche { $card } dans la Réserve.
event-draw-hidden = { $seat } pioche une carte dans la Réserve.
event-discard = { $seat } met { $card } sous la Réserve.
event-discard-hidden = { $seat } met une carte sous la Réserve.
event-keep = { $seat } ne met rien sous la Réserve.
event-tally = { $seat } : { $gain ->
        [one] { $gain } Survivant
       *[other] { $gain } Survivants
    } à cette manche, Population { $population }.
event-swap = { $seat } remplace { $faction } par { $new_faction }.
event-keep-factions = { $seat } garde les trois Factions.
event-end = La partie est finie : le plus de Survivants l’emporte.
event-zombies-win = Il ne reste personne : les Zombies gagnent.

refusal-not-held = Vous n’avez pas { $card }.
refusal-choose-side = Qui entame doit aussi choisir un côté du plateau : fort ou faible.
refusal-side-chosen = Le côté du plateau est déjà choisi par qui a entamé.
refusal-must-follow = Vous avez des cartes de la Faction demandée ({ $faction }) : jouez-en une, ou un Mini-van.
refusal-passed-already = Vos deux cartes sont passées ; reprenez-les d’abord pour changer.
refusal-pass-in-order = Les deux cartes vont à votre adversaire : nommez d’abord la plus basse.
refusal-pass-other = Vous avez mis { $card } de côté pour votre autre voisin.
refusal-not-in-zone = { $card } n’est pas dans votre Zone d’Expédition.
refusal-not-to-yourself = Les cartes doivent aller à une autre Communauté.
refusal-no-such-seat = Aucune Communauté n’est assise là.
refusal-not-in-play = { $faction } n’est pas en jeu.
refusal-already-in-play = { $faction } est déjà en jeu ; les trois Factions doivent être différentes.
refusal-not-in-box = { $faction } n’est pas parmi les Factions de cette partie.
refusal-now-transfer = D’abord chacun passe deux cartes.
refusal-now-lead = Il faut maintenant entamer.
refusal-now-follow = Il faut maintenant jouer une carte dans le pli.
refusal-now-power = Il faut maintenant résoudre le pouvoir de la Faction demandée.
refusal-now-change = La manche est finie ; une Faction peut maintenant être remplacée.

happy-population = Population { $n }
happy-gain = Gain
happy-tally = La manche, ligne par ligne
happy-won = Gagné par { $seat }

option-factions-hippie = { faction-hippie }
option-factions-soldier = { faction-soldier }
option-factions-dog = { faction-dog }
option-factions-preacher = { faction-preacher }
option-factions-scientist = { faction-scientist }
option-factions-child = { faction-child }
