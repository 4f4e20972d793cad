"""An observation is what the view holds, and nothing else."""

from array import array
from random import Random

import msgspec
import numpy as np
import pytest

from coven.engine import printed, seed_from
from coven.games import find, names
from coven.research import words
from coven.research.features import Features
from coven.research.flat import UNKNOWN, Layout, Length, numbers
from coven.research.measure import Found, load, look, measure
from coven.research.position import Position
from coven.research.shapes import shape
from coven.research.space import SPOKEN
from examples.familiars import GAME as FAMILIARS
from tests.research.cases import each_case, each_game, played_out, positions


@each_case
def test_an_observation_is_the_same_for_all_that_a_seat_cannot_know(name: str, players: int) -> None:
    for number, position in enumerate(positions(name, players, 60)):
        seat = number % players
        guess = position.guess(seat, seed_from(str(number), ()))
        assert np.array_equal(position.observe(seat), guess.observe(seat))
        assert np.array_equal(position.mask(seat), guess.mask(seat)) or seat != position.actor


@each_case
def test_every_number_has_a_label_and_every_tuple_has_room(name: str, players: int) -> None:
    """If not: python -m coven.research.measure."""
    lengths = load(find(name)).lengths[players]
    for number, position in enumerate(positions(name, players, 200)):
        view = position.table.view(number % players)
        found = Found({SPOKEN: {len(position.speech.spoken)}}, set())
        look(shape(type(view)), view, "", found)
        for path, seen in found.lengths.items():
            assert max(seen, default=0) <= lengths[path].most, path
            assert seen <= {lengths[path].most} or not lengths[path].fixed, path
        labels = position.encoding.labels
        assert len(position.observe(number % players)) == len(labels) == len({*labels})


@each_case
def test_all_words_in_views_are_known(name: str, players: int) -> None:
    position = played_out(find(name), players, Random(name))
    view = msgspec.structs.replace(position.table.view(0), outcome=None)
    known = {*position.encoding.words}
    assert {printed(text)[0] for text in strings_in(msgspec.to_builtins(view))} <= known


def strings_in(value: object) -> set[str]:
    match value:
        case str():
            return {value}
        case dict():
            return {text for inner in value.values() for text in strings_in(inner)}
        case list() | tuple():
            return {text for inner in value for text in strings_in(inner)}
    return set()


@each_game
def test_the_spaces_on_file_have_all_words_of_the_game(name: str) -> None:
    """If not: python -m coven.research.measure."""
    game, space = find(name), load(find(name))
    view = type(game.deal(game.players[0], game.simulation, chance=b"").view(0))
    assert words.words_said(game) <= {*space.said}
    assert words.words_seen(game, view) <= {*space.seen}


def test_a_view_is_laid_out_by_its_type() -> None:
    lengths = {
        "asked": Length(2),
        "prompt.args": Length(1),
        "hand": Length(2),
        "hand_sizes": Length(2, fixed=True),
        "sent": Length(1),
        "points": Length(2, fixed=True),
    }
    table = FAMILIARS.deal(2, chance=seed_from("any", ()))
    table.hands[0] = ["cat-3", "moth-1"]
    layout = Layout(("cat", "moth", "call"), lengths).view(type(table.view(0)))
    written = array("i", layout.write(table.view(0)))
    assert dict(zip(layout.labels, written, strict=True)) == {
        "seat": 0,
        "asked#": 2, "asked[0]": 0, "asked[1]": 1,
        "prompt?": 1, "prompt.message": 4, "prompt.message#": 0, "prompt.args[0]": 0, "prompt.args[0]#": 0,
        "hand#": 2, "hand[0]": 2, "hand[0]#": 4, "hand[1]": 3, "hand[1]#": 2,
        "hand_sizes[0]": 2, "hand_sizes[1]": 2,
        "sent#": 0, "sent[0]": 0, "sent[0]#": 0,
        "deck_size": 8,
        "points[0]": 0, "points[1]": 0,
        "chosen": 1, "chosen#": 0,
    }  # fmt: skip


def test_a_game_without_a_file_is_measured() -> None:
    space = load(FAMILIARS)
    assert space == measure(FAMILIARS)
    assert {"send", "cat", "raven"} <= {*space.said}
    assert space.lengths[3]["points"] == Length(3, fixed=True)
    position = played_out(FAMILIARS, 3, Random(1))
    assert len(position.observe(0)) == len(position.encoding.labels)


def test_nobody_hears_what_others_say_of_an_unfinished_move() -> None:
    position = next(each for each in positions("hocus", 3, 100) if each.speech.spoken)
    heard = {seat: int(position.observe(seat)[0]) for seat in range(3)}
    assert heard == {seat: len(position.speech.spoken) if seat == position.actor else 0 for seat in range(3)}


@pytest.mark.parametrize("name", names())
def test_a_position_can_be_copied_and_goes_its_own_way(name: str) -> None:
    for position in positions(name, find(name).players[0], 30):
        before = position.table.snapshot()
        copy = position.clone()
        copy.say(copy.choices[0])
        assert position.table.snapshot() == before


def test_what_is_not_known_is_marked() -> None:
    assert Layout(("sense",), {}).name("nonsense-2") == numbers(UNKNOWN, 3)


def test_partners_share_their_result_and_the_sum_is_nothing() -> None:
    position = Position.deal(find("mandragora"), 4, {"teams": True}, "any")
    random = Random(1)
    while position.actor is not None:
        position.say(random.choice(position.choices))
    one, other, partner, _ = position.returns()
    assert one == partner == -other
    assert abs(one) == pytest.approx(2 / 3)


def test_features_count_the_words_of_each_field() -> None:
    position = Position.deal(FAMILIARS, 2, {}, "any")
    position.table.hands[0] = ["cat-3", "cat-3"]
    features = Features(position.encoding)
    found = features(position.observe(0)).tolist()
    assert len(found) == features.size
    assert found.count(2) == 1, "two cats in the hand"
    assert found[-4] == pytest.approx(np.log1p(8)), "the deck"
