"""What a server's moderators have set, whom they have blocked, and which tables they are told are stuck."""

import asyncio
from collections.abc import Awaitable

import pytest

from engine import Json
from host import HostRefusal, Opening, Person, Reply, Wanted
from host.server_rules import ServerRules, rules_from
from storage import audit
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, GUILD, MOD, Stage, refused

DAY = 86_400.0


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"channels": "all", "openers": {"1": 2}, "most_tables": "5", "most_each": -1, "blocked": [1]},
        {"channels": ["a"], "openers": [None], "most_tables": 0, "blocked": {"x": {}, "7": "why"}},
    ],
)
def test_what_cannot_be_read_is_as_if_it_were_not_set(settings: dict[str, Json]) -> None:
    assert ServerRules() == rules_from(settings)


async def test_limits_hold_when_several_open_or_sit_down_at_the_same_moment(stage: Stage) -> None:
    def opening(by: Person) -> Awaitable[Reply]:
        return stage.host.open_table(by, Opening(GUILD, CHANNEL, "lab", place="here"))

    async def refusals(*errands: Awaitable[Reply]) -> list[str]:
        every = await asyncio.gather(*errands, return_exceptions=True)
        return [outcome.text.id for outcome in every if isinstance(outcome, HostRefusal)]

    await stage.host.set_up(GUILD, MOD, "busy", Wanted(most_tables=2))
    full = "This server has {most|table|tables} already, and no more are allowed at once: join one of them."
    assert [full, full] == await refusals(*(opening(person) for person in (ANA, BEN, CLEO, MOD)))
    await stage.host.set_up(GUILD, MOD, "busy", Wanted(most_each=1))
    dan = Person(4, "Dan")
    enough = "You sit at {most|table|tables} of this server already: finish or leave one first."
    assert [enough] == await refusals(stage.host.join(1, dan), stage.host.join(2, dan))
    assert 1 == len(await stage.host.tables_of(dan.id))


async def test_a_server_that_sets_nothing_limits_nothing_and_another_servers_rules_do_not_count(stage: Stage) -> None:
    await stage.host.set_up(GUILD + 1, MOD, "busy", Wanted(most_tables=1, most_each=1))
    await stage.host.block(GUILD + 1, MOD, ANA, "there")
    for _ in range(3):
        await stage.table(ANA, BEN)
    rules, _ = await stage.host.server_rules(GUILD)
    assert ServerRules() == rules


async def test_a_block_outlives_a_restart_and_keeps_who_and_why(stage: Stage) -> None:
    await stage.host.block(GUILD, MOD, CLEO, "  rude \n again ")
    await stage.restart()
    rules, names = await stage.host.server_rules(GUILD)
    assert (MOD.id, "rude again") == (rules.blocked[CLEO.id].by, rules.blocked[CLEO.id].reason)
    assert {CLEO.id: "Cleo", MOD.id: "Mo"} == names
    said = "You may not sit down at tables of this server: a moderator has blocked you. Ask them why."
    assert said == await refused(stage.table(CLEO))


async def test_a_refused_block_leaves_no_trace(stage: Stage) -> None:
    assert "You cannot block yourself." == await refused(stage.host.block(GUILD, MOD, MOD, "x"))
    await stage.host.block(GUILD, MOD, CLEO, "rude")
    assert "That person is blocked already." == await refused(stage.host.block(GUILD, MOD, CLEO, "again"))
    assert "That person is not blocked." == await refused(stage.host.unblock(GUILD, MOD, BEN, "x"))
    assert ["block"] == [act.act for act in (await audit.of_guild(stage.store.read, GUILD)).rows]


async def test_somebody_forgotten_is_not_kept_as_blocked(stage: Stage) -> None:
    await stage.host.block(GUILD, MOD, CLEO, "rude")
    await stage.host.forget(CLEO)
    rules, _ = await stage.host.server_rules(GUILD)
    assert {} == rules.blocked


