"""Many jobs in many hands."""

import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from threading import Event, Thread

import pytest

from coven.lab.arena import Arena, Finished, bouts, play_bouts
from coven.lab.standings import standings
from coven.lab.workers import LOCAL, batches, do_here, do_in_processes, do_on_cluster


def test_batches_hold_every_number_once() -> None:
    for count in (1, 7, 100, 1001):
        for workers in (1, 2, 8):
            assert [number for batch in batches(count, workers) for number in batch] == list(range(1, count + 1))


def test_batches_are_made_when_they_are_wanted() -> None:
    assert next(batches(10**26, 1)) == range(1, 2)


class Interrupting(list[int]):
    """Jobs: while they are handed out somebody presses Ctrl-C."""

    def __iter__(self) -> Iterator[int]:
        os.kill(os.getpid(), signal.SIGINT)
        return super().__iter__()


def test_an_interrupt_while_jobs_are_handed_out_is_heard_and_the_rest_is_left() -> None:
    done: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        do_in_processes(abs, Interrupting(range(100_000)), done.append, 2)
    assert len(done) < 50_000


@pytest.mark.parametrize("do", [do_here, partial(do_in_processes, workers=1)])
def test_an_interrupt_while_something_is_counted_is_heard_once_that_is_done(do: Callable[..., None]) -> None:
    done: list[int] = []
    rest = Event()
    other = Thread(target=rest.wait)  # may hear it too, as the thread that draws the progress bar may
    other.start()

    def count(number: int) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        done.append(number)

    with pytest.raises(KeyboardInterrupt):
        do(abs, range(10_000), count)
    rest.set()
    assert 0 < len(done) == len(set(done)) < 10_000


@pytest.mark.soak
@pytest.mark.skipif(find_spec("ray") is None, reason='LEFT OUT: the Ray cluster (pip install "coven-games[cluster]").')
def test_two_workers_of_a_ray_cluster_play_the_same_tournament() -> None:
    arena = Arena(game="mandragora", players=3, options={}, bots=("random", "adept"), games=12, seed="s")
    plan = bouts(arena)
    work = partial(play_bouts, arena, records=False)
    here: list[Finished] = []
    there: list[Finished] = []
    do_here(work, [plan], here.extend)
    do_on_cluster(work, [[bout] for bout in plan], there.extend, LOCAL, 2)
    one, other = ([each.result for each in finished] for finished in (here, there))
    assert standings(arena, plan, one) == standings(arena, plan, other)
