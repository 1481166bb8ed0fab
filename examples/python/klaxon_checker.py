#!/usr/bin/env python3
"""Checks the record of a Klaxon game: did its dice come from secrets that everybody had committed themselves to?

    python3 klaxon_checker.py RECORD...          checks records that were downloaded
    python3 klaxon_checker.py --vectors FILE     checks this program against the published examples

It was written from docs/fairness.md and docs/notation.md, and needs Python 3.9 and nothing else. Of every game it checks
commitments, secrets, set-up and seed; in FUSE also each die that was drawn and rolled. The exit code is 0 if everything
fits, and 1 if something does not.
"""

import hashlib
import re
import sys

MASK = (1 << 64) - 1


# What is hashed is text: lines, each with a line feed at its end.

def sha256(lines):
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def set_up_hash(game, options):
    return sha256(["klaxon set-up 1", f"game {game}", *options])


def call_lines(tag, room, game, set_up):
    return [tag, f"room {room}", f"game {game}", f"set-up {set_up}"]


def commitment(room, game, set_up, who, secret):
    lines = call_lines("klaxon commitment 1", room, game, set_up)
    return sha256([*lines, f"who {who}", f"secret {secret}"])


def seed_of(room, game, set_up, secrets):
    """The seed: the server's secret comes first, then those of the members by their numbers."""
    order = sorted(secrets, key=lambda who: (who != "server", 0 if who == "server" else int(who)))
    lines = call_lines("klaxon seed 1", room, game, set_up)
    return sha256([*lines, *(f"secret {who} {secrets[who]}" for who in order)])[:32]


def address_of(secret):
    """The address of a record, from the server's secret."""
    return sha256(["klaxon address 1", f"secret {secret}"])[:32]


# Chance: a keyed hash of an address, SipHash-1-3, and numbers from it, SplitMix64.

def rotated(word, by):
    return (word << by | word >> (64 - by)) & MASK


