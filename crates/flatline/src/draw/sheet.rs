//! Many things on one sheet.

use super::face::Face;
use super::palette;
use super::plate::{WIDTH, height, plate};
use super::svg::{Canvas, Paint, Rect};

const SPACING: f64 = 12.0;
const LABEL: f64 = 16.0;
const LABEL_SIZE: f64 = 10.0;

/// A thing with what is written on and below it.
#[derive(Clone, Debug)]
pub struct Labelled<'a> {
    /// The thing.
    pub face: Face<'a>,
    /// What stands below it: its name in the deck.
    pub label: String,
    /// What stands on it: its name in a language.
    pub name: String,
    /// For those who do not see it.
    pub title: String,
}

/// All things on one sheet, row by row, each with its label below.
pub fn sheet(things: &[Labelled], columns: usize) -> String {
    let columns = columns.max(1);
    let highest = |row: &[Labelled]| {
        let heights = row.iter().map(|thing| height(thing.face));
        heights.fold(0.0, f64::max)
    };
    let heights: Vec<f64> = things.chunks(columns).map(highest).collect();
    let width = SPACING + columns as f64 * (WIDTH + SPACING);
    let full = SPACING + heights.iter().map(|h| h + LABEL + SPACING).sum::<f64>();
    let titles: Vec<&str> = things.iter().map(|thing| thing.title.as_str()).collect();
    let mut canvas = Canvas::new((width, full), &titles.join("\n"));
    canvas.rect(
        Rect(0.0, 0.0, width, full),
        0.0,
        Paint::Fill(palette::BENCH),
    );
    let mut y = SPACING;
    for (row, highest) in things.chunks(columns).zip(heights) {
        for (column, thing) in row.iter().enumerate() {
            let x = SPACING + column as f64 * (WIDTH + SPACING);
            canvas.titled((x, y), &thing.title, |canvas| {
                plate(canvas, thing.face, &thing.name);
                let below = (WIDTH / 2.0, height(thing.face) + 0.6 * LABEL);
                canvas.label(below, LABEL_SIZE, palette::INK, &thing.label);
            });
        }
        y += highest + LABEL + SPACING;
    }
    canvas.finish()
}
