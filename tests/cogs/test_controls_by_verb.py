"""A turn in which much can be done: a menu for each verb, and buttons for what stands alone."""

from typing import Any

from cogs.controls import ASIDE, PICK, ask_items, built
from cogs.custom_ids import Press, parse
from cogs.limits import ROW_BUTTONS
from engine import Face, Option, SeatAsk, text
from tests.cogs.questions import label
from tests.fake.checks import check_request

END = Option("end", "end", text("End the turn"))
ALL = Option("all", "play", text("Play all cards"))


def things(verb: str, count: int) -> list[Option]:
    """So many options of a verb, each of which names a thing."""
    return [
        Option(f"{verb}:{number}", verb, text("{verb} {number}", verb=verb.capitalize(), number=number))
        for number in range(count)
    ]


def view(*options: Option) -> list[list[dict[str, Any]]]:
    """The rows of components for one pick of these, which must be such as Discord takes them."""
    mine = SeatAsk(text("Your turn."), options, (options[0].id,))
    face = Face(12, "main", text("It is a turn."), (0,), mine, None)
    rows: list[Any] = built(ask_items(7, 0, face, label)).to_components()
    assert [] == check_request("POST", "/channels/1/messages", {"content": "x", "components": rows})
    return [row["components"] for row in rows]


def shape(rows: list[list[dict[str, Any]]]) -> list[list[str]]:
    """A menu by its placeholder, a button by its label."""
    return [[each.get("placeholder") or each["label"] for each in row] for row in rows]


def test_many_options_of_several_verbs_are_a_menu_for_each_verb_and_buttons_for_what_names_nothing() -> None:
    rows = view(ALL, *things("play", 4), *things("buy", 3), *things("bribe", 1), END)
    assert [["Play: choose 1 of 4"], ["Buy: choose 1 of 3"], ["Play all cards", "Bribe 0", "End the turn"]] == shape(
        rows
    )
    assert ["buy:0", "buy:1", "buy:2"] == [option["value"] for option in rows[1][0]["options"]]
    assert Press(7, 12, 0, PICK, "end") == parse(rows[2][2]["custom_id"])


def test_the_only_option_of_a_verb_is_a_button_named_with_it() -> None:
    lone = Option("buy:9", "buy", text("{card} for {price} Power", card="Crowbar", price=3))
    assert [["Use: choose 1 of 8"], ["Buy: Crowbar for 3 Power"]] == shape(view(lone, *things("use", 8)))


def test_the_only_option_of_a_verb_is_a_menu_where_the_row_of_buttons_is_full() -> None:
    lone = Option("use:9", "use", text("{card}", card="Pistol"))
    ends = [Option(f"end:{number}", "end", text(f"End {number}")) for number in range(5)]
    rows = view(*things("move", 9), lone, *ends)
    assert [["Move: choose 1 of 9"], ["Use: Pistol"], [f"End {number}" for number in range(5)]] == shape(rows)


def test_the_only_option_of_a_fifth_verb_shares_a_menu_where_the_row_of_buttons_is_full() -> None:
    lone = Option("use:9", "use", text("{card}", card="Pistol"))
    rows = view(ALL, *(each for verb in ("move", "play", "buy", "flip") for each in things(verb, 9)), lone, END)
    menus = [["Move: choose 1 of 9"], ["Play: choose 1 of 9"], ["Buy: choose 1 of 9"], ["Flip / Use: choose 1 of 10"]]
    assert [*menus, ["Play all cards", "End the turn"]] == shape(rows)


def test_a_few_options_of_several_verbs_stay_buttons() -> None:
    assert [["Play all cards", "Play 0", "Play 1", "Buy 0", "Buy 1"], ["Buy 2", "End the turn"]] == shape(
        view(ALL, *things("play", 2), *things("buy", 3), END)
    )


def named(id: str, verb: str, words: str) -> Option:
    """An option that names a thing and not what is done with it."""
    return Option(id, verb, text(words, card="Crowbar", price=3))


def test_a_few_options_of_several_verbs_say_what_is_done_with_each_thing_but_not_what_lets_a_chance_go_by() -> None:
    play, buy = named("1", "play", "{card}"), named("2", "buy", "{card} for {price} Power")
    keep = named("3", "keep", "Leave the {card}")
    assert [["Play: Crowbar", "Buy: Crowbar for 3 Power", "Leave the Crowbar", "End the turn"]] == shape(
        view(play, buy, keep, END)
    )
    assert [["Crowbar", "Leave the Crowbar"]] == shape(view(play, keep))


