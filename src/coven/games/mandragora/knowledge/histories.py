"""MD-10: a history is one way in which all that a seat saw of the hands may have come about. Guesses are made of it."""

from collections.abc import Sequence

import msgspec

from coven.engine import Seat, Table
from coven.games.mandragora.cards import HAND_KINDS
from coven.games.mandragora.knowledge.limits import Account, Gap, Seen, account
from coven.games.mandragora.knowledge.memory import UNKNOWN
from coven.games.mandragora.knowledge.search import Picks, Search, Wanted, undo
from coven.games.mandragora.state import Line

Slot = list[int]
"""A card of which nothing was seen since: a list of one number, its kind once that is known."""


class History(msgspec.Struct, frozen=True):
    """The slots of each hand in the end, and those that passed in each unseen line."""

    hands: list[list[Slot]]
    passed: dict[int, list[Slot]]

    def ledger(self, lines: Sequence[Line]) -> list[Line]:
        """The lines as they are in this history."""
        told = list(lines)
        for number, slots in self.passed.items():
            line, (kind, *back) = lines[number], [kind for (kind,) in slots]
            told[number] = Line(kind, line.giver, line.taker, line.seen, back[0] if back else None)
        return told

    def holdings(self) -> list[list[int]]:
        """How many cards of each kind every hand holds in the end."""
        held = [[kind for (kind,) in hand] for hand in self.hands]
        return [[hand.count(kind) for kind in HAND_KINDS] for hand in held]


def imagine(ledger: Sequence[Line], players: int, seat: Seat, hidden: list[int], luck: Table) -> History:
    """A history that `seat` cannot tell from what happened.

    `hidden` says how many cards of each kind are in hands, in the pile and on night shops.
    """
    known = account(tuple(ledger), players, seat)
    history = tell(known, Search(known, hidden, luck).find(players), luck)
    slots = [slot for hand in history.hands for slot in hand]
    numbers = hidden[: len(HAND_KINDS)]  # a card that was taken unseen is no scroll: scrolls are shown
    for (kind,) in slots:
        if kind != UNKNOWN:
            numbers[kind] -= 1
    unseen = [kind for kind in HAND_KINDS for _ in range(numbers[kind])]
    luck.shuffle(unseen)
    for slot in slots:
        if slot[0] == UNKNOWN:
            slot[0] = unseen.pop()
    return history


def tell(known: Account, picks: dict[int, Picks], luck: Table) -> History:
    """From the end to the beginning. Of cards of which nothing was seen since, the lot decides which is which."""
    wanted = [[0] * len(HAND_KINDS) for _ in known.sizes]
    others = [[[UNKNOWN] for _ in range(size)] for size in known.sizes]
    history = History([slots[:] for slots in others], {})
    for number in range(len(known.lines) - 1, -1, -1):
        line = known.lines[number]
        if isinstance(line, Seen):
            for taker, kind in line.came:
                if not wanted[taker][kind]:
                    others[taker].pop()[0] = kind
            undo(line, wanted)
        else:
            history.passed[number] = _passed(line, picks[number], wanted, others, luck)
    return history


def _passed(gap: Gap, picks: Picks, wanted: Wanted, others: list[list[Slot]], luck: Table) -> list[Slot]:
    """The cards of an unseen line, which go back to their givers."""
    passings = [(giver, taker, kind) for (giver, taker), kind in zip(gap.passings, picks, strict=True)]
    slots = [others[taker].pop() if kind == UNKNOWN else [kind] for _, taker, kind in passings]
    for (giver, taker, kind), slot in zip(passings, slots, strict=True):
        if kind != UNKNOWN:
            wanted[taker][kind] -= 1
        if giver is not None:
            if kind == UNKNOWN:
                others[giver].insert(luck.below(len(others[giver]) + 1), slot)
            else:
                wanted[giver][kind] += 1
    return slots
