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

## A table on the server
event-table-sat = { $name } sits down.
event-table-stood = { $name } stands up.
event-table-swapped = { $seat } and { $other_seat } change seats.
event-table-bot = { $bot ->
    [nothing] The bot leaves its seat.
   *[other] A bot sits down: { $bot }.
}
event-table-started = The match begins.
event-table-asked = { $what ->
    [undo] { $from_seat } would like to take the last pick back.
   *[hand] { $from_seat } proposes that a bot plays for { $seat }.
}
event-table-answered = { $yes ->
    [yes] { $seat } agrees.
   *[no] { $seat } does not agree.
}
event-table-dropped = The request is off.
event-table-undone = { $seat } takes the last pick back.
event-table-handed = A bot plays for { $seat } for now.
event-table-back = { $name } is back.
event-table-moved = { $name } goes on playing on another device.
event-table-chat = { $name }: { $text }
event-table-paused = { $name } pauses the match.
event-table-resumed = { $name } goes on with the match.
event-table-over = The match is over.
event-table-rematch = The next match is being prepared.
event-table-closed = The table was closed by an administrator.

phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-your-turn = It is your turn.
phrase-thinking = I am thinking…
phrase-wait = One moment, please.
phrase-back = I am back.
phrase-nice = Nice one!
phrase-ouch = Ouch!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-again = Another one?

problem-table-unknown = There is no such table; check the link or the code.
problem-table-closed = This table was closed.
problem-table-not-open = The match has begun; this was possible only before it.
problem-table-not-playing = No match is being played at this table.
problem-table-not-over = The match is not over yet.
problem-table-paused = The match is paused; go on with it first.
problem-table-not-full = Some seats are still empty; fill them with people or bots first.
problem-table-rules = This match was begun by other rules (version { $version }, now { $known }) and cannot go on here; export it.
problem-table-broken = This table cannot be read (line { $line }); an administrator has to look at it.
problem-not-entered = Enter the table first.
problem-no-watching = This table has no spectators; ask for a seat before the match starts.
problem-not-host = Only the host of the table can do that.
problem-not-seated = Only somebody who sits at the table can do that.
problem-not-yours = This seat is not yours.
problem-seat-taken = This seat is taken; choose another one.
problem-seat-number = There is no such seat at this table.
problem-seat-no-bot = There is no bot on this seat.
problem-bot-plays = A bot plays this seat; take the seat back first.
problem-stale = This question is no longer open; here is what is asked now.
problem-not-recorded = The database cannot be reached, so nothing was done; it will be tried again.
problem-request-open = The table is being asked something already; answer that first.
problem-request-none = There is no such request any more.
problem-request-voted = You have answered already.
problem-not-gone = { $seat } is there and has time left.
problem-not-gone-yet = { $seat } may still come back in time; wait { $seconds } s.
problem-hints-off = This table is played without hints.
problem-hint-none = You are not asked anything now.
problem-hint-failed = No bot could answer in time; try again.
problem-phrase-unknown = There is no preset phrase “{ $phrase }”; choose one of: { $allowed }.
problem-chat-empty = Say something, or choose a phrase; not both.
problem-name-empty = This name has no visible characters; choose another one.
problem-rematch-open = The next table is open already.
problem-curtain-single = You hold only one seat here, so there is no curtain.
problem-message = This message cannot be read: { $detail }.
problem-binary = Messages are text; this one was binary.
problem-too-big = This is too big; at most { $allowed } bytes are accepted.
problem-too-fast = Too many requests; try again in { $seconds } s.
problem-too-many = You have too many of these open at once; close some first.
problem-origin = This request comes from another site and was refused.
problem-stopping = The server is about to restart; connect again in a moment.
problem-not-found = There is nothing at this address.
problem-method = This cannot be done at this address.
problem-trouble = Something went wrong on the server; it has been noted.
problem-login-taken = This account name is taken; choose another one.
problem-login-wrong = Name and password do not fit.
problem-login-has = You have an account already.
problem-resume-wrong = This link or code is not valid (any more); ask for a new one.
problem-record-running = The match is still being played; its record can be had when it is over.
problem-record-private = Only those who played this match can have its record.
problem-record-unknown = There is no such record.
problem-viewer = There is no seat “{ $viewer }” to look through.
problem-number = “{ $value }” is not a number that is possible here.
