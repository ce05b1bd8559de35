"""What can be typed at the front door ``bot.py``: one module for each errand, and the assembly of the bot."""
