"""Plays one game on a Klaxon server, with bots on the other seats.

    python3 klaxon_player.py http://127.0.0.1:8080 --game fuse

It needs Python 3.9 or newer and nothing else, and it was written by docs/protocol.md and docs/notation.md alone. From
top to bottom:

- the games: what lies on the table, as a fold of events, and which of the legal actions to choose;
- the room: who is there and what goes on, as a fold of facts;
- the server and the player: opening a room, the connection, ids and answers, coming back after a lost connection;
- the command line.

The player is strict on purpose: whatever the protocol does not tell of ends it with a message and exit code 1.
"""

from __future__ import annotations

import argparse
import http.client
import itertools
import json
import random
import re
import sys
import time
from dataclasses import dataclass, field
from typing import Any, Union
from urllib.parse import urlsplit

from websocket import Broken, Closed, WebSocket

SUBPROTOCOL = "klaxon.3.json"

# Seconds. The server sends a ping every 5 seconds: a connection that is silent for so long is dead.
DEAD_AFTER = 16.0
# If there is no message for so long, and neither a bot nor a reconnection explains it, something is wrong.
SILENCE = 30.0
# How long to wait before coming back, for the first time, the second time and so on.
RETRIES = [0.5, 1.0, 2.0, 4.0, 8.0, 10.0]
# How long to think again after an action was refused although nothing had changed.
SECOND_THOUGHT = 0.1
# So many refusals without any change in between can't be bad luck.
MOST_REFUSALS = 20

Message = dict[str, Any]


class Surprise(Exception):
    """Something that a client can't go on from: the server breaks the protocol, or will not have us."""


def milliseconds(text: str) -> int:
    """A time of the notation, such as `9:41.250` or `10:00`, in milliseconds."""
    minutes, _, seconds = text.partition(":")
    whole, _, fraction = seconds.partition(".")
    return (int(minutes) * 60 + int(whole)) * 1000 + int(fraction.ljust(3, "0"))


def time_text(length: int) -> str:
    """Milliseconds as a time of the notation."""
    minutes, rest = divmod(length, 60_000)
    seconds, rest = divmod(rest, 1000)
    return f"{minutes}:{seconds:02}" + (f".{rest:03}" if rest else "")


def parts_of(position: str) -> list[tuple[str, list[str]]]:
    """The parts of a position: the first word of each, and the others."""
    parts = [part.split(" ") for part in position.split("; ")]
    return [(words[0], words[1:]) for words in parts]


def setting_of(table: list[str], name: str) -> str:
    """The value of an option of the game on the table. All of them are told."""
    for line in table:
        word, _, value = line.partition(" ")
        if word == name:
            return value
    raise Surprise(f"the table does not tell the option {name}")


# ---------------------------------------------------------------------------------------------------------------------
# FUSE
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Card:
    """A bomb card in front of a player, and the dice on its spaces."""

    name: str
    dice: dict[int, str] = field(default_factory=dict)


def split_space(space: str) -> tuple[str, int]:
    """`2a1` is space 1 of the card `2a`; `a1` is space 1 of one's own card `a`."""
    match = re.fullmatch(r"(\d*[a-d])(\d+)", space)
    if match is None:
        raise Surprise(f"{space} is no space of a card")
    return match[1], int(match[2])


