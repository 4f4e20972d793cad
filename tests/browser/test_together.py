"""People in browsers of their own at one table: links, reloads, lost connections, leavers and onlookers."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from coven.games import names
from tests.browser.conftest import AddPerson
from tests.browser.people import PHONE, Person
from tests.browser.test_games import SHORT

MOST_ANSWERS = 400
MOST_IDLE_LOOKS = 1500
Interruption = Callable[[Person], None]


def sit_down(host: Person, *friends: Person, game: str, public: bool = False) -> None:
    """By an invitation; bots in the seats that are left."""
    seats, options = SHORT[game]
    invitation = host.new_table(game, max(seats, len(friends) + 1), public=public, **options)
    for friend in friends:
        friend.accept(invitation)
    host.add_bots()
    for someone in (host, *friends):
        someone.wait_for_table()


def play_on(*people: Person, answers: int = MOST_ANSWERS) -> None:
    """Whoever is asked plays, until the game is over for everybody or they have answered so often."""
    left, idle = answers, 0
    while left:
        going = [someone for someone in people if not someone.over]
        if not going:
            return
        if sum(someone.click_what_is_lit() for someone in going):
            left, idle = left - 1, 0
        else:
            idle += 1
            assert idle < MOST_IDLE_LOOKS, boards(people)
            going[0].page.wait_for_timeout(20)
    assert answers < MOST_ANSWERS, boards(people)


def boards(people: Sequence[Person]) -> list[str]:
    return [someone.page.locator(".board").inner_text() for someone in people]


def outcome(someone: Person) -> str:
    return "\n".join(someone.page.locator(".ending ol").all_inner_texts())


def log(someone: Person) -> list[str]:
    return someone.page.locator("#side ol li").all_inner_texts()


@pytest.mark.parametrize("game", names())
def test_two_browsers_play_one_another_to_the_same_end(game: str, person: AddPerson) -> None:
    ada, bruno = person("Ada"), person("Bruno", size=PHONE, language="fr")
    sit_down(ada, bruno, game=game)
    play_on(ada, bruno)
    assert outcome(ada) == outcome(bruno)


def test_three_browsers_play_one_another(person: AddPerson) -> None:
    ada, *others = person("Ada"), person("Bruno"), person("Carla", language="es")
    sit_down(ada, *others, game="hocus_pocus")
    play_on(ada, *others)
    assert outcome(ada) == outcome(others[0]) == outcome(others[1])


def test_who_wants_to_play_again_brings_the_others_along(person: AddPerson) -> None:
    ada, bruno = person("Ada"), person("Bruno", size=PHONE)
    sit_down(ada, bruno, game="hocus_pocus")
    play_on(ada, bruno)
    ada.page.get_by_role("button", name="Play again").click()
    bruno.page.get_by_role("button", name="Join the next game").click()
    for someone in (ada, bruno):
        expect(someone.page.locator(".ending")).to_have_count(0)
        someone.wait_for_table()


def reload(someone: Person) -> None:
    someone.page.reload()
    someone.wait_for_table()


def lose_the_network(someone: Person) -> None:
    """The page says so and comes back by itself."""
    someone.page.evaluate("window.sockets.forEach(one => one.close())")
    someone.context.set_offline(True)
    someone.page.wait_for_selector("header .lost")
    someone.context.set_offline(False)
    someone.page.wait_for_selector("header .lost", state="detached")
    someone.forgive("WebSocket connection", "ERR_INTERNET_DISCONNECTED")


REMEMBER_SOCKETS = """window.sockets = [];
window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); window.sockets.push(this); } }"""


@pytest.mark.parametrize("interrupt", [reload, lose_the_network])
def test_after_an_interruption_a_game_goes_on_where_it_was(interrupt: Interruption, person: AddPerson) -> None:
    ada, bruno = person("Ada"), person("Bruno")
    ada.context.add_init_script(REMEMBER_SOCKETS)
    sit_down(ada, bruno, game="hocus_pocus")
    play_on(ada, bruno, answers=6)
    interrupt(ada)
    ada.page.wait_for_function(
        "last => document.querySelector('#side ol').innerText.includes(last)", arg=log(bruno)[-1]
    )
    play_on(ada, bruno)
    assert outcome(ada) == outcome(bruno)


def test_what_happened_while_the_network_was_gone_is_told_afterwards(person: AddPerson) -> None:
    ada, bruno = person("Ada"), person("Bruno")
    ada.context.add_init_script(REMEMBER_SOCKETS)
    sit_down(ada, bruno, game="stupefix")
    before = len(log(ada))
    ada.page.evaluate("window.sockets.forEach(one => one.close())")
    ada.context.set_offline(True)
    ada.page.wait_for_selector("header .lost")
    bruno.click_something()
    ada.context.set_offline(False)
    ada.page.wait_for_selector("header .lost", state="detached")
    ada.forgive("WebSocket connection", "ERR_INTERNET_DISCONNECTED")
    play_on(ada, bruno, answers=6)
    ada.page.wait_for_function("before => document.querySelectorAll('#side ol li').length > before", arg=before)
    hers, his = log(ada), log(bruno)
    both = min(len(hers), len(his))
    assert hers[:both] == his[:both]


def test_a_bot_plays_on_for_somebody_who_leaves(person: AddPerson) -> None:
    ada, bruno, carla = person("Ada"), person("Bruno"), person("Carla")
    sit_down(ada, bruno, carla, game="hocus_pocus")
    play_on(ada, bruno, carla, answers=4)
    bruno.page.click("header > details > summary")
    leave = bruno.page.get_by_role("button", name="Leave the table")
    leave.click()
    expect(bruno.page.get_by_text("A bot takes your place.")).to_be_visible()
    leave.click()
    bruno.page.wait_for_selector(".games")
    play_on(ada, carla)
    assert "Bruno" in outcome(ada)


def test_an_onlooker_sees_the_game_and_is_asked_nothing(person: AddPerson) -> None:
    ada, bruno, olive = person("Ada"), person("Bruno"), person("Olive", guest=False)
    sit_down(ada, bruno, game="hocus_pocus", public=True)
    olive.go()
    olive.page.click("section.panel a[href^='#/table/']")
    olive.wait_for_table()
    play_on(ada, bruno)
    olive.page.wait_for_selector(".ending")
    assert (outcome(olive), log(olive)[-1]) == (outcome(ada), log(ada)[-1])
    assert olive.page.locator(".board .yours, .actions button").count() == 0
