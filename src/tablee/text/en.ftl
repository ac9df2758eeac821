## Seats and small words
seat-n = Seat { $n }
nothing = nothing
list = { $others } and { $last }
pair = { $name }: { $value }

## Problems: what happened, why, what to do
problem-game-unknown = There is no game “{ $game_name }”; choose one of: { $allowed }.
problem-game-twice = Two games are called “{ $game_name }”: { $first } and { $second }. Rename one of them, or uninstall its package.
problem-game-file = The game “{ $game_name }” lacks the file { $path }; a game needs its texts and its rulebook in both languages.
problem-plugin-broken = “{ $name }” of the package { $package } was left out, since { $value } could not be loaded. { $reason }
problem-plugin-game = The entry point “{ $name }” of the group tablee.games was left out: it has to name a game called “{ $name }”, not { $value }.
problem-plugin-bots = The entry point “{ $name }” of the group tablee.bots was left out: { $value } has neither BOTS nor evaluate nor judge.
problem-bot-twice = Two bots are called “{ $bot }”: { $first } and { $second }. Rename one of them, or uninstall its package.
problem-judge-twice = Two packages judge the game “{ $game_name }”: { $first } and { $second }. Uninstall one of them.
problem-seat-count = This game cannot be played by { $seats }; choose { $allowed }.
problem-setting-unknown = There is no setting “{ $setting }”; the settings are: { $allowed }.
problem-setting-value = The setting “{ $setting }” cannot be “{ $value }”; allowed: { $allowed }.
problem-setting-contradiction = The settings “{ $setting }” and “{ $other }” contradict each other; give only one of them.
problem-option-unknown = There is no option “{ $option }”; the options are: { $allowed }.
problem-option-value = The option “{ $option }” cannot be “{ $value }”; allowed: { $allowed }.
problem-option-contradiction = The options “{ $option }” and “{ $other }” contradict each other; give only one of them.
problem-language-unknown = There is no language “{ $lang }”; choose one of: { $allowed }.
problem-clause-unknown = There is no clause “{ $clause }”; the clauses are numbered { $allowed }.
problem-bot-unknown = There is no bot “{ $bot }”; choose one of: { $allowed }.
problem-record-not = This is not a record: its first line is not “tablee record 1”.
problem-record-newer = This record has format { $version }, and this program knows formats up to { $known }; get a newer version of Tablée.
problem-record-truncated = The record breaks off after line { $line }: its closing line is missing. Get the whole file.
problem-record-edited = The record was changed after it was written: its checksum does not match.
problem-record-head = The head of the record cannot be read ({ $detail }).
problem-record-line = Line { $line } of the record cannot be read: “{ $text }”.
problem-record-pick = Pick { $line } of the record, “{ $text }”, was not possible there.
problem-record-chance = The chance outcomes of pick { $line } of the record do not match the rules.
problem-record-rules = The record was played under rules version { $version }, and this program has version { $known }.
problem-record-seed = This is not the seed of this match: it does not match the commitment in the record.
problem-record-unfinished = The record holds no seed: a match can be verified once it is over.
problem-seed-value = “{ $value }” cannot be a seed; give 1 to { $allowed } printable characters, or none for a secret one.
problem-position-field = The position has a wrong “{ $field }”: { $value }.
problem-position-invariant = The position breaks the rules in “{ $field }”: { $detail }.
problem-match-over = The match is over; there is nothing left to play.
problem-seat-unknown = There is no seat “{ $value }”; the seats are: { $allowed }.
problem-not-asked = It is not your turn to decide; wait until you are asked.
problem-pick-unknown = “{ $pick }” is not a pick of this game; choose one of the options offered.
problem-pick-form = “{ $pick }” is not a whole pick, or names the wrong kind of thing; it is said like this: “{ $example }”.
problem-pick-not-offered = This is not possible now; choose one of the options offered.
problem-undo-nothing = You have nothing to take back.
problem-undo-others = Somebody else has played since; taking back needs the consent of the table.
problem-undo-unforeseen = Chance has decided something since, or something hidden was shown; taking back needs the consent of the table.
# Logs of older matches name the two apart.
problem-undo-chance = Chance has played its part since; taking back needs the consent of the table.
problem-undo-revealed = Something hidden has been shown since; taking back needs the consent of the table.

## Terminal
cli-all-bots = all
cli-allowed = allowed
cli-bot = bot
cli-bot-greedy = Greedy { $n }
cli-bot-random = Random { $n }
cli-clause = clause
cli-curtain = Pass the screen to { $seat }.
cli-curtain-enter = { "[" }Enter when you are there]
cli-decimal-mark = .
cli-explain-more = { $count ->
        [one] … and one more clause: be more specific.
       *[other] … and { $count } more clauses: be more specific.
    }
cli-explain-nothing = Nothing to say about “{ $about }”; try a card, a clause, a pick, or words of the rulebook.
cli-explain-offered = This is possible now: { $number } · { $pick }
cli-forgotten = The match was not kept.
cli-game-size = { $range } seats, { $minutes } min
cli-hdz-aside = put aside
cli-hdz-costs = In this match it costs { $loss } Survivors at the end of the round.
cli-hdz-power = In play with the power “{ $power }”: { $help }
cli-hdz-round = { $trick ->
        [0] round { $round } of { $rounds }
       *[other] round { $round } of { $rounds }, trick { $trick }
    }
cli-hdz-tally = { $faction }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $sign ->
        [minus] −
       *[plus] +
    }{ $survivors }
cli-hdz-vans = { $count ->
        [one] { $count } Mini-van
       *[other] { $count } Mini-vans
    }
cli-help-commands = Commands
cli-help-compare = settings to compare, such as edition=prototype; give it once for each column
cli-help-coverage = which tests prove which clause (in a copy of the sources)
cli-help-file = the file of a record
cli-help-game = a game, as listed by “tablee games”
cli-help-games = List the games, or show one: how many can play it, and its settings.
cli-help-given = Options
cli-help-help = Show this help.
cli-help-jobs = how many processes play at the same time
cli-help-lang = language: en or fr
cli-help-matches = how many matches
cli-help-settings = settings of the game, such as mode=express,memory=open
cli-help-play = Play a match in this terminal, against bots or with people who share the screen.
cli-help-record = the file to write the record to, instead of one in your data folder
cli-help-replay = Look at a recorded match again, through the eyes of any seat.
cli-help-resume = resume the match in this file
cli-help-rules = Read the rules: all of them, one clause (HDZ-27), or those that mention some words.
cli-help-seat = through whose eyes: 1, 2… or “all”; without it, the public’s
cli-help-seats = who plays, in seating order: me, me:NAME, random, greedy, greedy:samples=8, stdio:COMMAND
cli-help-seed = the seed of the match, to play the same deal again
cli-help-sim = Let bots play many matches, and see who wins and how often.
cli-help-sim-seats = which bots play, such as greedy,random,random; they change seats from match to match
cli-help-sim-seed = a number; the same one gives the same matches
cli-help-step = stop after every pick
cli-help-version = Show which version this is.
cli-version-commit = commit { $commit }
cli-version-compiled = compiled engine
cli-version-no-web = without web app
cli-version-plain = plain Python
cli-version-web = with web app
cli-help-table =
    number   make this choice; you can also type the pick itself
    … x3     make a choice three times (“2 x3”), or as often as possible (“2 all”); several choices in one line: “2 x3, 5”
    ? thing  explain a card, a clause (? { $clause }), a choice (? 2), or why a pick is not offered (? { $pick })
    a        when to be asked, in games with moments for cards (“a” changes it, “a always” names it)
    h        hint: what a bot would choose, and what it gains over the other options
    l        log of the latest events (“l all” for all of them)
    s        where the match is kept (“s FILE” writes a copy)
    u        undo your last pick
    w        why you are asked this, with its clause
    p        do what is proposed, where something is (“p, discard amulet” goes on from there)
    q        leave; the match is kept and can be resumed
