//! Cards that show what a sign or a rule means.

use klaxon_fuse::Card;

/// The signs and shapes of cards, each with a card on which it stands.
const SIGNS: [(&str, &str); 29] = [
    ("any-die", "?"),
    ("any-number", "# = #"),
    ("any-colour", "c = c"),
    ("number", "4"),
    ("colour", "R"),
    ("colour-number", "R4"),
    ("colour-any-number", "# = B#"),
    ("number-any-colour", "c = c4"),
    ("any-both", "c# = c#"),
    ("either", "[R|4]"),
    ("number-or-colour", "[#|c] = [#|c]"),
    ("same-number", "# = # = #"),
    ("same-colour", "c = c = c"),
    ("same-either", "[#|c] = [#|c]"),
    ("same-both", "c# = c#"),
    ("different-colour", "c != c != c"),
    ("less", "# < # < #"),
    ("greater", "# > # > #"),
    ("sum", "# + # = 7"),
    ("difference", "# - # = 2"),
    ("equation", "# + # = # + #"),
    ("gap", "R, 4"),
    ("side-by-side", "5, Y, G2"),
    ("stack", "stack Y, R, B, G"),
    ("double-stack", "stacks 1, 2, 3 / R, G, B"),
    ("pyramid", "pyramid K, R, K / B, G / Y"),
    ("wall", "wall Y, K, B / R, -, G"),
    ("ziggurat", "ziggurat B, 5, 6, Y / R"),
    ("lit", "4"),
];

/// Those of Countdown alone.
const MORE_SIGNS: [(&str, &str); 4] = [
    ("not-colour", "!R"),
    ("split-space", "S"),
    ("first", "first R, 4"),
    ("last", "4, last R"),
];

/// Rules that a card shows best.
const RULES: [(&str, &str); 11] = [
    ("F-24", "# > # < #"),
    ("F-26", "stack # < # < # < #"),
    ("F-27", "pyramid K, R, K / B, G / Y"),
    ("F-70", "# = #, c = c"),
    ("F-71", "4, R, R4"),
    ("F-72", "[R|4], [B|G]"),
    ("F-73", "c != c, # = #"),
    ("F-74", "# + # = 7"),
    ("C-26", "# < # < #"),
    ("C-40", "wall Y, K, B / R, -, G"),
    ("C-70", "first !R, c# = c#"),
];

/// Returns the card that shows what a sign or a rule means, if there is one.
pub(crate) fn card(id: &str) -> Option<Card> {
    let mut all = SIGNS.iter().chain(&MORE_SIGNS).chain(&RULES);
    let (_, card) = all.find(|(name, _)| *name == id)?;
    format!("1: {card}").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_is_a_card_with_that_sign() {
        for (id, text) in SIGNS.iter().chain(&MORE_SIGNS).chain(&RULES) {
            let card = card(id).unwrap_or_else(|| panic!("{id}: {text}"));
            let sign = !id.contains('-') || id.starts_with(|c: char| c.is_ascii_lowercase());
            if sign && !["gap", "lit"].contains(id) {
                assert!(card.signs().contains(id), "{id}: {:?}", card.signs());
            }
        }
    }
}
