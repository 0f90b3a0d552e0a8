"""A program that takes a seat at a table and plays a whole game of 011, choosing at random.

    pip install websockets
    python bot.py --server http://localhost:8011 --token TOKEN --table ID

TOKEN is made on the page ("Your profile", "Your programs") or as docs/bots.md says. The protocol is described in
docs/protocol.md; this file uses all that a program needs: hello, nonce, act, and coming back after a lost connection.
"""

import argparse
import json
import random
import secrets
import time
import urllib.error
import urllib.request

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

PROTOCOL = 1


def sentence(body, otherwise):
    """The server's own sentence for what it refuses."""
    try:
        return json.loads(body)["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return str(otherwise)


def post(server, token, path, body):
    """Sends a request as the program and returns the answer; what the server refuses ends the program."""
    request = urllib.request.Request(
        server + path,
        data=json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read() or "null")
    except urllib.error.HTTPError as refused:
        raise SystemExit(sentence(refused.read(), refused)) from None
    except OSError as failed:
        raise SystemExit(f"{server} cannot be reached: {getattr(failed, 'reason', failed)}") from None


class Player:
    """What the program knows of its table. `view` is all that its seat may know."""

    def __init__(self):
        self.version = None
        self.decision = 0
        self.seat = None
        self.table = None
        self.view = None
        self.unanswered = None

    def take_in(self, message):
        """Brings what is known up to date."""
        if message["type"] not in ("welcome", "update", "refused"):
            return
        self.version = message["version"]
        self.decision = message["decision"]
        self.table = message.get("table", self.table)
        if message["type"] == "welcome":
            self.seat = message["seat"]
        if message.get("view"):
            self.view = message["view"]
        for name, value in message.get("changes", {}).items():
            if name == "public":
                self.view["public"].update(value)
            else:
                self.view[name] = value
        # A refused command has been answered too; it is not sent again.
        if self.unanswered and self.unanswered["id"] in (message.get("done"), message.get("id")):
            self.unanswered = None

    def is_over(self):
        return self.table is not None and self.table["stage"] not in ("open", "running")

    def command(self):
        """What to send now, if anything. A command that was not answered is sent again as it was: it counts once."""
        if self.unanswered:
            return None
        if self.table["stage"] == "open":
            if not self.table["chairs"][self.seat]["ready"]:
                self.unanswered = {"type": "nonce", "nonce": secrets.token_hex(32)}
        elif self.view and self.view["to_act"] == self.seat and self.view["legal"]:
            self.unanswered = {"type": "act", "at": self.decision, "actions": [self.decide(self.view)]}
        if self.unanswered:
            self.unanswered["id"] = secrets.randbits(53)
        return self.unanswered

    def decide(self, view):
        """The place to put something cleverer."""
        return random.choice(view["legal"])


def play(server, token, table):
    """Plays until the game is over, coming back as often as the connection is lost."""
    player = Player()
    url = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    while not player.is_over():
        try:
            with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
                say = lambda message: socket.send(json.dumps(message))
                say({"type": "hello", "protocol": PROTOCOL, "have": player.version})
                if player.unanswered:
                    say(player.unanswered)
                for text in socket:
                    message = json.loads(text)
                    if message["type"] == "error" or (message["type"] == "bye" and message["retry_ms"] is None):
                        raise SystemExit(message["code"])
                    player.take_in(message)
                    if player.is_over():
                        break
                    if message["type"] != "presence" and player.table and (command := player.command()):
                        say(command)
        except InvalidStatus as refused:
            if refused.response.status_code < 500:
                raise SystemExit(sentence(refused.response.body, refused)) from None
            time.sleep(1)
        except (ConnectionClosed, OSError):
            time.sleep(1)
    return player.table["stage"]


def main():
    words = argparse.ArgumentParser(description="Plays a game of 011 at random.")
    words.add_argument("--server", default="http://localhost:8011")
    words.add_argument("--token", required=True)
    words.add_argument("--table", required=True)
    words.add_argument("--invitation")
    given = words.parse_args()
    seat = {"invitation": given.invitation} if given.invitation else {}
    post(given.server, given.token, f"/api/tables/{given.table}/join", seat)
    print(json.dumps(play(given.server, given.token, given.table)))


if __name__ == "__main__":
    main()
