"""Quick play of Hocus Pocus for playouts: a sensible move from a seat's own cards and what all can see."""

from collections.abc import Callable
from random import Random
from typing import Any

from coven.bots.hocus_pocus.cards import WORTHS
from coven.bots.hocus_pocus.holdings import richest_but
from coven.bots.hocus_pocus.judgement import KEPT
from coven.bots.hocus_pocus.outlook import can_win
from coven.engine import Move, Seat
from coven.games.hocus_pocus.cards import CARDS_AT_END, GRIMOIRE_SIZE, HAND_LIMIT, KIND, NUMBER, POCUS, REMOVERS
from coven.games.hocus_pocus.effects.gems import takeable
from coven.games.hocus_pocus.effects.hocus import Hocus
from coven.games.hocus_pocus.moves import DRAW, PASS, TAKE_GEM, Arrange, Cast, Choose, Discard, Refill, Source
from coven.games.hocus_pocus.setup import HocusPocusTable
from coven.games.hocus_pocus.steps.choices import CurseChoice, Gazing, GrimoireChoice, OwlChoice
from coven.games.hocus_pocus.steps.refills import Refilling
from coven.games.hocus_pocus.steps.turns import DiscardingDown, Ending, Turn
from coven.games.hocus_pocus.steps.window import Window, offers_on

FIRST_POCUS = min(card for card, kind in enumerate(KIND) if kind in POCUS)
DECISIVE = 20.0
WORTH_AN_ANSWER = 2.5
"""How many gems must be at stake for a Pocus."""
FULL_HAND = 4
"""With so many cards in Hand a gem is better than two more."""


def roll(table: HocusPocusTable, seat: Seat, random: Random) -> Move:
    step = table.step
    return ROLLS[type(step)](table, seat, random, step)


def roll_turn(table: HocusPocusTable, seat: Seat, random: Random, step: Turn) -> Move:
    """The Hocus that brings most, more or less; without a good one the end of the turn."""
    leader, kept = richest_but(seat, table.gems), kept_kinds(table, seat)
    best, move = 0.2, None
    sources: tuple[tuple[Source, list[int]], ...] = (
        ("grimoire", table.grimoires[seat]),
        ("hand", table.hands[seat]),
    )
    for source, cards in sources:
        for card in cards:
            if card < FIRST_POCUS and KIND[card] not in kept and card not in table.marked:
                gain, target = quick_gain(table, seat, card, leader)
                if gain > best and (gain := gain * (0.7 + 0.6 * random.random())) > best:
                    best, move = gain, (card, source, target)
    if move is None:
        return roll_ending(table, seat, random, step)
    card, source, target = move
    return Cast(table.name(card), source, target)


def kept_kinds(table: HocusPocusTable, seat: Seat) -> frozenset[str]:
    """What Adepts keep while there is room in the Hand, until it wins."""
    full = len(table.hands[seat]) + CARDS_AT_END > HAND_LIMIT
    return NOTHING if full or can_win(table, seat) else KEPT


def quick_gain(table: HocusPocusTable, seat: Seat, card: int, leader: Seat) -> tuple[float, Seat | None]:
    """What a Hocus brings, in gems, and at whom to cast it."""
    number, gems = NUMBER[card], table.gems
    match KIND[card]:
        case "spell":
            return gain_of_gems(table, seat, number), None
        case "thief":
            return 1.5 * min(number, gems[leader]) if 2 * gems[leader] >= number else 0.0, leader
        case "inspiration":
            return 0.0 if table.inspired else 3.0 + number, None
        case "owl":
            return 1.5 * number * bool(table.grimoires[leader]), leader
        case "curse":
            return 0.6 * number * bool(table.grimoires[leader]), leader
        case "sacrifice":
            return 0.5 * (gems[leader] > gems[seat]), leader
        case "abracadabra":
            hands = table.hands
            other = max([each for each in range(table.players) if each != seat], key=lambda each: len(hands[each]))
            return float(len(hands[other]) - len(hands[seat])), other
        case "vortex":
            grimoires = table.grimoires
            return sum([WORTHS[each] for each in grimoires[seat - 1]]) - sum([WORTHS[e] for e in grimoires[seat]]), None
    return 0.3, None


def gain_of_gems(table: HocusPocusTable, seat: Seat, number: int) -> float:
    """HP-42: who takes all that is left wins with it, or loses."""
    taken = takeable(table, seat, number)
    if taken < table.cauldron:
        return float(taken)
    return DECISIVE if table.gems[seat] + taken > max(table.gems) else 0.0


