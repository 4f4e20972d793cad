"""What the whole suite says at its end."""

import pytest

LEFT_OUT = "LEFT OUT"
"""How the reason begins when tests were skipped because something is not on this machine."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)]
    for reason in sorted({reason for reason in reasons if LEFT_OUT in reason}):
        number = reasons.count(reason)
        terminalreporter.write_line(f"!!! {number} tests were not run. {reason.removeprefix('Skipped: ')}", red=True)
