//! Under which names the browser keeps what several parts of the page ask for.

/// What the person is called.
pub(crate) const NAME: &str = "klaxon-name";
/// The games that were played on this device.
pub(crate) const GAMES: &str = "klaxon-games";
/// The lessons that are done, with blanks between them.
pub(crate) const LESSONS: &str = "klaxon-lessons";
/// The games whose lessons a person was offered, with blanks between them.
pub(crate) const OFFERED: &str = "klaxon-newcomer";
/// The record that was handed over to be watched, for this tab only.
pub(crate) const REPLAY: &str = "klaxon-replay";
