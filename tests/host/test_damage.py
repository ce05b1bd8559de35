"""Rules that changed, records that are damaged, errors that nobody foresaw: one table stands still, the others play."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any, ClassVar

import pytest

from engine import Game
from host import HandScene
from storage import told
from tests.engine.lab import Lab, LabView, Rules
from tests.host.stage import ANA, BEN, CHANNEL, GUILD, MOD, Stage, refused

PEOPLE = (ANA, BEN)
DAMAGED = (
    "A stored record of this table is damaged, so the table stands still. Whoever runs the bot finds more in its log."
)
STILL = "The table stands still: a moderator can let it go on with /mod answer, /mod undo or /mod skip."


def at(key: str):
    def wanted(hand: HandScene) -> bool:
        return hand.face is not None and hand.face.key == key and hand.face.mine is not None

    return wanted


async def half_done(stage: Stage) -> int:
    """A table in the middle of a card: somebody has said how many doses, but not for whom."""
    table = await stage.table(*PEOPLE)
    person = await stage.until(table, PEOPLE, at("doses"))
    await stage.click(table, person, "2")
    return table


@pytest.mark.parametrize("touch", ["click", "look", "drain"])
async def test_rules_that_changed_under_a_running_card_let_it_begin_again_and_say_so(stage: Stage, touch: str) -> None:
    table = await half_done(stage)
    person = (await stage.asked(table, *PEOPLE))[0]
    hand = await stage.hand(table, person)
    assert hand.face is not None
    assert "whose" == hand.face.key
    await stage.restart(Lab(Rules(tonic="stronger")))
    if touch == "click":
        said = await refused(stage.host.answer(table, hand.face.id, hand.seat, ["me"], person))
        assert "The table has moved on. Look at what is shown now." == said
    elif touch == "drain":
        await stage.host.refresh_hand(table, person)
    await stage.host.settled()
    again = await stage.hand(table, person)
    await stage.host.settled()
    assert again.face is not None
    assert again.face.mine is not None
    assert ("doses", 3) == (again.face.key, len(again.face.mine.options))
    assert "The rules of a card have changed in this version, so it begins again." in stage.post.lines(CHANNEL)
    await stage.click(table, person, "3")
    await stage.click(table, person, "me")
    assert f"{person.name} scores 3." in stage.post.lines(CHANNEL)


async def test_a_better_wording_disturbs_nobody(stage: Stage) -> None:
    table = await half_done(stage)
    person = (await stage.asked(table, *PEOPLE))[0]
    before = await stage.hand(table, person)
    await stage.restart(Lab(Rules(tonic="polite")))
    after = await stage.hand(table, person)
    assert before.face == after.face


def spoil(stage: Stage, sql: str, *values: object) -> None:
    """Damage the database behind the host's back."""
    with closing(sqlite3.connect(stage.path, isolation_level=None)) as connection:
        connection.execute("DROP TRIGGER journal_stays")
        assert connection.execute(sql, values).rowcount


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE snapshots SET data = x'00' WHERE table_id = ?",
        "UPDATE journal SET payload = 'nonsense' WHERE table_id = ?",
        "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE table_id = ?",
        "UPDATE tables SET options = '[' WHERE id = ?",
    ],
)
async def test_a_damaged_row_stops_its_own_table_only(stage: Stage, sql: str, caplog: pytest.LogCaptureFixture) -> None:
    sound, hurt = await stage.table(*PEOPLE), await half_done(stage)
    person = (await stage.asked(hurt, *PEOPLE))[0]
    hand = await stage.hand(hurt, person)
    assert hand.face is not None
    spoil(stage, sql, hurt)
    await stage.restart()
    said: list[str] = []
    for number in range(2):
        click = stage.host.answer(hurt, hand.face.id, hand.seat, ["me"], person, interaction=f"x{number}")
        said.append(await refused(click))
        await stage.host.settled()
        stage.clock.move(200)
        await stage.host.settled()
    assert DAMAGED == said[0]
    assert said[1] in {DAMAGED, STILL}
    assert "is damaged" in caplog.text
    await stage.click(sound, ANA, "rest")
    assert sound in [each.table.id for each in await stage.host.tables_of(ANA.id)]
    assert sound in [each.table.id for each in await stage.host.tables_in(GUILD)]


