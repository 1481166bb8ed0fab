//! Bots leave people time: after a roll, and where somebody claims what they would take.

use klaxon_bots::registry::Games;
use klaxon_core::{Seat, Shelf, Time};
use klaxon_room::{Command, MemberId, Signal, Think, Thought};

use crate::table::{FIRST, SECOND, THIRD, Table, act, bot, set};

/// A roll of Anna, who plays with Ben and a bot; the bot has to think, and the test says what of.
fn rolled() -> (Table, [MemberId; 2]) {
    let mut table = Table::open("fuse", &["players 3", "clock none"]);
    table.bots_think = false;
    let (anna, ben) = (table.join("Anna"), table.join("Ben"));
    table.does(anna, Command::Sit(FIRST));
    table.does(ben, Command::Sit(SECOND));
    table.does(anna, bot(THIRD, "greedy"));
    table.does(anna, set("pace", "500"));
    table.does(anna, Command::Ready(true));
    table.does(ben, Command::Ready(true));
    table.wait(3000);
    table.does(anna, act(FIRST, "roll"));
    (table, [anna, ben])
}

/// A die that the bot could place, and how.
fn wish(table: &Table) -> (String, String) {
    let legal = table.room.legal(THIRD);
    let place = legal.iter().find(|action| action.starts_with("place "));
    let place = place.expect("the bot can place a die");
    let die = place.split(' ').nth(1).expect("a die");
    (die.to_owned(), place.clone())
}

/// The bot comes to the same thing whenever it looks. Gives how long it takes until it has acted.
fn acts_after(table: &mut Table, action: &str) -> u64 {
    let began = table.now;
    for _ in 0..50 {
        let due = table.due_in().expect("the bot looks at the table");
        table.wait(due);
        for think in std::mem::take(&mut table.thinking) {
            if table.think(&think, Thought::Act(action.to_owned())) > 0 {
                return table.now.since(began);
            }
        }
    }
    panic!("the bot never acts");
}

fn claim(table: &mut Table, member: MemberId, die: &str) {
    let signal = Signal::Claim(die.to_owned());
    assert_eq!(table.room.signal(member, &signal, table.now), Ok(()));
}

#[test]
fn an_action_names_the_dice_that_it_takes_from_the_others() {
    let unpacked = Games.unpack("countdown", &["players 3"]);
    let board = unpacked.expect("a game").expect("good options");
    for (action, dice) in [
        ("place R4 a1", &["R4"][..]),
        ("spare R4", &["R4"]),
        ("flip R4", &["R4"]),
        ("paint R4 G", &["R4"]),
        ("turn R4 6", &["R4"]),
        ("again R4 B2", &["R4", "B2"]),
        ("roll", &[]),
        ("pass", &[]),
        ("fly", &[]),
    ] {
        let mut taken = board.takes(action);
        taken.sort_unstable_by(|one, other| other.cmp(one));
        assert_eq!(taken, dice, "{action}");
    }
}

#[test]
fn what_came_of_an_action_says_what_it_took_and_whether_dice_were_rolled() {
    let unpacked = Games.unpack("fuse", &["players 3"]);
    let mut board = unpacked.expect("a game").expect("good options");
    board.start([7; 16]);
    let mut taken = Vec::new();
    // Everybody does what comes first, until somebody has rolled and somebody has taken a die.
    for _ in 0..100 {
        let legal = |seat: &Seat| {
            board
                .legal(*seat)
                .into_iter()
                .next()
                .map(|one| (*seat, one))
        };
        let Some((seat, action)) = Seat::all(3).find_map(|seat| legal(&seat)) else {
            break;
        };
        let done = board.act(seat, &action, Time::ZERO).expect("it is legal");
        assert_eq!(done.taken, board.takes(&action), "{action}");
        let rolled = done.events.iter().any(|event| event.starts_with("rolled "));
        assert_eq!(done.offers, rolled, "{action}");
        taken.push((done.offers, !done.taken.is_empty()));
    }
    for seen in [(true, false), (false, true)] {
        assert!(taken.contains(&seen), "{taken:?}");
    }
}

#[test]
fn people_have_a_head_start_after_a_roll() {
    let (mut table, _) = rolled();
    let (_, place) = wish(&table);
    assert_eq!(acts_after(&mut table, &place), 2500);
}

