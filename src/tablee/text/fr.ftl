## Places et petits mots
seat-n = Place { $n }
nothing = rien
list = { $others } et { $last }
pair = { $name } : { $value }

## Problèmes : ce qui s’est passé, pourquoi, que faire
problem-game-unknown = Il n’y a pas de jeu « { $game_name } » ; choisissez parmi : { $allowed }.
problem-game-twice = Deux jeux s’appellent « { $game_name } » : { $first } et { $second }. Renommez l’un des deux, ou désinstallez son paquet.
problem-game-file = Il manque au jeu « { $game_name } » le fichier { $path } ; un jeu a ses textes et son livret dans les deux langues.
problem-plugin-broken = « { $name } », du paquet { $package }, a été laissé de côté : { $value } n’a pas pu être chargé. { $reason }
problem-plugin-game = Le point d’entrée « { $name } » du groupe tablee.games a été laissé de côté : il doit désigner un jeu nommé « { $name } », et non { $value }.
problem-plugin-bots = Le point d’entrée « { $name } » du groupe tablee.bots a été laissé de côté : { $value } n’a ni BOTS, ni evaluate, ni judge.
problem-bot-twice = Deux robots s’appellent « { $bot } » : { $first } et { $second }. Renommez l’un des deux, ou désinstallez son paquet.
problem-judge-twice = Deux paquets évaluent le jeu « { $game_name } » : { $first } et { $second }. Désinstallez l’un des deux.
problem-seat-count = Ce jeu ne se joue pas à { $seats } ; choisissez { $allowed }.
problem-setting-unknown = Il n’y a pas de réglage « { $setting } » ; les réglages sont : { $allowed }.
problem-setting-value = Le réglage « { $setting } » ne peut pas valoir « { $value } » ; valeurs permises : { $allowed }.
problem-setting-contradiction = Les réglages « { $setting } » et « { $other } » se contredisent ; n’en donnez qu’un.
problem-option-unknown = Il n’y a pas d’option « { $option } » ; les options sont : { $allowed }.
problem-option-value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs permises : { $allowed }.
problem-option-contradiction = Les options « { $option } » et « { $other } » se contredisent ; n’en donnez qu’une.
problem-language-unknown = Il n’y a pas de langue « { $lang } » ; choisissez parmi : { $allowed }.
problem-clause-unknown = Il n’y a pas d’article « { $clause } » ; les articles sont numérotés { $allowed }.
problem-bot-unknown = Il n’y a pas de robot « { $bot } » ; choisissez parmi : { $allowed }.
problem-record-not = Ce n’est pas une partie enregistrée : la première ligne n’est pas « tablee record 1 ».
problem-record-newer = Cet enregistrement est au format { $version }, et ce programme connaît les formats jusqu’à { $known } ; prenez une version plus récente de Tablée.
problem-record-truncated = L’enregistrement s’arrête après la ligne { $line } : sa ligne de fin manque. Procurez-vous le fichier entier.
problem-record-edited = L’enregistrement a été modifié après coup : sa somme de contrôle ne correspond pas.
problem-record-head = L’en-tête de l’enregistrement est illisible ({ $detail }).
problem-record-line = La ligne { $line } de l’enregistrement est illisible : « { $text } ».
problem-record-pick = Le choix { $line } de l’enregistrement, « { $text } », n’était pas possible à cet endroit.
problem-record-chance = Les tirages du choix { $line } de l’enregistrement ne correspondent pas aux règles.
problem-record-rules = La partie a été jouée avec la version { $version } des règles, et ce programme a la version { $known }.
problem-record-seed = Ce n’est pas la graine de cette partie : elle ne correspond pas à l’engagement de l’enregistrement.
problem-record-unfinished = L’enregistrement ne contient pas de graine : une partie se vérifie une fois finie.
problem-seed-value = « { $value } » ne peut pas servir de graine ; donnez de 1 à { $allowed } caractères imprimables, ou rien pour un secret.
problem-position-field = La position a un champ « { $field } » incorrect : { $value }.
problem-position-invariant = La position enfreint les règles dans « { $field } » : { $detail }.
problem-match-over = La partie est finie ; il n’y a plus rien à jouer.
problem-seat-unknown = Il n’y a pas de place « { $value } » ; les places sont : { $allowed }.
problem-not-asked = Ce n’est pas à vous de décider ; attendez qu’on vous interroge.
problem-pick-unknown = « { $pick } » n’est pas un choix de ce jeu ; prenez une des options proposées.
problem-pick-form = « { $pick } » n’est pas complet, ou ne nomme pas le bon genre de chose ; cela se dit ainsi : « { $example } ».
problem-pick-not-offered = Ce n’est pas possible maintenant ; prenez une des options proposées.
problem-undo-nothing = Vous n’avez aucun coup à annuler.
problem-undo-others = Quelqu’un d’autre a joué depuis ; pour annuler votre coup, il faut l’accord de la table.
problem-undo-unforeseen = Depuis, le hasard a décidé de quelque chose ou quelque chose de caché a été montré ; pour annuler votre coup, il faut l’accord de la table.
# Les anciennes parties distinguent les deux.
problem-undo-chance = Le hasard a joué depuis ; pour annuler votre coup, il faut l’accord de la table.
problem-undo-revealed = Quelque chose de caché a été montré depuis ; pour annuler votre coup, il faut l’accord de la table.

## Terminal
cli-all-bots = tous
cli-allowed = valeurs
cli-bot = robot
cli-bot-greedy = Glouton { $n }
cli-bot-random = Hasard { $n }
cli-clause = article
cli-curtain = Passez l’écran à { $seat }.
cli-curtain-enter = { "[" }Entrée quand vous y êtes]
cli-decimal-mark = ,
cli-explain-more = { $count ->
        [one] … et un autre article : précisez.
       *[other] … et { $count } autres articles : précisez.
    }
cli-explain-nothing = Rien à dire de « { $about } » ; essayez une carte, un article, un choix ou des mots de la règle.
cli-explain-offered = C’est possible maintenant : { $number } · { $pick }
cli-forgotten = La partie n’a pas été gardée.
cli-game-size = { $range } places, { $minutes } min
cli-hdz-aside = mises de côté
cli-hdz-costs = Dans cette partie, elle coûte { $loss } Survivants en fin de manche.
cli-hdz-power = En jeu avec le Pouvoir « { $power } » : { $help }
cli-hdz-round = { $trick ->
        [0] manche { $round } sur { $rounds }
       *[other] manche { $round } sur { $rounds }, pli { $trick }
    }
cli-hdz-tally = { $faction }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $sign ->
        [minus] −
       *[plus] +
    }{ $survivors }
cli-hdz-vans = { $count ->
        [one] { $count } Mini-van
       *[other] { $count } Mini-vans
    }
cli-help-commands = Commandes
cli-help-compare = réglages à comparer, comme edition=prototype ; à donner une fois par colonne
cli-help-coverage = quels tests prouvent quel article (dans une copie des sources)
cli-help-file = le fichier d’une partie enregistrée
cli-help-game = un jeu, tel que « tablee games » le nomme
cli-help-games = Énumérer les jeux, ou en montrer un : à combien on y joue, et ses réglages.
cli-help-given = Ce qu’on peut donner
cli-help-help = Afficher cette aide.
cli-help-jobs = combien de processus jouent en même temps
cli-help-lang = langue : en ou fr
cli-help-matches = combien de parties
cli-help-settings = réglages du jeu, comme mode=express,memory=open
cli-help-play = Jouer une partie dans ce terminal, contre des robots ou à plusieurs devant le même écran.
cli-help-record = le fichier où écrire la partie, au lieu de votre dossier de données
cli-help-replay = Revoir une partie enregistrée, par les yeux de n’importe quelle place.
cli-help-resume = reprendre la partie de ce fichier
cli-help-rules = Lire les règles : toutes, un article (HDZ-27) ou ceux qui parlent de certains mots.
cli-help-seat = par quels yeux : 1, 2… ou « all » ; sinon, ceux du public
cli-help-seats = qui joue, dans l’ordre des places : me (moi), me:NOM, random, greedy, greedy:samples=8, stdio:COMMANDE
cli-help-seed = la graine de la partie, pour rejouer la même donne
cli-help-sim = Faire jouer beaucoup de parties aux robots, et voir qui gagne et combien de fois.
cli-help-sim-seats = quels robots jouent, comme greedy,random,random ; ils changent de place à chaque partie
cli-help-sim-seed = un nombre ; le même donne les mêmes parties
cli-help-step = s’arrêter après chaque choix
cli-help-version = Montrer la version.
cli-version-commit = révision { $commit }
cli-version-compiled = moteur compilé
cli-version-no-web = sans application web
cli-version-plain = Python ordinaire
cli-version-web = avec application web
cli-help-table =
    nombre   faire ce choix ; on peut aussi taper le choix lui-même
    … x3     faire trois fois un choix (« 2 x3 »), ou autant que possible (« 2 tout ») ; plusieurs choix en une ligne : « 2 x3, 5 »
    ? chose  expliquer une carte, un article (? { $clause }), un choix (? 2), ou pourquoi un choix manque (? { $pick })
    a        quand être consulté, dans les jeux à moments pour les cartes (« a » change, « a toujours » nomme)
    h        conseil : ce qu’un robot choisirait, et ce qu’il y gagne sur les autres options
    l        journal des derniers évènements (« l all » pour tous)
    s        où la partie est gardée (« s FICHIER » en écrit une copie)
    u        annuler votre dernier coup
    w        pourquoi cette question, avec son article
    p        faire ce qui est proposé, s’il y a lieu (« p, discard amulet » continue de là)
    q        partir ; la partie est gardée et pourra être reprise
