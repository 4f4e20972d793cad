import pytest

from coven.engine import Illegal
from coven.games.stupefix.events import (
    Announced,
    BecamePet,
    NoFizzle,
    NoStunner,
    RoundBegan,
    SharingBegan,
    Swapped,
    Took,
    TurnedBack,
)
from coven.games.stupefix.moves import Prepare, Take
from coven.games.stupefix.state import Lesson
from tests.games.stupefix.tables import OFFER, duel, sharing, table, take

PET = "become-the-pet"


def pickers(position, number: int) -> list[int]:
    """Who takes the next rewards."""
    found = []
    for _ in range(number):
        found.append(position.actors()[0])
        take(position, position.offered[0])
    return found


@pytest.mark.rule("ST-18")
def test_the_pet_picks_first_and_then_all_who_stand_clockwise() -> None:
    position = sharing(*OFFER, PET, standing=[0, 1, 3], pet=1)
    assert pickers(position, 9) == [1, 3, 0, 1, 3, 0, 1, 3, 0]
    assert position.round == 2


@pytest.mark.rule("ST-18")
def test_if_the_pet_is_down_the_next_to_the_left_begins() -> None:
    assert pickers(sharing(*OFFER, standing=[0, 1], pet=2), 3) == [0, 1, 0]
    assert pickers(sharing(*OFFER, standing=[0, 3], pet=2), 3) == [3, 0, 3]


@pytest.mark.rule("ST-18")
def test_a_lone_survivor_takes_all_nine() -> None:
    position = sharing(*OFFER, PET, standing=[2])
    assert pickers(position, 9) == [2] * 9
    assert position.announced == (0, 0, 80, 0)


@pytest.mark.rule("ST-18")
def test_identical_rewards_are_one_choice_and_only_what_is_offered_can_be_taken() -> None:
    position = sharing("potion", "points-10", "potion", PET, standing=[0, 1])
    assert position.moves(0) == [Take("potion"), Take("points-10"), Take(PET)]
    with pytest.raises(Illegal, match="ST-18: not-on-offer"):
        position.play(0, Take("favour"))
    with pytest.raises(Illegal, match="ST-18: not-offered"):
        position.play(0, Prepare("fizzle"))
    with pytest.raises(Illegal, match="ST-18: not-asked"):
        position.play(1, Take("potion"))


@pytest.mark.rule("ST-18", "ST-24")
def test_everybody_sees_the_order_and_every_reward_as_it_is_taken() -> None:
    position = table()
    told = duel(position, "FFFF", (None,) * 4)
    assert told[-1] == SharingBegan((0, 1, 2, 3))
    assert take(position, "points-10", PET) == [Took(0, "points-10"), Took(1, PET), BecamePet(1, False)]


# ST-20: Private Lesson


def lesson(hand: str = "FFFFSSS", **fields):
    """One seat stands and takes a Private Lesson, in round 1 with all casts done; returns what was told."""
    position = sharing("private-lesson", "potion", hands=f"{hand} FFFFSSS FFFFSSS FFFFSSS", **fields)
    return position, take(position, "private-lesson")


@pytest.mark.rule("ST-20")
def test_a_lesson_swaps_a_fizzle_for_a_face_up_stunner() -> None:
    position, told = lesson(discard=["fizzle", "stunner"])
    assert told == [Took(0, "private-lesson"), Swapped(0, False)]
    assert (position.fizzles[0], position.stunners[0]) == (3, 4)
    assert position.discard == ["fizzle", "fizzle"]
    assert position.lessons == (Lesson(0, 1, "face-up"),)


@pytest.mark.rule("ST-20")
def test_a_face_up_stunner_goes_first() -> None:
    position, told = lesson(discard=["stunner"], shielded=[(), ("stunner",), (), ()])
    assert told[-1] == Swapped(0, False)
    assert position.discard == ["fizzle"]
    assert position.view(0).face_down_discarded == 1


@pytest.mark.rule("ST-20", "ST-17")
def test_without_a_face_up_stunner_a_face_down_one_is_taken_and_nobody_told_whose() -> None:
    position, told = lesson(discard=["fizzle"], shielded=[(), ("stunner",), ("stunner",), ("fizzle",)])
    assert told[-1] == Swapped(0, True)
    assert (position.fizzles[0], position.stunners[0]) == (3, 4)
    assert position.view(1).face_down_discarded == 2
    assert position.view(1).under_shields[1] == ("stunner",)  # laid there once; perhaps it is gone
    assert position.view(1).lessons == (Lesson(0, 1, "face-down"),)


@pytest.mark.rule("ST-20")
def test_a_face_down_stunner_can_be_taken_only_once() -> None:
    position = sharing("private-lesson", "private-lesson", shielded=[("stunner",), (), (), ("fizzle",)])
    told = take(position, "private-lesson", "private-lesson")
    assert told[1::2][:2] == [Swapped(0, True), NoStunner(0)]
    assert position.lessons == (Lesson(0, 1, "face-down"), Lesson(0, 1, "no-stunner"))


@pytest.mark.rule("ST-20")
def test_without_a_fizzle_in_hand_nothing_happens() -> None:
    position, told = lesson("SSSSSSS", discard=["stunner"])
    assert told == [Took(0, "private-lesson"), NoFizzle(0)]
    assert position.stunners[0] == 7
    assert position.discard == ["stunner"]


@pytest.mark.rule("ST-20")
def test_without_a_stunner_in_the_discard_nothing_happens() -> None:
    position, told = lesson(discard=["fizzle"], shielded=[(), ("fizzle",), (), ()])
    assert told == [Took(0, "private-lesson"), NoStunner(0)]
    assert (position.fizzles[0], position.stunners[0]) == (4, 3)
    assert position.discard == ["fizzle"]