cli-help-tablee = Tablée: a table for modern board games. Without a command it opens in your browser.
cli-help-verify = Check that a finished match was dealt fairly.
cli-help-words = a clause, or words to look for
cli-hint = A bot would choose { $number } · { $pick }
cli-in-memory = The match cannot be written to { $file } ({ $reason }). It goes on in memory, and every pick tries to write it again.
cli-input-ended = The input ended before the last answer.
cli-kept = The match is kept. To resume it:
cli-language-en = English
cli-language-fr = Français
cli-leave-unsaved = The match cannot be written and would be lost. Leave anyway? (y/N)
cli-matches = matches
cli-mean-score = mean score
cli-meaning = meaning
cli-menu-again = Please type one of the marks on the left.
cli-menu-default = { "[" }Enter: { $default }]
cli-menu-settings = Play with the usual settings? (Y/n)
cli-menu-prompt = What shall we play?
cli-menu-quit = leave
cli-menu-seats = Who plays? { $fewest } to { $most } seats, from: { $who } (me:NAME gives somebody a name).
cli-menu-unfinished = resume, { $when }, { $picks ->
        [one] { $picks } pick
       *[other] { $picks } picks
    }
cli-new-made = A whole game is in { $folder } (files: { $count }). Install it so that Tablée finds it, play it, test it:
cli-new-then = Then change it into yours: docs/tutorial/add-a-game.md shows how.
cli-no-stances = This game asks you only what you must decide.
cli-nothing-proposed = Nothing is proposed here.
cli-number = Choose a number from 1 to { $count }; “?” lists all you can type.
cli-on-disk-again = The match is being written to { $file } again.
cli-option = option
cli-over = The match is over
cli-percent = { $number }%
cli-picks = picks
cli-place = place
cli-prompt = 1–{ $count }, ? { $letters } >
cli-proposed = p  as proposed: { $picks }
cli-recorded = The record is in { $file }
cli-renamed = { $old } is now called { $new }; the old name will be gone in the next version.
cli-replay-eyes = As { $seat } sees it
cli-replay-pick = Pick { $number } of { $count }
cli-replay-prompt = Enter: next, b: back, a number: go there, q: leave >
cli-save-exists = { $file } already exists; choose another name.
cli-save-failed = { $file } cannot be written ({ $reason }).
cli-score = score
cli-seat = seat
cli-sim-length = { $matches ->
        [one] { $matches } match, { $mean } picks ({ $least } to { $most })
       *[other] { $matches } matches of { $mean } picks each ({ $least } to { $most })
    }
