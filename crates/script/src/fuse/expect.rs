//! `expect`: what must be true of a position.

use klaxon_core::{Message, Seat, Time};
use klaxon_fuse::game::edition::Edition;
use klaxon_fuse::game::extras::Named;
use klaxon_fuse::game::state::{BOMB_SLOTS, Ending, FIRST_SPARK, Held, Phase};
use klaxon_fuse::game::{Engine, State, Table};
use klaxon_fuse::{Colours, Role};

use crate::fault::{Checked, Problem, differs, plain, same};

/// Checks one expectation.
pub(super) fn expect<E: Edition>(
    table: &Table,
    state: &State<E>,
    now: Time,
    what: &str,
) -> Checked<()> {
    let (word, rest) = what.split_once(' ').unwrap_or((what, ""));
    let rest = rest.trim();
    let found = match word {
        "tray" => dice(state.tray.dice().iter().map(ToString::to_string)),
        "bag" => return bag(state, rest),
        "row" => row(table, state),
        "holder" => state.holder.to_string(),
        "turn" => state.turn.to_string(),
        "phase" => phase(state.phase).to_owned(),
        "deck" => state.bombs_in_deck().to_string(),
        "fuses" => state.deck_fuses.to_string(),
        "roles" => roles(table, state),
        "roles-off" => seats(state.extras().roles_off.iter()),
        "named" => or_none(state.extras().named.map_or(String::new(), named)),
        "painted" => painted(state),
        "used" => state.extras().used.to_string(),
        "sparks" => sparks(table, state, rest),
        "sparks-left" => sparks_left(state).to_string(),
        "sparks-out" => pile(table, state.extras().pile.discarded()),
        "sparks-turned" => pile(table, state.extras().pile.turned()),
        "sparks-defused" => state.extras().sparks_defused.to_string(),
        "sixes" => seats(state.extras().sixes.iter().flat_map(|owing| owing.iter())),
        "sure" => {
            let sure = state.extras().sure.iter();
            let names = sure
                .filter_map(|card| table.card(card))
                .map(|bomb| bomb.id.as_str());
            or_none(names.collect::<Vec<_>>().join(" "))
        }
        "face-down" => match state.extras().face_down {
            true => state.extras().duds.to_string(),
            false => "no".to_owned(),
        },
        "took" => took(table, state),
        "owes" => seats(state.returning.iter().flat_map(|r| r.owing.iter())),
        "chooses" => {
            let choosing = |seat: &Seat| state.choosing(table, *seat).is_some();
            seats(table.seats().filter(choosing))
        }
        "passed" => seats(state.passed.iter()),
        "points" => state.points.to_string(),
        "defused" => state.defused.to_string(),
        "activated" => state.activated.to_string(),
        "left" => left(table, state, now),
        "end" => end(state),
        "score" => return score(table, state, rest),
        slot if slot_index(table, state, slot).is_some() => {
            let slot = slot_index(table, state, slot).unwrap_or_default();
            held(table, state, slot)
        }
        _ => {
            let message = Message::new("scenario-expect").with("word", word);
            return Err(Problem::Unclear(message));
        }
    };
    same(rest, found)
}

/// Everybody's role, in the order of seats.
fn roles<E: Edition>(table: &Table, state: &State<E>) -> String {
    let roles = table.seats().map(|seat| state.extras().roles[seat.index()]);
    let words = roles.map(|role| role.map_or("-", Role::word));
    words.collect::<Vec<_>>().join(" ")
}

fn named(named: Named) -> String {
    match named {
        Named::Colour(colour) => colour.letter().to_string(),
        Named::Number(number) => number.to_string(),
    }
}

/// The die that was given a colour, and which.
fn painted<E: Edition>(state: &State<E>) -> String {
    let painted = state.extras().painted;
    or_none(painted.map_or(String::new(), |painted| {
        format!("{} {}", painted.die, painted.colour.letter())
    }))
}

/// `sparks 3`: how many are in play; `sparks 2 1`: player 2 has one. Told in the form that was asked for.
fn sparks<E: Edition>(table: &Table, state: &State<E>, asked: &str) -> String {
    let count = |seat: Seat| state.extras().sparks[seat.index()].count_ones();
    let seat = asked
        .split_once(' ')
        .and_then(|(seat, _)| seat.parse::<Seat>().ok());
    match seat.filter(|seat| seat.index() < table.players()) {
        Some(seat) => format!("{seat} {}", count(seat)),
        None => table.seats().map(count).sum::<u32>().to_string(),
    }
}

/// The sparks that can be drawn before the discard pile is turned over.
fn sparks_left<E: Edition>(state: &State<E>) -> usize {
    let extras = state.extras();
    extras.unseen_sparks.count_ones() as usize + extras.pile.turned().len()
}

fn pile(table: &Table, sparks: &[u8]) -> String {
    let names = sparks.iter().map(|spark| table.spark_card(*spark));
    let names = names
        .filter_map(|card| table.card(card))
        .map(|bomb| bomb.id.as_str());
    or_none(names.collect::<Vec<_>>().join(" "))
}

