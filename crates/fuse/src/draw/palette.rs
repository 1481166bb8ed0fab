//! The colours of the drawings: a dark console, one accent, and paint for the dice.

use super::shape::Shape;
use crate::colour::Colour;

/// The one accent.
pub const ACCENT: &str = "#4fd8eb";
/// Behind the cards.
pub const CONSOLE: &str = "#0b1118";
/// A card.
pub const CARD: &str = "#1a2733";
/// The edge of a card, and what its dice stand on.
pub const EDGE: &str = "#4a6278";
/// An empty space.
pub const SOCKET: &str = "#0a1017";
/// The second half of a split space.
pub const SOCKET_HALF: &str = "#22313f";
/// Writing and symbols on the console; also white, which stands for any colour (F-71).
pub const LIGHT: &str = "#f2f6fa";
/// Writing on white.
pub const DARK: &str = "#0a1017";
/// The duller half of a split die of any colours.
pub const DULL: &str = "#7d8d9c";

/// How a die colour is painted. Colour is never alone: each has a shape, and its letter.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    /// The colour itself.
    pub fill: &'static str,
    /// The shape on a die of this colour.
    pub shade: &'static str,
    /// Letters and numbers, readable on both.
    pub ink: &'static str,
    /// An edge where the colour lies on the console.
    pub edge: &'static str,
    /// The shape.
    pub shape: Shape,
}

/// How a die colour is painted.
pub const fn paint(colour: Colour) -> Paint {
    let (fill, shade, ink, edge, shape) = match colour {
        Colour::Red => ("#d9303a", "#a3141d", "#ffffff", "#ff8a8f", Shape::Triangle),
        Colour::Blue => ("#1c6fe0", "#12479a", "#ffffff", "#86b8ff", Shape::Circle),
        Colour::Green => ("#2bb56b", "#7be8ab", "#06120b", "#8ff0ba", Shape::Diamond),
        Colour::Yellow => ("#ffcc14", "#fff0a0", "#171200", "#fff0a0", Shape::Star),
        Colour::Black => ("#0d1014", "#3a424c", "#ffffff", "#c3ced8", Shape::Hexagon),
    };
    Paint {
        fill,
        shade,
        ink,
        edge,
        shape,
    }
}
