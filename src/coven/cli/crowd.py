"""Who does many jobs, with a bar that shows how far they are, and what becomes of them when somebody stops them."""

import socket
from collections.abc import Callable, Iterable
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from typing import Generic, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from coven.cli.extras import missing
from coven.cli.failure import Failure
from coven.cli.keyboard import Hangup, hangups
from coven.cli.screen import Screen
from coven.lab import workers as hands
from coven.text import Text

Job = TypeVar("Job")
Item = TypeVar("Item")


class Crowd(Generic[Item]):
    """Workers in processes, or on the Ray cluster at an address. `items` is what they have made, in any order."""

    def __init__(self, text: Text, workers: int, cluster: str | None = None) -> None:
        self.text = text
        self.workers = workers
        self.cluster = cluster
        self.items: list[Item] = []
        self.stopped = False

    def do(
        self,
        work: Callable[[Job], list[Item]],
        jobs: Iterable[Job],
        total: int,
        keep: Callable[[list[Item]], None] = lambda items: None,
    ) -> None:
        """Jobs that make `total` items in all. `keep` is given what each job has made, at once."""
        columns = TextColumn(self.text("cli-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        screen = Screen(stderr=True)
        with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress, hangups():
            task = progress.add_task("", total=total)

            def count(made: list[Item]) -> None:
                keep(made)
                self.items += made
                progress.advance(task, len(made))

            try:
                self._do(work, jobs, count)
            except (KeyboardInterrupt, Hangup):
                self.stopped = True
            except BrokenProcessPool:
                raise Failure(self.text("cli-worker-lost"), 1) from None

    def _do(self, work: Callable[[Job], list[Item]], jobs: Iterable[Job], count: Callable[[list[Item]], None]) -> None:
        if self.cluster is not None:
            hands.do_on_cluster(work, jobs, count, self.cluster, self.workers)
        elif self.workers == 1:
            hands.do_here(work, jobs, count)
        else:
            hands.do_in_processes(work, jobs, count, self.workers)


def check_cluster(address: str | None, text: Text) -> None:
    """Ray itself would wait for minutes where nobody answers."""
    if address is None:
        return
    if find_spec("ray") is None:
        raise missing("cluster", "--cluster", text)
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon:
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except (OSError, ValueError):
            raise Failure(text("lab-no-cluster", given=address), 1) from None