class FuseGame:
    """The table of FUSE: a fold of its events. FUSE hides nothing."""

    def __init__(self, table: list[str]) -> None:
        """An empty table, with these options."""
        self.values = fuse_values(table)
        self.clock = setting_of(table, "clock")
        self.cards: dict[str, Card] = {}
        self.middle: dict[int, str] = {}
        self.tray: list[str] = []
        self.holder = 0
        self.points = 0
        self.defused = 0
        self.activated = 0
        self.began = 0
        self.end: tuple[str, int] | None = None

    def set_up(self, position: str) -> None:
        """Lays out a position, on an empty table."""
        for word, rest in parts_of(position):
            if re.fullmatch(r"\d[a-d]", word):
                if rest != ["choice"]:
                    dice = {number: die for number, die in enumerate(rest[1:], start=1) if die != "-"}
                    self.cards[word] = Card(rest[0], dice)
            elif word == "holder":
                self.holder = int(rest[0])
            elif word == "tray":
                self.tray = rest
            elif word == "row":
                self.middle = {place: name for place, name in enumerate(rest, start=1) if name != "."}
            elif word == "points":
                self.points = int(rest[0])
            elif word == "defused":
                self.defused = int(rest[0])
            elif word == "activated":
                self.activated = int(rest[0])
            elif word == "began":
                self.began = milliseconds(rest[0])
            elif word == "end":
                self.end = ("-".join(rest[:-1]), milliseconds(rest[-1]))
            elif word not in FUSE_OTHER_PARTS:
                raise Surprise(f"the position has an unknown part: {word}")

    def carry_out(self, event: str) -> None:
        """Makes the table into what it is after this event."""
        word, *rest = event.split(" ")
        if word in ("dealt", "chosen"):
            self.cards[rest[0]] = Card(rest[1])
            if word == "chosen":
                self.middle = {place: name for place, name in self.middle.items() if name != rest[1]}
        elif word == "laid":
            self.middle[int(rest[0])] = rest[1]
        elif word == "began":
            self.began = milliseconds(rest[0])
        elif word == "turn":
            self.holder = int(rest[0])
        elif word == "rolled":
            self.tray.append(rest[0])
        elif word == "placed":
            card, space = split_space(rest[1])
            self.tray.remove(rest[0])
            self.cards[card].dice[space] = rest[0]
        elif word == "mistake":
            self.tray.remove(rest[0])
            self.cards[rest[1]].dice.clear()
        elif word == "toppled":
            self.cards[rest[0]].dice.clear()
        elif word == "rerolled":
            self.tray.remove(rest[0])
        elif word == "returned":
            card, space = split_space(rest[0])
            del self.cards[card].dice[space]
        elif word == "defused":
            self.points += self.values[self.cards.pop(rest[0]).name]
            self.defused += 1
        elif word == "activated":
            self.activated += 1
        elif word in FUSE_ENDS:
            self.end = (word, milliseconds(rest[0]))
        elif word not in FUSE_OTHER_EVENTS:
            raise Surprise(f"an unknown event of FUSE: {event}")

    def may_act(self, seat: int) -> bool:
        """May this seat have something to do? In FUSE everybody may at any time."""
        return self.end is None

    def choose(self, seat: int, actions: list[str], chance: random.Random) -> str | None:
        """The action that this seat chooses out of the legal ones, or None to wait."""
        chance.shuffle(actions)
        for word in FUSE_WISHES:
            wishes = [action for action in actions if action.split(" ")[0] == word]
            if wishes:
                return min(wishes, key=lambda action: self.dislike(seat, action))
        return None

    def dislike(self, seat: int, action: str) -> int:
        """Of actions of the same kind, the one with the lowest number is the best."""
        word, *rest = action.split(" ")
        if word == "place":  # finish what is begun
            return -self.dice_on(seat, rest[1])
        if word == "return":  # from the card that loses least
            return self.dice_on(seat, rest[0])
        if word == "choose":  # easy bombs first: the clock is running
            return self.values[rest[0]]
        return 0

    def dice_on(self, seat: int, space: str) -> int:
        """How many dice are on the card of this space."""
        return len(self.cards[f"{seat}{split_space(space)[0]}"].dice)

    def tell(self, event: str) -> str | None:
        """The event for people, if it is worth telling."""
        word, *rest = event.split(" ")
        if word == "defused":
            return f"bomb {rest[0]} is defused"
        if word == "activated":
            return f"fuse card {rest[0]} comes up"
        return None

    def result(self, names: dict[int, str]) -> str:
        """How the game ended, with the score of F-53."""
        if self.end is None:
            raise Surprise("the game is over, and no event tells how it ended")
        how, when = self.end
        score = self.points + 2 * self.activated
        told = f"{self.defused} bombs defused, {self.activated} fuse cards came up"
        if how != "won":
            why = "the time is up" if how == "lost-clock" else "the bag is empty"
            return f"lost at {time_text(when)}, {why}: {told}, score {score}"
        score += 10
        if self.clock != "none":
            left = self.began + milliseconds(self.clock) - when
            score += left // 10_000
            told += f", {time_text(left)} left"
        return f"won at {time_text(when)}: {told}, score {score}"


FUSE_ENDS = ("won", "lost-clock", "lost-bag")
# What this player does first, if it can. It never takes back a pass, and never reveals a fuse card before choosing.
FUSE_WISHES = ("steady", "return", "choose", "place", "roll", "reroll", "compose", "pass")
# Events that do not matter to this player.
FUSE_OTHER_EVENTS = (
    "composing composed decked left-empty sways stands passed unpassed unused excused bagged choosing no-choice revealed "
    "resolved".split()
)
# Parts of a position that do not matter to this player.
FUSE_OTHER_PARTS = (
    "turn phase returning rolled-again sways took lost passed revealed bag refill deck fuses draws gone gone-fuses".split()
)


def fuse_values(table: list[str]) -> dict[str, int]:
    """What each bomb card is worth, by the deck: a line such as `| 6e 6: pyramid ...` tells a name and a value."""
    cards = (re.match(r"\| (\S+) (\d+): ", line) for line in table)
    return {card[1]: int(card[2]) for card in cards if card is not None}


# ---------------------------------------------------------------------------------------------------------------------
# The bomb-planter game
# ---------------------------------------------------------------------------------------------------------------------

