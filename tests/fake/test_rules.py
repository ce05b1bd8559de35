"""Our own list of Discord's rules: each one catches a body that breaks it, and lets the nearest good one through."""

from typing import Any

import pytest

from tests.fake.checks import own_problems
from tests.fake.records import JSON

MESSAGES, MESSAGE = "/channels/1/messages", "/channels/1/messages/2"
COMMANDS, CALLBACK = "/applications/1/commands", "/interactions/1/token/callback"


def problems(body: JSON) -> list[str]:
    """What is said about a new message, without the place."""
    return [text.removeprefix(f"POST {MESSAGES}: ") for text in own_problems("POST", MESSAGES, body)]


def embedded(**embed: Any) -> JSON:
    return {"embeds": [{"title": "T"} | embed]}


def rows(*rows_: list[JSON]) -> JSON:
    return {"content": "T", "components": [{"type": 1, "components": row} for row in rows_]}


def button(**changes: Any) -> JSON:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | changes


def option(number: int, **changes: Any) -> JSON:
    return {"label": f"Card {number}", "value": str(number)} | changes


def select(**changes: Any) -> JSON:
    return {"type": 3, "custom_id": "pick", "options": [option(n) for n in range(3)]} | changes


FIELD = {"name": "N", "value": "V"}

GOOD = [
    {"content": "x" * 2000},
    {"content": "T", "nonce": "n" * 25},
    embedded(title="x" * 256, description="y" * 4096),
    embedded(fields=[{"name": "n" * 256, "value": "v" * 1024}] * 4),
    embedded(fields=[FIELD] * 25),
    embedded(footer={"text": "f" * 2048}, author={"name": "a" * 256}),
    {"embeds": [{"title": "T"}] * 10},
    {"embeds": [{"description": "x" * 3000}] * 2},
    embedded(image={"url": "attachment://a.png"}) | {"attachments": [{"id": 0, "filename": "a.png"}]},
    embedded(image={"url": "https://example.org/a.png"}),
    rows(*[[button(custom_id=f"{row}-{n}", label="l" * 80) for n in range(5)] for row in range(5)]),
    rows([button(style=5, url="https://example.org", custom_id=None)]),
    rows([button(label=None, emoji={"name": "🃏"}, custom_id="c" * 100)]),
    rows([select(options=[option(n, label="l" * 100, description="d" * 100) for n in range(25)], max_values=25)]),
    rows([select(placeholder="p" * 150, min_values=0, max_values=3, custom_id="c" * 100)]),
    rows([select(options=[option(0, default=True), option(1, default=True)], max_values=2)]),
    {"content": "T", "allowed_mentions": {"parse": [], "users": ["1"]}},
    {"flags": 1 << 15, "components": [{"type": 10, "content": "T"}] * 40},
]

