//! Pauses are no game time: by vote, or because somebody dropped.

use klaxon_core::Time;
use klaxon_room::{Command, Fact, MemberId, Phase, Refusal};

use crate::table::{FIRST, SECOND, Table, act, bot, set};

const VOTED: Phase = Phase::Paused { drop: false };
const DROPPED: Phase = Phase::Paused { drop: true };
const TWO: [&str; 2] = ["Anna", "Ben"];
const SHORT: [&str; 2] = ["players 2", "clock 0:20"];

fn vote(table: &mut Table, members: &[MemberId]) {
    for &member in members {
        table.does(member, Command::Vote(true));
    }
}

/// Two people in a game that pauses when one of them drops.
fn pausing_on_drop() -> (Table, [MemberId; 2]) {
    let (mut table, members) = Table::playing("fuse", &SHORT, TWO);
    table.does(members[0], set("drop", "pause"));
    (table, members)
}

#[test]
fn more_than_half_of_those_who_sit_and_are_here_decide() {
    let names = ["Anna", "Ben", "Carl", "Dora"];
    let (mut table, [anna, ben, carl, dora]) = Table::playing("fuse", &["players 4"], names);
    let watcher = table.join("Emil");
    let refusal = table.refused(watcher, Command::Vote(true));
    assert_eq!(refusal, Refusal::NotSeated);
    vote(&mut table, &[anna, ben]);
    assert_eq!(table.room.phase(), Phase::Playing, "half is not enough");
    table.does(ben, Command::Vote(false));
    vote(&mut table, &[carl]);
    assert_eq!(table.room.phase(), Phase::Playing);
    vote(&mut table, &[dora]);
    assert_eq!(table.room.phase(), VOTED);
    assert!(table.room.members().iter().all(|member| !member.votes));
    vote(&mut table, &[anna, ben]);
    assert_eq!(table.room.phase(), VOTED, "half is not enough");
    vote(&mut table, &[dora]);
    assert_eq!(table.room.phase(), Phase::Playing);
}

#[test]
fn nobody_votes_before_the_game() {
    let (mut table, [anna, _]) = Table::seated("fuse", &SHORT, TWO);
    let refusal = table.refused(anna, Command::Vote(true));
    assert_eq!(refusal, Refusal::NotPlaying);
}

#[test]
fn who_plays_with_bots_pauses_alone() {
    let mut table = Table::open("fuse", &["players 2"]);
    let anna = table.join("Anna");
    table.does(anna, Command::Sit(FIRST));
    table.does(anna, bot(SECOND, "greedy"));
    table.does(anna, Command::Ready(true));
    table.wait(4000);
    vote(&mut table, &[anna]);
    assert_eq!(table.room.phase(), VOTED);
    let number = table.room.number();
    table.wait(60_000);
    assert_eq!(table.room.number(), number, "bots wait as well");
    vote(&mut table, &[anna]);
    table.wait(3000);
    assert_eq!(table.time(), Time(1000));
}

#[test]
fn the_vote_of_who_remains_counts() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &SHORT, TWO);
    vote(&mut table, &[anna]);
    table.go(ben);
    assert_eq!(table.room.phase(), VOTED, "Anna is all who are here");
    table.come(ben);
    assert_eq!(table.room.phase(), VOTED, "it was not for Ben");
    vote(&mut table, &[anna]);
    table.does(ben, Command::Leave);
    assert_eq!(table.room.phase(), Phase::Playing);
}

#[test]
fn while_the_game_is_paused_nobody_acts_and_nothing_is_due() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &SHORT, TWO);
    table.wait(2500);
    vote(&mut table, &[anna, ben]);
    assert_eq!(table.due_in(), None);
    assert_eq!(table.room.legal(FIRST), Vec::<String>::new());
    let refusal = table.refused(anna, act(FIRST, "roll"));
    assert_eq!(refusal, Refusal::Paused);
    table.wait(3_600_000);
    assert_eq!((table.room.phase(), table.time()), (VOTED, Time(2500)));
}

#[test]
fn after_a_pause_somebody_counts_in_and_the_game_goes_on_where_it_was() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &SHORT, TWO);
    table.wait(2500);
    vote(&mut table, &[anna, ben]);
    table.wait(10_000);
    vote(&mut table, &[anna, ben]);
    assert_eq!(table.due_in(), Some(3000 + 17_500));
    table.wait(2999);
    let refusal = table.refused(anna, act(FIRST, "roll"));
    assert_eq!(refusal, Refusal::CountIn);
    assert_eq!(table.time(), Time(2500));
    table.room.heard_after(anna, 300);
    table.wait(1);
    table.does(anna, act(FIRST, "roll"));
    let rolled = Fact::Acted(FIRST, Time(2500), "roll".to_owned());
    assert_eq!(table.last_facts(), [rolled]);
    table.room.heard_after(anna, 0);
    table.wait(17_500);
    assert_eq!(table.room.phase(), Phase::Over);
    assert!(
        table
            .last_facts()
            .contains(&Fact::Over(Time(20_000), 13_000))
    );
    assert_eq!(table.room.paused(), 13_000);
}

