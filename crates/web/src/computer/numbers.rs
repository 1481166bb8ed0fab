//! What to take from the box: numbers of the rules themselves, for any players, difficulty and combination (S-3).

use klaxon_flatline::options::{Difficulty as Wards, Options as FlatlineOptions};
use klaxon_fuse::colour::Colours;
use klaxon_fuse::deck::Deck;
use klaxon_fuse::game::options::Difficulty;
use klaxon_fuse::game::ruleset::Source;
use klaxon_fuse::game::{Options, Ruleset, Table};
use klaxon_words::Arg;

use super::mission::{Kind, Mission};
use crate::text::t_with;

/// A thing to take: how many, and what it is.
pub(super) struct Take {
    pub(super) count: usize,
    pub(super) what: String,
}

impl Take {
    /// It comes from this box.
    fn from(mut self, source: Option<Source>) -> Take {
        let word = match source.filter(|_| self.count > 0) {
            Some(Source::Fuse) => "fuse",
            Some(Source::Countdown) => "countdown",
            Some(Source::Both) => "both",
            None => return self,
        };
        self.what += &t_with("computer-from", &[("box", Arg::Text(word))]);
        self
    }
}

/// Everything to take, in the order of setting up; nothing if there is no such game.
pub(super) fn takes(mission: &Mission) -> Vec<Take> {
    let takes = match mission.kind {
        Kind::Flatline => ward(mission),
        Kind::Fuse | Kind::Countdown => bench(mission),
    };
    takes.unwrap_or_default()
}

fn take(count: usize, key: &'static str, args: &[(&str, usize)]) -> Take {
    let all: Vec<(&str, Arg<'_>)> = args
        .iter()
        .map(|(name, number)| (*name, Arg::from(*number)))
        .collect();
    let mut args = vec![("count", Arg::from(count))];
    args.extend(all);
    let what = t_with(key, &args);
    Take { count, what }
}

/// The table of FUSE, Countdown or both, as a room would have it.
fn fuse_table(mission: &Mission) -> Option<Table> {
    let options = Options {
        difficulty: mission.difficulty,
        sixes: mission.sixes,
        ..Options::of(mission.rules, mission.players)
    };
    Table::new(options).ok()
}

fn bench(mission: &Mission) -> Option<Vec<Take>> {
    let table = fuse_table(mission)?;
    let (rules, deck) = (table.rules(), table.deck());
    let hands = table.hand() * table.players();
    let hand = [("hand", table.hand())];
    // With one box alone nobody asks from which.
    let mixed = ![Ruleset::FUSE, Ruleset::COUNTDOWN].contains(&rules);
    let of = |source: Source| mixed.then_some(source);
    let mut takes = match rules.hands_in_deck() {
        // C-11: the hands come out of the deck.
        true => vec![
            take(table.bombs() + hands, "computer-take-deck-with-hands", &[])
                .from(of(rules.bombs())),
            take(hands, "computer-take-hands-of-deck", &hand),
        ],
        // F-12, F-14: the hands are dealt first, and do not count.
        false => vec![
            take(hands, "computer-take-hands", &hand).from(of(rules.bombs())),
            take(table.bombs(), "computer-take-deck", &[]),
        ],
    };
    let all = [("all", deck.fuse_cards.len())];
    takes.push(take(table.fuse_count(), "computer-take-fuses", &all).from(of(rules.fuses())));
    if rules.sparks() {
        takes.push(take(deck.sparks.len(), "computer-take-sparks", &[]));
    }
    if rules.roles() {
        let all = [("all", deck.roles.len())];
        takes.push(take(table.players(), "computer-take-roles", &all));
    }
    takes.extend(dice(&table, of(rules.dice())));
    let each = [("each", table.takes().into())];
    takes.push(take(table.rolled(), "computer-take-rolled", &each));
    Some(takes)
}

/// The dice. More than four players have all of Countdown's, and of FUSE's as many of each colour (C-62).
fn dice(table: &Table, source: Option<Source>) -> Vec<Take> {
    let count = |dice: &[Colours]| dice.iter().filter(|die| die.is_split()).count();
    let dice = table.deck().dice.dice();
    let countdowns = Deck::countdown();
    let countdowns = countdowns.dice.dice();
    match source {
        Some(Source::Both) => vec![
            take(
                countdowns.len(),
                "computer-take-dice",
                &[("split", count(countdowns))],
            )
            .from(Some(Source::Countdown)),
            take(
                dice.len() - countdowns.len(),
                "computer-take-more-dice",
                &[],
            )
            .from(Some(Source::Fuse)),
        ],
        source => {
            vec![take(dice.len(), "computer-take-dice", &[("split", count(dice))]).from(source)]
        }
    }
}

/// How many bombs of each value the box has for this game, the lowest value first (F-11, C-61).
pub(super) fn pool(mission: &Mission) -> Vec<usize> {
    let Some(table) = fuse_table(mission) else {
        return Vec::new();
    };
    let values = table.deck().bombs.iter().map(|bomb| bomb.card.value());
    let no_sixes = !mission.sixes && mission.rules.has_sixes_to_leave_out() && !table.deck().twins;
    let values: Vec<u8> = values.filter(|value| *value != 6 || !no_sixes).collect();
    let count = |value: u8| values.iter().filter(|one| **one == value).count();
    (1..=6).map(count).collect()
}

/// The ward of FLATLINE, as a room would have it.
fn flatline_table(mission: &Mission) -> Option<klaxon_flatline::Table> {
    let options = FlatlineOptions {
        difficulty: match mission.difficulty {
            Difficulty::Training => Wards::Training,
            Difficulty::Standard => Wards::Standard,
            _ => Wards::Expert,
        },
        meter: mission.meter,
        ..FlatlineOptions::new(mission.players)
    };
    klaxon_flatline::Table::new(options).ok()
}

fn ward(mission: &Mission) -> Option<Vec<Take>> {
    let table = flatline_table(mission)?;
    let each = [("each", usize::from(table.usual_dice()))];
    Some(vec![
        take(patients(mission), "computer-take-patients", &[]),
        take(table.colour_count(), "computer-take-colours", &each),
        take(table.meter().len(), "computer-take-cubes", &[]),
        take(table.track(), "computer-take-track", &[]),
        take(table.most_failed(), "computer-take-failed", &[]),
    ])
}

/// How many patients are to be treated (L-11).
pub(super) fn patients(mission: &Mission) -> usize {
    flatline_table(mission).map_or(0, |table| table.patients_to_treat().into())
}
