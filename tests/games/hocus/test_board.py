"""Hocus in the terminal."""

import re

import pytest

from coven.engine import Seat
from coven.games.hocus import GAME
from coven.games.hocus.moves import Commit, NameOrder, TakeSchool
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.state import Lying
from coven.text import Text
from tests.games.hocus.tables import build_pot, lay
from tests.games.hocus.test_cards import deal


def drawn(table: HocusTable, seat: Seat) -> list[str]:
    """The lines of the board without their markup."""
    text = GAME.board(table.view(seat), Text("en", GAME, ("Ada", "Bob", "Cleo")[: table.players]))
    return re.sub(r"\[[^]]*\]", "", text).split("\n")


@pytest.mark.rule("HC-37")
def test_the_board_shows_what_is_public_and_the_seats_own_cards() -> None:
    table = lay(
        "cups-3 cups-4",
        "swords-5",
        communities=["owls-2 wands-14", "cups-9"],
        veiled={"wands-14": 0},
        pots=["swords-2 swords-3", ""],
        known={"swords-3": [0]},
        pockets={0: ["owls-7", ""], 1: ["", "owls-8 owls-9"]},
        owls={1: "owls-10"},
        schools=["illusion", "enchantment"],
        enchantments=[Lying("power-siphon", 1, 2), Lying("warding-rune", 1, 2)],
        points=(1, 12),
    )
    assert drawn(table, 0) == [
        "Round 1   first player: Ada   goal: 25 points   deck: 6 cards",
        "Community 1  2 Owls  (14 Wands)   Pot 1: 2 cards (3 Swords)",
        "Community 2  9 Cups   Pot 2: –",
        "  Bob’s Power Siphon",
        "▶ Ada  1 point   Illusion   Hand: 2 cards   Pocket 1: 7 Owls",
        "  Bob  12 points   Enchantment   Hand: 1 card   Pocket 2: 2 Warding Rune",
        "    Owls: 10 Owls",
        "Your Hand: 3 Cups  4 Cups",
    ]
    assert drawn(table, -1)[1] == "Community 1  2 Owls  (face down)   Pot 1: 2 cards"
    assert drawn(table, -1)[-1] == "    Owls: 10 Owls"


@pytest.mark.rule("HC-3")
def test_before_the_first_round_the_board_shows_the_schools_that_are_left() -> None:
    table = deal(2, schools="chosen")
    table.play(table.first, TakeSchool("flame"))
    lines = drawn(table, 0)
    assert "Chaos" in lines
    assert "Flame" not in lines
    assert any("no school yet" in line for line in lines)


@pytest.mark.rule("HC-3")
def test_a_school_that_is_left_out_is_not_shown_as_free() -> None:
    assert "Enchantment" in drawn(deal(2, schools="chosen"), 0)
    table = deal(2, schools="chosen", truly_advanced=False)
    lines = drawn(table, 0)
    assert [school in lines for school in ("Chaos", "Enchantment", "Chronomancy")] == [True, False, False]
    prompt = table.view(1).prompt
    assert prompt is not None
    assert prompt.args["schools"] == tuple(move.school for move in table.moves(table.first))


@pytest.mark.rule("HC-22", "HC-23")
def test_the_board_tells_how_the_showdowns_went() -> None:
    table = lay(
        "cups-0",
        "",
        communities=["cups-9", ""],
        pots=["wands-13 owls-12", ""],
        pockets={0: ["owls-9", "owls-3"], 1: ["owls-5", "owls-4"]},
        enchantments=[Lying("gilded-sigil", 0, 1)],
        classic=True,
    )
    table.play(0, build_pot("cups-0", 2))
    table.play(0, NameOrder((1, 2)))
    table.play(0, Commit(1))
    assert any("Pocket 1: 1 committed" in line for line in drawn(table, 1))
    table.play(1, Commit(1))
    assert drawn(table, -1)[:6] == [
        "Showdown for Community 1  9 Cups",
        "  Ada: 9 Owls   Pair of 9 Cups  9 Owls",
        "  Bob: 5 Owls   High Card of 9 Cups",
        "  Ada wins the Pot, points: 7  12 Owls  13 Wands",
        "  Ada scores 1 more point with Gilded Sigil",
        "Round 1   first player: Ada   goal: 25 points   deck: 6 cards",
    ]
    assert "Order of the showdowns: Community 1 and 2" in drawn(table, -1)


@pytest.mark.rule("HC-17")
def test_the_board_counts_the_final_turns() -> None:
    table = lay("cups-0", "cups-1")
    table.final_turns = 0
    assert "This is the last turn of the round." in drawn(table, 0)
    table.final_turns = 2
    assert "After this turn there are 2 more." in drawn(table, 0)
