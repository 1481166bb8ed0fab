//! Notes: what the player of each seat plans, for all to see while a game is played.

use klaxon_core::{Seat, Viewer};
use klaxon_room::{Command, Fact, Phase, Refusal};

use crate::snapshot::Device;
use crate::table::{FIRST, SECOND, THIRD, Table, act, bot, note, set};

const TWO: [&str; 2] = ["Anna", "Ben"];
const OPTIONS: [&str; 2] = ["players 2", "clock none"];

#[test]
fn a_note_is_seen_by_all_who_are_there_and_by_those_who_come_later() {
    let (mut table, [anna, _]) = Table::playing("fuse", &OPTIONS, TWO);
    let change = table.does(anna, note(FIRST, "4: 1.2, chaos = use clear 1.4"));
    let text = "4: 1.2, chaos = use clear 1.4".to_owned();
    assert_eq!(change.facts, [Fact::Noted(FIRST, text.clone())]);
    assert_eq!(table.room.note(FIRST), text);
    assert_eq!(table.room.note(SECOND), "");
    assert_eq!(table.room.note(Seat(99)), "");
    Device::late(Viewer::Spectator, &table.room).check(&table.room);
    assert_eq!(table.replayed().note(FIRST), text);
    table.restart(table.now);
    assert_eq!(table.room.note(FIRST), text, "also after a restart");
}

#[test]
fn a_new_note_takes_the_place_of_the_one_before_and_an_empty_one_takes_it_away() {
    let (mut table, [anna, _]) = Table::playing("fuse", &OPTIONS, TWO);
    for text in ["one", "another", ""] {
        table.does(anna, note(FIRST, text));
        assert_eq!(table.room.note(FIRST), text);
    }
    let told = table.room.snapshot(&[Viewer::Spectator]);
    assert!(!told.iter().any(|fact| matches!(fact, Fact::Noted(..))));
}

#[test]
fn the_same_note_again_is_accepted_and_changes_nothing() {
    let (mut table, [anna, _]) = Table::playing("fuse", &OPTIONS, TWO);
    table.does(anna, note(FIRST, "one"));
    let number = table.room.number();
    for text in ["one", " one  "] {
        assert_eq!(table.ask(anna, note(FIRST, text)), Ok(number));
    }
    assert_eq!(table.room.number(), number, "nothing is written down twice");
}

#[test]
fn only_the_player_of_a_seat_writes_its_note() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &OPTIONS, TWO);
    let carl = table.join("Carl");
    for member in [ben, carl] {
        let refusal = table.refused(member, note(FIRST, "x"));
        assert_eq!(refusal, Refusal::NotYourSeat);
    }
    let refusal = table.refused(anna, note(THIRD, "x"));
    assert_eq!(refusal, Refusal::NoSuchSeat);
}

#[test]
fn notes_are_written_only_while_a_game_is_played() {
    let (mut table, [anna, ben]) = Table::seated("fuse", &OPTIONS, TWO);
    assert_eq!(table.refused(anna, note(FIRST, "x")), Refusal::NotPlaying);
    table.does(anna, Command::Ready(true));
    table.does(ben, Command::Ready(true));
    assert_eq!(table.refused(anna, note(FIRST, "x")), Refusal::NotPlaying);
    table.wait(3000);
    table.does(anna, note(FIRST, "x"));
    table.does(anna, Command::Vote(true));
    table.does(ben, Command::Vote(true));
    assert_eq!(table.refused(anna, note(FIRST, "y")), Refusal::Paused);
    assert_eq!(table.room.note(FIRST), "x", "it stays through a pause");
}

#[test]
fn a_note_is_short_and_in_plain_letters() {
    let (mut table, [anna, _]) = Table::playing("fuse", &OPTIONS, TWO);
    table.does(anna, note(FIRST, &"x".repeat(160)));
    table.does(anna, note(FIRST, "aZ 09.-/:=,"));
    let long = "x".repeat(161);
    for wrong in [long.as_str(), "ä", "a;b", "a\nb", "<b>", "\u{202e}"] {
        let refusal = table.refused(anna, note(FIRST, wrong));
        assert_eq!(refusal, Refusal::Note, "{wrong}");
    }
}

#[test]
fn who_writes_too_many_notes_waits_a_moment() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &OPTIONS, TWO);
    for text in ["1", "2", "3", "4", "5", "6"] {
        table.does(anna, note(FIRST, text));
    }
    let refusal = table.refused(anna, note(FIRST, "7"));
    assert_eq!(refusal, Refusal::TooManyNotes);
    assert!(table.ask(anna, note(FIRST, "6")).is_ok(), "nothing new");
    table.does(ben, note(SECOND, "1"));
    table.wait(3000);
    table.does(anna, note(FIRST, "7"));
}

#[test]
fn a_note_is_forgotten_when_somebody_else_has_the_seat() {
    for how in ["stands", "leaves", "is kicked", "a bot comes"] {
        let (mut table, [anna, ben]) = Table::playing("fuse", &OPTIONS, TWO);
        table.does(anna, note(FIRST, "a"));
        table.does(ben, note(SECOND, "b"));
        match how {
            "stands" => {
                table.does(ben, Command::Stand(SECOND));
            }
            "leaves" => {
                table.does(ben, Command::Leave);
            }
            "is kicked" => {
                table.does(anna, Command::Kick(ben));
            }
            _ => {
                table.does(anna, set("grace", "1000"));
                table.go(ben);
                table.wait(1000);
                table.does(anna, bot(SECOND, "greedy"));
            }
        }
        let notes = [FIRST, SECOND].map(|seat| table.room.note(seat));
        assert_eq!(notes, ["a", ""], "{how}");
        Device::late(Viewer::Spectator, &table.room).check(&table.room);
    }
}

#[test]
fn a_player_who_is_away_for_a_moment_finds_their_note_again() {
    let (mut table, [_, ben]) = Table::playing("fuse", &OPTIONS, TWO);
    table.does(ben, note(SECOND, "b"));
    table.go(ben);
    table.wait(500);
    table.come(ben);
    assert_eq!(table.room.note(SECOND), "b");
}

#[test]
fn all_notes_are_forgotten_when_a_game_ends_and_when_one_begins() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2", "clock 0:30"], TWO);
    table.does(anna, note(FIRST, "a"));
    table.does(ben, note(SECOND, "b"));
    table.wait(60_000);
    assert_eq!(table.room.phase(), Phase::Over);
    assert_eq!([FIRST, SECOND].map(|seat| table.room.note(seat)), ["", ""]);
    assert_eq!(table.refused(anna, note(FIRST, "x")), Refusal::NotPlaying);
    for member in [anna, ben] {
        table.does(member, Command::Rematch(true));
    }
    table.wait(3000);
    assert_eq!(table.room.phase(), Phase::Playing);
    assert_eq!([FIRST, SECOND].map(|seat| table.room.note(seat)), ["", ""]);
}

#[test]
fn bots_look_at_the_table_when_a_person_writes_a_note() {
    let mut table = Table::open("fuse", &OPTIONS);
    table.bots_think = false;
    let anna = table.join("Anna");
    table.does(anna, Command::Sit(FIRST));
    table.does(anna, bot(SECOND, "greedy"));
    table.does(anna, Command::Ready(true));
    table.wait(3000 + 1500);
    let think = table.thinking.pop().expect("it looks at the deal");
    table.think(&think, klaxon_room::Thought::Wait(None));
    assert_eq!(table.due_in(), None);
    table.does(anna, note(FIRST, "x"));
    assert_eq!(table.due_in(), Some(1500));
    table.does(anna, act(FIRST, "roll"));
}
