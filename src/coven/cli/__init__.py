"""The command line: every command of `coven` is a module here."""

import contextlib
import errno
import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from coven import __version__
from coven.cli.common import words
from coven.cli.failure import Failure

app = App(
    name="coven",
    help="One table for five magic card games. Begin with: coven play",
    version=__version__,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
COMMANDS = "games rules play simulate arena analyse calibrate balance replay verify serve backup mcp"
for command in COMMANDS.split():
    app.command(f"coven.cli.{command}:{command}", name=command)  # a module is loaded when its command is called


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and end the process; whatever goes wrong is one line on standard error."""
    try:
        code = app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except Failure as failure:
        code = _complain(failure.line, failure.code)
    except CycloptsError as error:
        command = " ".join(["coven", *(error.command_chain or ())])
        code = _complain(words(None)("cli-see-help", detail=str(error), known=f"{command} --help"), 2)
    except KeyboardInterrupt:
        code = _complain(words(None)("cli-stopped"), 130)
    except EOFError:
        code = _complain(words(None)("cli-no-more-input"), 1)
    except OSError as error:
        closed = error.errno in {None, errno.EPIPE, errno.EIO}
        code = _complain(words(None)("cli-output-closed") if closed else str(error), 1)
    _let_go_of_closed_output()
    sys.exit(code if isinstance(code, int) else 0)


def _complain(line: str, code: int) -> int:
    with contextlib.suppress(OSError):
        print(" ".join(line.split()), file=sys.stderr, flush=True)
    return code


def _let_go_of_closed_output() -> None:
    """What could not be written to a closed pipe or terminal is not tried again when Python ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
