"""Discord's errors as the fake answers them: HTTP status, JSON code and message in one table."""

from typing import Any

KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40001: (401, "Unauthorized"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
}


class DiscordError(Exception):
    """An answer other than success: `status`, Discord's JSON `code`, and what was wrong field by field.

    A `breach` is a request that Discord never takes, whatever the state of the world: it is a violation too.
    """

    def __init__(
        self,
        code: int = 0,
        *,
        status: int | None = None,
        message: str | None = None,
        details: list[str] | None = None,
        retry_after: float | None = None,
        is_global: bool = False,
        breach: bool = False,
    ) -> None:
        known_status, known_message = KNOWN.get(code, (status or 400, f"{status}: Error"))
        self.status = known_status if status is None else status
        self.code = code
        self.message = known_message if message is None else message
        self.details = details or []
        # discord.py reads retry_after from every 429 and would stumble over one without it.
        self.retry_after = 0.01 if retry_after is None and self.status == 429 else retry_after
        self.is_global = is_global
        self.breach = breach
        super().__init__(f"{self.status} (error code: {code}): {self.message} {self.details}")

    def body(self) -> dict[str, Any]:
        """The JSON that Discord would send."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.status == 429:
            body |= {"retry_after": self.retry_after, "global": self.is_global}
        if self.details:
            body["errors"] = {"_errors": [{"code": "INVALID", "message": text} for text in self.details]}
        return body

    def headers(self) -> dict[str, str]:
        """What goes with a 429; `Via` is what tells discord.py that it was Discord and not a proxy."""
        if self.status != 429:
            return {}
        scope = {"X-RateLimit-Global": "true"} if self.is_global else {"X-RateLimit-Scope": "user"}
        return {"Via": "1.1 fake", "Retry-After": str(self.retry_after), **scope}
