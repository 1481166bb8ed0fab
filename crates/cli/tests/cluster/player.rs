//! A player who keeps everything that they said and heard, and comes back through any node that answers.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use klaxon_client::{Client, Fold, Ticket, Trouble, knows_nothing};
use klaxon_proto::{Ask, Form, Reply, Request};
use klaxon_room::Phase;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::dice::Dice;

/// A page that hears nothing for so long opens another connection.
const SILENCE: Duration = Duration::from_secs(6);
/// How many answers a room keeps for each member, at least.
const ANSWERS: usize = 100;

/// What came of a message, as far as its sender heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Unheard,
    Done(u64),
    Refused,
}

/// A message and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) ask: Ask,
    pub(crate) answer: Answer,
}

/// A change as it was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    pub(crate) at: u64,
    pub(crate) facts: Vec<String>,
    pub(crate) events: BTreeMap<String, Vec<String>>,
}

/// What the test wants of all players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    Play,
    /// Come back once more, hear everything, and end.
    End,
}

/// How a player is doing, for whoever watches.
#[derive(Clone, Debug)]
pub(crate) struct Pulse {
    /// When something was last answered.
    pub(crate) answered: Instant,
    /// How long nothing was, each time that something was answered.
    pub(crate) silences: Vec<(Instant, Duration)>,
}

/// A player.
pub(crate) struct Player {
    pub(crate) name: String,
    pub(crate) room: String,
    seat: u8,
    form: Form,
    dice: Dice,
    nodes: Arc<[String]>,
    wishes: watch::Receiver<Wish>,
    pub(crate) pulse: watch::Sender<Pulse>,
    pub(crate) ticket: Option<Ticket>,
    pub(crate) fold: Option<Fold>,
    pub(crate) member: u32,
    pub(crate) sent: BTreeMap<u64, Sent>,
    pub(crate) told: BTreeMap<u64, Told>,
    /// How often they came back.
    pub(crate) returns: usize,
}

impl Player {
    pub(crate) fn new(
        room: &str,
        seat: u8,
        seed: u64,
        nodes: Arc<[String]>,
        wishes: watch::Receiver<Wish>,
    ) -> Player {
        let mut dice = Dice(seed);
        let (pulse, _) = watch::channel(Pulse {
            answered: Instant::now(),
            silences: Vec::new(),
        });
        Player {
            name: format!("Player {seat}"),
            room: room.to_owned(),
            seat,
            form: *dice.one_of(&Form::ALL),
            dice,
            nodes,
            wishes,
            pulse,
            ticket: None,
            fold: None,
            member: 0,
            sent: BTreeMap::new(),
            told: BTreeMap::new(),
            returns: 0,
        }
    }

    /// Comes in for the first time, and sits down.
    pub(crate) async fn sit_down(&mut self) {
        let node = self.dice.one_of(&self.nodes).clone();
        let client = Client::join(&node, self.form, &self.room, &self.name).await;
        let mut client = client.unwrap_or_else(|trouble| panic!("{}: {trouble:?}", self.name));
        self.member = client.member;
        let seat = self.seat;
        for ask in [
            Ask::Sit { seat },
            Ask::Set {
                name: "count-in".to_owned(),
                value: "0".to_owned(),
            },
        ] {
            // Only the owner can change a setting.
            let _ = client.ask(ask).await;
        }
        self.go(client);
    }

    fn go(&mut self, mut client: Client) {
        self.remember(&mut client);
        let (ticket, fold) = client.drop_out();
        (self.ticket, self.fold) = (Some(ticket), Some(fold));
    }

    /// Plays until the test has enough, whatever happens to the nodes.
    pub(crate) async fn live(mut self) -> Player {
        loop {
            let wish = *self.wishes.borrow();
            let Some(mut client) = self.come_back().await else {
                continue;
            };
            let acted = match self.catch_up(&mut client).await {
                Ok(()) if wish == Wish::End => {
                    self.go(client);
                    return self;
                }
                Ok(()) => self.act(&mut client).await,
                Err(trouble) => Err(trouble),
            };
            if let Err(trouble) = &acted {
                assert!(
                    is_passing(trouble),
                    "{} in {}: {trouble:?}",
                    self.name,
                    self.room
                );
            }
            self.go(client);
            if acted.is_err() {
                self.wait_as_a_page_does().await;
            }
        }
    }

    /// Chooses a node as a balancer does: any, but it passes over those that take no connection.
    async fn choose_node(&mut self) -> String {
        let first = self.dice.between(0, self.nodes.len() as u64) as usize;
        for node in self.nodes.iter().cycle().skip(first).take(self.nodes.len()) {
            if TcpStream::connect(node).await.is_ok() {
                return node.clone();
            }
        }
        self.nodes[first].clone()
    }

    /// Tries one node. None if that did not work.
    async fn come_back(&mut self) -> Option<Client> {
        let node = self.choose_node().await;
        let Some(mut ticket) = self.ticket.clone() else {
            panic!("{} has nothing to come back with", self.name);
        };
        // After a try that failed everything is asked for.
        let fold = self.fold.take().unwrap_or_else(|| {
            ticket.have = None;
            knows_nothing()
        });
        let back = timeout(SILENCE, Client::come_back(&node, self.form, &ticket, fold)).await;
        match back {
            Ok(Ok(client)) => {
                self.returns += 1;
                assert_eq!(client.member, self.member, "{}", self.name);
                Some(client)
            }
            Ok(Err(trouble)) => {
                assert!(
                    is_passing(&trouble),
                    "{} in {}: {trouble:?}",
                    self.name,
                    self.room
                );
                self.wait_as_a_page_does().await;
                None
            }
            Err(_) => {
                self.wait_as_a_page_does().await;
                None
            }
        }
    }

