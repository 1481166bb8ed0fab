//! A player who keeps everything that they said and heard, and comes back after every crash.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use klaxon_client::{Client, Fold, Message, Ticket, Trouble};
use klaxon_proto::{Ask, Form, Reply, Request};
use klaxon_room::{Change, Fact, Phase};

use crate::dice::Dice;

/// How many answers a server keeps for each member, at least.
const ANSWERS: usize = 100;

/// A message.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) ask: Ask,
    pub(crate) answer: Answer,
    by: u32,
}

/// What came of a message, as far as its sender heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Unheard,
    Done(u64),
    Refused,
}

impl Sent {
    /// Is everything that was asked for in this change?
    pub(crate) fn is_in(&self, change: &Change) -> bool {
        let facts: Vec<String> = change.facts.iter().map(Fact::to_string).collect();
        let has = |fact: String| facts.contains(&fact);
        let by = self.by;
        match &self.ask {
            Ask::Act { seat, action } => facts.iter().any(|fact| {
                fact.starts_with(&format!("acted {seat} ")) && fact.ends_with(&format!(" {action}"))
            }),
            Ask::Sit { seat } => has(format!("sat {seat} {by}")),
            Ask::Stand { seat } => has(format!("stood {seat}")),
            Ask::Bot { seat, policy } => has(format!("bot {seat} {policy}")),
            Ask::Setup { game, options } => {
                let options = options.iter().map(|option| format!("option {option}"));
                let all: Vec<String> = [format!("game {game}")]
                    .into_iter()
                    .chain(options)
                    .collect();
                facts.windows(all.len()).any(|some| some == all)
            }
            Ask::Set { name, value } => has(format!("setting {name} {value}")),
            Ask::Ready(true) => has(format!("ready {by}")),
            Ask::Ready(false) => has(format!("unready {by}")),
            Ask::Vote(true) => has(format!("voted {by}")),
            Ask::Rename { name } => has(format!("named {by} {name}")),
            Ask::Rematch(true) => has(format!("ready {by}")),
            other => panic!("nobody says {other:?}"),
        }
    }
}

/// A change as it was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    pub(crate) at: u64,
    pub(crate) facts: Vec<String>,
    pub(crate) events: BTreeMap<String, Vec<String>>,
}

/// What somebody does all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// Owns a room in which a game never begins, and changes everything in it.
    Host,
    /// Sits down, stands up, is ready or not.
    Guest,
    /// Plays on this seat.
    Plays(u8),
    /// Lets bots play.
    Watches,
}

/// A player.
pub(crate) struct Player {
    pub(crate) name: String,
    pub(crate) room: String,
    pub(crate) role: Role,
    form: Form,
    dice: Dice,
    ticket: Option<Ticket>,
    fold: Option<Fold>,
    pub(crate) member: u32,
    pub(crate) sent: BTreeMap<u64, Sent>,
    pub(crate) told: BTreeMap<u64, Told>,
    /// Changes that were told since the record was last looked at.
    pub(crate) news: Vec<u64>,
    /// Messages before this one were compared with the record.
    pub(crate) checked: u64,
    /// Waits for the count-in after a restart, instead of voting for a pause and its end.
    pub(crate) patient: bool,
    /// Does not come back one day.
    pub(crate) leaves: bool,
    /// How often they came back.
    pub(crate) returns: usize,
    /// How many changes they were told a second time.
    pub(crate) told_again: usize,
}

impl Player {
    pub(crate) fn new(room: &str, name: &str, role: Role, seed: u64) -> Player {
        let mut dice = Dice(seed);
        Player {
            name: name.to_owned(),
            room: room.to_owned(),
            role,
            form: *dice.one_of(&Form::ALL),
            dice,
            ticket: None,
            fold: None,
            member: 0,
            sent: BTreeMap::new(),
            told: BTreeMap::new(),
            news: Vec::new(),
            checked: 0,
            patient: false,
            leaves: false,
            returns: 0,
            told_again: 0,
        }
    }

