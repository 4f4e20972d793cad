"""What an Adept of Stupéfix holds for right, and how often that wins."""

from random import Random
from typing import Any

import pytest

from coven.bots import Sight, find, play_out
from coven.bots.reason import Reason
from coven.bots.search import Search
from coven.bots.stupefix import BOT
from coven.bots.stupefix.habit import roll
from coven.bots.stupefix.judgement import weigh, weigh_with
from coven.bots.stupefix.memory import recall
from coven.bots.stupefix.outlook import prospects, quiet
from coven.bots.stupefix.position import from_table
from coven.bots.stupefix.reasons import why
from coven.engine import Move, Seat
from coven.games.stupefix import GAME
from coven.games.stupefix.cards import FAVOUR, POTION
from coven.games.stupefix.moves import Aim, Cast, Prepare, Shield, Take
from coven.games.stupefix.setup import StupefixTable
from coven.games.stupefix.view import counts
from coven.text import LANGUAGES, Text
from tests.games.reasons import reasons_given
from tests.games.stupefix.tables import aim, deal, prepare, sharing, table

pytestmark = pytest.mark.no_cover  # slow, and reaches nothing new

GAMES = 12
STUNNERS_GONE = ("stunner",) * 3


def weights(position: StupefixTable, seat: Seat = 0) -> dict[Move, float]:
    moves = position.moves(seat)
    return dict(zip(moves, weigh(position.view(seat), moves), strict=True))


def often(position: StupefixTable, move: Move, seat: Seat = 0) -> float:
    """How often, of 100 times, the Adept makes a move."""
    random = Random(1)
    return sum(BOT.choose(Sight(position, seat), random) == move for _ in range(100))


def best(position: StupefixTable, seat: Seat = 0) -> Any:
    return BOT.choose(Sight(position, seat), Random(1))


def aimed(*targets: Seat | None, cards: str = "FFFF", **fields: Any) -> StupefixTable:
    """All have prepared and aimed."""
    position = table(**fields)
    prepare(position, cards)
    aim(position, *targets)
    return position


# Secret choices


def test_stunners_are_prepared_as_often_as_they_are_held_so_that_nobody_can_tell() -> None:
    assert 20 <= often(table(offered=["points-20"] * 8 + ["become-the-pet"]), Prepare("stunner")) <= 50
    assert often(table(hands="FFFFFFFS"), Prepare("stunner")) < 20


def test_a_rich_round_calls_for_a_stunner() -> None:
    rich, poor = table(offered=["points-40"] * 8), table(offered=["points-10"] * 8)
    assert weights(rich)[Prepare("stunner")] > weights(poor)[Prepare("stunner")] + 1


def test_aims_do_not_betray_what_is_prepared() -> None:
    bluff, threat = table(), table()
    prepare(bluff, "FFFF")
    prepare(threat, "SFFF")
    assert weights(bluff) == weights(threat)


def test_somebody_is_aimed_at_and_not_always_the_same() -> None:
    position = table()
    prepare(position, "SFFF")
    shares = [often(position, move) for move in position.moves(0)]
    assert shares[0] <= 3
    assert all(share >= 10 for share in shares[1:])


def test_who_is_late_already_is_the_better_target() -> None:
    position = table(round=7, hands="FF FF FF FF", late=[0, 0, 2, 2])
    prepare(position, "FFFF")
    assert weights(position)[Aim(2)] > weights(position)[Aim(1)] + 1


def test_who_always_hides_is_no_good_target() -> None:
    position = table(round=5, casts=[("fizzle",) * 4, ("shield",) * 4, ("fizzle",) * 4, ("fizzle",) * 4])
    prepare(position, "FFFF")
    assert weights(position)[Aim(1)] < weights(position)[Aim(2)]


def test_nobody_shields_himself_against_nobody() -> None:
    position = aimed(1, 2, 3, 1)
    assert often(position, Shield()) == 0
    assert weights(position)[Cast("fizzle", 1)] > 10


def test_the_more_aim_the_likelier_is_a_shield() -> None:
    one, two, three = aimed(1, 0, 1, 1), aimed(1, 0, 0, 1), aimed(1, 0, 0, 0)
    nerves = [weights(position)[Cast("fizzle", 1)] for position in (one, two, three)]
    assert nerves[0] > nerves[1] > nerves[2]


