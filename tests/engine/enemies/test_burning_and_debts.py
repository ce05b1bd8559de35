"""Burning, toppers and Abilities, debts, Swords, the printed examples of setup (EG-097 to EG-109, EG-208, EG-209)."""

import pytest

from engine import Dice
from engine.enemies.design import VILLAINS
from engine.enemies.map import BRIDGE, BUILDINGS, TOKENS
from engine.enemies.setup import lay_out_board, new_state
from engine.enemies.state import EnemiesState
from engine.enemies.tasks import tasks
from engine.enemies.turn import Turn
from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-077", "EG-101")
def test_every_board_has_an_ability_set_off_by_two_kinds_and_a_main_weapon() -> None:
    for board in VILLAINS.values():
        assert 2 == len(board.burns)
        assert not [kind for kind in board.burns if kind not in (*BUILDINGS, BRIDGE)]
        assert board.main_weapon.text


@pytest.mark.rule("EG-097", "EG-098", "EG-103")
def test_a_fire_is_put_on_what_does_not_burn_yet() -> None:
    t = city(
        A=P(at="uptown", hand="torch-job"), B=P(), buildings={"uptown": "bank"}, fires="tower@uptown:B, finger-bridge:A"
    )
    t.takes("A", "play:torch-job")
    assert ["burn:bank@uptown", "burn:kane-memorial-bridge", "burn:sprang-bridge"] == t.offers("A")
    t.takes("A", "burn:bank@uptown")
    assert (10, "fire:A") == (t.fires("A"), t.topper("bank@uptown"))
    t.idle()


@pytest.mark.rule("EG-101", "EG-209")
def test_the_ability_is_carried_out_at_once_each_time() -> None:
    t = city(
        A=P("joker", at="uptown", hand="torch-job", weapons="flame-thrower"), B=P(), buildings={"uptown": "tower*2"}
    )
    t.takes("A", "weapon:flame-thrower")
    assert 2 == t.infamy("A")
    t.takes("A", "play:torch-job").takes("A", "burn:tower@uptown")
    assert (5, ["A gains 2 Infamy, now 4.", "A gains 1 Infamy, now 5."]) == (t.infamy("A"), t.told("infamy"))
    t.idle()


@pytest.mark.rule("EG-102")
def test_only_whoever_burns_sets_off_an_ability() -> None:
    t = city(A=P(at="uptown", weapons="flame-thrower"), B=P("joker", at="uptown"), buildings={"uptown": "tower"})
    t.takes("A", "weapon:flame-thrower")
    assert (0, 3) == (t.infamy("B"), t.money("B"))
    t.idle()


@pytest.mark.rule("EG-104")
def test_only_its_owner_burns_what_is_iced_and_the_ice_goes_back() -> None:
    t = city(A=P(at="uptown", weapons="flame-thrower"), B=P("mr-freeze"), ice="bank@uptown:B")
    assert "weapon:flame-thrower" not in t.offers("A")
    t.idle()
    t = city(A=P("mr-freeze", at="uptown", weapons="flame-thrower"), B=P(), ice="bank@uptown:A")
    assert 11 == t.state.ice
    t.takes("A", "weapon:flame-thrower")
    assert ("fire:A", 12) == (t.topper("bank@uptown"), t.state.ice)
    t.idle()


@pytest.mark.rule("EG-105", "EG-103")
def test_anybody_burns_a_building_under_a_greenhouse() -> None:
    t = city(A=P(at="uptown", weapons="flame-thrower"), B=P("poison-ivy"), greenhouses="bank@uptown:B")
    t.takes("A", "weapon:flame-thrower")
    assert ("fire:A", 12, 0) == (t.topper("bank@uptown"), t.state.greenhouses, t.control("B", "uptown"))
    t.idle()


@pytest.mark.rule("EG-100")
def test_without_a_fire_in_supply_nothing_burns() -> None:
    t = city(A=P(at="uptown", weapons="flame-thrower", fires=0), B=P(), buildings={"uptown": "bank"})
    assert "weapon:flame-thrower" not in t.offers("A")
    t.idle()


class Arranged(Turn):
    """Setup with Score Tokens in a known order."""

    arranged: list[str]

    def shuffle(self, stream: str, cards: list[str]) -> None:  # type: ignore[override]
        """The tokens as arranged."""
        assert "tokens" == stream
        cards[:] = [*self.arranged, *(slug for slug in TOKENS if slug not in self.arranged)]


