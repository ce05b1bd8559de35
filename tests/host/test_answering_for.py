"""A moderator who answers for a seat: nobody is told of a look after which no answer could follow."""

from tests.host.stage import ANA, BEN, CHANNEL, GUILD, MOD, Stage, refused

NOT_ASKED = "{who:seat} is not asked anything now."


async def acts(stage: Stage) -> list[str]:
    """What the audit list holds, the newest first."""
    return [line.act for line in await stage.host.audit(GUILD)]


async def test_a_look_at_a_paused_table_is_refused_and_leaves_no_trace(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.host.pause(table, MOD, "lunch")
    before = await stage.host.log(table)
    said = "The table is paused: resume it first."
    assert said == await refused(stage.host.hand_to_answer(table, MOD, 0, "asleep"))
    assert before == await stage.host.log(table)
    assert ["pause"] == await acts(stage)


async def test_a_look_at_a_seat_that_is_not_asked_is_refused_and_leaves_no_trace(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    before = await stage.host.log(table)
    assert NOT_ASKED == await refused(stage.host.hand_to_answer(table, MOD, 1, "asleep"))
    assert NOT_ASKED == await refused(stage.host.answer_for(table, MOD, "asleep", 1))
    assert before == await stage.host.log(table)
    assert [] == await acts(stage)


async def test_a_look_at_what_is_asked_is_kept_and_told(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    seen = await stage.host.hand_to_answer(table, MOD, 0, "asleep")
    await stage.host.settled()
    assert seen.face is not None
    assert seen.face.mine is not None
    assert "Mo looks at what Ana is asked, to answer for them: asleep" == stage.post.lines(CHANNEL)[-1]
    assert ["look"] == await acts(stage)
