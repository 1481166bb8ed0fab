//! A room in this tab: for who plays alone or with bots, without any network.

use std::sync::Arc;

use klaxon_bots::registry::Decision;
use klaxon_room::{Change, Command, Fact, MemberId, Phase, Played, Room, Think, Thought};

use crate::shelf::{FUSE, PageGames};
use crate::{app, browser, saved, thinking, told};

/// A room in this tab.
pub(crate) struct Local {
    room: Room,
    me: MemberId,
    message: u64,
    changes: Vec<Change>,
    /// Which timer is armed: an older one that rings has nothing to say.
    timer: u64,
    /// How many changes were saved.
    saved: usize,
}

impl Local {
    /// A new room for FUSE.
    pub(crate) fn new(options: Vec<String>, name: &str) -> Option<Local> {
        let now = browser::now();
        let mut room = Room::new(Arc::new(PageGames));
        let opened = room.open(FUSE.to_owned(), options, now).ok()?;
        let (me, joined) = room.join(name, "", now).ok()?;
        let mut local = Local {
            room,
            me,
            message: 0,
            changes: vec![opened, joined],
            timer: 0,
            saved: 0,
        };
        local.settle();
        Some(local)
    }

    /// The room that was saved.
    pub(crate) fn resume() -> Option<Local> {
        let (mut room, mut changes) = saved::load()?;
        let now = browser::now();
        let alive = changes.last().map_or(now, |change| change.at);
        changes.push(room.restart(alive, now));
        let me = room.members().first()?.id;
        changes.extend(room.come(me, now));
        let message = room.member(me).map_or(0, |member| member.last_message());
        let mut local = Local {
            room,
            me,
            message,
            changes,
            timer: 0,
            saved: 0,
        };
        local.settle();
        Some(local)
    }

    pub(crate) fn room(&self) -> &Room {
        &self.room
    }

    pub(crate) fn me(&self) -> MemberId {
        self.me
    }

    /// The game that is over.
    pub(crate) fn played(&self) -> Option<Played> {
        let over = |change: &&Change| {
            change
                .facts
                .iter()
                .any(|fact| matches!(fact, Fact::Over(..)))
        };
        let end = self.changes.iter().rev().find(over)?;
        let outcome = self.room.outcome()?;
        Some(Played::with(&self.room, end.number, end.at, outcome))
    }

    /// The record of the game that is over.
    pub(crate) fn record(&self) -> Option<String> {
        klaxon_room::record(&self.changes)
    }

    pub(crate) fn ask(&mut self, command: Command) {
        self.message += 1;
        let answer = self
            .room
            .ask(self.me, self.message, command, browser::now());
        self.take(answer.changes);
        if let Err(refusal) = answer.result {
            app::complain(crate::text::say(&refusal.message()));
        }
        self.settle();
    }

    /// What was due happens.
    pub(crate) fn wake(&mut self, timer: u64) {
        if timer == self.timer {
            let changes = self.room.wake(browser::now(), browser::random());
            self.take(changes);
            self.settle();
        }
    }

    /// A bot has thought.
    pub(crate) fn thought(&mut self, think: &Think, decision: Decision) {
        let thought = match decision {
            Decision::Act(action) => Thought::Act(action),
            Decision::Wait(until) => Thought::Wait(until),
        };
        let changes = self.room.thought(think, thought, browser::now());
        self.take(changes);
        self.settle();
    }

    fn take(&mut self, changes: Vec<Change>) {
        for change in &changes {
            let facts: Vec<String> = change.facts.iter().map(Fact::to_string).collect();
            told::hear_room(&facts);
            told::hear(&change.events);
        }
        self.changes.extend(changes);
    }

    /// Saves, lets bots think, and arms the one timer.
    fn settle(&mut self) {
        match self.room.phase() {
            Phase::Over => saved::forget(),
            _ if self.saved == self.changes.len() => {}
            _ => saved::save(&self.changes),
        }
        self.saved = self.changes.len();
        for think in self.room.take_thinking() {
            if let Some(board) = self.room.board() {
                thinking::ask(think, board, self.room.clock().at(browser::now()));
            }
        }
        self.timer += 1;
        if let Some(due) = self.room.deadline() {
            let timer = self.timer;
            browser::after(due.since(browser::now()), move || app::wake(timer));
        }
        app::changed();
    }
}
