//! What a connection was told last.

/// What a connection was told last. The binary form tells numbers and times by how far they are from it, so whoever
/// writes to a connection and whoever reads there each keep one, from the welcome on, which makes it empty.
///
/// Connections that were told the same are written the same bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// The number of the last change.
    pub(crate) number: u64,
    /// When it was made, in milliseconds since 1970.
    pub(crate) at: u64,
    /// When game time was zero, or would have been had it always run, by the last fact that told game time.
    pub(crate) zero: u64,
}
