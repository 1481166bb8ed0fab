//! Pictures that stand alone: a card as a whole module, a die.

use klaxon_core::svg::{escape, number};

use super::Letters;
use super::board::{Frame, inside};
use super::die::die;
use super::glyph;
use super::palette::{BENCH, HOLE, INK, PLATE, PLATE_INK, PLATE_INK_2, VALUE, paint};
use super::pen::Pen;
use super::place::place;
use crate::card::{Card, Filling};
use crate::colour::Colour;
use crate::face::Face;

/// How wide a plate is.
pub(super) const WIDTH: f64 = 300.0;
/// How high, with its lip.
pub(super) const HEIGHT: f64 = 200.0;

/// The room for the board.
const BOARD: Frame = Frame {
    x: 14.0,
    y: 38.0,
    width: 272.0,
    height: 149.0,
};
/// A board is drawn no larger than this.
const LARGEST: f64 = 1.5;
/// Where the wires begin.
const BUS: f64 = 37.0;

/// Returns a card with the dice on it as a picture of the whole module. The label is written on it; the title is for
/// people who do not see it.
pub fn card_svg(title: &str, label: &str, card: &Card, dice: &Filling) -> String {
    let mut pen = begin((WIDTH, HEIGHT), title);
    module(&mut pen, label, card, dice);
    pen.say("</svg>");
    pen.text
}

/// Returns a die as a picture, with its notation as title.
pub fn die_svg(face: Face) -> String {
    let mut pen = begin((48.0, 48.0), &face.to_string());
    die(&mut pen, face);
    pen.say("</svg>");
    pen.text
}

/// Begins a picture of this size with the style sheet of all of them.
pub(super) fn begin((width, height): (f64, f64), title: &str) -> Pen {
    let mut pen = Pen::new(Letters::ENGLISH);
    let root = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 $ $\" role=\"img\">";
    pen.put(root, &[width, height]);
    pen.say(&format!("<title>{}</title>", escape(title)));
    style(&mut pen);
    pen
}

/// Colours stand here as they are: not everything that shows pictures knows variables.
fn style(pen: &mut Pen) {
    pen.say("<style>");
    for colour in Colour::ALL {
        let (c, paint) = (colour.letter(), paint(colour));
        pen.say(&format!(
            ".c{c} .df,.c2{c} .df2,.dot.c{c}{{fill:{face}}}.c{c} .dm,.c2{c} .dm2{{fill:{deep}}}\
             .c{c} .ds,.c2{c} .ds2{{fill:{side}}}.c{c} .dn,.c{c} .dl,.c2{c} .dl2{{fill:{ink}}}\
             .c{c} .st.cl,.c{c} .ic{{fill:{line}}}.c{c} .ic,.ln.c{c}{{stroke:{line}}}",
            face = paint.face,
            deep = paint.deep,
            side = paint.side,
            ink = paint.ink,
            line = paint.line,
        ));
    }
    pen.say(include_str!("picture.css").trim_end());
    pen.say(&format!(
        ".sh,.window{{fill:{HOLE}}}.halo{{stroke:{HOLE}}}.op{{stroke:{PLATE_INK}}}\
         .opnum{{fill:{PLATE_INK}}}.opn,.words{{fill:{PLATE_INK_2}}}.gl{{stroke:{PLATE_INK_2}}}\
         .bench{{fill:{BENCH}}}.st,.flag path{{fill:{INK}}}.value{{fill:{VALUE}}}.flag .fk{{fill:{HOLE}}}</style>"
    ));
    pen.say(&format!(
        "<defs><linearGradient id=\"plate\" x2=\"0\" y2=\"1\"><stop offset=\".3\" stop-color=\"{}\"/>\
         <stop offset=\"1\" stop-color=\"{}\"/></linearGradient>",
        PLATE[0], PLATE[1],
    ));
    pen.say(
        "<linearGradient id=\"spark\" x2=\"0\" y2=\"1\"><stop stop-color=\"#fff3cf\"/>\
         <stop offset=\"1\" stop-color=\"#e8d596\"/></linearGradient>\
         <pattern id=\"hazard\" width=\"14\" height=\"14\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
         <path fill=\"#ffcb1f\" d=\"M0 0h14v14H0Z\"/><path fill=\"#14191b\" d=\"M0 0h7v14H0Z\"/></pattern></defs>",
    );
}

