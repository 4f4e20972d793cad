import pytest

from coven.engine import Illegal
from coven.games.stupefix import GAME
from coven.games.stupefix.events import (
    Aimed,
    AimShown,
    CastShown,
    Decided,
    NobodyStands,
    Prepared,
    SharingBegan,
    ShieldShown,
    Stunned,
)
from coven.games.stupefix.moves import Aim, Cast, Prepare, Shield, Take
from coven.text import Text
from tests.games.stupefix.tables import aim, cast, duel, guesses, prepare, table

NOBODY = (None, None, None, None)


# Prepare


@pytest.mark.rule("ST-10")
def test_each_prepares_a_fizzle_or_a_stunner_from_the_cards_left() -> None:
    position = table(hands="FFS FF SS FS")
    assert position.moves(0) == [Prepare("fizzle"), Prepare("stunner")]
    assert position.moves(1) == [Prepare("fizzle")]
    assert position.moves(2) == [Prepare("stunner")]
    assert position.actors() == (0, 1, 2, 3)


@pytest.mark.rule("ST-10")
def test_a_card_that_is_not_left_cannot_be_prepared() -> None:
    position = table(hands="FF FF SS SS")
    with pytest.raises(Illegal, match="ST-10: not-in-hand"):
        position.play(0, Prepare("stunner"))
    with pytest.raises(Illegal, match="ST-10: not-offered"):
        position.play(0, Shield())


@pytest.mark.rule("ST-10")
def test_everybody_hears_that_a_card_is_prepared_and_nobody_which() -> None:
    position = table("GRSGRS")
    assert prepare(position, "S") == [Prepared(0)]
    assert position.view(0).choice == Prepare("stunner")
    assert position.view(3).choice is None  # the team mate
    assert position.view(3).asked == (1, 2, 3, 4, 5)


@pytest.mark.rule("ST-10")
def test_prepared_cards_leave_the_hand_and_are_hidden_from_team_mates() -> None:
    position = table("GRSGRS")
    prepare(position, "SFFFFF")
    assert position.view(0).prepared == "stunner"
    assert position.view(0).hand_sizes == (7,) * 6
    assert position.view(0).hand.count("stunner") == 2
    assert position.view(3).prepared == "fizzle"
    assert {guess.prepared[0] for guess in guesses(position, 3)} == {"fizzle", "stunner"}


# Aim


@pytest.mark.rule("ST-11")
def test_nobody_aims_at_a_team_mate_or_at_themselves() -> None:
    position = table("GRSGRS")
    prepare(position, "FFFFFF")
    with pytest.raises(Illegal, match="ST-11: aim-at-mate"):
        position.play(0, Aim(3))
    with pytest.raises(Illegal, match="ST-11: aim-at-yourself"):
        position.play(0, Aim(0))
    with pytest.raises(Illegal, match="ST-11: not-offered"):
        position.play(0, Aim(6))
    with pytest.raises(Illegal, match="ST-11: not-offered"):
        position.play(0, Take("potion"))


@pytest.mark.rule("ST-11")
def test_aims_are_secret_until_the_last_one_reveals_them_all() -> None:
    position = table()
    prepare(position, "FFFF")
    assert aim(position, 2, None, 0) == [Aimed(0), Aimed(1), Aimed(2)]
    assert position.view(3).aims == ()
    assert position.view(0).choice == Aim(2)
    told = [each.event for each in position.play(3, Aim(1))]
    assert told == [Aimed(3), AimShown(0, 2), AimShown(1, None), AimShown(2, 0), AimShown(3, 1)]
    assert position.view(3).aims == (2, None, 0, 1)


@pytest.mark.rule("ST-11")
def test_aims_cannot_change_once_they_are_revealed() -> None:
    position = table()
    prepare(position, "SFFF")
    aim(position, 1, None, None, None)
    for late in (Cast("stunner", 2), Aim(2)):
        with pytest.raises(Illegal, match="ST-11: aim-is-fixed"):
            position.play(0, late)


@pytest.mark.rule("ST-30")
def test_what_is_prepared_cannot_be_changed_while_all_aim_or_cast() -> None:
    position = table()
    prepare(position, "SFFF")
    with pytest.raises(Illegal, match="ST-30: already-chosen"):
        position.play(0, Prepare("fizzle"))
    aim(position, 1, None, None, None)
    with pytest.raises(Illegal, match="ST-30: already-chosen"):
        position.play(0, Prepare("fizzle"))


# Cast


@pytest.mark.rule("ST-12")
def test_a_shield_is_always_possible_and_the_other_card_never() -> None:
    position = table()
    prepare(position, "SFFF")
    aim(position, 1, None, None, None)
    assert position.moves(0) == [Cast("stunner", 1), Shield()]
    assert position.moves(1) == [Cast("fizzle", None), Shield()]
    with pytest.raises(Illegal, match="ST-12: not-prepared"):
        position.play(0, Cast("fizzle", 1))
    with pytest.raises(Illegal, match="ST-12: not-offered"):
        position.play(0, Take("potion"))


