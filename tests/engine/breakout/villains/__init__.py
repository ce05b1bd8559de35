"""One file per Villain of DC Breakout: what is offered, what is not, and what it does."""
