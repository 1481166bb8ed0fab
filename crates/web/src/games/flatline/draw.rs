//! Medic dice, the holes that they go into, lights of triggers, emergency dice and the dial, as SVG. The style sheet brings
//! the colours.

use klaxon_flatline::draw::glyph::{self, Picture};
use klaxon_flatline::line::{Sign, Space};
use klaxon_flatline::{Colour, Die, Icon};

/// The letter of a player's colour, as the style sheet knows it.
pub(crate) const fn letter(colour: Colour) -> char {
    ['R', 'B', 'G', 'Y', 'K'][colour.index() % 5]
}

/// The shape that stands for a colour: nobody has to tell colours apart. About as large as a circle of radius 1.
const fn shape(colour: Colour) -> &'static str {
    match colour.index() {
        0 => "M0-1L1 .78H-1Z",
        1 => "M-.92 0a.92.92 0 1 0 1.84 0a.92.92 0 1 0-1.84 0Z",
        2 => "M0-1.08L.98 0L0 1.08L-.98 0Z",
        3 => "M0-1.1L.32-.44L1.05-.34L.52.17L.65.89L0 .55L-.65.89L-.52.17L-1.05-.34L-.32-.44Z",
        _ => "M0-1L.87-.5V.5L0 1L-.87 .5V-.5Z",
    }
}

/// The cap of a die of a colour, with what lies on its face.
fn cap(colour: Colour, face: &str) -> String {
    format!(
        "<g class=\"die c{}\"><rect class=\"ds\" x=\"2\" y=\"5\" width=\"44\" height=\"42\" rx=\"10\"/>\
         <rect class=\"df\" x=\"2\" y=\"1\" width=\"44\" height=\"40.5\" rx=\"10\"/>{face}\
         <path class=\"dh\" d=\"M4.2 11Q4.2 3 12 3h24q7.8 0 7.8 8\"/></g>",
        letter(colour)
    )
}

fn medic(die: Die) -> String {
    let icon = glyph::icon(die.icon());
    let shape = shape(die.colour());
    let face = format!(
        "<g class=\"fi\" transform=\"translate(9.5 6.5) scale(1.25)\">{icon}</g>\
         <path class=\"fb\" d=\"{shape}\" transform=\"translate(8.5 34.5) scale(4.6)\"/>"
    );
    cap(die.colour(), &face)
}

/// A die.
pub(crate) fn die(die: Die) -> String {
    svg("dsvg", &medic(die))
}

/// A die of a colour that was not rolled yet.
pub(crate) fn blank(colour: Colour) -> String {
    let shape = shape(colour);
    let face = format!(
        "<text class=\"fq\" x=\"24\" y=\"31\">?</text><path class=\"fb\" d=\"{shape}\" transform=\"translate(8.5 34.5) scale(4.6)\"/>"
    );
    svg("dsvg", &cap(colour, &face))
}

fn svg(class: &str, inside: &str) -> String {
    format!("<svg class=\"{class}\" viewBox=\"0 0 48 49\" aria-hidden=\"true\">{inside}</svg>")
}

/// An icon by itself, in lines.
pub(crate) fn icon(icon: Icon) -> String {
    format!(
        "<svg class=\"ficon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">{}</svg>",
        glyph::icon(icon)
    )
}

/// A hole, with the die that lies in it. Its place lets the page find it and light it.
pub(crate) fn hole(space: Space, place: usize, lies: Option<Die>) -> String {
    let inside = match lies {
        Some(die) => format!(
            "<g transform=\"translate(-.5 -1.5) scale(1.02)\">{}</g>",
            medic(die)
        ),
        None => asks(space),
    };
    format!(
        "<svg class=\"fh\" data-space=\"{place}\" viewBox=\"0 0 48 49\" aria-hidden=\"true\">\
         <rect class=\"sb\" y=\"1.5\" width=\"48\" height=\"47.5\" rx=\"11\"/>\
         <rect class=\"sh\" width=\"48\" height=\"47.5\" rx=\"11\"/>\
         <path class=\"sd\" d=\"M1.5 12Q1.5 1.8 11 1.8H37Q46.5 1.8 46.5 12\"/>{inside}\
         <rect class=\"glowf\" width=\"48\" height=\"47.5\" rx=\"11\"/>\
         <rect class=\"glow\" x=\"2.5\" y=\"2.5\" width=\"43\" height=\"42.5\" rx=\"9\"/></svg>"
    )
}

