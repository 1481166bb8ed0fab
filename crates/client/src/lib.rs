//! A player made of code: a socket around a [`Session`], which folds what it hears into the room and the game as it may
//! see them. The tests of the server play with it. It does not come back by itself: tests say when.

pub mod http;

pub use klaxon_proto::Fold;
pub use tokio_tungstenite::tungstenite::Message;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use klaxon_bots::registry::Games;
use klaxon_core::fair::Secret;
use klaxon_proto::{Ask, Form, Refused, Reply, Request, Told};
use klaxon_room::Wall;
use klaxon_session::{Effect, Hello, Session, Verdict};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Nothing takes longer than this, unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(20);

/// What somebody knows who was told nothing yet.
pub fn knows_nothing() -> Fold {
    Fold::new(Arc::new(Games))
}

/// A test is not told what time it is: nothing is lost by silence, and no clocks are compared.
const NOW: Wall = Wall(0);

fn hello(form: Form, room: &str, name: Option<&str>, token: Option<&str>) -> Hello {
    Hello {
        room: room.to_owned(),
        name: name.map(str::to_owned),
        token: token.map(str::to_owned),
        language: None,
        tongue: form.into(),
        plays: false,
        screen: false,
        jitter: 0,
    }
}

/// Why a client got no further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The connection is closed; with what the server said last, and whether to come back.
    Closed(Option<(Refused, bool)>),
    /// What was asked for is refused.
    Refused(Refused),
    /// The message could not be understood.
    Malformed(Refused),
    /// Nothing came for a long time.
    Silence,
    /// Something came that should not.
    Odd(String),
}

/// Makes a socket of a connection.
async fn upgraded(stream: TcpStream, link: &str, form: Form) -> Result<Socket, Trouble> {
    let odd = |error: String| Trouble::Odd(error);
    stream.set_nodelay(true).map_err(|e| odd(e.to_string()))?;
    let link = format!("ws://{link}");
    let mut request = link.into_client_request().map_err(|e| odd(e.to_string()))?;
    let protocol = HeaderValue::from_static(form.subprotocol());
    request
        .headers_mut()
        .insert("Sec-WebSocket-Protocol", protocol);
    let (socket, _) = client_async(request, stream)
        .await
        .map_err(|e| odd(e.to_string()))?;
    Ok(socket)
}

/// What a client comes back with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// The room.
    pub room: String,
    /// The secret.
    pub token: String,
    /// The last change it has.
    pub have: Option<u64>,
}

/// A socket.
pub type Socket = WebSocketStream<TcpStream>;

/// A connection to a room.
pub struct Client {
    socket: Socket,
    form: Form,
    session: Session,
    /// The member's number.
    pub member: u32,
    /// The member's secret.
    pub token: String,
    /// Everything that came and nobody waited for, in order.
    pub heard: VecDeque<Reply>,
    /// Every frame that came, as it came.
    pub frames: Vec<Vec<u8>>,
    /// What it was told on this connection.
    told: Told,
    bye: Option<(Refused, bool)>,
    /// The secret that its next share in the dice is made of; without one it has no share.
    secret: Option<Secret>,
}

impl Client {
    /// Opens a socket without saying anything.
    pub async fn socket(address: &str, form: Form) -> Result<Socket, Trouble> {
        Client::socket_at(address, "/api/socket", form).await
    }

    /// The same at another path of the server.
    pub async fn socket_at(address: &str, path: &str, form: Form) -> Result<Socket, Trouble> {
        let stream = TcpStream::connect(address).await;
        let stream = stream.map_err(|error| Trouble::Odd(error.to_string()))?;
        upgraded(stream, &format!("{address}{path}"), form).await
    }

    /// Opens a socket over a connection that is there already.
    pub async fn socket_over(
        stream: TcpStream,
        address: &str,
        form: Form,
    ) -> Result<Socket, Trouble> {
        upgraded(stream, &format!("{address}/api/socket"), form).await
    }

    /// Comes to a room for the first time.
    pub async fn join(
        address: &str,
        form: Form,
        room: &str,
        name: &str,
    ) -> Result<Client, Trouble> {
        let hello = hello(form, room, Some(name), None);
        Client::enter(address, hello, None, knows_nothing()).await
    }

