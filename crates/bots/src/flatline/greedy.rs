//! A sensible player of FLATLINE: everybody makes the same plan for all dice and carries out their own part of it; dice of
//! no use are rolled again.

use klaxon_core::{Company, Game, Seat, Time};
use klaxon_flatline::countdown::LENGTH;
use klaxon_flatline::die::MAX_COLOURS;
use klaxon_flatline::event::Lock;
use klaxon_flatline::note::Note;
use klaxon_flatline::place::Target;
use klaxon_flatline::state::Phase;
use klaxon_flatline::{Action, Colour, Die, Flatline, State, Table};

use super::beside::{self, SHORT};
use super::chief;
use super::crew::Crew;
use super::pins;
use super::plan::Plan;
use crate::policy::Policy;

/// The greedy policy. It remembers its plan until dice are rolled again.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    plan: Option<(Basis, Plan)>,
    company: Company,
}

/// What a plan was made of: another roll, or a die more, makes it another.
type Basis = (u8, Counts, Counts, Counts);

/// A number for each colour.
type Counts = [u8; MAX_COLOURS];

fn basis(state: &State) -> Basis {
    (state.round, state.rolls, state.dice, state.effects.sets)
}

/// How long before the end nobody begins to roll again.
const LAST: Time = Time::seconds(8);

impl Policy<Flatline> for Greedy {
    fn meet(&mut self, company: &Company) {
        self.company = company.clone();
    }

    /// In planning it pins what it will do, and keeps that for the minute. Whenever the chief decides, it proposes.
    fn note(&mut self, table: &Table, view: &State, seat: Seat) -> Option<String> {
        if view.phase == Phase::Countdown {
            return None;
        }
        let crew = Crew::new(table, view, seat, &self.company);
        let before = Note::parse(table, self.company.note(seat));
        let before = before.filter(|note| note.round == view.round);
        let before = before.unwrap_or_default();
        let note = Note {
            round: view.round,
            pins: match view.phase {
                Phase::Planning => pins::pins(table, view, &crew, seat),
                _ => before.pins.clone(),
            },
            proposal: match crew.speaker(table, view) == Some(seat) {
                true => chief::propose(table, view),
                false => None,
            },
        };
        let is_new = note.pins != before.pins || note.proposal != before.proposal;
        is_new.then(|| note.text(table))
    }

    /// Beside people a bot that waits looks again when time is short.
    fn look_again(&self, _: &Table, view: &State, _: Seat, now: Time) -> Option<Time> {
        if view.phase != Phase::Countdown || self.company.people.is_empty() {
            return None;
        }
        let short = view.since.plus(Time(LENGTH.0 - SHORT.0));
        (short > now).then_some(short)
    }

    fn decide(&mut self, table: &Table, view: &State, seat: Seat, now: Time) -> Option<Action> {
        if seat == view.chief
            && let Some(action) = chief::decide(table, view)
        {
            return Some(action);
        }
        match view.phase {
            Phase::Planning => (!view.ready.contains(seat)).then_some(Action::Ready),
            Phase::Countdown => {
                let action = self.play(table, view, seat, now)?;
                is_legal(table, view, seat, action).then_some(action)
            }
            _ => None,
        }
    }
}

/// Plans may be out of date: somebody else may have acted since.
fn is_legal(table: &Table, view: &State, seat: Seat, action: Action) -> bool {
    let mut found = false;
    Flatline::legal(table, view, seat, &mut |one| found |= one.action == action);
    found
}

impl Greedy {
    /// One action of the countdown.
    fn play(&mut self, table: &Table, view: &State, seat: Seat, now: Time) -> Option<Action> {
        let crew = Crew::new(table, view, seat, &self.company);
        let left = view.since.plus(LENGTH).since(now);
        let plan = match crew.people.is_empty() {
            true => self.plan_of_all(table, view),
            // People do what they like: what was planned before may be out of date.
            false => &beside::plan(table, view, &crew, left),
        };
        let mine = |colour: Colour| table.seat_of(colour) == seat;
        let free = |(_, space): &&super::job::Step| {
            let row = view.row(space.of);
            row[usize::from(space.space)].is_none()
        };
        let mut steps = plan.steps.iter();
        let can = |step: &&super::job::Step| free(step) && fits(table, view, step);
        if let Some(&(die, space)) = steps.find(|step| mine(step.0.colour()) && can(step)) {
            return Some(Action::Place(die, space));
        }
        for colour in table.colours_of(seat) {
            if let Some(action) = set(view, plan, colour) {
                return Some(action);
            }
            if left > LAST
                && let Some(action) = reroll(view, plan, colour)
            {
                return Some(action);
            }
        }
        if left > LAST
            && let Some(action) = sacrifice(table, view, plan, &crew, seat)
        {
            return Some(action);
        }
        // Somebody else may still roll, and need what is left here.
        let others_busy = plan.steps.iter().any(|step| free(&step));
        let rolls = table
            .colours()
            .any(|colour| view.effects.rerolls[colour.index()] > 0 && plan.useless(colour) > 0);
        let waits = (others_busy || rolls) && left > LAST;
        match waits || may_be_needed(table, view, &crew, seat) {
            true => None,
            false => (!view.done.contains(seat)).then_some(Action::Done),
        }
    }