cli-sim-none = No match was finished.
cli-sim-note = Victories are shares with 95% intervals (ties are shared); an even share would be { $fair }. Bots change seats from match to match.
cli-sim-rate = { $rate }/s
cli-sim-stopped = Stopped before the end: these are the matches played so far.
cli-spectator = the public
cli-stop-keep = Keep this match to resume it later? (Y/n)
cli-tag-found = from a public source
cli-tag-inferred = inferred
cli-tag-reconstructed = reconstructed: our own proposal
cli-tag-ruling = our ruling
cli-tag-seed = from the rulebook
cli-tests = tests
cli-times = { $count ->
    [one] Done once: { $wish }
   *[other] Done { $count } times: { $wish }
}
cli-undo-ask = { $why } Does everybody agree? (y/N)
cli-undo-bots = { $why } The bots agree: your last pick is taken back.
cli-undo-free = Your last pick is taken back; nothing had come of it yet.
cli-undo-no = Nothing was taken back.
cli-undo-people = { $why } Everybody agrees: your last pick is taken back.
cli-usual = default
cli-victories = victories
cli-winners = { $count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
cli-words-all = all
cli-words-no = n no
cli-words-yes = y yes
problem-argument-missing = { $argument } is missing; “--help” shows how to write it.
problem-arguments-many = Unexpected argument “{ $argument }”; “--help” shows how to write it.
problem-bot-setting = The bot “{ $bot }” has no setting “{ $setting }”; its settings are: { $allowed }.
problem-bot-strong = The bot “{ $bot }” would think too long for this server; choose a level ({ $levels }), or at most “{ $allowed }”.
problem-command-unknown = There is no command “{ $command }”; choose one of: { $allowed }.
problem-coverage-nowhere = The tests are not here; run this in the folder of the sources.
problem-file-exists = The file { $file } already exists and is left as it is; choose another name for the record.
problem-file-missing = There is no file { $file }.
problem-file-not = { $file } is not a record file.
problem-file-unreadable = The file { $file } cannot be read: { $reason }.
problem-flag-unknown = There is no option “{ $option }” here; choose one of: { $allowed }.
problem-flag-value = The option “{ $option }” is not given as it should be; “--help” shows how to write it.
problem-match-in-use = The match in { $file } is being played in another terminal; leave it there first.
problem-number-range = “{ $name }” cannot be “{ $value }”; give a number: { $allowed }.
problem-new-name = “{ $value }” cannot be the name of a game; use lower-case letters, digits and single underscores, at most { $longest } characters, such as pebbles or tower_of_pigs.
problem-new-game-taken = There is already a game “{ $game_name }”: { $place }. Choose another name.
problem-new-module-taken = “{ $value }” already means something to Python (a module or a keyword); choose another name.
problem-new-folder = { $folder } already exists and is left as it is; choose another name, or go to another folder.
problem-new-unwritable = { $folder } could not be written: { $reason }. Nothing was left behind.
problem-setting-form = “{ $written }” is not written like a setting; write name=value, several of them separated by commas.
problem-setting-twice = The setting “{ $setting }” is given twice, as “{ $first }” and as “{ $second }”; give only one of them.
problem-record-finished = The match in { $file } is over; look at it with “tablee replay”.
problem-seat-eyes = You cannot look from “{ $seat }”; choose one of: { $allowed }.
problem-words-nowhere = No clause mentions “{ $words }”.

## Verdicts on finished matches
verdict-fair = { $draws ->
        [one] Dealt fairly: the seed is the one promised at the start, and the only draw comes from it.
       *[other] Dealt fairly: the seed is the one promised at the start, and all { $draws } draws come from it.
    }
verdict-fair-taken-back =
    { verdict-fair }
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
event-table-bot = A bot sits down: { $bot }.
event-table-started = The match begins.
event-table-asked = { $what ->
    [end] { $from_seat } proposes to stop here, without a winner.
    [undo] { $from_seat } would like to take back their last pick.
   *[hand] { $from_seat } proposes that a bot play for { $seat }.
}
event-table-answered = { $yes ->
    [yes] { $seat } agrees.
   *[no] { $seat } does not agree.
}
event-table-dropped = The request is dropped.
event-table-undone = { $seat } takes back their last pick.
event-table-handed = A bot plays for { $seat } for now.
event-table-conceded = { $seat } concedes.
event-table-ended = { $how ->
    [agreed] Everybody agrees to stop here: nobody wins.
   *[conceded] The match is over by concession.
}
event-table-back = { $name } is back.
event-table-moved = { $name } continues on another device.
event-table-chat = { $name }: { $text }
event-table-aside = Spectators · { $name }: { $text }
event-table-removed = An administrator removed a message.
event-table-hushed = (This message was removed.)
event-table-paused = { $name } pauses the match.
event-table-resumed = { $name } resumes the match.
event-table-over = The match is over.
event-table-rematch = The next match is being prepared.
event-table-closed = The table was closed by an administrator.
event-table-closed-rules = The rules of this game have changed (this match was begun under version { $rules }, and the server now plays version { $known }), so the match cannot go on. It is kept as it stood, and its record can be downloaded.

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

problem-table-unknown = This table does not exist; check the link or the code.
problem-draining = The server is being prepared for an update, so no match begins now; those under way go on. Try again later.
problem-value-unfit = Something in this is too long or has characters that cannot be kept; nothing was changed.
problem-rules-newer = This match is played under version { $version } of the rules, and this server process still has version { $known }. Try again when it has been updated.
problem-conceded = You have conceded this match; a bot plays on for you.
problem-company-full = You can follow or block { $allowed } people at most; let somebody go first.
problem-word-unknown = “{ $name }” cannot be “{ $value }”; it is one of: { $allowed }.
problem-report-none = There is no open report “{ $report }”; `tablee admin reports` lists them.
problem-report-what = Say which person or which line you mean.
problem-push-endpoint = This is not a push service on the public network; switch notifications on again in your browser.
problem-push-key = The keys of this browser cannot be read; switch notifications on again.
problem-email-wrong = This is not a mail address; write it like name@example.org.
problem-email-none = This server sends no mail; use notifications or the feed instead.
problem-email-refused = The mail server did not take a mail for this address; check the address or try again later.
problem-email-code = This is not the code of the last mail; check it or ask for another one.
cli-help-smtp = a server that sends mail: smtp://NAME:PASSWORD@HOST:PORT, or smtps://…
cli-help-sender = the address mail comes from
problem-table-closed = This table was closed.
problem-table-not-open = The match has begun; this was only possible before.
problem-table-not-playing = No match is being played at this table.
problem-table-not-over = The match is not over yet.
cli-stance-unknown = You can be asked: { $allowed }.
problem-stance-unknown = There is no such way to be asked: { $stance }. There is: { $allowed }.
problem-table-paused = The match is paused; resume it first.
problem-table-not-full = Some seats are still empty; fill them with people or bots first.
problem-table-rules = This match began under other rules (version { $version }, now { $known }) and cannot go on here; export it.
problem-table-broken = This table cannot be read (line { $line }); an administrator has to look at it.
problem-not-entered = Enter the table first.
problem-no-watching = This table is not played in public; ask for a seat before the match begins.
problem-not-host = That is up to the host of the table.
problem-not-seated = You need a seat at the table to do that.
problem-not-yours = This seat is not yours.
problem-seat-taken = This seat is taken; choose another one.
problem-seat-number = This seat does not exist at this table.
problem-seat-no-bot = There is no bot in this seat.
problem-bot-plays = A bot is playing this seat; take the seat back first.
problem-stale = This question is no longer open; here is what is asked now.
problem-not-recorded = The database cannot be reached, so nothing was done; it will be tried again.
problem-request-open = The table is already being asked something; answer that first.
problem-request-none = This request no longer exists.
problem-request-voted = You have already answered.
problem-not-gone = { $seat } is there and has time left.
problem-not-gone-yet = { $seat } may still come back in time; wait { $seconds } s.
problem-hints-off = This table is played without hints.
problem-hint-none = You are not asked anything now.
problem-hint-failed = No bot could answer in time; try again.
problem-phrase-unknown = There is no preset phrase “{ $phrase }”; choose one of: { $allowed }.
problem-chat-empty = Say something, or choose a phrase; not both.
problem-name-empty = This name has no visible characters; choose another one.
problem-name-long = This name is too long; it may have { $allowed } characters.
problem-name-mixed = This name mixes letters of alphabets that look alike; use one alphabet.
problem-name-reserved = The name “{ $name }” is kept for the house, so that nobody is taken in; choose another one.
problem-rematch-open = The next table is already open.
problem-curtain-single = You have only one seat here, so there is no curtain.
problem-curtain-down = The curtain of this seat is down; lift it first.
problem-bundle-long = At most { $allowed } picks can be sent at once, and these are { $picks }; nothing was done. Send fewer.
problem-bundle-unforeseen = Done: { $carried } of { $picks }; then chance decided something, or something hidden was shown. Look, and go on from there.
problem-bundle-others = Done: { $carried } of { $picks }; now somebody else is asked too. Look, and go on from there.
problem-bundle-cut = Done when this was first sent: { $carried } of { $picks }. Look, and go on from there.
problem-message = This message cannot be read: { $detail }.
problem-field-missing = “{ $name }” is missing in this message.
problem-field-renamed = “{ $old }” is the old name of “{ $new }”: give only “{ $new }”.
problem-field-wrong = “{ $name }” cannot be like this in this message: { $detail }.
problem-binary = Messages are text; this one was binary.
problem-too-big = This is too big; at most { $allowed } bytes are accepted.
problem-too-fast = Too many requests; try again in { $seconds } s.
problem-too-many = You have too many of these open at once; close some first.
problem-crowded = Too many connections from your address are open at once; close some and try again.
problem-full = The server is full at the moment; try again in a minute.
problem-origin = This request comes from another site and was refused.
problem-host-unknown = This server does not answer to the name “{ $host }”; its host can allow it with --host-name.
problem-proxies-any = Whoever asks could pretend to be anybody if every proxy were believed; give the number of proxies in front (--proxies=1), or their addresses.
problem-network-value = “{ $value }” is neither an address nor a network such as 10.0.0.0/8.
problem-proxies-value = “{ $value }” is neither a number of proxies nor an address or network such as 10.0.0.0/8.
problem-stopping = The server is about to restart; connect again in a moment.
problem-not-found = There is nothing at this address.
problem-no-docs = The documentation was not built on this server. In a clone of the repository, run: ./tablee docs
problem-method = This cannot be done at this address.
problem-trouble = Something went wrong on the server; it has been noted.
problem-login-taken = This account name is taken; choose another one.
problem-login-wrong = The name and the password do not match.
problem-login-has = You already have an account.
problem-backup-tool = PostgreSQL’s own “{ $tool }” is needed for this, and it is not installed here.
deed-appoint = made an admin
deed-ban = banned
deed-chat = messages read
deed-clean = old things deleted
deed-clean-chat = old messages deleted
deed-clean-tables = old tables deleted
deed-close = table closed
deed-data = data handed out
deed-dismiss = no longer an admin
deed-enter = guest’s tables brought into the account
deed-export = table exported
deed-forget = all data deleted
deed-hush = message removed
deed-import = table imported
deed-invite = invitation made
deed-mute = muted
deed-pardon = pardoned
deed-password = password reset
deed-rotate = cookie secret replaced
deed-settle = report settled
deed-sign-out = device signed out
by-command-line = command line
by-oneself = the person themself
by-retention = by itself, by age
admin-reports = Reports
admin-settle = Settled
admin-settled = settled
admin-none = Nothing.
admin-absent = Nobody.
admin-nobody = somebody
admin-open = open
admin-playing = playing
admin-over = over
admin-closed = closed
admin-somebody = About somebody
admin-quote = “…”
admin-games = By game
admin-tables-this-month = Tables this month
admin-tables-today = Tables today
admin-seen-this-month = Seen this month
admin-seen-today = Seen today
admin-guests = Guests
admin-accounts = Accounts
admin-come-in = Come in
admin-invitation-more = This server is for invited people. With your invitation you come in.
admin-invitation = Your invitation
admin-refresh = Refresh
admin-done = Done.
admin-sure = Really?
admin-why = Reason
admin-whom = Person, account or address
admin-invite = New invitation
admin-forget = Delete all data
admin-pardon = Pardon
admin-ban-address = Ban the address for a day
admin-ban = Ban for a day
admin-mute = Mute for a day
admin-hush = Remove
admin-close = Close
admin-deeds = What admins did
admin-chat = Messages
admin-tables = Tables
admin-present = Connected now
admin-numbers = Numbers
admin-not-admin = This page is for accounts named as admins (tablee admin appoint LOGIN).
admin-enter = Log in
admin-password = Password
admin-login = Account
admin-title = Looking after the server
problem-backup-failed = The backup of { $file } failed: { $reason }. The last one is as it was.
problem-backup-broken = { $file } is not a whole database of Tablée ({ $reason }); nothing was replaced.
problem-admin-unknown = “{ $written }” is not something an admin can do; choose one of: { $allowed }.
problem-chat-none = There is no line { $number } of chat at this table.
problem-pardon-none = “{ $whom }” is neither banned nor muted.
problem-ban-admin = An admin cannot be banned; take that role away first.
problem-person-unknown = There is nobody called “{ $whom }” here; give the id of a person or the name of an account.
problem-invitation-wrong = This invitation is not valid (any more); ask for a new one.
problem-closed-server = This server is for invited people; open the link of your invitation, or log in.
problem-forgotten = All that was kept about you has been deleted. Goodbye!
problem-muted = You cannot speak here until { $until }. Reason: { $why }
problem-banned = You cannot use this server until { $until }. Reason: { $why }
problem-password-wrong = This is not the password of this account.
problem-login-none = You have no account; open one first.
problem-device-unknown = This device or passkey is no longer on your list.
problem-signed-out = You were signed out on this device, from another one of yours.
problem-login-letters = The name to sign in with has 2 to 40 letters or figures, without accents or spaces; . _ @ + - are allowed too.
problem-password-short = This password is too short; use { $allowed } characters or more.
problem-password-weak = This password is among those that are tried first; three unrelated words make a good one.
problem-passkey-wrong = This passkey does not open the door here; try again, or come in another way.
problem-passkey-many = You have { $allowed } passkeys already; remove one first.
problem-passkey-last = This passkey is your only way back in; set a password or make another passkey first.
problem-profile-unknown = There is no profile here, or it is not shown to you.
problem-resume-wrong = This link or code is not valid, or no longer; ask for a new one.
problem-record-running = The match is still being played; its record will be available when it is over.
problem-record-private = Only those who played this match may have its record.
problem-record-unknown = This record does not exist.
problem-fork-over = There is nothing to play from there on: the match is over at this step.
problem-viewer = You cannot look from “{ $viewer }”.
problem-number = “{ $value }” is not a possible number here.
problem-database-address = This is not the address of a database; write one of: { $allowed }.
problem-database-driver = PostgreSQL needs one more package: pip install 'tablee[postgres]'.
problem-database-away = The database at { $host } cannot be reached; is it running, and is its address right?
problem-port-denied = This user may not listen on port { $port } of { $host } ({ $reason }); choose another with --port or --host.
problem-port-taken = Port { $port } of { $host } is taken; stop the program that has it, or choose another with --port.
problem-database-several = Several servers run here; name one of their databases with --db: { $found }.
problem-database-none = No server runs here, and there is no database in { $folder }; name one with --db, or with TABLEE_DB or TABLEE_DATA as your server has it.
problem-database-missing = There is no database { $file }; check --db, TABLEE_DB and TABLEE_DATA. None was made.
problem-database-closed = The database { $file } cannot be opened; check its path and who may read it.
problem-database-corrupt = The file { $file } is damaged or is no database of Tablée; put a backup in its place with “tablee restore”.
problem-database-read-only = The database { $file } cannot be written to; check who owns it, and whether its disk is mounted read-only.
problem-database-full = The disk with the database { $file } is full; make room and start again. Nothing that was told is lost.
problem-database-in-use = Another server already uses { $file }; stop it, or give this one another file or PostgreSQL.
problem-database-newer = The database was written by a newer version of Tablée (schema { $version }, this program knows { $known }); use that one.
problem-table-file = This file is not an exported table.
problem-table-there = The table { $table } is already in this database.
problem-record-slow = This record takes too long to replay.

## The web app
web-a-person = A person
web-acting = { $names } plays…
web-add-bot = Add a bot
web-again = Try again
web-agree = Agree
web-ask-open = Still to answer: { $names }
web-asked = to decide
web-autoplay = Play
web-away = away
web-board = Board
web-bot = bot
web-bot-for = bot, for now
web-bot-plays = Let a bot play for me
web-bot-plays-do = A bot takes over until I am back
web-chosen = has chosen
web-clock = Clock
web-clock-none = none
web-clock-quick = 2 minutes + 5 s per decision
web-clock-slow = 30 minutes + 30 s per decision
web-clock-usual = 10 minutes + 15 s per decision
web-close = Close
web-contrast = More contrast
web-copied = Copied
web-copy-hand = This browser does not let the page copy. Copy the link here:
web-copy-link = Copy the link
web-costliest = My three costliest decisions
web-costliest-none = A bot would have done nothing better.
web-costliest-wait = A bot looks at every decision again…
web-costly = “{ $played }”: “{ $better }” would have been better.
web-credits = Credits
web-credits-more = Tablée is an independent implementation: rules in our own words, no publisher’s text or art. Names belong to their owners.
web-curtain = Pass the screen to { $name }
web-disagree = Disagree
web-do-it = Do it
web-eyes = Seen by
web-eyes-all = everybody: all hands open
web-eyes-spectator = the public
web-facts = { $fewest }–{ $most } seats · { $minutes } min
web-facts-exact = { $most } seats · { $minutes } min
web-fork = Play on from here as { $name }
web-free = free
web-free-seats = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
web-games = Games
web-go-on = Go on
web-hand = Let a bot play
web-hero = A warm table, good cards, fair rules.
web-hint = Hint
web-hinted = A bot would choose: { $pick }
web-hints = Hints allowed
web-host = host
web-host-starts = The host begins when every seat is taken.
web-house = This server: { $name }
web-invite = Others join with this picture, the link, or the code:
web-join = Join
web-join-code = Have a code?
web-language = Language
web-lift = I am { $name }: show my cards
web-list-all = All options ({ $count })
web-list-less = Fewer options
web-loading = Laying the table…
web-log = What happened
web-log-none = What happens will be told here.
web-lower = Hide my cards
web-move-seat = Continue on another device
web-move-seat-more = The seat moves to whoever uses this link or code first.
web-next-table = To the next match
web-not-asked = You are not asked anything now; wait for your turn.
web-not-now = This is not part of the question you are asked now.
web-offline = No connection. Trying again…
web-open-table = Open the table
web-options = Your options
web-other-name = Somebody else at this screen
web-over = The match is over. { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
web-over-nobody = The match is over. Nobody wins.
web-pause = Pause
web-paused = The match is paused.
web-phrases = Phrases
web-public = Anybody may join or watch
web-qr = A picture with the link, for the camera of a phone
web-record = Record file
web-rematch = Rematch
web-replay = Replay
web-result = Result
web-resume = Go on
web-rules = Rules
web-rules-more = Each game from its aim to its finer points, with pictures drawn by the board itself. To read, to search, to print.
web-rules-none = No rule has all these words.
web-rules-search = Search the rules
web-running = being played
web-say = Say something
web-seat-count = Seats
web-seats = Seats
web-series = { $wins ->
        [one] { $wins } match won out of { $played }
       *[other] { $wins } matches won out of { $played }
    }
web-settings = Settings
web-setup = Set up a table
web-share-screen = Several people at this screen? Take a seat each: a curtain hides the cards between turns.
web-since = since your last decision
web-sit = Sit here
web-sound = Sound
web-speed = Speed of the animations
web-stand = Free the seat
web-start = Begin
web-step = Step
web-step-back = One step back
web-step-on = One step on
web-stop = Stop
web-table-rules = At the table
web-tag-reconstructed = (our reconstruction)
web-tag-ruling = (our ruling)
web-take-back = Take my seat back
web-text-size = Text size
web-theme = Light
web-theme-auto = like the device
web-theme-dark = night
web-theme-light = day
web-tools = Tools
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-free = Takes your last decision back at once.
web-unreachable = The table cannot be reached. Nothing is lost: your matches wait for you.
web-upload = Look at a record file
web-waiting = Waiting for { $names }
web-watch = The public may watch
web-delay = They see it
web-delay-of = { $minutes ->
        [0] at once
        [one] { $minutes } minute later
       *[other] { $minutes } minutes later
    }
web-delayed = { $minutes ->
        [one] You see it { $minutes } minute later.
       *[other] You see it { $minutes } minutes later.
    }
web-who-sits = Who plays?
web-yes = yes
web-you = you
web-your-name = Your name
# Who one is, what one played
web-keep = Keep
web-name-change = { $name }: change this name
web-me-page = { $name }: my name, my devices, my matches
web-you-are = You are
web-settings-more = They are kept with your name and apply on all your devices.
web-waits = Waiting for you
web-your-turn = Your turn
web-your-turn-since = Your turn for { $long }
web-play-now = Play now
web-invite-friend = Invite a friend
web-live = Tables open to all
web-live-games = all games
web-live-way = To sit or to watch
web-live-any = seats and matches
web-live-free = with a free seat
web-live-watch = to watch
web-live-lengths = any length
web-live-none = No such table is open just now. Open one yourself, or ask for more.
web-length-quick = quick
web-length-usual = calm
web-length-slow = slow
web-length-free = without a clock
web-watch-it = watch
web-history = What I played
web-lost = There is nothing here
web-lost-more = This address leads nowhere; perhaps a letter of the link is missing.
web-lost-home = To the front page
web-oneself = Oneself
web-keep-name = Keep my name
web-keep-more = So that you find your matches again elsewhere, and when this browser forgets.
web-guest = Guest: known on this device only
web-kept = Your name and your matches are kept.
web-passkey = Passkey
web-passkey-make = Keep it with a passkey
web-passkey-more = Fingerprint, face or the code of your device: nothing to remember.
web-passkey-add = Add a passkey
web-passkey-use = Come in with a passkey
web-passkey-made = made on { $day }
web-password-instead = With a name and a password
web-login = Name to sign in with
web-password = Password
web-password-old = Current password
web-password-new = New password
web-password-change = Change the password of { $login }
web-password-changed = The new password is set; every other device is signed out.
web-remove = Remove
web-sign-in = Sign in
web-sign-in-more = Have you kept a name before? What you played here comes along.
web-sign-out = Sign out
web-sign-out-here = Sign out here
web-lost-password = Password lost?
web-recovery-code = Recovery code
web-recovery-make = Make recovery codes
web-recovery-more = Write these down: each lets you in once if all else is lost. They are shown this once.
web-ways = Ways back in
web-devices = My devices
web-device-here = this device
web-device-now = just now
web-device-seen = { $long } ago
web-device-unknown = A device
web-device-add = Use another device
web-device-offer = On the other device, take a picture of this or type the code on the front page. It works once, for ten minutes.
web-own-data = What is kept about me
web-data = Download my data
web-forget = Delete me…
web-forget-more = Your name, your account, your messages and your settings are deleted for good. Matches stay with those who played them, and call you “somebody”.
web-forget-do = Delete me for good
web-somebody = somebody
web-enter = The same person here
web-enter-more = This device becomes yours as well: same name, same tables, same settings. What you did here as a guest comes along.
web-enter-do = Yes, that is me
web-statistics = Statistics
web-wins-of = { $played ->
    [one] wins in one match
   *[other] wins in { $played } matches
}
web-expected = Bots in these seats win { $share } of their matches (measured: { $low } to { $high }).
web-expected-even = Nobody has measured these seats yet; an even share would be { $share }.
web-between = { $low } to { $high }
web-even = even share
web-expects = Bots
web-streak = { $streak ->
    [0] Longest streak: { $best } wins
   *[other] { $streak } in a row now, { $best } at best
}
web-by-seat = Seat by seat
web-seat = Seat
web-seat-of = { $seat } of { $seats }
web-matches = Matches
web-won = Won
web-lessons-done = { $learned } of { $lessons } lessons learned
web-earlier = Earlier matches
web-played-none = Nothing yet: your finished matches will stand here, with their replays.
web-played-none-other = Nothing is shown here.
web-shown = Who sees what I played?
web-shown-nobody = only me
web-shown-public = everybody: matches at public tables
web-shown-all = everybody: all my matches
web-shown-more = Of matches that were not public, others see the result alone: neither who played nor the replay.
web-a-win = Won
web-shared-win = A shared win
web-place = Place { $place } of { $seats }
web-no-result = Without a result
web-against = against { $names }
web-picks = { $count ->
    [one] one decision
   *[other] { $count } decisions
}
cli-help-db = the database: an SQLite file, or postgresql://… (by default, one in your data folder)
cli-help-host = the address to listen on; 0.0.0.0 for all
cli-help-log = how much is logged, as lines of JSON: debug, info, warning or error
cli-help-menu = Choose a game in a menu and play it in this terminal.
cli-help-new = Make a small whole game in a package of its own, to be changed into yours.
cli-help-new-name = the name of the game, its package and its folder, such as pebbles
cli-help-port = the port to listen on; without it, a free one
cli-help-proxies = how many proxies stand in front of this server, or their addresses: they are believed about who visits
cli-help-watchers = addresses and networks that may read /metrics, besides this machine and admins
cli-help-quiet = do not open a browser
cli-help-bots = where bots think: the number of processes of this machine (2 without it), or a Ray cluster: ray://HOST:PORT
cli-help-drain = before an update of the rules: no new match begins, and the end of the last one is announced
cli-help-serve = Open tables for browsers, here and on the network, and stay until stopped.
cli-help-copies = how many backups to keep: FILE, FILE.1, FILE.2 …
cli-help-backup-file = the file of the backup, or a folder for it
cli-help-restore = Put a backup in the place of the database; what was there is kept beside it.
cli-help-backup = Make a checked copy of the database while the server runs; the name may be the same every night.
cli-help-thought = milliseconds a bot that is not a level may think about one decision
cli-help-closed = by invitation only
cli-help-imprint = a text file that says who answers for this server
cli-help-name = whose server this is, such as the name of a club
cli-help-host-name = a name this server answers to, such as games.example.org; may be given several times
cli-help-serve-keep = days things are kept, 0 for ever: guests=30,chat=90,uploads=365,unstarted=30,tables=0
cli-help-now = with “rotate”: cookies of the old secret are worthless at once, and everybody has to log in again
cli-help-days = for how many days an invitation is good
cli-help-uses = how many people an invitation lets in
cli-help-why = the reason, shown to the person; with “invite” a note
cli-help-hours = for how many hours (mute, ban)
cli-help-admin-db = the database (default: that of the server that runs here)
cli-help-admin-words = tables, close TABLE, chat TABLE, hush TABLE LINE, export TABLE, import FILE, accounts, mute PERSON, ban WHOM, pardon WHOM, data WHOM, forget WHOM, invite, appoint LOGIN, dismiss LOGIN, password LOGIN, rotate, clean, numbers or log
cli-help-admin = Look after a server: tables, chat, people, bans, invitations, admins.
cli-help-tls = an HTTPS proxy sits in front of this server
cli-serve-at = Tablée is at { $address } — stop it with Ctrl-C.
cli-serve-no-web = The web app is not built; only its interface for programs answers.
cli-restore-before = What was there before is in { $file }
cli-restore-done = The backup is in its place; start the server.
cli-backup-done = The backup is whole and checked: { $file } ({ $size } MB)
cli-admin-password = The new password of { $login } is { $password } — to be changed after logging in.
cli-admin-appointed = { $login } is an admin now, after logging in again, at /admin.
cli-admin-invitation = Invitation { $code } lets { $uses ->
        [one] one person in
       *[other] { $uses } people in
    }, for { $days } days: /invitation#{ $code }
cli-admin-until = Done; until { $until }.
cli-admin-settled = settled { $when } by { $by }
cli-admin-done = Done.
cli-serve-draining = No new match begins. { $moving ->
    [0] None is being played
    [one] One match is still being played
   *[other] { $moving } matches are still being played
  }{ $left ->
    [0] {"."}
    [one] ; one more has not moved for a day and is not waited for.
   *[other] ; { $left } more have not moved for a day and are not waited for.
  }
cli-serve-drained = The last match is over, and everything that was told is kept. The server can be stopped and replaced.
cli-bot-stdio = Program { $n }
problem-stdio-answer = The program “{ $bot }” answered something other than a JSON object: { $detail }
problem-stdio-command = “stdio:{ $bot }” cannot be read as a command; write “stdio:” and then the command, without commas. { $detail }
problem-stdio-ended = The program “{ $bot }” ended (exit code { $detail }) before it answered.
problem-stdio-pick = The program “{ $bot }” answered “{ $detail }”, which is none of the options it was given.
problem-stdio-protocol = The program “{ $bot }” does not speak protocol { $detail }; its answer to hello has to name it.
problem-stdio-slow = The program “{ $bot }” did not answer within { $detail } seconds.
problem-stdio-start = The program “{ $bot }” cannot be started: { $detail }.

# Inviting, the waiting room, watching

web-share = Share
web-invitation = { $name } invites you to play { $game }.
web-invites-you = { $name } invites you
web-seats-minutes = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
 } · { $minutes } min
web-learn-first = Learn it in a few minutes
web-no = no
web-presets = Ways to play
web-preset-usual = The usual rules
web-preset-first = First game
web-preset-short = Short
web-preset-everything = Everything
web-changed-rules = { $count ->
    [one] One rule of its own
   *[other] { $count } rules of its own
 }
web-seats-chosen = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
 }
