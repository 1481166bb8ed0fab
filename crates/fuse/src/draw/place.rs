//! Where the spaces and symbols of a card go: geometry only.

pub use super::line::Symbol;
use super::line::{Line, lines};
use crate::card::space::Order;
use crate::card::{Card, Layout};

/// How wide a card is. On a phone one unit is about one CSS pixel.
pub const WIDTH: f64 = 160.0;

/// The corner that holds the card's value.
pub const VALUE: Rect = Rect {
    x: 133.0,
    y: 0.0,
    width: 27.0,
    height: 19.0,
};

const MARGIN: f64 = 4.0;
/// Room above the spaces, where a mark may stick out of them.
const TOP: f64 = 9.0;
const BOTTOM: f64 = 9.0;
/// Room between the value and a mark that sticks out.
const MARK: f64 = 3.0;
/// Towers grow no higher.
const MAX_HEIGHT: f64 = 200.0;
const MAX_SIDE: f64 = 44.0;

/// Distances from here on are in sides of a space.
const ROW_GAP: f64 = 0.18;
/// Dice that stand on each other almost touch.
const LEVEL_GAP: f64 = 0.05;
const SYMBOL: f64 = 0.3;
const DIGIT: f64 = 0.36;
const TOWER_PITCH: f64 = 1.85;
/// Room for the arrow beside a tower.
const ARROW: f64 = 0.42;
/// Room for the slab that carries the top of a ziggurat.
const SLAB: f64 = 0.26;

/// A point: to the right, downwards.
pub type Point = (f64, f64);

/// A rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// How wide.
    pub width: f64,
    /// How high.
    pub height: f64,
}

impl Rect {
    /// The rectangle around a centre.
    pub fn around(centre: Point, width: f64, height: f64) -> Rect {
        let (x, y) = (centre.0 - width / 2.0, centre.1 - height / 2.0);
        Rect {
            x,
            y,
            width,
            height,
        }
    }

    /// Its centre.
    pub fn centre(self) -> Point {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Its right edge.
    pub fn right(self) -> f64 {
        self.x + self.width
    }

    /// Its lower edge.
    pub fn bottom(self) -> f64 {
        self.y + self.height
    }

    /// The point that lies this part of its width and height inside.
    pub fn at(self, across: f64, down: f64) -> Point {
        (self.x + across * self.width, self.y + down * self.height)
    }

    /// Smaller by a margin on each side.
    pub fn inset(self, margin: f64) -> Rect {
        let (width, height) = (self.width - 2.0 * margin, self.height - 2.0 * margin);
        Rect::around(self.centre(), width, height)
    }

    /// Do they share more than an edge?
    pub fn overlaps(self, other: Rect) -> bool {
        self.x < other.right()
            && other.x < self.right()
            && self.y < other.bottom()
            && other.y < self.bottom()
    }
}

/// The way a line of spaces runs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
    /// From the left to the right.
    Across,
    /// From the bottom to the top.
    Up,
}

/// A symbol and where it goes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlacedSymbol {
    /// What to draw.
    pub symbol: Symbol,
    /// Where.
    pub rect: Rect,
    /// The way its line runs.
    pub way: Way,
}

/// Where everything on a card goes.
pub struct Plan {
    /// How high the card is.
    pub height: f64,
    /// Its spaces, in their order.
    pub spaces: Vec<Rect>,
    /// The symbols between them.
    pub symbols: Vec<PlacedSymbol>,
    /// Beside each stack, the arrow from the bottom to the top (F-26).
    pub arrows: Vec<(Point, Point)>,
    /// What the lowest dice stand on, if others stand on them.
    pub ground: Option<(Point, Point)>,
    /// What the top of a ziggurat stands on: all four below (C-40).
    pub slab: Option<Rect>,
}

