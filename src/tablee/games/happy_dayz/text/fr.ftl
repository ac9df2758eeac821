### Happy DayZ : textes du jeu en français.

## Le jeu

name = Happy DayZ
tagline = Gagnez les Survivants, esquivez les Zombies et choisissez à chaque ouverture qui l’emporte, le plus haut ou le plus bas.

## Settings

setting-mode = Durée
    .help = Une seule manche, ou une campagne où Populations, Mini-vans et Factions passent d’une manche à l’autre.
setting-mode-express = Express (1 manche)
setting-mode-campaign = Campagne (4 manches au plus)

setting-memory = Mémoire
    .help = La table vous rappelle-t-elle les cartes que vous avez vues entrer dans les Zones d’Expédition ?
setting-memory-closed = Fermée (à vous de retenir)
setting-memory-open = Ouverte (la table retient pour vous)

setting-edition = Édition
    .help = Les règles finales, ou celles du prototype : pas de carte Rencontre, des mains plus grandes, d’autres Pouvoirs.
setting-edition-prototype = Prototype (« Happy Days Z »)
setting-edition-final = Édition finale

setting-zombie_losses = Pertes dues aux Zombies
    .help = Combien des 20 Zombies coûtent 3, 6 et 9 Survivants.
setting-zombie_losses-14-4-2 = Normal : 14, 4 et 2 Zombies
setting-zombie_losses-12-6-2 = Difficile : 12, 6 et 2 Zombies
setting-zombie_losses-10-6-4 = Très difficile : 10, 6 et 4 Zombies
setting-zombie_losses-8-8-4 = Cauchemar : 8, 8 et 4 Zombies

setting-factions = Factions
    .help = Les trois Factions de la partie, dans leur ordre de classement, tirées des deux boîtes ; avec leurs Pouvoirs de base, sauf si les Pouvoirs sont nommés.
setting-powers = Pouvoirs
    .help = Les trois Pouvoirs par leur nom, chacun en version de base, plus ou minus, à la place des seules Factions.
setting-draw = Tirer les Pouvoirs
    .help = Mélanger les cartes Pouvoir des boîtes et versions en usage et tirer trois Factions au hasard au lieu de les choisir.
setting-scenario = Scénario
    .help = Les Pouvoirs de départ d’un scénario : s1 à s6 Woodstock Fever, m1 à m3 les deux boîtes, a1 à a6 American Dream.
setting-story = Mode histoire
    .help = Chaque manche est le scénario suivant, à partir de celui choisi (le premier si aucun ne l’est).
setting-story-no = Non
setting-story-4 = Une histoire en 4 manches
setting-story-6 = Une histoire en 6 manches
setting-boxes = Boîtes
    .help = De quelle boîte viennent les Factions que l’on tire ou fait entrer entre deux manches.
setting-boxes-woodstock = Woodstock Fever
setting-boxes-american = American Dream
setting-boxes-both = Les deux mélangées
setting-versions = Versions des Pouvoirs
    .help = Quelles versions des Pouvoirs on peut tirer ou faire entrer entre deux manches.
setting-versions-base = Pouvoirs de base
setting-versions-plus = Pouvoirs positifs (+)
setting-versions-minus = Pouvoirs négatifs (−)
setting-versions-all = Toutes
setting-optional_draw = Tirage de Pouvoir
    .help = Règle facultative : avant chaque nouvelle manche, après le changement libre de Faction, un Pouvoir tiré au hasard en remplace un en jeu.
setting-horde = Horde
    .help = Ajoute la Horde : dans un pli Zombies, une carte Rencontre qui est un Zombie est partagée aussi.
setting-patient_zero = Patient Zéro
    .help = La carte promo remplace le 7 de sa Faction : +3 Survivants, ou −3 à côté d’un Zombie qui coûte 9.
setting-patient_zero-none = Laissé dans la boîte
setting-patient_zero-three = Pour trois Factions de chaque boîte
setting-patient_zero-all = Pour chaque Faction
setting-children = Nombres des Enfants
    .help = Combien des 13 cartes Enfants comptent 1, 2, 3 et 4.
setting-children-4-4-3-2 = Normal : 4, 4, 3 et 2 cartes
setting-children-5-4-3-1 = Plus bas : 5, 4 et 3 cartes, puis une seule
setting-children-3-3-4-3 = Plus haut : 3, 3, 4 et 3 cartes
setting-children-13-0-0-0 = Toutes comptent 1
setting-scenario_signs = Signes des scénarios
    .help = Quelles versions prennent les Pouvoirs avancés des scénarios.
setting-scenario_signs-mixed = Au cas par cas
setting-scenario_signs-plus = Tous positifs (+)
setting-scenario_signs-minus = Tous négatifs (−)
setting-scenario_signs-base = Pouvoirs de base à la place
setting-equal_split = Exactement une carte chacun
    .help = Avec « Tous égaux » (Hippies), chaque Communauté reçoit exactement une carte du pli.

setting-soldiers_may_keep = Militaires sans obligation
    .help = Avec « { power-soldier-base } » (Militaires), on peut aussi ne donner aucune carte.
setting-draw_instead = Tirage au lieu du changement
    .help = Avec le tirage d’un Pouvoir, le Pouvoir tiré tient lieu de changement libre de Faction.
