"""ST-1 to ST-8: how a game begins."""

from coven.engine import Chance, Seat
from coven.games.stupefix.cards import HAND_SIZE, HOUSES, REWARDS, TWINS, TWINS_HOUSE, TWINS_LATE, House
from coven.games.stupefix.knowledge import redeal
from coven.games.stupefix.state import StupefixOptions, StupefixState, seats_of
from coven.games.stupefix.steps.rounds import Round
from coven.games.stupefix.view import StupefixView, look


class StupefixTable(StupefixState, kw_only=True):
    """The table as it is played: with what each seat is shown of it, and what each can only guess."""

    def view(self, seat: Seat) -> StupefixView:
        return look(self, seat)

    def redeal(self, seat: Seat) -> None:
        redeal(self, seat)


def set_up(players: int, options: StupefixOptions, chance: Chance, rules: int) -> StupefixTable:
    """ST-1 to ST-8: houses and seats, spells and Late tokens, the pile of rewards, and a Pet."""
    table = StupefixTable(
        players=players,
        options=options,
        chance=chance,
        rules=rules,
        houses=(),
        twins=(),
        pet=0,
        pile=[card for card, copies in REWARDS.items() for _ in range(copies)],
        offered=[],
        fizzles=[],
        stunners=[],
        prepared=[],
        flags=[True] * players,
        late=[0] * players,
        casts=[()] * players,
        shielded=[()] * players,
        discard=[],
        rewards=[()] * players,
        urns=[()] * len(HOUSES[players]),
        rewards_discard=[],
        stack=[Round()],
    )
    draw_seats(table)
    draw_twins(table)
    deal_spells(table)
    table.shuffle(table.pile)  # ST-5
    table.pet = table.below(players)  # ST-7
    return table


def draw_seats(table: StupefixState) -> None:
    """ST-2: shuffled until no two team mates are neighbours, so that all such orders are equally likely."""
    houses: list[House] = [house for house, members in HOUSES[table.players].items() for _ in range(members)]
    table.shuffle(houses)
    while neighbouring_mates(houses):
        table.shuffle(houses)
    table.houses = tuple(houses)


def neighbouring_mates(houses: list[House]) -> bool:
    """Whether two of a house sit side by side; the last seat and the first are neighbours too."""
    return any(house == houses[seat - 1] for seat, house in enumerate(houses))


def draw_twins(table: StupefixState) -> None:
    """ST-4: with an odd number two of the house that is one too many are Twins, and come late already."""
    if table.players % 2:
        members = list(seats_of(table, TWINS_HOUSE))
        table.shuffle(members)
        table.twins = tuple(sorted(members[:TWINS]))
    for twin in table.twins:
        table.late[twin] = TWINS_LATE


def deal_spells(table: StupefixState) -> None:
    """ST-1, ST-4: 8 spells each, Fizzles and Stunners; what nobody is dealt is out of the game (ST-8)."""
    table.stunners = [table.dealt(seat) for seat in range(table.players)]
    table.fizzles = [HAND_SIZE - stunners for stunners in table.stunners]