/// Finds the places for a card.
pub fn place(card: &Card) -> Plan {
    let layout = card.layout();
    let lines = lines(card);
    let sketch = match layout {
        Layout::Row => along(&lines, Way::Across, ROW_GAP),
        Layout::Stack | Layout::DoubleStack => along(&lines, Way::Up, LEVEL_GAP),
        Layout::Pyramid | Layout::Wall { .. } | Layout::Ziggurat => levels(layout, &lines),
    };
    let arrow = match layout {
        Layout::Stack | Layout::DoubleStack => ARROW,
        _ => 0.0,
    };
    let marked = card.spaces().iter().any(|space| space.order != Order::Free);
    let mut plan = sketch.fit(arrow, if marked { MARK } else { 0.0 });
    if arrow > 0.0 {
        plan.arrows = lines.iter().map(|line| plan.arrow(line)).collect();
    }
    if layout != Layout::Row {
        plan.ground = plan.ground_line();
    }
    if layout == Layout::Ziggurat {
        plan.slab = plan.slab_rect();
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

/// Places in sides of a space, with the origin anywhere.
#[derive(Default)]
struct Sketch {
    spaces: Vec<Point>,
    symbols: Vec<(Symbol, Point, f64, Way)>,
}

/// Lines with the same distances in each: a row, a stack, or two stacks.
fn along(lines: &[Line], way: Way, gap: f64) -> Sketch {
    let mut starts = Vec::new();
    let mut at = 0.0;
    for i in 0..lines.iter().map(Line::len).max().unwrap_or(0) {
        let runs = lines.iter().filter_map(|line| line.runs.get(i));
        at += widest(runs, gap, way);
        starts.push(at);
        at += 1.0;
    }
    let mut sketch = Sketch::default();
    for (n, line) in lines.iter().enumerate() {
        sketch.line(line, &starts, gap, way, |along| match way {
            Way::Across => (along, 0.0),
            Way::Up => (n as f64 * TOWER_PITCH, -along),
        });
    }
    sketch
}

/// Levels on top of each other, all in the same columns.
fn levels(layout: Layout, lines: &[Line]) -> Sketch {
    let between = lines.iter().flat_map(|line| &line.runs[1..line.len()]);
    let pitch = 1.0 + widest(between, LEVEL_GAP, Way::Across).max(LEVEL_GAP);
    let step = match layout {
        Layout::Ziggurat => 1.0 + SLAB,
        _ => 1.0 + LEVEL_GAP,
    };
    let mut sketch = Sketch::default();
    for (level, line) in lines.iter().enumerate() {
        let columns = columns(layout, level, line.len());
        let starts: Vec<f64> = columns.iter().map(|&c| c as f64 / 2.0 * pitch).collect();
        let y = -(level as f64) * step;
        sketch.line(line, &starts, LEVEL_GAP, Way::Across, |along| (along, y));
    }
    sketch
}

/// How much room a symbol needs along its line.
fn span(symbol: Symbol, gap: f64, way: Way) -> f64 {
    match symbol {
        Symbol::Gap => gap,
        Symbol::Printed(10..) if way == Way::Across => 2.0 * DIGIT + 0.12,
        Symbol::Printed(_) => DIGIT + 0.12,
        _ => SYMBOL,
    }
}

fn run_span(run: &[Symbol], gap: f64, way: Way) -> f64 {
    run.iter().map(|&s| span(s, gap, way)).sum()
}

fn widest<'a>(runs: impl Iterator<Item = &'a Vec<Symbol>>, gap: f64, way: Way) -> f64 {
    runs.map(|run| run_span(run, gap, way)).fold(0.0, f64::max)
}

impl Sketch {
    /// Puts a line whose spaces begin at `starts`; `at` turns a distance along the line into a point.
    fn line(&mut self, line: &Line, starts: &[f64], gap: f64, way: Way, at: impl Fn(f64) -> Point) {
        self.spaces
            .extend(starts.iter().map(|start| at(start + 0.5)));
        for (i, run) in line.runs.iter().enumerate() {
            let width = run_span(run, gap, way);
            let before = i
                .checked_sub(1)
                .and_then(|i| starts.get(i))
                .map(|s| s + 1.0);
            let mut from = match (before, starts.get(i)) {
                (Some(before), Some(after)) => (before + after - width) / 2.0,
                (Some(before), None) => before,
                (None, after) => after.unwrap_or(&0.0) - width,
            };
            for &symbol in run {
                let span = span(symbol, gap, way);
                if symbol != Symbol::Gap {
                    self.symbols
                        .push((symbol, at(from + span / 2.0), span, way));
                }
                from += span;
            }
        }
    }

    /// Everything in units of the card, as large as it can be, with room for an arrow at the left and for a mark
    /// below the value.
    fn fit(self, arrow: f64, mark: f64) -> Plan {
        let spaces = self.spaces.iter().map(|&s| Rect::around(s, 1.0, 1.0));
        let symbols = self.symbols.iter().map(|&(_, s, span, way)| match way {
            Way::Across => Rect::around(s, span, 1.0),
            Way::Up => Rect::around(s, 1.0, span),
        });
        let spaces: Vec<Rect> = spaces.collect();
        let symbols: Vec<Rect> = symbols.collect();
        let bounds = bounds(spaces.iter().chain(&symbols), arrow);
        let side = (WIDTH - 2.0 * MARGIN) / bounds.width;
        let side = side.min(MAX_HEIGHT / bounds.height).min(MAX_SIDE);
        let left = (WIDTH - side * bounds.width) / 2.0;
        let scale = |rect: &Rect, top: f64| Rect {
            x: left + side * (rect.x - bounds.x),
            y: top + side * (rect.y - bounds.y),
            width: side * rect.width,
            height: side * rect.height,
        };
        let hits = |rect: &Rect| scale(rect, TOP).overlaps(VALUE);
        let crowded = spaces.iter().chain(&symbols).any(hits);
        let top = if crowded {
            VALUE.height + 2.0 + mark
        } else {
            TOP
        };
        let placed = self.symbols.iter().zip(&symbols);
        Plan {
            height: top + side * bounds.height + BOTTOM,
            spaces: spaces.iter().map(|rect| scale(rect, top)).collect(),
            symbols: placed
                .map(|(&(symbol, _, _, way), rect)| PlacedSymbol {
                    symbol,
                    rect: scale(rect, top),
                    way,
                })
                .collect(),
            arrows: Vec::new(),
            ground: None,
            slab: None,
        }
    }
}

/// The rectangle around all of these, with more room at the left.
fn bounds<'a>(rects: impl Iterator<Item = &'a Rect> + Clone, left: f64) -> Rect {
    let lowest = |edge: fn(&Rect) -> f64| rects.clone().map(edge).fold(f64::MAX, f64::min);
    let highest = |edge: fn(&Rect) -> f64| rects.clone().map(edge).fold(f64::MIN, f64::max);
    let (x, y) = (lowest(|r| r.x) - left, lowest(|r| r.y));
    let (width, height) = (highest(|r| r.right()) - x, highest(|r| r.bottom()) - y);
    Rect {
        x,
        y,
        width,
        height,
    }
}

impl Plan {
    fn arrow(&self, line: &Line) -> (Point, Point) {
        let spaces = bounds(self.spaces[line.spaces.clone()].iter(), 0.0);
        let side = spaces.width;
        let x = spaces.x - 0.24 * side;
        let inset = 0.2 * side;
        ((x, spaces.bottom() - inset), (x, spaces.y + inset))
    }

    fn ground_line(&self) -> Option<(Point, Point)> {
        let side = self.spaces.first()?.width;
        let bottom = bounds(self.spaces.iter(), 0.0);
        let y = bottom.bottom() + 2.5;
        let out = 0.12 * side;
        let (left, right) = ((bottom.x - out).max(MARGIN), bottom.right() + out);
        Some(((left, y), (right.min(WIDTH - MARGIN), y)))
    }

    fn slab_rect(&self) -> Option<Rect> {
        let (top, base) = self.spaces.split_last()?;
        let base = bounds(base.iter(), 0.0);
        Some(Rect {
            y: top.bottom(),
            height: base.y - top.bottom(),
            ..base
        })
    }
}
