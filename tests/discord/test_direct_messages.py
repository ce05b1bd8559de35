"""Closed direct messages: everything is at the table too, nobody is asked in vain, and no name is told in a window."""

from pathlib import Path

from tests.discord.bots import inside
from tests.discord.stored import moves, redrawn
from tests.discord.table import arranged, hand_by_dm, started, told
from tests.engine.breakout.track import RaceTable, race, team
from tests.fake.server import FakeDiscord


def plain() -> RaceTable:
    """A on 3 and B on 8, nothing but rolls to do."""
    return race(A=team(on=3), B=team(on=8), dice=[2, 5, 1, 4])


async def test_somebody_with_closed_messages_is_tried_once_and_plays_at_the_table(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    anna.dms_open = False
    async with inside(fake, tmp_path, games=arranged(plain())) as bot:
        table = await started(fake, anna, bert)
        for person in (anna, bert, anna):
            await bot.host.settled()
            assert ["✔ **Roll**"] == await told(await table.answer(person, "roll"))
        await bot.host.settled()
        await redrawn(table, tmp_path)
        tried = fake.sent("POST", f"/channels/{fake.dm(anna).id}/messages")
        assert [50007] == [request.error and request.error.code for request in tried]
        by_command = await fake.slash(anna, table.place, "hand").shown()
        assert "Your cards" in by_command.text
        anna.dms_open = True
        # Asked for, it is tried again.
        await fake.slash(anna, table.place, "me hand").shown()
        await bot.host.settled()
        assert "Your cards" in (await hand_by_dm(fake, anna, "Refresh")).text
        assert 3 == len(moves(tmp_path))


async def test_messages_closed_in_the_middle_of_a_game_are_noticed_and_those_opened_again_used(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(plain())) as bot:
        table = await started(fake, anna, bert)
        await bot.host.settled()
        bert.dms_open = False
        fake.world.delete_message(next(m for m in fake.dm(bert).shown))
        for person in (anna, bert, anna, bert):
            await table.answer(person, "roll")
            await bot.host.settled()
        assert 4 == len(moves(tmp_path))
        refused = [r for r in fake.sent("POST", f"/channels/{fake.dm(bert).id}/messages") if r.error]
        assert len(refused) <= 1


async def test_in_a_window_somebody_who_cannot_be_told_is_reached_by_mentioning_everybody(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    anna, bert, cleo = (fake.person(name) for name in ("Anna", "Bert", "Cleo"))
    cleo.dms_open = False
    riddle = race(A=team("riddler", on=3), B=team(on=8), C=team(on=5), dice=[2])
    async with inside(fake, tmp_path, games=arranged(riddle)) as bot:
        table = await started(fake, anna, bert, cleo)
        await table.answer(anna, "riddle")
        await bot.host.settled()
        before = len(table.place.shown)
        await table.answer(anna, "claim:6")
        await bot.host.settled()
        pinged = [message.pinged for message in table.place.shown[before:] if message.pinged]
        assert [{anna.id, bert.id, cleo.id}] == [set(each) for each in pinged]
        shown = "\n".join(message.text for message in table.place.shown[before:])
        assert "A reaction is awaited. Whoever is asked finds it under My hand." in shown
        assert [] == [name for name in ("Bert", "Cleo") if f"Waiting for **{name}**" in shown]
        # Whoever could be told was told where nobody else sees it.
        assert "Challenge" in (await hand_by_dm(fake, bert, "Challenge")).buttons
        assert ["✔ **Challenge**"] == await told(await table.answer(cleo, "challenge"))


async def test_a_reminder_is_one_message_for_all_tables_that_mentions_nobody(fake: FakeDiscord, tmp_path: Path) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(plain())) as bot:
        _ = await started(fake, anna, bert)
        await bot.host.settled()
        waiting = [each for each in await bot.host.tables_of(anna.id) if each.mine]
        before = len(fake.sent("POST", f"/channels/{fake.dm(anna).id}/messages"))
        receipt = await bot.deliver.remind(anna.id, waiting, "a-nonce")
        assert ("ok", fake.dm(anna).id) == (receipt.outcome, receipt.channel_id)
        sent = fake.sent("POST", f"/channels/{fake.dm(anna).id}/messages")[before:]
        assert 1 == len(sent)
        body = sent[0].json
        assert "You are waited for:\n• DC Breakout: Arkham Asylum, [table 1](https://discord.com/" in body["content"]
        assert [] == body["allowed_mentions"]["parse"]
        anna.dms_open = False
        assert "closed" == (await bot.deliver.remind(anna.id, waiting, "another")).outcome
