//! The server's end of the socket in its data folder.

use std::fs::{self, DirBuilder, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::oneshot;
use tokio::time::timeout;
use tracing::{info, warn};

use super::{Answer, Live, SOCKET, Wish};
use crate::app::App;
use crate::directory::Found;
use crate::journal::JournalError;
use crate::order::Order;
use crate::{code, rest};

/// The longest wish.
const LONGEST: u64 = 4096;
/// A wish has to come within this time.
const PATIENCE: Duration = Duration::from_secs(10);
/// The keeper of a room answers sooner, unless it waits for the disk.
const KEEPER: Duration = Duration::from_secs(5);

/// The socket in the data folder. It is gone when this is dropped.
pub(crate) struct Control {
    listener: UnixListener,
    path: PathBuf,
}

impl Drop for Control {
    fn drop(&mut self) {
        // If it is gone already, all the better.
        let _ = fs::remove_file(&self.path);
    }
}

impl Control {
    /// Listens in a folder that no other server uses. A socket that was left there is replaced.
    pub(crate) fn listen(folder: &Path) -> io::Result<Control> {
        // Made where nobody else can reach it, so that there is no moment in which it is open to all. The names are
        // short, because the path of a socket has at most about a hundred bytes.
        let private = folder.join(".k");
        let made = private.join("s");
        match DirBuilder::new().mode(0o700).create(&private) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            _ => fs::set_permissions(&private, Permissions::from_mode(0o700))?,
        }
        let _ = fs::remove_file(&made);
        let path = folder.join(SOCKET);
        let listener = UnixListener::bind(&made).and_then(|listener| {
            fs::set_permissions(&made, Permissions::from_mode(0o600))?;
            fs::rename(&made, &path)?;
            Ok(listener)
        });
        let _ = fs::remove_file(&made);
        fs::remove_dir(&private)?;
        Ok(Control {
            listener: listener?,
            path,
        })
    }

    /// Answers until nobody needs it any more.
    pub(crate) async fn serve(self, app: Arc<App>) {
        loop {
            match self.listener.accept().await {
                Ok((stream, _)) => {
                    tokio::spawn(hear(app.clone(), stream));
                }
                Err(error) => {
                    warn!(%error, "nobody can speak with the server through its folder just now");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }
}

async fn hear(app: Arc<App>, stream: UnixStream) {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    let read = timeout(PATIENCE, (&mut stream).take(LONGEST).read_line(&mut line)).await;
    if !matches!(read, Ok(Ok(_))) {
        return;
    }
    let answer = match serde_json::from_str(&line) {
        Ok(Wish::Rooms) => Answer::Rooms(rooms(&app).await),
        Ok(Wish::Close(code)) => close(&app, &code).await,
        Err(error) => Answer::Failed(format!("this wish can't be understood: {error}")),
    };
    if let Ok(mut line) = serde_json::to_vec(&answer) {
        line.push(b'\n');
        // Whoever does not wait for the answer does not want it.
        let _ = timeout(PATIENCE, stream.write_all(&line)).await;
    }
}

/// The rooms that are being kept. One whose keeper does not answer is left out.
async fn rooms(app: &App) -> Vec<Live> {
    let mut rooms = Vec::new();
    for keeper in app.directory.keepers() {
        if let Ok(Some(info)) = timeout(KEEPER, rest::info(&keeper)).await {
            rooms.push(Live {
                code: info.code,
                game: info.game,
                phase: info.phase,
                people: info.people,
            });
        }
    }
    rooms
}

/// Closes a room for good; its people are told who did it.
async fn close(app: &App, typed: &str) -> Answer {
    let Some(code) = code::from_typed(typed) else {
        return Answer::NoSuchRoom;
    };
    if let Found::Open(keeper) = app.directory.find(&code) {
        let (closed, answer) = oneshot::channel();
        let _ = keeper.send(Order::Close(closed)).await;
        return match answer.await {
            Ok(Ok(())) => Answer::Closed,
            Ok(Err(failure)) => Answer::Failed(failure.to_string()),
            Err(_) => Answer::Failed("the room came to its end in this moment".to_owned()),
        };
    }
    match close_on_record(app, &code).await {
        Ok(answer) => answer,
        Err(failure) => Answer::Failed(failure.to_string()),
    }
}

/// Closes a room that nobody keeps, such as one that is damaged.
async fn close_on_record(app: &App, code: &str) -> Result<Answer, JournalError> {
    match app.journal.find(code).await? {
        Some(row) if row.closed.is_none() => {
            app.journal.close(row.id, app.clock.now().0).await?;
            app.directory.remove(code);
            info!(
                code,
                "whoever runs the server closed a room that nobody kept"
            );
            Ok(Answer::Closed)
        }
        _ => Ok(Answer::NoSuchRoom),
    }
}