setting-pass_in_order = Passer dans l’ordre
    .help = Selon les premières règles, à deux, on nommait les cartes passées dans l’ordre du paquet.

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
setting-powers-hippie-base = { faction-hippie } : { power-hippie-base }
setting-powers-hippie-plus = { faction-hippie } + : { power-hippie-plus }
setting-powers-hippie-minus = { faction-hippie } − : { power-hippie-minus }
setting-powers-soldier-base = { faction-soldier } : { power-soldier-base }
setting-powers-soldier-plus = { faction-soldier } + : { power-soldier-plus }
setting-powers-soldier-minus = { faction-soldier } − : { power-soldier-minus }
setting-powers-dog-base = { faction-dog } : { power-dog-base }
setting-powers-dog-plus = { faction-dog } + : { power-dog-plus }
setting-powers-dog-minus = { faction-dog } − : { power-dog-minus }
setting-powers-preacher-base = { faction-preacher } : { power-preacher-base }
setting-powers-preacher-plus = { faction-preacher } + : { power-preacher-plus }
setting-powers-preacher-minus = { faction-preacher } − : { power-preacher-minus }
setting-powers-scientist-base = { faction-scientist } : { power-scientist-base }
setting-powers-scientist-plus = { faction-scientist } + : { power-scientist-plus }
setting-powers-scientist-minus = { faction-scientist } − : { power-scientist-minus }
setting-powers-child-base = { faction-child } : { power-child-base }
setting-powers-child-plus = { faction-child } + : { power-child-plus }
setting-powers-child-minus = { faction-child } − : { power-child-minus }
setting-powers-biker-base = { faction-biker } : { power-biker-base }
setting-powers-biker-plus = { faction-biker } + : { power-biker-plus }
setting-powers-biker-minus = { faction-biker } − : { power-biker-minus }
setting-powers-cheerleader-base = { faction-cheerleader } : { power-cheerleader-base }
setting-powers-cheerleader-plus = { faction-cheerleader } + : { power-cheerleader-plus }
setting-powers-cheerleader-minus = { faction-cheerleader } − : { power-cheerleader-minus }
setting-powers-police-base = { faction-police } : { power-police-base }
setting-powers-police-plus = { faction-police } + : { power-police-plus }
setting-powers-police-minus = { faction-police } − : { power-police-minus }
setting-powers-nurse-base = { faction-nurse } : { power-nurse-base }
setting-powers-nurse-plus = { faction-nurse } + : { power-nurse-plus }
setting-powers-nurse-minus = { faction-nurse } − : { power-nurse-minus }
setting-powers-governor-base = { faction-governor } : { power-governor-base }
setting-powers-governor-plus = { faction-governor } + : { power-governor-plus }
setting-powers-governor-minus = { faction-governor } − : { power-governor-minus }
setting-powers-survivalist-base = { faction-survivalist } : { power-survivalist-base }
setting-powers-survivalist-plus = { faction-survivalist } + : { power-survivalist-plus }
setting-powers-survivalist-minus = { faction-survivalist } − : { power-survivalist-minus }
setting-scenario-none = Aucun
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

## Villes : les noms des cinq compteurs de Population

town-flowers-hill = Flowers Hill
town-manor-height = Manor Height
town-royal-district = Royal District
town-meadow-square = Meadow Square
town-rocky-junction = Rocky Junction

## Le plateau et les zones

side-low = côté −−
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
    .help = Révélée de la Réserve à chaque tour ; elle va à qui gagne le pli, mais n’en fait pas partie.
zone-reserve = Réserve
    .help = Les cartes non distribuées, face cachée au milieu du plateau.
zone-expedition = Zone d’Expédition
    .help = Les cartes gagnées par une Communauté, face cachée jusqu’à la fin de la manche ; seuls les Mini-vans sont visibles.
zone-quarantine = Zone de Quarantaine
    .help = Le nom de la Zone d’Expédition dans le prototype.
zone-wandering = Survivants Itinérants
    .help = Prototype, à deux : une pile face visible ; qui gagne un pli prend aussi la carte du dessus.
zone-population = Population
    .help = Le nombre de Survivants d’une Communauté : 66 au départ.

## Factions

faction-hippie = Hippies
    .help = Partager : qui gagne leur pli en donne les cartes.
faction-soldier = Militaires
    .help = Évacuer : qui gagne leur pli donne à une autre Communauté une carte déjà gagnée.
faction-dog = Chiens
    .help = Flairer : qui gagne leur pli décide où va la carte Rencontre.
faction-preacher = Prédicateurs
    .help = S’en remettre au destin : qui gagne leur pli pioche dans la Réserve, puis peut mettre une carte dessous.
faction-scientist = Scientifiques
    .help = Chercher un remède : en fin de manche, ces cartes réduisent les pertes dues aux Zombies.
faction-child = Enfants
    .help = À protéger : en fin de manche, une seule de vos cartes Enfants compte, pour son propre nombre.
faction-biker = Motards
    .help = Rouler en petite bande : en fin de manche, ces cartes valent double tant que vous en avez peu.
faction-cheerleader = Cheerleaders
    .help = Faire tourner : après leur pli, chaque Communauté passe une carte.
faction-police = Policiers
    .help = Faire la loi : leurs cartes sont l’atout.
faction-nurse = Infirmières
    .help = Soigner : qui gagne leur pli peut se débarrasser d’un Zombie.
faction-governor = Gouverneurs
    .help = Commander : qui gagne leur pli décide qui ouvre le suivant, et de quel côté.
faction-survivalist = Survivalistes
    .help = Troquer : qui gagne leur pli peut échanger la carte Rencontre contre une carte de sa main.
