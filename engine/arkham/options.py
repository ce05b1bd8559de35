"""What can be agreed before a game of Arkham begins, and the blank state that follows from it (AA-051 to AA-061)."""

from collections import Counter
from typing import Literal, Self, TypeAlias

from pydantic import BaseModel, Field, model_validator

from engine.arkham.design import REGISTER, printed
from engine.arkham.setup import levels_of, nemesis_fits
from engine.arkham.state import ArkhamState, Kind, Mode, Player

BOXES = {"both": "", "arkham": "base", "shadows": "shadows"}
TEAM_SEATS = 4

Source: TypeAlias = Literal["both", "arkham", "shadows"]


class ArkhamOptions(BaseModel):
    """What can be agreed before a game begins."""

    mode: Mode = Field(
        default="free-for-all",
        description="Everybody alone, or two teams of two; Weakest Link counts only the lower score of a team",
    )
    teams: Literal["drawn", "chosen"] = Field(
        default="drawn", description="Teams are drawn, or chosen: seats 1 and 2 play against seats 3 and 4"
    )
    shadows: bool = Field(
        default=False, description="Add the cards of Shadows: 8 Characters, 18 Nemesis and 18 main deck cards"
    )
    nemesis: Kind = Field(default="mixed", description="Nemesis stack of Super Heroes, Super-Villains, or both")
    rivals: Literal["same", "mixed", "heroes", "villains"] = Field(
        default="same", description="Nemesis stack of the team that starts second, if it differs"
    )
    nemesis_cards: Source = Field(default="both", description="Boxes that the Nemesis cards come from")
    length: Literal["standard", "short", "extended"] = Field(
        default="standard",
        description="Cards in the Nemesis stack: 7, 6 without the last one (short), 9 (extended, not for new players)",
    )
    draft: bool = Field(default=False, description="Draft Characters one after the other instead of choosing 1 of 2")
    own_starters: bool = Field(
        default=True, description="Off: choose 1 of 2 other unique Starters instead of your Character's own"
    )

    @model_validator(mode="after")
    def agree(self) -> Self:
        """Raises ValueError with one sentence about options that do not go together."""
        if self.mode != "free-for-all" and (self.length != "standard" or self.draft):
            raise ValueError("A game of teams has Nemesis stacks of its own and deals Characters: no length, no draft.")
        if self.mode == "free-for-all" and (self.teams != "drawn" or self.rivals != "same"):
            raise ValueError("Without teams there is nothing to choose about them: pick the mode first.")
        if not self.shadows and self.nemesis_cards == "shadows":
            raise ValueError("Nemesis cards of Shadows need the cards of Shadows: add them.")
        if _lacking(new_state(0, self), self.boxes):
            raise ValueError("There are not enough Nemesis cards for such a stack: mix them, or add those of Shadows.")
        return self

    @property
    def boxes(self) -> tuple[str, ...]:
        """The boxes on the table."""
        return ("base", "shadows") if self.shadows else ("base",)


def new_state(seats: int, agreed: ArkhamOptions) -> ArkhamState:
    """A table before anything has been dealt."""
    second: Kind = agreed.nemesis if agreed.rivals == "same" else agreed.rivals
    alone = agreed.mode == "free-for-all"
    return ArkhamState(
        printed(*agreed.boxes),
        agreed.length,
        agreed.draft,
        agreed.mode,
        agreed.teams == "chosen",
        agreed.own_starters,
        [agreed.nemesis] if alone else [agreed.nemesis, second],
        BOXES[agreed.nemesis_cards],
        players=[Player(seat) for seat in range(seats)],
    )


def _lacking(state: ArkhamState, boxes: tuple[str, ...]) -> int:
    """A Level with fewer cards than these stacks need, 0 if there is none (AA-038)."""
    cards = [each for each in REGISTER.values() if each.pile == "nemesis" and each.box in boxes]
    wanted = Counter(levels_of(state))
    for level, each in wanted.items():
        fitting = {
            kind: sum(card.level == level and nemesis_fits(state, card, kind) for card in cards)
            for kind in dict.fromkeys((*state.stacks, "mixed"))
        }
        by_kind = Counter(state.stacks)
        if each * len(state.stacks) > fitting["mixed"]:
            return level
        if any(each * count > fitting[kind] for kind, count in by_kind.items()):
            return level
    return 0
