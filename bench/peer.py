"""The peer: pyminion, a Dominion engine from PyPI, played by a random decider of ours."""

import logging
import random
import time
from collections.abc import Sequence
from typing import Any, cast

from pyminion.expansions.base import base_set
from pyminion.game import Game
from pyminion.player import Player

MOST_TURNS = 60
"""Random players hardly ever end a game of Dominion, so a game counts as played after this many turns."""


class RandomDecider:
    """Answers every question of pyminion at random, and counts those that have more than one possible answer.

    So are ours counted: copies of a card are no choice among themselves, and what is forced is not asked.
    """

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.decisions = 0

    def _one(self, cards: Sequence[Any]) -> Any:
        self.decisions += bool(cards)
        return self.chance.choice([*cards, None])

    def _some(self, cards: Sequence[Any], least: int, most: int) -> list[Any]:
        most = len(cards) if most < 0 else min(most, len(cards))
        least = min(least, most)
        self.decisions += least < most or (0 < most < len(cards) and len({card.name for card in cards}) > 1)
        return self.chance.sample(list(cards), self.chance.randint(least, most))

    def action_phase_decision(self, valid_actions: Sequence[Any], player: Any, game: Any) -> Any:
        """An action or none."""
        return self._one(valid_actions)

    def treasure_phase_decision(self, valid_treasures: Sequence[Any], player: Any, game: Any) -> list[Any]:
        """Some of the treasures; asked again until none is picked."""
        return self._some(valid_treasures, 0, -1)

    def buy_phase_decision(self, valid_cards: Sequence[Any], player: Any, game: Any) -> Any:
        """A card or none."""
        return self._one(valid_cards)

    def binary_decision(self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: Any = None) -> bool:
        """Yes or no."""
        self.decisions += 1
        return self.chance.random() < 0.5

    def multiple_option_decision(
        self, card: Any, options: Sequence[str], player: Any, game: Any, num_choices: int = 1, unique: bool = True
    ) -> list[int]:
        """Some of the options."""
        self.decisions += 1
        return self.chance.sample(range(len(options)), num_choices)

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: Sequence[Any], player: Any, game: Any, required: bool = True
    ) -> Any:
        """A card to be played again."""
        self.decisions += len({each.name for each in valid_cards}) > 1
        return self.chance.choice(valid_cards)

    def deck_position_decision(self, prompt: str, card: Any, player: Any, game: Any, num_deck_cards: int) -> int:
        """A place in the deck."""
        self.decisions += 1
        return self.chance.randint(0, num_deck_cards)

    def __getattr__(self, name: str) -> Any:
        """The decisions that pick cards: discard, trash, gain, topdeck, reveal, pass."""
        if not name.endswith("_decision"):
            raise AttributeError(name)
        verb = name.removesuffix("_decision")

        def pick(
            prompt: str, card: Any, valid_cards: Sequence[Any], player: Any, game: Any, **bounds: int
        ) -> list[Any]:
            return self._some(valid_cards, bounds.get(f"min_num_{verb}", 0), bounds.get(f"max_num_{verb}", -1))

        return pick


def decisions_per_second(seconds: float, seats: int = 4) -> tuple[float, float]:
    """Decisions and games per second of pyminion's random play with this many seats (at most four)."""
    logging.getLogger().setLevel(logging.ERROR)
    decided = games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        deciders = [RandomDecider(games * 10 + seat) for seat in range(seats)]
        # Its protocol names each decision; ours answers any, so the type is told to be content.
        players = [Player(decider=cast("Any", decider), player_id=str(seat)) for seat, decider in enumerate(deciders)]
        game = Game(players, [base_set], log_stdout=False)
        random.seed(games)
        _play(game)
        decided += sum(decider.decisions for decider in deciders)
        games += 1
    spent = time.process_time() - started
    return decided / spent, games / spent


def _play(game: Any) -> None:
    """Pyminion's own loop, with an end."""
    game.start()
    for _ in range(MOST_TURNS):
        for player in game.players:
            player.take_turn(game)
            game.card_cost_reduction = 0
            if game.is_over():
                return
