"""MD-10: which cards passed unseen, found from the end of the ledger.

A card that was seen leaving a hand is *wanted* there in all lines before, until the line is reached with which it came.
For a line that the seat did not see, the lot decides which card of the taker's hand came with it: one that is wanted,
or one of which nothing was seen since. Where this leads to hands with more wanted cards than they can have held, the
choices to blame are made again; what has proved hopeless is not tried twice. So what is found hangs on what was seen
and on the luck alone, and something is found whenever there is anything.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product

from coven.engine import Table
from coven.games.mandragora.cards import HAND_KINDS
from coven.games.mandragora.knowledge.limits import Account, Gap, Limits, Seen
from coven.games.mandragora.knowledge.memory import UNKNOWN

Picks = tuple[int, ...]
"""The kinds of the cards that passed in an unseen line; UNKNOWN: any of which nothing was seen since."""
Wanted = list[list[int]]
"""How many cards of each kind every hand must have held."""
Blamed = frozenset[int]
"""Whose hands want too much; `~kind`: of that kind too few cards can have been taken unseen from shops."""
NOBODY: Blamed = frozenset()
PATIENCE = 50
"""After how many choices that led nowhere everything is begun anew."""


class Weary(Exception):
    """Too many choices that led nowhere."""


class Search:
    """The search for what passed unseen."""

    def __init__(self, account: Account, hidden: Sequence[int], luck: Table) -> None:
        self.lines, self.luck = account.lines, luck
        self.spare = [hidden[kind] - account.shown[kind] for kind in HAND_KINDS]
        """How many cards of each kind can have been taken unseen from shops."""
        self.picks: dict[int, Picks] = {}
        self.hopeless: dict[int, dict[Blamed, set[object]]] = defaultdict(lambda: defaultdict(set))
        self.patience = 0

    def find(self, players: int) -> dict[int, Picks]:
        """What passed in each unseen line. Who is lost in choices begins anew, and knows what is hopeless."""
        while True:
            self.patience = PATIENCE
            nothing = [[0] * len(HAND_KINDS) for _ in range(players)]
            with suppress(Weary):
                blamed = self._explain(len(self.lines), nothing, self.spare)
                assert not blamed, "what happened can be found"
                return self.picks

    def _explain(self, end: int, wanted: Wanted, spare: list[int]) -> Blamed:
        """How the lines before `end` led to hands with the wanted cards: `picks` say it, unless somebody is blamed."""
        for number in range(end - 1, -1, -1):
            line = self.lines[number]
            if isinstance(line, Gap):
                return self._choose(number, line, wanted, spare)
            undo(line, wanted)
        return NOBODY

    def _choose(self, number: int, gap: Gap, wanted: Wanted, spare: list[int]) -> Blamed:
        """What passed in an unseen line, unless that is known to be hopeless."""
        hopeless = self.hopeless[number]
        for blamed, states in hopeless.items():
            if _part(blamed, wanted, spare) in states:
                return blamed
        blamed = self._try(number, gap, wanted, spare)
        if blamed:
            hopeless[blamed].add(_part(blamed, wanted, spare))
            self.patience -= 1
            if self.patience < 0:
                raise Weary
        return blamed

    def _try(self, number: int, gap: Gap, wanted: Wanted, spare: list[int]) -> Blamed:
        """One choice after the other. If another one would change nothing for those to blame, it is not tried."""
        blamed = gap.seats
        for picks in self._offers(gap, wanted):
            earlier, left = [hand[:] for hand in wanted], spare[:]
            conflict = _take_back(gap, picks, earlier, left) or self._explain(number, earlier, left)
            if not conflict:
                self.picks[number] = picks
                return NOBODY
            if not conflict & {*gap.seats, *[~kind for kind in picks if kind != UNKNOWN]}:
                return conflict
            blamed |= conflict
        return blamed

    def _offers(self, gap: Gap, wanted: Wanted) -> Iterator[Picks]:
        """What may have passed, by lot: every card of the taker's hand is as likely as any other."""
        came = []
        for (_, taker), without in zip(gap.passings, gap.without, strict=True):
            kinds = _newcomers(without, wanted[taker])
            if kinds[0] != kinds[-1]:
                self.luck.shuffle(kinds)
            came.append(dict.fromkeys(kinds))
        return product(*came)


def undo(line: Seen, wanted: Wanted) -> None:
    """A wanted card came with it, if its like is wanted; what left was there."""
    for taker, kind in line.came:
        if wanted[taker][kind]:
            wanted[taker][kind] -= 1
    for giver, kind in line.left:
        wanted[giver][kind] += 1


def _newcomers(limits: Limits, wanted: list[int]) -> list[int]:
    """Which card may have come to these: one that is wanted and not known to be there already, or any other."""
    if not any(wanted):
        return [UNKNOWN]
    missing = [number - least for number, least in zip(wanted, limits.least, strict=True)]
    kinds = [kind for kind, number in enumerate(missing) for _ in range(number)]
    return kinds + [UNKNOWN] * (limits.size + 1 - len(kinds) - sum(limits.least))


def _take_back(gap: Gap, picks: Picks, wanted: Wanted, spare: list[int]) -> Blamed:
    """Wanted cards that came are wanted from their givers. Returns who cannot have had them."""
    for (giver, taker), kind in zip(gap.passings, picks, strict=True):
        if kind != UNKNOWN:
            wanted[taker][kind] -= 1
            if giver is not None:
                wanted[giver][kind] += 1
            elif spare[kind]:
                spare[kind] -= 1
            else:
                return frozenset([~kind])
    return next((blamed for limits in gap.before if (blamed := _too_much(limits, wanted, spare))), NOBODY)


def _too_much(limits: Limits, wanted: Wanted, spare: list[int]) -> Blamed:
    """Those hands, if they cannot have held all wanted cards beside those that they are known to have held."""
    hands = [wanted[seat] for seat in limits.seats]
    together = hands[0] if len(hands) == 1 else [*map(sum, zip(*hands, strict=True))]
    if not any(together):
        return NOBODY
    if sum(map(max, together, limits.least)) > limits.size:
        return limits.seats
    for kind, number in enumerate(together):
        more = number - limits.most[kind]
        if more > 0 and more > limits.wild:
            return limits.seats
        if more > 0 and more > spare[kind]:
            return limits.seats | {~kind}
    return NOBODY


def _part(blamed: Blamed, wanted: Wanted, spare: list[int]) -> object:
    """As much of the state as those to blame have to do with."""
    return tuple([tuple(wanted[each]) if each >= 0 else spare[~each] for each in sorted(blamed)])
