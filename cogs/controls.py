"""An open ask as buttons and menus.

One pick among a few is a row of buttons, among many a menu, among many of several verbs a menu for each verb. Several
picks are menus and a Confirm button; the draft is kept in the message itself. Views are built, stopped and sent:
nothing is registered, so a restart changes nothing.
"""

import string
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import discord

from cogs.custom_ids import Press
from cogs.languages import command, say
from cogs.limits import (
    BUTTON_LABEL,
    PLACEHOLDER,
    ROW_BUTTONS,
    SELECT_LABEL,
    SELECT_OPTIONS,
    SELECT_VALUE,
    chunks,
    clip,
)
from engine import Face, Option, SeatAsk, Text

Say = Callable[[Text], str]
"""Turns a Text into plain words (no Markdown: buttons and menus know none)."""

MOST_BUTTONS = 15
MOST_MIXED = 7
"""Buttons of several verbs: more of them fill the screen of a phone, and each verb gets a menu instead."""
MOST_MENUS = 4
ASIDE = 3
"""Buttons of a hand that answer nothing, in the last row: Refresh, Take back, To the table; one more if it fits."""
QUIET = frozenset({"pass", "keep", "end", "stay", "decline"})
"""Verbs that let a chance go by: their buttons are grey."""

SIGNS = string.digits + string.ascii_letters
"""What an option of an ordered ask is called in the name of a button: 62 of them fit into one."""

PICK, DRAFT, CONFIRM, NEXT, ANEW, GROUP = "pick", "draft", "confirm", "next", "anew", "group"


@dataclass(frozen=True, slots=True)
class Shown:
    """An option as it is shown: interchangeable ones once, ``count`` of them."""

    option: Option
    count: int
    ids: tuple[str, ...]


def shown(options: Iterable[Option]) -> list[Shown]:
    """The options with interchangeable ones put together, in the order of the first of each."""
    classes: dict[str, list[Option]] = {}
    for option in options:
        classes.setdefault(option.same or f"#{option.id}", []).append(option)
    return [Shown(same[0], len(same), tuple(each.id for each in same)) for same in classes.values()]


def built(items: Iterable[discord.ui.Item[discord.ui.View]]) -> discord.ui.View:
    """A view that is sent and forgotten."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def button(
    press: Press, label: str, row: int | None = None, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> discord.ui.Button[discord.ui.View]:
    """A button that stands for a press."""
    return discord.ui.Button(style=style, label=clip(label, BUTTON_LABEL), custom_id=str(press), row=row)


def ask_items(
    table: int, seat: int, face: Face, say: Say, *, draft: Sequence[str] = (), group: str = ""
) -> list[discord.ui.Item[discord.ui.View]]:
    """Buttons and menus for what this seat is asked; none if it is not asked.

    In the last row of a message there is room for ``ASIDE`` buttons more.

    ``draft`` is what has been chosen so far in an ask of several picks, ``group`` the group opened in a very long one.
    """
    mine = face.mine
    if mine is None:
        return []
    at = _Place(table, face.id, seat, say)
    if mine.ordered:
        return _ordered(at, mine, draft)
    if mine.at_most > 1 or mine.at_least == 0:
        return _several(at, mine, draft)
    options = shown(mine.options)
    if (by_verb := _by_verb(options)) is not None:
        return _verbs(at, *by_verb)
    if len(options) <= MOST_BUTTONS:
        return _buttons(at, options)
    if len(options) <= SELECT_OPTIONS * MOST_MENUS:
        return _menus(at, options)
    return _groups(at, options, group)


def _by_verb(options: Sequence[Shown]) -> tuple[list[Shown], dict[tuple[str, ...], list[Shown]]] | None:
    """Many options of several verbs: those that stand alone as buttons, and the others by verb; None if it is not so.

    What names nothing, such as *End the turn*, stands alone. Verbs share a menu where there are too many of them.
    """
    if len(options) <= MOST_MIXED:
        return None
    alone = [each for each in options if not each.option.label.values]
    verbs: dict[tuple[str, ...], list[Shown]] = {}
    for each in options:
        if each.option.label.values:
            verbs.setdefault((each.option.verb,), []).append(each)
    menus = sum(-(-len(some) // SELECT_OPTIONS) for some in verbs.values())
    # The only option of a verb is a button, one press instead of two, while the row of buttons has room.
    for verb in [verb for verb, some in verbs.items() if len(some) == 1]:
        if len(alone) < _room(menus - 1):
            alone.append(verbs.pop(verb)[0])
            menus -= 1
    while menus > MOST_MENUS and (pair := _shortest_pair(verbs)) is not None:
        verbs = _sharing(verbs, *pair)
        menus -= 1
    if len({each.option.verb for each in options}) == 1 or menus > MOST_MENUS or len(alone) > _room(menus):
        return None
    alone.sort(key=options.index)
    return alone, verbs


def _room(menus: int) -> int:
    """How many buttons fit below so many menus."""
    return ROW_BUTTONS if menus < MOST_MENUS else ROW_BUTTONS - ASIDE


def _shortest_pair(verbs: dict[tuple[str, ...], list[Shown]]) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The neighbours that together have the fewest options, the later ones of several; None if no menu takes both."""
    names = list(verbs)
    counts = [(len(verbs[one]) + len(verbs[other]), -number) for number, (one, other) in enumerate(pairwise(names))]
    fewest, number = min(counts, default=(SELECT_OPTIONS + 1, 0))
    return (names[-number], names[-number + 1]) if fewest <= SELECT_OPTIONS else None


