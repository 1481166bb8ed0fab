//! What is on record is there after a crash, and the time between is paused time.

use std::sync::Arc;

use klaxon_bots::registry::Games;
use klaxon_core::{Seat, Shelf, Time};
use klaxon_room::{Change, Command, Fact, Member, MemberId, Phase, Refusal, Room, Wall};

use crate::portrait::whole;
use crate::table::{FIRST, SECOND, Table, act, bot, fresh, set};

const TWO: [&str; 2] = ["Anna", "Ben"];

#[test]
fn a_room_is_what_its_changes_made_of_it() {
    for (game, options) in [
        ("fuse", ["players 3", "clock 1:00"]),
        ("planter", ["players 3", "extras yes"]),
        ("countdown", ["players 3", "clock 1:00"]),
        ("fuse+roles+sparks", ["players 3", "clock 1:00"]),
    ] {
        let (mut table, [anna, ben]) = Table::seated(game, &options, TWO);
        table.does(anna, bot(Seat(2), "greedy"));
        table.does(anna, set("drop", "pause"));
        let check = |table: &Table| assert_eq!(whole(&table.replayed()), whole(&table.room));
        check(&table);
        for member in [anna, ben] {
            table.does(member, Command::Ready(true));
            check(&table);
        }
        while table.goes_on() {
            table.wait(1000);
            check(&table);
            for (member, seat) in [(anna, FIRST), (ben, SECOND)] {
                let last = table.room.legal(seat).pop();
                if let Some(action) = last {
                    let _ = table.act(member, seat, &action);
                    check(&table);
                }
            }
            if table.room.number().is_multiple_of(7) {
                table.go(ben);
                table.wait(2000);
                check(&table);
                table.come(ben);
                table.wait(3000);
            }
        }
        check(&table);
        table.does(ben, Command::Rematch(true));
        check(&table);
        table.does(anna, Command::Reset);
        table.does(anna, Command::Kick(ben));
        check(&table);
    }
}

#[test]
fn a_replayed_room_without_bots_has_the_same_deadline() {
    let (mut table, [anna, ben]) = Table::playing("planter", &["players 2"], TWO);
    for _ in 0..60 {
        assert_eq!(table.replayed().deadline(), table.room.deadline());
        match table.room.number() % 5 {
            0 if table.room.members()[1].is_here() => table.go(ben),
            1 if !table.room.members()[1].is_here() => table.come(ben),
            _ => table.wait(4000),
        }
        if let Some(action) = table.room.legal(FIRST).first().cloned() {
            let _ = table.act(anna, FIRST, &action);
        }
    }
}

#[test]
fn changes_are_replayed_in_order_and_only_if_they_are_understood() {
    let (mut table, [anna, _]) = Table::playing("fuse", &["players 2"], TWO);
    table.does(anna, act(FIRST, "roll"));
    let mut room = fresh();
    assert!(!room.replay(&table.changes[1]), "the first is missing");
    assert!(room.replay(&table.changes[0]));
    assert!(!room.replay(&table.changes[0]), "not twice");
    let last = table.changes.pop().expect("a change");
    let mut odd = last.clone();
    odd.events.push("flew 1".to_owned());
    assert!(!table.replayed().replay(&odd));
    assert!(table.replayed().replay(&last));
    let mut early = table.changes[1].clone();
    early.events.push("turn 1".to_owned());
    assert!(!room.replay(&early), "there is no game yet");
}

#[test]
fn after_a_restart_everybody_is_away_until_they_come_back() {
    let (mut table, [anna, ben]) = Table::seated("fuse", &["players 2"], TWO);
    table.does(anna, Command::Ready(true));
    table.does(ben, Command::Ready(true));
    table.wait(1000);
    table.restart(table.now);
    assert_eq!(table.room.phase(), Phase::Lobby, "the count-in is over");
    assert!(table.room.members().iter().all(|member| !member.is_here()));
    assert_eq!(table.room.owner(), Some(anna));
    table.wait(10_000);
    table.come(anna);
    assert_eq!(table.room.phase(), Phase::Lobby);
    table.come(ben);
    assert!(matches!(table.room.phase(), Phase::Counting(_)));
}

#[test]
fn the_time_of_a_crash_is_paused_time_followed_by_a_count_in() {
    let options = ["players 2", "clock 0:20"];
    let (mut table, [anna, ben]) = Table::playing("fuse", &options, TWO);
    table.wait(2000);
    let alive = table.now;
    // Nobody acts between the last sign of life and the crash.
    table.now = table.now.plus(60_000);
    table.restart(alive);
    assert_eq!(table.room.phase(), Phase::Playing);
    assert_eq!(table.due_in(), Some(10_000), "grace");
    table.come(anna);
    table.come(ben);
    assert_eq!(table.due_in(), Some(3000 + 18_000), "the clock");
    let refusal = table.refused(anna, act(FIRST, "roll"));
    assert_eq!(refusal, Refusal::CountIn);
    table.wait(3000);
    assert_eq!(table.time(), Time(2000));
    table.does(anna, act(FIRST, "roll"));
    table.wait(18_000);
    assert!(
        table
            .last_facts()
            .contains(&Fact::Over(Time(20_000), 63_000))
    );
}

