"""What holds for every hand and every game."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coven.engine import SPECTATOR, Card, Illegal
from coven.games.mandragora.cards import ARTICLES, COLOURS, GRIMOIRES, HAND_KINDS, KINDS, NAMES, SPELLS, VALUES
from coven.games.mandragora.moves import Cast
from coven.games.mandragora.setup import MandragoraTable
from coven.games.mandragora.steps.casting import casts, why_not_cast
from tests.contract.cases import luck, step_randomly
from tests.games.mandragora.inventory import inventory
from tests.games.mandragora.tables import TOPS, deal

numbers = st.integers(0, 2)
hands = st.tuples(*[numbers] * 5, *[st.integers(0, 1)] * 6, numbers)
tops = st.tuples(*[st.sampled_from([None, spell]) for spell in TOPS])
any_cast = st.builds(
    Cast, st.sampled_from(list(SPELLS)), st.sampled_from(NAMES), *[st.integers(-1, 3)] * 5, st.booleans()
)
GRIMOIRE_NAMES = [*(NAMES[kind] for kind in GRIMOIRES), "mandrake"]


def all_casts(hand: tuple[int, ...]) -> Iterator[Cast]:
    """Every choice of a spell, a grimoire and ingredients out of a hand, sense or nonsense."""
    for colours in product(*[range(number + 1) for number in hand[:5]]):
        for spell, grimoire, mandrake in product(TOPS, GRIMOIRE_NAMES, (False, True)):
            yield Cast(spell, grimoire, *colours, mandrake)


def literally_legal(hand: tuple[int, ...], tops: tuple[Card | None, ...], cast: Cast) -> bool:
    """MD-11 to MD-16, sentence by sentence."""
    used = Counter({f"{colour}-ingredient": number for colour, number in zip(COLOURS, cast.colours, strict=True)})
    used["mandrake"] += cast.mandrake
    number = used.total()
    used[cast.grimoire] += 1
    colours = [colour for colour, count in zip(COLOURS, cast.colours, strict=True) for _ in range(count)]
    all_different = len(colours) == len(set(colours))
    if any(count > hand[KINDS[card]] for card, count in used.items()) or used["mandrake"] > 1 or number == 0:
        return False
    if cast.grimoire == "mandrake":
        fits = all_different or len(set(colours)) == 1
    elif cast.grimoire == "black-grimoire-3":
        fits = all_different and number <= 5
    else:
        fits = set(colours) <= {cast.grimoire.partition("-")[0]}
    return fits and cast.spell in tops and VALUES[cast.spell] <= number


@pytest.mark.rule("MD-11", "MD-13", "MD-14", "MD-15", "MD-16")
@given(hand=hands, tops=tops)
@settings(derandomize=True, max_examples=40, deadline=None)
def test_the_casts_on_offer_are_those_of_the_literal_reading(
    hand: tuple[int, ...], tops: tuple[Card | None, ...]
) -> None:
    offered = casts(hand, tops)
    assert len(offered) == len(set(offered))
    assert set(offered) == {cast for cast in all_casts(hand) if literally_legal(hand, tops, cast)}


@pytest.mark.rule("MD-11", "MD-13", "MD-14", "MD-15", "MD-16")
@given(hand=hands, tops=tops, cast=any_cast)
@settings(derandomize=True, max_examples=200, deadline=None)
def test_every_other_cast_is_refused_with_a_rule(
    hand: tuple[int, ...], tops: tuple[Card | None, ...], cast: Cast
) -> None:
    if cast not in casts(hand, tops):
        refusal = why_not_cast(hand, tops, cast)
        assert isinstance(refusal, Illegal)
        assert refusal.rule in {"MD-11", "MD-13", "MD-14", "MD-15", "MD-16"}


def hands_of(laid: MandragoraTable) -> list[list[int]]:
    """The hands that follow from the ledger, in which nobody ever gives what she does not have."""
    hands = [[0] * len(HAND_KINDS) for _ in range(laid.players)]
    for line in laid.ledger:
        changes = [(line.giver, line.kind, -1), (line.taker, line.kind, 1)]
        if line.back is not None:
            changes = [(line.giver, line.kind, -1), (line.taker, line.back, -1), (line.taker, line.kind, 1)]
            changes.append((line.giver, line.back, 1))
        for seat, kind, change in changes:
            if seat is not None:
                hands[seat][kind] += change
                assert hands[seat][kind] >= 0
    return hands


@pytest.mark.rule("MD-10", "MD-39")
@pytest.mark.parametrize("players, options", [(2, {}), (3, {}), (4, {}), (4, {"teams": True})])
def test_every_guess_is_a_game_that_could_have_been(players: int, options: dict) -> None:
    random = Random(players)
    laid = deal(players, 7, **options)
    while laid.step:
        assert inventory(laid) == (Counter(ARTICLES), Counter(SPELLS))
        assert hands_of(laid) == laid.hands
        viewer = random.choice([SPECTATOR, *range(players)])
        guess = laid.guess(viewer, luck(random.random()))
        assert inventory(guess) == inventory(laid)
        assert hands_of(guess) == guess.hands
        assert [line for line in guess.ledger if line.seen_by(viewer)] == [
            line for line in laid.ledger if line.seen_by(viewer)
        ]
        laid.apply(*step_randomly(laid, random))
