"""What the front door says when it cannot do what was typed."""


class Failure(Exception):
    """Not done. Its text is one sentence, for whoever typed the command, that says what to do."""
