//! Whether the dice were fair, as this device found out by itself.

use klaxon_core::fair::{Aside, Party};
use klaxon_core::record::RecordText;
use klaxon_room::MemberId;
use klaxon_session::Verdict;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::link::Link;
use crate::live::Live;
use crate::shell::names;
use crate::text::{say, t, t_with};

/// What is said of the dice.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Dice {
    /// Whether somebody cheated.
    cheated: bool,
    /// In sentences.
    sentences: Vec<String>,
}

/// Judges the dice by the record of the game.
pub(super) fn judge(link: &Link, record: &str) -> Dice {
    let verdict = link.verdict(record);
    let cheated = matches!(verdict, Verdict::Cheated(_));
    let sentences = match verdict {
        Verdict::Unchecked => vec![t("fair-unchecked")],
        Verdict::Checked { by, of, own } => {
            let checked = checked(link, by, of, own).into_iter();
            checked.chain(put_aside(link, record)).collect()
        }
        Verdict::Cheated(faults) => {
            let faults = faults.into_iter();
            let faults = faults.map(|fault| say(&fault.message(|number| name(link, number))));
            [t("fair-cheated")].into_iter().chain(faults).collect()
        }
    };
    Dice { cheated, sentences }
}

/// What a member is called; some have left.
fn name(link: &Link, number: u32) -> String {
    match names::member(link, MemberId(number)) {
        name if name.is_empty() => t_with("fair-device", &[("number", Arg::from(number as usize))]),
        name => name,
    }
}

/// Whose devices tried something before the game, and were put aside for it.
fn put_aside(link: &Link, record: &str) -> Vec<String> {
    let rounds = RecordText::parse(record).map_or(Vec::new(), |record| record.header.rounds);
    let asides = rounds.iter().flat_map(|round| &round.asides);
    let said = asides.filter_map(|(who, why)| {
        let Party::Device(number) = *who else {
            return None;
        };
        let key = match why {
            Aside::Late => "fair-put-aside-late",
            Aside::Other => "fair-put-aside-other",
        };
        Some(t_with(key, &[("name", Arg::Text(&name(link, number)))]))
    });
    said.collect()
}

fn checked(link: &Link, by: usize, of: usize, own: bool) -> Vec<String> {
    // In a game of this tab there is nobody else.
    if link.code().is_none() {
        return vec![t("fair-checked-alone")];
    }
    if by == 0 {
        return vec![t("fair-checked-server")];
    }
    let args = [("by", Arg::from(by)), ("of", Arg::from(of))];
    let checked = t_with("fair-checked", &args);
    let plays = link.room().seats_of(link.me()).next().is_some();
    let without = (plays && !own).then(|| t("fair-without-you"));
    [checked].into_iter().chain(without).collect()
}

/// What was found out, once it was.
pub(super) fn dice(found: Live<Option<Dice>>) -> AnyView {
    let line = move || {
        found.get().map(|Dice { cheated, sentences }| {
            let role = if cheated { "alert" } else { "status" };
            view! { <p class="dice" class:cheated=cheated id="dice" role=role>{sentences.join(" ")}</p> }
        })
    };
    line.into_any()
}
