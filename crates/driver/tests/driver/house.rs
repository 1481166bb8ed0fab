//! A house with one room, a clock that moves when it is told to, and everything that was ever put on record, sent and
//! asked. Effects are carried out as a server would.

use std::collections::BTreeMap;
use std::sync::Arc;

use klaxon_bots::registry::{self, Games};
use klaxon_core::{Message, Numbers};
use klaxon_driver::{
    BotBoard, Chance, ConnectionId, Driver, Hello, Mail, Question, Secret, Unclear,
};
use klaxon_proto::{Ask, Form, Reply, Request, Told};
use klaxon_room::{Change, Phase, Refusal, Room, Thought, Wall};
use klaxon_words::Language;

/// Says a message as the server would.
pub(crate) fn say(tag: &str, message: &Message) -> String {
    klaxon_words::say(tag.parse().unwrap_or(Language::English), message)
}

/// What a bot answers, knowing the question and nothing else.
pub(crate) fn answer(board: &mut BotBoard, question: &Question) -> Thought {
    let game = registry::find(&question.table.game).expect("a registered game");
    let board = board.show(&Games, question).expect("a position");
    let think = &question.think;
    let (seat, policy) = (think.seat, &think.policy);
    let (seed, time, company) = (question.seed, question.time, &question.company);
    let thinking = (game.think)(board, seat, policy, seed, time, company);
    thinking.expect("a known policy")()
}

/// What is left to chance, the same each time.
pub(crate) fn chance(numbers: &mut Numbers) -> Chance {
    let bytes = numbers.next_number().to_le_bytes();
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&bytes);
    Chance {
        secret,
        bots: numbers.next_number(),
    }
}

/// How somebody who comes for the first time introduces themselves.
pub(crate) fn hello(name: &str, form: Form) -> Hello {
    Hello {
        id: 0,
        name: Some(name.to_owned()),
        secret: None,
        have: None,
        language: "en".to_owned(),
        form,
        screen: false,
        came: None,
    }
}

/// The secret of somebody with this name.
pub(crate) fn secret(name: &str) -> Secret {
    Secret {
        token: format!("token of {name}"),
        key: format!("key of {name}"),
    }
}

/// A house with one room.
pub(crate) struct House {
    pub(crate) driver: Driver,
    pub(crate) now: Wall,
    pub(crate) record: Vec<Change>,
    pub(crate) mail: Vec<Mail>,
    pub(crate) questions: Vec<Question>,
    board: BotBoard,
    numbers: Numbers,
    forms: BTreeMap<ConnectionId, Form>,
    /// What the messages to each connection are read against.
    readers: BTreeMap<ConnectionId, Told>,
    ids: BTreeMap<ConnectionId, u64>,
}

impl House {
    pub(crate) fn open(game: &str, options: &[&str]) -> House {
        let now = Wall(1_000_000);
        let mut room = Room::new(Arc::new(Games));
        let options = options.iter().map(|&line| line.to_owned()).collect();
        let opened = room.open(game.to_owned(), options, now);
        let record = vec![opened.expect("good options")];
        House {
            driver: Driver::new(room, record.clone(), say),
            now,
            record,
            mail: Vec::new(),
            questions: Vec::new(),
            board: BotBoard::default(),
            numbers: Numbers::new(7),
            forms: BTreeMap::new(),
            readers: BTreeMap::new(),
            ids: BTreeMap::new(),
        }
    }

    pub(crate) fn phase(&self) -> Phase {
        self.driver.room().phase()
    }

    pub(crate) fn try_enter(&mut self, hello: Hello) -> Result<ConnectionId, Refusal> {
        let fresh = secret(hello.name.as_deref().unwrap_or_default());
        let form = hello.form;
        let connection = self.driver.enter(hello, fresh, self.now)?;
        self.forms.insert(connection, form);
        Ok(connection)
    }

    /// Somebody comes for the first time.
    pub(crate) fn enter(&mut self, name: &str, form: Form) -> ConnectionId {
        let connection = self.try_enter(hello(name, form)).expect("they may");
        self.settle();
        connection
    }

