"""HC-3: schools are chosen before the first round."""

from typing import ClassVar

from coven.engine import Illegal, Move, Prompt, Seat, Step
from coven.games.hocus.effects.spells import SCHOOLS, TRULY_ADVANCED
from coven.games.hocus.events import SchoolTaken
from coven.games.hocus.moves import TakeSchool
from coven.games.hocus.state import HocusState


class SchoolChoice(Step[HocusState], frozen=True):
    """HC-3: from the first player on, each picks openly from what is left."""

    rule: ClassVar[str] = "HC-3"
    seat: Seat

    def actors(self, table: HocusState) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, table: HocusState, seat: Seat) -> list[TakeSchool]:
        return [TakeSchool(school) for school in free_schools(table)]

    def play(self, table: HocusState, seat: Seat, move: TakeSchool) -> None:
        table.schools = (*table.schools[:seat], move.school, *table.schools[seat + 1 :])
        table.tell(SchoolTaken, seat, move.school)

    def why_not(self, table: HocusState, seat: Seat, move: Move) -> Illegal:
        return Illegal(self.rule, "school-taken" if isinstance(move, TakeSchool) else "school-first")

    def prompt(self, table: HocusState, viewer: Seat) -> Prompt:
        free = tuple(free_schools(table))
        return Prompt("school-choice", {"seat": self.seat, "yours": viewer == self.seat, "schools": free})


def free_schools(table: HocusState) -> list[str]:
    """HC-3: no two players have the same school; Enchantment and Chronomancy can be left out."""
    left_out = () if table.options.truly_advanced else TRULY_ADVANCED
    return [school for school in SCHOOLS if school not in (*left_out, *table.schools)]
