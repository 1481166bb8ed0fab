//! Game time can stand while the game is played: nobody is hurried.

use klaxon_core::Time;
use klaxon_room::clock::Clock;
use klaxon_room::{Command, Fact, Phase, Refusal};

use crate::table::{FIRST, SECOND, Table, act, bot};

const SHORT: [&str; 2] = ["players 2", "clock 0:20"];

#[test]
fn time_stands_and_the_game_goes_on() {
    let (mut table, [anna, _]) = Table::playing("fuse", &SHORT, ["Anna", "Ben"]);
    table
        .changes
        .extend(table.room.keep_still(Time::seconds(5), table.now));
    table.wait(3_600_000);
    assert_eq!(table.room.phase(), Phase::Playing);
    assert_eq!(table.room.clock(), Clock::Still(Time::seconds(5)));
    table.does(anna, act(FIRST, "roll"));
    let acted = table.facts().find_map(|fact| match fact {
        Fact::Acted(_, at, _) => Some(*at),
        _ => None,
    });
    assert_eq!(acted, Some(Time::seconds(5)));
    let refusal = table.refused(anna, Command::Vote(true));
    assert_eq!(refusal, Refusal::NotPlaying, "there is nothing to pause");
}

#[test]
fn what_is_due_by_the_new_time_happens() {
    let (mut table, _) = Table::playing("fuse", &SHORT, ["Anna", "Ben"]);
    table
        .changes
        .extend(table.room.keep_still(Time::seconds(19), table.now));
    assert_eq!(table.room.phase(), Phase::Playing);
    table
        .changes
        .extend(table.room.keep_still(Time::seconds(20), table.now));
    assert_eq!(table.room.phase(), Phase::Over);
    assert!(
        table
            .room
            .keep_still(Time::seconds(30), table.now)
            .is_empty()
    );
}

#[test]
fn a_snapshot_says_that_time_stands() {
    let (mut table, _) = Table::playing("fuse", &SHORT, ["Anna", "Ben"]);
    table
        .changes
        .extend(table.room.keep_still(Time::seconds(5), table.now));
    let facts = table.room.snapshot(&[]);
    assert!(facts.contains(&Fact::Still(Time::seconds(5))));
    assert!(!facts.iter().any(|fact| matches!(fact, Fact::Running(..))));
}

#[test]
fn bots_play_while_time_stands_and_look_when_they_are_nudged() {
    let mut table = Table::open("fuse", &["players 2"]);
    let anna = table.join("Anna");
    table.does(anna, Command::Sit(FIRST));
    table.does(anna, bot(SECOND, "greedy"));
    table.bots_think = false;
    table.does(anna, Command::Ready(true));
    table.wait(3000);
    table
        .changes
        .extend(table.room.keep_still(Time::ZERO, table.now));
    table.wait(10_000);
    assert!(!table.thinking.is_empty(), "it looked at the deal");
    let think = table.thinking.remove(0);
    let waits = klaxon_room::Thought::Wait(None);
    let changes = table.room.thought(&think, waits, table.now);
    table.changes.extend(changes);
    table.thinking.clear();
    table.wait(60_000);
    assert!(table.thinking.is_empty(), "nothing has happened");
    table.room.nudge(table.now);
    table.wait(10_000);
    assert_eq!(table.thinking.len(), 1);
}