#[test]
fn all_pauses_are_in_the_result_and_none_is_counted_twice() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &SHORT, TWO);
    let start = table.now;
    table.wait(1000);
    vote(&mut table, &[anna, ben]);
    table.wait(2000);
    vote(&mut table, &[anna, ben]);
    table.wait(1000);
    // In the count-in they change their minds, twice; the second time without a count-in.
    vote(&mut table, &[anna, ben]);
    table.wait(500);
    vote(&mut table, &[anna, ben]);
    table.wait(100);
    vote(&mut table, &[anna, ben]);
    table.wait(100);
    table.does(anna, set("count-in", "0"));
    vote(&mut table, &[anna, ben]);
    assert_eq!(table.time(), Time(1000));
    assert_eq!(table.room.paused(), 3700);
    table.wait(19_000);
    assert_eq!(table.room.phase(), Phase::Over);
    assert_eq!(table.room.paused(), 3700);
    let all = table.now.since(start);
    assert_eq!(all, 20_000 + table.room.paused());
}

#[test]
fn a_game_pauses_when_a_player_drops_if_the_room_is_set_so() {
    let (mut table, [anna, ben]) = pausing_on_drop();
    let watcher = table.join("Carl");
    table.wait(1500);
    table.go(watcher);
    assert_eq!(table.last_facts(), [Fact::Gone(watcher, table.now)]);
    assert_eq!(table.room.phase(), Phase::Playing, "Carl only watches");
    table.go(ben);
    assert_eq!(table.room.phase(), DROPPED);
    assert!(table.room.paused() == 0 && table.time() == Time(1500));
    table.wait(60_000);
    assert_eq!(table.time(), Time(1500));
    table.come(ben);
    assert_eq!(table.room.phase(), Phase::Playing);
    let refusal = table.refused(anna, act(FIRST, "roll"));
    assert_eq!(refusal, Refusal::CountIn);
    table.wait(3000);
    table.does(anna, act(FIRST, "roll"));
    assert_eq!(table.room.paused(), 63_000);
}

#[test]
fn a_game_goes_on_when_a_player_drops_if_the_room_is_set_so() {
    let (mut table, [anna, ben]) = pausing_on_drop();
    table.does(anna, set("drop", "go-on"));
    table.go(ben);
    assert_eq!(table.last_facts(), [Fact::Gone(ben, table.now)]);
    assert_eq!(table.room.phase(), Phase::Playing);
    table.wait(5000);
    assert_eq!(table.time(), Time(5000));
}

#[test]
fn a_game_that_paused_for_two_waits_for_both() {
    let (mut table, [anna, ben]) = pausing_on_drop();
    table.go(anna);
    table.go(ben);
    table.come(anna);
    assert_eq!(table.room.phase(), DROPPED);
    table.come(ben);
    assert_eq!(table.room.phase(), Phase::Playing);
}

#[test]
fn who_drops_in_the_count_in_pauses_the_game_again() {
    let (mut table, [_, ben]) = pausing_on_drop();
    table.wait(1000);
    table.go(ben);
    table.wait(1000);
    table.come(ben);
    table.wait(1000);
    table.go(ben);
    assert_eq!(table.room.phase(), DROPPED);
    table.wait(1000);
    table.come(ben);
    table.wait(3000);
    assert_eq!((table.time(), table.room.paused()), (Time(1000), 6000));
}

#[test]
fn who_remains_can_go_on_without_who_dropped() {
    let (mut table, [anna, ben]) = pausing_on_drop();
    table.go(ben);
    table.wait(20_000);
    vote(&mut table, &[anna]);
    assert_eq!(table.room.phase(), Phase::Playing);
    table.wait(3000);
    table.does(anna, act(FIRST, "roll"));
    table.wait(1000);
    let passed = |f: &&Fact| matches!(f, Fact::Fallback(SECOND, ..));
    assert_eq!(table.facts().filter(passed).count(), 1, "for Ben");
}

#[test]
fn a_game_does_not_wait_for_who_was_sent_away() {
    let (mut table, [anna, ben]) = pausing_on_drop();
    table.go(ben);
    table.does(anna, Command::Kick(ben));
    assert_eq!(table.room.phase(), Phase::Playing);
}

#[test]
fn a_pause_by_vote_stays_when_somebody_drops_and_comes_back() {
    let (mut table, [anna, ben]) = pausing_on_drop();
    vote(&mut table, &[anna, ben]);
    table.go(ben);
    assert_eq!(table.room.phase(), VOTED);
    table.come(ben);
    assert_eq!(table.room.phase(), VOTED);
}

#[test]
fn a_seat_can_change_hands_while_the_game_is_paused() {
    let names = ["Anna", "Ben", "Carl"];
    let (mut table, [anna, ben, _]) = Table::playing("fuse", &["players 3"], names);
    let dora = table.join("Dora");
    vote(&mut table, &[anna, ben]);
    table.does(ben, Command::Stand(SECOND));
    let refusal = table.refused(ben, Command::Vote(true));
    assert_eq!(refusal, Refusal::NotSeated);
    table.does(dora, Command::Sit(SECOND));
    assert_eq!(table.room.phase(), VOTED);
    vote(&mut table, &[anna, dora]);
    assert_eq!(table.room.phase(), Phase::Playing);
}

#[test]
fn a_paused_game_that_everybody_left_waits_for_somebody_to_sit_down() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &SHORT, TWO);
    vote(&mut table, &[anna, ben]);
    table.does(anna, Command::Leave);
    table.does(ben, Command::Leave);
    table.wait(60_000);
    assert_eq!(table.room.phase(), VOTED);
    let carl = table.join("Carl");
    table.does(carl, Command::Sit(FIRST));
    vote(&mut table, &[carl]);
    table.wait(3000);
    table.does(carl, act(FIRST, "roll"));
}