async def test_a_damaged_table_is_told_once_however_often_somebody_looks(stage: Stage) -> None:
    table = await stage.table(*PEOPLE)
    spoil(stage, "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE table_id = ?", table)
    await stage.restart()
    for _ in range(3):
        assert DAMAGED == await refused(stage.host.scene(table))
        await stage.host.settled()
    assert 1 == len(await told.after(stage.store.read, table, 0))


async def test_a_damaged_outbox_is_cleared_and_the_panel_comes_all_the_same(stage: Stage) -> None:
    table = await stage.table(*PEOPLE)
    await stage.host.close()
    with closing(sqlite3.connect(stage.path, isolation_level=None)) as connection:
        connection.execute(
            "INSERT INTO outbox (table_id, kind, payload, nonce, created_at, not_before, attempts) "
            "VALUES (?, 'log', '{', 'n', 0, 0, 0)",
            (table,),
        )
    await stage.restart()
    assert "Some messages of this table were lost; /table log has all that happened." == stage.post.lines(CHANNEL)[-1]
    assert stage.post.panels(CHANNEL)[-1].scene == await stage.scene(table)


async def test_a_table_damaged_in_its_newest_moment_can_be_taken_back_to_an_earlier_one(stage: Stage) -> None:
    table = await stage.table(*PEOPLE)
    for person in (ANA, BEN, ANA):
        await stage.click(table, person, "rest")
    spoil(stage, "UPDATE snapshots SET data = x'00' WHERE table_id = ? AND seq = 4", table)
    await stage.restart()
    assert DAMAGED == await refused(stage.host.answer(table, 4, 1, ["rest"], BEN))
    point = (await stage.host.undo_points(table))[1]
    await stage.host.undo_to(table, MOD, "it is damaged", point.seq)
    await stage.host.settled()
    assert None is (await stage.host.table(table)).fault
    assert [ANA] == await stage.asked(table, *PEOPLE)


async def test_a_table_with_a_damaged_answer_can_be_taken_back_to_before_the_card(stage: Stage) -> None:
    table = await half_done(stage)
    spoil(stage, "UPDATE journal SET payload = '{' WHERE table_id = ? ORDER BY seq DESC LIMIT 1", table)
    await stage.restart()
    fault = (await stage.scene(table)).table.fault
    assert DAMAGED == (fault.id if fault else None)
    point = (await stage.host.undo_points(table))[0]
    await stage.host.undo_to(table, MOD, "it is damaged", point.seq)
    await stage.host.settled()
    assert None is (await stage.host.table(table)).fault
    [person] = await stage.asked(table, *PEOPLE)
    await stage.click(table, person)


async def test_a_game_that_the_bot_no_longer_knows_is_named(stage: Stage) -> None:
    table = await stage.table(*PEOPLE)
    stage.games.clear()
    said = "This bot does not know the game {game} any more: ask whoever runs it."
    assert said == await refused(stage.host.scene(table))
    stage.games["lab"] = Lab()
    assert (await stage.scene(table)).view is not None


class Blind(Lab):
    """A version whose views cannot be built."""

    def view(self, state: object, seat: int | None) -> LabView:  # type: ignore[override]
        raise RuntimeError(f"the deck is {state}")


async def test_an_error_that_nobody_foresaw_has_a_number_and_no_secrets(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    table = await stage.table(*PEOPLE)
    await stage.restart(Blind())
    said = "Something went wrong and nothing has changed: try again, or report {n}."
    assert said == await refused(stage.host.scene(table))
    assert said == await refused(stage.host.hand(table, ANA.id))
    await stage.host.settled()
    assert "RuntimeError" in caplog.text
    assert "LabState" not in caplog.text


class Newer(Lab):
    """A version whose saved games an older one cannot read."""

    schema = 2
    upgrades: ClassVar[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: lambda document: document}


async def test_a_snapshot_of_a_newer_version_says_so(stage: Stage) -> None:
    table = await stage.table(*PEOPLE)

    await stage.restart(Newer())
    await stage.click(table, ANA, "rest")
    await stage.restart(Lab())
    said = "This game was played with a newer version of the bot: whoever runs the bot has to update it."
    assert said == await refused(stage.host.answer(table, 2, 1, ["rest"], BEN))
    await stage.restart(Newer())
    await stage.host.resume(table, MOD, "updated")
    await stage.click(table, BEN, "rest")
    assert isinstance(stage.games["lab"], Game)
