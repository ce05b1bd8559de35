"""The computer player is sensible, quick, and knows no more than a person in its seat."""

from engine import Dice, Live, easy
from engine.arkham.computer import OPINIONS, normal
from engine.arkham.game import Arkham, ArkhamOptions
from tests.engine.arkham.table import P, Seated, table


def decision(t: Seated, seat: int = 0) -> list[str]:
    """What the computer takes in this seat, by the names of the options."""
    picks = normal(t.position.view(seat), t.ask.face(seat), Dice("77" * 16))
    return [t.name(t.mine(seat).option(id)) for id in picks]


def test_normal_beats_easy_nine_times_of_ten() -> None:
    game, won = Arkham(), 0
    for number in range(40):
        mine = number % 2
        live = Live.start(game, 2, ArkhamOptions(), f"{number:032x}")
        dice = Dice(f"{number + 999:032x}")
        while live.ask is not None:
            seat = live.ask.awaited[0]
            decider = normal if seat == mine else easy
            _ = live.answer(seat, decider(live.position.view(seat), live.ask.face(seat), dice))
        won += (live.position.standings or [])[0] == [mine]
    assert won >= 36


def test_it_takes_the_same_answer_when_what_it_cannot_know_is_swapped() -> None:
    game = Arkham()
    live = Live.start(game, 4, ArkhamOptions(length="short"), "5e" * 16)
    chance = Dice("c0" * 16)
    asked = 0
    while live.ask is not None and asked < 300:
        seat = live.ask.awaited[0]
        face = live.ask.face(seat)
        picks = normal(live.position.view(seat), face, Dice(f"{asked:032x}"))
        swapped = game.resample(live.state, seat, chance)
        assert picks == normal(game.view(swapped, seat), face, Dice(f"{asked:032x}"))
        _ = live.answer(seat, picks)
        asked += 1
    assert asked > 50


def test_it_has_an_opinion_on_every_question_of_the_game() -> None:
    """Found by playing: an ask without an opinion would get the default of an absent player."""
    game, keys = Arkham(), set[str]()
    for number in range(12):
        live = Live.start(game, 4, ArkhamOptions(draft=number % 2 == 0), f"{number:032x}", "poker")
        dice = Dice(f"{number:032x}")
        while live.ask is not None:
            keys.add(live.ask.ask.key)
            seat = live.ask.awaited[0]
            decider = normal if number % 3 else easy
            _ = live.answer(seat, decider(live.position.view(seat), live.ask.face(seat), dice))
    assert len(keys) > 15
    assert set() == keys - set(OPINIONS)


def test_it_plays_before_it_buys_and_buys_before_it_ends() -> None:
    t = table(P("Punch*4", deck="Vulnerability*9"), P(), lineup="Ragman, Kite Man", power=2)
    for expected in (["Punch"], ["Punch"], ["Punch"], ["Punch"], ["Ragman"], ["Kite Man"], ["End the turn"]):
        assert expected == decision(t)
        t.pick(t.mine(0).option(normal(t.position.view(0), t.ask.face(0), Dice("77" * 16))[0]).id)
    t.idle(1)


def test_it_defeats_a_nemesis_rather_than_buying_anything_else() -> None:
    t = table(P(), P(), lineup="Monstrous Strength*5", power=8)
    assert ["Spoiler"] == decision(t)
    t.idle()


def test_it_releases_a_hostage_for_power_only_where_that_buys_something_better() -> None:
    t = table(P(play="Aaron Cash"), P(), lineup="Monstrous Strength*5", power=5)
    assert ["Aaron Cash"] == decision(t)
    t = table(P(play="Aaron Cash"), P(), lineup="", henchmen=0, hostages="", power=1)
    assert ["End the turn"] == decision(t)
    t.idle()


def test_it_gives_up_junk_and_keeps_good_cards() -> None:
    t = table(P("Heads You Live…, Ragman", pile="Vulnerability, Weakness"), P(), coin="T")
    t.play("Heads You Live…")
    assert ["Weakness"] == decision(t)
    t.no()
    t = table(P("Heads You Live…, Ragman", pile="Kite Man"), P(), coin="T")
    t.play("Heads You Live…")
    assert ["No"] == decision(t)
    t.no()
    t.idle()


def test_it_defends_with_its_least_valuable_defense() -> None:
    t = table(P("Raid"), P("Time Bomb, Bladed Umbrella, Maggie Sawyer"))
    t.play("Raid")
    assert ["Bladed Umbrella"] == decision(t, 1)
    t.take_it(1)
    assert ["Bladed Umbrella"] == decision(t, 1)
    t.pick("Bladed Umbrella")
    t.idle()
