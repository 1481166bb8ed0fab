//! Random games of an engine, compared with the referee step by step.
//!
//! To hook up the real engine, implement [`Engine`] for it and call [`compare`] with many seeds.

use std::collections::{BTreeMap, BTreeSet};

use crate::legal::Action;
use crate::random::Random;
use crate::setting::Setting;
use crate::table::Referee;
use crate::temper::Temper;

/// A game that can be played from outside. Seats count from 0, times are milliseconds of game time.
pub(crate) trait Engine {
    /// Deals; returns the events.
    fn start(&mut self) -> Vec<String>;
    /// Everything the seat may do now, as action texts.
    fn legal(&self, seat: usize) -> BTreeSet<String>;
    /// A seat does something legal; returns the events.
    fn act(&mut self, seat: usize, action: &str, now: u32) -> Vec<String>;
    /// The clock goes on; returns the events.
    fn tick(&mut self, now: u32) -> Vec<String>;
    /// When the clock does something by itself.
    fn deadline(&self) -> Option<u32>;
    /// Returns whether the game is over.
    fn over(&self) -> bool;
}

/// What came of a compared game.
#[derive(Debug)]
pub(crate) struct Compared {
    /// `won`, `lost-power` or `lost-failed`.
    pub(crate) outcome: &'static str,
    pub(crate) rounds: u32,
    pub(crate) steps: usize,
    /// How often each rule and effect mattered.
    pub(crate) seen: BTreeMap<String, u64>,
}

/// No game is longer than this.
const MOST_STEPS: usize = 20_000;
/// So many of the last steps are told with a difference.
const TOLD: usize = 12;

/// Plays a random game of the engine and compares it with the rules: the events of every step, what every seat may do, the
/// clock, the end, and that nothing gets lost. The error tells the difference and the last steps.
pub(crate) fn compare<E: Engine>(
    mut engine: E,
    setting: Setting,
    seed: u64,
) -> Result<Compared, String> {
    let mut random = Random::new(seed);
    let temper = Temper::new(&mut random);
    let mut referee = Referee::new(setting);
    let mut told: Vec<String> = Vec::new();
    let blame = |why: String, told: &[String]| {
        let last = &told[told.len().saturating_sub(TOLD)..];
        format!("seed {seed}: {why}\nthe last steps:\n{}", last.join("\n"))
    };

    let events = engine.start();
    told.push(format!("start: {events:?}"));
    let followed = referee.start(&events);
    followed.map_err(|why| blame(why, &told))?;

    let mut now = 0;
    for steps in 1..=MOST_STEPS {
        agree(&engine, &referee).map_err(|why| blame(why, &told))?;
        if let Some(outcome) = referee.outcome() {
            return Ok(Compared {
                outcome,
                rounds: referee.round,
                steps,
                seen: referee.seen().clone(),
            });
        }
        if random.once_in(20) {
            idle_tick(&mut engine, &mut referee, now).map_err(|why| blame(why, &told))?;
        }
        let later = now + random.below(temper.longest_step) as u32;
        let chosen = match referee.deadline() {
            Some(deadline) if later >= deadline => {
                now = deadline;
                None
            }
            _ => {
                now = later;
                temper.choose(&referee, &mut random)
            }
        };
        let followed = match chosen {
            Some((seat, action)) => play(&mut engine, &mut referee, seat, &action, now, &mut told),
            None => {
                now = now.max(referee.deadline().unwrap_or(now));
                let events = engine.tick(now);
                told.push(format!("{now} tick: {events:?}"));
                referee.tick(now, &events)
            }
        };
        followed.map_err(|why| blame(why, &told))?;
    }
    Err(blame("the game never ends".to_owned(), &told))
}

/// A tick before the deadline changes nothing.
fn idle_tick<E: Engine>(engine: &mut E, referee: &mut Referee, now: u32) -> Result<(), String> {
    if referee.deadline().is_some_and(|deadline| deadline <= now) {
        return Ok(());
    }
    referee.tick(now, &engine.tick(now))?;
    agree(engine, referee)
}

fn play<E: Engine>(
    engine: &mut E,
    referee: &mut Referee,
    seat: usize,
    action: &Action,
    now: u32,
    told: &mut Vec<String>,
) -> Result<(), String> {
    let text = action.text();
    let events = engine.act(seat, &text, now);
    told.push(format!("{now} seat {} {text:?}: {events:?}", seat + 1));
    referee.act(seat, &text, now, &events)
}

/// Compares what both sides say about the position.
fn agree<E: Engine>(engine: &E, referee: &Referee) -> Result<(), String> {
    referee.check_conservation()?;
    if engine.over() != referee.outcome().is_some() {
        let (one, other) = (engine.over(), referee.outcome());
        return Err(format!("engine over: {one}, by the rules: {other:?}"));
    }
    if engine.deadline() != referee.deadline() {
        let (one, other) = (engine.deadline(), referee.deadline());
        return Err(format!("engine's deadline {one:?}, by the rules {other:?}"));
    }
    for seat in 0..referee.setting.players {
        let (engine, rules) = (engine.legal(seat), referee.legal(seat));
        if engine != rules {
            let more: Vec<&String> = engine.difference(&rules).collect();
            let fewer: Vec<&String> = rules.difference(&engine).collect();
            let phase = referee.phase;
            let waiting = &referee.waiting;
            return Err(format!(
                "seat {} in {phase:?} ({waiting:?}): only the engine allows {more:?}, only the rules allow {fewer:?}",
                seat + 1
            ));
        }
    }
    Ok(())
}
