"""What tells somebody who looks elsewhere that it is their move: the tab's title and picture, and the browser."""

from tests.browser.conftest import AddPerson
from tests.browser.people import Person

ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"
LOOKS_AWAY = """() => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
KEEP_NOTICES = """
  window.notices = [];
  const Real = window.Notification;
  window.Notification = class extends Real {
    constructor(title, options) { super(title, options); window.notices.push([title, options.body]); }
  };
"""


def begin(ada: Person, ben: Person) -> tuple[Person, Person]:
    """A table for two; first who is asked, then who is not."""
    ben.accept(ada.new_table("mandragora", 2))
    for someone in (ada, ben):
        someone.wait_for_table()
    return (ada, ben) if ada.page.locator(".prompt.yours").count() > 0 else (ben, ada)


def test_title_and_picture_of_the_tab_say_whose_move_it_is(person: AddPerson) -> None:
    asked, other = begin(person("Ada"), person("Ben"))
    asked.page.wait_for_function("() => document.title.startsWith('●')")
    assert [one.page.evaluate(ICON) for one in (asked, other)] == ["./icon-asked.svg", "./icon.svg"]
    asked.click_something()
    other.page.wait_for_function("() => document.title.startsWith('●')")
    assert other.page.evaluate(ICON) == "./icon-asked.svg"


def test_nobody_is_asked_for_leave_before_wanting_notices(person: AddPerson) -> None:
    ada = person()
    ada.context.add_init_script("Notification.requestPermission = async () => (window.asked = true, 'denied');")
    ada.go("settings")
    box = ada.page.get_by_label("Notify me when it is my move")
    assert ada.page.evaluate("window.asked") is None
    box.click()
    ada.page.wait_for_selector("small:has-text('Your browser does not allow it')")
    assert (ada.page.evaluate("window.asked"), box.is_checked()) == (True, False)


def test_the_browser_tells_who_looks_elsewhere_and_nobody_else(person: AddPerson) -> None:
    people = [person("Ada"), person("Ben")]
    for someone in people:
        someone.context.grant_permissions(["notifications"], origin=someone.address)
        someone.context.add_init_script(KEEP_NOTICES)
        someone.go("settings")
        someone.page.get_by_label("Notify me when it is my move").check()
    asked, other = begin(*people)
    other.page.evaluate(LOOKS_AWAY)
    asked.click_something()
    other.page.wait_for_function("() => window.notices.length > 0")
    assert asked.page.evaluate("window.notices") == []
    assert other.page.evaluate("window.notices[0][0]") == "Your move · Mandragora"
