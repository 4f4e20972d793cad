"""How a command says that it cannot go on."""


class Failure(Exception):
    """One line for the person at the terminal, and the exit code: 2 where the command was wrong, else 1."""

    def __init__(self, line: str, code: int = 2) -> None:
        super().__init__(line)
        self.line = " ".join(line.split())
        self.code = code
