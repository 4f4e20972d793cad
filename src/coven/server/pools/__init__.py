"""What takes longer than the loop should wait: a pool for each kind of work, so that none holds up another."""

from dataclasses import dataclass, field

from coven.server.pools.fair import Pool, threads


@dataclass(frozen=True, kw_only=True, slots=True)
class Pools:
    """Whoever finds no place in one of them is told when to come back (503)."""

    passwords: Pool = field(default_factory=lambda: threads("password", at_once=2, most_waiting=32))
    """Each takes 64 MB while it is hashed."""
    records: Pool = field(default_factory=lambda: threads("record", at_once=1, most_waiting=32))
    """Games played again. One at a time: it takes the interpreter from the loop."""
    updates: Pool = field(default_factory=lambda: threads("update", at_once=1, most_waiting=256))
    """What somebody has missed who was away for long."""
    analyses: Pool = field(default_factory=lambda: threads("analysis", at_once=1, most_waiting=8))
    hints: Pool = field(default_factory=lambda: threads("hint", at_once=2, most_waiting=64))
    """Also whether something can be taken back."""
    files: Pool = field(default_factory=lambda: threads("file", at_once=1, most_waiting=32))

    def close(self) -> None:
        for pool in (self.passwords, self.records, self.updates, self.analyses, self.hints, self.files):
            pool.close()
