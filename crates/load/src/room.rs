//! A room of four players, who pass and take their pass back.

use std::rc::Rc;
use std::time::{Duration, Instant};

use klaxon_proto::{Ask, Form, Reply};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::PLAYERS;
use crate::figures::Log;
use crate::player::Player;

const NAMES: [&str; PLAYERS] = ["Anna", "Ben", "Cleo", "Dan"];

/// A room with its players.
pub(crate) struct Room {
    form: Form,
    place: usize,
    players: Vec<Player>,
    /// The players who could take a die, and so may pass.
    movers: Vec<usize>,
}

/// Each table comes from an address of its own, as behind a proxy.
fn address(place: usize) -> String {
    let [_, high, middle, low] = (place as u32).to_be_bytes();
    format!("10.{high}.{middle}.{low}")
}

/// Where a player comes in, or, with 0, whoever opens the room: each through another node.
fn door(servers: &[String], place: usize, seat: usize) -> &str {
    &servers[(place + seat) % servers.len()]
}

/// Opens a room; its code.
pub(crate) async fn open(servers: &[String], place: usize) -> Result<String, String> {
    let server = door(servers, place, 0);
    let body = r#"{"game":"fuse","options":["players 4","clock 99:59"]}"#;
    let request = format!(
        "POST /api/rooms HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         x-forwarded-for: {}\r\ncontent-length: {}\r\n\r\n{body}",
        address(place),
        body.len()
    );
    let answer = async {
        let mut stream = TcpStream::connect(server).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok(answer)
    };
    let answer = answer
        .await
        .map_err(|error: std::io::Error| error.to_string())?;
    let (_, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    let body: Option<serde_json::Value> = serde_json::from_str(body).ok();
    let code = body.and_then(|body| body["code"].as_str().map(str::to_owned));
    code.ok_or(format!("no room was opened: {answer}"))
}

impl Room {
    /// Four players come into a room and take their seats.
    pub(crate) async fn join(
        servers: &[String],
        form: Form,
        code: String,
        place: usize,
    ) -> Result<Room, String> {
        let from = address(place);
        let mut players = Vec::with_capacity(PLAYERS);
        for (name, seat) in NAMES.into_iter().zip(1..) {
            let server = door(servers, place, usize::from(seat));
            let mut player = Player::join(server, form, &code, name, &from).await?;
            player.ask(Ask::Sit { seat }).await?;
            players.push(player);
        }
        Ok(Room {
            form,
            place,
            players,
            movers: Vec::new(),
        })
    }

    /// The game begins, and the dice are rolled. In a few deals only one player could take a die, whose pass would end
    /// the turn: such a table is left for a new one.
    pub(crate) async fn begin(mut self, servers: &[String]) -> Result<Room, String> {
        self.deal().await?;
        while self.movers.len() < 2 {
            let code = open(servers, self.place).await?;
            self = Room::join(servers, self.form, code, self.place).await?;
            self.deal().await?;
        }
        Ok(self)
    }

    async fn deal(&mut self) -> Result<(), String> {
        let at_once = Ask::Set {
            name: "count-in".to_owned(),
            value: "0".to_owned(),
        };
        self.players[0].ask(at_once).await?;
        for player in &mut self.players {
            player.ask(Ask::Ready(true)).await?;
        }
        let began = |reply: &Reply| match reply {
            Reply::Change { facts, .. } => facts.iter().any(|fact| fact == "began"),
            _ => false,
        };
        for player in &mut self.players {
            player.hear_until(began).await?;
        }
        for place in 0..PLAYERS {
            if self.may(place, "roll").await? {
                self.act(place, "roll").await?;
                break;
            }
        }
        for place in 0..PLAYERS {
            if self.may(place, "pass").await? {
                self.movers.push(place);
            }
        }
        Ok(())
    }

    async fn may(&mut self, place: usize, action: &str) -> Result<bool, String> {
        let seat = place as u8 + 1;
        let legal = self.players[place].ask(Ask::Legal { seat }).await?;
        Ok(match legal {
            Reply::Legal { actions, .. } => actions.iter().any(|legal| legal == action),
            _ => false,
        })
    }

    async fn act(&mut self, place: usize, action: &str) -> Result<(), String> {
        self.players[place].ask(acting(place, action)).await?;
        Ok(())
    }

    /// Plays for ever: one player after the other passes and takes the pass back. Only one is ever out, so the turn
    /// does not end; and a move waits until everybody knows the one before.
    pub(crate) async fn play(
        mut self,
        first: Instant,
        between: Duration,
        log: Rc<Log>,
    ) -> Result<(), String> {
        let mut due = first;
        let movers = self.movers.clone();
        let moves = movers
            .iter()
            .flat_map(|&mover| [(mover, "pass"), (mover, "unpass")]);
        for (mover, action) in moves.cycle() {
            let late = Instant::now() > due;
            if !late {
                self.rest_until(due).await?;
            }
            // A move that had to wait for the one before counts from when it should have been made.
            let began = if late { due } else { Instant::now() };
            self.players[mover].say(acting(mover, action)).await?;
            self.hear_of_it(mover, began, &log).await?;
            log.add_move();
            due += between;
        }
        Ok(())
    }

    /// Answers pings until it is time.
    async fn rest_until(&mut self, due: Instant) -> Result<(), String> {
        let heard = std::future::poll_fn(|context| {
            for player in &mut self.players {
                if let std::task::Poll::Ready(heard) = player.hear(context) {
                    return std::task::Poll::Ready(heard);
                }
            }
            std::task::Poll::Pending
        });
        tokio::select! {
            () = tokio::time::sleep_until(due.into()) => Ok(()),
            heard = heard => match heard {
                Ok(heard) => Err(format!("nobody asked for this: {:?}", heard.reply)),
                Err(why) => Err(why),
            },
        }
    }

    /// Listens until the mover has the answer, and everybody the change.
    async fn hear_of_it(&mut self, mover: usize, began: Instant, log: &Log) -> Result<(), String> {
        let mut answered = false;
        let mut told = [false; PLAYERS];
        std::future::poll_fn(|context| {
            for (place, player) in self.players.iter_mut().enumerate() {
                while !told[place] || (place == mover && !answered) {
                    let heard = match player.hear(context) {
                        std::task::Poll::Pending => break,
                        std::task::Poll::Ready(heard) => heard?,
                    };
                    log.add_bytes(heard.bytes);
                    match heard.reply {
                        Reply::Done { .. } => answered = true,
                        Reply::Change { .. } => {
                            told[place] = true;
                            if place != mover {
                                log.add_wait(began.elapsed());
                            }
                        }
                        _ => {}
                    }
                }
            }
            match answered && told == [true; PLAYERS] {
                true => std::task::Poll::Ready(Ok(())),
                false => std::task::Poll::Pending,
            }
        })
        .await
    }
}

fn acting(place: usize, action: &str) -> Ask {
    Ask::Act {
        seat: place as u8 + 1,
        action: action.to_owned(),
    }
}
