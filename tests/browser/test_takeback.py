"""Taking back a move while nobody has learned anything by it, and asking for a hint."""

from tests.browser.conftest import AddPerson

TAKE_BACK = ".prompt button:has-text('Take back')"
HINT = ".prompt button:has-text('Hint')"


def test_a_secret_choice_is_taken_back_and_made_again(person: AddPerson) -> None:
    ada, ben, cleo, dan = (person(name) for name in ("Ada", "Ben", "Cleo", "Dan"))
    invitation = ada.new_table("stupefix", 4)
    for friend in (ben, cleo, dan):
        friend.accept(invitation)
    ada.wait_for_table()
    ada.page.locator(".yours button.bright").first.click()
    ada.page.click(TAKE_BACK)
    ada.page.wait_for_selector("li.taken-back")
    ada.page.locator(".yours button.bright").first.click()
    ada.page.wait_for_selector(TAKE_BACK)
    ben.wait_for_table()
    ben.page.locator(".yours button.bright").first.click()
    ada.page.wait_for_selector(TAKE_BACK, state="detached")


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
