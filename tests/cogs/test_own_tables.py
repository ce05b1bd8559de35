"""The list of /me tables: what it says of each table, and how many invitations have buttons."""

from dataclasses import replace

import pytest

from cogs.limits import CONTENT, EMBED_DESCRIPTION
from cogs.own_tables import own_tables
from cogs.waiting import reminder
from engine import Text
from host import Listed, PollInfo, SeatInfo, TableInfo

ANA, BEN = 1, 2
TABLE = TableInfo(
    7, 10, 20, 21, "thread", "breakout", "running", None, {}, "12h", "quick", "computer", ANA,
    (SeatInfo(0, "Ana", ANA, None, False, False, False), SeatInfo(1, "*Ben*", BEN, None, False, False, False)),
    {}, (), (), None, 1.0, 2.0, None,
)  # fmt: skip
NAME = "DC Breakout: Arkham Asylum, table 7"


def said(*listed: Listed, invited: tuple[Listed, ...] = ()) -> str:
    return own_tables(listed, invited, ANA, "note").embeds[0].description or ""


@pytest.mark.parametrize(
    ("listed", "words"),
    [
        (Listed(TABLE, None, False), "a reaction is awaited"),
        (Listed(TABLE, (1,), False), r"waits for \*Ben\*"),
        (Listed(TABLE, (), False), "goes on by itself"),
        (Listed(replace(TABLE, status="paused"), (1,), False), "⏸️ paused"),
        (Listed(replace(TABLE, fault=Text("Broken.")), (0,), True), "⚠️ stands still"),
        (Listed(replace(TABLE, status="open"), (), False), "not started, 2 seated"),
    ],
)
def test_a_table_that_does_not_wait_for_the_person_says_why(listed: Listed, words: str) -> None:
    link = "https://discord.com/channels/10/21"
    assert f"**None of them waits for you**\n• [{NAME}]({link}) · {words}\n\nnote" == said(listed)


def test_a_table_in_a_window_that_asks_the_person_waits_for_them_and_names_nobody_else() -> None:
    text = said(Listed(TABLE, None, True, 5000.0, False, (21, 99)))
    link = "https://discord.com/channels/10/21/99"
    assert f"**Waiting for you**\n🔔 [{NAME}]({link}) · your time runs out <t:5000:R>, <t:5000:f>\n\nnote" == text


def test_those_that_wait_stand_above_the_others() -> None:
    other = replace(TABLE, id=8)
    text = said(Listed(other, (1,), False), Listed(TABLE, (0,), True, last=True))
    assert text.index("table 7") < text.index("**Your other tables**") < text.index("table 8")
    assert "you are the last one we wait for" in text


def test_the_first_five_invitations_have_buttons_and_all_are_listed() -> None:
    invited = tuple(
        Listed(
            replace(TABLE, id=number, polls=(PollInfo("invite", 3, "", (), {}, person_id=ANA),)), (1,), False
        )
        for number in range(1, 8)
    )  # fmt: skip
    shown = own_tables((), invited, ANA, "note")
    assert 7 == (shown.embeds[0].description or "").count("✉️")
    assert shown.view is not None
    labels = [getattr(item, "label", None) for item in shown.view.children]
    assert 10 == len(labels)
    assert ["Take seat at table 1", "Decline table 1"] == labels[:2]
    ids = [getattr(item, "custom_id", "") for item in shown.view.children]
    assert "t:1:3:-:invited:yes" == ids[0]


def test_very_many_tables_fit() -> None:
    many = tuple(Listed(replace(TABLE, id=number), (1,), False) for number in range(100, 200))
    text = said(*many)
    assert len(text) <= EMBED_DESCRIPTION
    assert ["…", "", "note"] == text.splitlines()[-3:]
    assert all(line.endswith(r"waits for \*Ben\*") for line in text.splitlines()[1:-3])


def test_a_reminder_of_very_many_tables_leaves_out_whole_lines() -> None:
    every = [Listed(replace(TABLE, id=number), (0,), True, 5000.0) for number in range(100, 140)]
    lines = reminder(every).splitlines()
    assert len(reminder(every)) <= CONTENT
    assert ("You are waited for:", "…") == (lines[0], lines[-1])
    assert len(lines) > 10
    assert all(line.endswith("your time runs out <t:5000:R>") for line in lines[1:-1])
    assert 3 == len(reminder(every[:2]).splitlines())
