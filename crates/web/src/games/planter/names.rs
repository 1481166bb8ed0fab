//! What things are called.

use klaxon_planter::Card;
use klaxon_words::Arg;

use crate::text::{t, t_with};

/// What is printed on a card; a fuse card has its points alone.
pub(crate) fn short(card: Card) -> String {
    match card {
        Card::Boot => t("planter-card-boot"),
        Card::Bucket => t("planter-card-bucket"),
        Card::Scissors => t("planter-card-scissors"),
        Card::Extinguisher => t("planter-card-extinguisher"),
        Card::Guy => t("planter-card-guy"),
        fuse => fuse.points().to_string(),
    }
}

/// A card as it is said: what it is, and what it is worth.
pub(crate) fn spoken(card: Card) -> String {
    let name = short(card);
    let args = [
        ("name", Arg::Text(&name)),
        ("points", Arg::from(usize::from(card.points()))),
    ];
    match card {
        Card::Guy => t("planter-said-guy"),
        card if card.is_fuse() => t_with("planter-said-fuse", &args),
        _ => t_with("planter-said-defuse", &args),
    }
}