#[test]
fn the_head_start_is_a_setting() {
    for (value, expected) in [("4000", 4000), ("600", 600), ("0", 500)] {
        let (mut table, [anna, _]) = rolled();
        table.does(anna, set("head-start", value));
        let (_, place) = wish(&table);
        assert_eq!(acts_after(&mut table, &place), expected, "{value}");
    }
}

#[test]
fn what_takes_nothing_from_anybody_needs_no_head_start() {
    let (mut table, _) = rolled();
    assert_eq!(acts_after(&mut table, "pass"), 500);
}

#[test]
fn a_bot_waits_for_nobody_who_can_not_act() {
    let (mut table, [anna, ben]) = rolled();
    table.does(anna, act(FIRST, "pass"));
    table.go(ben);
    let (_, place) = wish(&table);
    assert_eq!(acts_after(&mut table, &place), 500, "Ben is away");
}

#[test]
fn a_claimed_die_is_left_to_who_claims_it() {
    let (mut table, [_, ben]) = rolled();
    let (die, place) = wish(&table);
    table.wait(100);
    table.thinking.clear();
    claim(&mut table, ben, &die);
    assert_eq!(acts_after(&mut table, &place), 5000);
}

#[test]
fn a_claim_that_is_said_again_is_no_longer_for_it() {
    let (mut table, [_, ben]) = rolled();
    let (die, place) = wish(&table);
    claim(&mut table, ben, &die);
    table.now = table.now.plus(2000);
    claim(&mut table, ben, &die);
    assert_eq!(acts_after(&mut table, &place), 3000);
}

#[test]
fn a_claim_of_who_has_passed_or_only_watches_counts_for_nothing() {
    let (mut table, [anna, ben]) = rolled();
    let carl = table.join("Carl");
    let (die, place) = wish(&table);
    claim(&mut table, carl, &die);
    claim(&mut table, ben, &die);
    table.does(ben, act(SECOND, "pass"));
    claim(&mut table, anna, "K9");
    assert_eq!(acts_after(&mut table, &place), 2500);
}

#[test]
fn a_claim_ends_when_something_is_taken_by_who_made_it() {
    let (mut table, [_, ben]) = rolled();
    let (die, place) = wish(&table);
    let legal = table.room.legal(SECOND);
    let takes = |action: &&String| action.starts_with("place ") && !action.contains(&die);
    let other = legal
        .iter()
        .find(takes)
        .expect("Ben can place another die")
        .clone();
    claim(&mut table, ben, &die);
    table.does(ben, act(SECOND, &other));
    assert_eq!(acts_after(&mut table, &place), 2500);
}

#[test]
fn claims_and_head_starts_end_with_the_roll() {
    let (mut table, [anna, ben]) = rolled();
    for die in ["R1", "R2", "R3", "R4", "R5", "R6"] {
        claim(&mut table, ben, die);
    }
    // Everybody passes until there is a new roll.
    let mut rolls = 1;
    for _ in 0..200 {
        if rolls == 2 {
            break;
        }
        for (member, seat) in [(anna, FIRST), (ben, SECOND)] {
            if let Some(action) = table.room.legal(seat).first().cloned() {
                rolls += usize::from(action == "roll");
                let _ = table.act(member, seat, &action);
            }
        }
        if let Some(due) = table.due_in() {
            table.wait(due);
        }
        for think in std::mem::take(&mut table.thinking) {
            let legal = table.room.legal(Seat(think.seat.0));
            let Some(action) = legal.first().cloned() else {
                table.think(&think, Thought::Wait(None));
                continue;
            };
            rolls += usize::from(action == "roll");
            table.think(&think, Thought::Act(action));
        }
    }
    assert_eq!(rolls, 2);
    let (_, place) = wish(&table);
    assert!(
        acts_after(&mut table, &place) <= 2500,
        "the claims are gone"
    );
}

#[test]
fn a_bot_that_was_put_off_thinks_again() {
    let (mut table, _) = rolled();
    let (_, place) = wish(&table);
    table.wait(500);
    let think: Think = table.thinking.pop().expect("the bot thinks");
    assert_eq!(table.think(&think, Thought::Act(place)), 0);
    assert_eq!(table.due_in(), Some(2000));
    assert_eq!(
        table.think(&think, Thought::Act("pass".to_owned())),
        0,
        "once"
    );
    table.wait(2000);
    assert_eq!(table.thinking.len(), 1);
}