cli-help-tablee = Tablée : une table pour les jeux de société modernes. Sans commande, elle s’ouvre dans votre navigateur.
cli-help-verify = Vérifier qu’une partie finie a été distribuée honnêtement.
cli-help-words = un article, ou des mots à chercher
cli-hint = Un robot choisirait { $number } · { $pick }
cli-in-memory = La partie ne peut pas être écrite dans { $file } ({ $reason }). Elle continue en mémoire, et chaque choix réessaie de l’écrire.
cli-input-ended = L’entrée s’est arrêtée avant la dernière réponse.
cli-kept = La partie est gardée. Pour la reprendre :
cli-language-en = English
cli-language-fr = Français
cli-leave-unsaved = La partie ne peut pas être écrite et serait perdue. Partir quand même ? (o/N)
cli-matches = parties
cli-mean-score = score moyen
cli-meaning = sens
cli-menu-again = Tapez une des marques de gauche.
cli-menu-default = { "[" }Entrée : { $default }]
cli-menu-settings = Jouer avec les réglages habituels ? (O/n)
cli-menu-prompt = À quoi joue-t-on ?
cli-menu-quit = partir
cli-menu-seats = Qui joue ? De { $fewest } à { $most } places, parmi : { $who } (me:NOM donne un nom à quelqu’un).
cli-menu-unfinished = reprendre, { $when }, { $picks } choix
cli-new-made = Un jeu complet est dans { $folder } (fichiers : { $count }). Installez-le pour que Tablée le trouve, jouez-y, testez-le :
cli-new-then = Puis faites-en le vôtre : docs/tutorial/add-a-game.md montre comment.
cli-no-stances = Ce jeu ne vous demande que ce que vous devez décider.
cli-nothing-proposed = Rien n’est proposé ici.
cli-number = Choisissez un nombre de 1 à { $count } ; « ? » dit tout ce qu’on peut taper.
cli-on-disk-again = La partie est de nouveau écrite dans { $file }.
cli-option = option
cli-over = La partie est finie
cli-percent = { $number } %
cli-picks = choix
cli-place = rang
cli-prompt = 1–{ $count }, ? { $letters } >
cli-proposed = p  comme proposé : { $picks }
cli-recorded = La partie est enregistrée dans { $file }
cli-renamed = { $old } s’appelle désormais { $new } ; l’ancien nom disparaîtra à la prochaine version.
cli-replay-eyes = Vu par { $seat }
cli-replay-pick = Choix { $number } sur { $count }
cli-replay-prompt = Entrée : suite, b : retour, un nombre : y aller, q : partir >
cli-save-exists = { $file } existe déjà ; choisissez un autre nom.
cli-save-failed = { $file } ne peut pas être écrit ({ $reason }).
cli-score = score
cli-seat = place
cli-sim-length = { $matches ->
        [one] { $matches } partie, { $mean } choix (de { $least } à { $most })
       *[other] { $matches } parties de { $mean } choix chacune (de { $least } à { $most })
    }
cli-sim-none = Aucune partie n’est arrivée à sa fin.
cli-sim-note = Les victoires sont des parts, avec leur intervalle à 95 % (une égalité se partage) ; une part égale serait de { $fair }. Les robots changent de place à chaque partie.
cli-sim-rate = { $rate }/s
cli-sim-stopped = Arrêté avant la fin : voici les parties jouées jusque-là.
cli-spectator = le public
cli-stop-keep = Garder cette partie pour la reprendre plus tard ? (O/n)
cli-tag-found = de source publique
cli-tag-inferred = déduit
cli-tag-reconstructed = reconstitué : notre proposition
cli-tag-ruling = notre décision
cli-tag-seed = du livret de règles
cli-tests = tests
cli-times = { $count ->
    [one] Fait une fois : { $wish }
   *[other] Fait { $count } fois : { $wish }
}
cli-undo-ask = { $why } Tout le monde est d’accord ? (o/N)
cli-undo-bots = { $why } Les robots sont d’accord : votre dernier coup est annulé.
cli-undo-free = Votre dernier coup est annulé ; il n’avait encore rien entraîné.
cli-undo-no = Rien n’a été annulé.
cli-undo-people = { $why } Tout le monde est d’accord : votre dernier coup est annulé.
cli-usual = par défaut
cli-victories = victoires
cli-winners = { $count ->
        [0] Personne ne gagne.
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }
cli-words-all = tout tous toutes all
cli-words-no = n non
cli-words-yes = o oui
problem-argument-missing = Il manque { $argument } ; « --help » montre comment l’écrire.
problem-arguments-many = Le mot « { $argument } » est de trop dans cette commande ; « --help » montre comment l’écrire.
problem-bot-setting = Le robot « { $bot } » n’a pas de réglage « { $setting } » ; ses réglages sont : { $allowed }.
problem-bot-strong = Le robot « { $bot } » réfléchirait trop longtemps pour ce serveur ; choisissez un niveau ({ $levels }), ou au plus « { $allowed } ».
problem-command-unknown = Il n’y a pas de commande « { $command } » ; choisissez parmi : { $allowed }.
problem-coverage-nowhere = Les tests ne sont pas ici ; lancez ceci dans le dossier des sources.
problem-file-exists = Le fichier { $file } existe déjà et reste tel quel ; choisissez un autre nom pour la partie.
problem-file-missing = Il n’y a pas de fichier { $file }.
problem-file-not = { $file } n’est pas un fichier de partie.
problem-file-unreadable = Le fichier { $file } ne peut pas être lu : { $reason }.
problem-flag-unknown = Il n’y a pas d’option « { $option } » ici ; choisissez parmi : { $allowed }.
problem-flag-value = L’option « { $option } » n’est pas donnée comme il faut ; « --help » montre comment l’écrire.
problem-match-in-use = La partie de { $file } se joue dans un autre terminal ; quittez-la d’abord là-bas.
problem-number-range = « { $name } » ne peut pas valoir « { $value } » ; donnez un nombre : { $allowed }.
problem-new-name = « { $value } » ne peut pas être le nom d’un jeu ; prenez des minuscules, des chiffres et des tirets bas isolés, { $longest } caractères au plus, comme pebbles ou tour_des_cochons.
problem-new-game-taken = Il y a déjà un jeu « { $game_name } » : { $place }. Choisissez un autre nom.
problem-new-module-taken = « { $value } » a déjà un sens pour Python (module ou mot-clé) ; choisissez un autre nom.
problem-new-folder = { $folder } existe déjà et n’a pas été touché ; choisissez un autre nom, ou placez-vous dans un autre dossier.
problem-new-unwritable = { $folder } n’a pas pu être écrit : { $reason }. Rien n’a été laissé derrière.
problem-setting-form = « { $written } » n’est pas écrit comme un réglage ; écrivez nom=valeur, plusieurs séparés par des virgules.
problem-setting-twice = Le réglage « { $setting } » est donné deux fois, « { $first } » et « { $second } » ; n’en donnez qu’un.
problem-record-finished = La partie de { $file } est finie ; revoyez-la avec « tablee replay ».
problem-seat-eyes = On ne peut pas regarder depuis « { $seat } » ; choisissez parmi : { $allowed }.
problem-words-nowhere = Aucun article ne parle de « { $words } ».

## Verdicts sur les parties finies
verdict-fair = { $draws ->
        [one] Distribution honnête : la graine est celle promise au départ, et le seul tirage vient d’elle.
       *[other] Distribution honnête : la graine est celle promise au départ, et les { $draws } tirages viennent d’elle.
    }
verdict-fair-taken-back =
    { verdict-fair }
    { $taken_back ->
        [one] Un autre tirage a servi à des coups annulés.
       *[other] { $taken_back } autres tirages ont servi à des coups annulés.
    }
verdict-commitment = Distribution faussée : la graine n’est pas celle promise au départ.
verdict-draw =
    Distribution faussée : le tirage { $index }, { $pick ->
        [0] à la donne
       *[other] au choix { $pick }
    }, est { $outcome }, alors que la graine donne { $dealt }.

## Une table sur le serveur
event-table-sat = { $name } s’assied.
event-table-stood = { $name } se lève.
event-table-swapped = { $seat } et { $other_seat } échangent leurs places.
event-table-bot = Un robot prend place : { $bot }.
event-table-started = La partie commence.
event-table-asked = { $what ->
    [end] { $from_seat } propose d’arrêter là, sans gagnant.
    [undo] { $from_seat } aimerait annuler son dernier coup.
   *[hand] { $from_seat } propose qu’un robot joue pour { $seat }.
}
event-table-answered = { $yes ->
    [yes] { $seat } est d’accord.
   *[no] { $seat } n’est pas d’accord.
}
event-table-dropped = La demande est abandonnée.
event-table-undone = { $seat } annule son dernier coup.
event-table-handed = Un robot joue pour { $seat }, en attendant.
event-table-conceded = { $seat } abandonne.
event-table-ended = { $how ->
    [agreed] Toute la table est d’accord pour arrêter là : personne ne gagne.
   *[conceded] La partie est finie par abandon.
}
event-table-back = { $name } est de retour.
event-table-moved = { $name } continue sur un autre appareil.
event-table-chat = { $name } : { $text }
event-table-aside = Public · { $name } : { $text }
event-table-removed = Un administrateur a retiré un message.
event-table-hushed = (Ce message a été retiré.)
event-table-paused = { $name } met la partie en pause.
event-table-resumed = { $name } reprend la partie.
event-table-over = La partie est finie.
event-table-rematch = La partie suivante se prépare.
event-table-closed = La table a été fermée par l’administration.
event-table-closed-rules = Les règles de ce jeu ont changé (cette partie suivait la version { $rules }, et le serveur joue maintenant la version { $known }) : elle ne peut pas continuer. Elle est gardée telle quelle, et son enregistrement peut être téléchargé.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance et bon jeu !
phrase-your-turn = C’est à toi.
phrase-thinking = Je réfléchis…
phrase-wait = Un instant, s’il te plaît.
phrase-back = Me revoilà.
phrase-nice = Bien joué !
phrase-ouch = Aïe !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-again = On en refait une ?

