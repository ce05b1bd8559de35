"""Discord's own rules for messages and modals that its API description lacks: what it answers 400 to.

Each function takes JSON and returns one sentence per breach, nothing when all is well.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tests.fake.records import BUTTON, COMPONENTS_V2, JSON, STRING_SELECT, inner_components

ROW, TEXT_INPUT, TEXT_DISPLAY, LINK_STYLE, PREMIUM_STYLE = 1, 4, 10, 5, 6
SELECTS = {3, 5, 6, 7, 8}
EMBED_PARTS = ("title", "description", "fields", "image", "thumbnail", "author", "footer")


def message_problems(body: JSON, *, creates: bool, files: Iterable[str] | None) -> list[str]:
    """Faults of a message body; `files` are the names it may show with attachment://, None when unknown.

    `creates` is False for edits and updates, which may leave things out.
    """
    found = [*_length("content", body.get("content"), 2000), *_length("nonce", str(body.get("nonce") or ""), 25)]
    found += _embeds(body.get("embeds") or [])
    found += _components(body.get("components") or [], int(body.get("flags") or 0))
    found += _mentions(body.get("allowed_mentions") or {})
    if files is not None:
        known = set(files)
        found += [f"{name} is shown in an embed but not attached" for name in shown_files(body) if name not in known]
    if creates and not any(body.get(key) for key in ("content", "embeds", "components", "attachments", "poll")):
        found.append("an empty message cannot be sent")
    return found


def shown_files(body: JSON) -> list[str]:
    """Names of the files that embeds and components show through attachment://."""
    urls: list[Any] = []
    for embed in body.get("embeds") or []:
        urls += [(embed.get(part) or {}).get("url") for part in ("image", "thumbnail", "video")]
        urls += [(embed.get(part) or {}).get("icon_url") for part in ("author", "footer")]
    for component in inner_components(body.get("components") or []):
        urls += [(component.get(part) or {}).get("url") for part in ("media", "file")]
        urls += [(item.get("media") or {}).get("url") for item in component.get("items") or []]
    prefix = "attachment://"
    return [url.removeprefix(prefix) for url in urls if isinstance(url, str) and url.startswith(prefix)]


def _length(what: str, text: str | None, most: int, least: int = 0) -> list[str]:
    size = len((text or "").strip())
    return [] if least <= size <= most else [f"{what} has {size} characters, allowed are {least} to {most}"]


def _count(what: str, number: int, most: int, least: int = 0) -> list[str]:
    return [] if least <= number <= most else [f"{what}: {number}, allowed are {least} to {most}"]


def _embeds(embeds: list[JSON]) -> list[str]:
    found = _count("embeds", len(embeds), 10)
    total = 0
    for number, embed in enumerate(embeds):
        for what, text, most, least in _embed_texts(embed):
            total += len((text or "").strip())
            found += _length(f"embeds[{number}].{what}", text, most, least)
        found += _count(f"embeds[{number}].fields", len(embed.get("fields") or []), 25)
        if not any(embed.get(part) for part in EMBED_PARTS):
            found.append(f"embeds[{number}] is empty")
    return found + _count("characters of all embeds", total, 6000)


def _embed_texts(embed: JSON) -> Iterator[tuple[str, str | None, int, int]]:
    """Each text of an embed: what it is, the text, its most and least characters."""
    yield "title", embed.get("title"), 256, 0
    yield "description", embed.get("description"), 4096, 0
    yield "author.name", (embed.get("author") or {}).get("name"), 256, 1 if embed.get("author") else 0
    yield "footer.text", (embed.get("footer") or {}).get("text"), 2048, 1 if embed.get("footer") else 0
    for number, entry in enumerate(embed.get("fields") or []):
        yield f"fields[{number}].name", entry.get("name"), 256, 1
        yield f"fields[{number}].value", entry.get("value"), 1024, 1


def _mentions(allowed: JSON) -> list[str]:
    parsed = allowed.get("parse") or []
    return [
        f"allowed_mentions: {kind} are both parsed and listed"
        for kind in ("users", "roles")
        if kind in parsed and allowed.get(kind)
    ]


def _components(components: list[JSON], flags: int) -> list[str]:
    found: list[str] = []
    if flags & COMPONENTS_V2:
        found += _count("components", sum(1 for _ in inner_components(components)), 40)
    else:
        found += _count("component rows", len(components), 5)
        found += [
            f"a component of type {c.get('type')} stands outside of a row" for c in components if c["type"] != ROW
        ]
    for component in inner_components(components):
        found += _component(component)
    return found + _duplicates(components)