@pytest.mark.rule("ST-20")
def test_without_both_it_is_the_missing_fizzle_that_is_told() -> None:
    assert lesson("SSSSSSS")[1][-1] == NoFizzle(0)


@pytest.mark.rule("ST-20")
def test_the_cards_of_this_round_are_in_the_discard_already() -> None:
    position = table(offered=["private-lesson", *OFFER[1:], PET])
    duel(position, "SFFF", (None,) * 4)
    assert take(position, "private-lesson")[-1] == Swapped(0, False)
    assert position.hand_size(0) == 7


@pytest.mark.rule("ST-20")
def test_in_round_eight_a_lesson_does_nothing() -> None:
    position = table(hands="F S F F", round=8, offered=["private-lesson", *OFFER[1:], PET])
    duel(position, "FSFF", (None,) * 4)
    assert take(position, "private-lesson")[-1] == NoFizzle(0)
    assert position.hand_size(0) == 0


@pytest.mark.rule("ST-20", "ST-23")
def test_a_lesson_is_discarded() -> None:
    assert lesson(discard=["stunner"])[0].rewards_discard == ["private-lesson"]
    assert lesson()[0].rewards[0] == ()


# ST-21: Time-Turner


@pytest.mark.rule("ST-21")
def test_a_time_turner_gives_back_a_token_of_the_house_standing_or_not() -> None:
    position = sharing("time-turner", PET, houses="GRSGRS", late=[1, 1, 0, 2, 0, 0])
    assert position.moves(0) == [Take("time-turner", 0), Take("time-turner", 3), Take(PET)]
    told = [each.event for each in position.play(0, Take("time-turner", 3))]
    assert told == [Took(0, "time-turner"), TurnedBack(0, 3)]
    assert position.late == [1, 1, 0, 1, 0, 0]
    assert position.rewards_discard == ["time-turner"]


@pytest.mark.rule("ST-21")
def test_a_time_turner_does_nothing_if_the_house_has_no_token() -> None:
    position = sharing("time-turner", PET, houses="GRSGRS", late=[0, 1, 0, 0, 0, 0])
    assert position.moves(0) == [Take("time-turner"), Take(PET)]
    assert take(position, "time-turner") == [Took(0, "time-turner"), TurnedBack(0, None)]
    assert position.late == [0, 1, 0, 0, 0, 0]
    assert position.rewards_discard == ["time-turner"]


@pytest.mark.rule("ST-21")
@pytest.mark.parametrize(
    "move, message",
    [
        (Take("time-turner"), "whose-token"),
        (Take("time-turner", 1), "not-of-your-house"),
        (Take("time-turner", 0), "no-token"),
        (Take(PET, 3), "no-time-turner"),
    ],
)
def test_a_time_turner_is_compulsory_and_for_ones_own_house(move: Take, message: str) -> None:
    position = sharing("time-turner", PET, houses="GRSGRS", late=[0, 1, 0, 2, 0, 0])
    with pytest.raises(Illegal, match=f"ST-21: {message}"):
        position.play(0, move)


# ST-22: Become the Pet


@pytest.mark.rule("ST-22")
def test_the_new_pet_loses_a_token_and_begins_the_next_sharing() -> None:
    position = sharing(PET, *OFFER[:2], standing=[0, 1, 2], late=[0, 3, 0, 0], pet=1)
    assert take(position, "points-10") == [Took(1, "points-10")]
    assert take(position, PET)[-1] == BecamePet(2, False)
    assert position.actors() == (0,)  # the order of this sharing stays
    take(position, "points-10")
    duel(position, "FFFF", (None,) * 4)
    assert position.actors() == (2,)


@pytest.mark.rule("ST-22")
def test_the_sitting_pet_may_take_it_and_loses_only_ones_own_token() -> None:
    position = sharing(PET, "potion", houses="GRSGRS", late=[2, 0, 0, 2, 0, 0])
    assert take(position, PET) == [Took(0, PET), BecamePet(0, True)]
    assert position.late == [1, 0, 0, 2, 0, 0]
    assert position.pet == 0


# ST-23, ST-24: the end of a sharing


@pytest.mark.rule("ST-23")
def test_the_points_of_each_house_are_announced_and_go_to_its_urn() -> None:
    position = sharing("points-40", "points-20", "points-10", "points-10", houses="GRSGRS", standing=[0, 1, 3])
    told = take(position, "points-40", "points-20", "points-10", "points-10")
    assert told[4:7] == [Announced("gryffindor", 60), Announced("slytherin", 0), Announced("ravenclaw", 20)]
    assert position.urns == [("points-40", "points-10", "points-10"), (), ("points-20",)]
    assert position.rewards == [()] * 6
    assert position.view(2).announced == (60, 0, 20)


@pytest.mark.rule("ST-23", "ST-24")
def test_potions_and_favours_stay_face_down_before_the_player() -> None:
    position = sharing("potion", "favour", "points-10", standing=[0, 1])
    take(position, "potion", "favour", "points-10")
    assert position.rewards == [("potion",), ("favour",), (), ()]
    assert position.view(0).rewards == ("potion",)
    assert position.view(2).rewards == ()
    assert position.view(2).reward_counts == (1, 1, 0, 0)


@pytest.mark.rule("ST-24", "ST-9")
def test_all_flags_go_up_and_the_next_round_begins() -> None:
    position = sharing("potion", standing=[1])
    assert position.view(0).flags == (False, True, False, False)
    assert take(position, "potion")[-1] == RoundBegan(2, (*OFFER, PET))
    assert position.view(0).flags == (True,) * 4
