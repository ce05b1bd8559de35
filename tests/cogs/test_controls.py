"""Questions as buttons and menus: of every length, with several picks, in order, with equal things; drafts live on."""

from collections.abc import Callable
from typing import Any, TypeAlias

import discord
import pytest
from simcord import ChannelHandle

from cogs.controls import CONFIRM, DRAFT, GROUP, NEXT, PICK, ask_items, built, picked_in_order, shown
from cogs.custom_ids import Press, parse
from engine import Face, Game, Verb, text
from host import Opening, Person
from tests.cogs.questions import Question, Questions, label, quiz
from tests.cogs.table import act, host
from tests.fake.checks import check_request
from tests.sim.harness import MakeBot, Shown, World, world

Play: TypeAlias = Callable[..., Any]


def view(question: Question, *, draft: tuple[str, ...] = (), group: str = "") -> list[list[dict[str, Any]]]:
    """The rows of components for a question, which must be such as Discord takes them."""
    face = Face(12, "question", text("A question is asked."), (0,), question.ask, None)
    rows: list[Any] = built(ask_items(7, 0, face, label, draft=draft, group=group)).to_components()
    assert [] == check_request("POST", "/channels/1/messages", {"content": "x", "components": rows})
    return [row["components"] for row in rows]


def labels(row: list[dict[str, Any]]) -> list[str]:
    return [each["label"] for each in row]


# shapes


def test_who_is_not_asked_gets_no_controls() -> None:
    face = Face(12, "question", text("A question is asked."), (0,), None, None)
    assert [] == ask_items(7, 1, face, label)


@pytest.mark.parametrize(("options", "rows"), [(1, [1]), (5, [5]), (6, [5, 1]), (15, [5, 5, 5])])
def test_one_pick_of_up_to_fifteen_is_a_row_of_buttons(options: int, rows: list[int]) -> None:
    found = view(Question(options))
    assert rows == [len(row) for row in found]
    assert "Thing 0" == found[0][0]["label"]
    assert Press(7, 12, 0, PICK, "o0") == parse(found[0][0]["custom_id"])


@pytest.mark.parametrize(
    ("options", "sizes"), [(16, [16]), (25, [25]), (26, [25, 1]), (76, [25, 25, 25, 1]), (100, [25, 25, 25, 25])]
)
def test_one_pick_of_up_to_a_hundred_is_a_menu_for_each_twenty_five(options: int, sizes: list[int]) -> None:
    menus = [row[0] for row in view(Question(options))]
    assert sizes == [len(menu["options"]) for menu in menus]
    assert [f"o{number}" for number in range(options)] == [each["value"] for menu in menus for each in menu["options"]]
    assert "Thing 0 – Thing 15" == view(Question(16))[0][0]["placeholder"]


def test_one_pick_of_more_than_a_hundred_asks_for_a_group_first() -> None:
    [groups] = view(Question(230))
    assert ["Thing 0 – Thing 99", "Thing 100 – Thing 199", "Thing 200 – Thing 229"] == labels(groups)
    assert Press(7, 12, 0, GROUP, "2") == parse(groups[2]["custom_id"])
    menus = [row[0] for row in view(Question(230), group="2")]
    assert [25, 5] == [len(menu["options"]) for menu in menus]
    assert "o200" == menus[0]["options"][0]["value"]


@pytest.mark.parametrize("group", ["9", "x", "-1"])
def test_a_group_that_does_not_exist_shows_the_groups_again(group: str) -> None:
    assert labels(view(Question(101))[0]) == labels(view(Question(101), group=group)[0])


def test_equal_things_are_one_button_with_a_count_and_stand_for_the_first_of_them() -> None:
    [row] = view(Question(7, kinds=3))
    assert ["Kind 0 (×3)", "Kind 1 (×2)", "Kind 2 (×2)"] == labels(row)
    assert Press(7, 12, 0, PICK, "o1") == parse(row[1]["custom_id"])


def test_a_hundred_equal_things_are_still_buttons() -> None:
    assert ["Kind 0 (×60)", "Kind 1 (×60)"] == labels(view(Question(120, kinds=2))[0])


