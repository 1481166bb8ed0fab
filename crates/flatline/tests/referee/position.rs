//! Positions for tests, built by hand.

use klaxon_flatline::deck::{Deck, Meter, Station};
use klaxon_flatline::line::{Line, Sign, Space};
use klaxon_flatline::patient::Patient;
use klaxon_flatline::{Card, Icon};

use crate::agenda::Task;
use crate::setting::{Difficulty, Setting};
use crate::table::{Phase, Referee, Waiting};

fn pulse() -> Line {
    Line {
        sign: Sign::Any,
        spaces: vec![Space::Icon(Icon::Pulse)],
        left: 0,
    }
}

/// A deck of patients `a` to `q` with three lines of one pulse and no triggers; every card takes one pulse.
fn plain_deck() -> Deck {
    let patient = |letter: char| Patient {
        id: letter.to_string(),
        lines: vec![pulse(), pulse(), pulse()],
        triggers: [None; 4],
    };
    let station = Station {
        top: vec![Space::Any],
        bottom: [Space::Any; 3],
    };
    let meter = Meter {
        green: [1, 2, 3, 1, 2, 3, 1, 2],
        red: [4; 8],
    };
    Deck {
        name: "plain".to_owned(),
        patients: ('a'..='q').map(patient).collect(),
        cards: Card::ALL.iter().map(|_| pulse()).collect(),
        stations: [station.clone(), station],
        meters: [meter; 4],
        dial: [0, 1, 2, 3],
    }
}

/// Three players, the diamond at bay 1, patients a to d in the bays; triggers by bay, space and word.
pub(crate) fn with_triggers(triggers: &[(usize, usize, &str)]) -> Referee {
    let mut deck = plain_deck();
    for (bay, space, word) in triggers {
        let trigger = word.parse().expect("a trigger");
        deck.patients[bay - 1].triggers[space - 1] = Some(trigger);
    }
    let mut referee = Referee::new(Setting {
        players: 3,
        difficulty: Difficulty::Training,
        red_meter: false,
        planning: None,
        chief: 0,
        deck,
    });
    let events = [
        "patient 1 a",
        "patient 2 b",
        "patient 3 c",
        "patient 4 d",
        "chief 1",
        "connecting",
    ];
    let events = events.map(str::to_owned);
    referee.start(&events).expect("a deal");
    referee
}

/// The same without triggers.
pub(crate) fn plain() -> Referee {
    with_triggers(&[])
}

impl Referee {
    /// Puts a card from the draw pile into a row of a slot, both from 1.
    pub(crate) fn lay(&mut self, card: Card, slot: usize, row: usize) {
        self.draw.remove(&card);
        self.add_emergency(card, row - 1, slot - 1);
    }

    /// Puts a card from the draw pile into the triage area.
    pub(crate) fn help(&mut self, card: Card) {
        self.draw.remove(&card);
        self.triage.insert(card);
    }

    /// Waits at a stop in this phase; `go` leads to this.
    pub(crate) fn stand(&mut self, phase: Phase, then: Task) {
        self.phase = phase;
        self.agenda = vec![then];
        self.waiting = Waiting::Stop;
    }

    /// Puts tiles on lines, bay and line from 1.
    pub(crate) fn clear(&mut self, lines: &[(usize, usize)]) {
        for (bay, line) in lines {
            let bay = self.bays[bay - 1].as_mut().expect("a patient");
            bay.tiles[line - 1] = true;
        }
    }

    /// The first seat does this after a second, and exactly these events follow, one a line.
    pub(crate) fn check(&mut self, action: &str, events: &str) {
        self.check_seat(1, action, events);
    }

    /// The same for any seat, from 1.
    pub(crate) fn check_seat(&mut self, seat: usize, action: &str, events: &str) {
        let events: Vec<String> = events.lines().map(|line| line.trim().to_owned()).collect();
        let now = 1000.max(self.now);
        let followed = self.act(seat - 1, action, now, &events);
        followed.unwrap_or_else(|why| panic!("{action}: {why}"));
        self.check_conservation().expect("nothing gets lost");
    }

    /// What the first seat may do that begins like this.
    pub(crate) fn may(&self, begins: &str) -> Vec<String> {
        let legal = self.legal(0).into_iter();
        legal.filter(|action| action.starts_with(begins)).collect()
    }
}
