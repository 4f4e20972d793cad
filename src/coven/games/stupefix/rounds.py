"""The eight rounds and the end."""

from typing import ClassVar

from coven.engine import Step, ranked
from coven.games.stupefix.cards import FAVOURS, LATECOMER, OFFERED, PET, POTION_MASTER, ROUNDS
from coven.games.stupefix.duel import Aiming, Casting, Preparing
from coven.games.stupefix.moves import FavoursCounted, HouseScored, Latecomer, PotionMaster, RoundBegan
from coven.games.stupefix.sharing import Share, seats_of
from coven.games.stupefix.state import StupefixTable
from coven.games.stupefix.view import points_in


class Round(Step[StupefixTable], frozen=True):
    """ST-9, ST-24: all flags up, 8 rewards face up beside "Become the Pet"; after 8 rounds the scores."""

    rule: ClassVar[str] = "ST-9"
    automatic: ClassVar[bool] = True

    def run(self, table: StupefixTable) -> None:
        if table.round == ROUNDS:
            return score(table)
        table.round += 1
        table.flags = [True] * table.players
        table.offered = [*[table.pile.pop() for _ in range(OFFERED)], PET]
        table.tell(RoundBegan, table.round, tuple(table.offered))
        nobody = (None,) * table.players
        table.then(Preparing(nobody), Aiming(nobody), Casting(nobody), Share(), self)


def score(table: StupefixTable) -> None:
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


def count_potions(table: StupefixTable, by_seat: list[int]) -> None:
    """ST-25: the player with the most Potions is the Potion Master; on a tie nobody is."""
    potions = [table.potions(seat) for seat in range(table.players)]
    if potions.count(max(potions)) > 1:
        return table.tell(PotionMaster, None, None)
    master = potions.index(max(potions))
    by_seat[master] += POTION_MASTER
    table.tell(PotionMaster, master, table.houses[master])


def count_late_tokens(table: StupefixTable, by_seat: list[int]) -> None:
    """ST-26: all who have the most Late tokens are Latecomers; nobody is if all have the same number."""
    late = tuple([seat for seat, tokens in enumerate(table.late) if tokens == max(table.late)])
    if len(late) == table.players:
        late = ()
    for seat in late:
        by_seat[seat] += LATECOMER
    table.tell(Latecomer, late)


def count_favours(table: StupefixTable, by_seat: list[int]) -> None:
    """ST-27: each player's own, the more the better."""
    for seat in range(table.players):
        number = table.favours(seat)
        if number:
            by_seat[seat] += FAVOURS[number]
            table.tell(FavoursCounted, seat, number, FAVOURS[number])
