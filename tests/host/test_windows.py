"""Reaction windows: one ask to all, and nothing that tells who is asked or who has answered (DESIGN 2.4)."""

from typing import Any

from host import HandScene, Person, SeatInfo
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, MOD, Stage, refused

PEOPLE = (ANA, BEN, CLEO)
REACTION = "A reaction is awaited. Whoever is asked finds it under My hand."


def in_window(hand: HandScene) -> bool:
    return hand.face is not None and hand.face.awaited is None and hand.face.mine is not None


def holds_acid(hand: HandScene) -> bool:
    main = hand.face is not None and hand.face.key == "main" and hand.face.mine is not None
    return main and any(slug == "acid" for _, slug in hand.view.hand)


async def attacked(
    stage: Stage, windows: str = "poker", by: tuple[Person, ...] = PEOPLE
) -> tuple[int, Person, list[Person]]:
    """A table at the moment of an attack by one of these: who attacks, and those who may defend themselves."""
    table = await stage.table(*PEOPLE, windows=windows)
    seats = [PEOPLE.index(person) for person in by]
    attacker = await stage.until(table, PEOPLE, lambda hand: hand.seat in seats and holds_acid(hand))
    hand = await stage.hand(table, attacker)
    card = next(id for id, slug in hand.view.hand if slug == "acid")
    await stage.click(table, attacker, f"card:{card}")
    return table, attacker, await stage.asked(table, *PEOPLE)


async def test_a_window_asks_all_at_once_and_publishes_no_name(stage: Stage) -> None:
    table, attacker, asked = await attacked(stage)
    scene = await stage.scene(table)
    assert {person.id for person in PEOPLE} - {attacker.id} == {person.id for person in asked}
    assert scene.face is not None
    assert None is scene.face.awaited
    assert None is scene.face.mine
    assert "Waiting for a reaction to {card:card}." == scene.face.public.id
    assert [None] == [each.awaited for each in await stage.host.tables_in(10)]
    mine = {person.id: (await stage.host.tables_of(person.id))[0].mine for person in PEOPLE}
    assert {person.id: person.id != attacker.id for person in PEOPLE} == mine


async def test_those_asked_in_a_window_are_told_by_direct_message_and_nobody_is_mentioned(stage: Stage) -> None:
    table, attacker, asked = await attacked(stage)
    alerts = {args[0] for args in stage.post.named("show_hand") if args[3] and in_window(args[1])}
    opened = next(n for n, (name, args) in enumerate(stage.post.calls) if name == "show_hand" and in_window(args[1]))
    assert [] == [args[2] for name, args in stage.post.calls[opened:] if name == "post" and args[2]]
    assert {person.id for person in asked} == alerts
    assert attacker.id not in alerts
    assert table


async def test_an_answer_in_a_window_leaves_no_trace_for_the_others(stage: Stage) -> None:
    table, _, asked = await attacked(stage)
    place = [(m.id, m.edits, m.lines, m.ping) for m in stage.post.place(CHANNEL)]
    before = (await stage.scene(table), await stage.host.log(table), await stage.host.table(table))
    listed = await stage.host.tables_in(10)
    calls = len(stage.post.calls)
    stage.clock.move(60)
    reply = await stage.click(table, asked[0], "pass")
    assert "Your answer is in." == reply.text.id
    assert () == reply.lines
    assert before == (await stage.scene(table), await stage.host.log(table), await stage.host.table(table))
    assert listed == await stage.host.tables_in(10)
    assert place == [(m.id, m.edits, m.lines, m.ping) for m in stage.post.place(CHANNEL)]
    assert [] == stage.post.calls[calls:]


async def test_a_window_closes_when_all_have_answered_and_is_applied_in_seat_order(stage: Stage) -> None:
    table, attacker, asked = await attacked(stage)
    for person in reversed(asked):
        await stage.click(table, person, "pass")
    scores = [line for line in stage.post.lines(CHANNEL) if "scores -1" in line][-2:]
    assert [f"{person.name} scores -1." for person in asked] == scores
    assert attacker not in asked


