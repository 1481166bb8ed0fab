//! Games that do what no game may: one whose board breaks, and one that takes its time to be unpacked.

use std::any::Any;
use std::sync::{Arc, Condvar, Mutex};

use klaxon_bots::registry::Games;
use klaxon_core::board::{Board, Done, NotDone};
use klaxon_core::chance::Answer;
use klaxon_core::shelf::{Shelf, Unpacked};
use klaxon_core::{Foreseen, Outcome, Seat, Seats, Time, Viewer};

/// The action that breaks the board of FUSE.
pub(crate) const SMASH: &str = "smash";
/// What the panic says.
pub(crate) const SMASHED: &str = "the board is smashed";

/// The usual games; boards of FUSE break when somebody smashes them.
pub(crate) struct Brittle;

impl Shelf for Brittle {
    fn games(&self) -> Vec<String> {
        Games.games()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        let unpacked = Games.unpack(game, options)?;
        Some(unpacked.map(|board| Box::new(Smashable(board)) as Box<dyn Board>))
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        Games.policies(game)
    }
}

/// A board that breaks.
struct Smashable(Box<dyn Board>);

impl Board for Smashable {
    fn act(&mut self, seat: Seat, action: &str, now: Time) -> Result<Done, NotDone> {
        assert!(action != SMASH, "{SMASHED}");
        self.0.act(seat, action, now)
    }

    fn game(&self) -> String {
        self.0.game()
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn hides(&self) -> bool {
        self.0.hides()
    }

    fn options(&self) -> Arc<[String]> {
        self.0.options()
    }

    fn start(&mut self, seed: [u8; 16]) -> Vec<String> {
        self.0.start(seed)
    }

    fn resume(&mut self, seed: [u8; 16]) {
        self.0.resume(seed);
    }

    fn foretell(&mut self, answers: Vec<Answer>) {
        self.0.foretell(answers);
    }

    fn foresee(&self, seat: Seat, action: &str, now: Time) -> Foreseen {
        self.0.foresee(seat, action, now)
    }

    fn tick(&mut self, now: Time) -> Vec<String> {
        self.0.tick(now)
    }

    fn deadline(&self) -> Option<Time> {
        self.0.deadline()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.0.legal(seat)
    }

    fn awaited(&self) -> Seats {
        self.0.awaited()
    }

    fn fallback(&self, seat: Seat) -> Option<String> {
        self.0.fallback(seat)
    }

    fn office(&self) -> Option<Seat> {
        self.0.office()
    }

    fn hand_office(&self, to: Seat) -> Option<String> {
        self.0.hand_office(to)
    }

    fn patience(&self) -> Option<Time> {
        self.0.patience()
    }

    fn takes(&self, action: &str) -> Vec<String> {
        self.0.takes(action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn apply(&mut self, event: &str) -> bool {
        self.0.apply(event)
    }

    fn blank(&self, event: &str, viewer: Viewer) -> Option<String> {
        self.0.blank(event, viewer)
    }

    fn view(&self, viewer: Viewer) -> String {
        self.0.view(viewer)
    }

    fn position(&self) -> String {
        self.0.position()
    }

    fn set_position(&mut self, position: &str) -> bool {
        self.0.set_position(position)
    }

    fn playing(&self) -> &dyn Any {
        self.0.playing()
    }
}

/// The usual games; the bomb-planter game is not unpacked until that is allowed.
#[derive(Clone, Default)]
pub(crate) struct Slow {
    allowed: Arc<(Mutex<bool>, Condvar)>,
}

impl Slow {
    pub(crate) fn allow(&self) {
        let (allowed, changed) = &*self.allowed;
        *allowed.lock().expect("nobody panics") = true;
        changed.notify_all();
    }
}

impl Shelf for Slow {
    fn games(&self) -> Vec<String> {
        Games.games()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        if game == "planter" {
            let (allowed, changed) = &*self.allowed;
            let waiting = allowed.lock().expect("nobody panics");
            drop(changed.wait_while(waiting, |allowed| !*allowed));
        }
        Games.unpack(game, options)
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        Games.policies(game)
    }
}
