"""The Spells, Shifts and Owls as tables: what each needs, and every way in which its text can be filled in.

A school is corrected or added here (and named in text/*.ftl) without touching a rule.
"""

import msgspec

from coven.engine import Ways
from coven.games.hocus.cards import CUPS, OWLS, SWORDS, WANDS
from coven.games.hocus.effects import Text, ways
from coven.games.hocus.effects.choices import Choices
from coven.games.hocus.effects.laying import ChooseReturn, Draw
from coven.games.hocus.effects.ways import Texts, beside


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

    def ways(self, choices: Choices) -> Ways[Text]:
        """The same, each text made when it is asked for."""
        return Ways(*self.texts(choices))


DRAW_ONE, DRAW_TWO, RETURN_ONE = Draw(1), Draw(2), ChooseReturn(1, redraw=False)

# HC-13 to HC-15.
BASIC_SPELLS: dict[str, Spell] = {
    "build-community": Spell(ways.into_community(), rule="HC-13"),
    "build-pot": Spell(ways.into_pot()),
    "build-pocket": Spell(ways.into_pocket(), rule="HC-15"),
}

# Reconstructed [C]: the Spells of the schools (HC-3). The rulebook names Chaos with Entropic Energy, Enchantment with
# Power Siphon, and Chronomancy with its Shifts; all else on the cards is ours, found by search (docs/balance.md):
# whoever draws fills a Community or a Pocket, which is soon full; a card for a Pot costs a card.
SCHOOLS: dict[str, dict[str, Spell]] = {
    "chaos": {
        "entropic-energy": Spell(ways.top_into_community(DRAW_ONE), deck=2, draws=True),
        "wild-surge": Spell(ways.into_pot(ChooseReturn(3, redraw=True)), deck=1, hand=2, draws=True),
        "twist-of-fate": Spell(ways.into_pocket_and_top_into_community(DRAW_ONE), deck=2, draws=True),
    },
    "alchemy": {
        "transmute": Spell(ways.into_community(DRAW_ONE, only=CUPS), deck=1, draws=True),
        "gilding": Spell(ways.into_pot_and_return(DRAW_ONE), hand=2, draws=True),
        "dissolve": Spell(ways.dissolve),
    },
    "flame": {
        "wildfire": Spell(ways.two_into_communities(DRAW_TWO), deck=2, hand=2, draws=True),
        "scorch": Spell(ways.scorch),
        "kindle": Spell(ways.into_community(DRAW_ONE, only=WANDS), deck=1, draws=True),
    },
    "illusion": {
        "veil": Spell(ways.face_down(DRAW_ONE, only=SWORDS), deck=1, draws=True),
        "mirage": Spell(ways.swap_and_pot),
        "sleight-of-hand": Spell(ways.palming),
    },
    "divination": {
        "scry": Spell(ways.into_pot_and_look(ChooseReturn(1, redraw=True)), hand=2, draws=True),
        "foresight": Spell(ways.into_community(DRAW_TWO, RETURN_ONE), deck=2, draws=True),
        "second-sight": Spell(ways.into_pocket_and_look(DRAW_TWO, RETURN_ONE), deck=2, draws=True),
    },
    "conjuration": {
        "summon": Spell(ways.into_community(DRAW_ONE), deck=1, draws=True),
        "familiar": Spell(ways.into_pot(DRAW_ONE, only=OWLS), deck=1, draws=True),
        "manifest": Spell(ways.into_pocket(DRAW_ONE), deck=1, draws=True),
    },
    "enchantment": {
        "power-siphon": Spell(ways.into_community_and_there(beside("power-siphon", "beside-community"))),
        "gilded-sigil": Spell(
            ways.into_pot_and_there(beside("gilded-sigil", "beside-pot"), DRAW_ONE), deck=1, draws=True
        ),
        "warding-rune": Spell(ways.into_pocket_and_beside("warding-rune", DRAW_TWO), deck=2, draws=True),
    },
    "chronomancy": {
        "rewind": Spell(ways.exchange_and_pot, hand=2, shift=Spell(ways.exchange_with_pocket)),
        "haste": Spell(
            ways.into_community_and_its_pot(DRAW_ONE),
            deck=1,
            hand=2,
            draws=True,
            shift=Spell(ways.return_card(DRAW_ONE), draws=True),
        ),
        "stasis": Spell(
            ways.into_community_and_return(DRAW_ONE), hand=2, draws=True, shift=Spell(ways.move_between_pockets)
        ),
    },
}

SPELLS = {None: BASIC_SPELLS} | {school: BASIC_SPELLS | spells for school, spells in SCHOOLS.items()}
"""What can be cast, by school; None: without one."""
SHIFTS: dict[str | None, dict[str, Spell]] = {
    school: {name: spell.shift for name, spell in spells.items() if spell.shift} for school, spells in SPELLS.items()
}
"""HC-34: by school, the Shifts by the Spell on whose card they stand."""

BESIDE: dict[str, str] = {"power-siphon": "community", "gilded-sigil": "pot", "warding-rune": "pocket"}
"""HC-33: beside what each Enchantment card lies."""

TRULY_ADVANCED = ("enchantment", "chronomancy")

# Reconstructed [C], but for the 10 of Owls: what an Owl does, by its strength modulo 5 (HC-28).
OWL_BONUSES: tuple[Spell, ...] = (
    Spell(ways.no_choice(DRAW_TWO), deck=2, hand=0, draws=True),
    Spell(ways.into_pot(), spends=1),
    Spell(ways.one_into_pocket, spends=1),
    Spell(ways.into_community(), spends=1),
    Spell(ways.return_card(DRAW_TWO), deck=1, draws=True),
)

RULES = {
    "owls": "HC-28",
    "swords": "HC-1",
    "cups": "HC-1",
    "wands": "HC-1",
    "build-community": "HC-13",
    "build-pot": "HC-14",
    "build-pocket": "HC-15",
    **{spell: "HC-16" for spells in SCHOOLS.values() for spell in spells},
    **dict.fromkeys(SCHOOLS["enchantment"], "HC-33"),
    **dict.fromkeys(SCHOOLS["chronomancy"], "HC-34"),
    "school": "HC-3",
    "deck": "HC-12",
    "community": "HC-6",
    "pot": "HC-23",
    "pocket": "HC-21",
    "seat": "HC-37",
}
"""Where the rules tell of each thing that can be looked at closely; its sentence is the message `about-<thing>`."""
