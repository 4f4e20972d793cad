"""What `coven balance` counts in a game of Hocus."""

from coven.games.hocus.moves import Commit, NameOrder, UseOwl
from coven.games.hocus.tally import HocusTally
from tests.games.hocus.tables import build_pot, lay, pot


def test_a_round_is_counted_when_it_is_over() -> None:
    """One Pot is won and one is left: only the first has a size. An Owl is used, and both players cast a Spell."""
    table = lay(
        "cups-2 cups-3",
        "cups-13",
        schools=["flame", None],
        owls={0: "owls-6"},
        pockets={1: ["owls-2", ""]},
        pots=["owls-11", ""],
        round_limit=1,
    )
    tally = HocusTally()
    moves = [
        (0, UseOwl("owls-6", (pot("cups-2", 1),))),
        (0, build_pot("cups-3", 2)),
        (1, build_pot("cups-13", 1)),
        (0, NameOrder((1, 2))),
        (1, Commit(1)),
    ]
    for seat, move in moves:
        tally.see(table, seat, move)
        table.play(seat, move)
    tally.end(table)
    assert tally.numbers["pot"] == [3]
    assert tally.numbers["pot-points"] == [8]
    assert (tally.numbers["rounds"], tally.numbers["several-rounds"]) == ([1], [False])
    assert (tally.numbers["spells"], tally.numbers["owls"], tally.numbers["owl-used"]) == ([1], [1], [True])
    assert tally.numbers["casts build-pot"] == [True, True]
    assert tally.numbers["casts kindle"] == [False]


def test_the_pots_of_a_round_are_counted_with_the_first_move_of_the_next() -> None:
    table = lay("cups-2", "", pockets={0: ["owls-2", ""]}, pots=["owls-11", ""])
    tally = HocusTally()
    for seat, move in [(0, build_pot("cups-2", 1)), (0, NameOrder((1, 2))), (0, Commit(1))]:
        tally.see(table, seat, move)
        table.play(seat, move)
    assert (table.round, tally.numbers.get("pot")) == (2, None)
    first = table.actors()[0]
    tally.see(table, first, table.moves(first)[0])
    assert tally.numbers["pot"] == [2]
