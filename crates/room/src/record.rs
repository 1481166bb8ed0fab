//! The record of a game, made from the changes of its room.

use klaxon_core::record::VERSION;

use crate::change::Change;
use crate::fact::Fact;

/// The record of the last game that was over, as `klaxon_core::record` reads it; none if there is none yet.
pub fn record(changes: &[Change]) -> Option<String> {
    let is = |change: &Change, fact: fn(&Fact) -> bool| change.facts.iter().any(fact);
    let end = changes
        .iter()
        .rposition(|change| is(change, |f| matches!(f, Fact::Over(..))))?;
    let begin = changes[..=end]
        .iter()
        .rposition(|change| is(change, |fact| *fact == Fact::Began))?;
    let played = &changes[begin..=end];
    let facts = || played.iter().flat_map(|change| &change.facts);
    let game = changes[..=begin].iter().flat_map(|change| &change.facts);
    let mut game = game.filter_map(|fact| match fact {
        Fact::Game(name) => Some(name.as_str()),
        _ => None,
    });
    let mut text = format!("{VERSION}\ngame {}\n", game.next_back()?);
    for fact in facts() {
        if let Fact::Revealed(_) = fact {
            text += &format!("{}\n", fact.to_string().replace("revealed", "seed"));
        }
    }
    for fact in facts() {
        if let Fact::Table(line) = fact {
            text += &format!("{line}\n");
        }
    }
    text += "\n";
    let lines = played.iter().filter_map(|change| {
        let cause = change.facts.iter().find_map(cause)?;
        Some(format!("{cause}: {}", change.events.join("; ")))
    });
    for (number, line) in lines.enumerate() {
        text += &format!("{number} {}\n", line.trim_end());
    }
    Some(text)
}

/// When, by whom, and what.
fn cause(fact: &Fact) -> Option<String> {
    match fact {
        Fact::Began => Some("0:00 - start".to_owned()),
        Fact::Ticked(at) => Some(format!("{at} - tick")),
        Fact::Acted(seat, at, action) | Fact::Fallback(seat, at, action) => {
            Some(format!("{at} {seat} {action}"))
        }
        _ => None,
    }
}
