//! Something that dice can complete: a line of a patient, a card, a station. What it is worth, and how it could be done.

use klaxon_flatline::card::Card;
use klaxon_flatline::deck::METER;
use klaxon_flatline::die::MAX_COLOURS;
use klaxon_flatline::event::Lock;
use klaxon_flatline::form::{Form, Row};
use klaxon_flatline::place::{Bay, LineId, SpaceId, StationId, Target};
use klaxon_flatline::trigger::{Effect, Light, Trigger};
use klaxon_flatline::{Colour, Die, Icon, Parts, Table};

/// The unplaced dice of all players: how many of each icon.
pub(super) type Pool = [[u8; Icon::COUNT]; MAX_COLOURS];

/// A die and the space that it is meant for.
pub(super) type Step = (Die, SpaceId);

/// Something that dice can complete.
#[derive(Clone, Copy, Debug)]
pub(super) struct Job {
    pub(super) of: Target,
    pub(super) form: Form,
    pub(super) row: Row,
    pub(super) worth: f32,
}

impl Job {
    /// How many spaces are free.
    pub(super) fn free(&self) -> usize {
        let row = &self.row[..self.form.len()];
        row.iter().filter(|die| die.is_none()).count()
    }

    /// Dice of the pool that complete it, at most `missing` of which are not there; they are taken from the pool. None if
    /// there are none such.
    pub(super) fn complete(&self, pool: &mut Pool, missing: usize) -> Option<Vec<Step>> {
        let mut search = Search {
            job: self,
            row: self.row,
            pool: *pool,
            steps: Vec::new(),
            patience: 3000,
        };
        if !search.fill(0, missing) {
            return None;
        }
        *pool = search.pool;
        Some(search.steps)
    }
}

/// A search for dice, space by space.
struct Search<'a> {
    job: &'a Job,
    row: Row,
    pool: Pool,
    steps: Vec<Step>,
    /// How many dice are still tried before it is given up.
    patience: u32,
}

impl Search<'_> {
    /// Fills the spaces from this one on; so many of them may stay empty.
    fn fill(&mut self, space: usize, missing: usize) -> bool {
        let form = &self.job.form;
        if space == form.len() {
            return true;
        }
        if self.row[space].is_some() {
            return self.fill(space + 1, missing);
        }
        for die in self.candidates(space) {
            if self.patience == 0 {
                return false;
            }
            self.patience -= 1;
            if form.check(&self.row, space, die).is_err() {
                continue;
            }
            let count = &mut self.pool[die.colour().index()][die.icon().index()];
            *count -= 1;
            self.row[space] = Some(die);
            let of = self.job.of;
            let place = SpaceId {
                of,
                space: space as u8,
            };
            self.steps.push((die, place));
            if self.fill(space + 1, missing) {
                return true;
            }
            self.steps.pop();
            self.row[space] = None;
            self.pool[die.colour().index()][die.icon().index()] += 1;
        }
        missing > 0 && self.fill(space + 1, missing - 1)
    }

    /// The dice that a space takes, those first that are easiest to spare.
    fn candidates(&self, space: usize) -> Vec<Die> {
        let icons = self.job.form.icons(&self.row, space);
        let mut candidates = Vec::new();
        for icon in icons.iter() {
            for (i, hand) in self.pool.iter().enumerate() {
                if hand[icon.index()] > 0 {
                    candidates.push(Die::new(Colour(i as u8), icon));
                }
            }
        }
        let spare = |die: &Die| {
            let all: u8 = self.pool.iter().map(|hand| hand[die.icon().index()]).sum();
            let own: u8 = self.pool[die.colour().index()].iter().sum();
            std::cmp::Reverse((all, own))
        };
        candidates.sort_by_key(spare);
        candidates
    }
}

