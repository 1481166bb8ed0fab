//! Where a journal is: the same is true of all of them.

use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use klaxon_cluster_kit::Postgres;
use klaxon_server::journal::{
    FILE, Journal, JournalError, LoadError, PostgresJournal, SqliteJournal,
};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection};
use tempfile::TempDir;

/// The node that opens a journal where it does not matter which one it is.
pub(crate) const NODE: &str = "here";

/// A place for a journal, without one yet.
pub(crate) trait Place: Sized {
    /// What tests are called that are about it.
    const NAME: &'static str;
    /// A body that is no text.
    const NOT_TEXT: &'static str;
    /// An entry of the first room with the number 4 that the journal never wrote.
    const NEVER_WRITTEN: &'static str;

    /// The journal that is there.
    type Journal: Journal + Clone + 'static;

    /// A new place.
    async fn new() -> Self;

    /// What another process needs to know to open the journal.
    fn address(&self) -> OsString;

    /// Opens the journal at an address.
    async fn open_at(address: &OsStr) -> Self::Journal;

    /// Opens the journal.
    async fn open(&self) -> Self::Journal {
        Self::open_at(&self.address()).await
    }

    /// Changes what is stored behind the back of the journal, which must be closed.
    async fn tamper(&self, statement: &str);

    /// Waits until nobody has the journal open any more.
    async fn closed(&self);

    /// Whether nothing is left of a journal that was open, but its data.
    async fn is_tidy(&self) -> bool;

    /// Makes sure that nobody else gets a room while whoever keeps it runs.
    async fn refuses_others(&self, room: &str);

    /// Whether a room that was kept to the end may be asleep since then, if the last sign of life came at that time.
    fn may_be_asleep(since: u64, last_sign: u64) -> bool;
}

/// A folder with SQLite.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Place for Folder {
    const NAME: &'static str = "sqlite";
    const NOT_TEXT: &'static str = "CAST(x'656eff' AS TEXT)";
    const NEVER_WRITTEN: &'static str = "(1, 4, 0, 'never written', 0, 0)";

    type Journal = SqliteJournal;

    async fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    fn address(&self) -> OsString {
        self.path().into()
    }

    async fn open_at(address: &OsStr) -> SqliteJournal {
        let opened = SqliteJournal::open(Path::new(address)).await;
        opened.expect("a journal")
    }

    async fn tamper(&self, statement: &str) {
        let file = self.path().join(FILE);
        let options = SqliteConnectOptions::new().filename(file);
        let mut connection = options.connect().await.expect("a connection");
        let done = sqlx::query(AssertSqlSafe(statement)).execute(&mut connection);
        done.await.expect("the statement is right");
        connection.close().await.expect("closed");
    }

    async fn closed(&self) {
        let journal = loop {
            match SqliteJournal::open(self.path()).await {
                Err(JournalError::InUse(_)) => tokio::time::sleep(Duration::from_millis(5)).await,
                opened => break opened.expect("a journal"),
            }
        };
        journal.finish().await.expect("finished");
    }

    async fn is_tidy(&self) -> bool {
        let log = format!("{FILE}-wal");
        !self.path().join(log).exists()
    }

    async fn refuses_others(&self, _: &str) {
        let refused = SqliteJournal::open(self.path()).await;
        let refused = refused.unwrap_err();
        assert!(matches!(refused, JournalError::InUse(_)), "{refused}");
    }

    fn may_be_asleep(since: u64, last_sign: u64) -> bool {
        since == last_sign
    }
}

/// A database of PostgreSQL.
pub(crate) struct Database {
    /// It runs for as long as somebody has it.
    _postgres: Arc<Postgres>,
    url: String,
}

/// The one PostgreSQL that tests share which run at the same time.
static SHARED: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());
static DATABASES: AtomicUsize = AtomicUsize::new(0);

fn shared() -> Arc<Postgres> {
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    shared.upgrade().unwrap_or_else(|| {
        let postgres = Arc::new(Postgres::new().unwrap_or_else(|error| panic!("{error}")));
        *shared = Arc::downgrade(&postgres);
        postgres
    })
}

impl Database {
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) async fn connect(&self) -> PgConnection {
        let options: PgConnectOptions = self.url.parse().expect("an address");
        options.connect().await.expect("a connection")
    }

    /// Opens the journal as a node.
    pub(crate) async fn open_as(&self, name: &str) -> PostgresJournal {
        let opened = PostgresJournal::open(&self.url, name).await;
        opened.expect("a journal")
    }

    /// What a statement says that asks for one number.
    pub(crate) async fn number(&self, statement: &'static str) -> i64 {
        let mut connection = self.connect().await;
        let number = sqlx::query_scalar(statement).fetch_one(&mut connection);
        number.await.expect("a number")
    }
}

impl Place for Database {
    const NAME: &'static str = "postgres";
    const NOT_TEXT: &'static str = r"'\x656eff'";
    const NEVER_WRITTEN: &'static str = "(1, 4, 0, 'never written', 0, 0, 0)";

    type Journal = PostgresJournal;

    async fn new() -> Database {
        let postgres = shared();
        let name = DATABASES.fetch_add(1, Ordering::Relaxed);
        let url = postgres.database(&format!("test{name}"));
        Database {
            url: url.unwrap_or_else(|error| panic!("{error}")),
            _postgres: postgres,
        }
    }

    fn address(&self) -> OsString {
        self.url.clone().into()
    }

    async fn open_at(address: &OsStr) -> PostgresJournal {
        let url = address.to_str().expect("an address");
        let opened = PostgresJournal::open(url, NODE).await;
        opened.expect("a journal")
    }

    async fn tamper(&self, statement: &str) {
        let mut connection = self.connect().await;
        let done = sqlx::query(AssertSqlSafe(statement)).execute(&mut connection);
        done.await.expect("the statement is right");
    }

    async fn closed(&self) {
        let kept = "SELECT count(*) FROM room WHERE incarnation IS NOT NULL";
        while self.number(kept).await > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    async fn is_tidy(&self) -> bool {
        let held = "SELECT count(*) FROM lease WHERE until > statement_timestamp()";
        self.number(held).await == 0
    }

    async fn refuses_others(&self, room: &str) {
        let other = self.open_as("elsewhere").await;
        let room = other.find(room).await.expect("an answer");
        let room = room.expect("the room").id;
        let refused = other.claim(room).await.unwrap_err();
        let held = matches!(&refused, LoadError::Journal(JournalError::Held(holder))
            if holder.alive && holder.node.name == NODE);
        assert!(held, "{refused}");
    }

    fn may_be_asleep(since: u64, _: u64) -> bool {
        // The lease is renewed all the while.
        let now = std::time::SystemTime::now();
        let now = now.duration_since(std::time::UNIX_EPOCH);
        let now = now.expect("after 1970").as_millis() as u64;
        (now - 60_000..=now).contains(&since)
    }
}

/// Runs tests wherever a journal can be: functions that take the place as their parameter.
macro_rules! everywhere {
    ($($(#[$how:meta])* $test:ident;)*) => {
        mod sqlite {
            $($(#[$how])* async fn $test() {
                super::$test::<crate::place::Folder>().await;
            })*
        }
        mod postgres {
            $($(#[$how])* async fn $test() {
                super::$test::<crate::place::Database>().await;
            })*
        }
    };
}
pub(crate) use everywhere;