faction-zombie = Zombies
    .help = Toujours en jeu : 20 cartes qui coûtent chacune 3, 6 ou 9 Survivants. Un pli ouvert par un Zombie est partagé entre tous.
faction-van = Mini-van
    .help = Toujours en jeu : 3 cartes qui remplacent n’importe quelle autre et ne gagnent jamais un pli.
faction-bunker = Bunker
faction-patient-zero = Patient Zéro
    .help = Carte promo à la place du 7 de la Faction : +3 si vous n’avez aucun Zombie qui coûte 9, sinon −3.

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
    .help = Carte Survivant : +1 en fin de manche ; elle peut gagner les plis d’autres Factions.
card-nurse = Infirmière { $value }
    .help = Carte Survivant : +1 en fin de manche.
card-governor = Gouverneur { $value }
    .help = Carte Survivant : +1 en fin de manche.
card-survivalist = Survivaliste { $value }
    .help = Carte Survivant : +1 en fin de manche.
card-zombie = Zombie { $value }
    .help = Plus son nombre est grand, plus il coûte : 3, 6 ou 9 Survivants en fin de manche.
card-van = Mini-van
    .help = Se joue à la place de n’importe quelle carte ; ne gagne jamais ; ne vaut rien en fin de manche.
card-survivor = une carte Survivant au hasard

## Pouvoirs (les noms absents de la règle sont de nous)

power-van = Mini-van
    .help = Se joue à la place de n’importe quelle carte et ne gagne jamais. Il va face visible à qui gagne le pli, qui le conserve pour la manche suivante d’une campagne.
power-zombie = Zombies
    .help = La Communauté gagnante prend les autres cartes du pli et la carte Rencontre. Puis chaque Communauté, en commençant par elle, prend le pire Zombie restant.
power-bunker = Bunker
    .help = Fin de manche : chaque Communauté gagne 1 Survivant par série d’une carte de chacune des trois Factions.
power-horde = Horde
    .help = Dans un pli Zombies, une carte Rencontre qui est un Zombie est partagée avec les autres.

power-hippie-base = Tout partager
    .help = Donnez toutes les cartes du pli à une autre Communauté. Vous gardez la carte Rencontre.
power-hippie-plus = Tous égaux
    .help = Donnez chaque carte du pli à la Communauté de votre choix, la vôtre comprise. Vous gardez la carte Rencontre.
power-hippie-minus = Bad trip
    .help = Toutes les cartes du pli vont à la Communauté à votre gauche. Vous gardez la carte Rencontre.

power-soldier-base = Évacuation
    .help = Donnez une carte de votre Zone d’Expédition à une autre Communauté.
power-soldier-plus = Assaut
    .help = Donnez jusqu’à deux cartes de votre Zone d’Expédition, chacune à une autre Communauté de votre choix.
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
    .help = Fin de manche : de 1 à 6 Motards, chacun vaut 2 Survivants ; à partir de 7, chacun vaut 1.
power-biker-plus = Toute la bande
    .help = Fin de manche : chaque Motard vaut 2 Survivants.
power-biker-minus = Loups solitaires
    .help = Fin de manche : avec moins de 5 Motards, chacun vaut 2 Survivants, sinon 1.

power-cheerleader-base = Faites passer !
    .help = Toutes les Communautés passent en même temps une carte, de leur main ou Zone de Transfert, dans la main de la suivante dans le sens horaire.
power-cheerleader-plus = Chorégraphie
    .help = Vous choisissez le sens, puis toutes les Communautés passent en même temps une carte, de leur main ou Zone de Transfert, dans la main suivante.
power-cheerleader-minus = Pyramide bancale
    .help = Chaque Communauté passe une carte, tirée au hasard dans sa main et sa Zone de Transfert, dans la main de la suivante dans le sens horaire.

power-police-base = La loi
    .help = Atout : dans un pli d’une autre Faction, le plus haut Policier du côté ++ ou le plus bas du côté −− gagne. Il faut toujours fournir, et le Pouvoir est celui de la Faction demandée.
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
power-status-reconstructed = reconstitution
    .help = Le texte ou les nombres imprimés ne nous sont pas connus ; ceux-ci sont notre proposition.
power-dog-prototype = Bon flair (prototype)
    .help = Regardez la première carte de la Réserve et placez-la dans la Zone de la Communauté de votre choix, la vôtre comprise.
power-preacher-prototype = Bonne parole (prototype)
    .help = Ajoutez la première carte de la Réserve à votre Zone. Puis vous pouvez mettre une carte sous la Réserve : un Zombie ou Mini-van de votre choix, ou un Survivant tiré au hasard.
power-child-prototype = À l’école (prototype)
    .help = Fin de manche : chacune de vos cartes Enfants compte pour son nombre.

## Scénarios (s : Woodstock Fever, m : les deux boîtes, a : American Dream, notre proposition)

scenario-s1 = 18 juin : les rations
    .help = Hippies, Militaires, Chiens.
story-s1 = Entre deux grésillements, une voix donne la position d’un dépôt de l’armée : des conserves, à portée de marche. Personne n’a vraiment mangé depuis que les sirènes se sont tues. Une poignée de volontaires se met en route après la grosse chaleur, les chiens devant.
scenario-s2 = 3 juillet : l’école
    .help = Militaires +, Chiens +, Enfants.
story-s2 = Le dépôt n’est qu’une petite école aux fenêtres clouées de planches. Les chiens se moquent des boîtes : ils grattent à la porte d’un placard jusqu’à ce qu’elle s’ouvre sur une rangée d’enfants muets. Nous rentrons avec deux fois moins de vivres que prévu et deux fois plus de bouches, et personne ne s’en plaint.
scenario-s3 = 12 juillet : les leçons
    .help = Chiens, Enfants −, Prédicateurs.
