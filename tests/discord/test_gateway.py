"""The line to Discord breaks during moves: what was pressed meanwhile is heard once, and the bot comes back."""

from pathlib import Path

import pytest

from tests.discord.bots import inside
from tests.discord.stored import moves, redrawn
from tests.discord.table import arranged, deciding, started, told
from tests.engine.breakout.track import RaceTable, race, team
from tests.fake.server import FakeDiscord


def plain() -> RaceTable:
    """A on 3 and B on 8, nothing but rolls to do."""
    return race(A=team(on=3), B=team(on=8), dice=[2, 5, 1, 4])


@pytest.mark.parametrize("how", ["drop", "reconnect"])
async def test_a_move_outlives_a_resumed_connection_and_presses_meanwhile_are_heard(
    fake: FakeDiscord, tmp_path: Path, how: str
) -> None:
    """`drop` cuts the line without a word, `reconnect` is Discord's own request to come back."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(plain())):
        table = await started(fake, anna, bert)
        hands = {person: await table.act(person) for person in (anna, bert)}
        hold = fake.hold("PATCH", "/webhooks/*")
        pressed = fake.click(anna, hands[anna], deciding(hands[anna], "roll"))
        await hold.reached()
        getattr(fake.gateway, how)()
        # Nobody is there to hear it: Discord keeps it for who resumes.
        await fake.until(lambda: not fake.gateway.connected or fake.gateway.resumed, "the end of the connection")
        meanwhile = fake.click(bert, hands[bert], "Refresh")
        await fake.gateway.back()
        hold.release()
        assert ["✔ **Roll**"] == await told(pressed)
        await meanwhile.shown()
        assert "Roll" in hands[bert].buttons
        assert ["✔ **Roll**"] == await told(fake.click(bert, hands[bert], "Roll"))
        assert [(0, ("roll",)), (1, ("roll",))] == [(move.seat, move.picks) for move in moves(tmp_path)]
        await redrawn(table, tmp_path)
    assert 1 == fake.gateway.identified


@pytest.mark.parametrize("how", ["invalid session", "forgotten session"])
async def test_a_session_that_is_over_begins_anew_and_a_press_that_was_lost_can_be_made_again(
    fake: FakeDiscord, tmp_path: Path, how: str
) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(plain())):
        table = await started(fake, anna, bert)
        hand = await table.act(anna)
        if how == "invalid session":
            fake.gateway.invalidate()
        else:
            fake.gateway.forget()
            fake.gateway.drop()
        lost = fake.click(anna, hand, deciding(hand, "roll"))
        await fake.gateway.ready(2)
        fake.clock.advance(3)
        assert not (await lost).answered
        assert [] == moves(tmp_path)
        assert ["✔ **Roll**"] == await told(fake.click(anna, hand, deciding(hand, "roll")))
        await redrawn(table, tmp_path)
    assert 0 == fake.gateway.resumed


async def test_a_bot_thrown_out_and_invited_again_is_repaired_with_a_command(fake: FakeDiscord, tmp_path: Path) -> None:
    anna, bert, mo = fake.person("Anna"), fake.person("Bert"), fake.person("Mo", moderator=True)
    async with inside(fake, tmp_path, games=arranged(plain())) as bot:
        table = await started(fake, anna, bert)
        await fake.until(lambda: fake.dm(anna).shown and "Roll" in fake.dm(anna).last.buttons, "the hand by DM")
        fake.world.kick_bot(fake.guild)
        # Direct messages still work: the game goes on there, and says what is wrong.
        hand = fake.dm(anna).last
        assert ["✔ **Roll**"] == await told(fake.click(anna, hand, deciding(hand, "roll")))
        await bot.host.settled()
        lost = [m.content for m in fake.dm(bert).shown if "cannot write" in m.content]
        assert ["I cannot write where table 1 is played. Go on from here; /mod repair brings it back."] == lost
        fake.world.invite_bot(fake.guild)
        said = await fake.slash(mo, table.place, "mod repair", reason="back again").shown()
        assert "The table is set up again." == said.text
        await bot.host.settled()
        assert "Waiting for **Bert**" in table.panel.text
        panels = table.panels
        assert 1 == len(panels)
