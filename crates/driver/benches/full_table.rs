//! A room of four players in the middle of a game of FUSE, without sockets.

use std::sync::Arc;

use klaxon_core::{Message, Seat, Shelf};
use klaxon_driver::{Chance, ConnectionId, Driver, Effects, Hello, Secret};
use klaxon_proto::{Ask, Form, Request};
use klaxon_room::{Phase, Room, Wall};

const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dan"];

/// A room with its players. One after the other passes and takes the pass back, so the game never ends.
pub(crate) struct FullTable {
    driver: Driver,
    now: Wall,
    guests: Vec<ConnectionId>,
    /// The players who could take a die, and so may pass.
    movers: Vec<usize>,
    /// The id of the last message.
    id: u64,
    moves: usize,
}

impl FullTable {
    /// Four players sit down, the cards are dealt, and somebody rolls. `deal` says which deal it is: in a few only one
    /// player could take a die, whose pass would end the turn; then it is the next.
    pub(crate) fn open(shelf: &Arc<dyn Shelf>, form: Form, deal: u8) -> FullTable {
        let deals = (deal..=u8::MAX).map(|deal| FullTable::dealt(shelf, form, deal));
        let mut playable = deals.filter(|table| table.movers.len() > 1);
        playable.next().expect("a deal with two movers")
    }

    fn dealt(shelf: &Arc<dyn Shelf>, form: Form, deal: u8) -> FullTable {
        let now = Wall(1_800_000_000_000);
        let mut room = Room::new(shelf.clone());
        let options = ["players 4", "clock 99:59"].map(str::to_owned);
        let opened = room.open("fuse".to_owned(), options.to_vec(), now);
        let opened = opened.expect("good options");
        let say = |_: &str, message: &Message| message.key.to_owned();
        let mut table = FullTable {
            driver: Driver::new(room, vec![opened], say),
            now,
            guests: Vec::new(),
            movers: Vec::new(),
            id: 0,
            moves: 0,
        };
        table.sit_down(form);
        let chance = Chance {
            secret: [deal; 32],
            bots: 0,
        };
        table.driver.wake(now, chance);
        assert_eq!(table.driver.room().phase(), Phase::Playing);
        let roller = (0..NAMES.len()).find(|&place| table.may(place, "roll"));
        let roller = roller.expect("somebody rolls");
        table.say(roller, act(roller, "roll"));
        let movers = (0..NAMES.len()).filter(|&place| table.may(place, "pass"));
        table.movers = movers.collect();
        table.driver.effects();
        table
    }

    fn sit_down(&mut self, form: Form) {
        for (name, seat) in NAMES.into_iter().zip(1..) {
            let hello = Hello {
                id: 0,
                name: Some(name.to_owned()),
                secret: None,
                have: None,
                language: "en".to_owned(),
                form,
                screen: false,
                came: None,
            };
            // As long as a server's are.
            let (token, key) = (format!("{name:>43}"), format!("{name:>64}"));
            let entered = self.driver.enter(hello, Secret { token, key }, self.now);
            self.guests.push(entered.expect("they may"));
            self.say(self.guests.len() - 1, Ask::Sit { seat });
        }
        let name = "count-in".to_owned();
        let value = "0".to_owned();
        self.say(0, Ask::Set { name, value });
        for place in 0..NAMES.len() {
            self.say(place, Ask::Ready(true));
        }
        self.driver.effects();
    }

    fn may(&self, place: usize, action: &str) -> bool {
        let legal = self.driver.room().legal(Seat(place as u8));
        legal.iter().any(|one| one == action)
    }

    fn say(&mut self, place: usize, ask: Ask) {
        self.id += 1;
        let request = Request { id: self.id, ask };
        let refused = self.driver.hear(self.guests[place], request, self.now);
        assert_eq!(refused, None, "no player does anything wrong");
    }

    /// The next move, and what a server does with it: asks when something is due, and writes the changes down.
    pub(crate) fn play(&mut self) -> Effects {
        let mover = self.movers[self.moves / 2 % self.movers.len()];
        let action = ["pass", "unpass"][self.moves % 2];
        self.moves += 1;
        self.now = self.now.plus(250);
        self.say(mover, act(mover, action));
        assert!(self.driver.deadline().is_some_and(|due| due > self.now));
        let effects = self.driver.effects();
        let bodies = effects.record.iter().map(|change| change.body());
        assert!(bodies.map(|body| body.len()).sum::<usize>() > 0);
        effects
    }
}

fn act(place: usize, action: &str) -> Ask {
    Ask::Act {
        seat: place as u8 + 1,
        action: action.to_owned(),
    }
}
