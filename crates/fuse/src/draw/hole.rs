//! Holes: dark, cut into the plate; what a hole asks for is drawn in lines, so that none is taken for a die.

use super::pen::Pen;
use super::shape::{Point, shape, wheel};
use crate::card::space::{ColourIcon, Demand, Icon, NumberIcon, Order, Space};
use crate::colour::Colour;

/// How wide a hole is. It is a little less high.
pub(super) const SIDE: f64 = 48.0;

/// `#` and `c` of a space where number or colour matters (F-73).
const NUMBER: Icon = Icon {
    colour: ColourIcon::Any,
    number: NumberIcon::Choice,
};
const COLOUR: Icon = Icon {
    colour: ColourIcon::Choice,
    number: NumberIcon::Any,
};

/// Draws a hole with its upper left corner at the origin.
pub(super) fn hole(pen: &mut Pen, space: Space) {
    pen.say(
        "<g class=\"sock\"><rect class=\"sb\" y=\"1.5\" width=\"48\" height=\"47.5\" rx=\"11\"/>\
         <rect class=\"sh\" width=\"48\" height=\"47.5\" rx=\"11\"/>\
         <path class=\"sd\" d=\"M1.5 12Q1.5 1.8 11 1.8H37Q46.5 1.8 46.5 12\"/>",
    );
    match space.demand {
        Demand::Icon(one) => icon(pen, one, (24.0, 24.5), 14.5),
        Demand::Either(one, other) => either(pen, one, other),
        Demand::NumberOrColour => either(pen, NUMBER, COLOUR),
    }
    // A start arrow, a chequered flag (C-70).
    pen.say(match space.order {
        Order::Free => "",
        Order::First => {
            "<g class=\"flag\"><path d=\"M0 38.5h17v9H11A11 11 0 0 1 0 38.5Z\"/>\
             <path class=\"fk\" d=\"M6.5 40.3l5.5 3.2-5.5 3.2Z\"/></g>"
        }
        Order::Last => {
            "<g class=\"flag\"><path d=\"M31 38.5h17a11 11 0 0 1-11 9h-6Z\"/>\
             <path class=\"fk\" d=\"M33 40h3v3h-3ZM39 40h3v3h-3ZM36 43h3v3h-3Z\"/></g>"
        }
    });
    pen.say(
        "<rect class=\"glowf\" width=\"48\" height=\"47.5\" rx=\"11\"/>\
         <rect class=\"glow\" x=\"2.5\" y=\"2.5\" width=\"43\" height=\"42.5\" rx=\"9\"/></g>",
    );
}

/// A split space: one icon above the diagonal, one below (F-72).
fn either(pen: &mut Pen, one: Icon, other: Icon) {
    pen.say("<path class=\"cutln\" d=\"M40 8L8 40\"/>");
    icon(pen, one, (15.5, 16.0), 9.5);
    icon(pen, other, (32.5, 33.0), 9.5);
}

/// Draws an icon about as large as a circle of this radius.
fn icon(pen: &mut Pen, icon: Icon, centre: Point, radius: f64) {
    let number = match icon.number {
        NumberIcon::Any => None,
        NumberIcon::Choice => Some('#'),
        NumberIcon::Is(number) => Some(char::from(b'0' + number.get())),
    };
    match (icon.colour, number) {
        (ColourIcon::Any, None) => any_die(pen, centre, radius),
        (ColourIcon::Any, Some(number)) => any_colour(pen, number, centre, radius),
        (ColourIcon::Choice, number) => {
            wheel(pen, centre, 0.92 * radius);
            match number {
                None => text(pen, " dim", 'c', centre, 0.95 * radius),
                Some(number) => text(pen, "", number, centre, 1.1 * radius),
            }
        }
        (ColourIcon::Is(colour), number) => coloured(pen, colour, number, false, centre, radius),
        (ColourIcon::Not(colour), number) => coloured(pen, colour, number, true, centre, radius),
        (ColourIcon::Split, number) => split_die(pen, number, centre, radius),
    }
}

