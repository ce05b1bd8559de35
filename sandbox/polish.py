"""SimCord's page made fit for players: it stays at the newest message, and a developer's tools are out of the way.

It names channels, people and roles in embeds too, as Discord does.
"""

# pyright: reportPrivateUsage=false
# SimCord offers no hook for this. Its version is pinned, and tests/browser proves that this works with it.

from typing import Any

import simcord
from simcord.preview import _markdown

STYLE = """
#messages-toggle, #messages-sidebar, #drawer-scrim, #capture-open, #inspector-toggle, #view-action-output {
  display: none;
}
a[href^="https://discord.com/channels/"] { color: inherit; pointer-events: none; text-decoration: none; }
a.link-button[href^="https://discord.com/channels/"] { display: none; }
.embed-image .media-lightbox-trigger { display: block; width: 100%; }
@media (max-width: 760px) { .preview-shell { --toolbar-height: 56px; } }
"""

PATCHES = {
    # The page makes its pictures anew at every turn. A picture that was shown before is given its size at once, which
    # only counts while it has no other text: else the page shrinks for a moment and closes a menu that was opened.
    "/media.js": {
        "Number(manifest?.display": "Number(options.assetMetadata?.(assetId)?.display",
        "image.alt = String(media.description": "const alt = String(media.description",
        "label: image.alt,": "label: alt,",
        "image.src = url;": "image.src = url; image.alt = alt;",
    },
    # What moves while the page is drawn is no person who scrolls: it stays at the newest message, if it was there.
    "/timeline.js": {
        'if (!state.ready && state.scrollIntent?.policy === "target") return;': "if (!state.ready) return;"
    },
}


EMBED_TEXTS = ("embed_description", "embed_field_value")


def polish(preview: simcord.Preview) -> None:
    """Change some files of the page on their way to the browser. To be called before the page is served."""
    for field in EMBED_TEXTS:
        _markdown._FIELD_POLICIES[field]["mentions"] = True
    serve = preview._server._static

    async def polished(request: Any) -> Any:
        response = await serve(request)
        if request.path == "/preview.css":
            response.text += STYLE
        for was, now in PATCHES.get(request.path, {}).items():
            response.text = response.text.replace(was, now)
        return response

    preview._server._static = polished
