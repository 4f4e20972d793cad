"""MD-1 to MD-6: setting up."""

from itertools import chain, repeat

from coven.engine import Card, Chance, Illegal
from coven.games.mandragora.cards import HAND_KINDS, HIGHEST, MANDRAKE, REACH, SHOPS, SPELLS, VALUES, kinds_in_the_game
from coven.games.mandragora.hands import pick_up
from coven.games.mandragora.rules import NextTurn, Turn
from coven.games.mandragora.state import MandragoraOptions, MandragoraTable


def set_up(players: int, options: MandragoraOptions, chance: Chance) -> MandragoraTable:
    """MD-36: teams are for four."""
    if options.teams and players != 4:
        raise Illegal("MD-36", "teams-of-four", given=players)
    table = MandragoraTable(
        players=players,
        options=options,
        chance=chance,
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


def lay_shops(table: MandragoraTable) -> None:
    """MD-1: a random ring, in which shops are counted from the start shop."""
    start, *others = SHOPS
    table.shuffle(others)
    table.ring = (start, *others)


def lay_spells(table: MandragoraTable) -> None:
    """MD-2: five piles by value."""
    for value in range(1, HIGHEST + 1):
        copies = (repeat(spell, number) for spell, number in SPELLS.items() if VALUES[spell] == value)
        pile: list[Card] = list(chain.from_iterable(copies))
        table.shuffle(pile)
        table.tops += (pile.pop(),)
        table.spell_piles.append(tuple(pile))


def deal(table: MandragoraTable) -> None:
    """MD-4: a mandrake for each witch. MD-5: an article on every shop but the assistant's."""
    for seat in range(table.players):
        table.pile.remove(MANDRAKE)
        pick_up(table, seat, MANDRAKE, None)
    table.shuffle(table.pile)
    for position in range(1, len(SHOPS)):
        table.shops[position] = (table.pile.pop(),)
