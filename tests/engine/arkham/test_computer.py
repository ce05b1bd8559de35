"""The computer player is sensible, quick, and knows no more than a person in its seat."""

from engine import Dice, Live, easy
from engine.arkham.computer import OPINIONS, normal
from engine.arkham.game import Arkham, ArkhamOptions
from tests.engine.arkham.table import P, Seated, table
from tests.engine.ignorance import same_answers


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
    assert 50 < same_answers(Arkham(), 4, ArkhamOptions(length="short"), normal, 300)


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


def test_as_the_joker_it_takes_the_token_of_wild_card_and_passes_its_worst_card_for_it() -> None:
    t = table(P("Punch, Vulnerability, Wild Card", deck="Punch*5", character="The Joker"), P())
    for expected in (["Wild Card"], ["Gain 1 VP"], ["The Joker"], ["Vulnerability"]):
        assert expected == decision(t)
        t.pick(t.mine(0).option(normal(t.position.view(0), t.ask.face(0), Dice("77" * 16))[0]).id)
    assert (["Vulnerability"], ["Punch", "Punch"], 1) == (t.pile(1), t.hand(), t.vp(1))
    t.idle()


def test_as_the_joker_it_passes_no_good_card() -> None:
    t = table(P("Ragman, Kite Man", deck="Punch*5", vp=1, character="The Joker"), P())
    assert ["Ragman"] == decision(t)
    t.idle()


def test_wild_card_gives_power_where_there_is_a_token_already() -> None:
    t = table(P("Wild Card", vp=1, character="The Joker"), P())
    t.play("Wild Card")
    assert ["+1 Power"] == decision(t)
    t.pick("+1 Power")
    t.idle()


def test_it_takes_a_card_without_a_riddle_rather_than_one_as_good_with_one() -> None:
    lineup = "Ragman, Renee Montoya"
    for marked, bought in ((1, "Renee Montoya"), (2, "Ragman")):
        t = table(P(), P(character="The Riddler"), lineup=lineup, power=4, tokens={marked: 1})
        assert [bought] == decision(t)
        t.idle()


def test_a_riddle_does_not_keep_it_from_what_is_clearly_better() -> None:
    t = table(P(), P(character="The Riddler"), lineup="Monstrous Strength, Kite Man", power=7, tokens={1: 1})
    assert ["Monstrous Strength"] == decision(t)
    t.idle()


def test_as_the_riddler_it_lays_harm_where_foes_will_buy_and_good_where_they_will_not() -> None:
    for read, slot in (([], "Ragman"), ([1, 2, 3, 4, 5, 6], "Slot 2, empty")):
        t = table(P(character="The Riddler"), P(), lineup="Kite Man, -, Ragman", riddles_read=read)
        t.use("The Riddler")
        assert [slot] == decision(t)
        t.pick(slot)
        t.idle()


def test_as_the_riddler_it_does_not_mind_its_own_tokens() -> None:
    t = table(P(character="The Riddler"), P(), lineup="Ragman, GCPD Officer", power=4, tokens={1: 1})
    assert "buy" in [option.verb for option in t.mine(0).options if t.name(option) == "Ragman"]
    assert ["The Riddler"] == decision(t)
    t.use("The Riddler")
    t.pick("GCPD Officer")
    assert ["Ragman"] == decision(t)
    t.idle()
