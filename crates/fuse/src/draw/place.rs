//! Where the holes and signs of a card go: geometry only.

use super::hole::SIDE;
pub use super::line::Symbol;
use super::line::{Line, lines};
pub use super::shape::Point;
use super::sign::width;
use crate::card::{Card, Layout};

/// Between two holes without a sign.
const GAP: f64 = 9.0;
/// The same on stairs.
const STAIR_GAP: f64 = 6.0;
/// Between two levels.
const LEVEL_GAP: f64 = 4.0;
/// Between two flights of stairs.
const FLIGHT_GAP: f64 = 8.0;

/// Where everything on a card goes. The left edge of the first hole is at 0 unless signs stand before it; the upper edge of
/// the highest is at 0.
pub struct Plan {
    /// How it is laid out: in a row if it is drawn flat.
    pub layout: Layout,
    /// The upper left corner of each hole, in their order.
    pub holes: Vec<Point>,
    /// The signs with their centres.
    pub signs: Vec<(Symbol, Point)>,
    /// Where it begins.
    pub left: f64,
    /// Where it ends.
    pub right: f64,
    /// How high it is.
    pub height: f64,
}

/// Finds the places for a card. A stack is stairs that rise to the right; flat, every card is one row.
pub fn place(card: &Card, flat: bool) -> Plan {
    let layout = if flat { Layout::Row } else { card.layout() };
    let mut plan = Plan {
        layout,
        holes: Vec::new(),
        signs: Vec::new(),
        left: 0.0,
        right: 0.0,
        height: SIDE,
    };
    let lines = lines(card);
    let longest = lines.iter().map(Line::len).max().unwrap_or(1);
    match layout {
        Layout::Row => plan.row(&lines),
        Layout::Stack => plan.flights(&lines, longest, if longest > 4 { 9.0 } else { 14.0 }),
        Layout::DoubleStack => plan.flights(&lines, longest, 5.0),
        Layout::Pyramid | Layout::Wall { .. } | Layout::Ziggurat => plan.levels(&lines),
    }
    plan
}

/// In which column each space of a level stands, in halves of a column.
pub(super) fn columns(layout: Layout, level: usize, count: usize) -> Vec<usize> {
    match layout {
        Layout::Wall { upper, .. } if level == 1 => upper.iter().map(|c| 2 * c).collect(),
        Layout::Ziggurat if level == 1 => vec![3; count],
        Layout::Pyramid => (0..count).map(|i| 2 * i + level).collect(),
        _ => (0..count).map(|i| 2 * i).collect(),
    }
}

fn run_width(run: &[Symbol]) -> f64 {
    run.iter().map(|&symbol| width(symbol)).sum()
}

impl Plan {
    fn row(&mut self, lines: &[Line]) {
        let mut x = 0.0;
        for (i, line) in lines.iter().enumerate() {
            let gap = if i > 0 { GAP } else { 0.0 };
            x = self.line(line, (x + gap, 0.0), 0.0);
        }
    }

    /// Flights of stairs, the first one on top; each step rises so much.
    fn flights(&mut self, lines: &[Line], longest: usize, rise: f64) {
        let climb = (longest - 1) as f64 * rise;
        let mut y = climb;
        for line in lines {
            self.line(line, (0.0, y), rise);
            self.height = y + SIDE;
            y += climb + SIDE + FLIGHT_GAP;
        }
    }

    /// A line from this point on, and where it ends.
    fn line(&mut self, line: &Line, (mut x, y): Point, rise: f64) -> f64 {
        let last = line.len() as f64 - 1.0;
        for (i, run) in line.runs.iter().enumerate() {
            let step = i as f64;
            let middle = y + SIDE / 2.0 - (step - 0.5).clamp(0.0, last) * rise;
            for &symbol in run {
                match symbol {
                    Symbol::Gap => x += if rise > 0.0 { STAIR_GAP } else { GAP },
                    _ => {
                        let width = width(symbol);
                        self.signs.push((symbol, (x + width / 2.0, middle)));
                        x += width;
                    }
                }
            }
            if i < line.len() {
                self.holes.push((x, y - step * rise));
                x += SIDE;
            }
        }
        self.right = self.right.max(x);
        x
    }

    /// Levels on top of each other, all in the same columns.
    fn levels(&mut self, lines: &[Line]) {
        let between = lines.iter().flat_map(|line| &line.runs[1..line.len()]);
        let pitch = SIDE + between.map(|run| run_width(run)).fold(GAP, f64::max);
        let top = lines.len() as f64 - 1.0;
        for (level, line) in lines.iter().enumerate() {
            let columns = columns(self.layout, level, line.len());
            let starts: Vec<f64> = columns.iter().map(|&c| c as f64 / 2.0 * pitch).collect();
            self.level(line, &starts, (top - level as f64) * (SIDE + LEVEL_GAP));
        }
        self.height = top * (SIDE + LEVEL_GAP) + SIDE;
    }

    /// A level whose holes begin at `starts`: signs stand in the middle between two holes, or beside the outer ones.
    fn level(&mut self, line: &Line, starts: &[f64], y: f64) {
        for (i, run) in line.runs.iter().enumerate() {
            let width_of_run = run_width(run);
            let before = i.checked_sub(1).and_then(|i| starts.get(i));
            let mut x = match (before.map(|x| x + SIDE), starts.get(i)) {
                (Some(end), Some(start)) => (end + start - width_of_run) / 2.0,
                (Some(end), None) => end,
                (None, start) => start.unwrap_or(&0.0) - width_of_run,
            };
            self.left = self.left.min(x);
            for &symbol in run {
                let width = width(symbol);
                if symbol != Symbol::Gap {
                    self.signs.push((symbol, (x + width / 2.0, y + SIDE / 2.0)));
                }
                x += width;
            }
            self.right = self.right.max(x);
        }
        self.holes.extend(starts.iter().map(|&x| (x, y)));
        let end = starts.last().map_or(0.0, |x| x + SIDE);
        self.right = self.right.max(end);
    }
}
