//! A choice that may be let pass lapses after a while, unless a player touches something.

use klaxon_core::Time;
use klaxon_room::{Command, Fact, MemberId, Phase, Refusal, Signal};

use crate::table::{FIRST, SECOND, Table, act, bot, note, set};

const TWO: [&str; 2] = ["Anna", "Ben"];

/// A game of FLATLINE that has just stopped for triage cards (L-52). Anna is chief.
fn stopped() -> (Table, [MemberId; 2]) {
    let (mut table, members) = Table::playing("flatline", &["players 2"], TWO);
    table.does(members[0], act(FIRST, "choose bay 1"));
    stop(&mut table);
    (table, members)
}

/// A stop right after the emergency dice were rolled.
const STOP: &str = "round 1; phase rolled; chief 1; dial 1; bay 1 electrician; bay 2 welder; bay 3 rigger; bay 4 physicist; \
    left 3; meter 7; slot-1 setback; triage crisis-averted; emergency 1 3; live 1 2; emergency-rolls 1 1; draws 2";

/// The game comes to a stop.
fn stop(table: &mut Table) {
    table.lay(STOP);
    assert_eq!(patience(table), Some(Time::seconds(10)));
}

fn patience(table: &Table) -> Option<Time> {
    table.room.board().and_then(|board| board.patience())
}

fn ping(table: &mut Table, member: MemberId) -> Result<(), Refusal> {
    let signal = Signal::Ping("crisis-averted".to_owned());
    table.room.signal(member, &signal, table.now)
}

/// What was done for the chief.
fn lapsed(table: &Table) -> Vec<&str> {
    let facts = table.facts().filter_map(|fact| match fact {
        Fact::Fallback(_, _, action) => Some(action.as_str()),
        _ => None,
    });
    facts.collect()
}

#[test]
fn a_stop_lapses_after_ten_seconds() {
    let (mut table, _) = stopped();
    assert_eq!(table.room.lapses(), Some(table.now.plus(10_000)));
    table.wait(9999);
    assert_eq!(lapsed(&table), [""; 0]);
    table.wait(1);
    assert_eq!(lapsed(&table)[..1], ["go"]);
}

/// The same before the roll, when the card can wait for it.
const SHORT: &str = "round 1; phase dice; chief 1; dial 1; bay 1 electrician; bay 2 welder; bay 3 rigger; bay 4 physicist; \
    left 3; meter 7; slot-1 setback; triage crisis-averted; draws 2";

#[test]
fn a_stop_for_a_card_that_can_wait_lapses_sooner() {
    let (mut table, _) = stopped();
    table.lay(SHORT);
    assert_eq!(patience(&table), Some(Time(1500)));
    table.wait(1500);
    assert_eq!(lapsed(&table)[..1], ["go"]);
}

#[test]
fn whoever_acts_in_time_chooses() {
    let (mut table, [anna, _]) = stopped();
    table.wait(5000);
    table.does(anna, act(FIRST, "use crisis-averted"));
    table.wait(60_000);
    assert_eq!(lapsed(&table), [""; 0]);
}

#[test]
fn a_stop_that_a_player_touches_lasts_until_somebody_acts() {
    let (mut table, [anna, ben]) = stopped();
    table.wait(3000);
    assert_eq!(ping(&mut table, ben), Ok(()));
    assert_eq!(table.room.lapses(), None);
    table.does(ben, note(SECOND, "1: = go"));
    table.wait(60_000);
    assert_eq!(lapsed(&table), [""; 0], "a note is no action");
    table.does(anna, act(FIRST, "chief 2"));
    assert_eq!(table.room.lapses(), Some(table.now.plus(10_000)));
    table.wait(10_000);
    assert_eq!(lapsed(&table)[..1], ["go"]);
}

#[test]
fn a_bystander_holds_nobody_up() {
    let (mut table, _) = stopped();
    let carl = table.join("Carl");
    assert_eq!(ping(&mut table, carl), Ok(()));
    assert!(table.room.lapses().is_some());
}

