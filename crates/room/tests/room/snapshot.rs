//! What a member is told: never more than they may know, and enough to go on from.

use klaxon_bots::registry::Games;
use klaxon_core::Shelf;
use klaxon_core::board::Board;
use klaxon_core::{Seat, Viewer};
use klaxon_room::{Change, Command, Fact, MemberId, Room};

use crate::portrait::{game, lobby};
use crate::table::{FIRST, SECOND, THIRD, Table, act, bot, fresh};

/// What a viewer's device knows: a room made of facts, and the game as it was told. Several seats on one device would
/// have a game each.
pub(crate) struct Device {
    viewer: Viewer,
    room: Room,
    board: Option<Box<dyn Board>>,
    table: Vec<String>,
}

impl Device {
    pub(crate) fn new(viewer: Viewer) -> Device {
        Device {
            viewer,
            room: fresh(),
            board: None,
            table: Vec::new(),
        }
    }

    /// A device that came later, and was told all at once.
    pub(crate) fn late(viewer: Viewer, room: &Room) -> Device {
        let mut device = Device::new(viewer);
        for fact in room.snapshot(&[viewer]) {
            device.hear(&fact);
        }
        device
    }

    /// A fact, as it comes through the wire.
    fn hear(&mut self, fact: &Fact) {
        assert!(fact.is_public(), "{fact}");
        let text = fact.to_string();
        assert!(!text.contains(['\n', '\r']), "{text}");
        let read: Result<Fact, ()> = text.parse();
        assert_eq!(read.as_ref(), Ok(fact));
        self.room.apply(fact);
        match fact {
            Fact::Table(line) => self.table.push(line.clone()),
            Fact::Began => {
                let lines: Vec<&str> = self.table.iter().map(String::as_str).collect();
                let unpacked = Games.unpack(self.room.game(), &lines);
                let mut board = unpacked.expect("a game").expect("good options");
                // Before the deal everybody sees the backs of the cards.
                let before = board.view(self.viewer);
                assert!(board.set_position(&before), "{before}");
                self.board = Some(board);
            }
            Fact::Position(viewer, position) => {
                assert_eq!(*viewer, self.viewer);
                let board = self.board.as_mut().expect("a game");
                assert!(board.set_position(position), "{position}");
            }
            Fact::Rematch => {
                self.board = None;
                self.table.clear();
            }
            _ => {}
        }
    }

    /// Follows a change, as far as it is told of it.
    pub(crate) fn follow(&mut self, room: &Room, change: &Change) {
        let public = change.facts.iter().filter(|fact| fact.is_public());
        public.for_each(|fact| self.hear(fact));
        let heard = room.events_for(change, self.viewer);
        assert_eq!(heard.len(), change.events.len(), "{change:?}");
        for event in heard {
            let board = self.board.as_mut().expect("a game");
            assert!(board.apply(&event), "{event}");
        }
    }

    /// It shows what it should.
    pub(crate) fn check(&self, room: &Room) {
        assert_eq!(lobby(&self.room), lobby(room));
        let own = self.board.as_deref();
        let real = room.board();
        let same = |(own, real): (&dyn Board, &dyn Board)| own.game() == real.game();
        assert!(own.zip(real).is_none_or(same));
        assert_eq!(
            own.map(|board| game(board, self.viewer)),
            real.map(|board| game(board, self.viewer)),
        );
    }
}

