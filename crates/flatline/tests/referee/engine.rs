//! The real engine, played from outside in the notation.

use std::collections::BTreeSet;

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat, Time};
use klaxon_flatline::options::{self, Cards, Options, Side};
use klaxon_flatline::{Event, Flatline, State, Table};

use crate::games::Engine;
use crate::setting::{Difficulty, Setting};

/// A game of the engine.
pub(crate) struct Real {
    table: Table,
    state: State,
    chance: Seeded,
}

impl Real {
    pub(crate) fn new(setting: &Setting, seed: u64) -> Real {
        let options = Options {
            players: setting.players,
            difficulty: match setting.difficulty {
                Difficulty::Training => options::Difficulty::Training,
                Difficulty::Standard => options::Difficulty::Standard,
                Difficulty::Expert => options::Difficulty::Expert,
            },
            meter: match setting.red_meter {
                true => Side::Red,
                false => Side::Green,
            },
            planning: setting.planning.map(Time),
            chief: Seat(setting.chief as u8),
            cards: Cards::Own(Box::new(setting.deck.clone())),
        };
        let table = Table::new(options).expect("good options");
        Real {
            state: Flatline::before(&table),
            table,
            chance: Seeded::from_number(seed),
        }
    }

    fn texts(&self, events: &[Event]) -> Vec<String> {
        let texts = events.iter();
        texts
            .map(|event| Flatline::event_text(&self.table, event))
            .collect()
    }
}

impl Engine for Real {
    fn start(&mut self) -> Vec<String> {
        let mut events = Vec::new();
        Flatline::start(&self.table, &mut self.state, &mut self.chance, &mut events);
        self.texts(&events)
    }

    fn legal(&self, seat: usize) -> BTreeSet<String> {
        let mut texts = BTreeSet::new();
        Flatline::legal(&self.table, &self.state, Seat(seat as u8), &mut |one| {
            texts.insert(Flatline::action_text(&self.table, &one.action));
        });
        texts
    }

    fn act(&mut self, seat: usize, action: &str, now: u32) -> Vec<String> {
        let action = Flatline::parse_action(&self.table, action).expect("an action");
        let mut events = Vec::new();
        let (table, state, chance) = (&self.table, &mut self.state, &mut self.chance);
        let seat = Seat(seat as u8);
        Flatline::act(table, state, seat, action, Time(now), chance, &mut events)
            .expect("it is legal");
        self.texts(&events)
    }

    fn tick(&mut self, now: u32) -> Vec<String> {
        let mut events = Vec::new();
        let (table, state, chance) = (&self.table, &mut self.state, &mut self.chance);
        Flatline::tick(table, state, Time(now), chance, &mut events);
        self.texts(&events)
    }

    fn deadline(&self) -> Option<u32> {
        Flatline::deadline(&self.table, &self.state).map(|time| time.0)
    }

    fn over(&self) -> bool {
        Flatline::is_over(&self.table, &self.state)
    }
}
