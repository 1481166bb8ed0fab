//! After a restart: everybody has to come back, and the time between is paused time.

use std::sync::Arc;

use klaxon_core::{Seat, Shelf};

use crate::bots::Mind;
use crate::change::Change;
use crate::fact::Fact;
use crate::member::MemberId;
use crate::room::{Occupant, Phase, Room};
use crate::wall::Wall;

/// How long everybody has to come back before a game goes on, at least, in milliseconds.
const COUNT_IN: u64 = 3000;

impl Room {
    /// Everything up to now as one change, from which a new room goes on as this one would: what was before need not be
    /// kept. None while a game is on the table, or over: that can't be told without what happened in it.
    pub fn summary(&self, at: Wall) -> Option<Change> {
        if self.board.is_some() {
            return None;
        }
        let mut facts = self.snapshot(&[]);
        for member in &self.members {
            facts.extend(member.key.clone().map(|key| Fact::Key(member.id, key)));
            let answers: Vec<(u64, u64)> = member.done.iter().collect();
            if !answers.is_empty() {
                facts.push(Fact::Answered(member.id, answers));
            }
        }
        facts.push(Fact::Count(self.joined));
        facts.extend(self.secret.map(Fact::Secret));
        facts.extend(self.banned.iter().cloned().map(Fact::Banned));
        Some(Change {
            number: self.number,
            at,
            by: None,
            facts,
            events: Vec::new(),
        })
    }

    /// A room from the changes that were kept of it; none if they can't be understood. The first may be a
    /// [`summary`](Room::summary) of those before.
    pub fn replayed(shelf: Arc<dyn Shelf>, changes: &[Change]) -> Option<Room> {
        let mut room = Room::new(shelf);
        room.begin_before(changes.first());
        let understood = changes.iter().all(|change| room.replay(change));
        understood.then_some(room)
    }

    /// The next change is the first that was kept.
    pub(crate) fn begin_before(&mut self, first: Option<&Change>) {
        self.number = first.map_or(0, |change| change.number.saturating_sub(1));
    }

    /// Returns whether the room stands as it would if it had been kept all the time: nobody is here, and no game is on.
    /// Then nothing has to be made up for when it is brought back from its changes.
    pub fn is_at_rest(&self, now: Wall) -> bool {
        let nobody = self.not_gone_by(now).next().is_none();
        nobody && matches!(self.phase, Phase::Lobby | Phase::Over)
    }

    /// The room was brought back from its changes a moment after somebody else had kept it, and goes on without a pause.
    pub fn handed_over(&mut self, now: Wall) {
        self.bots_look(now);
    }

    /// Those who were here, and those who went at a time that is still to come: then the clock was set back.
    fn not_gone_by(&self, now: Wall) -> impl Iterator<Item = MemberId> {
        let members = self.members.iter();
        let members = members.filter(move |member| member.gone.is_none_or(|since| since > now));
        members.map(|member| member.id)
    }

    /// The room was brought back from its changes. `alive` is when it was last known to run, by the clock of then: if that
    /// was set back since, it lies ahead of `now`.
    pub fn restart(&mut self, alive: Wall, now: Wall) -> Change {
        self.emit(Fact::Restarted(now));
        for id in self.not_gone_by(now).collect::<Vec<_>>() {
            self.emit(Fact::Gone(id, now));
        }
        let count_in = self.settings.count_in.max(COUNT_IN);
        match self.phase {
            // Secrets that were told may be lost with the devices' connections: everybody begins anew.
            Phase::Counting(_) => self.break_off(),
            // The first to come back would decide for all others.
            Phase::Over => self.nobody_is_ready(),
            Phase::Playing => {
                // What happened after the last sign of life shows that the game ran until then.
                let at = self.clock.at(alive).max(self.last_time);
                let wall = self.clock.wall(at).unwrap_or(alive).min(now);
                let drop = self.settings.pause_on_drop && self.seated().next().is_some();
                self.emit(Fact::Paused { at, wall, drop });
                if !drop {
                    self.emit(Fact::Running(at, now.plus(count_in)));
                }
            }
            _ => {}
        }
        self.bots_look(now.plus(count_in));
        self.commit(now, None)
    }

    /// Bots look at the table from this time on: what they thought before is not known.
    fn bots_look(&mut self, at: Wall) {
        for seat in Seat::all(self.seats.len()) {
            let is_bot = matches!(self.seats[seat.index()], Occupant::Bot(_));
            self.minds[seat.index()] = match is_bot {
                true => Mind::Looks(at),
                false => Mind::Idle,
            };
        }
    }
}
