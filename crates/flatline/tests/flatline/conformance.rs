//! The kit, on this game alone.

use klaxon_core::conformance::{games_asked_for, run};
use klaxon_flatline::Flatline;

#[test]
fn every_invariant_holds_at_every_step() {
    let seen = run::<Flatline>(games_asked_for());
    println!("{seen}");
    seen.check_kinds::<Flatline>();
}