async def test_somebody_with_closed_messages_is_reached_by_mentioning_the_whole_window(stage: Stage) -> None:
    stage.post.closed.add(BEN.id)
    _, _, asked = await attacked(stage, by=(ANA, CLEO))
    window = [message for message in stage.post.place(CHANNEL) if message.lines[-1:] == [REACTION]]
    assert BEN in asked
    assert [{person.id for person in asked}] == [set(message.ping) for message in window]


async def test_at_a_quick_table_everybody_is_mentioned_so_that_nobody_is_named(stage: Stage) -> None:
    stage.post.closed |= {person.id for person in PEOPLE}
    table = await stage.table(*PEOPLE, windows="quick")
    await stage.until(table, PEOPLE, in_window)
    window = [message for message in stage.post.place(CHANNEL) if message.lines[-1:] == [REACTION]]
    assert [{person.id for person in PEOPLE}] == [set(message.ping) for message in window]


async def test_whoever_lets_a_reaction_pass_by_and_is_asked_next_is_mentioned(stage: Stage) -> None:
    stage.post.closed |= {ANA.id, BEN.id}
    table = await stage.table(ANA, BEN, windows="poker", pace="12h")
    attacker = await stage.until(table, (ANA, BEN), holds_acid)
    other = BEN if attacker is ANA else ANA
    card = next(id for id, slug in (await stage.hand(table, attacker)).view.hand if slug == "acid")
    await stage.click(table, attacker, f"card:{card}")
    assert in_window(await stage.hand(table, other))
    for person in (attacker, other):
        await stage.host.set_reminders(person, "none", "1 hour")
    before = len(stage.post.place(CHANNEL))
    for _ in range(13 * 6):
        stage.clock.move(600)
        await stage.host.settled()
    assert [other] == await stage.asked(table, ANA, BEN)
    assert not in_window(await stage.hand(table, other))
    mentioned = [person for message in stage.post.place(CHANNEL)[before:] for person in message.ping]
    assert [other.id] == mentioned


async def test_whoever_has_reacted_and_is_asked_next_is_looking_and_is_not_mentioned(stage: Stage) -> None:
    table, _, asked = await attacked(stage)
    await stage.click(table, asked[1], "pass")
    before = len(stage.post.place(CHANNEL))
    await stage.click(table, asked[0], "pass")
    assert not in_window(await stage.hand(table, asked[0]))
    mentioned = {person for message in stage.post.place(CHANNEL)[before:] for person in message.ping}
    assert asked[0].id not in mentioned


async def test_nothing_can_be_taken_back_while_a_window_is_open(stage: Stage) -> None:
    table, attacker, asked = await attacked(stage)
    waits = "A reaction is awaited: nothing can be taken back until it has been given."
    assert waits == await refused(stage.host.undo(table, attacker))
    await stage.click(table, asked[0], "pass")
    assert waits == await refused(stage.host.undo(table, asked[0]))
    assert waits == await refused(stage.host.undo(table, attacker))
    assert [False] * 3 == [(await stage.hand(table, person)).may_undo for person in PEOPLE]


async def test_a_moderator_learns_nothing_in_a_window_and_can_give_defaults(stage: Stage) -> None:
    table, attacker, asked = await attacked(stage)
    seats = {person.id: seat.seat for person in PEOPLE for seat in _seats(await stage.host.table(table), person)}
    secret = "Who is asked now stays secret: without picks you can give a seat's default answer."
    for person in PEOPLE:
        assert secret == await refused(stage.host.hand_to_answer(table, MOD, seats[person.id], "absent"))
    picking = stage.host.answer_for(table, MOD, "absent", seats[asked[0].id], ["pass"])
    assert "A reaction is awaited: only a seat's default answer can be given, without picks." == await refused(picking)
    replies = [await stage.host.answer_for(table, MOD, "absent", seats[attacker.id])]
    await stage.host.settled()
    assert in_window(await stage.hand(table, asked[0]))
    replies += [await stage.host.answer_for(table, MOD, "absent", seats[person.id]) for person in asked]
    await stage.host.settled()
    assert ["If that seat was asked, it has been answered for."] * 3 == [reply.text.id for reply in replies]
    assert not in_window(await stage.hand(table, asked[0]))
    assert 3 == stage.post.lines(CHANNEL).count("Mo answers for whoever is absent: absent")


def _seats(table: Any, person: Person) -> list[SeatInfo]:
    return [seat for seat in table.seats if seat.person_id == person.id]
