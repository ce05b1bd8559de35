"""Standing orders of Enemies: what is asked outside of one's own turn, answered by order, and nothing else (EG-205)."""

import pytest

from engine import GAMES, Dice, Live, check_answer, easy
from tests.engine.enemies.city import CityTable, P, city
from tests.engine.telling import SEATS

ENEMIES = GAMES["enemies"]
CHOICES = {kind.window: [each.id for each in kind.choices] for kind in ENEMIES.orders}


def ordered(t: CityTable, name: str, choice: str) -> tuple[str, ...] | None:
    """What a standing order of a player answers to the open ask."""
    face = t.position.face(SEATS.index(name))
    assert face is not None
    return t.game.order(t.view(name), face, choice)


def test_everybody_starts_with_being_asked() -> None:
    assert {"ask"} == {choices[0] for choices in CHOICES.values()}
    t = city(phase="arkham", A=P(weapons="pistol"), B=P(base=1), tower=[6])
    assert ordered(t, "A", "ask") is None
    assert ordered(t, "B", "never") is None


def trial() -> CityTable:
    """A's Pistol is asked; one Goon of B and two of C have escaped, and B is first in Infamy Order."""
    return city(phase="arkham", A=P(weapons="pistol"), B=P(base=1, infamy=9), C=P(base=2, at="uptown"), tower=[6, 6, 6])


@pytest.mark.rule("EG-165", "EG-205")
def test_a_pistol_is_kept_or_hits_the_rival_of_whom_most_escaped_or_who_leads() -> None:
    t = trial()
    assert "pistol" == t.key()
    assert [("none",), ("remove:2",), ("remove:1",)] == [ordered(t, "A", each) for each in CHOICES["pistol"][1:]]
    t.takes("A", "none")
    assert "escape" == t.key()


def test_a_pistol_never_hits_the_partner_by_order() -> None:
    t = city(phase="arkham", duos=True, A=P(weapons="pistol"), B=P(base=1), C=P(base=2, infamy=9), D=P(),
             tower=[6, 6, 6])  # fmt: skip
    assert {("remove:1",)} == {ordered(t, "A", each) for each in ("most", "leader")}
    t = city(phase="arkham", duos=True, A=P(weapons="pistol"), B=P(), C=P(base=2), D=P(), tower=[6, 6])
    assert {("none",)} == {ordered(t, "A", each) for each in ("most", "leader")}


@pytest.mark.rule("EG-166")
def test_escaped_goons_go_to_the_villain_or_to_what_scores_or_their_owner_is_asked() -> None:
    t = city(phase="arkham", A=P(at="uptown", base=1), B=P(), tower=[6], score="midtown, tricorner",
             heroes={"robin": "midtown"})  # fmt: skip
    assert [("place:uptown",), ("place:tricorner",)] == [ordered(t, "A", each) for each in CHOICES["escape"][1:]]
    t = city(phase="arkham", A=P(at="uptown", base=1), B=P(), tower=[6], heroes={"robin": "uptown"}, score="uptown",
             event="turf-war")  # fmt: skip
    assert [None, None] == [ordered(t, "A", each) for each in CHOICES["escape"][1:]]


def test_a_weapon_that_an_event_sells_is_declined_but_not_one_of_the_own_room() -> None:
    t = city(phase="event", event="crates-at-the-pier", A=P(money=9), B=P(money=9), market="pistol")
    assert ("weapon", ("none",)) == (t.key(), ordered(t, "B", "never"))
    t = city(phase="prep", A=P(money=9), B=P(), market="pistol")
    t.takes("A", "place:room-weapon")
    assert ("weapon", None) == (t.key(), ordered(t, "A", "never"))


def test_goons_that_an_event_sells_are_paid_or_not_but_not_those_of_an_own_card() -> None:
    t = city(phase="event", event="turf-war", A=P(money=2), B=P())
    assert ("pay", ("pay:0",), ("pay:2",)) == (t.key(), ordered(t, "A", "never"), ordered(t, "A", "most"))
    t = city(A=P(hand="front-page", money=2), B=P(at="uptown"))
    t.takes("A", "play:front-page")
    assert ("pay", None) == (t.key(), ordered(t, "A", "never"))


def test_money_or_goons_are_taken_where_an_event_offers_both() -> None:
    t = city(phase="event", event="thornes-payroll", A=P(), B=P())
    assert ("choose", ("money",), ("goons",)) == (t.key(), ordered(t, "A", "money"), ordered(t, "A", "goons"))
    t = city(A=P(hand="goons-for-hire"), B=P(), buildings={"midtown": "bank"})
    t.takes("A", "play:goons-for-hire")
    assert ("choose", None) == (t.key(), ordered(t, "A", "goons"))


def test_goons_that_an_event_drives_out_go_to_the_tower_or_to_the_villain_or_to_the_most_others() -> None:
    t = city(phase="event", event="i-am-the-night", districts="midtown", A=P(at="uptown", goons="midtown*3, downtown"),
             B=P(at="tricorner"))  # fmt: skip
    assert ("goons", ("send:0",), ("send:2",)) == (t.key(), ordered(t, "A", "never"), ordered(t, "A", "most"))
    t.takes("A", "send:0")
    assert ("district", ("move:uptown",), ("move:downtown",)) == (
        t.key(), ordered(t, "A", "villain"), ordered(t, "A", "most"))  # fmt: skip


def test_without_the_villain_or_goons_next_door_their_owner_is_asked_where_they_go() -> None:
    t = city(phase="event", event="street-sweep", districts="midtown", A=P(goons="midtown*5"), B=P(at="uptown"))
    assert ("district", [None, None]) == (t.key(), [ordered(t, "A", each) for each in CHOICES["district"][1:]])


@pytest.mark.rule("EG-172")
def test_which_of_tied_districts_scores_is_always_asked() -> None:
    t = city(phase="score", event="system-crash", A=P(at="uptown", goons="uptown"), B=P(goons="midtown"))
    [asked] = t.asked()
    assert ("district", [None, None]) == (t.key(), [ordered(t, asked, each) for each in CHOICES["district"][1:]])


def test_power_cards_gained_last_are_discarded_by_order() -> None:
    t = city(phase="event", event="interrogation", districts="midtown", A=P(hand="muscle-in, ambush"), B=P(at="uptown"))
    assert ("discard", ("discard:1:ambush",)) == (t.key(), ordered(t, "A", "newest"))


@pytest.mark.parametrize("seats", [2, 4])
def test_in_whole_games_each_order_gives_a_legal_answer_that_only_what_the_seat_knows_decides(seats: int) -> None:
    live = Live.start(ENEMIES, seats, ENEMIES.options_type(), f"{seats:032x}", "quick")
    own = Dice(f"{5:032x}")
    answered: set[str] = set()
    while (ask := live.ask) is not None:
        # Whom it waits for is public at all times: there is no reaction that could give somebody away.
        assert not ask.ask.window
        for seat in ask.awaited:
            view, face = ENEMIES.view(live.state, seat), ask.face(seat)
            given = {choice: ENEMIES.order(view, face, choice) for choice in CHOICES.get(ask.ask.key, [])}
            for picks in given.values():
                if picks is not None and face.mine is not None:
                    assert picks == check_answer(face.mine, picks)
                    answered.add(ask.ask.key)
            other = ENEMIES.view(ENEMIES.resample(live.state, seat, own), seat) if given else view
            assert given == {choice: ENEMIES.order(other, face, choice) for choice in given}
        seat = ask.awaited[0]
        live.answer(seat, easy(None, ask.face(seat), own))
    assert "escape" in answered
