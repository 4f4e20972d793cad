"""What the whole suite needs, and what it says at its end."""

import signal
import sys
from functools import _lru_cache_wrapper

import pytest

LEFT_OUT = "LEFT OUT"
"""How the reason begins when tests were skipped because something is not on this machine."""


def pytest_configure() -> None:
    """Shells make what they start in the background deaf to Ctrl-C; some tests press it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="module", autouse=True)
def nothing_is_remembered() -> None:
    """What a rule remembers of earlier tests depends on their order; each module begins with nothing."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("coven.engine", "coven.games")):
            for value in vars(module).values():
                if isinstance(value, _lru_cache_wrapper):
                    value.cache_clear()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)]
    for reason in sorted({reason for reason in reasons if LEFT_OUT in reason}):
        number = reasons.count(reason)
        terminalreporter.write_line(f"!!! {number} tests were not run. {reason.removeprefix('Skipped: ')}", red=True)
