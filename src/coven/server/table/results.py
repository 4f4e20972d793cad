"""Places and scores, written into the seats of a table that ends."""

import msgspec

from coven.engine import Outcome
from coven.play.results import results
from coven.server.store.rows import Sitter, TableRow


def with_results(row: TableRow, outcome: Outcome) -> TableRow:
    found = results(outcome)

    def judged(sitter: Sitter) -> Sitter:
        result = found.get(sitter.seat)
        if result is None:
            return sitter
        return msgspec.structs.replace(sitter, place=result.place, score=result.score)

    return msgspec.structs.replace(row, sitters=tuple(judged(sitter) for sitter in row.sitters))
