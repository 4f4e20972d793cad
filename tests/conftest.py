"""What the whole suite measures, and what it says at its end."""

import signal
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PROVING_GAMES = {"contract", "engine", "games", "golden"}
"""The folders whose tests cover engine and games: measuring makes a test twice as slow, so others go unmeasured."""
UNMEASURED = {"test_adept.py", "test_leaks.py", "test_planted_leaks.py"}
"""Tests in these folders that reach nothing new."""

LEFT_OUT = "LEFT OUT"
"""How the reason begins when tests were skipped because something is not on this machine."""


def pytest_configure() -> None:
    """Shells make what they start in the background deaf to Ctrl-C; some tests press it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(HERE).parts[0] not in PROVING_GAMES or item.path.name in UNMEASURED:
            item.add_marker(pytest.mark.no_cover)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)]
    for reason in sorted({reason for reason in reasons if LEFT_OUT in reason}):
        number = reasons.count(reason)
        terminalreporter.write_line(f"!!! {number} tests were not run. {reason.removeprefix('Skipped: ')}", red=True)