    /// The messages without an answer.
    pub(crate) fn unheard(&self) -> Vec<u64> {
        let sent = self.sent.iter();
        let unheard = sent.filter(|(_, sent)| sent.answer == Answer::Unheard);
        unheard.map(|(id, _)| *id).collect()
    }

    /// How many messages of some kind were acknowledged.
    pub(crate) fn acknowledged(&self, kind: impl Fn(&Ask) -> bool) -> usize {
        let done = |sent: &&Sent| matches!(sent.answer, Answer::Done(_));
        let done = self.sent.values().filter(done);
        done.filter(|sent| kind(&sent.ask)).count()
    }

    /// Comes in, does what the role is, and ends when the server is killed.
    pub(crate) async fn live(mut self, address: String) -> Player {
        if self.ticket.is_some()
            && self.dice.once_in(3)
            && self.listen_again(&address).await.is_none()
        {
            return self;
        }
        let Some(mut client) = self.enter(&address).await else {
            return self;
        };
        let trouble = match self.catch_up(&mut client).await {
            Ok(()) => self.act(&mut client).await,
            Err(trouble) => trouble,
        };
        self.remember(&mut client);
        let killed = matches!(trouble, Trouble::Closed(None));
        assert!(killed, "{} in {}: {trouble:?}", self.name, self.room);
        let (ticket, fold) = client.drop_out();
        (self.ticket, self.fold) = (Some(ticket), Some(fold));
        self
    }

    /// Comes in, asks for these things, which are all granted, and drops out.
    pub(crate) async fn prepare(&mut self, address: &str, asks: &[Ask]) {
        let mut client = self.enter(address).await.expect("somebody comes in");
        for ask in asks {
            let id = self.say(&mut client, ask.clone()).await.expect("said");
            let refused = self.hear_answer(&mut client, id).await;
            assert_eq!(refused, Ok(None), "{ask:?}");
        }
        self.remember(&mut client);
        let (ticket, fold) = client.drop_out();
        (self.ticket, self.fold) = (Some(ticket), Some(fold));
    }

    async fn enter(&mut self, address: &str) -> Option<Client> {
        let entered = match &self.ticket {
            None => Client::join(address, self.form, &self.room, &self.name).await,
            Some(ticket) => {
                let fold = self
                    .fold
                    .take()
                    .unwrap_or_else(klaxon_client::knows_nothing);
                let have = Some(fold.number()).filter(|number| *number > 0);
                let ticket = Ticket {
                    have,
                    ..ticket.clone()
                };
                Client::come_back(address, self.form, &ticket, fold).await
            }
        };
        match entered {
            Ok(client) => {
                self.returns += usize::from(self.ticket.is_some());
                self.member = client.member;
                self.ticket = Some(client.ticket());
                Some(client)
            }
            Err(trouble) => {
                let killed = is_end(&trouble);
                assert!(killed, "{} in {}: {trouble:?}", self.name, self.room);
                None
            }
        }
    }

    /// Comes back as somebody who had heard a little less: what is told again is what was told before. None if the
    /// server was killed meanwhile.
    async fn listen_again(&mut self, address: &str) -> Option<()> {
        let ticket = self.ticket.clone()?;
        let have = ticket.have?.saturating_sub(self.dice.between(1, 7));
        let mut socket = Client::socket(address, self.form).await.ok()?;
        let hello = Ask::Hello {
            room: ticket.room,
            name: None,
            token: Some(ticket.token),
            have: Some(have),
            language: None,
            screen: false,
        };
        let bytes = self.form.write_request(&Request { id: 0, ask: hello });
        let message = match self.form {
            Form::Json => Message::text(String::from_utf8(bytes).expect("JSON")),
            Form::Binary => Message::binary(bytes),
        };
        socket.send(message).await.ok()?;
        let (mut last, mut told) = (None, klaxon_proto::Told::default());
        while last.is_none_or(|(now, until)| now < until) {
            let message = socket.next().await?.ok()?;
            let bytes = match &message {
                Message::Text(text) => text.as_bytes(),
                Message::Binary(bytes) => bytes,
                _ => continue,
            };
            match self.form.read_reply(bytes, &mut told).expect("a message") {
                Reply::Welcome { number, .. } => last = Some((have, number)),
                reply @ Reply::Change { number, .. } => {
                    self.told_again += usize::from(self.told.contains_key(&number));
                    self.hear(reply);
                    last = last.map(|(_, until)| (number, until));
                }
                Reply::Snapshot { number, .. } => last = last.map(|(_, until)| (number, until)),
                Reply::Bye { why, .. } => panic!("{} is sent off: {why:?}", self.name),
                _ => {}
            }
        }
        Some(())
    }

