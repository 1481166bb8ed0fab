//! Effects come in an order that can be relied on, and the same inputs give the same ones.

use klaxon_core::Numbers;
use klaxon_proto::{Ask, Form, Reply};
use klaxon_room::{Phase, Think, Thought};

use crate::house::{House, chance, hello};

/// A game of two bots has begun; Anna and Ben watch.
fn bots_play() -> House {
    let mut house = House::open("fuse", &["players 2"]);
    let anna = house.enter("Anna", Form::Binary);
    house.enter("Ben", Form::Json);
    for seat in [1, 2] {
        let policy = "greedy".to_owned();
        house.does(anna, Ask::Bot { seat, policy });
    }
    house.does(anna, Ask::Ready(true));
    while house.phase() != Phase::Playing {
        assert!(house.wait());
    }
    house
}

#[test]
fn a_change_is_on_record_before_it_is_told_and_told_before_a_bot_thinks_about_it() {
    let mut house = bots_play();
    let mut numbers = Numbers::new(1);
    for _ in 0..20 {
        let due = house.driver.deadline().expect("bots look at the table");
        house.now = house.now.max(due);
        house.driver.wake(house.now, chance(&mut numbers));
        let effects = house.driver.effects();
        let last = house.driver.room().number();
        let on_record = house.last_on_record() + effects.record.len() as u64;
        assert_eq!(on_record, last, "everything that happened is there");
        house.record.extend(effects.record);
        for mail in &effects.mail {
            let Reply::Change { number, .. } = house.read(mail) else {
                panic!("only changes are told");
            };
            assert!(number <= on_record);
        }
        for question in effects.thinking {
            let think = &question.think;
            assert!(think.number <= on_record);
            let wait = Thought::Wait(Some(question.time.plus(klaxon_core::Time(700))));
            house.driver.thought(think, wait, house.now);
        }
    }
}

#[test]
fn everybody_with_the_same_eyes_and_form_is_sent_the_same_bytes() {
    let mut house = House::open("fuse", &["players 2"]);
    let anna = house.enter("Anna", Form::Binary);
    let ben = house.enter("Ben", Form::Binary);
    house.does(anna, Ask::Sit { seat: 1 });
    let told = |connection| {
        let theirs = house.mail.iter().filter(|mail| mail.to == connection);
        theirs.map(|mail| mail.bytes.as_ptr()).collect::<Vec<_>>()
    };
    // The last that Ben was told is the change, which Anna was told before her answer.
    let (anna, ben) = (told(anna), told(ben));
    assert_eq!(anna[anna.len() - 2], ben[ben.len() - 1]);
}

#[test]
fn when_effects_are_taken_there_are_none() {
    let mut house = House::open("fuse", &["players 2"]);
    assert!(house.driver.effects().is_empty());
    house.try_enter(hello("Anna", Form::Binary)).expect("room");
    let effects = house.driver.effects();
    assert_eq!((effects.record.len(), effects.mail.len()), (1, 2));
    assert!(house.driver.effects().is_empty());
}

#[test]
fn nothing_happens_before_it_is_due() {
    let mut house = bots_play();
    let mut numbers = Numbers::new(1);
    let due = house.driver.deadline().expect("bots look at the table");
    house.driver.wake(due.minus(1), chance(&mut numbers));
    assert!(house.driver.effects().is_empty());
    house.driver.wake(due, chance(&mut numbers));
    assert!(!house.driver.effects().is_empty());
}

#[test]
fn a_thought_that_nobody_asked_for_changes_nothing() {
    let mut house = bots_play();
    let think = Think {
        seat: klaxon_core::Seat(0),
        policy: "greedy".to_owned(),
        number: 1,
    };
    let thought = Thought::Act("roll".to_owned());
    house.driver.thought(&think, thought, house.now);
    assert!(house.driver.effects().is_empty());
}

#[test]
fn the_same_inputs_give_the_same_effects() {
    let whole = || {
        let mut house = bots_play();
        while house.phase() != Phase::Over {
            assert!(house.wait());
        }
        house
    };
    let (one, other) = (whole(), whole());
    assert_eq!(one.record, other.record);
    assert_eq!(one.mail, other.mail);
    assert_eq!(one.questions, other.questions);
}