/// Draws a module with its upper left corner at the origin.
pub(super) fn module(pen: &mut Pen, label: &str, card: &Card, dice: &Filling) {
    plate(pen, card.is_spark());
    header(pen, label, card);
    let wires = !card.is_spark();
    let plan = place(card, false);
    let frame = Frame::new(&plan, wires);
    let fit = (BOARD.width / frame.width).min(BOARD.height / frame.height);
    let scale = fit.min(LARGEST);
    let x = BOARD.x + (BOARD.width - scale * frame.width) / 2.0 - scale * frame.x;
    let y = BOARD.y + (BOARD.height - scale * frame.height) / 2.0 - scale * frame.y;
    pen.put("<g transform=\"translate($ $) scale($)\">", &[x, y, scale]);
    inside(pen, card, dice, &plan, wires.then_some((BUS - y) / scale));
    pen.say("</g>");
}

fn plate(pen: &mut Pen, spark: bool) {
    let (paint, lip) = match spark {
        true => ("spark", "#8f6c14"),
        false => ("plate", "#8f8874"),
    };
    pen.say(&format!(
        "<rect y=\"4\" width=\"300\" height=\"196\" rx=\"14\" fill=\"{lip}\"/>\
         <rect width=\"300\" height=\"197\" rx=\"14\" fill=\"url(#{paint})\"/>\
         <path d=\"M6 3.1Q9 .5 14 .5H286Q291 .5 294 3.1\" fill=\"none\" stroke=\"#fff\"/>"
    ));
    if spark {
        let edge = "M12 .14A14 14 0 0 0 0 14V183A14 14 0 0 0 12 196.86Z";
        return pen.say(&format!("<path d=\"{edge}\" fill=\"url(#hazard)\"/>"));
    }
    for (x, y) in [(5.0, 5.0), (286.0, 5.0), (5.0, 183.0), (286.0, 183.0)] {
        let screw = "<g transform=\"translate($ $) scale(.9)\" opacity=\".8\">\
                     <circle cx=\"5\" cy=\"5\" r=\"4.6\" fill=\"#716b5b\" fill-opacity=\".55\"/>\
                     <circle cx=\"5\" cy=\"4.6\" r=\"4\" fill=\"#b3aa93\" fill-opacity=\".7\"/>\
                     <path d=\"M2.4 6.8l5.2-4.6\" stroke=\"#332f26\" stroke-width=\"1.3\"/></g>";
        pen.put(screw, &[x, y]);
    }
}

/// The layout's sign, the label, and what the card is worth: a number, or a bolt (C-59).
fn header(pen: &mut Pen, label: &str, card: &Card) {
    let glyph = glyph::path(card.layout());
    let words = if glyph.is_empty() { 20.0 } else { 39.0 };
    if !glyph.is_empty() {
        pen.say(&format!(
            "<path class=\"gl\" transform=\"translate(20 10) scale(1.17)\" d=\"{glyph}\"/>"
        ));
    }
    // A label that is too long for its size is set smaller.
    let room = 246.0 - words;
    let size = f64::min(13.0, room / (0.6 * label.chars().count().max(1) as f64));
    pen.say(&format!(
        "<text class=\"words\" x=\"{}\" y=\"22\" font-size=\"{}\">{}</text>",
        number(words),
        number(size),
        escape(label),
    ));
    if card.is_spark() {
        return pen.say(
            "<rect class=\"window\" x=\"254\" y=\"8\" width=\"32\" height=\"29\" rx=\"7\"/>\
             <path fill=\"#fabb0f\" transform=\"translate(263.5 14.5) scale(1.08)\" d=\"M7 0L1 8h4l-1 6 7-8H7Z\"/>",
        );
    }
    pen.say(
        "<path class=\"bus\" d=\"M14 37H286\"/>\
         <path class=\"window\" d=\"M254 36V14a7 7 0 0 1 7-7h18a7 7 0 0 1 7 7v22Z\"/>\
         <text class=\"value\" x=\"270\" y=\"29.2\">",
    );
    pen.put("$</text>", &[f64::from(card.value())]);
}
