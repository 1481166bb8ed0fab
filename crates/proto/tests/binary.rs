//! The binary form: whatever is told survives it, and what is told most often is short.

use std::collections::BTreeMap;

use klaxon_proto::{Ask, ClockAsk, ClockReply, Form, Known, Refused, Reply, Request, Sign, Told};
use proptest::collection::{btree_map, vec};
use proptest::option;
use proptest::prelude::*;

/// Words of the notation, of people, and of nobody.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("acted".to_owned()),
        Just("place".to_owned()),
        Just("R4".to_owned()),
        Just(String::new()),
        "[a-z]{1,9}",
        "[0-9]{1,2}:[0-9]{2}",
        "[0-9]{1,5}:[0-9]{2}\\.[0-9]{3}",
        "[0-9]{12,20}",
        "\\PC{0,6}",
        any::<String>(),
    ]
}

fn line() -> impl Strategy<Value = String> {
    vec(word(), 0..6).prop_map(|words| words.join(" "))
}

fn lines() -> impl Strategy<Value = Vec<String>> {
    vec(line(), 0..4)
}

/// Numbers of all sizes.
fn number() -> impl Strategy<Value = u64> {
    (any::<u64>(), 0..64u32).prop_map(|(number, bits)| number >> bits)
}

fn eyes() -> impl Strategy<Value = String> {
    prop_oneof![Just("all".to_owned()), "[1-9]", line()]
}

fn refused() -> impl Strategy<Value = Refused> {
    let parts = (option::of(line()), line(), line());
    parts.prop_map(|(rule, key, text)| Refused { rule, key, text })
}

fn sign() -> impl Strategy<Value = Sign> {
    prop_oneof![
        line().prop_map(Sign::Claim),
        any::<u8>().prop_map(Sign::Phrase),
        line().prop_map(Sign::Ping),
    ]
}

fn reply() -> impl Strategy<Value = Reply> {
    let change = (
        number(),
        number(),
        lines(),
        btree_map(eyes(), lines(), 0..3),
    );
    prop_oneof![
        (number(), any::<u32>(), line(), number(), number()).prop_map(
            |(id, member, token, last, number)| Reply::Welcome {
                id,
                member,
                token,
                last,
                number
            }
        ),
        (number(), number()).prop_map(|(id, number)| Reply::Done { id, number }),
        (number(), refused()).prop_map(|(id, why)| Reply::Refused { id, why }),
        change.prop_map(|(number, at, facts, events)| Reply::Change {
            number,
            at,
            facts,
            events
        }),
        (number(), number(), lines()).prop_map(|(number, at, facts)| Reply::Snapshot {
            number,
            at,
            facts
        }),
        (any::<u32>(), sign()).prop_map(|(member, sign)| Reply::Signal { member, sign }),
        (number(), any::<u8>(), lines(), any::<bool>()).prop_map(|(id, seat, actions, more)| {
            Reply::Legal {
                id,
                seat,
                actions,
                more,
            }
        }),
        (number(), number(), any::<u32>(), any::<bool>()).prop_map(|(id, now, time, running)| {
            Reply::Clock {
                id,
                now,
                time,
                running,
            }
        }),
        (option::of(number()), refused()).prop_map(|(id, why)| Reply::Error { id, why }),
        (refused(), any::<bool>()).prop_map(|(why, back)| Reply::Bye { why, back }),
    ]
}

fn ask() -> impl Strategy<Value = Ask> {
    prop_oneof![
        (line(), option::of(line()), option::of(number())).prop_map(|(room, name, have)| {
            Ask::Hello {
                room,
                name: name.clone(),
                token: name,
                have,
                language: None,
                screen: have.is_none(),
            }
        }),
        (any::<u8>(), line()).prop_map(|(seat, action)| Ask::Act { seat, action }),
        (any::<u8>(), line()).prop_map(|(seat, text)| Ask::Note { seat, text }),
        (line(), lines()).prop_map(|(game, options)| Ask::Setup { game, options }),
        (line(), line()).prop_map(|(name, value)| Ask::Set { name, value }),
        any::<u32>().prop_map(|member| Ask::Kick { member }),
        any::<(u64, [u8; 32])>().prop_map(|(game, hash)| Ask::Commit { game, hash }),
        any::<(u64, [u8; 32])>().prop_map(|(game, secret)| Ask::Reveal { game, secret }),
        sign().prop_map(Ask::Signal),
    ]
}

