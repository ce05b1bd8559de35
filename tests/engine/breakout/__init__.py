"""The rules of Breakout, tested through what is asked and answered."""