BAD = [
    ({"content": "x" * 2001}, "content has 2001 characters, allowed are 0 to 2000"),
    ({}, "an empty message cannot be sent"),
    ({"content": "T", "nonce": "n" * 26}, "nonce has 26 characters, allowed are 0 to 25"),
    (embedded(title="x" * 257), "embeds[0].title has 257 characters, allowed are 0 to 256"),
    (embedded(description="x" * 4097), "embeds[0].description has 4097 characters, allowed are 0 to 4096"),
    (embedded(fields=[FIELD | {"name": ""}]), "embeds[0].fields[0].name has 0 characters, allowed are 1 to 256"),
    (
        embedded(fields=[FIELD | {"name": "n" * 257}]),
        "embeds[0].fields[0].name has 257 characters, allowed are 1 to 256",
    ),
    (embedded(fields=[FIELD | {"value": " "}]), "embeds[0].fields[0].value has 0 characters, allowed are 1 to 1024"),
    (
        embedded(fields=[FIELD | {"value": "v" * 1025}]),
        "embeds[0].fields[0].value has 1025 characters, allowed are 1 to 1024",
    ),
    (embedded(fields=[FIELD] * 26), "embeds[0].fields: 26, allowed are 0 to 25"),
    (embedded(footer={"text": "f" * 2049}), "embeds[0].footer.text has 2049 characters, allowed are 1 to 2048"),
    (embedded(author={"name": "a" * 257}), "embeds[0].author.name has 257 characters, allowed are 1 to 256"),
    ({"embeds": [{"title": "T"}] * 11}, "embeds: 11, allowed are 0 to 10"),
    ({"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]}, "characters of all embeds: 6001"),
    ({"embeds": [{}]}, "embeds[0] is empty"),
    (embedded(image={"url": "attachment://a.png"}), "a.png is shown in an embed but not attached"),
    (embedded(thumbnail={"url": "attachment://b.png"}), "b.png is shown in an embed but not attached"),
    (embedded(author={"name": "A", "icon_url": "attachment://c.png"}), "c.png is shown in an embed but not attached"),
    (rows(*[[button(custom_id=str(n))] for n in range(6)]), "component rows: 6, allowed are 0 to 5"),
    (rows([button(custom_id=str(n)) for n in range(6)]), "buttons in a row: 6, allowed are 1 to 5"),
    (rows([]), "buttons in a row: 0, allowed are 1 to 5"),
    (rows([select(), select(custom_id="other")]), "a select or text input needs a row of its own"),
    (rows([select(), button()]), "a select or text input needs a row of its own"),
    ({"content": "T", "components": [button()]}, "a component of type 2 stands outside of a row"),
    (rows([button(), button(label="Again")]), "custom id go stands 2 times"),
    (rows([button(custom_id="c" * 101)]), "button Go: custom id has 101 characters, allowed are 1 to 100"),
    (rows([button(custom_id=None)]), "button Go: custom id has 0 characters, allowed are 1 to 100"),
    (rows([button(label="l" * 81)]), f"button {'l' * 81}: label has 81 characters, allowed are 0 to 80"),
    (rows([button(label=None)]), "button go: neither label nor emoji"),
    (rows([button(style=5, url="https://example.org")]), "button Go: a link has a url and no custom id"),
    (rows([button(style=5, custom_id=None)]), "button Go: a link has a url and no custom id"),
    (rows([select(options=[option(n) for n in range(26)])]), "select pick: options: 26, allowed are 1 to 25"),
    (rows([select(options=[])]), "select pick: options: 0, allowed are 1 to 25"),
    (rows([select(custom_id="")]), "select : custom id has 0 characters, allowed are 1 to 100"),
    (rows([select(placeholder="p" * 151)]), "select pick: placeholder has 151 characters, allowed are 0 to 150"),
    (rows([select(options=[option(0, label="")])]), "select pick: option label has 0 characters, allowed are 1 to 100"),
    (
        rows([select(options=[option(0, value="v" * 101)])]),
        "select pick: option value has 101 characters, allowed are 1 to 100",
    ),
    (
        rows([select(options=[option(0, description="d" * 101)])]),
        "select pick: option description has 101 characters, allowed are 0 to 100",
    ),
    (rows([select(options=[option(0), option(0)])]), "select pick: option value 0 stands 2 times"),
    (rows([select(min_values=2)]), "select pick: min_values 2 is above max_values 1"),
    (rows([select(max_values=4)]), "select pick: max_values 4 is above its 3 options"),
    (rows([select(max_values=0, min_values=0)]), "select pick: max_values: 0, allowed are 1 to 25"),
    (rows([select(min_values=-1)]), "select pick: min_values: -1, allowed are 0 to 25"),
    (
        rows([select(options=[option(0, default=True), option(1, default=True)])]),
        "select pick: 2 defaults, at most 1 may be chosen",
    ),
    (
        {"content": "T", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions: users are both parsed and listed",
    ),
    ({"flags": 1 << 15, "components": [{"type": 10, "content": "T"}] * 41}, "components: 41, allowed are 0 to 40"),
    ({"content": 5}, "the body is not shaped as Discord takes it"),
]


@pytest.mark.parametrize("body", GOOD)
def test_a_message_within_the_limits_is_let_through(body: JSON) -> None:
    assert [] == problems(body)


@pytest.mark.parametrize(("body", "sentence"), BAD)
def test_a_message_beyond_a_limit_is_caught(body: JSON, sentence: str) -> None:
    assert [sentence] == [text[: len(sentence)] for text in problems(body)]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", MESSAGE, {"content": "x" * 2001}),
        ("POST", "/webhooks/1/token", {"content": "x" * 2001}),
        ("PATCH", "/webhooks/1/token/messages/@original", {"content": "x" * 2001}),
        ("PATCH", "/webhooks/1/token/messages/22", {"content": "x" * 2001}),
        ("POST", CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}),
        ("POST", CALLBACK, {"type": 7, "data": {"content": "x" * 2001}}),
        ("POST", "/api/v10" + MESSAGES, {"content": "x" * 2001}),
        ("POST", "https://discord.com/api/v10" + MESSAGES, {"content": "x" * 2001}),
    ],
)
def test_the_rules_hold_wherever_a_message_goes(method: str, path: str, body: JSON) -> None:
    (problem,) = own_problems(method, path, body)
    assert problem.endswith("content has 2001 characters, allowed are 0 to 2000")


