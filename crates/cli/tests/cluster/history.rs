//! What is on record in the end, compared with what everybody said and was told.

use std::collections::BTreeMap;
use std::sync::Arc;

use klaxon_bots::registry::Games;
use klaxon_core::{Seat, Viewer};
use klaxon_room::fact::viewer_text;
use klaxon_room::{Change, Fact, Room, Wall};
use klaxon_server::journal::{Journal, PostgresJournal};
use sqlx::{Connection, PgConnection};

use crate::player::{Answer, Player};

/// The whole record of a room.
pub(crate) struct History {
    room: Room,
    changes: Vec<Change>,
    /// Each change as everybody may see it.
    seen: Vec<BTreeMap<String, Vec<String>>>,
    /// Which message made which change.
    made: BTreeMap<(u32, u64), u64>,
}

impl History {
    pub(crate) async fn read(postgres: &str, code: &str) -> History {
        let journal = PostgresJournal::open(postgres, "reader").await;
        let journal = journal.expect("a journal");
        let row = journal.find(code).await.expect("rooms");
        let row = row.expect("the room");
        let entries = journal.history(row.id).await.expect("entries");
        journal.finish().await.expect("closed");
        let mut history = History {
            room: Room::new(Arc::new(Games)),
            changes: Vec::new(),
            seen: Vec::new(),
            made: BTreeMap::new(),
        };
        for entry in entries {
            let change = Change::parse(entry.number, Wall(entry.at), &entry.body);
            let change = change.unwrap_or_else(|| panic!("{code}: {entry:?}"));
            history.add(code, change);
        }
        history
    }

    fn add(&mut self, code: &str, change: Change) {
        assert_eq!(change.number, self.changes.len() as u64 + 1, "{code}");
        assert!(self.room.replay(&change), "{code}: {change:?}");
        if let Some((member, id)) = change.by {
            let before = self.made.insert((member.0, id), change.number);
            assert_eq!(
                before, None,
                "{code}: {id} of {member} was carried out twice"
            );
        }
        let seats = (1..=9).map(|seat| Viewer::Seat(Seat(seat - 1)));
        let seen = seats.chain([Viewer::Spectator]).map(|viewer| {
            let seen = self.room.events_for(&change, viewer);
            (viewer_text(viewer), seen)
        });
        self.seen.push(seen.collect());
        self.changes.push(change);
    }

    pub(crate) fn changes(&self) -> usize {
        self.changes.len()
    }

    /// How many facts there are of some kind.
    pub(crate) fn count(&self, kind: impl Fn(&Fact) -> bool) -> usize {
        let facts = self.changes.iter().flat_map(|change| &change.facts);
        facts.filter(|fact| kind(fact)).count()
    }

    /// Everything that a player was told holds, and every acknowledged message is there once.
    pub(crate) fn check(&self, player: &Player) {
        let who = format!("{} in {}", player.name, player.room);
        for (&number, told) in &player.told {
            let change = &self.changes[number as usize - 1];
            let public = change.facts.iter().filter(|fact| fact.is_public());
            let public: Vec<String> = public.map(Fact::to_string).collect();
            assert_eq!(
                (told.at, &told.facts),
                (change.at.0, &public),
                "{who}: {number}"
            );
            for (eyes, events) in &told.events {
                let seen = self.seen[number as usize - 1].get(eyes);
                assert_eq!(Some(events), seen, "{who}: {change:?}");
            }
        }
        for (&id, sent) in &player.sent {
            let made = self.made.get(&(player.member, id)).copied();
            match sent.answer {
                Answer::Done(number) => {
                    assert_eq!(made, Some(number), "{who}: {id} is missing: {sent:?}");
                }
                Answer::Refused => assert_eq!(made, None, "{who}: {id}: {sent:?}"),
                Answer::Unheard => panic!("{who} never heard what came of {id}: {sent:?}"),
            }
        }
        self.check_fold(&who, player);
    }

    /// What the player made of everything they were told is the room as it is on record.
    fn check_fold(&self, who: &str, player: &Player) {
        let fold = player.fold.as_ref().expect("a player who came back");
        let number = fold.number();
        let mut room = Room::new(Arc::new(Games));
        for change in &self.changes[..number as usize] {
            assert!(room.replay(change), "{who}");
        }
        for (eyes, position) in fold.positions() {
            let viewer = klaxon_room::fact::parse_viewer(&eyes).expect("eyes");
            let board = room.board().expect("a game");
            assert_eq!(position, board.view(viewer), "{who} at {number}");
        }
        assert_eq!(fold.phase(), room.phase(), "{who} at {number}");
    }
}

/// In one epoch of a room one incarnation wrote, and epochs only rise.
pub(crate) async fn check_epochs(postgres: &str) -> i64 {
    let mut database = PgConnection::connect(postgres).await.expect("a database");
    let two_owners: Vec<(i64, i64)> = sqlx::query_as(
        "SELECT room, epoch FROM entry GROUP BY room, epoch HAVING count(DISTINCT incarnation) > 1",
    )
    .fetch_all(&mut database)
    .await
    .expect("an answer");
    assert_eq!(two_owners, [], "two nodes wrote in one epoch");
    let fallen: Vec<(i64, i64)> = sqlx::query_as(
        "SELECT room, number FROM (SELECT room, number, epoch, lag(epoch) OVER (PARTITION BY room ORDER BY number)
            AS before FROM entry) AS entries WHERE before > epoch",
    )
    .fetch_all(&mut database)
    .await
    .expect("an answer");
    assert_eq!(fallen, [], "an older claim wrote after a newer one");
    let epochs: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT DISTINCT room, epoch FROM entry) AS epochs",
    )
    .fetch_one(&mut database)
    .await
    .expect("a number");
    epochs
}
