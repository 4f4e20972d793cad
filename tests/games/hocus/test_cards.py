"""The cards and how they are dealt."""

from random import Random

import pytest

from coven.engine import seed_from
from coven.games.hocus import GAME
from coven.games.hocus.cards import NAMES, NUMBERS, points, strength, suit
from coven.games.hocus.setup import HocusTable
from tests.games.hocus.inventory import inventory
from tests.games.hocus.tables import cards


def deal(players: int, seed: object = 0, **options: object) -> HocusTable:
    return GAME.deal(players, options, chance=seed_from(str(seed), ()))


@pytest.mark.rule("HC-1")
def test_there_are_four_suits_of_fifteen_strengths() -> None:
    assert len(set(NAMES)) == 60
    assert {name.split("-")[0] for name in NAMES} == {"owls", "swords", "cups", "wands"}
    assert [(strength(card), suit(card)) for card in cards("owls-0 wands-14 cups-3")] == [(0, 0), (14, 3), (3, 2)]


@pytest.mark.rule("HC-1", "HC-29")
@pytest.mark.parametrize("worth, strengths", [(1, (*range(11), 14)), (2, (11, 12)), (5, (13,))])
def test_a_card_is_worth_its_points_and_owls_like_any_other(worth: int, strengths: tuple[int, ...]) -> None:
    for name in ("owls", "swords", "cups", "wands"):
        assert [points([NUMBERS[f"{name}-{each}"]]) for each in strengths] == [worth] * len(strengths)


@pytest.mark.rule("HC-2", "HC-4", "HC-6", "HC-7")
@pytest.mark.parametrize(
    "players, low, high, hand, communities", [(2, 2, 12, 10, 2), (3, 1, 13, 10, 2), (4, 1, 13, 9, 2), (5, 0, 14, 9, 3)]
)
def test_the_number_of_players_decides_cards_hands_and_communities(
    players: int, low: int, high: int, hand: int, communities: int
) -> None:
    table = deal(players)
    assert inventory(table) == [card for card in range(60) if low <= strength(card) <= high]
    assert [len(each) for each in table.hands] == [hand] * players
    assert len(table.deck) == 4 * (high - low + 1) - hand * players
    assert table.communities == table.pots == [[]] * communities
    assert table.pockets == [[[], []]] * players


@pytest.mark.rule("HC-5")
def test_the_first_player_of_a_game_is_random() -> None:
    first = {deal(3, seed).first for seed in range(30)}
    assert first == {0, 1, 2}
    assert all(deal(3, seed).actors() == (deal(3, seed).first,) for seed in range(5))


@pytest.mark.rule("HC-3")
def test_dealt_schools_differ_and_come_from_the_seed() -> None:
    tables = [deal(5, seed) for seed in range(20)]
    assert all(len(set(table.schools)) == 5 for table in tables)
    assert len({table.schools for table in tables}) > 10
    assert deal(5, 3).schools == deal(5, 3).schools
    assert {school for table in tables for school in table.schools} >= {"enchantment", "chronomancy"}


@pytest.mark.rule("HC-3")
def test_truly_advanced_schools_can_be_left_out() -> None:
    tables = [deal(5, seed, truly_advanced=False) for seed in range(20)]
    basic = {"chaos", "alchemy", "flame", "illusion", "divination", "conjuration"}
    assert {school for table in tables for school in table.schools} == basic


@pytest.mark.rule("HC-37")
def test_a_schools_owner_is_public_and_lasts_all_game() -> None:
    table = deal(3, 1, goal=100, round_limit=3)
    schools, random = table.schools, Random(0)
    while table.step:
        assert table.view(-1).schools == schools
        seat = table.actors()[0]
        table.apply(seat, random.choice(table.moves(seat)))
    assert table.round > 1
