"""`bot.py run` with a dice key that a test knows and pictures that take no time:

python -m tests.fake.redirect tests/discord/keyed_bot.py KEY
"""

import sys
from functools import partial

import console.run
from console.assembly import make_bot
from console.door import main
from tests.sim.blank import blank

if __name__ == "__main__":
    [key] = sys.argv[1:]
    console.run.make_bot = partial(make_bot, painter=blank, key_source=lambda _: key)
    sys.exit(main(["run"]))
