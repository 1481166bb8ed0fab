//! How FLATLINE is played, for people who never saw it.

/// A few sentences, in the order in which a round needs them.
pub(crate) const HELP: &[&str] = &[
    "flatline-how-goal",
    "flatline-how-begin",
    "flatline-how-plan",
    "flatline-how-minute",
    "flatline-how-reroll",
    "flatline-how-end",
    "flatline-how-lose",
];
