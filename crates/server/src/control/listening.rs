//! The server's end of the socket in its data folder.

use std::fs::{self, DirBuilder, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use klaxon_words::Language;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tracing::{info, warn};

use super::{Answer, Live, SOCKET, Wish};
use crate::app::App;
use crate::directory::Found;
use crate::journal::{JournalError, close_alone};
use crate::order::Order;
use crate::rest::RoomInfo;
use crate::shut::Shut;
use crate::words::said;
use crate::{code, waking};

/// The longest wish.
const LONGEST: u64 = 4096;
/// A wish has to come within this time.
const PATIENCE: Duration = Duration::from_secs(10);
/// The keeper of a room answers sooner, unless it waits for the disk.
const KEEPER: Duration = Duration::from_secs(5);

/// How often a room is looked for that is gone when it is asked.
const TRIES: usize = 3;

/// The socket in the data folder. It is gone when this is dropped.
pub(crate) struct Control {
    listener: UnixListener,
    folder: PathBuf,
}

impl Drop for Control {
    fn drop(&mut self) {
        // If it is gone already, all the better.
        let _ = fs::remove_file(self.folder.join(SOCKET));
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
        let listener = UnixListener::bind(&made).and_then(|listener| {
            fs::set_permissions(&made, Permissions::from_mode(0o600))?;
            fs::rename(&made, folder.join(SOCKET))?;
            Ok(listener)
        });
        let _ = fs::remove_file(&made);
        fs::remove_dir(&private)?;
        Ok(Control {
            listener: listener?,
            folder: folder.to_owned(),
        })
    }

    /// Answers until nobody needs it any more.
    pub(crate) async fn serve(self, app: Arc<App>) {
        loop {
            match self.listener.accept().await {
                Ok((stream, _)) => {
                    tokio::spawn(hear(app.clone(), self.folder.clone(), stream));
                }
                Err(error) => {
                    warn!(%error, "nobody can speak with the server through its folder just now");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }
}

async fn hear(app: Arc<App>, folder: PathBuf, stream: UnixStream) {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    let read = timeout(PATIENCE, (&mut stream).take(LONGEST).read_line(&mut line)).await;
    if !matches!(read, Ok(Ok(_))) {
        return;
    }
    let answer = match serde_json::from_str(&line) {
        Ok(Wish::Rooms) => Answer::Rooms(rooms(&app).await),
        Ok(Wish::Close(code)) => close(&app, &folder, &code).await,
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
        if let Ok(Some(info)) = timeout(KEEPER, ask(&keeper)).await {
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

/// Asks a keeper about its room; none if it is gone.
async fn ask(keeper: &mpsc::Sender<Order>) -> Option<RoomInfo> {
    let (asked, answer) = oneshot::channel();
    let _ = keeper.send(Order::Info(asked)).await;
    answer.await.ok()
}

/// Closes a room for good; its people are told who did it.
async fn close(app: &Arc<App>, folder: &Path, typed: &str) -> Answer {
    let Some(code) = code::from_typed(typed) else {
        return Answer::NoSuchRoom;
    };
    for _ in 0..TRIES {
        // A room that is asleep is woken for it.
        match waking::find(app, &code).await {
            Found::Nowhere => return Answer::NoSuchRoom,
            Found::Open(keeper) => {
                let (closed, answer) = oneshot::channel();
                let _ = keeper.send(Order::Close(closed)).await;
                match answer.await {
                    Ok(Ok(())) => return Answer::Closed,
                    Ok(Err(failure)) => return Answer::Failed(failure.to_string()),
                    // It fell asleep in this moment.
                    Err(_) => {}
                }
            }
            Found::Away(away) => {
                if let Some(cluster) = app.cluster()
                    && cluster.close(&away).await
                {
                    return Answer::Closed;
                }
            }
            Found::Shut(Shut::Damaged | Shut::Broken) => {
                let closed = close_on_record(app, folder, &code).await;
                return closed.unwrap_or_else(|failure| Answer::Failed(failure.to_string()));
            }
            Found::Shut(why) => return Answer::Failed(said(why.key(), Language::English).text),
        }
    }
    Answer::Failed("the room came to its end whenever it was asked".to_owned())
}

/// Closes a room that can't be kept any more.
async fn close_on_record(app: &App, folder: &Path, code: &str) -> Result<Answer, JournalError> {
    let row = app.journal.find(code).await?;
    let Some(row) = row.filter(|row| row.closed.is_none()) else {
        return Ok(Answer::NoSuchRoom);
    };
    if close_alone(folder, row.id, app.clock.now().0, true).await? {
        app.directory.closed(1);
        app.directory.release(row.id);
        app.metrics.quarantined.dec();
    }
    app.directory.remove(code);
    info!(
        code,
        "whoever runs the server closed a room that stayed shut"
    );
    Ok(Answer::Closed)
}
