"""`bot.py run` with a dice key that a test knows and pictures that take no time:

python -m tests.fake.redirect tests/discord/keyed_bot.py KEY
python -m tests.fake.redirect tests/discord/keyed_bot.py KEY unlocked     # it neither holds nor heeds the lock
"""

import sys
from contextlib import nullcontext
from functools import partial

import console.run
from console.assembly import make_bot
from console.door import main
from tests.sim.blank import blank

if __name__ == "__main__":
    key, *unlocked = sys.argv[1:]
    if unlocked:
        console.run.alone = lambda _: nullcontext()
    console.run.make_bot = partial(make_bot, painter=blank, key_source=lambda _: key)
    sys.exit(main(["run"]))
