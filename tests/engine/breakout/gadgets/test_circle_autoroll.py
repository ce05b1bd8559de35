"""What Four Leaf Clover and Fickle Fingers of Fate have in common: on a Circle an Autoroll instead of the roll."""

from typing import ClassVar

import pytest

from tests.engine.breakout.track import race, team


class CircleAutoroll:
    """The tests of one of the two; ``number`` is what it Autorolls, ``other`` the other one."""

    gadget: ClassVar[str]
    number: ClassVar[int]
    other: ClassVar[str]
    other_number: ClassVar[int]

    @property
    def autoroll(self) -> str:
        """The option that uses it."""
        return f"autoroll:{self.gadget}"

    @pytest.mark.rule("BR-156", "BR-074", "BR-077", "BR-151")
    def test_on_a_circle_it_may_replace_the_roll_and_is_spent(self) -> None:
        table = race(A=team(on=24, holds=(self.gadget,)), B=team())
        assert ["roll", self.autoroll] == table.offers("A")
        table.takes("A", self.autoroll)
        assert (24 + self.number, [], [self.gadget]) == (table.space("A"), table.holds("A"), table.under())
        table.idle()

    @pytest.mark.rule("BR-156", "BR-153")
    @pytest.mark.parametrize("on", [22, 23, 21, 0], ids=["Square", "Triangle", "Gadget space", "Start"])
    def test_elsewhere_it_is_not_offered(self, on: int) -> None:
        table = race(A=team(on=on, holds=(self.gadget,)), B=team())
        assert ["roll"] == table.offers("A")
        table.idle()

    @pytest.mark.rule("BR-076")
    @pytest.mark.parametrize(("on", "rival", "offered"), [(22, 24, True), (24, 26, False)])
    def test_the_circle_counts_after_the_effects_of_the_start(self, on: int, rival: int, offered: bool) -> None:
        table = race(A=team(on=on, holds=("grappling-hook", self.gadget)), B=team(on=rival))
        table.takes("A", "play:grappling-hook")
        assert offered == (self.autoroll in table.offers("A"))
        table.idle()

    @pytest.mark.rule("BR-154")
    def test_it_fits_neither_after_the_roll_nor_at_the_end_nor_in_another_teams_turn(self) -> None:
        table = race(A=team(on=24, holds=(self.gadget,)), B=team(on=24, holds=(self.gadget,)), dice=[3])
        table.takes("A", "roll")
        assert ("own-reroll", ["keep"]) == (table.key(), table.offers("A"))
        table.takes("A", "keep")
        assert ("end", ["end"], []) == (table.key(), table.offers("A"), table.offers("B"))
        table.takes("A", "end").idle()

    @pytest.mark.rule("BR-075")
    def test_its_number_is_the_die_for_others(self) -> None:
        b = team("hugo-strange", on=3)
        table = race(A=team(on=24, holds=(self.gadget,)), B=b)
        table.takes("A", self.autoroll).takes("B", "autoroll:hugo-strange")
        table.takes("B", "move")
        assert [24 + self.number, 4 + self.number] == table.spaces()
        table.idle()

    @pytest.mark.rule("BR-206")
    def test_its_number_may_be_changed_like_a_rolled_one(self) -> None:
        table = race(A=team("penguin", on=24, holds=(self.gadget,)), B=team())
        table.takes("A", self.autoroll).takes("A", f"change:{self.number - 1}")
        assert 23 + self.number == table.space("A")
        table.idle()

    @pytest.mark.rule("BR-078", "BR-079")
    def test_rerolled_by_a_rival_it_is_spent_and_another_autoroll_may_follow(self) -> None:
        a = team(on=24, holds=(self.gadget, self.other))
        table = race(A=a, B=team("joker", tokens=1))
        table.takes("A", self.autoroll).takes("A", "keep").takes("B", "reroll")
        assert ("replacement", ["roll", f"autoroll:{self.other}"]) == (table.key(), table.offers("A"))
        table.takes("A", f"autoroll:{self.other}")
        assert ([24 + self.other_number, 2], [], [self.gadget, self.other]) == (
            table.spaces(),
            table.holds("A"),
            table.under(2),
        )
        table.idle()

    @pytest.mark.rule("BR-079")
    def test_a_second_card_of_the_kind_is_a_different_autoroll(self) -> None:
        table = race(A=team(on=24, holds=(self.gadget, self.gadget)), B=team("joker", tokens=1))
        table.takes("A", self.autoroll).takes("A", "keep").takes("B", "reroll")
        assert ["roll", self.autoroll] == table.offers("A")
        table.takes("A", self.autoroll)
        assert ([24 + self.number, 2], []) == (table.spaces(), table.holds("A"))
        table.idle()

    @pytest.mark.rule("BR-078", "BR-081")
    def test_rerolled_by_a_rival_it_may_be_followed_by_a_die(self) -> None:
        table = race(A=team(on=24, holds=(self.gadget,)), B=team("joker", tokens=1), dice=[2])
        table.takes("A", self.autoroll).takes("B", "reroll")
        assert ([26, 2], []) == (table.spaces(), table.holds("A"))
        table.idle()

    @pytest.mark.rule("BR-219")
    def test_an_own_lucky_coin_spends_it_too(self) -> None:
        table = race(A=team(on=24, holds=(self.gadget, "lucky-coin")), B=team(), dice=[2])
        table.takes("A", self.autoroll).takes("A", "reroll:lucky-coin")
        assert (26, []) == (table.space("A"), table.holds("A"))
        table.idle()

    @pytest.mark.rule("BR-098", "BR-200")
    @pytest.mark.parametrize("chosen", ["die:1", "die:2"])
    def test_it_replaces_one_of_banes_dice_and_is_spent_whichever_is_used(self, chosen: str) -> None:
        table = race(A=team("bane", on=24, holds=(self.gadget,)), B=team(), dice=[2])
        table.takes("A", self.autoroll).takes("A", chosen)
        space = 24 + self.number if chosen == "die:1" else 26
        assert (space, []) == (table.space("A"), table.holds("A"))
        table.idle()

    @pytest.mark.rule("BR-093", "BR-206")
    def test_it_cannot_be_falcones_second_die(self) -> None:
        table = race(A=team("falcone", on=24, holds=(self.gadget,)), B=team(), dice=[2, 1])
        table.takes("A", "roll").takes("A", "keep").takes("A", "second-die").takes("A", "keep").ends("A")
        assert (24, [self.gadget]) == (table.space("A"), table.holds("A"))
        table.idle()

    @pytest.mark.rule("BR-093")
    def test_it_can_be_falcones_first_die(self) -> None:
        table = race(A=team("falcone", on=16, holds=(self.gadget,)), B=team(), dice=[6])
        table.takes("A", self.autoroll).takes("A", "second-die").takes("A", "move")
        assert 22 + self.number == table.space("A")
        table.idle()

    @pytest.mark.rule("BR-082")
    def test_fog_turns_only_sixes(self) -> None:
        table = race(A=team(on=24, holds=(self.gadget,)), B=team(fog=True))
        table.takes("A", self.autoroll)
        assert 24 + self.number == table.space("A")
        table.idle()

    @pytest.mark.rule("BR-073")
    def test_with_egghead_the_prediction_comes_first(self) -> None:
        table = race(A=team("egghead", on=24, holds=(self.gadget,)), B=team())
        assert ("prediction", False) == (table.key(), self.autoroll in table.offers("A"))
        table.takes("A", "predict:circle")
        assert ["roll", self.autoroll] == table.offers("A")
        table.idle()

    @pytest.mark.rule("BR-090", "BR-075")
    def test_it_is_multiplied_like_a_rolled_die(self) -> None:
        a = team("maxie-zeus", on=10, holds=("grappling-hook", self.gadget))
        table = race(A=a, B=team(on=16))
        table.takes("A", "play:grappling-hook").takes("A", self.autoroll).takes("A", "move")
        assert 16 + 3 * self.number == table.space("A")
        table.idle()

    @pytest.mark.rule("BR-166")
    def test_it_targets_nobody(self) -> None:
        table = race(A=team(on=24, holds=(self.gadget,)), B=team(on=30, holds=("phase-shift",)))
        table.takes("A", self.autoroll)
        assert ("B", ["phase-shift"]) == (table.turn_of(), table.holds("B"))
        table.idle()

    @pytest.mark.rule("BR-100")
    def test_it_can_carry_the_team_out(self) -> None:
        table = race(A=team(on=36, holds=(self.gadget,)), B=team(on=24), C=team())
        table.takes("A", self.autoroll)
        assert (["A"], [24, 0]) == (table.places(), table.spaces()[1:])
        table.plays_on().idle()
