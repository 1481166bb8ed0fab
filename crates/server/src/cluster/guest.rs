//! A guest whose room another node keeps, or kept when they came. Their connection stays, wherever the room goes: when the
//! room is lost on the way, it is looked for again, they get what they missed, and what was not answered is said again.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use futures_util::future::BoxFuture;
use klaxon_driver::Unclear;
use klaxon_proto::{Form, Malformed, Refused, Reply, Request, Told};
use tokio::sync::{mpsc, watch};
use tracing::{debug, warn};

use super::Cluster;
use super::letter::Introduction;
use crate::outbox::{Outbox, Outgoing};
use crate::rooms::{LetIn, NotLetIn, Session};
use crate::shut::Shut;
use crate::words;

/// So many messages of a guest may wait for an answer; who says more waits.
const UNANSWERED: usize = 64;
/// For so long a room is looked for that was lost. Then the guest is told to come back.
const SEARCH: Duration = Duration::from_secs(20);
/// How long to wait before it is looked for again.
const AGAIN: Duration = Duration::from_millis(100);

/// What a guest's connection says.
enum Said {
    Message(Bytes),
    Unclear(Unclear),
    RoundTrip(u64),
    Left,
}

/// A guest.
pub(super) struct Guest {
    cluster: Arc<Cluster>,
    code: String,
    form: Form,
    told: Told,
    /// How the guest comes back.
    hello: Introduction,
    /// Whether they were told their welcome.
    welcomed: bool,
    /// What was said and not answered yet.
    unanswered: VecDeque<Request>,
    /// Where what the guest is told waits for their connection.
    outbox: Outbox,
}

/// Whether a guest goes on after something.
enum Next {
    GoesOn,
    /// The room is looked for again.
    Searches,
    Ends,
}

impl Guest {
    /// A guest was let in. Returns their way into the room, wherever it goes.
    pub(super) fn welcome(
        cluster: Arc<Cluster>,
        code: String,
        form: Form,
        hello: Introduction,
        let_in: LetIn,
        outbox: (Outbox, Outgoing),
    ) -> LetIn {
        let (say, said) = mpsc::channel(UNANSWERED);
        let (outbox, outgoing) = outbox;
        let guest = Guest {
            cluster,
            code,
            form,
            told: Told::default(),
            hello,
            welcomed: false,
            unanswered: VecDeque::new(),
            outbox,
        };
        tokio::spawn(guest.run(said, let_in));
        (Box::new(SessionOfGuest(say)), outgoing)
    }

    async fn run(mut self, mut said: mpsc::Receiver<Said>, let_in: LetIn) {
        let (mut session, mut outgoing) = let_in;
        let mut stopping = self.cluster.stopping();
        loop {
            let has_time = self.unanswered.len() < UNANSWERED;
            let next = tokio::select! {
                told = outgoing.next() => match told {
                    Some(bytes) => self.hear_room(bytes),
                    None => Next::Searches,
                },
                said = said.recv(), if has_time => {
                    self.hear_guest(said.unwrap_or(Said::Left), &mut session).await
                }
                () = stopped(&mut stopping) => {
                    let why = self.said(Shut::Stopping.key());
                    self.tell(&Reply::Bye { why, back: true });
                    Next::Ends
                }
            };
            match next {
                Next::GoesOn => {}
                Next::Ends => break,
                Next::Searches => match self.search().await {
                    Some((found, told)) => (session, outgoing) = (found, told),
                    None => return,
                },
            }
        }
        session.leave().await;
    }

    /// The room tells something.
    fn hear_room(&mut self, bytes: Bytes) -> Next {
        let reply = match Form::Json.read_reply(&bytes, &mut Told::default()) {
            Ok(reply) => reply,
            Err(Malformed(what)) => {
                warn!(
                    what,
                    "another node writes what this one does not understand"
                );
                return self.hear_a_newer_room(bytes);
            }
        };
        match &reply {
            Reply::Welcome { token, .. } => {
                self.hello.token = Some(token.clone());
                self.welcomed = true;
            }
            Reply::Change { number, .. } | Reply::Snapshot { number, .. } => {
                self.hello.have = Some(*number);
            }
            Reply::Done { id, .. }
            | Reply::Refused { id, .. }
            | Reply::Legal { id, .. }
            | Reply::Clock { id, .. }
            | Reply::Error { id: Some(id), .. } => self.answered(*id),
            Reply::Bye { why, back: true } if is_elsewhere(why) => return Next::Searches,
            Reply::Bye { .. } => {
                self.pass_on(&reply, bytes);
                return Next::Ends;
            }
            Reply::Signal { .. } | Reply::Error { id: None, .. } => {}
        }
        match self.pass_on(&reply, bytes) {
            true => Next::GoesOn,
            false => Next::Ends,
        }
    }

    /// A newer node keeps the room, and says what this one can't put into the guest's form. A guest who speaks the stable
    /// form themselves gets it as it is; others come back, perhaps through a newer node.
    fn hear_a_newer_room(&mut self, bytes: Bytes) -> Next {
        if self.form == Form::Json {
            return match self.outbox.put(bytes) {
                Ok(()) => Next::GoesOn,
                Err(_) => Next::Ends,
            };
        }
        let why = self.said(Shut::Recovering.key());
        self.tell(&Reply::Bye { why, back: true });
        Next::Ends
    }

