"""What can be known of hidden cards: every guess tells what was heard, and all that may have been is guessed."""

from collections import Counter
from random import Random

import pytest

from coven.engine import SPECTATOR
from coven.games.stupefix.moves import Aim, Prepare, Shield
from coven.games.stupefix.state import Lesson
from tests.contract.cases import luck
from tests.games.stupefix.histories import History, begin, hidden, possible, shy_history, tells
from tests.games.stupefix.tables import all_play, deal, duel, guesses, prepare, table, take

LESSONS = ["private-lesson", "private-lesson", "private-lesson", *["potion"] * 5, "become-the-pet"]
NOBODY = (None, None, None, None)


def position_after(cards: str, shields: list[int], **fields):
    """Round 1 with three Lessons on offer, all aiming at nobody."""
    position = table(**{"offered": LESSONS[:], **fields})
    duel(position, cards, NOBODY, shields)
    return position


# Known stays, unknown varies


@pytest.mark.rule("ST-24")
def test_own_cards_stay_and_the_hands_of_others_vary() -> None:
    position = table()
    duel(position, "SFFF", NOBODY, shields=[0, 1, 2])
    for guess in guesses(position, 0):
        assert (guess.fizzles[0], guess.stunners[0], guess.shielded[0]) == (5, 2, ("stunner",))
        assert (guess.fizzles[3], guess.stunners[3]) == (4, 3)  # showed its Fizzle
    assert {guess.stunners[1] for guess in guesses(position, 0)} == {2, 3}
    assert {guess.shielded[2] for guess in guesses(position, 0)} == {("fizzle",), ("stunner",)}


@pytest.mark.rule("ST-24")
def test_what_others_chose_in_secret_is_as_open_as_if_they_had_not_chosen() -> None:
    position = deal(4)
    position.play(0, Prepare("stunner"))
    position.play(1, Prepare("fizzle"))
    assert position.step.reopened(0).chosen == (Prepare("stunner"), None, None, None)


@pytest.mark.rule("ST-24")
def test_a_spectator_knows_no_hand() -> None:
    position = table()
    duel(position, "SFFF", NOBODY, shields=[0, 1, 2])
    assert {guess.shielded[0] for guess in guesses(position, SPECTATOR)} == {("fizzle",), ("stunner",)}
    assert position.view(SPECTATOR).hand == ()


@pytest.mark.rule("ST-24")
def test_the_pile_varies_and_rewards_taken_and_on_offer_stay() -> None:
    position = deal(4)
    position.rewards[1], position.urns[2] = ("potion", "favour"), ("points-40",)
    found = guesses(position, 0)
    assert all(sorted(guess.pile) == sorted(position.pile) for guess in found)
    assert len({tuple(guess.pile) for guess in found}) == len(found)
    assert all(
        (guess.rewards, guess.urns, guess.offered) == (position.rewards, position.urns, position.offered)
        for guess in found
    )


@pytest.mark.rule("ST-10", "ST-24")
def test_secret_choices_vary_with_the_hands_and_ones_own_stays() -> None:
    position = table(hands="FS SS FF FFS", round=7)
    all_play(position, [Prepare("stunner"), Prepare("stunner"), Prepare("fizzle")])
    chosen = [guess.step.chosen for guess in guesses(position, 0)]
    assert {each[0] for each in chosen} == {Prepare("stunner")}
    assert {each[1] for each in chosen} == {Prepare("fizzle"), Prepare("stunner")}
    assert {each[3] for each in chosen} == {None}
    for guess in guesses(position, 0):
        assert all(move is None or move in guess.offers(seat) for seat, move in enumerate(guess.step.chosen))


@pytest.mark.rule("ST-11", "ST-24")
def test_secret_aims_vary_and_are_legal() -> None:
    position = table("GRSGRS")
    prepare(position, "FFFFFF")
    all_play(position, [Aim(1), Aim(0)])
    chosen = [guess.step.chosen for guess in guesses(position, 0, 200)]
    assert {each[0] for each in chosen} == {Aim(1)}
    assert {each[1] for each in chosen} == {Aim(None), Aim(0), Aim(2), Aim(3), Aim(5)}
    assert position.view(2).asked == (2, 3, 4, 5)


