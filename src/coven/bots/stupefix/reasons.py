"""Why a move of Stupéfix is good or not, with numbers that its seat could know."""

from coven.bots.reason import Reason
from coven.bots.sight import Sight
from coven.bots.stupefix.duel import Duel, stunners_unseen
from coven.bots.stupefix.houses import COMMON_OFFER
from coven.bots.stupefix.judgement import rival_for, worth_of_taking
from coven.bots.stupefix.memory import remembered, stakes_of
from coven.bots.stupefix.rewards import Stakes
from coven.engine import Move, Seat
from coven.games.stupefix.cards import FAVOURS, FIZZLE, POINTS, SHIELD, STUNNER
from coven.games.stupefix.moves import Aim, Cast, Prepare, Shield, Take
from coven.games.stupefix.view import StupefixView

LIKELY = 0.5


def why(sight: Sight, move: Move) -> Reason:
    view = sight.view
    assert isinstance(view, StupefixView)
    stakes = stakes_of(view, remembered(sight))
    match move:
        case Prepare():
            return why_prepare(view, stakes, move)
        case Aim(None):
            return Reason("aim-at-nobody")
        case Aim(int(target)):
            return why_aim(view, target)
        case Cast():
            return why_cast(view, stakes)
        case Shield():
            return why_shield(view, stakes)
    assert isinstance(move, Take)
    return why_take(view, stakes, move, sight.moves)


def why_prepare(view: StupefixView, stakes: Stakes, move: Prepare) -> Reason:
    stunners, cards = view.hand.count(STUNNER), len(view.hand)
    if stunners in (0, cards):
        return Reason("prepare-only", {"card": move.card})
    args = {"number": stunners, "rounds": cards, "points": round(stakes.offer(view.offered, view.seat))}
    rich = args["points"] >= COMMON_OFFER
    if move.card == FIZZLE:
        return Reason("prepare-fizzle-rich" if rich else "prepare-fizzle", args)
    return Reason("prepare-stunner" if rich else "prepare-stunner-poor", args)


def why_aim(view: StupefixView, target: Seat) -> Reason:
    """A Latecomer, somebody who hides or somebody who does not."""
    rounds, shields = len(view.casts[target]), view.casts[target].count(SHIELD)
    if view.late[target] and view.late[target] == max(view.late):
        return Reason("aim-late", {"target": target, "number": view.late[target]})
    if not rounds:
        return Reason("aim-first", {"target": target})
    hides = shields > LIKELY * rounds
    return Reason("aim-hides" if hides else "aim-stands", {"target": target, "number": shields, "rounds": rounds})


def why_cast(view: StupefixView, stakes: Stakes) -> Reason:
    duel = Duel(view)
    aimers = tuple(duel.aimers[view.seat])
    if not aimers:
        return Reason("cast-safely", {"points": share(view, stakes, duel)})
    args = {"seats": aimers, "percent": percent(duel, view.seat), "points": share(view, stakes, duel)}
    return Reason("cast" if duel.unharmed(view.seat) > LIKELY else "cast-boldly", args)


def why_shield(view: StupefixView, stakes: Stakes) -> Reason:
    duel = Duel(view)
    aimers = duel.aimers[view.seat]
    if not aimers:
        return Reason("shield-in-vain", {"points": share(view, stakes, duel)})
    unseen = [stunners_unseen(view, seat) for seat in aimers]
    args = {
        "seats": tuple(aimers),
        "stunners": sum([stunners for stunners, _ in unseen]),
        "number": sum([cards for _, cards in unseen]),
        "points": share(view, stakes, duel),
    }
    return Reason("shield-timidly" if duel.unharmed(view.seat) > LIKELY else "shield", args)


def share(view: StupefixView, stakes: Stakes, duel: Duel) -> int:
    """The points that one who stands may expect."""
    others = [seat for seat in range(len(view.houses)) if seat != view.seat]
    return round(stakes.offer(view.offered, view.seat) / (1 + duel.standing(others)))


def percent(duel: Duel, seat: Seat) -> int:
    return round(100 * duel.unharmed(seat))


def why_take(view: StupefixView, stakes: Stakes, move: Take, moves: list[Take]) -> Reason:
    """What it brings; for what brings clearly less than another, which one, or who would like it better still."""
    worths = {each: stakes.reward(each.card, view.seat, each.owner) for each in moves}
    best = max(moves, key=lambda each: worths[each])
    if worths[move] >= LIKELY * worths[best]:
        return what_it_brings(view, stakes, move)
    points, rival = round(worths[move]), rival_for(view, stakes, move.card)
    if rival is not None and worth_of_taking(view, stakes, move) >= worth_of_taking(view, stakes, best):
        return Reason(
            "take-from-rival", {"points": points, "target": rival, "most": round(stakes.reward(move.card, rival))}
        )
    return Reason("take-less", {"card": best.card, "points": points, "most": round(worths[best])})


def what_it_brings(view: StupefixView, stakes: Stakes, move: Take) -> Reason:
    counts, seat = stakes.counts, view.seat
    match move.card:
        case "favour":
            favours = counts.favours[seat] + 1
            return Reason("take-favour", {"number": favours, "points": FAVOURS[favours]})
        case "potion":
            others = max([number for other, number in enumerate(counts.potions) if other != seat])
            return Reason("take-potion", {"number": counts.potions[seat] + 1, "most": others})
        case "private-lesson":
            return why_lesson(view, stakes)
        case "time-turner":
            number = view.late[move.owner] if move.owner is not None else 0
            return Reason("take-time-turner", {"owner": move.owner, "number": number})
        case "become-the-pet":
            return Reason("take-pet", {"number": view.late[seat], "rounds": stakes.rounds_left})
    house = sum(
        [points for points, mine in zip(view.points_taken, view.houses, strict=True) if mine == view.houses[seat]]
    )
    return Reason("take-points", {"points": POINTS[move.card], "number": house + POINTS[move.card]})


def why_lesson(view: StupefixView, stakes: Stakes) -> Reason:
    """ST-20: it needs a Fizzle in hand and a Stunner in the discard, face up or perhaps face down."""
    if FIZZLE not in view.hand or not view.stunners_discarded + view.face_down_discarded:
        return Reason("take-lesson-in-vain")
    if not view.stunners_discarded:
        return Reason("take-lesson-unsure", {"number": view.face_down_discarded})
    return Reason("take-lesson", {"rounds": stakes.rounds_left})
