//! No table is held hostage: after a while the mildest choice is made for who is away.

use klaxon_core::{Seat, Time};
use klaxon_room::{Command, Fact, MemberId, Occupant, Phase, Refusal};

use crate::table::{FIRST, SECOND, THIRD, Table, act, bot, set};

const TWO: [&str; 2] = ["Anna", "Ben"];

/// What was done for a seat, and when.
fn fallbacks(table: &Table, seat: Seat) -> Vec<(Time, &str)> {
    let facts = table.facts().filter_map(|fact| match fact {
        Fact::Fallback(who, at, action) if *who == seat => Some((*at, action.as_str())),
        _ => None,
    });
    facts.collect()
}

#[test]
fn who_is_gone_is_played_for_after_the_grace_period() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2"], TWO);
    table.wait(500);
    table.go(anna);
    table.wait(9999);
    assert_eq!(fallbacks(&table, FIRST), []);
    table.wait(1);
    assert_eq!(fallbacks(&table, FIRST), [(Time(10_500), "roll")]);
    table.wait(999);
    assert_eq!(
        fallbacks(&table, FIRST).len(),
        1,
        "the others can follow what happens"
    );
    table.wait(1);
    assert_eq!(fallbacks(&table, FIRST)[1], (Time(11_500), "pass"));
    table.does(ben, act(SECOND, "pass"));
}

#[test]
fn who_comes_back_in_time_plays_on() {
    let (mut table, [anna, _]) = Table::playing("fuse", &["players 2"], TWO);
    table.go(anna);
    table.wait(9999);
    table.come(anna);
    table.wait(60_000);
    assert_eq!(fallbacks(&table, FIRST), []);
    table.does(anna, act(FIRST, "roll"));
    table.go(anna);
    table.wait(10_000);
    table.come(anna);
    table.wait(10_000);
    assert_eq!(fallbacks(&table, FIRST).len(), 1, "back after all");
}

#[test]
fn the_grace_period_is_a_setting() {
    let (mut table, [anna, _]) = Table::playing("fuse", &["players 2"], TWO);
    table.does(anna, set("grace", "2000"));
    table.go(anna);
    table.wait(2000);
    assert_eq!(fallbacks(&table, FIRST).len(), 1);
}

#[test]
fn nobody_is_played_for_while_the_others_do_not_wait_for_them() {
    let (mut table, [anna, ben]) = Table::playing("planter", &["players 2", "first 1"], TWO);
    table.go(ben);
    table.wait(14_000);
    assert_eq!(fallbacks(&table, SECOND), [], "it is Anna's turn");
    let move_of_anna = table.room.legal(FIRST)[0].clone();
    table.does(anna, act(FIRST, &move_of_anna));
    assert_eq!(table.due_in(), Some(0));
    table.wait(0);
    assert_eq!(fallbacks(&table, SECOND).len(), 1);
}

/// Ways to be gone from a seat for good.
fn vacate(table: &mut Table, how: &str, anna: MemberId, ben: MemberId) {
    match how {
        "leaves" => table.does(ben, Command::Leave),
        "stands" => table.does(ben, Command::Stand(SECOND)),
        _ => table.does(anna, Command::Kick(ben)),
    };
    assert_eq!(*table.occupant(SECOND), Occupant::Nobody);
}

#[test]
fn a_seat_that_nobody_has_is_played_for_at_once() {
    for how in ["leaves", "stands", "is kicked"] {
        let options = ["players 2", "first 2"];
        let (mut table, [anna, ben]) = Table::playing("fuse", &options, TWO);
        vacate(&mut table, how, anna, ben);
        assert_eq!(table.due_in(), Some(0), "{how}");
        table.wait(1000);
        assert_eq!(fallbacks(&table, SECOND).len(), 2, "{how}: roll and pass");
        table.does(anna, act(FIRST, "pass"));
    }
}

#[test]
fn somebody_else_can_take_over_the_seat_of_who_left() {
    for how in ["leaves", "stands", "is kicked"] {
        let options = ["players 2", "first 2"];
        let (mut table, [anna, ben]) = Table::playing("fuse", &options, TWO);
        let carl = table.join("Carl");
        vacate(&mut table, how, anna, ben);
        table.does(carl, Command::Sit(SECOND));
        table.wait(60_000);
        assert_eq!(fallbacks(&table, SECOND), [], "{how}");
        table.does(carl, act(SECOND, "roll"));
    }
}