    /// The plan that all bots make, where only bots play: the same until dice are rolled again.
    fn plan_of_all(&mut self, table: &Table, view: &State) -> &Plan {
        let basis = basis(view);
        let kept = self.plan.take().filter(|(made_of, _)| *made_of == basis);
        let (_, plan) = self
            .plan
            .insert(kept.unwrap_or_else(|| (basis, Plan::new(table, view))));
        plan
    }
}

/// Returns whether a person who still has dice could use those of the seat.
fn may_be_needed(table: &Table, view: &State, crew: &Crew, seat: Seat) -> bool {
    let mut colours = table.colours_of(seat);
    colours.any(|colour| view.unplaced(colour) > 0) && crew.is_busy(table, view)
}

/// Returns whether a planned die can still go where it was meant to: somebody else may have placed another die there.
fn fits(table: &Table, view: &State, (die, space): &super::job::Step) -> bool {
    let is_there = view.hands[die.colour().index()][die.icon().index()] > 0;
    let is_open = match space.of {
        Target::Line(line) => !view.bays[line.bay.index()].has_tile(line.line),
        Target::Card(card) => view.stat.contains(card) || view.slot_of(card).is_some(),
        Target::Station(_) => true,
    };
    let form = table.form(view, space.of);
    let takes_it = form.is_some_and(|form| {
        let row = view.row(space.of);
        form.check(row, usize::from(space.space), *die).is_ok()
    });
    is_there && is_open && takes_it
}

/// Sets a die of no use to what completes something, if a card allows it.
fn set(view: &State, plan: &Plan, colour: Colour) -> Option<Action> {
    if view.effects.sets[colour.index()] == 0 {
        return None;
    }
    let from = plan.useless_icon(colour)?;
    for job in &plan.wanted {
        let mut row = job.row;
        for (die, space) in plan.kept.iter().filter(|(_, space)| space.of == job.of) {
            row[usize::from(space.space)] = Some(*die);
        }
        let mut open = (0..job.form.len()).filter(|&space| row[space].is_none());
        let (Some(space), None) = (open.next(), open.next()) else {
            continue;
        };
        let icons = job.form.icons(&row, space).iter();
        for icon in icons.filter(|icon| *icon != from) {
            if job.form.check(&row, space, Die::new(colour, icon)).is_ok() {
                return Some(Action::Set(Die::new(colour, from), icon));
            }
        }
    }
    None
}

/// Uses a re-roll for all dice of no use.
fn reroll(view: &State, plan: &Plan, colour: Colour) -> Option<Action> {
    let has_one = view.effects.rerolls[colour.index()] > 0;
    let useless = plan.useless[colour.index()];
    let any = useless.iter().any(|&count| count > 0);
    (has_one && any).then_some(Action::Reroll(colour, useless))
}

/// Puts a die of no use on the track, for the player who has most such dice. The giver is the player who has fewest of them,
/// so that as many as possible are rolled again.
fn sacrifice(table: &Table, view: &State, plan: &Plan, crew: &Crew, seat: Seat) -> Option<Action> {
    let is_open = !view.effects.is_locked(Lock::Track) && view.on_track() < table.track();
    // A person may keep a re-roll for later, or overlook it.
    let is_bots = |colour: &Colour| !crew.is_persons(table, *colour);
    let pending = |colour: Colour| view.effects.rerolls[colour.index()] > 0 && is_bots(&colour);
    if !is_open || plan.wanted.is_empty() || table.colours().any(pending) {
        return None;
    }
    let useless = |colour: &Colour| plan.useless(*colour);
    let named = table
        .colours()
        .filter(|colour| is_bots(colour) || crew.may_roll(table, view, *colour))
        .max_by_key(|colour| (useless(colour), std::cmp::Reverse(*colour)))?;
    let able = table
        .colours()
        .filter(|colour| useless(colour) > 0 && is_bots(colour));
    let giver = able.min_by_key(|colour| (useless(colour), *colour == named, *colour))?;
    let rolled = useless(&named) - u8::from(giver == named);
    if table.seat_of(giver) != seat || rolled < 2 {
        return None;
    }
    let icon = plan.useless_icon(giver)?;
    Some(Action::Sacrifice(Die::new(giver, icon), named))
}
