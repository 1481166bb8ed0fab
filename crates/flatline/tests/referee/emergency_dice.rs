//! C: the emergency dice, which slots they activate, and Escalation (L-23, L-25, L-51).

use std::collections::BTreeSet;

use klaxon_core::Time;
use klaxon_flatline::Card;

use crate::agenda::Task;
use crate::script::Step;
use crate::table::{Phase, Referee, Waiting};

impl Referee {
    /// C's first roll, unless Crisis Averted skips it.
    pub(crate) fn first_roll(&mut self) -> Step {
        if self.this.skip {
            self.say("L-61", "skipped")?;
            self.emergency_dice = [None, None];
            return self.begin_planning();
        }
        let dice = if self.this.single {
            vec![0]
        } else {
            vec![0, 1]
        };
        self.roll_dice(dice)
    }

    fn roll_dice(&mut self, dice: Vec<usize>) -> Step {
        self.say("L-23", "roll")?;
        self.phase = Phase::Rolled;
        for die in &dice {
            let face = |slot: usize| format!("emergency {} {}", die + 1, slot + 1);
            let possible: Vec<String> = (0..6).map(face).collect();
            let came = self.chance("L-23", &possible)?;
            self.emergency_dice[*die] = possible.iter().position(|text| *text == came);
        }
        self.roll = dice;
        self.check_no_help()?;
        self.next(&[Task::Stop { made: false }, Task::ActivateSlots]);
        Ok(())
    }

    /// L-51: No Help In Sight is active from the moment a die lands on its slot.
    fn check_no_help(&mut self) -> Step {
        let hit = self.slots_of_roll().into_iter().any(|slot| {
            let both = [self.rows[0][slot], self.rows[1][slot]];
            both.contains(&Some(Card::NoHelpInSight))
        });
        if hit {
            self.note("L-51 by the roll");
            self.lock_triage()?;
        }
        Ok(())
    }

    pub(crate) fn lock_triage(&mut self) -> Step {
        if self.triage_locked {
            return Ok(());
        }
        self.triage_locked = true;
        self.say("L-51", "locked triage")
    }

    /// The dice of the roll in progress that still lie on a slot.
    pub(crate) fn lying_dice(&self) -> Vec<usize> {
        let lies = |die: &usize| self.emergency_dice[*die].is_some();
        self.roll.iter().copied().filter(lies).collect()
    }

    /// The slots that this roll activates, lowest first, each once.
    fn slots_of_roll(&self) -> BTreeSet<usize> {
        let slots = self.roll.iter().filter_map(|die| self.emergency_dice[*die]);
        slots.collect()
    }

    /// Lowest slot first, row 1 before row 2. What lies there is looked up when its turn comes, so a card drawn in this step
    /// activates if its place is still to come (L-23).
    pub(crate) fn activate_slots(&mut self) -> Step {
        let mut tasks = Vec::new();
        for slot in self.slots_of_roll() {
            tasks.push(Task::Activate { slot, row: 0 });
            tasks.push(Task::Activate { slot, row: 1 });
        }
        tasks.push(Task::SlotsResolved);
        self.next(&tasks);
        Ok(())
    }

    /// Escalation activated in this slot: the dice there are rolled again later (L-25).
    pub(crate) fn escalate(&mut self, slot: usize) -> Step {
        let here = |die: &usize| self.emergency_dice[*die] == Some(slot);
        let dice: Vec<usize> = (0..2).filter(here).collect();
        self.escalating.extend(&dice);
        let names: Vec<String> = dice.iter().map(|die| (die + 1).to_string()).collect();
        self.say("L-25", format!("escalates {}", names.join(" ")))
    }

    /// Every slot of the roll is resolved: Escalation rolls again, or C is over.
    pub(crate) fn slots_resolved(&mut self) -> Step {
        if !self.escalating.is_empty() {
            let dice = std::mem::take(&mut self.escalating);
            return self.roll_dice(dice.into_iter().collect());
        }
        self.slide()?;
        self.begin_planning()
    }

    /// An emergency die is ignored: it leaves its slot (L-61).
    pub(crate) fn ignore_die(&mut self, die: usize) -> Step {
        self.emergency_dice[die] = None;
        self.say("L-61", format!("ignored {}", die + 1))
    }

    /// D.
    fn begin_planning(&mut self) -> Step {
        self.say("L-24", format!("planning {}", Time(self.now)))?;
        self.phase = Phase::Planning;
        self.planning_since = self.now;
        self.ready.clear();
        self.waiting = Waiting::Planning;
        Ok(())
    }
}
