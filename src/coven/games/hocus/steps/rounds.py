"""HC-4, HC-5 and HC-30, HC-31: how each round begins and ends, and how the game ends."""

from typing import ClassVar

from coven.engine import Seat, Step, ranked
from coven.games.hocus.cards import HAND_SIZE, NAMES, cards_in_play, named
from coven.games.hocus.events import Dealt, RoundBegan
from coven.games.hocus.knowledge import everybody, eye
from coven.games.hocus.state import HocusState
from coven.games.hocus.steps.showdowns import EndOfTurns
from coven.games.hocus.steps.turns import Turn


class NewRound(Step[HocusState], frozen=True):
    """HC-31, HC-4: all cards but claimed Owls are shuffled and dealt; then turns, showdowns, and what comes after."""

    rule: ClassVar[str] = "HC-31"
    automatic: ClassVar[bool] = True

    def run(self, table: HocusState) -> None:
        table.round += 1
        clear(table)
        table.tell(RoundBegan, table.round, table.first)
        deal(table)
        table.then(Turn(table.first), EndOfTurns(), EndOfRound())


class EndOfRound(Step[HocusState], frozen=True):
    """HC-30, HC-33, HC-38: Enchantments go back; the game ends at the goal, or after the last round."""

    rule: ClassVar[str] = "HC-30"
    automatic: ClassVar[bool] = True

    def run(self, table: HocusState) -> None:
        table.enchantments = ()
        if max(table.points) >= table.options.goal:
            table.finish(ranked("goal", table.points))
        elif table.round == table.options.round_limit:
            table.finish(ranked("round-limit", table.points))
        else:
            table.first = next_first_player(table)
            table.then(NewRound())


def next_first_player(table: HocusState) -> Seat:
    """HC-5: the fewest points; among equals the first to the left of the old first player, who comes last."""
    around = [(table.first + turn) % table.players for turn in range(1, table.players + 1)]
    return min(around, key=table.points.__getitem__)


def clear(table: HocusState) -> None:
    """HC-31: everything goes back but claimed Owls, which all still know."""
    for places in (table.hands, *table.pockets, table.communities, table.pots, [table.shown]):
        for place in places:
            place.clear()
    table.known = [0] * len(NAMES)
    for owls in table.owls:
        for owl in owls:
            table.known[owl] = everybody(table)
    table.face_down, table.batches, table.looks, table.order = (), (), (), ()


def deal(table: HocusState) -> None:
    """HC-2, HC-4: Hands for all, and the rest is the deck."""
    claimed = [owl for owls in table.owls for owl in owls]
    table.deck = [card for card in cards_in_play(table.players) if card not in claimed]
    table.shuffle(table.deck)
    size = HAND_SIZE[table.players]
    for seat in range(table.players):
        table.hands[seat] = sorted(table.deck[:size])
        del table.deck[:size]
        for card in table.hands[seat]:
            table.known[card] = eye(seat)
        table.whisper(seat, Dealt, named(table.hands[seat]))
