"""The 48 wizards, and which of them have nothing in common."""

from coven.engine import Card

SIZES = ("skinny", "medium", "wide")
COLOURS = ("red", "purple", "green", "turquoise")
TRAITS = ("size", "hat", "wand", "robe", "shoes")

RULES = {
    "wizard": "HF-5",
    "target": "HF-4",
    "pile": "HF-2",
    "aside": "HF-13",
    "won": "HF-16",
    "seat": "HF-8",
}
"""Where the rules tell of each thing that can be looked at closely; its sentence is the message `about-<thing>`."""

# Which 48 of the 768 possible wizards are in the box is not known: hats, wands and sizes in all combinations, and the
# two rules for robes and shoes, are reconstructed (HF-1 [C]).
SHOES_BY_WAND = (0, 2, 3, 1)


def wizard(size: int, hat: int, wand: int) -> Card:
    """HF-1: `skinny-red-purple-purple-green` is a skinny wizard with a red hat, a purple wand, and so on."""
    robe = hat ^ wand
    shoes = hat ^ SHOES_BY_WAND[wand] ^ size
    return "-".join([SIZES[size], COLOURS[hat], COLOURS[wand], COLOURS[robe], COLOURS[shoes]])


WIZARDS: tuple[Card, ...] = tuple(wizard(size, hat, wand) for size in range(3) for hat in range(4) for wand in range(4))


def traits(card: Card) -> list[str]:
    """Size, hat, wand, robe and shoes, as in `TRAITS`."""
    return card.split("-")


def is_match(card: Card, target: Card) -> bool:
    """HF-5: a match differs from the target in all five traits."""
    return not any(one == other for one, other in zip(traits(card), traits(target), strict=True))


def in_common(card: Card, target: Card) -> tuple[str, ...]:
    """HF-5: the traits that are the same."""
    pairs = zip(TRAITS, traits(card), traits(target), strict=True)
    return tuple([trait for trait, one, other in pairs if one == other])


MATCHES: dict[Card, frozenset[Card]] = {
    target: frozenset(card for card in WIZARDS if is_match(card, target)) for target in WIZARDS
}
