//! Patients, cards, stations and meters in plain characters, for the terminal.

use super::face::Face;
use crate::deck::{Meter, Station};
use crate::line::{Line, Sign, Space};
use crate::patient::Patient;

/// A thing in plain characters: `[ P ]` is a space for a die, before the first stands the sign of the line.
pub fn text(face: Face) -> String {
    let lines = match face {
        Face::Patient(one) => patient(one),
        Face::Card(_, one) => vec![line(one, one.sign.word().len())],
        Face::Station(one) => station(one),
        Face::Meter(one) => meter(one),
    };
    let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    lines.join("\n")
}

/// Line by line, and below them the trigger row with the numbers of its spaces.
fn patient(patient: &Patient) -> Vec<String> {
    let words = patient.lines.iter().map(|line| line.sign.word().len());
    let width = words.max().unwrap_or(0);
    let lines = patient.lines.iter().map(|one| line(one, width));
    let triggers = patient.triggers.iter().zip(1..).map(|(trigger, number)| {
        let trigger = trigger.map_or(".".to_owned(), |trigger| trigger.to_string());
        format!("{number} {trigger}")
    });
    let triggers: Vec<String> = triggers.collect();
    lines
        .chain([format!("-> {}", triggers.join("   "))])
        .collect()
}

/// The sign in so many characters, and the spaces; a bar between the parts of a split line.
fn line(line: &Line, width: usize) -> String {
    let (left, right) = line.parts();
    let spaces = match line.sign {
        Sign::Split => format!("{} | {}", cells(left), cells(right)),
        _ => cells(right),
    };
    match width {
        0 => spaces,
        width => format!("{:width$}  {spaces}", line.sign.word()),
    }
}

fn cells(spaces: &[Space]) -> String {
    let cells: Vec<String> = spaces.iter().map(|space| cell(*space)).collect();
    cells.join(" ")
}

fn cell(space: Space) -> String {
    format!("[ {} ]", space.to_string().replace(['[', ']'], ""))
}

/// The top row, then the spaces that more players open.
fn station(station: &Station) -> Vec<String> {
    let bottom = station.bottom.iter().zip(["3+", "4+", "5"]);
    let bottom: Vec<String> = bottom
        .map(|(space, players)| format!("{players} {}", cell(*space)))
        .collect();
    vec![cells(&station.top), bottom.join("   ")]
}

/// Both sides.
fn meter(meter: &Meter) -> Vec<String> {
    let sides = meter.sides().map(|(side, numbers)| {
        let numbers = numbers.map(|number| format!("[{number}]"));
        format!("{:5}  {}", side.word(), numbers.join(" "))
    });
    sides.to_vec()
}
