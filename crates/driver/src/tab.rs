//! A room in a browser tab: one guest, bots, and no network. It runs in a worker and speaks with the page as a server
//! would, bytes in and bytes out, so the page gets one seat's view and nothing else.

use std::collections::VecDeque;
use std::sync::Arc;

use bytes::Bytes;
use klaxon_core::{Message, Seat, Shelf, Time};
use klaxon_proto::{Ask, Form, Malformed, Refused, Reply, Request, Told};
use klaxon_room::{Change, Command, Fact, Phase, Played, Refusal, Room, Thought, Wall};

use crate::chance::Chance;
use crate::door::{Hello, Secret};
use crate::driver::Driver;
use crate::effects::ConnectionId;
use crate::hearing::Unclear;
use crate::question::Question;
use crate::words::Say;
use crate::{saved, words};

/// Answers bots' questions.
pub type Minds = Box<dyn FnMut(&Question) -> Thought>;

/// A room in a browser tab.
pub struct TabRoom {
    driver: Driver,
    say: Say,
    minds: Minds,
    /// The connection of the page, once it has said hello.
    page: Option<ConnectionId>,
    /// What happened, from the last rematch on: what was before is not needed to go on, and would be saved again and
    /// again.
    changes: Vec<Change>,
    /// How many changes were saved.
    saved: usize,
    /// What bots were not asked yet.
    questions: VecDeque<Question>,
    /// What the page is to be sent besides what the driver says.
    bytes: Vec<Bytes>,
}

/// A game that has begun before its guest comes in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Begun {
    /// The name of the game.
    pub name: String,
    /// Its options, in the notation.
    pub options: Vec<String>,
    /// What the guest is called.
    pub guest: String,
    /// The guest's seat.
    pub seat: Seat,
    /// The game time at which it stands.
    pub time: Time,
}

/// What is to be done, in this order.
#[derive(Debug, Default)]
pub struct Out {
    /// What is to be saved.
    pub save: Option<Save>,
    /// What the page is to be sent.
    pub bytes: Vec<Bytes>,
}

/// What is to be saved, so that the game goes on after the tab was closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Save {
    /// This text, for [`TabRoom::resume`]. It has everybody's secrets in it.
    Text(String),
    /// Nothing any more: the game is over.
    Nothing,
}

impl TabRoom {
    /// A new room for a game.
    pub fn open(
        shelf: Arc<dyn Shelf>,
        game: &str,
        options: Vec<String>,
        say: Say,
        minds: Minds,
        now: Wall,
    ) -> Result<TabRoom, Refusal> {
        let mut room = Room::new(shelf);
        let changes = vec![room.open(game.to_owned(), options, now)?];
        let recent = changes.clone();
        Ok(TabRoom::new(room, changes, recent, say, minds))
    }

    /// The room that was saved; none if it can't be read. The time since its last change is paused time.
    pub fn resume(
        shelf: Arc<dyn Shelf>,
        text: &str,
        say: Say,
        minds: Minds,
        now: Wall,
    ) -> Option<TabRoom> {
        let (mut room, mut changes) = saved::parse(text, shelf)?;
        let alive = changes.last().map_or(now, |change| change.at);
        changes.push(room.restart(alive, now));
        // The first may be a summary, which tells nothing to a page that knows the room.
        let recent = changes[1..].to_vec();
        Some(TabRoom::new(room, changes, recent, say, minds))
    }

    /// A room where a game has begun, and its time stands: the guest has their seat, and bots have the others.
    pub fn begun(
        shelf: Arc<dyn Shelf>,
        game: Begun,
        say: Say,
        minds: Minds,
        now: Wall,
        chance: Chance,
    ) -> Result<TabRoom, Refusal> {
        let mut room = Room::new(Arc::clone(&shelf));
        let policies = shelf.policies(&game.name);
        let policy = policies.first().copied().unwrap_or_default();
        let mut changes = vec![room.open(game.name, game.options, now)?];
        let (guest, joined) = room.join(&game.guest, &secret().key, now)?;
        changes.push(joined);
        for (message, command) in (1..).zip(beginning(room.seats().len(), game.seat, policy)) {
            let answer = room.ask(guest, message, command, now);
            changes.extend(answer.changes);
            answer.result?;
        }
        changes.extend(room.wake(now, chance.secret));
        changes.extend(room.keep_still(game.time, now));
        Ok(TabRoom::new(room, changes.clone(), changes, say, minds))
    }

    fn new(
        room: Room,
        changes: Vec<Change>,
        recent: Vec<Change>,
        say: Say,
        minds: Minds,
    ) -> TabRoom {
        TabRoom {
            driver: Driver::new(room, recent, say),
            say,
            minds,
            page: None,
            changes,
            saved: 0,
            questions: VecDeque::new(),
            bytes: Vec::new(),
        }
    }

    /// The page says something, in the binary form.
    pub fn hear(&mut self, bytes: &[u8], now: Wall) -> Out {
        match (Form::Binary.read_request(bytes), self.page) {
            (
                Ok(Request {
                    id,
                    ask:
                        Ask::Hello {
                            name,
                            have,
                            language,
                            ..
                        },
                }),
                _,
            ) => {
                let language = language.unwrap_or_default();
                let hello = Hello {
                    id,
                    name,
                    secret: Some(secret()),
                    have,
                    language,
                    form: Form::Binary,
                    screen: false,
                    came: None,
                };
                self.enter(hello, now);
            }
            (Ok(request), Some(page)) => {
                self.driver.hear(page, request, now);
            }
            (Err(Malformed(what)), Some(page)) => {
                let unclear = Unclear::Malformed(what);
                self.driver.mumbled(page, None, &unclear, now);
            }
            (_, None) => {
                let why = words::said(&Message::new("serve-no-hello"), |m| (self.say)("", m));
                self.part(why);
            }
        }
        self.settle()
    }

