//! Dice as they lie: a key cap with a lip at its foot, its colour's shape, number and letter.

use super::Mark;
use super::pen::Pen;
use super::shape::shape;
use crate::colour::Colour;
use crate::face::Face;

/// The shine along the upper edge.
const SHINE: &str = "<path class=\"dh\" d=\"M4.2 11Q4.2 3 12 3h24q7.8 0 7.8 8\"/>";

/// Draws a die, 48 wide and 47 high.
pub(super) fn die(pen: &mut Pen, face: Face) {
    let (one, other) = face.colours().parts();
    group(pen, one);
    match other {
        None => plain(pen, one, face),
        Some(other) => split(pen, one, other, face),
    }
    pen.say("</text></g>");
}

/// Begins what is painted in a colour.
fn group(pen: &mut Pen, colour: Colour) {
    pen.say("<g class=\"die c");
    pen.text.push(colour.letter());
}

fn number(pen: &mut Pen, face: Face) {
    pen.text.push(char::from(b'0' + face.number().get()));
}

fn plain(pen: &mut Pen, colour: Colour, face: Face) {
    pen.say(
        "\"><rect class=\"ds\" x=\"2\" y=\"5\" width=\"44\" height=\"42\" rx=\"10\"/>\
         <rect class=\"df\" x=\"2\" y=\"1\" width=\"44\" height=\"40.5\" rx=\"10\"/>",
    );
    let (y, radius) = match colour {
        Colour::Red => (23.2, 17.5),
        _ => (21.6, 16.5),
    };
    shape(pen, "dm", colour, (24.0, y), radius);
    pen.say(SHINE);
    pen.say("<text class=\"dn\" x=\"24\" y=\"31.5\">");
    number(pen, face);
    pen.say("</text><text class=\"dl\" x=\"9\" y=\"13.5\">");
    pen.text.push(pen.letters.of(colour));
}

/// A die of two colours (C-3): cut from the upper right to the lower left, the number on a disc, for it belongs to both.
fn split(pen: &mut Pen, one: Colour, other: Colour, face: Face) {
    pen.say(" split c2");
    pen.text.push(other.letter());
    pen.say(
        "\"><path class=\"ds\" d=\"M2 15A10 10 0 0 1 12 5H36L12 47A10 10 0 0 1 2 37Z\"/>\
         <path class=\"ds2\" d=\"M46 15V37A10 10 0 0 1 36 47H12L37 5A10 10 0 0 1 46 15Z\"/>\
         <path class=\"df\" d=\"M2 11A10 10 0 0 1 12 1H36L9.5 41.2A10 10 0 0 1 2 31.5Z\"/>\
         <path class=\"df2\" d=\"M36 1A10 10 0 0 1 46 11V31.5A10 10 0 0 1 36 41.5H12Q10.5 41.5 9.5 41.2Z\"/>\
         <path class=\"dc\" d=\"M36.5 1L9.5 41.3\"/>",
    );
    shape(pen, "dm", one, (12.0, 12.5), 9.0);
    shape(pen, "dm2", other, (36.5, 31.0), 9.0);
    pen.say(SHINE);
    pen.say("<text class=\"dl\" x=\"12\" y=\"16.5\">");
    pen.text.push(pen.letters.of(one));
    pen.say("</text><text class=\"dl2\" x=\"36.5\" y=\"34.8\">");
    pen.text.push(pen.letters.of(other));
    pen.say(
        "</text><circle class=\"dd\" cx=\"24\" cy=\"21.3\" r=\"11.5\"/>\
         <text class=\"dn dns\" x=\"24\" y=\"29\">",
    );
    number(pen, face);
}

/// Draws what a role did to a die, over it.
pub(super) fn mark(pen: &mut Pen, mark: Mark) {
    match mark {
        Mark::Wild(word) => {
            let width = 7.0 + 4.6 * word.chars().count() as f64;
            let numbers = [51.0 - width, width, 51.0 - width / 2.0];
            let tab = "<g class=\"wd\"><rect x=\"$\" y=\"-6\" width=\"$\" height=\"13\" rx=\"5\"/>\
                       <text x=\"$\" y=\"3.6\">";
            pen.put(tab, &numbers);
            pen.say(&klaxon_core::svg::escape(word));
        }
        Mark::Changed(colour) => {
            group(pen, colour);
            pen.say(
                "\"><rect class=\"dr\" x=\"3.5\" y=\"2.5\" width=\"41\" height=\"37.5\" rx=\"8.5\"/>\
                 <path class=\"df\" d=\"M32 1h4a10 10 0 0 1 10 10v4H37a5 5 0 0 1-5-5Z\"/>\
                 <text class=\"dl\" x=\"39\" y=\"12.5\">",
            );
            pen.text.push(pen.letters.of(colour));
        }
    }
    pen.say("</text></g>");
}
