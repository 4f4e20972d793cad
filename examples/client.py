"""Play a whole game by socket, survive a lost line, and check the deal: client.py http://127.0.0.1:8000 [GAME]"""

import json
import sys
from hashlib import sha256
from random import choice
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


class Client:
    """Knows the number of its newest update, and the move that was not answered yet."""

    def __init__(self, server: str) -> None:
        self.server, self.headers = server, {"Content-Type": "application/json"}
        self.last, self.answered, self.unanswered = 0, 0, None

    def call(self, path: str, **body: object) -> dict:
        request = Request(f"{self.server}/api{path}", json.dumps(body).encode() if body else None, self.headers)
        with urlopen(request) as answer:
            if cookie := answer.headers["Set-Cookie"]:
                self.headers["Cookie"] = cookie.partition(";")[0]
            return json.load(answer)

    def play(self, table: str) -> dict:
        """Until the end, over as many connections as it takes. The outcome."""
        while True:
            address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/socket?since={self.last}"
            with connect(address, additional_headers=self.headers, proxy=None) as socket:
                if self.unanswered:
                    socket.send(json.dumps(self.unanswered))  # the same id: it is played once
                try:
                    return next(outcome for raw in socket if (outcome := self.hear(socket, json.loads(raw))))
                except (ConnectionClosed, StopIteration):
                    continue  # since the last number nothing is lost

    def hear(self, socket: object, told: dict) -> dict | None:
        if told["tell"] == "ping":
            socket.send(json.dumps({"say": "pong", "id": told["id"]}))
        elif told["tell"] in ("ack", "refused") and self.unanswered and told["id"] == self.unanswered["id"]:
            self.unanswered = None  # an answer to an earlier move says nothing about this one
        elif told["tell"] == "update":
            self.last = told["number"]
            if told["moves"] and told["question"] > self.answered:
                self.answered = told["question"]
                move = {"say": "play", "id": f"m{self.answered}", "at": self.last, "move": choice(told["moves"])}
                self.unanswered = move
                socket.send(json.dumps(move))
            return told["view"].get("outcome")
        return None


def main(server: str, game: str = "hocus_pocus") -> None:
    client = Client(server)
    client.call("/guests", name="Client")
    made = client.call("/quick", game=game)
    outcome = client.play(made["table"]["id"])
    table = client.call(f"/tables/{made['table']['id']}")["table"]
    assert sha256(table["secret"].encode()).hexdigest() == made["table"]["commitment"], "dealt from another secret"
    print(f"{game}: my seat is {made['seat']}, the scores are {outcome['scores']}, and the deal is the promised one")


if __name__ == "__main__":
    main(*sys.argv[1:])
