//! Connections to the database. Whatever is asked is answered in time, or the database is away.

use std::time::{Duration, Instant};

use sqlx::postgres::{PgArguments, PgConnectOptions, PgPoolOptions, PgRow};
use sqlx::query::Query;
use sqlx::{ConnectOptions, Connection, PgConnection, PgPool, Postgres};
use tokio::time::timeout;

use super::super::JournalError;

/// How long anybody waits for an answer. What is asked for is small; whatever takes longer does not come.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);
/// A connection that was not used for so long is tried before it is used.
const IDLE: Duration = Duration::from_secs(1);
/// How many can ask at the same time.
const POOL: u32 = 8;

/// A statement with its arguments.
pub(super) type Statement<'q> = Query<'q, Postgres, PgArguments>;

/// How connections are made. What they ask for ends also if nobody waits for it any more, so that nobody else has to wait
/// for its locks; and an answer means that all is on disk, whatever is set for the database. Plans are kept for long, and
/// tables are small at first: a plan that reads all of one would be a bad one soon. Where there is no other plan the database
/// takes it for so dear that it would compile it, which takes a hundred times as long as carrying it out.
pub(super) fn options(url: &str, name: &str) -> Result<PgConnectOptions, JournalError> {
    let options: PgConnectOptions = url.parse()?;
    let limit = format!("{}ms", 2 * PATIENCE.as_millis());
    let options = options
        .application_name(&format!("klaxon {name}"))
        .options([
            ("statement_timeout", limit.as_str()),
            ("lock_timeout", &limit),
            ("idle_in_transaction_session_timeout", &limit),
            ("synchronous_commit", "on"),
            ("enable_seqscan", "off"),
            ("jit", "off"),
        ])
        .disable_statement_logging();
    Ok(options)
}

/// The connections that many share.
#[derive(Clone, Debug)]
pub(super) struct Lines(PgPool);

impl Lines {
    /// They are opened at once, in the background: who goes on with rooms of a node that stops does not wait for one.
    pub(super) fn new(options: PgConnectOptions) -> Lines {
        let pool = PgPoolOptions::new()
            .max_connections(POOL)
            .min_connections(POOL)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(options);
        Lines(pool)
    }

    /// Asks, and waits for all rows of the answer.
    pub(super) async fn rows(&self, statement: Statement<'_>) -> Result<Vec<PgRow>, sqlx::Error> {
        let mut connection = self.0.acquire().await?;
        let answer = timeout(PATIENCE, statement.fetch_all(&mut *connection)).await;
        answer.unwrap_or_else(|_| {
            // Nobody else is to wait for what this one waited for.
            drop(connection.detach());
            Err(late())
        })
    }

    /// Asks, and waits for the row of the answer, if there is one.
    pub(super) async fn row(&self, statement: Statement<'_>) -> Result<Option<PgRow>, sqlx::Error> {
        Ok(self.rows(statement).await?.pop())
    }

    /// Waits for whoever asks, and closes.
    pub(super) async fn close(&self) {
        // They wait no longer than this.
        let _ = timeout(2 * PATIENCE, self.0.close()).await;
    }
}

/// A connection that one has for themselves. It is made anew if it broke.
pub(super) struct Line {
    options: PgConnectOptions,
    open: Option<(PgConnection, Instant)>,
}

impl Line {
    pub(super) fn new(options: PgConnectOptions) -> Line {
        Line {
            options,
            open: None,
        }
    }

    /// Asks, and waits for all rows of the answer, for so long at most.
    pub(super) async fn rows(
        &mut self,
        statement: Statement<'_>,
        patience: Duration,
    ) -> Result<Vec<PgRow>, sqlx::Error> {
        let asking = async {
            let mut connection = self.connection().await?;
            let answer = statement.fetch_all(&mut connection).await;
            if is_sound(&answer) {
                self.open = Some((connection, Instant::now()));
            }
            answer
        };
        timeout(patience, asking).await.unwrap_or(Err(late()))
    }

    /// The connection, taken out: it is put back only after an answer.
    async fn connection(&mut self) -> Result<PgConnection, sqlx::Error> {
        if let Some((mut connection, used)) = self.open.take()
            && (used.elapsed() < IDLE || connection.ping().await.is_ok())
        {
            return Ok(connection);
        }
        self.options.connect().await
    }

    /// Says goodbye.
    pub(super) async fn close(mut self) {
        if let Some((connection, _)) = self.open.take() {
            let _ = timeout(PATIENCE, connection.close()).await;
        }
    }
}

/// Whether the connection is none the worse for an error.
fn is_sound<T>(answer: &Result<T, sqlx::Error>) -> bool {
    let Err(error) = answer else { return true };
    let away = |error: &dyn sqlx::error::DatabaseError| {
        error
            .code()
            .is_some_and(|code| code.starts_with("57") || code.starts_with("08"))
    };
    error.as_database_error().is_some_and(|error| !away(error))
}

fn late() -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::new(
        std::io::ErrorKind::TimedOut,
        "no answer in time",
    ))
}
