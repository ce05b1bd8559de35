"""SVG text to PNG bytes, through resvg and the bundled fonts alone, so that a picture is the same on every machine.

resvg_py holds the interpreter's lock while it draws (measured: another thread stood still for the whole picture), so
the bot runs this file as a program of its own and talks to it through pipes: see :mod:`art.render`.
"""

import os
import signal
import struct
import sys
from pathlib import Path
from typing import BinaryIO

import resvg_py

FONTS = [str(font) for font in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]

_LENGTH = struct.Struct(">I")
_REPLY = struct.Struct(">?I")


def draw(svg: str) -> bytes:
    """The picture as a PNG. Raises ``ValueError`` for text that is not SVG."""
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=FONTS)


def write_request(pipe: BinaryIO, svg: str) -> None:
    """Ask a serving process for a picture."""
    data = svg.encode()
    pipe.write(_LENGTH.pack(len(data)) + data)
    pipe.flush()


def read_reply(pipe: BinaryIO) -> bytes:
    """The PNG that a serving process drew.

    Raises ``ValueError`` with its words if it could not draw the text, ``EOFError`` if it has ended.
    """
    drawn, length = _REPLY.unpack(_exactly(pipe, _REPLY.size))
    data = _exactly(pipe, length)
    if not drawn:
        raise ValueError(data.decode())
    return data


def _exactly(pipe: BinaryIO, length: int) -> bytes:
    data = pipe.read(length)
    if len(data) < length:
        raise EOFError("the process that draws has ended")
    return data


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Draw one request after the other until the pipe is closed, which also happens when the bot dies."""
    while head := requests.read(_LENGTH.size):
        svg = _exactly(requests, _LENGTH.unpack(head)[0]).decode()
        try:
            drawn, data = True, draw(svg)
        except ValueError as problem:
            drawn, data = False, str(problem).encode()
        replies.write(_REPLY.pack(drawn, len(data)) + data)
        replies.flush()


if __name__ == "__main__":
    # Ctrl-C in a terminal reaches this process too; the bot closes the pipe when it is done.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, EOFError):
        # A bot that was killed left half a request, or is not there to take the picture: nothing is to be said.
        os._exit(0)
