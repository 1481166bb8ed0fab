//! What a client knows: a room made of nothing but what it was told, and the game as each pair of its eyes sees it.

use std::collections::BTreeMap;
use std::sync::Arc;

use klaxon_core::Shelf;
use klaxon_core::board::Board;
use klaxon_room::fact::{parse_viewer, viewer_text};
use klaxon_room::{Fact, MemberId, Phase, Room, Wall};

use crate::reply::Reply;
use crate::request::Sign;

/// What a client knows.
pub struct Fold {
    shelf: Arc<dyn Shelf>,
    room: Room,
    number: u64,
    /// The game as each pair of eyes sees it.
    boards: BTreeMap<String, Box<dyn Board>>,
    /// All options of the game, with its deck.
    table: Vec<String>,
    /// Every fact that was told, in order.
    pub facts: Vec<String>,
}

impl Fold {
    /// Knows nothing.
    pub fn new(shelf: Arc<dyn Shelf>) -> Fold {
        Fold {
            room: Room::new(shelf.clone()),
            shelf,
            number: 0,
            boards: BTreeMap::new(),
            table: Vec::new(),
            facts: Vec::new(),
        }
    }

    /// The number of the last change it knows.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The room.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// What the room is doing.
    pub fn phase(&self) -> Phase {
        self.room.phase()
    }

    /// The position as each pair of eyes sees it.
    pub fn positions(&self) -> BTreeMap<String, String> {
        let boards = self.boards.iter();
        let seen = boards.filter_map(|(eyes, board)| {
            // A view seen by a spectator again would lose what only this seat sees.
            let viewer = parse_viewer(eyes)?;
            Some((eyes.clone(), board.view(viewer)))
        });
        seen.collect()
    }

    /// The pairs of eyes that see the game.
    pub fn eyes(&self) -> impl Iterator<Item = &str> {
        self.boards.keys().map(String::as_str)
    }

    /// A game as a pair of eyes sees it.
    pub fn board(&self, eyes: &str) -> Option<&dyn Board> {
        self.boards.get(eyes).map(|board| &**board)
    }

    /// Folds a message in; an error if it does not fit what came before.
    // Once is enough in the page, which has a session and a tape that fold.
    #[inline(never)]
    pub fn take(&mut self, reply: &Reply) -> Result<(), String> {
        match reply {
            Reply::Snapshot { number, facts, .. } => {
                self.room = Room::new(self.shelf.clone());
                self.boards.clear();
                self.table.clear();
                self.number = *number;
                self.take_facts(facts)
            }
            Reply::Change {
                number,
                at,
                facts,
                events,
            } => {
                if *number != self.number + 1 {
                    return Err(format!("change {number} after {}", self.number));
                }
                self.number = *number;
                self.take_facts(facts)?;
                if facts.iter().any(|fact| fact.starts_with("came ")) {
                    self.room.looked_at(Wall(*at));
                }
                events
                    .iter()
                    .try_for_each(|(eyes, events)| self.take_events(eyes, events))
            }
            Reply::Signal { member, sign } => {
                self.hear(MemberId(*member), sign);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A member makes a sign. A client hears the signs of others, and has to remember its own.
    pub fn hear(&mut self, member: MemberId, sign: &Sign) {
        if let Sign::Ping(_) = sign {
            self.room.touch(member);
        }
    }

    /// When the choice that the table waits for lapses; none if it does not. A client that has just come does not know
    /// whether somebody touched something before.
    pub fn lapses(&self) -> Option<Wall> {
        let (_, board) = self.boards.first_key_value()?;
        self.room.lapses_on(&**board)
    }

    fn take_facts(&mut self, texts: &[String]) -> Result<(), String> {
        let facts = texts.iter().map(|text| {
            let fact = text.parse::<Fact>();
            fact.map_err(|()| format!("no fact: {text}"))
        });
        let facts = facts.collect::<Result<Vec<_>, _>>()?;
        self.room.apply_all(&facts);
        for fact in &facts {
            match fact {
                Fact::Table(line) => self.table.push(line.clone()),
                Fact::Began => self.boards.clear(),
                Fact::Rematch => {
                    self.boards.clear();
                    self.table.clear();
                }
                Fact::Position(viewer, position) => {
                    let mut board = self.unpack()?;
                    if !board.set_position(position) {
                        return Err(format!("no position: {position}"));
                    }
                    self.boards.insert(viewer_text(*viewer), board);
                }
                _ => {}
            }
        }
        self.facts.extend_from_slice(texts);
        Ok(())
    }

    fn take_events(&mut self, eyes: &str, events: &[String]) -> Result<(), String> {
        if !self.boards.contains_key(eyes) {
            let mut board = self.unpack()?;
            let viewer = parse_viewer(eyes).ok_or("no eyes")?;
            // Before the deal a viewer sees the backs of all cards.
            let before = board.view(viewer);
            board.set_position(&before);
            self.boards.insert(eyes.to_owned(), board);
        }
        let board = self.boards.get_mut(eyes).ok_or("no board")?;
        for event in events {
            if !board.apply(event) {
                return Err(format!("no event: {event}"));
            }
        }
        Ok(())
    }

    fn unpack(&self) -> Result<Box<dyn Board>, String> {
        let lines: Vec<&str> = self.table.iter().map(String::as_str).collect();
        match self.shelf.unpack(self.room.game(), &lines) {
            Some(Ok(board)) => Ok(board),
            Some(Err(errors)) => Err(format!("{errors:?}")),
            None => Err(format!("no game {}", self.room.game())),
        }
    }
}
