//! Bots: the room says when one should think; whoever runs the room lets it think, and says what came of it.

use klaxon_core::{Seat, Thought};

use crate::change::Change;
use crate::play::Who;
use crate::room::{Occupant, Phase, Room};
use crate::wall::Wall;

/// A bot should think about the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Think {
    /// For which seat.
    pub seat: Seat,
    /// How it plays.
    pub policy: String,
    /// The last change it knows of.
    pub number: u64,
}

/// What a bot is doing. Nobody writes it down: after a restart they all look at the table anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mind {
    /// Nothing has happened since it last looked.
    Idle,
    /// It looks at the table at this time.
    Looks(Wall),
    /// It thinks, and knows of the changes up to this one.
    Thinks(u64),
}

impl Room {
    /// The bots that should think now. Each is to be answered with [`Room::thought`].
    pub fn take_thinking(&mut self) -> Vec<Think> {
        std::mem::take(&mut self.wanted)
    }

    /// A bot has thought. Gives what changed.
    pub fn thought(&mut self, think: &Think, thought: Thought, now: Wall) -> Vec<Change> {
        let mut changes = Vec::new();
        let seat = think.seat;
        let same = self.seats.get(seat.index()) == Some(&Occupant::Bot(think.policy.clone()));
        if !same || self.minds.get(seat.index()) != Some(&Mind::Thinks(think.number)) {
            return changes;
        }
        let later = now.plus(self.settings.pace);
        let surprised = self.number != think.number;
        let thought = match thought {
            Thought::Note(text, then) => {
                self.note_of_bot(seat, &text, now, &mut changes);
                *then
            }
            thought => thought,
        };
        self.minds[seat.index()] = match thought {
            Thought::Act(action) => match self.put_off(&action, now) {
                Some(until) => Mind::Looks(until),
                // A refusal is no surprise: something happened meanwhile. It looks again in a while.
                None => {
                    let _ = self.play(seat, &action, now, Who::Bot, &mut changes);
                    Mind::Looks(later)
                }
            },
            // What a bot says is said once.
            Thought::Wait(_) | Thought::Note(..) if surprised => Mind::Looks(later),
            Thought::Wait(Some(time)) => {
                Mind::Looks(self.clock.wall(time).unwrap_or(later).max(now))
            }
            Thought::Wait(None) | Thought::Note(..) => Mind::Idle,
        };
        if !changes.is_empty() {
            self.stamina.spend(now);
        }
        changes
    }

    /// Bots have a reason to look at the table that is no change of it.
    pub fn nudge(&mut self, now: Wall) {
        self.think_later(now);
    }

    /// Something happened: bots that were idle, or waited for a time, look at the table at the pace that is set.
    pub(crate) fn think_later(&mut self, now: Wall) {
        let at = now.plus(self.settings.pace);
        for (occupant, mind) in self.seats.iter().zip(&mut self.minds) {
            if matches!(occupant, Occupant::Bot(_)) {
                *mind = match *mind {
                    Mind::Idle => Mind::Looks(at),
                    Mind::Looks(before) => Mind::Looks(before.min(at)),
                    thinks => thinks,
                };
            }
        }
    }

    /// The next bot to look at the table, and when. A game without a clock that nobody looks at waits for people: bots
    /// alone might play it for ever.
    pub(crate) fn next_think(&self) -> Option<(Wall, Seat)> {
        if self.would_never_end() {
            return None;
        }
        let minds = self.minds.iter().zip(0..);
        let looks = minds.filter_map(|(mind, seat)| match mind {
            Mind::Looks(at) => Some(((*at).max(self.stamina.rested()), Seat(seat))),
            Mind::Idle | Mind::Thinks(_) => None,
        });
        looks.min_by_key(|(at, _)| *at)
    }

    pub(crate) fn want_thought(&mut self, seat: Seat) {
        let Some(Occupant::Bot(policy)) = self.seats.get(seat.index()) else {
            self.minds[seat.index()] = Mind::Idle;
            return;
        };
        if self.phase == Phase::Playing {
            self.wanted.push(Think {
                seat,
                policy: policy.clone(),
                number: self.number,
            });
            self.minds[seat.index()] = Mind::Thinks(self.number);
        }
    }
}
