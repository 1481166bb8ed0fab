//! A room in a browser tab: one guest, bots, and no network. It runs in a worker and speaks with the page as a server
//! would, bytes in and bytes out, so the page gets one seat's view and nothing else.

use std::collections::VecDeque;
use std::sync::Arc;

use bytes::Bytes;
use klaxon_core::{Message, Shelf};
use klaxon_proto::{Ask, Form, Malformed, Refused, Reply, Request};
use klaxon_room::{Change, Fact, Phase, Played, Refusal, Room, Thought, Wall};

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
    changes: Vec<Change>,
    /// How many changes were saved.
    saved: usize,
    /// What bots were not asked yet.
    questions: VecDeque<Question>,
    /// What the page is to be sent besides what the driver says.
    bytes: Vec<Bytes>,
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
        let opened = room.open(game.to_owned(), options, now)?;
        Ok(TabRoom::new(room, vec![opened], say, minds))
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
        Some(TabRoom::new(room, changes, say, minds))
    }

    fn new(room: Room, changes: Vec<Change>, say: Say, minds: Minds) -> TabRoom {
        TabRoom {
            driver: Driver::new(room, changes.clone(), say),
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
        self.bytes.push(Form::Binary.write_reply(&bye).into());
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
        let save = (self.saved < self.changes.len()).then(|| self.save());
        self.saved = self.changes.len();
        Out { save, bytes }
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
