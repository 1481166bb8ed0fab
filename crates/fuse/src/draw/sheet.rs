//! Many cards on one sheet.

use klaxon_core::svg::escape;

use super::picture::{HEIGHT, WIDTH, begin, module};
use crate::card::{Card, Filling};

const SPACING: f64 = 16.0;

/// Returns all cards on one sheet, row by row. A card is given with its label and its title.
pub fn sheet(cards: &[(String, &Card, String)], columns: usize) -> String {
    let columns = columns.max(1);
    let side = |count: usize, size: f64| SPACING + count as f64 * (size + SPACING);
    let size = (
        side(columns, WIDTH),
        side(cards.len().div_ceil(columns), HEIGHT),
    );
    let titles: Vec<&str> = cards.iter().map(|(_, _, title)| title.as_str()).collect();
    let mut pen = begin(size, &titles.join("\n"));
    let bench = "<rect class=\"bench\" width=\"$\" height=\"$\"/>";
    pen.put(bench, &[size.0, size.1]);
    for (i, (label, card, title)) in cards.iter().enumerate() {
        let at = [side(i % columns, WIDTH), side(i / columns, HEIGHT)];
        pen.put("<g transform=\"translate($ $)\" role=\"img\"><title>", &at);
        pen.say(&escape(title));
        pen.say("</title>");
        module(&mut pen, label, card, &Filling::EMPTY);
        pen.say("</g>");
    }
    pen.say("</svg>");
    pen.text
}
