"""Phase Shift: when an opponent's Gadget targets your team: cancel that Gadget."""

import pytest

from engine import render
from tests.engine.breakout.track import race, team

SHIFT = ("phase-shift",)
CLOUD = "play:null-cloud:penguin"


@pytest.mark.rule("BR-165", "BR-154", "BR-167", "BR-151")
def test_the_targeted_team_may_cancel_and_the_card_goes_under_the_deck_last() -> None:
    table = race(A=team(on=22, holds=("null-cloud",)), B=team("penguin", holds=SHIFT), dice=[1])
    table.takes("A", CLOUD)
    assert (["B"], ["cancel", "pass"]) == (table.asked(), table.offers("B"))
    table.takes("B", "cancel")
    assert ([], [], ["null-cloud", "phase-shift"]) == (table.blank(), table.holds("B"), table.under(2))
    assert (["A"], ["roll"]) == (table.asked(), table.offers("A"))
    table.takes("A", "roll")
    assert 23 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-011", "BR-185")
def test_an_absent_player_lets_it_happen() -> None:
    table = race(A=team(holds=("null-cloud",)), B=team("penguin", holds=SHIFT))
    table.takes("A", CLOUD).default("B")
    assert (["penguin"], [*SHIFT]) == (table.blank(), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-154", "BR-183")
def test_it_fits_no_window_of_the_own_turn() -> None:
    table = race(A=team(on=22, holds=SHIFT), B=team(), dice=[1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll")
    assert ("own-reroll", ["keep"]) == (table.key(), table.offers("A"))
    table.takes("A", "keep")
    assert ("end", ["end"]) == (table.key(), table.offers("A"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-166")
@pytest.mark.parametrize("gadget", ["adrenaline", "grappling-hook", "jet-pack", "nanobots"])
def test_gadgets_of_the_start_that_target_nobody_are_out_of_its_reach(gadget: str) -> None:
    table = race(A=team(on=22, holds=(gadget,)), B=team(on=30, holds=SHIFT))
    table.takes("A", f"play:{gadget}")
    assert ("roll", ["A"], [*SHIFT]) == (table.key(), table.asked(), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-166")
@pytest.mark.parametrize("power", ["use:deadshot:penguin", "use:hush:1"])
def test_powers_are_no_gadgets(power: str) -> None:
    a = team("deadshot", "hush", on=22, tokens={"deadshot": 1, "hush": 1})
    table = race(A=a, B=team("penguin", on=24, holds=SHIFT))
    table.takes("A", power)
    assert ("roll", ["A"], [*SHIFT]) == (table.key(), table.asked(), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-165")
def test_it_cannot_be_cancelled_itself() -> None:
    a = team(holds=("null-cloud", *SHIFT))
    table = race(A=a, B=team("penguin", holds=SHIFT))
    table.takes("A", CLOUD).takes("B", "cancel")
    assert ([], "roll", ["A"], [*SHIFT]) == (table.blank(), table.key(), table.asked(), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-166", "BR-180")
def test_a_bystander_is_not_asked() -> None:
    table = race(A=team(holds=("null-cloud",)), B=team("penguin"), C=team("bane", holds=SHIFT))
    table.takes("A", CLOUD)
    assert (["A"], ["penguin"], [*SHIFT]) == (table.asked(), table.blank(), table.holds("C"))
    table.idle()


@pytest.mark.rule("BR-180")
def test_in_a_quick_game_a_target_without_the_card_is_not_asked() -> None:
    table = race(A=team(holds=("null-cloud",)), B=team("penguin", holds=("jet-pack",)))
    table.takes("A", CLOUD)
    assert (["A"], ["penguin"]) == (table.asked(), table.blank())
    table.idle()


@pytest.mark.rule("BR-166")
def test_in_a_poker_face_game_every_target_is_asked() -> None:
    table = race(A=team(holds=("null-cloud",)), B=team("penguin"), C=team("bane", holds=SHIFT), windows="poker")
    table.takes("A", CLOUD)
    assert (["B"], ["pass"]) == (table.asked(), table.offers("B"))
    table.takes("B", "pass")
    assert (["A"], ["penguin"]) == (table.asked(), table.blank())
    table.idle()


def test_the_table_is_told_the_gadget_and_not_who_is_asked() -> None:
    table = race(A=team(holds=("null-cloud",)), B=team("penguin", holds=SHIFT))
    table.takes("A", CLOUD)
    face = table.position.face(None)
    assert face is not None
    assert "Waiting for an answer to Null Cloud." == render(face.public, table.named)
    table.takes("B", "pass").idle()


@pytest.mark.rule("BR-165")
def test_whoever_may_cancel_reads_at_what_the_gadget_aims() -> None:
    cloud = race(A=team(holds=("null-cloud",)), B=team("penguin", holds=SHIFT))
    cloud.takes("A", CLOUD)
    zone = race(A=team(on=3, holds=("phantom-zone",)), B=team(on=30, holds=SHIFT), dice=[1])
    zone.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone")
    said = ["Null Cloud targets Penguin of your team.", "Phantom Zone targets your team."]
    for table, words in zip((cloud, zone), said, strict=True):
        face = table.position.face(1)
        assert face is not None
        assert face.mine is not None
        assert words == render(face.mine.prompt, table.named)


@pytest.mark.rule("BR-165")
def test_one_card_cancels_one_gadget() -> None:
    table = race(A=team(holds=("null-cloud", "null-cloud")), B=team("penguin", "bane", holds=SHIFT * 2))
    table.takes("A", CLOUD).takes("B", "cancel")
    assert ([*SHIFT], []) == (table.holds("B"), table.blank())
    table.takes("A", CLOUD).takes("B", "pass")
    assert ([*SHIFT], ["penguin"]) == (table.holds("B"), table.blank())
    table.idle()


@pytest.mark.rule("BR-153", "BR-167")
def test_after_a_cancelled_gadget_another_one_may_be_played_on_the_same_villain() -> None:
    a = team("falcone", "hush", holds=("null-cloud", "morph-powder"))
    table = race(A=a, B=team("penguin", "bane", holds=SHIFT))
    table.takes("A", CLOUD).takes("B", "cancel")
    assert "play:morph-powder:penguin" in table.offers("A")
    table.takes("A", "play:morph-powder:penguin")
    assert ["penguin"] == [card.power for card in table.team("A").morphs]
    table.idle()


@pytest.mark.rule("BR-149", "BR-190")
def test_everybody_sees_the_card_when_it_is_used() -> None:
    table = race(A=team(holds=("null-cloud",)), B=team("penguin", holds=SHIFT), C=team())
    table.takes("A", CLOUD).takes("B", "cancel")
    assert ["null-cloud", "phase-shift"] == [card.slug for card in table.view("C").played]
    assert ["B plays Phase Shift.", "B cancels Null Cloud."] == table.told("gadget", to="C")
    table.idle()


def test_it_works_for_a_team_in_start_and_for_one_on_the_last_space() -> None:
    a = team(on=22, holds=("null-cloud", "null-cloud"))
    table = race(A=a, B=team("penguin", holds=SHIFT), C=team("bane", on=36, holds=SHIFT))
    table.takes("A", CLOUD).takes("B", "cancel").takes("A", "play:null-cloud:bane").takes("C", "cancel")
    assert [] == table.blank()
    table.idle()