def _duplicates(components: list[JSON]) -> list[str]:
    named = Counter(c["custom_id"] for c in inner_components(components) if c.get("custom_id"))
    return [f"custom id {custom_id} stands {times} times" for custom_id, times in named.items() if times > 1]


def _component(component: JSON) -> list[str]:
    kind = component.get("type")
    if kind == ROW:
        return _row(component.get("components") or [])
    if kind == BUTTON:
        return _button(component)
    if kind in SELECTS:
        return _select(component)
    return []


def _row(inside: list[JSON]) -> list[str]:
    kinds = {c.get("type") for c in inside}
    if kinds <= {BUTTON}:
        return _count("buttons in a row", len(inside), 5, 1)
    return [] if len(inside) == 1 else ["a select or text input needs a row of its own"]


def _button(button: JSON) -> list[str]:
    what = f"button {button.get('label') or button.get('custom_id')}"
    found = _length(f"{what}: label", button.get("label"), 80)
    style = button.get("style")
    if style == LINK_STYLE:
        if not button.get("url") or button.get("custom_id"):
            found.append(f"{what}: a link has a url and no custom id")
    elif style != PREMIUM_STYLE:
        found += _length(f"{what}: custom id", button.get("custom_id"), 100, 1)
    if style != PREMIUM_STYLE and not button.get("label") and not button.get("emoji"):
        found.append(f"{what}: neither label nor emoji")
    return found


def _select(select: JSON) -> list[str]:
    what = f"select {select.get('custom_id')}"
    found = _length(f"{what}: custom id", select.get("custom_id"), 100, 1)
    found += _length(f"{what}: placeholder", select.get("placeholder"), 150)
    least, most = _bound(select, "min_values"), _bound(select, "max_values")
    found += _count(f"{what}: min_values", least, 25) + _count(f"{what}: max_values", most, 25, 1)
    if least > most:
        found.append(f"{what}: min_values {least} is above max_values {most}")
    return found + (_options(what, select.get("options") or [], most) if select.get("type") == STRING_SELECT else [])


def _bound(select: JSON, name: str) -> int:
    value = select.get(name)
    return 1 if value is None else int(value)


def _options(what: str, options: list[JSON], most: int) -> list[str]:
    found = _count(f"{what}: options", len(options), 25, 1)
    if most > len(options) > 0:
        found.append(f"{what}: max_values {most} is above its {len(options)} options")
    for option in options:
        found += _length(f"{what}: option label", option.get("label"), 100, 1)
        found += _length(f"{what}: option value", option.get("value"), 100, 1)
        found += _length(f"{what}: option description", option.get("description"), 100)
    values = Counter(option.get("value") for option in options)
    found += [f"{what}: option value {value} stands {times} times" for value, times in values.items() if times > 1]
    defaults = sum(1 for option in options if option.get("default"))
    return found + ([f"{what}: {defaults} defaults, at most {most} may be chosen"] if defaults > most else [])


def modal_problems(modal: JSON) -> list[str]:
    """Faults of a modal: its title, its ids, its inputs."""
    components: list[JSON] = modal.get("components") or []
    found = _length("modal title", modal.get("title"), 45, 1)
    found += _length("modal custom id", modal.get("custom_id"), 100, 1)
    found += _count("components of a modal", len(components), 5, 1) + _duplicates(components)
    for component in inner_components(components):
        if component.get("type") == TEXT_INPUT:
            found += _text_input(component)
        elif component.get("type") in SELECTS:
            found += _select(component)
        elif component.get("type") == 18:
            found += _length("modal label", component.get("label"), 45, 1)
            found += _length("modal label: description", component.get("description"), 100)
    return found


def _text_input(box: JSON) -> list[str]:
    what = f"text input {box.get('custom_id')}"
    found = _length(f"{what}: custom id", box.get("custom_id"), 100, 1)
    found += _length(f"{what}: label", box.get("label"), 45)
    found += _length(f"{what}: placeholder", box.get("placeholder"), 100)
    least, most = box.get("min_length") or 0, box.get("max_length") or 4000
    found += _count(f"{what}: min_length", least, 4000) + _count(f"{what}: max_length", most, 4000, 1)
    if least > most:
        found.append(f"{what}: min_length {least} is above max_length {most}")
    return found + _length(f"{what}: value", box.get("value"), most)
