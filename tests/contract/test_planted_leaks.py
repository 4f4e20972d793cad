"""The leak test can fail: leaks planted in every game and every channel are found."""

from random import Random

import pytest

from coven.engine import Illegal, Prompt, Table
from coven.games.hocus.setup import HocusTable
from coven.games.hocus_focus.steps.race import Race
from coven.games.hocus_pocus.setup import HocusPocusTable
from coven.games.hocus_pocus.steps.window import Window
from coven.games.mandragora.setup import MandragoraTable
from coven.games.stupefix.events import Took
from coven.games.stupefix.moves import Prepare
from coven.games.stupefix.steps.secret import Secret
from tests.contract.cases import Case, step_randomly
from tests.contract.leaks import choices_that_sound_different, leaks, watchers

pytestmark = pytest.mark.no_cover  # slow, and reaches nothing new


def leaks_in(channel: str, game: str, players: int) -> bool:
    """Whether a few random games leak in that channel."""
    random = Random(game)
    for _ in range(6):
        table = Case(game, players, {}).deal(random.random())
        for _ in range(120):
            if not table.step:
                break
            if any(channel in leaks(table, seat, random) for seat in watchers(table)):
                return True
            table.apply(*step_randomly(table, random))
    return False


def test_a_window_that_asks_only_those_who_hold_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def actors(self: Window, table: HocusPocusTable) -> tuple[int, ...]:
        able = tuple(seat for seat in self.waiting if len(self.moves(table, seat)) > 1)
        return able or self.waiting[:1]

    monkeypatch.setattr(Window, "actors", actors)
    assert leaks_in("asked", "hocus_pocus", 3)


def test_a_refusal_that_tells_what_others_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(self: Window, table: HocusPocusTable, seat: int, move: object) -> Illegal:
        others = [name for other in range(table.players) if other != seat for name in table.names(table.hands[other])]
        return Illegal("HP-17", "somebody-else-holds-it" if getattr(move, "card", "") in others else "not-there")

    monkeypatch.setattr(Window, "why_not", why_not)
    assert leaks_in("refusals", "hocus_pocus", 3)


def test_a_view_that_shows_a_neighbours_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = HocusTable.view
    monkeypatch.setattr(HocusTable, "view", lambda self, seat: honest(self, (seat + 1) % self.players))
    assert leaks_in("view", "hocus", 3)


def test_a_prompt_that_tells_what_was_chosen_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Secret, "prompt", lambda self, table, viewer: Prompt("waiting", {"given": str(self.chosen)}))
    assert leaks_in("view", "stupefix", 4)


def test_a_race_that_shows_who_has_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Race, "asked", lambda self, table, viewer: self.actors(table))
    assert leaks_in("asked", "hocus_focus", 3)


def test_offers_in_the_order_of_the_hidden_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = MandragoraTable.moves
    monkeypatch.setattr(
        MandragoraTable, "moves", lambda self, seat: honest(self, seat)[:: -1 if self.pile[-1:] > [5] else 1]
    )
    assert leaks_in("moves", "mandragora", 2)


@pytest.mark.parametrize("game, players", [("hocus_pocus", 3), ("hocus", 3), ("mandragora", 4)])
def test_whispers_that_everybody_hears(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "whisper", lambda self, _, event, *args, **kwargs: self.tell(event, *args, **kwargs))
    assert leaks_in("events", game, players)


def test_an_event_that_names_the_card_chosen_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Secret.play

    def play(self: Secret, table: Table, seat: int, move: Prepare) -> None:
        table.tell(Took, seat, move.card)
        honest(self, table, seat, move)

    monkeypatch.setattr(Secret, "play", play)
    table = Case("stupefix", 4, {}).deal(1)
    assert choices_that_sound_different(table, 0, table.moves(0))