@pytest.mark.parametrize(
    ("question", "hint"),
    [
        (Question(5, 2, 2), "Pick 2"),
        (Question(5, 0, 3), "Pick up to 3"),
        (Question(5, 1, 3), "Pick 1 to 3"),
        (Question(30, 1, 3), "Pick 1 to 3: Thing 0 – Thing 24"),
    ],
)
def test_several_picks_are_a_menu_that_says_how_many_and_a_confirm_button(question: Question, hint: str) -> None:
    rows = view(question)
    assert hint == rows[0][0]["placeholder"]
    assert 0 == rows[0][0]["min_values"]
    assert min(question.at_most, len(rows[0][0]["options"])) == rows[0][0]["max_values"]
    assert Press(7, 12, 0, CONFIRM) == parse(rows[-1][0]["custom_id"])


@pytest.mark.parametrize(
    ("picks", "words", "ready"),
    [
        ((), "Pick 2 more", False),
        (("o1",), "Pick 1 more", False),
        (("o1", "o4"), "Confirm 2 picked", True),
        (("o0", "o1", "o27", "o29"), "Pick 1 fewer", False),
    ],
)
def test_confirm_can_be_pressed_when_the_number_is_right(picks: tuple[str, ...], words: str, ready: bool) -> None:
    first, second, [confirm] = view(Question(30, 2, 3), draft=picks)
    lines = [*first[0]["options"], *second[0]["options"]]
    assert list(picks) == [each["value"] for each in lines if each.get("default")]
    assert words == confirm["label"]
    assert ready is not confirm["disabled"]


def test_nothing_can_be_confirmed_where_nothing_may_be_taken() -> None:
    [_, [confirm]] = view(Question(3, 0, 3))
    assert "Confirm 0 picked" == confirm["label"]
    assert not confirm["disabled"]


def test_several_picks_of_a_hundred_are_four_menus_with_the_draft_in_each() -> None:
    rows = view(Question(100, 1, 5), draft=("o3", "o30", "o99"))
    assert [["o3"], ["o30"], [], ["o99"]] == [
        [each["value"] for each in row[0]["options"] if each.get("default")] for row in rows[:4]
    ]
    assert [Press(7, 12, 0, DRAFT, str(number)) for number in range(4)] == [
        parse(row[0]["custom_id"]) for row in rows[:4]
    ]


def test_an_order_is_picked_one_after_the_other_and_can_be_started_over() -> None:
    [menu], [confirm, over] = view(Question(3, 3, 3, ordered=True))
    assert "Which comes as number 1?" == menu["placeholder"]
    assert ["Confirm this order", "Start over"] == labels([confirm, over])
    assert confirm["disabled"]
    assert over["disabled"]
    [menu], [confirm, over] = view(Question(3, 3, 3, ordered=True), draft=("o2",))
    assert not over["disabled"]
    assert "Which comes as number 2?" == menu["placeholder"]
    assert ["o0", "o1"] == [each["value"] for each in menu["options"]]
    assert Press(7, 12, 0, NEXT, "2") == parse(menu["custom_id"])
    [[confirm, over]] = view(Question(3, 3, 3, ordered=True), draft=("o2", "o0", "o1"))
    assert not confirm["disabled"]
    assert Press(7, 12, 0, CONFIRM, "201") == parse(confirm["custom_id"])


@pytest.mark.parametrize("options", [26, 62])
def test_an_order_of_more_than_a_menu_holds_can_be_picked_to_its_end(options: int) -> None:
    question = Question(options, options, options, ordered=True)
    every = tuple(f"o{number}" for number in range(options))
    assert 25 == len(view(question)[0][0]["options"])
    assert [every[-1]] == [each["value"] for each in view(question, draft=every[:-1])[0][0]["options"]]
    [confirm, _] = view(question, draft=every)[0]
    assert not confirm["disabled"]
    name = parse(confirm["custom_id"])
    assert name is not None
    assert every == picked_in_order(question.ask, name.ref)


def test_picks_in_a_buttons_name_are_read_back_and_what_is_unknown_is_left_out() -> None:
    mine = Question(5, 5, 5, ordered=True).ask
    assert ("o2", "o0", "o4") == picked_in_order(mine, "204")
    assert ("o2",) == picked_in_order(mine, "2x9.-")
    assert () == picked_in_order(mine, "")


def test_options_without_a_class_are_never_put_together() -> None:
    assert [1] * 4 == [each.count for each in shown(Question(4).ask.options)]


