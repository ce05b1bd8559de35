"""Taking back together: all who sit at the table agree, one refusal ends it, and it is over when the table moves on."""

import pytest

from engine import commitment
from host import Person, verify
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, MOD, Stage, key, refused

SEATED = "You do not sit at this table: only those who do can act here."
OVER = "The table has moved on, so nobody is asked any more whether to take it back."
MOVED_ON = "That is not asked any more: look at what stands at the table now."


async def asked(stage: Stage) -> tuple[int, int]:
    """A table where Ana has asked to go back to the start, and the moment."""
    table = await stage.table(ANA, BEN, CLEO)
    point = (await stage.host.undo_points(table))[-1]
    await stage.click(table, ANA, "rest")
    await stage.host.propose_undo(table, ANA, point.seq)
    await stage.host.settled()
    return table, point.seq


async def test_all_agree_and_the_table_is_taken_back_with_new_dice_and_hands(stage: Stage) -> None:
    table, _ = await asked(stage)
    [poll] = (await stage.host.table(table)).polls
    assert ("undo", 0, (0, 1, 2), {0: "yes"}) == (poll.topic, poll.by, poll.deciders, poll.votes)
    assert "Ana asks to take the table back. All who sit here have to agree, below." in stage.post.lines(CHANNEL)
    assert "You agree." == (await stage.host.vote_undo(table, BEN, True)).text.id
    sent = len(stage.post.named("show_hand"))
    assert "The table is taken back." == (await stage.host.vote_undo(table, CLEO, True)).text.id
    await stage.host.settled()
    assert "All agree: the table is taken back to turn 1." in stage.post.lines(CHANNEL)
    assert () == (await stage.host.table(table)).polls
    assert (commitment(key(1)), commitment(key(2))) == (await stage.host.table(table)).commitments
    assert {ANA.id, BEN.id, CLEO.id} == {args[0] for args in stage.post.named("show_hand")[sent:]}
    assert [ANA] == await stage.asked(table, ANA, BEN, CLEO)


async def test_the_others_are_mentioned_and_a_vote_outlives_a_restart(stage: Stage) -> None:
    table, _ = await asked(stage)
    pinged = {person for message in stage.post.place(CHANNEL) for person in message.ping}
    assert {BEN.id, CLEO.id} <= pinged
    await stage.host.vote_undo(table, BEN, True)
    await stage.restart()
    await stage.host.vote_undo(table, CLEO, True)
    assert [ANA] == await stage.asked(table, ANA, BEN, CLEO)


async def test_one_refusal_ends_it_and_it_is_not_asked_again_at_once(stage: Stage) -> None:
    table, to = await asked(stage)
    assert "The table goes on." == (await stage.host.vote_undo(table, CLEO, False)).text.id
    await stage.host.settled()
    assert "Cleo does not agree to take the table back, so it goes on." in stage.post.lines(CHANNEL)
    assert () == (await stage.host.table(table)).polls
    assert MOVED_ON == await refused(stage.host.vote_undo(table, BEN, True))
    again = "That was refused just now: it can be asked again when the table has moved on."
    assert again == await refused(stage.host.propose_undo(table, BEN, to))
    await stage.click(table, (await stage.asked(table, ANA, BEN, CLEO))[0])
    assert OVER not in stage.post.lines(CHANNEL)
    assert "Everybody is asked." == (await stage.host.propose_undo(table, BEN, to)).text.id


async def test_it_is_over_when_the_table_moves_on(stage: Stage) -> None:
    table, to = await asked(stage)
    [before] = (await stage.host.table(table)).polls
    await stage.click(table, (await stage.asked(table, ANA, BEN, CLEO))[0])
    assert () == (await stage.host.table(table)).polls
    assert OVER == stage.post.lines(CHANNEL)[-1]
    assert MOVED_ON == await refused(stage.host.vote_undo(table, BEN, True))
    await stage.host.propose_undo(table, ANA, to)
    assert MOVED_ON == await refused(stage.host.vote_undo(table, BEN, True, asked=(before.ask, to)))
    [now] = (await stage.host.table(table)).polls
    assert "You agree." == (await stage.host.vote_undo(table, BEN, True, asked=(now.ask, to))).text.id


async def test_one_question_at_a_time_and_only_by_those_seated(stage: Stage) -> None:
    table, to = await asked(stage)
    said = "The table is asked that already: agree or refuse below the panel."
    assert said == await refused(stage.host.propose_undo(table, BEN, to))
    assert SEATED == await refused(stage.host.propose_undo(table, MOD, to))
    assert SEATED == await refused(stage.host.vote_undo(table, MOD, True))


@pytest.mark.parametrize(
    ("seq", "said"),
    [
        (1, "The table stands at that moment already."),
        (77, "That moment is not kept: choose one of those that are listed."),
    ],
)
async def test_only_earlier_kept_moments_can_be_asked_for(stage: Stage, seq: int, said: str) -> None:
    table = await stage.table(ANA, BEN)
    assert said == await refused(stage.host.propose_undo(table, ANA, seq))


async def test_somebody_who_plays_with_computers_needs_nobody(stage: Stage) -> None:
    table = await stage.table(ANA, computers=("easy",))
    to = (await stage.host.undo_points(table))[-1].seq
    before = await stage.hand(table, ANA)
    await stage.click(table, ANA, "rest")
    assert "The table is taken back." == (await stage.host.propose_undo(table, ANA, to)).text.id
    assert before.view == (await stage.hand(table, ANA)).view


async def test_nothing_is_asked_and_nothing_told_while_a_reaction_is_awaited(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, windows="poker")
    to = (await stage.host.undo_points(table))[-1].seq
    people = (ANA, BEN)
    await stage.until(table, people, lambda hand: hand.face is not None and hand.face.awaited is None)
    said = "A reaction is awaited: nothing can be taken back until it has been given."
    assert {said} == {await refused(stage.host.propose_undo(table, person, to)) for person in people}


