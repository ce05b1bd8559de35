"""Pictures to PNG without holding up the event loop: ``await render(picture)``; ``draw(svg)`` does it on the spot.

One process draws, one picture after the other (about ten a second). It is started by the first picture, started again
should it die, and ends with the bot, however the bot ends.
"""

import asyncio
import atexit
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import BinaryIO, cast

from art import drawing
from art.cache import PictureCache
from art.outlines import outlined
from art.picture import Picture

__all__ = ["Pencil", "Renderer", "close", "draw", "render"]

PATIENCE = 20.0
"""Seconds after which a process that does not answer is ended."""


def draw(svg: str) -> bytes:
    """The picture as a PNG, drawn on the spot. Raises ``ValueError`` for text that is not SVG."""
    return drawing.draw(outlined(svg))


class Pencil:
    """A process that draws. Its methods block and are called from one thread."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self._patience = patience

    def draw(self, svg: str) -> bytes:
        """The picture as a PNG; a process that has died since the last picture is replaced.

        Raises ``ValueError`` for text that is not SVG, ``EOFError`` if the process died or had to be ended over it.
        """
        if self.process is not None and self.process.poll() is not None:
            self.close()
        if self.process is None:
            program = [sys.executable, "-I", drawing.__file__]  # no more than its own file and the installed packages
            self.process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603
        watch = threading.Timer(self._patience, self.process.kill)
        watch.daemon = True
        watch.start()
        try:
            drawing.write_request(cast("BinaryIO", self.process.stdin), svg)
            return drawing.read_reply(cast("BinaryIO", self.process.stdout))
        except (EOFError, OSError) as lost:
            self.close()
            raise EOFError("The process that draws ended over a picture.") from lost
        finally:
            watch.cancel()

    def close(self) -> None:
        """End the process and wait for it. The next picture starts another one."""
        process, self.process = self.process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            try:
                cast("BinaryIO", pipe).close()
            except BrokenPipeError:
                continue
        try:
            process.wait(self._patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class Renderer:
    """Renders pictures in a thread of its own and keeps the latest ones.

    ``drawn_by`` turns SVG text into PNG bytes in that thread; by default a :class:`Pencil` does.
    """

    def __init__(
        self,
        *,
        pictures: int = 64,
        size: int = 16 * 1024 * 1024,
        drawn_by: Callable[[str], bytes] | None = None,
    ) -> None:
        self.pencil = Pencil()
        self.cache = PictureCache(pictures, size)
        self._draw = drawn_by or self.pencil.draw
        self._thread = ThreadPoolExecutor(1, "render")
        self._lock = threading.Lock()
        self._under_way: dict[str, Future[bytes]] = {}

    async def render(self, picture: Picture) -> bytes:
        """The PNG of ``picture``. Two that ask for the same picture at the same time get the same one.

        Raises ``ValueError`` for text that is not SVG, ``EOFError`` if the process that draws died over it.
        """
        with self._lock:
            png = self.cache.get(picture.digest)
            if png is not None:
                return png
            work = self._under_way.get(picture.digest)
            if work is None:
                work = self._under_way[picture.digest] = self._thread.submit(self._rendered, picture)
        # One who stops waiting must not take the picture away from the others.
        return await asyncio.shield(asyncio.wrap_future(work))

    def _rendered(self, picture: Picture) -> bytes:
        try:
            png = self._draw(outlined(picture.svg))
            with self._lock:
                self.cache.put(picture.digest, png)
            return png
        finally:
            with self._lock:
                self._under_way.pop(picture.digest, None)

    def close(self) -> None:
        """Finish the picture at hand, drop the others that wait, and end the process."""
        self._thread.shutdown(cancel_futures=True)
        self.pencil.close()


_everybodys = Renderer()
atexit.register(_everybodys.close)


async def render(picture: Picture) -> bytes:
    """The PNG of ``picture`` from the renderer that the whole bot shares."""
    return await _everybodys.render(picture)


def close() -> None:
    """End the shared renderer; it renders nothing afterwards."""
    _everybodys.close()