# What each answer of a Private Lesson tells


@pytest.mark.rule("ST-20", "ST-17")
def test_no_stunner_in_the_discard_shows_every_card_under_a_shield() -> None:
    position = position_after("FFFF", shields=[1, 2])
    take(position, "private-lesson")
    assert position.lessons[-1].result == "no-stunner"
    assert {tuple(guess.shielded) for guess in guesses(position, 3)} == {((), ("fizzle",), ("fizzle",), ())}


@pytest.mark.rule("ST-20", "ST-17")
def test_a_face_down_stunner_that_was_taken_was_under_one_of_the_shields() -> None:
    position = position_after("FSFF", shields=[1, 2])
    take(position, "private-lesson")
    assert position.lessons == (Lesson(0, 1, "face-down"),)
    seen = {(guess.shielded[1][0], guess.shielded[2][0]) for guess in guesses(position, 3)}
    assert seen == {("fizzle", "stunner"), ("stunner", "fizzle"), ("stunner", "stunner")}
    assert {guess.stunners[0] for guess in guesses(position, 3)} == {
        4
    }  # 3 dealt, none cast, and the one from the lesson


@pytest.mark.rule("ST-20", "ST-17")
def test_who_laid_the_only_fizzle_knows_whose_stunner_was_taken() -> None:
    position = position_after("FSFF", shields=[1, 2])
    take(position, "private-lesson")
    assert {guess.shielded[1] for guess in guesses(position, 2)} == {("stunner",)}
    assert {guess.shielded[2] for guess in guesses(position, 1)} == {("fizzle",), ("stunner",)}


@pytest.mark.rule("ST-20", "ST-17")
def test_one_taken_and_then_none_left_means_exactly_one() -> None:
    position = position_after("FSFF", shields=[1, 2])
    take(position, "private-lesson", "private-lesson")
    assert [lesson.result for lesson in position.lessons] == ["face-down", "no-stunner"]
    seen = {(guess.shielded[1][0], guess.shielded[2][0]) for guess in guesses(position, SPECTATOR)}
    assert seen == {("fizzle", "stunner"), ("stunner", "fizzle")}


@pytest.mark.rule("ST-20")
def test_a_face_up_swap_tells_nothing_of_the_shields() -> None:
    position = position_after("SSFF", shields=[1])
    take(position, "private-lesson")
    assert position.lessons == (Lesson(0, 1, "face-up"),)
    assert {guess.shielded[1] for guess in guesses(position, 3)} == {("fizzle",), ("stunner",)}


@pytest.mark.rule("ST-20")
def test_no_fizzle_shows_the_whole_hand() -> None:
    position = table(hands="FSS FFS FFS FFS", round=6, offered=LESSONS[:], twins=(1, 2, 3))
    position.casts = [("shield", "shield", "fizzle", "fizzle", "shield")] + [("fizzle",) * 5] * 3
    position.shielded = [("fizzle", "fizzle", "stunner"), (), (), ()]
    duel(position, "FFFF", NOBODY)
    take(position, "private-lesson")
    assert position.lessons == (Lesson(0, 6, "no-fizzle"),)
    for guess in guesses(position, 1):
        assert (guess.fizzles[0], guess.stunners[0]) == (0, 2)
        assert guess.shielded[0].count("stunner") == 1
    assert len({guess.shielded[0] for guess in guesses(position, 1)}) == 3


@pytest.mark.rule("ST-20")
def test_a_swap_shows_that_there_was_a_fizzle() -> None:
    position = table(hands="SFS FFS FFS FFS", round=6, offered=LESSONS[:], twins=(1, 2, 3))
    position.casts = [("shield", "shield", "fizzle", "fizzle", "fizzle")] + [("fizzle",) * 5] * 3
    position.shielded = [("stunner", "fizzle"), (), (), ()]
    duel(position, "SFFF", NOBODY)
    assert {guess.shielded[0].count("stunner") for guess in guesses(position, 1)} == {0, 1, 2}
    take(position, "private-lesson")
    assert position.lessons == (Lesson(0, 6, "face-up"),)
    assert {guess.shielded[0].count("stunner") for guess in guesses(position, 1)} == {1, 2}