problem-table-unknown = Cette table n’existe pas ; vérifiez le lien ou le code.
problem-draining = Le serveur se prépare à une mise à jour : aucune partie ne commence maintenant, celles en cours continuent. Réessayez plus tard.
problem-value-unfit = Quelque chose ici est trop long ou contient des caractères qui ne peuvent pas être gardés ; rien n’a changé.
problem-rules-newer = Cette partie suit la version { $version } des règles, et ce processus du serveur a encore la version { $known }. Réessayez quand il aura été mis à jour.
problem-conceded = Vous avez abandonné cette partie ; un robot joue pour vous.
problem-company-full = Vous pouvez suivre ou bloquer { $allowed } personnes au plus ; retirez-en une d’abord.
problem-word-unknown = « { $name } » ne peut pas valoir « { $value } » ; les valeurs sont : { $allowed }.
problem-report-none = Aucun signalement « { $report } » n’est en attente ; `tablee admin reports` les énumère.
problem-report-what = Dites de quelle personne ou de quelle ligne il s’agit.
problem-push-endpoint = Ce n’est pas un service de notification du réseau public ; réactivez les notifications dans votre navigateur.
problem-push-key = Les clés de ce navigateur sont illisibles ; réactivez les notifications.
problem-email-wrong = Ce n’est pas une adresse électronique ; écrivez-la comme nom@exemple.org.
problem-email-none = Ce serveur n’envoie pas de courriel ; utilisez les notifications ou le flux.
problem-email-refused = Le serveur de courriel a refusé cette adresse ; vérifiez-la ou réessayez plus tard.
problem-email-code = Ce n’est pas le code du dernier courriel ; vérifiez-le ou demandez-en un autre.
cli-help-smtp = un serveur qui envoie le courriel : smtp://NOM:MOT-DE-PASSE@HÔTE:PORT, ou smtps://…
cli-help-sender = l’adresse d’où part le courriel
problem-table-closed = Cette table a été fermée.
problem-table-not-open = La partie a commencé ; ce n’était possible qu’avant.
problem-table-not-playing = Aucune partie n’est en cours à cette table.
problem-table-not-over = La partie n’est pas encore finie.
cli-stance-unknown = Vous pouvez choisir : { $allowed }.
problem-stance-unknown = Ce choix n’existe pas : { $stance }. Il y a : { $allowed }.
problem-table-paused = La partie est en pause ; reprenez-la d’abord.
problem-table-not-full = Il reste des places vides ; donnez-les d’abord à des gens ou à des robots.
problem-table-rules = Cette partie a commencé avec d’autres règles (version { $version }, maintenant { $known }) et ne peut continuer ici ; exportez-la.
problem-table-broken = Cette table est illisible (ligne { $line }) ; l’administration doit s’en occuper.
problem-not-entered = Entrez d’abord à la table.
problem-no-watching = Cette table ne se joue pas en public ; demandez une place avant le début.
problem-not-host = Cela revient à l’hôte de la table.
problem-not-seated = Il faut avoir une place à la table pour faire cela.
problem-not-yours = Cette place n’est pas la vôtre.
problem-seat-taken = Cette place est prise ; choisissez-en une autre.
problem-seat-number = Cette place n’existe pas à cette table.
problem-seat-no-bot = Il n’y a pas de robot à cette place.
problem-bot-plays = Un robot joue à cette place ; reprenez-la d’abord.
problem-stale = Cette question n’est plus ouverte ; voici ce qui est demandé maintenant.
problem-not-recorded = La base de données est hors d’atteinte, donc rien n’a été fait ; un nouvel essai suivra.
problem-request-open = Une demande attend déjà la réponse de la table ; répondez-y d’abord.
problem-request-none = Cette demande n’existe plus.
problem-request-voted = Vous avez déjà répondu.
problem-not-gone = { $seat } est là et a encore du temps.
problem-not-gone-yet = { $seat } peut encore revenir à temps ; attendez { $seconds } s.
problem-hints-off = Cette table se joue sans conseils.
problem-hint-none = On ne vous demande rien en ce moment.
problem-hint-failed = Aucun robot n’a pu répondre à temps ; réessayez.
problem-phrase-unknown = Il n’y a pas de phrase toute faite « { $phrase } » ; choisissez parmi : { $allowed }.
problem-chat-empty = Dites quelque chose, ou choisissez une phrase ; pas les deux.
problem-name-empty = Ce nom n’a aucun caractère visible ; choisissez-en un autre.
problem-name-long = Ce nom est trop long ; il peut avoir { $allowed } caractères.
problem-name-mixed = Ce nom mêle des lettres d’alphabets qui se ressemblent ; n’en prenez qu’un seul.
problem-name-reserved = Le nom « { $name } » est réservé à la maison, pour que personne ne s’y trompe ; choisissez-en un autre.
problem-rematch-open = La table suivante est déjà ouverte.
problem-curtain-single = Vous n’avez qu’une place ici, il n’y a donc pas de rideau.
problem-curtain-down = Le rideau de cette place est baissé ; levez-le d’abord.
problem-bundle-long = Voilà { $picks } choix d’un coup, et { $allowed } sont le maximum ; rien n’a été fait. Envoyez-en moins.
problem-bundle-unforeseen = Fait : { $carried } choix sur { $picks } ; puis le hasard a décidé de quelque chose, ou quelque chose de caché a été montré. Regardez et continuez à partir de là.
problem-bundle-others = Fait : { $carried } choix sur { $picks } ; maintenant quelqu’un d’autre doit aussi répondre. Regardez et continuez à partir de là.
problem-bundle-cut = Fait au premier envoi : { $carried } choix sur { $picks }. Regardez et continuez à partir de là.
problem-message = Ce message est illisible : { $detail }.
problem-field-missing = Il manque « { $name } » dans ce message.
problem-field-renamed = « { $old } » est l’ancien nom de « { $new } » : donnez seulement « { $new } ».
problem-field-wrong = « { $name } » ne peut pas être ainsi dans ce message : { $detail }.
problem-binary = Les messages sont du texte ; celui-ci était binaire.
problem-too-big = C’est trop gros ; { $allowed } octets au plus sont acceptés.
problem-too-fast = Trop de demandes ; réessayez dans { $seconds } s.
problem-too-many = Vous en avez trop d’ouvertes à la fois ; fermez-en d’abord.
problem-crowded = Trop de connexions de votre adresse sont ouvertes à la fois ; fermez-en et réessayez.
problem-full = Le serveur est complet pour le moment ; réessayez dans une minute.
problem-origin = Cette demande vient d’un autre site et a été refusée.
problem-host-unknown = Ce serveur ne répond pas au nom « { $host } » ; son hôte peut l’autoriser par --host-name.
problem-proxies-any = N’importe qui pourrait se faire passer pour n’importe qui si tout mandataire était cru ; donnez le nombre de mandataires placés devant (--proxies=1), ou leurs adresses.
problem-network-value = « { $value } » n’est ni une adresse, ni un réseau comme 10.0.0.0/8.
problem-proxies-value = « { $value } » n’est ni un nombre de mandataires, ni une adresse ou un réseau comme 10.0.0.0/8.
problem-stopping = Le serveur va redémarrer ; reconnectez-vous dans un instant.
problem-not-found = Il n’y a rien à cette adresse.
problem-no-docs = La documentation n’est pas construite sur ce serveur. Dans un clone du dépôt, lancez : ./tablee docs
problem-method = Cela ne se fait pas à cette adresse.
problem-trouble = Quelque chose a mal tourné sur le serveur ; c’est noté.
problem-login-taken = Ce nom de compte est pris ; choisissez-en un autre.
problem-login-wrong = Le nom et le mot de passe ne vont pas ensemble.
problem-login-has = Vous avez déjà un compte.
problem-backup-tool = Il faut pour cela « { $tool } », l’outil de PostgreSQL, et il n’est pas installé ici.
deed-appoint = rôle d’administration confié
deed-ban = exclusion
deed-chat = messages lus
deed-clean = vieilles données effacées
deed-clean-chat = vieux messages effacés
deed-clean-tables = vieilles tables effacées
deed-close = table fermée
deed-data = données remises
deed-dismiss = rôle d’administration retiré
deed-enter = tables de passage reprises dans le compte
deed-export = table exportée
deed-forget = toutes les données effacées
deed-hush = message retiré
deed-import = table importée
deed-invite = invitation créée
deed-mute = privation de parole
deed-pardon = grâce
deed-password = nouveau mot de passe
deed-rotate = secret des cookies remplacé
deed-settle = signalement réglé
deed-sign-out = appareil déconnecté
by-command-line = ligne de commande
by-oneself = la personne elle-même
by-retention = de lui-même, par ancienneté
admin-reports = Signalements
admin-settle = Réglé
admin-settled = réglé
admin-none = Rien.
admin-absent = Personne.
admin-nobody = quelqu’un
admin-open = ouverte
admin-playing = en cours
admin-over = terminée
admin-closed = fermée
admin-somebody = Au sujet de quelqu’un
admin-quote = « … »
admin-games = Par jeu
admin-tables-this-month = Tables du mois
admin-tables-today = Tables du jour
admin-seen-this-month = Personnes vues ce mois-ci
admin-seen-today = Personnes vues aujourd’hui
admin-guests = Personnes de passage
admin-accounts = Comptes
admin-come-in = Entrer
admin-invitation-more = Ce serveur est réservé aux personnes invitées. Votre invitation vous fait entrer.
admin-invitation = Votre invitation
admin-refresh = Rafraîchir
admin-done = C’est fait.
admin-sure = Vraiment ?
admin-why = Raison
admin-whom = Personne, compte ou adresse
admin-invite = Nouvelle invitation
admin-forget = Effacer toutes les données
admin-pardon = Gracier
admin-ban-address = Exclure l’adresse un jour
admin-ban = Exclure un jour
admin-mute = Priver de parole un jour
admin-hush = Retirer
admin-close = Fermer
admin-deeds = Actes d’administration
admin-chat = Messages
admin-tables = Tables
admin-present = En ligne en ce moment
admin-numbers = Chiffres
admin-not-admin = Cette page est réservée aux comptes chargés de l’administration (tablee admin appoint COMPTE).
admin-enter = S’identifier
admin-password = Mot de passe
admin-login = Compte
admin-title = S’occuper du serveur
problem-backup-failed = La sauvegarde de { $file } a échoué : { $reason }. La dernière est restée telle quelle.
problem-backup-broken = { $file } n’est pas une base de Tablée entière ({ $reason }) ; rien n’a été remplacé.
problem-admin-unknown = « { $written } » n’est rien qu’un administrateur puisse faire ; choisissez parmi : { $allowed }.
problem-chat-none = Il n’y a pas de message { $number } à cette table.
problem-pardon-none = « { $whom } » n’est ni exclu ni privé de parole.
problem-ban-admin = On ne peut pas exclure un administrateur ; retirez-lui d’abord ce rôle.
problem-person-unknown = Il n’y a personne du nom de « { $whom } » ici ; donnez l’identifiant d’une personne ou le nom d’un compte.
problem-invitation-wrong = Cette invitation n’est pas (ou plus) valable ; demandez-en une nouvelle.
problem-closed-server = Ce serveur est réservé aux personnes invitées ; ouvrez le lien de votre invitation, ou identifiez-vous.
problem-forgotten = Tout ce qui était gardé sur vous a été effacé. Au revoir !
problem-muted = Vous ne pouvez pas parler ici avant le { $until }. Raison : { $why }
problem-banned = Vous ne pouvez pas utiliser ce serveur avant le { $until }. Raison : { $why }
problem-password-wrong = Ce n’est pas le mot de passe de ce compte.
problem-login-none = Vous n’avez pas de compte ; ouvrez-en un d’abord.
problem-device-unknown = Cet appareil ou cette clé d’accès n’est plus dans votre liste.
problem-signed-out = Cet appareil a été déconnecté depuis un autre de vos appareils.
problem-login-letters = Le nom de connexion a de 2 à 40 lettres ou chiffres, sans accent ni espace ; . _ @ + - sont permis aussi.
problem-password-short = Ce mot de passe est trop court ; prenez au moins { $allowed } caractères.
problem-password-weak = Ce mot de passe est de ceux qu’on essaie en premier ; trois mots sans rapport en font un bon.
problem-passkey-wrong = Cette clé d’accès n’ouvre pas ici ; réessayez, ou entrez autrement.
problem-passkey-many = Vous avez déjà { $allowed } clés d’accès ; retirez-en une d’abord.
problem-passkey-last = Cette clé d’accès est votre seul moyen de revenir ; choisissez d’abord un mot de passe ou créez une autre clé.
problem-profile-unknown = Il n’y a pas de profil ici, ou il ne vous est pas montré.
problem-resume-wrong = Ce lien ou ce code n’est pas (ou plus) valable ; demandez-en un nouveau.
problem-record-running = La partie est encore en cours ; son enregistrement sera disponible quand elle sera finie.
problem-record-private = L’enregistrement est réservé aux personnes qui ont joué cette partie.
problem-record-unknown = Cet enregistrement n’existe pas.
problem-fork-over = Il n’y a plus rien à jouer à partir de là : la partie est finie à cette étape.
problem-viewer = On ne peut pas regarder depuis « { $viewer } ».
problem-number = « { $value } » n’est pas un nombre possible ici.

