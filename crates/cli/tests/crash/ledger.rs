//! What is on record after each crash, read from a copy of the data; and what must hold between it and what everybody
//! was told.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use klaxon_bots::registry::Games;
use klaxon_core::{Seat, Viewer};
use klaxon_room::fact::viewer_text;
use klaxon_room::{Change, Fact, Room, Wall};
use klaxon_server::journal::{Entry, FILE, Journal, SqliteJournal};
use tempfile::TempDir;

use crate::player::{Answer, Player, Told};

/// What is on record of a room.
pub(crate) struct Log {
    room: Room,
    entries: Vec<Entry>,
    pub(crate) changes: Vec<Change>,
    /// Each change as everybody may see it.
    seen: Vec<BTreeMap<String, Vec<String>>>,
    /// Which message made which change.
    made: BTreeMap<(u32, u64), u64>,
}

impl Log {
    fn new() -> Log {
        Log {
            room: Room::new(Arc::new(Games)),
            entries: Vec::new(),
            changes: Vec::new(),
            seen: Vec::new(),
            made: BTreeMap::new(),
        }
    }

    /// The record goes on. What was there is still there, and the same.
    fn go_on(&mut self, code: &str, entries: Vec<Entry>) {
        let before = self.entries.len();
        assert!(entries.len() >= before, "{code} lost entries");
        for (old, new) in self.entries.iter().zip(&entries) {
            assert_eq!(old, new, "{code}: a number was used twice");
        }
        for entry in &entries[before..] {
            let change = Change::parse(entry.number, Wall(entry.at), &entry.body);
            let change = change.unwrap_or_else(|| panic!("{code}: {entry:?}"));
            assert!(self.room.replay(&change), "{code}: {change:?}");
            if let Some((member, message)) = change.by {
                let before = self.made.insert((member.0, message), change.number);
                assert_eq!(before, None, "{code}: carried out twice: {change:?}");
            }
            let seats = Seat::all(self.room.seats().len()).map(Viewer::Seat);
            let viewers = seats.chain([Viewer::Spectator]);
            let seen = viewers.map(|viewer| {
                let events = self.room.events_for(&change, viewer);
                (viewer_text(viewer), events)
            });
            self.seen.push(seen.collect());
            self.changes.push(change);
        }
        self.entries = entries;
    }

    fn change(&self, number: u64) -> Option<&Change> {
        self.changes.get(number.checked_sub(1)? as usize)
    }

    /// What was told is on record, word for word.
    fn check_told(&self, who: &str, number: u64, told: &Told) {
        let change = self.change(number);
        let change = change.unwrap_or_else(|| panic!("{who} was told of {number}: {told:?}"));
        let public = change.facts.iter().filter(|fact| fact.is_public());
        let public: Vec<String> = public.map(Fact::to_string).collect();
        assert_eq!((told.at, &told.facts), (change.at.0, &public), "{who}");
        for (eyes, events) in &told.events {
            let seen = self.seen[number as usize - 1].get(eyes);
            assert_eq!(Some(events), seen, "{who}: {change:?}");
        }
        let silent = told.events.is_empty();
        assert_eq!(silent, change.events.is_empty(), "{who}: {change:?}");
    }

    /// Did something happen in the game since the server was last started?
    pub(crate) fn has_gone_on(&self) -> bool {
        let restarted = |change: &Change| {
            let mut facts = change.facts.iter();
            facts.any(|fact| matches!(fact, Fact::Restarted(_)))
        };
        let since = self.changes.iter().rposition(restarted).unwrap_or(0);
        let facts = self.changes[since..].iter().flat_map(|c| &c.facts);
        let mut played = facts.filter(|fact| {
            matches!(
                fact,
                Fact::Acted(..) | Fact::Fallback(..) | Fact::Ticked(..) | Fact::Began
            )
        });
        played.next().is_some()
    }

    /// How many facts there are of some kind.
    pub(crate) fn count(&self, kind: impl Fn(&Change, &Fact) -> bool) -> usize {
        let facts = self.changes.iter();
        let facts = facts.flat_map(|change| change.facts.iter().map(move |fact| (change, fact)));
        facts.filter(|(change, fact)| kind(change, fact)).count()
    }
}

/// What is on record of all rooms.
#[derive(Default)]
pub(crate) struct Ledger {
    pub(crate) rooms: BTreeMap<String, Log>,
    /// Messages that nobody had heard an answer to, and that were on record, wholly.
    pub(crate) unheard_but_done: usize,
    /// Messages that nobody had heard an answer to, and that were not there at all.
    pub(crate) unheard_and_gone: usize,
}

impl Ledger {
    /// Reads what a server that was killed left behind: from a copy, so that the next server finds what the last left.
    pub(crate) async fn read(&mut self, data: &Path) {
        let copy = TempDir::new().expect("a folder");
        for name in [FILE.to_owned(), format!("{FILE}-wal")] {
            let original = data.join(&name);
            if original.exists() {
                fs::copy(original, copy.path().join(&name)).expect("copied");
            }
        }
        let journal = SqliteJournal::open(copy.path()).await.expect("a journal");
        for row in journal.rooms().await.expect("rooms") {
            assert_eq!(row.closed, None, "{} was closed", row.code);
            let entries = journal.history(row.id).await.expect("entries");
            let log = self.rooms.entry(row.code.clone()).or_insert_with(Log::new);
            log.go_on(&row.code, entries);
        }
        journal.finish().await.expect("closed");
    }

    /// Everything that a player was told holds.
    pub(crate) fn check(&mut self, player: &mut Player) {
        let who = format!("{} in {}", player.name, player.room);
        let log = self.rooms.get(&player.room);
        let log = log.unwrap_or_else(|| panic!("{who}: there is no such room"));
        for number in std::mem::take(&mut player.news) {
            log.check_told(&who, number, &player.told[&number]);
        }
        let first = player.checked;
        for (&id, sent) in player.sent.range_mut(first..) {
            let made = log.made.get(&(player.member, id)).copied();
            let change = made.and_then(|number| log.change(number));
            let whole = change.is_some_and(|change| sent.is_in(change));
            match sent.answer {
                Answer::Done(number) => {
                    assert_eq!(made, Some(number), "{who}: {id} is missing: {sent:?}");
                    assert!(whole, "{who}: {id}: {sent:?} in {change:?}");
                }
                Answer::Refused => assert_eq!(made, None, "{who}: {id}: {sent:?}"),
                Answer::Unheard => {
                    assert!(made.is_none() || whole, "{who}: {sent:?} in {change:?}");
                    match made {
                        Some(_) => self.unheard_but_done += 1,
                        None => self.unheard_and_gone += 1,
                    }
                }
            }
        }
        // What has no answer yet is looked at again.
        let unheard = player.unheard().first().copied();
        let next = player.sent.keys().next_back().map_or(0, |last| last + 1);
        player.checked = unheard.unwrap_or(next);
    }
}
