# Ce que dit le guide pendant une première partie : la carte du but, et ce qui compte à chaque sorte de décision.

goal-aim = Les zombies veulent que l’un d’eux sorte de la rue par la barricade. Les humains veulent tenir jusqu’à l’Aube, dernière carte des zombies.
goal-seat = { $seat ->
        [0] Vous menez les zombies : un seul par-dessus la barricade, et c’est gagné.
       *[other] Vous menez les humains : tenez jusqu’à l’Aube, et c’est gagné.
    }
goal-turn = À votre tour, complétez votre main à quatre cartes, défaussez-en une, jouez-en autant que vous voulez. Au début du tour des zombies, ils avancent tous d’une rangée.
goal-score = Un tir ôte de la force au premier zombie de sa ligne ; à 0, il disparaît. Un mur arrête ceux qui sont trop faibles pour le franchir.
matters-hold = Retenez un zombie proche de la barricade ; dans les premières rangées, c’est gâché.
matters-dogs = Courez là où un chien arrive aux humains ou ouvre la voie.
matters-dogs-more = De même pour le suivant ; rester ne coûte rien.
matters-run = En avant, en contournant ce qui mord : mines, fosses, feu.
matters-discard = { $seat ->
        [0] Défaussez ce qui ne servira ni ce tour ni le suivant. Gardez les zombies forts (4 ou 5) et ce qui ouvre la voie.
       *[other] Défaussez ce qui ne servira ni ce tour ni le suivant. Gardez les bons tirs, et un mur pour la ligne où l’on avance.
    }
matters-play = { $seat ->
        [0] Choisissez une carte, puis une case qui s’allume. Répartissez les zombies sur les lignes, les forts là où il n’y a pas de mur.
       *[other] Choisissez une carte, puis une ligne ou une case qui s’allume. Tirez d’abord sur le zombie le plus proche de la barricade, et gardez une carte pour le tour suivant.
    }
matters-play-orders = Un ordre, c’est un pas de plus : pour le zombie le plus proche de la barricade, ou pour contourner un mur.
matters-shrapnel = Touchez le voisin le plus fort qui en meurt.
matters-click = Annulez ce qui tuerait votre zombie le plus avancé ou le plus fort ; laissez passer les petits tirs.
matters-to-order = En avant, sauf si la voie est barrée : alors de côté.
matters-to-mass = Réunissez ceux qui ensemble franchissent le mur.
matters-to-change = Mettez le plus fort devant, ou sur la ligne sans mur.
matters-to-blood = Hors de la voie libre, devant un mur, une fosse ou une mine.
matters-to-bite = Le plus en avant possible.
matters-take-meat = Le meilleur tir, ou le mur que vous craignez.
matters-take-get-out = Le plus fort zombie, ou la carte qui annule vos tirs.
matters-net = D’abord les plus proches de la barricade.
matters-pour = Continuez vers une case où quelqu’un tombe.
matters-burn = Achevez-en un plutôt que d’en égratigner deux.
