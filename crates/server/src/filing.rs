//! Records of games that are over are filed under their addresses: behind the back of everybody who plays, one at a time.
//!
//! A record is read from what the journal has of its room, so nothing is lost if the server stops before it is filed: that
//! is made up for when the room is woken, or somebody looks at its log.

use std::sync::Arc;
use std::time::Duration;

use klaxon_room::{Change, Fact, Finished, finished};
use tokio::sync::{mpsc, oneshot};
use tracing::{debug, error, warn};

use crate::app::App;
use crate::journal::{JournalError, LoadError, Packed, RecordRow, RoomId};
use crate::waking;

/// How often filing is tried before it is left to the next one who comes to the room, or looks at its log.
const TRIES: u32 = 8;
/// How long the second try waits. Each further one waits twice as long as the one before.
const WAIT: Duration = Duration::from_secs(1);

/// A game whose record is to be filed, if it is not yet.
#[derive(Clone, Debug)]
pub(crate) struct Due {
    pub(crate) room: RoomId,
    pub(crate) code: String,
    pub(crate) game: Which,
}

/// Which game of a room.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Which {
    /// The one that ended with this change.
    Ended(u64),
    /// The last one before the segment that begins here, if there is one.
    Before(u64),
}

impl Which {
    /// The last change that may belong to it.
    fn last(self) -> u64 {
        let (Which::Ended(number) | Which::Before(number)) = self;
        number
    }
}

enum Order {
    File {
        due: Due,
        tried: u32,
    },
    /// Tells when all that came before was tried.
    Finish(oneshot::Sender<()>),
}

/// Where keepers say what is to be filed.
pub(crate) struct Filing {
    orders: mpsc::UnboundedSender<Order>,
}

/// What waits to be filed.
pub(crate) struct Tray {
    orders: mpsc::UnboundedReceiver<Order>,
}

impl Filing {
    /// Makes a way to have records filed, and the tray on which they wait.
    pub(crate) fn new() -> (Filing, Tray) {
        let (give, orders) = mpsc::unbounded_channel();
        (Filing { orders: give }, Tray { orders })
    }

    /// Has a record filed. Nobody waits for it.
    pub(crate) fn ask(&self, due: Due) {
        let tried = 0;
        // Where a server has come to its end nobody files any more.
        let _ = self.orders.send(Order::File { due, tried });
    }

    /// Waits until all that is due was tried.
    pub(crate) async fn finish(&self) {
        let (tell, told) = oneshot::channel();
        let _ = self.orders.send(Order::Finish(tell));
        let _ = told.await;
    }
}

/// Files what is due, for as long as the server runs.
pub(crate) async fn run(app: Arc<App>, mut tray: Tray) {
    while let Some(order) = tray.orders.recv().await {
        let (due, tried) = match order {
            Order::File { due, tried } => (due, tried + 1),
            Order::Finish(tell) => {
                let _ = tell.send(());
                continue;
            }
        };
        let code = &due.code;
        match file(&app, &due).await {
            // It was deleted meanwhile.
            Ok(()) | Err(LoadError::Journal(JournalError::NoSuchRoom(_))) => {}
            Err(LoadError::Journal(JournalError::Finished)) => return,
            Err(LoadError::Journal(failure)) if tried < TRIES => {
                warn!(code, %failure, "a record could not be filed; trying again");
                try_later(&app, due, tried);
            }
            Err(failure) => {
                error!(code, %failure, "a record is not filed until its room is woken, or its log is read");
            }
        }
    }
}

fn try_later(app: &App, due: Due, tried: u32) {
    let orders = app.filing.orders.clone();
    tokio::spawn(async move {
        tokio::time::sleep(WAIT * 2_u32.pow(tried - 1)).await;
        let _ = orders.send(Order::File { due, tried });
    });
}

/// Files a record, unless that was done, or it would be too old.
async fn file(app: &App, due: &Due) -> Result<(), LoadError> {
    let Due { room, code, game } = due;
    let Some(begins) = unfiled(app, *room, *game).await? else {
        return Ok(());
    };
    let made = make(app, *room, *game, begins).await?;
    if made.is_none() && matches!(game, Which::Ended(_)) {
        error!(code, "no record can be made of a game that is over");
    }
    let Some((game, body)) = made else {
        return Ok(());
    };
    let row = row(*room, code, game).filter(|row| !is_too_old(app, row.ended));
    let Some(row) = row else { return Ok(()) };
    let bytes = body.bytes().len();
    app.journal.file(row, body).await?;
    debug!(code, bytes, "a record is filed");
    Ok(())
}

/// Where the segment of a game begins whose record is not filed; none if it is.
async fn unfiled(app: &App, room: RoomId, game: Which) -> Result<Option<u64>, LoadError> {
    let filed = app.journal.records_of(room).await?;
    let mut filed = filed.iter().map(|row| row.number);
    let last = game.last();
    let mut segments = app.journal.segments(room).await?.into_iter();
    let begins = segments.find(|begins| *begins < last);
    Ok(begins.filter(|begins| match game {
        Which::Ended(_) => !filed.any(|number| number == last),
        Which::Before(_) => !filed.any(|number| *begins < number && number <= last),
    }))
}

/// Makes the record of a game out of a segment; none if there is no such game.
async fn make(
    app: &App,
    room: RoomId,
    game: Which,
    begins: u64,
) -> Result<Option<(Finished, Packed)>, LoadError> {
    let segment = app.journal.read(room, begins).await?;
    let work = move || {
        let kept = segment.summary.iter().chain(&segment.entries);
        let kept = kept.filter(|entry| entry.number <= game.last());
        let changes: Option<Vec<Change>> = kept.map(waking::change).collect();
        let game = finished(&changes?)?;
        let body = Packed::new(&game.text);
        Some((game, body))
    };
    Ok(app.compute(work).await.flatten())
}

/// Returns whether a game ended so long ago that its record would be deleted at once.
pub(crate) fn is_too_old(app: &App, ended: u64) -> bool {
    let age = app.clock.now().0.saturating_sub(ended);
    let keep = app.limits.keep_records;
    keep.is_some_and(|keep| u128::from(age) > keep.as_millis())
}

/// What is filed of a game; none if its record has no address.
fn row(room: RoomId, code: &str, game: Finished) -> Option<RecordRow> {
    Some(RecordRow {
        address: game.address?,
        room,
        code: code.to_owned(),
        number: game.number,
        ended: game.at.0,
        game: game.game,
        holders: game.holders,
        deleted: false,
    })
}

/// The numbers of the changes that ended games.
pub(crate) fn ends(changes: &[Change]) -> impl Iterator<Item = u64> {
    let over = |change: &&Change| {
        let mut facts = change.facts.iter();
        facts.any(|fact| matches!(fact, Fact::Over(..)))
    };
    changes.iter().filter(over).map(|change| change.number)
}
