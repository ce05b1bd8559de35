"""VP tokens and Bribe prices (sections 11 and 12)."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-178", "AA-179", "AA-180", "AA-182")
def test_tokens_are_one_public_number_for_each_player_without_limit() -> None:
    t = table(P("Wild Card", vp=999), P(vp=3))
    t.play("Wild Card")
    t.pick("Gain 1 VP")
    for watcher in (None, 0, 1):
        assert [1000, 3] == [player.vp for player in t.position.view(watcher).players]
    t.idle()


@pytest.mark.rule("AA-181", "EX-061")
def test_losing_more_than_there_is_leaves_0() -> None:
    t = table(P(vp=1), P(character="The Riddler"), lineup="Kite Man", tokens={1: 2}, power=2)
    t.buy("Kite Man")
    assert (0, 1) == (t.vp(), t.vp(1))
    t.idle()


@pytest.mark.rule("EX-027", "AA-186")
def test_gaining_a_negative_number_is_gaining_0() -> None:
    t = table(P("Appraisal, Weakness", vp=4), P())
    t.play("Appraisal")
    t.pick("Weakness")
    assert 4 == t.vp()
    t.idle()


@pytest.mark.rule("AA-265", "AA-194", "AA-196")
def test_warehouse_and_hq_lower_prices_but_give_no_banner() -> None:
    lineup = "Kite Man, Man-Bat, Crowbar, Heads You Live…, GCPD Officer"
    t = table(P(play="Abandoned Warehouse"), P(), lineup=lineup)
    assert ["Kite Man"] == t.offers("bribe")
    t = table(P(play="GCPD HQ"), P(), lineup=lineup)
    assert ["GCPD Officer"] == t.offers("bribe")
    t = table(P(vp=1, play="Abandoned Warehouse, GCPD HQ"), P(), lineup=lineup)
    assert ["Kite Man", "Man-Bat", "Heads You Live…", "GCPD Officer"] == t.offers("bribe")
    assert [0, 1, None, 1, 0] == [slot.cards[0].bribe for slot in t.position.view(1).slots]
    t.idle()


@pytest.mark.rule("AA-346")
def test_reductions_add_up_and_a_bribe_for_0_vp_stays_at_0() -> None:
    t = table(P("Umbrella Gun", play="Abandoned Warehouse", character="The Penguin"), P(), lineup="Jokermobile")
    assert [] == t.offers("bribe")
    t.play("Umbrella Gun")
    assert ["Jokermobile"] == t.offers("bribe")
    t.bribe("Jokermobile")
    assert 0 == t.vp()
    t.idle()


@pytest.mark.rule("AA-193", "AA-273")
def test_a_bribed_card_that_was_destroyed_does_not_go_to_the_main_deck() -> None:
    t = table(P("Expendable Lackeys", vp=1), P(), lineup="Kite Man, Ragman*4", main="Crowbar*9")
    t.bribe("Kite Man")
    t.play("Expendable Lackeys")
    t.pick("Kite Man")
    t.end()
    assert (["Kite Man"], 0) == (t.destroyed, t.main.count("Kite Man"))
    t.idle(1)


@pytest.mark.rule("AA-195", "AA-342")
def test_a_bribe_by_a_text_is_resolved_at_that_line() -> None:
    t = table(P("Hugo Strange"), P("Punch"), lineup="Nightmare Visions, Punchline, Victor Zsasz")
    t.play("Hugo Strange")
    assert ["Nightmare Visions", "Victor Zsasz", "No"] == t.offers()
    t.pick("Victor Zsasz")
    assert (4, ["Victor Zsasz"], ["Weakness"]) == (t.power, t.bribed, t.pile(1))
    t.idle()


@pytest.mark.rule("AA-274")
def test_giant_mallet_has_a_banner_of_2() -> None:
    t = table(P(vp=2), P(), lineup="Giant Mallet")
    t.bribe("Giant Mallet")
    t.no()
    assert (0, 2) == (t.vp(), t.power)
    t.idle()


@pytest.mark.rule("AA-088", "AA-188")
def test_whoever_can_bribe_reads_how_that_differs_from_buying() -> None:
    turn = "Your turn: play, buy, Bribe, use an ability, or end."
    t = table(P(vp=1), P(), lineup="Kite Man", power=2)
    assert ["Kite Man"] == t.offers("bribe")
    assert f"{turn} What you Bribe works at once, and for this turn only." == t.prompt()
    t = table(P(), P(), lineup="Kite Man", power=2)
    assert ([], True) == (t.offers("bribe"), "Kite Man" in t.offers("buy"))
    assert turn == t.prompt()
