//! The servers that share a database.

use std::fmt;

/// One of several servers that share a database.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    /// Its name, which it keeps when it is started anew.
    pub name: String,
    /// Which start of it this is. No two starts of any nodes have the same.
    pub incarnation: i64,
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}.{}", self.name, self.incarnation)
    }
}

/// A node, and how much it carries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeRow {
    /// The node.
    pub node: Node,
    /// So many rooms it keeps, as it told last.
    pub rooms: usize,
    /// So many it takes at most.
    pub most: usize,
    /// Whether it is about to stop, and takes no rooms.
    pub draining: bool,
}
