"""The Tasks of Enemies of Gotham City, by name."""

from engine.core.task import Tasks

tasks = Tasks()
