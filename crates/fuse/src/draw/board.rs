//! The board of a card: its holes and dice, signs between them, wires and lights.

use super::Look;
use super::die::die;
use super::hole::{SIDE, hole};
use super::pen::Pen;
use super::place::{Plan, place};
use super::shape::Point;
use super::sign::sign;
use crate::card::space::Order;
use crate::card::{Card, Filling, Layout, SpaceSet};

/// The part of the plane that a board takes up.
pub(super) struct Frame {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Frame {
    pub(super) fn new(plan: &Plan, wires: bool) -> Frame {
        let (side, foot) = match plan.layout {
            Layout::Row => (1.0, 2.0),
            Layout::DoubleStack => (1.0, 8.0),
            Layout::Stack => (8.0, 8.0),
            Layout::Pyramid | Layout::Wall { .. } | Layout::Ziggurat => (9.0, 8.0),
        };
        let top = match (wires, plan.layout) {
            (true, Layout::Row | Layout::Stack) => 20.0,
            (true, _) => 10.0,
            (false, Layout::Stack) => 6.0,
            (false, _) => 1.0,
        };
        Frame {
            x: plan.left - side,
            y: -top,
            width: plan.right - plan.left + 2.0 * side,
            height: plan.height + top + foot,
        }
    }
}

/// Where the wires of a page begin: far above, behind the header of the plate.
const FAR: f64 = -300.0;

/// Draws a board.
pub(super) fn board(pen: &mut Pen, card: &Card, dice: &Filling, look: &Look) {
    let plan = place(card, look.flat);
    let frame = Frame::new(&plan, look.wires);
    pen.say("<svg class=\"board");
    // Where there is little room, the flat board stands for one that is built.
    pen.say(match (look.flat, card.layout()) {
        (true, _) => " flat",
        (false, Layout::Row) => "",
        (false, _) => " big",
    });
    let Frame {
        x,
        y,
        width,
        height,
    } = frame;
    pen.put(
        "\" viewBox=\"$ $ $ $\" style=\"--w:$;--h:$\" aria-hidden=\"true\">",
        &[x, y, width, height, width, height],
    );
    inside(pen, card, dice, &plan, look.wires.then_some(FAR));
    pen.say("</svg>");
}

/// Draws what is on a board, with wires that come from the given height, or with none.
pub(super) fn inside(pen: &mut Pen, card: &Card, dice: &Filling, plan: &Plan, wires: Option<f64>) {
    ground(pen, plan);
    if let Some(from) = wires {
        for i in 0..plan.holes.len() {
            wire(pen, plan, i, dice.get(i).is_some(), from);
        }
    }
    let safe = safe(card, dice);
    for (i, &(x, y)) in plan.holes.iter().enumerate() {
        pen.put("<g transform=\"translate($ $)\"><g class=\"space", &[x, y]);
        let face = dice.get(i);
        pen.say(if face.is_some() { " full" } else { "" });
        pen.put("\" data-space=\"$\">", &[i as f64]);
        hole(pen, card.spaces()[i]);
        if let Some(face) = face {
            pen.say("<g transform=\"translate(-.5 -1.5) scale(1.02)\">");
            die(pen, face);
            pen.say("</g>");
        }
        pen.say("<rect class=\"gv\" x=\"-2.5\" y=\"-3.5\" width=\"53\" height=\"53\" rx=\"13\"/>");
        if safe.contains(i) {
            pen.say(
                "<g class=\"lock\" transform=\"translate(29 28)\"><rect width=\"19\" height=\"20\" rx=\"5\"/>\
                 <path d=\"M5 9.5h9v6.5h-9ZM6.7 9.5V7.5a2.8 2.8 0 0 1 5.6 0v2\"/></g>",
            );
        }
        pen.say("</g></g>");
    }
    for &(symbol, centre) in &plan.signs {
        sign(pen, symbol, centre);
    }
}

/// What dice that stand on each other stand on.
fn ground(pen: &mut Pen, plan: &Plan) {
    match plan.layout {
        Layout::Row | Layout::DoubleStack => {}
        Layout::Stack => stairs(pen, &plan.holes, plan.height + 6.0),
        Layout::Pyramid | Layout::Wall { .. } | Layout::Ziggurat => {
            let right = plan.holes.iter().fold(0.0, |right, hole| hole.0.max(right)) + SIDE;
            let numbers = [plan.height + 5.0, right + 7.0];
            pen.put("<path class=\"foot\" d=\"M-7 $H$\"/>", &numbers);
        }
    }
}

/// Left is the bottom (F-26).
fn stairs(pen: &mut Pen, holes: &[Point], foot: f64) {
    let Some(&first) = holes.first() else {
        return;
    };
    let start = [first.0 - 7.0, foot, first.1 - 6.0];
    pen.put("<path class=\"stair\" d=\"M$ $V$", &start);
    for step in holes.windows(2) {
        let (end, next) = (step[0].0 + SIDE, step[1]);
        pen.put("H$V$", &[(end + next.0) / 2.0, next.1 - 6.0]);
    }
    let end = holes.last().map_or(0.0, |last| last.0 + SIDE + 7.0);
    pen.put("H$V$Z\"/>", &[end, foot]);
}

/// A wire to the hole and a light beside it. The wire is cut where a die lies; none leads to a hole below another.
fn wire(pen: &mut Pen, plan: &Plan, i: usize, filled: bool, from: f64) {
    let (x, y) = plan.holes[i];
    let above = |hole: &Point| hole.1 < y - 20.0 && (hole.0 - x).abs() < 40.0;
    let blocked = plan.holes.iter().any(above);
    let middle = x + SIDE / 2.0;
    if !blocked && filled {
        let numbers = [middle, from, y - 16.0, middle, y - 1.0, y - 7.0];
        pen.put("<path class=\"wire\" d=\"M$ $V$M$ $V$\"/>", &numbers);
        let ends = [middle, y - 16.0, middle, y - 7.0];
        pen.put("<path class=\"cu\" d=\"M$ $l-2.2 3M$ $l2.2-3\"/>", &ends);
    } else if !blocked {
        pen.put(
            "<path class=\"wire\" d=\"M$ $V$\"/>",
            &[middle, from, y - 1.0],
        );
    }
    let (x, y) = match blocked {
        true => (x + 41.0, y),
        false => (middle + 9.0, y - 6.0),
    };
    pen.say("<circle class=\"led");
    pen.say(if filled { " on" } else { "" });
    pen.put(
        "\" data-led=\"$\" cx=\"$\" cy=\"$\" r=\"3.2\"/>",
        &[i as f64, x, y],
    );
}

/// The dice that are safe from being returned: those under other dice, one that had to be the first, and all dice of a
/// complete card (F-32, C-47).
fn safe(card: &Card, dice: &Filling) -> SpaceSet {
    let count = card.spaces().len();
    let filled = dice.filled();
    if filled.len() == count {
        return filled;
    }
    let under = |i: usize| {
        let mut above = filled.iter();
        above.any(|upper| card.layout().support(upper, count).contains(i))
    };
    let first = |i: usize| card.spaces()[i].order == Order::First;
    filled.iter().filter(|&i| under(i) || first(i)).collect()
}
