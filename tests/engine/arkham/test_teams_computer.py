"""The computer player ``normal`` in a team: what it passes on, lends, asks for, and plays for a teammate who left."""

from engine import Dice, Live, easy
from engine.arkham.computer import OPINIONS, normal
from engine.arkham.game import Arkham
from engine.arkham.mind import points
from engine.arkham.options import ArkhamOptions
from engine.arkham.state import Mode
from tests.engine.arkham.table import P, table
from tests.engine.arkham.test_computer import decision
from tests.engine.ignorance import same_answers

TEAMS = ArkhamOptions.model_validate({"mode": "2v2", "shadows": True, "own_starters": False})


def test_it_has_an_opinion_on_every_question_of_a_team_game() -> None:
    game, keys = Arkham(), set[str]()
    for number in range(8):
        live = Live.start(game, 4, TEAMS, f"{number:032x}", "poker")
        dice = Dice(f"{number:032x}")
        while live.ask is not None:
            keys.add(live.ask.ask.key)
            seat = live.ask.awaited[0]
            decider = normal if number % 3 else easy
            _ = live.answer(seat, decider(live.position.view(seat), live.ask.face(seat), dice))
    assert {"swap", "starter", "defend", "lend", "split"} <= keys
    assert set() == keys - set(OPINIONS)


def test_it_takes_the_same_answer_when_what_it_cannot_know_is_swapped() -> None:
    assert 100 < same_answers(Arkham(), 4, TEAMS, normal, 300)


def test_a_team_of_it_beats_a_team_that_plays_at_random() -> None:
    game, won = Arkham(), 0
    options = ArkhamOptions.model_validate({"mode": "2v2", "teams": "chosen"})
    for number in range(12):
        mine = {0, 1} if number % 2 else {2, 3}
        live = Live.start(game, 4, options, f"{number:032x}")
        dice = Dice(f"{number + 999:032x}")
        while live.ask is not None:
            seat = live.ask.awaited[0]
            decider = normal if seat in mine else easy
            _ = live.answer(seat, decider(live.position.view(seat), live.ask.face(seat), dice))
        won += set((live.position.standings or [[]])[0]) == mine
    assert won >= 11


def test_it_passes_on_what_its_teammate_gets_more_out_of() -> None:
    lineup = "Clownhunter, Monstrous Strength*4"
    t = table(P(vp=1, character="The Penguin"), P(), P(character="Harley Quinn"), P(),
              teams=True, lineup=lineup, power=4)  # fmt: skip
    assert ["Team Coffer: pass your next card on"] == decision(t)
    t.pick("coffer")
    assert ["Clownhunter"] == decision(t)
    t = table(P(vp=1, character="Harley Quinn"), P(), P(character="The Penguin"), P(),
              teams=True, lineup=lineup, power=4)  # fmt: skip
    assert ["Clownhunter"] == decision(t)


def test_with_the_weakest_link_it_passes_on_to_a_teammate_who_is_behind_and_to_none_who_is_ahead() -> None:
    lineup = "Clownhunter, Giant Penny*4"

    def picks(mine: int, theirs: int, mate: str, mode: Mode) -> list[str]:
        t = table(P(vp=mine, character="The Penguin"), P(), P(vp=theirs, character=mate), P(),
                  teams=True, lineup=lineup, power=4, mode=mode)  # fmt: skip
        return decision(t)

    coffer, card = ["Team Coffer: pass your next card on"], ["Clownhunter"]
    # Harley Quinn gets more out of it than The Penguin does; Killer Croc does not.
    for theirs, expected in ((3, coffer), (4, card)):
        assert expected == picks(3, theirs, "Harley Quinn", "weakest-link")
        assert coffer == picks(3, theirs, "Harley Quinn", "2v2")
    for mine, expected in ((6, card), (7, coffer)):
        assert expected == picks(mine, 3, "Killer Croc", "weakest-link")
        assert card == picks(mine, 3, "Killer Croc", "2v2")


def test_what_it_takes_for_a_score_counts_open_cards_hands_and_decks_but_no_bribed_ones() -> None:
    t = table(
        P("Punch", pile="Wildcat, Vulnerability", deck="Spoiler*3", vp=2), P(), P("Kite Man", deck=""), P(), teams=True,
        bribed="Wildcat",
    )  # fmt: skip
    view = t.position.view(0)
    # 2 VP lie on three cards that are seen, so the three of the deck are taken for as good.
    assert (6, 1) == (points(view.players[0], view.hand.cards), points(view.players[2], view.hand.mate.cards))


def test_it_asks_its_teammate_only_without_an_own_defense_and_lends_one_when_asked() -> None:
    t = table(P("Raid"), P("Punch*2", vp=1), P(), P("Shield, Punch"), teams=True)
    t.play("Raid")
    assert ["Team Coffer: ask your teammate for a Defense"] == decision(t, 1)
    t.pick("help", seat=1)
    t.take_it(3)
    assert ["Shield"] == decision(t, 3)
    t = table(P("Raid"), P("Bladed Umbrella, Punch", vp=1), P(), P("Shield, Punch"), teams=True)
    t.play("Raid")
    assert ["Bladed Umbrella"] == decision(t, 1)


def test_it_plays_for_a_teammate_who_left_with_that_ones_cards() -> None:
    t = table(P(), P("Weakness, Kite Man"), P(), P("Punch*5"), teams=True)
    t.leave(1)
    t.end()
    assert [3] == t.awaited
    assert ["Kite Man"] == decision(t, 3)
