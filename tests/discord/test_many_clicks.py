"""Three hundred clicks with `kill -9` among them: what was confirmed is there, nothing is there twice, all is shown."""

import signal
from pathlib import Path
from random import Random

from tests.discord.bots import Death, running
from tests.discord.stored import redrawn, undelivered
from tests.discord.storm import Storm
from tests.discord.table import started
from tests.fake.server import FakeDiscord

CLICKS, KILLS = 300, 3
KEY = "c1" * 16


async def test_three_hundred_clicks_outlive_three_kills(fake: FakeDiscord, tmp_path: Path) -> None:
    """Each kill comes with one of the bot's requests, before its effect or after it."""
    chance = Random(1)
    people = [fake.person("Anna"), fake.person("Bert")]
    async with running(fake, tmp_path, key=KEY) as process:
        storm = Storm(fake, tmp_path, await started(fake, *people, computers=1), people, chance)
        await killed(storm, Death(process, spared=chance.randrange(8)), CLICKS // (KILLS + 1))
    for number in range(2, KILLS + 1):
        async with running(fake, tmp_path, key=KEY) as process:
            await redrawn(storm.table, tmp_path)
            await killed(storm, Death(process, spared=chance.randrange(8)), CLICKS * number // (KILLS + 1))
    async with running(fake, tmp_path, key=KEY) as process:
        await redrawn(storm.table, tmp_path)
        await storm.blow(CLICKS, Death(process))
        await redrawn(storm.table, tmp_path)
        process.kill(signal.SIGTERM)
        assert 0 == await process.gone()
    await storm.check()
    # Lines of the running turn stand in the panel for now.
    assert set() == {kind for kind, *_ in undelivered(tmp_path)} - {"log"}
    assert len(storm.presses) > CLICKS // 5


async def killed(storm: Storm, death: Death, clicks: int) -> None:
    """Click so often, go on until the bot dies, and look at what it has left."""
    await storm.blow(clicks, death)
    arrange = storm.chance.choice((storm.fake.before, storm.fake.after))
    arrange("*", "*", death, times=None)
    await storm.blow(CLICKS, death)
    assert -signal.SIGKILL == await death.process.gone()
    storm.fake.clock.advance(3)
    await storm.check()
