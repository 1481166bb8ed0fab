//! What players plan and propose, for all to see: each says it in the note of their seat (L-16, L-24).

use klaxon_core::Seat;
use klaxon_flatline::note::{MOST_PINS, Note};
use klaxon_flatline::place::Target;
use klaxon_flatline::state::Phase;
use klaxon_flatline::{Action, Table as Rules};
use klaxon_room::Command;
use klaxon_words::Arg;

use super::names;
use super::pins::Pins;
use super::show::Sight;
use super::table::{FlatTable, listed};
use crate::browser;
use crate::ears::{self, Sound};
use crate::link::Link;
use crate::text::{t, t_with};

/// So long a note of this page counts as written, if no answer comes, in milliseconds.
const PATIENCE: u64 = 1500;

/// The note of a seat for this round; an empty one if its player said nothing.
fn of(table: FlatTable, link: &Link, sight: &Sight, seat: Seat) -> Note {
    let round = sight.state.round;
    let written = table.written.get();
    let text = match written.iter().find(|(one, _)| *one == seat) {
        Some((_, text)) => text.as_str(),
        None => link.room().note(seat),
    };
    let note = Note::parse(&sight.rules, text).filter(|note| note.round == round);
    note.unwrap_or(Note {
        round,
        ..Note::default()
    })
}

/// Writes the note of a seat. It is seen here at once.
fn write(table: FlatTable, rules: &Rules, seat: Seat, note: &Note) {
    let text = note.text(rules);
    table.written.update(|written| {
        written.retain(|(one, _)| *one != seat);
        written.push((seat, text.clone()));
    });
    let kept = text.clone();
    browser::after(PATIENCE, move || {
        let mine = (seat, kept);
        let same = table
            .written
            .try_with_untracked(|written| written.contains(&mine));
        if same == Some(true) {
            table
                .written
                .update(|written| written.retain(|one| *one != mine));
            table.desk.changed();
        }
    });
    table.desk.ask(Command::Note { seat, text });
    table.desk.changed();
}

/// A player takes a line, a card or a station; or does not any more.
pub(crate) fn toggle(table: FlatTable, seat: Seat, target: Target) {
    let found = table.look(|link, sight| (sight.rules.clone(), of(table, link, sight, seat)));
    let Some((rules, mut note)) = found else {
        return;
    };
    match note.pins.iter().position(|pin| *pin == target) {
        Some(place) => drop(note.pins.remove(place)),
        None if note.pins.len() == MOST_PINS => {
            let most = [("most", Arg::from(MOST_PINS))];
            return table
                .desk
                .complain(&t_with("flatline-too-many-pins", &most));
        }
        None => {
            note.pins.push(target);
            remark(table, target);
        }
    }
    ears::hear(Sound::Claim);
    write(table, &rules, seat, &note);
}

/// A card says what it does when a player takes it: its picture alone says little.
fn remark(table: FlatTable, target: Target) {
    let text = match target {
        Target::Line(_) => return,
        Target::Station(_) => t("flatline-remark-station"),
        Target::Card(card) => {
            let name = names::card(card);
            let effect = names::card_short(card);
            let args = [("card", Arg::Text(&name)), ("effect", Arg::Text(&effect))];
            match card.is_stat() {
                true => t_with("flatline-remark-stat", &args),
                false => t_with("flatline-remark-card", &args),
            }
        }
    };
    table.desk.remark(&text);
}

/// A player proposes something to the chief, or agrees with a proposal; or does not any more.
pub(crate) fn propose(table: FlatTable, seat: Seat, action: Action) {
    let found = table.look(|link, sight| (sight.rules.clone(), of(table, link, sight, seat)));
    let Some((rules, mut note)) = found else {
        return;
    };
    note.proposal = match note.proposal == Some(action) {
        true => None,
        false => Some(action),
    };
    ears::hear(Sound::Claim);
    write(table, &rules, seat, &note);
}

/// What a player proposed was for another moment: it is taken back.
pub(crate) fn withdraw(table: FlatTable) {
    let mine = table.look(|link, sight| {
        let mine: Vec<Seat> = link.room().seats_of(link.me()).collect();
        let notes = mine
            .into_iter()
            .map(|seat| (seat, of(table, link, sight, seat)));
        let stale = notes.filter(|(_, note)| note.proposal.is_some());
        (sight.rules.clone(), stale.collect::<Vec<_>>())
    });
    let Some((rules, stale)) = mine else { return };
    for (seat, mut note) in stale {
        note.proposal = None;
        write(table, &rules, seat, &note);
    }
}

/// The players who take a target, and whether each is this page's.
pub(crate) fn pinned(table: FlatTable, link: &Link, sight: &Sight, target: Target) -> Pins {
    let proposed = proposals(table, link, sight)
        .into_iter()
        .filter(|proposal| is_for(proposal.action, target))
        .flat_map(|proposal| proposal.by);
    // A plan is for the minute; what is proposed, for the moment.
    let planned = matches!(sight.state.phase, Phase::Planning | Phase::Countdown);
    let takes = |seat: &Seat| planned && of(table, link, sight, *seat).pins.contains(&target);
    let taken = sight.rules.seats().filter(takes);
    let mut seats: Vec<Seat> = taken.chain(proposed).collect();
    seats.sort_unstable();
    seats.dedup();
    let mine = |seat: Seat| link.room().seats_of(link.me()).any(|one| one == seat);
    seats.into_iter().map(|seat| (seat, mine(seat))).collect()
}

/// Returns whether a proposed choice is about this target.
fn is_for(action: Action, target: Target) -> bool {
    use klaxon_flatline::action::Pick;
    match (action, target) {
        (Action::Choose(Pick::Line(one)), Target::Line(line)) => one == line,
        (Action::Choose(Pick::Station(one)), Target::Station(station)) => one == station,
        (Action::Choose(Pick::Card(one)), Target::Card(card)) => one == card,
        _ => false,
    }
}

/// Something that players propose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proposal {
    pub(crate) action: Action,
    /// The players who do, in order of their seats.
    pub(crate) by: Vec<Seat>,
}

/// What is proposed and can be done now.
pub(crate) fn proposals(table: FlatTable, link: &Link, sight: &Sight) -> Vec<Proposal> {
    let mut proposals: Vec<Proposal> = Vec::new();
    for seat in sight.rules.seats() {
        let Some(action) = of(table, link, sight, seat).proposal else {
            continue;
        };
        match proposals.iter_mut().find(|one| one.action == action) {
            Some(known) => known.by.push(seat),
            None => proposals.push(Proposal {
                action,
                by: vec![seat],
            }),
        }
    }
    if !proposals.is_empty() {
        let can = listed(sight, sight.state.chief);
        proposals.retain(|proposal| can.contains(&proposal.action));
    }
    proposals
}
