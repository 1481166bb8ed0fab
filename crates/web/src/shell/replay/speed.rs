//! How fast a game is played back.

/// The speeds to choose from, each with how it is written.
pub(super) const SPEEDS: [(f64, &str); 5] = [
    (0.5, "½×"),
    (1.0, "1×"),
    (2.0, "2×"),
    (4.0, "4×"),
    (8.0, "8×"),
];

/// The speed at which it was played: only then is it heard.
pub(super) const AS_PLAYED: usize = 1;
