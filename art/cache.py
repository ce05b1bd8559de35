"""Pictures kept in memory, the ones not asked for longest thrown out first."""

from collections import OrderedDict


class PictureCache:
    """At most ``pictures`` PNGs of together at most ``size`` bytes, by digest."""

    def __init__(self, pictures: int, size: int) -> None:
        self.pictures = pictures
        self.size = size
        self.held = 0
        """Bytes of all pictures in it."""
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, digest: str) -> bytes | None:
        """The picture, if it is still here; it counts as used."""
        png = self._kept.get(digest)
        if png is not None:
            self._kept.move_to_end(digest)
        return png

    def put(self, digest: str, png: bytes) -> None:
        """Keep a picture. One that is larger than the whole cache is not kept."""
        self.held -= len(self._kept.pop(digest, b""))
        if len(png) > self.size or not self.pictures:
            return
        self._kept[digest] = png
        self.held += len(png)
        while len(self._kept) > self.pictures or self.held > self.size:
            _, old = self._kept.popitem(last=False)
            self.held -= len(old)
