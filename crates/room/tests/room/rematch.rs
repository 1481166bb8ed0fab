//! After the end: a rematch is an offer, and the results stay for whoever reads them.

use klaxon_core::Seat;
use klaxon_core::fair::Party;
use klaxon_room::{Command, Fact, MemberId, Occupant, Phase, Refusal, Wall};

use crate::table::{FIRST, SECOND, Table, bot, set};

const OPTIONS: [&str; 2] = ["players 3", "clock 0:10"];
const YES: Command = Command::Rematch(true);
const NO: Command = Command::Rematch(false);

/// Three people whose game is over.
fn over() -> (Table, [MemberId; 3]) {
    let (mut table, members) = Table::playing("fuse", &OPTIONS, ["Anna", "Ben", "Carl"]);
    table.wait(10_000);
    assert_eq!(table.room.phase(), Phase::Over);
    (table, members)
}

fn ready(table: &Table) -> Vec<MemberId> {
    let ready = table.room.members().iter().filter(|member| member.ready);
    ready.map(|member| member.id).collect()
}

#[test]
fn a_wish_throws_nobody_out_of_the_results() {
    let (mut table, [anna, ben, carl]) = over();
    assert_eq!(ready(&table), [], "that was for the last game");
    table.does(ben, YES);
    assert_eq!(table.last_facts(), [Fact::Ready(ben)]);
    table.does(carl, YES);
    table.wait(3_600_000);
    assert_eq!(table.room.phase(), Phase::Over);
    assert_eq!(ready(&table), [ben, carl], "two of three want it");
    assert!(table.room.outcome().is_some(), "the results are there");
    table.does(ben, NO);
    table.does(anna, YES);
    assert_eq!(table.room.phase(), Phase::Over, "Ben thought better of it");
}

#[test]
fn when_all_want_it_the_count_in_begins() {
    let (mut table, [anna, ben, carl]) = over();
    for member in [carl, anna, ben] {
        table.does(member, YES);
    }
    let counting = Fact::Counting(table.now.plus(3000));
    let expected = [
        Fact::Ready(ben),
        Fact::Rematch,
        Fact::Ready(anna),
        Fact::Ready(ben),
        Fact::Ready(carl),
        counting,
    ];
    assert_eq!(table.last_facts(), expected);
    assert!(table.room.board().is_none() && table.room.outcome().is_none());
    assert_eq!((table.time().0, table.room.paused()), (0, 0));
    table.secret = [8; 32];
    table.wait(3000 + 10_000);
    assert_eq!(table.room.phase(), Phase::Over);
    assert!(
        table
            .last_facts()
            .contains(&Fact::Opened(Party::Server, [8; 32]))
    );
}

#[test]
fn a_lone_player_plays_again_at_once() {
    let options = ["players 2", "clock 0:10"];
    let mut table = Table::open("fuse", &options);
    let anna = table.join("Anna");
    table.does(anna, Command::Sit(FIRST));
    table.does(anna, bot(SECOND, "greedy"));
    table.does(anna, Command::Ready(true));
    table.wait(13_000);
    table.does(anna, YES);
    assert!(matches!(table.room.phase(), Phase::Counting(_)));
}

#[test]
fn an_owner_who_watches_bots_lets_them_play_again() {
    let mut table = Table::open("fuse", &["players 1", "clock 0:10"]);
    let (anna, ben) = (table.join("Anna"), table.join("Ben"));
    table.does(anna, bot(FIRST, "greedy"));
    table.does(anna, Command::Ready(true));
    table.wait(13_000);
    assert_eq!(table.refused(ben, YES), Refusal::NotSeated);
    table.does(anna, YES);
    assert!(matches!(table.room.phase(), Phase::Counting(_)));
}

#[test]
fn a_rematch_is_for_those_who_played_and_for_the_end() {
    let (mut table, [anna, ..]) = over();
    let dora = table.join("Dora");
    assert_eq!(table.refused(dora, YES), Refusal::NotSeated);
    let refusal = table.refused(anna, Command::Ready(true));
    assert_eq!(refusal, Refusal::NotInTheLobby);
    table.does(anna, Command::Stand(FIRST));
    assert_eq!(table.refused(anna, YES), Refusal::NotSeated);
    let refusal = table.refused(dora, Command::Sit(FIRST));
    assert_eq!(
        refusal,
        Refusal::NotInTheLobby,
        "the results show who sat there"
    );
    table.does(anna, Command::Reset);
    assert_eq!(table.refused(anna, YES), Refusal::NotOver);
    assert_eq!(table.refused(anna, Command::Reset), Refusal::NotOver);
}

#[test]
fn the_owner_leads_everybody_back_to_change_something() {
    let (mut table, [anna, ben, carl]) = over();
    table.does(ben, YES);
    let refusal = table.refused(carl, Command::Reset);
    assert_eq!(refusal, Refusal::NotTheOwner);
    table.does(anna, Command::Reset);
    assert_eq!(table.last_facts(), [Fact::Rematch, Fact::Ready(ben)]);
    assert_eq!(table.room.phase(), Phase::Lobby);
    assert_eq!(*table.occupant(SECOND), Occupant::Member(ben));
}

#[test]
fn who_leaves_or_is_sent_away_holds_nobody_up() {
    for how in [Command::Leave, Command::Stand(Seat(2))] {
        let (mut table, [anna, ben, carl]) = over();
        table.does(anna, YES);
        table.does(ben, YES);
        table.does(carl, how);
        assert_eq!(table.room.phase(), Phase::Lobby, "a seat is free");
        assert_eq!(ready(&table), [anna, ben]);
        table.does(anna, bot(Seat(2), "greedy"));
        assert!(matches!(table.room.phase(), Phase::Counting(_)));
    }
}

#[test]
fn who_is_away_for_a_moment_is_waited_for() {
    let (mut table, [anna, ben, carl]) = over();
    table.does(anna, set("grace", "5000"));
    table.go(carl);
    table.does(anna, YES);
    table.does(ben, YES);
    table.wait(4999);
    assert_eq!(table.room.phase(), Phase::Over);
    table.wait(1);
    assert_eq!(table.room.phase(), Phase::Lobby);
    assert_eq!(*table.occupant(Seat(2)), Occupant::Member(carl), "kept");
    assert_eq!(ready(&table), [anna, ben]);
    table.come(carl);
    table.does(carl, Command::Ready(true));
    assert!(matches!(table.room.phase(), Phase::Counting(_)));
}

#[test]
fn who_comes_back_in_time_still_reads_the_results() {
    let (mut table, [anna, ben, carl]) = over();
    table.go(carl);
    table.does(anna, YES);
    table.does(ben, YES);
    table.wait(5000);
    table.come(carl);
    table.wait(3_600_000);
    assert_eq!(table.room.phase(), Phase::Over);
}

#[test]
fn a_wish_goes_with_who_had_it_and_with_a_restart() {
    let (mut table, [anna, ben, carl]) = over();
    table.does(anna, YES);
    table.go(anna);
    assert_eq!(ready(&table), []);
    table.does(ben, YES);
    table.restart(Wall(table.now.0));
    assert_eq!(ready(&table), []);
    table.come(carl);
    table.wait(3_600_000);
    assert_eq!(table.room.phase(), Phase::Over);
    table.does(carl, YES);
    assert_eq!(table.room.phase(), Phase::Lobby, "the others are away");
}