def test_who_has_cast_all_stunners_frightens_nobody() -> None:
    casts = [("fizzle",) * 3, STUNNERS_GONE, ("fizzle",) * 3, ("fizzle",) * 3]
    spent = aimed(1, 0, 1, 1, round=4, casts=casts)
    loaded = aimed(1, 0, 1, 1, round=4, casts=[("fizzle",) * 3] * 4)
    assert weights(spent)[Cast("fizzle", 1)] > weights(loaded)[Cast("fizzle", 1)] + 0.5


def test_a_latecomer_near_the_end_fears_one_more_token() -> None:
    last = {"round": 7, "hands": "FS FS FS FS", "offered": ["points-10"] * 8}
    late, early = aimed(1, 0, 1, 1, late=[2, 2, 0, 0], **last), aimed(1, 0, 1, 1, late=[0, 2, 2, 0], **last)
    assert weights(late)[Cast("fizzle", 1)] < weights(early)[Cast("fizzle", 1)]


# Rewards


def test_the_fourth_favour_is_worth_more_than_forty_points() -> None:
    position = sharing("points-40", FAVOUR, rewards=[(FAVOUR,) * 3, (), (), ()], round=6)
    assert best(position) == Take(FAVOUR)
    assert best(sharing("points-40", FAVOUR, round=6)) == Take("points-40")


def test_the_potion_that_makes_the_potion_master_comes_first_in_the_last_round() -> None:
    level = [(POTION,) * 2, (POTION,) * 2, (), ()]
    behind = [(POTION,), (POTION,) * 3, (), ()]
    assert best(sharing("points-40", POTION, rewards=level, round=8, hands="")) == Take(POTION)
    assert best(sharing("points-40", POTION, rewards=behind, round=8, hands="")) == Take("points-40")


def test_a_reward_that_a_rival_wants_far_more_is_taken_from_him() -> None:
    rewards = [(), (FAVOUR,) * 7, (), ()]
    position = sharing("points-40", FAVOUR, standing=(0, 1), rewards=rewards, round=8, hands="")
    assert best(position) == Take(FAVOUR)
    reason = why(Sight(position, 0), Take(FAVOUR))
    assert reason == Reason("take-from-rival", {"points": 10, "target": 1, "most": 200})


def test_a_lesser_reward_is_said_to_be_less() -> None:
    reason = why(Sight(sharing("points-40", FAVOUR, round=8, hands=""), 0), Take(FAVOUR))
    assert reason == Reason("take-less", {"card": "points-40", "points": 10, "most": 40})


@pytest.mark.rule("ST-20")
@pytest.mark.parametrize(
    "hand, fields, reason",
    [
        ("FF", {"discard": ["stunner"]}, Reason("take-lesson", {"rounds": 2})),
        ("FF", {"shielded": [("fizzle",), ("stunner",), (), ()]}, Reason("take-lesson-unsure", {"number": 2})),
        ("FF", {"discard": ["fizzle"]}, Reason("take-lesson-in-vain")),
        ("SS", {"discard": ["stunner"]}, Reason("take-lesson-in-vain")),
    ],
)
def test_a_private_lesson_promises_a_stunner_only_where_one_may_come(
    hand: str, fields: dict[str, Any], reason: Reason
) -> None:
    position = sharing("private-lesson", round=6, hands=f"{hand} FF FF FF", **fields)
    assert why(Sight(position, 0), Take("private-lesson")) == reason
    assert all(Text(language, GAME)(f"why-{reason.message}", **reason.args) for language in LANGUAGES)


def test_an_adept_remembers_what_others_have_taken_face_down() -> None:
    """ST-24: the view does not show it, but everybody saw it."""
    hidden = sharing("points-20", POTION, rewards=[(), (FAVOUR,) * 4, (), ()], round=8, hands="")
    contested = sharing("points-20", POTION, rewards=[(), (POTION,) * 4, (), ()], round=8, hands="")
    assert hidden.view(0).reward_counts == contested.view(0).reward_counts
    assert best(hidden) == Take(POTION)
    assert best(contested) == Take("points-20")