/// How many dice each player took, in the order of seats.
fn took<E: Edition>(table: &Table, state: &State<E>) -> String {
    let took = table
        .seats()
        .map(|seat| state.took[seat.index()].to_string());
    took.collect::<Vec<_>>().join(" ")
}

fn dice(dice: impl Iterator<Item = String>) -> String {
    let mut dice: Vec<String> = dice.collect();
    dice.sort();
    or_none(dice.join(" "))
}

fn or_none(text: String) -> String {
    if text.is_empty() {
        "none".to_owned()
    } else {
        text
    }
}

fn seats(seats: impl Iterator<Item = Seat>) -> String {
    let seats: Vec<String> = seats.map(|seat| seat.to_string()).collect();
    or_none(seats.join(" "))
}

/// `bag 21`: how many dice; `bag 3 R`: how many of a colour.
fn bag<E: Edition>(state: &State<E>, text: &str) -> Checked<()> {
    match text.split_once(' ') {
        None => same(text, state.bag.len().to_string()),
        Some((_, letters)) => {
            let colours = Colours::all().find(|colours| colours.to_string() == letters.trim());
            let message = || Problem::Unclear(Message::new("scenario-expect").with("word", "bag"));
            let colours = colours.ok_or_else(message)?;
            same(text, format!("{} {letters}", state.bag.count(colours)))
        }
    }
}

fn row<E: Edition>(table: &Table, state: &State<E>) -> String {
    let cards = state.row.iter().flatten();
    let names = cards.map(|card| table.deck().bombs[usize::from(*card)].id.as_str());
    or_none(names.collect::<Vec<_>>().join(" "))
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Composing => "composing",
        Phase::Rolling => "rolling",
        Phase::Distributing => "distributing",
        Phase::Unused => "unused",
        Phase::Defusing => "defusing",
    }
}

/// A card in front of a player; a spark slot that is nobody's is everybody's.
fn slot_index<E: Edition>(table: &Table, state: &State<E>, name: &str) -> Option<usize> {
    let (seat, letter) = name.split_at_checked(1)?;
    let seat: Seat = seat.parse().ok()?;
    let letter = match *letter.as_bytes() {
        [letter @ b'a'..=b'z'] => letter - b'a',
        [letter @ b'A'..=b'J'] => letter - b'A' + 26,
        _ => return None,
    };
    if seat.index() >= table.players() {
        return None;
    }
    let own = state.own_slot(table, seat, letter);
    let spark = usize::from(letter).checked_sub(FIRST_SPARK);
    let free = spark
        .filter(|_| table.modules().sparks)
        .map(|spark| BOMB_SLOTS + spark);
    own.or(free.filter(|slot| state.slots[*slot].card == Held::Nothing))
}

/// What lies at a slot: `nothing`, `choice`, or the card's name and its dice.
fn held<E: Edition>(table: &Table, state: &State<E>, slot: usize) -> String {
    let slot = &state.slots[slot];
    match slot.card {
        Held::Nothing => "nothing".to_owned(),
        Held::Choice => "choice".to_owned(),
        Held::Card(card) => {
            let spaces = table.mechanism(card).spaces();
            let dice = spaces.iter().map(|space| match slot.dice.get(space) {
                Some(die) => die.to_string(),
                None => "-".to_owned(),
            });
            let dice: Vec<String> = dice.collect();
            let name = table.card(card).map_or("?", |bomb| bomb.id.as_str());
            if name.starts_with("own-") {
                dice.join(" ")
            } else {
                format!("{name} {}", dice.join(" "))
            }
        }
    }
}

/// The time left on the clock.
fn left<E: Edition>(table: &Table, state: &State<E>, now: Time) -> String {
    match table.options().clock {
        Some(clock) => state.began.plus(clock).since(now).to_string(),
        None => "none".to_owned(),
    }
}

fn end<E: Edition>(state: &State<E>) -> String {
    let end = state.end.map(|end| match end.why {
        Ending::Won => "won",
        Ending::Clock => "lost clock",
        Ending::Bag => "lost bag",
    });
    end.unwrap_or("none").to_owned()
}

/// `score 47`: the total; `score won 10`, `score time 12`, `score bombs 20`, `score fuse-cards 4`, `score
/// sparks 2`: a line of it.
fn score<E: Edition>(table: &Table, state: &State<E>, text: &str) -> Checked<()> {
    let Some(outcome) = <Engine<E> as klaxon_core::Game>::outcome(table, state) else {
        let expected = plain(format!("score {text}"));
        return Err(differs(expected, Message::new("scenario-not-over")));
    };
    match text.split_once(' ') {
        None => same(text, outcome.total().to_string()),
        Some((name, _)) => {
            let keys = ["fuse", "countdown"].map(|game| format!("{game}-score-{name}"));
            let ours = |key: &str| keys.iter().any(|one| one == key);
            let line = outcome.score.iter().find(|line| ours(line.what.key));
            let points = line.map_or("nothing".to_owned(), |line| line.points.to_string());
            same(text, format!("{name} {points}"))
        }
    }
}
