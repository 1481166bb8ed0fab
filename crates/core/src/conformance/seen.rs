//! What was seen over many games.

use std::collections::BTreeSet;
use std::fmt::{Display, Formatter};

use super::Conforms;
use crate::kind::Kind;
use crate::seat::Viewer;

/// What was seen over many games.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// How many tables there were.
    pub tables: usize,
    /// Kinds of events.
    pub events: BTreeSet<&'static str>,
    /// What events showed of [`Conforms::effects`].
    pub effects: BTreeSet<&'static str>,
    /// Kinds of refusals.
    pub refusals: BTreeSet<&'static str>,
    /// The rules that refusals named.
    pub rules: BTreeSet<&'static str>,
    /// How many games were played to the end.
    pub games: usize,
    /// How many of them were won.
    pub won: usize,
    /// How many actions were accepted.
    pub actions: usize,
    /// For whom something hidden was swapped.
    pub swapped: BTreeSet<Viewer>,
    /// For whom two resampled positions differed.
    pub resampled_apart: BTreeSet<Viewer>,
}

impl Seen {
    /// Adds what was seen elsewhere.
    pub fn add(&mut self, other: Seen) {
        self.events.extend(other.events);
        self.effects.extend(other.effects);
        self.refusals.extend(other.refusals);
        self.rules.extend(other.rules);
        self.tables += other.tables;
        self.games += other.games;
        self.won += other.won;
        self.actions += other.actions;
        self.swapped.extend(other.swapped);
        self.resampled_apart.extend(other.resampled_apart);
    }

    /// Panics unless every kind of event and refusal and every effect was seen, and unless what is hidden was drawn anew for everybody it
    /// is hidden from.
    pub fn check_kinds<G: Conforms>(&self) {
        check_all_seen("events", G::Event::KINDS, &self.events);
        check_all_seen("effects", &G::effects(), &self.effects);
        check_all_seen("refusals", G::Refusal::KINDS, &self.refusals);
        assert_eq!(
            self.swapped, self.resampled_apart,
            "what can be swapped unseen is drawn anew by resampling, and nothing else"
        );
    }
}

fn check_all_seen(what: &str, kinds: &[&'static str], seen: &BTreeSet<&'static str>) {
    let missing: Vec<_> = kinds.iter().filter(|kind| !seen.contains(**kind)).collect();
    assert!(missing.is_empty(), "{what} never seen: {missing:?}");
}

impl Display for Seen {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let Seen {
            tables,
            games,
            won,
            actions,
            ..
        } = self;
        write!(
            f,
            "{tables} tables, {games} games to the end, {won} won, {actions} actions"
        )
    }
}