def test_the_only_verb_of_a_turn_is_said_beside_its_end_for_there_no_question_says_it() -> None:
    play, keep = named("1", "play", "{card}"), named("2", "keep", "Leave the {card}")
    assert [["Play all cards", "Play: Crowbar", "End the turn"]] == shape(view(ALL, play, END))
    assert [["Play: Crowbar", "Leave the Crowbar", "End the turn"]] == shape(view(play, keep, END))


def test_more_verbs_than_there_is_room_for_share_menus_in_which_each_option_says_its_verb() -> None:
    weapons = [Option(f"w{n}", "weapon", text("{card} {n}", card="Bomb", n=n)) for n in range(3)]
    rows = view(*things("move", 3), *things("play", 6), *weapons, *things("discard", 3), *things("buy", 6))
    assert [
        ["Move: choose 1 of 3"],
        ["Play: choose 1 of 6"],
        ["Weapon / Discard: choose 1 of 6"],
        ["Buy: choose 1 of 6"],
    ] == shape(rows)
    options = [option["label"] for option in rows[2][0]["options"]]
    assert ["Weapon: Bomb 0", "Weapon: Bomb 1", "Weapon: Bomb 2", "Discard 0", "Discard 1", "Discard 2"] == options


def test_four_verbs_leave_room_in_the_last_row_for_the_buttons_that_answer_nothing() -> None:
    rows = view(ALL, *things("play", 9), *things("buy", 8), *things("bribe", 5), *things("use", 4), END)
    assert [["Play: choose 1 of 9"], ["Buy: choose 1 of 8"], ["Bribe: choose 1 of 5"], ["Use: choose 1 of 4"]] == shape(
        rows
    )[:4]
    assert ["Play all cards", "End the turn"] == shape(rows)[4]
    assert len(rows[4]) + ASIDE <= ROW_BUTTONS


def test_a_verb_with_more_options_than_a_menu_holds_gets_two_menus() -> None:
    rows = view(*things("play", 30), *things("buy", 2), END)
    assert [25, 5, 2] == [len(row[0]["options"]) for row in rows[:3]]
    assert [["Play: choose 1 of 30"], ["Play: choose 1 of 30"], ["Buy: choose 1 of 2"], ["End the turn"]] == shape(rows)


def test_of_five_verbs_with_as_many_options_the_last_two_share_a_menu() -> None:
    verbs = ("play", "buy", "bribe", "use", "flip")
    rows = view(*(option for verb in verbs for option in things(verb, 4)), END)
    menus = [["Play: choose 1 of 4"], ["Buy: choose 1 of 4"], ["Bribe: choose 1 of 4"], ["Use / Flip: choose 1 of 8"]]
    assert [*menus, ["End the turn"]] == shape(rows)


def test_verbs_that_no_four_menus_hold_become_menus_in_the_order_of_the_options() -> None:
    rows = view(*(option for verb in ("play", "buy", "bribe", "use", "flip") for option in things(verb, 13)), END)
    assert 3 == len(rows)
    assert "Play 0" == rows[0][0]["options"][0]["label"]
    assert 66 == sum(len(row[0]["options"]) for row in rows)


def test_of_five_verbs_the_only_option_of_one_is_a_button_that_says_its_verb() -> None:
    lone = Option("use:9", "use", text("{card}", card="Pistol"))
    rows = view(*things("move", 3), *things("play", 4), lone, *things("discard", 2), *things("buy", 6), END)
    assert [
        ["Move: choose 1 of 3"],
        ["Play: choose 1 of 4"],
        ["Discard: choose 1 of 2"],
        ["Buy: choose 1 of 6"],
    ] == shape(rows)[:4]
    assert ["Use: Pistol", "End the turn"] == shape(rows)[4]


def test_interchangeable_things_of_a_verb_stand_once_with_their_number() -> None:
    named = [Option(f"play:{number}", "play", text("{card}", card="Punch"), "punch") for number in range(3)]
    rows = view(ALL, *named, *things("buy", 6), END)
    assert [["Buy: choose 1 of 6"], ["Play all cards", "Play: Punch (×3)", "End the turn"]] == shape(rows)