@pytest.mark.parametrize(
    "name", ["t:1:2:0:pick:use:king-tut:x", "t:1:0:-:hand", "t:12345:123456:7:draft:3", "t:1:2:0:next"]
)
def test_the_name_of_a_button_is_read_back_as_it_was_written(name: str) -> None:
    press = parse(name)
    assert press is not None
    assert name == str(press)


@pytest.mark.parametrize(
    "name", ["", "x:1:2:0:pick", "t:1:2:0", "t:1:2:0:", "t:a:2:0:pick", "t:1:2:-1:pick", "t:::-:x"]
)
def test_names_of_other_buttons_are_not_ours(name: str) -> None:
    assert parse(name) is None


# at a table


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, games: dict[str, Game[Any, Any]], make_bot: MakeBot) -> Play:
    """Gives the world in which Alice is asked these questions at a table in the channel."""

    def play(*questions: Question) -> Any:
        quiz(monkeypatch, games, *questions)
        return world(make_bot)

    return play


async def sit(w: World) -> ChannelHandle:
    """Open the table here: the command offers the games of the house only."""
    opening = Opening(w.guild.id, w.channel.id, "questions", place="here")
    alice = Person(w.alice.id, "Alice")
    await host(w).open_table(alice, opening)
    await host(w).add_computer(1, alice)
    await host(w).start_game(1, alice)
    await host(w).settled()
    return w.channel


def told(w: World) -> list[str]:
    """What was told of the answers, the oldest first."""
    lines = "\n".join(each.content for each in w.carol.sees()).splitlines()
    return [line.removeprefix("**Alice** takes ").rstrip(".") for line in lines if line.startswith("**Alice** takes")]


@pytest.mark.parametrize(("options", "wanted"), [(1, "Thing 0"), (15, "Thing 14")])
async def test_a_button_is_pressed(ask: Play, options: int, wanted: str) -> None:
    async with ask(Question(options), Question(2)) as w:
        hand = await act(w.alice, await sit(w), wanted)
        assert hand.text.startswith(f"✔ **{wanted}**\n")
        await w.alice.click(hand, "Thing 1")
        assert [wanted.replace("Thing ", "o"), "o1"] == told(w)


@pytest.mark.parametrize(("options", "wanted"), [(16, 15), (25, 0), (26, 25), (100, 99)])
async def test_a_line_of_a_menu_is_picked(ask: Play, options: int, wanted: int) -> None:
    async with ask(Question(options)) as w:
        hand = await act(w.alice, await sit(w))
        menu = next(menu for menu in hand.menus if f"o{wanted}" in {choice.value for choice in menu.choices})
        await w.alice.select(hand, menu.placeholder, [f"Thing {wanted}"])
        assert [f"o{wanted}"] == told(w)


@pytest.mark.parametrize("where", ["thread", "dm"])
async def test_beyond_a_hundred_a_group_is_opened_first(ask: Play, where: str) -> None:
    async with ask(Question(130)) as w:
        place = await sit(w)
        hand = await act(w.alice, place) if where == "thread" else w.alice.dms[-1]
        await w.alice.click(hand, "Thing 100 – Thing 129")
        await w.alice.select(hand, "Thing 125 – Thing 129", ["Thing 127"])
        assert ["o127"] == told(w)


async def drafts(w: World, hand: Shown, menu: int, *things: int) -> None:
    """Choose in the menu of this number."""
    await w.alice.select(hand, hand.menus[menu].custom_id, [f"o{thing}" for thing in things])


def chosen(hand: Shown) -> list[str]:
    return [choice.value for menu in hand.menus for choice in menu.choices if choice.chosen]


@pytest.mark.parametrize("where", ["thread", "dm"])
async def test_a_draft_over_four_menus_grows_shrinks_survives_a_restart_and_is_confirmed(ask: Play, where: str) -> None:
    async with ask(Question(100, 2, 4)) as w:
        place = await sit(w)
        hand = await act(w.alice, place) if where == "thread" else w.alice.dms[-1]
        await drafts(w, hand, 0, 1, 2)
        await drafts(w, hand, 3, 99)
        assert ["o1", "o2", "o99"] == chosen(hand)
        await w.restart()
        await drafts(w, hand, 0, 2)
        await drafts(w, hand, 1, 40, 41)
        assert ["o2", "o40", "o41", "o99"] == chosen(hand)
        await drafts(w, hand, 2, 60)
        too_many = hand.button("Pick 1 fewer")
        assert too_many is not None
        assert not too_many.enabled
        await drafts(w, hand, 2)
        await w.alice.click(hand, "Confirm 4 picked")
        assert ["o2, o40, o41, o99"] == told(w)


