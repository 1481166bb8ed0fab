//! Cards in plain characters, for the terminal.

use super::line::{Line, Symbol, lines};
use super::place::columns;
use crate::card::{Card, Filling, Layout, Relation};

/// The card in plain characters: `[ # ]` asks for a die, `(R4)` is one. The lowest line is the bottom of a
/// stack, pyramid, wall or ziggurat; between two dice that stand on each other `v` and `^` point to the smaller.
pub fn text(card: &Card, filling: &Filling) -> String {
    let lines = lines(card);
    let cells = Cells { card, filling };
    let drawn = match card.layout() {
        Layout::Row => lines.iter().map(|line| row(line, &cells)).collect(),
        Layout::Stack | Layout::DoubleStack => towers(&lines, &cells),
        layout => levels(layout, &lines, &cells),
    };
    let drawn: Vec<&str> = drawn.iter().map(|line| line.trim_end()).collect();
    drawn.join("\n")
}

/// The spaces of a card with what they hold.
struct Cells<'a> {
    card: &'a Card,
    filling: &'a Filling,
}

impl Cells<'_> {
    /// A space, `width` characters wide or as wide as it must be.
    fn cell(&self, space: usize, width: usize) -> String {
        if let Some(face) = self.filling.get(space) {
            let die = format!("({face})");
            return format!("{die:^width$}");
        }
        let inner = width.saturating_sub(4);
        let demand = self.card.spaces()[space]
            .to_string()
            .replace(['[', ']'], "");
        format!("[ {demand:^inner$} ]")
    }

    /// How wide the widest is.
    fn width(&self) -> usize {
        let spaces = 0..self.card.spaces().len();
        let cells = spaces.map(|space| self.cell(space, 0).len());
        cells.max().unwrap_or(0)
    }
}

fn row(line: &Line, cells: &Cells) -> String {
    let mut drawn = String::new();
    for (i, run) in line.runs.iter().enumerate() {
        drawn += &run_text(run);
        if i < line.len() {
            drawn += &cells.cell(line.spaces.start + i, 0);
        }
    }
    drawn.trim().to_owned()
}

/// The symbols of a run with blanks around them; nothing if it is empty.
fn run_text(run: &[Symbol]) -> String {
    let texts = run.iter().map(|&symbol| match symbol {
        Symbol::Gap => "  ".to_owned(),
        _ => format!(" {}", symbol_text(symbol)),
    });
    let text: String = texts.collect();
    if text.is_empty() { text } else { text + " " }
}

fn symbol_text(symbol: Symbol) -> String {
    match symbol {
        Symbol::Gap => String::new(),
        Symbol::Relation(relation) => relation.symbol().to_owned(),
        Symbol::Plus => "+".to_owned(),
        Symbol::Minus => "-".to_owned(),
        Symbol::Equals => "=".to_owned(),
        Symbol::Printed(number) => number.to_string(),
    }
}

/// One stack or two side by side, level beside level.
fn towers(lines: &[Line], cells: &Cells) -> Vec<String> {
    let width = cells.width();
    let mut drawn = Vec::new();
    for i in 0..=lines.iter().map(Line::len).max().unwrap_or(0) {
        let symbols: Vec<Vec<String>> = lines.iter().map(|line| upright(line, i)).collect();
        for n in 0..symbols.iter().map(Vec::len).max().unwrap_or(0) {
            let columns = symbols.iter().map(|run| {
                let symbol = run.get(n).map_or("", String::as_str);
                format!("{symbol:^width$}")
            });
            drawn.push(columns.collect::<Vec<_>>().join("   "));
        }
        let spaces = lines.iter().filter(|line| i < line.len());
        let spaces = spaces.map(|line| cells.cell(line.spaces.start + i, width));
        drawn.push(spaces.collect::<Vec<_>>().join("   "));
    }
    drawn.retain(|line| !line.is_empty());
    drawn.reverse();
    drawn
}

/// The symbols below a space of a stack, from the bottom up.
fn upright(line: &Line, space: usize) -> Vec<String> {
    let run = line.runs.get(space).into_iter().flatten();
    run.filter(|&&symbol| symbol != Symbol::Gap)
        .map(|&symbol| match symbol {
            Symbol::Relation(Relation::Less) => "v".to_owned(),
            Symbol::Relation(Relation::Greater) => "^".to_owned(),
            _ => symbol_text(symbol),
        })
        .collect()
}

/// Levels on top of each other, all in the same columns.
fn levels(layout: Layout, lines: &[Line], cells: &Cells) -> Vec<String> {
    let width = cells.width();
    let between = lines.iter().flat_map(|line| &line.runs[1..line.len()]);
    let gap = between.map(|run| level_run(run).len()).max().unwrap_or(0);
    // Half a column must be whole characters.
    let pitch = (width + gap.max(1)).next_multiple_of(2);
    let before = lines.iter().filter_map(|line| line.runs.first());
    let left = before.map(|run| level_run(run).trim_start().len()).max();
    let left = left.unwrap_or(0);
    let mut drawn = Vec::new();
    for (level, line) in lines.iter().enumerate() {
        let columns = columns(layout, level, line.len());
        let starts: Vec<usize> = columns.iter().map(|c| left + c * pitch / 2).collect();
        drawn.push(level_text(line, &starts, width, cells));
    }
    drawn.reverse();
    drawn
}

/// Spaces of one level stand close together.
fn level_run(run: &[Symbol]) -> String {
    match run {
        [Symbol::Gap] => " ".to_owned(),
        _ => run_text(run),
    }
}

fn level_text(line: &Line, starts: &[usize], width: usize, cells: &Cells) -> String {
    let mut drawn = String::new();
    for (i, run) in line.runs.iter().enumerate() {
        let run = level_run(run);
        match starts.get(i) {
            Some(start) if i > 0 => {
                let room = start.saturating_sub(drawn.len());
                drawn += &format!("{run:^room$}");
            }
            Some(start) => drawn += &format!("{:>start$}", run.trim_start()),
            None => drawn += &run,
        }
        if i < line.len() {
            drawn += &cells.cell(line.spaces.start + i, width);
        }
    }
    drawn
}
