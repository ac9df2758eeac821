# Ce que dit le guide pendant une première partie : la carte du but, et ce qui compte à chaque sorte de décision.

goal-aim = Être à la tête de la ferme la plus riche à la fin de l’année. Les cochons sont vendus à la fin : un Gros rapporte le plus.
goal-turn = À chaque tour, tous choisissent en secret une action : nourrir, reproduire, acheter ou vendre. Ceux qui ont choisi la même se partagent son nombre.
goal-score = À la fin d’une saison, tout cochon sans vaccin est perdu. Achetez des vaccins à temps, puis nourrissez : de Bébé à Gros, un cochon prend presque tout son prix.
matters-opening = D’abord des Moyens : ils grandissent vite et peuvent avoir des petits tout de suite. Gardez quelques dollars pour les vaccins.
matters-program = De quoi votre ferme a-t-elle besoin ? Des cochons à faire grandir : nourrissez. Des adultes et de la place : faites-les se reproduire. Une saison qui finit et des cochons sans vaccin : achetez. Ce que personne d’autre ne veut se partage moins.
matters-program-neutral = Mettez la tuile neutre sur ce qu’il faut à l’adversaire : il devra partager.
matters-babies = Prenez-les tant qu’il reste de la place pour faire grandir vos cochons.
matters-feed = Nourrissez le cochon qui gagne le plus : de Moyen à Gros avant de Bébé à Petit, s’il y a la place.
matters-mate = Les petits valent de l’argent et grandissent : reproduisez tant qu’il y a de la place.
matters-buy = D’abord des vaccins s’il en manque, puis un pré quand le vôtre est plein, puis de quoi grandir.
matters-sell = Vendez ce qu’aucun vaccin ne sauvera ; les autres grandissent jusqu’à la fin de l’année.
matters-season-change = Les vaccins vont aux plus gros.
matters-lift = Ne déplacez un cochon que pour faire place à un plus gros.
matters-to = Un pré avec un coin libre garde la place d’un Gros.
matters-put = Contre un bord, pour que les cases libres restent ensemble.
