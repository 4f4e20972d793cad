"""The Spells, Shifts and Owls as tables: what each needs, and every way in which its text can be filled in.

A school is corrected or added here (and named in text/*.ftl) without touching a rule.
"""

import msgspec

from coven.games.hocus import choices
from coven.games.hocus.changing import LookIntoPot
from coven.games.hocus.choices import Texts, each, pairs
from coven.games.hocus.laying import ChooseReturn, Draw, TopIntoPot


class Spell(msgspec.Struct, frozen=True):
    """A Spell, a Shift or the bonus of an Owl."""

    texts: Texts
    """Every way to fill in its choices, the parts in written order (HC-11)."""
    deck: int = 0
    """HC-11: how many cards the deck must hold beforehand."""
    hand: int = 1
    """HC-11: how many cards the Hand must hold."""
    draws: bool = False
    """HC-10: whether it has a DRAW."""
    spends: int = 0
    """HC-8: how many cards fewer an Owl leaves in the Hand."""
    shift: "Spell | None" = None
    """HC-34: the Shift on the same card."""
    rule: str = "HC-11"
    """What to cite where there is no way to fill it in."""


DRAW_ONE, DRAW_TWO = Draw(1), Draw(2)

# HC-13 to HC-15.
BASIC_SPELLS: dict[str, Spell] = {
    "build-community": Spell(each(choices.into_community), rule="HC-13"),
    "build-pot": Spell(each(choices.into_pot)),
    "build-pocket": Spell(each(choices.into_pocket), rule="HC-15"),
}

# Reconstructed [C]: the Spells of the schools (HC-3). The rulebook names Chaos with Entropic Energy, Enchantment with
# Power Siphon, and Chronomancy with its Shifts; all else on the cards is ours.
SCHOOLS: dict[str, dict[str, Spell]] = {
    "chaos": {
        "entropic-energy": Spell(each(choices.top_into_community, DRAW_ONE), deck=2, draws=True),
        "wild-surge": Spell(each(choices.into_pot, ChooseReturn(3, redraw=True)), hand=2, draws=True),
        "twist-of-fate": Spell(pairs(choices.into_pocket, choices.top_into_pot), deck=1),
    },
    "alchemy": {
        "transmute": Spell(choices.into_pot_and_return(DRAW_TWO), deck=1, hand=2, draws=True),
        "gilding": Spell(each(choices.two_into_pot, DRAW_ONE), deck=1, hand=2, draws=True),
        "dissolve": Spell(choices.dissolve),
    },
    "flame": {
        "wildfire": Spell(choices.two_into_communities, hand=2),
        "scorch": Spell(choices.scorch),
        "kindle": Spell(each(choices.into_pot, DRAW_ONE), deck=1, draws=True),
    },
    "illusion": {
        "veil": Spell(each(choices.face_down)),
        "mirage": Spell(pairs(choices.swaps, choices.into_pot)),
        "sleight-of-hand": Spell(choices.sleight_of_hand),
    },
    "divination": {
        "scry": Spell(choices.into_pot_and_there(LookIntoPot)),
        "foresight": Spell(each(choices.into_community, DRAW_TWO, ChooseReturn(1, redraw=False)), deck=2, draws=True),
        "second-sight": Spell(choices.second_sight),
    },
    "conjuration": {
        "summon": Spell(each(choices.into_community, DRAW_ONE), deck=1, draws=True),
        "familiar": Spell(choices.into_pot_and_there(TopIntoPot), deck=1),
        "manifest": Spell(each(choices.into_pocket, DRAW_ONE), deck=1, draws=True),
    },
    "enchantment": {
        "power-siphon": Spell(choices.beside_community("power-siphon")),
        "gilded-sigil": Spell(choices.beside_pot("gilded-sigil")),
        "warding-rune": Spell(choices.into_pocket_and_beside("warding-rune")),
    },
    "chronomancy": {
        "rewind": Spell(choices.rewind, shift=Spell(each(choices.exchange_pocket))),
        "haste": Spell(
            choices.into_community_and_pot(DRAW_ONE),
            deck=1,
            hand=2,
            draws=True,
            shift=Spell(each(choices.return_card, DRAW_ONE), draws=True),
        ),
        "stasis": Spell(each(choices.into_pot, DRAW_ONE), deck=1, draws=True, shift=Spell(each(choices.move_pocket))),
    },
}

TRULY_ADVANCED = ("enchantment", "chronomancy")

# Reconstructed [C], but for the 10 of Owls: what an Owl does, by its strength modulo 5 (HC-28).
OWL_BONUSES: tuple[Spell, ...] = (
    Spell(lambda table, seat: [(DRAW_TWO,)], deck=2, hand=0, draws=True),
    Spell(each(choices.into_pot), spends=1),
    Spell(each(choices.into_pocket_alone), spends=1),
    Spell(each(choices.into_community), spends=1),
    Spell(each(choices.return_card, DRAW_TWO), deck=1, draws=True),
)
