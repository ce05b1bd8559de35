"""Planned moves: only their owner sees them, they are ordinary answers, and the log marks them."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from engine import GAMES
from host import Opening, Pace, Person
from storage import journal, plans
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, GUILD, MOD, Stage, refused


@pytest.fixture
async def arkham(tmp_path: Path) -> AsyncGenerator[Stage, None]:
    """A stage on which Arkham Asylum is played; ``lab`` is its own game still."""
    async with Stage(tmp_path) as stage:
        stage.games.update(GAMES)
        yield stage


async def game(stage: Stage, pace: Pace = "none") -> int:
    """A game of Ana and Ben that has come to Ana's or Ben's main phase."""
    opened = await stage.host.open_table(ANA, Opening(GUILD, CHANNEL, "arkham", place="here", pace=pace))
    assert opened.table_id is not None
    await stage.host.join(opened.table_id, BEN)
    await stage.host.start_game(opened.table_id, ANA)
    await stage.host.settled()
    for _ in range(40):
        face = (await stage.scene(opened.table_id)).face
        assert face is not None
        if face.key == "main":
            return opened.table_id
        [person, *_] = await stage.asked(opened.table_id, ANA, BEN)
        await stage.click(opened.table_id, person)
    raise AssertionError("no turn ever began")


async def sides(stage: Stage, table: int) -> tuple[Person, Person]:
    """Who is asked, and who is not."""
    [active] = await stage.asked(table, ANA, BEN)
    return active, BEN if active is ANA else ANA


async def by(stage: Stage, table: int) -> list[str]:
    return [entry.by for entry in await journal.page(stage.store.read, table, limit=1000)]


async def test_a_whole_turn_can_be_planned_and_the_log_marks_it(arkham: Stage) -> None:
    table = await game(arkham)
    active, other = await sides(arkham, table)
    for move in ("play-all", "end"):
        await arkham.host.plan_move(table, other, move)
    told = len(arkham.post.lines(CHANNEL))
    while active in await arkham.asked(table, ANA, BEN):
        await arkham.click(table, active)
    for _ in range(30):
        if active in await arkham.asked(table, ANA, BEN):
            break
        [person] = await arkham.asked(table, ANA, BEN)
        await arkham.click(table, person)
    assert "order" in await by(arkham, table)
    assert f"{other.name} had this planned." in arkham.post.lines(CHANNEL)[told:]
    assert [] == await plans.of_table(arkham.store.read, table)


async def test_whoever_has_planned_the_turn_is_neither_called_nor_reminded(arkham: Stage) -> None:
    def disturbed(person: Person) -> list[str]:
        called = [f"mention {message.lines}" for message in arkham.post.place(CHANNEL) if person.id in message.ping]
        private = [m for m in arkham.post.place(-person.id) if m.kind == "reminder"]
        return [*called, *(f"reminder {message.lines}" for message in private)]

    table = await game(arkham, "12h")
    active, other = await sides(arkham, table)
    for move in ("play-all", "end"):
        await arkham.host.plan_move(table, other, move, "always")
    before, turns = disturbed(other), (await arkham.scene(table)).turn
    for _ in range(40):
        assert [active] == await arkham.asked(table, ANA, BEN)
        if (await arkham.scene(table)).turn >= turns + 2:
            break
        await arkham.click(table, active)
    else:
        raise AssertionError("the turn of the other never came")
    for _ in range(70):
        arkham.clock.move(600.0)
        await arkham.host.settled()
    assert before == disturbed(other)
    assert any(each.startswith("reminder") for each in disturbed(active))


async def test_a_plan_is_its_owners_secret_and_can_be_taken_back(arkham: Stage) -> None:
    table = await game(arkham)
    _, other = await sides(arkham, table)
    before = len(arkham.post.messages)
    await arkham.host.plan_move(table, other, "play-all", "always")
    await arkham.host.settled()
    assert before == len(arkham.post.messages)
    mine, offered = await arkham.host.plans_of(table, other.id)
    assert [("play-all", "always")] == [(each.move, each.until) for each in mine]
    assert "end" in [each.id for each in offered]
    theirs, _ = await arkham.host.plans_of(table, (BEN if other is ANA else ANA).id)
    assert [] == theirs
    await arkham.host.drop_plans(table, other, mine[0].number)
    assert ([], offered) == await arkham.host.plans_of(table, other.id)
    assert "You have planned nothing of that kind." == await refused(arkham.host.drop_plans(table, other))


async def test_what_cannot_be_planned_is_refused_with_its_reason(arkham: Stage) -> None:
    table = await game(arkham)
    _, other = await sides(arkham, table)
    host = arkham.host
    assert "That cannot be planned now: pick from the list." == await refused(host.plan_move(table, other, "fly"))
    later = host.plan_move(table, other, "end", "christmas")
    assert "That cannot be planned now: pick from the list." == await refused(later)
    await host.plan_move(table, other, "play-all")
    assert "That is planned already." == await refused(host.plan_move(table, other, "play-all"))
    assert "You do not sit at this table" in await refused(host.plan_move(table, CLEO, "end"))
    assert "You do not sit at this table" in await refused(host.plans_of(table, CLEO.id))
    lab = await arkham.table(ANA, BEN)
    assert "Nothing can be planned in this game." == await refused(host.plan_move(lab, ANA, "play"))


async def test_no_more_than_twenty_moves_can_be_planned(arkham: Stage) -> None:
    table = await game(arkham)
    _, other = await sides(arkham, table)
    _, offered = await arkham.host.plans_of(table, other.id)
    moves = [(each.id, until) for until in ("turn", "attacked", "always") for each in offered if each.id != "end"]
    for move, until in moves[:20]:
        await arkham.host.plan_move(table, other, move, until)
    full = await refused(arkham.host.plan_move(table, other, "end"))
    assert "You have planned {most} moves already: take some back first." == full


async def test_going_back_takes_the_plans_away_that_would_do_it_again(arkham: Stage) -> None:
    table = await game(arkham)
    _, other = await sides(arkham, table)
    await arkham.host.plan_move(table, other, "play-all", "always")
    points = await arkham.host.undo_points(table)
    await arkham.host.undo_to(table, MOD, "again", points[-1].seq)
    assert [] == await plans.of_table(arkham.store.read, table)


async def test_whoever_leaves_leaves_no_plans_behind(arkham: Stage) -> None:
    table = await game(arkham)
    _, other = await sides(arkham, table)
    await arkham.host.plan_move(table, other, "play-all")
    await arkham.host.resign(table, other)
    await arkham.host.settled()
    assert [] == await plans.of_table(arkham.store.read, table)
