"""The Tasks of Arkham: steps of the game by name, and one for each part of a card's text."""

from engine.core.task import Tasks

tasks = Tasks()