#[test]
fn what_happened_after_the_last_sign_of_life_is_not_undone() {
    let (mut table, [anna, _]) = Table::playing("fuse", &["players 2"], TWO);
    let alive = table.now;
    table.wait(800);
    table.does(anna, act(FIRST, "roll"));
    let start = table.now.minus(800);
    table.now = table.now.plus(10_000);
    table.restart(alive);
    table.wait(3000);
    assert_eq!(table.time(), Time(800), "game time does not run back");
    let all = table.now.since(start);
    assert_eq!(all, 800 + table.room.paused(), "nothing counts twice");
    assert!(table.room.legal(FIRST).len() > 1, "the dice are rolled");
}

#[test]
fn a_game_was_not_paused_before_it_began() {
    let (mut table, _) = Table::playing("fuse", &["players 2"], TWO);
    let start = table.now;
    table.wait(300);
    table.restart(start.minus(700));
    table.wait(3000);
    assert_eq!(table.time(), Time::ZERO);
    assert_eq!(table.room.paused(), table.now.since(start));
}

#[test]
fn a_crash_during_a_count_in_counts_in_anew() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2"], TWO);
    let start = table.now;
    table.wait(1000);
    for _ in 0..2 {
        table.does(anna, Command::Vote(true));
        table.does(ben, Command::Vote(true));
        table.wait(1000);
    }
    assert_eq!(table.room.phase(), Phase::Playing);
    table.restart(table.now.minus(500));
    table.come(anna);
    table.come(ben);
    table.wait(3000);
    assert_eq!(table.time(), Time(1000));
    assert_eq!(table.now.since(start), 1000 + table.room.paused());
}

#[test]
fn a_paused_game_stays_paused() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2"], TWO);
    table.wait(1000);
    table.does(anna, Command::Vote(true));
    table.does(ben, Command::Vote(true));
    table.wait(5000);
    table.restart(table.now);
    table.come(anna);
    table.come(ben);
    table.wait(60_000);
    assert_eq!(table.room.phase(), Phase::Paused { drop: false });
    table.does(anna, Command::Vote(true));
    table.does(ben, Command::Vote(true));
    table.wait(3000);
    assert_eq!((table.time(), table.room.paused()), (Time(1000), 68_000));
}

/// All players dropped at once: a room that pauses for one waits for all of them.
#[test]
fn a_game_that_pauses_on_drop_waits_for_everybody_after_a_restart() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2"], TWO);
    table.does(anna, set("drop", "pause"));
    table.wait(1000);
    table.restart(table.now);
    assert_eq!(table.room.phase(), Phase::Paused { drop: true });
    table.wait(60_000);
    table.come(anna);
    assert_eq!(table.room.phase(), Phase::Paused { drop: true });
    table.come(ben);
    assert_eq!(table.room.phase(), Phase::Playing);
    table.wait(3000);
    assert_eq!((table.time(), table.room.paused()), (Time(1000), 63_000));
}

#[test]
fn bots_play_on_after_a_restart() {
    let mut table = Table::open("planter", &["players 2"]);
    let anna = table.join("Anna");
    table.does(anna, bot(FIRST, "greedy"));
    table.does(anna, bot(SECOND, "random"));
    table.does(anna, set("drop", "pause"));
    table.does(anna, Command::Ready(true));
    while table.goes_on() {
        table.wait(4000);
        table.restart(table.now.minus(900));
        assert!(table.due_in().is_none_or(|due| due == 3000));
        table.wait(3000);
    }
    assert!(table.room.outcome().is_some());
}

#[test]
fn a_table_of_bots_does_not_begin_without_its_owner() {
    let mut table = Table::open("planter", &["players 2"]);
    let anna = table.join("Anna");
    table.does(anna, bot(FIRST, "greedy"));
    table.does(anna, bot(SECOND, "random"));
    table.does(anna, Command::Ready(true));
    table.restart(table.now);
    table.join("Ben");
    assert_eq!(table.room.phase(), Phase::Lobby, "Anna is not there");
    table.come(anna);
    assert!(matches!(table.room.phase(), Phase::Counting(_)));
}

#[test]
fn answers_and_bans_survive() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2"], TWO);
    let answer = table.send(anna, 77, act(FIRST, "roll"));
    table.send(anna, 78, Command::Kick(ben)).expect("kicked");
    table.restart(table.now);
    table.come(anna);
    assert_eq!(table.send(anna, 77, act(FIRST, "roll")), answer);
    let refusal = table.send(anna, 70, act(FIRST, "roll"));
    assert_eq!(refusal, Err(Refusal::OldMessage));
    assert_eq!(table.try_join("Ben", "Ben"), Err(Refusal::SentAway));
    let next = table.join("Carl");
    assert_eq!(next, MemberId(3), "numbers go on");
}

