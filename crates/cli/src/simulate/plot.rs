//! The share of games won against the pace, as SVG.

use std::fmt::Write;

use klaxon_bots::tally::Tally;
use klaxon_core::Time;
use klaxon_fuse::draw::palette;
use klaxon_words::{Language, text};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 56.0;

/// A line with its confidence band; a point for each pace.
pub(super) fn win_rate(results: &[(Time, Tally)], language: Language) -> String {
    let mut results: Vec<_> = results
        .iter()
        .map(|(pace, tally)| (f64::from(pace.0) / 1000.0, tally.share(0)))
        .collect();
    results.sort_by(|one, other| one.0.total_cmp(&other.0));
    let least = results.first().map_or(0.0, |first| first.0);
    let most = results.last().map_or(1.0, |last| last.0).max(least + 1.0);
    let x = |pace: f64| LEFT + (pace - least) / (most - least) * (WIDTH - LEFT - RIGHT);
    let y = |share: f64| HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"14\" fill=\"{ink}\">\n\
         <title>{title}</title>\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{ground}\"/>\n",
        ink = palette::INK,
        ground = palette::BENCH,
        title = text(language, "simulate-plot-title", &[]),
    );
    for percent in [0.0, 25.0, 50.0, 75.0, 100.0] {
        let at = y(percent / 100.0);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {at:.1}H{end}\" stroke=\"{line}\"/><text x=\"{label}\" y=\"{base:.1}\" \
             text-anchor=\"end\">{percent} %</text>",
            end = WIDTH - RIGHT,
            line = palette::LINE,
            label = LEFT - 8.0,
            base = at + 5.0,
        );
    }
    let upper = results
        .iter()
        .map(|(pace, share)| (x(*pace), y(share.high)));
    let lower = results
        .iter()
        .rev()
        .map(|(pace, share)| (x(*pace), y(share.low)));
    let _ = writeln!(
        svg,
        "<polygon points=\"{}\" fill=\"{}\" opacity=\"0.3\"/>",
        points(upper.chain(lower)),
        palette::CAN,
    );
    let middle = results
        .iter()
        .map(|(pace, share)| (x(*pace), y(share.value)));
    let _ = writeln!(
        svg,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>",
        points(middle),
        palette::CAN,
    );
    for (pace, share) in &results {
        let (x, y) = (x(*pace), y(share.value));
        let _ = writeln!(
            svg,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{}\"/><text x=\"{x:.1}\" y=\"{}\" \
             text-anchor=\"middle\">{pace}</text>",
            palette::CAN,
            HEIGHT - BOTTOM + 20.0,
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n</svg>",
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 12.0,
        text(language, "simulate-plot-axis", &[]),
    );
    svg
}

fn points(points: impl Iterator<Item = (f64, f64)>) -> String {
    let points = points.map(|(x, y)| format!("{x:.1},{y:.1}"));
    points.collect::<Vec<_>>().join(" ")
}
