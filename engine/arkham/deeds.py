"""What happened in this turn, and the abilities that it triggers (AA-082, AA-105 to AA-107, AA-139)."""

from collections.abc import Sequence

from engine.arkham.design import HEARD, Deed, Design, Hook
from engine.arkham.design import REGISTER as DESIGNS
from engine.arkham.lineup import LineUp
from engine.arkham.state import NONE, Trigger


class Deeds(LineUp):
    """The record of deeds, and who hears of them."""

    def did(self, deed: Deed, seat: int, card: int) -> None:
        """Note a deed of this turn and queue the abilities it triggers (AA-082, AA-107, AA-139)."""
        if self.in_turn:
            done = self.state.now.deeds
            key = f"{deed}{seat}"
            if key in done:
                done[key].append(card)
            else:
                done[key] = [card]
        foes = HEARD.get(deed)
        if foes is None:
            return
        design = self.designs[card]
        owners: Sequence[int] = (seat,)
        for fits in foes:
            if fits(design):
                owners = self.around(self.state.active)
                break
        for owner in owners:
            for source, this in self.sources(owner):
                for hook in source.hooks:
                    if hook.deed == deed and self._triggers(hook, owner, seat, card):
                        self.state.triggers.append(Trigger(hook.task, owner, this))

    def _triggers(self, hook: Hook, owner: int, seat: int, card: int) -> bool:
        if not hook.fits(self.designs[card]):
            return False
        if hook.by_foe:
            if owner == seat or not self.is_foe(owner, seat):
                return False
        elif owner != seat:
            return False
        if not hook.first:
            return True
        if not self.in_turn or (hook.first == "own" and owner != self.state.active):
            return False
        doers = self.foes(owner) if hook.by_foe else [owner]
        fitting = [card for doer in doers for card in self.deeds(hook.deed, doer) if hook.fits(self.designs[card])]
        return len(fitting) == 1

    def deeds(self, deed: Deed, seat: int) -> list[int]:
        """The cards with which a player did this in this turn, in order."""
        return self.state.now.deeds.get(f"{deed}{seat}", [])

    def deeds_of_all(self, deed: Deed) -> list[int]:
        """The cards with which anybody did this in this turn."""
        return [card for seat in range(self.seats) for card in self.deeds(deed, seat)]

    def sources(self, seat: int) -> list[tuple[Design, int]]:
        """The designs whose Ongoing, Character or lasting texts work now for a player, with their cards."""
        state, designs = self.state, self.designs
        player = state.players[seat]
        found: list[tuple[Design, int]] = []
        if not player.face_down:
            for slug in player.characters:
                found.append((DESIGNS[slug], NONE))  # noqa: PERF401 - mostly one: a comprehension takes longer
        if player.play:
            found += [(designs[card], card) for card in player.play if designs[card].ongoing]
        if seat == state.active:
            if state.bribed:
                found += [(designs[card], card) for card in state.bribed if designs[card].ongoing]
            if state.now.lasting and self.in_turn:
                found += [(DESIGNS[slug], NONE) for slug in state.now.lasting]
        return found

    def queue_stack_ongoing(self, part: str) -> None:
        """Queue this part of the face-up top Nemesis for the active player (AA-146, AA-345)."""
        stack = self.nemesis_stack(self.state.active)
        if stack.up and self.design(stack.cards[0]).has(part):
            design = self.design(stack.cards[0])
            self.state.triggers.append(Trigger(design.task(part), self.state.active, stack.cards[0]))
