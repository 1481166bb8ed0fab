//! Playing allocates nothing: not for an action, not for the list of actions, not for a copy of the state.
//!
//! A test binary of its own: the allocator that counts makes everything else slow.

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Numbers, Seat, Time};
use klaxon_flatline::state::Phase;
use klaxon_flatline::{Action, Flatline, Options, State, Table};

/// Plays to the end at random and counts the actions.
fn play(table: &Table, state: &mut State, chance: &mut Seeded, random: &mut Numbers) -> u32 {
    let mut actions = 0;
    let mut now = Time::ZERO;
    while state.phase != Phase::Over {
        let mut chosen: Option<(Seat, Action)> = None;
        let mut count = 0;
        for seat in table.seats() {
            Flatline::legal(table, state, seat, &mut |listed| {
                count += 1;
                if random.below(count) == 0 {
                    chosen = Some((seat, listed.action));
                }
            });
        }
        if let Some((seat, action)) = chosen {
            let result = Flatline::act(table, state, seat, action, now, chance, &mut ());
            assert!(result.is_ok());
            actions += 1;
        } else {
            now = Flatline::deadline(table, state).unwrap_or(now);
            Flatline::tick(table, state, now, chance, &mut ());
        }
    }
    actions
}

#[test]
fn playing_allocates_nothing() {
    for players in 1..=5 {
        let table = Flatline::table(Options::new(players)).expect("good options");
        let mut chance = Seeded::from_number(players as u64);
        let mut state = Flatline::before(&table);
        Flatline::start(&table, &mut state, &mut chance, &mut ());
        let mut random = Numbers::new(5);
        let mut actions = 0;
        let info = allocation_counter::measure(|| {
            actions = play(&table, &mut state, &mut chance, &mut random);
        });
        assert!(actions > 50, "{players} players: only {actions} actions");
        assert_eq!(info.count_total, 0, "{players} players, {actions} actions");
    }
}

#[test]
fn a_state_is_small() {
    let size = std::mem::size_of::<State>();
    println!("a state has {size} bytes");
    assert!(size <= 512, "{size} bytes");
}
