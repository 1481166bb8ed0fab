//! Both forms carry the same, and whatever is no message is told apart.

use std::collections::BTreeMap;

use klaxon_proto::{Ask, Form, Refused, Reply, Request, Sign, Told, What};

fn asks() -> Vec<Ask> {
    vec![
        Ask::Hello {
            room: "KRPTWX".into(),
            name: Some("Anna".into()),
            token: None,
            have: Some(7),
            language: Some("de".into()),
            screen: true,
        },
        Ask::Act {
            seat: 2,
            action: "place R4 a1".into(),
        },
        Ask::Sit { seat: 1 },
        Ask::Stand { seat: 1 },
        Ask::Bot {
            seat: 3,
            policy: "greedy".into(),
        },
        Ask::Setup {
            game: "fuse".into(),
            options: vec!["players 3".into()],
        },
        Ask::Set {
            name: "grace".into(),
            value: "5000".into(),
        },
        Ask::Ready(true),
        Ask::Vote(false),
        Ask::Kick { member: 4 },
        Ask::Rename { name: "Ä".into() },
        Ask::Leave,
        Ask::Rematch(true),
        Ask::Reset,
        Ask::Signal(Sign::Claim("R4".into())),
        Ask::Signal(Sign::Phrase(3)),
        Ask::Signal(Sign::Ping("2a".into())),
        Ask::Signal(Sign::Call {
            what: What::Need,
            thing: Some("R".into()),
        }),
        Ask::Signal(Sign::Call {
            what: What::Thanks,
            thing: None,
        }),
        Ask::Legal { seat: 2 },
        Ask::Clock,
        Ask::Commit {
            game: 17,
            hash: [0xa5; 32],
        },
        Ask::Reveal {
            game: u64::MAX,
            secret: [0; 32],
        },
        Ask::Note {
            seat: 1,
            text: "4: 1.2, chaos = use clear 1.4".into(),
        },
    ]
}

fn replies() -> Vec<Reply> {
    let why = Refused {
        rule: Some("F-25".into()),
        key: "fuse-refused-hopeless".into(),
        text: "no".into(),
    };
    vec![
        Reply::Welcome {
            id: 1,
            member: 2,
            token: "s".into(),
            last: 3,
            number: 4,
        },
        Reply::Done { id: 1, number: 2 },
        Reply::Refused {
            id: 1,
            why: why.clone(),
        },
        Reply::Change {
            number: 9,
            at: 1_700_000_000_000,
            facts: vec!["acted 2 0:01 roll".into()],
            events: BTreeMap::from([("all".into(), vec!["rolled R4".into()])]),
        },
        Reply::Snapshot {
            number: 9,
            at: 1,
            facts: vec!["game fuse".into()],
        },
        Reply::Signal {
            member: 1,
            sign: Sign::Phrase(2),
        },
        Reply::Legal {
            id: 1,
            seat: 2,
            actions: vec!["roll".into()],
            more: true,
        },
        Reply::Clock {
            id: 1,
            now: 2,
            time: 3,
            running: true,
        },
        Reply::Error {
            id: None,
            why: why.clone(),
        },
        Reply::Bye { why, back: true },
    ]
}

#[test]
fn both_forms_carry_every_message() {
    for form in Form::ALL {
        assert_eq!(Form::of(form.subprotocol()), Some(form));
        for (id, ask) in (1..).zip(asks()) {
            let request = Request { id, ask };
            let bytes = form.write_request(&request);
            assert_eq!(form.read_request(&bytes), Ok(request));
        }
        let (mut writer, mut reader) = (Told::default(), Told::default());
        for reply in replies() {
            let bytes = form.write_reply(&reply, &mut writer);
            assert_eq!(form.read_reply(&bytes, &mut reader), Ok(reply));
            assert_eq!(writer, reader, "both know what was told");
        }
    }
}

