//! A record of each game as this version writes it, with commitments of everybody: they are read and checked for ever.
//!
//! `KLAXON_RECORDS=write cargo test -p klaxon-room records` plays those that are missing.

use std::fs;
use std::path::PathBuf;

use klaxon_bots::registry::Games;
use klaxon_core::Numbers;
use klaxon_core::fair::Party;
use klaxon_core::record::{Checked, Unchecked, check};
use klaxon_room::{Command, Phase, record};

use crate::table::{FIRST, SECOND, THIRD, Table, act, bot};

const GAMES: [(&str, &[&str]); 5] = [
    ("fuse", &["players 3", "clock 1:00"]),
    ("countdown", &["players 3", "clock 1:00"]),
    ("fuse+roles+sparks", &["players 3", "clock 0:40"]),
    ("flatline", &["players 3", "difficulty training"]),
    ("planter", &["players 3"]),
];

fn file(game: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
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
fn the_records_of_this_version_are_read_for_ever() {
    for (game, options) in GAMES {
        let file = file(game);
        if !file.exists() && std::env::var("KLAXON_RECORDS").is_ok_and(|wish| wish == "write") {
            fs::write(&file, play(game, options)).expect("written");
        }
        let text = fs::read_to_string(&file).expect("a record of each game");
        let lines = text
            .split_once("\n\n")
            .map_or(0, |(_, l)| l.lines().count());
        let checked = Checked {
            by: 2,
            of: 2,
            anew: 0,
            lines,
        };
        assert_eq!(check(&text, &Games), Ok(checked), "{game}");
        assert!(lines > 10, "{game}");
    }
}

#[test]
fn a_record_in_which_one_letter_was_changed_is_not_called_checked() {
    let text = fs::read_to_string(file("fuse")).expect("a record");
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
