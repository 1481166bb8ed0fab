//! Two people who play in a room while somebody else there misbehaves. Their game must go on as if nothing was.

use std::time::{Duration, Instant};

use klaxon_client::{Client, Trouble};
use klaxon_proto::Ask;
use klaxon_room::{MemberId, Phase};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::{Chance, Running, Step, step, table};

/// How long an answer may take, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(5);
/// Nobody acts more often, so that nobody is slowed down for acting too often.
const BETWEEN: Duration = Duration::from_millis(25);

/// Two people who play.
pub(crate) struct Bystanders {
    pub(crate) room: String,
    playing: JoinSet<()>,
    heard: Vec<watch::Receiver<Heard>>,
    stop: watch::Sender<bool>,
}

/// What one of them has done and heard so far.
#[derive(Clone, Default)]
struct Heard {
    /// How many actions were carried out.
    acted: usize,
    /// Who is gone.
    gone: Vec<MemberId>,
}

impl Bystanders {
    /// They begin to play in a room of their own.
    pub(crate) async fn play(server: &Running) -> Bystanders {
        let clients = table(server, "fuse", &["players 2", "clock none"], 2).await;
        let room = clients[0].ticket().room;
        Bystanders::go_on_with(room, clients)
    }

    fn go_on_with(room: String, clients: Vec<Client>) -> Bystanders {
        let (stop, stopped) = watch::channel(false);
        let (mut playing, mut heard) = (JoinSet::new(), Vec::new());
        for (client, seat) in clients.into_iter().zip(1..) {
            let (tell, listen) = watch::channel(Heard::default());
            heard.push(listen);
            playing.spawn(play(client, seat, tell, stopped.clone()));
        }
        Bystanders {
            room,
            playing,
            heard,
            stop,
        }
    }

    /// Both act several times more, as if nothing had happened.
    pub(crate) async fn go_on(&mut self) {
        let wanted: Vec<usize> = self.heard.iter().map(|h| h.borrow().acted + 3).collect();
        for (heard, wanted) in self.heard.iter_mut().zip(wanted) {
            let acted = heard.wait_for(|heard| heard.acted >= wanted);
            let acted = timeout(4 * PATIENCE, acted).await;
            acted.expect("the game goes on").expect("somebody plays");
        }
    }

    /// Both hear that somebody is gone.
    pub(crate) async fn hear_that_is_gone(&mut self, member: u32) {
        for heard in &mut self.heard {
            let gone = heard.wait_for(|heard| heard.gone.contains(&MemberId(member)));
            let gone = timeout(6 * PATIENCE, gone).await;
            gone.expect("somebody is gone").expect("somebody plays");
        }
    }

    /// They stop playing. Nothing may have gone wrong for them.
    pub(crate) async fn stop(mut self) {
        self.go_on().await;
        self.stop.send(true).expect("both play");
        self.playing.join_all().await;
    }
}

/// Plays one game after the other, until it is enough.
async fn play(
    mut client: Client,
    seat: u8,
    tell: watch::Sender<Heard>,
    mut stopped: watch::Receiver<bool>,
) {
    let mut chance = Chance::new(u64::from(seat));
    let mut pace = interval(BETWEEN);
    pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        pace.tick().await;
        let act = act(&mut client, seat, &mut chance);
        let acted = tokio::select! {
            _ = stopped.wait_for(|stopped| *stopped) => return,
            acted = act => acted.expect("the game goes on"),
        };
        let members = client.fold().room().members().iter();
        let gone = members.filter(|member| !member.is_here());
        let gone = gone.map(|member| member.id).collect();
        tell.send_modify(|heard| {
            heard.acted += usize::from(acted);
            heard.gone = gone;
        });
    }
}

/// One step, which must not take long; true if it was an action. After the end they play again.
async fn act(client: &mut Client, seat: u8, chance: &mut Chance) -> Result<bool, Trouble> {
    let began = Instant::now();
    let me = client.fold().room().member(MemberId(client.member));
    let ready = me.is_some_and(|me| me.ready);
    let done = match client.fold().phase() {
        Phase::Over if !ready => client.ask(Ask::Rematch(true)).await.map(|_| false),
        Phase::Lobby if !ready => client.ask(Ask::Ready(true)).await.map(|_| false),
        // The other has to want it too: that is heard by listening.
        Phase::Over => {
            client.listen().await?;
            return Ok(false);
        }
        _ => {
            let stepped = step(client, seat, chance).await?;
            if stepped == Step::Listened {
                return Ok(false);
            }
            Ok(stepped == Step::Acted)
        }
    };
    assert!(began.elapsed() < PATIENCE, "{:?}", began.elapsed());
    match done {
        // The other was quicker.
        Err(Trouble::Refused(_)) => Ok(false),
        done => done,
    }
}