/// A game in every phase, with a look at it in each.
fn tour(game: &str, options: &[&str], mut look: impl FnMut(&Table)) {
    let (mut table, [anna, ben]) = Table::seated(game, options, ["Anna", "Ben"]);
    table.does(anna, bot(THIRD, "random"));
    table.join("Carl");
    look(&table);
    table.does(anna, Command::Ready(true));
    look(&table);
    table.does(ben, Command::Ready(true));
    look(&table);
    table.wait(3000);
    look(&table);
    let mut round = 0;
    while table.goes_on() {
        for (member, seat) in [(anna, FIRST), (ben, SECOND)] {
            let legal = table.room.legal(seat);
            if let Some(action) = legal.get(round % legal.len().max(1)) {
                let _ = table.act(member, seat, action);
                look(&table);
            }
        }
        if round % 10 == 5 {
            for _ in 0..2 {
                table.does(ben, Command::Vote(true));
                look(&table);
                table.does(anna, Command::Vote(true));
                look(&table);
                table.wait(1000);
            }
            table.go(ben);
            look(&table);
            table.wait(9000);
            table.come(ben);
        }
        table.wait(1700);
        look(&table);
        round += 1;
    }
    table.does(ben, Command::Rematch(true));
    look(&table);
    table.does(anna, Command::Rematch(true));
    look(&table);
}

const GAMES: [(&str, &[&str]); 4] = [
    ("fuse", &["players 3", "clock 1:30"]),
    ("planter", &["players 3", "extras yes", "slow-fuse call"]),
    ("countdown", &["players 3", "clock 1:30"]),
    ("fuse+roles+sparks", &["players 3", "clock 1:30"]),
];

#[test]
fn a_snapshot_makes_a_new_room_into_what_the_viewer_sees() {
    for (game, options) in GAMES {
        tour(game, options, |table| {
            for viewer in Viewer::all(3) {
                Device::late(viewer, &table.room).check(&table.room);
            }
        });
    }
}

#[test]
fn who_follows_the_changes_sees_what_a_snapshot_would_show() {
    for (game, options) in GAMES {
        let mut devices: Vec<Device> = Viewer::all(3).map(Device::new).collect();
        let mut known = 0;
        tour(game, options, |table| {
            for change in &table.changes[known..] {
                for device in &mut devices {
                    device.follow(&table.room, change);
                }
            }
            known = table.changes.len();
            devices.iter().for_each(|device| device.check(&table.room));
            if devices.len() < 30 {
                let late = Viewer::all(3).map(|viewer| Device::late(viewer, &table.room));
                devices.extend(late);
            }
        });
    }
}

#[test]
fn nobody_hears_the_seed_before_the_end_nor_anybodys_key() {
    for (game, options) in GAMES {
        tour(game, options, |table| {
            let over = table.facts().any(|fact| matches!(fact, Fact::Over(..)));
            let told = Viewer::all(3).flat_map(|viewer| table.room.snapshot(&[viewer]));
            let heard = table.facts().filter(|fact| fact.is_public()).cloned();
            for fact in told.chain(heard) {
                let secret = matches!(fact, Fact::Key(..) | Fact::Seed(_))
                    || matches!(fact, Fact::Revealed(_)) && !over;
                assert!(!secret, "{fact}");
                let hex = "07".repeat(16);
                assert!(over || !fact.to_string().contains(&hex), "{fact}");
            }
        });
    }
}

#[test]
fn nobody_hears_which_cards_the_others_draw() {
    tour("planter", GAMES[1].1, |table| {
        if table.room.board().is_none() {
            return;
        }
        let change = table.changes.last().expect("a change");
        for viewer in Viewer::all(3) {
            for event in table.room.events_for(change, viewer) {
                let words: Vec<&str> = event.split(' ').collect();
                let (["dealt" | "drew", who, card] | [who @ "mixed", card]) = words[..] else {
                    continue;
                };
                let own = who.parse() == Ok(seat_of(viewer));
                let back = ["fuse", "defuse", "card"].contains(&card);
                assert!(own || back, "{viewer:?} hears {event}");
            }
        }
    });
}

fn seat_of(viewer: Viewer) -> Seat {
    match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat(99),
    }
}

