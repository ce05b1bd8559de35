"""The sandbox without its page."""