FUSE_CARDS = {"3": 3, "7": 7, "10": 10, "15": 15}
DEFUSE_CARDS = {"boot": 4, "bucket": 5, "scissors": 6, "extinguisher": 10}
ROUND_ENDS = ("ended-time-bomb", "ended-bombs", "ended-passes")


def points(cards: list[str], worth: dict[str, int]) -> int:
    """What those of the cards are worth that are of this kind."""
    return sum(worth.get(card, 0) for card in cards)


def spread(words: list[str]) -> list[str]:
    """The cards of a position: `3*2 7 boot` is `3 3 7 boot`, and `none` is nothing."""
    cards: list[str] = []
    for word in words:
        card, _, count = word.partition("*")
        if card != "none":
            cards += [card] * int(count or 1)
    return cards


def remove(hand: list[str], card: str) -> None:
    """Takes a card out of a hand. In hands of others there are backs: then one that this card can have."""
    back = "fuse" if card in FUSE_CARDS else "defuse" if card in DEFUSE_CARDS else "card"
    for held in (card, back, "card"):
        if held in hand:
            hand.remove(held)
            return
    # Only how many cards there are is sure, once drawn cards and dealt ones are mixed.
    if not hand:
        raise Surprise(f"{card} is played from an empty hand")
    hand.pop()


