"""Choices that gave something away, for certain: much stronger thinking, with other luck, says so too."""

from collections.abc import Sequence

from msgspec.structs import replace

from coven.lab.judging import Decision, Judges, Position

STRONGER = 10
"""How many times as often the two moves are tried again."""


def mistakes(
    judges: Judges, positions: Sequence[Position], decisions: Sequence[Decision], most: int
) -> tuple[Decision, ...]:
    """The most costly choices, the worst first. Each is compared again with the move that looked best."""
    costly = [decision for decision in decisions if decision.best and decision.loss.low > 0]
    costly.sort(key=lambda decision: -decision.loss.value)
    surer = Judges(
        judges.record, replace(judges.effort, playouts=judges.effort.playouts * STRONGER), f"{judges.seed}/again"
    )
    again = [judged_again(surer, positions[decision.number - 1], decision) for decision in costly[:most]]
    return tuple(sorted((each for each in again if each.loss.low > 0), key=lambda decision: -decision.loss.value))


def judged_again(surer: Judges, position: Position, decision: Decision) -> Decision:
    """Of the move that was made and the one that looked best, nothing else."""
    moves = [decision.choices[index].move for index in (0, decision.best)]
    return surer.compared(position.table, position.played, moves)
