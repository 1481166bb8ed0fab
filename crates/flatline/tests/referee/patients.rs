//! Patients, the dial and G (L-12, L-42 to L-44), and the turn at the end of a round (L-46).

use klaxon_flatline::trigger::{Light, Trigger};

use crate::agenda::Task;
use crate::choice::line_name;
use crate::lines::Filled;
use crate::script::Step;
use crate::table::{Bay, Effects, Phase, Referee};

impl Referee {
    /// A patient comes from the deck to a bay, without tiles.
    pub(crate) fn deal_patient(&mut self, bay: usize) -> Step {
        let name = |patient: usize| {
            let id = &self.setting.deck.patients[patient].id;
            format!("patient {} {id}", bay + 1)
        };
        let unseen = |patient: &usize| !self.patients_seen.contains(patient);
        let fresh: Vec<usize> = (0..self.setting.deck.patients.len())
            .filter(unseen)
            .collect();
        let possible: Vec<String> = fresh.iter().map(|patient| name(*patient)).collect();
        let came = self.chance("L-11", &possible)?;
        let at = possible.iter().position(|text| *text == came);
        let patient = fresh[at.expect("it is one of the possible events")];
        let lines = &self.setting.deck.patients[patient].lines;
        let colours = self.colours();
        let lines: Vec<Filled> = lines
            .iter()
            .map(|line| Filled::new(line, colours))
            .collect();
        self.bays[bay] = Some(Bay {
            patient,
            tiles: vec![false; lines.len()],
            lines,
            treated: false,
        });
        self.patients_seen.insert(patient);
        self.patients_left -= 1;
        Ok(())
    }

    /// The four bays, from the diamond clockwise.
    pub(crate) fn bays_from_diamond(&self) -> [usize; 4] {
        [0, 1, 2, 3].map(|connection| (self.diamond + connection) % 4)
    }

    /// The trigger space at which the dial touches a bay (L-12).
    pub(crate) fn touched_space(&self, bay: usize) -> usize {
        let connection = (bay + 4 - self.diamond) % 4;
        usize::from(self.setting.deck.dial[connection])
    }

    /// The trigger in a space of the patient in a bay, if there is a patient and the space is not blank.
    pub(crate) fn trigger(&self, bay: usize, space: usize) -> Option<Trigger> {
        let patient = self.bays[bay].as_ref()?.patient;
        self.setting.deck.patients[patient].triggers[space]
    }

    /// The dial turns once, clockwise.
    pub(crate) fn turn_dial(&mut self, rule: &str) -> Step {
        self.diamond = (self.diamond + 1) % 4;
        self.say(rule, format!("dial {}", self.diamond + 1))
    }

    /// A tile on a line. It finishes a patient at once only while patients are being resolved (L-44); the dice on the line
    /// are spent (L-37).
    pub(crate) fn place_tile(&mut self, bay: usize, line: usize) -> Step {
        self.put_tile("L-44", bay, line)?;
        let finished = self.bay(bay).all_cleared();
        if !finished {
            return Ok(());
        }
        if self.phase != Phase::Patients {
            self.note("L-44 waits for G");
            return Ok(());
        }
        self.note("L-44 finished in G");
        self.treat(bay)
    }

    fn put_tile(&mut self, rule: &str, bay: usize, line: usize) -> Step {
        let dice = self.bay(bay).lines[line].take();
        self.bay(bay).tiles[line] = true;
        self.spent.extend(dice);
        self.say(rule, format!("cleared {}", line_name(bay, line)))
    }

    /// A tile leaves a line.
    pub(crate) fn remove_tile(&mut self, bay: usize, line: usize) -> Step {
        self.bay(bay).tiles[line] = false;
        self.say("L-63", format!("reopened {}", line_name(bay, line)))
    }

    fn bay(&mut self, bay: usize) -> &mut Bay {
        self.bays[bay].as_mut().expect("a patient is there")
    }

    /// G begins: its order is fixed now (L-42).
    pub(crate) fn begin_patients(&mut self) -> Step {
        self.say("L-42", format!("patients {}", self.diamond + 1))?;
        self.phase = Phase::Patients;
        let there: Vec<usize> = self
            .bays_from_diamond()
            .into_iter()
            .filter(|bay| self.bays[*bay].is_some())
            .collect();
        // The stop before the first patient was made before G began.
        let mut tasks: Vec<Task> = Vec::new();
        for (turn, bay) in there.into_iter().enumerate() {
            let stopped = turn == 0;
            tasks.push(Task::Patient { bay, stopped });
        }
        tasks.push(Task::Stations);
        self.next(&tasks);
        Ok(())
    }