#[test]
fn the_owner_can_put_a_bot_on_the_seat_of_who_left() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2", "first 2"], TWO);
    let carl = table.join("Carl");
    table.does(ben, Command::Leave);
    let refusal = table.refused(carl, bot(SECOND, "greedy"));
    assert_eq!(refusal, Refusal::NotTheOwner);
    table.does(anna, bot(SECOND, "greedy"));
    table.wait(1499);
    assert_eq!(fallbacks(&table, SECOND), []);
    table.wait(1);
    let rolled = Fact::Acted(SECOND, Time(1500), "roll".to_owned());
    assert_eq!(table.last_facts(), [rolled], "at its pace");
    assert_eq!(
        table.refused(anna, Command::Stand(SECOND)),
        Refusal::NotYourSeat
    );
    table.does(carl, Command::Sit(SECOND));
}

#[test]
fn who_has_several_seats_is_played_for_on_all_of_them() {
    let mut table = Table::open("fuse", &["players 3"]);
    let (anna, ben) = (table.join("Anna"), table.join("Ben"));
    for (member, seat) in [(anna, FIRST), (ben, SECOND), (anna, THIRD)] {
        table.does(member, Command::Sit(seat));
    }
    table.does(anna, Command::Ready(true));
    table.does(ben, Command::Ready(true));
    table.wait(3000);
    table.go(anna);
    table.wait(14_000);
    assert_eq!(fallbacks(&table, FIRST).len(), 2, "roll and pass");
    assert_eq!(fallbacks(&table, THIRD).len(), 1, "pass");
}

#[test]
fn a_table_that_everybody_left_comes_to_its_end() {
    for (game, options) in [
        ("fuse", ["players 2", "clock 2:00"]),
        ("planter", ["players 2", "rounds 2"]),
        ("countdown", ["players 2", "clock 2:00"]),
        ("fuse+roles+sparks", ["players 2", "clock 2:00"]),
    ] {
        for how in ["drops", "leaves"] {
            let (mut table, members) = Table::playing(game, &options, TWO);
            for member in members {
                match how {
                    "drops" => table.go(member),
                    _ => {
                        table.does(member, Command::Leave);
                    }
                }
            }
            table.wait(3_600_000);
            assert_eq!(table.room.phase(), Phase::Over, "{game} {how}");
            assert_eq!(table.due_in(), None, "{game} {how}");
        }
    }
}

#[test]
fn nobody_is_played_for_while_the_game_is_paused_or_counted_in() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2", "first 2"], TWO);
    table.does(anna, set("drop", "pause"));
    table.go(ben);
    table.wait(60_000);
    assert_eq!(fallbacks(&table, SECOND), []);
    table.does(anna, Command::Vote(true));
    table.wait(2999);
    assert_eq!(fallbacks(&table, SECOND), []);
    table.wait(1);
    assert_eq!(fallbacks(&table, SECOND), [(Time::ZERO, "roll")]);
}

/// Also after a crash the others can follow what is done for somebody.
#[test]
fn when_something_was_last_done_for_somebody_is_on_record() {
    let (mut table, [anna, ben]) = Table::playing("fuse", &["players 2", "first 2"], TWO);
    table.does(ben, Command::Leave);
    table.wait(0);
    assert_eq!(fallbacks(&table, SECOND), [(Time::ZERO, "roll")]);
    assert_eq!(table.due_in(), Some(1000));
    assert_eq!(table.replayed().deadline(), table.room.deadline());
    let _ = anna;
}

#[test]
fn a_game_without_a_clock_that_nobody_looks_at_stands_still() {
    let options = ["players 2", "clock none"];
    let (mut table, [anna, ben]) = Table::playing("fuse", &options, TWO);
    table.go(anna);
    table.go(ben);
    assert_eq!(table.due_in(), None);
    table.come(ben);
    assert_eq!(table.due_in(), Some(10_000), "now somebody waits for Anna");
}
