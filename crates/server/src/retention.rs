//! Closed rooms are kept for as long as is set, and then deleted.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tracing::{info, warn};

use crate::app::App;
use crate::journal::{JournalError, purge};

/// How often old rooms are looked for.
const EVERY: Duration = Duration::from_secs(3600);

async fn forgotten(app: &App, data: &Path, before: u64) -> Result<u64, JournalError> {
    match app.cluster() {
        Some(cluster) => cluster.purge(before).await,
        None => Ok(purge(data, before).await?.rooms),
    }
}

/// Deletes closed rooms that are too old, at once and then every hour, if that is set.
pub(crate) async fn forget_old_rooms(app: Arc<App>, data: PathBuf) {
    let Some(keep) = app.limits.keep else {
        return;
    };
    loop {
        let before = app.clock.now().0.saturating_sub(keep.as_millis() as u64);
        match forgotten(&app, &data, before).await {
            Ok(0) => {}
            Ok(rooms) => info!(rooms, "rooms that were closed long ago are deleted"),
            Err(failure) => {
                warn!(%failure, "old rooms could not be deleted; trying again in an hour")
            }
        }
        tokio::time::sleep(EVERY).await;
    }
}
