//! Whatever a client sends, it gets its error or is hung up on; everybody else in the room plays on, and nothing of the
//! server panics.

use futures_util::SinkExt;
use klaxon_client::{Client, Message, Socket, Trouble};
use klaxon_proto::{Ask, Form, Refused, Reply, Request, Sign, What};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{Bystanders, Chance, Running, hello, in_a_frame, next_reply};

const FORMS: [Form; 2] = [Form::Json, Form::Binary];

/// The longest message that is read, in bytes.
const LONGEST: usize = 64 * 1024;

/// What is too long is not read to its end, and then the goodbye may get lost on its way; but there is no other.
fn is_too_long(bye: Option<(Refused, bool)>) {
    if let Some((why, back)) = bye {
        assert_eq!((why.key.as_str(), back), ("serve-too-long", false));
    }
}

/// The next message that is about what the client said, not about what others did.
async fn answer(client: &mut Client) -> Reply {
    loop {
        match client.next().await.expect("an answer") {
            Reply::Change { .. } | Reply::Snapshot { .. } | Reply::Signal { .. } => {}
            reply => return reply,
        }
    }
}

/// The server still listens to this client.
async fn is_still_heard(client: &mut Client) {
    let clock = client.answer(Ask::Clock).await;
    assert!(matches!(clock, Ok(Reply::Clock { .. })), "{clock:?}");
}

