"""Catching up: what a person missed at a table, for that person's eyes only, and how far everybody has looked."""

from itertools import pairwise

from host import News, Person
from tests.host.stage import ANA, BEN, CLEO, MOD, Stage, first_card, refused
from tests.host.test_windows import attacked

STARTED = "{who:seat} is at the bench."


def ids(news: News) -> list[str]:
    return [line.text.id for turn in news.turns for line in turn.lines]


async def until_asked(stage: Stage, table: int, wanted: Person, *people: Person) -> None:
    while (person := (await stage.asked(table, *people))[0]) != wanted:
        await stage.click(table, person, *first_card(await stage.hand(table, person)))


async def test_what_others_did_since_ones_own_last_move_is_news(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await until_asked(stage, table, BEN, ANA, BEN)
    await stage.click(table, BEN, *first_card(await stage.hand(table, BEN)))
    await until_asked(stage, table, ANA, ANA, BEN)
    seen = len(await stage.host.log(table, BEN.id, limit=500))
    await until_asked(stage, table, BEN, ANA, BEN)
    news = await stage.host.catch_up(table, BEN)
    whole = await stage.host.log(table, BEN.id, limit=500)
    assert news.mine
    assert [line.text.id for line in whole][seen:] == ids(news)
    assert len(whole) > seen
    assert (await stage.scene(table)).view == news.scene.view


async def test_once_told_it_is_no_news_any_more(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    assert ids(await stage.host.catch_up(table, BEN))
    assert () == (await stage.host.catch_up(table, BEN)).turns


async def test_whoever_has_looked_at_the_table_has_seen_it(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO)
    async with stage.host.look(table, BEN.id):
        pass
    assert () == (await stage.host.catch_up(table, BEN)).turns
    assert ids(await stage.host.catch_up(table, CLEO))


async def test_news_go_back_to_the_last_own_move_or_the_start_when_asked_for(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await until_asked(stage, table, BEN, ANA, BEN)
    await stage.click(table, BEN, *first_card(await stage.hand(table, BEN)))
    await until_asked(stage, table, ANA, ANA, BEN)
    await until_asked(stage, table, BEN, ANA, BEN)
    since_look = ids(await stage.host.catch_up(table, BEN))
    assert since_look == ids(await stage.host.catch_up(table, BEN, "move"))
    whole = [line.text.id for line in await stage.host.log(table, BEN.id, limit=500)]
    assert whole == ids(await stage.host.catch_up(table, BEN, "start"))
    assert len(whole) > len(since_look)


async def test_a_page_of_news_is_of_the_same_span_as_the_first_one(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    first = ids(await stage.host.catch_up(table, BEN))
    assert first
    assert first == ids(await stage.host.catch_up(table, BEN, "page"))
    assert () == (await stage.host.catch_up(table, BEN)).turns
    assert () == (await stage.host.catch_up(table, BEN, "page")).turns


async def test_a_page_for_somebody_who_was_forgotten_is_refused(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.host.catch_up(table, ANA)
    await stage.host.forget(ANA)
    said = await refused(stage.host.catch_up(table, ANA, "page"))
    assert "This message is out of date: type /table catchup again." == said


async def test_turns_are_told_apart_and_are_in_order(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    for _ in range(8):
        person = (await stage.asked(table, ANA, BEN))[0]
        await stage.click(table, person, *first_card(await stage.hand(table, person)))
    turns = (await stage.host.catch_up(table, ANA, "start")).turns
    assert len(turns) > 2
    assert [turn.turn for turn in turns] == sorted({turn.turn for turn in turns})
    assert (await stage.scene(table)).turn == turns[-1].turn
    starts = [[line.text.id for line in turn.lines].count(STARTED) for turn in turns]
    assert {1} == set(starts[1:])


async def test_an_answer_that_ends_a_turn_and_begins_the_next_is_told_in_both(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    for _ in range(8):
        person = (await stage.asked(table, ANA, BEN))[0]
        await stage.click(table, person, *first_card(await stage.hand(table, person)))
    turns = (await stage.host.catch_up(table, ANA, "start")).turns
    assert {STARTED} == {turn.lines[0].text.id for turn in turns[1:]}
    both = [(ended, begun) for ended, begun in pairwise(turns) if ended.lines[-1].seq == begun.lines[0].seq]
    assert [] != both


async def test_what_was_taken_back_is_no_news_but_that_it_was_is(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    async with stage.host.look(table, BEN.id):
        pass
    await stage.click(table, ANA, "mix")
    await stage.host.undo(table, ANA)
    assert ["{who:seat} has taken back the last step."] == ids(await stage.host.catch_up(table, BEN))


async def test_private_lines_are_news_to_their_seat_alone(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO)
    for person in (ANA, BEN, CLEO, MOD):
        lines = [line for turn in (await stage.host.catch_up(table, person, "start")).turns for line in turn.lines]
        wanted = await stage.host.log(table, person.id, limit=500)
        assert [line.text for line in wanted] == [line.text for line in lines]
        private = [line for line in lines if line.private]
        assert (person != MOD) == bool(private)


async def test_names_of_those_who_left_are_known(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO, leavers="leaves")
    async with stage.host.look(table, BEN.id):
        pass
    await stage.host.resign(table, ANA)
    news = await stage.host.catch_up(table, BEN)
    said = [await stage.say(table, line.text) for turn in news.turns for line in turn.lines]
    assert "Ana has resigned." in said
    assert "Ana" == news.scene.table.people[ANA.id]


async def test_a_game_that_has_not_started_is_refused(stage: Stage) -> None:
    table = await stage.table(ANA, start=False)
    assert "The game at table {table} has not started yet." == await refused(stage.host.catch_up(table, ANA))


async def test_nothing_is_kept_of_somebody_who_only_looks_on(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    async with stage.host.look(table, MOD.id):
        pass
    assert [] == await stage.store.read.all("SELECT * FROM looks WHERE person_id = ?", MOD.id)
    assert None is await stage.host.person(MOD.id)


async def test_a_look_in_a_reaction_window_does_not_tell_who_has_answered(stage: Stage) -> None:
    table, attacker, asked = await attacked(stage)
    first = asked[0]

    async def stored(person: Person) -> list[tuple[int, int]]:
        rows = await stage.store.read.all("SELECT seq, since FROM looks WHERE person_id = ?", person.id)
        return [(row[0], row[1]) for row in rows]

    await stage.host.catch_up(table, attacker)
    before = await stored(attacker)
    await stage.click(table, first, "pass")
    async with stage.host.look(table, attacker.id):
        pass
    news = await stage.host.catch_up(table, attacker)
    assert () == news.turns
    assert before[0][0] == (await stored(attacker))[0][0]
    [(seq, since)] = await stored(attacker)
    assert seq == since
    async with stage.host.look(table, first.id):
        pass
    [(own, _)] = await stored(first)
    assert own == seq


async def test_games_that_ended_unseen_are_remembered_until_they_are_looked_at(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, options={"goal": 4})
    async with stage.host.look(table, BEN.id):
        pass
    last = ANA
    while (await stage.host.table(table)).standings is None:
        last = (await stage.asked(table, ANA, BEN))[0]
        await stage.click(table, last, *first_card(await stage.hand(table, last)))
    assert ANA == last
    assert [table] == await stage.host.just_over(BEN.id)
    assert [] == await stage.host.just_over(MOD.id)
    assert "The game is over." in ids(await stage.host.catch_up(table, BEN))
    assert [] == await stage.host.just_over(BEN.id)


# what the host tells beside the journal


async def test_what_the_host_alone_knows_is_news_in_its_place(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO, pace="12h")
    async with stage.host.look(table, MOD.id):
        pass
    await stage.host.catch_up(table, CLEO)
    [first] = await stage.asked(table, ANA, BEN, CLEO)
    await stage.host.propose_speed(table, ANA, "24h")
    await stage.click(table, first, *first_card(await stage.hand(table, first)))
    for person in (BEN, CLEO):
        await stage.host.vote_speed(table, person, "24h", agree=True)
    await stage.host.pause(table, MOD, "lunch")
    await stage.host.resume(table, MOD, "done")
    await stage.host.set_away(BEN, stage.clock.now() + 86_400, computer=True)
    await stage.host.settled()
    await stage.host.leave(table, BEN)
    await stage.host.extend(table, MOD, "slow", 5)
    await stage.host.settled()
    found = ids(await stage.host.catch_up(table, CLEO))
    wanted = [
        "{who:seat} proposes another speed: {speed:word}. All who sit here have to agree, below.",
        "All agree: the speed is {speed:word} now.",
        "{by:person} has paused the table: {why}",
        "{by:person} has resumed the table: {why}",
        "{person:person} is away until {until:when}, and a computer plays meanwhile. /table join ends it earlier.",
        "{person:person} has left: the seat is open to anybody, and a computer plays it meanwhile.",
        "{by:person} gives {hours|hour|hours} more: {why}",
    ]
    assert wanted == [id for id in found if id in wanted]
    moves = [number for number, id in enumerate(found) if id not in wanted]
    assert found.index(wanted[0]) < moves[0] < found.index(wanted[1])
    assert [line.text.id for line in await stage.host.log(table, CLEO.id, limit=500)][-len(found) :] == found


async def test_names_in_what_the_host_has_told_are_known_and_gone_when_somebody_is_forgotten(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO)
    await stage.host.pause(table, MOD, "lunch")
    news = await stage.host.catch_up(table, ANA)
    assert "Mo" == news.scene.table.people[MOD.id]
    await stage.host.forget(MOD)
    news = await stage.host.catch_up(table, ANA, "start")
    assert MOD.id not in news.scene.table.people
    line = next(line for turn in news.turns for line in turn.lines if "paused" in line.text.id)
    assert None is line.text.values["by"]


async def test_what_was_told_is_told_once_and_to_everybody_who_has_not_looked(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    for person in (ANA, BEN):
        await stage.host.catch_up(table, person)
    await stage.host.pause(table, MOD, "lunch")
    said = ["{by:person} has paused the table: {why}"]
    assert said == ids(await stage.host.catch_up(table, ANA))
    assert said == ids(await stage.host.catch_up(table, ANA, "page"))
    assert [] == ids(await stage.host.catch_up(table, ANA))
    async with stage.host.look(table, BEN.id):
        pass
    assert [] == ids(await stage.host.catch_up(table, BEN))


async def test_what_was_told_before_ones_own_move_is_no_news(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    [first] = await stage.asked(table, ANA, BEN)
    await stage.host.pause(table, MOD, "lunch")
    await stage.host.resume(table, MOD, "done")
    await stage.click(table, first)
    await stage.host.pause(table, MOD, "again")
    paused = "{by:person} has paused the table: {why}"
    for since in ("look", "move"):
        lines = [line for turn in (await stage.host.catch_up(table, first, since)).turns for line in turn.lines]
        assert ["again"] == [line.text.values["why"] for line in lines if line.text.id == paused]


async def test_an_undo_does_not_take_back_what_was_told(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.click(table, ANA, "mix")
    await stage.host.pause(table, MOD, "lunch")
    await stage.host.resume(table, MOD, "done")
    await stage.host.undo(table, ANA)
    assert [
        "{by:person} has paused the table: {why}",
        "{by:person} has resumed the table: {why}",
        "{who:seat} has taken back the last step.",
    ] == ids(await stage.host.catch_up(table, BEN))[-3:]


async def test_what_is_told_in_a_reaction_window_does_not_tell_how_many_have_answered(stage: Stage) -> None:
    table, attacker, asked = await attacked(stage)
    await stage.host.catch_up(table, attacker)
    await stage.host.pause(table, MOD, "one")
    await stage.host.resume(table, MOD, "one")
    await stage.click(table, asked[0], "pass")
    await stage.host.pause(table, MOD, "two")
    await stage.host.resume(table, MOD, "two")
    for lines in (
        [line for turn in (await stage.host.catch_up(table, attacker)).turns for line in turn.lines],
        (await stage.host.log(table, attacker.id))[-4:],
    ):
        assert ["one", "one", "two", "two"] == [line.text.values["why"] for line in lines]
        assert 1 == len({line.seq for line in lines})


async def test_a_table_that_is_moved_takes_along_what_was_told(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.host.pause(table, MOD, "lunch")
    moved = await stage.imported(await stage.exported(table))
    for each in (table, moved):
        assert "{by:person} has paused the table: {why}" == ids(await stage.host.catch_up(each, CLEO, "start"))[-1]