story-s3 = La grande tente est une classe le matin, une chapelle le soir. Les petits apprennent à lire ; les grands ont réclamé autre chose, et nous ne faisons plus semblant de les croire trop jeunes pour tenir un bâton. Trop des nôtres ne sont pas rentrés.
scenario-s4 = 5 septembre : un signal
    .help = Enfants, Prédicateurs +, Scientifiques.
story-s4 = Après un été de silence, la radio parle de nouveau. On essaie un vaccin, dit-elle, il a l’air de tenir, et un abri est creusé sous une colline, à quelques jours d’ici. Ce soir-là, jamais la prière n’a réuni autant de monde, ni autant de sourires.
scenario-s5 = 4 octobre : placards vides
    .help = Prédicateurs, Scientifiques −, Hippies +.
story-s5 = Plus un mot depuis. Les étagères sont nues, les nuits froides, et un matin trois tentes manquent : ceux-là sont partis seuls vers la colline. Les autres s’assoient en cercle, partagent jusqu’à la dernière cuillère et cherchent comment y mener tout le monde.
scenario-s6 = 10 octobre : le bunker
    .help = Scientifiques, Hippies, Militaires et le Bunker.
story-s6 = Les plus faibles ont voyagé dans le van, et nous avons marché à côté, sans un mot, pendant des jours. Ce matin, une porte d’acier s’est ouverte. Des masques, des aiguilles, des questions, puis un lit chacun dans une longue salle grise : nul ne sait la suite, mais ce soir personne ne monte la garde.
scenario-m1 = 23 décembre : les ordres
    .help = Militaires −, Motards, Gouverneurs.
story-m1 = De nouveaux groupes frappent à la porte chaque jour, et ceux qui dirigent perdent pied. Alors il y a des listes : qui dort où, qui balaie, qui peut parler à qui. Même les motards font la queue. C’est pour le bien de tous, dit-on, et nous sommes de moins en moins nombreux à avoir été consultés.
scenario-m2 = 31 décembre : premières doses
    .help = Scientifiques +, Survivalistes, Infirmières.
story-m2 = Les aiguilles sont sorties hier, par ordre d’arrivée. Nous nous souvenons tous du dernier vaccin, et de ce qu’il a fait de nos voisins. Mais les mains des infirmières ne tremblent pas, et, le dernier soir de l’année, nous nous surprenons à compter les jours jusqu’à notre tour.
scenario-m3 = 3 février : la sortie
    .help = Enfants +, Policiers, Cheerleaders.
story-m3 = Cela marche. Des convois quittent la colline, sirènes éteintes, et mènent ceux qui ne risquent plus rien vers des villages qui les attendent. À chaque départ quelqu’un entonne un air, et toute la cour le reprend. Tout n’est pas fini, mais pour la première fois depuis un an la route mène quelque part.
scenario-a1 = 4 juillet : la grand-rue
    .help = Motards, Cheerleaders, Policiers.
story-a1 = Le défilé devait finir par un feu d’artifice. Il a fini par la fanfare en fuite, les voitures de patrouille en travers de l’avenue et les motards tournant autour de nous pour tenir les autres à distance. Quand la fumée s’est levée, toute la ville se tenait dans un seul cercle de phares.
scenario-a2 = 20 juillet : le stade
    .help = Cheerleaders +, Policiers +, Infirmières.
story-a2 = De hautes grilles, des projecteurs, une cuisine : le stade tient. L’équipe organise les relais qui font passer l’eau et les couvertures de gradin en gradin, la patrouille décide qui entre, et sous la tribune nord les infirmières scolaires ont ouvert une salle de quarante lits.
scenario-a3 = 2 août : couvre-feu
    .help = Policiers, Infirmières −, Gouverneurs.
story-a3 = Un hélicoptère se pose sur la pelouse et un homme en costume prend le micro. Il y aura un couvre-feu. Il y aura des inventaires. Les bandages doivent durer, dit-il, et les infirmières apprennent à soigner avec la moitié du nécessaire.
scenario-a4 = 19 septembre : la carrière
    .help = Infirmières, Gouverneurs +, Survivalistes.
story-a4 = Au-delà de la dernière banlieue vivent ceux qui l’avaient toujours dit, caves pleines. Le gouverneur veut leurs réserves, eux veulent nos infirmières. Les deux camps signent, et l’on ne sait pas bien qui a gagné.
scenario-a5 = 30 octobre : le convoi
    .help = Gouverneurs, Survivalistes −, Motards +.
story-a5 = Les caves étaient moins profondes que promis. Une nuit de brouillard, tout ce qui a des roues et de l’essence part en une seule colonne, les bandes en tête, deux par deux, et l’on demande sa part à chaque cave du chemin.
scenario-a6 = 12 novembre : la horde
    .help = Survivalistes, Motards, Cheerleaders et la Horde.
story-a6 = Sur la crête, avant la colline, nous nous arrêtons et regardons en arrière. La plaine bouge. Ils doivent être dix mille, attirés par nos moteurs, et la porte d’acier est encore à une heure. Quelqu’un se met à battre des mains, lentement, en mesure, et la colonne repart.

## Décisions, choix, événements et refus

setting-bunker = Bunker
    .help = Ajoute le Bunker : un Survivant de plus par série d’une carte de chaque Faction en jeu.