web-bots-chosen = { $count ->
    [0] bots fill up
    [one] one bot
   *[other] { $count } bots
 }
web-public-short = open to all
web-group-players = Players
web-group-length = Length
web-group-variants = Variants
web-group-experts = For experts
web-group-experts-more = How the table reads the rulebook where it leaves room. Leave it as it is unless you know why.
web-fill-more = Seats that are still free when you begin are taken by bots.
web-as-usual = Back to the usual rules
web-no-game = There is no such game here.
web-to-games = To the games
web-other-rules = Other rules? Open another table
web-sit-down = Sit down
web-sit-at = Sit here: { $place }
web-move-here = Move here
web-full = Every seat is taken. Stay to watch once it begins, or play elsewhere:
web-own-table = Open a table of my own
web-play-bots = Play against bots
web-fill-with = Bots on the free seats
web-start-filled = { $count ->
    [one] Begin with a bot on the free seat
   *[other] Begin with bots on the { $count } free seats
 }
web-chat = Chat
web-watching = You are watching: every seat is taken and the match has begun.
web-watched = This match is over. You were not at this table.
web-seat-moved = Your seat is on another device now. Here you only watch.
web-home = Home
web-say-aside = To the other spectators (players do not hear it)

# Leaving

web-leave = Leave the match
web-end = Propose to stop here
web-end-more = The match ends without a winner if everybody agrees.
web-concede = Concede
web-concede-sure = Yes, I concede
web-concede-not = No, I play on
web-concede-ends = If you concede, the match is over and you have lost it.
web-concede-bot = If you concede, a bot plays on for you for good, and the others go on.
web-withdraw = Take it back
web-move-seat-scan = Open this on the other device: your seat goes there, and only one device can have it.

