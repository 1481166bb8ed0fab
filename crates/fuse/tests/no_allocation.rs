//! Playing allocates nothing: not for an action, not for the list of actions, not for a copy of the state. A test binary of
//! its own, because counting what is allocated would make all other tests slow.

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Numbers, Time};
use klaxon_fuse::game::edition::{Edition, Large, Small};
use klaxon_fuse::game::options::Difficulty;
use klaxon_fuse::game::state::State;
use klaxon_fuse::game::{Action, Engine, Options, Ruleset, Table};
use klaxon_fuse::{Countdown, Fuse, Role};

/// Plays a while at random and counts the actions.
fn play<E: Edition>(
    table: &Table,
    state: &mut State<E>,
    chance: &mut Seeded,
    random: &mut Numbers,
) -> u32 {
    let mut actions = 0;
    let mut idle = 0;
    while state.end.is_none() && idle < 50 {
        let seat = klaxon_core::Seat(random.below(table.players()) as u8);
        let mut chosen: Option<Action> = None;
        let mut count = 0;
        Engine::<E>::legal(table, state, seat, &mut |listed| {
            count += 1;
            if random.below(count) == 0 {
                chosen = Some(listed.action);
            }
        });
        let copy = *state;
        match chosen {
            Some(action) => {
                let now = Time(actions);
                let result = Engine::<E>::act(table, state, seat, action, now, chance, &mut ());
                assert!(result.is_ok() && copy != *state);
                actions += 1;
                idle = 0;
            }
            None => idle += 1,
        }
    }
    actions
}

fn check<E: Edition>(table: &Table, seed: u64) -> u32 {
    let players = table.players();
    let mut chance = Seeded::from_number(seed);
    let mut state = Engine::<E>::before(table);
    Engine::<E>::start(table, &mut state, &mut chance, &mut ());
    let mut random = Numbers::new(5);
    let mut actions = 0;
    let info = allocation_counter::measure(|| {
        actions = play::<E>(table, &mut state, &mut chance, &mut random);
    });
    assert_eq!(info.count_total, 0, "{players} players, {actions} actions");
    actions
}

#[test]
fn playing_allocates_nothing() {
    for players in 1..=5 {
        let table = Fuse::table(Options::new(players)).expect("good options");
        let actions = check::<Small>(&table, players as u64);
        assert!(actions > 50, "{players} players: only {actions} actions");
    }
}

/// With every role, and fuse cards of every kind.
#[test]
fn playing_countdown_allocates_nothing() {
    for role in Role::ALL {
        let mut actions = 0;
        for players in 1..=4 {
            let options = Options {
                difficulty: Difficulty::Elite,
                fuse_cards: Some(10),
                roles: vec![Some(role)],
                ..Options::countdown(players)
            };
            let table = Countdown::table(options).expect("good options");
            actions += check::<Large>(&table, players as u64);
        }
        assert!(actions > 200, "{role}: only {actions} actions");
    }
}

/// By every ruleset, with as many players as there can be.
#[test]
fn playing_any_combination_allocates_nothing() {
    for rules in Ruleset::all() {
        let options = Options {
            difficulty: Difficulty::Elite,
            ..Options::of(rules, *rules.players().end())
        };
        let actions = match Small::suits(rules) {
            true => check::<Small>(&Fuse::table(options).expect("good options"), 1),
            false => check::<Large>(&Countdown::table(options).expect("good options"), 1),
        };
        assert!(actions > 30, "{rules}: only {actions} actions");
    }
}

/// Nine players with all their cards and sparks need more room than five with their bombs.
#[test]
fn a_state_is_small() {
    let size = std::mem::size_of::<State>();
    println!("a state has {size} bytes");
    assert!(size <= 576, "{size} bytes");
    let size = std::mem::size_of::<State<Large>>();
    println!("with roles and sparks it has {size} bytes");
    assert!(size <= 2048 + 288, "{size} bytes");
}
