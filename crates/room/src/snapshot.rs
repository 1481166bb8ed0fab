//! What a member is told: all of it at once, or change by change, with what is nobody's business left out.

use klaxon_core::Viewer;

use crate::change::Change;
use crate::clock::Clock;
use crate::fact::Fact;
use crate::room::{Occupant, Phase, Room};

impl Fact {
    /// May members hear of it?
    pub fn is_public(&self) -> bool {
        !matches!(
            self,
            Fact::Key(..)
                | Fact::Secret(_)
                | Fact::Seed(_)
                | Fact::Banned(_)
                | Fact::Count(_)
                | Fact::Answered(..)
        )
    }
}

impl Room {
    /// What happened in the game, as a viewer sees it.
    pub fn events_for(&self, change: &Change, viewer: Viewer) -> Vec<String> {
        let Some(board) = &self.board else {
            return Vec::new();
        };
        let events = change.events.iter();
        events
            .filter_map(|event| board.blank(event, viewer))
            .collect()
    }

    /// Facts that make a new room into this one, as these viewers see it.
    pub fn snapshot(&self, eyes: &[Viewer]) -> Vec<Fact> {
        let mut facts = vec![Fact::Game(self.game.clone())];
        facts.extend(self.options.iter().cloned().map(Fact::Option));
        for (name, value) in self.settings.all() {
            facts.push(Fact::Setting(name.to_owned(), value));
        }
        for member in &self.members {
            facts.push(Fact::Joined(member.id, member.name.clone()));
            facts.extend(member.screen.then_some(Fact::Screen(member.id)));
            facts.extend(member.gone.map(|at| Fact::Gone(member.id, at)));
        }
        facts.extend(self.owner.map(Fact::Owner));
        for (occupant, seat) in self
            .seats
            .iter()
            .zip(klaxon_core::Seat::all(self.seats.len()))
        {
            match occupant {
                Occupant::Nobody => {}
                Occupant::Member(id) => facts.push(Fact::Sat(seat, *id)),
                Occupant::Bot(policy) => facts.push(Fact::Bot(seat, policy.clone())),
            }
        }
        facts.extend(self.snapshot_of_game(eyes));
        // What the beginning and the end of a game would forget comes behind them.
        facts.extend(self.kept.iter().map(|(seat, id)| Fact::Kept(*seat, *id)));
        for (text, seat) in self
            .notes
            .iter()
            .zip(klaxon_core::Seat::all(self.notes.len()))
        {
            if !text.is_empty() {
                facts.push(Fact::Noted(seat, text.clone()));
            }
        }
        for member in self.members.iter().filter(|member| member.ready) {
            facts.push(Fact::Ready(member.id));
        }
        for member in self.members.iter().filter(|member| member.votes) {
            facts.push(Fact::Voted(member.id));
        }
        facts
    }

    fn snapshot_of_game(&self, eyes: &[Viewer]) -> Vec<Fact> {
        let mut facts = Vec::new();
        if let Phase::Counting(until) = self.phase {
            facts.push(Fact::Counting(until));
        }
        facts.extend(self.snapshot_of_shares());
        let Some(board) = &self.board else {
            return facts;
        };
        facts.extend(self.pinned().iter().cloned().map(Fact::Table));
        facts.push(Fact::Began);
        for &viewer in eyes {
            facts.push(Fact::Position(viewer, board.view(viewer)));
        }
        facts.push(Fact::Ticked(self.last_time));
        let (at, since) = match self.clock {
            Clock::Stopped(at) => (at, self.paused_since.unwrap_or_default()),
            Clock::Running { from, since } => (from, since),
            Clock::Still(at) => {
                facts.push(Fact::Still(at));
                return facts;
            }
        };
        if self.phase == Phase::Over {
            facts.push(Fact::Over(at, self.paused));
            facts.extend(self.seed.map(Fact::Revealed));
            return facts;
        }
        // All pauses before, as if it had been one.
        if self.paused > 0 {
            let (wall, drop) = (since.minus(self.paused), false);
            facts.push(Fact::Paused { at, wall, drop });
        }
        facts.push(Fact::Running(at, since));
        if let Phase::Paused { drop } = self.phase {
            let wall = since;
            facts.push(Fact::Paused { at, wall, drop });
        }
        facts
    }
}
