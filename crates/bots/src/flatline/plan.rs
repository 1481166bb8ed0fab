//! A plan for the dice of all players: the same for everybody, since everybody sees the same.

use klaxon_core::Numbers;
use klaxon_flatline::{Colour, Icon, Parts, Table};

use super::job::{Job, Pool, Step, jobs};

/// How many dice that are not there yet a job may count on.
const HOPE: usize = 2;
/// How likely a job is to be done, with one die missing and with two.
const CONFIDENCE: [f32; HOPE] = [0.3, 0.1];
/// How many plans are compared.
const ATTEMPTS: usize = 24;
/// How many dice are left to be rolled again, for each die that is missing.
const ROLLED_FOR_EACH: usize = 2;

/// What is done with the dice that were rolled.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    /// Dice that complete something.
    pub(super) steps: Vec<Step>,
    /// Dice that could complete something if others came: they are kept.
    pub(super) kept: Vec<Step>,
    /// Spaces that dice are missing for, with the icons that they take.
    pub(super) wanted: Vec<Job>,
    /// Dice that are of no use.
    pub(super) useless: Pool,
}

impl Plan {
    /// Makes a plan: the best of several that weigh what there is to do a little differently. It leaves nothing to chance, so
    /// that everybody makes the same.
    pub(super) fn new(table: &Table, state: &Parts) -> Plan {
        let open = jobs(table, state);
        let mut numbers = Numbers::new(0);
        let mut best: Option<(f32, Plan)> = None;
        for attempt in 0..ATTEMPTS {
            let mut weighed: Vec<(f32, Job)> = Vec::new();
            for job in &open {
                let weight = match attempt {
                    0 => 1.0,
                    _ => 0.5 + numbers.below(1000) as f32 / 1000.0,
                };
                weighed.push((weight * job.worth / job.free().max(1) as f32, *job));
            }
            weighed.sort_by(|(one, _), (other, _)| other.total_cmp(one));
            let jobs = weighed.into_iter().map(|(_, job)| job).collect();
            let (worth, plan) = Plan::in_order(state, jobs);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, plan));
            }
        }
        best.map(|(_, plan)| plan).unwrap_or_default()
    }

    /// Makes the plan that does one job after the other, as far as there are dice for it; and what that is worth.
    fn in_order(state: &Parts, mut open: Vec<Job>) -> (f32, Plan) {
        let mut pool = state.hands;
        let mut plan = Plan::default();
        let mut worth = 0.0;
        open.retain(|job| match job.complete(&mut pool, 0) {
            Some(steps) => {
                plan.steps.extend(steps);
                worth += job.worth;
                false
            }
            None => true,
        });
        worth = hope(worth, &mut plan, &mut pool, &mut open);
        // What can be done with any dice that come.
        plan.wanted.extend(open);
        plan.useless = pool;
        (worth, plan)
    }

    /// How many dice of a player are of no use.
    pub(super) fn useless(&self, colour: Colour) -> u8 {
        self.useless[colour.index()].iter().sum()
    }

    /// A die of a player that is of no use.
    pub(super) fn useless_icon(&self, colour: Colour) -> Option<Icon> {
        let hand = &self.useless[colour.index()];
        Icon::ALL.into_iter().find(|icon| hand[icon.index()] > 0)
    }
}

/// Keeps dice for what lacks only one or two others, as long as enough are left to roll; returns what the plan is
/// worth then.
pub(super) fn hope(mut worth: f32, plan: &mut Plan, pool: &mut Pool, open: &mut Vec<Job>) -> f32 {
    let mut hoped_for = 0;
    for (missing, confidence) in (1..).zip(CONFIDENCE) {
        open.retain(|job| {
            let dice = usize::from(pool.iter().flatten().sum::<u8>());
            let kept = job.free().saturating_sub(missing);
            let rolled = dice.saturating_sub(kept);
            if kept == 0 || rolled < (hoped_for + missing) * ROLLED_FOR_EACH {
                return true;
            }
            match job.complete(pool, missing) {
                Some(steps) => {
                    plan.kept.extend(steps);
                    plan.wanted.push(*job);
                    worth += job.worth * confidence;
                    hoped_for += missing;
                    false
                }
                None => true,
            }
        });
    }
    worth
}
