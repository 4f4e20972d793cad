"""The example game on the shelf: it is over in twelve moves."""

import pytest

from coven.bots.match import Match, play_record
from tests.cli.with_familiars import shelve


@pytest.fixture
def familiars(monkeypatch: pytest.MonkeyPatch) -> Match:
    """Games of Familiars between an Adept and a bot that plays at random."""
    shelve(monkeypatch.setattr)
    return Match(game="familiars", players=2, options={}, bots=("adept", "random"), seed="s")


@pytest.fixture
def record(familiars: Match) -> bytes:
    return play_record(familiars, 1).encode()
