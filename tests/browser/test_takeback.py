"""Taking back a move while nobody has learned anything by it, and asking for a hint."""

from tests.browser.conftest import AddPerson
from tests.browser.people import Person

TAKE_BACK = ".prompt button:has-text('Take back')"
CONFIRM = ".actions button:has-text('Build Pot')"
HINT = ".prompt button:has-text('Hint')"


def feed_a_pot(someone: Person) -> None:
    """Build Pot: a Hand card, which nobody else sees, into the first Pot."""
    for thing in (".spell.bright:has-text('Build Pot')", ".hand button.bright", ".pot .spot.asked", CONFIRM):
        someone.page.locator(thing).first.click()


def test_a_card_laid_unseen_is_taken_back_and_laid_again(person: AddPerson) -> None:
    ada, ben = person("Ada"), person("Ben")
    ben.accept(ada.new_table("hocus", 2))
    for someone in (ada, ben):
        someone.wait_for_table()
    first, second = (ada, ben) if ada.lit() else (ben, ada)
    feed_a_pot(first)
    first.page.click(TAKE_BACK)
    first.page.wait_for_selector("li.taken-back")
    feed_a_pot(first)
    first.page.wait_for_selector(TAKE_BACK)
    feed_a_pot(second)
    first.page.wait_for_selector(TAKE_BACK, state="detached")


def test_a_choice_that_the_rules_make_final_cannot_be_taken_back(person: AddPerson) -> None:
    """ST-30."""
    ada, *friends = (person(name) for name in ("Ada", "Ben", "Cleo", "Dan"))
    invitation = ada.new_table("stupefix", 4)
    for friend in friends:
        friend.accept(invitation)
    ada.wait_for_table()
    with ada.page.expect_response(lambda answer: answer.url.split("?")[0].endswith("/back")) as answer:
        ada.page.locator(".yours button.bright").first.click()
    assert answer.value.json() == {"offered": False}
    assert ada.page.locator(TAKE_BACK).count() == 0


def test_a_hint_names_a_move_lights_it_up_and_says_why(person: AddPerson) -> None:
    ada = person()
    ada.quick_play("mandragora")
    ada.page.click(HINT)
    ada.page.wait_for_selector(".advice strong")
    ada.page.wait_for_selector(".board [data-advised]")
    assert ada.page.locator(HINT).count() == 0


def test_there_is_no_hint_among_people(person: AddPerson) -> None:
    ada, ben = person("Ada"), person("Ben")
    invitation = ada.new_table("mandragora", 2)
    ben.accept(invitation)
    for someone in (ada, ben):
        someone.wait_for_table()
        assert someone.page.locator(HINT).count() == 0
