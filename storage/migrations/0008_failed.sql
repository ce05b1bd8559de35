-- The answer with which a card failed after journal entry seq, so that a skip can leave out what failed of it.
ALTER TABLE tables ADD COLUMN failed TEXT;