class PlanterGame:
    """The table of the bomb-planter game as one pair of eyes sees it: a fold of its events."""

    def __init__(self, table: list[str]) -> None:
        """An empty table, with these options."""
        self.players = int(setting_of(table, "players"))
        self.extras = setting_of(table, "extras") == "yes"
        seats = range(1, self.players + 1)
        self.round = 0
        self.waits_for = "dealing"
        self.turn = 0
        self.slow = False
        self.hands: dict[int, list[str]] = {seat: [] for seat in seats}
        self.taken: dict[int, list[str]] = {seat: [] for seat in seats}
        self.bombs: dict[int, int] = {seat: 0 for seat in seats}
        self.fuse: list[str] = []
        self.beside: list[str] = []
        self.deck = 0
        self.haul = 0  # what the last bomb took
        #: Of the rounds that are over: points on fuse cards, on defuse cards, in hand.
        self.score: dict[int, list[int]] = {seat: [0, 0, 0] for seat in seats}

    def set_up(self, position: str) -> None:
        """Lays out a position, on an empty table."""
        for word, rest in parts_of(position):
            if word == "round":
                self.round = int(rest[0])
            elif word == "mover":
                self.turn = int(rest[0])
            elif word == "phase":
                self.waits_for = rest[0]
            elif word == "window":
                self.waits_for = word
            elif word == "hand":
                self.hands[int(rest[0])] = spread(rest[1:])
            elif word == "won":
                self.taken[int(rest[0])] = spread(rest[1:])
            elif word == "points":
                self.score[int(rest[0])] = [int(number) for number in rest[1:]]
            elif word == "deck":
                self.deck = len(spread(rest))
            elif word == "beside":
                self.beside = spread(rest)
            elif word == "fuse":
                self.fuse = spread(rest)
            elif word == "bombs":
                self.bombs = {seat: int(count) for seat, count in enumerate(rest, start=1)}
            elif word == "slow":
                self.slow = rest == ["yes"]
            elif word not in PLANTER_OTHER_PARTS:
                raise Surprise(f"the position has an unknown part: {word}")

    def carry_out(self, event: str) -> None:
        """Makes the table into what it is after this event."""
        word, *rest = event.split(" ")
        if word == "round":
            self.begin_round(int(rest[0]), int(rest[2]))
        elif word == "turn":
            self.turn, self.waits_for, self.slow = int(rest[0]), "moving", False
        elif word == "dealt":
            self.hands[int(rest[0])].append(rest[1])
        elif word == "drew":
            self.hands[int(rest[0])].append(rest[1])
            self.deck -= 1
        elif word == "played":
            remove(self.hands[int(rest[0])], rest[1])
            self.fuse.append(rest[1])
        elif word in ("defused", "penalty"):
            remove(self.hands[int(rest[0])], rest[1])
            self.beside.append(rest[1])
        elif word == "exploded":
            seat = int(rest[0])
            self.bombs[seat] -= 1
            self.haul = self.stake()
            self.taken[seat] += self.fuse + self.beside
            self.fuse, self.beside = [], []
        elif word == "window":
            self.waits_for = "window"
        elif word == "cut":
            self.fuse = []
        elif word == "relit":
            remove(self.hands[int(rest[0])], "guy")
        elif word in ("slow", "called"):
            self.slow = word == "slow"
        elif word == "shown":
            self.hands[int(rest[0])] = spread(rest[1:])
        elif word == "scored":
            # What the round brought: on fuse cards, on defuse cards, in hand.
            score = self.score[int(rest[0])]
            self.score[int(rest[0])] = [old + int(new) for old, new in zip(score, rest[1:])]
        elif word in ROUND_ENDS:
            self.waits_for = "between"
        elif word == "over":
            self.waits_for = "over"
        elif word not in PLANTER_OTHER_EVENTS:
            raise Surprise(f"an unknown event of the bomb-planter game: {event}")

    def begin_round(self, number: int, bombs: int) -> None:
        """All cards are gathered, and all have their bombs; the deck is B-1 without what is dealt (B-3, B-4)."""
        self.round = number
        self.deck = 112 - 5 * self.players + self.players + (4 if self.extras else 0)
        self.fuse, self.beside = [], []
        for seat in self.hands:
            self.hands[seat], self.taken[seat] = [], []
            self.bombs[seat] = bombs

    def stake(self) -> int:
        """What a bomb would take now."""
        return points(self.fuse, FUSE_CARDS) + points(self.beside, DEFUSE_CARDS)

    def may_act(self, seat: int) -> bool:
        """May this seat have something to do?"""
        if self.waits_for == "moving":
            return self.turn == seat or self.slow
        return self.waits_for in ("window", "between")

    def choose(self, seat: int, actions: list[str], chance: random.Random) -> str | None:
        """The action that this seat chooses out of the legal ones, or None to wait."""
        # Among the last 30 cards is the time bomb (B-5), and bombs that are not used are worth nothing.
        is_high = self.stake() >= (40 if self.deck > 30 else 15)
        if "ready" in actions:
            return "ready"
        if "call" in actions:
            return "call"
        if self.waits_for == "window":
            return "play guy" if "play guy" in actions and is_high and self.bombs[seat] > 0 else None
        if "bomb" in actions and is_high:
            return "bomb"
        cards = [action.split(" ")[1] for action in actions if action.startswith("play ")]
        fuse_cards = [card for card in cards if card in FUSE_CARDS]
        defuse_cards = [card for card in cards if card in DEFUSE_CARDS]
        if defuse_cards and (is_high or not fuse_cards):
            # Nobody shall have it. The cheapest will do: a bomb gets it some day.
            return f"play {min(defuse_cards, key=DEFUSE_CARDS.__getitem__)}"
        if fuse_cards:
            # The dearest: what is in hand at the end costs points.
            return f"play {max(fuse_cards, key=FUSE_CARDS.__getitem__)}"
        return chance.choice(actions) if actions else None

    def tell(self, event: str) -> str | None:
        """The event for people, if it is worth telling."""
        word, *rest = event.split(" ")
        if word == "round":
            return f"round {rest[0]}; player {rest[1]} starts"
        if word == "exploded":
            return f"player {rest[0]}'s bomb takes {self.haul} points"
        if word == "defused":
            return f"player {rest[0]} defuses with {rest[1]}"
        if word == "relit":
            return f"player {rest[0]} relights the fuse"
        if word == "time-bomb":
            return f"player {rest[0]} drew the time bomb"
        if word in ROUND_ENDS:
            return f"the round is over ({word.replace('ended-', '').replace('-', ' ')})"
        return None

    def result(self, names: dict[int, str]) -> str:
        """All players with their points, the winners first (B-21)."""
        if self.waits_for != "over":
            raise Surprise("the game is over, and no event tells that its last round is")
        total = {seat: fuse + defuse - hand for seat, (fuse, defuse, hand) in self.score.items()}
        # Most points first; with equal points, whoever has fewer of them on defuse cards.
        order = {seat: (-total[seat], self.score[seat][1]) for seat in total}
        seats = sorted(order, key=lambda seat: order[seat])
        winners = [names[seat] for seat in seats if order[seat] == order[seats[0]]]
        table = ", ".join(f"{names[seat]} {total[seat]}" for seat in seats)
        return f"won by {' and '.join(winners)}: {table}"


# Events that do not matter to this player.
PLANTER_OTHER_EVENTS = {"mixed", "time-bomb", "passed", "absent", "ready"}
# Parts of a position that do not matter to this player.
PLANTER_OTHER_PARTS = set(
    "view first turn since sure unused removed time-bomb called passes shown ready end".split()
)

Game = Union[FuseGame, PlanterGame]


# ---------------------------------------------------------------------------------------------------------------------
# The room
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Member:
    """Somebody in the room."""

    name: str
    here: bool = True
    ready: bool = False


