//! Cards with their names in the page's language; all other drawings are the game's own.

use klaxon_planter::Card;
pub(crate) use klaxon_planter::picture::{BOLT, BURST, MATCH, REAR, bomb, pile};

use super::names;

/// A card, face up.
pub(crate) fn card(card: Card, class: &str) -> String {
    klaxon_planter::picture::card(card, &names::short(card), class)
}
