//! For how long the others leave a node its rooms.

use std::sync::Arc;
use std::time::Instant;

use super::Node;

/// What a node knows of its lease.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    /// Until then nobody takes a room from this node, unless another process starts under its name. It is reckoned from
    /// before the renewal was sent.
    pub until: Instant,
    /// Whether others may have taken rooms from this node since the renewal before: the lease has lapsed, or had when it
    /// was renewed. It stays so until the next renewal; for ever if another process runs under the name of this node.
    pub lost: bool,
    /// All nodes whose lease had not lapsed at the last renewal, this one among them.
    pub nodes: Arc<[Node]>,
}
