"""What every drawing of a game hands out: the SVG text, its words for those who cannot see it, and its name."""

import hashlib
from dataclasses import dataclass

ALT_LIMIT = 1024
"""Discord's limit for the description of an attachment, in characters."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture not yet rendered.

    ``digest`` is 16 hex digits of the hash of ``svg`` and ``alt``: equal digest, equal picture and equal words.
    """

    kind: str
    """What it shows, the first part of the file name: ``track``."""
    svg: str
    alt: str
    digest: str

    @property
    def file_name(self) -> str:
        """The name of the PNG as an attachment, ``track-<16 hex>.png``."""
        return f"{self.kind}-{self.digest}.png"


def finished(kind: str, svg: str, alt: str) -> Picture:
    """A picture with its digest. Raises ``ValueError`` if the words are longer than Discord takes."""
    if len(alt) > ALT_LIMIT:
        raise ValueError(f"The description of a {kind} picture has {len(alt)} characters; {ALT_LIMIT} are allowed.")
    digest = hashlib.sha256(f"{len(svg)}:{svg}{alt}".encode()).hexdigest()[:16]
    return Picture(kind, svg, alt, digest)
