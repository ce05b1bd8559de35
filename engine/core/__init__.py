"""Ask, answer, task, step, view, dice and journal: what all games share."""