    /// Comes back; `fold` is what it knew.
    pub async fn come_back(
        address: &str,
        form: Form,
        ticket: &Ticket,
        fold: Fold,
    ) -> Result<Client, Trouble> {
        let hello = hello(form, &ticket.room, None, Some(&ticket.token));
        Client::enter(address, hello, ticket.have, fold).await
    }

    /// Says hello and listens until everything is known. What it has may be a lie.
    async fn enter(
        address: &str,
        hello: Hello,
        have: Option<u64>,
        fold: Fold,
    ) -> Result<Client, Trouble> {
        let form = hello.tongue.form();
        let socket = Client::socket(address, form).await?;
        let mut session = Session::with(hello, fold, Arc::new(Games), NOW);
        session.opened(NOW);
        let said = session
            .effects()
            .into_iter()
            .find_map(|effect| match effect {
                Effect::Send(bytes) => form.read_request(&bytes).ok(),
                _ => None,
            });
        let mut said = said.ok_or_else(|| Trouble::Odd("no hello".to_owned()))?;
        if let Ask::Hello { have: known, .. } = &mut said.ask {
            *known = have;
        }
        let mut client = Client {
            socket,
            form,
            session,
            member: 0,
            token: String::new(),
            heard: VecDeque::new(),
            frames: Vec::new(),
            told: Told::default(),
            bye: None,
            secret: None,
        };
        client.send(&said).await?;
        let number = match client.next().await? {
            Reply::Welcome {
                member,
                token,
                number,
                ..
            } => {
                client.member = member;
                client.token = token;
                number
            }
            Reply::Bye { why, back } => return Err(Trouble::Closed(Some((why, back)))),
            reply => return Err(Trouble::Odd(format!("no welcome: {reply:?}"))),
        };
        while client.fold().number() < number {
            client.listen().await?;
        }
        Ok(client)
    }

    /// From now on it has a share in the dice: this secret, and another each time.
    pub fn share(&mut self, secret: Secret) {
        self.secret = Some(secret);
    }

    /// What it found out about the dice of the last game, by the record of it.
    pub fn verdict(&self, record: &str) -> Verdict {
        self.session.verdict(record)
    }

    /// What it knows.
    pub fn fold(&self) -> &Fold {
        self.session.fold()
    }

    /// Forgets everything. Returns what it knew.
    pub fn forget(&mut self) -> Fold {
        self.session.forget()
    }

    /// The id of the last message.
    pub fn id(&self) -> u64 {
        self.session.id()
    }

    /// An id for a message that a test writes by hand.
    pub fn next_id(&mut self) -> u64 {
        self.session.next_id()
    }

    /// Ids go on after this one.
    pub fn go_on_after(&mut self, id: u64) {
        self.session.go_on_after(id);
    }

    /// What is needed to come back.
    pub fn ticket(&self) -> Ticket {
        Ticket {
            room: self.session.code().to_owned(),
            token: self.token.clone(),
            have: Some(self.fold().number()),
        }
    }

    /// Drops the connection without a word, as a phone in a lift does. What it knew is left.
    pub fn drop_out(mut self) -> (Ticket, Fold) {
        (self.ticket(), self.forget())
    }

    /// Sends a message.
    pub async fn send(&mut self, request: &Request) -> Result<(), Trouble> {
        let bytes = self.form.write_request(request);
        self.send_frame(bytes).await
    }

    /// Sends any bytes in a frame of the right kind.
    pub async fn send_frame(&mut self, bytes: Vec<u8>) -> Result<(), Trouble> {
        let message = match self.form {
            Form::Json => match String::from_utf8(bytes) {
                Ok(text) => Message::text(text),
                Err(error) => Message::binary(error.into_bytes()),
            },
            Form::Binary => Message::binary(bytes),
        };
        self.send_message(message).await
    }

    /// Sends a frame of any kind.
    pub async fn send_message(&mut self, message: Message) -> Result<(), Trouble> {
        let sent = self.socket.send(message).await;
        sent.map_err(|_| Trouble::Closed(self.bye.clone()))
    }

