//! Journals of earlier versions are read for ever: their lines keep their meaning.

use klaxon_room::{Change, Fact, MemberId, Occupant, Phase, Wall, log, record};

use crate::snapshot::Device;
use crate::table::{FIRST, SECOND, act, fresh};

/// What a room was told before a rematch was an offer: a bomb-planter game in which somebody took over a seat, a game of
/// FUSE, and the beginning of another one.
const VERSION_2: &str = include_str!("../journals/version-2.txt");

/// The changes of a journal. Each begins with a line `@ number time`.
fn changes(journal: &str) -> Vec<Change> {
    let texts = journal.split("@ ").skip(1);
    let changes = texts.map(|text| {
        let (head, body) = text.split_once('\n').expect("a head");
        let (number, at) = head.split_once(' ').expect("a number and a time");
        let at = Wall(at.parse().expect("a time"));
        let change = Change::parse(number.parse().expect("a number"), at, body.trim_end());
        change.unwrap_or_else(|| panic!("{text}"))
    });
    changes.collect()
}

#[test]
fn a_journal_of_version_2_leads_to_the_same_room() {
    let mut room = fresh();
    let mut phases = Vec::new();
    for change in changes(VERSION_2) {
        assert!(room.replay(&change), "{change:?}");
        if change.facts.contains(&Fact::Rematch) {
            assert_eq!(change.facts, [Fact::Rematch]);
            assert!(room.members().iter().all(|member| !member.ready));
        }
        if phases.last() != Some(&room.phase()) {
            phases.push(room.phase());
        }
        Device::late(klaxon_core::Viewer::Spectator, &room).check(&room);
    }
    let rematches = |pair: &&[Phase]| pair == &[Phase::Over, Phase::Lobby];
    assert_eq!(phases.windows(2).filter(rematches).count(), 2);
    assert_eq!(room.phase(), Phase::Playing);
    assert!(matches!(room.seats()[FIRST.index()], Occupant::Member(_)));
    assert!(matches!(room.seats()[SECOND.index()], Occupant::Bot(_)));
    let (names, kept) = (room.members().iter(), room.kept());
    let names: Vec<&str> = names.map(|member| member.name.as_str()).collect();
    assert_eq!((names, kept), (vec!["Anna", "Carl"], &[][..]));
}

#[test]
fn the_games_in_a_journal_of_version_2_are_still_known() {
    let changes = changes(VERSION_2);
    let shelf = std::sync::Arc::new(klaxon_bots::registry::Games);
    let games = log(shelf, &changes).expect("it can be replayed");
    let games: Vec<&str> = games.iter().map(|played| played.game.as_str()).collect();
    assert_eq!(games, ["planter", "fuse"]);
    let record = record(&changes).expect("the last one that was over");
    assert!(record.contains("\ngame fuse\n"), "{record}");
}

#[test]
fn a_room_from_a_journal_of_version_2_goes_on() {
    let mut room = fresh();
    let changes = changes(VERSION_2);
    assert!(changes.iter().all(|change| room.replay(change)));
    let last = changes.last().expect("a change");
    let (anna, now) = (MemberId(1), last.at.plus(60_000));
    room.restart(last.at, now);
    room.come(anna, now).expect("Anna is back");
    let now = now.plus(5000);
    let command = act(FIRST, "roll");
    let answer = room.ask(anna, 99, command, now);
    assert_eq!(answer.result, Ok(last.number + 3));
}
