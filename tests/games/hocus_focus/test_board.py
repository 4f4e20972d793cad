"""The board in the terminal, and the texts."""

import re

import pytest

from coven.engine import CLOCK
from coven.games.hocus_focus import GAME
from coven.games.hocus_focus.events import Won
from coven.games.hocus_focus.moves import Kazaam, Leave, NoMatch, Point, Tick, Wait
from coven.text import LANGUAGES, Text
from tests.games.hocus_focus.tables import MATCH, play, race


def board(table, seat: int, language: str = "en") -> list[str]:
    """The lines without colours."""
    return re.sub(r"\[[a-z /]*\]", "", GAME.board(table.view(seat), Text(language, GAME))).splitlines()


def test_wizards_can_be_told_apart_without_colour() -> None:
    lines = board(race(won=(1, 0, 0)), 0)
    assert lines[:4] == [
        "Pile 34 · set aside 0 · first to 10 cards wins",
        "    size    hat  wand  robe  shoes        size    hat  wand  robe  shoes",
        "=>  skinny  RED  RED   RED   RED    ⇐ target",
        " 1  wide    GRE  TUR   PUR   PUR       7  skinny  PUR  GRE   TUR   GRE",
    ]
    assert lines[9:] == ["Player 1: 1 card", "Player 2: 0 cards", "Player 3: 0 cards"]


def test_the_board_shows_who_is_barred_away_or_pointing_and_the_last_race() -> None:
    table = race(barred=(1,))
    play(table, (CLOCK, Leave(2)), (0, Kazaam(7, 800)))
    assert board(table, 1)[9:] == [
        "Player 1: 0 cards, pointing",
        "Player 2: 0 cards, barred",
        "Player 3: 0 cards, away",
        "Last race: Player 1 “Kazaam!” 800 ms.",
    ]
    play(table, (0, Point(1, 900)))
    assert board(table, 1)[-1] == "Last race: Player 1 “Kazaam!” 800 ms. Pointed at place 1."


def test_the_board_shows_ones_own_answer_only_to_oneself() -> None:
    table = race()
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)))
    assert board(table, 0)[-1] == "You: “Kazaam!” after 800 ms."
    assert board(table, 1)[-1] == "You do not call in this race."
    assert board(table, 2)[-1] == "Player 3: 0 cards"
    play(table, (0, Point(4, 900)))
    assert board(table, 0)[-1] == "You: “Kazaam!” after 800 ms, sealed point at place 4."


def test_the_board_of_a_finished_game_has_no_target() -> None:
    table = race(goal=1, match=False)
    play(table, (0, NoMatch(7, 800)), (CLOCK, Tick(1000)))
    assert not any("target" in line for line in board(table, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_a_terminal_of_100_columns(language: str) -> None:
    table = race(10, barred=(3,))
    assert max(map(len, board(table, 0, language))) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bonus_is_counted_in_words(language: str) -> None:
    text = Text(language, GAME)
    none, one, many = (text.event(Won(0, MATCH, bonus)) for bonus in (0, 1, 12))
    assert len(none) < len(one) < len(many)
    assert "12" in many
    assert text.move(Tick(900))
    assert text.move(Leave(1)) != text.move(Leave(0))
