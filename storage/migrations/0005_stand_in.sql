-- When the computer that plays for somebody hands the seat back by itself, unix seconds; NULL: when they come back.
ALTER TABLE seats ADD COLUMN stand_in_until REAL;
