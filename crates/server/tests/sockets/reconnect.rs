//! Connections drop and come back: everybody gets what they missed, keeps their seat, and nothing is done twice.

use std::time::Duration;

use klaxon_client::{Client, Fold, Ticket, Trouble, knows_nothing};
use klaxon_proto::{Ask, Form, Reply, Request, Told};
use klaxon_room::{MemberId, Occupant, Phase};
use tokio::time::timeout;

use crate::support::{Running, ask_at_once, eyes, figure, goodbye, table};

const FORMS: [Form; 2] = [Form::Json, Form::Binary];

/// A game of FUSE for two, without a clock.
async fn anna_and_ben(server: &Running) -> [Client; 2] {
    let clients = table(server, "fuse", &["players 2", "clock none"], 2).await;
    clients.try_into().ok().expect("two clients")
}

fn rename(name: &str) -> Ask {
    Ask::Rename {
        name: name.to_owned(),
    }
}

fn name(client: &Client, member: u32) -> String {
    let member = client.fold().room().member(MemberId(member));
    member.expect("a member").name.clone()
}

/// What a client was told so far, in its form.
fn replies(client: &Client, form: Form) -> Vec<Reply> {
    let mut told = Told::default();
    let frames = client.frames.iter();
    let replies = frames.map(|frame| form.read_reply(frame, &mut told).expect("a reply"));
    replies.collect()
}

#[tokio::test]
async fn who_comes_twice_with_one_token_stays_once_and_has_missed_nothing() {
    let server = Running::start().await;
    for form in FORMS {
        let room = server.open("fuse", &[]).await;
        let mut first = server.join(form, &room, "Anna").await;
        let known = first.fold().number();
        let Ticket { room, token, have } = first.ticket();
        assert_eq!(have, Some(known));
        let ticket = Ticket { room, token, have };
        let fold = first.forget();
        let mut second = server.come_back(form, &ticket, fold).await;
        let expected = ("serve-replaced".to_owned(), false);
        assert_eq!(goodbye(&mut first).await, expected);
        let clock = second.answer(Ask::Clock).await.expect("the time");
        let told = replies(&second, form);
        assert!(
            matches!(told.as_slice(), [Reply::Welcome { .. }, answer] if *answer == clock),
            "{told:?}"
        );
        assert_eq!(second.fold().number(), known, "nobody went, nobody came");
        assert_eq!(second.member, first.member);
    }
    server.stop().await;
}

