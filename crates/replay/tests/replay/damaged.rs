//! What can't be watched says why, and where it is damaged.

use klaxon_replay::{MOST_BYTES, Tape, Unplayable};

use crate::games::{of_room, shelf};

fn why(text: &str) -> Unplayable {
    match Tape::of_record(text, &shelf()) {
        Ok(_) => panic!("this can be watched"),
        Err(why) => why,
    }
}

/// The record with one line, counted from 1, made into something else.
fn with_line(text: &str, line: usize, other: &str) -> String {
    let lines = text.lines().zip(1..);
    let lines = lines.map(|(old, number)| if number == line { other } else { old });
    lines.collect::<Vec<_>>().join("\n")
}

/// The line of a file, counted from 1, that begins like this.
fn line_of(text: &str, begin: &str) -> usize {
    let mut lines = text.lines();
    1 + lines.position(|line| line.starts_with(begin)).expect(begin)
}

#[test]
fn what_is_no_record_says_what_it_is() {
    assert_eq!(why(""), Unplayable::NoRecord);
    assert_eq!(why("Dear diary\n"), Unplayable::NoRecord);
    assert_eq!(why("klaxon record 1\ngame fuse\n"), Unplayable::Old);
    assert_eq!(why("klaxon record 3\ngame fuse\n"), Unplayable::Newer);
    let text = of_room("fuse").replacen("game fuse", "game chess", 1);
    assert_eq!(why(&text), Unplayable::NoSuchGame("chess".to_owned()));
    assert_eq!(why(&" ".repeat(MOST_BYTES + 1)), Unplayable::TooLarge);
}

#[test]
fn a_damaged_line_is_named() {
    let text = of_room("fuse");
    for (line, other) in [
        ("seed ", "seed 12"),
        ("clock ", "clock soon"),
        ("| 1a 1:", "| 1a 1: tea"),
        ("1 0:00 1 roll", "1 0:00 1 roll: rolled X9"),
        ("2 0:00 2 place", "2 0:00 7 place Y2 b2: placed Y2 2b2"),
        ("2 0:00 2 place", "2 0:00 - start: placed Y2 2b2"),
        ("3 0:00.700 1 pass", "3 0:00.700 1 pass"),
        ("3 0:00.700 1 pass", "4 0:00.700 1 pass: passed 1"),
        ("3 0:00.700 1 pass", "3 soon 1 pass: passed 1"),
    ] {
        let place = line_of(&text, line);
        let text = with_line(&text, place, other);
        assert_eq!(why(&text), Unplayable::Line(place), "{other}");
    }
}

#[test]
fn time_does_not_run_back() {
    let text = of_room("fuse");
    let place = line_of(&text, "4 ");
    let old = text.lines().nth(place - 1).expect("a line");
    let (_, rest) = old.split_once(' ').expect("a number");
    let (_, rest) = rest.split_once(' ').expect("a time");
    let text = with_line(&text, place, &format!("4 0:00 {rest}"));
    assert_eq!(why(&text), Unplayable::Line(place));
}

#[test]
fn a_record_without_a_game_is_damaged() {
    let text = of_room("fuse");
    let (head, _) = text.split_once("\n\n").expect("a head");
    assert!(matches!(why(head), Unplayable::Line(_)));
    assert!(matches!(why("klaxon record 2"), Unplayable::Line(2)));
}

#[test]
fn a_cut_record_is_watched_as_far_as_it_goes() {
    let text = of_room("fuse");
    let place = line_of(&text, "7 ");
    let lines: Vec<&str> = text.lines().take(place).collect();
    let tape = Tape::of_record(&lines.join("\n"), &shelf()).expect("a shorter game");
    assert_eq!(tape.last(), 7);
}

/// Whatever is changed in a record, it is watched or refused, and nothing panics.
#[test]
fn no_damage_stops_the_program() {
    for game in [
        "fuse",
        "countdown",
        "flatline",
        "planter",
        "fuse+roles+sparks",
    ] {
        let text = of_room(game);
        let lines: Vec<&str> = text.lines().collect();
        for line in (0..lines.len()).step_by(3) {
            // A line that is missing, twice, or the one of elsewhere.
            let other = lines[(line * 7 + 11) % lines.len()];
            for new in [vec![], vec![lines[line]; 2], vec![other]] {
                let mut changed = lines.clone();
                changed.splice(line..=line, new);
                let _ = Tape::of_record(&changed.join("\n"), &shelf());
            }
        }
    }
}
