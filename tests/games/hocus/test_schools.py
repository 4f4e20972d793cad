"""HC-3 with `schools="chosen"`, and HC-32."""

import pytest

from coven.games.hocus import GAME
from coven.games.hocus.effects.spells import BASIC_SPELLS, SCHOOLS
from coven.games.hocus.moves import Cast, EndTurn, TakeSchool
from coven.text import LANGUAGES, Text
from tests.games.hocus.tables import cast, lay, pot, refused, spells
from tests.games.hocus.test_cards import deal


@pytest.mark.rule("HC-3", "HC-5")
def test_from_the_first_player_on_each_picks_openly_from_what_is_left() -> None:
    table = deal(3, schools="chosen")
    order = [(table.first + turn) % 3 for turn in range(3)]
    assert table.round == 0
    for seat, school in zip(order, ["flame", "chaos", "illusion"], strict=True):
        assert table.actors() == (seat,)
        assert TakeSchool(school) in table.moves(seat)
        table.play(seat, TakeSchool(school))
        assert table.view(-1).schools[seat] == school
    assert (table.round, table.actors()) == (1, (table.first,))
    assert [len(hand) for hand in table.hands] == [10, 10, 10]


@pytest.mark.rule("HC-3")
def test_a_school_is_taken_once_and_nobody_skips_the_choice() -> None:
    table = deal(2, schools="chosen")
    seat, other = table.first, 1 - table.first
    assert refused(table, seat, EndTurn()) == ("HC-3", "school-first")
    assert refused(table, other, TakeSchool("flame")) == ("HC-3", "not-asked")
    table.play(seat, TakeSchool("flame"))
    assert refused(table, other, TakeSchool("flame")) == ("HC-3", "school-taken")
    assert len(table.moves(other)) == 7


@pytest.mark.rule("HC-3")
def test_left_out_schools_cannot_be_chosen() -> None:
    table = deal(2, schools="chosen", truly_advanced=False)
    assert len(table.moves(table.first)) == 6
    assert refused(table, table.first, TakeSchool("chronomancy")) == ("HC-3", "school-taken")


@pytest.mark.rule("HC-3")
def test_everybody_has_the_basic_spells_and_those_of_the_own_school() -> None:
    for school, own in SCHOOLS.items():
        table = lay(
            "cups-3 wands-4 swords-5 owls-8",
            "cups-6",
            schools=[school],
            communities=["owls-2", "owls-3"],
            pots=["owls-5 owls-6 owls-7", ""],
            pockets={0: ["owls-4", ""]},
        )
        assert spells(table) == {*BASIC_SPELLS, *own}
    assert refused(table, 0, cast("kindle", pot("cups-3", 1))) == ("HC-3", "not-your-spell")


@pytest.mark.rule("HC-3")
def test_every_school_has_three_spells_with_name_and_text_in_every_language() -> None:
    assert [len(spells) for spells in SCHOOLS.values()] == [3] * 8
    for text in (Text(language, GAME) for language in LANGUAGES):
        assert all(text(school) for school in SCHOOLS)
        assert all(text(name) and text(f"about-{name}") for spells in SCHOOLS.values() for name in spells)


@pytest.mark.rule("HC-32")
@pytest.mark.parametrize("schools", ["dealt", "chosen"])
def test_classic_has_the_basic_spells_only(schools: str) -> None:
    table = deal(3, classic=True, schools=schools)
    seat = table.first
    assert table.schools == (None, None, None)
    assert {move.spell for move in table.moves(seat) if isinstance(move, Cast)} <= set(BASIC_SPELLS)
    assert refused(table, seat, cast("kindle")) == ("HC-32", "basic-spells-only")
