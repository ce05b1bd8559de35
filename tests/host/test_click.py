"""A click, from the person to the saved move and back (DESIGN 3)."""

import asyncio

from host import HostRefusal, Reply
from tests.host.stage import ANA, BEN, CLEO, MOD, Stage, refused


async def test_an_answer_moves_the_game_and_tells_the_table(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    before = await stage.scene(table)
    reply = await stage.click(table, ANA, "rest")
    after = await stage.scene(table)
    assert "Done." == reply.text.id
    assert before.face != after.face
    assert "Ana draws a card." in stage.post.lines(20)
    assert after.face == stage.post.panels(20)[-1].scene.face  # type: ignore[union-attr]


async def test_whoever_answers_reads_what_came_of_it_and_private_lines_too(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    reply = await stage.click(table, ANA, "rest")
    said = [await stage.say(table, line) for line in reply.lines]
    assert said[0] == "Ana draws a card."
    assert said[1].startswith("You draw ")
    assert not any(line.startswith("You draw ") for line in stage.post.lines(20))


async def test_the_same_interaction_twice_is_answered_the_same_and_moves_once(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    hand = await stage.hand(table, ANA)
    assert hand.face is not None
    replies = [await stage.host.answer(table, hand.face.id, 0, ["rest"], ANA, interaction="click-1") for _ in range(3)]
    log = await stage.host.log(table)
    assert [replies[0]] * 3 == replies
    assert 2 == max(line.seq for line in log)


async def test_a_refused_interaction_is_refused_the_same_when_it_comes_again(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.host.pause(table, MOD, "lunch")
    hand = await stage.hand(table, ANA)
    assert hand.face is not None
    first = await refused(stage.host.answer(table, hand.face.id, 0, ["rest"], ANA, interaction="click-1"))
    await stage.host.resume(table, MOD, "back")
    second = await refused(stage.host.answer(table, hand.face.id, 0, ["rest"], ANA, interaction="click-1"))
    assert "The table is paused: wait until a moderator resumes it." == first == second


async def test_two_clicks_at_the_same_instant_make_one_move_and_one_refusal(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    hand = await stage.hand(table, ANA)
    assert hand.face is not None
    clicks = [
        stage.host.answer(table, hand.face.id, 0, ["rest"], ANA, interaction=f"click-{number}") for number in range(2)
    ]
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    await stage.host.settled()
    refusals = [outcome for outcome in outcomes if isinstance(outcome, HostRefusal)]
    assert 1 == len([outcome for outcome in outcomes if isinstance(outcome, Reply)])
    assert ["The table has moved on. Look at what is shown now."] == [refusal.text.id for refusal in refusals]
    assert 1 == stage.post.lines(20).count("Ana draws a card.") - 4
    assert 2 == max(line.seq for line in await stage.host.log(table))


async def test_the_same_interaction_at_the_same_instant_moves_once(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    hand = await stage.hand(table, ANA)
    assert hand.face is not None
    clicks = [stage.host.answer(table, hand.face.id, 0, ["rest"], ANA, interaction="one") for _ in range(4)]
    replies = await asyncio.gather(*clicks)
    assert [replies[0]] * 4 == replies
    assert 2 == max(line.seq for line in await stage.host.log(table))


async def test_each_reason_not_to_move_has_its_own_sentence(stage: Stage) -> None:
    lobby = await stage.table(ANA, BEN, start=False)
    table = await stage.table(ANA, BEN)
    hand = await stage.hand(table, ANA)
    assert hand.face is not None
    ask = hand.face.id

    async def said(ask_id: int = ask, seat: int = 0, picks: tuple[str, ...] = ("rest",), by=ANA, at=table) -> str:
        return await refused(stage.host.answer(at, ask_id, seat, picks, by))

    found = {
        "no table": await said(at=99),
        "not started": await said(at=lobby),
        "not seated": await said(by=CLEO),
        "another's seat": await said(by=BEN),
        "not asked": await said(seat=1, by=BEN),
        "stale ask": await said(ask_id=ask + 7),
        "option gone": await said(picks=("card:999",)),
        "too few": await said(picks=()),
    }
    await stage.host.pause(table, MOD, "lunch")
    found["paused"] = await said()
    await stage.host.end(table, MOD, "no time")
    found["over"] = await said()
    assert {
        "no table": "There is no table {table}. /table list shows the tables of this server.",
        "not started": "The game has not started yet: press Start when everybody is seated.",
        "not seated": "You do not sit at this table: only those who do can act here.",
        "another's seat": "That is somebody else's seat: use the buttons of your own hand.",
        "not asked": "This question is not for you.",
        "stale ask": "The table has moved on. Look at what is shown now.",
        "option gone": "That is not on offer any more. Look at what is shown now and pick from it.",
        "too few": "Pick at least {least|thing|things}.",
        "paused": "The table is paused: wait until a moderator resumes it.",
        "over": "The game at this table is over: open a new one with /table open.",
    } == found


async def test_a_secret_choice_may_be_changed_until_the_last_one_has_chosen(stage: Stage) -> None:
    people = (ANA, BEN, CLEO)
    table = await stage.table(*people)
    await stage.until(
        table, people, lambda hand: hand.face is not None and hand.face.key == "pipette" and hand.face.mine is not None
    )
    await stage.click(table, ANA, "1")
    await stage.click(table, BEN, "1")
    await stage.click(table, ANA, "3")
    face = (await stage.hand(table, ANA)).face
    assert face is not None
    assert ("pipette", ("3",), (2,)) == (face.key, face.given, face.awaited)
    await stage.click(table, CLEO, "2")
    named = [line for line in await told(stage, table) if " named " in line]
    assert ["Ana named 3.", "Ben named 1.", "Cleo named 2."] == named[-3:]
    assert "The table has moved on. Look at what is shown now." == await refused(
        stage.host.answer(table, face.id, 0, ["2"], ANA)
    )


async def told(stage: Stage, table: int) -> list[str]:
    """The table's log, as an onlooker reads it."""
    return [await stage.say(table, line.text) for line in await stage.host.log(table, limit=500)]