/// What a space asks for, in lines.
fn asks(space: Space) -> String {
    let at = |icon: Icon, place: &str, scale: &str| {
        format!(
            "<g class=\"fl\" transform=\"translate({place} {place}) scale({scale})\">{}</g>",
            glyph::icon(icon)
        )
    };
    match space {
        Space::Icon(icon) => at(icon, "10", "1.167"),
        Space::Either(one, other) => {
            let (one, other) = (at(one, "5", ".79"), at(other, "24", ".79"));
            format!("{one}<path class=\"cutln\" d=\"M40 8L8 40\"/>{other}")
        }
        Space::Any => format!(
            "<g class=\"ln anyln\">{}</g><text class=\"st\" x=\"24\" y=\"30\" font-size=\"18\">?</text>",
            glyph::ANY
        ),
        Space::Matching => format!(
            "<g class=\"ln anyln\">{}</g><g class=\"anyq\">{}</g>",
            glyph::ANY,
            glyph::BARS
        ),
    }
}

/// Which players may fill a line; nothing for any mix.
pub(crate) fn sign(sign: Sign) -> String {
    format!(
        "<svg class=\"sg\" viewBox=\"-.5 0 20 17.5\" aria-hidden=\"true\">{}</svg>",
        glyph::sign(sign)
    )
}

/// What a trigger or a card does; dots below say that it is for every player.
pub(crate) fn picture(picture: Picture) -> String {
    let glyph = picture.glyph;
    let inside = match picture.everybody {
        false => glyph.to_owned(),
        true => format!(
            "<g transform=\"translate(1.6) scale(.8)\">{glyph}</g>\
             <path class=\"every\" d=\"M3.5 15h.1M8 15h.1M12.5 15h.1\"/>"
        ),
    };
    format!("<svg class=\"ef\" viewBox=\"0 0 16 16\" aria-hidden=\"true\">{inside}</svg>")
}

/// An emergency die: a bone cap with a black number.
pub(crate) fn emergency(number: u8) -> String {
    format!(
        "<svg class=\"edie\" viewBox=\"0 0 48 49\" aria-hidden=\"true\"><rect class=\"es\" x=\"2\" y=\"5\" width=\"44\" height=\"42\" rx=\"10\"/>\
         <rect class=\"ec\" x=\"2\" y=\"1\" width=\"44\" height=\"40.5\" rx=\"10\"/><text x=\"24\" y=\"32\">{number}</text></svg>"
    )
}

/// A connection by itself.
pub(crate) fn connection(number: usize) -> String {
    format!(
        "<svg viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"{}\"/></svg>",
        glyph::CONNECTIONS[number % 4]
    )
}

/// The dial without its connections: scale, heart, line.
pub(crate) fn dial_face() -> String {
    let mut svg = String::from(
        "<circle class=\"d0\" r=\"98\"/><circle class=\"d1\" r=\"96\"/><circle class=\"d2\" r=\"92\"/>",
    );
    for mark in 0..40 {
        let long = if mark % 10 == 0 { 12 } else { 6 };
        let turn = mark * 9;
        svg += &format!("<path class=\"d3\" d=\"M0-92v{long}\" transform=\"rotate({turn})\"/>");
    }
    svg + "<circle class=\"d4\" r=\"60\"/><path class=\"d5\" d=\"M-58 8h24l7-5 6 5h8l5 8 8-42 10 60 7-26h12l6-6 6 6h13\"/>"
}

/// The connections of the dial, the diamond up.
pub(crate) const DIAL_CONNECTIONS: &str = "<path class=\"dk\" d=\"M0-96l11 14-11 14-11-14Z\"/>\
    <path d=\"M-9-94h18v20h-18Z\" transform=\"rotate(90)\"/>\
    <path d=\"M0-96l11 22h-22Z\" transform=\"rotate(180)\"/>\
    <path d=\"M-10-84a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z\" transform=\"rotate(270)\"/>";
