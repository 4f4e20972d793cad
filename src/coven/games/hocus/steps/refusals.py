"""Why a Spell, an Owl or a Shift cannot be used: the rule, and nothing that its player does not know."""

from collections.abc import Sequence
from functools import cache

from coven.engine import Illegal, Seat
from coven.games.hocus.cards import NUMBERS, strength
from coven.games.hocus.effects import Text
from coven.games.hocus.effects.choices import Choices
from coven.games.hocus.effects.deck import alone
from coven.games.hocus.effects.spells import BASIC_SPELLS, OWL_BONUSES, SCHOOLS, SHIFTS, SPELLS, Spell
from coven.games.hocus.effects.ways import Texts
from coven.games.hocus.moves import Cast, Shift, UseOwl
from coven.games.hocus.state import HocusState

BOOKS = {Cast: SPELLS, Shift: SHIFTS}
"""By school, what can be used in moves of each kind."""
RULES = {
    "draws-alone": "HC-10",
    "deck-too-small": "HC-11",
    "hand-too-small": "HC-11",
    "owl-empties-hand": "HC-8",
}


Means = tuple[int, int, bool]
"""How many cards the deck and the Hand hold, and whether all other Hands are empty."""


def means(table: HocusState, seat: Seat) -> Means:
    return len(table.deck), len(table.hands[seat]), alone(table, seat)


def hindrance(table: HocusState, seat: Seat, spell: Spell) -> str | None:
    """HC-10, HC-11: what keeps the whole text from being carried out, whatever is chosen in it."""
    return lack(means(table, seat), spell)


def lack(means: Means, spell: Spell) -> str | None:
    deck, hand, alone = means
    if deck < spell.deck:
        return "deck-too-small"
    if hand < spell.hand:
        return "hand-too-small"
    return "draws-alone" if alone and spell.draws else None


@cache
def usable(kind: type[Cast | Shift], school: str | None, means: Means) -> tuple[tuple[str, Texts], ...]:
    """HC-10, HC-11: the Spells or the Shifts for which there is enough, with every way to fill them in."""
    return tuple([(name, spell.texts) for name, spell in BOOKS[kind][school].items() if not lack(means, spell)])


def owl_bonus(owl: int) -> Spell:
    """HC-28: by strength modulo 5."""
    return OWL_BONUSES[strength(owl) % len(OWL_BONUSES)]


def owl_hindrance(table: HocusState, seat: Seat, owl: int, *, before: bool) -> str | None:
    """HC-8: before the Spell at least one Hand card must be left; a draw of Power Siphon does not count (HC-33)."""
    bonus = owl_bonus(owl)
    if before and len(table.hands[seat]) <= bonus.spends:
        return "owl-empties-hand"
    return hindrance(table, seat, bonus)


def why_no_spell(table: HocusState, seat: Seat, move: Cast) -> Illegal:
    school = table.schools[seat]
    known = BASIC_SPELLS | SCHOOLS[school] if school else BASIC_SPELLS
    if move.spell not in known:
        return Illegal("HC-3", "not-your-spell") if school else Illegal("HC-32", "basic-spells-only")
    if move.spell in [lying.spell for lying in table.enchantments]:
        return Illegal("HC-33", "spell-lies-out")
    return why_no_text(table, seat, hindrance(table, seat, known[move.spell]), known[move.spell], move.parts)


def why_no_shift(table: HocusState, seat: Seat, move: Shift, *, late: bool) -> Illegal:
    school = table.schools[seat]
    spell = SCHOOLS[school].get(move.spell) if school else None
    if spell is None or spell.shift is None:
        return Illegal("HC-34", "no-shift")
    if late:
        return Illegal("HC-34", "shift-first")
    return why_no_text(table, seat, hindrance(table, seat, spell.shift), spell.shift, move.parts)


def why_no_owl(table: HocusState, seat: Seat, move: UseOwl, *, used: bool, before: bool) -> Illegal:
    owl = NUMBERS.get(move.owl)
    if owl is None or owl not in table.owls[seat]:
        return Illegal("HC-28", "owl-not-claimed")
    if used:
        return Illegal("HC-8", "one-owl")
    return why_no_text(table, seat, owl_hindrance(table, seat, owl, before=before), owl_bonus(owl), move.parts)


def why_no_text(table: HocusState, seat: Seat, reason: str | None, spell: Spell, parts: Text) -> Illegal:
    """The text is tried on a copy, part by part, as far as nothing unknown comes into play."""
    if reason:
        return Illegal(RULES[reason], reason, deck=spell.deck, hand=spell.hand)
    trial = table.clone()
    for part in parts:
        if problem := part.why_not(trial, seat):
            return problem
        if part.blind:
            break
        part.do(trial, seat)
    return not_on_offer(spell, spell.ways(Choices(table, seat)), parts)


def not_on_offer(spell: Spell, texts: Sequence[Text], parts: Text) -> Illegal:
    """There is no way to fill in the text; or two cards are named in the wrong order; or it says something else."""
    if not texts:
        return Illegal(spell.rule, "cannot-be-carried-out")
    alike = len({type(part) for part in parts[:2]}) == 1
    swapped = alike and (*parts[:2][::-1], *parts[2:]) in texts
    return Illegal("HC-11", "not-ascending" if swapped else "not-the-text")
