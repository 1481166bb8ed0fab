//! A plate: a name, and the lines, triggers or numbers below it.

use super::face::Face;
use super::glyph;
use super::palette;
use super::space::{SIDE, space};
use super::svg::{Canvas, Paint, Point, Rect};
use super::trigger::{SIDE as LIGHT, picture, trigger};
use crate::deck::{Meter, Station};
use crate::line::{Line, Sign, Space};
use crate::patient::Patient;
use crate::trigger::Light;

/// How wide every plate is.
pub(super) const WIDTH: f64 = 258.0;

const MARGIN: f64 = 12.0;
/// From the upper edge to what is below the name.
const HEADER: f64 = 30.0;
/// From one line to the next.
const PITCH: f64 = SIDE + 7.0;
/// From one hole to the next.
const STEP: f64 = SIDE + 5.0;
/// Where the holes of a line begin, right of its sign.
const HOLES: f64 = MARGIN + 32.0;
/// How much room the wall of a split line takes.
const WALL: f64 = 8.0;
/// The lip at the foot.
const LIP: f64 = 3.0;

/// How high the plate of a thing is.
pub(super) fn height(face: Face) -> f64 {
    let inside = match face {
        Face::Patient(patient) => LIGHT + 8.0 + patient.lines.len() as f64 * PITCH,
        Face::Card(..) => PITCH,
        Face::Station(_) | Face::Meter(_) => 2.0 * PITCH,
    };
    HEADER + inside + 5.0 + LIP
}

/// Draws a thing with its upper left corner at the origin.
pub(super) fn plate(canvas: &mut Canvas, face: Face, name: &str) {
    body(canvas, height(face));
    let mut room = WIDTH - 2.0 * MARGIN;
    match face {
        Face::Patient(one) => patient(canvas, one),
        Face::Station(one) => station(canvas, one),
        Face::Meter(one) => meter(canvas, one),
        Face::Card(card, one) => {
            let colour = match card.is_stat() {
                true => palette::ORANGE,
                false => palette::BLUE,
            };
            let badge = Rect(WIDTH - MARGIN - 22.0, 7.0, 22.0, 22.0);
            canvas.rect(badge, 5.0, Paint::Fill(colour));
            let corner = (badge.0 + 4.0, badge.1 + 4.0);
            picture(canvas, glyph::card(card), corner, 14.0, palette::WHITE);
            line(canvas, one, "1", HEADER);
            room -= 28.0;
        }
    }
    canvas.text((MARGIN, 21.0), 13.0, room, palette::PLATE_INK, name);
}

fn body(canvas: &mut Canvas, height: f64) {
    let foot = Rect(0.0, LIP, WIDTH, height - LIP);
    canvas.rect(foot, 14.0, Paint::Fill(palette::LIP));
    let top = Rect(0.0, 0.0, WIDTH, height - LIP);
    canvas.rect(top, 14.0, Paint::Fill(palette::PLATE));
}

/// The trigger row with the numbers of its spaces, then line by line.
fn patient(canvas: &mut Canvas, patient: &Patient) {
    for (place, one) in patient.triggers.iter().enumerate() {
        let x = MARGIN + place as f64 * (WIDTH - 2.0 * MARGIN) / 4.0;
        let number = (place + 1).to_string();
        let middle = HEADER + LIGHT / 2.0;
        canvas.label((x + 5.0, middle), 10.0, palette::PLATE_INK_2, &number);
        trigger(canvas, *one, (x + 12.0, HEADER));
    }
    for (index, one) in patient.lines.iter().enumerate() {
        let y = HEADER + LIGHT + 8.0 + index as f64 * PITCH;
        line(canvas, one, &(index + 1).to_string(), y);
    }
}

/// Which players may fill it, and its holes; a wall between the parts of a split line.
fn line(canvas: &mut Canvas, line: &Line, number: &str, y: f64) {
    let middle = y + SIDE / 2.0;
    let sign = Paint::Fill(palette::PLATE_INK_2);
    canvas.glyph(glyph::sign(line.sign), (MARGIN, middle - 10.5), 1.25, sign);
    let wall = if line.sign == Sign::Split { WALL } else { 0.0 };
    for (index, &one) in line.spaces.iter().enumerate() {
        let beyond = if index < line.left { 0.0 } else { wall };
        let x = HOLES + index as f64 * STEP + beyond;
        hole(canvas, one, number, index, (x, y));
    }
    if wall > 0.0 {
        let x = HOLES + line.left as f64 * STEP + (WALL - 5.0) / 2.0;
        let dashes = Paint::Dashes(palette::PLATE_INK_2, 2.0);
        let path = format!("<path d=\"M0 0v{SIDE}\"/>");
        canvas.glyph(&path, (x, y), 1.0, dashes);
    }
}

fn hole(canvas: &mut Canvas, one: Space, line: &str, index: usize, at: Point) {
    let place = format!("{line}.{}", index + 1);
    canvas.space(&place, |canvas| space(canvas, one, at));
}

/// The top row; below it the spaces that more players open, each with how many.
fn station(canvas: &mut Canvas, station: &Station) {
    for (index, &one) in station.top.iter().enumerate() {
        let x = HOLES + index as f64 * STEP;
        hole(canvas, one, "1", index, (x, HEADER));
    }
    for (index, (&one, players)) in station.bottom.iter().zip(["3+", "4+", "5"]).enumerate() {
        let x = HOLES + index as f64 * 2.0 * STEP;
        let y = HEADER + PITCH;
        hole(canvas, one, "2", index, (x, y));
        let beside = (x + SIDE + 12.0, y + SIDE / 2.0);
        canvas.label(beside, 11.0, palette::PLATE_INK_2, players);
    }
}

/// Both sides, from the left, the standard side above.
fn meter(canvas: &mut Canvas, meter: &Meter) {
    for (row, (side, numbers)) in meter.sides().into_iter().enumerate() {
        let colour = match side {
            Light::Green => palette::GREEN,
            Light::Red => palette::RED,
        };
        let y = HEADER + row as f64 * PITCH;
        for (index, number) in numbers.into_iter().enumerate() {
            let x = MARGIN + index as f64 * SIDE;
            let field = Rect(x + 1.0, y, SIDE - 2.0, SIDE);
            canvas.rect(field, 5.0, Paint::Fill(colour));
            let centre = (x + SIDE / 2.0, y + SIDE / 2.0);
            canvas.label(centre, 14.0, palette::WHITE, &number.to_string());
        }
    }
}
