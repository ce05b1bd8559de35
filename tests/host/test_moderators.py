"""What moderators can do; each act has its reason, is told at the table and kept in the audit trail."""

import pytest

from engine import commitment
from host import HandScene, Wanted, verify
from tests.engine.lab import Lab, Rules
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, GUILD, MOD, Stage, key, refused


async def test_every_act_is_told_with_its_reason_and_audited(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    host = stage.host
    await host.pause(table, MOD, "lunch")
    await host.resume(table, MOD, "  back \n again ")
    await host.replace(table, MOD, "ill", 1, CLEO)
    await host.skip(table, MOD, "stuck")
    await host.end(table, MOD, "late")
    await host.settled()
    told = [line for line in stage.post.lines(CHANNEL) if line.startswith("Mo ")]
    assert [
        "Mo has paused the table: lunch",
        "Mo has resumed the table: back again",
        "Mo gives the seat of Ben to Cleo: ill",
        "Mo has what was running skipped: stuck",
        "Mo has ended the game: late",
    ] == told
    acts = [(line.act, line.reason, line.name, line.table_id) for line in await host.audit(GUILD)]
    assert [
        ("end", "late", "Mo", table),
        ("skip", "stuck", "Mo", table),
        ("replace", "ill", "Mo", table),
        ("resume", "back again", "Mo", table),
        ("pause", "lunch", "Mo", table),
    ] == acts
    assert await host.audit(GUILD, table) == await host.audit(GUILD)
    assert [] == await host.audit(GUILD + 1, table)


async def test_an_act_without_a_reason_is_refused(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    assert "Say why: every act of a moderator has a reason." == await refused(stage.host.pause(table, MOD, "  "))
    assert [] == await stage.host.audit(GUILD)


async def test_a_moderator_who_plays_there_neither_looks_nor_answers_for_others(stage: Stage) -> None:
    table = await stage.table(ANA, MOD)
    said = "You play at this table yourself, so another moderator has to do that."
    assert said == await refused(stage.host.hand_to_answer(table, MOD, 0, "she is away"))
    assert said == await refused(stage.host.answer_for(table, MOD, "she is away", 0))


async def test_a_moderator_answers_for_a_seat_with_picks_or_the_default(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    hand = await stage.host.hand_to_answer(table, MOD, 0, "she is away")
    assert hand == await stage.hand(table, ANA)
    await stage.host.answer_for(table, MOD, "she is away", 0, ["mix"])
    await stage.host.answer_for(table, MOD, "she is away", 0)
    await stage.host.settled()
    assert [BEN] == await stage.asked(table, ANA, BEN)
    assert "{who:seat} is not asked anything now." == await refused(stage.host.answer_for(table, MOD, "why", 0))
    assert "There is no such seat at this table." == await refused(stage.host.answer_for(table, MOD, "why", 7))
    assert "Mo looks at what Ana is asked, to answer for them: she is away" in stage.post.lines(CHANNEL)


async def test_nothing_moves_at_a_paused_table_and_it_goes_on_where_it_was(stage: Stage) -> None:
    table = await stage.table(ANA, computers=("easy",))
    face = (await stage.scene(table)).face
    await stage.host.pause(table, MOD, "lunch")
    assert "The table is paused: wait until a moderator resumes it." == await refused(stage.click(table, ANA, "rest"))
    assert "The table is paused: resume it first." == await refused(stage.host.answer_for(table, MOD, "why", 0))
    assert "The table is paused already: resume it with /mod resume." == await refused(
        stage.host.pause(table, MOD, "again")
    )
    await stage.host.resume(table, MOD, "back")
    assert face == (await stage.scene(table)).face
    assert "The table is running: there is nothing to resume." == await refused(stage.host.resume(table, MOD, "again"))


async def test_a_table_paused_in_a_computers_turn_lets_it_play_when_resumed(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.click(table, ANA, "rest")
    await stage.host.pause(table, MOD, "wait")
    await stage.host.replace(table, MOD, "ill", 1, "easy")
    await stage.host.settled()
    assert [] == await stage.asked(table, ANA)
    await stage.host.resume(table, MOD, "go")
    await stage.host.settled()
    assert [ANA] == await stage.asked(table, ANA)


async def test_a_replaced_person_loses_the_hand_and_the_new_one_gets_it(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.host.set_order(table, ANA, "defend", "never")
    await stage.host.replace(table, MOD, "ill", 0, CLEO)
    await stage.host.settled()
    assert [False] == [message.buttons for message in stage.post.hands(ANA.id)]
    assert "You do not sit at table 1 (Lab) any more." == stage.post.notices(ANA.id)[-1]
    assert [True] == [message.buttons for message in stage.post.hands(CLEO.id)]
    assert {"defend": "ask"} == await stage.host.orders_of(table, CLEO.id)
    assert "You do not sit at this table, so you have no hand here." == await refused(stage.host.hand(table, ANA.id))
    assert "That person sits at this table already." == await refused(stage.host.replace(table, MOD, "why", 1, CLEO))


async def test_a_computer_given_a_seat_keeps_it(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.host.replace(table, MOD, "ill", 1, "easy")
    assert "The game has started and no seat is free: ask a moderator to replace somebody." == await refused(
        stage.host.join(table, CLEO)
    )


async def test_a_hand_on_its_way_when_the_seat_changes_hands_is_stripped(stage: Stage) -> None:
    """The message to the old holder does not become the new holder's hand."""
    table = await stage.table(ANA, BEN)
    original = stage.post.show_hand

    async def while_replaced(*args: object) -> object:
        stage.post.show_hand = original  # type: ignore[method-assign]
        receipt = await original(*args)  # type: ignore[arg-type]
        await stage.host.replace(table, MOD, "ill", 1, CLEO)
        return receipt

    stage.post.show_hand = while_replaced  # type: ignore[method-assign, assignment]
    await stage.click(table, ANA, "rest")
    assert [False] == [message.buttons for message in stage.post.hands(BEN.id)]
    assert [True] == [message.buttons for message in stage.post.hands(CLEO.id)]
    assert [None] == [args[2] for args in stage.post.named("show_hand") if args[0] == CLEO.id]


async def test_somebody_is_taken_out_before_and_after_the_start(stage: Stage) -> None:
    lobby = await stage.table(ANA, BEN, start=False)
    await stage.host.remove(lobby, MOD, "rude", 1)
    assert ["Ana"] == [seat.name for seat in (await stage.host.table(lobby)).seats]
    table = await stage.table(ANA, BEN)
    await stage.host.remove(table, MOD, "rude", 1)
    assert (await stage.host.table(table)).seats[1].vacant
    assert "A computer plays that seat already: replace it, or let somebody join." == await refused(
        stage.host.remove(table, MOD, "rude", 1)
    )


async def test_an_ended_game_has_standings_and_its_keys_and_proves_its_dice(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.click(table, ANA, "mix")
    await stage.host.end(table, MOD, "late")
    info = await stage.host.table(table)
    assert ("ended", (key(1),), (commitment(key(1)),)) == (info.status, info.keys, info.commitments)
    assert info.standings is not None
    assert [] == verify(await stage.host.export_finished(table, MOD, "doubt"))


async def test_a_table_that_never_began_can_be_closed(stage: Stage) -> None:
    table = await stage.table(ANA, start=False)
    await stage.host.end(table, MOD, "nobody came")
    assert "ended" == (await stage.host.table(table)).status
    assert "The game at this table is over: open a new one with /table open." == await refused(
        stage.host.join(table, BEN)
    )


async def test_only_a_game_that_is_over_is_exported(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    said = "The game is not over: it can be exported when it is."
    assert said == await refused(stage.host.export_finished(table, MOD, "doubt"))
    await stage.host.end(table, MOD, "late")
    document = await stage.host.export_finished(table, MOD, "doubt")
    assert [key(1)] == document["keys"]
    assert [("export", "doubt"), ("end", "late")] == [(line.act, line.reason) for line in await stage.host.audit(GUILD)]


async def test_a_server_says_which_role_moderates(stage: Stage) -> None:
    assert None is await stage.host.guild(GUILD)
    await stage.host.guild_joined(GUILD)
    await stage.host.set_up(GUILD, MOD, "a team", Wanted(role=77))
    guild = await stage.host.guild(GUILD)
    assert guild is not None
    assert 77 == guild.mod_role_id
    await stage.host.guild_left(GUILD)
    await stage.host.guild_left(GUILD + 1)
    assert ["setup"] == [line.act for line in await stage.host.audit(GUILD)]


@pytest.mark.parametrize("opened", ["thread", "here"])
async def test_repair_brings_a_lost_table_back_with_panel_and_hands(stage: Stage, opened: str) -> None:
    table = await stage.table(ANA, BEN, place=opened)
    lost = (await stage.host.table(table)).place_id
    stage.post.gone |= {lost, CHANNEL} if opened == "here" else {lost}
    await stage.click(table, ANA, "rest")
    sent = len(stage.post.named("show_hand"))
    await stage.host.repair(table, MOD, "it was deleted", 30)
    await stage.host.settled()
    info = await stage.host.table(table)
    assert 30 == info.channel_id
    assert lost != info.place_id
    assert stage.post.panels(info.place_id)[-1].scene == await stage.scene(table)
    assert {ANA.id, BEN.id} == {args[0] for args in stage.post.named("show_hand")[sent:]}
    await stage.click(table, BEN, "rest")
    assert "Ana is at the bench." in stage.post.lines(info.place_id)


async def test_repair_where_all_is_well_posts_the_panel_anew_and_strips_the_old_one(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    old = stage.post.panels(CHANNEL)[-1].id
    await stage.host.repair(table, MOD, "I cannot see it", 30)
    await stage.host.settled()
    panels = stage.post.panels(CHANNEL)
    assert 1 == len(panels)
    assert old != panels[0].id
    assert CHANNEL == (await stage.host.table(table)).channel_id


async def test_repair_says_which_permissions_are_missing(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    stage.post.forbidden.add(CHANNEL)
    said = (
        "I may not write where the table is played: unlock its thread, or give me {needs:word} there. "
        "Or /mod move, typed elsewhere."
    )
    assert said == await refused(stage.host.repair(table, MOD, "why", 30))


async def test_a_broken_card_changes_nothing_and_is_answered_differently_undone_or_skipped(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    people = (ANA, BEN)
    table = await stage.table(*people)
    person = await stage.until(
        table, people, lambda hand: hand.face is not None and hand.face.key == "fuse" and hand.face.mine is not None
    )
    await stage.restart(Lab(Rules(fuse="broken")))
    before = await stage.hand(table, person)
    told = (
        "Something failed ({card:word}, incident {n}), nothing has changed: "
        "answer differently, or let a moderator use /mod undo or /mod skip."
    )
    assert told == await refused(stage.click(table, person, "short"))
    await stage.host.settled()
    assert before == await stage.hand(table, person)
    assert "ZeroDivisionError" in caplog.text
    assert 1 == sum(line.startswith("Something failed (a card, incident ") for line in stage.post.lines(CHANNEL))
    await stage.host.skip(table, MOD, "the card is broken")
    await stage.host.settled()
    after = await stage.hand(table, person)
    assert after.face is not None
    assert "main" == after.face.key
    assert before.turn < after.turn


BROKEN_SHIELD = Rules(shield="broken")


def with_a_shield(hand: HandScene) -> bool:
    return bool(shield_of(hand)) and "main" == hand.face.key if hand.face else False


def shield_of(hand: HandScene) -> list[str]:
    """The ids with which a Shield can be played."""
    options = hand.face.mine.options if hand.face and hand.face.mine else ()
    return [each.id for each in options if each.label.values.get("card") == "shield"]


@pytest.mark.parametrize("restarted", [False, True])
async def test_of_a_card_that_fails_as_it_is_played_only_the_card_is_skipped_and_the_turn_goes_on(
    stage: Stage, restarted: bool
) -> None:
    table = await stage.table(ANA, BEN)
    person = await stage.until(table, (ANA, BEN), with_a_shield)
    await stage.restart(Lab(BROKEN_SHIELD))
    before = await stage.hand(table, person)
    points = (await stage.scene(table)).view.points
    told = await refused(stage.click(table, person, shield_of(before)[0]))
    assert told.startswith("Something failed ({card:word}, incident {n}), nothing has changed")
    if restarted:
        await stage.restart()
    reply = await stage.host.skip(table, MOD, "it has a hole")
    await stage.host.settled()
    assert "Skipped: the answer counts, without what failed of it. If that was wrong: /mod undo." == reply.text.id
    assert {"Mo has what failed skipped: it has a hole", f"{person.name} plays Shield."} <= {*stage.post.lines(CHANNEL)}
    after = await stage.scene(table)
    assert (points, "shield") == (after.view.points, after.view.discard[-1][1])
    assert before.turn + 1 == after.turn
    assert [BEN if person == ANA else ANA] == await stage.asked(table, ANA, BEN)


async def test_once_the_table_has_moved_on_a_skip_has_nothing_to_do_with_what_failed(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    person = await stage.until(table, (ANA, BEN), with_a_shield)
    await stage.restart(Lab(BROKEN_SHIELD))
    await refused(stage.click(table, person, shield_of(await stage.hand(table, person))[0]))
    await stage.click(table, person, "rest")
    assert (
        "Skipped: what asked is dropped, and the game goes on. If that was wrong: /mod undo."
        == (await stage.host.skip(table, MOD, "no time")).text.id
    )


async def test_a_card_that_fails_as_a_computer_plays_it_is_skipped_and_the_table_goes_on(stage: Stage) -> None:
    table = await stage.table(ANA, computers=("normal",))
    await stage.restart(Lab(BROKEN_SHIELD))
    while (await stage.host.table(table)).fault is None:
        await stage.click(table, ANA, "rest")
    reply = await stage.host.skip(table, MOD, "it has a hole")
    await stage.host.settled()
    assert "Skipped: the answer counts, without what failed of it. If that was wrong: /mod undo." == reply.text.id
    assert None is (await stage.host.table(table)).fault
    assert [ANA] == await stage.asked(table, ANA)


async def test_even_a_game_that_cannot_be_shown_can_be_ended(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)

    class Broken(Lab):
        """A version in which a turn cannot begin."""

        def play(self, *args: object) -> None:  # type: ignore[override]
            raise RuntimeError("broken")

    await stage.restart(Broken())
    await stage.host.end(table, MOD, "it is broken")
    assert "ended" == (await stage.host.table(table)).status
    assert (key(1),) == (await stage.host.table(table)).keys