    /// Somebody comes back, who has all changes up to this one.
    pub(crate) fn come_back(&mut self, name: &str, have: Option<u64>) -> ConnectionId {
        let hello = Hello {
            secret: Some(secret(name)),
            have,
            ..hello(name, Form::Binary)
        };
        let connection = self.try_enter(hello).expect("they may");
        self.ids.insert(connection, 1000 * connection.0);
        self.settle();
        connection
    }

    /// Somebody says something. Returns whether it was refused.
    pub(crate) fn say(&mut self, connection: ConnectionId, ask: Ask) -> bool {
        let id = self.ids.entry(connection).or_default();
        *id += 1;
        let request = Request { id: *id, ask };
        let refused = self.driver.hear(connection, request, self.now);
        self.settle();
        refused.is_some()
    }

    /// Somebody asks for something that they get.
    pub(crate) fn does(&mut self, connection: ConnectionId, ask: Ask) {
        assert!(!self.say(connection, ask.clone()), "{ask:?}");
    }

    pub(crate) fn mumbles(&mut self, connection: ConnectionId, unclear: &Unclear) {
        self.driver.mumbled(connection, None, unclear, self.now);
        self.settle();
    }

    pub(crate) fn leave(&mut self, connection: ConnectionId) {
        self.driver.leave(connection, self.now);
        self.settle();
    }

    /// The clock moves to what is due next, and that happens. Returns false if nothing is due.
    pub(crate) fn wait(&mut self) -> bool {
        let Some(due) = self.driver.deadline() else {
            return false;
        };
        self.now = self.now.max(due);
        let chance = chance(&mut self.numbers);
        self.driver.wake(self.now, chance);
        self.settle();
        true
    }

    /// Carries out what came of it, in its order.
    pub(crate) fn settle(&mut self) {
        loop {
            let effects = self.driver.effects();
            if effects.is_empty() {
                return;
            }
            self.record.extend(effects.record);
            for mail in effects.mail {
                self.check_is_on_record(&mail);
                self.mail.push(mail);
            }
            for question in effects.thinking {
                assert!(question.think.number <= self.last_on_record());
                assert_eq!(question.time, self.driver.room().clock().at(self.now));
                let thought = answer(&mut self.board, &question);
                self.driver.thought(&question.think, thought, self.now);
                self.questions.push(question);
            }
        }
    }

    pub(crate) fn last_on_record(&self) -> u64 {
        self.record.last().map_or(0, |change| change.number)
    }

    /// Nobody is told anything that is not on record.
    fn check_is_on_record(&mut self, mail: &Mail) {
        let number = match self.read(mail) {
            Reply::Welcome { number, .. }
            | Reply::Done { number, .. }
            | Reply::Change { number, .. }
            | Reply::Snapshot { number, .. } => number,
            _ => return,
        };
        assert!(number <= self.last_on_record(), "{mail:?}");
    }

    pub(crate) fn form(&self, connection: ConnectionId) -> Form {
        self.forms[&connection]
    }

    fn form_or_binary(&self, connection: ConnectionId) -> Form {
        self.forms.get(&connection).copied().unwrap_or(Form::Binary)
    }

    /// Reads what comes next to a connection. There is nothing in it but what is read.
    pub(crate) fn read(&mut self, mail: &Mail) -> Reply {
        let form = self.form_or_binary(mail.to);
        let told = self.readers.entry(mail.to).or_default();
        let mut before = *told;
        let reply = form.read_reply(&mail.bytes, told).expect("a reply");
        assert_eq!(form.write_reply(&reply, &mut before), mail.bytes);
        reply
    }

    /// Everything that a connection was told.
    pub(crate) fn told(&self, connection: ConnectionId) -> Vec<Reply> {
        let theirs = self.mail.iter().filter(|mail| mail.to == connection);
        let form = self.form_or_binary(connection);
        let mut told = Told::default();
        let read = theirs.map(|mail| form.read_reply(&mail.bytes, &mut told).expect("a reply"));
        read.collect()
    }

    /// Returns whether the last that a connection was told closed it.
    pub(crate) fn is_closed(&self, connection: ConnectionId) -> bool {
        let mut theirs = self.mail.iter().filter(|mail| mail.to == connection);
        theirs.next_back().is_some_and(|mail| mail.last)
    }
}
