"""How the server says no: a code for programs, a Fluent message for people, and the rule or field that it is about."""

from typing import Any

import msgspec

from coven.engine import Illegal


class Trouble(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every refusal, by socket and by HTTP."""

    code: str
    message: str
    args: dict[str, Any] = {}
    rule: str | None = None
    field: str | None = None


class Problem(Exception):
    """A refusal on its way out. `status` is the HTTP status."""

    def __init__(
        self,
        code: str,
        status: int = 400,
        *,
        rule: str | None = None,
        field: str | None = None,
        retry_after: int | None = None,
        **args: Any,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.retry_after = retry_after
        """Seconds after which it may be tried again."""
        self.trouble = Trouble(code, f"problem-{code}", args, rule, field)

    @property
    def code(self) -> str:
        return self.trouble.code


class Refusal(Problem):
    """A move or set-up that the rules forbid."""

    def __init__(self, illegal: Illegal, status: int = 409, field: str | None = None) -> None:
        super().__init__("illegal", status)
        message = f"refusal-{illegal.message}"
        self.trouble = Trouble("illegal", message, illegal.args_of_message, illegal.rule, field)


def missing(what: str) -> Problem:
    """Nothing there, or nothing that this person may know of: both look the same."""
    return Problem(f"no-{what}", 404)
