//! Rooms with players in them.

use klaxon_client::Client;
use klaxon_proto::{Ask, Form};
use klaxon_room::Phase;

use super::Running;

const NAMES: [&str; 6] = ["Anna", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/// People come into a room, every other one with the same form of messages; the first owns it.
pub(crate) async fn join_all(server: &Running, room: &str, people: usize) -> Vec<Client> {
    let mut clients = Vec::new();
    let forms = [Form::Json, Form::Binary].into_iter().cycle();
    for (form, name) in forms.zip(&NAMES[..people]) {
        clients.push(server.join(form, room, name).await);
    }
    clients
}

/// Asks for several things at once, and waits until all are done.
pub(crate) async fn ask_at_once(client: &mut Client, asks: impl IntoIterator<Item = Ask>) {
    let first = client.id() + 1;
    for ask in asks {
        client.say(ask).await.expect("said");
    }
    for id in first..=client.id() {
        client.answer_to(id).await.expect("done");
    }
}

/// The owner sets everything that takes time as short as it can be.
pub(crate) async fn hurry(owner: &mut Client) {
    let settings = [
        ("count-in", "0"),
        ("pace", "0"),
        ("head-start", "0"),
        ("grace", "1000"),
    ];
    let asks = settings.map(|(name, value)| Ask::Set {
        name: name.to_owned(),
        value: value.to_owned(),
    });
    ask_at_once(owner, asks).await;
}

/// Everybody takes a seat, in order, and is ready.
pub(crate) async fn sit_down(clients: &mut [Client]) {
    for (client, seat) in clients.iter_mut().zip(1..) {
        ask_at_once(client, [Ask::Sit { seat }, Ask::Ready(true)]).await;
    }
}

/// A room with as many players as the game has seats, who have just been dealt to.
pub(crate) async fn table(
    server: &Running,
    game: &str,
    options: &[&str],
    players: usize,
) -> Vec<Client> {
    let room = server.open(game, options).await;
    let mut clients = join_all(server, &room, players).await;
    hurry(&mut clients[0]).await;
    sit_down(&mut clients).await;
    for client in &mut clients {
        let began = client.until(|fold| fold.phase() == Phase::Playing).await;
        began.expect("the game begins");
    }
    clients
}
