"""What a server sets: so much can be named, whoever asks, and all that is set at once is set or nothing of it."""

from typing import Any

import pytest

from host import MOST_LISTED, ServerRules, Wanted
from storage import audit
from tests.host.stage import GUILD, MOD, Stage, refused


def wanted(what: str, number: int, **more: Any) -> Wanted:
    """This channel or role is to be named."""
    return Wanted(**{what: number}, **more)


@pytest.mark.parametrize("what", ["channel", "opener"])
async def test_so_many_are_named_and_no_more_until_one_is_taken_off(stage: Stage, what: str) -> None:
    for number in range(MOST_LISTED):
        await stage.host.set_up(GUILD, MOD, "many", wanted(what, number))
    acts = len(await stage.host.audit(GUILD, limit=100))
    said = "{most} are named already, and no more can be."
    more = wanted(what, MOST_LISTED, role=77, most_tables=3, language="de")
    assert said == await refused(stage.host.set_up(GUILD, MOD, "one more", more))
    assert acts == len(await stage.host.audit(GUILD, limit=100))
    await stage.host.set_up(GUILD, MOD, "not any more", wanted(what, 3))
    await stage.host.set_up(GUILD, MOD, "one more", more)
    rules, _ = await stage.host.server_rules(GUILD)
    listed = rules.channels if what == "channel" else rules.openers
    assert {*range(MOST_LISTED + 1)} - {3} == set(listed)
    guild = await stage.host.guild(GUILD)
    assert guild is not None
    assert (77, 3, "de") == (guild.mod_role_id, rules.most_tables, guild.settings["language"])


async def test_what_cannot_be_stored_whole_is_not_stored_in_part(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    added, kept = 0, audit.add

    async def add(*args: Any) -> int:
        nonlocal added
        added += 1
        if added == 3:
            raise OSError("the disk is full")
        return await kept(*args)

    monkeypatch.setattr(audit, "add", add)
    everything = Wanted(role=77, most_tables=3, language="de", opener=5, channel=6)
    with pytest.raises(OSError, match="full"):
        await stage.host.set_up(GUILD, MOD, "a team", everything)
    guild, (rules, _) = await stage.host.guild(GUILD), await stage.host.server_rules(GUILD)
    assert guild is None or guild.mod_role_id is None
    assert ServerRules() == rules
    assert [] == await stage.host.audit(GUILD)
    assert 5 == len(await stage.host.set_up(GUILD, MOD, "a team", everything))
    assert 5 == len(await stage.host.audit(GUILD))


async def test_what_is_cleared_is_cleared_before_anything_is_named(stage: Stage) -> None:
    for number in (1, 2):
        await stage.host.set_up(GUILD, MOD, "two", Wanted(channel=number))
    await stage.host.set_up(GUILD, MOD, "another", Wanted(clear="channels", channel=2))
    rules, _ = await stage.host.server_rules(GUILD)
    assert (2,) == rules.channels
