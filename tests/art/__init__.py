"""Pictures, looked at from the outside: their words, their pixels, their names."""
