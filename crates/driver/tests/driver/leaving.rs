//! Guests go: for good, because they are sent away, or because nobody can read what they say.

use klaxon_core::Message;
use klaxon_driver::{ConnectionId, Hello, Unclear};
use klaxon_proto::{Ask, Form, Reply, Told};
use klaxon_room::Refusal;

use crate::house::{House, hello, secret};

fn anna_and_ben() -> (House, ConnectionId, ConnectionId) {
    let mut house = House::open("fuse", &["players 2"]);
    let anna = house.enter("Anna", Form::Binary);
    let ben = house.enter("Ben", Form::Json);
    (house, anna, ben)
}

/// The facts of the last change that a guest was told.
fn last_facts(told: &[Reply]) -> Vec<String> {
    let mut facts = told.iter().filter_map(|reply| match reply {
        Reply::Change { facts, .. } => Some(facts.clone()),
        _ => None,
    });
    facts.next_back().unwrap_or_default()
}

#[test]
fn a_guest_who_leaves_hears_of_it_is_answered_and_bidden_goodbye() {
    let (mut house, anna, ben) = anna_and_ben();
    house.does(ben, Ask::Leave);
    let told = house.told(ben);
    let [
        ..,
        Reply::Change { .. },
        Reply::Done { .. },
        Reply::Bye { why, back },
    ] = told.as_slice()
    else {
        panic!("change, answer, goodbye: {told:?}");
    };
    assert_eq!((why.key.as_str(), *back), ("serve-left", false));
    assert!(house.is_closed(ben));
    assert_eq!(last_facts(&house.told(anna)), ["left 2"]);
    assert_eq!(house.driver.guests(), 1);
}

#[test]
fn a_guest_who_is_sent_away_does_not_come_back() {
    let (mut house, anna, ben) = anna_and_ben();
    house.does(anna, Ask::Kick { member: 2 });
    let Some(Reply::Bye { why, .. }) = house.told(ben).pop() else {
        panic!("a goodbye");
    };
    assert_eq!(why.key, "room-refused-sent-away");
    assert!(house.is_closed(ben));
    let again = house.try_enter(Hello {
        secret: Some(secret("Ben")),
        ..hello("Somebody else", Form::Json)
    });
    assert_eq!(again, Err(Refusal::SentAway));
}

#[test]
fn nothing_is_sent_after_a_goodbye() {
    let (mut house, anna, ben) = anna_and_ben();
    let kick = Ask::Kick { member: 2 };
    let sit = Ask::Sit { seat: 1 };
    for (id, ask) in [(1, kick), (2, sit)] {
        let request = klaxon_proto::Request { id, ask };
        assert_eq!(house.driver.hear(anna, request, house.now), None);
    }
    let mail = house.driver.effects().mail;
    let last = mail.iter().rfind(|mail| mail.to == ben);
    assert!(last.is_some_and(|mail| mail.last));
}

#[test]
fn the_others_hear_of_a_connection_that_is_closed_because_of_its_last_message() {
    let (mut house, anna, ben) = anna_and_ben();
    house.mumbles(ben, &Unclear::TooLong);
    assert!(house.is_closed(ben));
    let gone = format!("gone 2 {}", house.now);
    assert_eq!(last_facts(&house.told(anna)), [gone]);
}

#[test]
fn a_message_that_makes_no_sense_is_complained_about_in_the_guests_language() {
    let mut house = House::open("fuse", &[]);
    let anna = house.try_enter(Hello {
        language: "de".to_owned(),
        ..hello("Anna", Form::Binary)
    });
    let anna = anna.expect("she may");
    let long = "ä".repeat(1000);
    house.mumbles(anna, &Unclear::Malformed(long));
    let Some(Reply::Error { why, .. }) = house.told(anna).pop() else {
        panic!("a complaint");
    };
    assert!(why.text.contains("ä") && why.text.chars().count() < 300);
    house.mumbles(anna, &Unclear::WrongFrame);
    let Some(Reply::Error { why, .. }) = house.told(anna).pop() else {
        panic!("a complaint");
    };
    let german = klaxon_words::text(klaxon_words::Language::German, "serve-wrong-frame", &[]);
    assert_eq!(why.text, german);
    assert!(!house.is_closed(anna));
}

#[test]
fn what_a_guest_was_told_before_they_went_is_still_sent() {
    let mut house = House::open("fuse", &[]);
    let anna = house.try_enter(hello("Anna", Form::Binary));
    let anna = anna.expect("she may");
    house.driver.leave(anna, house.now);
    let mail = house.driver.effects().mail;
    assert_eq!(mail.iter().filter(|mail| mail.to == anna).count(), 2);
}

#[test]
fn at_the_end_everybody_is_bidden_goodbye_in_their_form() {
    let (house, anna, ben) = anna_and_ben();
    let forms = [(anna, house.form(anna)), (ben, house.form(ben))];
    let goodbyes = house.driver.end(&Message::new("serve-stopping"), true);
    assert_eq!(goodbyes.len(), 2);
    for ((guest, form), mail) in forms.into_iter().zip(goodbyes) {
        assert!(mail.last && mail.to == guest);
        let bye = form.read_reply(&mail.bytes, &mut Told::default());
        assert!(matches!(bye, Ok(Reply::Bye { back: true, .. })));
    }
}