problem-database-address = Ce n’est pas une adresse de base de données ; écrivez par exemple : { $allowed }.
problem-database-driver = PostgreSQL demande un paquet de plus : pip install 'tablee[postgres]'.
problem-database-away = La base de données à { $host } est hors d’atteinte ; est-elle en marche, et son adresse est-elle juste ?
problem-port-denied = Cet utilisateur ne peut pas écouter sur le port { $port } de { $host } ({ $reason }) ; choisissez-en un autre par --port ou --host.
problem-port-taken = Le port { $port } de { $host } est pris ; arrêtez le programme qui l’occupe, ou choisissez-en un autre par --port.
problem-database-several = Plusieurs serveurs tournent ici ; nommez l’une de leurs bases par --db : { $found }.
problem-database-none = Aucun serveur ne tourne ici, et il n’y a pas de base dans { $folder } ; nommez-en une par --db, ou par TABLEE_DB ou TABLEE_DATA comme votre serveur.
problem-database-missing = Il n’y a pas de base { $file } ; vérifiez --db, TABLEE_DB et TABLEE_DATA. Aucune n’a été créée.
problem-database-closed = La base { $file } ne peut pas être ouverte ; vérifiez son chemin et qui peut la lire.
problem-database-corrupt = Le fichier { $file } est abîmé ou n’est pas une base de Tablée ; remettez une sauvegarde à sa place par « tablee restore ».
problem-database-read-only = La base { $file } n’est pas accessible en écriture ; vérifiez à qui elle appartient et si son disque n’est pas monté en lecture seule.
problem-database-full = Le disque de la base { $file } est plein ; faites de la place et relancez. Rien de ce qui a été dit n’est perdu.
problem-database-in-use = Un autre serveur utilise déjà { $file } ; arrêtez-le, ou donnez à celui-ci un autre fichier ou PostgreSQL.
problem-database-newer = La base a été écrite par une version plus récente de Tablée (schéma { $version }, ce programme connaît { $known }) ; utilisez celle-là.
problem-table-file = Ce fichier n’est pas une table exportée.
problem-table-there = La table { $table } est déjà dans cette base.
problem-record-slow = Cet enregistrement est trop long à rejouer.

## L’application web
web-a-person = Une personne
web-acting = { $names } joue…
web-add-bot = Ajouter un robot
web-again = Réessayer
web-agree = D’accord
web-ask-open = Réponse attendue de : { $names }
web-asked = à jouer
web-autoplay = Lecture
web-away = hors ligne
web-board = Plateau
web-bot = robot
web-bot-for = robot, pour l’instant
web-bot-plays = Laisser un robot jouer à ma place
web-bot-plays-do = Un robot joue jusqu’à mon retour
web-chosen = a choisi
web-clock = Pendule
web-clock-none = aucune
web-clock-quick = 2 minutes + 5 s par décision
web-clock-slow = 30 minutes + 30 s par décision
web-clock-usual = 10 minutes + 15 s par décision
web-close = Fermer
web-contrast = Plus de contraste
web-copied = Copié
web-copy-hand = Ce navigateur ne laisse pas la page copier. Copiez le lien ici :
web-copy-link = Copier le lien
web-costliest = Mes trois décisions les plus coûteuses
web-costliest-none = Un robot n’aurait rien fait de mieux.
web-costliest-wait = Un robot revoit chaque décision…
web-costly = « { $played } » : « { $better } » aurait mieux valu.
web-credits = Crédits
web-credits-more = Tablée est une réalisation indépendante : les règles sont dans nos propres mots, sans texte ni image d’éditeur. Les noms appartiennent à leurs propriétaires.
web-curtain = Passez l’écran à { $name }
web-disagree = Pas d’accord
web-do-it = Faire ainsi
web-eyes = Vue de
web-eyes-all = tout le monde : mains ouvertes
web-eyes-spectator = le public
web-facts = { $fewest }–{ $most } places · { $minutes } min
web-facts-exact = { $most } places · { $minutes } min
web-fork = Continuer d’ici à la place de { $name }
web-free = libre
web-free-seats = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
web-games = Jeux
web-go-on = Continuer
web-hand = Faire jouer un robot
web-hero = Une table chaleureuse, de bonnes cartes, des règles justes.
web-hint = Conseil
web-hinted = Un robot choisirait : { $pick }
web-hints = Conseils permis
web-host = hôte
web-host-starts = L’hôte commence dès que chaque place est prise.
web-house = Ce serveur : { $name }
web-invite = Pour vous rejoindre : cette image, le lien ou le code.
web-join = Rejoindre
web-join-code = Vous avez un code ?
web-language = Langue
web-lift = Je suis { $name } : montrer mes cartes
web-list-all = Toutes les options ({ $count })
web-list-less = Moins d’options
web-loading = On met la table…
web-log = Ce qui s’est passé
web-log-none = Ce qui se passe sera raconté ici.
web-lower = Cacher mes cartes
web-move-seat = Continuer sur un autre appareil
web-move-seat-more = La place passe à qui utilise d’abord ce lien ou ce code.
web-next-table = À la partie suivante
web-not-asked = On ne vous demande rien pour l’instant ; attendez votre tour.
web-not-now = Cela ne répond pas à la question posée.
web-offline = Pas de connexion. Nouvel essai…
web-open-table = Ouvrir la table
web-options = Vos options
web-other-name = Une autre personne devant cet écran
web-over = La partie est finie. { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }
web-over-nobody = La partie est finie. Personne ne gagne.
web-pause = Pause
web-paused = La partie est en pause.
web-phrases = Phrases
web-public = Tout le monde peut rejoindre la table ou regarder
web-qr = Une image qui contient le lien, pour l’appareil photo d’un téléphone
web-record = Fichier de la partie
web-rematch = Revanche
web-replay = Revoir
web-result = Résultat
web-resume = Continuer
web-rules = Règles
web-rules-more = Chaque jeu, du but aux finesses, avec des images dessinées par le plateau lui-même. À lire, à fouiller, à imprimer.
web-rules-none = Aucune règle ne contient tous ces mots.
web-rules-search = Chercher dans les règles
web-running = en cours
web-say = Dire quelque chose
web-seat-count = Places
web-seats = Places
web-series = { $wins ->
        [one] { $wins } partie gagnée sur { $played }
       *[other] { $wins } parties gagnées sur { $played }
    }
