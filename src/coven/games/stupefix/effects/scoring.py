"""ST-25 to ST-28: the scores, after the last round."""

from coven.engine import ranked
from coven.games.stupefix.cards import FAVOURS, LATECOMER, POTION_MASTER, points_in
from coven.games.stupefix.events import FavoursCounted, HouseScored, Latecomer, PotionMaster
from coven.games.stupefix.state import StupefixState, seats_of


def score(table: StupefixState) -> None:
    """ST-28: Urn, bonuses and penalties make the score of a house; the highest wins, equal houses share the win."""
    by_seat = [0] * table.players
    count_potions(table, by_seat)
    count_late_tokens(table, by_seat)
    count_favours(table, by_seat)
    sides = [tuple(sorted(seats_of(table, house))) for house in table.sides()]
    scores = []
    for house, seats, cards in zip(table.sides(), sides, table.urns, strict=True):
        urn = points_in(cards)
        scores.append(urn + sum(by_seat[seat] for seat in seats))
        table.tell(HouseScored, house, urn, scores[-1])
    table.finish(ranked("rounds-over", scores, sides=sides))


def count_potions(table: StupefixState, by_seat: list[int]) -> None:
    """ST-25: the player with the most Potions is the Potion Master; on a tie nobody is."""
    potions = [table.potions(seat) for seat in range(table.players)]
    if potions.count(max(potions)) > 1:
        return table.tell(PotionMaster, None, None)
    master = potions.index(max(potions))
    by_seat[master] += POTION_MASTER
    table.tell(PotionMaster, master, table.houses[master])


def count_late_tokens(table: StupefixState, by_seat: list[int]) -> None:
    """ST-26: all who have the most Late tokens are Latecomers; nobody is if all have the same number."""
    late = tuple([seat for seat, tokens in enumerate(table.late) if tokens == max(table.late)])
    if len(late) == table.players:
        late = ()
    for seat in late:
        by_seat[seat] += LATECOMER
    table.tell(Latecomer, late)


def count_favours(table: StupefixState, by_seat: list[int]) -> None:
    """ST-27: each player's own, the more the better."""
    for seat in range(table.players):
        number = table.favours(seat)
        if number:
            by_seat[seat] += FAVOURS[number]
            table.tell(FavoursCounted, seat, number, FAVOURS[number])
