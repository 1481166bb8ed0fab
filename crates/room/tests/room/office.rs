//! The office goes to people: no bot decides for the team while a person sits at the table.

use klaxon_core::Seat;
use klaxon_room::{Command, Fact, MemberId, Occupant};

use crate::table::{FIRST, SECOND, THIRD, Table, act, bot, set};

const FOURTH: Seat = Seat(3);

/// A game of FLATLINE for four in which these people have these seats, and bots the others; the bots' thoughts are left out.
fn with_bots<const N: usize>(chief: &str, seats: [Seat; N]) -> (Table, [MemberId; N]) {
    let mut table = Table::open("flatline", &["players 4", chief]);
    table.bots_think = false;
    let names = ["Anna", "Ben", "Carl"];
    let mut number = 0..;
    let members = seats.map(|seat| {
        let member = table.join(names[number.next().expect("a name")]);
        table.does(member, Command::Sit(seat));
        member
    });
    for seat in Seat::all(4).filter(|seat| !seats.contains(seat)) {
        table.does(members[0], bot(seat, "greedy"));
    }
    for member in members {
        table.does(member, Command::Ready(true));
    }
    table.wait(3000);
    (table, members)
}

fn office(table: &Table) -> Option<Seat> {
    table.room.board().and_then(|board| board.office())
}

/// What was done for seats.
fn fallbacks(table: &Table) -> Vec<(Seat, &str)> {
    let facts = table.facts().filter_map(|fact| match fact {
        Fact::Fallback(seat, _, action) => Some((*seat, action.as_str())),
        _ => None,
    });
    facts.collect()
}

#[test]
fn a_bot_hands_the_office_on_to_a_person_right_after_the_deal() {
    let (mut table, [anna]) = with_bots("chief 1", [THIRD]);
    assert_eq!(office(&table), Some(THIRD));
    assert_eq!(fallbacks(&table), [(FIRST, "chief 3")]);
    table.does(anna, act(THIRD, "choose bay 2"));
}

#[test]
fn a_person_who_has_the_office_keeps_it() {
    let (mut table, [anna, _]) = with_bots("chief 3", [THIRD, FOURTH]);
    table.wait(60_000);
    assert_eq!(office(&table), Some(THIRD));
    table.does(anna, act(THIRD, "chief 4"));
    table.wait(60_000);
    assert_eq!(office(&table), Some(FOURTH));
    assert_eq!(fallbacks(&table), []);
}

#[test]
fn a_person_who_hands_the_office_to_a_bot_hands_it_to_the_next_person() {
    let (mut table, [anna, _]) = with_bots("chief 1", [FIRST, THIRD]);
    table.does(anna, act(FIRST, "chief 2"));
    table.wait(0);
    assert_eq!(office(&table), Some(THIRD));
}

#[test]
fn the_office_goes_to_the_next_person_clockwise() {
    let (table, _) = with_bots("chief 3", [FIRST, SECOND]);
    assert_eq!(office(&table), Some(FIRST));
    let (table, _) = with_bots("chief 1", [FOURTH, SECOND]);
    assert_eq!(office(&table), Some(SECOND));
}

#[test]
fn bots_among_themselves_decide_for_themselves() {
    let mut table = Table::open("flatline", &["players 2"]);
    table.bots_think = false;
    let anna = table.join("Anna");
    for seat in [FIRST, SECOND] {
        table.does(anna, bot(seat, "greedy"));
    }
    table.does(anna, Command::Ready(true));
    table.wait(3000);
    assert_eq!(office(&table), Some(FIRST), "a bystander does not play");
    table.does(anna, Command::Sit(SECOND));
    table.wait(0);
    assert_eq!(office(&table), Some(SECOND), "now she does");
}

#[test]
fn a_player_who_is_away_for_longer_than_they_are_waited_for_loses_the_office() {
    let (mut table, [anna, _]) = with_bots("chief 1", [FIRST, THIRD]);
    table.go(anna);
    table.wait(9999);
    assert_eq!(office(&table), Some(FIRST));
    table.wait(1);
    assert_eq!(office(&table), Some(THIRD));
    assert_eq!(
        fallbacks(&table),
        [(FIRST, "chief 3")],
        "nothing else is done"
    );
    table.come(anna);
    table.wait(10_000);
    assert_eq!(office(&table), Some(THIRD), "it stays where it is now");
}

#[test]
fn a_player_who_stands_up_or_leaves_loses_the_office_at_once() {
    for command in [Command::Stand(FIRST), Command::Leave] {
        let (mut table, [anna, _]) = with_bots("chief 1", [FIRST, THIRD]);
        table.does(anna, command);
        table.wait(0);
        assert_eq!(*table.occupant(FIRST), Occupant::Nobody);
        assert_eq!(office(&table), Some(THIRD));
    }
}

#[test]
fn a_bot_that_is_seated_hands_the_office_on() {
    let (mut table, [anna, ben]) = with_bots("chief 3", [FIRST, THIRD]);
    table.does(anna, set("grace", "1000"));
    table.does(anna, Command::Vote(true));
    table.does(ben, Command::Vote(true));
    table.go(ben);
    table.wait(1000);
    table.does(anna, bot(THIRD, "greedy"));
    assert_eq!(office(&table), Some(THIRD), "a paused game stands still");
    table.does(anna, Command::Vote(true));
    table.wait(2999);
    assert_eq!(office(&table), Some(THIRD), "so does a count-in");
    table.wait(1);
    assert_eq!(office(&table), Some(FIRST));
}

#[test]
fn where_nobody_is_the_office_stays() {
    let (mut table, [anna]) = with_bots("chief 1", [FIRST]);
    table.go(anna);
    table.wait(60_000);
    assert_eq!(office(&table), Some(FIRST));
}

#[test]
fn after_a_restart_the_office_goes_to_the_person_who_comes_back() {
    let (mut table, [_, ben]) = with_bots("chief 1", [FIRST, THIRD]);
    table.restart(table.now);
    table.come(ben);
    table.wait(9999);
    assert_eq!(office(&table), Some(FIRST), "Anna may come back too");
    table.wait(1);
    assert_eq!(office(&table), Some(THIRD));
}

#[test]
fn games_without_an_office_have_none() {
    let (table, _) = Table::playing("fuse", &["players 2"], ["Anna", "Ben"]);
    assert_eq!(office(&table), None);
}

#[test]
fn no_screen_has_the_office() {
    let (mut table, [anna, ben]) = with_bots("chief 1", [SECOND, FIRST]);
    table.come_as_screen(ben);
    table.wait(0);
    assert_eq!(office(&table), Some(SECOND));
    table.does(anna, act(SECOND, "choose bay 1"));
}
