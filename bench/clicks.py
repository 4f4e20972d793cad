"""How often a person is asked, and how often they click, in whole games against Adepts: `python -m bench.clicks`.

The person chooses as an Adept would from what the seat sees. Before: every question is answered by hand. After: the
table's standard orders hold, and moves without a choice are made at once. The deals are the same.
"""

import argparse
from collections import Counter
from random import Random

import msgspec

from coven import bots
from coven.bots import Sight
from coven.engine import Move, Record, Seat
from coven.games import find
from coven.play.local import LocalTable
from coven.play.orders import ASK_ALWAYS, NOTHING_SAID, Standing
from coven.play.protocol import Play

GAMES = {"hocus_pocus": 3, "hocus": 3, "stupefix": 4, "mandragora": 3}
"""How many play. Hocus Focus is a race: it asks no questions, and has nothing to pass."""
PERSON: Seat = 0
THINKING, BOT_DELAY = 1_500, 900
"""How long the person takes for a move, and a bot, in ms."""
COLUMNS = ("questions", "passes", "forced", "clicks")


def clicks(move: Move) -> int:
    """A click for a card, a person, each member of a list; one to confirm a list; at least one."""
    fields = msgspec.to_builtins(move)
    parts = [value for name, value in fields.items() if name not in ("move", "source", "ms") and value not in (None, 0)]
    lists = [value for value in parts if isinstance(value, list)]
    return max(1, sum(len(value) for value in lists) + len(parts) - len(lists) + bool(lists))


def play(name: str, seed: str, *, orders: bool) -> Counter[str]:
    """One game, and what the person was asked and clicked in it."""
    game, players = find(name), GAMES[name]
    header = Record.start(game, players, secret=seed, nonces=("n",) * players).header
    others = {seat: "adept" for seat in range(players) if seat != PERSON}
    standing: Standing = NOTHING_SAID if orders else ASK_ALWAYS
    table = LocalTable(game, header, others, bot_delay=BOT_DELAY, standing={PERSON: standing})
    adept, luck = bots.find("adept", game), Random(seed)
    found: Counter[str] = Counter()
    now, looked = 0, 0
    while not table.timeline.over:
        seen, due = table.timeline.seen[PERSON], table.due()
        ready = seen.since + THINKING
        answers = table.timeline.race is None and seen.asked and seen.question != looked
        if answers and not (orders and len(seen.moves) == 1) and (due is None or due.at >= ready):
            looked = seen.question
            move = adept(Sight(table.timeline.table, PERSON), luck)
            passing = type(move).__name__ in ("Pass", "Decline")
            if orders and passing and table.orders(PERSON).at is not None:
                continue
            found += Counter(questions=1, passes=passing, forced=len(seen.moves) == 1, clicks=clicks(move))
            now = max(now, ready)
            table.play(PERSON, Play(f"m{seen.number}", seen.number, msgspec.to_builtins(move)), now)
        elif due is not None and not (not orders and (due.kind, due.seat) == ("order", PERSON)):
            now = max(now, due.at)
            table.answer_due(now)
        else:
            looked = 0
            _play_forced(table, found, now)
    return found


def _play_forced(table: LocalTable, found: Counter[str], now: int) -> None:
    """As it was before: a person clicks where there is nothing to choose."""
    seen = table.timeline.seen[PERSON]
    move = seen.moves[0]
    passing = type(move).__name__ in ("Pass", "Decline")
    found += Counter(questions=1, passes=passing, forced=1, clicks=clicks(move))
    table.play(PERSON, Play(f"m{seen.number}", seen.number, msgspec.to_builtins(move)), now)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10, help="games of each kind")
    parser.add_argument("--only", nargs="*", default=list(GAMES), choices=GAMES)
    wish = parser.parse_args()
    print(f"{'a game of':14}" + "".join(f"{column:>20}" for column in COLUMNS))
    for name in wish.only:
        before, after = Counter[str](), Counter[str]()
        for number in range(wish.games):
            before += play(name, f"clicks {number}", orders=False)
            after += play(name, f"clicks {number}", orders=True)
        told = [f"{before[each] / wish.games:8.1f} → {after[each] / wish.games:5.1f}" for each in COLUMNS]
        print(f"{name:14}" + "".join(f"{each:>20}" for each in told))


if __name__ == "__main__":
    main()
