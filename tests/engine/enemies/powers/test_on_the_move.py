"""On the Move: Movement, Infamy, and Goons go next door."""

import pytest

from tests.engine.enemies.city import P, city

STUCK = "You could not leave the district where your turn began any more."
AROUND_UPTOWN = "kane-memorial-bridge:B, sprang-bridge:B, finger-bridge:B"


def test_movement_infamy_and_up_to_4_goons_of_one_district_anywhere() -> None:
    t = city(A=P(at="uptown", hand="on-the-move", goons="uptown, downtown*6"), B=P(goons="tricorner*3"))
    t.takes("A", "play:on-the-move")
    assert (3, 1) == (t.movement(), t.infamy("A"))
    assert ["choose:uptown", "choose:downtown", "none"] == t.offers("A")
    t.takes("A", "choose:downtown")
    assert [f"move:{n}" for n in range(5)] == t.offers("A")
    t.takes("A", "move:4")
    assert ["move:mercey-island", "move:midtown", "move:tricorner"] == t.offers("A")
    t.takes("A", "move:tricorner")
    assert (2, 4, 1, 3) == (t.goons("A", "downtown"), t.goons("A", "tricorner"), t.goons("A", "uptown"),
                            t.goons("B", "tricorner"))  # fmt: skip
    t.idle()


@pytest.mark.rule("EG-063", "EG-213")
def test_an_absent_player_moves_none() -> None:
    t = city(A=P(at="uptown", hand="on-the-move", goons="uptown*2"), B=P())
    t.takes("A", "play:on-the-move").default("A")
    assert (2, 1, 3) == (t.goons("A", "uptown"), t.infamy("A"), t.movement())
    t.idle()


def test_without_goons_on_the_board_nothing_is_asked() -> None:
    t = city(A=P(at="uptown", hand="on-the-move"), B=P(goons="uptown*2"))
    t.takes("A", "play:on-the-move")
    assert ("action", 3, 1, 2) == (t.key(), t.movement(), t.infamy("A"), t.goons("B", "uptown"))
    t.idle()


@pytest.mark.rule("EG-154", "EG-155")
def test_its_movement_is_a_way_out_that_keeps_another_card_in_the_hand() -> None:
    t = city(A=P(at="uptown", hand="on-the-move, shakedown"), B=P(), movement=1, fires=AROUND_UPTOWN)
    assert ([], ["play:on-the-move"], []) == (t.offers("A", "move"), t.offers("A", "play"), t.log("turn"))
    assert STUCK == t.why("A", "play shakedown")
    t.takes("A", "play:on-the-move").takes("A", "move:midtown")
    assert (0, "midtown") == (t.movement(), t.where("A"))
    t.idle()


@pytest.mark.rule("EG-156")
def test_it_is_none_where_even_its_movement_pays_for_no_step() -> None:
    t = city(A=P(at="uptown", hand="on-the-move, shakedown"), B=P(), movement=0, fires=AROUND_UPTOWN)
    assert ["A has no way out of Uptown and may end the turn there."] == t.log("turn")
    assert "play:shakedown" in t.offers("A")
    t.idle()
