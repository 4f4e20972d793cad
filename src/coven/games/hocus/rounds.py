"""HC-2 to HC-7 and HC-30, HC-31: how a game and each of its rounds begin, and how the game ends."""

from typing import ClassVar

from coven.engine import Chance, Illegal, Move, Prompt, Seat, Step, ranked
from coven.games.hocus.cards import COMMUNITIES, HAND_SIZE, NAMES, POCKETS, cards_in_play, named
from coven.games.hocus.events import Dealt, RoundBegan, SchoolTaken
from coven.games.hocus.knowledge import everybody, eye
from coven.games.hocus.moves import TakeSchool
from coven.games.hocus.showdowns import EndOfTurns
from coven.games.hocus.spells import SCHOOLS, TRULY_ADVANCED
from coven.games.hocus.state import HocusOptions, HocusTable
from coven.games.hocus.turns import Turn


def set_up(players: int, options: HocusOptions, chance: Chance) -> HocusTable:
    """HC-2 to HC-7: the first player is drawn, schools are dealt or chosen, and the first round begins."""
    table = HocusTable(
        players=players,
        options=options,
        chance=chance,
        first=0,
        schools=(None,) * players,
        points=[0] * players,
        deck=cards_in_play(players),
        hands=[[] for _ in range(players)],
        pockets=[[[] for _ in range(POCKETS)] for _ in range(players)],
        communities=[[] for _ in range(COMMUNITIES[players])],
        pots=[[] for _ in range(COMMUNITIES[players])],
        owls=[[] for _ in range(players)],
        shown=[],
        known=[0] * len(NAMES),
        committed=[0] * players,
    )
    table.first = table.below(players)
    if options.schools == "chosen" and not options.classic:
        table.then(*(SchoolChoice((table.first + turn) % players) for turn in range(players)), NewRound())
    else:
        deal_schools(table)
        table.then(NewRound())
    return table


def deal_schools(table: HocusTable) -> None:
    """HC-3, HC-32: a school for each, none in Classic."""
    if not table.options.classic:
        schools = free_schools(table)
        table.shuffle(schools)
        table.schools = tuple(schools[: table.players])


def free_schools(table: HocusTable) -> list[str]:
    """HC-3: no two players have the same school; Enchantment and Chronomancy can be left out."""
    left_out = () if table.options.truly_advanced else TRULY_ADVANCED
    return [school for school in SCHOOLS if school not in (*left_out, *table.schools)]


class SchoolChoice(Step[HocusTable], frozen=True):
    """HC-3: from the first player on, each picks openly from what is left."""

    rule: ClassVar[str] = "HC-3"
    seat: Seat

    def actors(self, table: HocusTable) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, table: HocusTable, seat: Seat) -> list[TakeSchool]:
        return [TakeSchool(school) for school in free_schools(table)]

    def play(self, table: HocusTable, seat: Seat, move: TakeSchool) -> None:
        table.schools = (*table.schools[:seat], move.school, *table.schools[seat + 1 :])
        table.tell(SchoolTaken, seat, move.school)

    def why_not(self, table: HocusTable, seat: Seat, move: Move) -> Illegal:
        return Illegal(self.rule, "school-taken" if isinstance(move, TakeSchool) else "school-first")

    def prompt(self, table: HocusTable, viewer: Seat) -> Prompt:
        free = tuple(free_schools(table))
        return Prompt("school-choice", {"seat": self.seat, "yours": viewer == self.seat, "schools": free})


class NewRound(Step[HocusTable], frozen=True):
    """HC-31, HC-4: all cards but claimed Owls are shuffled and dealt; then turns, showdowns, and what comes after."""

    rule: ClassVar[str] = "HC-31"
    automatic: ClassVar[bool] = True

    def run(self, table: HocusTable) -> None:
        table.round += 1
        clear(table)
        table.tell(RoundBegan, table.round, table.first)
        deal(table)
        table.then(Turn(table.first), EndOfTurns(), EndOfRound())


class EndOfRound(Step[HocusTable], frozen=True):
    """HC-30, HC-33, HC-38: Enchantments go back; the game ends at the goal, or after the last round."""

    rule: ClassVar[str] = "HC-30"
    automatic: ClassVar[bool] = True

    def run(self, table: HocusTable) -> None:
        table.enchantments = ()
        if max(table.points) >= table.options.goal:
            table.finish(ranked("goal", table.points))
        elif table.round == table.options.round_limit:
            table.finish(ranked("round-limit", table.points))
        else:
            table.first = next_first_player(table)
            table.then(NewRound())


def next_first_player(table: HocusTable) -> Seat:
    """HC-5: the fewest points; among equals the first to the left of the old first player, who comes last."""
    around = [(table.first + turn) % table.players for turn in range(1, table.players + 1)]
    return min(around, key=table.points.__getitem__)


def clear(table: HocusTable) -> None:
    """HC-31: everything goes back but claimed Owls, which all still know."""
    for places in (table.hands, *table.pockets, table.communities, table.pots, [table.shown]):
        for place in places:
            place.clear()
    table.known = [0] * len(NAMES)
    for owls in table.owls:
        for owl in owls:
            table.known[owl] = everybody(table)
    table.face_down, table.batches, table.looks, table.order = (), (), (), ()


def deal(table: HocusTable) -> None:
    """HC-2, HC-4: Hands for all, and the rest is the deck."""
    claimed = [owl for owls in table.owls for owl in owls]
    table.deck = [card for card in cards_in_play(table.players) if card not in claimed]
    table.shuffle(table.deck)
    size = HAND_SIZE[table.players]
    for seat in range(table.players):
        table.hands[seat] = sorted(table.deck[:size])
        del table.deck[:size]
        for card in table.hands[seat]:
            table.known[card] = eye(seat)
        table.whisper(seat, Dealt, named(table.hands[seat]))
