//! What can be looked up on the table of FUSE.

use klaxon_fuse::game::card_id::CardId;
use klaxon_fuse::game::ruleset::Source;
use klaxon_fuse::game::{Ruleset, Table as Rules};

/// The books about a ruleset, the most important one first.
pub(crate) fn books(rules: Ruleset) -> &'static str {
    match rules {
        Ruleset::FUSE => "fuse",
        rules if rules.is_countdown() => "countdown fuse",
        _ => "fuse countdown",
    }
}

/// Parts of the table, each with the names of its entries. Cards and roles carry their own.
pub(crate) const THINGS: &[(&str, &str)] = &[
    (".dent", "die-taken"),
    (".dbtn[data-die*='/']", "die-split die"),
    (".dbtn[data-die^=R]", "die-red die"),
    (".dbtn[data-die^=B]", "die-blue die"),
    (".dbtn[data-die^=G]", "die-green die"),
    (".dbtn[data-die^=Y]", "die-yellow die"),
    (".dbtn[data-die^=K]", "die-black die"),
    ("#bag", "bag"),
    ("#bombs", "deck"),
    ("#sparks,.sparkn", "sparks-in-play spark"),
    ("#steady", "steady-hands"),
    ("#six", "fuse-six"),
    ("[data-state=return] .prompt", "fuse reroll"),
    ("#roll", "tray bag"),
    ("#reveal", "reveal fuse"),
    ("#defuse", "defuse"),
    (".pass", "pass reroll"),
    (".roleline", "leader role"),
    (".tray", "tray help"),
    (".rack.stacks", "stacks reveal"),
    (".rack", "row"),
    (".mate .say", "claim"),
    (".mate", "mates helmet"),
    (".freeslot.down", "face-down"),
    (".clock,.fuse", "clock"),
    (".me", "helmet"),
    ("#calls", "calls"),
];

/// The name of the entry about a card, which leads to everything on it. A card of somebody's own deck has none.
pub(crate) fn of_card(rules: &Rules, card: CardId) -> String {
    let Some(bomb) = rules.card(card) else {
        return String::new();
    };
    let set = rules.rules();
    let usual = match set {
        Ruleset::FUSE => rules.deck().name == "FUSE",
        Ruleset::COUNTDOWN => rules.deck().name == "Countdown",
        mix => rules.deck().name == mix.to_string(),
    };
    let kind = match set.bombs() {
        _ if bomb.card.is_spark() => "spark-",
        // There names begin with the letter of the box.
        Source::Both => "bomb-",
        Source::Fuse => "bomb-f",
        Source::Countdown => "bomb-c",
    };
    match usual {
        true => [kind, &bomb.id].concat(),
        false => "bomb".to_owned(),
    }
}
