"""How the server says that it cannot start."""


class StartProblem(Exception):
    """Why a server cannot start, or a database cannot be used: a Fluent message with its arguments."""

    def __init__(self, message: str, /, **args: str | int) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_of_message = args
