//! The referee's doors: the deal, an action of a seat, the clock.

use crate::agenda::Task;
use crate::legal::Action;
use crate::script::{Halt, Script, Step};
use crate::table::{Phase, Referee, Waiting};

impl Referee {
    /// Follows the engine's events of the deal (L-11, L-12).
    pub(crate) fn start(&mut self, events: &[String]) -> Result<(), String> {
        self.load(events);
        let step = self.deal();
        self.settle(step)
    }

    fn deal(&mut self) -> Step {
        for bay in 0..4 {
            self.deal_patient(bay)?;
        }
        self.say("L-16", format!("chief {}", self.chief + 1))?;
        self.say("L-12", "connecting")?;
        self.phase = Phase::Connecting;
        self.waiting = Waiting::Connection;
        Ok(())
    }

    /// A seat acts at a game time: compares what the rules say must happen with what the engine said happened.
    pub(crate) fn act(
        &mut self,
        seat: usize,
        action: &str,
        now_ms: u32,
        events: &[String],
    ) -> Result<(), String> {
        if now_ms < self.now {
            return Err(format!("time runs backwards: {now_ms} after {}", self.now));
        }
        if self.deadline().is_some_and(|deadline| now_ms >= deadline) {
            return Err("the clock has run out: a tick has to come first (L-30)".to_owned());
        }
        let found = self
            .actions(seat)
            .into_iter()
            .find(|each| each.text() == action);
        let Some(found) = found else {
            return Err(format!("seat {} may not {action:?} now", seat + 1));
        };
        self.now = now_ms;
        self.load(events);
        let step = self.follow(seat, found);
        let step = step.and_then(|()| self.run());
        self.settle(step)
    }

    /// The clock goes on.
    pub(crate) fn tick(&mut self, now_ms: u32, events: &[String]) -> Result<(), String> {
        self.load(events);
        while let Some(deadline) = self.deadline()
            && deadline <= now_ms
        {
            self.now = deadline;
            let step = self.time_is_up();
            let step = step.and_then(|()| self.run());
            if matches!(step, Err(Halt::Over)) {
                break;
            }
            if let Err(Halt::Wrong(why)) = step {
                return Err(why);
            }
        }
        self.now = self.now.max(now_ms);
        self.settle(Ok(()))
    }

    fn load(&mut self, events: &[String]) {
        if let Script::Compare { .. } = self.script {
            let events = events.to_vec();
            self.script = Script::Compare { events, at: 0 };
        }
    }

    fn settle(&mut self, step: Step) -> Result<(), String> {
        match step {
            Ok(()) | Err(Halt::Over) => self.script.finish(),
            Err(Halt::Wrong(why)) => Err(why),
        }
    }

    /// The seat does this; what the rules bring afterwards is on the agenda.
    fn follow(&mut self, seat: usize, action: Action) -> Step {
        match action {
            Action::ChooseBay(bay) => {
                self.waiting = Waiting::Nobody;
                self.diamond = bay;
                self.say("L-12", format!("dial {}", bay + 1))?;
                self.next(&[Task::BeginRound]);
                Ok(())
            }
            Action::Choose(kind, pick) => self.chosen(kind, pick),
            Action::Go => {
                self.waiting = Waiting::Nobody;
                Ok(())
            }
            Action::Use(what) => {
                self.resume_later();
                self.use_card(what)?;
                self.check_countdown()
            }
            Action::Discard(card) => {
                self.resume_later();
                self.discard_card("L-40", card)
            }
            Action::Keep(card) => {
                self.waiting = Waiting::Nobody;
                self.keep(card)
            }
            Action::Drop(card) => {
                self.waiting = Waiting::Nobody;
                self.drop_card(card)
            }
            Action::Chief(to) => {
                self.chief = to;
                self.say("L-16", format!("chief {}", to + 1))
            }
            Action::Ready => self.say_ready(seat),
            Action::Place(die, spot, space) => {
                self.place(die, spot, space)?;
                self.check_countdown()
            }
            Action::Sacrifice(die, named) => {
                self.sacrifice(die, named)?;
                self.check_countdown()
            }
            Action::Reroll(dice) => self.reroll(&dice),
            Action::Set(die, icon) => self.set_die(die, icon),
            Action::Done => {
                self.say_done(seat)?;
                self.check_countdown()
            }
        }
    }

    /// After a triage card was used or discarded, a stop goes on as a stop, and cards that waited for room look again.
    fn resume_later(&mut self) {
        match self.waiting {
            Waiting::Stop => {
                self.waiting = Waiting::Nobody;
                self.next(&[Task::Stop { made: true }]);
            }
            Waiting::Room => {
                self.waiting = Waiting::Nobody;
                self.after_room_was_made();
            }
            _ => (),
        }
    }
}
