//! The power meter and its cubes (L-13, L-20, L-45, L-56), and the end of the game (L-55).

use klaxon_core::Time;

use crate::agenda::Task;
use crate::choice::Kind;
use crate::readings::LAST_CUBE_IS_SAID_IN_A;
use crate::script::{Halt, Step};
use crate::table::{Phase, Referee, Waiting};

impl Referee {
    /// The game ends at once (L-55).
    pub(crate) fn end(&mut self, outcome: &'static str) -> Step {
        self.say("L-55", format!("{outcome} {}", Time(self.now)))?;
        self.note(outcome);
        self.outcome = Some(outcome);
        self.phase = Phase::Over;
        self.waiting = Waiting::Nobody;
        self.agenda.clear();
        Err(Halt::Over)
    }

    /// Takes the left-most cube off the meter; returns the space where it was.
    fn take_left_most(&mut self) -> usize {
        let space = self.meter.iter().position(|cube| *cube);
        let space = space.expect("the game is over when the last cube goes");
        self.meter[space] = false;
        space
    }

    fn check_power(&mut self) -> Step {
        if self.meter.contains(&true) {
            return Ok(());
        }
        self.end("lost-power")
    }

    /// A (L-20).
    pub(crate) fn lose_power(&mut self) -> Step {
        let space = self.take_left_most();
        self.cubes_removed += 1;
        let cards = usize::from(self.setting.meter()[space]);
        if LAST_CUBE_IS_SAID_IN_A || self.meter.contains(&true) {
            self.say("L-20", format!("power {cards}"))?;
        }
        self.check_power()?;
        self.phase = Phase::Cards(cards);
        self.next(&[Task::Stop { made: false }, Task::AddCards]);
        Ok(())
    }

    /// A trigger takes a cube (L-56, L-63).
    pub(crate) fn lose_cube(&mut self) -> Step {
        self.take_left_most();
        self.cubes_removed += 1;
        self.say("L-56", "cube-lost")?;
        self.check_power()
    }

    /// Power Loss: the left-most cube goes to a station (L-56, L-60).
    pub(crate) fn move_cube(&mut self, station: usize) -> Step {
        self.take_left_most();
        self.station_cubes[station] += 1;
        self.say("L-60", format!("cube-moved {}", station + 1))?;
        self.check_power()
    }

    /// The right-most open space of the meter.
    fn right_most_open(&self) -> Option<usize> {
        self.meter.iter().rposition(|cube| !cube)
    }

    /// Returns whether a removed cube can come back (L-56).
    pub(crate) fn can_gain_cube(&self) -> bool {
        self.cubes_removed > 0 && self.right_most_open().is_some()
    }

    /// A removed cube comes back, if there is one and room for it (L-56).
    pub(crate) fn gain_cube(&mut self) -> Step {
        if self.cubes_removed == 0 {
            self.note("L-56 none removed");
            return Ok(());
        }
        let Some(space) = self.right_most_open() else {
            self.note("L-56 meter full");
            return Ok(());
        };
        self.meter[space] = true;
        self.cubes_removed -= 1;
        self.say("L-56", "cube-gained")
    }

    /// G, stations (L-45): one cube each, if all its open spaces are filled.
    pub(crate) fn resolve_stations(&mut self) -> Step {
        let filled = |station: &usize| {
            self.stations[*station].is_complete() && self.station_cubes[*station] > 0
        };
        let filled: Vec<usize> = (0..2).filter(filled).collect();
        let open = self.meter.iter().filter(|cube| !**cube).count();
        if filled.len() == 2 && open == 1 {
            self.note("L-45 which station");
            return self.offer(Kind::Recharge);
        }
        for station in filled {
            if self.right_most_open().is_none() {
                self.note("L-45 meter full");
                continue;
            }
            self.recharge(station)?;
        }
        self.begin_turning()
    }

    /// A cube of a station goes to the right-most open space of the meter.
    pub(crate) fn recharge(&mut self, station: usize) -> Step {
        let space = self.right_most_open();
        self.meter[space.expect("an open space")] = true;
        self.station_cubes[station] -= 1;
        self.say("L-45", format!("recharged {}", station + 1))
    }

    /// Patients and stations are done.
    pub(crate) fn begin_turning(&mut self) -> Step {
        self.say("L-46", "turning")?;
        self.phase = Phase::Turning;
        self.next(&[Task::Stop { made: false }, Task::Turn]);
        Ok(())
    }
}