    /// A bay's turn: its complete lines get tiles, its other dice go back (L-42).
    pub(crate) fn resolve_patient(&mut self, bay: usize, stopped: bool) -> Step {
        if self.bays[bay].is_none() {
            self.note("L-42 empty bay");
            return Ok(());
        }
        if !stopped {
            let stopped = true;
            self.next(&[Task::Stop { made: false }, Task::Patient { bay, stopped }]);
            return Ok(());
        }
        for line in 0..self.bay(bay).tiles.len() {
            let here = self.bay(bay);
            if !here.tiles[line] && here.lines[line].is_complete() {
                self.put_tile("L-42", bay, line)?;
            }
        }
        self.say("L-42", format!("resolved {}", bay + 1))?;
        for line in 0..self.bay(bay).lines.len() {
            let dice = self.bay(bay).lines[line].take();
            self.spent.extend(dice);
        }
        if self.bay(bay).all_cleared() {
            return self.treat(bay);
        }
        Ok(())
    }

    /// A patient is treated: the game is won with the last one, or its trigger follows, which is the one that the dial
    /// touches now (L-43, L-44, L-55).
    fn treat(&mut self, bay: usize) -> Step {
        let space = self.touched_space(bay) + 1;
        self.say("L-43", format!("treated {} {space}", bay + 1))?;
        self.bay(bay).treated = true;
        let mut on_board = self.bays.iter().flatten();
        if self.patients_left == 0 && on_board.all(|bay| bay.treated) {
            return self.end("won");
        }
        let space = self.touched_space(bay);
        let stopped = false;
        let trigger = Task::Trigger {
            bay,
            space,
            stopped,
        };
        self.next(&[trigger, Task::Leave { bay }]);
        Ok(())
    }

    /// The trigger of a treated patient, with a stop before a red one (L-43, L-52, L-60, L-61).
    pub(crate) fn resolve_trigger(&mut self, bay: usize, space: usize, stopped: bool) -> Step {
        let quiet = format!("quiet {}", bay + 1);
        let Some(trigger) = self.trigger(bay, space) else {
            return self.say("L-43", quiet);
        };
        match trigger.light {
            Light::Green if self.green_locked => self.say("L-60", quiet),
            Light::Red if self.ignoring => self.say("L-61", quiet),
            Light::Red if !stopped => {
                let stopped = true;
                let trigger = Task::Trigger {
                    bay,
                    space,
                    stopped,
                };
                self.next(&[Task::Stop { made: false }, trigger]);
                Ok(())
            }
            _ => self.fire(bay, space, trigger.effect),
        }
    }

    /// A treated patient leaves the game, and the next one takes its place (L-43).
    pub(crate) fn leave(&mut self, bay: usize) -> Step {
        self.say("L-43", format!("left {}", bay + 1))?;
        let gone = self.bays[bay].take();
        for mut line in gone.into_iter().flat_map(|bay| bay.lines) {
            self.spent.extend(line.take());
        }
        self.patients_gone += 1;
        if self.patients_left > 0 {
            return self.deal_patient(bay);
        }
        Ok(())
    }

    /// H (L-46).
    pub(crate) fn turn_at_the_end(&mut self) -> Step {
        self.say("L-46", "gathered")?;
        for bay in self.bays.iter_mut().flatten() {
            bay.lines.iter_mut().for_each(|line| drop(line.take()));
        }
        self.on_cards
            .values_mut()
            .for_each(|line| drop(line.take()));
        self.stations.iter_mut().for_each(|line| drop(line.take()));
        self.unplaced.clear();
        self.track.clear();
        self.spent.clear();
        if self.held {
            self.note("L-46 held");
        } else {
            self.turn_dial("L-46")?;
        }
        self.next(&[Task::BeginRound]);
        Ok(())
    }

    /// A round begins: effects of the last one end, those for the coming one hold now (L-46, L-47).
    pub(crate) fn begin_round(&mut self) -> Step {
        self.round += 1;
        self.say("L-46", format!("round {}", self.round))?;
        let normal = Effects::normal(&self.setting);
        self.this = std::mem::replace(&mut self.coming, normal);
        self.stations_locked = false;
        self.triage_locked = false;
        self.green_locked = false;
        self.held = false;
        self.ignoring = false;
        self.emergency_dice = [None, None];
        self.roll.clear();
        self.ready.clear();
        self.done.clear();
        self.phase = Phase::Power;
        self.next(&[Task::Stop { made: false }, Task::LosePower]);
        Ok(())
    }
}