def test_an_edit_may_leave_things_out_and_show_what_was_kept() -> None:
    shows = {"embeds": [{"image": {"url": "attachment://a.png"}}]}
    assert [] == own_problems("PATCH", MESSAGE, {"content": ""})
    assert [] == own_problems("PATCH", MESSAGE, shows)
    assert [] == own_problems("PATCH", MESSAGE, shows, kept=["a.png"])
    assert [] == own_problems("PATCH", MESSAGE, shows, uploads=["a.png"], kept=[])
    assert 1 == len(own_problems("PATCH", MESSAGE, shows, kept=["b.png"]))
    assert 1 == len(own_problems("PATCH", MESSAGE, shows | {"attachments": []}, kept=["a.png"]))


def test_a_file_alone_is_a_message() -> None:
    assert [] == own_problems("POST", MESSAGES, {}, uploads=["a.png"])


def command(**changes: Any) -> JSON:
    return {"name": "table", "description": "Tables"} | changes


def part(name: str, kind: int = 3, **changes: Any) -> JSON:
    return {"type": kind, "name": name, "description": "D"} | changes


CHOICE = {"name": "N", "value": "V"}

GOOD_COMMANDS = [
    [command(name="n" * 32, description="d" * 100)],
    [command(name="spiel-öffnen_2")],
    [command(options=[part(str(n), 1) for n in range(25)])],
    [command(options=[part("group", 2, options=[part("sub", 1, options=[part("card")])])])],
    [command(options=[part("a", required=True), part("b", autocomplete=True), part("c", choices=[CHOICE] * 25)])],
    [{"name": "Report This", "type": 3}],
]

BAD_COMMANDS = [
    ([command(name="Table")], "/Table: the name 'Table' is not 1 to 32 lower-case letters"),
    ([command(name="two words")], "/two words: the name 'two words' is not"),
    ([command(name="n" * 33)], f"/{'n' * 33}: the name"),
    ([command(name="")], "/: the name '' is not"),
    ([command(description="")], "/table: description has 0 characters, allowed are 1 to 100"),
    ([command(description="d" * 101)], "/table: description has 101 characters"),
    ([command(), command()], "command table stands 2 times"),
    ([command(name=f"t{n}") for n in range(101)], "101 commands, allowed are 100"),
    ([command(options=[part(str(n), 1) for n in range(26)])], "/table: 26 options, allowed are 25"),
    ([command(options=[part("a"), part("a")])], "/table: option a stands 2 times"),
    ([command(options=[part("Card")])], "/table Card: the name 'Card'"),
    ([command(options=[part("a", description="")])], "/table a: description has 0 characters"),
    ([command(options=[part("a"), part("b", required=True)])], "/table: a required option stands after"),
    ([command(options=[part("a", 1), part("b")])], "/table: subcommands and other options stand side by side"),
    ([command(options=[part("g", 2, options=[part("h", 2)])])], "/table g h: a group inside a group"),
    ([command(options=[part("s", 1, options=[part("t", 1)])])], "/table s t: subcommands nest too deep"),
    ([command(options=[part("a", choices=[CHOICE] * 26)])], "/table a: 26 choices, allowed are 25"),
    ([command(options=[part("a", choices=[CHOICE], autocomplete=True)])], "/table a: both choices and autocomplete"),
    ([command(options=[part("a", min_length=5, max_length=4)])], "/table a: min_length 5 is above max_length 4"),
    ([command(options=[part("a", 4, min_value=5, max_value=4)])], "/table a: min_value 5 is above max_value 4"),
    (
        [command(options=[part(f"o{n}", choices=[{"name": "n" * 99, "value": "v"}] * 4) for n in range(20)])],
        "/table: 8081 characters in all, allowed are 8000",
    ),
]


