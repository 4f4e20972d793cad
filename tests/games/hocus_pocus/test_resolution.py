"""HP-19 to HP-41: stacks of Pocus against a slow and literal reading of the rules, written for this test alone."""

from collections import Counter
from typing import NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coven.engine import Illegal
from coven.games.hocus_pocus.moves import Lay
from coven.games.hocus_pocus.steps.refills import Refilling
from coven.games.hocus_pocus.steps.turns import Ending, Turn
from coven.games.hocus_pocus.steps.window import Window
from tests.games.hocus_pocus.tables import cast, lay_out

PLAYERS = 4
COPIES = Counter(
    {"amulet": 4, "magic-wand": 4, "enchanted-mirror": 3, "pumpkin": 3}
    | {"counterspell": 2, "hourglass": 2, "black-cat": 2, "lightning": 2}
)
TARGETED = ("thief-3", "sacrifice-2", "owl-1", "curse-1", "abracadabra")
UNTARGETED = ("spell-3", "inspiration-2", "crystal-ball", "vortex")


class Try(NamedTuple):
    """Somebody wants to lay a Pocus, perhaps against the rules."""

    seat: int
    pocus: str
    named: int | None
    from_grimoire: bool


class Lain(msgspec.Struct):
    seat: int
    pocus: str
    named: int | None
    cancelled: bool = False
    void: bool = False


class Reading:
    """The rules of the window, sentence by sentence. The caster is seat 0."""

    def __init__(self, card: str, target: int | None) -> None:
        self.card = card
        self.target = target
        self.stack: list[Lain] = []

    def current_target(self) -> int | None:
        """HP-39."""
        named = [
            lain.named
            for lain in self.stack
            if lain.pocus == "enchanted-mirror" and not lain.cancelled and not lain.void
        ]
        return named[-1] if named else self.target

    def forbidden_by(self, seat: int, pocus: str, named: int | None, source: str) -> str | None:
        if self.card == "vortex":
            if pocus in ("black-cat", "amulet", "enchanted-mirror", "magic-wand"):
                return "HP-30"
            if pocus in ("counterspell", "pumpkin") and source == "grimoire":
                return "HP-30"
        if pocus in ("amulet", "enchanted-mirror"):
            if self.target is None:
                return "HP-40"
            if seat != self.current_target():
                return "HP-31" if pocus == "amulet" else "HP-38"
        if pocus == "enchanted-mirror" and named in (None, 0, seat):
            return "HP-38"
        if pocus == "magic-wand":
            if self.card[-1] not in "12345":
                return "HP-32"
            if any(lain.pocus == "magic-wand" for lain in self.stack):
                return "HP-32"
        return None

    def lay(self, seat: int, pocus: str, named: int | None) -> None:
        """HP-36: Lightning works as it is laid; HP-37: what comes after the first one is void, but for a Wand."""
        void = pocus != "magic-wand" and any(lain.pocus == "lightning" for lain in self.stack)
        if pocus == "lightning" and not void:
            for lain in self.stack:
                if lain.pocus != "magic-wand":
                    lain.cancelled = True
        self.stack.append(Lain(seat, pocus, named, void=void))

    def result(self) -> dict[str, object]:
        """HP-19: one after another, and then the Hocus if it is still there."""
        number = int(self.card[-1]) if self.card[-1] in "12345" else 0
        aim, ends, place = self.target, False, "zone"
        for lain in self.stack:
            if lain.cancelled or lain.void or place != "zone":
                continue
            match lain.pocus:
                case "amulet" | "counterspell":
                    place = "discard"
                case "black-cat":
                    place = f"hand {lain.seat}"
                case "pumpkin":
                    place = "hand 0 marked"
                case "magic-wand":
                    number *= 2
                case "enchanted-mirror":
                    aim = lain.named
                case "hourglass":
                    ends = True
        resolves = place == "zone"
        return {
            "hocus": place,
            "effect": (number, aim) if resolves else None,
            "turn ends": ends and resolves,
            "zone": [lain.pocus for lain in self.stack if not lain.cancelled] if resolves else [],
        }


def gems_after(card: str, effect: tuple[int, int] | None) -> tuple[list[int], int]:
    """What the gems must be, starting with 50 everywhere."""
    gems, cauldron = [50] * PLAYERS, 50
    number, aim = effect or (0, 0)
    match card.split("-", maxsplit=1)[0]:
        case "thief":
            gems[0] += number
            gems[aim] -= number
        case "sacrifice":
            gems[aim] -= number
            cauldron += number
        case "spell":
            gems[0] += number
            cauldron -= number
    return gems, cauldron


