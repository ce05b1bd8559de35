"""Taking back: one's own last step, or a moderator's to a kept moment (DESIGN 2.6)."""

from collections.abc import Callable
from typing import Any

import pytest

from engine import Text, commitment, undo_refusal
from host import HandScene, Person, showing, verify
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, MOD, Stage, key, refused

PEOPLE = (ANA, BEN)


def at_bench(hand: HandScene) -> bool:
    return hand.face is not None and hand.face.key == "main" and hand.face.mine is not None


def holding(slug: str) -> Callable[[HandScene], bool]:
    return lambda hand: at_bench(hand) and any(held == slug for _, held in hand.view.hand)


async def play(stage: Stage, table: int, slug: str) -> Person:
    """Somebody plays a card of this name."""
    person = await stage.until(table, PEOPLE, holding(slug))
    hand = await stage.hand(table, person)
    card = next(id for id, held in hand.view.hand if held == slug)
    await stage.click(table, person, f"card:{card}")
    return person


async def test_a_player_takes_back_a_step_from_which_nothing_was_learnt(stage: Stage) -> None:
    table = await stage.table(*PEOPLE)
    before = await stage.hand(table, ANA)
    await stage.click(table, ANA, "mix")
    assert (await stage.hand(table, ANA)).may_undo
    await stage.host.undo(table, ANA)
    await stage.host.settled()
    after = await stage.hand(table, ANA)
    assert before.face is not None
    assert after.face is not None
    assert before.view == after.view
    assert before.face.mine == after.face.mine
    assert before.face.id != after.face.id
    assert "Ana has taken back the last step." == stage.post.lines(CHANNEL)[-1]
    assert after.face == stage.post.hands(ANA.id)[-1].scene.face  # type: ignore[union-attr]


async def test_whoever_has_swapped_seats_takes_back_no_step_of_who_sat_there(stage: Stage) -> None:
    table = await stage.table(*PEOPLE)
    await stage.click(table, ANA, "mix")
    assert (await stage.hand(table, ANA)).may_undo
    await stage.host.offer_swap(table, ANA, 1)
    await stage.host.vote_swap(table, BEN, True)
    others = "Somebody else has moved since, so only a moderator or everybody together can take this back."
    for person in (BEN, ANA):
        assert not (await stage.hand(table, person)).may_undo
        assert others == await refused(stage.host.undo(table, person))
    await stage.host.offer_swap(table, ANA, 0)
    await stage.host.vote_swap(table, BEN, True)
    assert (await stage.hand(table, ANA)).may_undo
    await stage.host.undo(table, ANA)
    assert [ANA] == await stage.asked(table, *PEOPLE)


async def test_a_button_from_before_an_undo_is_stale(stage: Stage) -> None:
    table = await stage.table(*PEOPLE)
    before = await stage.hand(table, ANA)
    assert before.face is not None
    await stage.click(table, ANA, "mix")
    await stage.host.undo(table, ANA)
    said = await refused(stage.host.answer(table, before.face.id, 0, ["rest"], ANA))
    assert "The table has moved on. Look at what is shown now." == said


async def test_a_step_in_the_middle_of_a_card_is_taken_back_and_the_card_goes_on_after_a_restart(stage: Stage) -> None:
    table = await stage.table(*PEOPLE)
    person = await play(stage, table, "tonic")
    first = await stage.hand(table, person)
    await stage.click(table, person, "2")
    await stage.host.undo(table, person)
    await stage.restart()
    again = await stage.hand(table, person)
    assert first.face is not None
    assert again.face is not None
    assert first.face.mine == again.face.mine
    await stage.click(table, person, "1")
    await stage.click(table, person, "me")
    assert f"{person.name} scores 1." in stage.post.lines(CHANNEL)
    assert f"{person.name} scores 2." not in stage.post.lines(CHANNEL)[-4:]


async def test_what_others_did_or_what_was_learnt_is_not_taken_back_alone(stage: Stage) -> None:
    table = await stage.table(*PEOPLE)
    nothing = "There is nothing of yours to take back."
    others = "Somebody else has moved since, so only a moderator or everybody together can take this back."
    seen = "A hidden card has been seen since, so only a moderator or everybody can take this back."
    assert nothing == await refused(stage.host.undo(table, ANA))
    await stage.click(table, ANA, "rest")
    assert seen == await refused(stage.host.undo(table, ANA))
    assert others == await refused(stage.host.undo(table, BEN))
    assert "You do not sit at this table: only those who do can act here." == await refused(
        stage.host.undo(table, CLEO)
    )
    assert not (await stage.hand(table, ANA)).may_undo


