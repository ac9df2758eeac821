## Seats and small words
seat-n = Seat { $n }
nothing = nothing

## Problems: what happened, why, what to do
problem-game-unknown = There is no game “{ $game_name }”; choose one of: { $allowed }.
problem-seat-count = This game cannot be played with { $seats } seats; choose { $allowed }.
problem-option-unknown = There is no option “{ $option }”; the options are: { $allowed }.
problem-option-value = The option “{ $option }” cannot be “{ $value }”; allowed: { $allowed }.
problem-option-contradiction = The options “{ $option }” and “{ $other }” contradict each other; give only one of them.
problem-language-unknown = There is no language “{ $lang }”; choose one of: { $allowed }.
problem-clause-unknown = There is no clause “{ $clause }”; the clauses are numbered { $allowed }.
problem-bot-unknown = There is no bot “{ $bot }”; choose one of: { $allowed }.
problem-record-not = This is not a record: its first line is not “tablee record 1”.
problem-record-newer = This record has format { $version }, and this program knows formats up to { $known }; use a newer Tablée.
problem-record-truncated = The record is cut off after line { $line }: its closing line is missing. Get the whole file.
problem-record-edited = The record was changed after it was written: its checksum does not fit.
problem-record-head = The head of the record cannot be read ({ $detail }).
problem-record-line = Line { $line } of the record cannot be read: “{ $text }”.
problem-record-pick = Pick { $line } of the record, “{ $text }”, was not possible there.
problem-record-chance = The chance outcomes of pick { $line } of the record do not fit the rules.
problem-record-rules = The record was played by rules version { $version }, and this program has version { $known }.
problem-record-seed = This is not the seed of this match: it does not fit the commitment in the record.
problem-record-unfinished = The record holds no seed: a match can be verified once it is over.
problem-seed-value = “{ $value }” cannot be a seed; give 1 to { $allowed } printable characters, or none for a secret one.
problem-position-field = The position has a wrong “{ $field }”: { $value }.
problem-position-invariant = The position breaks the rules in “{ $field }”: { $detail }.
problem-match-over = The match is over; nothing can be picked any more.
problem-seat-unknown = There is no seat “{ $seat }”; the seats are { $allowed }.
problem-not-asked = It is not your turn to decide; wait until you are asked.
problem-pick-unknown = “{ $pick }” is no pick of this game; choose one of the offered options.
problem-pick-not-offered = This is not possible now; choose one of the offered options.
problem-undo-nothing = There is nothing of yours to take back.
problem-undo-others = Somebody else has acted since; taking it back needs the consent of the table.
problem-undo-chance = Chance has decided something since; taking it back needs the consent of the table.
problem-undo-revealed = Something hidden has been shown since; taking it back needs the consent of the table.

## Terminal
problem-bot-setting = The bot “{ $bot }” has no setting “{ $setting }”; its settings are: { $allowed }.

## Verdicts on finished matches
verdict-fair = Dealt fairly: the seed is the one promised at the start, and all { $draws } draws are its own.
verdict-fair-taken-back =
    Dealt fairly: the seed is the one promised at the start, and all { $draws } draws are its own.
    { $taken_back ->
        [one] Another draw went to picks that were taken back.
       *[other] { $taken_back } more draws went to picks that were taken back.
    }
verdict-commitment = Not fair: the seed is not the one promised at the start.
verdict-draw =
    Not fair: draw { $index }, { $pick ->
        [0] in the deal
       *[other] at pick { $pick }
    }, is { $outcome }, and the seed gives { $dealt }.