#[test]
fn a_message_reads_as_the_documentation_writes_it() {
    let read = |text: &str| Form::Json.read_request(text.as_bytes());
    let act = read(r#"{"id": 7, "do": {"act": {"seat": 2, "action": "place R4 a1"}}}"#);
    assert_eq!(
        act,
        Ok(Request {
            id: 7,
            ask: Ask::Act {
                seat: 2,
                action: "place R4 a1".into()
            }
        })
    );
    assert_eq!(
        read(r#"{"id":1,"do":"leave"}"#).map(|r| r.ask),
        Ok(Ask::Leave)
    );
    assert_eq!(
        read(r#"{"id":1,"do":{"ready":true}}"#).map(|r| r.ask),
        Ok(Ask::Ready(true))
    );
    assert_eq!(
        read(r#"{"id":1,"do":{"rematch":true}}"#).map(|r| r.ask),
        Ok(Ask::Rematch(true))
    );
    let digits = "0f".repeat(32);
    let commit = format!(r#"{{"id":1,"do":{{"commit":{{"game":17,"hash":"{digits}"}}}}}}"#);
    assert_eq!(
        read(&commit).map(|r| r.ask),
        Ok(Ask::Commit {
            game: 17,
            hash: [0x0f; 32],
        })
    );
    let reveal = format!(r#"{{"id":1,"do":{{"reveal":{{"game":17,"secret":"{digits}"}}}}}}"#);
    assert_eq!(
        read(&reveal).map(|r| r.ask),
        Ok(Ask::Reveal {
            game: 17,
            secret: [0x0f; 32],
        })
    );
    assert!(read(&reveal.replace("0f0f\"", "0F0F\"")).is_err());
    assert!(read(&reveal.replace("0f0f\"", "0f\"")).is_err());
    let note = Ask::Note {
        seat: 1,
        text: "4: 1.2".into(),
    };
    assert_eq!(
        read(r#"{"id":1,"do":{"note":{"seat":1,"text":"4: 1.2"}}}"#).map(|r| r.ask),
        Ok(note)
    );
    let calls = [
        (r#"{"what":"need","thing":"R"}"#, What::Need, Some("R")),
        (r#"{"what":"take","thing":"R4"}"#, What::Take, Some("R4")),
        (r#"{"what":"take"}"#, What::Take, None),
        (r#"{"what":"pass"}"#, What::Pass, None),
        (r#"{"what":"wait"}"#, What::Wait, None),
        (r#"{"what":"thanks"}"#, What::Thanks, None),
    ];
    for (text, what, thing) in calls {
        let call = read(&format!(
            r#"{{"id":1,"do":{{"signal":{{"call":{text}}}}}}}"#
        ));
        let thing = thing.map(str::to_owned);
        let expected = Ask::Signal(Sign::Call { what, thing });
        assert_eq!(call.map(|r| r.ask), Ok(expected), "{text}");
    }
    let hello = read(r#"{"id":1,"do":{"hello":{"room":"KRPTWX","name":"Anna"}}}"#);
    assert!(hello.is_ok(), "{hello:?}");
}

#[test]
fn what_is_no_message_is_told_with_its_place() {
    let wrong = [
        "",
        "{",
        "[]",
        "{\"id\":1}",
        "{\"do\":\"leave\"}",
        "{\"id\":-1,\"do\":\"leave\"}",
        "{\"id\":1,\"do\":\"fly\"}",
        "{\"id\":1,\"do\":{\"signal\":{\"call\":{\"what\":\"sing\"}}}}",
        "{\"id\":1,\"do\":\"leave\",\"more\":1}",
        "{\"id\":1,\"do\":{\"sit\":{\"seat\":300}}}",
        "{\"id\":1,\"do\":{\"sit\":{\"seat\":1,\"x\":2}}}",
    ];
    for text in wrong {
        let error = Form::Json.read_request(text.as_bytes()).expect_err(text);
        assert!(error.0.contains("line"), "{text}: {error}");
    }
    for bytes in [&b""[..], b"\xff\xff\xff", b"\x01\x63"] {
        assert!(Form::Binary.read_request(bytes).is_err(), "{bytes:?}");
    }
    let mut long = Form::Binary.write_request(&Request {
        id: 1,
        ask: Ask::Leave,
    });
    long.push(0);
    assert!(Form::Binary.read_request(&long).is_err());
}

#[test]
fn a_command_is_asked_for_as_it_is_understood() {
    let commands = asks()
        .into_iter()
        .filter(|ask| ask.clone().command().is_some());
    let mut count = 0;
    for ask in commands {
        let command = ask.clone().command().expect("a command");
        assert_eq!(Ask::from(command), ask);
        count += 1;
    }
    assert_eq!(count, 16, "all of them");
}