class Room:
    """What is known about the room: a fold of facts."""

    def __init__(self) -> None:
        """An empty room."""
        self.number = 0
        self.game = ""
        self.options: list[str] = []
        self.settings: dict[str, str] = {}
        self.members: dict[int, Member] = {}
        self.owner: int | None = None
        #: Seats that are taken: by a member, by its number, or by a bot, by how it plays.
        self.seats: dict[int, int | str] = {}
        self.phase = "lobby"
        self.table: list[str] = []
        #: The game as each pair of eyes sees it.
        self.games: dict[str, Game] = {}
        self.votes: list[int] = []
        #: The server's clock at which game time runs on. It may lie ahead.
        self.runs_from = 0
        self.seed: str | None = None

    def carry_out(self, fact: str) -> None:
        """Makes the room into what it is after this fact."""
        word, _, rest = fact.partition(" ")
        known = self.about_people(word, rest) or self.about_the_table(word, rest) or self.about_the_game(word, rest)
        if not known:
            raise Surprise(f"an unknown fact: {fact}")

    def about_people(self, word: str, rest: str) -> bool:
        """Carries out a fact about members and their seats; False if it is about something else."""
        first, _, second = rest.partition(" ")
        if word == "joined":
            self.members[int(first)] = Member(second)
        elif word == "named":
            self.members[int(first)].name = second
        elif word in ("gone", "came"):
            self.members[int(first)].here = word == "came"
        elif word in ("left", "kicked"):
            self.remove(int(first))
        elif word == "owner":
            self.owner = int(first)
        elif word == "sat":
            self.seats[int(first)] = int(second)
        elif word == "bot":
            self.seats[int(first)] = second
        elif word == "stood":
            self.seats.pop(int(first), None)
        elif word in ("ready", "unready"):
            self.members[int(first)].ready = word == "ready"
        elif word == "voted":
            self.votes.append(int(first))
        elif word == "unvoted":
            self.votes.remove(int(first))
        else:
            # This player never stands up, and takes no seat back.
            return word == "kept"
        return True

    def remove(self, member: int) -> None:
        """Somebody is not in the room any more. Their seats are free."""
        del self.members[member]
        self.seats = {seat: holder for seat, holder in self.seats.items() if holder != member}
        self.votes = [other for other in self.votes if other != member]
        if self.owner == member:
            self.owner = None

    def about_the_table(self, word: str, rest: str) -> bool:
        """Carries out a fact about what will be played; False if it is about something else."""
        if word == "game":
            if rest not in ("fuse", "planter"):
                raise Surprise(f"this player does not know the game {rest}")
            self.game, self.options = rest, []
        elif word == "option":
            self.options.append(rest)
        elif word == "setting":
            name, _, value = rest.partition(" ")
            self.settings[name] = value
        elif word == "counting":
            self.phase = "counting"
        elif word == "uncounted":
            self.phase = "lobby"
        elif word == "table":
            self.table.append(rest)
        elif word == "rematch":
            self.phase, self.table, self.games, self.seed = "lobby", [], {}, None
            self.nobody_is_ready()
        else:
            return False
        return True

    def about_the_game(self, word: str, rest: str) -> bool:
        """Carries out a fact about the game that is on; False if it is about something else."""
        first, _, second = rest.partition(" ")
        if word == "began":
            self.phase, self.games = "playing", {}
        elif word == "position":
            self.seen_by(first).set_up(second)
        elif word == "running":
            self.phase, self.runs_from, self.votes = "playing", int(second), []
        elif word == "paused":
            self.phase, self.votes = "paused", []
        elif word == "over":
            self.phase, self.votes = "over", []
            self.nobody_is_ready()
        elif word == "revealed":
            self.seed = first
        else:
            # These only tell why the events of the same change happened, and when.
            # This player leaves the dice to the others, and checks none: klaxon_checker.py does, afterwards.
            dice = ("committing", "committed", "revealing", "opened", "aside")
            return word in ("acted", "fallback", "ticked", "restarted", *dice)
        return True

    def nobody_is_ready(self) -> None:
        """The game that everybody was ready for is over."""
        for member in self.members.values():
            member.ready = False

    def seen_by(self, eyes: str) -> Game:
        """The game as these eyes see it: an empty table at first."""
        if eyes not in self.games:
            self.games[eyes] = FuseGame(self.table) if self.game == "fuse" else PlanterGame(self.table)
        return self.games[eyes]

    def names(self) -> dict[int, str]:
        """What whoever sits on each seat is called."""
        named = {}
        for seat, holder in sorted(self.seats.items()):
            named[seat] = self.members[holder].name if isinstance(holder, int) else f"bot {seat}"
        return named


# ---------------------------------------------------------------------------------------------------------------------
# The player, and where it plays
# ---------------------------------------------------------------------------------------------------------------------


