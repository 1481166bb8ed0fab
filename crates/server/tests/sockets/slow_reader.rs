//! Clients that do not read: the others play on, and after a while they are dropped.

use std::time::Duration;

use futures_util::SinkExt;
use klaxon_client::{Client, Message};
use klaxon_proto::{Form, Reply};
use socket2::SockRef;
use tokio::net::TcpSocket;
use tokio::time::timeout;

use crate::support::{Bystanders, Running, figure, hello, in_a_frame, next_reply};

#[tokio::test]
async fn who_never_reads_is_dropped_while_the_others_play_on() {
    let server = Running::start().await;
    let mut bystanders = Bystanders::play(&server).await;
    // Small windows and small packets: else megabytes would fit between server and client.
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2048).expect("a small window");
    SockRef::from(&socket)
        .set_tcp_mss(536)
        .expect("small packets");
    let address = server.address.parse().expect("an address");
    let stream = socket.connect(address).await.expect("connected");
    let socket = Client::socket_over(stream, &server.address, Form::Json).await;
    let mut socket = socket.expect("a socket");
    let hello = in_a_frame(Form::Json, hello(&bystanders.room));
    socket.send(hello).await.expect("sent");
    let welcome = next_reply(&mut socket, Form::Json).await;
    let Some(Reply::Welcome { member, .. }) = welcome else {
        panic!("{welcome:?}");
    };
    // It says one nonsense after the other and never reads what the server has to say to that. The others tell when
    // it is gone.
    let nonsense = format!(r#"{{"id": 1, "do": "{}"}}"#, "x".repeat(300));
    let nonsense = Message::text(nonsense);
    let talking = async {
        while socket.send(nonsense.clone()).await.is_ok() {}
        std::future::pending::<()>().await;
    };
    tokio::select! {
        () = talking => {}
        () = bystanders.hear_that_is_gone(member) => {}
    }
    assert_eq!(figure(&server, "klaxon_too_slow_total").await, 1);
    drop(socket);
    bystanders.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn who_says_nothing_for_long_is_gone() {
    let server = Running::start().await;
    let mut bystanders = Bystanders::play(&server).await;
    // A client that nobody looks after does not even answer pings.
    let asleep = server.join(Form::Binary, &bystanders.room, "Eve").await;
    let silent = Client::socket(&server.address, Form::Json).await;
    let mut silent = silent.expect("a socket");
    let bye = next_reply(&mut silent, Form::Json);
    let bye = timeout(Duration::from_secs(40), bye).await;
    let bye = bye.expect("nobody waits for a hello for ever");
    let Some(Reply::Bye { why, back: false }) = bye else {
        panic!("{bye:?}");
    };
    assert_eq!(why.key, "serve-no-hello");
    bystanders.hear_that_is_gone(asleep.member).await;
    bystanders.stop().await;
    drop((asleep, silent));
    server.stop().await;
}
