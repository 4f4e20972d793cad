"""The command line: every command of `coven` is a module here."""

import contextlib
import errno
import io
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from cyclopts import App, CycloptsError, Parameter, Token, UnknownCommandError, UnusedCliTokensError, convert

from coven import __version__
from coven.cli.common import words
from coven.cli.failure import Failure
from coven.cli.harmless import harmless
from coven.text import Text

COMMANDS = "play games rules replay verify analyse simulate arena balance calibrate serve site backup restore mcp"
"""As a newcomer needs them."""


class Commands(App):
    """A module is loaded when its command is called, or when help tells what all of them do."""

    def help_print(self, *arguments: Any, **options: Any) -> None:
        self.resolved_commands()
        super().help_print(*arguments, **options)


def read_value(type_: Any, tokens: Sequence[Token]) -> Any:
    """A value of an argument. A fraction is no whole number: it is refused and not rounded."""
    if type_ is not int:
        return convert(type_, tokens)
    (token,) = tokens
    try:
        return int(token.value)
    except ValueError:
        raise Failure(words(None)("cli-whole-number", option=str(token.keyword), given=token.value)) from None


app = Commands(
    name="coven",
    help="One table for five magic card games. Start with: coven play",
    version=__version__,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
    default_parameter=Parameter(converter=read_value),
)
for place, command in enumerate(COMMANDS.split()):
    app.command(f"coven.cli.{command}:{command}", name=command, sort_key=place)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and end the process; whatever goes wrong is one line on standard error."""
    _stand_in_for_missing_streams()
    try:
        code = app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except Failure as failure:
        code = _complain(failure.line, failure.code)
    except CycloptsError as error:
        code = _complain(_misuse(error), 2)
    except KeyboardInterrupt:
        code = _complain(words(None)("cli-stopped"), 130)
    except EOFError:
        code = _complain(words(None)("cli-no-more-input"), 1)
    except OSError as error:
        closed = error.errno in {None, errno.EPIPE, errno.EIO}
        code = _complain(words(None)("cli-output-closed") if closed else str(error), 1)
    _let_go_of_closed_output()
    sys.exit(code if isinstance(code, int) else 0)


def _stand_in_for_missing_streams() -> None:
    """Nothing is read from or written to what was closed before we began, and `?` for what an encoding lacks."""
    for name in ("stdin", "stdout", "stderr"):  # in the order of their numbers, which the system gives out again
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8"))  # noqa: PTH123, SIM115
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _misuse(error: CycloptsError) -> str:
    """What was wrong with the command, and where to find how it goes."""
    text, command = words(None), " ".join(["coven", *(error.command_chain or ())])
    detail = str(error)
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        detail = _unknown_command(error.unused_tokens[0], text)
    if isinstance(error, UnusedCliTokensError):
        detail = text("cli-too-much", given=" ".join(error.unused_tokens or ()))
    return text("cli-see-help", detail=detail, known=f"{command} --help")


def _unknown_command(given: str, text: Text) -> str:
    near = get_close_matches(given, COMMANDS.split(), n=1)
    return text("cli-did-you-mean", given=given, known=near[0]) if near else text("cli-unknown-command", given=given)


def _complain(line: str, code: int) -> int:
    with contextlib.suppress(OSError):
        print(harmless(" ".join(line.split())), file=sys.stderr, flush=True)
    return code


def _let_go_of_closed_output() -> None:
    """What could not be written to a closed pipe or terminal is not tried again when Python ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
