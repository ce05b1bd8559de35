"""The picture of an Arkham table is another one exactly when something that can be seen is another."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from art import Picture
from art.arkham_table import picture
from engine.arkham.view import ArkhamView
from tests.art.arkham_tables import (
    NAMES,
    busy_turn,
    card,
    character,
    choice_of_characters,
    draft_of_characters,
    game_over,
    held,
    of_place,
    of_player,
    player,
    stack,
    table,
)


def drawn(view: ArkhamView) -> Picture:
    return picture(view, NAMES)


def of_card(**changes: Any) -> Callable[[ArkhamView], ArkhamView]:
    def changed(view: ArkhamView) -> ArkhamView:
        return of_place(2, card=replace(view.slots[1].cards[0].card, **changes))(view)

    return changed


def of_slot(number: int, **changes: Any) -> Callable[[ArkhamView], ArkhamView]:
    def changed(view: ArkhamView) -> ArkhamView:
        new = replace(view.slots[number - 1], **changes)
        return replace(view, slots=(*view.slots[: number - 1], new, *view.slots[number:]))

    return changed


def of_view(**changes: Any) -> Callable[[ArkhamView], ArkhamView]:
    return lambda view: replace(view, **changes)


def of_score(**changes: Any) -> Callable[[ArkhamView], ArkhamView]:
    return lambda view: replace(view, scores=(replace(view.scores[0], **changes), *view.scores[1:]))


BUSY = busy_turn()
MINE = BUSY.players[1].in_play
CHANGES: dict[str, tuple[ArkhamView, Callable[[ArkhamView], ArkhamView]]] = {
    "phase": (BUSY, of_view(phase="end of turn")),
    "round": (BUSY, of_view(round=4)),
    "active": (BUSY, of_view(active=2)),
    "power": (BUSY, of_view(power=5)),
    "main deck": (BUSY, of_view(main_deck=91)),
    "destroyed": (BUSY, of_view(destroyed=())),
    "released Nemesis": (BUSY, of_view(removed=())),
    "Riddle stack": (BUSY, of_view(riddle_stack=3)),
    "Riddle read": (BUSY, of_view(riddles_read=())),
    "Riddle discarded": (BUSY, of_view(riddles_unread=2)),
    "Nemesis up": (BUSY, of_view(nemeses=(stack(6, "nm_batgirl", 9, (2, 2, 2, 3, 3, 4)),))),
    "Nemesis count": (BUSY, of_view(nemeses=(stack(5, levels=(2, 2, 3, 3, 4)),))),
    "Nemesis Level": (BUSY, of_view(nemeses=(stack(6, levels=(3, 2, 2, 3, 3, 4)),))),
    "Nemesis cost": (table([player(0)]), of_view(nemeses=(stack(7, "nm_the_signal", 7, (1, 2, 2, 2, 3, 3, 4)),))),
    "Henchmen": (BUSY, of_view(henchmen=stack(12, "henchman", 3))),
    "Henchman's cost": (BUSY, of_view(henchmen=stack(13, "henchman", 2))),
    "Weaknesses": (BUSY, of_view(weaknesses=stack(15, "weakness"))),
    "Hostages": (BUSY, of_view(hostages=stack(2, "warden_quincy_sharp", 2))),
    "Hostage face down": (BUSY, of_view(hostages=stack(3))),
    "no Hostage": (table([player(0)], hostages=stack(1)), of_view(hostages=stack(0))),
    "Riddle mark": (BUSY, of_slot(1, marked=False)),
    "Riddle mark on an empty slot": (BUSY, of_slot(3, marked=False)),
    "empty slot": (BUSY, of_slot(2, cards=(), top_empty=True)),
    "second row": (BUSY, of_slot(1, cards=BUSY.slots[0].cards[:1])),
    "row": (BUSY, of_place(4, row=1)),
    "price": (BUSY, of_place(2, buy=6)),
    "Bribe price": (BUSY, of_place(2, bribe=3)),
    "no Bribe": (BUSY, of_place(2, bribe=None)),
    "card": (BUSY, of_place(2, card=card("solomon_grundy"))),
    "cost": (BUSY, of_card(cost=6)),
    "card's VP": (BUSY, of_card(vp=2, vp_icon=False)),
    "star": (table([player(0)]), of_card(vp_icon=True)),
    "type": (BUSY, of_card(types=("Hero",))),
    "Attack": (BUSY, of_card(attack=True)),
    "Defense": (BUSY, of_card(defense=True)),
    "Ongoing": (BUSY, of_card(ongoing=True)),
    "left": (BUSY, of_player(1, left=True)),
    "turn order": (BUSY, of_player(3, place=0)),
    "Character": (BUSY, of_player(1, characters=(character("ch_the_penguin"),))),
    "Character face down": (BUSY, of_player(1, characters=(character("ch_the_riddler", face_up=False),))),
    "second Character": (BUSY, of_player(1, characters=(character("ch_the_riddler"), character("ch_scarecrow")))),
    "dealt": (choice_of_characters(), of_player(0, dealt=(character("ch_the_joker"), character("ch_mr_freeze")))),
    "drafted": (draft_of_characters(), of_player(1, characters=(character("ch_two_face"),))),
    "left to draft": (draft_of_characters(), of_view(draft=())),
    "VP tokens": (BUSY, of_player(1, vp=11)),
    "deck": (BUSY, of_player(1, deck=5)),
    "hand": (BUSY, of_player(1, hand=3)),
    "discard": (BUSY, of_player(1, discard=())),
    "played card": (BUSY, of_player(1, in_play=MINE[1:])),
    "Ongoing card": (BUSY, of_player(3, in_play=())),
    "used": (BUSY, of_player(3, in_play=(held("commissioner_gordon", used=True), held("punchline")))),
    "Bribed": (BUSY, of_player(3, in_play=(held("commissioner_gordon"), held("punchline", bribed=True)))),
    "frozen": (BUSY, of_player(2, frozen=(card("giant_penny"), card("weakness")))),
    "draws less": (BUSY, of_player(2, draws_less=2)),
    "total": (game_over(), of_score(total=42)),
    "tokens": (game_over(), of_score(tokens=4)),
    "VP on cards": (game_over(), of_score(cards_vp=39)),
    "Nemesis cards": (game_over(), of_score(nemeses=3)),
    "cards": (game_over(), of_score(cards=31)),
    "ranks": (game_over(), of_view(standings=((2,), (0,), (1,), (3,)))),
    "cause": (game_over(), of_view(causes=("main deck",))),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_visible_change_gives_another_picture(change: str) -> None:
    before, changed = CHANGES[change]
    assert drawn(before).svg != drawn(changed(before)).svg
    assert drawn(before).digest != drawn(changed(before)).digest


def test_what_nobody_sees_on_the_table_gives_the_same_picture() -> None:
    """Which copy of a card lies there is no difference to the eye."""
    assert drawn(BUSY).digest == drawn(of_card(id=999)(BUSY)).digest


def test_a_new_name_gives_another_picture() -> None:
    assert drawn(BUSY).digest != picture(BUSY, ("Alice", "Bob", *NAMES[2:])).digest
