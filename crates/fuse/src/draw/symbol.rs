//! The symbols between the spaces.

use super::line::Symbol;
use super::palette;
use super::place::{PlacedSymbol, Point, Rect, Way};
use super::shape::rainbow;
use super::svg::{Canvas, Style};
use crate::card::Relation;

/// Draws a symbol in its place.
pub(super) fn symbol(canvas: &mut Canvas, placed: PlacedSymbol) {
    let pen = Pen::new(placed);
    match placed.symbol {
        Symbol::Gap => {}
        Symbol::Plus => pen.strokes(canvas, &[BAR, POST]),
        Symbol::Minus => pen.strokes(canvas, &[BAR]),
        Symbol::Equals => pen.strokes(canvas, &EQUALS),
        Symbol::Printed(number) => {
            let size = match pen.way {
                Way::Across => 0.72 * placed.rect.height,
                Way::Up => 1.15 * placed.rect.height,
            };
            canvas.label(pen.centre, size, &number.to_string());
        }
        Symbol::Relation(relation) => pen.relation(canvas, relation),
    }
}

/// A stroke from point to point, in units of a symbol's size around its centre.
type Stroke = [Point; 2];

const BAR: Stroke = [(-0.36, 0.0), (0.36, 0.0)];
const POST: Stroke = [(0.0, -0.36), (0.0, 0.36)];
const EQUALS: [Stroke; 2] = [[(-0.36, -0.2), (0.36, -0.2)], [(-0.36, 0.2), (0.36, 0.2)]];
const SLASH: Stroke = [(-0.24, 0.46), (0.24, -0.46)];

struct Pen {
    centre: Point,
    /// How wide a symbol is.
    size: f64,
    way: Way,
}

impl Pen {
    fn new(placed: PlacedSymbol) -> Pen {
        let Rect { width, height, .. } = placed.rect;
        Pen {
            centre: placed.rect.centre(),
            size: width.min(height),
            way: placed.way,
        }
    }

    fn at(&self, (x, y): Point) -> Point {
        (self.centre.0 + x * self.size, self.centre.1 + y * self.size)
    }

    fn strokes(&self, canvas: &mut Canvas, strokes: &[Stroke]) {
        for stroke in strokes {
            let points = stroke.map(|p| self.at(p));
            canvas.polyline(&points, Style::line(palette::LIGHT, 0.2 * self.size));
        }
    }

    fn relation(&self, canvas: &mut Canvas, relation: Relation) {
        match relation {
            Relation::Less => self.chevron(canvas, 1.0),
            Relation::Greater => self.chevron(canvas, -1.0),
            Relation::DifferentColour => {
                self.strokes(canvas, &EQUALS);
                self.strokes(canvas, &[SLASH]);
                self.colour(canvas, 1.0);
            }
            Relation::SameNumber => {
                self.strokes(canvas, &EQUALS);
                self.number(canvas, 1.0);
            }
            Relation::SameColour => {
                self.strokes(canvas, &EQUALS);
                self.colour(canvas, 1.0);
            }
            Relation::SameBoth => {
                self.strokes(canvas, &EQUALS);
                self.both(canvas, 1.0);
            }
            Relation::SameEither => {
                self.strokes(canvas, &EQUALS);
                self.number(canvas, -1.0);
                self.colour(canvas, 1.0);
            }
        }
    }

    /// Points to the smaller die: back along the line if `way` is 1, on if it is -1.
    fn chevron(&self, canvas: &mut Canvas, way: f64) {
        let points = [(0.3 * way, -0.62), (-0.3 * way, 0.0), (0.3 * way, 0.62)];
        let points = points.map(|(along, across)| match self.way {
            Way::Across => self.at((along, across)),
            Way::Up => self.at((across, -along)),
        });
        canvas.polyline(&points, Style::line(palette::LIGHT, 0.22 * self.size));
    }

    /// What is compared stands beside the symbol.
    fn beside(&self, side: f64) -> Point {
        match self.way {
            Way::Across => self.at((0.0, side * 1.05)),
            Way::Up => self.at((side * 1.1, 0.0)),
        }
    }

    fn number(&self, canvas: &mut Canvas, side: f64) {
        canvas.label(self.beside(side), 1.1 * self.size, "#");
    }

    fn colour(&self, canvas: &mut Canvas, side: f64) {
        rainbow(canvas, self.beside(side), 0.46 * self.size);
    }

    fn both(&self, canvas: &mut Canvas, side: f64) {
        let centre = self.beside(side);
        rainbow(canvas, centre, 0.54 * self.size);
        canvas.circle(centre, 0.4 * self.size, Style::fill(palette::LIGHT));
        canvas.text(centre, 0.75 * self.size, palette::DARK, "#");
    }
}
