//! The referee as an engine: it makes up its own chance. Compared with a second referee, which only follows, it shows that the
//! referee neither gets stuck nor loses anything, and how much the random games cover.

use std::collections::BTreeSet;

use crate::games::Engine;
use crate::random::Random;
use crate::script::Script;
use crate::setting::Setting;
use crate::table::Referee;

/// A referee that plays.
pub(crate) struct Invented(Referee);

impl Invented {
    pub(crate) fn new(setting: Setting, seed: u64) -> Invented {
        let mut referee = Referee::new(setting);
        referee.script = Script::Invent {
            random: Random::new(seed ^ 0xd1ce),
            said: Vec::new(),
        };
        Invented(referee)
    }

    fn said(&mut self, done: Result<(), String>) -> Vec<String> {
        done.expect("an invented game follows the rules");
        match &mut self.0.script {
            Script::Invent { said, .. } => std::mem::take(said),
            Script::Compare { .. } => Vec::new(),
        }
    }
}

impl Engine for Invented {
    fn start(&mut self) -> Vec<String> {
        let done = self.0.start(&[]);
        self.said(done)
    }

    fn legal(&self, seat: usize) -> BTreeSet<String> {
        self.0.legal(seat)
    }

    fn act(&mut self, seat: usize, action: &str, now: u32) -> Vec<String> {
        let done = self.0.act(seat, action, now, &[]);
        self.said(done)
    }

    fn tick(&mut self, now: u32) -> Vec<String> {
        let done = self.0.tick(now, &[]);
        self.said(done)
    }

    fn deadline(&self) -> Option<u32> {
        self.0.deadline()
    }

    fn over(&self) -> bool {
        self.0.outcome().is_some()
    }
}
