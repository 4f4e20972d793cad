"""Bots of Hocus Focus see as people do: not at once, and not always right."""

from random import Random
from statistics import median, quantiles

import pytest

from coven.bots import Sight, find, play_out
from coven.bots.hocus_focus.eyes import EYES, FIRST_SIGHT_MS, SECOND_SIGHT_MS, Look, in_common, look
from coven.bots.hocus_focus.habit import roll
from coven.bots.hocus_focus.judgement import weigh
from coven.bots.hocus_focus.levels import LEVELS
from coven.bots.hocus_focus.outlook import prospects
from coven.bots.hocus_focus.reasons import why
from coven.games.hocus_focus import GAME
from coven.games.hocus_focus.cards import MATCHES, WIZARDS
from coven.games.hocus_focus.moves import Kazaam, NoMatch, Point, Wait
from coven.games.hocus_focus.setup import HocusFocusTable
from tests.contract.cases import luck
from tests.games.hocus_focus.tables import MATCH, SKINNY, TARGET, dealt, play, race
from tests.games.reasons import reasons_given

pytestmark = pytest.mark.no_cover  # slow, and reaches nothing new

GAMES = 30
ONE_MATCH = (MATCH, *SKINNY[:11])
MANY_MATCHES = (*sorted(MATCHES[TARGET])[:10], *SKINNY[:2])
NO_MATCH = tuple(SKINNY[:12])


def looks(level: str, area: tuple[str, ...], times: int = 300) -> list[Look]:
    random = Random(1)
    return [look(EYES[level], area, TARGET, again=False, random=random) for _ in range(times)]


def deal(players: int, seed: object, **options: object) -> HocusFocusTable:
    table = GAME.deal(players, {**GAME.simulation, **options}, chance=luck(seed))
    assert isinstance(table, HocusFocusTable)
    return table


# How people look


def test_nobody_is_faster_than_a_person() -> None:
    random = Random(1)
    for _ in range(10_000):
        *area, target = random.sample(WIZARDS, 13)
        again = random.random() < 0.5
        seen = look(EYES["master"], tuple(area), target, again, random)
        assert seen.ms >= (SECOND_SIGHT_MS if again else FIRST_SIGHT_MS)


def test_a_higher_level_is_faster_and_surer() -> None:
    seen = [looks(level, ONE_MATCH) for level in ("apprentice", "adept", "master")]
    apprentice, adept, master = [median(look.ms for look in each) for each in seen]
    assert apprentice > 1.4 * adept > 2 * master
    found = [sum(look.place == 1 for look in each) for each in seen]
    assert found == sorted(found)
    assert 0.6 * 300 < found[0] < found[2] < 300


def test_times_are_skewed_to_the_right() -> None:
    times = [look.ms for look in looks("adept", ONE_MATCH)]
    low, middle, high = quantiles(times, n=4)
    assert high - middle > middle - low


def test_it_takes_longer_the_more_there_is_to_look_at() -> None:
    many, one, none = [median(look.ms for look in looks("adept", area)) for area in (MANY_MATCHES, ONE_MATCH, NO_MATCH)]
    assert many < one < none


def test_near_misses_hold_the_eye() -> None:
    """A wizard with one trait in common takes longer to rule out than one with four."""
    unlike = sorted({*WIZARDS} - {TARGET} - MATCHES[TARGET], key=lambda card: (in_common(card, TARGET), card))
    near, far = [looks("adept", tuple(area)) for area in (unlike[:12], unlike[-12:])]
    assert median(look.ms for look in near if not look.place) > median(look.ms for look in far)


def test_mistakes_are_made_of_near_misses_and_oversights() -> None:
    assert {look.place for look in looks("apprentice", NO_MATCH)} > {None}
    assert None in {look.place for look in looks("apprentice", ONE_MATCH)}


# What they do


def test_every_move_is_legal_in_any_order_of_arrival() -> None:
    random = Random(1)
    seen = set()
    for number, level in enumerate([*LEVELS] * 4):
        table = dealt(4, number, expert=True, point_seconds=1, idle_seconds=10)
        bot = LEVELS[level]
        while table.step:
            seat = random.choice(table.actors())
            move = bot(Sight(table, seat), random)
            table.play(seat, move)
            seen.add(type(move))
    assert seen == {Kazaam, NoMatch, Point, Wait}


def test_who_sees_no_match_after_a_call_points_somewhere() -> None:
    table = race(2, match=False)
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)))
    assert isinstance(LEVELS["adept"](Sight(table, 0), Random(1)), Point)


def test_a_right_call_outweighs_a_wrong_one_and_the_sooner_the_better() -> None:
    there, nowhere = race(2), race(2, match=False)
    moves = [Kazaam(7, 800), Kazaam(7, 4000), NoMatch(7, 800), Wait(7)]
    soon, late, wrong, silent = weigh(there.view(0), moves)
    assert soon > late > silent > wrong
    assert weigh(nowhere.view(0), moves)[2] > weigh(nowhere.view(0), moves)[0]


@pytest.mark.rule("HF-10")
@pytest.mark.parametrize("others", [(), ((1, Wait(7)),)])
def test_who_has_called_is_told_that_not_to_point_is_as_bad_as_a_wrong_point(others: tuple) -> None:
    table = race(2)
    assert why(Sight(table, 0), Wait(7)).message == "wait"
    play(table, (0, Kazaam(7, 800)), *others)
    assert why(Sight(table, 0), Wait(7)).message == "silent"
    right, wrong, *_, silent = weigh(table.view(0), table.moves(0))
    assert right > wrong == silent


def test_prospects_are_shares_and_grow_with_the_cards_won() -> None:
    shares = prospects(race(3, won=(2, 8, 5)))
    assert sum(shares) == pytest.approx(1)
    assert 0 < shares[0] < shares[2] < shares[1]


def test_rolled_moves_are_legal() -> None:
    table, random = deal(3, "roll"), Random(1)
    while actors := table.actors():
        table.play(actors[0], roll(table, actors[0], random))


def test_every_move_has_a_reason_in_every_language() -> None:
    given = set[str]().union(*(reasons_given(GAME, deal(3, seed), why) for seed in range(3)))
    assert len(given) >= 5


# How often they win


def wins(first: str, others: str, players: int) -> int:
    """How many games one bot wins alone against others."""
    random, won = Random(players), 0
    for number in range(GAMES):
        mine = number % players
        table = deal(players, number)
        play_out(table, [find(first if seat == mine else others, GAME) for seat in range(players)], random)
        assert table.outcome is not None
        won += table.outcome.winners == (mine,)
    return won


@pytest.mark.parametrize("players, least", [(2, 0.95), (4, 0.9), (10, 0.2)])
def test_an_adept_beats_random_players(players: int, least: float) -> None:
    assert wins("adept", "random", players) >= least * GAMES


def test_each_level_beats_the_one_below() -> None:
    assert wins("adept", "apprentice", 2) > 0.8 * GAMES
    assert wins("master", "adept", 2) > 0.8 * GAMES
