"""The example game on the shelf: it is over in twelve moves."""

import sys

import pytest

from coven.bots.match import Match, play_record
from tests.cli.with_familiars import shelve


@pytest.fixture
def familiars(monkeypatch: pytest.MonkeyPatch) -> Match:
    """Games of Familiars between a bot that always sends its first card and one that plays at random."""
    shelve(monkeypatch.setattr, lambda name, module: monkeypatch.setitem(sys.modules, name, module))
    return Match(game="familiars", players=2, options={}, bots=("adept", "random"), seed="s")


@pytest.fixture
def record(familiars: Match) -> bytes:
    return play_record(familiars, 1).encode()