/// Some bytes are changed, or cut off.
fn spoilt(mut bytes: Vec<u8>, at: usize, by: u8, cut: bool) -> Vec<u8> {
    let at = at % bytes.len();
    match cut {
        true => bytes.truncate(at),
        false => bytes[at] ^= by,
    }
    bytes
}

proptest! {
    #[test]
    fn every_reply_survives(replies in vec(reply(), 1..6)) {
        let (mut writer, mut reader) = (Told::default(), Told::default());
        for reply in replies {
            let bytes = Form::Binary.write_reply(&reply, &mut writer);
            prop_assert_eq!(Form::Binary.read_reply(&bytes, &mut reader), Ok(reply));
            prop_assert_eq!(writer, reader);
        }
    }

    #[test]
    fn every_request_survives(id in number(), ask in ask()) {
        let request = Request { id, ask };
        let bytes = Form::Binary.write_request(&request);
        prop_assert_eq!(Form::Binary.read_request(&bytes), Ok(request));
    }

    #[test]
    fn every_word_of_a_clock_survives(code in line(), at in number(), phones in any::<u32>()) {
        let known = Known { at, state: code.clone() };
        let asks = [
            ClockAsk::Share { state: code.clone() },
            ClockAsk::Follow { code: code.clone(), known: Some(known) },
            ClockAsk::Follow { code: code.clone(), known: None },
            ClockAsk::Touch { state: code.clone(), after: Some(at) },
            ClockAsk::Time { id: at },
        ];
        for ask in asks {
            let bytes = Form::Binary.write_clock_ask(&ask);
            prop_assert_eq!(Form::Binary.read_clock_ask(&bytes), Ok(ask));
        }
        let why = Refused { rule: None, key: code.clone(), text: code.clone() };
        let replies = [
            ClockReply::Clock { code: code.clone(), at, state: code, phones },
            ClockReply::Touched { at, taken: true },
            ClockReply::Time { id: at, now: at },
            ClockReply::Bye { why, back: false },
        ];
        for reply in replies {
            let bytes = Form::Binary.write_clock_reply(&reply);
            prop_assert_eq!(Form::Binary.read_clock_reply(&bytes), Ok(reply));
        }
    }

    #[test]
    fn spoilt_bytes_are_an_error_or_another_message(
        reply in reply(), ask in ask(), at in any::<usize>(), by in any::<u8>(), cut in any::<bool>(),
    ) {
        let bytes = Form::Binary.write_reply(&reply, &mut Told::default());
        let _ = Form::Binary.read_reply(&spoilt(bytes, at, by, cut), &mut Told::default());
        let bytes = Form::Binary.write_request(&Request { id: 1, ask });
        let _ = Form::Binary.read_request(&spoilt(bytes, at, by, cut));
    }
}

fn change(number: u64, at: u64, fact: &str, event: &str) -> Reply {
    Reply::Change {
        number,
        at,
        facts: vec![fact.to_owned()],
        events: BTreeMap::from([("all".to_owned(), vec![event.to_owned()])]),
    }
}

#[test]
fn a_move_is_told_in_few_bytes() {
    let mut told = Told::default();
    let write = |reply: &Reply, told: &mut Told| Form::Binary.write_reply(reply, told).len();
    let first = change(999, 1_794_741_452_169, "acted 1 1:00.204 pass", "passed 1");
    assert_eq!(write(&first, &mut told), 22, "times and number in full");
    let next = change(
        1000,
        1_794_741_452_919,
        "acted 1 1:00.954 unpass",
        "unpassed 1",
    );
    assert_eq!(write(&next, &mut told), 10);
    let done = Reply::Done {
        id: 500,
        number: 1000,
    };
    assert_eq!(write(&done, &mut told), 3);
    let place = change(
        1001,
        1_794_741_453_519,
        "acted 3 1:01.551 place R4 a1",
        "placed R4 3a1",
    );
    assert_eq!(write(&place, &mut told), 20);
}

#[test]
fn a_change_that_is_missing_is_noticed() {
    let mut writer = Told::default();
    let mut reader = Told::default();
    let mut write = |number| {
        let change = change(number, number, "acted 1 0:01 pass", "passed 1");
        Form::Binary.write_reply(&change, &mut writer)
    };
    let told = write(5);
    assert!(Form::Binary.read_reply(&told, &mut reader).is_ok());
    let _lost = write(6);
    let told = write(7);
    assert!(Form::Binary.read_reply(&told, &mut reader).is_err());
}
