//! What dice and fuse cards are called, and the letters on dice.

use klaxon_fuse::Face;
use klaxon_fuse::colour::Colour;
use klaxon_fuse::draw::Letters;
use klaxon_fuse::fuse_card::Shown;
use klaxon_words::Arg;

use crate::text::{t, t_with};

/// A die: "red 4", or "red/blue 4" for one of two colours (C-3).
pub(crate) fn die(face: Face) -> String {
    let number = face.number().to_string();
    let (colour, other) = face.colours().parts();
    if let Some(other) = other {
        let (one, other) = (self::colour(colour), self::colour(other));
        return format!("{one}/{other} {number}");
    }
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

/// A colour: "red".
pub(crate) fn colour(colour: Colour) -> String {
    t(match colour {
        Colour::Red => "colour-red",
        Colour::Blue => "colour-blue",
        Colour::Green => "colour-green",
        Colour::Yellow => "colour-yellow",
        Colour::Black => "colour-black",
    })
}

/// The letter of a colour on dice.
pub(crate) fn letter(colour: Colour) -> String {
    letters().0[colour as usize].to_string()
}

/// A colour or a number by its symbol in the notation: "red", "4".
pub(crate) fn symbol(symbol: char) -> String {
    match Colour::from_letter(symbol) {
        Some(one) => colour(one),
        None => symbol.to_string(),
    }
}

/// What a fuse card shows: "red", "4", "red, blue or 4".
pub(crate) fn shown(shown: Shown) -> String {
    let colours = shown.colours().map(colour);
    let numbers = shown.numbers().map(|number| number.to_string());
    let all: Vec<String> = colours.chain(numbers).collect();
    match all.as_slice() {
        [one] => one.clone(),
        [most @ .., last] => {
            let most = most.join(", ");
            t_with(
                "web-either",
                &[("most", Arg::Text(&most)), ("last", Arg::Text(last))],
            )
        }
        [] => String::new(),
    }
}

/// Somebody else was faster.
pub(crate) fn taken(name: &str, face: Face) -> String {
    let die = die(face);
    t_with(
        "web-taken",
        &[("name", Arg::Text(name)), ("die", Arg::Text(&die))],
    )
}
