//! The tape that is in, and where it stands. There is one on a page.

use std::cell::RefCell;

use klaxon_core::Time;
use klaxon_replay::{Eyes, Moment, Tape};

use super::speed::{AS_PLAYED, SPEEDS};
use crate::shell::story::Story;

/// A record, as it was read.
pub(super) struct Record {
    pub(super) text: String,
    /// Its address, if the server has it.
    pub(super) address: Option<String>,
}

/// A tape, and where it stands.
pub(super) struct Reel {
    pub(super) tape: Tape,
    pub(super) moment: usize,
    pub(super) eyes: Eyes,
    pub(super) playing: bool,
    /// Which of the speeds.
    pub(super) speed: usize,
    /// What it was read from; none if the game still goes on.
    pub(super) record: Option<Record>,
    /// Whether what is shown is what happens now.
    pub(super) live: bool,
    /// The number of the last change that is on the tape, of a game that goes on.
    pub(super) heard: u64,
    /// What happened, as marks on the time line.
    pub(super) story: Story,
}

thread_local! {
    static REEL: RefCell<Option<Reel>> = const { RefCell::new(None) };
}

impl Reel {
    /// A tape that is just put in.
    pub(super) fn new(tape: Tape, record: Option<Record>) -> Reel {
        Reel {
            moment: 0,
            eyes: Eyes::Everybody,
            playing: false,
            speed: AS_PLAYED,
            live: record.is_none(),
            record,
            heard: 0,
            story: Story::default(),
            tape,
        }
    }

    /// The moment that is shown.
    pub(super) fn shown(&self) -> &Moment {
        &self.tape.moments()[self.moment.min(self.tape.last())]
    }

    /// How long the game lasts on the tape.
    pub(super) fn lasted(&self) -> Time {
        self.tape.moments()[self.tape.last()].at
    }

    /// How many times as fast as it was played it is shown now; nothing if it stands.
    pub(super) fn pace(&self) -> f64 {
        match self.playing {
            true => SPEEDS[self.speed].0,
            false => 0.0,
        }
    }

    /// The next moment, forth or back.
    pub(super) fn neighbour(&self, forth: bool) -> Option<usize> {
        match forth {
            true => Some(self.moment + 1).filter(|next| *next <= self.tape.last()),
            false => self.moment.checked_sub(1),
        }
    }

    /// How many moments of the game lie behind the one that is shown.
    pub(super) fn behind(&self) -> usize {
        self.tape.last().saturating_sub(self.moment)
    }

    /// The moments of the marks, each with its sentence, in order.
    pub(super) fn marks(&self) -> Vec<(usize, &str)> {
        let marks = self.story.moments.iter();
        let marks = marks.filter(|mark| !mark.text.is_empty());
        let marks = marks.map(|mark| (self.tape.moment_at(mark.at), mark.text.as_str()));
        marks.collect()
    }

    /// The nearest mark before or after the moment that is shown.
    pub(super) fn mark(&self, forth: bool) -> Option<usize> {
        let mut marks = self.marks().into_iter().map(|(moment, _)| moment);
        match forth {
            true => marks.find(|mark| *mark > self.moment),
            false => marks.rfind(|mark| *mark < self.moment),
        }
    }
}

/// Puts a tape in, or takes it out.
pub(super) fn put(reel: Option<Reel>) {
    REEL.set(reel);
}

/// Looks at the tape that is in.
pub(super) fn look<T>(look: impl FnOnce(&Reel) -> T) -> Option<T> {
    REEL.with_borrow(|reel| reel.as_ref().map(look))
}

/// Changes the tape that is in, or where it stands.
pub(super) fn change<T>(change: impl FnOnce(&mut Reel) -> T) -> Option<T> {
    REEL.with_borrow_mut(|reel| reel.as_mut().map(change))
}