def cards_after(before, card: str, result: dict[str, object]) -> list[int]:
    """How many cards everybody must have, Hand and Grimoire together."""
    hands, grimoires = [*map(len, before.hands)], [*map(len, before.grimoires)]
    place = str(result["hocus"])
    if place.startswith("hand"):
        hands[int(place.split()[1])] += 1
    number, aim = result["effect"] or (0, 0)
    match card.split("-", maxsplit=1)[0] if result["effect"] else "nothing":
        case "inspiration":
            hands[0] += number
        case "owl":
            hands[0] += min(number, grimoires[aim])
            grimoires[aim] -= min(number, grimoires[aim])
        case "curse":
            grimoires[aim] -= min(number, grimoires[aim])
        case "abracadabra":
            hands[0], hands[aim] = hands[aim], hands[0]
        case "vortex":
            grimoires = grimoires[-1:] + grimoires[:-1]
    return [hand + grimoire for hand, grimoire in zip(hands, grimoires, strict=True)]


seats = st.integers(0, PLAYERS - 1)
tries = st.builds(Try, seats, st.sampled_from(sorted(COPIES)), st.none() | seats, st.booleans())
hocus = st.tuples(st.sampled_from(TARGETED), st.integers(1, PLAYERS - 1)) | st.tuples(
    st.sampled_from(UNTARGETED), st.none()
)


def enough_copies(wanted: list[Try]) -> bool:
    return Counter(each.pocus for each in wanted) <= COPIES


def set_up(card: str, wanted: list[Try]):
    """Everybody holds what they want to lay. Seat 1 has always a card in Hand, so that the window waits for it."""
    hands: list[list[str]] = [[card], ["owl-2"], [], []]
    grimoires: list[list[str]] = [[], [], [], []]
    for each in wanted:
        open_card = each.from_grimoire and each.seat != 1 and len(grimoires[each.seat]) < 3
        (grimoires if open_card else hands)[each.seat].append(each.pocus)
    for grimoire, filler in zip(grimoires, ("spell-1", "spell-2", "thief-1", "thief-2"), strict=True):
        grimoire.extend([filler] * (3 - len(grimoire)))
    return lay_out(
        *map(" ".join, hands),
        grimoires=[*map(" ".join, grimoires)],
        gems=[50] * PLAYERS,
        cauldron=50,
    )


def where_is(table, card: int) -> str:
    for seat in range(PLAYERS):
        if card in table.hands[seat] + table.grimoires[seat]:
            return f"hand {seat}" + " marked" * (card in table.marked)
    return "zone" if card in table.zone else "discard"


def attempt(table, reading: Reading, each: Try) -> None:
    """Both say the same, by the same rule; what is legal is laid."""
    in_hand = each.pocus in table.names(table.hands[each.seat])
    source = "hand" if in_hand else "grimoire"
    named = each.named if each.pocus == "enchanted-mirror" else None
    forbidden = reading.forbidden_by(each.seat, each.pocus, named, source)
    if forbidden:
        with pytest.raises(Illegal) as refusal:
            table.play(each.seat, Lay(each.pocus, source, named))
        assert refusal.value.rule == forbidden
    else:
        table.play(each.seat, Lay(each.pocus, source, named))
        reading.lay(each.seat, each.pocus, named)
        if isinstance(table.step, Refilling):
            table.play(each.seat, table.timeout(each.seat))


@settings(derandomize=True, max_examples=400, deadline=None)
@given(hocus, st.lists(tries, max_size=9).filter(enough_copies))
@pytest.mark.rule("HP-19", "HP-20", "HP-31", "HP-32", "HP-36", "HP-37", "HP-38", "HP-39", "HP-40", "HP-41")
def test_stacks_of_pocus_resolve_as_the_rules_read(cast_at, wanted):
    card, target = cast_at
    table, reading = set_up(card, wanted), Reading(card, target)
    hocus_card = table.find(table.hands[0], [card])[0]
    table.play(0, cast(card, target))
    for each in wanted:
        if each.seat in table.actors():
            attempt(table, reading, each)
    before = table
    while not isinstance(table.step, Turn | Ending):
        before = table.clone() if isinstance(table.step, Window) else before
        table.play(table.actors()[0], table.timeout(table.actors()[0]))
    result = reading.result()
    assert where_is(table, hocus_card) == result["hocus"]
    assert isinstance(table.step, Ending) == result["turn ends"]
    assert [name for name in table.names(table.zone) if name != card] == result["zone"]
    assert (table.gems, table.cauldron) == gems_after(card, result["effect"])
    assert [len(hand + open_cards) for hand, open_cards in zip(table.hands, table.grimoires, strict=True)] == (
        cards_after(before, card, result)
    )
