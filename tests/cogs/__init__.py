"""The bot from outside, in the simulated Discord of `tests.sim`: what people type, press and read.

* `conftest`: `w` is the world; `games` the rule sets it hosts, which a test may replace; `keys` its dice keys.
* `table`: open a table, press what is asked, let people answer sensibly.
* `arranged`: a race of Breakout that begins in the middle, with loaded dice.
* `questions`: a game of questions as long and odd as a test wants.
* `whole_game`: a game that nothing disturbs, and what the bot's own record says of one.
"""