# Playing with people, friends

web-game = Game
web-pairing = Play with people now
web-pairing-go = Find somebody
web-pairing-quick = quick: 2 min + 5 s per decision
web-pairing-usual = calm: 10 min + 15 s per decision
web-pairing-free = without a clock
web-pairing-wait = Looking for somebody for { $game }…
web-pairing-others = { $count ->
    [0] Nobody else is looking right now.
    [one] One other person is looking too.
   *[other] { $count } other people are looking too.
 }
web-pairing-bots = Play against bots meanwhile
web-friends = Friends
web-friends-followed = People you follow
web-friends-none = Nobody yet. After a match, follow the people you liked to play with.
web-friends-recent = You played with
web-friends-no-recent = Nobody yet.
web-friends-blocked = Blocked
web-friend-follow = Follow
web-friend-none = Do not follow
web-friend-block = Block
web-friend-unblock = Unblock
web-friend-report = Report
web-friend-plays = plays { $game }: watch
web-friend-here = is here
web-report-why = What did { $name } do? Those who run this server will read it.
web-report-line = Report what { $name } said
web-report-send = Send the report
web-reported = Thank you. Your report about { $name } is with those who run this server.
web-off-list = Take it off my list
web-off-list-more = The table disappears from your list. A bot plays on for you if the match is not over.