#[test]
fn a_sign_that_is_no_touch_holds_nothing_up() {
    let (mut table, [anna, _]) = stopped();
    for signal in [Signal::Phrase(1), Signal::Claim("clear".to_owned())] {
        assert_eq!(table.room.signal(anna, &signal, table.now), Ok(()));
    }
    assert!(table.room.lapses().is_some());
}

#[test]
fn a_touch_before_the_stop_does_not_count() {
    let (mut table, [anna, ben]) = stopped();
    assert_eq!(ping(&mut table, ben), Ok(()));
    table.does(anna, act(FIRST, "go"));
    stop(&mut table);
    assert!(table.room.lapses().is_some());
}

#[test]
fn other_choices_are_waited_for() {
    let (mut table, [anna, _]) = Table::playing("flatline", &["players 2"], TWO);
    assert_eq!(table.room.lapses(), None, "where the dial starts");
    table.wait(60_000);
    table.does(anna, act(FIRST, "choose bay 1"));
    assert_eq!(table.room.lapses(), None, "planning");
    table.wait(60_000);
    assert_eq!(lapsed(&table), [""; 0]);
}

#[test]
fn in_a_pause_nothing_lapses_and_after_it_there_is_time_again() {
    let (mut table, [anna, ben]) = stopped();
    table.wait(5000);
    for member in [anna, ben] {
        table.does(member, Command::Vote(true));
    }
    assert_eq!(table.room.lapses(), None);
    table.wait(60_000);
    for member in [anna, ben] {
        table.does(member, Command::Vote(true));
    }
    let counted_in = table.now.plus(3000);
    assert_eq!(table.room.lapses(), Some(counted_in.plus(10_000)));
}

#[test]
fn after_a_restart_it_lapses_as_if_nobody_had_touched_anything() {
    let (mut table, [anna, ben]) = stopped();
    assert_eq!(ping(&mut table, ben), Ok(()));
    table.wait(20_000);
    table.restart(table.now);
    table.come(anna);
    table.come(ben);
    let counted_in = table.now.plus(3000);
    assert_eq!(table.room.lapses(), Some(counted_in.plus(10_000)));
    table.wait(13_000);
    assert_eq!(lapsed(&table)[..1], ["go"]);
}

#[test]
fn a_table_that_nobody_looks_at_waits() {
    let (mut table, [anna, ben]) = stopped();
    table.go(anna);
    table.go(ben);
    table.wait(60_000);
    assert_eq!(lapsed(&table), [""; 0]);
    table.come(ben);
    table.wait(0);
    assert_eq!(lapsed(&table), ["chief 2"], "Anna is away");
    assert_eq!(table.room.lapses(), Some(table.now.plus(10_000)));
}

#[test]
fn a_player_who_comes_back_to_an_empty_table_has_time_to_look_at_it() {
    let (mut table, [anna, ben]) = stopped();
    table.go(ben);
    table.go(anna);
    table.wait(8000);
    table.come(anna);
    assert_eq!(table.room.lapses(), Some(table.now.plus(10_000)));
    table.wait(1000);
    table.come(ben);
    assert_eq!(table.room.lapses(), Some(table.now.plus(9000)), "once");
}

#[test]
fn a_bot_that_decides_takes_its_time() {
    let mut table = Table::open("flatline", &["players 2"]);
    table.bots_think = false;
    let anna = table.join("Anna");
    for seat in [FIRST, SECOND] {
        table.does(anna, bot(seat, "greedy"));
    }
    table.does(anna, set("pace", "20000"));
    table.does(anna, Command::Ready(true));
    table.wait(3000);
    assert_eq!(table.room.phase(), Phase::Playing);
    table.wait(20_000);
    let think = table.thinking.remove(0);
    let connect = klaxon_room::Thought::Act("choose bay 1".to_owned());
    table.think(&think, connect);
    stop(&mut table);
    assert_eq!(table.room.lapses(), None);
}

#[test]
fn lag_is_allowed_for() {
    let (mut table, [anna, _]) = stopped();
    table.room.heard_after(anna, 200);
    table.wait(6099);
    assert_eq!(lapsed(&table), [""; 0]);
    table.does(anna, act(FIRST, "go"));
}
