"""Gifts between players: they are given at once, told to all, and ask nobody anything."""

from pathlib import Path
from typing import Any

from engine import Gift
from tests.engine.lab import GIFT, Lab
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, MOD, Stage, refused


class Generous(Lab):
    """Lab, whose chemists may give Money away."""

    gift = Gift(GIFT, "Money")


async def money(s: Stage, table: int) -> Any:
    return (await s.scene(table)).view.money


async def test_a_gift_is_given_once_and_leaves_the_open_question_as_it_was(tmp_path: Path) -> None:
    async with Stage(tmp_path, Generous()) as s:
        table = await s.table(ANA, BEN, CLEO)
        before = (await s.scene(table)).face
        reply = await s.host.give_away(table, CLEO, 0, 2, interaction="x")
        again = await s.host.give_away(table, CLEO, 0, 2, interaction="x")
        assert reply.text == again.text
        assert "Ana has 2 Money from you now." in await s.say(table, reply.text)
        assert (5, 3, 1) == await money(s, table)
        assert before == (await s.scene(table)).face
        await s.host.settled()
        assert "Cleo gives 2 to Ana." in "\n".join([await s.say(table, line) for line in (await s.scene(table)).recent])


async def test_a_gift_stays_given_after_a_restart(tmp_path: Path) -> None:
    async with Stage(tmp_path, Generous()) as s:
        table = await s.table(ANA, BEN)
        await s.host.give_away(table, BEN, 0, 1)
        await s.restart()
        assert (4, 2) == await money(s, table)


async def test_whoever_has_given_cannot_take_it_back_alone_and_reads_why(tmp_path: Path) -> None:
    async with Stage(tmp_path, Generous()) as s:
        table = await s.table(ANA, BEN, CLEO)
        await s.host.give_away(table, BEN, 0, 1)
        given = "What you gave away is given: only a moderator or everybody together can take it back."
        others = "Somebody else has moved since, so only a moderator or everybody together can take this back."
        assert (given, others) == (await refused(s.host.undo(table, BEN)), await refused(s.host.undo(table, CLEO)))
        assert (4, 2, 3) == await money(s, table)


async def test_a_gift_is_a_move_so_it_ends_the_question_whether_to_take_the_table_back_and_the_table_reads_so(
    tmp_path: Path,
) -> None:
    async with Stage(tmp_path, Generous()) as s:
        table = await s.table(ANA, BEN, CLEO)
        to = (await s.host.undo_points(table))[-1].seq
        await s.click(table, ANA, "rest")
        await s.host.propose_undo(table, ANA, to)
        await s.host.give_away(table, CLEO, 0, 1)
        await s.host.settled()
        assert () == (await s.host.table(table)).polls
        over = "The table has moved on, so nobody is asked any more whether to take it back."
        assert ["Cleo gives 1 to Ana.", over] == s.post.lines(CHANNEL)[-2:]


async def test_what_the_game_does_not_allow_changes_nothing(tmp_path: Path) -> None:
    async with Stage(tmp_path, Generous()) as s:
        table = await s.table(ANA, BEN)
        for to, amount in ((0, 4), (1, 1), (0, 0)):
            assert "Give somebody else between 1 and {money} of your money." == await refused(
                s.host.give_away(table, BEN, to, amount)
            )
        assert "You do not sit at this table" in await refused(s.host.give_away(table, MOD, 0, 1))
        assert (3, 3) == await money(s, table)


async def test_a_game_without_gifts_says_so(tmp_path: Path) -> None:
    async with Stage(tmp_path) as s:
        table = await s.table(ANA, BEN)
        assert "Nothing can be given away in this game." == await refused(s.host.give_away(table, BEN, 0, 1))
        await s.host.pause(table, MOD, "late")
        assert "paused" in await refused(s.host.give_away(table, BEN, 0, 1))


async def test_an_answer_before_a_gift_cannot_be_taken_back_alone(tmp_path: Path) -> None:
    async with Stage(tmp_path, Generous()) as s:
        table = await s.table(ANA, BEN)
        [person] = await s.asked(table, ANA, BEN)
        other = BEN if person is ANA else ANA
        await s.click(table, person)
        await s.host.give_away(table, other, 0 if person is ANA else 1, 1)
        assert (await s.hand(table, person)).may_undo is False
