//! The DevTools protocol: commands, answers and events as JSON over one websocket.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// The longest that a command may take: a browser that needs more hangs.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The result of a command, or the browser's reason why there is none.
type Answer = Result<Value, String>;

/// Something to do with the parameters of an event.
type Listener = Box<dyn FnMut(&Value) + Send>;

/// A connection to a browser, for all of its pages.
pub(crate) struct Connection {
    last: AtomicU64,
    commands: mpsc::UnboundedSender<Message>,
    expected: Arc<Mutex<Expected>>,
}

impl Connection {
    pub(crate) async fn open(address: &str) -> Result<Connection, String> {
        let connecting = connect_async_with_config(address, None, true);
        let (socket, _) = tokio::time::timeout(PATIENCE, connecting)
            .await
            .map_err(|_| format!("{address}: no connection in {PATIENCE:?}"))?
            .map_err(|error| format!("{address}: {error}"))?;
        let (commands, outgoing) = mpsc::unbounded_channel();
        let expected = Arc::default();
        tokio::spawn(carry(socket, outgoing, Arc::clone(&expected)));
        Ok(Connection {
            last: AtomicU64::new(0),
            commands,
            expected,
        })
    }

    /// Sends a command, to a session if it is for one, and waits for the result.
    pub(crate) async fn execute(
        &self,
        session: Option<&str>,
        command: &str,
        parameters: Value,
    ) -> Result<Value, String> {
        let id = self.last.fetch_add(1, Ordering::Relaxed) + 1;
        let mut message = json!({"id": id, "method": command, "params": parameters});
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        let (sender, answer) = oneshot::channel();
        lock(&self.expected).answers.insert(id, sender);
        let gone = || format!("{command}: the browser is gone");
        let text = Message::text(message.to_string());
        self.commands.send(text).map_err(|_| gone())?;
        match tokio::time::timeout(PATIENCE, answer).await {
            Ok(Ok(Ok(result))) => Ok(result),
            Ok(Ok(Err(refusal))) => Err(format!("{command}: {refusal}")),
            Ok(Err(_)) => Err(gone()),
            Err(_) => {
                lock(&self.expected).answers.remove(&id);
                Err(format!("{command}: no answer in {PATIENCE:?}"))
            }
        }
    }

    /// Does something at every such event of a session, before the answer to any command that the browser gives later.
    pub(crate) fn on(&self, session: &str, event: &str, listener: Listener) {
        let key = (session.to_owned(), event.to_owned());
        let mut expected = lock(&self.expected);
        expected.listeners.entry(key).or_default().push(listener);
    }
}

/// Commands that wait for their answers, by their ids, and listeners to events, by session and name.
#[derive(Default)]
struct Expected {
    answers: HashMap<u64, oneshot::Sender<Answer>>,
    listeners: HashMap<(String, String), Vec<Listener>>,
}

impl Expected {
    fn hear(&mut self, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            let answer = match message.get("error") {
                Some(error) => Err(error.to_string()),
                None => Ok(message["result"].take()),
            };
            if let Some(waiting) = self.answers.remove(&id) {
                // Who gave up meanwhile needs no answer.
                waiting.send(answer).ok();
            }
            return;
        }
        let part = |name: &str| message[name].as_str().unwrap_or_default().to_owned();
        let key = (part("sessionId"), part("method"));
        for listener in self.listeners.get_mut(&key).into_iter().flatten() {
            listener(&message["params"]);
        }
    }
}

fn lock(expected: &Mutex<Expected>) -> MutexGuard<'_, Expected> {
    expected.lock().expect("no listener panics")
}

/// Carries messages both ways until one side is gone; then whoever still waits is told.
async fn carry(
    mut socket: Socket,
    mut outgoing: mpsc::UnboundedReceiver<Message>,
    expected: Arc<Mutex<Expected>>,
) {
    loop {
        tokio::select! {
            command = outgoing.recv() => {
                let Some(command) = command else { break };
                if socket.send(command).await.is_err() {
                    break;
                }
            }
            message = socket.next() => {
                let Some(Ok(message)) = message else { break };
                let Message::Text(text) = message else { continue };
                match serde_json::from_str(&text) {
                    Ok(message) => lock(&expected).hear(message),
                    Err(error) => eprintln!("not JSON from the browser: {error}: {text}"),
                }
            }
        }
    }
    // In this order: no command comes in between that nobody fails.
    drop(outgoing);
    *lock(&expected) = Expected::default();
}