@pytest.mark.rule("ST-12", "ST-17")
def test_casts_are_shown_together_and_a_shield_without_its_card() -> None:
    position = table()
    prepare(position, "SSFF")
    aim(position, 1, 0, None, 2)
    told = cast(position, shields=[1])
    assert told[:4] == [Decided(0), Decided(1), Decided(2), Decided(3)]
    assert told[4:8] == [
        CastShown(0, "stunner", 1),
        ShieldShown(1),
        CastShown(2, "fizzle", None),
        CastShown(3, "fizzle", 2),
    ]
    assert position.view(0).casts == (("stunner",), ("shield",), ("fizzle",), ("fizzle",))


@pytest.mark.rule("ST-12", "ST-30")
def test_a_cast_is_hidden_until_all_have_decided() -> None:
    position = table()
    prepare(position, "SSFF")
    aim(position, 1, 0, None, 2)
    position.play(1, Shield())
    assert position.view(0).casts == ((), (), (), ())
    assert position.view(1).choice == Shield()
    assert {type(guess.step.chosen[1]) for guess in guesses(position, 0)} == {Cast, Shield}


@pytest.mark.rule("ST-12")
def test_a_shield_drops_ones_own_aim() -> None:
    position = table()
    duel(position, "SFFF", (1, None, None, None), shields=[0])
    assert position.late == [0, 0, 0, 0]
    assert position.flags == [False, True, True, True]
    board = GAME.board(position.view(0), Text("en", GAME, ("Ann", "Bob", "Cy", "Dee")))
    assert "→ Bob" not in board
    assert board.count("→ nobody") == 3


# Effects


@pytest.mark.rule("ST-13", "ST-15")
def test_a_stunner_hits_its_target_and_a_fizzle_does_nothing() -> None:
    position = table()
    told = duel(position, "SFFF", (1, 2, 3, None))
    assert position.late == [0, 1, 0, 0]
    assert position.flags == [True, False, True, True]
    assert Stunned(1, 1) in told


@pytest.mark.rule("ST-11", "ST-13")
def test_a_stunner_aimed_at_nobody_hits_nobody() -> None:
    position = table()
    duel(position, "SSSS", NOBODY)
    assert position.flags == [True] * 4


@pytest.mark.rule("ST-13")
def test_two_players_may_stun_each_other() -> None:
    position = table()
    duel(position, "SSFF", (1, 0, None, None))
    assert position.late == [1, 1, 0, 0]
    assert position.flags == [False, False, True, True]


@pytest.mark.rule("ST-13")
def test_the_stunner_of_a_stunned_player_still_hits() -> None:
    position = table()
    duel(position, "SSFF", (1, 2, None, None))
    assert position.flags == [True, False, False, True]


@pytest.mark.rule("ST-14", "ST-17")
def test_a_shielded_player_ignores_stunners_and_discards_face_down() -> None:
    position = table()
    duel(position, "SSSF", (3, 3, None, None), shields=[3])
    assert position.late == [0, 0, 0, 0]
    assert position.flags == [True, True, True, False]
    assert position.shielded[3] == ("fizzle",)
    assert position.view(0).face_down_discarded == 1
    assert (position.view(0).stunners_discarded, position.view(0).fizzles_discarded) == (3, 0)


@pytest.mark.rule("ST-15")
def test_each_stunner_that_hits_gives_a_late_token_and_the_card_goes_face_up() -> None:
    position = table(late=[0, 2, 0, 0])
    told = duel(position, "SFSS", (1, None, 1, 1))
    assert position.late == [0, 5, 0, 0]
    assert Stunned(1, 3) in told
    assert sorted(position.discard) == ["fizzle", "stunner", "stunner", "stunner"]


@pytest.mark.rule("ST-16")
def test_who_is_aimed_at_only_by_fizzles_and_shields_stands_and_discards_face_up() -> None:
    position = table()
    told = duel(position, "SFFF", (3, 3, None, None), shields=[0])
    assert position.flags == [False, True, True, True]
    assert position.discard == ["fizzle", "fizzle", "fizzle"]
    assert told[-1] == SharingBegan((1, 2, 3))


@pytest.mark.rule("ST-17")
def test_the_card_under_a_shield_is_known_to_its_owner_alone() -> None:
    position = table("GRSGRS")
    duel(position, "SFFFFF", (1, None, None, None, None, None), shields=[0])
    assert position.view(0).under_shields == (("stunner",), (), (), (), (), ())
    assert position.view(3).under_shields == position.view(-1).under_shields == ((), (), (), (), (), ())
    assert {guess.shielded[0] for guess in guesses(position, 3)} == {("fizzle",), ("stunner",)}


@pytest.mark.rule("ST-19")
def test_if_nobody_stands_the_rewards_are_lost_and_the_pet_stays() -> None:
    position = table(pet=2)
    told = duel(position, "FFFF", NOBODY, shields=[0, 1, 2, 3])
    assert NobodyStands() in told
    assert (position.round, position.pet, len(position.rewards_discard)) == (2, 2, 8)
    assert position.rewards == [()] * 4
    assert position.offered.count("become-the-pet") == 1
    assert position.rewards_discard.count("become-the-pet") == 0
    assert position.flags == [True] * 4
