//! What each seat did in a game, and a kind word for it.

use klaxon_core::Seat;
use klaxon_flatline::place::{StationId, Target};
use klaxon_flatline::{Event, State, Table};
use klaxon_words::Arg;

use crate::shell::story::Medal;
use crate::text::{t, t_with};

/// What one seat did.
#[derive(Clone, Copy, Default)]
pub(super) struct Did {
    /// Dice that were placed.
    placed: u32,
    /// Those of them on something that was completed.
    right: u32,
    /// Lines of patients that were cleared with dice of this seat.
    lines: u32,
    /// Cards that were.
    cards: u32,
    /// Power cubes that came back by them.
    cubes: u32,
    /// Dice on the re-roll track.
    given: u32,
}

/// Counts what the seats have done when an event comes, from the position before it.
pub(super) fn count(rules: &Table, state: &State, event: &Event, did: &mut [Did]) {
    match *event {
        Event::Placed(die, _) => did[rules.seat_of(die.colour()).index()].placed += 1,
        Event::Sacrificed(die) => did[rules.seat_of(die.colour()).index()].given += 1,
        Event::Cleared(line) => {
            credit(rules, state, Target::Line(line), did, |did| did.lines += 1);
        }
        Event::Kept(card) => {
            credit(rules, state, Target::Card(card), did, |did| did.cards += 1);
        }
        Event::Discarded(card) if is_complete(rules, state, Target::Card(card)) => {
            credit(rules, state, Target::Card(card), did, |did| did.cards += 1);
        }
        Event::Recharged(StationId(number)) => {
            let station = Target::Station(StationId(number));
            credit(rules, state, station, did, |did| did.cubes += 1);
        }
        _ => {}
    }
}

fn is_complete(rules: &Table, state: &State, target: Target) -> bool {
    let form = rules.form(state, target);
    form.is_some_and(|form| form.is_complete(state.row(target)))
}

/// Everybody whose dice lie there has part in it, once.
fn credit(rules: &Table, state: &State, target: Target, did: &mut [Did], part: fn(&mut Did)) {
    let mut seen = Vec::new();
    for die in state.row(target).iter().flatten() {
        let seat = rules.seat_of(die.colour());
        did[seat.index()].right += 1;
        if !seen.contains(&seat) {
            part(&mut did[seat.index()]);
            seen.push(seat);
        }
    }
}

/// A kind word for each seat: what it was best at, else something good that is true. A player who is alone is compared with
/// nobody.
pub(super) fn medals(did: &[Did]) -> Vec<Medal> {
    let most = |of: fn(&Did) -> u32| {
        let best = did.iter().map(of).max().unwrap_or(0);
        let several = did.iter().filter(|did| of(did) == best).count() > 1;
        (best > 0 && !several && did.len() > 1).then_some(best)
    };
    let (lines, cards) = (most(|did| did.lines), most(|did| did.cards));
    let (given, placed) = (most(|did| did.given), most(|did| did.placed));
    let medal = |(did, seat): (&Did, Seat)| {
        let count = |key, count: u32| t_with(key, &[("count", Arg::from(count as usize))]);
        let text = match did {
            did if did.placed == 0 => t("flatline-medal-calm"),
            did if lines == Some(did.lines) => count("flatline-medal-lines", did.lines),
            did if cards == Some(did.cards) => count("flatline-medal-cards", did.cards),
            did if given == Some(did.given) => count("flatline-medal-gave", did.given),
            did if did.right == did.placed => t("flatline-medal-sure"),
            did if did.cubes > 0 => t("flatline-medal-power"),
            did if placed == Some(did.placed) => count("flatline-medal-hands", did.placed),
            did => count("flatline-medal-placed", did.right),
        };
        Medal {
            seat,
            text,
            count: did.lines,
        }
    };
    did.iter().zip(Seat::all(did.len())).map(medal).collect()
}
