//! A server that is asked to stop, and those who are there then.

use std::time::{Duration, Instant};

use klaxon_client::{Client, Trouble, knows_nothing};
use klaxon_proto::{Ask, Form, Reply, Request};

use crate::serve::{end, folder, join, open, open_room, rename, send, serve};

#[tokio::test]
async fn asked_to_stop_it_sends_everybody_off_and_keeps_the_rooms() {
    for (signal, game) in [("TERM", "fuse"), ("INT", "planter")] {
        let data = folder();
        let (mut server, address) = open(serve(&data, &[]));
        let room = open_room(&address, game).await;
        let mut anna = join(&address, &room, "Anna").await;
        let mut ben = join(&address, &room, "Ben").await;
        anna.ask(Ask::Sit { seat: 1 }).await.expect("a seat");
        let number = ben.ask(rename("Berta")).await.expect("a name");
        let id = ben.id();
        send(signal, &server);
        for client in [&mut anna, &mut ben] {
            let goodbye = loop {
                if let Err(trouble) = client.listen().await {
                    break trouble;
                }
            };
            let Trouble::Closed(Some((why, back))) = goodbye else {
                panic!("{goodbye:?}");
            };
            assert!(back && why.key == "serve-stopping", "{why:?}");
        }
        assert_eq!(end(&mut server), Some(0));
        assert!(server.printed().ends_with("everything is on record\n"));

        let (_server, address) = open(serve(&data, &[]));
        let (ticket, fold) = ben.drop_out();
        let ben = Client::come_back(&address, Form::Json, &ticket, fold).await;
        let mut ben = ben.expect("Ben is back");
        let names = ben.fold().room().members().iter().map(|m| m.name.clone());
        assert_eq!(names.collect::<Vec<_>>(), ["Anna", "Berta"]);
        assert_eq!(ben.fold().room().game(), game);
        // What was acknowledged is known, and gets its old answer.
        let ask = rename("Berta");
        ben.send(&Request { id, ask }).await.expect("sent");
        let again = ben.answer_to(id).await;
        assert_eq!(again, Ok(Reply::Done { id, number }));
        let (ticket, _) = anna.drop_out();
        let anna = Client::come_back(&address, Form::Json, &ticket, knows_nothing()).await;
        assert_eq!(anna.map(|anna| anna.member), Ok(1));
    }
}

/// Talks without a pause, and never listens before the connection is closed: what was the last word?
async fn babble(mut client: Client) -> Option<(klaxon_proto::Refused, bool)> {
    let talking = async {
        loop {
            if client.say(rename("Anna")).await.is_err() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    let _ = tokio::time::timeout(Duration::from_millis(1500), talking).await;
    loop {
        match client.listen().await {
            Ok(()) => {}
            Err(Trouble::Closed(word)) => return word,
            Err(trouble) => panic!("{trouble:?}"),
        }
    }
}

#[tokio::test]
async fn who_talks_while_it_stops_hears_the_goodbye_too() {
    let data = folder();
    let (mut server, address) = open(serve(&data, &[]));
    let mut talking = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let room = open_room(&address, "fuse").await;
        let client = join(&address, &room, "Anna").await;
        talking.spawn(babble(client));
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    send("TERM", &server);
    let mut words = 0;
    while let Some(word) = talking.join_next().await {
        let (why, back) = word.expect("it ends").expect("a goodbye");
        assert!(back && why.key == "serve-stopping", "{why:?}");
        words += 1;
    }
    assert_eq!(words, 20);
    assert_eq!(end(&mut server), Some(0));
}

#[tokio::test]
async fn who_comes_while_it_stops_is_told_to_come_back() {
    let data = folder();
    let (mut server, address) = open(serve(&data, &[]));
    let mut rooms = Vec::new();
    for _ in 0..60 {
        let room = open_room(&address, "fuse").await;
        rooms.push((join(&address, &room, "Anna").await, room));
    }
    send("TERM", &server);
    // Everybody comes back at once, until nobody answers any more: nobody hears that there is no such room.
    let mut heard = 0;
    for (mut client, room) in rooms {
        while client.listen().await.is_ok() {}
        let (ticket, fold) = client.drop_out();
        match Client::come_back(&address, Form::Json, &ticket, fold).await {
            Err(Trouble::Closed(Some((why, back)))) => {
                assert!(back && why.key == "serve-stopping", "{room}: {why:?}");
                heard += 1;
            }
            Err(Trouble::Odd(_) | Trouble::Closed(None)) => {}
            Err(trouble) => panic!("{trouble:?}"),
            Ok(_) => panic!("{room} is open"),
        }
    }
    println!("{heard} were told to come back");
    assert_eq!(end(&mut server), Some(0));
}

#[tokio::test]
async fn a_client_that_does_not_read_does_not_keep_it_from_stopping() {
    let data = folder();
    let (mut server, address) = open(serve(&data, &[]));
    let room = open_room(&address, "fuse").await;
    let _silent = Client::socket(&address, Form::Json)
        .await
        .expect("a socket");
    let _deaf = join(&address, &room, "Anna").await;
    send("TERM", &server);
    let begun = Instant::now();
    assert_eq!(end(&mut server), Some(0));
    assert!(begun.elapsed() < Duration::from_secs(8));
}
