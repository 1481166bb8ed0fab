//! A record of each game in each form that was ever written, with commitments of everybody: they are read and checked for
//! ever.
//!
//! `KLAXON_RECORDS=write cargo test -p klaxon-room records` plays those that are missing.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use klaxon_bots::registry::Games;
use klaxon_core::Numbers;
use klaxon_core::fair::{Party, address};
use klaxon_core::record::{Checked, Unchecked, check};
use klaxon_room::{Change, Command, Fact, Phase, Room, finished, record};

use crate::table::{FIRST, SECOND, THIRD, Table, act, bot};

const GAMES: [(&str, &[&str]); 5] = [
    ("fuse", &["players 3", "clock 1:00"]),
    ("countdown", &["players 3", "clock 1:00"]),
    ("fuse+roles+sparks", &["players 3", "clock 0:40"]),
    ("flatline", &["players 3", "difficulty training"]),
    ("planter", &["players 3"]),
];

/// The forms that records have had: at first nobody was named in them.
const FORMS: [&str; 2] = ["tests/records", NAMED];
/// Where the newest form is.
const NAMED: &str = "tests/records/named";

fn file(form: &str, game: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(form);
    folder.join(format!("{game}.game"))
}

/// Anna and Ben have shares in the dice and do anything that is legal; a bot plays with them.
fn play(game: &str, options: &[&str]) -> String {
    let mut table = Table::open(game, options);
    table.room.call("KRTW");
    let people = [(FIRST, "Anna"), (SECOND, "Ben")].map(|(seat, name)| {
        let member = table.join(name);
        table.does(member, Command::Sit(seat));
        (seat, member)
    });
    table.does(people[0].1, bot(THIRD, "greedy"));
    for (_, member) in people {
        table.does(member, Command::Ready(true));
    }
    table.wait(0);
    let call = table.room.fair().expect("a round").round.call.clone();
    let secret = |number: u32| [0xa0 + number as u8; 32];
    let number = call.game;
    for (_, member) in people {
        let hash = call.commitment(Party::Device(member.0), &secret(member.0));
        table.does(member, Command::Commit { game: number, hash });
    }
    for (_, member) in people {
        let secret = secret(member.0);
        table.does(
            member,
            Command::Reveal {
                game: number,
                secret,
            },
        );
    }
    table.wait(3000);
    let mut numbers = Numbers::new(1);
    while table.room.phase() != Phase::Over {
        for (seat, member) in people {
            let legal = table.room.legal(seat);
            if let Some(action) = legal.get(numbers.below(legal.len())) {
                table.does(member, act(seat, action));
            }
        }
        table.wait(700);
    }
    record(&table.changes).expect("a game is over")
}

#[test]
fn records_are_read_for_ever() {
    for (game, options) in GAMES {
        let newest = file(NAMED, game);
        if !newest.exists() && std::env::var("KLAXON_RECORDS").is_ok_and(|wish| wish == "write") {
            fs::write(&newest, play(game, options)).expect("written");
        }
        for form in FORMS {
            let text = fs::read_to_string(file(form, game)).expect("a record of each game");
            let lines = text
                .split_once("\n\n")
                .map_or(0, |(_, l)| l.lines().count());
            let checked = Checked {
                by: 2,
                of: 2,
                anew: 0,
                lines,
            };
            assert_eq!(check(&text, &Games), Ok(checked), "{form}/{game}");
            assert!(lines > 10, "{form}/{game}");
        }
    }
}

#[test]
fn a_record_names_those_who_sat_there_when_the_game_began() {
    let options = ["players 3", "clock 1:00"];
    let (mut table, [anna, ben]) = Table::seated("fuse", &options, ["Anna", "Ben"]);
    let cleo = table.join("Cleo");
    table.join("Dan, who only looks");
    table.does(anna, bot(THIRD, "greedy"));
    table.does(ben, Command::Rename("Benno Blue".to_owned()));
    for member in [anna, ben] {
        table.does(member, Command::Ready(true));
    }
    table.wait(3000);
    // Whoever comes later is not named, but had a seat too.
    table.does(anna, Command::Leave);
    table.does(cleo, Command::Sit(FIRST));
    while table.room.phase() != Phase::Over {
        table.wait(60_000);
    }
    let game = finished(&table.changes).expect("a game that is over");
    let names: Vec<&str> = game.text.lines().skip(2).take(3).collect();
    assert_eq!(
        names,
        ["person 1 Anna", "person 2 Benno Blue", "bot 3 greedy"]
    );
    assert_eq!(game.holders, ["Anna", "Ben", "Cleo"], "keys are names here");
    assert_eq!(game.address, Some(address(&table.secret)));
    let over = |change: &&Change| {
        change
            .facts
            .iter()
            .any(|fact| matches!(fact, Fact::Over(..)))
    };
    let end = table.changes.iter().find(over).expect("an end");
    assert_eq!((game.number, game.at), (end.number, end.at));
}

#[test]
fn a_record_after_a_summary_has_names_too() {
    let (mut table, [anna]) = Table::seated("fuse", &["players 1", "clock 1:00"], ["Anna"]);
    for _ in 0..2 {
        table.does(anna, Command::Ready(true));
        table.wait(70_000);
        assert_eq!(table.room.phase(), Phase::Over);
        let whole = finished(&table.changes).expect("a game that is over");
        assert!(whole.text.contains("\nperson 1 Anna\n"));
        table.does(anna, Command::Reset);
    }
    let back = |change: &Change| change.facts.contains(&Fact::Rematch);
    let cut = table.changes.iter().position(back).expect("a rematch") + 1;
    let first = table.changes[..cut].to_vec();
    let room = Room::replayed(Arc::new(Games), &first).expect("a room");
    let mut later = vec![room.summary(table.now).expect("a summary")];
    later.extend_from_slice(&table.changes[cut..]);
    assert_eq!(finished(&later), finished(&table.changes));
}

#[test]
fn a_record_in_which_one_letter_was_changed_is_not_called_checked() {
    let text = fs::read_to_string(file(NAMED, "fuse")).expect("a record");
    let (head, _) = text.split_once("\n\n").expect("lines");
    let mut tried = 0;
    for (place, byte) in head.bytes().enumerate() {
        let start = head[..place].rfind('\n').map_or(0, |at| at + 1);
        let word = head[start..].split(' ').next().unwrap_or_default();
        let about = ["fair", "commitment", "secret", "seed"].contains(&word);
        if !about || place < start + word.len() || !byte.is_ascii_hexdigit() {
            continue;
        }
        let other = if byte == b'1' { "2" } else { "1" };
        let changed = format!("{}{other}{}", &text[..place], &text[place + 1..]);
        let found = check(&changed, &Games);
        let number_of_devices = matches!(&found, Ok(checked) if checked.of != 2);
        assert!(
            matches!(found, Err(Unchecked::Faults(_) | Unchecked::Unreadable)) || number_of_devices,
            "{place}: {found:?}"
        );
        tried += 1;
    }
    assert!(tried > 400, "{tried}");
}