async def test_a_blocked_person_takes_the_own_seat_back_from_the_computer(stage: Stage) -> None:
    table = await stage.table(ANA, CLEO)
    [sat] = await stage.host.block(GUILD, MOD, CLEO, "rude")
    assert (table, "lab", 1) == (sat.table_id, sat.game, sat.seat)
    assert CLEO.id == (await stage.host.table(table)).seats[1].person_id
    await stage.host.set_away(CLEO, stage.clock.now() + 3 * DAY, computer=True)
    assert (await stage.host.table(table)).seats[1].stand_in
    await stage.host.join(table, CLEO)
    assert not (await stage.host.table(table)).seats[1].stand_in


async def test_a_blocked_person_does_at_the_own_table_all_that_the_others_do(stage: Stage) -> None:
    host, table = stage.host, await stage.table(CLEO, ANA, BEN, pace="12h")
    await host.block(GUILD, MOD, CLEO, "rude")
    await stage.click(table, CLEO, "rest")
    assert [] == await stage.asked(table, CLEO)
    await host.set_order(table, CLEO, "defend", "never")
    assert {"defend": "never"} == await host.orders_of(table, CLEO.id)
    await host.propose_speed(table, CLEO, "24h")
    await host.vote_speed(table, ANA, "24h", True)
    await host.vote_speed(table, BEN, "24h", True)
    assert "24h" == (await host.table(table)).pace
    await host.leave(table, CLEO)
    said = "You may not sit down at tables of this server: a moderator has blocked you. Ask them why."
    assert said == await refused(host.join(table, CLEO))


async def test_whoever_played_at_a_table_does_not_take_its_record(stage: Stage) -> None:
    table = await stage.table(ANA, MOD)
    await stage.host.end(table, MOD, "late")
    said = "You have played at this table yourself, so another moderator has to do that."
    assert said == await refused(stage.host.export_finished(table, MOD, "doubt"))
    assert [] != (await stage.host.export_finished(table, CLEO, "doubt"))["journal"]


# stuck tables


@pytest.mark.parametrize("windows", ["quick", "poker"])
async def test_a_reaction_that_is_awaited_for_long_is_listed_without_names(stage: Stage, windows: str) -> None:
    people = (ANA, BEN)
    table = await stage.table(*people, windows=windows)
    await stage.until(table, people, lambda hand: hand.face is not None and hand.face.awaited is None)
    assert [] == await stage.host.stuck(GUILD)
    stage.clock.move(8 * DAY)
    [stuck] = await stage.host.stuck(GUILD)
    assert "A reaction has been awaited since {at:when}." == stuck.why.id
    assert {"at"} == set(stuck.why.values)
    assert (table, CHANNEL) == (stuck.table_id, stuck.place_id)


async def test_a_damaged_table_is_listed_and_hides_no_other(stage: Stage) -> None:
    first, second = await stage.table(ANA, BEN), await stage.table(ANA, CLEO)
    await stage.host.pause(second, MOD, "lunch")
    await stage.store.transaction(lambda tx: tx.run("UPDATE tables SET options = '{' WHERE id = ?", first))
    stuck = {each.table_id: each.help.id for each in await stage.host.stuck(GUILD)}
    assert {second, first} == set(stuck)
    assert "ask whoever runs the bot" == stuck[first]
    assert [] == await stage.host.stuck(GUILD + 1)


async def test_messages_that_do_not_arrive_are_a_trouble_of_the_place_but_not_of_a_person(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    stage.post.closed |= {ANA.id, BEN.id}
    await stage.click(table, ANA, "rest")
    assert [] == await stage.host.stuck(GUILD)
    stage.post.forbidden.add(CHANNEL)
    stage.post.gone.add(CHANNEL)
    await stage.click(table, BEN, "rest")
    stage.clock.move(1000.0)
    await stage.host.settled()
    [stuck] = await stage.host.stuck(GUILD)
    assert "/mod repair, typed where the table is to be played" == stuck.help.id


async def test_only_seats_and_places_are_refused_not_moderators_acts(stage: Stage) -> None:
    await stage.host.set_up(GUILD, MOD, "busy", Wanted(most_each=1))
    one = await stage.table(ANA, BEN)
    two = await stage.table(CLEO, MOD)
    with pytest.raises(HostRefusal):
        await stage.host.join(two, ANA)
    await stage.host.replace(one, MOD, "she asked", 1, CLEO)
    assert CLEO.id == (await stage.host.table(one)).seats[1].person_id
