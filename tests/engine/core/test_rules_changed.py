"""Answers that were stored under other rules: found by their fingerprint, rewound, asked again; never guessed."""

from typing import Any

import pytest

from engine import REWIND, Refused, RulesChanged, SeatAsk, look, text
from engine.core.ask import Ask
from engine.core.play import plain
from engine.core.task import Effect, Tasks
from tests.engine.core.mini import Clerk, Mini, mini
from tests.engine.lab import Lab, LabOptions, Rules, deal
from tests.engine.table import Table


def version(
    *,
    told: str = "begins",
    value: int = 1,
    kind: str = "note",
    reveal: bool = False,
    audience: tuple[int, ...] | None = None,
    key: str = "first",
    seat: int = 0,
    ids: tuple[str, ...] = ("a", "b"),
    verb: str = "take",
    same: str = "",
    label: str = "{name}",
    prompt: str = "Which?",
    most: int = 1,
    ordered: bool = False,
    closes_on: tuple[str, ...] = (),
    default: str = "a",
) -> Mini:
    """A version of a card that tells something and asks twice."""
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        t.say(kind, told, value=value, reveal=reveal, audience=audience)
        options = tuple(plain(id, verb, label, same=same, name=id) for id in ids)
        mine = SeatAsk(text(prompt), options, (default,), 1, most, ordered)
        picks = (yield from t.ask(Ask(key, text("public"), {seat: mine}, closes_on=closes_on)))[seat]
        t.note("picked {picks}", picks=" ".join(picks))
        _ = yield from t.choose(1, "second", text("public"), text("?"), [plain("x", "take", "X")], always=True)

    return mini(tasks)


def half_answered() -> Table:
    table = Table(version())
    table.answer(0, "b")
    return table


def looked(table: Table, game: Mini) -> list[str]:
    return look(game, table.snapshot, table.tail).state.notes


@pytest.mark.parametrize(
    "changed",
    [
        {"told": "a better sentence"},
        {"label": "Option {name}"},
        {"prompt": "Which of them, please?"},
        {"default": "b"},
    ],
)
def test_a_better_wording_does_not_make_an_answer_stale(changed: dict[str, Any]) -> None:
    assert ["picked b"] == looked(half_answered(), version(**changed))


@pytest.mark.parametrize(
    "changed",
    [
        {"ids": ("a", "b", "c")},
        {"ids": ("b", "a")},
        {"ids": ("a", "c")},
        {"verb": "give"},
        {"same": "class"},
        {"most": 2},
        {"ordered": True},
        {"closes_on": ("a",)},
        {"key": "another"},
        {"value": 2},
        {"kind": "roll"},
        {"reveal": True},
        {"audience": (0,)},
        {"seat": 1},
    ],
)
def test_options_bounds_and_what_happened_before_do(changed: dict[str, Any]) -> None:
    table = half_answered()
    before = table.stored
    with pytest.raises(RulesChanged) as raised:
        looked(table, version(**changed))
    assert "start" == raised.value.kind
    table.game = version(**changed)
    with pytest.raises(RulesChanged):
        table.answer(1, "x", ask=2)
    assert before == table.stored


def test_an_answer_is_not_tied_to_what_happened_before_its_task_began() -> None:
    """A change in an effect that is over does not touch the running one."""

    def game(told: int) -> Mini:
        tasks = Tasks()

        @tasks.task("start")
        def start(t: Clerk) -> None:
            t.note("{told}", told=told)
            t.push("ask")

        @tasks.task("ask")
        def ask(t: Clerk) -> Effect[None]:
            for key in ("first", "second"):
                options = [plain("a", "take", "A"), plain("b", "take", "B")]
                _ = yield from t.choose(0, key, text("public"), text("?"), options)

        return mini(tasks)

    table = Table(game(1))
    table.answer(0, "a")
    mark = table.tail[0].fingerprint
    other = Table(game(2))
    other.answer(0, "a")
    assert mark == other.tail[0].fingerprint


def test_a_task_that_asks_less_than_it_was_answered_has_changed() -> None:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        yield from ()

    with pytest.raises(RulesChanged):
        looked(half_answered(), mini(tasks))


def test_an_answer_that_an_effect_no_longer_takes_has_changed() -> None:
    """Options and events are as before, but the effect refuses what it took."""

    def game(strict: bool) -> Mini:
        tasks = Tasks()

        @tasks.task("start")
        def start(t: Clerk) -> Effect[None]:
            options = [plain("a", "take", "A"), plain("b", "take", "B")]
            pick = yield from t.choose(0, "first", text("public"), text("?"), options)
            if strict and pick == "b":
                raise Refused(text("Not that."))
            _ = yield from t.choose(0, "second", text("public"), text("?"), options)

        return mini(tasks)

    table = Table(game(strict=False))
    table.answer(0, "b")
    with pytest.raises(RulesChanged):
        looked(table, game(strict=True))


def drinking() -> Table:
    """A Lab table at which somebody has said how many doses of the tonic."""
    table = Table(Lab(), options=LabOptions(goal=50))
    seat = table.ask.awaited[0]
    table.snapshot, tonic = deal(table.snapshot, seat, "tonic")
    table.answer(seat, f"card:{tonic}")
    table.answer(seat, "2")
    assert "whose" == table.ask.ask.key
    return table


def test_a_politer_tonic_is_drunk_to_the_end() -> None:
    table = drinking()
    table.game = Lab(Rules(tonic="polite"))
    seat = table.ask.awaited[0]
    points = table.position.state.chemists[seat].points
    table.answer(seat, "me")
    assert points + 2 == table.position.state.chemists[seat].points


def test_a_stronger_tonic_is_rewound_to_its_start_and_asked_again() -> None:
    table = drinking()
    seat = table.ask.awaited[0]
    table.game = Lab(Rules(tonic="stronger"))
    with pytest.raises(RulesChanged):
        table.answer(seat, "me", ask=table.seq)
    table.command(REWIND)
    assert ("doses", table.seq, ()) == (table.ask.ask.key, table.ask.id, table.tail)
    assert ["1", "2", "3"] == table.offered(seat)
    table.answer(seat, "3")
    table.answer(seat, "me")
    assert 3 == table.position.state.chemists[seat].points


def test_a_rewind_under_the_same_rules_only_asks_again() -> None:
    table = drinking()
    state = table.position.state
    table.command(REWIND)
    assert "doses" == table.ask.ask.key
    assert state == table.position.state
