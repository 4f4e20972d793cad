"""MD-24, MD-25, MD-34, MD-35 and MD-38: the end."""

from coven.engine import Seat, ranked
from coven.games.mandragora.cards import COLOUR_KINDS, VALUES
from coven.games.mandragora.events import Discarded, Scored, Shown
from coven.games.mandragora.state import TEAMS, MandragoraState

CURSE = 2


def score(table: MandragoraState, reason: str) -> None:
    """MD-34: end spells, hands shown, points. MD-35: most points, then most spells. MD-38: a team adds up."""
    seats = range(table.players)
    for seat in seats:
        apply_end_spells(table, seat)
        table.tell(Shown.of, seat, table.hands[seat])
    table.scored = tuple([add_up(table, seat) for seat in seats])
    sides = TEAMS if table.options.teams else tuple((seat,) for seat in seats)
    points = [sum(table.scored[seat].points for seat in side) for side in sides]
    spells = [sum(len(table.spells[seat]) for seat in side) for side in sides]
    table.finish(ranked(reason, points, ties=spells, sides=sides))


def colours(hand: list[int]) -> list[tuple[int, ...]]:
    """MD-34: the colours left in a hand, each as its kinds."""
    return [kinds for kinds in COLOUR_KINDS if any(hand[kind] for kind in kinds)]


def apply_end_spells(table: MandragoraState, seat: Seat) -> None:
    """MD-24: each Vanishing discards a colour; as any saves one point, the first. MD-25: Purification, all of them."""
    hand = table.hands[seat]
    cast = [each.spell for each in table.spells[seat]]
    number = len(COLOUR_KINDS) if "purification-5" in cast else cast.count("vanishing-4")
    gone = [kind for kinds in colours(hand)[:number] for kind in kinds for _ in range(hand[kind])]
    for kind in gone:
        hand[kind] -= 1
    if gone:
        table.discarded[seat] = tuple(gone)
        table.tell(Discarded.of, seat, gone)


def add_up(table: MandragoraState, seat: Seat) -> Scored:
    """MD-34: spells and grimoires, less the colours in hand, less the curse."""
    spells = sum(VALUES[cast.spell] for cast in table.spells[seat])
    grimoires = sum(VALUES[cast.grimoire] for cast in table.spells[seat])
    left = len(colours(table.hands[seat]))
    curse = CURSE if table.marker == seat else 0
    scored = Scored(seat, spells, grimoires, left, curse, spells + grimoires - left - curse)
    table.tell(lambda: scored)
    return scored
