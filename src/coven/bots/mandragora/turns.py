"""What a turn of Mandragora is worth, in points: the cards or the spell, and what is left to the next witch."""

from coven.bots.mandragora.hand import joined, without
from coven.bots.mandragora.position import UNSEEN, Position
from coven.engine import Card
from coven.games.mandragora.cards import CURSES, SCROLLS, VALUES
from coven.games.mandragora.moves import Cast
from coven.games.mandragora.steps.casting import laid

OPENED = {2: 0.7, 3: 0.4, 4: 0.3}
"""How much of what the next witch finds is lost to oneself, by the number of witches."""
UNSEEN_AT_THE_END = (-0.6, -0.6, 0.0, 0.3)
"""What a face-down card is worth with so many turns left: at last it is rather a colour too many."""
VANISHING, PURIFICATION = 0.8, 1.8
"""What it is worth that colours left in the hand will cost nothing."""
SUBSTITUTION, LEVITATION, LEVITATION_AT_THE_END, EXTRA_TURN = 0.3, 1.0, 0.2, 1.0
FASTER = 0.05
"""What one shop more of reach is worth in every turn to come."""


def worth_of_send(position: Position, shops: int) -> float:
    """MD-8: what the hand promises with all that lies there, less the curse, less what the next witch finds."""
    place = (position.assistant + shops) % len(position.shops)
    seen = position.shops[place]
    unseen = position.sizes[place] - len(seen)
    curses = sum([CURSES[kind] for kind in seen if kind in SCROLLS])
    taken = position.promise(joined(position.hand, seen), position.turns - 1) + unseen * face_down(position)
    if curses:
        taken -= position.burden(position.seat, curses) - position.burden(position.seat)
    return taken - left_to_next(position, place)


def face_down(position: Position) -> float:
    return UNSEEN_AT_THE_END[position.turns] if position.counted else UNSEEN


def left_to_next(position: Position, place: int) -> float:
    """What it costs that the assistant stands there for the next witch; in the last turn nothing."""
    return OPENED[position.players] * position.opened(place) if position.turns > 1 else 0.0


def worth_of_cast(position: Position, cast: Cast) -> float:
    """Points now, what the spell does, and what the rest of the hand promises. MD-17: the assistant stays."""
    hand = without(position.hand, laid(cast))
    turns = position.turns - (cast.spell != "doubling-2")
    gained = VALUES[cast.spell] + VALUES[cast.grimoire] + effect(position, cast.spell)
    return gained + position.promise(hand, turns) - left_to_next(position, position.assistant)


def effect(position: Position, spell: Card) -> float:
    """What a spell does, in points."""
    more_turns = position.turns > 1
    match spell:
        case "banishment-1" | "transfer-1":
            mine = position.curses[position.seat]
            return position.burden(position.seat) - position.burden(position.seat, -min(mine, 2)) if mine else 0.0
        case "substitution-1":
            return SUBSTITUTION * more_turns
        case "levitation-2":
            return LEVITATION_AT_THE_END * more_turns if position.counted else LEVITATION
        case "doubling-2":
            return 0.0 if position.counted else EXTRA_TURN
        case "celerity-3":
            return FASTER * (position.turns - 1)
        case "vanishing-4":
            return VANISHING
    return PURIFICATION


def loss(position: Position, kind: int) -> float:
    """What the hand loses with a card: nothing or less."""
    turns = position.turns - 1
    return position.promise(without(position.hand, [kind]), turns) - position.promise(position.hand, turns)


def worth_of_article(position: Position, kind: int) -> float:
    """What the hand gains with an article."""
    if kind in SCROLLS:
        return position.burden(position.seat) - position.burden(position.seat, CURSES[kind])
    turns = position.turns - 1
    return position.promise(joined(position.hand, [kind]), turns) - position.promise(position.hand, turns)
