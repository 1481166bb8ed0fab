//! What a member is told: never more than they may know, and enough to go on from.

use klaxon_core::{Seat, Viewer};
use klaxon_room::{Change, Command, Fact, MemberId, Phase, Room};

use crate::portrait::seen_by;
use crate::table::{FIRST, SECOND, THIRD, Table, act, bot, fresh};

/// What a viewer's device makes of a snapshot, as it comes through the wire.
pub(crate) fn restored(room: &Room, viewer: Viewer) -> Room {
    let told = room.snapshot(&[viewer]);
    let read = told.iter().map(|fact| {
        assert!(fact.is_public(), "{fact}");
        let text = fact.to_string();
        assert!(!text.contains(['\n', '\r']), "{text}");
        assert_eq!(text.parse().as_ref(), Ok(fact));
        text.parse().expect("what was written is read")
    });
    let read: Vec<Fact> = read.collect();
    let mut copy = fresh();
    copy.restore(room.number(), &read);
    copy
}

/// What a viewer's device hears of a change.
pub(crate) fn heard(room: &Room, change: &Change, viewer: Viewer) -> Change {
    let public = change.facts.iter().filter(|fact| fact.is_public());
    Change {
        facts: public.cloned().collect(),
        events: room.events_for(change, viewer),
        ..change.clone()
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
    while table.room.phase() != Phase::Over {
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
    table.does(ben, Command::Rematch);
    look(&table);
}

const GAMES: [(&str, &[&str]); 2] = [
    ("fuse", &["players 3", "clock 1:30"]),
    ("planter", &["players 3", "extras yes", "slow-fuse call"]),
];

#[test]
fn a_snapshot_makes_a_new_room_into_what_the_viewer_sees() {
    for (game, options) in GAMES {
        tour(game, options, |table| {
            for viewer in Viewer::all(3) {
                let copy = restored(&table.room, viewer);
                assert_eq!(seen_by(&copy, viewer), seen_by(&table.room, viewer));
            }
        });
    }
}

#[test]
fn who_follows_the_changes_sees_what_a_snapshot_would_show() {
    for (game, options) in GAMES {
        let mut devices: Vec<(Viewer, Room)> = Viewer::all(3).map(|v| (v, fresh())).collect();
        let mut late: Vec<(Viewer, Room)> = Vec::new();
        let mut known = 0;
        tour(game, options, |table| {
            for change in &table.changes[known..] {
                for (viewer, device) in devices.iter_mut().chain(&mut late) {
                    assert!(device.replay(&heard(&table.room, change, *viewer)));
                }
            }
            known = table.changes.len();
            if table.room.board().is_some() {
                for (viewer, device) in devices.iter().chain(&late) {
                    assert_eq!(seen_by(device, *viewer), seen_by(&table.room, *viewer));
                }
                if late.len() < 30 {
                    let all = Viewer::all(3).map(|v| (v, restored(&table.room, v)));
                    late.extend(all);
                }
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
                let back = ["fuse", "defuse", "back"].contains(&card) || card.starts_with('?');
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
