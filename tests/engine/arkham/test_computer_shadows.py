"""The computer player makes sense of the cards of Shadows."""

import pytest

from engine import Dice, Live, easy
from engine.arkham.computer import OPINIONS, normal
from engine.arkham.game import Arkham, ArkhamOptions
from tests.engine.arkham.table import P, Seated, table


def decision(t: Seated, seat: int = 0) -> list[str]:
    """What the computer takes in this seat, by the names of the options."""
    picks = normal(t.position.view(seat), t.ask.face(seat), Dice("77" * 16))
    return [t.name(t.mine(seat).option(id)) for id in picks]


def test_it_has_an_opinion_on_every_question_of_a_game_with_shadows() -> None:
    game, keys = Arkham(), set[str]()
    for number in range(8):
        live = Live.start(game, 4, ArkhamOptions(shadows=True), f"{number:032x}", "poker")
        dice = Dice(f"{number:032x}")
        while live.ask is not None:
            keys.add(live.ask.ask.key)
            seat = live.ask.awaited[0]
            decider = normal if number % 3 else easy
            _ = live.answer(seat, decider(live.position.view(seat), live.ask.face(seat), dice))
    assert set() == keys - set(OPINIONS)


def test_normal_beats_easy_with_shadows_too() -> None:
    game, won = Arkham(), 0
    for number in range(20):
        mine = number % 2
        live = Live.start(game, 2, ArkhamOptions(shadows=True), f"{number:032x}")
        dice = Dice(f"{number + 999:032x}")
        while live.ask is not None:
            seat = live.ask.awaited[0]
            decider = normal if seat == mine else easy
            _ = live.answer(seat, decider(live.position.view(seat), live.ask.face(seat), dice))
        won += (live.position.standings or [])[0] == [mine]
    assert won >= 17


@pytest.mark.parametrize("name", ["Robin", "Batgirl", "Oracle"])
def test_it_uses_what_costs_nothing(name: str) -> None:
    t = table(P(character=name), P(vp=1), lineup="Wildcat", henchmen=0, hostages="")
    assert [name] == decision(t)
    t.idle()


def test_nightwing_counts_his_types_once_he_has_three() -> None:
    t = table(P(play="Kite Man, Ragman, Crowbar", character="Nightwing"), P())
    assert ["Nightwing"] == decision(t)
    t.idle()


def test_bane_takes_a_weakness_only_for_something_clearly_better() -> None:
    t = table(P(character="Bane"), P(), lineup="Wildcat", henchmen=0, hostages="", power=6)
    assert ["Bane"] == decision(t)
    t = table(P(character="Bane"), P(), lineup="Wildcat", henchmen=0, hostages="", power=5)
    assert ["Wildcat"] == decision(t)
    t.idle()


def test_bane_plays_weaknesses_and_returns_them() -> None:
    t = table(P("Weakness", character="Bane"), P())
    assert ["Weakness"] == decision(t)
    t.play("Weakness")
    assert ["Yes"] == decision(t)
    t.yes()
    t.idle()


def test_ras_al_ghul_trades_junk_of_the_hand_for_a_good_card_before_he_plays() -> None:
    t = table(P("Vulnerability, Punch", pile="Ragman", character="Ra's al Ghul"), P())
    assert ["Ra's al Ghul"] == decision(t)
    t.use("Ra's al Ghul")
    assert ["Vulnerability"] == decision(t)
    t.pick("Vulnerability")
    assert ["Ragman"] == decision(t)
    t.pick("Ragman")
    t.idle()


def test_oracle_keeps_what_she_can_buy_now_and_puts_the_rest_away() -> None:
    t = table(P(character="Oracle"), P(), lineup="Kite Man", main="Wildcat", henchmen=0, hostages="", power=5)
    t.use("Oracle")
    assert ["Add it to the Line-Up"] == decision(t)
    t.pick("add")
    t = table(P(character="Oracle"), P(), lineup="Kite Man", main="Wildcat", henchmen=0, hostages="", power=2)
    t.use("Oracle")
    assert ["Put it on the bottom: +1 Power"] == decision(t)
    t.pick("under")
    t.idle()


def test_cards_that_count_what_was_played_come_last() -> None:
    t = table(P("Knight and Squire, Ragman"), P())
    assert ["Ragman"] == decision(t)
    t = table(P("Flaming Blade, Contract Killing", pile="Weakness"), P())
    assert ["Contract Killing"] == decision(t)
    t.idle()


def test_it_turns_its_character_up_and_puts_the_best_card_on_the_deck() -> None:
    t = table(P(), P(character="The Joker"), nemeses="Bane, Batman", nemesis_up=False, phase="flip-nemesis")
    assert ["Yes"] == decision(t, 1)
    t.no()
    t.idle(1)
    t = table(P("Ace the Bat-Hound", pile="Kite Man, Clayface, Punchline", deck="Punch*2"), P())
    t.play("Ace the Bat-Hound")
    assert ["Clayface"] == decision(t)
    t.no()
    t.idle()
