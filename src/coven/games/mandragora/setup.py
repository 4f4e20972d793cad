"""MD-1 to MD-6: how a game begins."""

from functools import cached_property
from itertools import chain, repeat

from coven.engine import SPECTATOR, Card, Chance, Illegal, Seat
from coven.games.mandragora.cards import HAND_KINDS, HIGHEST, MANDRAKE, REACH, SHOPS, SPELLS, VALUES, kinds_in_the_game
from coven.games.mandragora.effects.hands import pick_up
from coven.games.mandragora.knowledge import redeal
from coven.games.mandragora.knowledge.memory import Memory
from coven.games.mandragora.state import MandragoraOptions, MandragoraState
from coven.games.mandragora.steps.rounds import NextTurn
from coven.games.mandragora.steps.turns import Turn
from coven.games.mandragora.view import MandragoraView, look


class MandragoraTable(MandragoraState, kw_only=True, dict=True):
    """The table as it is played: with what each seat is shown of it, and what each can only guess."""

    @cached_property
    def memories(self) -> list[Memory]:
        """What each seat remembers, and at last a spectator: it follows from the ledger, and no copy has it."""
        return [Memory(self.players, seat) for seat in (*range(self.players), SPECTATOR)]

    def view(self, seat: Seat) -> MandragoraView:
        """MD-34: at the end all hands are shown."""
        return look(self, seat, self.hands if self.outcome else self.memories[seat].follow(self.ledger))

    def redeal(self, seat: Seat) -> None:
        redeal(self, seat)


def set_up(players: int, options: MandragoraOptions, chance: Chance, rules: int) -> MandragoraTable:
    """MD-36: teams are for four."""
    if options.teams and players != 4:
        raise Illegal("MD-36", "teams-of-four", given=players)
    table = MandragoraTable(
        players=players,
        options=options,
        chance=chance,
        rules=rules,
        ring=SHOPS,
        shops=[()] * len(SHOPS),
        pile=kinds_in_the_game(players),
        tops=(),
        spell_piles=[],
        hands=[[0] * len(HAND_KINDS) for _ in range(players)],
        ledger=[],
        scrolls=[()] * players,
        spells=[()] * players,
        reach=[REACH] * players,
        discarded=[()] * players,
    )
    lay_shops(table)
    lay_spells(table)
    deal(table)
    first = table.below(players)  # MD-6
    table.then(Turn(first), NextTurn(first))
    return table


def lay_shops(table: MandragoraState) -> None:
    """MD-1: a random ring, in which shops are counted from the start shop."""
    start, *others = SHOPS
    table.shuffle(others)
    table.ring = (start, *others)


def lay_spells(table: MandragoraState) -> None:
    """MD-2: five piles by value."""
    for value in range(1, HIGHEST + 1):
        copies = (repeat(spell, number) for spell, number in SPELLS.items() if VALUES[spell] == value)
        pile: list[Card] = list(chain.from_iterable(copies))
        table.shuffle(pile)
        table.tops += (pile.pop(),)
        table.spell_piles.append(tuple(pile))


def deal(table: MandragoraState) -> None:
    """MD-4: a mandrake for each witch. MD-5: an article on every shop but the assistant's."""
    for seat in range(table.players):
        table.pile.remove(MANDRAKE)
        pick_up(table, seat, MANDRAKE, None)
    table.shuffle(table.pile)
    for position in range(1, len(SHOPS)):
        table.shops[position] = (table.pile.pop(),)
