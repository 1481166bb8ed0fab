//! What a bot pins in planning, before the dice are rolled: all bots share out what there is to do in the same way, so each
//! knows its own part.

use klaxon_core::Seat;
use klaxon_flatline::line::Sign;
use klaxon_flatline::place::Target;
use klaxon_flatline::{State, Table};

use super::crew::{Crew, needs_others};
use super::job::{Job, jobs};

/// How many targets a bot pins.
const PINS: usize = 2;

/// The targets of a seat.
pub(super) fn pins(table: &Table, view: &State, crew: &Crew, seat: Seat) -> Vec<Target> {
    let shared = share_out(table, view, crew);
    let own = shared.into_iter().filter(|(one, _)| *one == seat);
    own.map(|(_, target)| target).collect()
}

/// What each bot does. First they join what people pinned and can't do alone; then each in turn takes what is worth most
/// for each die and is nobody's, and others join it where they are needed.
fn share_out(table: &Table, view: &State, crew: &Crew) -> Vec<(Seat, Target)> {
    let per_die = |job: &Job| job.worth / job.free().max(1) as f32;
    let mut open = jobs(table, view);
    open.sort_by(|one, other| per_die(other).total_cmp(&per_die(one)));
    let bots: Vec<Seat> = crew.bots(table).collect();
    let mut shared = Vec::new();
    for job in &open {
        let people = crew.pinned_by(job.of).count();
        if people > 0 && needs_others(job) {
            let wanted = players(table, job).saturating_sub(people);
            join(&bots, job.of, wanted, &mut shared);
        }
    }
    for job in &open {
        // Where there are too few bots a person may join.
        let wanted = players(table, job).min(bots.len());
        let ready = |seat: &&Seat| count(&shared, **seat) < PINS;
        let is_free = crew.pinned_by(job.of).next().is_none();
        if is_free && bots.iter().filter(ready).count() >= wanted {
            join(&bots, job.of, wanted, &mut shared);
        }
    }
    shared
}

/// So many bots take it: those that have least to do.
fn join(bots: &[Seat], target: Target, wanted: usize, shared: &mut Vec<(Seat, Target)>) {
    for _ in 0..wanted {
        let ready = |seat: &&Seat| {
            let is_in = shared.contains(&(**seat, target));
            !is_in && count(shared, **seat) < PINS
        };
        let ready = bots.iter().filter(ready);
        if let Some(&seat) = ready.min_by_key(|seat| count(shared, **seat)) {
            shared.push((seat, target));
        }
    }
}

fn count(shared: &[(Seat, Target)], seat: Seat) -> usize {
    shared.iter().filter(|(one, _)| *one == seat).count()
}

/// How many players a line takes at least (L-32).
fn players(table: &Table, job: &Job) -> usize {
    match job.form.sign() {
        Sign::All => table.players(),
        Sign::Two | Sign::More | Sign::Split => 2,
        Sign::Any | Sign::One => 1,
    }
}
