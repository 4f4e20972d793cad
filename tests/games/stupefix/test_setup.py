from collections import Counter
from itertools import combinations, permutations

import pytest

from coven.engine import Illegal
from coven.games.stupefix import GAME
from coven.games.stupefix.cards import HOUSES, PET, REWARDS
from coven.games.stupefix.moves import Aim
from coven.games.stupefix.setup import draw_seats, draw_twins
from tests.contract.cases import luck
from tests.games.stupefix.tables import aim, cast, deal, duel, prepare, sharing, table, take


@pytest.mark.rule("ST-1")
@pytest.mark.parametrize("players", [4, 6, 8])
def test_everybody_has_five_fizzles_and_three_stunners(players: int) -> None:
    position = deal(players)
    assert position.fizzles == [5] * players
    assert position.stunners == [3] * players
    assert position.view(0).hand == ("fizzle",) * 5 + ("stunner",) * 3


@pytest.mark.rule("ST-2")
@pytest.mark.parametrize(
    "players, houses",
    [
        (4, {"gryffindor": 1, "hufflepuff": 1, "ravenclaw": 1, "slytherin": 1}),
        (5, {"gryffindor": 2, "hufflepuff": 1, "ravenclaw": 1, "slytherin": 1}),
        (6, {"gryffindor": 2, "slytherin": 2, "ravenclaw": 2}),
        (7, {"gryffindor": 3, "slytherin": 2, "ravenclaw": 2}),
        (8, {"gryffindor": 2, "hufflepuff": 2, "ravenclaw": 2, "slytherin": 2}),
    ],
)
def test_the_number_of_players_decides_the_houses(players: int, houses: dict[str, int]) -> None:
    position = deal(players)
    assert Counter(position.houses) == houses
    assert position.view(0).sides == tuple(houses)


def draws(players: int, number: int) -> Counter[tuple[object, ...]]:
    """How often each seating comes up, with its Twins."""
    position = table("GHRSGHRS"[:players])
    position.players, position.chance, position.late = players, luck(players), [0] * players
    found: Counter[tuple[object, ...]] = Counter()
    for _ in range(number):
        position.twins = ()
        draw_seats(position)
        draw_twins(position)
        found[(*position.houses, *position.twins)] += 1
    return found


def seatings(players: int) -> set[tuple[object, ...]]:
    """All orders without neighbouring team mates, with all pairs of Twins."""
    members = [house for house, number in HOUSES[players].items() for _ in range(number)]
    orders = {order for order in permutations(members) if all(order[n] != order[n - 1] for n in range(players))}
    if players % 2 == 0:
        return set(orders)
    return {
        (*order, *twins)
        for order in orders
        for twins in combinations([seat for seat in range(players) if order[seat] == "gryffindor"], 2)
    }


@pytest.mark.rule("ST-2", "ST-4")
@pytest.mark.parametrize("players, number", [(4, 24), (5, 30), (6, 24), (7, 84)])
def test_every_order_without_neighbouring_mates_is_equally_likely(players: int, number: int) -> None:
    found = draws(players, 40 * number)
    assert found.keys() == seatings(players)
    assert len(found) == number
    chi_squared = sum((seen - 40) ** 2 / 40 for seen in found.values())
    assert (
        chi_squared < number + 4 * number**0.5
    )  # a fair draw passes this once in some hundred seeds; this one is fixed


@pytest.mark.rule("ST-2")
def test_eight_players_never_sit_beside_a_mate_nor_around_the_corner() -> None:
    found = draws(8, 2000)
    assert found.keys() <= seatings(8)
    assert len(found) > 0.8 * len(seatings(8))


@pytest.mark.rule("ST-2")
@pytest.mark.parametrize("players", [3, 9])
def test_the_game_is_for_four_to_eight(players: int) -> None:
    with pytest.raises(Illegal, match="ST-2: wrong-players"):
        GAME.deal(players, chance=luck(0))


@pytest.mark.rule("ST-3", "ST-11")
def test_four_play_alone_and_more_in_teams() -> None:
    alone, teams = table("GHRS"), table("GRSGRS")
    prepare(alone, "FFFF")
    prepare(teams, "FFFFFF")
    assert alone.moves(0) == [Aim(None), Aim(1), Aim(2), Aim(3)]
    assert teams.moves(0) == [Aim(None), Aim(1), Aim(2), Aim(4), Aim(5)]


@pytest.mark.rule("ST-4")
@pytest.mark.parametrize("players", [5, 7])
def test_twins_are_two_gryffindors_with_fewer_stunners_and_a_late_token(players: int) -> None:
    position = deal(players)
    assert len(position.twins) == 2
    for seat in range(players):
        twin = seat in position.twins
        assert (position.fizzles[seat], position.stunners[seat], position.late[seat]) == (
            (6, 2, 1) if twin else (5, 3, 0)
        )
        assert not twin or position.houses[seat] == "gryffindor"


@pytest.mark.rule("ST-4")
@pytest.mark.parametrize("players", [4, 6, 8])
def test_an_even_number_has_no_twins(players: int) -> None:
    position = deal(players)
    assert (position.twins, position.late) == ((), [0] * players)


@pytest.mark.rule("ST-5", "ST-9")
def test_the_pile_has_sixty_four_rewards_and_lasts_eight_rounds() -> None:
    position = deal(4)
    assert Counter(position.pile + position.offered) - Counter([PET]) == REWARDS
    assert sum(REWARDS.values()) == 64
    while position.round < 8:
        assert len(position.pile) == 64 - 8 * position.round
        seat = position.actors()[0]
        position.play(seat, position.timeout(seat))
    assert (position.round, position.pile) == (8, [])


@pytest.mark.rule("ST-5")
def test_the_pile_is_shuffled_by_the_seed() -> None:
    assert deal(4, 1).pile == deal(4, 1).pile != deal(4, 2).pile


@pytest.mark.rule("ST-6", "ST-9")
def test_become_the_pet_is_the_ninth_reward_of_every_round() -> None:
    position = table()
    assert len(position.offered) == 9
    duel(position, "FFFF", (None,) * 4)
    take(position, PET, *["points-10"] * 8)
    assert position.round == 2
    assert position.offered == [*["points-10"] * 8, PET]


@pytest.mark.rule("ST-7")
def test_the_first_pet_is_drawn_by_the_seed() -> None:
    pets = Counter(deal(4, seed).pet for seed in range(80))
    assert sorted(pets) == [0, 1, 2, 3]
    assert deal(4, 5).pet == deal(4, 5).view(-1).pet


@pytest.mark.rule("ST-8")
def test_late_tokens_never_run_out() -> None:
    position = table(late=[24, 24, 0, 0])
    prepare(position, "FSSS")
    aim(position, None, 0, 0, 0)
    cast(position)
    assert position.late == [27, 24, 0, 0]


@pytest.mark.rule("ST-8", "ST-20")
def test_spells_that_nobody_was_dealt_are_not_in_the_discard() -> None:
    position = sharing("private-lesson")
    assert position.view(0).stunners_discarded == 0
    take(position, "private-lesson")
    assert position.stunners == [3, 3, 3, 3]