@pytest.mark.parametrize("body", GOOD_COMMANDS)
def test_commands_within_the_limits_are_let_through(body: list[JSON]) -> None:
    assert [] == own_problems("PUT", COMMANDS, body)


@pytest.mark.parametrize(("body", "sentence"), BAD_COMMANDS)
def test_a_command_beyond_a_limit_is_caught(body: list[JSON], sentence: str) -> None:
    for path in (COMMANDS, "/applications/1/guilds/2/commands"):
        start = f"PUT {path}: {sentence}"
        assert [start] == [text[: len(start)] for text in own_problems("PUT", path, body)]


def test_a_single_command_is_checked_too() -> None:
    assert [f"POST {COMMANDS}: /table: description has 0 characters, allowed are 1 to 100"] == own_problems(
        "POST", COMMANDS, command(description="")
    )


@pytest.mark.parametrize(
    ("choices", "faults"),
    [
        ([CHOICE] * 25, []),
        ([CHOICE] * 26, ["autocomplete: 26 choices, allowed are 25"]),
        ([{"name": "", "value": 1}], ["autocomplete: choice name has 0 characters, allowed are 1 to 100"]),
        ([{"name": "n" * 101, "value": 1}], ["autocomplete: choice name has 101 characters, allowed are 1 to 100"]),
        (
            [{"name": "n" * 100, "value": "v" * 101}],
            ["autocomplete: choice value has 101 characters, allowed are 0 to 100"],
        ),
    ],
)
def test_suggestions_are_limited(choices: list[JSON], faults: list[str]) -> None:
    found = own_problems("POST", CALLBACK, {"type": 8, "data": {"choices": choices}})
    assert [f"POST {CALLBACK}: {fault}" for fault in faults] == found


def box(**changes: Any) -> JSON:
    return {"type": 4, "custom_id": "why", "style": 1, "label": "Why"} | changes


def modal(*boxes: JSON, **changes: Any) -> JSON:
    inside = [{"type": 1, "components": [each]} for each in boxes]
    return {"type": 9, "data": {"title": "T", "custom_id": "m", "components": inside} | changes}


@pytest.mark.parametrize(
    ("body", "faults"),
    [
        (modal(box(label="l" * 45, placeholder="p" * 100, value="v" * 4000)), []),
        (modal(box(), title="t" * 46), ["modal title has 46 characters, allowed are 1 to 45"]),
        (modal(box(), custom_id=""), ["modal custom id has 0 characters, allowed are 1 to 100"]),
        (
            modal(*[box(custom_id=str(n)) for n in range(6)]),
            ["components of a modal: 6, allowed are 1 to 5"],
        ),
        (modal(box(), box()), ["custom id why stands 2 times"]),
        (modal(box(label="l" * 46)), ["text input why: label has 46 characters, allowed are 0 to 45"]),
        (modal(box(placeholder="p" * 101)), ["text input why: placeholder has 101 characters, allowed are 0 to 100"]),
        (modal(box(min_length=9, max_length=8)), ["text input why: min_length 9 is above max_length 8"]),
        (modal(box(max_length=4001)), ["text input why: max_length: 4001, allowed are 1 to 4000"]),
        (modal(box(max_length=3, value="four")), ["text input why: value has 4 characters, allowed are 0 to 3"]),
        (
            modal(components=[{"type": 18, "label": "", "component": select(required=False)}]),
            ["modal label has 0 characters, allowed are 1 to 45"],
        ),
        (
            modal(components=[{"type": 18, "label": "L", "component": select(max_values=4)}]),
            ["select pick: max_values 4 is above its 3 options"],
        ),
    ],
)
def test_modals_are_limited(body: JSON, faults: list[str]) -> None:
    assert [f"POST {CALLBACK}: {fault}" for fault in faults] == own_problems("POST", CALLBACK, body)


def test_requests_without_rules_of_their_own_are_let_through() -> None:
    assert [] == own_problems("GET", MESSAGES, None)
    assert [] == own_problems("POST", CALLBACK, {"type": 6})
