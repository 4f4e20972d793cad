"""MD-10: a guess is a history that hangs on what a seat saw and on luck alone, however many cards passed unseen."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from coven import bots
from coven.bots import Budget, Sight
from coven.engine import SPECTATOR, Move
from coven.games.mandragora import GAME
from coven.games.mandragora.cards import KINDS
from coven.games.mandragora.effects.hands import hand_over, lay
from coven.games.mandragora.knowledge import search
from coven.games.mandragora.moves import Cast, Give, Receive, Swap
from coven.games.mandragora.setup import MandragoraTable
from tests.contract.cases import luck
from tests.games.mandragora.tables import MANDRAKE, deal, hand, table
from tests.games.mandragora.test_properties import hands_of

YELLOW, RED, GREEN, BLUE = "yellow-ingredient", "red-ingredient", "green-ingredient", "blue-ingredient"


def is_secretive(move: Move) -> bool:
    """Whether cards are to pass from hand to hand."""
    return isinstance(move, Give | Receive | Swap) or (isinstance(move, Cast) and move.spell == "substitution-1")


def positions(seed: int, share: float) -> Iterator[MandragoraTable]:
    """From a game of teams that pass cards whenever they can."""
    random, laid = Random(seed), deal(4, seed, teams=True)
    while laid.step:
        if random.random() < share:
            yield laid
        moves = laid.moves(laid.actors()[0])
        laid.apply(laid.actors()[0], random.choice([move for move in moves if is_secretive(move)] or moves))


@pytest.mark.rule("MD-10", "MD-37")
@pytest.mark.parametrize("patience", [0, search.PATIENCE])
@pytest.mark.parametrize("seed", [28, 64])
def test_a_guess_at_a_guess_is_the_same_guess(seed: int, patience: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "PATIENCE", patience)
    for number, laid in enumerate(positions(seed, 0.1)):
        viewer = number % 5 - 1
        guess, again = laid.guess(viewer, luck(number)), luck(f"again {number}")
        assert guess.guess(viewer, again) == laid.guess(viewer, again)
        assert hands_of(guess) == guess.hands


@pytest.mark.rule("MD-10", "MD-37")
@pytest.mark.parametrize("bot", ["apprentice", "adept", "master"])
def test_a_bot_in_a_team_decides_at_a_guess_as_at_the_table(bot: str) -> None:
    choose = bots.find(bot, GAME, Budget(iterations=8))
    for number, laid in enumerate(positions(7, 0.05)):
        sight = Sight(laid, laid.actors()[0])
        guess = Sight(sight.guess(luck(number)), sight.seat)
        assert choose(guess, Random(number)) == choose(sight, Random(number))


@pytest.mark.rule("MD-37", "MD-10")
def test_every_card_is_as_likely_to_have_passed_as_any_other() -> None:
    laid = table([[RED, BLUE, GREEN], [], [YELLOW, MANDRAKE], []], teams=True)
    hand_over(laid, 0, 2, KINDS[RED], KINDS[YELLOW])
    found = Counter(tuple(hand(laid.guess(1, luck(number)), 0)) for number in range(600))
    assert len(found) == 6
    assert all(70 < times < 130 for times in found.values())


@pytest.mark.rule("MD-37", "MD-10")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_card_may_have_gone_through_several_hands_before_it_is_seen(viewer: int) -> None:
    laid = table([[RED, BLUE], [], [GREEN, GREEN], [GREEN]], teams=True)
    hand_over(laid, 0, 2, KINDS[RED])
    hand_over(laid, 2, 3, KINDS[RED])
    lay(laid, 3, KINDS[RED])
    guess = laid.guess(viewer, luck(1))
    assert [line.kind for line in guess.ledger[-3:]] == [KINDS[RED]] * 3
    assert hand(guess, 0) == [BLUE]


@pytest.mark.rule("MD-37", "MD-10")
def test_of_hands_between_which_cards_passed_more_is_known_together() -> None:
    laid = table([[RED, BLUE], [], [RED, BLUE], []], teams=True)
    hand_over(laid, 0, 2, KINDS[RED], KINDS[BLUE])
    lay(laid, 0, KINDS[BLUE])
    lay(laid, 0, KINDS[BLUE])
    assert {tuple(hand(laid.guess(1, luck(number)), 2)) for number in range(20)} == {(RED, RED)}
