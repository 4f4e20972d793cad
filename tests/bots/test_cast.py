"""The cast: bots with names and habits, which lean a little and see no more than any other."""

from collections import Counter
from random import Random

import pytest

from coven import bots
from coven.bots import Sight, UnknownBot
from coven.bots.cast import CAST, bot_named, member_called, others_than, read_bot
from coven.bots.habits import HABITS, Habit, Leaning, Rivals
from coven.bots.levels import with_habit
from coven.engine import Seat
from coven.games import find, names
from coven.text import LANGUAGES, Text
from examples.familiars import GAME as FAMILIARS
from examples.familiars.bot import BOT as FAMILIARS_BOT
from tests.bots.positions import positions
from tests.contract.cases import luck

RIVALS = Rivals({1: 5.0, 2: 3.0, 3: 1.0}, foes=[2])


def test_there_are_ten_of_them_and_no_two_are_alike() -> None:
    assert len({member.name for member in CAST}) == len({member.manner for member in CAST}) == len(CAST) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_full_name_and_a_line_of_character_in_every_language(language: str) -> None:
    text = Text(language)
    lines = [text(f"cast-{member.id}-line") for member in CAST]
    assert len({*lines}) == len(CAST)
    assert all(member.name in text(f"cast-{member.id}") for member in CAST)
    assert all(text(f"manner-{manner}") for manner in HABITS)


def test_a_bot_is_asked_for_by_level_by_name_or_by_both() -> None:
    nan = member_called("Nan")
    assert read_bot("master") == (None, "master")
    assert read_bot("nan") == (nan, "adept")
    assert read_bot("nan:master") == (nan, "master")
    assert bot_named("Nan", "master") == "nan:master"
    assert bot_named("Ada", "master") == "master"


@pytest.mark.parametrize("wrong", ["nobody", "nan:wizard", "nan:", "adept:nan"])
def test_a_bot_that_there_is_not_is_refused(wrong: str) -> None:
    with pytest.raises(UnknownBot, match="known: random, apprentice, adept, master, nan"):
        bots.find(wrong, find("hocus_pocus"))


def test_nobody_takes_the_name_of_somebody_at_the_table() -> None:
    assert [member.name for member in others_than(["NAN", "Ada"])] == [member.name for member in CAST[1:]]


@pytest.mark.parametrize("manner, target, other", [("vengeful", 2, 3), ("proud", 1, 3), ("kind", 1, 3)])
def test_some_have_somebody_in_mind(manner: str, target: Seat, other: Seat) -> None:
    habit = HABITS[manner]
    assert habit.liking(Leaning("attack", target), RIVALS) > habit.liking(Leaning("attack", other), RIVALS)


def test_where_all_do_as_well_as_each_other_nobody_leads_and_a_partner_is_no_rival() -> None:
    assert Rivals({1: 2.0, 2: 2.0}).whom(1) == set()
    assert RIVALS.whom(0) == set()


def test_no_habit_weighs_as_much_as_a_clearly_better_move() -> None:
    for habit in HABITS.values():
        most = max(habit.kinds.values(), default=0) + sum(max(0.0, each) for each in habit.whom.values())
        least = min(habit.kinds.values(), default=0) + sum(min(0.0, each) for each in habit.whom.values())
        assert 0 < most - least < 1.25


def test_a_bot_without_manners_plays_as_ever() -> None:
    assert with_habit(FAMILIARS_BOT, HABITS["bold"]) is FAMILIARS_BOT
    assert bots.find("tansy", FAMILIARS) is FAMILIARS_BOT.choose


@pytest.mark.parametrize("name", [name for name in names() if name != "hocus_focus"])
def test_a_habit_shows_in_every_game(name: str) -> None:
    """The same positions, the same luck: somebody of the cast does something else now and then, but not often."""
    game, differs = find(name), Counter[str]()
    tables = positions(name, 3, 0.25)
    for number, table in enumerate(tables):
        sight = Sight(table, table.actors()[0])
        usual = bots.find("adept", game)(sight, Random(number))
        differs.update([member.id for member in CAST if bots.find(member.id, game)(sight, Random(number)) != usual])
    assert differs
    assert max(differs.values()) < len(tables) / 2


def test_in_a_race_who_dares_calls_sooner_than_who_is_careful() -> None:
    game = find("hocus_focus")
    table = game.deal(game.players[0], chance=luck("race"), rules=1)  # not counted in
    sight = Sight(table, table.actors()[0])

    def pace(member: str) -> int:
        choose = bots.find(member, game)
        moves = [choose(sight, Random(number)) for number in range(60)]
        return sum(getattr(move, "ms", 0) for move in moves)

    assert pace("tansy") < pace("cernan")


def test_a_habit_that_likes_nothing_changes_nothing() -> None:
    game = find("hocus_pocus")
    bot = bots.bot_of(game)
    for number, table in enumerate(positions("hocus_pocus", 1, 0.1)):
        sight = Sight(table, table.actors()[0])
        assert with_habit(bot, Habit()).choose(sight, Random(number)) == bot.choose(sight, Random(number))