/// Everything that takes dice now.
pub(super) fn jobs(table: &Table, state: &Parts) -> Vec<Job> {
    let mut jobs = Vec::new();
    let mut add = |of: Target, worth: f32| {
        if let Some(form) = table.form(state, of) {
            let (form, row) = (*form, *state.row(of));
            let job = Job {
                of,
                form,
                row,
                worth,
            };
            if job.free() > 0 {
                jobs.push(job);
            }
        }
    };
    for (bay, place) in Bay::all().zip(&state.bays) {
        let Some(patient) = place.patient else {
            continue;
        };
        let lines = table.lines(patient);
        let open = (0..lines).filter(|&line| !place.has_tile(line));
        let left = open.clone().count();
        let trigger = table.trigger(patient, state.touched(table, bay));
        for line in open {
            let line = LineId { bay, line };
            add(Target::Line(line), line_worth(left, trigger));
        }
    }
    for card in state.stat.iter() {
        add(Target::Card(card), stat_worth(state, card));
    }
    for card in state.emergencies().iter() {
        add(Target::Card(card), harm(card));
    }
    if !state.effects.is_locked(Lock::Stations) && usize::from(state.meter) < METER {
        for station in StationId::ALL {
            if state.stations[station.index()] > 0 {
                add(Target::Station(station), station_worth(state));
            }
        }
    }
    jobs
}

/// What a line is worth: more, the nearer its patient is to being treated, and the better the trigger then is.
fn line_worth(left: usize, trigger: Option<Trigger>) -> f32 {
    let nearness = [0.0, 4.0, 2.0, 1.0, 0.5, 0.0][left.min(5)];
    let trigger = match left {
        1 => trigger.map_or(0.0, trigger_worth),
        _ => 0.0,
    };
    9.0 + nearness + trigger
}

/// What a trigger is worth when it fires.
pub(super) fn trigger_worth(trigger: Trigger) -> f32 {
    let worth = match trigger.effect {
        Effect::PlaceTile => 6.0,
        Effect::GainCube => 8.0,
        Effect::GainDice => 4.0,
        Effect::Rerolls => 3.0,
        Effect::GainDie | Effect::DiscardEmergency => 2.0,
        Effect::Reroll | Effect::HoldDial => 1.0,
        Effect::TurnDial => 0.5,
        Effect::LoseCube => 12.0,
        Effect::RemoveTile => 5.0,
        Effect::LoseDice => 4.0,
        Effect::LoseDie | Effect::DrawEmergency | Effect::LockTrack => 2.0,
        Effect::DiscardTriage => 1.5,
    };
    match trigger.light {
        Light::Green => worth,
        Light::Red => -worth,
    }
}

/// What a stat card is worth: it must be cleared now, and helps then.
fn stat_worth(state: &Parts, card: Card) -> f32 {
    let danger = [8.0, 14.0, 30.0, 60.0][state.failed.len().min(3)];
    danger + help(card)
}

/// What a triage card is worth.
pub(super) fn help(card: Card) -> f32 {
    match card {
        Card::Recharge => 7.0,
        Card::Clear => 6.0,
        Card::AdrenalineRush | Card::AFreshStart => 4.0,
        Card::ConcentratedEffort => 5.0,
        Card::CrisisAverted | Card::Triage => 3.0,
        Card::UnderControl | Card::DisasterAverted | Card::CaffeineRush => 2.0,
        _ => 1.0,
    }
}

/// What it is worth to be rid of an emergency card.
pub(super) fn harm(card: Card) -> f32 {
    match card {
        Card::PowerLoss | Card::UnderManned | Card::Chaos => 6.0,
        Card::BadTiming | Card::Regression | Card::BathroomBreak => 5.0,
        Card::Escalation | Card::LockDown | Card::CaughtOffGuard => 4.0,
        Card::PowerLock | Card::NoHelpInSight | Card::Setback | Card::LostAssistance => 2.5,
        Card::FoiledPlans | Card::AThanklessJob => 2.0,
        _ => 3.5,
    }
}

/// What a round more is worth: a little less than the dice of a round.
fn station_worth(state: &Parts) -> f32 {
    match state.meter {
        0..=2 => 34.0,
        3..=4 => 28.0,
        _ => 24.0,
    }
}