class Server:
    """Where the server is."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Surprise(f"{address} is no address such as http://127.0.0.1:8080")
        self.secure = parts.scheme == "https"
        self.place = parts.netloc
        self.path = parts.path.rstrip("/")

    def socket_url(self) -> str:
        """The address of the socket."""
        return f"{'wss' if self.secure else 'ws'}://{self.place}{self.path}/api/socket"

    def open_room(self, game: str, options: list[str]) -> str:
        """Opens a room; its code."""
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        connection = kind(self.place, timeout=10)
        body = json.dumps({"game": game, "options": options})
        try:
            connection.request("POST", f"{self.path}/api/rooms", body, {"content-type": "application/json"})
            response = connection.getresponse()
            text = response.read().decode("utf-8")
        except (OSError, http.client.HTTPException) as error:
            raise Surprise(f"no answer from {self.place}: {error}") from error
        finally:
            connection.close()
        try:
            answer = json.loads(text)
        except ValueError:
            raise Surprise(f"no room was opened: status {response.status}, {text}") from None
        if response.status != 201:
            raise Surprise(f"no room was opened: {reason(answer)}")
        return str(answer["code"])


@dataclass
class Sent:
    """A message that waits for its answer."""

    message: Message
    at: float  # by time.monotonic
    number: int  # of the last change that was known then

    def is_question(self) -> bool:
        """Does it change nothing?"""
        return self.message["do"] == "clock" or "legal" in self.message["do"]


class Player:
    """Somebody in a room, who sits on seat 1 and plays until the game is over."""

    seat = 1
    socket: WebSocket

    def __init__(self, server: Server, room: str, arguments: argparse.Namespace) -> None:
        self.server = server
        self.code = room
        self.arguments = arguments
        self.chance = random.Random(arguments.seed)
        self.room = Room()
        self.member = 0  # nobody yet; members are counted from 1
        self.token: str | None = None
        self.welcomed = False  # on this connection
        self.last_id = 0
        self.up_to_date_at = 0  # the number of the welcome
        self.unanswered: dict[int, Sent] = {}
        self.changes = 0
        self.drop_after: int | None = arguments.drop
        self.curious = False  # has something changed since we asked what is legal?
        self.not_before = 0.0  # think again then, by time.monotonic
        self.refusals = 0
        self.best_round_trip = float("inf")
        self.server_clock = 0.0  # milliseconds that the server's clock is ahead of time.monotonic
        self.heard = time.monotonic()
        self.left = False

    def play(self) -> str:
        """Plays the whole game; its result."""
        self.connect()
        self.ask_for_the_time()
        while self.room.phase != "over":
            try:
                self.step()
            except Closed as why:
                tell(f"-- {why}")
                self.come_back()
        result = self.game().result(self.room.names())
        self.leave()
        return result

    # The connection.

    def connect(self) -> None:
        """Opens a socket and says hello. With a token we are who we were."""
        self.socket = WebSocket(self.server.socket_url(), SUBPROTOCOL)
        if self.socket.subprotocol != SUBPROTOCOL:
            raise Surprise(f"the server speaks {self.socket.subprotocol}, not {SUBPROTOCOL}")
        if self.token is None:
            hello: Message = {"room": self.code, "name": self.arguments.name}
        else:
            hello = {"room": self.code, "token": self.token, "have": self.room.number}
        self.welcomed = False
        self.socket.send(json.dumps({"id": 0, "do": {"hello": hello}}))
        self.take_next(10.0)
        if not self.welcomed:
            raise Surprise("a hello was not answered by a welcome")

    def take_next(self, patience: float) -> None:
        """Takes in the next message; there must be one within so many seconds."""
        text = self.socket.receive(patience)
        if text is None:
            raise Closed("the server does not answer")
        self.take(text)

    def welcome(self, body: Message) -> None:
        """We are in. Now comes what we missed."""
        if self.welcomed:
            raise Surprise("a second welcome")
        if self.member not in (0, body["member"]):
            raise Surprise(f"we were member {self.member}, and are {body['member']} now")
        self.welcomed, self.member, self.token = True, body["member"], body["token"]
        self.last_id = max(self.last_id, body["last"])
        if body["number"] < self.room.number:
            raise Surprise(f"we had change {self.room.number}, and the room has only {body['number']}")
        self.up_to_date_at = body["number"]
        self.best_round_trip = float("inf")
        self.curious = True

    def come_back(self) -> None:
        """Connects again after a moment, and repeats what was not answered."""
        for attempt in itertools.count():
            self.socket.drop()
            time.sleep(RETRIES[min(attempt, len(RETRIES) - 1)])
            try:
                self.connect()
                self.repeat_unanswered()
                return
            except Closed as why:
                self.check_silence(f"no way back: {why}")

    def repeat_unanswered(self) -> None:
        """Sends once more, with its old id, whatever may have been carried out or not. Questions are asked anew."""
        missed = self.up_to_date_at - self.room.number
        self.unanswered = {id: sent for id, sent in self.unanswered.items() if not sent.is_question()}
        tell(f"-- came back; changes missed: {missed}, messages repeated: {len(self.unanswered)}")
        for sent in self.unanswered.values():
            self.socket.send(json.dumps(sent.message))
        self.ask_for_the_time()

    def drop_on_purpose(self) -> None:
        """Cuts the connection, as a bad network would: the answer to our last message is lost."""
        self.drop_after = None
        self.socket.drop()
        raise Closed(f"the connection is dropped on purpose after {self.changes} changes")

    def check_silence(self, why: str) -> None:
        """Nothing is as bad as nothing. A bot that is made to think long may explain it."""
        patience = SILENCE + int(self.room.settings.get("pace", 0)) / 1000
        silent = time.monotonic() - self.heard
        if silent > patience:
            raise Surprise(f"silence for {silent:.0f} seconds: {why}")

    # What we say.

    def say(self, what: str | Message) -> None:
        """Sends a message."""
        self.last_id += 1
        message = {"id": self.last_id, "do": what}
        # It is kept before it is sent: if sending fails, it goes out again after coming back.
        self.unanswered[self.last_id] = Sent(message, time.monotonic(), self.room.number)
        self.socket.send(json.dumps(message))

    def ask_for_the_time(self) -> None:
        """Three times; the fastest answer counts."""
        for _ in range(3):
            self.say("clock")

    def step(self) -> None:
        """Does something if there is something to do, and waits a moment for a message."""
        if self.room.number >= self.up_to_date_at:
            self.act_on_what_we_know()
        text = self.socket.receive(0.1)
        if text is not None:
            self.take(text)
        self.check_silence("the server sends pings at best")
        if time.monotonic() - self.socket.heard > DEAD_AFTER:
            raise Closed("the connection is dead")

    def act_on_what_we_know(self) -> None:
        """Does what there is to do, unless we wait for an answer."""
        if self.is_waiting() or time.monotonic() < self.not_before:
            return
        if self.room.phase == "lobby":
            self.set_the_table()
        elif self.room.phase == "playing" and self.curious and not self.is_counted_in():
            self.curious = False
            if self.game().may_act(self.seat):
                self.say({"legal": {"seat": self.seat}})

    def set_the_table(self) -> None:
        """Everything before the game. We need not wait for each answer before we send the next message."""
        pace = self.arguments.pace
        if pace is not None and self.room.settings.get("pace") != str(pace):
            self.say({"set": {"name": "pace", "value": str(pace)}})
        for seat in range(1, self.arguments.players + 1):
            if seat in self.room.seats:
                continue
            self.say({"sit": {"seat": seat}} if seat == self.seat else {"bot": {"seat": seat, "policy": "greedy"}})
        if not self.room.members[self.member].ready:
            # Also after coming back: who was gone before the game is not ready any more.
            self.say({"ready": True})

    def is_waiting(self) -> bool:
        """Is something unanswered, other than what time it is?"""
        return any(sent.message["do"] != "clock" for sent in self.unanswered.values())

    def is_counted_in(self) -> bool:
        """Does game time run only in a moment?"""
        return time.monotonic() * 1000 + self.server_clock < self.room.runs_from

    def act(self, action: str) -> None:
        """Does something in the game."""
        self.say({"act": {"seat": self.seat, "action": action}})
        if self.drop_after is not None and self.changes >= self.drop_after:
            self.drop_on_purpose()

    def leave(self) -> None:
        """Goes for good, once the game is over."""
        try:
            self.say("leave")
            while not self.left:
                self.take_next(10.0)
        except Closed as why:
            tell(f"-- {why}")
        self.socket.close()

    # What the server says.

    def take(self, text: str) -> None:
        """Takes in a message: an object with one field, which tells what it is."""
        self.heard = time.monotonic()
        try:
            ((kind, body),) = json.loads(text).items()
            self.take_kind(kind, body)
        except (LookupError, ValueError, TypeError, AttributeError) as error:
            raise Surprise(f"this message does not fit ({error!r}): {text}") from error

    def take_kind(self, kind: str, body: Message) -> None:
        """Takes in a message of this kind."""
        if kind == "welcome":
            self.welcome(body)
        elif kind == "change":
            self.change(body)
        elif kind == "snapshot":
            self.snapshot(body)
        elif kind == "bye":
            self.end(body)
        elif kind == "error":
            raise Surprise(f"the server does not understand us: {reason(body['why'])}")
        elif kind in ("done", "refused", "legal", "clock"):
            self.answer(kind, body)
        elif kind != "signal":  # what others call across the table is nothing to us
            raise Surprise(f"an unknown message: {kind}")

    def snapshot(self, body: Message) -> None:
        """All there is to know: forgets what we knew."""
        self.room = Room()
        for fact in body["facts"]:
            self.room.carry_out(fact)
        self.room.number = body["number"]
        self.curious = True

    def change(self, body: Message) -> None:
        """Something happened: first the facts, then the events of each pair of eyes."""
        if body["number"] != self.room.number + 1:
            raise Surprise(f"change {body['number']} came after change {self.room.number}")
        for fact in body["facts"]:
            self.room.carry_out(fact)
            self.tell_fact(fact)
        for eyes, events in body["events"].items():
            game = self.room.seen_by(eyes)
            for event in events:
                game.carry_out(event)
                told = game.tell(event)
                if told:
                    tell(f"   {told}")
        self.room.number = body["number"]
        self.changes += 1
        self.refusals = 0
        self.curious = True

    def answer(self, kind: str, body: Message) -> None:
        """One of our messages is answered."""
        sent = self.unanswered.pop(body["id"], None)
        if sent is None:
            raise Surprise(f"{kind} answers message {body['id']}, which waits for no answer")
        if kind == "done":
            if body["number"] > self.room.number:
                raise Surprise(f"message {body['id']} made change {body['number']}, and we were not told of that")
        elif kind == "refused":
            self.refused(sent, body["why"])
        elif kind == "clock":
            self.clock(sent, body["now"])
        elif self.room.phase == "playing":
            action = self.game().choose(self.seat, body["actions"], self.chance)
            if action is not None:
                self.act(action)

    def refused(self, sent: Sent, why: Message) -> None:
        """An action may be refused: others were faster. Anything else that we ask for should be fine."""
        if "act" not in sent.message["do"]:
            raise Surprise(f"refused: {json.dumps(sent.message['do'])}: {reason(why)}")
        tell(f"   refused: {sent.message['do']['act']['action']}: {reason(why)}")
        self.refusals += 1
        if self.refusals > MOST_REFUSALS:
            raise Surprise("nothing that should be legal is accepted")
        self.curious = True
        if sent.number == self.room.number:
            self.not_before = time.monotonic() + SECOND_THOUGHT

    def clock(self, sent: Sent, now: int) -> None:
        """Sets our idea of the server's clock: `now` was about in the middle between asking and hearing."""
        heard = time.monotonic()
        if heard - sent.at < self.best_round_trip:
            self.best_round_trip = heard - sent.at
            self.server_clock = now - (sent.at + heard) / 2 * 1000

    def end(self, body: Message) -> None:
        """The server closes the connection, and says why."""
        if body["why"]["key"] == "serve-left":
            self.left = True
        elif body["back"]:
            raise Closed(body["why"]["text"])
        else:
            raise Surprise(f"the server says goodbye: {reason(body['why'])}")

    # What people are told.

    def game(self) -> Game:
        """The game as we see it. With one seat there is one pair of eyes."""
        if len(self.room.games) != 1:
            raise Surprise(f"one pair of eyes sees {len(self.room.games)} games")
        return next(iter(self.room.games.values()))

    def tell_fact(self, fact: str) -> None:
        """What we did, and what goes on in the room."""
        word, *rest = fact.split(" ", 3)
        if word in ("acted", "fallback") and rest[0] == str(self.seat):
            who = self.arguments.name if word == "acted" else f"(for {self.arguments.name})"
            tell(f"{rest[1]} {who}: {rest[2]}")
        elif word == "counting":
            tell("everybody is ready: the count-in begins")
        elif word == "began":
            names = ", ".join(f"{seat} {name}" for seat, name in self.room.names().items())
            tell(f"the game begins: {names}")
        elif word in ("paused", "restarted"):
            tell(f"-- {fact}")


