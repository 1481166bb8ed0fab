//! Planning and the countdown: rolling, placing, re-rolling and setting dice (L-24, L-30 to L-37).

use klaxon_core::Time;
use klaxon_flatline::{Card, Die, Icon};

use crate::agenda::Task;
use crate::lines::Filled;
use crate::readings::DONE_WITHOUT_DICE;
use crate::script::{Halt, Step};
use crate::table::{Phase, Referee, Waiting};

/// How long a countdown lasts, in milliseconds (L-30).
const COUNTDOWN: u32 = 60_000;

/// Where a die can be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    Line(usize, usize),
    Card(Card),
    Station(usize),
}

impl Spot {
    /// A space of it in the notation.
    pub(crate) fn space_name(self, space: usize) -> String {
        let letter = char::from(b'a' + space as u8);
        match self {
            Spot::Line(bay, line) => format!("{}.{}{letter}", bay + 1, line + 1),
            Spot::Card(card) => format!("{card}.{letter}"),
            Spot::Station(station) => format!("station-{}.{letter}", station + 1),
        }
    }
}

impl Referee {
    /// When the clock does something by itself.
    pub(crate) fn deadline(&self) -> Option<u32> {
        match self.phase {
            Phase::Planning => self.setting.planning.map(|long| self.planning_since + long),
            Phase::Countdown => Some(self.countdown_since + COUNTDOWN),
            _ => None,
        }
    }

    /// The clock has run out.
    pub(crate) fn time_is_up(&mut self) -> Step {
        match self.phase {
            Phase::Planning => {
                self.note("L-24 limit");
                self.begin_countdown()
            }
            _ => {
                self.note("L-30 time is up");
                self.end_countdown()
            }
        }
    }

    pub(crate) fn say_ready(&mut self, seat: usize) -> Step {
        self.say("L-30", format!("ready {}", seat + 1))?;
        self.ready.insert(seat);
        if self.ready.len() == self.setting.players {
            return self.begin_countdown();
        }
        Ok(())
    }

    /// E: the clock starts and every player rolls all their dice (L-30).
    fn begin_countdown(&mut self) -> Step {
        self.say("L-30", format!("countdown {}", Time(self.now)))?;
        self.phase = Phase::Countdown;
        self.waiting = Waiting::Countdown;
        self.countdown_since = self.now;
        self.done.clear();
        for colour in 0..self.colours() {
            for _ in 0..self.this.dice[colour] {
                self.roll_medic_die("L-30", colour)?;
            }
        }
        self.check_countdown()
    }

    fn has_dice(&self, seat: usize) -> bool {
        let own = |die: &Die| self.setting.seat_of(die.colour().index()) == seat;
        self.unplaced.iter().any(own)
    }

    /// The countdown ends when every die is placed, or everyone who has one is done (L-30).
    pub(crate) fn check_countdown(&mut self) -> Step {
        if self.phase != Phase::Countdown {
            return Ok(());
        }
        let mut seats = 0..self.setting.players;
        if seats.any(|seat| self.has_dice(seat) && !self.done.contains(&seat)) {
            return Ok(());
        }
        self.end_countdown()
    }

    fn end_countdown(&mut self) -> Step {
        self.say("L-30", format!("resolution {}", Time(self.now)))?;
        self.phase = Phase::Ended;
        self.waiting = Waiting::Nobody;
        self.next(&[Task::Stop { made: false }, Task::BeginStat]);
        Ok(())
    }

    /// Returns whether a seat may say that it is done.
    pub(crate) fn may_be_done(&self, seat: usize) -> bool {
        !self.done.contains(&seat) && (DONE_WITHOUT_DICE || self.has_dice(seat))
    }

    pub(crate) fn say_done(&mut self, seat: usize) -> Step {
        self.say("L-30", format!("done {}", seat + 1))?;
        self.done.insert(seat);
        Ok(())
    }

    /// A seat that was done acts or is given something.
    pub(crate) fn undone(&mut self, rule: &str, seat: usize) -> Step {
        if self.done.remove(&seat) {
            return self.say(rule, format!("undone {}", seat + 1));
        }
        Ok(())
    }

