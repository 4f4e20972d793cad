"""Contenders side by side: they take turns, so that noise falls on all alike, and the median counts."""

import gc
from random import Random
from statistics import median
from time import process_time

from bench.players import Play


def race(contenders: dict[str, Play], rounds: int, seconds: float) -> dict[str, float]:
    """Actions in a second of the processor."""
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(rounds):
        for name, play in contenders.items():
            rates[name].append(rate(play, Random(number), seconds))
    return {name: median(found) for name, found in rates.items()}


def rate(play: Play, random: Random, seconds: float) -> float:
    gc.collect()
    actions, start = 0, process_time()
    while (elapsed := process_time() - start) < seconds:
        actions += play(random)
    return actions / elapsed
