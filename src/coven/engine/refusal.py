"""How the engine says no."""

from typing import Any


class Illegal(Exception):
    """A refused move or set-up: the rule that forbids it, and a Fluent message with its arguments."""

    def __init__(self, rule: str, message: str = "not-offered", /, **args: Any) -> None:
        super().__init__(rule, message, args)
        self.rule = rule
        self.message = message
        self.args_of_message = args

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.args_of_message.items())
        return f"{self.rule}: {self.message}" + (f" ({details})" if details else "")