async def test_refresh_clears_a_draft(ask: Play) -> None:
    async with ask(Question(30, 2, 4)) as w:
        hand = await act(w.alice, await sit(w))
        await drafts(w, hand, 0, 1, 2)
        await w.alice.click(hand, "Refresh")
        assert [] == chosen(hand)


async def test_nothing_is_taken_where_that_is_allowed(ask: Play) -> None:
    async with ask(Question(5, 0, 2)) as w:
        hand = await act(w.alice, await sit(w), "Confirm 0 picked")
        assert hand.text.startswith("✔ Nothing\n")
        assert [""] == told(w)


async def test_equal_things_are_picked_by_their_button_or_several_of_them_in_a_menu(ask: Play) -> None:
    async with ask(Question(6, kinds=2), Question(6, 2, 2, kinds=2)) as w:
        hand = await act(w.alice, await sit(w), "Kind 1 (×3)")
        await drafts(w, hand, 0, 1, 3)
        await w.alice.click(hand, "Confirm 2 picked")
        assert ["o1", "o1, o3"] == told(w)


async def test_an_order_is_given_one_after_the_other_across_a_restart(ask: Play) -> None:
    async with ask(Question(3, 3, 3, ordered=True)) as w:
        hand = await act(w.alice, await sit(w))
        await w.alice.select(hand, "Which comes as number 1?", ["Thing 0"])
        await w.alice.click(hand, "Start over")
        for number, thing in enumerate((2, 0, 1), 1):
            await w.alice.select(hand, f"Which comes as number {number}?", [f"Thing {thing}"])
            await w.restart()
        await w.alice.click(hand, "Confirm this order")
        assert ["o2, o0, o1"] == told(w)


async def test_the_picks_so_far_of_an_order_can_be_read(ask: Play) -> None:
    async with ask(Question(3, 3, 3, ordered=True)) as w:
        hand = await act(w.alice, await sit(w))
        await w.alice.select(hand, "Which comes as number 1?", ["Thing 2"])
        await w.alice.select(hand, "Which comes as number 2?", ["Thing 0"])
        assert "So far: 1. Thing 2, 2. Thing 0" in hand.text


async def test_an_order_is_typed_too(ask: Play) -> None:
    async with ask(Question(3, 3, 3, ordered=True)) as w:
        await sit(w)
        reply = await w.alice.slash("questions take", a="Thing 2", b="thing 0", c="Thing 1")
        assert reply.text.startswith("✔ **Thing 2**, **Thing 0**, **Thing 1**\n")
        assert ["o2, o0, o1"] == told(w)


async def test_a_command_without_a_list_that_can_mean_several_things_names_the_button(
    ask: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Questions, "verbs", (Verb("take", "Take a thing"),))
    async with ask(Question(3)) as w:
        await sit(w)
        reply = await w.alice.slash("questions take")
        assert "`/questions take` can mean several things now: press **Act** at the table and pick one." == reply.text
        assert [] == told(w)


async def test_more_picks_than_are_asked_for_are_refused(ask: Play) -> None:
    async with ask(Question(6, 1, 2)) as w:
        await sit(w)
        reply = await w.alice.slash("questions take", a="Thing 1", b="Thing 2", c="Thing 3")
        assert "Pick at most 2 things." == reply.text
        assert [] == told(w)


async def test_lists_of_commands_stop_at_twenty_five_and_typing_finds_the_rest(ask: Play) -> None:
    async with ask(Question(100)) as w:
        await sit(w)
        assert 25 == len(await w.alice.autocomplete("questions take", "a"))
        [(name, value)] = (await w.alice.autocomplete("questions take", "a", "thing 77")).items()
        assert "Thing 77 · Note 77." == name
        await w.alice.slash("questions take", a=value)
        assert ["o77"] == told(w)


async def test_a_game_that_is_answered_to_the_end_is_over(ask: Play) -> None:
    async with ask(Question(2)) as w:
        hand = await act(w.alice, await sit(w), "Thing 1")
        assert "The game is over." in hand.text
        assert isinstance(hand.embeds[0], discord.Embed)
