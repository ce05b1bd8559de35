"""While a turn goes on the panel tells what happens: one message a turn, not one a click."""

from host import Scene
from host.place import HELD
from tests.host.stage import ANA, BEN, CHANNEL, MOD, Stage, first_card


async def in_a_turn(stage: Stage) -> tuple[int, list[str], list[int]]:
    """A table where Ana has just played a card in a turn that goes on; the lines posted before, the panels then."""
    table = await stage.table(ANA, BEN)
    hand = await stage.hand(table, ANA)
    before, panels = stage.post.lines(CHANNEL), [panel.id for panel in stage.post.panels(CHANNEL)]
    await stage.click(table, ANA, *first_card(hand))
    assert (await stage.scene(table)).turn == 1
    return table, before, panels


async def held_lines(stage: Stage, table: int) -> list[str]:
    """What the panel tells and no message does."""
    scene = stage.post.panels(CHANNEL)[-1].scene
    assert isinstance(scene, Scene)
    return [await stage.say(table, line) for line in scene.held]


async def test_what_happens_within_a_turn_stands_in_the_panel_alone(stage: Stage) -> None:
    table, before, panels = await in_a_turn(stage)
    assert before == stage.post.lines(CHANNEL)
    assert panels == [panel.id for panel in stage.post.panels(CHANNEL)]
    told = await held_lines(stage, table)
    assert told
    assert told == [await stage.say(table, line) for line in (await stage.scene(table)).recent[-len(told) :]]


async def test_the_lines_of_a_turn_are_posted_together_when_it_passes(stage: Stage) -> None:
    table, before, _ = await in_a_turn(stage)
    held = await held_lines(stage, table)
    while (await stage.scene(table)).turn == 1:
        await stage.click(table, ANA)
    new = stage.post.lines(CHANNEL)[len(before) :]
    assert held == new[: len(held)]
    assert [] == await held_lines(stage, table)


async def test_held_lines_are_posted_after_a_while_even_if_nobody_moves(stage: Stage) -> None:
    table, before, _ = await in_a_turn(stage)
    held = await held_lines(stage, table)
    stage.clock.move(HELD + 1)
    await stage.host.settled()
    assert [*before, *held] == stage.post.lines(CHANNEL)


async def test_held_lines_are_there_after_a_restart(stage: Stage) -> None:
    table, before, _ = await in_a_turn(stage)
    held = await held_lines(stage, table)
    await stage.restart()
    stage.clock.move(HELD + 1)
    await stage.host.settled()
    assert [*before, *held] == stage.post.lines(CHANNEL)


async def test_an_act_of_a_moderator_is_posted_at_once(stage: Stage) -> None:
    table, before, _ = await in_a_turn(stage)
    await stage.host.pause(table, MOD, "dinner")
    await stage.host.settled()
    assert "Mo has paused the table: dinner" == stage.post.lines(CHANNEL)[-1]
    assert len(stage.post.lines(CHANNEL)) > len(before) + 1


async def test_whoever_clicked_can_wait_for_what_follows(stage: Stage) -> None:
    table = await stage.table(ANA, computers=("easy",))
    while (await stage.scene(table)).turn == 1:
        await stage.click(table, ANA, settle=False)
        await stage.host.caught_up(table)
    asked = (await stage.hand(table, ANA)).face
    assert asked is not None
    assert asked.mine is not None