    /// The next message, folded in already.
    pub async fn next(&mut self) -> Result<Reply, Trouble> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await;
            let message = message.map_err(|_| Trouble::Silence)?;
            let Some(Ok(message)) = message else {
                return Err(Trouble::Closed(self.bye.take()));
            };
            let bytes = match message {
                Message::Text(text) => text.as_bytes().to_vec(),
                Message::Binary(bytes) => bytes.to_vec(),
                Message::Close(_) => return Err(Trouble::Closed(self.bye.take())),
                _ => continue,
            };
            let reply = self
                .form
                .read_reply(&bytes, &mut self.told)
                .map_err(|e| Trouble::Odd(e.to_string()))?;
            self.session.heard(&bytes, NOW);
            self.frames.push(bytes);
            let effects = self.session.effects();
            let gave_up = effects.contains(&Effect::Close);
            for effect in effects {
                self.take_part(effect).await?;
            }
            if gave_up && !matches!(reply, Reply::Bye { .. }) {
                return Err(Trouble::Odd(format!("{reply:?} does not fit")));
            }
            if let Reply::Bye { why, back } = &reply {
                self.bye = Some((why.clone(), *back));
            }
            return Ok(reply);
        }
    }

    /// Does what its share in the dice asks for, if it has one. Everything else tests say by hand.
    async fn take_part(&mut self, effect: Effect) -> Result<(), Trouble> {
        let Some(secret) = &mut self.secret else {
            return Ok(());
        };
        match effect {
            Effect::Commit { call, who } => {
                secret[0] = secret[0].wrapping_add(1);
                let hash = call.commitment(who, secret);
                self.session.commit(call.game, *secret, hash, NOW);
                for effect in self.session.effects() {
                    Box::pin(self.take_part(effect)).await?;
                }
            }
            Effect::Send(bytes) => {
                let ask = self.form.read_request(&bytes).map(|request| request.ask);
                if let Ok(Ask::Commit { .. } | Ask::Reveal { .. }) = ask {
                    self.send_frame(bytes).await?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Waits for one message, whatever it is, and keeps it.
    pub async fn listen(&mut self) -> Result<(), Trouble> {
        let reply = self.next().await?;
        self.heard.push_back(reply);
        Ok(())
    }

    /// Listens until what it knows is as wanted.
    pub async fn until(&mut self, wanted: impl Fn(&Fold) -> bool) -> Result<(), Trouble> {
        while !wanted(self.fold()) {
            self.listen().await?;
        }
        Ok(())
    }

    /// Asks for something and waits for the answer: the number of the change that it made.
    pub async fn ask(&mut self, ask: Ask) -> Result<u64, Trouble> {
        match self.answer(ask).await? {
            Reply::Done { number, .. } => Ok(number),
            reply => Err(Trouble::Odd(format!("{reply:?}"))),
        }
    }

    /// Asks what a seat may do.
    pub async fn legal(&mut self, seat: u8) -> Result<Vec<String>, Trouble> {
        match self.answer(Ask::Legal { seat }).await? {
            Reply::Legal { actions, .. } => Ok(actions),
            reply => Err(Trouble::Odd(format!("{reply:?}"))),
        }
    }

    /// Acts for a seat.
    pub async fn act(&mut self, seat: u8, action: &str) -> Result<u64, Trouble> {
        let action = action.to_owned();
        self.ask(Ask::Act { seat, action }).await
    }

    /// Asks for something without waiting for an answer. Returns the id of the message.
    pub async fn say(&mut self, ask: Ask) -> Result<u64, Trouble> {
        let id = self.next_id();
        self.send(&Request { id, ask }).await?;
        Ok(id)
    }

    /// Asks for something and waits for whatever answers it.
    pub async fn answer(&mut self, ask: Ask) -> Result<Reply, Trouble> {
        let id = self.say(ask).await?;
        self.answer_to(id).await
    }

    /// Waits for the answer to a message.
    pub async fn answer_to(&mut self, wanted: u64) -> Result<Reply, Trouble> {
        loop {
            match self.next().await? {
                Reply::Refused { id, why } if id == wanted => return Err(Trouble::Refused(why)),
                Reply::Error { id, why } if id == Some(wanted) => {
                    return Err(Trouble::Malformed(why));
                }
                reply @ (Reply::Done { id, .. }
                | Reply::Legal { id, .. }
                | Reply::Clock { id, .. })
                    if id == wanted =>
                {
                    return Ok(reply);
                }
                other => self.heard.push_back(other),
            }
        }
    }
}
