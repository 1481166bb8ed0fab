//! The colours of pictures that stand alone: the dark theme of the look.

use crate::colour::Colour;

/// Behind the plates.
pub const BENCH: &str = "#0f1618";
/// Lines on the bench.
pub const LINE: &str = "#2f4046";
/// Writing on the bench.
pub const INK: &str = "#f4efe1";
/// The one accent.
pub const CAN: &str = "#4fe3f5";
/// The lit plate of a bomb, above and below.
pub const PLATE: [&str; 2] = ["#ebe4d2", "#d3cab4"];
/// Signs on a plate.
pub const PLATE_INK: &str = "#151b1d";
/// Words on a plate.
pub const PLATE_INK_2: &str = "#4d4f49";
/// A hole.
pub const HOLE: &str = "#0b1012";
/// The value of a bomb.
pub const VALUE: &str = "#ffb37a";

/// How a die colour is painted. Colour is never alone: each has a shape, and its letter.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    /// The face of a die.
    pub face: &'static str,
    /// The shape on it.
    pub deep: &'static str,
    /// Its side.
    pub side: &'static str,
    /// Letters and numbers on it.
    pub ink: &'static str,
    /// Lines in a hole.
    pub line: &'static str,
}

/// Returns how a die colour is painted.
pub const fn paint(colour: Colour) -> Paint {
    let [face, deep, side, ink, line] = match colour {
        Colour::Red => ["#dd2f38", "#9d141f", "#6d0c15", "#ffffff", "#ff7a78"],
        Colour::Blue => ["#1f6fe5", "#0f459c", "#0a2f6d", "#ffffff", "#7db5ff"],
        Colour::Green => ["#2fbd72", "#7cecac", "#0f6a3a", "#06170d", "#5fe09a"],
        Colour::Yellow => ["#fabb0f", "#fff8d6", "#a87a00", "#1a1400", "#ffd54a"],
        Colour::Black => ["#2d3439", "#5a666d", "#0a0d0f", "#ffffff", "#c3ced2"],
    };
    Paint {
        face,
        deep,
        side,
        ink,
        line,
    }
}