async def test_who_has_swapped_seats_stays_there_when_the_table_goes_back_to_before_the_swap(stage: Stage) -> None:
    table, to = await asked(stage)
    await stage.host.offer_swap(table, ANA, 1)
    await stage.host.vote_swap(table, BEN, True)
    [poll] = (await stage.host.table(table)).polls
    assert {} == poll.votes, "Ben would agree with the voice of Ana"
    for person in (ANA, BEN, CLEO):
        await stage.host.vote_undo(table, person, True, asked=(poll.ask, to))
    await stage.host.settled()
    assert [BEN.id, ANA.id, CLEO.id] == [seat.person_id for seat in (await stage.host.table(table)).seats]
    assert [BEN] == await stage.asked(table, ANA, BEN, CLEO)
    assert (await stage.hand(table, BEN)).view == stage.post.hands(BEN.id)[-1].scene.view  # type: ignore[union-attr]


async def test_a_paused_table_asks_nothing(stage: Stage) -> None:
    table, to = await asked(stage)
    await stage.host.pause(table, MOD, "lunch")
    paused = "The table is paused: wait until a moderator resumes it."
    assert paused == await refused(stage.host.vote_undo(table, BEN, True))
    assert paused == await refused(stage.host.propose_undo(table, BEN, to))


async def test_the_record_of_a_game_that_was_taken_back_together_proves_its_dice(stage: Stage) -> None:
    table, _ = await asked(stage)
    await stage.host.vote_undo(table, BEN, True)
    await stage.host.vote_undo(table, CLEO, True)
    await stage.click(table, ANA, "rest")
    await stage.host.end(table, MOD, "late")
    assert [] == verify(await stage.host.export_finished(table, MOD, "doubt"))


async def test_whoever_a_computer_plays_for_is_neither_asked_nor_heard(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO)
    to = (await stage.host.undo_points(table))[-1].seq
    await stage.click(table, ANA, "rest")
    await stage.host.set_away(CLEO, stage.clock.now() + 86_400.0, computer=True)
    await stage.host.settled()
    back = "A computer plays for you: take your seat back with /table join first."
    assert back == await refused(stage.host.propose_undo(table, CLEO, to))
    await stage.host.propose_undo(table, ANA, to)
    [poll] = (await stage.host.table(table)).polls
    assert (0, 1) == poll.deciders
    assert back == await refused(stage.host.vote_undo(table, CLEO, False))
    assert "The table is taken back." == (await stage.host.vote_undo(table, BEN, True)).text.id


@pytest.mark.parametrize("how", ["leaves", "away", "removed", "replaced"])
async def test_when_the_only_one_who_has_not_agreed_is_gone_the_table_is_taken_back(stage: Stage, how: str) -> None:
    table, _ = await asked(stage)
    await stage.host.vote_undo(table, BEN, True)
    if how == "leaves":
        await stage.host.leave(table, CLEO)
    elif how == "away":
        await stage.host.set_away(CLEO, stage.clock.now() + 86_400.0, computer=True)
    elif how == "removed":
        await stage.host.remove(table, MOD, "rude", 2)
    else:
        await stage.host.replace(table, MOD, "rude", 2, "easy")
    await stage.host.settled()
    info = await stage.host.table(table)
    assert ((), 2) == (info.polls, len(info.commitments))
    assert "All agree: the table is taken back to turn 1." in stage.post.lines(CHANNEL)
    assert [ANA] == await stage.asked(table, ANA, BEN)


async def test_the_two_who_are_left_agree_though_whoever_asked_is_gone(stage: Stage) -> None:
    table, _ = await asked(stage)
    await stage.host.vote_undo(table, BEN, True)
    await stage.host.leave(table, ANA)
    [poll] = (await stage.host.table(table)).polls
    assert (1, 2) == poll.deciders
    assert "The table is taken back." == (await stage.host.vote_undo(table, CLEO, True)).text.id


async def test_somebody_who_gets_the_seat_of_the_only_one_who_has_not_agreed_is_asked_too(stage: Stage) -> None:
    table, _ = await asked(stage)
    await stage.host.vote_undo(table, BEN, True)
    await stage.host.replace(table, MOD, "ill", 2, Person(4, "Dora"))
    assert 1 == len((await stage.host.table(table)).commitments)
    said = await stage.host.vote_undo(table, Person(4, "Dora"), True)
    assert "The table is taken back." == said.text.id


async def test_whoever_leaves_a_paused_table_lets_it_be_taken_back_when_it_goes_on(stage: Stage) -> None:
    table, _ = await asked(stage)
    await stage.host.vote_undo(table, BEN, True)
    await stage.host.pause(table, MOD, "lunch")
    await stage.host.leave(table, CLEO)
    assert 1 == len((await stage.host.table(table)).commitments)
    await stage.host.resume(table, MOD, "fed")
    await stage.host.settled()
    info = await stage.host.table(table)
    assert ((), 2) == (info.polls, len(info.commitments))


async def test_a_moment_that_cannot_be_read_any_more_keeps_nobody_from_leaving(stage: Stage) -> None:
    table, to = await asked(stage)
    await stage.host.vote_undo(table, BEN, True)
    await stage.store.transaction(lambda tx: tx.run("UPDATE snapshots SET data = x'7B' WHERE seq = ?", to))
    await stage.host.leave(table, CLEO)
    await stage.host.settled()
    info = await stage.host.table(table)
    assert (None, None) == (info.held_by(CLEO.id), info.fault)
    assert 1 == len(info.commitments)
