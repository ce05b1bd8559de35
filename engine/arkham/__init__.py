"""The DC Deck-Building Game: Arkham Asylum: its rules, its cards, and what can be seen of a table."""
