"""What a turn of Mandragora is worth, in points: the cards or the spell, and what is left to the next witch."""

from coven.bots.mandragora.hand import joined, without
from coven.bots.mandragora.outlook import UNSEEN, Outlook
from coven.engine import Card
from coven.games.mandragora.cards import CURSES, SCROLLS, VALUES
from coven.games.mandragora.casting import laid
from coven.games.mandragora.moves import Cast

OPENED = {2: 0.7, 3: 0.4, 4: 0.3}
"""How much of what the next witch finds is lost to oneself, by the number of witches."""
UNSEEN_AT_THE_END = (-0.6, -0.6, 0.0, 0.3)
"""What a face-down card is worth with so many turns left: at last it is rather a colour too many."""
VANISHING, PURIFICATION = 0.8, 1.8
"""What it is worth that colours left in the hand will cost nothing."""
SUBSTITUTION, LEVITATION, LEVITATION_AT_THE_END, EXTRA_TURN = 0.3, 1.0, 0.2, 1.0
FASTER = 0.05
"""What one shop more of reach is worth in every turn to come."""


def worth_of_send(outlook: Outlook, shops: int) -> float:
    """MD-8: what the hand promises with all that lies there, less the curse, less what the next witch finds."""
    place = (outlook.assistant + shops) % len(outlook.shops)
    seen = outlook.shops[place]
    unseen = outlook.sizes[place] - len(seen)
    curses = sum([CURSES[kind] for kind in seen if kind in SCROLLS])
    taken = outlook.promise(joined(outlook.hand, seen), outlook.turns - 1) + unseen * face_down(outlook)
    if curses:
        taken -= outlook.burden(outlook.seat, curses) - outlook.burden(outlook.seat)
    return taken - left_to_next(outlook, place)


def face_down(outlook: Outlook) -> float:
    return UNSEEN_AT_THE_END[outlook.turns] if outlook.counted else UNSEEN


def left_to_next(outlook: Outlook, place: int) -> float:
    """What it costs that the assistant stands there for the next witch; in the last turn nothing."""
    return OPENED[outlook.players] * outlook.opened(place) if outlook.turns > 1 else 0.0


def worth_of_cast(outlook: Outlook, cast: Cast) -> float:
    """Points now, what the spell does, and what the rest of the hand promises. MD-17: the assistant stays."""
    hand = without(outlook.hand, laid(cast))
    turns = outlook.turns - (cast.spell != "doubling-2")
    gained = VALUES[cast.spell] + VALUES[cast.grimoire] + effect(outlook, cast.spell)
    return gained + outlook.promise(hand, turns) - left_to_next(outlook, outlook.assistant)


def effect(outlook: Outlook, spell: Card) -> float:
    """What a spell does, in points."""
    more_turns = outlook.turns > 1
    match spell:
        case "banishment-1" | "transfer-1":
            mine = outlook.curses[outlook.seat]
            return outlook.burden(outlook.seat) - outlook.burden(outlook.seat, -min(mine, 2)) if mine else 0.0
        case "substitution-1":
            return SUBSTITUTION * more_turns
        case "levitation-2":
            return LEVITATION_AT_THE_END * more_turns if outlook.counted else LEVITATION
        case "doubling-2":
            return 0.0 if outlook.counted else EXTRA_TURN
        case "celerity-3":
            return FASTER * (outlook.turns - 1)
        case "vanishing-4":
            return VANISHING
    return PURIFICATION


def loss(outlook: Outlook, kind: int) -> float:
    """What the hand loses with a card: nothing or less."""
    turns = outlook.turns - 1
    return outlook.promise(without(outlook.hand, [kind]), turns) - outlook.promise(outlook.hand, turns)


def worth_of_article(outlook: Outlook, kind: int) -> float:
    """What the hand gains with an article."""
    if kind in SCROLLS:
        return outlook.burden(outlook.seat) - outlook.burden(outlook.seat, CURSES[kind])
    turns = outlook.turns - 1
    return outlook.promise(joined(outlook.hand, [kind]), turns) - outlook.promise(outlook.hand, turns)