#[tokio::test]
async fn who_missed_a_little_is_told_the_changes() {
    let server = Running::start().await;
    for form in FORMS {
        let [mut anna, ben] = anna_and_ben(&server).await;
        let (member, (ticket, fold)) = (ben.member, ben.drop_out());
        anna.ask(rename("Anne")).await.expect("done");
        anna.ask(rename("Hannah")).await.expect("done");
        let ben = server.come_back(form, &ticket, fold).await;
        let mut told = replies(&ben, form).into_iter();
        let Some(Reply::Welcome { number: last, .. }) = told.next() else {
            panic!("no welcome");
        };
        let numbers = told.map(|reply| match reply {
            Reply::Change { number, .. } => number,
            reply => panic!("{reply:?}"),
        });
        let numbers: Vec<u64> = numbers.collect();
        let have = ticket.have.expect("a number");
        assert_eq!(numbers, (have + 1..=last).collect::<Vec<u64>>());
        assert_eq!(name(&ben, anna.member), "Hannah");
        anna.until(|fold| fold.number() >= last)
            .await
            .expect("told");
        assert_eq!(anna.fold().positions(), ben.fold().positions());
        assert!(
            anna.fold()
                .room()
                .member(MemberId(member))
                .is_some_and(|m| m.is_here())
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn who_missed_much_is_told_everything_at_once_because_that_is_shorter() {
    let server = Running::start().await;
    let [mut anna, ben] = anna_and_ben(&server).await;
    let (ticket, fold) = ben.drop_out();
    let known = anna.frames.len();
    let names = (0..100).map(|i| rename(&format!("Anna the {i}th")));
    ask_at_once(&mut anna, names).await;
    let ben = server.come_back(Form::Json, &ticket, fold).await;
    let told = replies(&ben, Form::Json);
    assert!(
        matches!(
            told.as_slice(),
            [Reply::Welcome { .. }, Reply::Snapshot { .. }]
        ),
        "{told:?}"
    );
    let missed = anna.frames[known..].iter().map(Vec::len);
    assert!(ben.frames[1].len() < missed.sum());
    assert_eq!(name(&ben, anna.member), "Anna the 99th");
    assert_eq!(anna.fold().positions(), ben.fold().positions());
    drop((anna, ben));
    server.stop().await;
}

#[tokio::test]
async fn who_claims_to_have_what_never_was_is_told_everything() {
    let server = Running::start().await;
    let [anna, ben] = anna_and_ben(&server).await;
    let (ticket, _) = anna.drop_out();
    for have in [u64::MAX, 1_000_000] {
        let have = Some(have);
        let ticket = Ticket {
            have,
            ..ticket.clone()
        };
        let anna = server.come_back(Form::Json, &ticket, knows_nothing()).await;
        let told = replies(&anna, Form::Json);
        assert!(matches!(told[1], Reply::Snapshot { .. }), "{told:?}");
    }
    drop(ben);
    server.stop().await;
}

#[tokio::test]
async fn who_takes_a_seat_back_sees_what_it_sees() {
    let server = Running::start().await;
    let mut clients = table(&server, "planter", &["players 2", "first 1"], 2).await;
    let ben = clients.pop().expect("Ben");
    let (ticket, fold) = ben.drop_out();
    let mut ben = server.come_back(Form::Binary, &ticket, fold).await;
    let mut cleo = server.join(Form::Binary, &ticket.room, "Cleo").await;
    assert_eq!(eyes(&cleo), "all");
    let seen = ben.fold().positions();
    ben.ask(Ask::Stand { seat: 2 })
        .await
        .expect("Ben stands up");
    assert_eq!(eyes(&ben), "all");
    let sat = cleo.ask(Ask::Sit { seat: 2 }).await;
    let secrets = matches!(&sat, Err(Trouble::Refused(why)) if why.key == "room-refused-secrets");
    assert!(secrets, "{sat:?}");
    let before = ben.fold().number();
    ben.ask(Ask::Sit { seat: 2 }).await.expect("a seat");
    let told = replies(&ben, Form::Binary);
    let told = told.iter().rev().nth(1);
    assert!(matches!(told, Some(Reply::Snapshot { .. })), "{told:?}");
    assert_eq!(eyes(&ben), "2");
    assert_eq!(ben.fold().positions(), seen);
    // What was told to other eyes is of no use to who has these.
    let (ticket, fold) = ben.drop_out();
    let have = Some(before);
    let ticket = Ticket { have, ..ticket };
    let ben = server.come_back(Form::Json, &ticket, knows_nothing()).await;
    let told = replies(&ben, Form::Json);
    assert!(matches!(told[1], Reply::Snapshot { .. }), "{told:?}");
    assert_eq!(ben.fold().positions(), fold.positions());
    drop((clients, ben, cleo));
    server.stop().await;
}

#[tokio::test]
async fn a_message_sent_again_after_coming_back_gets_its_old_number() {
    let server = Running::start().await;
    for form in FORMS {
        let [_anna, mut ben] = anna_and_ben(&server).await;
        let first = ben.ask(rename("Benjamin")).await.expect("done");
        let (id, (ticket, fold)) = (ben.id(), ben.drop_out());
        let mut ben = server.come_back(form, &ticket, fold).await;
        assert_eq!(ben.id(), id, "ids go on from the last that was carried out");
        let number = ben.fold().number();
        let ask = rename("Benjamin");
        ben.send(&Request { id, ask }).await.expect("sent");
        let again = ben.answer_to(id).await;
        assert_eq!(again, Ok(Reply::Done { id, number: first }));
        ben.answer(Ask::Clock).await.expect("the time");
        assert_eq!(ben.fold().number(), number, "nothing was done twice");
    }
    server.stop().await;
}

#[tokio::test]
async fn an_action_whose_answer_got_lost_is_done_once() {
    let server = Running::start().await;
    let [mut anna, mut ben] = anna_and_ben(&server).await;
    for i in 0..20 {
        let called = format!("Ben {i}");
        let id = ben.id() + 1;
        let ask = rename(&called);
        ben.send(&Request { id, ask }).await.expect("sent");
        // Nobody knows whether the server has heard that.
        let (ticket, fold) = ben.drop_out();
        ben = server.come_back(Form::Binary, &ticket, fold).await;
        let ask = rename(&called);
        ben.send(&Request { id, ask }).await.expect("sent");
        ben.answer_to(id).await.expect("done, once or now");
        ben.go_on_after(id);
    }
    let last = ben.fold().number();
    anna.until(|fold| fold.number() >= last)
        .await
        .expect("told");
    for i in 0..20 {
        let fact = format!("named {} Ben {i}", ben.member);
        let times = anna.fold().facts.iter().filter(|one| **one == fact).count();
        assert_eq!(times, 1, "{fact}");
    }
    drop((anna, ben));
    server.stop().await;
}

#[tokio::test]
async fn who_is_back_before_the_old_connection_ends_is_not_gone() {
    let server = Running::start().await;
    let [mut anna, mut ben] = anna_and_ben(&server).await;
    for _ in 0..20 {
        let (ticket, fold) = ben.drop_out();
        ben = server.come_back(Form::Binary, &ticket, fold).await;
    }
    // When only two sockets are left, the last of the others has said that it ended.
    let two_are_left = async {
        while figure(&server, "klaxon_connections").await > 2 {
            tokio::task::yield_now().await;
        }
    };
    let ended = timeout(Duration::from_secs(20), two_are_left).await;
    ended.expect("old connections end");
    anna.ask(rename("Anne")).await.expect("done");
    let member = anna.fold().room().member(MemberId(ben.member));
    assert!(member.is_some_and(|ben| ben.is_here()));
    drop((anna, ben));
    server.stop().await;
}

#[tokio::test]
async fn who_was_sent_away_can_not_come_back() {
    let server = Running::start().await;
    let [mut anna, mut ben] = anna_and_ben(&server).await;
    let ticket = ben.ticket();
    let kick = Ask::Kick { member: ben.member };
    anna.ask(kick).await.expect("Ben is sent away");
    let sent_away = ("room-refused-sent-away".to_owned(), false);
    assert_eq!(goodbye(&mut ben).await, sent_away);
    assert_eq!(anna.fold().room().seats()[1], Occupant::Nobody);
    for form in FORMS {
        let back = server
            .try_to_come_back(form, &ticket, knows_nothing())
            .await;
        let Err(Trouble::Closed(Some((why, back)))) = back else {
            panic!("Ben is back");
        };
        assert_eq!((why.key, back), sent_away);
    }
    anna.act(1, "roll").await.expect("the game goes on");
    drop((anna, ben));
    server.stop().await;
}

#[tokio::test]
async fn who_left_for_good_is_nobody_any_more() {
    let server = Running::start().await;
    let [mut anna, mut ben] = anna_and_ben(&server).await;
    let ticket = ben.ticket();
    ben.ask(Ask::Leave).await.expect("the answer comes first");
    assert_eq!(goodbye(&mut ben).await, ("serve-left".to_owned(), false));
    let back = server
        .try_to_come_back(Form::Json, &ticket, knows_nothing())
        .await;
    let Err(Trouble::Closed(Some((why, false)))) = back else {
        panic!("Ben is back");
    };
    assert_eq!(why.key, "room-refused-name", "somebody new has a name");
    let left = anna.until(|fold| fold.room().members().len() == 1).await;
    left.expect("Anna hears of it");
    drop((anna, ben));
    server.stop().await;
}

#[tokio::test]
async fn who_is_away_for_long_is_played_for() {
    let server = Running::start().await;
    let mut clients = table(&server, "planter", &["players 2", "first 2"], 2).await;
    let ben = clients.pop().expect("Ben");
    let (ticket, fold) = ben.drop_out();
    let mut anna = clients.pop().expect("Anna");
    let played = |fold: &Fold| {
        fold.facts
            .iter()
            .any(|fact| fact.starts_with("fallback 2 "))
    };
    anna.until(played).await.expect("a card is played for Ben");
    let ben = server.come_back(Form::Binary, &ticket, fold).await;
    assert!(played(ben.fold()), "and Ben hears of it");
    assert_eq!(ben.fold().phase(), Phase::Playing);
    drop((anna, ben));
    server.stop().await;
}