neighbour-left = à gauche
neighbour-right = à droite

pick-play = Jouer { $card }
pick-play-2 = Jouer { $card } du { $side }
pick-pass = Passer { $card }
pick-pass-2 = Passer { $card } { $neighbour }
pick-reconsider = Annuler et choisir à nouveau
pick-to = { $seat }
pick-give = Donner { $card }
pick-discard = Mettre { $card } sous la Réserve
pick-keep = Ne rien changer
pick-swap = Remplacer les { $faction } par les { $new_faction }

decision-pass-left = Quelle carte passez-vous à { $to_seat }, à votre gauche ?
decision-pass-right = Quelle carte passez-vous à { $to_seat }, à votre droite ?
decision-pass-two = { $left ->
        [1] Vous passez { $chosen_cards } à { $to_seat }. Quelle est la seconde carte ?
       *[other] Quelles sont les deux cartes que vous passez à { $to_seat } ? Nommez-les dans l’ordre qui vous plaît.
    }
decision-reconsider = Vos deux cartes sont de côté. Vous pouvez changer d’avis tant que tout le monde n’a pas choisi.
decision-lead = Vous ouvrez le pli : quelle carte, et de quel côté ? Du côté ++, la plus haute gagne ; du côté −−, la plus basse.
decision-follow = Faction demandée : { $faction }. Quelle carte jouez-vous ?
decision-follow-free = Le pli est ouvert par un Mini-van : aucune Faction n’est encore demandée. Quelle carte jouez-vous ?
decision-change = Vous avez perdu le plus de Survivants dans cette manche : remplacez-vous une Faction ?
decision-hippie-to = À qui donnez-vous toutes les cartes du pli ? Une carte Rencontre reste à vous.
decision-soldier-card = Laquelle de vos cartes gagnées donnez-vous ?
decision-soldier-to = À qui donnez-vous { $card } ?
decision-dog-to = Dans quelle Zone d’Expédition mettez-vous la carte Rencontre ?
decision-preacher-discard = Mettez-vous une de vos cartes gagnées sous la Réserve ?

event-round = La manche { $round } commence. Factions : { $factions }.
event-deal = { $seat } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main.
event-pass = { $seat } met { $card } de côté pour une Communauté voisine.
event-pass-hidden = { $seat } met une carte de côté pour une Communauté voisine.
event-transfer = { $seat } reçoit en Zone de Transfert : { $cards }.
event-starter = { $seat } ouvre la manche : c’est sa Zone de Transfert qui contient la plus haute carte.
event-starter-loss = { $seat } ouvre la manche : parmi les Communautés qui ont le moins de Survivants, aucune n’en a perdu autant.
event-starter-tie = { $seat } ouvre la manche : à égalité de Survivants, c’est sa Zone de Transfert qui contient la plus haute carte.
event-starter-fewest = { $seat } ouvre la manche : aucune Communauté n’a moins de Survivants.
event-keep-vans = { $seat } garde { $count ->
        [one] { $count } Mini-van
       *[other] { $count } Mini-vans
    } pour la manche suivante, et recevra autant de cartes en moins.
event-encounter = Carte Rencontre : { $card }.
event-no-encounter = La Réserve est vide : pas de carte Rencontre ce tour-ci.
event-lead = { $seat } ouvre le pli avec { $card }, du { $side }.
event-follow = { $seat } joue { $card }.
event-win = { $kept_cards_count ->
        [0] { $seat } remporte le pli.
       *[other] { $seat } remporte le pli : { $kept_cards }.
    }{ $extra_cards_count ->
        [0] {""}
       *[other] {" "}En plus du pli : { $extra_cards }.
    }
event-stuck = Rien que des Mini-vans : toutes les cartes restent sur le plateau et { $seat } ouvre à nouveau.
event-zombie = { $seat } prend { $card }.
event-give-trick = { $seat } donne les cartes du pli à { $to_seat } : { $cards }.
event-give = { $seat } donne { $card } à { $to_seat }.
event-give-hidden = { $seat } donne à { $to_seat } une carte face cachée.
event-send = { $own ->
        [yes] { $seat } garde la carte Rencontre, { $card }.
       *[no] { $seat } donne la carte Rencontre, { $card }, à { $to_seat }.
    }
event-draw = { $seat } pioche { $card } dans la Réserve.
event-draw-hidden = { $seat } pioche une carte dans la Réserve.
event-discard = { $seat } met { $card } sous la Réserve.
event-discard-hidden = { $seat } met une carte sous la Réserve.
event-tally = { $seat } : { $gain_sign ->
        [minus] −
       *[plus] +
    }{ $gain_abs ->
        [one] { $gain_abs } Survivant
       *[other] { $gain_abs } Survivants
    } pour cette manche, Population { $population }.
event-swap = { $seat } remplace les { $faction } par les { $new_faction }.
event-keep-factions = { $seat } garde les trois Factions.
event-end = La partie est finie : qui a le plus de Survivants l’emporte.
event-zombies-win = Plus un seul Survivant : les Zombies gagnent.