def reason(why: Message) -> str:
    """Why something was refused, for people."""
    rule = f"{why['rule']}, " if why["rule"] else ""
    return f"{why['text']} ({rule}{why['key']})"


def tell(line: str) -> None:
    """Prints a line at once."""
    print(line, flush=True)


# ---------------------------------------------------------------------------------------------------------------------
# The command line
# ---------------------------------------------------------------------------------------------------------------------


def read_arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(description="Plays one game on a Klaxon server, with bots on the other seats.")
    add = parser.add_argument
    add("server", help="its address, such as http://127.0.0.1:8080")
    add("--game", choices=["fuse", "planter"], default="fuse", help="what to play (fuse)")
    add("--players", type=int, default=4, metavar="N", help="how many seats the table has (4)")
    add("--name", default="Python", help="what others call this player (Python)")
    add("--seed", type=int, metavar="N", help="for this player's own choices; cards and dice are the server's")
    add("--drop", type=int, metavar="N", help="cut the connection at the first action after N changes")
    add("--option", action="append", default=[], metavar="LINE", help='of the game, as "clock 2:00"; repeatable')
    add("--pace", type=int, metavar="MS", help="how long a bot takes for an action, in milliseconds")
    return parser.parse_args()


def main() -> int:
    """Plays; the exit code."""
    arguments = read_arguments()
    try:
        server = Server(arguments.server)
        room = server.open_room(arguments.game, [f"players {arguments.players}", *arguments.option])
        tell(f"room {room}: {arguments.game} for {arguments.players}")
        result = Player(server, room, arguments).play()
    except (Surprise, Broken, Closed) as trouble:
        print(f"klaxon_player: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    tell(f"result: {result}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