async def test_a_moderator_takes_the_table_back_and_the_dice_have_a_new_key(stage: Stage) -> None:
    table = await stage.table(*PEOPLE)
    point = (await stage.host.undo_points(table))[0]
    before = await stage.hand(table, ANA)
    await stage.click(table, ANA, "rest")
    await stage.click(table, BEN, "rest")
    sent = len(stage.post.named("show_hand"))
    await stage.host.undo_to(table, MOD, "we forgot Ben", point.seq)
    await stage.host.settled()
    after = await stage.hand(table, ANA)
    info = await stage.host.table(table)
    assert before.view == after.view
    assert (commitment(key(1)), commitment(key(2))) == info.commitments
    assert "Mo has taken the table back: we forgot Ben" in stage.post.lines(CHANNEL)
    assert f"The dice have a new key from here on. Its SHA-256: {commitment(key(2))}" in stage.post.lines(CHANNEL)
    assert {ANA.id, BEN.id} == {args[0] for args in stage.post.named("show_hand")[sent:]}
    undone = [line for line in await stage.host.log(table, limit=200) if line.undone]
    assert ["Ana draws a card.", "Ben is at the bench."] == [await stage.say(table, line.text) for line in undone[:2]]


async def test_a_table_taken_back_again_and_again_plays_on_and_proves_its_dice(stage: Stage) -> None:
    table = await stage.table(*PEOPLE, options={"goal": 6})
    point = (await stage.host.undo_points(table))[-1]
    for _ in range(3):
        await play(stage, table, "spark")
        await stage.host.undo_to(table, MOD, "once more", point.seq)
        await stage.host.settled()
        assert point == (await stage.host.undo_points(table))[-1]
    await stage.restart()
    while not (await stage.host.table(table)).over:
        await stage.click(table, (await stage.asked(table, *PEOPLE))[0])
    assert 4 == len((await stage.host.table(table)).keys)
    assert [] == verify(await stage.host.export_finished(table, MOD, "doubt"))


async def test_only_kept_moments_can_be_gone_back_to(stage: Stage) -> None:
    table = await stage.table(*PEOPLE)
    assert "The table stands at that moment already." == await refused(stage.host.undo_to(table, MOD, "why", 1))
    assert "That moment is not kept: choose one of those that are listed." == await refused(
        stage.host.undo_to(table, MOD, "why", 77)
    )
    await stage.click(table, ANA, "rest")
    await stage.host.undo_to(table, MOD, "why", 1)
    points = [point.seq for point in await stage.host.undo_points(table)]
    assert [1] == points


async def test_an_undone_departure_leaves_the_seat_to_the_computer(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO, leavers="leaves")
    await stage.host.resign(table, CLEO)
    await stage.host.settled()
    left = (await stage.host.table(table)).seats[2]
    await stage.host.undo_to(table, MOD, "she came back", 1)
    await stage.host.settled()
    back = (await stage.host.table(table)).seats[2]
    assert (True, None) == (left.left, left.person_id)
    assert (False, True, "normal") == (back.left, back.vacant, back.computer)
    await stage.host.join(table, CLEO)
    assert CLEO.id == (await stage.host.table(table)).seats[2].person_id


async def test_a_departure_that_waited_for_a_card_is_undone_with_it(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO, leavers="leaves")
    person = await play(stage, table, "tonic")
    point = (await stage.host.undo_points(table))[0].seq
    await stage.click(table, person, "1")
    gone = next(each for each in (ANA, BEN, CLEO) if each != person)
    number = next(seat.seat for seat in (await stage.host.table(table)).seats if seat.person_id == gone.id)
    await stage.host.resign(table, gone)
    await stage.restart()
    await stage.host.undo_to(table, MOD, "it was a misclick", point)
    await stage.host.settled()
    back = (await stage.host.table(table)).seats[number]
    assert (False, True, "normal") == (back.left, back.vacant, back.computer)
    await stage.click(table, person, "1")
    await stage.click(table, person, "me")
    assert not (await stage.host.table(table)).seats[number].left
    await stage.host.join(table, gone)
    assert gone.id == (await stage.host.table(table)).seats[number].person_id


async def test_a_hand_that_is_looked_at_again_is_not_asked_anew_what_can_be_taken_back(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def counted(before: Any, now: Any, answered_by: Any, seat: int) -> Text | None:
        asked.append(seat)
        return undo_refusal(before, now, answered_by, seat)

    table = await stage.table(*PEOPLE)
    await stage.click(table, ANA, "mix")
    monkeypatch.setattr(showing, "undo_refusal", counted)
    seen = [await stage.hand(table, ANA) for _ in range(3)]
    assert [True] * 3 == [hand.may_undo for hand in seen]
    assert [] == asked
    await stage.click(table, ANA)
    seen = [await stage.hand(table, ANA) for _ in range(3)]
    assert [False] * 3 == [hand.may_undo for hand in seen]
    assert 1 == asked.count(0)
