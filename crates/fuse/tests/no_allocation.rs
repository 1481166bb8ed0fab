//! Playing allocates nothing: not for an action, not for the list of actions, not for a copy of the state.

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Numbers, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::state::State;
use klaxon_fuse::game::{Action, Options, Table};

/// Plays a while at random and counts the actions.
fn play(table: &Table, state: &mut State, chance: &mut Seeded, random: &mut Numbers) -> u32 {
    let mut actions = 0;
    let mut idle = 0;
    while state.end.is_none() && idle < 50 {
        let seat = klaxon_core::Seat(random.below(table.players()) as u8);
        let mut chosen: Option<Action> = None;
        let mut count = 0;
        Fuse::legal(table, state, seat, &mut |listed| {
            count += 1;
            if random.below(count) == 0 {
                chosen = Some(listed.action);
            }
        });
        let copy = *state;
        match chosen {
            Some(action) => {
                let result = Fuse::act(table, state, seat, action, Time(actions), chance, &mut ());
                assert!(result.is_ok() && copy != *state);
                actions += 1;
                idle = 0;
            }
            None => idle += 1,
        }
    }
    actions
}

#[test]
fn playing_allocates_nothing() {
    for players in 1..=5 {
        let table = Fuse::table(Options::new(players)).expect("good options");
        let mut chance = Seeded::from_number(players as u64);
        let mut state = Fuse::before(&table);
        Fuse::start(&table, &mut state, &mut chance, &mut ());
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
    assert!(size <= 576, "{size} bytes");
}
