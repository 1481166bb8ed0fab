//! Asking a server that runs.

use std::io;
use std::path::Path;
#[cfg(unix)]
use std::time::Duration;

#[cfg(unix)]
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
#[cfg(unix)]
use tokio::net::UnixStream;
#[cfg(unix)]
use tokio::time::timeout;

#[cfg(unix)]
use super::SOCKET;
use super::{Answer, Wish};

/// A server that is well answers sooner.
#[cfg(unix)]
const PATIENCE: Duration = Duration::from_secs(30);

/// Why a server that runs did not answer.
#[derive(Debug, thiserror::Error)]
pub enum ControlError {
    /// The socket can't be used.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// There was no answer in time.
    #[error("no answer within 30 seconds")]
    Silence,
    /// The answer can't be understood: it is another version, most likely.
    #[error("an answer that can't be understood")]
    Unclear,
}

/// Where there are no such sockets no server can be asked.
#[cfg(not(unix))]
pub async fn ask(_: &Path, _: &Wish) -> Result<Option<Answer>, ControlError> {
    Ok(None)
}

/// Asks the server that uses the data in a folder. None if no server runs there.
#[cfg(unix)]
pub async fn ask(folder: &Path, wish: &Wish) -> Result<Option<Answer>, ControlError> {
    let stream = match UnixStream::connect(folder.join(SOCKET)).await {
        Ok(stream) => stream,
        Err(error) => {
            // Nobody listens at a socket that a server left when it was killed.
            let nobody = [io::ErrorKind::NotFound, io::ErrorKind::ConnectionRefused];
            return match nobody.contains(&error.kind()) {
                true => Ok(None),
                false => Err(error.into()),
            };
        }
    };
    let said = timeout(PATIENCE, say(stream, wish)).await;
    said.map_err(|_| ControlError::Silence)?.map(Some)
}

#[cfg(unix)]
async fn say(mut stream: UnixStream, wish: &Wish) -> Result<Answer, ControlError> {
    let mut line = serde_json::to_vec(wish).map_err(|_| ControlError::Unclear)?;
    line.push(b'\n');
    stream.write_all(&line).await?;
    let mut answer = String::new();
    BufReader::new(stream).read_line(&mut answer).await?;
    serde_json::from_str(&answer).map_err(|_| ControlError::Unclear)
}
