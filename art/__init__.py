"""Pictures: a public view in, PNG bytes out."""

from art.picture import Picture
from art.render import Renderer, draw, render

__all__ = ["Picture", "Renderer", "draw", "render"]
