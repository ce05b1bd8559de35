"""A painter that draws nothing: the whole bot without the time that pictures take."""

import struct
import zlib

from art import Picture


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


BLANK = (
    b"\x89PNG\r\n\x1a\n"
    + _chunk(b"IHDR", struct.pack(">2I5B", 1, 1, 8, 2, 0, 0, 0))
    + _chunk(b"IDAT", zlib.compress(b"\0\xff\xff\xff"))
    + _chunk(b"IEND", b"")
)
"""A PNG of one white pixel."""


async def blank(_: Picture) -> bytes:
    """One white pixel, whatever the picture is of."""
    return BLANK
