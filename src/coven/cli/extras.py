"""Packages that only some commands need: a plain install leaves them out."""

from typing import Literal

from coven.cli.failure import Failure
from coven.text import Text

Extra = Literal["workers", "plot", "research", "cluster"]


def missing(extra: Extra, wanted_by: str, text: Text) -> Failure:
    """What to install for an option or command that cannot go on without it."""
    return Failure(text("cli-missing-extra", option=wanted_by, given=extra), 1)
