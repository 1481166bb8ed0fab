//! What dice and fuse cards are called.

use klaxon_fuse::colour::Colour;
use klaxon_fuse::draw::Letters;
use klaxon_fuse::fuse_card::Shown;
use klaxon_words::{Arg, Language, text};

/// The letters that stand for the colours on dice.
pub(crate) fn letters(language: Language) -> Letters {
    let letters = text(language, "web-die-letters", &[]);
    let mut letters = letters.chars();
    Letters(std::array::from_fn(|_| letters.next().unwrap_or(' ')))
}

fn colour(language: Language, colour: Colour) -> String {
    text(language, &format!("colour-{}", colour.word()), &[])
}

/// What a fuse card shows: "red", "4", "red, blue or 4".
pub(crate) fn shown(language: Language, shown: Shown) -> String {
    let colours = shown.colours().map(|one| colour(language, one));
    let numbers = shown.numbers().map(|number| number.to_string());
    let all: Vec<String> = colours.chain(numbers).collect();
    match all.as_slice() {
        [most @ .., last] if !most.is_empty() => {
            let most = most.join(", ");
            let args = [("most", Arg::Text(&most)), ("last", Arg::Text(last))];
            text(language, "web-either", &args)
        }
        _ => all.concat(),
    }
}
