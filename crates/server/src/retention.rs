//! Closed rooms, and records of games, are kept for as long as is set, and then deleted.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tracing::{info, warn};

use crate::app::App;
use crate::journal::purge;

/// How often old rooms and records are looked for.
const EVERY: Duration = Duration::from_secs(3600);

/// Deletes what is too old, at once and then every hour, if that is set.
pub(crate) async fn forget(app: Arc<App>, data: PathBuf) {
    let limits = app.limits;
    if limits.keep.is_none() && limits.keep_records.is_none() {
        return;
    }
    loop {
        if let Some(keep) = limits.keep_records {
            forget_old_records(&app, before(&app, keep)).await;
        }
        if let Some(keep) = limits.keep {
            forget_old_rooms(&app, &data, before(&app, keep)).await;
        }
        tokio::time::sleep(EVERY).await;
    }
}

/// When something happened that was kept for so long, in milliseconds since the epoch.
fn before(app: &App, keep: Duration) -> u64 {
    app.clock.now().0.saturating_sub(keep.as_millis() as u64)
}

async fn forget_old_records(app: &App, before: u64) {
    match app.journal.purge_records(before).await {
        Ok(0) => {}
        Ok(records) => info!(records, "records of games that ended long ago are deleted"),
        Err(failure) => {
            warn!(%failure, "old records could not be deleted; trying again in an hour")
        }
    }
}

async fn forget_old_rooms(app: &App, data: &Path, before: u64) {
    let forgotten = match app.cluster() {
        Some(cluster) => cluster.purge(before).await,
        None => purge(data, before).await.map(|purged| purged.rooms),
    };
    match forgotten {
        Ok(0) => {}
        Ok(rooms) => info!(rooms, "rooms that were closed long ago are deleted"),
        Err(failure) => {
            warn!(%failure, "old rooms could not be deleted; trying again in an hour")
        }
    }
}