web-settings = Réglages
web-setup = Préparer une table
web-share-screen = Plusieurs devant cet écran ? Prenez une place chacun : un rideau cache les cartes entre les tours.
web-since = depuis votre dernière décision
web-sit = S’asseoir ici
web-sound = Son
web-speed = Vitesse des animations
web-stand = Libérer la place
web-start = Commencer
web-step = Étape
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-stop = Arrêter
web-table-rules = À la table
web-tag-reconstructed = (notre reconstitution)
web-tag-ruling = (notre arbitrage)
web-take-back = Reprendre ma place
web-text-size = Taille du texte
web-theme = Lumière
web-theme-auto = comme l’appareil
web-theme-dark = nuit
web-theme-light = jour
web-tools = Outils
web-undo = Annuler le coup
web-undo-ask = Demander à annuler
web-undo-free = Annule aussitôt votre dernier coup.
web-unreachable = La table est injoignable. Rien n’est perdu : vos parties vous attendent.
web-upload = Regarder un fichier de partie
web-waiting = On attend { $names }
web-watch = Le public peut regarder
web-delay = Le public la voit
web-delay-of = { $minutes ->
        [0] tout de suite
        [one] { $minutes } minute plus tard
       *[other] { $minutes } minutes plus tard
    }
web-delayed = { $minutes ->
        [one] Vous la voyez { $minutes } minute plus tard.
       *[other] Vous la voyez { $minutes } minutes plus tard.
    }
web-who-sits = Qui joue ?
web-yes = oui
web-you = vous
web-your-name = Votre nom
# Qui l’on est, ce que l’on a joué
web-keep = Garder
web-name-change = { $name } : changer ce nom
web-me-page = { $name } : mon nom, mes appareils, mes parties
web-you-are = Vous êtes
web-settings-more = Ils vous suivent sur tous vos appareils.
web-waits = On vous attend
web-your-turn = À vous de jouer
web-your-turn-since = À vous depuis { $long }
web-play-now = Jouer
web-invite-friend = Inviter
web-live = Tables ouvertes à tout le monde
web-live-games = tous les jeux
web-live-way = Jouer ou regarder
web-live-any = places et parties
web-live-free = avec une place libre
web-live-watch = à regarder
web-live-lengths = toute durée
web-live-none = Aucune table de cette sorte pour le moment. Ouvrez-en une, ou élargissez la recherche.
web-length-quick = rapide
web-length-usual = tranquille
web-length-slow = lente
web-length-free = sans pendule
web-watch-it = regarder
web-history = Mes parties
web-lost = Il n’y a rien ici
web-lost-more = Cette adresse ne mène nulle part ; il manque peut-être une lettre au lien.
web-lost-home = À l’accueil
web-oneself = Vous
web-keep-name = Garder mon nom
web-keep-more = Pour retrouver vos parties ailleurs, et quand ce navigateur oubliera.
web-guest = De passage : connu sur cet appareil seulement
web-kept = Votre nom et vos parties sont gardés.
web-passkey = Clé d’accès
web-passkey-make = Le garder avec une clé d’accès
web-passkey-more = Empreinte, visage ou code de votre appareil : rien à retenir.
web-passkey-add = Ajouter une clé d’accès
web-passkey-use = Entrer avec une clé d’accès
web-passkey-made = créée le { $day }
web-password-instead = Par un nom et un mot de passe
web-login = Nom de connexion
web-password = Mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-change = Changer le mot de passe de { $login }
web-password-changed = Le nouveau mot de passe est en place ; tous les autres appareils sont déconnectés.
web-remove = Retirer
web-sign-in = Se connecter
web-sign-in-more = Vous avez déjà gardé un nom ? Ce que vous avez joué ici vous suit.
web-sign-out = Déconnecter
web-sign-out-here = Se déconnecter ici
web-lost-password = Mot de passe perdu ?
web-recovery-code = Code de secours
web-recovery-make = Créer des codes de secours
web-recovery-more = Notez-les : chacun vous laisse entrer une fois si tout le reste est perdu. On ne les montre que cette fois.
web-ways = Comment revenir
web-devices = Mes appareils
web-device-here = cet appareil
web-device-now = à l’instant
web-device-seen = il y a { $long }
web-device-unknown = Un appareil
web-device-add = Utiliser un autre appareil
web-device-offer = Sur l’autre appareil, photographiez ceci ou tapez le code sur l’accueil. Cela marche une fois, pendant dix minutes.
web-own-data = Ce qu’on garde de moi
web-data = Télécharger mes données
web-forget = Me supprimer…
web-forget-more = Votre nom, votre compte, vos messages et vos réglages sont supprimés pour de bon. Les parties restent à qui les a jouées, et vous y êtes « quelqu’un ».
web-forget-do = Me supprimer pour de bon
web-somebody = quelqu’un
web-enter = La même personne ici
web-enter-more = Cet appareil devient aussi le vôtre : même nom, mêmes tables, mêmes réglages. Ce que vous y avez fait de passage vous suit.
web-enter-do = Oui, c’est moi
web-statistics = Statistiques
web-wins-of = { $played ->
    [one] de victoires en une partie
   *[other] de victoires en { $played } parties
}
web-expected = À ces places, les robots gagnent { $share } de leurs parties (mesuré : de { $low } à { $high }).
web-expected-even = Ces places n’ont pas encore été mesurées ; à parts égales, ce serait { $share }.
web-between = de { $low } à { $high }
web-even = part égale
web-expects = Robots
web-streak = { $streak ->
    [0] Plus longue série : { $best } victoires
   *[other] { $streak } de suite en ce moment, { $best } au mieux
}
web-by-seat = Place par place
web-seat = Place
web-seat-of = { $seat } sur { $seats }
web-matches = Parties
web-won = Gagnées
web-lessons-done = { $learned } leçons apprises sur { $lessons }
web-earlier = Parties d’avant
web-played-none = Rien encore : vos parties finies se rangeront ici, à revoir quand vous voudrez.
web-played-none-other = Rien n’est montré ici.
web-shown = Qui voit ce que j’ai joué ?
web-shown-nobody = personne d’autre
web-shown-public = tout le monde : les parties aux tables publiques
web-shown-all = tout le monde : toutes mes parties
web-shown-more = Des parties qui n’étaient pas publiques, les autres ne voient que le résultat : ni qui jouait, ni le film.
web-a-win = Gagnée
web-shared-win = Victoire partagée
web-place = Place { $place } sur { $seats }
web-no-result = Sans résultat
web-against = contre { $names }
web-picks = { $count ->
    [one] une décision
   *[other] { $count } décisions
}
cli-help-db = la base de données : un fichier SQLite, ou postgresql://… (par défaut, dans votre dossier de données)
cli-help-host = l’adresse où écouter ; 0.0.0.0 pour toutes
cli-help-log = ce qui est journalisé, en lignes de JSON : debug, info, warning ou error
cli-help-menu = Choisir un jeu dans un menu et y jouer dans ce terminal.
cli-help-new = Créer un petit jeu complet dans un paquet à part, pour en faire le vôtre.
cli-help-new-name = le nom du jeu, par exemple pebbles : ce sera celui du dossier, du paquet et du jeu
cli-help-port = le port où écouter ; sans lui, un port libre
cli-help-proxies = nombre de mandataires placés devant ce serveur, ou leurs adresses : ils sont crus sur l’adresse des visiteurs
cli-help-watchers = adresses et réseaux qui peuvent lire /metrics, en plus de cette machine et des administrateurs
cli-help-quiet = ne pas ouvrir de navigateur
cli-help-bots = où réfléchissent les robots : le nombre de processus de cette machine (2 sans cela), ou une grappe Ray : ray://MACHINE:PORT
cli-help-drain = avant une mise à jour des règles : aucune partie ne commence plus, et la fin de la dernière est annoncée
cli-help-serve = Ouvrir des tables pour les navigateurs, ici et sur le réseau, jusqu’à l’arrêt.
cli-help-copies = combien de sauvegardes garder : FICHIER, FICHIER.1, FICHIER.2…
cli-help-backup-file = le fichier de la sauvegarde, ou un dossier pour elle
cli-help-restore = Remettre une sauvegarde à la place de la base ; ce qui y était est gardé à côté.
cli-help-backup = Faire une copie vérifiée de la base pendant que le serveur tourne ; le nom peut être le même chaque nuit.
cli-help-thought = millisecondes qu’un robot hors niveaux peut passer sur une décision
cli-help-closed = on n’entre que sur invitation
cli-help-imprint = un fichier de texte qui dit qui répond de ce serveur
cli-help-name = à qui est ce serveur, par exemple le nom d’un club
cli-help-host-name = un nom auquel ce serveur répond, comme games.example.org ; peut être donné plusieurs fois
cli-help-serve-keep = jours de conservation, 0 pour toujours : guests=30,chat=90,uploads=365,unstarted=30,tables=0
cli-help-now = avec « rotate » : les cookies de l’ancien secret ne valent plus rien, et chacun doit s’identifier à nouveau
cli-help-days = pendant combien de jours une invitation est valable
cli-help-uses = combien de personnes une invitation fait entrer
cli-help-why = la raison, montrée à la personne ; avec « invite », une note
cli-help-hours = pour combien d’heures (mute, ban)
cli-help-admin-db = la base de données (d’ordinaire celle du serveur qui tourne ici)
cli-help-admin-words = tables, close TABLE, chat TABLE, hush TABLE LIGNE, export TABLE, import FICHIER, accounts, mute PERSONNE, ban QUI, pardon QUI, data QUI, forget QUI, invite, appoint COMPTE, dismiss COMPTE, password COMPTE, rotate, clean, numbers ou log
cli-help-admin = S’occuper d’un serveur : tables, messages, personnes, exclusions, invitations, administrateurs.
cli-help-tls = un proxy devant ce serveur parle HTTPS
cli-serve-at = Tablée est à l’adresse { $address } — arrêtez-la avec Ctrl-C.
cli-serve-no-web = L’application web n’est pas construite ; seule l’interface des programmes répond.
cli-restore-before = Ce qui y était avant se trouve dans { $file }
cli-restore-done = La sauvegarde est à sa place ; lancez le serveur.
cli-backup-done = La sauvegarde est entière et vérifiée : { $file } ({ $size } Mo)
cli-admin-password = Le nouveau mot de passe de { $login } est { $password } ; il est à changer après s’être identifié.
cli-admin-appointed = { $login } est maintenant administrateur, après s’être identifié à nouveau, sur /admin.
cli-admin-invitation = L’invitation { $code } fait entrer { $uses ->
        [one] une personne
       *[other] { $uses } personnes
    }, pendant { $days } jours : /invitation#{ $code }
