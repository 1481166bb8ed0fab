//! Every game keeps the contract: every invariant, at every step, for all player counts, rulesets and options.

use klaxon_core::conformance::{Seen, games_asked_for, run};
use klaxon_core::{Game, Kind};
use klaxon_games::each_game;

/// What was seen of all games that have the same kinds of events and refusals: one engine may come in several sizes.
struct Family {
    events: &'static [&'static str],
    seen: Seen,
    check: fn(&Seen),
}

/// `KLAXON_GAMES` says how many games are played by each engine; the usual few take a minute or two.
#[test]
fn every_invariant_holds_at_every_step() {
    let mut families: Vec<Family> = Vec::new();
    macro_rules! play {
        ($($game:ty),*) => { $({
            let seen = run::<$game>(games_asked_for());
            println!("{}: {seen}", <$game>::names()[0]);
            let events = <$game as Game>::Event::KINDS;
            match families.iter_mut().find(|family| family.events == events) {
                Some(family) => family.seen.add(seen),
                None => families.push(Family {
                    events,
                    seen,
                    check: Seen::check_kinds::<$game>,
                }),
            }
        })* };
    }
    each_game!(play);
    for Family { seen, check, .. } in &families {
        // Few games can't show everything.
        if games_asked_for().is_none_or(|games| games >= seen.tables) {
            check(seen);
            assert!(seen.won > 0, "{seen}");
        }
    }
}
