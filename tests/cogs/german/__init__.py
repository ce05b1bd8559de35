"""The bot where everybody speaks German: what it sends there is overheard, and none of it may be English."""