def siphash13(key, word):
    """SipHash-1-3 of the eight bytes of a word, the lowest first."""
    k0, k1 = int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")
    v0, v1 = k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D
    v2, v3 = k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573

    def mix(v0, v1, v2, v3):
        v0 = (v0 + v1) & MASK
        v1 = rotated(v1, 13) ^ v0
        v0 = rotated(v0, 32)
        v2 = (v2 + v3) & MASK
        v3 = rotated(v3, 16) ^ v2
        v0 = (v0 + v3) & MASK
        v3 = rotated(v3, 21) ^ v0
        v2 = (v2 + v1) & MASK
        v1 = rotated(v1, 17) ^ v2
        v2 = rotated(v2, 32)
        return v0, v1, v2, v3

    for block in (word, 8 << 56):
        v3 ^= block
        v0, v1, v2, v3 = mix(v0, v1, v2, v3)
        v0 ^= block
    v2 ^= 0xFF
    for _ in range(3):
        v0, v1, v2, v3 = mix(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


def numbers(state):
    """SplitMix64."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & MASK
        yield z ^ z >> 31


def stream(seed, what, turn, which, times):
    word = what << 56 | (turn & 0xFFFFFF) << 32 | which << 16 | times
    return numbers(siphash13(bytes.fromhex(seed), word))


def roll(seed, what, turn, which, times, sides):
    return next(stream(seed, what, turn, which, times)) * sides >> 64


def draw(seed, what, turn, which, times, universe, is_member):
    """The first number that is one of those that can be drawn."""
    for _, number in zip(range(32 * universe), stream(seed, what, turn, which, times)):
        one = number * universe >> 64
        if is_member(one):
            return one
    return next((one for one in range(universe) if is_member(one)), 0)


# Records.

class Fault(Exception):
    """Something does not fit."""


class Record:
    """A record: its name, its header, its options and its lines."""

    def __init__(self, text):
        head, _, body = text.partition("\n\n")
        lines = head.split("\n")
        if lines[0] != "klaxon record 2" or not lines[1].startswith("game "):
            raise Fault("this is no record of version 2")
        self.game = lines[1][len("game "):]
        self.rounds, self.seed = [], None
        about = ("person", "bot", "fair", "commitment", "secret", "aside", "seed")
        place = 2
        while place < len(lines) and lines[place].split(" ")[0] in about:
            self.hear(lines[place])
            place += 1
        self.options = lines[place:]
        self.lines = [line for line in body.split("\n") if line.strip()]

    def hear(self, line):
        word, _, rest = line.partition(" ")
        words = rest.split(" ")
        if word == "fair":
            room, game, devices, set_up = words
            self.rounds.append({"room": room, "game": game, "devices": int(devices), "set-up": set_up,
                                "commitment": {}, "secret": {}, "aside": {}})
        elif word in ("commitment", "secret", "aside"):
            who, what = words
            if who in self.rounds[-1][word]:
                raise Fault(f"{who} has two lines: {line}")
            self.rounds[-1][word][who] = what
        elif word == "seed":
            self.seed = rest


def name(who):
    return "the server" if who == "server" else f"the device of member {who}"


def check_round(one, began):
    """Everybody told what they had committed themselves to; in a round that was broken off some may have told nothing."""
    for who, secret in one["secret"].items():
        if who not in one["commitment"]:
            raise Fault(f"{name(who)} told a secret without a commitment")
        if commitment(one["room"], one["game"], one["set-up"], who, secret) != one["commitment"][who]:
            if not began and one["aside"].get(who) == "other":
                continue
            raise Fault(f"{name(who)} revealed another secret than it committed to")
    if began:
        for who in one["commitment"]:
            if who not in one["secret"]:
                raise Fault(f"{name(who)} did not reveal its secret")
            if who in one["aside"]:
                raise Fault(f"{name(who)} was put aside and has a share")
        if "server" not in one["commitment"]:
            raise Fault("the server did not commit itself")


def check(record):
    """Checks everything before the game; returns what was found, in words."""
    if record.seed is None:
        raise Fault("there is no seed")
    if not record.rounds:
        return ["nobody committed themselves: the server chose the seed alone"]
    *before, last = record.rounds
    for one in before:
        check_round(one, began=False)
    check_round(last, began=True)
    if last["set-up"] != set_up_hash(record.game, record.options):
        raise Fault("the set-up is not the one that everybody committed themselves for")
    if seed_of(last["room"], last["game"], last["set-up"], last["secret"]) != record.seed:
        raise Fault("the seed is not made of everybody's secrets")
    shares = len(last["commitment"]) - 1
    found = [f"commitments, secrets and seed fit: checked by {shares} of {last['devices']} devices"]
    if before:
        found.append(f"commitments were made anew: {len(before)}")
    return found


# The dice of FUSE.

DRAW, FACE, REROLL = 5, 6, 7
COLOURS = "RBGYK"


class Dice:
    """Follows the dice of a game of FUSE by its events, and checks each that was drawn or rolled."""

    def __init__(self, record):
        self.seed = record.seed
        line = next(line for line in record.options if line.startswith("| dice "))
        kinds = [kind.split(" ") for kind in line[len("| dice "):].split(", ")]
        # Each die with how many of its colour come before it.
        self.dice = [(colour, before) for count, colour in kinds for before in range(int(count))]
        self.bag = {colour: int(count) for count, colour in kinds}
        self.cards, self.tray = {}, []
        self.turn, self.which, self.checked = 0, 0, 0

    def follow(self, events):
        self.which = 0
        for event in events:
            word, *rest = event.split(" ")
            getattr(self, "on_" + word.replace("-", "_"), lambda *_: None)(*rest)

    def expect(self, event, told, expected):
        self.checked += 1
        if told != expected:
            raise Fault(f"turn {self.turn}: {event} {told} does not come from the seed: {expected} does")

    def on_turn(self, _):
        self.turn += 1

    def on_rolled(self, die):
        here = (self.turn, self.which, 0)
        drawn = draw(self.seed, DRAW, *here, len(self.dice),
                     lambda one: self.dice[one][1] < self.bag[self.dice[one][0]])
        face = roll(self.seed, FACE, *here, 6) + 1
        self.expect("rolled", die, f"{self.dice[drawn][0]}{face}")
        self.which += 1
        self.bag[die[0]] -= 1
        self.tray.append(die)

    def on_rerolled(self, die, number, *_):
        same = sum(other[0] == die[0] for other in self.tray)
        face = roll(self.seed, REROLL, self.turn, COLOURS.index(die[0]), same, 6) + 1
        self.expect(f"rerolled {die}", number, str(face))
        self.tray.remove(die)

    def on_bagged(self, die):
        self.bag[die[0]] += 1

    def on_placed(self, die, space):
        self.tray.remove(die)
        card, place = re.fullmatch(r"(\d+[a-z])(\d+)", space).groups()
        self.cards.setdefault(card, {})[place] = die

    def on_returned(self, space):
        card, place = re.fullmatch(r"(\d+[a-z])(\d+)", space).groups()
        self.bag[self.cards[card].pop(place)[0]] += 1

    def on_mistake(self, die, card):
        self.tray.remove(die)
        self.bag[die[0]] += 1
        self.empty(card)

    def empty(self, card):
        for die in self.cards.pop(card, {}).values():
            self.bag[die[0]] += 1

    on_defused = on_toppled = empty


def check_dice(record):
    dice = Dice(record)
    for line in record.lines:
        # The time has a colon too: what was done ends with the first colon behind the third word.
        events = line.split(" ", 3)[3].partition(":")[2]
        dice.follow([event.strip() for event in events.split(";") if event.strip()])
    return [f"dice that come from the seed: {dice.checked}"]


# The published examples.

def check_vectors(text):
    count = 0
    for line in text.split("\n"):
        if not line or line.startswith("#"):
            continue
        asked, _, expected = line.rpartition(" = ")
        what, *words = asked.split(" ")
        if what == "set-up":
            game, *options = asked[len("set-up "):].split("\\n")
            found = set_up_hash(game, options)
        elif what == "commitment":
            found = commitment(*words)
        elif what == "seed":
            room, game, set_up, *secrets = words
            found = seed_of(room, game, set_up, dict(secret.split(":") for secret in secrets))
        elif what == "address":
            found = address_of(*words)
        elif what == "roll":
            found = str(roll(words[0], *map(int, words[1:])))
        elif what == "draw":
            members = set(map(int, words[6].split(",")))
            found = str(draw(words[0], *map(int, words[1:6]), members.__contains__))
        else:
            raise Fault(f"unknown: {line}")
        if found != expected:
            raise Fault(f"{line}, and this program finds {found}")
        count += 1
    return [f"examples that fit: {count}"]


def main(arguments):
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 0
    vectors = arguments[0] == "--vectors"
    fits = True
    for path in arguments[1:] if vectors else arguments:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        try:
            if vectors:
                found = check_vectors(text)
            else:
                record = Record(text)
                found = check(record)
                if record.game == "fuse":
                    found += check_dice(record)
        except (Fault, ValueError, IndexError, KeyError) as fault:
            found, fits = [f"DOES NOT FIT: {fault}"], False
        for line in found:
            print(f"{path}: {line}")
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
