# What the coach says in a first match: the goal card, and what matters at each kind of decision.

goal-aim = Be the richest farmer at the end of the year. Pigs are sold at the end: a Big one brings most.
goal-turn = Each round all choose an action in secret: feed, breed, buy or sell. Those who chose the same share its number.
goal-score = When a season ends every pig without a vaccine is lost. Buy vaccines in time, then feed: from Baby to Big a pig gains most of its price.
matters-opening = Medium pigs first: they grow fast and can have young at once. Keep a few dollars for vaccines.
matters-program = What does your farm need? Pigs to grow: feed. Grown pigs and room: breed. A season about to end and pigs without vaccine: buy. What nobody else needs is shared by fewer.
matters-program-neutral = Put the neutral tile on what your opponent needs, so that they share.
matters-babies = Take them as long as there is room left for your pigs to grow.
matters-feed = Feed the pig that gains most: Medium to Big before Baby to Small, if it fits.
matters-mate = Young ones are worth money and grow: breed while there is room.
matters-buy = Vaccines first if pigs lack one, then a field when yours is full, then feed that helps you grow.
matters-sell = Sell what no vaccine will save; healthy pigs go on growing until the end of the year.
matters-season-change = Vaccines go to the biggest pigs.
matters-lift = Move a pig only to make room for a bigger one.
matters-to = A field with a corner free keeps room for a Big pig.
matters-put = Against an edge, so that the free squares stay together.