def laid_out(seats: int, *tokens: str) -> EnemiesState:
    """The board with these Score Tokens, north to south."""
    t = Arranged(new_state(seats), seats, Dice("00" * 16), tasks, quick=True)
    t.arranged = list(tokens)
    lay_out_board(t)
    return t.state


@pytest.mark.rule("EG-429")
def test_the_example_of_a_setup_for_four() -> None:
    state = laid_out(4, "score-1", "score-2", "score-5", "score-6", "score-9")
    built = [each.type for district in state.districts for each in district.buildings]
    assert (17, [5, 6, 3, 3]) == (
        len(built), [built.count(kind) for kind in ("tower", "bank", "police-station", "warehouse")]
    )  # fmt: skip
    assert [1, 0, 3, 3] == [state.buildings[kind] for kind in ("tower", "bank", "police-station", "warehouse")]


@pytest.mark.rule("EG-430", "EG-023")
def test_the_example_of_a_setup_for_five() -> None:
    state = laid_out(5, "score-6", "score-3", "score-1", "score-2", "score-4", "score-5", "score-7")
    west, east = state.districts[:2]
    assert (["bank", "bank"], "score-6") == ([each.type for each in west.buildings], west.token)
    assert (["tower", "warehouse"], "score-3") == ([each.type for each in east.buildings], east.token)
    assert ((6, 3, 2), (7, 3, 1)) == (TOKENS[west.token][1], TOKENS[east.token][1])


@pytest.mark.rule("EG-109", "EG-418")
def test_for_each_money_that_is_lacking_the_receiver_takes_2_from_the_supply() -> None:
    t = city(A=P(at="uptown", hand="abduction"), B=P("penguin", at="midtown", money=1))
    t.takes("A", "play:abduction")
    assert (0, 3 + 1 + 4) == (t.money("B"), t.money("A"))
    assert ["B pays 1 Money to A.", "B cannot pay 2 Money: A takes 4 from the supply."] == t.told("money")
    t.idle()


@pytest.mark.rule("EG-208", "EG-302")
def test_a_sword_answers_once_for_a_whole_effect_and_once_a_round() -> None:
    t = city(A=P(at="uptown", weapons="tommy-gun*2", goons="uptown*3"), B=P(goons="uptown*4", weapons="sword"))
    t.takes("A", "weapon:tommy-gun").takes("A", "remove:2")
    assert (2, 2, ["sword:used"]) == (t.goons("B", "uptown"), t.goons("A", "uptown"), t.weapons("B"))
    assert ["B's Sword strikes back."] == t.told("weapon")
    t.takes("A", "weapon:tommy-gun").takes("A", "remove:1")
    assert 2 == t.goons("A", "uptown")
    t.idle()


@pytest.mark.rule("EG-303", "EG-208")
def test_a_sword_can_set_off_another() -> None:
    t = city(A=P(goons="uptown*2", weapons="sword"), B=P(at="uptown", weapons="sword, tommy-gun", goons="uptown*2"),
             turns="BA")  # fmt: skip
    t.takes("B", "weapon:tommy-gun").takes("B", "remove:1")
    assert (0, 1) == (t.goons("A", "uptown"), t.goons("B", "uptown"))
    assert (["sword:used"], ["sword:used", "tommy-gun:used"]) == (t.weapons("A"), t.weapons("B"))
    t.idle()


@pytest.mark.rule("EG-304")
def test_a_sword_does_not_answer_the_batman_rule_or_goons_moved() -> None:
    t = city(phase="event", event="no-way-through", districts="midtown", A=P(goons="midtown*2", weapons="sword"),
             B=P(goons="midtown"))  # fmt: skip
    assert (1, 1, ["sword"]) == (t.goons("A", "midtown"), t.goons("B", "midtown"), t.weapons("A"))
    t = city(A=P("joker", at="uptown", goons="uptown"), B=P(goons="uptown*2", weapons="sword"))
    t.takes("A", "weapon:fake-revolver").takes("A", "move:B@uptown").takes("A", "move:midtown")
    assert (["sword"], 1) == (t.weapons("B"), t.goons("A", "uptown"))
    t.idle()
