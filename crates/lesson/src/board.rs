//! A guided game: all of the real one, except that it does only what the lesson wants.

use std::any::Any;
use std::sync::Arc;

use klaxon_core::board::{Board, Done, NotDone};
use klaxon_core::chance::Answer;
use klaxon_core::{Foreseen, Message, Outcome, Seat, Seats, Time, Viewer};

use crate::coach::Coach;
use crate::lesson::Opening;

/// What a refusal of the lesson is called where a rule would stand.
const RULE: &str = "lesson";

/// A guided game.
pub struct GuidedBoard {
    game: Box<dyn Board>,
    coach: Coach,
}

impl GuidedBoard {
    /// A game guided by a coach.
    pub fn new(game: Box<dyn Board>, coach: Coach) -> GuidedBoard {
        GuidedBoard { game, coach }
    }

    /// What happened may be what a puzzle is about.
    fn happened(&mut self, events: &[String]) {
        let game = &*self.game;
        self.coach.with(|guide| {
            guide.happened(events, game);
            guide.look(game);
        });
    }

    /// Why the lesson does not want something: what is really against it comes first.
    fn not_wanted(&self, seat: Seat, action: &str, now: Time) -> NotDone {
        if let Foreseen::Refused(why) = self.game.foresee(seat, action, now) {
            self.coach.with(|guide| guide.tried(seat, action));
            return why;
        }
        let over = self.coach.with(|guide| guide.is_over());
        let key = match over {
            true => "lesson-is-over",
            false => "lesson-not-now",
        };
        NotDone::Refused {
            rule: RULE,
            message: Message::new(key),
        }
    }
}

impl Board for GuidedBoard {
    fn game(&self) -> String {
        self.game.game()
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn hides(&self) -> bool {
        self.game.hides()
    }

    fn options(&self) -> Arc<[String]> {
        self.game.options()
    }

    /// The table is laid as the lesson says.
    fn start(&mut self, seed: [u8; 16]) -> Vec<String> {
        let opening = self.coach.with(|guide| guide.lesson().opening.clone());
        let events = match opening {
            Opening::Position(position) => {
                self.game.resume(seed);
                self.game.set_position(&position);
                Vec::new()
            }
            Opening::Deal(chance) => {
                self.game.foretell(chance);
                self.game.start(seed)
            }
        };
        self.happened(&[]);
        events
    }

    fn resume(&mut self, seed: [u8; 16]) {
        self.game.resume(seed);
    }

    fn foretell(&mut self, answers: Vec<Answer>) {
        self.game.foretell(answers);
    }

    fn act(&mut self, seat: Seat, action: &str, now: Time) -> Result<Done, NotDone> {
        let Some(chance) = self.coach.with(|guide| guide.accepts(seat, action)) else {
            return Err(self.not_wanted(seat, action, now));
        };
        if let Some(chance) = chance {
            self.game.foretell(chance);
        }
        let done = self.game.act(seat, action, now)?;
        self.coach.with(|guide| guide.acted(seat, action));
        self.happened(&done.events);
        Ok(done)
    }

    fn foresee(&self, seat: Seat, action: &str, now: Time) -> Foreseen {
        self.game.foresee(seat, action, now)
    }

    fn tick(&mut self, now: Time) -> Vec<String> {
        if let Some(chance) = self.coach.with(|guide| guide.chance_of_time()) {
            self.game.foretell(chance);
        }
        let events = self.game.tick(now);
        self.happened(&events);
        events
    }

    fn deadline(&self) -> Option<Time> {
        self.game.deadline()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.game.legal(seat)
    }

    fn awaited(&self) -> Seats {
        self.game.awaited()
    }

    fn fallback(&self, seat: Seat) -> Option<String> {
        self.game.fallback(seat)
    }

    /// Nobody's: in a lesson no office is handed on by itself.
    fn office(&self) -> Option<Seat> {
        None
    }

    fn hand_office(&self, to: Seat) -> Option<String> {
        self.game.hand_office(to)
    }

    /// For as long as it takes: in a lesson nothing lapses.
    fn patience(&self) -> Option<Time> {
        None
    }

    fn takes(&self, action: &str) -> Vec<String> {
        self.game.takes(action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn apply(&mut self, event: &str) -> bool {
        self.game.apply(event)
    }

    fn blank(&self, event: &str, viewer: Viewer) -> Option<String> {
        self.game.blank(event, viewer)
    }

    fn view(&self, viewer: Viewer) -> String {
        self.game.view(viewer)
    }

    fn position(&self) -> String {
        self.game.position()
    }

    fn set_position(&mut self, position: &str) -> bool {
        self.game.set_position(position)
    }

    fn playing(&self) -> &dyn Any {
        self.game.playing()
    }
}