def test_a_time_turner_goes_to_the_latecomer_of_the_house() -> None:
    position = sharing("points-10", "time-turner", houses="GSRGSR", late=[1, 0, 0, 3, 0, 0], round=7, hands="F")
    assert best(position) == Take("time-turner", 3)


def test_a_private_lesson_is_nothing_to_who_has_no_fizzle() -> None:
    position = sharing("points-10", "private-lesson", hands="SS FF FF FF", discard=["stunner"], round=6)
    assert best(position) == Take("points-10")


# Search and reasons


def test_prospects_are_shares_and_grow_with_the_lead() -> None:
    position = table("GSRGSR", round=8, hands="F", urns=[("points-40",) * 5, (), ("points-10",)])
    shares = prospects(position)
    assert sum(shares) == pytest.approx(1)
    assert min(shares) > 0
    assert shares[0] == shares[3] > shares[2] > shares[1]


def test_a_lead_means_little_before_the_last_rounds() -> None:
    leads = [prospects(table(round=number, urns=[("points-40",) * 4, (), (), ()]))[0] for number in (3, 6, 7, 8)]
    assert leads == sorted(leads)
    assert leads[0] < 0.28
    assert leads[-1] > 0.4


def test_late_tokens_lower_the_prospects() -> None:
    hit = table(round=7, hands="FS FS FS FS", late=[1, 1, 1, 0])
    assert prospects(hit)[3] > prospects(hit)[2]


def test_the_last_sharing_decides() -> None:
    position = sharing("points-10", round=8, hands="", urns=[("points-40",) * 3, ("points-40",) * 2, (), ()])
    assert prospects(position)[0] > 0.7


def test_a_round_is_judged_when_it_begins_and_the_last_two_are_played() -> None:
    assert quiet(table(round=6))
    assert not quiet(table(round=7))
    position = table(round=6, hands="FFS FFS FFS FFS")
    position.play(0, Prepare("fizzle"))
    assert not quiet(position)


@pytest.mark.parametrize("players", [4, 5])
def test_in_thought_everybody_weighs_moves_as_at_the_table(players: int) -> None:
    position, random = deal(players, "glance"), Random(1)
    while actors := position.actors():
        sight = Sight(position, actors[0])
        from_the_table = weigh_with(from_table(position, sight.seat), sight.moves, counts(position))
        assert from_the_table == weigh(recall(sight), sight.moves)
        position.apply(sight.seat, BOT.choose(sight, random))


def test_a_master_remembers_too() -> None:
    hidden = sharing("points-20", POTION, rewards=[(), (FAVOUR,) * 4, (), ()], round=8, hands="")
    contested = sharing("points-20", POTION, rewards=[(), (POTION,) * 4, (), ()], round=8, hands="")
    for position, favourite in ((hidden, Take(POTION)), (contested, Take("points-20"))):
        assert Search(BOT, Sight(position, 0), Random(1)).offers[0] == favourite


def test_rolled_moves_are_legal() -> None:
    random = Random(1)
    for players in GAME.players:
        position = deal(players, "roll")
        while actors := position.actors():
            seat = random.choice(actors)
            position.play(seat, roll(position, seat, random))


def test_every_move_has_a_reason_in_every_language() -> None:
    assert len(reasons_given(GAME, deal(6, "why"), why, 0.4)) >= 15
    assert reasons_given(GAME, deal(4, "why", open_counts=True), why)


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_an_adept_house_wins_eleven_games_in_twelve_against_chance(players: int) -> None:
    adept, chance = find("adept", GAME), find("random", GAME)
    random = Random(players)
    won = 0
    for game in range(GAMES):
        position = deal(players, game)
        house = position.sides()[game % len(position.sides())]
        play_out(position, [adept if mine == house else chance for mine in position.houses], random)
        assert position.outcome is not None
        won += position.outcome.ranking[0] == (position.sides().index(house),)
    assert won >= 11


def test_adepts_among_themselves_use_all_spells() -> None:
    position = deal(8, "adepts")
    assert play_out(position, [find("adept", GAME)] * 8, Random(1)) > 8 * 3 * 8
    assert {"fizzle", "stunner", "shield"} == {spell for casts in position.casts for spell in casts}