cli-admin-until = C’est fait ; jusqu’au { $until }.
cli-admin-settled = réglé { $when } par { $by }
cli-admin-done = C’est fait.
cli-serve-draining = Aucune partie ne commence plus. { $moving ->
    [0] Aucune n’est en cours
    [one] Une partie est encore en cours
   *[other] { $moving } parties sont encore en cours
  }{ $left ->
    [0] {"."}
    [one] {" "}; une autre n’a pas bougé depuis un jour, on ne l’attend pas.
   *[other] {" "}; { $left } autres n’ont pas bougé depuis un jour, on ne les attend pas.
  }
cli-serve-drained = La dernière partie est finie, et tout ce qui a été dit est gardé. On peut arrêter et remplacer le serveur.
cli-bot-stdio = Programme { $n }
problem-stdio-answer = Le programme « { $bot } » a répondu autre chose qu’un objet JSON : { $detail }
problem-stdio-command = « stdio:{ $bot } » ne se lit pas comme une commande ; écrivez « stdio: », puis la commande, sans virgule. { $detail }
problem-stdio-ended = Le programme « { $bot } » s’est arrêté (code { $detail }) alors qu’on attendait sa réponse.
problem-stdio-pick = Le programme « { $bot } » a répondu « { $detail } », qui n’est pas parmi les choix donnés.
problem-stdio-protocol = Le programme « { $bot } » ne parle pas le protocole { $detail } ; sa réponse à hello doit le nommer.
problem-stdio-slow = Le programme « { $bot } » n’a pas répondu en { $detail } secondes.
problem-stdio-start = Impossible de lancer le programme « { $bot } » : { $detail }.

# Inviting, the waiting room, watching

web-share = Partager
web-invitation = { $name } vous invite à jouer à { $game }.
web-invites-you = { $name } vous invite
web-seats-minutes = { $count ->
    [one] { $count } place
   *[other] { $count } places
 } · { $minutes } min
web-learn-first = L’apprendre en quelques minutes
web-no = non
web-presets = Façons de jouer
web-preset-usual = Les règles habituelles
web-preset-first = Première partie
web-preset-short = Courte
web-preset-everything = Avec tout
web-changed-rules = { $count ->
    [one] Une règle à part
   *[other] { $count } règles à part
 }
web-seats-chosen = { $count ->
    [one] { $count } place
   *[other] { $count } places
 }
web-bots-chosen = { $count ->
    [0] les robots complètent
    [one] un robot
   *[other] { $count } robots
 }
web-public-short = ouverte à tout le monde
web-group-players = Qui joue
web-group-length = Durée
web-group-variants = Variantes
web-group-experts = Pour les connaisseurs
web-group-experts-more = Comment la table lit le livret là où il laisse le choix. À ne changer qu’en connaissance de cause.
web-fill-more = Les places encore libres au début de la partie reviennent à des robots.
web-as-usual = Revenir aux règles habituelles
web-no-game = Ce jeu n’existe pas ici.
web-to-games = Voir les jeux
web-other-rules = D’autres règles ? Ouvrez une autre table
web-sit-down = M’asseoir
web-sit-at = S’asseoir ici : { $place }
web-move-here = Venir ici
web-full = Toutes les places sont prises. Restez pour regarder dès que la partie commence, ou jouez ailleurs :
web-own-table = Ouvrir ma propre table
web-play-bots = Jouer contre des robots
web-fill-with = Robots aux places libres
web-start-filled = { $count ->
    [one] Commencer, un robot à la place libre
   *[other] Commencer, des robots aux { $count } places libres
 }
web-chat = Discussion
web-watching = Vous regardez : toutes les places sont prises et la partie a commencé.
web-watched = Cette partie est finie. Vous n’étiez pas à cette table.
web-seat-moved = Votre place est maintenant sur un autre appareil. Ici, vous regardez seulement.
web-home = Accueil
web-say-aside = Aux autres spectateurs (la table n’entend pas)

# Leaving

web-leave = Quitter la partie
web-end = Proposer d’arrêter là
web-end-more = La partie s’arrête sans gagnant si toute la table est d’accord.
web-concede = Abandonner
web-concede-sure = Oui, j’abandonne
web-concede-not = Non, je continue
web-concede-ends = Si vous abandonnez, la partie est finie et perdue pour vous.
web-concede-bot = Si vous abandonnez, un robot joue pour vous jusqu’au bout et la partie continue.
web-withdraw = Retirer la demande
web-move-seat-scan = À ouvrir sur l’autre appareil : votre place y part, et un seul appareil peut l’avoir.

# Playing with people, friends

web-game = Jeu
web-pairing = Jouer tout de suite avec quelqu’un
web-pairing-go = Chercher
web-pairing-quick = rapide : 2 min + 5 s par décision
web-pairing-usual = tranquille : 10 min + 15 s par décision
web-pairing-free = sans pendule
web-pairing-wait = On cherche quelqu’un pour { $game }…
web-pairing-others = { $count ->
    [0] Personne d’autre ne cherche en ce moment.
    [one] Une autre personne cherche aussi.
   *[other] { $count } autres personnes cherchent aussi.
 }
web-pairing-bots = Jouer contre des robots en attendant
web-friends = Entourage
web-friends-followed = Les personnes que vous suivez
web-friends-none = Personne pour l’instant. Après une partie, suivez les personnes avec qui vous avez aimé jouer.
web-friends-recent = Vous avez joué avec
web-friends-no-recent = Personne pour l’instant.
web-friends-blocked = Personnes bloquées
web-friend-follow = Suivre
web-friend-none = Ne plus suivre
web-friend-block = Bloquer
web-friend-unblock = Débloquer
web-friend-report = Signaler
web-friend-plays = joue à { $game } : regarder
web-friend-here = en ligne
web-report-why = Qu’a fait { $name } ? Les responsables de ce serveur le liront.
web-report-line = Signaler ce qu’a dit { $name }
web-report-send = Envoyer le signalement
web-reported = Merci. Votre signalement sur { $name } est transmis aux responsables de ce serveur.
web-off-list = Retirer de ma liste
web-off-list-more = La table disparaît de votre liste. Un robot joue pour vous si la partie n’est pas finie.

# Being told

