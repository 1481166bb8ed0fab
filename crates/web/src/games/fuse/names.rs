//! What dice and fuse cards are called, and the letters on dice.

use klaxon_fuse::Face;
use klaxon_fuse::colour::Colour;
use klaxon_fuse::draw::Letters;
use klaxon_words::Arg;

use crate::text::{t, t_with};

/// A die: "red 4".
pub(crate) fn die(face: Face) -> String {
    let (colour, None) = face.colours().parts() else {
        return face.to_string();
    };
    let number = face.number().to_string();
    t_with(
        "web-die",
        &[
            ("colour", Arg::Text(colour.word())),
            ("number", Arg::Text(&number)),
        ],
    )
}

/// The letters that stand on dice and holes, in the page's language.
pub(crate) fn letters() -> Letters {
    let text = t("web-die-letters");
    let mut letters = text.chars();
    Letters(std::array::from_fn(|_| letters.next().unwrap_or(' ')))
}

fn colour(colour: Colour) -> String {
    t(match colour {
        Colour::Red => "colour-red",
        Colour::Blue => "colour-blue",
        Colour::Green => "colour-green",
        Colour::Yellow => "colour-yellow",
        Colour::Black => "colour-black",
    })
}

/// What a fuse card shows, from its notation: "red", "4".
pub(crate) fn fuse_card(text: &str) -> String {
    let name = |symbol: char| match Colour::from_letter(symbol) {
        Some(one) => colour(one),
        None => symbol.to_string(),
    };
    let names: Vec<String> = text.chars().map(name).collect();
    names.join(" ")
}

/// Somebody else was faster.
pub(crate) fn taken(name: &str, face: Face) -> String {
    let die = die(face);
    t_with(
        "web-taken",
        &[("name", Arg::Text(name)), ("die", Arg::Text(&die))],
    )
}
