//! `expect`: what must be true of a position.

use klaxon_core::{Game, Message, Seat, Time};
use klaxon_planter::fuse::Fuse;
use klaxon_planter::pile::Pile;
use klaxon_planter::score::{Score, places};
use klaxon_planter::state::{Ending, Phase};
use klaxon_planter::{Card, Planter, State, Table};

use super::{cards, pile};
use crate::fault::{Checked, Problem, same};

/// Checks one expectation.
pub(super) fn expect(table: &Table, state: &State, now: Time, what: &str) -> Checked<()> {
    let (word, rest) = what.split_once(' ').unwrap_or((what, ""));
    let rest = rest.trim();
    let found = match word {
        "hand" => {
            return of_seat(table, rest, |seat, text| {
                same_pile(text, &state.hands[seat])
            });
        }
        "won" => return of_seat(table, rest, |seat, text| same_pile(text, &state.won[seat])),
        "beside" => return same_pile(rest, &state.beside),
        "removed" => return same_pile(rest, &state.removed),
        "unused" => return same_pile(rest, &state.spare),
        "score" => return of_seat(table, rest, |seat, text| score(&state.scores[seat], text)),
        "cards" => {
            return of_seat(table, rest, |seat, text| {
                same(text, state.hands[seat].len().to_string())
            });
        }
        "fuse" => return same_fuse(rest, &state.fuse),
        "stake" => state.stake().to_string(),
        "deck" => state.deck_len().to_string(),
        "bombs" => {
            let bombs = state.bombs[..table.players()].iter();
            bombs.map(u8::to_string).collect::<Vec<_>>().join(" ")
        }
        "mover" => state.mover.to_string(),
        "first" => state.first.to_string(),
        "turn" => state.turn.to_string(),
        "round" => state.round.to_string(),
        "passes" => state.passes.to_string(),
        "phase" => phase(state.phase).to_owned(),
        "slow" => yes_no(state.slow),
        "called" => yes_no(state.called),
        "ready" => seats(state.ready.iter()),
        "deadline" => {
            let deadline = Planter::deadline(table, state);
            deadline.map_or("none".to_owned(), |deadline| deadline.to_string())
        }
        "time" => now.to_string(),
        "end" => end(state),
        "winner" => {
            let over = state.phase == Phase::Over;
            let first = places(table, state).filter(|(_, place)| over && *place == 1);
            seats(first.map(|(seat, _)| seat))
        }
        "places" => {
            let places = places(table, state).map(|(_, place)| place.to_string());
            places.collect::<Vec<_>>().join(" ")
        }
        _ => {
            let message = Message::new("scenario-expect").with("word", word);
            return Err(Problem::Unclear(message));
        }
    };
    same(rest, found)
}

/// `2 ...`: something about a seat.
fn of_seat(
    table: &Table,
    text: &str,
    check: impl FnOnce(usize, &str) -> Checked<()>,
) -> Checked<()> {
    let (seat, rest) = text.split_once(' ').unwrap_or((text, ""));
    let seat: Option<Seat> = seat.parse().ok();
    match seat.filter(|seat| seat.index() < table.players()) {
        Some(seat) => check(seat.index(), rest.trim()),
        None => Err(Problem::unclear("scenario-seat")),
    }
}

/// The same cards, in whatever order they are written.
fn same_pile(expected: &str, found: &Pile) -> Checked<()> {
    same(pile(expected)?.to_string(), found.to_string())
}

/// The same cards in the same order.
fn same_fuse(expected: &str, found: &Fuse) -> Checked<()> {
    let mut words = Vec::new();
    for word in expected.split_whitespace().filter(|word| *word != "none") {
        words.extend(cards(word)?.map(Card::word));
    }
    let expected = match words.is_empty() {
        true => "none".to_owned(),
        false => words.join(" "),
    };
    same(expected, found.to_string())
}

/// `40`: the points of all rounds that are over; `fuses 45`, `defuses 5`, `hand 10`: what they are made of.
fn score(score: &Score, text: &str) -> Checked<()> {
    let found = match text.split_once(' ') {
        None => return same(text, score.total().to_string()),
        Some(("fuses", _)) => format!("fuses {}", score.fuses),
        Some(("defuses", _)) => format!("defuses {}", score.defuses),
        Some(("hand", _)) => format!("hand {}", score.hand),
        Some((word, _)) => {
            let message = Message::new("scenario-expect").with("word", word);
            return Err(Problem::Unclear(message));
        }
    };
    same(text, found)
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Dealing => "dealing",
        Phase::Moving => "moving",
        Phase::Window { .. } => "window",
        Phase::Between => "between",
        Phase::Over => "over",
    }
}

fn end(state: &State) -> String {
    let end = state.ended.map(|(why, _)| match why {
        Ending::TimeBomb => "time-bomb",
        Ending::Bombs => "bombs",
        Ending::Passes => "passes",
    });
    end.unwrap_or("none").to_owned()
}

fn yes_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

fn seats(seats: impl Iterator<Item = Seat>) -> String {
    let seats: Vec<String> = seats.map(|seat| seat.to_string()).collect();
    match seats.is_empty() {
        true => "none".to_owned(),
        false => seats.join(" "),
    }
}
