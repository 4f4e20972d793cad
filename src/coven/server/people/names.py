"""Names that people can tell apart."""

import unicodedata

from coven.play.problems import Problem

SHORTEST, LONGEST = 2, 24
SIGNS = frozenset(" '’.-_")

# What looks like a Latin letter in common fonts, once NFKC, case and accents are taken care of.
LOOK_ALIKES = {
    "a": "аαɑ",
    "b": "вβь",
    "c": "сϲ",
    "d": "ԁđ",
    "e": "еεєɛ3",
    "f": "ƒ",
    "g": "ɡ9",
    "h": "һнħ",
    "j": "јϳ",
    "k": "кκ",
    "l": "1iіıιӏłɩ|",
    "m": "м",
    "n": "пη",
    "o": "0оοσøө",
    "p": "рρ",
    "q": "ԛ",
    "r": "гɾ",
    "s": "ѕ5ƨ",
    "t": "тτŧ",
    "u": "υц",
    "v": "νѵ",
    "w": "ԝωш",
    "x": "хχ",
    "y": "уүγ",
    "z": "ʐ2",
}
FOLD = str.maketrans({sign: letter for letter, signs in LOOK_ALIKES.items() for sign in signs})


def skeleton(name: str) -> str:
    """What is left of a name when look-alikes are one: two names with the same skeleton are the same name."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(sign for sign in folded if sign.isalnum())
    return bare.translate(FOLD).replace("rn", "m").replace("vv", "w")


def check_name(raw: str) -> str:
    """The name as it is kept: normalised, without spaces around it. Raises `Problem`."""
    name = " ".join(unicodedata.normalize("NFKC", raw).split(" ")).strip(" ")
    if not SHORTEST <= len(name) <= LONGEST:
        raise Problem("bad-name-length", field="name", low=SHORTEST, high=LONGEST)
    if not all(_plain(sign) for sign in name) or len(skeleton(name)) < SHORTEST:
        raise Problem("bad-name", field="name")
    return name


def _plain(sign: str) -> bool:
    """Letters and digits of any script, accents, and a few signs: nothing invisible."""
    return sign in SIGNS or unicodedata.category(sign) in {"Ll", "Lu", "Lt", "Lo", "Lm", "Mn", "Mc", "Nd"}