refusal-not-held = Vous n’avez pas la carte { $card }.
refusal-choose-side = Qui ouvre le pli choisit aussi un côté du plateau : côté ++ ou côté −−.
refusal-side-chosen = Le côté du plateau est déjà choisi : c’est celui de la carte qui a ouvert le pli.
refusal-must-follow = Vous avez des cartes de la Faction demandée ({ $faction }) : jouez-en une, ou un Mini-van.
refusal-passed-already = Vos deux cartes sont déjà de côté ; reprenez-les pour changer.
refusal-pass-in-order = Les deux cartes vont à la même Communauté : nommez-les dans l’ordre du paquet.
refusal-pass-other = La carte { $card } est déjà de côté.
refusal-pass-left-done = Votre carte pour la gauche est déjà choisie ; choisissez celle pour la droite.
refusal-pass-left-first = Choisissez d’abord la carte pour la gauche.
refusal-pass-one-way = Les deux cartes vont à la même Communauté : nommez seulement la carte.
refusal-pass-which-way = Dites aussi de quel côté va la carte : à gauche ou à droite.
refusal-must-give = Les Militaires vous obligent à donner une carte.
refusal-no-such-seat = Aucune Communauté n’est assise là.
refusal-not-in-play = La Faction { $faction } n’est pas en jeu.
refusal-already-in-play = La Faction { $faction } est déjà en jeu ; les trois Factions doivent être différentes.
refusal-not-in-box = La Faction { $faction } n’est pas de cette partie.
refusal-now-transfer = D’abord, chaque Communauté passe deux cartes.
refusal-now-version = Choisissez maintenant dans quelle version la nouvelle Faction apporte son Pouvoir.
refusal-version-unused = On ne joue pas avec les Pouvoirs de cette version.
refusal-zombies-stay = Les Zombies ne sont pas une Faction à remplacer : ils sont toujours en jeu.
refusal-now-lead = C’est le moment d’ouvrir le pli.
refusal-now-follow = C’est le moment de jouer une carte dans le pli.
refusal-now-power = C’est le moment de résoudre le Pouvoir de la Faction demandée.
refusal-now-change = La manche est finie ; c’est le moment de remplacer une Faction, ou de les garder.

happy-population = Population { $n }
happy-gain = Gain
happy-tally = La manche, ligne par ligne
happy-front = Le Courrier de l’Été mort
happy-front-date = Manche { $round }, été 1969
happy-front-saved = { $count ->
    [one] { $seat } sauve { $count } Survivant !
   *[other] { $seat } sauve { $count } Survivants !
}
happy-front-lost = Manche noire pour toutes les Communautés !
happy-front-none = Aucune Communauté n’a gagné de Survivants !
happy-front-still = Aucune Communauté n’a gagné ni perdu de Survivants !
happy-front-winners = { $count ->
    [one] { $winners } survit à l’été !
   *[other] { $winners } survivent à l’été !
}
happy-front-dead = Les Zombies ont gagné !
happy-front-worst = La plus durement touchée : { $seat }, { $count ->
    [one] { $count } Survivant
   *[other] { $count } Survivants
} de moins qu’hier.
happy-front-nobody = Aucune Communauté ne pleure personne aujourd’hui.
happy-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
happy-leads = mène le pli
happy-stake = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $loss ->
    [0] { "" }
   *[other] { " · −" }{ $loss }
}
happy-stake-more = Ce que prend qui remporte ce pli : les cartes, et les Survivants que leurs Zombies coûteront à la fin de la manche.

kind-survivor = Survivant
kind-zombie = Zombie
version-base = version de base
version-plus = version positive (+)
version-minus = version négative (−)
pick-from = Dans la Zone { DE($seat) }
pick-fetch = Poser { $card } sur la Réserve
pick-take = Garder { $card }
pick-barter = Échanger { $card } contre la carte Rencontre
pick-version = Avec la { $version } du Pouvoir
    .see = power-{ $faction_id }-{ $version_id }
pick-turn = Passer { $neighbour }
pick-side = Le prochain pli se joue du { $side }
pick-order = { $seat } ouvre, du { $side }
pick-order-3 = { $seat } ouvre avec la Faction { $faction }, du { $side }
decision-reconsider-one = Votre carte est de côté. Vous pouvez changer d’avis tant que tout le monde n’a pas choisi.
decision-lead-ordered = Vous ouvrez le pli, par ordre du { $side } : quelle carte jouez-vous ?
decision-lead-ordered-faction = Vous ouvrez le pli, par ordre du { $side } et avec la Faction { $faction } si vous l’avez : quelle carte jouez-vous ?
decision-change-poorest = Vous avez le moins de Survivants : remplacez-vous une Faction ?
decision-version = Dans quelle version entre le Pouvoir de la Faction { $faction } ?
decision-replace = Le Pouvoir « { $power } » a été tiré : quelle Faction remplace-t-il ?
decision-replace-if-wished = Le Pouvoir « { $power } » a été tiré : remplacez-vous une Faction par la sienne ?
decision-hippie-share = À qui donnez-vous { $card } ?
decision-soldier-more = Donnez-vous une de vos cartes gagnées ?
decision-dog-look = Quelle Zone d’Expédition regardez-vous ?
decision-dog-fetch = Quelle carte { DE($zone_seat) } devient la prochaine carte Rencontre ?
decision-dog-from = Dans quelle Zone d’Expédition le chien vole-t-il une carte ?
decision-dog-into = Dans quelle Zone d’Expédition va la carte prise à { $zone_seat } ?
decision-dog-prototype = Vous voyez { $card } sur la Réserve : à qui donnez-vous cette carte ?
decision-preacher-take = Laquelle des deux premières cartes de la Réserve gardez-vous ?
decision-preacher-prototype = Mettez-vous une carte sous la Réserve ? Un Survivant serait tiré au hasard parmi les vôtres.
decision-nurse-discard = Mettez-vous un Zombie sous la Réserve ?
decision-governor-order = Qui ouvre le prochain pli, et comment ?
decision-governor-side = De quel côté se joue le prochain pli ?
decision-cheerleader-turn = De quel côté chaque Communauté passe-t-elle une carte ?
decision-cheerleader-pass = Quelle carte passez-vous à { $to_seat } ?
decision-survivalist-barter = Échangez-vous la carte Rencontre contre une de vos cartes ?
decision-survivalist-to = Dans quelle Zone d’Expédition va { $card } ?
event-scenario = { $scenario }. { $story }
event-patient-zero = Le Patient Zéro prend la place du 7 : { $factions }.
event-wandering = Survivant Itinérant : { $card }.
event-share = { $own ->
        [yes] { $seat } garde { $card }.
       *[no] { $seat } donne { $card } à { $to_seat }.
    }
