//! The lease of this node: it is taken when the journal is opened, renewed all the while, and given back at the end.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::Row;
use sqlx::postgres::PgRow;
use tokio::sync::{oneshot, watch};
use tokio::time::MissedTickBehavior;
use tracing::{info, warn};

use super::super::{JournalError, Lease, Node};
use super::Shared;
use super::claims::millis;
use super::idle::sign_of_life;
use super::line::{Line, PATIENCE};
use super::strays::Strays;

/// How long a lease lasts, by the clock of the database.
pub(super) const LEASE: Duration = Duration::from_secs(3);
/// How often it is renewed.
const EVERY: Duration = Duration::from_millis(500);
/// How long a renewal waits for an answer: another one can be tried before the lease lapses.
const RENEWING: Duration = Duration::from_secs(1);
/// After so many renewals rooms that nobody keeps are looked for.
const STRAYS: u64 = 60;

/// Takes a new incarnation and a lease for a node. Whoever ran under its name before has none from now on.
pub(super) async fn take(line: &mut Line, name: &str) -> Result<Node, JournalError> {
    let take = sqlx::query(
        "INSERT INTO lease (incarnation, node, since, renewed, until, run)
         SELECT nextval('incarnation'), $1, statement_timestamp(), statement_timestamp(),
             statement_timestamp() + $2 * interval '1 millisecond', run
         FROM life RETURNING incarnation",
    );
    let rows = line
        .rows(take.bind(name).bind(millis(LEASE)), PATIENCE)
        .await?;
    let row = rows.first().ok_or(sqlx::Error::RowNotFound)?;
    let node = Node {
        name: name.to_owned(),
        incarnation: row.try_get("incarnation")?,
    };
    let end = sqlx::query(
        "UPDATE lease SET until = least(until, statement_timestamp()) WHERE node = $1 AND incarnation < $2",
    );
    line.rows(end.bind(name).bind(node.incarnation), PATIENCE)
        .await?;
    let forget = sqlx::query(
        "DELETE FROM lease WHERE until < statement_timestamp() - interval '1 day'
             AND NOT EXISTS (SELECT FROM room WHERE room.incarnation = lease.incarnation)",
    );
    line.rows(forget, PATIENCE).await?;
    Ok(node)
}

/// Who renews the lease.
pub(super) struct Renewal {
    line: Line,
    shared: Arc<Shared>,
    told: watch::Sender<Lease>,
    strays: Strays,
}

impl Renewal {
    /// A lease that was taken after `sent`.
    pub(super) fn new(line: Line, shared: Arc<Shared>, sent: Instant) -> Renewal {
        let lease = Lease {
            until: sent + LEASE,
            lost: false,
            nodes: Arc::new([shared.node.clone()]),
        };
        Renewal {
            line,
            shared,
            told: watch::Sender::new(lease),
            strays: Strays::default(),
        }
    }

    /// Where is told what is known of the lease.
    pub(super) fn told(&self) -> watch::Receiver<Lease> {
        self.told.subscribe()
    }

