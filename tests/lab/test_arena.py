"""A tournament of bots: who meets whom, on which deals, and what it adds up to."""

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from coven.engine import Outcome, ranked
from coven.lab.arena import Arena, Bout, BoutResult, bouts, play_bouts, sides_of
from coven.lab.standings import standings

TWO = Arena(game="mandragora", players=2, options={}, bots=("random", "adept"), games=8, seed="s")


def change(arena: Arena, **fields: object) -> Arena:
    return msgspec.structs.replace(arena, **fields)


def result(bout: Bout, seats: tuple[str, ...], scores: tuple[int, ...]) -> BoutResult:
    return BoutResult(bout.number, seats, 10, ranked("end", scores))


def test_everybody_meets_everybody_in_every_seat() -> None:
    plan = bouts(change(TWO, players=3, bots=("a", "b", "c"), games=6))
    met = Counter((bout.lone, bout.others, bout.side) for bout in plan)
    assert len(plan) == 18
    assert met == {(one, other, side): 1 for one in "abc" for other in "abc" if one != other for side in range(3)}


def test_between_two_seats_a_round_has_two_games() -> None:
    assert [(bout.side, bout.lone, bout.others) for bout in bouts(change(TWO, games=2))] == [
        (0, "random", "adept"),
        (1, "random", "adept"),
    ]


def test_the_last_round_is_played_to_its_end() -> None:
    assert len(bouts(change(TWO, games=7))) == 8


def test_without_duplicates_every_game_has_a_deal_of_its_own() -> None:
    deals = [bout.deal for bout in bouts(change(TWO, bots=("a", "b", "c")))]
    assert len(set(deals)) == len(deals) == 24


def test_with_duplicates_a_round_has_one_deal_and_all_pairs_have_the_same() -> None:
    plan = bouts(change(TWO, bots=("a", "b", "c"), duplicate=True))
    assert Counter(bout.deal for bout in plan) == {1: 6, 2: 6, 3: 6, 4: 6}


def test_a_duplicate_deals_the_same_cards() -> None:
    plan = bouts(change(TWO, duplicate=True, games=4))
    headings = [
        msgspec.json.decode(finished.record.splitlines()[0])
        for finished in play_bouts(change(TWO, duplicate=True), plan, records=True)
    ]
    assert headings[0]["seats"] != headings[1]["seats"]
    assert headings[0]["commitment"] == headings[1]["commitment"] != headings[2]["commitment"]


def test_partners_are_played_by_the_same_bot() -> None:
    teams = change(TWO, players=4, options={"teams": True})
    assert sides_of(teams, 1) == ((0, 2), (1, 3))
    (finished,) = play_bouts(teams, bouts(teams)[:1], records=False)
    assert finished.result.seats == ("random", "adept", "random", "adept")


def test_houses_that_are_dealt_are_played_by_the_same_bot() -> None:
    houses = change(TWO, game="stupefix", players=6)
    for bout in bouts(houses)[:3]:
        (finished,) = play_bouts(houses, [bout], records=False)
        for side in finished.result.outcome.sides:
            assert len({finished.result.seats[seat] for seat in side}) == 1


def test_a_bout_is_the_same_with_and_without_its_record() -> None:
    plan = bouts(TWO)[:2]
    quick, recorded = (play_bouts(TWO, plan, records=records) for records in (False, True))
    assert [each.result for each in quick] == [each.result for each in recorded]


def test_the_order_in_which_bouts_are_finished_changes_nothing() -> None:
    plan = bouts(TWO)
    results = [each.result for each in play_bouts(TWO, plan, records=False)]
    assert standings(TWO, plan, results) == standings(TWO, plan, results[::-1])


def test_who_wins_more_has_the_higher_rating() -> None:
    arena = change(TWO, players=3, bots=("a", "b"), games=24)
    plan = bouts(arena)
    results = []
    for bout in plan:
        seats = tuple(bout.lone if seat == bout.side else bout.others for seat in range(3))
        results.append(result(bout, seats, tuple(5 if name == "b" else seat for seat, name in enumerate(seats))))
    table = standings(arena, plan, results)
    assert [row.bot for row in table.standings] == ["b", "a"]
    best, worst = table.standings
    assert worst.rating.high < best.rating.low
    assert (best.beside_fair.value, worst.beside_fair.value) == (pytest.approx(3), 0)
    assert [(row.bot, row.games, row.share.value, row.fair) for row in table.meetings] == [
        ("b", 12, 1, pytest.approx(1 / 3)),
        ("a", 12, 0, pytest.approx(1 / 3)),
    ]


def test_who_has_won_all_of_a_few_games_is_not_surely_so_much_better() -> None:
    """Deals drawn again would all tell the same: the model's own doubt is larger."""
    arena = change(TWO, bots=("a", "b"), games=12)
    plan = bouts(arena)
    results = [result(bout, _seats(bout), tuple(int(name == "b") for name in _seats(bout))) for bout in plan]
    best, _ = standings(arena, plan, results).standings
    assert best.rating.high - best.rating.low > 200


def test_equal_bots_have_fair_shares_and_overlapping_ratings() -> None:
    """Every game is shared by all sides."""
    arena = change(TWO, bots=("a", "b", "c"), games=4)
    plan = bouts(arena)
    table = standings(arena, plan, [result(bout, _seats(bout), (1, 1)) for bout in plan])
    assert {row.beside_fair.value for row in table.standings} == {1.0}
    assert all(one.rating.low <= other.rating.high for one, other in pairwise(table.standings))


def _seats(bout: Bout) -> tuple[str, ...]:
    return (bout.lone, bout.others) if bout.side == 0 else (bout.others, bout.lone)


def test_a_duplicate_that_shows_only_the_luck_of_the_deal_tells_equals_apart_from_nobody() -> None:
    """Whoever sits first wins: on the same deals the two halves of a round cancel, and the interval is one of luck."""
    arena = change(TWO, bots=("a", "b"), games=20, duplicate=True)
    plan = bouts(arena)
    table = standings(arena, plan, [result(bout, _seats(bout), (1, 0)) for bout in plan])
    assert {row.share.value for row in table.meetings} == {0.5}


def test_a_team_is_rated_as_one() -> None:
    arena = change(TWO, players=4, options={"teams": True}, games=2)
    plan = bouts(arena)
    outcome = Outcome("end", ((0, 2), (1, 3)), (5, 3), ((0,), (1,)))
    results = [BoutResult(bout.number, ("adept", "random") * 2, 9, outcome) for bout in plan]
    table = standings(arena, plan, results)
    assert [(row.bot, row.beside_fair.value) for row in table.standings] == [("adept", 2), ("random", 0)]
