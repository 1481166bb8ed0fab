//! A plan for bots who play beside people. People do what they like, so it is made anew each time somebody has placed a
//! die, what was begun is ended first, and what a person pinned for themselves is left to them.

use klaxon_core::{Numbers, Seat, Time};
use klaxon_flatline::die::MAX_COLOURS;
use klaxon_flatline::{Colour, Icon, State, Table};

use super::crew::{Crew, needs_others};
use super::job::{Job, Pool, Step, jobs};
use super::plan::{Plan, hope};

/// How many plans are compared.
const ATTEMPTS: usize = 24;
/// How likely it is that a person places a die that the plan counts on, on what they neither began nor pinned.
const JOINS: f32 = 0.98;
/// From so long before the end on bots also do what people pinned.
pub(super) const SHORT: Time = Time::seconds(15);

/// Something to do, and who is about to do it.
struct Task {
    job: Job,
    /// Whether a bot has begun it.
    ours: bool,
    /// Whether a person has begun it, or has pinned it and can't do it alone.
    theirs: bool,
    /// The person to whom it is left, who pinned it.
    left_to: Option<Seat>,
}

/// What comes first: a person who waits for somebody goes before what only bots are needed for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Urgency {
    /// Bots have begun it, and can end it.
    Begun,
    /// A person has begun or pinned it.
    WithPeople,
    /// A person's dice are needed too: they see what is missing.
    ForPeople,
    /// Only bots' dice are needed.
    Ours,
}

/// Makes the plan: the best of several, the same for all bots. `left` is how long the countdown still runs.
pub(super) fn plan(table: &Table, view: &State, crew: &Crew, left: Time) -> Plan {
    let tasks = tasks(table, view, crew, left);
    let mut numbers = Numbers::new(0);
    let mut best: Option<(f32, Plan)> = None;
    for attempt in 0..ATTEMPTS {
        let mut order: Vec<(f32, &Task)> = Vec::new();
        for task in &tasks {
            let weight = match attempt {
                0 => 1.0,
                _ => 0.5 + numbers.below(1000) as f32 / 1000.0,
            };
            let dice = task.job.free().max(1) as f32;
            order.push((weight * task.job.worth / dice, task));
        }
        order.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let order = order.into_iter().map(|(_, task)| task).collect();
        let (worth, plan) = in_order(table, view, crew, order);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, plan));
        }
    }
    best.map(|(_, plan)| plan).unwrap_or_default()
}

fn tasks(table: &Table, view: &State, crew: &Crew, left: Time) -> Vec<Task> {
    let task = |job: Job| {
        let begun = |person: bool| {
            let mut dice = job.row.iter().flatten();
            dice.any(|die| crew.is_persons(table, die.colour()) == person)
        };
        let can = |seat: Seat| {
            let mut pool = dice_of(table, &view.hands, |one| one == seat);
            job.complete(&mut pool, 0).is_some()
        };
        let still_plays = |seat: &Seat| !view.done.contains(*seat);
        let pinned = crew.pinned_by(job.of).find(still_plays);
        let together = needs_others(&job);
        let left_to = pinned.filter(|seat| {
            // A person who has begun what they can't end waits for others.
            !together && left > SHORT && (!begun(true) || can(*seat))
        });
        Task {
            job,
            ours: begun(false),
            theirs: begun(true) || pinned.is_some() && together,
            left_to,
        }
    };
    jobs(table, view).into_iter().map(task).collect()
}

/// The dice of some players.
fn dice_of(table: &Table, pool: &Pool, of: impl Fn(Seat) -> bool) -> Pool {
    let mut some = [[0; Icon::COUNT]; MAX_COLOURS];
    for colour in table.colours().filter(|colour| of(table.seat_of(*colour))) {
        some[colour.index()] = pool[colour.index()];
    }
    some
}

/// Makes the plan that does one task after the other, as far as there are dice for it; and what that is worth.
fn in_order(table: &Table, view: &State, crew: &Crew, order: Vec<&Task>) -> (f32, Plan) {
    let is_done = |seat: Seat| crew.people.contains(seat) && view.done.contains(seat);
    let mut pool = dice_of(table, &view.hands, |seat| !is_done(seat));
    let (left, mut open): (Vec<&Task>, Vec<&Task>) =
        order.into_iter().partition(|task| task.left_to.is_some());
    for task in left {
        set_aside(table, &mut pool, task);
    }
    let mut worth = 0.0;
    let mut steps: Vec<(Urgency, Vec<Step>)> = Vec::new();
    let persons = |colour: Colour| crew.is_persons(table, colour);
    open.retain(|task| {
        let Some(mut all) = task.job.complete(&mut pool, 0) else {
            return true;
        };
        let dice = all.len();
        all.retain(|(die, _)| !persons(die.colour()));
        let of_people = dice - all.len();
        let (confidence, urgency) = match task {
            Task { theirs: true, .. } => (1.0, Urgency::WithPeople),
            _ if of_people > 0 => (JOINS.powi(of_people as i32), Urgency::ForPeople),
            Task { ours: true, .. } => (1.0, Urgency::Begun),
            _ => (1.0, Urgency::Ours),
        };
        worth += task.job.worth * confidence;
        steps.push((urgency, all));
        false
    });
    steps.sort_by_key(|(urgency, _)| *urgency);
    let mut plan = Plan {
        steps: steps.into_iter().flat_map(|(_, steps)| steps).collect(),
        ..Plan::default()
    };
    // Whether people roll again is theirs to say: nothing is hoped for with their dice.
    let mut bots = dice_of(table, &pool, |seat| !crew.people.contains(seat));
    let mut open: Vec<Job> = open.into_iter().map(|task| task.job).collect();
    worth = hope(worth, &mut plan, &mut bots, &mut open);
    plan.wanted.extend(open);
    plan.useless = bots;
    for colour in table.colours().filter(|colour| persons(*colour)) {
        plan.useless[colour.index()] = pool[colour.index()];
    }
    (worth, plan)
}

/// A person who does what they pinned needs these dice for it.
fn set_aside(table: &Table, pool: &mut Pool, task: &Task) {
    let theirs = |seat: Seat| task.left_to == Some(seat);
    let mut dice = dice_of(table, pool, theirs);
    if task.job.complete(&mut dice, 0).is_some() {
        for colour in table.colours().filter(|c| theirs(table.seat_of(*c))) {
            pool[colour.index()] = dice[colour.index()];
        }
    }
}