    /// The page comes, for the first time or again: it is always the same guest.
    fn enter(&mut self, hello: Hello, now: Wall) {
        let language = hello.language.clone();
        match self.driver.enter(hello, secret(), now) {
            Ok(page) => self.page = Some(page),
            Err(refusal) => {
                let why = words::refused(&refusal, |message| (self.say)(&language, message));
                self.part(why);
            }
        }
    }

    fn part(&mut self, why: Refused) {
        let bye = Reply::Bye { why, back: false };
        let bye = Form::Binary.write_reply(&bye, &mut Told::default());
        self.bytes.push(bye.into());
    }

    /// When something is next due: at once, if a bot is to be asked.
    pub fn deadline(&self) -> Option<Wall> {
        match self.questions.is_empty() {
            true => self.driver.deadline(),
            false => Some(Wall(0)),
        }
    }

    /// One bot thinks, if any is to be asked; what was due by now happens. Only one bot at a time, so that the page is
    /// heard between two of them.
    pub fn wake(&mut self, now: Wall, chance: Chance) -> Out {
        if let Some(question) = self.questions.pop_front() {
            let thought = (self.minds)(&question);
            self.driver.thought(&question.think, thought, now);
        }
        self.driver.wake(now, chance);
        self.settle()
    }

    /// Game time goes on to this time and stands there; what is due by then happens.
    pub fn keep_still(&mut self, at: Time, now: Wall) -> Out {
        self.driver.keep_still(at, now);
        self.settle()
    }

    /// Bots have a reason to look at the table that is no change of it.
    pub fn nudge(&mut self, now: Wall) {
        self.driver.nudge(now);
    }

    /// Everything that came of it.
    fn settle(&mut self) -> Out {
        let mut bytes = std::mem::take(&mut self.bytes);
        loop {
            let effects = self.driver.effects();
            if effects.is_empty() {
                break;
            }
            self.changes.extend(effects.record);
            self.questions.extend(effects.thinking);
            for mail in effects.mail {
                // What an older connection is told reaches nobody: the page has come in anew.
                if self.page == Some(mail.to) {
                    bytes.push(mail.bytes);
                    self.page = self.page.filter(|_| !mail.last);
                }
            }
        }
        self.forget_old_games();
        let save = (self.saved < self.changes.len()).then(|| self.save());
        self.saved = self.changes.len();
        Out { save, bytes }
    }

    /// Back in the lobby, the games before are over.
    fn forget_old_games(&mut self) {
        let again = |change: &Change| change.facts.contains(&Fact::Rematch);
        let Some(last) = self
            .changes
            .last()
            .filter(|_| self.changes.iter().any(again))
        else {
            return;
        };
        if let Some(summary) = self.driver.room().summary(last.at) {
            self.changes = vec![summary];
            self.saved = 0;
        }
    }

    fn save(&self) -> Save {
        match self.driver.room().phase() {
            Phase::Over => Save::Nothing,
            _ => Save::Text(saved::text(&self.changes)),
        }
    }

    /// The name of its game.
    pub fn game(&self) -> String {
        self.driver.room().game().to_owned()
    }

    /// Returns whether a game has begun and is not over.
    pub fn is_on(&self) -> bool {
        let phase = self.driver.room().phase();
        matches!(phase, Phase::Playing | Phase::Paused { .. })
    }

    /// The game that is over.
    pub fn played(&self) -> Option<Played> {
        let is_end = |fact: &Fact| matches!(fact, Fact::Over(..));
        let mut latest = self.changes.iter().rev();
        let end = latest.find(|change| change.facts.iter().any(is_end))?;
        let room = self.driver.room();
        Some(Played::with(room, end.number, end.at, room.outcome()?))
    }

    /// The record of the last game that was over.
    pub fn record(&self) -> Option<String> {
        klaxon_room::record(&self.changes)
    }
}

/// How bots that nobody has to be quicker than play, in milliseconds.
const PACE: u64 = 400;

/// What a guest asks for until a game begins at once: their seat, and bots for the others, who wait for nobody.
fn beginning(seats: usize, own: Seat, policy: &str) -> Vec<Command> {
    let set = |name: &str, value: u64| Command::Set {
        name: name.to_owned(),
        value: value.to_string(),
    };
    let mut commands = vec![set("count-in", 0), set("head-start", 0), set("pace", PACE)];
    commands.extend(Seat::all(seats).map(|seat| match seat == own {
        true => Command::Sit(seat),
        false => Command::Bot {
            seat,
            policy: policy.to_owned(),
        },
    }));
    commands.push(Command::Ready(true));
    commands
}

/// The guest of a tab needs no secret: nobody else can come in.
fn secret() -> Secret {
    Secret {
        token: "tab".to_owned(),
        key: String::new(),
    }
}

impl std::fmt::Debug for TabRoom {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TabRoom")
            .field("driver", &self.driver)
            .field("changes", &self.changes.len())
            .finish_non_exhaustive()
    }
}