    /// What was acknowledged is known; what was not is said again.
    async fn catch_up(&mut self, client: &mut Client) -> Result<(), Trouble> {
        let last = self.sent.keys().next_back().copied().unwrap_or(0);
        assert!(
            client.id() <= last,
            "{}: {} of {last}",
            self.name,
            client.id()
        );
        let done = self.sent.iter().filter_map(|(id, sent)| match sent.answer {
            Answer::Done(number) => Some((*id, number)),
            _ => None,
        });
        let done: Vec<(u64, u64)> = done.collect();
        if let Some((id, _)) = done.last() {
            assert!(*id <= client.id(), "{}: {id} is missing", self.name);
            let known = &done[done.len().saturating_sub(ANSWERS)..];
            for (id, number) in [known[known.len() - 1], *self.dice.one_of(known)] {
                let ask = self.sent[&id].ask.clone();
                client.send(&Request { id, ask }).await?;
                let again = client.answer_to(id).await?;
                assert_eq!(again, Reply::Done { id, number }, "{}", self.name);
            }
        }
        for id in self.unheard() {
            let ask = self.sent[&id].ask.clone();
            client.send(&Request { id, ask }).await?;
            self.hear_answer(client, id).await?;
        }
        client.go_on_after(last);
        Ok(())
    }

    /// Does something, again and again, until it gets no further.
    async fn act(&mut self, client: &mut Client) -> Trouble {
        loop {
            let acted = match self.role {
                Role::Host | Role::Guest => self.change_something(client).await,
                Role::Plays(seat) => self.play(client, seat).await,
                Role::Watches => self.watch(client).await,
            };
            self.remember(client);
            if let Err(trouble) = acted {
                return trouble;
            }
        }
    }

    /// Says a few things at once, then waits for the answers.
    async fn change_something(&mut self, client: &mut Client) -> Result<(), Trouble> {
        let mut ids = Vec::new();
        for _ in 0..self.dice.between(1, 5) {
            let ask = self.wish();
            ids.push(self.say(client, ask).await?);
        }
        for id in ids {
            self.hear_answer(client, id).await?;
        }
        Ok(())
    }

    fn wish(&mut self) -> Ask {
        let dice = &mut self.dice;
        let seat = dice.between(1, 4) as u8;
        match (self.role, dice.between(0, 8)) {
            // One seat is always free, so no game begins.
            (Role::Host, 0) => {
                let game = *dice.one_of(&["fuse", "planter"]);
                let more = match game {
                    "fuse" => *dice.one_of(&["difficulty expert", "sixes yes", "fuse-cards 3"]),
                    _ => *dice.one_of(&["extras yes", "rounds 3", "absent 1:00"]),
                };
                Ask::Setup {
                    game: game.to_owned(),
                    options: vec!["players 5".to_owned(), more.to_owned()],
                }
            }
            (Role::Host, 1) => Ask::Set {
                name: dice.one_of(&["grace", "pace"]).to_string(),
                value: dice.between(1000, 60_000).to_string(),
            },
            (Role::Host, 2) => Ask::Bot {
                seat: 4,
                policy: "greedy".to_owned(),
            },
            (_, 3) => Ask::Sit { seat },
            (_, 4) => Ask::Stand { seat },
            (_, 5) => Ask::Ready(dice.once_in(2)),
            _ => Ask::Rename {
                name: format!("{} {}", self.name, dice.between(0, 1_000_000)),
            },
        }
    }

