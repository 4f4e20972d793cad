"""ST-30: deadlines, what the clock plays, and that a choice stays."""

import pytest

from coven.engine import SPECTATOR, Illegal, Record
from coven.games.stupefix import GAME
from coven.games.stupefix.events import Prepared
from coven.games.stupefix.moves import Aim, Cast, Prepare, Shield, Take
from tests.games.stupefix.tables import aim, deal, prepare, sharing, table

pytestmark = pytest.mark.rule("ST-30")


def test_the_clock_prepares_a_fizzle_or_else_a_stunner() -> None:
    position = table(hands="FS FF SS FS")
    assert [position.timeout(seat) for seat in range(4)] == [
        Prepare("fizzle"),
        Prepare("fizzle"),
        Prepare("stunner"),
        Prepare("fizzle"),
    ]


def test_the_clock_aims_at_nobody_and_casts_the_prepared_card() -> None:
    position = table()
    prepare(position, "SFFF")
    assert position.timeout(0) == Aim(None)
    aim(position, 2, None, None, None)
    assert position.timeout(0) == Cast("stunner", 2)


def test_the_clock_picks_the_first_reward_in_the_order_revealed() -> None:
    position = sharing("potion", "points-40", "become-the-pet")
    assert position.timeout(0) == Take("potion")


@pytest.mark.parametrize(
    "late, owner", [([1, 0, 0, 3, 0, 0, 0, 0], 0), ([0, 0, 0, 3, 0, 0, 2, 0], 3), ([0, 1, 0, 0, 0, 0, 2, 0], 6)]
)
def test_the_clock_turns_back_ones_own_token_or_the_next_mates(late: list[int], owner: int) -> None:
    position = sharing("time-turner", houses="GHRGHSGS", late=late)
    assert position.timeout(0) == Take("time-turner", owner)


def test_the_next_mate_clockwise_is_found_around_the_corner() -> None:
    position = sharing("time-turner", houses="GHRGHSGS", standing=[3], late=[1, 0, 0, 0, 0, 0, 1, 0])
    assert position.moves(3) == [Take("time-turner", 6), Take("time-turner", 0)]


def test_every_phase_has_its_own_deadline() -> None:
    position = deal(4, prepare_seconds=40, aim_seconds=30, cast_seconds=20, pick_seconds=10)
    found = []
    for number in (4, 4, 4, 1):
        found.append(position.seconds())
        for _ in range(number):
            seat = position.actors()[0]
            position.play(seat, position.timeout(seat))
    assert found == [40, 30, 20, 10]
    assert deal(4).seconds() == 0


def test_others_see_that_a_choice_is_in_and_not_that_the_clock_made_it() -> None:
    position = table()
    told = position.play(0, position.timeout(0))
    assert [each.event for each in told] == [Prepared(0)]
    assert position.view(1).asked == (1, 2, 3)


def test_a_choice_cannot_be_changed() -> None:
    position = table()
    position.play(0, Prepare("fizzle"))
    with pytest.raises(Illegal, match="ST-30: already-chosen"):
        position.play(0, Prepare("stunner"))


def test_choices_may_come_in_any_order() -> None:
    position, other = table(), table()
    for seat in (2, 0, 3, 1):
        position.play(seat, Prepare("fizzle"))
    prepare(other, "FFFF")
    assert position == other


@pytest.mark.rule("ST-17")
def test_the_record_shows_what_was_under_a_shield() -> None:
    record = Record.start(GAME, 4, secret="shield")
    while record.table.actors() and record.table.casts == [()] * 4:
        for seat in record.table.actors():
            moves = record.table.moves(seat)
            record.play(seat, Shield() if Shield() in moves else moves[-1])
    assert b'{"move":"prepare","card":"stunner"}' in record.encode()
    assert record.table.shielded == [("stunner",)] * 4


@pytest.mark.rule("ST-10")
def test_who_looks_on_chooses_nothing() -> None:
    with pytest.raises(Illegal, match="ST-10: not-asked"):
        deal(4).play(SPECTATOR, Prepare("fizzle"))
