//! `expect`: what must be true of a position.

use klaxon_core::{Message, Seat, Time};
use klaxon_fuse::game::state::{Ending, Held, Phase};
use klaxon_fuse::game::{State, Table};
use klaxon_fuse::{Colours, Fuse};

use crate::fault::{Checked, Problem, differs, plain, same};

/// Checks one expectation.
pub(super) fn expect(table: &Table, state: &State, now: Time, what: &str) -> Checked<()> {
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
        slot if slot_index(table, slot).is_some() => {
            let slot = slot_index(table, slot).unwrap_or_default();
            held(table, state, slot)
        }
        _ => {
            let message = Message::new("scenario-expect").with("word", word);
            return Err(Problem::Unclear(message));
        }
    };
    same(rest, found)
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
fn bag(state: &State, text: &str) -> Checked<()> {
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

fn row(table: &Table, state: &State) -> String {
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
    }
}

fn slot_index(table: &Table, name: &str) -> Option<usize> {
    let (seat, letter) = name.split_at_checked(1)?;
    let seat: Seat = seat.parse().ok()?;
    let &[letter @ b'a'..=b'd'] = letter.as_bytes() else {
        return None;
    };
    let letter = usize::from(letter - b'a');
    let there = seat.index() < table.players() && letter < table.hand();
    there.then(|| State::slots_of(table, seat).start + letter)
}

/// What lies at a slot: `nothing`, `choice`, or the card's name and its dice.
fn held(table: &Table, state: &State, slot: usize) -> String {
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
            let name = &table.deck().bombs[usize::from(card)].id;
            if name.starts_with("own-") {
                dice.join(" ")
            } else {
                format!("{name} {}", dice.join(" "))
            }
        }
    }
}

/// The time left on the clock.
fn left(table: &Table, state: &State, now: Time) -> String {
    match table.options().clock {
        Some(clock) => state.began.plus(clock).since(now).to_string(),
        None => "none".to_owned(),
    }
}

fn end(state: &State) -> String {
    let end = state.end.map(|end| match end.why {
        Ending::Won => "won",
        Ending::Clock => "lost clock",
        Ending::Bag => "lost bag",
    });
    end.unwrap_or("none").to_owned()
}

/// `score 47`: the total; `score won 10`, `score time 12`, `score bombs 20`, `score fuse-cards 4`: a line of it.
fn score(table: &Table, state: &State, text: &str) -> Checked<()> {
    let Some(outcome) = <Fuse as klaxon_core::Game>::outcome(table, state) else {
        let expected = plain(format!("score {text}"));
        return Err(differs(expected, Message::new("scenario-not-over")));
    };
    match text.split_once(' ') {
        None => same(text, outcome.total().to_string()),
        Some((name, _)) => {
            let key = format!("fuse-score-{name}");
            let line = outcome.score.iter().find(|line| line.what.key == key);
            let points = line.map_or("nothing".to_owned(), |line| line.points.to_string());
            same(text, format!("{name} {points}"))
        }
    }
}
