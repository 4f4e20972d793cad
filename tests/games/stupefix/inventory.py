"""ST-29: what always adds up."""

from collections import Counter
from itertools import chain

from coven.games.stupefix.cards import FIZZLE, PET, STUNNER
from coven.games.stupefix.knowledge import taken_back
from coven.games.stupefix.setup import StupefixTable


def inventory(table: StupefixTable) -> object:
    """Spells in hands, prepared and in the discard; rewards in the pile, on offer, taken, in Urns and discarded."""
    hands = Counter({FIZZLE: sum(table.fizzles), STUNNER: sum(table.stunners) - taken_back(table.lessons)})
    spells = hands + Counter([*table.prepared, *table.discard, *chain(*table.shielded)])
    held = [*table.pile, *table.offered, *chain(*table.rewards), *chain(*table.urns), *table.rewards_discard]
    return spells, Counter(card for card in held if card != PET)