    /// Every place where dice can go now (L-31): lines without a tile, emergency and stat cards, stations with a cube that
    /// are not locked (L-45).
    pub(crate) fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (number, bay) in self.bays.iter().enumerate() {
            let Some(bay) = bay else { continue };
            let open = (0..bay.tiles.len()).filter(|line| !bay.tiles[*line]);
            spots.extend(open.map(|line| Spot::Line(number, line)));
        }
        spots.extend(self.on_cards.keys().copied().map(Spot::Card));
        for station in 0..2 {
            if self.station_cubes[station] > 0 && !self.stations_locked {
                spots.push(Spot::Station(station));
            }
        }
        spots
    }

    pub(crate) fn at_spot(&self, spot: Spot) -> &Filled {
        match spot {
            Spot::Line(bay, line) => &self.bays[bay].as_ref().expect("a patient").lines[line],
            Spot::Card(card) => &self.on_cards[&card],
            Spot::Station(station) => &self.stations[station],
        }
    }

    fn at_spot_mut(&mut self, spot: Spot) -> &mut Filled {
        match spot {
            Spot::Line(bay, line) => &mut self.bays[bay].as_mut().expect("a patient").lines[line],
            Spot::Card(card) => self.on_cards.get_mut(&card).expect("it lies open"),
            Spot::Station(station) => &mut self.stations[station],
        }
    }

    /// Takes an unplaced die.
    fn take_unplaced(&mut self, die: Die) -> Step {
        match self.unplaced.iter().position(|other| *other == die) {
            Some(at) => {
                self.unplaced.remove(at);
                Ok(())
            }
            None => Err(Halt::Wrong(format!("there is no unplaced {die}"))),
        }
    }

    fn acts_with(&mut self, colour: usize) -> Step {
        self.undone("L-30", self.setting.seat_of(colour))
    }

    pub(crate) fn place(&mut self, die: Die, spot: Spot, space: usize) -> Step {
        self.acts_with(die.colour().index())?;
        self.say("L-31", format!("placed {die} {}", spot.space_name(space)))?;
        self.take_unplaced(die)?;
        self.at_spot_mut(spot).dice[space] = Some(die);
        Ok(())
    }

    /// The colours that can be named when this die goes to the track (L-35, L-36).
    pub(crate) fn track_targets(&self, die: Die) -> Vec<usize> {
        if self.this.track_locked || self.track.len() >= self.setting.track() {
            return Vec::new();
        }
        let left = |colour: &usize| {
            let own = usize::from(die.colour().index() == *colour);
            self.unplaced_of(*colour).len() > own
        };
        (0..self.colours()).filter(left).collect()
    }

    pub(crate) fn sacrifice(&mut self, die: Die, named: usize) -> Step {
        self.acts_with(die.colour().index())?;
        self.say("L-35", format!("sacrificed {die}"))?;
        self.take_unplaced(die)?;
        self.track.push(die);
        self.give_reroll(named)
    }

    /// A colour uses one re-roll for these dice (L-36).
    pub(crate) fn reroll(&mut self, dice: &[Die]) -> Step {
        let colour = dice[0].colour();
        let index = colour.index();
        self.acts_with(index)?;
        self.this.rerolls[index] -= 1;
        let left = self.this.rerolls[index];
        self.say("L-36", format!("rerolls {colour} {left}"))?;
        for die in dice {
            self.take_unplaced(*die)?;
        }
        for die in dice {
            let possible = Icon::ALL.map(|icon| format!("rerolled {die} {icon}"));
            let came = self.chance("L-36", &possible)?;
            let face = possible.iter().position(|text| *text == came);
            let icon = Icon::ALL[face.expect("one of the six")];
            self.unplaced.push(Die::new(colour, icon));
        }
        Ok(())
    }

    /// A colour sets a die to another face (L-36, L-61).
    pub(crate) fn set_die(&mut self, die: Die, icon: Icon) -> Step {
        let colour = die.colour();
        self.acts_with(colour.index())?;
        self.this.sets[colour.index()] -= 1;
        let left = self.this.sets[colour.index()];
        self.say("L-36", format!("sets {colour} {left}"))?;
        self.say("L-61", format!("set {die} {icon}"))?;
        self.take_unplaced(die)?;
        self.unplaced.push(Die::new(colour, icon));
        Ok(())
    }
}