#[tokio::test]
async fn what_is_no_message_gets_an_error_with_its_id_if_it_has_one() {
    let server = Running::start().await;
    let mut bystanders = Bystanders::play(&server).await;
    let mut client = server.join(Form::Json, &bystanders.room, "Eve").await;
    let nested = "[".repeat(10_000);
    let long_word = format!(r#"{{"id": 12, "do": {{"{}": 1}}}}"#, "x".repeat(60_000));
    let cases: &[(&str, Option<u64>)] = &[
        ("", None),
        ("hello", None),
        ("{", None),
        ("[]", None),
        ("null", None),
        ("7", None),
        ("\"\u{0}\"", None),
        (&nested, None),
        ("{}", None),
        (r#"{"id": 1}"#, Some(1)),
        (r#"{"do": "clock"}"#, None),
        (r#"{"id": 2, "do": "fly"}"#, Some(2)),
        (r#"{"id": 3, "do": {"fly": {}}}"#, Some(3)),
        (r#"{"id": 4, "do": {"sit": {}}}"#, Some(4)),
        (r#"{"id": 5, "do": {"sit": {"seat": 256}}}"#, Some(5)),
        (r#"{"id": 6, "do": {"sit": {"seat": -1}}}"#, Some(6)),
        (r#"{"id": 7, "do": {"sit": {"seat": 1.5}}}"#, Some(7)),
        (r#"{"id": 8, "do": {"sit": {"seat": "1"}}}"#, Some(8)),
        (r#"{"id": 9, "do": {"sit": {"seat": 1, "x": 1}}}"#, Some(9)),
        (r#"{"id": 10, "do": "clock", "x": 1}"#, Some(10)),
        (r#"{"id": 11, "do": "clock"} {"id": 12}"#, None),
        (&long_word, Some(12)),
        (r#"{"id": -1, "do": "clock"}"#, None),
        (r#"{"id": 1.5, "do": "clock"}"#, None),
        (r#"{"id": "1", "do": "clock"}"#, None),
        (r#"{"id": null, "do": "clock"}"#, None),
        (r#"{"id": 18446744073709551616, "do": "clock"}"#, None),
        (r#"{"id": 1, "id": 2, "do": "clock"}"#, Some(2)),
    ];
    for (frame, expected) in cases {
        let short: String = frame.chars().take(60).collect();
        client
            .send_frame(frame.as_bytes().to_vec())
            .await
            .expect("sent");
        let Reply::Error { id, why } = answer(&mut client).await else {
            panic!("no error for {short}");
        };
        assert_eq!(why.key, "serve-malformed", "{short}");
        assert_eq!(id, *expected, "{short}");
        assert!(why.text.len() < 1000, "all of it is told back: {short}");
    }
    is_still_heard(&mut client).await;
    bystanders.go_on().await;
    drop(client);
    let mut client = server.join(Form::Binary, &bystanders.room, "Mallory").await;
    let clock = Form::Binary.write_request(&Request {
        id: 1,
        ask: Ask::Clock,
    });
    let more = [clock.as_slice(), &[0]].concat();
    let less = clock[..clock.len() - 1].to_vec();
    let endless = vec![0xff; 64];
    let long_text = vec![1, 1, 1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1];
    for frame in [
        vec![],
        vec![7],
        more,
        less,
        endless,
        long_text,
        vec![0; 5000],
    ] {
        client.send_frame(frame.clone()).await.expect("sent");
        match answer(&mut client).await {
            Reply::Error { why, .. } => assert_eq!(why.key, "serve-malformed", "{frame:?}"),
            reply => panic!("{reply:?} for {frame:?}"),
        }
    }
    is_still_heard(&mut client).await;
    bystanders.stop().await;
    drop(client);
    server.stop().await;
}

#[tokio::test]
async fn frames_of_the_wrong_kind_and_second_hellos_get_an_error() {
    let server = Running::start().await;
    let mut bystanders = Bystanders::play(&server).await;
    for form in FORMS {
        let mut client = server.join(form, &bystanders.room, "Eve").await;
        let right = form.write_request(&Request {
            id: 1,
            ask: Ask::Clock,
        });
        let wrong = match form {
            Form::Json => Message::binary(right),
            Form::Binary => Message::text("clock"),
        };
        client.send_message(wrong).await.expect("sent");
        match answer(&mut client).await {
            Reply::Error { id: None, why } => assert_eq!(why.key, "serve-wrong-frame"),
            reply => panic!("{reply:?}"),
        }
        match client.answer(hello(&bystanders.room)).await {
            Err(Trouble::Malformed(why)) => assert_eq!(why.key, "serve-hello-twice"),
            answer => panic!("{answer:?}"),
        }
        is_still_heard(&mut client).await;
        bystanders.go_on().await;
    }
    bystanders.stop().await;
    server.stop().await;
}

/// Sends frames over a new socket; what the server says before it hangs up.
async fn last_words(server: &Running, form: Form, first: Message) -> Option<(Refused, bool)> {
    let socket = Client::socket(&server.address, form).await;
    let mut socket = socket.expect("a socket");
    // A long message may not be read to its end.
    let _ = socket.send(first).await;
    read_to_the_end(&mut socket, form).await
}

/// Reads until the server hangs up; its last words.
async fn read_to_the_end(socket: &mut Socket, form: Form) -> Option<(Refused, bool)> {
    let mut bye = None;
    while let Some(reply) = next_reply(socket, form).await {
        if let Reply::Bye { why, back } = reply {
            bye = Some((why, back));
        }
    }
    bye
}

#[tokio::test]
async fn who_does_not_say_hello_properly_is_hung_up_on_and_told_why() {
    let server = Running::start().await;
    let mut bystanders = Bystanders::play(&server).await;
    let room = bystanders.room.clone();
    let named = |name: Option<&str>| Ask::Hello {
        room: room.clone(),
        name: name.map(str::to_owned),
        token: None,
        have: None,
        language: None,
        screen: false,
    };
    let forged = |token: &str| Ask::Hello {
        room: room.clone(),
        name: None,
        token: Some(token.to_owned()),
        have: Some(u64::MAX),
        language: Some("\u{0}".to_owned()),
        screen: false,
    };
    let long = "x".repeat(60_000);
    let mut cases = vec![
        (Ask::Clock, "serve-no-hello"),
        (Ask::Leave, "serve-no-hello"),
        (named(None), "room-refused-name"),
        (named(Some("")), "room-refused-name"),
        (named(Some(" \t ")), "room-refused-name"),
        (named(Some(&long)), "room-refused-name"),
        (named(Some("\u{7}bell")), "room-refused-name"),
        (named(Some("\u{202e}evE")), "room-refused-name"),
        (named(Some("a\u{0}b")), "room-refused-name"),
        (forged(""), "room-refused-name"),
        (
            forged("0123456789abcdef0123456789abcdef"),
            "room-refused-name",
        ),
        (forged(&long), "room-refused-name"),
    ];
    for wrong in ["", "BCDFGH", "BCDFG", "../../etc", "\u{0}", "ÄÖÜ", &long] {
        cases.push((hello(wrong), "serve-no-room"));
    }
    for form in FORMS {
        for (ask, key) in &cases {
            let bye = last_words(&server, form, in_a_frame(form, ask.clone())).await;
            let (why, back) = bye.expect("a goodbye");
            assert_eq!((why.key.as_str(), back), (*key, false), "{ask:?}");
        }
        bystanders.go_on().await;
    }
    let frames = [
        (Form::Json, Message::text("hello"), "serve-malformed"),
        (Form::Json, Message::text(""), "serve-malformed"),
        (Form::Json, Message::binary(vec![0]), "serve-wrong-frame"),
        (Form::Binary, Message::binary(vec![0xff]), "serve-malformed"),
        (Form::Binary, Message::text("{}"), "serve-wrong-frame"),
    ];
    for (form, frame, key) in frames {
        let bye = last_words(&server, form, frame).await;
        let (why, back) = bye.expect("a goodbye");
        assert_eq!((why.key.as_str(), back), (key, false));
    }
    let too_long = Message::text(" ".repeat(LONGEST + 1));
    is_too_long(last_words(&server, Form::Json, too_long).await);
    // Who closes at once needs no goodbye.
    assert_eq!(
        last_words(&server, Form::Json, Message::Close(None)).await,
        None
    );
    bystanders.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn a_forged_token_makes_nobody_somebody_else() {
    let server = Running::start().await;
    let bystanders = Bystanders::play(&server).await;
    let elsewhere = server.open("planter", &[]).await;
    let stranger = server.join(Form::Json, &elsewhere, "Stranger").await;
    for token in [stranger.token.as_str(), "", "' OR 1=1 --", "1"] {
        let socket = Client::socket(&server.address, Form::Json).await;
        let mut socket = socket.expect("a socket");
        let hello = Ask::Hello {
            room: bystanders.room.clone(),
            name: Some("Anna".to_owned()),
            token: Some(token.to_owned()),
            have: Some(0),
            language: None,
            screen: false,
        };
        let sent = socket.send(in_a_frame(Form::Json, hello)).await;
        sent.expect("sent");
        let welcome = next_reply(&mut socket, Form::Json).await;
        let Some(Reply::Welcome {
            member, token: new, ..
        }) = welcome
        else {
            panic!("{welcome:?}");
        };
        assert!(member > 2, "somebody new, whatever their name");
        assert_ne!(new, token);
    }
    bystanders.stop().await;
    drop(stranger);
    server.stop().await;
}

#[tokio::test]
async fn messages_that_are_too_long_end_a_connection_and_those_that_just_fit_do_not() {
    let server = Running::start().await;
    let mut bystanders = Bystanders::play(&server).await;
    for form in FORMS {
        let mut client = server.join(form, &bystanders.room, "Eve").await;
        if form == Form::Json {
            let clock = r#"{"id": 77, "do": "clock"}"#;
            let padded = format!("{clock}{}", " ".repeat(LONGEST - clock.len()));
            client.send_frame(padded.into_bytes()).await.expect("sent");
            let clock = client.answer_to(77).await;
            assert!(matches!(clock, Ok(Reply::Clock { .. })), "{clock:?}");
        }
        let _ = client.send_frame(vec![b' '; LONGEST + 1]).await;
        let bye = loop {
            match client.next().await {
                Ok(_) => {}
                Err(Trouble::Closed(bye)) => break bye,
                Err(trouble) => panic!("{trouble:?}"),
            }
        };
        is_too_long(bye);
        bystanders.hear_that_is_gone(client.member).await;
        bystanders.go_on().await;
    }
    bystanders.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn who_may_not_do_something_is_told_why() {
    let server = Running::start().await;
    let mut bystanders = Bystanders::play(&server).await;
    let act = |seat, action: &str| Ask::Act {
        seat,
        action: action.to_owned(),
    };
    let rename = |name: &str| Ask::Rename {
        name: name.to_owned(),
    };
    let set_up = |options: &[&str]| Ask::Setup {
        game: "planter".to_owned(),
        options: options.iter().map(|line| (*line).to_owned()).collect(),
    };
    let long = "x".repeat(50_000);
    let cases: Vec<(Ask, &[&str])> = vec![
        (act(1, "roll"), &["room-refused-not-your-seat"]),
        (act(2, "roll\n. owner 3"), &["room-refused-not-your-seat"]),
        (act(2, &long), &["room-refused-not-your-seat"]),
        (act(0, "roll"), &["room-refused-no-such-seat"]),
        (act(3, "roll"), &["room-refused-no-such-seat"]),
        (act(255, "roll"), &["room-refused-no-such-seat"]),
        (Ask::Sit { seat: 1 }, &["room-refused-seat-taken"]),
        (Ask::Sit { seat: 0 }, &["room-refused-no-such-seat"]),
        (Ask::Sit { seat: 255 }, &["room-refused-no-such-seat"]),
        (Ask::Stand { seat: 2 }, &["room-refused-not-your-seat"]),
        (Ask::Stand { seat: 0 }, &["room-refused-no-such-seat"]),
        (
            Ask::Bot {
                seat: 1,
                policy: "greedy".to_owned(),
            },
            &["room-refused-not-the-owner"],
        ),
        (set_up(&[]), &["room-refused-not-the-owner"]),
        (set_up(&[&long]), &["room-refused-not-the-owner"]),
        (
            Ask::Set {
                name: "grace".to_owned(),
                value: "600000".to_owned(),
            },
            &["room-refused-not-the-owner"],
        ),
        (Ask::Kick { member: 1 }, &["room-refused-not-the-owner"]),
        (Ask::Kick { member: 99 }, &["room-refused-not-the-owner"]),
        // Between two games these are refused for another reason.
        (
            Ask::Ready(true),
            &["room-refused-not-in-the-lobby", "room-refused-not-seated"],
        ),
        (
            Ask::Vote(true),
            &["room-refused-not-seated", "room-refused-not-playing"],
        ),
        (
            Ask::Rematch(true),
            &["room-refused-not-over", "room-refused-not-seated"],
        ),
        (Ask::Reset, &["room-refused-not-the-owner"]),
        (
            Ask::Note {
                seat: 1,
                text: long.clone(),
            },
            &["room-refused-not-your-seat"],
        ),
        (
            Ask::Note {
                seat: 0,
                text: String::new(),
            },
            &["room-refused-no-such-seat"],
        ),
        (rename(""), &["room-refused-name"]),
        (rename("  "), &["room-refused-name"]),
        (rename(&"x".repeat(25)), &["room-refused-name"]),
        (rename(&long), &["room-refused-name"]),
        (rename("a\u{1b}[2Jb"), &["room-refused-name"]),
        (rename("a\u{202e}b"), &["room-refused-name"]),
        (Ask::Legal { seat: 1 }, &["room-refused-not-your-seat"]),
        (Ask::Legal { seat: 0 }, &["room-refused-no-such-seat"]),
        (Ask::Legal { seat: 255 }, &["room-refused-no-such-seat"]),
        (
            Ask::Signal(Sign::Phrase(16)),
            &["room-refused-no-such-signal"],
        ),
        (
            Ask::Signal(Sign::Claim(String::new())),
            &["room-refused-no-such-signal"],
        ),
        (
            Ask::Signal(Sign::Claim(long.clone())),
            &["room-refused-no-such-signal"],
        ),
        (
            Ask::Signal(Sign::Ping("a b".to_owned())),
            &["room-refused-no-such-signal"],
        ),
        (
            Ask::Signal(Sign::Call {
                what: What::Need,
                thing: None,
            }),
            &["room-refused-no-such-signal"],
        ),
    ];
    for form in FORMS {
        let mut client = server.join(form, &bystanders.room, "Eve").await;
        for (ask, keys) in &cases {
            let short: String = format!("{ask:?}").chars().take(80).collect();
            match client.answer(ask.clone()).await {
                Err(Trouble::Refused(why)) => {
                    assert!(keys.contains(&why.key.as_str()), "{short}: {why:?}");
                    assert_ne!(why.text, "", "{short}");
                }
                answer => panic!("{short}: {answer:?}"),
            }
        }
        let mut refused = 0;
        for _ in 0..20 {
            let phrase = client.answer(Ask::Signal(Sign::Phrase(1))).await;
            if let Err(Trouble::Refused(why)) = phrase {
                assert_eq!(why.key, "room-refused-too-many-signals");
                refused += 1;
            }
        }
        assert!(refused > 0, "twenty signals in a row are too many");
        bystanders.go_on().await;
    }
    bystanders.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn an_owner_who_asks_for_nonsense_is_told_so() {
    let server = Running::start().await;
    let room = server.open("fuse", &["players 1"]).await;
    let mut owner = server.join(Form::Binary, &room, "Anna").await;
    let long = "x".repeat(201);
    let many = vec!["players 1".to_owned(); 201];
    let set_up = |game: &str, options: Vec<String>| Ask::Setup {
        game: game.to_owned(),
        options,
    };
    let set = |name: &str, value: &str| Ask::Set {
        name: name.to_owned(),
        value: value.to_owned(),
    };
    let policy = "\u{0}".to_owned();
    let cases = [
        (set_up("chess", vec![]), "room-refused-no-such-game"),
        (set_up("", vec![]), "room-refused-no-such-game"),
        (set_up("fuse", vec![long]), "room-refused-options"),
        (set_up("fuse", many), "room-refused-options"),
        (
            set_up("fuse", vec!["players 1\n".into()]),
            "room-refused-options",
        ),
        (set_up("fuse", vec!["\u{0}".into()]), "room-refused-options"),
        (
            set_up("fuse", vec!["| deck\u{7}".into()]),
            "room-refused-options",
        ),
        (set("grace", "-1"), "room-refused-setting"),
        (set("grace", "99999999999999999999"), "room-refused-setting"),
        (set("", ""), "room-refused-setting"),
        (set("pace\n", "0"), "room-refused-setting"),
        (Ask::Bot { seat: 1, policy }, "room-refused-no-such-policy"),
        (Ask::Kick { member: 99 }, "room-refused-no-such-member"),
        (Ask::Kick { member: 1 }, "room-refused-owner-stays"),
    ];
    for (ask, key) in cases {
        match owner.answer(ask.clone()).await {
            Err(Trouble::Refused(why)) => assert_eq!(why.key, key, "{ask:?}"),
            answer => panic!("{ask:?}: {answer:?}"),
        }
    }
    owner.ask(Ask::Sit { seat: 1 }).await.expect("a seat");
    owner.ask(set("count-in", "0")).await.expect("set");
    owner.ask(Ask::Ready(true)).await.expect("ready");
    let began = owner.until(|fold| fold.board("all").is_some()).await;
    began.expect("the game begins");
    for nonsense in [
        "",
        "fly",
        " roll",
        "roll\n. owner 2",
        "\u{0}",
        &"9".repeat(60_000),
    ] {
        match owner.act(1, nonsense).await {
            Err(Trouble::Refused(why)) => assert_eq!(why.key, "room-refused-not-an-action"),
            answer => panic!("{answer:?}"),
        }
    }
    owner.act(1, "roll").await.expect("the game goes on");
    drop(owner);
    server.stop().await;
}

#[tokio::test]
async fn ids_are_counted_up_and_repeated_ones_get_their_old_answer() {
    let server = Running::start().await;
    let bystanders = Bystanders::play(&server).await;
    for form in FORMS {
        let mut client = server.join(form, &bystanders.room, "Eve").await;
        let rename = |name: &str| Ask::Rename {
            name: name.to_owned(),
        };
        let request = |id, name| Request {
            id,
            ask: rename(name),
        };
        let old = |answer: Result<Reply, Trouble>| match answer {
            Err(Trouble::Refused(why)) => assert_eq!(why.key, "room-refused-old-message"),
            answer => panic!("{answer:?}"),
        };
        let name = |client: &Client| {
            let me = klaxon_room::MemberId(client.member);
            client.fold().room().member(me).expect("me").name.clone()
        };
        let ids = [(5, "Five"), (1000, "Skipped"), (u64::MAX, "Huge")];
        for (id, called) in ids {
            client.send(&request(id, called)).await.expect("sent");
            let first = client.answer_to(id).await.expect("done");
            // The same frame again, then another one with the same id.
            for again in [called, "Mallory"] {
                client.send(&request(id, again)).await.expect("sent");
                assert_eq!(client.answer_to(id).await.as_ref(), Ok(&first));
                assert_eq!(name(&client), called);
            }
            for less in [id - 1, 1, 0] {
                client.send(&request(less, "Mallory")).await.expect("sent");
                old(client.answer_to(less).await);
            }
        }
        assert_eq!(name(&client), "Huge");
    }
    bystanders.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn odd_pings_and_pongs_change_nothing() {
    let server = Running::start().await;
    let bystanders = Bystanders::play(&server).await;
    let mut client = server.join(Form::Json, &bystanders.room, "Eve").await;
    for payload in [vec![], vec![0; 8], vec![0xff; 8], vec![7; 125]] {
        let (ping, pong) = (payload.clone(), payload);
        client
            .send_message(Message::Ping(ping.into()))
            .await
            .expect("sent");
        client
            .send_message(Message::Pong(pong.into()))
            .await
            .expect("sent");
        is_still_heard(&mut client).await;
    }
    for _ in 0..200 {
        let ping = Message::Ping(vec![1].into());
        client.send_message(ping).await.expect("sent");
    }
    is_still_heard(&mut client).await;
    bystanders.stop().await;
    drop(client);
    server.stop().await;
}

#[tokio::test]
async fn thousands_of_messages_at_once_hold_up_nobody_else() {
    let server = Running::start().await;
    let mut bystanders = Bystanders::play(&server).await;
    let mut members = Vec::new();
    let mut floods = Vec::new();
    for form in FORMS {
        let mut client = server.join(form, &bystanders.room, "Eve").await;
        members.push(client.member);
        for id in 1..=2000 {
            let ask = match id % 3 {
                0 => Ask::Clock,
                1 => Ask::Rename {
                    name: format!("Eve {id}"),
                },
                _ => Ask::Kick { member: 1 },
            };
            client.send(&Request { id, ask }).await.expect("sent");
        }
        floods.push(client);
    }
    bystanders.go_on().await;
    // Every message is answered, in order, but not all at once.
    for client in &mut floods {
        for id in 1..=20 {
            let answer = client.answer_to(id).await;
            let good = !matches!(answer, Err(Trouble::Closed(_) | Trouble::Silence));
            assert!(good, "{answer:?}");
        }
    }
    bystanders.go_on().await;
    drop(floods);
    for member in members {
        bystanders.hear_that_is_gone(member).await;
    }
    bystanders.stop().await;
    server.stop().await;
}

/// A message as a sound client sends it, with a few bytes changed, cut off or put in.
fn mutated(form: Form, id: u64, chance: &mut Chance) -> Vec<u8> {
    let text = "a1 R4".to_owned();
    let asks = [
        Ask::Rename { name: text.clone() },
        Ask::Sit { seat: 3 },
        Ask::Legal { seat: 1 },
        Ask::Setup {
            game: "fuse".to_owned(),
            options: vec!["players 2".to_owned(); 3],
        },
        Ask::Act {
            seat: 1,
            action: text.clone(),
        },
        Ask::Signal(Sign::Claim(text)),
        Ask::Clock,
    ];
    let ask = chance.pick(&asks).clone();
    let mut bytes = form.write_request(&Request { id, ask });
    for _ in 0..=chance.below(4) {
        let place = chance.below(bytes.len().max(1));
        match chance.below(4) {
            0 => bytes.truncate(place),
            1 => bytes.insert(place.min(bytes.len()), chance.next() as u8),
            _ => {
                if let Some(byte) = bytes.get_mut(place) {
                    *byte ^= 1 << chance.below(8);
                }
            }
        }
    }
    // JSON goes in frames of text, which are hung up on for what is none; that is another test.
    match form {
        Form::Json => String::from_utf8_lossy(&bytes).into_owned().into_bytes(),
        Form::Binary => bytes,
    }
}

#[tokio::test]
async fn messages_with_a_few_wrong_bytes_break_nothing() {
    let server = Running::start().await;
    let mut bystanders = Bystanders::play(&server).await;
    let mut chance = Chance::new(18);
    for turn in 0..24 {
        let form = FORMS[turn % 2];
        let mut client = server.join(form, &bystanders.room, "Eve").await;
        for id in 1..=50 {
            let bytes = mutated(form, id, &mut chance);
            client.send_frame(bytes).await.expect("sent");
        }
        // None of those has such an id.
        client.go_on_after(1 << 60);
        is_still_heard(&mut client).await;
    }
    bystanders.go_on().await;
    bystanders.stop().await;
    server.stop().await;
}

/// Frames as they go over the wire, which no sound client sends. Whoever does is hung up on.
fn broken_frames() -> Vec<(&'static str, Vec<u8>)> {
    let mask = [0; 4];
    let frame = |first: u8, payload: &[u8]| {
        let length = [0x80 | payload.len() as u8];
        [&[first], length.as_slice(), &mask, payload].concat()
    };
    let text = 0x81;
    vec![
        ("a frame that is not masked", vec![text, 2, b'{', b'}']),
        ("an unknown kind of frame", frame(0x83, b"")),
        ("reserved bits", frame(0xf1, b"{}")),
        ("a ping in pieces", frame(0x09, b"")),
        ("the end of nothing", frame(0x80, b"{}")),
        ("text that is none", frame(text, &[0xff, 0xfe])),
        ("a close without a reason that is one", frame(0x88, &[0])),
        ("a close for an impossible reason", frame(0x88, &[0, 0])),
        (
            "a length that no machine holds",
            [&[text, 0xff], [0xff; 8].as_slice(), &mask].concat(),
        ),
        ("no frame at all", b"GET / HTTP/1.1\r\n\r\n".to_vec()),
    ]
}

#[tokio::test]
async fn who_breaks_the_rules_of_sockets_is_hung_up_on() {
    let server = Running::start().await;
    let mut bystanders = Bystanders::play(&server).await;
    for (what, bytes) in broken_frames() {
        for says_hello in [false, true] {
            let socket = Client::socket(&server.address, Form::Json).await;
            let mut socket = socket.expect("a socket");
            if says_hello {
                let hello = in_a_frame(Form::Json, hello(&bystanders.room));
                socket.send(hello).await.expect("sent");
                let welcome = next_reply(&mut socket, Form::Json).await;
                assert!(matches!(welcome, Some(Reply::Welcome { .. })));
            }
            let mut stream = socket.into_inner();
            stream.write_all(&bytes).await.expect("written");
            let mut rest = Vec::new();
            let read = stream.read_to_end(&mut rest);
            let read = tokio::time::timeout(std::time::Duration::from_secs(20), read).await;
            assert!(read.is_ok(), "{what} is not hung up on");
        }
        bystanders.go_on().await;
    }
    bystanders.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn messages_in_many_pieces_are_not_longer_than_others() {
    let server = Running::start().await;
    let bystanders = Bystanders::play(&server).await;
    let socket = Client::socket(&server.address, Form::Json).await;
    let mut socket = socket.expect("a socket");
    let hello = in_a_frame(Form::Json, hello(&bystanders.room));
    socket.send(hello).await.expect("sent");
    let stream = socket.get_mut();
    // Each piece is 4 KiB of blanks, masked with nothing; the last piece never comes.
    let head = |first: u8| vec![first, 0xfe, 0x10, 0x00, 0, 0, 0, 0];
    let piece = |first: u8| [head(first), vec![b' '; 4096]].concat();
    stream.write_all(&piece(0x01)).await.expect("written");
    for _ in 0..16 {
        stream.write_all(&piece(0x00)).await.expect("written");
    }
    is_too_long(read_to_the_end(&mut socket, Form::Json).await);
    bystanders.stop().await;
    drop(socket);
    server.stop().await;
}

#[tokio::test]
async fn half_a_handshake_holds_up_nobody() {
    let server = Running::start().await;
    let bystanders = Bystanders::play(&server).await;
    let halves = [
        "",
        "GET",
        "GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n",
        "POST /api/rooms HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{",
        "\u{16}\u{3}\u{1}\u{2}",
    ];
    let mut open = Vec::new();
    for half in halves {
        let mut stream = TcpStream::connect(&server.address).await.expect("a port");
        stream.write_all(half.as_bytes()).await.expect("written");
        open.push(stream);
    }
    bystanders.stop().await;
    // Nor do they hold up the end of the server.
    server.stop().await;
    drop(open);
}

#[tokio::test]
async fn a_socket_needs_a_handshake_that_is_right() {
    let server = Running::start().await;
    let plain = server.get("/api/socket").await;
    assert!((400..500).contains(&plain.status), "{plain:?}");
    for odd in ["sec-websocket-version: 8", "sec-websocket-key: x"] {
        let mut stream = TcpStream::connect(&server.address).await.expect("a port");
        let request = format!(
            "GET /api/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n{odd}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.expect("written");
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.expect("an answer");
        assert!(answer.starts_with(b"HTTP/1.1 4"), "{odd}: {answer:?}");
    }
    server.stop().await;
}