def roll_ending(table: HocusPocusTable, seat: Seat, random: Random, step: Turn | Ending) -> Move:
    gain = gain_of_gems(table, seat, 1)
    return TAKE_GEM if gain == DECISIVE or (gain and len(table.hands[seat]) >= FULL_HAND) else DRAW


def roll_window(table: HocusPocusTable, seat: Seat, random: Random, step: Window) -> Move:
    """A Pocus where enough is at stake; else a pass."""
    if table.hands[seat][-1:] < [FIRST_POCUS] and table.grimoires[seat][-1:] < [FIRST_POCUS]:
        return PASS
    hocus = step.hocus
    stake = quick_stake(table, seat, hocus)
    if stake + random.random() < WORTH_AN_ANSWER + 0.5:
        return PASS
    useful = useful_pocus(table, seat, hocus)
    from_hand, from_grimoire = offers_on(table, hocus, seat) if useful else ({}, {})
    for offers, cards in ((from_grimoire, table.grimoires[seat]), (from_hand, table.hands[seat])):
        for card in cards:
            if KIND[card] in useful and offers.get(card):
                return offers[card][0]
    return PASS


def quick_stake(table: HocusPocusTable, seat: Seat, hocus: Hocus) -> float:
    """How many gems a Hocus means to a seat, for or against it."""
    number, mine = hocus.number, hocus.caster == seat
    match KIND[hocus.card]:
        case "spell":
            if number >= table.cauldron:
                return DECISIVE
            return number if mine or table.players == 2 else number / 2
        case "thief" if hocus.aim is not None:
            loot = min(number, table.gems[hocus.aim])
            return 1.5 * loot if mine or hocus.aim == seat else loot / table.players
        case "owl" | "abracadabra" | "curse" if hocus.aim == seat:
            return 1.5 * (number or 2)
    return 0.0


def useful_pocus(table: HocusPocusTable, seat: Seat, hocus: Hocus) -> frozenset[str]:
    """Own Hocus are saved and doubled, those of others are stopped, once."""
    removed = hocus.remover is not None
    if hocus.caster != seat:
        return NOTHING if removed or hocus.struck else STOPPING
    if removed:
        return SAVING
    return DOUBLING if not hocus.doubled and worth_doubling(table, seat, hocus) else NOTHING


def worth_doubling(table: HocusPocusTable, seat: Seat, hocus: Hocus) -> bool:
    """Where twice as much can be taken, or all that is left decides the game."""
    twice = 2 * hocus.number
    if hocus.aim is not None:
        return table.gems[hocus.aim] >= twice
    return table.cauldron >= twice or (hocus.number < table.cauldron and gain_of_gems(table, seat, twice) == DECISIVE)


NOTHING: frozenset[str] = frozenset()
STOPPING = REMOVERS | {"enchanted-mirror"}
SAVING = frozenset({"lightning"})
DOUBLING = frozenset({"magic-wand"})


def roll_refill(table: HocusPocusTable, seat: Seat, random: Random, step: Refilling) -> Move:
    missing = GRIMOIRE_SIZE - len(table.grimoires[seat])
    return Refill(named(table, by_worth(table.hands[seat])[:missing]))


def roll_discard(table: HocusPocusTable, seat: Seat, random: Random, step: DiscardingDown) -> Move:
    hand = table.hands[seat]
    return Discard(named(table, by_worth(hand)[: len(hand) - HAND_LIMIT]))


def roll_choice(table: HocusPocusTable, seat: Seat, random: Random, step: GrimoireChoice) -> Move:
    grimoire = by_worth(table.grimoires[step.hocus.aimed_at])
    return Choose(named(table, grimoire[len(grimoire) - step.number(table) :]))


def roll_order(table: HocusPocusTable, seat: Seat, random: Random, step: Gazing) -> Move:
    return Arrange(tuple(table.names(by_worth(step.top(table))[::-1])))


def by_worth(cards: list[int]) -> list[int]:
    return sorted(cards, key=WORTHS.__getitem__)


def named(table: HocusPocusTable, cards: list[int]) -> tuple[str, ...]:
    return tuple(table.ordered(sorted(cards)))


ROLLS: dict[type, Callable[[HocusPocusTable, Seat, Random, Any], Move]] = {
    Turn: roll_turn,
    Ending: roll_ending,
    Window: roll_window,
    Refilling: roll_refill,
    DiscardingDown: roll_discard,
    OwlChoice: roll_choice,
    CurseChoice: roll_choice,
    Gazing: roll_order,
}