notice-turn = C’est à vous de jouer à { $game }.
notice-invited = { $name } vous invite à jouer à { $game }.
notice-over = Votre partie de { $game } est finie.
notice-came = { $name } vous attend à la table de { $game }.
mail-confirm = Tablée : votre code
mail-confirm-more = Votre code est { $code }. Saisissez-le dans les réglages de Tablée et vos messages arriveront ici. Si vous n’avez rien demandé, ne faites rien.
web-notices = Être prévenu·e
web-notices-more = Rien tant que vous regardez la table, et une fois au plus par tour. Les liens mènent droit à la décision.
web-notice-kind-turn = C’est à moi
web-notice-kind-invited = On m’invite
web-notice-kind-over = Ma partie est finie
web-notice-kind-came = On m’attend à ma table
web-way-app = ici
web-way-push = par notification
web-way-mail = par courriel
web-push-on = Notifications sur cet appareil
web-push-off = Plus de notifications sur mes appareils
web-push-done = Cet appareil sera prévenu, même quand Tablée est fermé.
web-push-no = Ce navigateur n’autorise pas les notifications ; autorisez-les dans ses réglages pour ce site.
web-email = Adresse électronique
web-email-send = M’envoyer un code
web-email-code = Code reçu
web-email-confirm = Confirmer
web-email-good = Les messages vous parviennent à { $email }.
web-feed = Un flux (RSS) de ce qui m’attend
web-seen-by-friends = Les personnes qui me suivent peuvent voir où je joue en public
web-invitations = Invitations
web-invited-by = { $name } vous invite : { $game }
web-invite-them = Inviter { $name }
web-invited-them = { $name } est au courant.

# Niveaux des robots, conseils et analyse

level-learning = Débutant
level-casual = Tranquille
level-steady = Solide
level-sharp = Redoutable
level-merciless = Impitoyable
style-plain = Style habituel
style-bold = Audacieux
style-careful = Prudent
style-spiteful = Malveillant
style-kind = Bienveillant
web-style = Style
bot-style = { $bot } · { $style }
bot-learning = { level-learning }
bot-casual = { level-casual }
bot-steady = { level-steady }
bot-sharp = { level-sharp }
bot-merciless = { level-merciless }
bot-greedy = Glouton
bot-random = Hasard
web-level =
    { $rating ->
        [0] Robot : { $level }
       *[other] Robot : { $level } · { $rating } ± { $unsure }
    }