/// A record may say options otherwise than the game would say them today.
#[test]
fn the_table_is_told_as_it_was_when_the_game_began() {
    let few = ["players 2", "clock 5:00"];
    let all = Games.unpack("fuse", &few).expect("a game");
    let all = all.expect("good options").options();
    for lines in [few.map(str::to_owned).to_vec(), all.to_vec()] {
        let mut room = fresh();
        let facts = lines.iter().cloned().map(Fact::Table);
        let facts: Vec<Fact> = facts.chain([Fact::Seed([1; 16]), Fact::Began]).collect();
        room.apply_all(&facts);
        let told = room.snapshot(&[Viewer::Spectator]).into_iter();
        let told = told.filter_map(|fact| match fact {
            Fact::Table(line) => Some(line),
            _ => None,
        });
        assert_eq!(told.collect::<Vec<_>>(), lines);
        // Nothing is left of it for the next game.
        room.apply(&Fact::Rematch);
        let told = room.snapshot(&[]);
        assert!(!told.iter().any(|fact| matches!(fact, Fact::Table(_))));
    }
}

#[test]
fn a_member_looks_with_the_eyes_of_their_seats_where_something_is_hidden() {
    let mut table = Table::open("planter", &["players 3"]);
    let [anna, ben, carl] = ["Anna", "Ben", "Carl"].map(|name| table.join(name));
    for (member, seat) in [(anna, FIRST), (ben, SECOND), (anna, THIRD)] {
        table.does(member, Command::Sit(seat));
    }
    assert_eq!(table.room.eyes(anna), [Viewer::Spectator], "no game yet");
    table.does(anna, Command::Ready(true));
    table.does(ben, Command::Ready(true));
    table.wait(3000);
    let (first, third) = (Viewer::Seat(FIRST), Viewer::Seat(THIRD));
    assert_eq!(table.room.eyes(anna), [first, third]);
    assert_eq!(table.room.eyes(carl), [Viewer::Spectator]);
    assert_eq!(table.room.eyes(MemberId(9)), [Viewer::Spectator]);
    let told = table.room.snapshot(&table.room.eyes(anna));
    let positions = told.iter().filter_map(|fact| match fact {
        Fact::Position(viewer, text) => Some((*viewer, text.clone())),
        _ => None,
    });
    let positions: Vec<_> = positions.collect();
    let board = table.room.board().expect("a game");
    let expected = [(first, board.view(first)), (third, board.view(third))];
    assert_eq!(positions, expected);
    assert_ne!(board.view(first), board.view(Viewer::Spectator));
}

#[test]
fn where_nothing_is_hidden_everybody_has_the_same_eyes() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2"], ["Anna", "Ben"]);
    for member in [anna, ben] {
        assert_eq!(table.room.eyes(member), [Viewer::Spectator]);
    }
    let change = table.does(anna, act(FIRST, "roll")).clone();
    let heard = table.room.events_for(&change, Viewer::Spectator);
    assert_eq!(heard, change.events);
}

/// A screen is known as one by whoever comes later, under any name; a person of its name is a person.
#[test]
fn a_screen_is_no_person_and_owns_nothing() {
    let mut table = Table::open("fuse", &["players 2"]);
    let screen = table.join_as_screen("Anna");
    assert_eq!(table.room.owner(), None);
    let anna = table.join("Anna");
    assert_eq!(table.room.owner(), Some(anna));
    let late = Device::late(Viewer::Spectator, &table.room);
    for room in [&table.room, &late.room] {
        let is_screen = |id| room.member(id).map(|member| member.screen);
        assert_eq!(is_screen(screen), Some(true));
        assert_eq!(is_screen(anna), Some(false));
    }
    table.does(anna, Command::Leave);
    assert_eq!(table.room.owner(), None);
    // What was recorded before screens were known has none.
    let old: Result<Fact, ()> = "joined 1 TV".parse();
    let mut room = fresh();
    room.apply(&old.expect("a fact"));
    assert_eq!(room.member(MemberId(1)).map(|tv| tv.screen), Some(false));
}