    /// A page that lost its connection waits so long before it opens another one.
    async fn wait_as_a_page_does(&mut self) {
        sleep(Duration::from_millis(self.dice.between(150, 301))).await;
    }

    /// What was not answered is said again; what was answered gets its old answer.
    async fn catch_up(&mut self, client: &mut Client) -> Result<(), Trouble> {
        let last = self.sent.keys().next_back().copied().unwrap_or(0);
        let unheard = self
            .sent
            .iter()
            .filter(|(_, sent)| sent.answer == Answer::Unheard);
        let unheard: Vec<u64> = unheard.map(|(id, _)| *id).collect();
        let done = self
            .sent
            .iter()
            .rev()
            .filter_map(|(id, sent)| match sent.answer {
                Answer::Done(number) => Some((*id, number)),
                _ => None,
            });
        let known = done
            .take(ANSWERS / 2)
            .nth(self.dice.between(0, 20) as usize);
        if let Some((id, number)) = known
            && self.dice.once_in(2)
        {
            let ask = self.sent[&id].ask.clone();
            client.send(&Request { id, ask }).await?;
            let again = self.patiently(client.answer_to(id)).await?;
            assert_eq!(again, Reply::Done { id, number }, "{}", self.name);
        }
        for id in unheard {
            let ask = self.sent[&id].ask.clone();
            client.send(&Request { id, ask }).await?;
            self.hear_answer(client, id).await?;
        }
        client.go_on_after(last);
        self.remember(client);
        Ok(())
    }

    /// Does whatever is legal, until the test wants something else.
    async fn act(&mut self, client: &mut Client) -> Result<(), Trouble> {
        while *self.wishes.borrow() == Wish::Play {
            let ask = match client.fold().phase() {
                Phase::Lobby => Ask::Ready(true),
                Phase::Over => Ask::Rematch(true),
                Phase::Paused { .. } => Ask::Vote(true),
                Phase::Counting(_) => Ask::Rename {
                    name: format!("{} {}", self.name, self.dice.between(0, 1000)),
                },
                Phase::Playing => match self.choose(client) {
                    Some(action) => Ask::Act {
                        seat: self.seat,
                        action,
                    },
                    None => Ask::Rename {
                        name: format!("{} {}", self.name, self.dice.between(0, 1000)),
                    },
                },
            };
            let id = self.say(client, ask).await?;
            self.hear_answer(client, id).await?;
            self.remember(client);
            self.listen(client).await?;
        }
        Ok(())
    }

    /// Something that is legal, as far as the player knows.
    fn choose(&mut self, client: &Client) -> Option<String> {
        let fold = client.fold();
        let board = fold.board(&self.seat.to_string()).or(fold.board("all"))?;
        let legal = board.legal(klaxon_proto::request::seat(self.seat));
        (!legal.is_empty()).then(|| self.dice.one_of(&legal).clone())
    }

    /// Listens for a moment, as a person thinks.
    async fn listen(&mut self, client: &mut Client) -> Result<(), Trouble> {
        let until = Instant::now() + Duration::from_millis(self.dice.between(20, 80));
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match timeout(left, client.listen()).await {
                Ok(heard) => heard?,
                Err(_) => return Ok(()),
            }
        }
    }

    async fn say(&mut self, client: &mut Client, ask: Ask) -> Result<u64, Trouble> {
        let id = client.next_id();
        let sent = Sent {
            ask: ask.clone(),
            answer: Answer::Unheard,
        };
        self.sent.insert(id, sent);
        client.send(&Request { id, ask }).await?;
        Ok(id)
    }

    async fn hear_answer(&mut self, client: &mut Client, id: u64) -> Result<(), Trouble> {
        let answer = match self.patiently(client.answer_to(id)).await {
            Ok(Reply::Done { number, .. }) => Answer::Done(number),
            Ok(reply) => panic!("{}: {reply:?}", self.name),
            Err(Trouble::Refused(_)) => Answer::Refused,
            Err(trouble) => return Err(trouble),
        };
        if let Some(sent) = self.sent.get_mut(&id) {
            sent.answer = answer;
        }
        self.pulse.send_modify(|pulse| {
            let now = Instant::now();
            pulse
                .silences
                .push((now, now.duration_since(pulse.answered)));
            pulse.answered = now;
        });
        Ok(())
    }

    async fn patiently<T>(
        &self,
        what: impl Future<Output = Result<T, Trouble>>,
    ) -> Result<T, Trouble> {
        timeout(SILENCE, what)
            .await
            .unwrap_or(Err(Trouble::Silence))
    }

    /// Keeps what was told. Nobody is told two things under one number.
    fn remember(&mut self, client: &mut Client) {
        client.frames.clear();
        for reply in std::mem::take(&mut client.heard) {
            let Reply::Change {
                number,
                at,
                facts,
                events,
            } = reply
            else {
                continue;
            };
            let told = Told { at, facts, events };
            match self.told.get(&number) {
                Some(before) => assert_eq!(*before, told, "{}: {number}", self.name),
                None => {
                    self.told.insert(number, told);
                }
            }
        }
    }
}

/// Returns whether that is how it looks when a node is gone, or waits for others.
fn is_passing(trouble: &Trouble) -> bool {
    match trouble {
        Trouble::Closed(None) | Trouble::Silence => true,
        Trouble::Closed(Some((_, back))) => *back,
        Trouble::Odd(what) => what.contains("os error") || what.contains("andshake"),
        Trouble::Refused(_) | Trouble::Malformed(_) => false,
    }
}
