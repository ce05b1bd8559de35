"""One file per card design."""
