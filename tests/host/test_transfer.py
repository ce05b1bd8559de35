"""Moving a table to another database, and forgetting a person."""

from pathlib import Path

from host import HandScene
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, GUILD, Stage, first_card


async def test_an_exported_table_goes_on_in_another_database_where_it_was(stage: Stage, tmp_path: Path) -> None:
    table = await stage.table(ANA, BEN)
    await stage.click(table, ANA, "mix")
    document = await stage.exported(table)
    (tmp_path / "other").mkdir()
    async with Stage(tmp_path / "other") as other:
        await other.table(CLEO, BEN)
        moved = await other.imported(document)
        await other.host.settled()
        assert table != moved
        here, there = await stage.hand(table, ANA), await other.hand(moved, ANA)
        assert here.face == there.face
        assert here.view == there.view
        await other.click(moved, ANA, interaction="another")
        assert [BEN] == await other.asked(moved, ANA, BEN)


async def test_a_forgotten_person_is_nowhere_and_the_games_go_on(stage: Stage) -> None:
    lobby = await stage.table(BEN, ANA, start=False)
    running = await stage.table(ANA, BEN)
    leaving = await stage.table(BEN, ANA, CLEO, leavers="leaves")
    over = await stage.table(ANA, BEN, options={"goal": 1})
    while not (await stage.host.table(over)).over:
        person = (await stage.asked(over, ANA, BEN))[0]
        await stage.click(over, person, *first_card(await stage.hand(over, person)))
    reply = await stage.host.forget(ANA)
    await stage.host.settled()
    assert "You are forgotten: your games go on without your name." == reply.text.id
    assert None is await stage.host.person(ANA.id)
    assert ["Ben"] == [seat.name for seat in (await stage.host.table(lobby)).seats]
    assert "Computer 1" == (await stage.host.table(running)).seats[0].name
    assert "a former player" == (await stage.host.table(leaving)).seats[1].name
    assert "a former player" == (await stage.host.table(over)).seats[0].name
    assert [] == await stage.host.tables_of(ANA.id)
    for table in (running, leaving):
        said = [await stage.say(table, line.text) for line in await stage.host.log(table, limit=500)]
        assert said
        assert not any("Ana" in line for line in said)
    await stage.click(running, BEN)
    assert [BEN] == await stage.asked(running, BEN)


async def test_a_person_who_was_forgotten_can_come_back_as_somebody_new(stage: Stage) -> None:
    table = await stage.table(BEN, CLEO, ANA, leavers="computer")
    await stage.host.forget(ANA)
    await stage.host.join(table, ANA)
    await stage.host.settled()
    hand: HandScene = await stage.hand(table, ANA)
    assert 2 == hand.seat
    assert GUILD == hand.table.guild_id
    assert stage.post.lines(CHANNEL)[-1] == "Ana takes the seat of Computer 1."
