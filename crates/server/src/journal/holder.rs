//! Who keeps a room.

use std::fmt;

use super::Node;

/// Who keeps a room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Holder {
    /// The node.
    pub node: Node,
    /// The epoch of its claim.
    pub epoch: u64,
    /// Whether its lease has not lapsed.
    pub alive: bool,
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let lapsed = if self.alive {
            ""
        } else {
            ", whose lease lapsed"
        };
        write!(f, "{}{lapsed}", self.node)
    }
}
