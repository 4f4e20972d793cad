"""What may be taken back: a move by which nobody has learned anything, while nobody else has acted since."""

from random import Random

import msgspec
import pytest

from coven.engine import CLOCK, SPECTATOR, Table
from coven.play.durations import SECOND
from coven.play.log import Entry, standing
from coven.play.pace import Live, NoClock
from coven.play.snapshots import freeze, thaw
from coven.play.takeback import is_offered
from coven.play.timeline import Timeline, advance, begin, carry_out, retreat
from tests.contract.cases import GAMES, Case, step_randomly

NOON = 1_800_000_000_000


def both_offered(timeline: Timeline) -> bool:
    seat = timeline.undo_points[-1].seat
    return is_offered(timeline, seat) and is_offered(retreat(timeline, seat, 5)[0], seat)


def test_several_moves_in_a_row_are_taken_back_one_after_the_other() -> None:
    random, game = Random("in a row"), GAMES["hocus_pocus"]
    timeline, _ = begin(Case("hocus_pocus", 2, {}).deal(0), NoClock(), NOON)
    positions = [timeline.table.snapshot()]
    while len(timeline.undo_points) < 2 or not both_offered(timeline):
        seat, move = step_randomly(timeline.table, random)
        timeline, _ = advance(timeline, seat, move, 5)
        positions.append(timeline.table.snapshot())
    again = thaw(freeze(timeline, game), game, NoClock(), NOON)
    assert again is not None
    for before in (positions[-2], positions[-3]):
        assert is_offered(again, seat)
        again, _ = retreat(again, seat, 7)
        assert again.table.snapshot() == before


def test_a_move_of_somebody_else_ends_what_could_be_taken_back() -> None:
    table = Case("familiars", 3, {}).deal(1)
    timeline, _ = begin(table, NoClock(), NOON)
    for seat in (0, 1):
        timeline, _ = advance(timeline, seat, table.moves(seat)[0], 5)
    assert [point.seat for point in timeline.undo_points] == [1]
    back, _ = retreat(timeline, 1, 7)
    assert not is_offered(back, 0)


def test_the_clock_runs_on() -> None:
    """Who moves and takes back gains no time."""
    table = Case("familiars", 2, {}).deal(1)
    timeline, _ = begin(table, Live(30, 60), NOON)
    due = timeline.due(0)
    moved, _ = advance(timeline, 0, table.moves(0)[0], 25 * SECOND)
    back, _ = retreat(moved, 0, 29 * SECOND)
    assert (back.due(0), back.due(1)) == (due, timeline.due(1))


def test_what_stands_is_what_was_not_taken_back() -> None:
    kinds = ["player", "player", "back", "clock", "player", "back", "player"]
    entries = [Entry(number, 0, b"", 0, by) for number, by in enumerate(kinds, 1)]  # type: ignore[arg-type]
    assert [entry.number for entry in standing(entries)] == [1, 4, 7]


def hidden_from(table: Table, seat: int) -> bytes:
    return msgspec.json.encode((table.view(seat), [*table.moves(seat)]))


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if not game.timed])
def test_what_is_offered_has_shown_nobody_anything(game: str) -> None:
    """Along random games: a move that can be taken back drew no card, and shows none of a hidden hand."""
    random, case = Random(f"back {game}"), Case(game, GAMES[game].players[-1], {})
    offers = 0
    for seed in range(3):
        timeline, _ = begin(case.deal(seed), NoClock(), NOON)
        for number in range(25):
            if timeline.over:
                break
            seat, move = step_randomly(timeline.table, random)
            before, timeline = timeline, advance(timeline, seat, move, number)[0]
            if seat >= 0 and is_offered(timeline, seat):
                offers += 1
                assert timeline.table.chance == before.table.chance
                entry = Entry(timeline.number + 1, seat, b"null", number, "back")
                undone, _ = carry_out(GAMES[game], timeline, entry)
                assert undone.table.snapshot() == before.table.snapshot()
                for viewer in range(SPECTATOR, case.players):
                    assert hidden_from(undone.table, viewer) == hidden_from(before.table, viewer)
    assert offers


def test_no_take_back_in_a_race() -> None:
    table = Case("hocus_focus", 2, {}).deal(1)
    timeline, _ = begin(table, NoClock(), NOON)
    for _ in ("everybody is here", "three, two, one"):
        timeline, _ = advance(timeline, CLOCK, timeline.table.timeout(CLOCK), 4)
    timeline, _ = advance(timeline, 0, timeline.table.moves(0)[0], 5)
    assert not is_offered(timeline, 0)


@pytest.mark.rule("ST-30")
def test_a_choice_that_the_rules_make_final_is_not_taken_back() -> None:
    """In Stupéfix a card, an aim or a cast, though nobody has learned anything; in Familiars such a choice is open."""
    timeline, _ = begin(Case("stupefix", 4, {}).deal(1), NoClock(), NOON)
    for _ in range(3):
        for seat in timeline.table.actors():
            timeline, _ = advance(timeline, seat, timeline.table.moves(seat)[0], 5)
            assert not is_offered(timeline, seat)
    assert timeline.table.view(0).phase == "sharing"  # type: ignore[attr-defined]