# Being told

notice-turn = It is your turn at { $game }.
notice-invited = { $name } invites you to play { $game }.
notice-over = Your match of { $game } is over.
notice-came = { $name } is waiting for you at { $game }.
mail-confirm = Tablée: your code
mail-confirm-more = Your code is { $code }. Type it in the settings of Tablée, and mail will reach you here. If you did not ask for it, do nothing.
web-notices = Being told
web-notices-more = Quiet while you look at the table, and at most once for each turn. Links lead to the very decision.
web-notice-kind-turn = It is my turn
web-notice-kind-invited = Somebody invites me
web-notice-kind-over = My match is over
web-notice-kind-came = Somebody waits at my table
web-way-app = here
web-way-push = by notification
web-way-mail = by mail
web-push-on = Notifications on this device
web-push-off = No more notifications on my devices
web-push-done = This device will be told, even when Tablée is closed.
web-push-no = This browser does not allow notifications; allow them in its settings for this site.
web-email = Mail address
web-email-send = Send me a code
web-email-code = Code of the mail
web-email-confirm = Confirm
web-email-good = Mail reaches you at { $email }.
web-feed = A feed (RSS) of what waits for me
web-seen-by-friends = People who follow me may see where I play in public
web-invitations = Invitations
web-invited-by = { $name } invites you: { $game }
web-invite-them = Invite { $name }
web-invited-them = { $name } is told.

