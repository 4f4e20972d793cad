"""One move for each different thing that a player can do."""

from random import Random

import pytest

from coven.games.hocus.effects.choices import Choices
from coven.games.hocus.effects.laying import Draw
from coven.games.hocus.effects.spells import OWL_BONUSES, SCHOOLS
from coven.games.hocus.moves import Cast, UseOwl
from tests.games.hocus.tables import lay
from tests.games.hocus.test_cards import deal


@pytest.mark.rule("HC-11")
@pytest.mark.parametrize("school", [school for school in SCHOOLS if school != "divination"])
def test_no_two_moves_lead_to_the_same_table(school: str) -> None:
    """A look may show nothing new and is public all the same, so Divination is left out."""
    table = lay(
        "cups-3 cups-4 owls-7",
        "cups-5",
        schools=[school],
        communities=["owls-2 swords-2", "owls-3"],
        pots=["wands-8", ""],
        pockets={0: ["owls-4", "owls-6"], 1: ["owls-5", ""]},
        owls={0: "owls-10 owls-11"},
    )
    after = set()
    for move in table.moves(0):
        twin = table.clone()
        twin.apply(0, move)
        after.add(twin.snapshot())
    assert len(after) == len(table.moves(0)) > 30


def test_moves_are_offered_once_and_in_the_same_order() -> None:
    table, random = deal(4, "order", goal=100), Random(1)
    for _ in range(40):
        seat = table.actors()[0]
        moves = table.moves(seat)
        assert len(set(moves)) == len(moves)
        assert moves == table.clone().moves(seat)
        table.apply(seat, random.choice(moves))


def test_what_was_offered_stays_as_it_was_while_the_game_goes_on() -> None:
    table, random = deal(3, "snapshot", goal=100), Random(1)
    for _ in range(40):
        seat = table.actors()[0]
        moves = table.moves(seat)
        listed = [*moves]
        table.apply(seat, random.choice(listed))
        assert moves == listed


@pytest.mark.rule("HC-10", "HC-11")
def test_every_text_with_a_draw_is_marked_as_one() -> None:
    """The column `draws` of the tables and the parts of the texts say the same."""
    spells = [spell for spells in SCHOOLS.values() for spell in spells.values()]
    shifts = [spell.shift for spell in spells if spell.shift]
    table = lay(
        "cups-3 wands-4 swords-5 owls-8",
        "cups-5",
        communities=["owls-2", "owls-3"],
        pots=["owls-5 owls-6 owls-7", ""],
        pockets={0: ["owls-4", ""]},
    )
    for spell in [*spells, *shifts, *OWL_BONUSES]:
        drawing = {
            any(isinstance(part, Draw) or getattr(part, "redraw", False) for part in text)
            for text in spell.ways(Choices(table, 0))
        }
        assert drawing == {spell.draws}


@pytest.mark.rule("HC-28", "HC-8")
def test_owls_spend_what_the_table_says() -> None:
    table = lay("cups-3 cups-4", "cups-5", owls={0: "owls-10 owls-11 owls-12 owls-13 owls-14"})
    for move in [move for move in table.moves(0) if isinstance(move, UseOwl)]:
        twin = table.clone()
        twin.play(0, move)
        spent = len(table.hands[0]) - len(twin.hands[0])
        bonus = OWL_BONUSES[int(move.owl.split("-")[1]) % 5]
        assert max(spent, 0) == bonus.spends
    assert any(isinstance(move, Cast) for move in table.moves(0))
