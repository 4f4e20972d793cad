import pytest

from coven.engine import Illegal, Outcome
from coven.games.stupefix.cards import PET
from coven.games.stupefix.events import FavoursCounted, HouseScored, Latecomer, PotionMaster
from coven.games.stupefix.moves import Prepare
from coven.games.stupefix.steps.rounds import Round
from coven.games.stupefix.view import Counts
from tests.games.stupefix.tables import OFFER, duel, table, take


def ended(houses: str = "GHRS", **fields):
    """A game after its eighth round, scored."""
    position = table(houses, hands="", round=8, stack=[Round()], told=[], **fields)
    position.settle()
    return position


def scores(**fields) -> tuple[int, ...]:
    return ended(**fields).outcome.scores


def told(position) -> list[object]:
    return [each.event for each in position.told]


@pytest.mark.rule("ST-9", "ST-28")
def test_the_game_ends_after_eight_rounds() -> None:
    position = table(hands="F F F F", round=8, pile=[])
    duel(position, "FFFF", (None,) * 4)
    take(position, *OFFER, PET)
    assert position.actors() == ()
    assert position.outcome.reason == "rounds-over"
    assert position.outcome.scores == (20, 20, 20, 20)
    with pytest.raises(Illegal, match="ST-28: game-over"):
        position.play(0, Prepare("fizzle"))


@pytest.mark.rule("ST-25")
def test_the_potion_master_gives_a_hundred() -> None:
    position = ended(rewards=[("potion",), ("potion", "potion"), (), ("potion",)])
    assert position.outcome.scores == (0, 100, 0, 0)
    assert PotionMaster(1, "hufflepuff") in told(position)


@pytest.mark.rule("ST-25")
def test_on_a_tie_nobody_is_potion_master() -> None:
    position = ended(rewards=[("potion",), ("potion",), (), ()])
    assert position.outcome.scores == (0, 0, 0, 0)
    assert PotionMaster(None, None) in told(position)


@pytest.mark.rule("ST-25")
def test_potions_are_counted_by_player_and_not_by_house() -> None:
    rewards = [("potion",) * 2, ("potion",) * 3, (), ("potion",) * 2, (), ()]
    assert scores(houses="GRSGRS", rewards=rewards) == (0, 0, 100)


@pytest.mark.rule("ST-26")
def test_the_latecomer_costs_a_hundred() -> None:
    position = ended(late=[1, 0, 3, 2])
    assert position.outcome.scores == (0, 0, -100, 0)
    assert Latecomer((2,)) in told(position)


@pytest.mark.rule("ST-26")
def test_on_a_tie_every_latecomer_costs_a_hundred() -> None:
    assert scores(late=[2, 2, 1, 0]) == (-100, -100, 0, 0)
    assert scores(houses="GRSGRS", late=[2, 0, 0, 2, 0, 0]) == (-200, 0, 0)


@pytest.mark.rule("ST-26")
def test_there_is_no_latecomer_if_all_have_the_same_number() -> None:
    position = ended(late=[2, 2, 2, 2])
    assert position.outcome.scores == (0, 0, 0, 0)
    assert Latecomer(()) in told(position)


@pytest.mark.rule("ST-26", "ST-4")
def test_the_starting_tokens_of_twins_count() -> None:
    assert scores(houses="GHGRS", twins=(0, 2), late=[1, 0, 1, 0, 0]) == (-200, 0, 0, 0)


@pytest.mark.rule("ST-27")
@pytest.mark.parametrize("favours, points", [*enumerate([0, 10, 30, 60, 120, 200, 300, 400, 600, 800, 1000])])
def test_favours_score_by_their_number(favours: int, points: int) -> None:
    assert scores(rewards=[(), ("favour",) * favours, (), ()]) == (0, points, 0, 0)


@pytest.mark.rule("ST-27")
def test_every_player_counts_favours_alone() -> None:
    position = ended(houses="GRSGRS", rewards=[("favour",) * 2, (), (), ("favour",), (), ()])
    assert position.outcome.scores == (40, 0, 0)
    assert FavoursCounted(0, 2, 30) in told(position)
    assert not any(isinstance(event, FavoursCounted) and event.seat == 1 for event in told(position))


@pytest.mark.rule("ST-28")
def test_the_house_with_urn_bonuses_and_penalties_in_sum_highest_wins() -> None:
    position = ended(
        houses="GRSGRS",
        urns=[("points-40", "points-20"), (), ("points-10",)],
        rewards=[(), ("potion",), (), ("favour",), (), ()],
        late=[0, 0, 1, 0, 0, 0],
    )
    assert position.outcome == Outcome(
        "rounds-over", sides=((0, 3), (2, 5), (1, 4)), scores=(70, -100, 110), ranking=((2,), (0,), (1,))
    )
    assert position.outcome.winners == (1, 4)
    assert told(position)[-3:] == [
        HouseScored("gryffindor", 60, 70),
        HouseScored("slytherin", 0, -100),
        HouseScored("ravenclaw", 10, 110),
    ]


@pytest.mark.rule("ST-28")
def test_tied_houses_share_the_win() -> None:
    position = ended(urns=[("points-40",), (), ("points-20", "points-20"), ()])
    assert position.outcome.ranking == ((0, 2), (1, 3))
    assert position.outcome.winners == (0, 2)


@pytest.mark.rule("ST-17", "ST-24")
def test_after_the_end_everything_is_open() -> None:
    position = ended(shielded=[("stunner",), (), (), ("fizzle",)], rewards=[(), ("potion",), (), ()])
    assert position.view(-1).under_shields == (("stunner",), (), (), ("fizzle",))
    assert position.view(-1).counts == Counts((0, 1, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
    assert position.guess(2, position.chance) == position
