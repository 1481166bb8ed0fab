//! The tables in the database.

use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection, SqlSafeStr};
use tokio::time::timeout;

use super::super::JournalError;

/// The steps from one version of the tables to the next. A step that was released never changes; a newer version is
/// another step. Nodes of the version before go on with the tables after a step.
const STEPS: [(i64, &str, &str); 2] = [
    (
        1,
        "journal",
        include_str!("../../../migrations/postgres/1_journal.sql"),
    ),
    (
        2,
        "records",
        include_str!("../../../migrations/postgres/2_records.sql"),
    ),
];

/// The version of the tables that this server knows.
const VERSION: i64 = STEPS[STEPS.len() - 1].0;

/// How long bringing the tables up to date may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Makes sure that a database has tables of this version. Of nodes that do so at the same time one does it, and the others
/// wait.
pub(super) async fn bring_up_to_date(options: &PgConnectOptions) -> Result<(), JournalError> {
    let upgrading = async {
        let mut connection = options.clone().connect().await?;
        let upgraded = upgrade(&mut connection).await;
        connection.close().await.ok();
        upgraded
    };
    timeout(PATIENCE, upgrading).await.unwrap_or_else(|_| {
        Err(JournalError::Away(
            "it is not up to date in time".to_owned(),
        ))
    })
}

async fn upgrade(connection: &mut PgConnection) -> Result<(), JournalError> {
    // The version comes first: what a newer server made stays as it is.
    let (found, known) = (version(connection).await?, VERSION);
    if found > known {
        return Err(JournalError::Newer { found, known });
    }
    if found < known {
        // A step takes as long as it takes.
        sqlx::raw_sql("SET statement_timeout = 0; SET lock_timeout = 0")
            .execute(&mut *connection)
            .await?;
        migrations().run(&mut *connection).await?;
    }
    Ok(())
}

/// The version of the tables in a database; 0 if there are none.
async fn version(connection: &mut PgConnection) -> Result<i64, JournalError> {
    let known: bool = sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await?;
    if !known {
        return Ok(0);
    }
    let found: Option<i64> =
        sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations WHERE success")
            .fetch_one(connection)
            .await?;
    Ok(found.unwrap_or(0))
}

fn migrations() -> Migrator {
    let steps = STEPS.map(|(version, name, sql)| {
        let kind = MigrationType::Simple;
        Migration::new(version, name.into(), kind, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.into())
}