#[test]
fn the_grace_period_of_who_is_away_begins_with_the_restart() {
    let options = ["players 2", "clock 1:00"];
    let (mut table, [anna, _]) = Table::playing("fuse", &options, TWO);
    table.does(anna, set("grace", "1000"));
    table.restart(table.now);
    table.join("Carl, who watches");
    assert_eq!(
        table.due_in(),
        Some(3000),
        "not before the count-in is over"
    );
    table.wait(3000);
    let rolled = Fact::Fallback(FIRST, Time::ZERO, "roll".to_owned());
    assert_eq!(table.last_facts(), [rolled]);
}

#[test]
fn a_clock_that_was_set_back_takes_no_game_time_back() {
    let options = ["players 2", "clock 0:20"];
    let (mut table, [anna, ben]) = Table::playing("fuse", &options, TWO);
    table.wait(2000);
    let alive = table.now;
    table.now = Wall(1000);
    table.restart(alive);
    table.come(anna);
    table.come(ben);
    table.wait(3000);
    assert_eq!(table.time(), Time(2000));
    table.wait(18_000);
    assert!(table.last_facts().contains(&Fact::Over(Time(20_000), 3000)));
}

/// Else everybody would wait for them until the clock has caught up.
#[test]
fn who_went_before_the_clock_was_set_back_is_away_since_the_restart() {
    let options = ["players 2", "clock 1:00"];
    let (mut table, [anna, ben]) = Table::playing("fuse", &options, TWO);
    table.does(anna, set("grace", "1000"));
    table.go(ben);
    table.go(anna);
    let alive = table.now;
    table.wait(1500);
    let fallback = |fact: &Fact| matches!(fact, Fact::Fallback(..));
    assert!(table.last_facts().iter().any(fallback));
    table.now = Wall(1000);
    assert!(!table.room.is_at_rest(table.now));
    table.restart(alive);
    let gone = |member: &Member| member.gone == Some(table.now);
    assert!(table.room.members().iter().all(gone));
    table.join("Carl, who watches");
    table.wait(5000);
    assert!(table.last_facts().iter().any(fallback));
}

#[test]
fn a_lobby_from_which_all_went_by_a_later_clock_is_not_at_rest() {
    let (mut table, [anna, ben]) = Table::seated("fuse", &["players 2"], TWO);
    table.go(anna);
    table.go(ben);
    assert!(table.room.is_at_rest(table.now));
    assert!(!table.room.is_at_rest(table.now.minus(1)));
    table.now = Wall(1000);
    table.restart(table.now);
    assert!(table.room.is_at_rest(table.now));
}

/// What a room goes on from that was summed up in the lobby.
#[test]
fn a_summary_takes_the_place_of_all_that_was_before() {
    let (mut table, [anna, ben]) = Table::seated("planter", &["players 2"], TWO);
    let cleo = table.join("Cleo");
    let dan = table.join("Dan");
    table.does(anna, Command::Kick(cleo));
    table.does(dan, Command::Leave);
    table.does(anna, set("grace", "5000"));
    table.does(ben, Command::Ready(true));
    let last = table.changes.last().expect("changes").clone();
    let summary = table.room.summary(last.at).expect("no game is on");
    let read = Change::parse(summary.number, summary.at, &summary.body());
    assert_eq!(read.as_ref(), Some(&summary));

    let shelf: Arc<dyn Shelf> = Arc::new(Games);
    let mut room = Room::replayed(shelf, std::slice::from_ref(&summary)).expect("a room");
    assert_eq!(whole(&room), whole(&table.room));
    // A message that was carried out before is not carried out again.
    let (_, id) = last.by.expect("Ben's message");
    let again = room.ask(ben, id, Command::Ready(true), table.now);
    assert_eq!((again.changes, again.result), (vec![], Ok(last.number)));
    // Who was sent away stays away, and nobody gets the number of somebody who left.
    let eve = room.join("Cleo", "Cleo", table.now);
    assert_eq!(eve.map(|_| ()), Err(Refusal::SentAway));
    let (finn, _) = room.join("Finn", "Finn", table.now).expect("there is room");
    assert_eq!(finn, MemberId(dan.0 + 1));
    let secret = |fact: &&Fact| !fact.is_public();
    let told = room.snapshot(&[]);
    assert_eq!(told.iter().find(secret), None);
    assert!(summary.facts.iter().any(|fact| secret(&fact)));
}

#[test]
fn a_room_is_at_rest_if_nobody_is_there_and_no_game_is_on() {
    let (mut table, [anna, ben]) = Table::seated("fuse", &["players 2", "clock 0:10"], TWO);
    assert!(!table.room.is_at_rest(table.now));
    table.go(anna);
    table.go(ben);
    assert!(table.room.is_at_rest(table.now));
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2", "clock 0:10"], TWO);
    table.go(anna);
    table.go(ben);
    assert!(!table.room.is_at_rest(table.now));
    table.wait(20_000);
    assert_eq!(table.room.phase(), Phase::Over);
    assert!(table.room.is_at_rest(table.now));
}
