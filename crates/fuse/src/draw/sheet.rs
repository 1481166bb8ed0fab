//! Many cards on one sheet.

use super::card::card;
use super::palette;
use super::place::{Plan, Rect, WIDTH, place};
use super::svg::{Canvas, Style};
use crate::card::{Card, Filling};

const SPACING: f64 = 12.0;
const LABEL: f64 = 16.0;
const LABEL_SIZE: f64 = 10.0;

/// All cards on one sheet, row by row, each with its label below. A card is given with its label and its title.
pub fn sheet(cards: &[(String, &Card, String)], columns: usize) -> String {
    let columns = columns.max(1);
    let plans: Vec<Plan> = cards.iter().map(|(_, card, _)| place(card)).collect();
    let highest = |row: &[Plan]| row.iter().map(|p| p.height).fold(0.0, f64::max);
    let heights: Vec<f64> = plans.chunks(columns).map(highest).collect();
    let width = SPACING + columns as f64 * (WIDTH + SPACING);
    let height = SPACING + heights.iter().map(|h| h + LABEL + SPACING).sum::<f64>();
    let titles: Vec<&str> = cards.iter().map(|(_, _, title)| title.as_str()).collect();
    let mut canvas = Canvas::new(width, height, &titles.join("\n"));
    let console = Rect {
        x: 0.0,
        y: 0.0,
        width,
        height,
    };
    canvas.rect(console, 0.0, Style::fill(palette::CONSOLE));
    let mut y = SPACING;
    let rows = cards.chunks(columns).zip(plans.chunks(columns));
    for ((cards, plans), height) in rows.zip(heights) {
        for (column, ((label, one, title), plan)) in cards.iter().zip(plans).enumerate() {
            let x = SPACING + column as f64 * (WIDTH + SPACING);
            canvas.titled((x, y), title, |canvas| {
                card(canvas, one, &Filling::EMPTY, plan);
                write_label(canvas, label, plan.height);
            });
        }
        y += height + LABEL + SPACING;
    }
    canvas.finish()
}

/// A label that is too long for its size is set smaller.
fn write_label(canvas: &mut Canvas, label: &str, below: f64) {
    let letters = label.chars().count().max(1);
    let size = LABEL_SIZE.min(WIDTH / (0.65 * letters as f64));
    canvas.label((WIDTH / 2.0, below + 0.6 * LABEL), size, label);
}