@pytest.mark.rule("ST-20")
def test_a_stunner_that_came_later_was_not_under_an_earlier_shield() -> None:
    position = table(hands="FFFS FFFF FFFF FFFF", round=5, offered=LESSONS[:], twins=(1, 2, 3))
    position.casts = [("stunner", "stunner", "shield", "shield")] + [("stunner", "stunner", "fizzle", "fizzle")] * 3
    position.shielded = [("fizzle", "fizzle"), (), (), ()]
    position.discard = ["stunner"] * 8 + ["fizzle"] * 6
    duel(position, "FFFF", NOBODY)
    take(position, "private-lesson")
    assert max(guess.shielded[0].count("stunner") for guess in guesses(position, 1)) == 1
    assert {guess.stunners[0] for guess in guesses(position, 1)} == {1, 2}


# All of it, against histories told again


@pytest.mark.rule("ST-17", "ST-20", "ST-24")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_every_guess_tells_what_was_heard_and_ends_where_it_stands(players: int) -> None:
    results: set[str] = set()
    for seed in range(24):
        viewer = Random(seed).choice([SPECTATOR, *range(players)])
        history = shy_history(players, seed, viewer, number=Random(seed).randrange(4, 8) * (3 * players + 7))
        results.update(lesson.result for lesson in history.table.lessons)
        for number in range(5):
            guess = history.table.guess(viewer, luck(f"{seed} {number}"))
            again = tells(guess, history)
            assert again.heard == history.heard
            assert again.table == guess
            assert guess.view(viewer) == history.table.view(viewer)
    assert results == {"face-up", "face-down", "no-fizzle", "no-stunner"}


def history_of(viewer: int) -> History:
    """Two rounds of four: a face-down Stunner is taken in the first, one more in the second, and then none is left."""
    first = table(offered=LESSONS[:1] + LESSONS[3:], pile=["points-10"] * 48 + ["private-lesson"] * 2 + ["potion"] * 6)
    history = begin(viewer, first)
    rounds = [("FSFF", [1, 2]), ("FFFS", [1, 3])]
    for cards, shields in rounds:
        spells = ["stunner" if letter == "S" else "fizzle" for letter in cards]
        for seat, card in enumerate(spells):
            history.play(seat, Prepare(card))
        for seat in range(4):
            history.play(seat, Aim(None))
        for seat in range(4):
            history.play(seat, Shield() if seat in shields else history.table.moves(seat)[0])
        while history.table.offered and history.table.view(SPECTATOR).phase == "sharing":
            seat = history.table.actors()[0]
            history.play(seat, history.table.moves(seat)[0])
    return history


@pytest.mark.rule("ST-17", "ST-20")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2, 3])
def test_everything_possible_is_guessed_as_often_as_there_are_ways(viewer: int) -> None:
    history = history_of(viewer)
    assert [lesson.result for lesson in history.table.lessons] == ["face-down", "face-down", "no-stunner"]
    expected = possible(history)
    found = Counter(hidden(history.table.guess(viewer, luck(number))) for number in range(600))
    assert found.keys() == expected.keys()
    for cards, ways in expected.items():
        share = ways / sum(expected.values())
        assert abs(found[cards] - 600 * share) < 4 * (600 * share) ** 0.5


@pytest.mark.rule("ST-17", "ST-20")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_impossible_is_guessed_and_nothing_possible_left_out(seed: int) -> None:
    viewer = seed % 5 - 1
    history = shy_history(4, seed, viewer, number=20 + seed // 3)
    expected = possible(history)
    found = {hidden(history.table.guess(viewer, luck(number))) for number in range(20 * len(expected))}
    assert found <= expected.keys()
    assert len(found) > 0.75 * len(expected)
