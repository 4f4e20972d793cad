"""What takes long, as values that can be sent to another process or worker and done there."""

from collections.abc import Callable

import msgspec

from coven.bots.question import Question, decide
from coven.engine import Game
from coven.lab.chances import chance_curve
from coven.lab.luck_and_skill import luck_and_skill
from coven.play.replays import read_record


class Thought(msgspec.Struct, frozen=True, tag=True):
    """What a bot would do at a table whose log has so many entries. It is asked with a guess."""

    table: str
    number: int
    game: str
    question: Question


class Analysis(msgspec.Struct, frozen=True, tag=True):
    """A finished record, and what is to be found out about it: `chances` or `accounts`."""

    of: str
    record: str


Task = Thought | Analysis
ANALYSES = {"chances": chance_curve, "accounts": luck_and_skill}


def do(raw: str | bytes, find: Callable[[str], Game]) -> bytes:
    """The result as JSON. Raises `Problem` for a record that does not hold."""
    task: Task = msgspec.json.decode(raw, type=Task)
    if isinstance(task, Thought):
        return msgspec.json.encode(decide(find(task.game), task.question))
    data = task.record.encode()
    header, _ = read_record(data, find)
    return msgspec.json.encode(ANALYSES[task.of](find(header.game), data))
