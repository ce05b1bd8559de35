-- The language that a table speaks to all who sit at it, as Discord names it; NULL: English.
ALTER TABLE tables ADD COLUMN language TEXT;
