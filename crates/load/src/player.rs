//! A player: a socket, and nothing else that would cost anything.

use std::task::{Context, Poll};

use futures_util::{SinkExt, StreamExt};
use klaxon_proto::{Ask, Form, Reply, Request, Told};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Bytes, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Small buffers: messages are short, and there are thousands of players.
const BUFFER: usize = 4 * 1024;

/// What a player hears: a message, and how long its frame was.
pub(crate) struct Heard {
    pub(crate) reply: Reply,
    pub(crate) bytes: u64,
}

/// A player.
pub(crate) struct Player {
    socket: WebSocketStream<TcpStream>,
    form: Form,
    id: u64,
    /// What was told on this connection.
    told: Told,
}

impl Player {
    /// Comes into a room.
    pub(crate) async fn join(
        server: &str,
        form: Form,
        room: &str,
        name: &str,
        from: &str,
    ) -> Result<Player, String> {
        let stream = TcpStream::connect(server).await.map_err(shown)?;
        stream.set_nodelay(true).map_err(shown)?;
        let link = format!("ws://{server}/api/socket");
        let mut request = link.into_client_request().map_err(shown)?;
        let headers = request.headers_mut();
        let protocol = HeaderValue::from_static(form.subprotocol());
        headers.insert("Sec-WebSocket-Protocol", protocol);
        headers.insert("X-Forwarded-For", from.parse().map_err(shown)?);
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0);
        let opened = client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = opened.map_err(shown)?;
        let mut player = Player {
            socket,
            form,
            id: 0,
            told: Told::default(),
        };
        let hello = Ask::Hello {
            room: room.to_owned(),
            name: Some(name.to_owned()),
            token: None,
            have: None,
            language: None,
            screen: false,
        };
        player.say(hello).await?;
        let welcomed = |reply: &Reply| matches!(reply, Reply::Snapshot { .. });
        player.hear_until(welcomed).await?;
        Ok(player)
    }

    /// Asks for something, without waiting for an answer.
    pub(crate) async fn say(&mut self, ask: Ask) -> Result<u64, String> {
        self.id += 1;
        let request = Request { id: self.id, ask };
        let bytes = Bytes::from(self.form.write_request(&request));
        let message = match self.form {
            Form::Json => Message::Text(bytes.try_into().map_err(shown)?),
            Form::Binary => Message::Binary(bytes),
        };
        self.socket.send(message).await.map_err(shown)?;
        Ok(self.id)
    }

    /// Asks for something, and waits for the answer.
    pub(crate) async fn ask(&mut self, ask: Ask) -> Result<Reply, String> {
        let asked = self.say(ask).await?;
        let answers = |reply: &Reply| match reply {
            Reply::Done { id, .. } | Reply::Legal { id, .. } => *id == asked,
            _ => false,
        };
        self.hear_until(answers).await
    }

    /// Listens until something comes that was waited for.
    pub(crate) async fn hear_until(
        &mut self,
        wanted: impl Fn(&Reply) -> bool,
    ) -> Result<Reply, String> {
        loop {
            let Heard { reply, .. } = std::future::poll_fn(|context| self.hear(context)).await?;
            if wanted(&reply) {
                return Ok(reply);
            }
        }
    }

    /// The next message that is no ping.
    pub(crate) fn hear(&mut self, context: &mut Context<'_>) -> Poll<Result<Heard, String>> {
        loop {
            let message = match self.socket.poll_next_unpin(context) {
                Poll::Pending => return Poll::Pending,
                Poll::Ready(Some(Ok(message))) => message,
                Poll::Ready(Some(Err(error))) => return Poll::Ready(Err(error.to_string())),
                Poll::Ready(None) => return Poll::Ready(Err("the socket is closed".to_owned())),
            };
            if !matches!(message, Message::Text(_) | Message::Binary(_)) {
                continue;
            }
            let payload = message.into_data();
            let heard = self
                .form
                .read_reply(&payload, &mut self.told)
                .map_err(shown);
            return Poll::Ready(heard.and_then(|reply| understood(reply, payload.len())));
        }
    }
}

/// Nothing that a player asks for here may be refused.
fn understood(reply: Reply, length: usize) -> Result<Heard, String> {
    if matches!(
        reply,
        Reply::Refused { .. } | Reply::Error { .. } | Reply::Bye { .. }
    ) {
        return Err(format!("{reply:?}"));
    }
    let head = if length < 126 { 2 } else { 4 };
    Ok(Heard {
        reply,
        bytes: (length + head) as u64,
    })
}

fn shown(error: impl std::fmt::Display) -> String {
    error.to_string()
}