/// Writes one character around a centre.
fn text(pen: &mut Pen, class: &str, letter: char, (x, y): Point, size: f64) {
    pen.say("<text class=\"st");
    pen.say(class);
    let numbers = [x, y + 0.36 * size, size];
    pen.put("\" x=\"$\" y=\"$\" font-size=\"$\">", &numbers);
    pen.text.push(letter);
    pen.say("</text>");
}

/// Any die (F-74): the outline of one, face and foot.
fn any_die(pen: &mut Pen, (x, y): Point, r: f64) {
    let (side, bend, foot, left) = (0.9 * r, 0.42 * r, 0.34 * r, x - 0.92 * r);
    let face = [
        left,
        y + bend,
        -side,
        -bend,
        bend,
        -bend,
        r,
        bend,
        bend,
        bend,
        side,
    ];
    pen.put(
        "<path class=\"ln anyln\" d=\"M$ $v$q0 $ $ $h$q$ 0 $ $v$",
        &face,
    );
    let lower = [
        left,
        y + 0.3 * r,
        bend,
        bend,
        bend,
        r,
        bend,
        bend,
        -bend,
        foot,
        foot,
        -bend,
        foot,
        -r,
        -bend,
        -bend,
        -foot,
    ];
    pen.put("M$ $q0 $ $ $h$q$ 0 $ $v$q0 $ $ $h$q$ 0 $ $Z\"/>", &lower);
    text(pen, "", '?', (x, y - 0.1 * r), 1.05 * r);
}

/// A number of any colour (F-71), or one that matters (F-70).
fn any_colour(pen: &mut Pen, number: char, centre: Point, radius: f64) {
    let (dash, dim) = match number {
        '#' => (" dash", " dim2"),
        _ => ("", ""),
    };
    square(pen, dash, centre, 0.82 * radius);
    text(pen, dim, number, centre, 1.15 * radius);
}

fn square(pen: &mut Pen, class: &str, (x, y): Point, half: f64) {
    pen.say("<rect class=\"ln dimln");
    pen.say(class);
    let numbers = [x - half, y - half, 2.0 * half, 2.0 * half, 0.43 * half];
    pen.put(
        "\" x=\"$\" y=\"$\" width=\"$\" height=\"$\" rx=\"$\"/>",
        &numbers,
    );
}

/// A split die of any colours (C-70).
fn split_die(pen: &mut Pen, number: Option<char>, centre: Point, r: f64) {
    let (x, y) = centre;
    let slash = [x + 0.8 * r, y - 0.8 * r, x - 0.8 * r, y + 0.8 * r];
    pen.put("<path class=\"ln dimln\" d=\"M$ $L$ $\"/>", &slash);
    square(pen, "", centre, 0.85 * r);
    if let Some(number) = number {
        text(pen, " halo", number, centre, 0.92 * r);
    }
}

/// This colour (F-71), or any but this (C-70).
fn coloured(
    pen: &mut Pen,
    colour: Colour,
    number: Option<char>,
    barred: bool,
    (x, y): Point,
    r: f64,
) {
    let (size, drop) = match colour {
        Colour::Red => (1.08, 0.28),
        Colour::Yellow => (1.0, 0.06),
        _ => (1.0, 0.0),
    };
    pen.say("<g class=\"c");
    pen.text.push(colour.letter());
    pen.say("\">");
    shape(pen, "ic", colour, (x, y + 0.25 * drop * r), size * r);
    if barred {
        let slash = [x - r, y + r, x + r, y - r];
        pen.put("<path class=\"no\" d=\"M$ $L$ $\"/>", &slash);
    }
    let centre = (x, y + 0.75 * drop * r);
    let letter = pen.letters.of(colour);
    match number {
        None => {
            let class = if barred { " cl halo" } else { " cl" };
            text(pen, class, letter, centre, 0.72 * r);
        }
        Some(number) => {
            text(
                pen,
                if barred { " halo" } else { "" },
                number,
                centre,
                0.92 * r,
            );
            let corner = (x - 1.02 * r, y - 0.807 * r);
            text(pen, " cl", letter, corner, 0.52 * r);
        }
    }
    pen.say("</g>");
}