    /// Plays whatever is legal; after the end, again.
    async fn play(&mut self, client: &mut Client, seat: u8) -> Result<(), Trouble> {
        match client.fold().phase() {
            Phase::Lobby => self.ask(client, Ask::Ready(true)).await?,
            Phase::Counting(_) => {}
            Phase::Over => self.ask(client, Ask::Rematch(true)).await?,
            Phase::Paused { .. } => self.ask(client, Ask::Vote(true)).await?,
            Phase::Playing => {
                let Some(action) = self.choose(client, seat) else {
                    return self.wait(client).await;
                };
                let id = self.say(client, Ask::Act { seat, action }).await?;
                let refused = self.hear_answer(client, id).await?;
                if refused.as_deref() != Some("room-refused-count-in") {
                    return Ok(());
                }
                if !self.patient {
                    self.ask(client, Ask::Vote(true)).await?;
                }
            }
        }
        self.wait(client).await
    }

    /// Something that is legal, as far as the player knows.
    fn choose(&mut self, client: &Client, seat: u8) -> Option<String> {
        let fold = client.fold();
        let board = fold.board(&seat.to_string()).or(fold.board("all"))?;
        let legal = board.legal(klaxon_proto::request::seat(seat));
        (!legal.is_empty()).then(|| self.dice.one_of(&legal).clone())
    }

    /// Starts the bots, and starts them again.
    async fn watch(&mut self, client: &mut Client) -> Result<(), Trouble> {
        match client.fold().phase() {
            Phase::Lobby => self.ask(client, Ask::Ready(true)).await?,
            Phase::Over => self.ask(client, Ask::Rematch(true)).await?,
            _ => {}
        }
        self.wait(client).await
    }

    /// Listens for a moment.
    async fn wait(&mut self, client: &mut Client) -> Result<(), Trouble> {
        let moment = Duration::from_millis(self.dice.between(3, 25));
        match tokio::time::timeout(moment, client.listen()).await {
            Ok(heard) => heard,
            Err(_) => Ok(()),
        }
    }

    /// Asks for something; whether it is done does not matter.
    async fn ask(&mut self, client: &mut Client, ask: Ask) -> Result<(), Trouble> {
        let id = self.say(client, ask).await?;
        self.hear_answer(client, id).await.map(|_| ())
    }

    async fn say(&mut self, client: &mut Client, ask: Ask) -> Result<u64, Trouble> {
        let id = client.next_id();
        let sent = Sent {
            ask: ask.clone(),
            answer: Answer::Unheard,
            by: self.member,
        };
        self.sent.insert(id, sent);
        client.send(&Request { id, ask }).await?;
        Ok(id)
    }

    /// Waits for the answer to a message; if it was refused, why.
    async fn hear_answer(
        &mut self,
        client: &mut Client,
        id: u64,
    ) -> Result<Option<String>, Trouble> {
        let (answer, refused) = match client.answer_to(id).await {
            Ok(Reply::Done { number, .. }) => (Answer::Done(number), None),
            Ok(reply) => panic!("{}: {reply:?}", self.name),
            Err(Trouble::Refused(why)) => (Answer::Refused, Some(why.key)),
            Err(trouble) => return Err(trouble),
        };
        if let Some(sent) = self.sent.get_mut(&id) {
            sent.answer = answer;
        }
        Ok(refused)
    }

    /// Keeps what was told.
    fn remember(&mut self, client: &mut Client) {
        client.frames.clear();
        for reply in std::mem::take(&mut client.heard) {
            self.hear(reply);
        }
    }

    fn hear(&mut self, reply: Reply) {
        let Reply::Change {
            number,
            at,
            facts,
            events,
        } = reply
        else {
            return;
        };
        let told = Told { at, facts, events };
        match self.told.get(&number) {
            Some(before) => assert_eq!(*before, told, "{}: {number}", self.name),
            None => {
                self.news.push(number);
                self.told.insert(number, told);
            }
        }
    }
}

/// Is that how it looks when the server was killed while somebody came in?
fn is_end(trouble: &Trouble) -> bool {
    match trouble {
        Trouble::Closed(None) => true,
        Trouble::Odd(what) => what.contains("os error") || what.contains("andshake"),
        _ => false,
    }
}