event-give-none = { $seat } ne donne pas de carte.
event-look-inside = { $seat } regarde ses propres cartes gagnées.
event-look = { $seat } regarde la Zone d’Expédition { DE($zone_seat) }.
event-fetch = { $seat } prend { $card } à { $zone_seat } et pose cette carte sur la Réserve.
event-fetch-hidden = { $seat } prend une carte à { $zone_seat } et la pose sur la Réserve.
event-stray = Une carte que personne n’a vue passe de la Zone { DE($zone_seat) } à celle { DE($to_seat) }.
event-peek = { $seat } voit { $card } sur la Réserve.
event-peek-hidden = { $seat } regarde la première carte de la Réserve.
event-place = { $own ->
        [yes] { $seat } garde { $card }.
       *[no] { $seat } donne { $card } à { $to_seat }.
    }
event-place-hidden = { $own ->
        [yes] { $seat } garde la carte, face cachée.
       *[no] { $seat } donne la carte à { $to_seat }, face cachée.
    }
event-reveal = { $seat } voit les deux premières cartes de la Réserve : { $cards }.
event-reveal-hidden = { $seat } regarde les deux premières cartes de la Réserve.
event-bury = { $seat } met { $card } sous la Réserve.
event-bury-hidden = { $seat } met l’autre carte sous la Réserve.
event-turn = Chaque Communauté passe une carte { $neighbour }.
event-pass-on = { $seat } passe { $card } à { $to_seat }.
event-pass-on-hidden = { $seat } passe une carte à { $to_seat }.
event-order = Par ordre { DE($seat) }, { $to_seat } ouvre le prochain pli, du { $side }.
event-order-faction = Par ordre { DE($seat) }, { $to_seat } ouvre le prochain pli avec la Faction { $faction }, du { $side }.
event-barter = { $own ->
        [yes] { $seat } échange { $card }, qui rejoint sa Zone, contre { $encounter_card }.
       *[no] { $seat } échange { $card }, qui va à { $to_seat }, contre { $encounter_card }.
    }
event-barter-hidden = { $own ->
        [yes] { $seat } prend { $encounter_card } en main et met à la place une carte face cachée dans sa Zone.
       *[no] { $seat } prend { $encounter_card } en main et met à la place une carte face cachée dans la Zone { DE($to_seat) }.
    }
event-no-barter = { $seat } n’échange pas.
event-draw-power = Pouvoir tiré : « { $power } ».
event-keep = { $seat } ne met rien sous la Réserve.
refusal-side-ordered = Par ordre des Gouverneurs, ce pli s’ouvre du { $side }.
refusal-faction-ordered = Par ordre des Gouverneurs, ce pli s’ouvre avec la Faction { $faction }, ou un Mini-van.
refusal-passed-one-already = Votre carte est déjà de côté ; reprenez-la pour changer.
refusal-other-way = Les cartes passent dans l’autre sens.
refusal-not-that-card = La carte { $card } ne peut pas être choisie pour ce Pouvoir.
refusal-not-that-seat = Cette Communauté ne peut pas être choisie maintenant.
refusal-not-that-order = Cet ordre n’est pas possible.
refusal-not-to-yourself = Choisissez une autre Communauté que la vôtre.
refusal-not-drawn = La Faction { $faction } n’a pas été tirée.
refusal-now-drawn = La manche est finie ; le Pouvoir tiré doit maintenant en remplacer un autre.
event-discard-kind = { $seat } met { $card } sous la Réserve.
event-discard-kind-hidden = { $seat } met une carte sous la Réserve, face cachée : { $kind }.
metric-rounds = manches
metric-swing = écart par manche (meilleur gain moins pire)
metric-early = fins avant la dernière manche
metric-first = victoires de la Communauté qui a ouvert la partie

## Why am I asked this? A sentence and its clause for every decision

why-pass-left = Avant chaque manche, chaque Communauté passe une carte à chaque voisin : l’occasion de se défaire de ce qui coûterait le plus.
    .clause = HDZ-16
why-pass-right = Une carte est pour le voisin de gauche, une pour celui de droite ; toutes sont retournées en même temps.
    .clause = HDZ-16
why-pass-two = À deux joueurs, les deux cartes vont à l’adversaire : passez ce qui vous coûterait le plus.
    .clause = HDZ-17
why-reconsider = Tous choisissent en même temps : vous pouvez changer d’avis jusqu’à ce que le dernier ait choisi.
    .clause = HDZ-16
why-reconsider-one = Tous choisissent en même temps : vous pouvez changer d’avis jusqu’à ce que le dernier ait choisi.
    .clause = HDZ-P27
