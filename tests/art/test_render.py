"""Pictures are rendered off the event loop, once each, by a process that may die and is replaced."""

import asyncio
import io
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, cast

import pytest

from art import Picture, Renderer, draw, drawing
from art import render as render_shared
from art.breakout_track import picture
from art.cache import PictureCache
from art.drawing import read_reply, serve, write_request
from art.picture import finished
from art.render import Pencil
from tests.art.tables import NAMES, busy_race

SMALL = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#123456"/></svg>'
PNG = b"\x89PNG\r\n\x1a\n"
LIMIT = 30
"""Seconds after which a test that hangs fails."""


def small(words: str = "A small blue square.") -> Picture:
    return finished("square", SMALL, words)


@pytest.fixture
def pencil() -> Iterator[Pencil]:
    made = Pencil()
    yield made
    made.close()


class Easel:
    """Draws by count: how often it was asked, and a gate that it waits at."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.started = threading.Event()
        self.gate = threading.Event()

    def draw(self, svg: str) -> bytes:
        self.asked.append(svg)
        self.started.set()
        assert self.gate.wait(LIMIT)
        return f"PNG {len(self.asked)}".encode()


@pytest.fixture
def easel() -> Iterator[Easel]:
    made = Easel()
    yield made
    made.gate.set()


async def test_the_shared_renderer_gives_the_same_bytes_as_drawing_on_the_spot() -> None:
    table = picture(busy_race(), NAMES)
    png = await asyncio.wait_for(render_shared(table), LIMIT)
    assert PNG == png[:8]
    assert draw(table.svg) == png


async def test_the_loop_goes_on_while_a_picture_is_rendered(easel: Easel) -> None:
    """The picture is finished only after the loop has run on and opened the gate: on the loop it would never end."""
    renderer = Renderer(drawn_by=easel.draw)
    waiting = asyncio.create_task(renderer.render(small()))
    assert await asyncio.to_thread(easel.started.wait, LIMIT)
    assert not waiting.done()
    easel.gate.set()
    assert b"PNG 1" == await asyncio.wait_for(waiting, LIMIT)
    renderer.close()


async def test_two_who_ask_at_once_and_one_who_asks_later_get_one_rendering(easel: Easel) -> None:
    renderer = Renderer(drawn_by=easel.draw)
    both = asyncio.gather(renderer.render(small()), renderer.render(small()))
    assert await asyncio.to_thread(easel.started.wait, LIMIT)
    easel.gate.set()
    assert [b"PNG 1", b"PNG 1"] == await asyncio.wait_for(both, LIMIT)
    assert b"PNG 1" == await renderer.render(small())
    assert b"PNG 2" == await renderer.render(small("Other words, another picture."))
    assert [SMALL, SMALL] == easel.asked
    renderer.close()


async def test_one_who_stops_waiting_takes_nothing_from_the_others(easel: Easel) -> None:
    """Neither from a picture that is being drawn nor from one that waits for its turn."""
    renderer = Renderer(drawn_by=easel.draw)
    first, second = small(), small("The next one.")
    impatient = [asyncio.create_task(renderer.render(one)) for one in (first, second)]
    patient = [asyncio.create_task(renderer.render(one)) for one in (first, second)]
    assert await asyncio.to_thread(easel.started.wait, LIMIT)
    for task in impatient:
        assert task.cancel()
    assert [True, True] == [
        isinstance(one, asyncio.CancelledError) for one in await asyncio.gather(*impatient, return_exceptions=True)
    ]
    easel.gate.set()
    assert [b"PNG 1", b"PNG 2"] == await asyncio.wait_for(asyncio.gather(*patient), LIMIT)
    renderer.close()


async def test_a_failed_picture_is_tried_again_when_asked_for_again() -> None:
    answers: list[bytes | Exception] = [ValueError("not SVG"), b"PNG"]

    def draws(_: str) -> bytes:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    renderer = Renderer(drawn_by=draws)
    with pytest.raises(ValueError, match="not SVG"):
        await renderer.render(small())
    assert b"PNG" == await renderer.render(small())
    renderer.close()


async def test_the_latest_pictures_are_kept_and_older_ones_rendered_anew() -> None:
    asked: list[str] = []

    def draws(svg: str) -> bytes:
        asked.append(svg)
        return b"PNG"

    renderer = Renderer(pictures=2, drawn_by=draws)
    for words in ("a.", "b.", "a.", "c.", "a.", "b."):
        await renderer.render(small(words))
    assert 4 == len(asked)
    assert 2 == len(renderer.cache)
    renderer.close()


def test_another_process_draws(pencil: Pencil) -> None:
    assert draw(SMALL) == pencil.draw(SMALL)
    assert pencil.process is not None
    assert os.getpid() != pencil.process.pid


def test_text_that_is_no_svg_is_an_error_and_the_process_stays(pencil: Pencil) -> None:
    pencil.draw(SMALL)
    before = pencil.process
    for wrong in ("", "no svg", "<svg", "\ud7ff" * 3):
        with pytest.raises(ValueError, match=r"\w"):
            pencil.draw(wrong)
    assert draw(SMALL) == pencil.draw(SMALL)
    assert before is pencil.process


def test_a_process_that_died_is_replaced(pencil: Pencil) -> None:
    pencil.draw(SMALL)
    before = pencil.process
    assert before is not None
    before.kill()
    before.wait(LIMIT)
    assert draw(SMALL) == pencil.draw(SMALL)
    assert pencil.process is not None
    assert before.pid != pencil.process.pid


def test_a_process_that_does_not_answer_is_ended_and_replaced() -> None:
    pencil = Pencil(patience=0.0)
    with pytest.raises(EOFError, match="ended over a picture"):
        pencil.draw(SMALL)
    assert pencil.process is None


def test_closing_ends_the_process(pencil: Pencil) -> None:
    pencil.draw(SMALL)
    process = pencil.process
    assert process is not None
    pencil.close()
    assert 0 == process.returncode


def test_the_process_ends_with_its_bot() -> None:
    """The bot is killed without a chance to close anything: the pipe it held is the only sign."""
    bot = (
        "from art.render import Pencil\n"
        f"pencil = Pencil(); pencil.draw({SMALL!r}); print(pencil.process.pid, flush=True); input()"
    )
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", bot], text=True, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        os.kill(int(process.stdout.readline()), 0)
        process.kill()
        # Both hold the pipe of the errors; it ends only when the process that draws is gone as well.
        assert ("", "") == process.communicate(timeout=LIMIT)


@pytest.mark.parametrize("cut", ["the request", "the reply"])
def test_a_pipe_that_breaks_over_a_picture_ends_the_process_without_a_word(cut: str) -> None:
    pipe, program = subprocess.PIPE, str(Path(drawing.__file__))
    with subprocess.Popen([sys.executable, program], stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        if cut == "the reply":
            process.stdout.close()
            write_request(cast("BinaryIO", process.stdin), SMALL)
        else:
            process.stdin.write(b"\0\0\1\0<svg")
        process.stdin.close()
        assert (b"", 0) == (process.stderr.read(), process.wait(LIMIT))


def test_requests_are_answered_one_after_the_other_until_the_pipe_ends() -> None:
    requests, replies = io.BytesIO(), io.BytesIO()
    for svg in (SMALL, "no svg", SMALL):
        write_request(requests, svg)
    requests.seek(0)
    serve(requests, replies)
    replies.seek(0)
    assert draw(SMALL) == read_reply(replies)
    with pytest.raises(ValueError, match=r"\w"):
        read_reply(replies)
    assert draw(SMALL) == read_reply(replies)
    with pytest.raises(EOFError):
        read_reply(replies)


def test_the_cache_throws_out_what_was_not_asked_for_longest() -> None:
    cache = PictureCache(pictures=3, size=100)
    for name in "abc":
        cache.put(name, b"12345")
    assert b"12345" == cache.get("a")
    cache.put("d", b"12345")
    assert [True, False, True, True] == [cache.get(name) is not None for name in "abcd"]


def test_the_cache_holds_no_more_bytes_than_it_may() -> None:
    cache = PictureCache(pictures=10, size=10)
    for name, size in (("a", 4), ("b", 4), ("c", 4), ("b", 6), ("d", 11)):
        cache.put(name, b"x" * size)
        assert cache.held <= 10
    assert [None, b"x" * 6, b"x" * 4, None] == [cache.get(name) for name in "abcd"]
    assert 10 == cache.held
