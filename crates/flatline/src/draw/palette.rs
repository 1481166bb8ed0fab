//! The colours of the drawings, those of the look: bone plates on a dark bench.

/// Behind the plates.
pub const BENCH: &str = "#0f1618";
/// Writing on the bench.
pub const INK: &str = "#f4efe1";
/// A plate.
pub const PLATE: &str = "#ebe4d2";
/// The lip at the foot of a plate.
pub const LIP: &str = "#8f8874";
/// Writing on a plate.
pub const PLATE_INK: &str = "#151b1d";
/// Signs and quieter writing on a plate.
pub const PLATE_INK_2: &str = "#4d4f49";
/// Lines on a plate.
pub const PLATE_LINE: &str = "#b4ab94";
/// A hole for a die.
pub const HOLE: &str = "#0b1012";
/// What a hole asks for.
pub const HOLE_LINE: &str = "#cfd8d3";
/// The cut through a split hole.
pub const CUT: &str = "#71827f";
/// A light that helps.
pub const GREEN: &str = "#1f7d4c";
/// A light that harms.
pub const RED: &str = "#b3262f";
/// A standard card.
pub const BLUE: &str = "#1f5fae";
/// A stat card.
pub const ORANGE: &str = "#b0500f";
/// Pictures on a light.
pub const WHITE: &str = "#ffffff";
