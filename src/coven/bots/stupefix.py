"""A rule-of-thumb player of Stupéfix: stand as often as is wise, stun whoever stands to win, take what counts most."""

from math import prod
from random import Random

from coven.bots import Sight
from coven.engine import Move, Seat
from coven.games.stupefix.cards import (
    FAVOUR,
    FAVOURS,
    FIZZLE,
    POINTS,
    POTION,
    SHIELD,
    STUNNER,
    STUNNERS,
    TWINS_STUNNERS,
)
from coven.games.stupefix.moves import Aim, Cast, Prepare, Shield, Take
from coven.games.stupefix.view import StupefixView

COMMON_OFFER = 225
"""What the nine rewards of a round are worth, more or less."""


def choose(sight: Sight, random: Random) -> Move:
    view = sight.view
    assert isinstance(view, StupefixView)
    match sight.moves[0]:
        case Prepare():
            return prepare(view, sight.moves, random)
        case Aim():
            return aim(view, sight.moves, random)
        case Cast() as cast:
            return cast if worth_standing(view) else Shield()
    return take(view, sight.moves)


def prepare(view: StupefixView, moves: list[Prepare], random: Random) -> Prepare:
    """Spread the Stunners over the rounds left, more of them where there is more to win."""
    eager = view.hand.count(STUNNER) / len(view.hand) * offer(view) / COMMON_OFFER
    return moves[-1] if random.random() < eager else moves[0]


def aim(view: StupefixView, moves: list[Aim], random: Random) -> Aim:
    """At the greatest danger, with a Fizzle just as with a Stunner, and never quite predictably."""
    return max(moves, key=lambda move: danger(view, move.target) + random.random())


def take(view: StupefixView, moves: list[Take]) -> Take:
    return max(moves, key=lambda move: worth(view, move))


def offer(view: StupefixView) -> float:
    return sum(worth(view, Take(card)) for card in view.offered)


def danger(view: StupefixView, target: Seat | None) -> float:
    """Whom to aim at: the Pet and the rich, unless they hide behind Shields anyway."""
    if target is None:
        return -10
    return 0.5 * (target == view.pet) + 0.3 * view.reward_counts[target] - 3 * timidity(view, target)


def timidity(view: StupefixView, seat: Seat) -> float:
    """How often the seat shields itself."""
    casts = view.casts[seat]
    return (casts.count(SHIELD) + 1) / (len(casts) + 3)


def worth_standing(view: StupefixView) -> bool:
    """Whether a share of the rewards, if nobody hits, is worth the Late tokens, if somebody does."""
    hits = [threat(view, seat) for seat, target in enumerate(view.aims) if target == view.seat]
    unharmed = prod(1 - hit for hit in hits)
    late = view.late[view.seat]
    token = 50 if late + 1 >= max(view.late) and view.round > 4 else 20
    return unharmed * offer(view) / (len(view.houses) / 2) > sum(hits) * token


def threat(view: StupefixView, seat: Seat) -> float:
    """How likely the seat is to cast a Stunner: it has so many left on so many unseen cards."""
    dealt = TWINS_STUNNERS if seat in view.twins else STUNNERS
    gained = sum(lesson.seat == seat and lesson.gained for lesson in view.lessons)
    unseen = 1 + view.hand_sizes[seat] + view.casts[seat].count(SHIELD)
    stunners = dealt + gained - view.casts[seat].count(STUNNER)
    return stunners / unseen * (1 - timidity(view, seat))


def worth(view: StupefixView, move: Take) -> float:
    """What a reward is worth to the seat, in points."""
    owner = view.seat if move.owner is None else move.owner
    late = view.late[owner]
    relief: float = 40 if late and late == max(view.late) else 15 if late else 0
    match move.card:
        case "favour":
            favours = view.rewards.count(FAVOUR)
            return FAVOURS[favours + 1] - FAVOURS[favours] + 12
        case "potion":
            return 22 + 6 * view.rewards.count(POTION)
        case "private-lesson":
            return 18 if FIZZLE in view.hand else 0
        case "time-turner":
            return relief
        case "become-the-pet":
            return 12 + relief
    return POINTS[move.card]
