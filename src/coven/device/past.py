"""What was played to its end on this device."""

from collections import Counter

from coven.device.house import House
from coven.play.api import Past, Tally


def past(house: House, name: str) -> Past:
    """The newest first."""
    games = [game for id_ in reversed(house.kept) if (game := house.played(id_)) is not None]
    played, won = Counter(each.game for each in games), Counter(each.game for each in games if each.place == 1)
    tallies = [Tally(game, number, won[game], 0) for game, number in sorted(played.items())]
    return Past(name, True, tallies, games)
