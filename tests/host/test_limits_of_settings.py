"""How much a server can name: the house keeps to it whoever asks."""

import pytest

from host import MOST_LISTED
from tests.host.stage import GUILD, MOD, Stage, refused


@pytest.mark.parametrize("what", ["allow_channel", "allow_opener"])
async def test_so_many_are_named_and_no_more_until_one_is_taken_off(stage: Stage, what: str) -> None:
    name = getattr(stage.host, what)
    for number in range(MOST_LISTED):
        await name(GUILD, MOD, "many", number, allowed=True)
    acts = len(await stage.host.audit(GUILD, limit=100))
    said = "{most} are named already, and no more can be."
    assert said == await refused(name(GUILD, MOD, "one more", MOST_LISTED, allowed=True))
    assert acts == len(await stage.host.audit(GUILD, limit=100))
    # To name one again is no new one.
    await name(GUILD, MOD, "again", 3, allowed=True)
    await name(GUILD, MOD, "not any more", 3, allowed=False)
    await name(GUILD, MOD, "one more", MOST_LISTED, allowed=True)
    rules, _ = await stage.host.server_rules(GUILD)
    listed = rules.channels if what == "allow_channel" else rules.openers
    assert {*range(MOST_LISTED + 1)} - {3} == set(listed)