# Levels of bots, hints and analysis

level-learning = Learning
level-casual = Casual
level-steady = Steady
level-sharp = Sharp
level-merciless = Merciless
style-plain = Usual style
style-bold = Bold
style-careful = Careful
style-spiteful = Spiteful
style-kind = Kind
web-style = Style
bot-style = { $bot } · { $style }
bot-learning = { level-learning }
bot-casual = { level-casual }
bot-steady = { level-steady }
bot-sharp = { level-sharp }
bot-merciless = { level-merciless }
bot-greedy = Greedy
bot-random = Random
web-level =
    { $rating ->
        [0] Bot: { $level }
       *[other] Bot: { $level } · { $rating } ± { $unsure }
    }
web-not-here = It cannot go there now.
web-skip = Show the rest at once
web-slowly = Slowly
web-tell-again = Tell it again, slowly
web-time-up = Time is up. The others may let a bot play for you; with bots alone the match goes on as it is.
web-volume = Volume
cli-level-seat = { $level } { $n }
cli-help-ladder = Measure the levels of the bots against one another, on all seats.
cli-help-rounds = how often each group of neighbouring levels plays in each rotation of the seats
cli-help-more = start from the ratings that are kept
cli-help-keep = keep the ratings beside the bots, where the app shows them
cli-help-analyse = The costliest decisions of a finished match, and what a bot would have played.
cli-help-analyse-seat = whose decisions: 1, 2… or “all” (the default)
cli-help-it = how long the bot thinks about a decision, in imagined worlds
cli-ladder-level = level
cli-ladder-bot = bot
cli-ladder-rating = rating
cli-ladder-victories = victories
cli-ladder-note = { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, every level playing equally often in each. 1000 is the middle, and 400 points more are ten times the odds of finishing ahead; the interval is 95%.
cli-ladder-kept = The ratings are kept in { $file }.
cli-help-train = Let a bot learn who wins: it plays against itself, and a small network fitted to these matches must beat the current bot.
cli-help-folder = where the training is kept, so that it can be resumed
cli-help-minutes = how long matches are gathered at the most
cli-help-train-matches = how many matches are gathered
cli-help-train-bot = who plays, in the training and in the trial
cli-help-train-seats = how many seats
cli-help-hidden = the size of the hidden layer
cli-help-playouts = how many quick matches are played from a position to learn its value; 0: it is the result of its match
cli-help-search = how many iterations of a search value a position; 0: quick matches do
cli-help-train-seed = the seed of the training; the same gives the same network
cli-help-trials = how many matches the trial has; 0: none
cli-help-against = the bot to beat (default: the same one without the new network)
cli-help-train-keep = let the network play from now on, if it won by a clear interval
cli-train-gathered = { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } gathered in { $folder }.
cli-train-fitted = Fitted: log loss { $loss } in matches held out, { $even } without knowing anything.
cli-train-verdict = { $bot } with the network against { $against }: { $share } of the victories ({ $low } to { $high }) in { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, where { $even } is even; it takes { $pace } times the processor time.
cli-train-accepted = It is clearly better and plays from now on: { $file }.
cli-train-better = It is clearly better; with --keep it would play from now on.
cli-train-refused = It is not clearly better, so everything stays as it is.
problem-training-other = The folder { $folder } holds another training; choose another --folder, or give what was given there.
problem-training-empty = No match is gathered in { $folder } yet; give more --minutes.
problem-game-unlearned = No network can learn the game “{ $game_name }” yet; choose one of: { $allowed }.
problem-network-missing = The bots play “{ $game_name }” without what they learned: the file { $file } is missing. Install Tablée again, or train a network: tablee train { $game_name } --keep
problem-network-broken = The bots play “{ $game_name }” without what they learned: the file { $file } is damaged. Install Tablée again, or train a network: tablee train { $game_name } --keep
problem-network-other = The bots play “{ $game_name }” without what they learned: the file { $file } is of another version or game. Install Tablée again, or train a network: tablee train { $game_name } --keep
cli-analysis-seat = { $seat }’s costliest decisions
cli-analysis-none = Nothing a bot would have done better.
problem-file-unwritable = The file { $file } cannot be written: { $reason }.
problem-analysis-unfinished = This match is not over yet; its decisions can be judged when it is.
cli-help-lab = Study games: “lab run STUDY.toml” plays and reports, “lab report STUDY.toml” regenerates the report, “lab export GAME” writes matches of bots as data for learning.
cli-help-lab-words = run or report and the file of the study, or export and a game
cli-help-address = the address of a Ray cluster (--engine ray)
cli-help-engine = who plays: one (this process), cores (all cores) or ray (a cluster)
cli-help-out = the folder of the results (by default, the name of the study with .results, or of the game with .data)
cli-lab-done = { $matches ->
        [one] { $matches } match is in { $folder }
       *[other] { $matches } matches are in { $folder }
    }
cli-lab-report = The report: { $file }
cli-lab-stopped = Stopped. What was played is kept; the same command resumes it.
cli-export-done = { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } with { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
cli-export-stopped = Stopped. The matches that were whole are kept.
cli-export-where = The data and their card: { $folder }
card-about = Every decision of { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } between bots at { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: what the seat knew, what it was offered, what it picked and how the match ended for it. { $decisions ->
        [one] { $decisions } row
       *[other] { $decisions } rows
    } in picks.parquet, made by
card-bot = bot
card-bot-column = who decided
card-column = column
card-limits = Nothing hidden from a seat is in its rows. The picks are those of bots, with their habits and mistakes; decisions with a single option are among them. Matches are independent; rows of one match are not, so split by match.
card-made = Rules version { $rules }, bots { $bots }, seed { $seed }, settings { $settings }. From match to match the bots move on by one seat. The same command and the same version of the program make the same rows.
card-mask = for each pick, whether it was offered ({ $picks } in all)
card-match = number of the match
card-metadata = The file’s own metadata hold, under “tablee” and as JSON, the name, meaning, scale and owner of every number, the text of every pick, and all settings.
card-observation = what the seat knew, as numbers between −1 and 1 ({ $numbers } in all)
card-pick = number of the pick that was made
card-return = how the match ended for this seat: { $seats } × its share of the victory − 1
card-seat = who was asked, counted from 0
card-step = number of the decision in its match
card-title = { $game }: decisions of bots
card-wins = share of victories, with its 95% interval
lab-after-first = { $n ->
    [0] first player
    [1] right after the first player
   *[other] { $n } seats after the first player
}
lab-axis-leads = changes of lead in a match
lab-axis-matches = share of matches
lab-axis-picks = picks in a match
lab-axis-score = score
lab-axis-wins = share of victories
lab-axis-worth = points of victory beyond the usual (%)
lab-axis-worth-score = score beyond the usual
lab-beside = Side by side
lab-chart-bots = Victories by bot
lab-chart-first = Victories by distance from the first player
lab-chart-leads = Changes of lead
lab-chart-length = Length
lab-chart-scores = Scores at the end
lab-chart-seats = Victories by seat
lab-course = First place ends { $margin } ahead of second; the lead changes { $changes } times a match, and in { $comeback } of the matches whoever led alone half-way does not win.
lab-decisions = A seat decides { $decisions } times a match; { $choices } of these are real choices, with { $options } options on average.
lab-difference = difference, in points
lab-enough = enough matches to tell?
lab-enough-less = yes, it is less
lab-enough-more = yes, it is more
lab-enough-never = no: they look alike so far
lab-enough-not = no: a difference this large would take about { $deals } deals of each
lab-first-even = The first player wins { $share }, as expected ({ $expected }).
lab-first-less = The first player wins only { $share }, against an expected { $expected }.
lab-first-more = The first player wins { $share }, more than the expected { $expected }.
lab-length = { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } of { $middle } picks (nine out of ten have { $low } to { $high }).
lab-made = { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }; code { $code }.
lab-note = Brackets, and ±, are 95% intervals. They count deals: all turns of one deal, in which the bots change seats, are one observation. Where many things or differences are judged at once, each interval is wider, so that chance alone seldom makes a finding. The worth of a thing is what the seats that used it (or met it) more often than the median seat win beyond what is usual for their seat and bot; it shows what goes together, not what causes what. Red lines are an even share; grey points do not clearly differ from nothing.
lab-setting = { $setting }: { $value }
lab-seat = Seat { $n }
lab-seats = { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
lab-tip-n = seen
lab-tip-often = times per seat and match
lab-tip-worth = worth
lab-usual = usual rules
lab-wins-even = { $who } wins { $share }, as expected ({ $expected }).
lab-wins-less = { $who } wins only { $share }, against an expected { $expected }.
lab-wins-more = { $who } wins { $share }, more than the expected { $expected }.
lab-without = without { $setting }
lab-worth-best = Those who use them more often than usual win more (in points): { $things }.
lab-worth-worst = Those who use them more often than usual win less (in points): { $things }.
problem-lab-address = No Ray cluster answers at “{ $address }”: { $reason }
problem-lab-disk = The results cannot be written to { $folder }: { $reason }.
problem-lab-extra = This needs the extra “{ $extra }”: pip install "tablee[{ $extra }]".
problem-lab-folder = The folder { $folder } holds something else; choose another one with --out.
problem-lab-other-code = The folder { $folder } holds results of another version of the program, which may play differently; choose another folder with --out, or remove it.
problem-lab-other-study = The folder { $folder } holds results of another study, or of this one before it was changed; choose another folder with --out, or remove it.
problem-lab-workers = { $losses } worker processes died one after the other; perhaps the memory is full. The results so far are kept: start again with fewer --jobs.
problem-study-field = The study cannot be read at “{ $name }”: { $value }
problem-study-key = The study has the unknown key “{ $name }”; the keys here are: { $allowed }.
problem-study-toml = The file { $file } is not TOML: { $detail }
problem-lab-unfinished = The study in { $folder } is not finished; play it first with “tablee lab run”.

## Lessons

cli-help-learn = Learn a game by playing: without a lesson, the list of them; with one (“learn happy_dayz 1”), the lesson.
cli-help-lesson = the number of a lesson
learn-you = You
learn-step = Step { $step } of { $steps }
learn-again = Your pick is taken back: try again.
learn-left = You left the lesson. To begin it again: tablee learn { $game } { $number }
problem-lesson-file = The lesson { $where } cannot be read: { $why }
problem-guide-file = The guide { $where } cannot be read: { $why }
problem-lesson-unknown = { $game_name } has no lesson “{ $lesson }”; there are: { $allowed }.
learn-not-kept = A lesson is not kept: it can be begun again at any time.
web-coach = Coach
web-learn = Learn
web-learn-more = Short lessons on the real board. Try anything: every pick is answered, and a wrong one can be taken back.
web-learn-none = There is no lesson for this game yet.
web-learn-retry = Take it back and try again
web-learn-next = Next lesson
web-learn-again = Once more
web-learn-all = All lessons
web-learn-done = learned
cli-why-nothing = This game does not say why; look into its rules: tablee rules.
web-why = Why am I asked this?

# The rulebook one reads, and the page of a game

guide-title = The rules of { $game }
guide-contents = Contents
guide-clauses = Clauses
guide-cited = Clauses: { $clauses }
guide-all-clauses = Every clause
guide-all-clauses-more = The rules as numbered sentences: what the table itself plays by, and what it cites when it says no.
guide-unfold =
    { $count ->
        [one] Show { $count } clause
       *[other] Show { $count } clauses
    }
guide-reconstructed = our numbers
guide-ruling = our ruling
guide-copies = × { $count }
guide-next = What happens next
guide-play = Play
guide-print = Print
guide-whole = The whole rulebook, with pictures
guide-you = You
guide-found =
    { $count ->
        [0] Nothing found.
        [one] One passage found.
       *[other] { $count } passages found.
    }
game-bots = How strong the bots are
game-bots-more = Ratings from matches of the bots against each other: 1000 is the middle, and what follows ± says how unsure a rating is. Beginners start with the first.
game-lessons = Learn by playing
game-learned =
    { $learned ->
        [0] Short lessons on the real board.
       *[other] { $learned } of { $count } learned.
    }
game-three = What it is, in three pictures
game-unknown-here = There is no game “{ $game }” here. These are:
preview-g = { $game } on Tablée
preview-rules = The rules of { $game }, with pictures and examples
preview-learn = Learn { $game } by playing
preview-new = Set up a table of { $game }
preview-t = A table of { $game } is waiting for you
preview-replay = A match of { $game }, move by move

# Hints: what a pick comes to, and what can go wrong
hint-alone = Nothing else is possible.
hint-clear = On average over { $worlds ->
        [one] { $worlds } imagined way
       *[other] { $worlds } imagined ways
    } to go on, against { $others }:
hint-behind = A bot sees further than these figures, which speak against it for now. On average over { $worlds ->
        [one] { $worlds } imagined way
       *[other] { $worlds } imagined ways
    } to go on, against { $others }:
hint-alike = What can be counted is about the same as with { $others }, over { $worlds ->
        [one] { $worlds } imagined way
       *[other] { $worlds } imagined ways
    } to go on; a bot that looks further prefers it.
hint-other = “{ $pick }”
hint-others = { $count ->
        [one] the other option
       *[other] the { $count } other options
    }
hint-risk = What can go wrong: { $count } times out of 10 { $what } (with another pick, { $other_count }).
hint-risk-same = What can go wrong: { $count } times out of 10 { $what }, whatever you pick.
figure-victory = Chance to win, out of 100: { $value } ({ $more })
analysis-costly = Pick { $number }: { $seat } chose “{ $played }”. “{ $better }” was better.

# The coach of a first match
web-coach-off = Switch the coach off
web-coach-why = Why now?
web-coach-on = The coach explains each new question
web-goal = { $game } in one minute
web-goal-aim = What you want
web-goal-turn = What you do
web-goal-score = What counts
web-goal-begin = Let’s play
web-goal-again = Show the goal card
