//! How much a node carries.

/// What the others are told of this node with the next renewal.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Carried {
    /// So many rooms it keeps.
    pub(super) rooms: usize,
    /// So many it takes at most.
    pub(super) most: usize,
    /// Whether it takes no more of them.
    pub(super) draining: bool,
}
