"""MD-10: what a seat knows of the hands, drawn from the ledger of all cards that it saw coming and going.

A guess is another ledger that looks the same to the seat: cards that nobody showed it are dealt again, and a card that
passed unseen from hand to hand may have been any card of that hand, unless what was seen later contradicts it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress

import msgspec

from coven.engine import Seat
from coven.games.mandragora.cards import HAND_KINDS, NAMES

UNKNOWN = -1
TRIES = 8
"""How many other cards are tried for one that passed unseen."""
Slot = list[int]
"""A card in a story: a list of one number, its kind once that is known. Where it goes, the same list goes."""

Picks = tuple[int, int]
"""Random numbers that choose a card of the giver, and one of the taker if a card comes back."""


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card that came into a hand or left it, and who saw its face."""

    kind: int
    giver: Seat | None
    """Nobody: it came from a shop."""
    taker: Seat | None
    """Nobody: it was laid for a spell."""
    seen: tuple[Seat, ...] | None = None
    """By whom; None: by everybody."""
    back: int | None = None
    """MD-37: the card that went the other way at the same time."""

    def seen_by(self, seat: Seat) -> bool:
        return self.seen is None or seat in self.seen


def remembered(ledger: Iterable[Line], players: int, seat: Seat) -> list[list[int]]:
    """How many cards of each kind every hand holds at least, for all that `seat` has seen; its own hand fully."""
    hands = [[0] * len(HAND_KINDS) for _ in range(players)]
    sizes = [0] * players
    for line in ledger:
        giver, taker = line.giver, line.taker
        if giver is not None and taker is not None:
            ways = [(giver, taker, line.kind)]
            if line.back is not None:
                ways.append((taker, giver, line.back))
            _hand_over(ways, line.seen_by(seat), hands, sizes)
        elif giver is not None:
            _forget(hands[giver], line.kind)
            sizes[giver] -= 1
        else:
            assert taker is not None
            sizes[taker] += 1
            if line.seen is None or seat in line.seen:
                hands[taker][line.kind] += 1
    return hands


def _hand_over(ways: list[tuple[Seat, Seat, int]], seen: bool, hands: list[list[int]], sizes: list[int]) -> None:
    """MD-20, MD-37: from hand to hand, and perhaps one the other way at the same time."""
    kinds = [
        _forget(hands[giver], kind) if seen else _forget_any(hands[giver], sizes[giver]) for giver, _, kind in ways
    ]
    for (giver, taker, _), kind in zip(ways, kinds, strict=True):
        if kind != UNKNOWN:
            hands[taker][kind] += 1
        sizes[giver] -= 1
        sizes[taker] += 1


def _forget(hand: list[int], kind: int) -> int:
    """A card left: one that was known, if its like was."""
    if hand[kind]:
        hand[kind] -= 1
    return kind


def _forget_any(hand: list[int], size: int) -> int:
    """A card left unseen: any that was known. Returns its kind if all cards of the hand were known to be of one."""
    only = hand.index(size) if size in hand else UNKNOWN
    hand[:] = [max(0, number - 1) for number in hand]
    return only


class Contradiction(Exception):
    """A story in which somebody lays a card that she cannot have."""


class Story(msgspec.Struct, frozen=True):
    """One way in which all that a seat saw may have come about: the slots of each hand and of each line."""

    hands: list[list[Slot]]
    lines: list[tuple[Slot, Slot | None]]

    def unknown(self) -> list[Slot]:
        return [slot for hand in self.hands for slot in hand if slot[0] == UNKNOWN]

    def less_known(self, kinds: Sequence[int]) -> list[int]:
        """`kinds` less those that the story has placed in hands. Not all stories have cards enough."""
        counts = [0] * len(NAMES)
        for kind in kinds:
            counts[kind] += 1
        for hand in self.hands:
            for (kind,) in hand:
                if kind != UNKNOWN:
                    counts[kind] -= 1
        if min(counts) < 0:
            raise Contradiction
        return [kind for kind, count in enumerate(counts) for _ in range(count)]

    def ledger(self, lines: Iterable[Line]) -> list[Line]:
        """The lines as they are in this story."""
        told = zip(lines, self.lines, strict=True)
        return [
            Line(slot[0], line.giver, line.taker, line.seen, None if back is None else back[0])
            for line, (slot, back) in told
        ]


def tell(ledger: Iterable[Line], players: int, seat: Seat, picks: Mapping[int, Picks]) -> Story:
    """Play the ledger again as `seat` saw it. `picks` says which cards of the hands passed in an unseen line."""
    story = Story([[] for _ in range(players)], [])
    hands = story.hands
    for number, line in enumerate(ledger):
        leave = _leave_seen if line.seen_by(seat) else _leave_unseen
        pick, pick_back = picks.get(number, (None, None))
        back = None
        if line.giver is None:
            slot = [line.kind if line.seen_by(seat) else UNKNOWN]
        else:
            slot = leave(hands[line.giver], line.kind, pick)
        if line.taker is not None:
            if line.back is not None:
                back = leave(hands[line.taker], line.back, pick_back)
            hands[line.taker].append(slot)
        if line.giver is not None and back is not None:
            hands[line.giver].append(back)
        story.lines.append((slot, back))
    return story


def _leave_seen(hand: list[Slot], kind: int, _: int | None) -> Slot:
    """A card that was known leaves before one that was not, which then was of that kind all the time."""
    for like in ([kind], [UNKNOWN]):
        if like in hand:
            slot = hand.pop(hand.index(like))
            slot[0] = kind
            return slot
    raise Contradiction


def _leave_unseen(hand: list[Slot], kind: int, pick: int | None) -> Slot:
    """Any card may have left: the one picked; if there is no pick, rather one of that kind."""
    if pick is not None:
        return hand.pop(pick % len(hand))
    like = next((like for like in ([kind], [UNKNOWN]) if like in hand), hand[0])
    return hand.pop(hand.index(like))


def imagine(
    ledger: Sequence[Line], players: int, seat: Seat, hidden: Sequence[int], below: Callable[[int], int]
) -> Story:
    """A story that `seat` cannot tell from what happened: each unseen passing is tried with other cards.

    It begins with what did happen, so that it always has an end. `hidden` are all cards in hands, in the pile and on
    night shops.
    """
    picks: dict[int, Picks] = {}
    story = tell(ledger, players, seat, picks)
    for number, line in enumerate(ledger):
        if line.giver is None or line.seen_by(seat):
            continue
        for _ in range(TRIES):
            with suppress(Contradiction):
                tried = {**picks, number: (below(1 << 32), below(1 << 32))}
                other = tell(ledger, players, seat, tried)
                other.less_known(hidden)
                story, picks = other, tried
                break
    return story