why-lead = Vous avez remporté le dernier pli, ou vous commencez la manche : votre carte fixe la Faction, et le côté dit si la plus haute ou la plus basse gagne.
    .clause = HDZ-25
why-lead-ordered = Les Gouverneurs vous font ouvrir le pli et ont choisi le côté ; la carte est à votre choix.
    .clause = HDZ-P36
why-lead-ordered-faction = Les Gouverneurs ont choisi le côté et la Faction ; si vous l’avez, vous devez la jouer.
    .clause = HDZ-P37
why-follow = Chaque Communauté joue une carte. Si vous avez la Faction demandée, vous devez la jouer, ou un Mini-van ; elle seule peut gagner le pli.
    .clause = HDZ-27
why-follow-free = Le pli est ouvert par un Mini-van : aucune Faction n’est encore demandée, la première autre carte en décide.
    .clause = HDZ-37
why-change = La Communauté qui a perdu le plus de Survivants dans la manche peut changer une Faction pour la suivante.
    .clause = HDZ-58
why-change-poorest = Dans le prototype, la Communauté qui a le moins de Survivants commence la manche suivante et peut remplacer une Faction.
    .clause = HDP-19
why-version = Plusieurs versions des Pouvoirs sont en jeu : qui fait entrer une Faction choisit la sienne.
    .clause = HDZ-D33
why-replace = Un Pouvoir est tiré pour la manche suivante ; vous avez perdu le plus de Survivants, vous dites quelle Faction lui laisse la place.
    .clause = HDZ-59
why-replace-if-wished = Un Pouvoir est tiré ; dans le prototype, vous pouvez laisser les Factions comme elles sont.
    .clause = HDP-20
why-hippie-to = Vous avez remporté un pli de Hippies : toutes ses cartes vont à une autre Communauté, vous ne gardez que la carte Rencontre.
    .clause = HDZ-P6
why-hippie-share = Vous avez remporté un pli de Hippies : chacune de ses cartes va à la Communauté de votre choix, la vôtre comprise.
    .clause = HDZ-P7
why-soldier-card = Vous avez remporté un pli de Militaires : une carte de votre Zone d’Expédition va à quelqu’un d’autre. Un Zombie est le choix habituel.
    .clause = HDZ-P9
why-soldier-to = La carte donnée va dans la Zone d’Expédition d’une autre Communauté, sans qu’elle la voie.
    .clause = HDZ-64
why-soldier-more = Avec cette version des Militaires, vous pouvez donner jusqu’à deux cartes, ou aucune.
    .clause = HDZ-P10
why-dog-to = Vous avez remporté un pli de Chiens : la carte Rencontre va où vous voulez. Gardez un Survivant, donnez un Zombie.
    .clause = HDZ-P12
why-dog-look = Ces Chiens rapportent une carte gagnée par un adversaire ; choisissez d’abord lequel.
    .clause = HDZ-P13
why-dog-fetch = La carte choisie quitte cette Zone d’Expédition et devient la prochaine carte Rencontre.
    .clause = HDZ-67
why-dog-from = Un chien errant déplace une carte face cachée, sans qu’on la voie : choisissez à qui il la vole.
    .clause = HDZ-P14
why-dog-into = La carte volée reste cachée ; c’est un Survivant ou un Zombie. Choisissez où elle va.
    .clause = HDZ-68
why-dog-prototype = Dans le prototype, les Chiens regardent la première carte de la Réserve et la placent chez n’importe quelle Communauté.
    .clause = HDP-13
why-preacher-discard = Vous avez remporté un pli de Prédicateurs : vous avez pioché une carte et pouvez en glisser une de votre Zone sous la Réserve.
    .clause = HDZ-P15
why-preacher-take = Ces Prédicateurs voient deux cartes : l’une est à vous, l’autre va sous la Réserve.
    .clause = HDZ-P16
why-preacher-prototype = Dans le prototype, vous pouvez glisser sous la Réserve un Zombie de votre choix, ou un Survivant tiré au hasard.
    .clause = HDP-10
why-nurse-discard = Vous avez remporté un pli d’Infirmières : un Zombie peut aller sous la Réserve, où il ne coûte rien à personne.
    .clause = HDZ-P33
why-governor-order = Vous avez remporté un pli de Gouverneurs : vous dites qui ouvre le pli suivant, et de quel côté.
    .clause = HDZ-P36
why-governor-side = Ces Gouverneurs ne fixent que le côté du pli suivant.
    .clause = HDZ-P38
why-cheerleader-turn = Vous avez remporté un pli de Cheerleaders : chacun passe une carte, et vous choisissez le sens.
    .clause = HDZ-P28
why-cheerleader-pass = Un pli de Cheerleaders est remporté : chaque Communauté passe une carte de sa main à la suivante.
    .clause = HDZ-P27
why-survivalist-barter = Vous avez remporté un pli de Survivalistes : vous pouvez échanger la carte Rencontre contre une carte de votre main.
    .clause = HDZ-P39
why-survivalist-to = Avec cette version, la carte échangée peut aller chez une autre Communauté.
    .clause = HDZ-P40

# Conseils : ce que donne un choix, et ce qui peut mal tourner
figure-trick = Chances de gagner ce pli, sur 100 : { $value } ({ $more })
figure-met = Cartes Survivants de ce pli : { $value } ({ $more })
figure-bitten = Zombies de ce pli : { $value } ({ $more })
figure-survivors = Survivants d’ici la fin de la manche : { $more }
figure-zombies = Zombies pris d’ici la fin de la manche : { $more }
risk-bitten = ce pli vous apporte un Zombie