def _sharing(
    verbs: dict[tuple[str, ...], list[Shown]], one: tuple[str, ...], other: tuple[str, ...]
) -> dict[tuple[str, ...], list[Shown]]:
    """The same verbs in the same order, but these two neighbours have a menu together."""
    both = {(*one, *other): [*verbs[one], *verbs[other]]}
    shared: dict[tuple[str, ...], list[Shown]] = {}
    for names, some in verbs.items():
        shared |= both if names == one else {} if names == other else {names: some}
    return shared


@dataclass(frozen=True, slots=True)
class _Place:
    table: int
    ask: int
    seat: int
    say: Say

    def press(self, verb: str, ref: str = "") -> Press:
        return Press(self.table, self.ask, self.seat, verb, ref)

    def label(self, each: Shown) -> str:
        words = self.say(each.option.label)
        return f"{words} (×{each.count})" if each.count > 1 else words


def _buttons(at: _Place, options: Sequence[Shown]) -> list[discord.ui.Item[discord.ui.View]]:
    """A button for each. Where things of several verbs stand side by side, each says what is done with it.

    So does a thing beside the end of a turn: there no question says what pressing its name does.
    """
    verbs = {each.option.verb for each in options if each.option.label.values} - QUIET
    named = len(verbs) > 1 or any(each.option.verb == "end" for each in options)
    return [
        _button(at, each, number // ROW_BUTTONS, named=named and each.option.verb not in QUIET)
        for number, each in enumerate(options)
    ]


def _button(at: _Place, each: Shown, row: int, *, named: bool = False) -> discord.ui.Button[discord.ui.View]:
    """``named``: what names a thing says its verb too, for it stands beside other verbs."""
    verb, label = each.option.verb, at.label(each)
    style = discord.ButtonStyle.secondary if verb in QUIET else discord.ButtonStyle.primary
    words = _alone(verb, label) if named and each.option.label.values else label
    return button(at.press(PICK, each.option.id), words, row, style)


def _verbs(
    at: _Place, alone: Sequence[Shown], verbs: dict[tuple[str, ...], list[Shown]]
) -> list[discord.ui.Item[discord.ui.View]]:
    """A menu for each verb, and below them what stands alone as buttons."""
    items: list[discord.ui.Item[discord.ui.View]] = []
    for names, options in verbs.items():
        count = sum(each.count for each in options)
        for some in chunks(options, SELECT_OPTIONS):
            hint = (
                say(
                    "{verb}: choose 1 of {count}",
                    verb=" / ".join(command(verb).capitalize() for verb in names),
                    count=count,
                )
                if count > 1
                else _alone(names[0], at.label(some[0]))
            )
            items.append(_menu(at, len(items), some, hint))
    return [*items, *(_button(at, each, len(items), named=True) for each in alone)]


def _alone(verb: str, label: str) -> str:
    """The only option of a verb, which some labels name themselves."""
    word = command(verb)
    return label if label.casefold().startswith(word) else f"{word.capitalize()}: {label}"


def _choice(at: _Place, each: Shown, value: str, chosen: bool = False, *, named: bool = False) -> discord.SelectOption:
    note = clip(at.say(each.option.note), SELECT_LABEL) if each.option.note else None
    words = _alone(each.option.verb, at.label(each)) if named and each.option.label.values else at.label(each)
    label = clip(words, SELECT_LABEL)
    return discord.SelectOption(label=label, value=clip(value, SELECT_VALUE), description=note, default=chosen)


def _menus(at: _Place, options: Sequence[Shown]) -> list[discord.ui.Item[discord.ui.View]]:
    return [_menu(at, row, some, _span(at, some)) for row, some in enumerate(chunks(options, SELECT_OPTIONS))]


def _menu(at: _Place, row: int, some: Sequence[Shown], hint: str) -> discord.ui.Select[discord.ui.View]:
    """A menu of which one pick answers. Where several verbs share it, each option says its own."""
    named = len({each.option.verb for each in some} - QUIET) > 1
    return discord.ui.Select(
        custom_id=str(at.press(PICK, f"#{row}")),
        placeholder=clip(hint, PLACEHOLDER),
        options=[_choice(at, each, each.option.id, named=named) for each in some],
        row=row,
    )


def _span(at: _Place, some: Sequence[Shown]) -> str:
    first, last = at.say(some[0].option.label), at.say(some[-1].option.label)
    return first if first == last else f"{first} – {last}"


def _groups(at: _Place, options: Sequence[Shown], group: str) -> list[discord.ui.Item[discord.ui.View]]:
    """Too many for four menus: first a run of a hundred, then one of the run."""
    runs = chunks(options, SELECT_OPTIONS * MOST_MENUS)
    if group.isdecimal() and int(group) < len(runs):
        return _menus(at, runs[int(group)])
    return [
        button(at.press(GROUP, str(number)), _span(at, run), number // ROW_BUTTONS) for number, run in enumerate(runs)
    ]


def _several(at: _Place, mine: SeatAsk, draft: Sequence[str]) -> list[discord.ui.Item[discord.ui.View]]:
    """Menus of at most 25 whose chosen options are the draft, and a Confirm button that reads them back."""
    taken = set(draft)
    single = [Shown(option, 1, (option.id,)) for option in mine.options]
    runs = chunks(single, SELECT_OPTIONS)[:MOST_MENUS]
    items: list[discord.ui.Item[discord.ui.View]] = []
    for row, run in enumerate(runs):
        hint = _how_many(mine) if len(runs) == 1 else f"{_how_many(mine)}: {_span(at, run)}"
        menu: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=str(at.press(DRAFT, str(row))),
            placeholder=clip(hint, PLACEHOLDER),
            min_values=0,
            max_values=max(1, min(len(run), mine.at_most)),
            options=[_choice(at, each, each.option.id, each.option.id in taken) for each in run],
            row=row,
        )
        items.append(menu)
    confirm = button(at.press(CONFIRM), _confirms(mine, len(taken)), len(runs), discord.ButtonStyle.success)
    confirm.disabled = not mine.at_least <= len(taken) <= mine.at_most
    items.append(confirm)
    return items


def _confirms(mine: SeatAsk, count: int) -> str:
    """The Confirm button's words: while it cannot be pressed, what is missing."""
    if count < mine.at_least:
        return say("Pick {missing} more", missing=mine.at_least - count)
    if count > mine.at_most:
        return say("Pick {spare} fewer", spare=count - mine.at_most)
    return say("Confirm {count} picked", count=count)


def _how_many(mine: SeatAsk) -> str:
    if mine.at_least == mine.at_most:
        return say("Pick {at_most}", at_most=mine.at_most)
    if mine.at_least == 0:
        return say("Pick up to {at_most}", at_most=mine.at_most)
    return say("Pick {at_least} to {at_most}", at_least=mine.at_least, at_most=mine.at_most)


def _ordered(at: _Place, mine: SeatAsk, draft: Sequence[str]) -> list[discord.ui.Item[discord.ui.View]]:
    """One menu for the next pick; the picks so far stand, a sign for each option, in the buttons' names."""
    signs = {option.id: sign for option, sign in zip(mine.options, SIGNS, strict=False)}
    picked = "".join(signs[id] for id in draft)
    left = [option for option in mine.options[: len(SIGNS)] if option.id not in draft]
    items: list[discord.ui.Item[discord.ui.View]] = []
    if left and len(draft) < mine.at_most:
        menu: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=str(at.press(NEXT, picked)),
            placeholder=say("Which comes as number {count}?", count=len(draft) + 1),
            options=[_choice(at, Shown(each, 1, (each.id,)), each.id) for each in left[:SELECT_OPTIONS]],
            row=0,
        )
        items.append(menu)
    confirm = button(at.press(CONFIRM, picked), say("Confirm this order"), 1, discord.ButtonStyle.success)
    confirm.disabled = not mine.at_least <= len(draft) <= mine.at_most
    anew = button(at.press(ANEW), say("Start over"), 1)
    anew.disabled = not draft
    items.extend((confirm, anew))
    return items


def picked_in_order(mine: SeatAsk, ref: str) -> tuple[str, ...]:
    """The picks that stand as signs in the name of an ordered ask's button. Unknown signs are left out."""
    ids = dict(zip(SIGNS, (option.id for option in mine.options), strict=False))
    return tuple(ids[sign] for sign in ref if sign in ids)


def drafted(message: discord.Message | None, ask: int, changed: str = "", values: Sequence[str] = ()) -> list[str]:
    """The draft that stands in a message: the options its menus show as chosen, in their order.

    ``changed`` names the menu that was just used and ``values`` what it now holds, newer than the message.
    """
    found: list[str] = []
    for row in message.components if message else ():
        for item in row.children if isinstance(row, discord.ActionRow) else ():
            if not isinstance(item, discord.SelectMenu):
                continue
            if item.custom_id == changed:
                found.extend(values)
            elif f":{ask}:" in (item.custom_id or ""):
                found.extend(option.value for option in item.options if option.default)
    return found