web-not-here = Cela ne peut pas aller là maintenant.
web-skip = Montrer la suite d’un coup
web-slowly = Lentement
web-tell-again = Raconter encore, lentement
web-time-up = Le temps est écoulé. Les autres peuvent confier la place à un robot ; entre robots, la partie continue ainsi.
web-volume = Volume
cli-level-seat = { $level } { $n }
cli-help-ladder = Mesurer les niveaux des robots les uns contre les autres, à toutes les places.
cli-help-rounds = combien de fois chaque groupe de niveaux voisins joue dans chaque rotation des places
cli-help-more = repartir des cotes gardées
cli-help-keep = garder les cotes à côté des robots, là où l’application les montre
cli-help-analyse = Les décisions les plus coûteuses d’une partie finie, et ce qu’un robot aurait joué.
cli-help-analyse-seat = les décisions de qui : 1, 2… ou « all » (par défaut)
cli-help-it = combien le robot réfléchit à une décision, en mondes imaginés
cli-ladder-level = niveau
cli-ladder-bot = robot
cli-ladder-rating = cote
cli-ladder-victories = victoires
cli-ladder-note = { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } à { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, chaque niveau jouant autant à chacune. 1000 est le milieu, et 400 points de plus, c’est dix fois plus de chances de finir devant ; l’intervalle est à 95 %.
cli-ladder-kept = Les cotes sont gardées dans { $file }.
cli-help-train = Faire apprendre un robot : il joue contre lui-même, un petit réseau en retient qui gagne, et doit battre le robot en place.
cli-help-folder = où l’apprentissage est gardé, pour le reprendre plus tard
cli-help-minutes = combien de temps des parties sont jouées, au plus
cli-help-train-matches = combien de parties sont jouées
cli-help-train-bot = qui joue, pour l’apprentissage et pour l’épreuve
cli-help-train-seats = combien de places
cli-help-hidden = combien de nombres compte la couche cachée
cli-help-playouts = combien de fins de partie rapides donnent la valeur d’une position ; 0 : c’est le résultat de sa partie
cli-help-search = combien d’itérations d’une recherche donnent la valeur d’une position ; 0 : ce sont des fins de partie rapides
cli-help-train-seed = la graine de l’apprentissage ; la même donne le même réseau
cli-help-trials = combien de parties compte l’épreuve ; 0 : aucune
cli-help-against = le robot à battre, si ce n’est pas le même sans le nouveau réseau
cli-help-train-keep = faire jouer le réseau désormais, s’il a gagné avec un intervalle net
cli-train-gathered = { $matches ->
        [one] { $matches } partie gardée
       *[other] { $matches } parties gardées
    } dans { $folder }.
cli-train-fitted = Ajusté : perte logarithmique { $loss } sur des parties mises de côté, { $even } sans rien savoir.
cli-train-verdict = { $bot } avec le réseau contre { $against } : { $share } des victoires ({ $low } à { $high }) en { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, où { $even } serait l’égalité ; il prend { $pace } fois le temps de processeur.
cli-train-accepted = Il est nettement meilleur et joue désormais : { $file }.
cli-train-better = Il est nettement meilleur ; avec --keep, il jouerait désormais.
cli-train-refused = Il n’est pas nettement meilleur ; tout reste en l’état.
problem-training-other = Le dossier { $folder } contient un autre apprentissage ; choisissez un autre --folder, ou redonnez ce qui y fut donné.
problem-training-empty = Aucune partie n’est encore gardée dans { $folder } ; donnez plus de --minutes.
problem-game-unlearned = Aucun réseau ne peut encore apprendre le jeu « { $game_name } » ; choisissez parmi : { $allowed }.
problem-network-missing = Les robots jouent à « { $game_name } » sans ce qu’ils ont appris : le fichier { $file } manque. Réinstallez Tablée, ou entraînez un réseau : tablee train { $game_name } --keep
problem-network-broken = Les robots jouent à « { $game_name } » sans ce qu’ils ont appris : le fichier { $file } est abîmé. Réinstallez Tablée, ou entraînez un réseau : tablee train { $game_name } --keep
problem-network-other = Les robots jouent à « { $game_name } » sans ce qu’ils ont appris : le fichier { $file } est d’une autre version ou d’un autre jeu. Réinstallez Tablée, ou entraînez un réseau : tablee train { $game_name } --keep
cli-analysis-seat = Les décisions les plus coûteuses { DE($seat) }
cli-analysis-none = Rien qu’un robot aurait mieux fait.
problem-file-unwritable = Le fichier { $file } ne peut pas être écrit : { $reason }.
problem-analysis-unfinished = Cette partie n’est pas finie ; ses décisions se jugent quand elle l’est.
cli-help-lab = Étudier les jeux : « lab run ÉTUDE.toml » joue et rapporte, « lab report ÉTUDE.toml » refait le rapport, « lab export JEU » écrit des parties de robots comme données d’apprentissage.
cli-help-lab-words = run ou report et le fichier de l’étude, ou export et un jeu
cli-help-address = l’adresse d’une grappe Ray (--engine ray)
cli-help-engine = qui joue : one (ce processus), cores (tous les cœurs) ou ray (une grappe)
cli-help-out = le dossier des résultats (par défaut, le nom de l’étude suivi de .results, ou celui du jeu suivi de .data)
cli-lab-done = { $matches ->
        [one] { $matches } partie est dans { $folder }
       *[other] { $matches } parties sont dans { $folder }
    }
cli-lab-report = Le rapport : { $file }
cli-lab-stopped = Arrêté. Ce qui a été joué est gardé ; la même commande reprend.
cli-export-done = { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } et { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }
cli-export-stopped = Arrêté. Les parties entières sont gardées.
cli-export-where = Les données et leur fiche : { $folder }
card-about = Chaque décision de { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } entre robots à { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : ce que la place savait, ce qui lui était proposé, ce qu’elle a choisi et comment la partie a fini pour elle. { $decisions ->
        [one] { $decisions } ligne
       *[other] { $decisions } lignes
    } dans picks.parquet, produites par
card-bot = robot
card-bot-column = qui a décidé
card-column = colonne
card-limits = Rien de ce qui est caché à une place ne figure dans ses lignes. Les choix sont ceux de robots, avec leurs habitudes et leurs erreurs ; les décisions à une seule possibilité en font partie. Les parties sont indépendantes, les lignes d’une même partie ne le sont pas : séparez par partie.
card-made = Règles version { $rules }, robots { $bots }, graine { $seed }, réglages { $settings }. D’une partie à l’autre, les robots avancent d’une place. La même commande et la même version du programme produisent les mêmes lignes.
card-mask = pour chaque choix, s’il était proposé ({ $picks } en tout)
card-match = numéro de la partie
card-metadata = Les métadonnées du fichier contiennent, sous « tablee » et en JSON, le nom, le sens, l’échelle et le propriétaire de chaque nombre, le texte de chaque choix et tous les réglages.
card-observation = ce que la place savait, en nombres entre −1 et 1 ({ $numbers } en tout)
card-pick = numéro du choix fait
card-return = comment la partie a fini pour cette place : { $seats } × sa part de la victoire − 1
card-seat = à qui la question était posée, à partir de 0
card-step = numéro de la décision dans sa partie
card-title = { $game } : décisions de robots
card-wins = part des victoires, avec son intervalle à 95 %
lab-after-first = { $n ->
    [0] premier joueur
    [1] juste après le premier joueur
   *[other] { $n } places après le premier joueur
}
lab-axis-leads = changements de tête dans une partie
lab-axis-matches = part des parties
lab-axis-picks = décisions dans une partie
lab-axis-score = score
lab-axis-wins = part des victoires
lab-axis-worth = points de victoire au-delà de l’habituel (%)
lab-axis-worth-score = score au-delà de l’habituel
lab-beside = Côte à côte
lab-chart-bots = Victoires par robot
lab-chart-first = Victoires selon la distance au premier joueur
lab-chart-leads = Changements de tête
lab-chart-length = Durée
lab-chart-scores = Scores à la fin
lab-chart-seats = Victoires par place
lab-course = La première place finit avec { $margin } d’avance sur la deuxième ; la tête change { $changes } fois par partie, et dans { $comeback } des parties, qui menait seul à mi-chemin ne gagne pas.
lab-decisions = Une place décide { $decisions } fois par partie ; { $choices } sont de vrais choix, parmi { $options } possibilités en moyenne.
lab-difference = différence, en points
lab-enough = assez de parties pour trancher ?
lab-enough-less = oui, c’est moins
lab-enough-more = oui, c’est plus
lab-enough-never = non : jusqu’ici, les deux se ressemblent
lab-enough-not = non : une telle différence demanderait environ { $deals } donnes de chaque côté
lab-first-even = Le premier joueur gagne { $share }, comme attendu ({ $expected }).
lab-first-less = Le premier joueur ne gagne que { $share }, contre { $expected } attendus.
lab-first-more = Le premier joueur gagne { $share }, plus que les { $expected } attendus.
lab-length = { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } de { $middle } décisions (neuf sur dix en ont de { $low } à { $high }).
lab-made = { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } ; code { $code }.
lab-note = Les crochets, comme ±, donnent des intervalles à 95 %. Ils comptent les donnes : tous les tours d’une donne, où les robots changent de place, sont une seule observation. Quand beaucoup de choses ou de différences sont jugées à la fois, chaque intervalle est plus large, pour que le hasard seul fasse rarement une découverte. La valeur d’une chose est ce que gagnent, au-delà de l’habitude de leur place et de leur robot, les places qui l’ont utilisée (ou rencontrée) plus souvent que la place médiane ; elle montre ce qui va ensemble, non ce qui cause. Les traits rouges sont une part égale, les points gris ne diffèrent pas nettement de rien.
lab-setting = { $setting } : { $value }
lab-seat = Place { $n }
lab-seats = { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
lab-tip-n = vu
lab-tip-often = fois par place et partie
lab-tip-worth = valeur
lab-usual = règles habituelles
lab-wins-even = { $who } : { $share } des victoires, comme attendu ({ $expected }).
lab-wins-less = { $who } : seulement { $share } des victoires, contre { $expected } attendus.
lab-wins-more = { $who } : { $share } des victoires, plus que les { $expected } attendus.
lab-without = sans { $setting }
lab-worth-best = Qui s’en sert plus que d’habitude gagne plus (en points) : { $things }.
lab-worth-worst = Qui s’en sert plus que d’habitude gagne moins (en points) : { $things }.
problem-lab-address = Aucune grappe Ray ne répond à « { $address } » : { $reason }
problem-lab-disk = Impossible d’écrire les résultats dans { $folder } : { $reason }.
problem-lab-extra = Il faut pour cela le complément « { $extra } » : pip install "tablee[{ $extra }]".
problem-lab-folder = Le dossier { $folder } contient autre chose ; choisissez-en un autre avec --out.
problem-lab-other-code = Le dossier { $folder } contient les résultats d’une autre version du programme, qui peut jouer autrement ; choisissez un autre dossier avec --out, ou supprimez-le.
problem-lab-other-study = Le dossier { $folder } contient les résultats d’une autre étude, ou de celle-ci avant un changement ; choisissez un autre dossier avec --out, ou supprimez-le.
problem-lab-workers = { $losses } processus se sont arrêtés l’un après l’autre ; la mémoire est peut-être pleine. Les résultats sont gardés : relancez avec moins de --jobs.
problem-study-field = L’étude ne se lit pas à « { $name } » : { $value }
problem-study-key = L’étude contient la clé inconnue « { $name } » ; les clés possibles ici sont : { $allowed }.
problem-study-toml = Le fichier { $file } n’est pas du TOML : { $detail }
problem-lab-unfinished = L’étude dans { $folder } n’est pas finie ; jouez-la d’abord avec « tablee lab run ».

## Lessons

cli-help-learn = Apprendre un jeu en jouant : sans leçon, leur liste ; avec une leçon (« learn happy_dayz 1 »), la leçon.
cli-help-lesson = le numéro d’une leçon
learn-you = Vous
learn-step = Étape { $step } sur { $steps }
learn-again = Votre coup est annulé : essayez encore.
learn-left = Vous avez quitté la leçon. Pour la recommencer : tablee learn { $game } { $number }
problem-lesson-file = La leçon { $where } est illisible : { $why }
problem-guide-file = Le guide { $where } est illisible : { $why }
problem-lesson-unknown = { $game_name } n’a pas de leçon « { $lesson } » ; il y a : { $allowed }.
learn-not-kept = Une leçon n’est pas conservée : on peut la recommencer à tout moment.
web-coach = Professeur
web-learn = Apprendre
web-learn-more = De courtes leçons sur le vrai plateau. Essayez ce que vous voulez : chaque coup a sa réponse, et un faux pas se reprend.
web-learn-none = Il n’y a pas encore de leçon pour ce jeu.
web-learn-retry = Annuler et réessayer
web-learn-next = Leçon suivante
web-learn-again = Encore une fois
web-learn-all = Toutes les leçons
web-learn-done = apprise
cli-why-nothing = Ce jeu ne le dit pas ; voyez ses règles : tablee rules.
web-why = Pourquoi cette question ?

# Le livret qu’on lit, et la page d’un jeu

guide-title = Les règles de { $game }
guide-contents = Sommaire
guide-clauses = Clauses
guide-cited = Clauses : { $clauses }
guide-all-clauses = Toutes les clauses
guide-all-clauses-more = Les règles en phrases numérotées : celles que la table applique, et qu’elle cite quand elle refuse.
guide-unfold =
    { $count ->
        [one] Montrer { $count } clause
       *[other] Montrer { $count } clauses
    }
guide-reconstructed = nos nombres
guide-ruling = notre arbitrage
guide-copies = × { $count }
guide-next = Et ensuite
guide-play = Jouer
guide-print = Imprimer
guide-whole = Tout le livret, avec les images
guide-you = Vous
guide-found =
    { $count ->
        [0] Rien trouvé.
        [one] Un passage trouvé.
       *[other] { $count } passages trouvés.
    }
game-bots = La force des robots
game-bots-more = Classements tirés de parties entre robots : 1000 est le milieu, et ce qui suit ± dit combien un classement est incertain. Pour débuter, prenez le premier.
game-lessons = Apprendre en jouant
game-learned =
    { $learned ->
        [0] De courtes leçons sur le vrai plateau.
        [one] { $learned } leçon apprise sur { $count }.
       *[other] { $learned } leçons apprises sur { $count }.
    }
game-three = Le jeu en trois images
game-unknown-here = Il n’y a pas de jeu « { $game } » ici. Voici ceux qui s’y trouvent :
preview-g = { $game } sur Tablée
preview-rules = Les règles de { $game }, avec images et exemples
preview-learn = Apprendre { $game } en jouant
preview-new = Préparer une table de { $game }
preview-t = Une table de { $game } vous attend
preview-replay = Une partie de { $game }, coup par coup

# Conseils : ce que donne un choix, et ce qui peut mal tourner
hint-alone = Rien d’autre n’est possible.
hint-clear = En moyenne sur { $worlds ->
        [one] { $worlds } suite imaginée
       *[other] { $worlds } suites imaginées
    }, face à { $others } :
hint-behind = Un robot voit plus loin que ces chiffres, pour l’instant défavorables. En moyenne sur { $worlds ->
        [one] { $worlds } suite imaginée
       *[other] { $worlds } suites imaginées
    }, face à { $others } :
hint-alike = Ce qui se compte revient à peu près à { $others }, sur { $worlds ->
        [one] { $worlds } suite imaginée
       *[other] { $worlds } suites imaginées
    } ; un robot qui voit plus loin le préfère.
hint-other = « { $pick } »
hint-others = { $count ->
        [one] l’autre choix
       *[other] la moyenne des { $count } autres choix
    }
hint-risk = Ce qui peut mal tourner : { $count } fois sur 10, { $what } (avec un autre choix, { $other_count }).
hint-risk-same = Ce qui peut mal tourner : { $count } fois sur 10, { $what }, quel que soit votre choix.
figure-victory = Chances de gagner, sur 100 : { $value } ({ $more })
analysis-costly = Choix { $number } : { $seat } a choisi « { $played } ». « { $better } » valait mieux.

# Le guide d’une première partie
web-coach-off = Couper le guide
web-coach-why = Pourquoi maintenant ?
web-coach-on = Le guide explique chaque nouvelle question
web-goal = { $game } en une minute
web-goal-aim = Le but
web-goal-turn = Un tour
web-goal-score = Ce qui compte
web-goal-begin = Jouons !
web-goal-again = Revoir la carte du but
