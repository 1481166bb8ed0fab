//! The signs between the holes, engraved in the plate.

use super::line::Symbol;
use super::pen::Pen;
use super::shape::{Point, dots};
use crate::card::Relation;

/// Returns how much room a sign needs along its line.
pub(super) fn width(symbol: Symbol) -> f64 {
    match symbol {
        Symbol::Gap => 0.0,
        Symbol::Relation(Relation::SameEither) => 31.0,
        Symbol::Relation(Relation::SameBoth) => 27.0,
        Symbol::Printed(10..) => 46.0,
        Symbol::Printed(_) => 22.0,
        _ => 21.0,
    }
}

/// Draws a sign around a centre.
pub(super) fn sign(pen: &mut Pen, symbol: Symbol, centre: Point) {
    let (x, y) = centre;
    match symbol {
        Symbol::Gap => {}
        Symbol::Plus => stroke(pen, "", "M-6 0h12M0-6v12", centre),
        Symbol::Minus => stroke(pen, "", "M-6 0h12", centre),
        Symbol::Equals => stroke(pen, "", EQUALS, centre),
        Symbol::Printed(number) => {
            pen.put("<text class=\"opnum\" x=\"$\" y=\"$\">", &[x, y + 10.0]);
            pen.put("$</text>", &[f64::from(number)]);
        }
        Symbol::Relation(relation) => match relation {
            Relation::Less => stroke(pen, "", "M4-7L-4 0L4 7", centre),
            Relation::Greater => stroke(pen, "", "M-4-7L4 0L-4 7", centre),
            Relation::DifferentColour => {
                stroke(pen, "", "M-5.5-3h11M-5.5 3h11M3.5-8l-7 16", centre);
                dots(pen, (x, y + 14.5), 3.4, 2.0);
            }
            Relation::SameNumber => {
                stroke(pen, "", EQUALS, centre);
                hash(pen, (x, y + 19.0));
            }
            Relation::SameColour => {
                stroke(pen, "", EQUALS, centre);
                dots(pen, (x, y + 14.5), 3.4, 2.0);
            }
            Relation::SameEither => {
                stroke(pen, "", EQUALS, centre);
                hash(pen, (x - 8.5, y + 19.0));
                stroke(pen, " thin", "M2.5 9l-5 11", centre);
                dots(pen, (x + 8.5, y + 15.0), 3.4, 2.0);
            }
            Relation::SameBoth => {
                stroke(pen, "", "M-6-6h12M-6-.5h12M-6 5h12", centre);
                dots(pen, (x, y + 17.5), 7.2, 1.9);
                hash(pen, (x, y + 21.0));
            }
        },
    }
}

const EQUALS: &str = "M-5.5-3h11M-5.5 3h11";

fn stroke(pen: &mut Pen, class: &str, path: &str, (x, y): Point) {
    pen.say("<path class=\"op");
    pen.say(class);
    pen.put("\" transform=\"translate($ $)\" d=\"", &[x, y]);
    pen.say(path);
    pen.say("\"/>");
}

fn hash(pen: &mut Pen, (x, y): Point) {
    pen.put("<text class=\"opn\" x=\"$\" y=\"$\">#</text>", &[x, y]);
}
