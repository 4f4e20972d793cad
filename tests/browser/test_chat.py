"""People who talk at a table: to all, or to their team alone."""

import pytest

from tests.browser.conftest import AddPerson
from tests.browser.people import PHONE, Person
from tests.browser.test_together import sit_down


def open_chat(someone: Person) -> None:
    someone.page.click("#side .tabs button >> nth=1")
    someone.page.wait_for_selector("#chat-line")


def open_log(someone: Person) -> None:
    someone.page.click("#side .tabs button >> nth=0")


def talk_to(someone: Person, channel: str) -> None:
    someone.page.click(f"#side .channels button:has-text('{channel}')")


def say(someone: Person, words: str) -> None:
    someone.page.fill("#chat-line", words)
    someone.page.keyboard.press("Enter")


def hear(someone: Person, words: str) -> None:
    someone.page.wait_for_selector(f"#side ol :text('{words}')")


def lines(someone: Person) -> list[str]:
    return someone.page.locator("#side ol li").all_inner_texts()


def see_unread(someone: Person, number: int, where: str = "#side .tabs") -> None:
    """So many messages are said to be unread; 0: nothing is said."""
    someone.page.wait_for_selector(where)
    if number:
        someone.page.wait_for_selector(f"{where} .unread:text-is('{number}')")
    else:
        someone.page.wait_for_selector(f"{where} .unread", state="detached")


def test_what_one_types_another_reads_and_until_then_it_is_counted(person: AddPerson) -> None:
    ada, bruno = person("Ada"), person("Bruno", language="fr")
    sit_down(ada, bruno, game="hocus_pocus")
    open_chat(ada)
    say(ada, "Beware of my owl!")
    see_unread(bruno, 1)
    say(ada, "It is hungry.")
    see_unread(bruno, 2)
    open_chat(bruno)
    hear(bruno, "It is hungry.")
    see_unread(bruno, 0)
    say(bruno, "J’ai un miroir.")
    hear(ada, "J’ai un miroir.")
    see_unread(ada, 0)
    assert lines(ada) == lines(bruno) == ["Ada Beware of my owl!", "Ada It is hungry.", "Bruno J’ai un miroir."]


def test_a_message_behind_a_closed_drawer_is_unread(person: AddPerson) -> None:
    ada, bruno = person("Ada"), person("Bruno", size=PHONE)
    sit_down(ada, bruno, game="hocus_pocus")
    bruno.page.click(".handle")
    open_chat(bruno)
    bruno.page.click(".handle")
    open_chat(ada)
    say(ada, "Are you there?")
    see_unread(bruno, 1, ".handle")
    bruno.page.click(".handle")
    hear(bruno, "Are you there?")
    bruno.page.click(".handle")
    see_unread(bruno, 0, ".handle")


@pytest.mark.rule("MD-38")
def test_a_team_talks_unheard_by_the_other(person: AddPerson) -> None:
    ada, bruno, carla = person("Ada"), person("Bruno"), person("Carla")
    invitation = ada.new_table("mandragora", 4, teams="yes")
    for friend in (bruno, carla):
        friend.accept(invitation)
    ada.add_bots()
    for someone in (ada, bruno, carla):
        someone.wait_for_table()
        open_chat(someone)
    talk_to(ada, "Your team")
    say(ada, "Take the mandrake.")
    see_unread(carla, 1, "#side .channels")
    talk_to(carla, "Your team")
    hear(carla, "Take the mandrake.")
    open_log(carla)
    open_chat(carla)
    see_unread(carla, 0, "#side .channels")
    talk_to(bruno, "Your team")
    say(carla, "Good luck to all!")
    see_unread(bruno, 1, "#side .channels")
    assert not any("mandrake" in line for line in lines(bruno))
    talk_to(bruno, "Everybody")
    hear(bruno, "Good luck to all!")
    assert not any("mandrake" in frame for frame in bruno.frames if '"chat"' in frame)
