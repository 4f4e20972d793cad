"""What is written down beside a view: Sets so far, and what cannot be used."""

import pytest

from coven.engine import SPECTATOR
from coven.games.hocus.moves import EndTurn, UseOwl
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.view.notes import BestSet, Notes
from tests.games.hocus.tables import build_pot, lay


def notes(table: HocusTable, seat: int = 0) -> Notes:
    found = table.view(seat).notes
    assert found
    return found


def reasons(table: HocusTable, seat: int = 0) -> dict[tuple[str, str], tuple[str, str]]:
    return {(one.move, one.name): (one.rule, one.message) for one in notes(table, seat).hindered}


@pytest.mark.rule("HC-26")
def test_each_pocket_with_cards_has_its_best_set_with_each_community() -> None:
    table = lay("cups-2", "", communities=("swords-6 cups-6", "wands-4"), pockets={0: ("wands-6", "")})
    three = BestSet("three-of-a-kind", ("wands-6", "cups-6", "swords-6"))
    assert notes(table).sets == ((three, BestSet("high-card", ("wands-6",))), (None, None))


@pytest.mark.rule("HC-37")
def test_a_card_that_lies_face_down_counts_for_who_knows_it_alone() -> None:
    table = lay(
        "cups-2",
        "cups-3",
        communities=("swords-6", ""),
        veiled={"swords-6": 1},
        pockets={0: ("wands-6", ""), 1: ("owls-6", "")},
    )
    assert notes(table).sets[0][0] == BestSet("high-card", ("wands-6",))
    assert notes(table, 1).sets[0][0] == BestSet("pair", ("swords-6", "owls-6"))


@pytest.mark.rule("HC-11", "HC-13")
def test_what_cannot_be_used_says_why() -> None:
    full = "cups-3 cups-4 cups-5 cups-6"
    table = lay("cups-2", "wands-9", schools=("flame",), communities=(full, "cups-7 cups-8 cups-9 cups-10"), deck="")
    assert reasons(table) == {
        ("cast", "build-community"): ("HC-13", "cannot-be-carried-out"),
        ("cast", "wildfire"): ("HC-11", "deck-too-small"),
        ("cast", "kindle"): ("HC-11", "deck-too-small"),
    }
    assert notes(table, 1).hindered == ()


@pytest.mark.rule("HC-8", "HC-34")
def test_so_do_shifts_and_owls() -> None:
    table = lay("cups-2 cups-3", "wands-9", schools=("chronomancy",), owls={0: "owls-6 owls-10"}, deck="wands-2")
    assert {("shift", "rewind"), ("shift", "stasis"), ("use-owl", "owls-10")} <= reasons(table).keys()
    assert ("use-owl", "owls-6") not in reasons(table)


@pytest.mark.rule("HC-8")
def test_after_the_spell_only_an_owl_is_left() -> None:
    table = lay("cups-2 cups-3", "wands-9", owls={0: "owls-6"})
    table.play(0, build_pot("cups-2"))
    assert reasons(table) == {
        ("cast", name): ("HC-8", "one-spell") for name in ("build-community", "build-pot", "build-pocket")
    }
    assert {type(move) for move in table.moves(0)} == {EndTurn, UseOwl}


def test_a_spectator_has_no_notes() -> None:
    assert lay("cups-2", "").view(SPECTATOR).notes is None