    /// Renews the lease until it is to stop, and then gives it back.
    pub(super) async fn run(mut self, mut stop: oneshot::Receiver<()>) -> Result<(), JournalError> {
        let mut ticks = tokio::time::interval(EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for round in 1_u64.. {
            tokio::select! {
                _ = &mut stop => break,
                _ = ticks.tick() => {}
            }
            self.renew().await;
            // What fails here is done at another time.
            self.line.rows(sign_of_life(), RENEWING).await.ok();
            if round % STRAYS == 0 {
                self.strays
                    .lay_to_sleep(&mut self.line, &self.shared)
                    .await
                    .ok();
            }
        }
        let ended = self.give_back().await;
        self.line.close().await;
        ended
    }

    /// Renews the lease once, and tells what came of it.
    pub(super) async fn renew(&mut self) {
        let sent = Instant::now();
        let before = self.told.borrow().clone();
        let lease = match self.ask().await {
            Ok(answer) => answer.lease(sent, before),
            Err(error) => {
                warn!(%error, "the lease could not be renewed");
                let lost = before.until <= Instant::now();
                Lease { lost, ..before }
            }
        };
        self.told.send_replace(lease);
    }

    async fn ask(&mut self) -> Result<Renewed, JournalError> {
        // Also if the lease lapsed, or is missing; but not if another process runs under the same name.
        let renew = sqlx::query(
            "WITH renewed AS (
                 INSERT INTO lease (incarnation, node, since, renewed, until, run, rooms, most, draining)
                 SELECT $1, $2, statement_timestamp(), statement_timestamp(),
                     statement_timestamp() + $3 * interval '1 millisecond', run, $4, $5, $6
                 FROM life
                 WHERE NOT EXISTS (SELECT FROM lease WHERE node = $2 AND incarnation > $1)
                 ON CONFLICT (incarnation) DO UPDATE
                 SET since = CASE WHEN lease.until > excluded.since THEN lease.since ELSE excluded.since END,
                     renewed = excluded.renewed, until = excluded.until, run = excluded.run,
                     rooms = excluded.rooms, most = excluded.most, draining = excluded.draining
                 RETURNING incarnation, node, since = renewed AS lapsed)
             SELECT incarnation, node, lapsed FROM renewed
             UNION ALL
             SELECT incarnation, node, false FROM lease
             WHERE until > statement_timestamp() AND incarnation <> $1
             ORDER BY incarnation",
        );
        let Shared { node, .. } = &*self.shared;
        let carried = *self.shared.carried();
        let renew = renew
            .bind(node.incarnation)
            .bind(&node.name)
            .bind(millis(LEASE))
            .bind(carried.rooms as i64)
            .bind(carried.most as i64)
            .bind(carried.draining);
        let rows = self.line.rows(renew, RENEWING).await?;
        Ok(Renewed::read(node, &rows)?)
    }

    /// Rooms that this node still has are asleep since the last renewal; anybody can claim them at once.
    async fn give_back(&mut self) -> Result<(), JournalError> {
        let give_back = sqlx::query(
            "WITH ended AS (
                 UPDATE lease SET until = least(until, statement_timestamp()) WHERE incarnation = $1
                 RETURNING incarnation, renewed)
             UPDATE room SET node = NULL, incarnation = NULL, asleep_run = (SELECT run FROM life),
                 asleep = floor(extract(epoch FROM renewed) * 1000)::bigint
             FROM ended WHERE room.incarnation = ended.incarnation",
        );
        let give_back = give_back.bind(self.shared.node.incarnation);
        self.line.rows(give_back, PATIENCE).await?;
        info!(node = %self.shared.node, "the lease is given back");
        Ok(())
    }
}

/// What came of a renewal.
struct Renewed {
    nodes: Arc<[Node]>,
    /// Whether the lease had lapsed; none if another process runs under the same name.
    lapsed: Option<bool>,
}

impl Renewed {
    fn read(this: &Node, rows: &[PgRow]) -> Result<Renewed, sqlx::Error> {
        let mut lapsed = None;
        let mut nodes = Vec::with_capacity(rows.len());
        for row in rows {
            let node = Node {
                name: row.try_get("node")?,
                incarnation: row.try_get("incarnation")?,
            };
            if node == *this {
                lapsed = Some(row.try_get("lapsed")?);
            }
            nodes.push(node);
        }
        let nodes = nodes.into();
        Ok(Renewed { nodes, lapsed })
    }

    fn lease(self, sent: Instant, before: Lease) -> Lease {
        let nodes = self.nodes;
        match self.lapsed {
            Some(lost) => Lease {
                until: sent + LEASE,
                lost,
                nodes,
            },
            None => {
                warn!("another process runs under the name of this node");
                let (until, lost) = (before.until, true);
                Lease { until, lost, nodes }
            }
        }
    }
}
