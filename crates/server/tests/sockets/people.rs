//! What people at a table need of the room: a rematch that is an offer, seats to take back, quick calls, a lock, and a
//! code to shout.

use std::time::Duration;

use futures_util::SinkExt;
use klaxon_client::{Client, Trouble};
use klaxon_proto::{Ask, Form, Reply, Sign, What};
use klaxon_room::{MemberId, Occupant, Phase};

use crate::support::{
    Chance, Running, eyes, hello, in_a_frame, join_all, next_reply, round_of_moves, table,
};

const FORMS: [Form; 2] = [Form::Json, Form::Binary];

fn set(name: &str, value: &str) -> Ask {
    Ask::Set {
        name: name.to_owned(),
        value: value.to_owned(),
    }
}

/// How many members want a rematch, as far as somebody knows.
fn wishes(client: &Client) -> usize {
    let members = client.fold().room().members().iter();
    members.filter(|member| member.ready).count()
}

#[tokio::test]
async fn everybody_sees_how_many_want_a_rematch() {
    let server = Running::start().await;
    let mut clients = table(&server, "planter", &["players 3"], 3).await;
    let mut chance = Chance::new(5);
    let mut players: Vec<&mut Client> = clients.iter_mut().collect();
    while round_of_moves(&mut players, 3, &mut chance).await {}
    for asked in 0..2 {
        let done = clients[asked].ask(Ask::Rematch(true)).await;
        let number = done.expect("a wish");
        for client in &mut clients {
            let told = client.until(|fold| fold.number() >= number).await;
            told.expect("everybody hears of it");
            assert_eq!(wishes(client), asked + 1);
            assert_eq!(client.fold().phase(), Phase::Over);
            assert!(client.fold().board(&eyes(client)).is_some(), "the results");
        }
    }
    clients[2]
        .ask(Ask::Rematch(true))
        .await
        .expect("all want it");
    for client in &mut clients {
        let began = client.until(|fold| fold.phase() == Phase::Playing).await;
        began.expect("the next game begins");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_player_who_comes_again_takes_their_seat_back_from_a_bot() {
    for form in FORMS {
        let server = Running::start().await;
        let mut clients = table(&server, "planter", &["players 2", "slow-fuse call"], 2).await;
        let (ticket, fold) = clients.remove(1).drop_out();
        let anna = &mut clients[0];
        let seat = 2;
        let bot = Ask::Bot {
            seat,
            policy: "random".to_owned(),
        };
        // The time that players are waited for is a second here.
        let early = ["room-refused-seat-taken", "room-refused-still-theirs"];
        while let Err(trouble) = anna.ask(bot.clone()).await {
            let early =
                matches!(&trouble, Trouble::Refused(why) if early.contains(&why.key.as_str()));
            assert!(early, "{trouble:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let mut ben = server.come_back(form, &ticket, fold).await;
        assert_eq!(ben.fold().room().kept().len(), 1);
        assert_eq!(ben.fold().positions().keys().collect::<Vec<_>>(), ["all"]);
        ben.ask(Ask::Sit { seat })
            .await
            .expect("it is kept for Ben");
        let theirs = Occupant::Member(MemberId(ben.member));
        assert_eq!(ben.fold().room().seats()[1], theirs);
        assert_eq!(ben.fold().positions().keys().collect::<Vec<_>>(), ["2"]);
        server.stop().await;
    }
}

#[tokio::test]
async fn quick_calls_are_heard_by_the_others() {
    let server = Running::start().await;
    let room = server.open("fuse", &["players 2"]).await;
    let mut clients = join_all(&server, &room, 2).await;
    for from in [0, 1] {
        for (what, thing) in [
            (What::Need, Some("R")),
            (What::Take, Some("R4")),
            (What::Thanks, None),
        ] {
            let thing = thing.map(str::to_owned);
            let sign = Sign::Call { what, thing };
            clients[from]
                .ask(Ask::Signal(sign.clone()))
                .await
                .expect("sent");
            let member = clients[from].member;
            let heard = loop {
                let reply = clients[1 - from].next().await.expect("a message");
                if let Reply::Signal { member, sign } = reply {
                    break (member, sign);
                }
            };
            assert_eq!(heard, (member, sign));
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_locked_room_is_only_for_those_who_have_been_there() {
    let server = Running::start().await;
    let room = server.open("fuse", &["players 2"]).await;
    let mut anna = server.join(Form::Json, &room, "Anna").await;
    let ben = server.join(Form::Json, &room, "Ben").await;
    anna.ask(set("lock", "yes")).await.expect("locked");
    let info = server.get(&format!("/api/rooms/{room}")).await;
    assert!(info.body.contains("\"locked\":true"), "{info:?}");
    for form in FORMS {
        let stranger = Client::join(&server.address, form, &room, "Eve").await;
        let Err(Trouble::Closed(Some((why, false)))) = stranger else {
            panic!("a stranger is in a locked room");
        };
        assert_eq!(why.key, "room-refused-locked");
        assert_ne!(why.text, "");
    }
    let (ticket, fold) = ben.drop_out();
    let ben = server.come_back(Form::Json, &ticket, fold).await;
    assert_eq!(ben.fold().room().members().len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn a_code_is_short_and_its_link_is_as_good() {
    let server = Running::start().await;
    let room = server.open("fuse", &["players 2"]).await;
    assert_eq!(room.len(), 4, "{room}");
    let link = format!("http://{}/{}?screen", server.address, room.to_lowercase());
    server.join(Form::Json, &link, "Anna").await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_guesses_codes_has_to_slow_down() {
    let server = Running::start().await;
    let room = server.open("fuse", &["players 2"]).await;
    let mut guesses = 0;
    let slow = loop {
        // No room has a code with a C, and what is no code is no guess.
        server.get("/api/rooms/tea").await;
        let path = ["", "/record", "/log"][guesses % 3];
        let guess = server.get(&format!("/api/rooms/CCCC{path}")).await;
        if guess.status != 404 {
            break guess;
        }
        guesses += 1;
        assert!(guesses < 100, "nobody minds");
    };
    assert!(guesses >= 30, "{guesses} are no more than mistakes");
    assert_eq!(slow.status, 429, "{slow:?}");
    assert!(slow.body.contains("serve-slow-down"), "{slow:?}");
    let stranger = Client::join(&server.address, Form::Json, &room, "Eve").await;
    let Err(Trouble::Closed(Some((why, true)))) = stranger else {
        panic!("whoever guesses must not learn which codes are right");
    };
    assert_eq!(why.key, "serve-slow-down");
    // After a while they may try again.
    tokio::time::sleep(Duration::from_millis(3100)).await;
    server.join(Form::Json, &room, "Anna").await;
    server.stop().await;
}

/// A person who is called like a television is a person, and a television under any name is none, and owns no room.
#[tokio::test]
async fn the_room_knows_a_screen_from_a_person() {
    for form in FORMS {
        let server = Running::start().await;
        let code = server.open("fuse", &["players 2"]).await;
        let mut socket = Client::socket(&server.address, form)
            .await
            .expect("a socket");
        let screen = match hello(&code) {
            Ask::Hello { room, name, .. } => Ask::Hello {
                room,
                name,
                token: None,
                have: None,
                language: None,
                screen: true,
            },
            other => other,
        };
        socket.send(in_a_frame(form, screen)).await.expect("sent");
        let welcome = next_reply(&mut socket, form).await;
        assert!(matches!(welcome, Some(Reply::Welcome { member: 1, .. })));
        let person = server.join(form, &code, "TV").await;
        let room = person.fold().room();
        let screens = room.members().iter().map(|member| member.screen);
        assert_eq!(screens.collect::<Vec<_>>(), [true, false]);
        assert_eq!(room.owner(), Some(MemberId(2)));
        drop(person);
        server.stop().await;
    }
}
