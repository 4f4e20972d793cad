"""Play a game against bots over HTTP, by Python alone: play_by_script.py http://127.0.0.1:8000 [GAME]"""

import json
import sys
from random import choice
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def main(server: str, game: str = "hocus_pocus") -> None:
    headers = {"Content-Type": "application/json"}

    def call(path: str, **body: object) -> dict:
        with urlopen(Request(f"{server}/api{path}", json.dumps(body).encode(), headers)) as answer:
            headers.setdefault("Cookie", (answer.headers["Set-Cookie"] or "").partition(";")[0])
            return json.load(answer)

    call("/guests", name="Script")
    table = call("/quick", game=game)["table"]["id"]
    answered = 0
    with urlopen(Request(f"{server}/api/tables/{table}/events", headers=headers)) as events:
        for line in events:
            told = json.loads(line)
            if told["tell"] != "update":
                continue
            if outcome := told["view"].get("outcome"):
                print(f"{game}: my seat is {told['view']['seat']}, the scores are {outcome['scores']}")
                return
            if told["moves"] and told["question"] != answered:
                answered = told["question"]
                try:
                    call(f"/tables/{table}/moves", id=f"move-{answered}", at=told["number"], move=choice(told["moves"]))
                except HTTPError as refused:
                    if refused.code != 409:  # 409: somebody was quicker, and we are asked again
                        raise


if __name__ == "__main__":
    main(*sys.argv[1:])
