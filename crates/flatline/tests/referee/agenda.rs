//! What is still to do: the steps of the rules, one after the other, until somebody has to decide.

use klaxon_flatline::trigger::Effect;

use crate::readings::STOP_ENDS_BY_GO_ALONE;
use crate::script::{Halt, Step};
use crate::table::{Referee, Waiting};

/// One thing to do.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Task {
    /// A stop, if a triage card could be used (L-52). Made: it was made already, and a card was used or discarded at it.
    Stop {
        made: bool,
    },
    BeginRound,
    /// A.
    LosePower,
    /// B.
    AddCards,
    /// C's first roll, unless it is skipped.
    Roll,
    /// C: the dice of a roll activate their slots.
    ActivateSlots,
    /// C: the card in this row of this slot activates, if there is one.
    Activate {
        slot: usize,
        row: usize,
    },
    /// C: all slots of a roll are resolved: Escalation, or planning.
    SlotsResolved,
    /// A card is drawn.
    Draw,
    /// A trigger of Bad Timing.
    Fire {
        bay: usize,
        space: usize,
        effect: Effect,
    },
    /// F begins.
    BeginStat,
    /// F: the next stat card. Stopped: the stop before it is over.
    NextStat {
        stopped: bool,
    },
    /// F: the emergency area.
    EmergencyArea,
    /// G begins.
    BeginPatients,
    /// G: this bay's turn. Stopped: the stop before it is over, or there is none.
    Patient {
        bay: usize,
        stopped: bool,
    },
    /// G: the trigger of a treated patient. Stopped: as above.
    Trigger {
        bay: usize,
        space: usize,
        stopped: bool,
    },
    /// G: a treated patient leaves.
    Leave {
        bay: usize,
    },
    /// G: the stations.
    Stations,
    /// H.
    Turn,
}

impl Referee {
    /// Does everything that is to do, until somebody has to decide or the game is over.
    pub(crate) fn run(&mut self) -> Step {
        while matches!(self.waiting, Waiting::Nobody) {
            let Some(task) = self.agenda.pop() else {
                return Err(Halt::Wrong("the referee has lost the thread".to_owned()));
            };
            self.carry_out(task)?;
        }
        Ok(())
    }

    /// Puts these on the agenda, the first to be done first.
    pub(crate) fn next(&mut self, tasks: &[Task]) {
        self.agenda.extend(tasks.iter().rev());
    }

    fn carry_out(&mut self, task: Task) -> Step {
        match task {
            Task::Stop { made } => {
                self.stop(made);
                Ok(())
            }
            Task::BeginRound => self.begin_round(),
            Task::LosePower => self.lose_power(),
            Task::AddCards => self.add_cards(),
            Task::Roll => self.first_roll(),
            Task::ActivateSlots => self.activate_slots(),
            Task::Activate { slot, row } => self.activate(slot, row),
            Task::SlotsResolved => self.slots_resolved(),
            Task::Draw => self.draw_card(),
            Task::Fire { bay, space, effect } => self.fire(bay, space, effect),
            Task::BeginStat => self.begin_stat(),
            Task::NextStat { stopped } => self.next_stat(stopped),
            Task::EmergencyArea => self.resolve_emergency_area(),
            Task::BeginPatients => self.begin_patients(),
            Task::Patient { bay, stopped } => self.resolve_patient(bay, stopped),
            Task::Trigger {
                bay,
                space,
                stopped,
            } => self.resolve_trigger(bay, space, stopped),
            Task::Leave { bay } => self.leave(bay),
            Task::Stations => self.resolve_stations(),
            Task::Turn => self.turn_at_the_end(),
        }
    }

    /// L-52: a stop is made only if a card could be used.
    fn stop(&mut self, made: bool) {
        if made && self.moment_is_gone() {
            return;
        }
        if (made && STOP_ENDS_BY_GO_ALONE) || !self.uses().is_empty() {
            self.note("L-52 stop");
            self.waiting = Waiting::Stop;
        }
    }

    /// What the stop was before does not happen any more: a card emptied the bay, or the red trigger is ignored now.
    fn moment_is_gone(&self) -> bool {
        match self.agenda.last() {
            Some(Task::Patient { bay, .. }) => self.bays[*bay].is_none(),
            Some(Task::Trigger { .. }) => self.ignoring,
            _ => false,
        }
    }

    /// Counts a rule that mattered.
    pub(crate) fn note(&mut self, what: &str) {
        *self.seen.entry(what.to_owned()).or_default() += 1;
    }

    /// The rule says that this happens.
    pub(crate) fn say(&mut self, rule: &str, text: impl Into<String>) -> Step {
        self.note(rule);
        self.script.say(rule, text.into())
    }

    /// The rule leaves it to chance which of these happens.
    pub(crate) fn chance(&mut self, rule: &str, possible: &[String]) -> Step<String> {
        self.note(rule);
        self.script.chance(rule, possible)
    }
}