    fn answered(&mut self, id: u64) {
        self.unanswered.retain(|request| request.id != id);
    }

    /// Tells the guest something in their own form. Returns false if they read too slowly.
    fn pass_on(&mut self, reply: &Reply, json: Bytes) -> bool {
        let bytes = match self.form {
            Form::Json => json,
            Form::Binary => Bytes::from(self.form.write_reply(reply, &mut self.told)),
        };
        self.outbox.put(bytes).is_ok()
    }

    fn tell(&mut self, reply: &Reply) -> bool {
        let json = Form::Json.write_reply(reply, &mut Told::default());
        self.pass_on(reply, Bytes::from(json))
    }

    /// The guest says something.
    async fn hear_guest(&mut self, said: Said, session: &mut Box<dyn Session>) -> Next {
        match said {
            Said::Message(bytes) => match self.form.read_request(&bytes) {
                Ok(request) => {
                    session.say(json(&request)).await;
                    self.unanswered.push_back(request);
                }
                Err(Malformed(what)) => {
                    let why = words::mumbled(&what, words::language(&self.hello.language));
                    self.tell(&Reply::Error { id: None, why });
                }
            },
            Said::Unclear(Unclear::TooLong) => {
                let why = self.said("serve-too-long");
                self.tell(&Reply::Bye { why, back: false });
                return Next::Ends;
            }
            Said::Unclear(_) => {
                let why = self.said("serve-wrong-frame");
                self.tell(&Reply::Error { id: None, why });
            }
            Said::RoundTrip(millis) => session.round_trip(millis).await,
            Said::Left => return Next::Ends,
        }
        Next::GoesOn
    }

    fn said(&self, key: &'static str) -> Refused {
        words::said(key, words::language(&self.hello.language))
    }

    /// Looks for the room until it is found, and goes on there. None if the guest was told goodbye.
    async fn search(&mut self) -> Option<LetIn> {
        let began = Instant::now();
        loop {
            let (why, back) = match self.cluster.enter(&self.code, self.hello.clone()).await {
                Ok(let_in) => match self.go_on(let_in).await {
                    Some(let_in) => {
                        debug!(code = self.code, took = ?began.elapsed(), "a guest has found their room again");
                        return Some(let_in);
                    }
                    None => continue,
                },
                Err(NotLetIn::Refused(why)) => (why, false),
                Err(NotLetIn::Nowhere) => (self.said("serve-no-room"), false),
                Err(NotLetIn::Shut(why @ (Shut::Recovering | Shut::NoDatabase)))
                    if began.elapsed() < SEARCH =>
                {
                    debug!(code = self.code, ?why, "a room is not found yet");
                    tokio::time::sleep(AGAIN).await;
                    continue;
                }
                Err(NotLetIn::Shut(why)) => (self.said(why.key()), why.passes()),
            };
            self.tell(&Reply::Bye { why, back });
            return None;
        }
    }

    /// The guest is in the room again: the welcome is for nobody but us, unless the room was lost before they got theirs. What
    /// was not answered is said again.
    async fn go_on(&mut self, let_in: LetIn) -> Option<LetIn> {
        let (mut session, mut outgoing) = let_in;
        let welcome = outgoing.next().await?;
        let read = Form::Json.read_reply(&welcome, &mut Told::default());
        if !matches!(read, Ok(Reply::Welcome { .. })) {
            return None;
        }
        if !self.welcomed {
            self.hear_room(welcome);
        }
        for request in &self.unanswered {
            session.say(json(request)).await;
        }
        Some((session, outgoing))
    }
}

/// Waits until this node stops.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

fn json(request: &Request) -> Bytes {
    Bytes::from(Form::Json.write_request(request))
}

/// Returns whether a goodbye means that the room goes on elsewhere.
fn is_elsewhere(why: &Refused) -> bool {
    [Shut::Stopping, Shut::Recovering]
        .iter()
        .any(|shut| shut.key() == why.key)
}

/// The way to a guest's task.
struct SessionOfGuest(mpsc::Sender<Said>);

impl SessionOfGuest {
    fn order(&self, said: Said) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // A guest who ended has no outbox any more, by which the connection ends too.
            let _ = self.0.send(said).await;
        })
    }
}

impl Session for SessionOfGuest {
    fn say(&mut self, bytes: Bytes) -> BoxFuture<'_, ()> {
        self.order(Said::Message(bytes))
    }

    fn mumble(&mut self, unclear: Unclear) -> BoxFuture<'_, ()> {
        self.order(Said::Unclear(unclear))
    }

    fn round_trip(&mut self, millis: u64) -> BoxFuture<'_, ()> {
        self.order(Said::RoundTrip(millis))
    }

    fn leave(&mut self) -> BoxFuture<'_, ()> {
        self.order(Said::Left)
    }
}
