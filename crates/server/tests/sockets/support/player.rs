//! Somebody who plays at random.

use klaxon_client::{Client, Trouble};
use klaxon_core::Seat;
use klaxon_room::Phase;

use super::Chance;

/// What came of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// An action was carried out.
    Acted,
    /// It was refused: somebody else was quicker.
    Refused,
    /// There was nothing to do, so it listened.
    Listened,
    /// The game is over.
    Over,
}

/// With whose eyes the client looks at the game.
pub(crate) fn eyes(client: &Client) -> String {
    let positions = client.fold().positions();
    positions.into_keys().next().expect("a game is on")
}

/// What a seat may do, as far as the client knows.
pub(crate) fn legal(client: &Client, seat: u8) -> Vec<String> {
    let board = client.fold().board(&eyes(client)).expect("a board");
    board.legal(Seat(seat - 1))
}

/// One step: an action at random of those that are legal as far as the client knows, or a look at what comes.
pub(crate) async fn step(
    client: &mut Client,
    seat: u8,
    chance: &mut Chance,
) -> Result<Step, Trouble> {
    match client.fold().phase() {
        Phase::Over => return Ok(Step::Over),
        Phase::Playing => {}
        _ => {
            client.listen().await?;
            return Ok(Step::Listened);
        }
    }
    let actions = legal(client, seat);
    if actions.is_empty() {
        client.listen().await?;
        return Ok(Step::Listened);
    }
    let action = chance.pick(&actions);
    act(client, seat, action).await
}

/// Acts; it is no trouble if somebody else was quicker.
async fn act(client: &mut Client, seat: u8, action: &str) -> Result<Step, Trouble> {
    match client.act(seat, action).await {
        Ok(_) => Ok(Step::Acted),
        Err(Trouble::Refused(why)) => {
            let named = why.rule.is_some() || why.key == "room-refused-not-playing";
            assert!(named, "a refusal without a rule: {why:?}");
            Ok(Step::Refused)
        }
        Err(trouble) => Err(trouble),
    }
}

/// Everybody hears what anybody of them has heard.
pub(crate) async fn catch_up(clients: &mut [&mut Client]) {
    let numbers = clients.iter().map(|client| client.fold().number());
    let last = numbers.max().unwrap_or(0);
    for client in clients {
        let heard = client.until(|fold| fold.number() >= last).await;
        heard.expect("the same changes");
    }
}

/// Every player of the bomb-planter game who can do something does; if none can, they wait. Bombs make it short. Who
/// comes behind the players watches. False if the game is over.
pub(crate) async fn round_of_moves(
    clients: &mut [&mut Client],
    players: usize,
    chance: &mut Chance,
) -> bool {
    let mut moved = false;
    for i in 0..players {
        catch_up(clients).await;
        let (client, seat) = (&mut *clients[i], i as u8 + 1);
        if client.fold().phase() == Phase::Over {
            return false;
        }
        let actions = legal(client, seat);
        if actions.is_empty() {
            continue;
        }
        let bomb = actions.iter().find(|action| *action == "bomb");
        let action = match bomb {
            Some(bomb) if chance.once_in(2) => bomb,
            _ => chance.pick(&actions),
        };
        act(client, seat, action).await.expect("the game goes on");
        moved = true;
    }
    if !moved {
        clients[0].listen().await.expect("time passes");
    }
    true
}

/// Listens until the server hangs up; the key of its last words, and whether to come back.
pub(crate) async fn goodbye(client: &mut Client) -> (String, bool) {
    loop {
        match client.next().await {
            Ok(_) => {}
            Err(Trouble::Closed(Some((why, back)))) => return (why.key, back),
            Err(trouble) => panic!("no goodbye: {trouble:?}"),
        }
    }
}
