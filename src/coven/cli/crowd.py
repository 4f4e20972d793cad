"""The processes that play a match, and what becomes of it when somebody stops them."""

import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from coven.bots import match as matches
from coven.bots.match import Match, Result
from coven.cli.failure import Failure
from coven.cli.keyboard import Hangup, hangups
from coven.cli.screen import Screen
from coven.text import Text

Count = Callable[[list[Result]], None]


class Crowd:
    """Workers on one match. `results` are those of all finished games, in order."""

    def __init__(self, match: Match, games: int, workers: int, text: Text) -> None:
        self.match = match
        self.games = games
        self.workers = workers
        self.text = text
        self.results: list[Result] = []
        self.stopped = False

    def play(self) -> None:
        columns = TextColumn(self.text("cli-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        screen = Screen(stderr=True)
        with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress, hangups():
            task = progress.add_task("", total=self.games)

            def count(finished: list[Result]) -> None:
                self.results += finished
                progress.advance(task, len(finished))

            try:
                self._play_here(count) if self.workers == 1 else self._play_in_processes(count)
            except (KeyboardInterrupt, Hangup):
                self.stopped = True
            except BrokenProcessPool:
                raise Failure(self.text("cli-worker-lost"), 1) from None
        self.results.sort(key=lambda result: result.number)

    def _play_here(self, count: Count) -> None:
        for result in matches.play(self.match, range(1, self.games + 1)):
            count([result])

    def _play_in_processes(self, count: Count) -> None:
        """Batches in whatever order they are finished. When stopped, those under way are still waited for."""
        with ProcessPoolExecutor(self.workers, get_context("spawn")) as pool:
            waiting = self._submit(pool)
            try:
                for future in as_completed(tuple(waiting)):
                    count(future.result())
                    waiting.remove(future)
            except (KeyboardInterrupt, Hangup):
                under_way = [future for future in waiting if not future.cancel()]
                for future in under_way:
                    count(future.result())
                raise

    def _submit(self, pool: ProcessPoolExecutor) -> set[Future[list[Result]]]:
        """All batches. The workers are born deaf to Ctrl-C, which is for this process alone."""
        size = max(1, min(50, self.games // (8 * self.workers)))
        batches = [range(start, min(start + size, self.games + 1)) for start in range(1, self.games + 1, size)]
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            return {pool.submit(matches.play_all, self.match, batch) for batch in batches}
        finally:
            signal.signal(signal.SIGINT, before)
