## Places et petits mots
seat-n = Place { $n }
nothing = rien

## Problèmes : ce qui s'est passé, pourquoi, que faire
problem-game-unknown = Il n'y a pas de jeu « { $game_name } » ; choisissez parmi : { $allowed }.
problem-seat-count = Ce jeu ne se joue pas à { $seats } ; choisissez { $allowed }.
problem-option-unknown = Il n'y a pas d'option « { $option } » ; les options sont : { $allowed }.
problem-option-value = L'option « { $option } » ne peut pas valoir « { $value } » ; valeurs permises : { $allowed }.
problem-option-contradiction = Les options « { $option } » et « { $other } » se contredisent ; n'en donnez qu'une.
problem-language-unknown = Il n'y a pas de langue « { $lang } » ; choisissez parmi : { $allowed }.
problem-clause-unknown = Il n'y a pas d'article « { $clause } » ; les articles sont numérotés { $allowed }.
problem-bot-unknown = Il n'y a pas de robot « { $bot } » ; choisissez parmi : { $allowed }.
problem-record-not = Ce n'est pas une partie enregistrée : la première ligne n'est pas « tablee record 1 ».
problem-record-newer = Cette partie est au format { $version } et ce programme connaît les formats jusqu'à { $known } ; prenez une Tablée plus récente.
problem-record-truncated = L'enregistrement s'arrête après la ligne { $line } : sa ligne de fin manque. Procurez-vous le fichier entier.
problem-record-edited = L'enregistrement a été modifié après coup : sa somme de contrôle ne correspond pas.
problem-record-head = L'en-tête de l'enregistrement est illisible ({ $detail }).
problem-record-line = La ligne { $line } de l'enregistrement est illisible : « { $text } ».
problem-record-pick = Le choix { $line } de l'enregistrement, « { $text } », n'était pas possible à cet endroit.
problem-record-chance = Les tirages du choix { $line } de l'enregistrement ne correspondent pas aux règles.
problem-record-rules = La partie a été jouée avec la version { $version } des règles, et ce programme a la version { $known }.
problem-record-seed = Ce n'est pas la graine de cette partie : elle ne correspond pas à l'engagement de l'enregistrement.
problem-record-unfinished = L'enregistrement ne contient pas de graine : une partie se vérifie une fois finie.
problem-seed-value = « { $value } » ne peut pas servir de graine ; donnez de 1 à { $allowed } caractères imprimables, ou rien pour un secret.
problem-position-field = La position a un champ « { $field } » incorrect : { $value }.
problem-position-invariant = La position enfreint les règles dans « { $field } » : { $detail }.
problem-match-over = La partie est finie ; il n'y a plus rien à choisir.
problem-seat-unknown = Il n'y a pas de place « { $seat } » ; les places vont de { $allowed }.
problem-not-asked = Ce n'est pas à vous de décider ; attendez qu'on vous interroge.
problem-pick-unknown = « { $pick } » n'est pas un choix de ce jeu ; prenez une des options proposées.
problem-pick-not-offered = Ce n'est pas possible maintenant ; prenez une des options proposées.
problem-undo-nothing = Vous n'avez rien à reprendre.
problem-undo-others = Quelqu'un d'autre a joué depuis ; reprendre demande l'accord de la table.
problem-undo-chance = Le hasard a décidé quelque chose depuis ; reprendre demande l'accord de la table.
problem-undo-revealed = Quelque chose de caché a été montré depuis ; reprendre demande l'accord de la table.

## Terminal
problem-bot-setting = Le robot « { $bot } » n'a pas de réglage « { $setting } » ; ses réglages sont : { $allowed }.

## Verdicts sur les parties finies
verdict-fair = Distribution honnête : la graine est celle promise au départ, et les { $draws } tirages viennent d'elle.
verdict-fair-taken-back =
    Distribution honnête : la graine est celle promise au départ, et les { $draws } tirages viennent d'elle.
    { $taken_back ->
        [one] Un autre tirage a servi à des choix repris.
       *[other] { $taken_back } autres tirages ont servi à des choix repris.
    }
verdict-commitment = Distribution faussée : la graine n'est pas celle promise au départ.
verdict-draw =
    Distribution faussée : le tirage { $index }, { $pick ->
        [0] à la donne
       *[other] au choix { $pick }
    }, est { $outcome }, alors que la graine donne { $dealt }.
