//! Whole games in great number, for each number of players: no die, cube, tile or card is created or lost by any event.

use std::sync::atomic::{AtomicU64, Ordering};

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::{Conforms, games_asked_for};
use klaxon_core::{Game, Numbers, Seat, Time};
use klaxon_flatline::options::{Difficulty, Side};
use klaxon_flatline::{Action, Event, Flatline, Options, State, Table};

/// How many games are played for each number of players, unless somebody asks for another number of games in all.
const USUAL_GAMES: u64 = 60;
/// How many cleared tiles there are (L-4).
const TILES: u32 = 20;

fn choose(table: &Table, state: &State, random: &mut Numbers) -> Option<(Seat, Action)> {
    let mut chosen: Option<(u32, Seat, Action)> = None;
    let mut count = 0;
    let greedy = !random.once_in(4);
    for seat in table.seats() {
        Flatline::legal(table, state, seat, &mut |one| {
            count += 1;
            let promise = Flatline::promise(table, state, seat, &one.action);
            let better = match (greedy, chosen) {
                (_, None) => true,
                (true, Some((best, ..))) => promise > best,
                (false, _) => random.below(count) == 0,
            };
            if better {
                chosen = Some((promise, seat, one.action));
            }
        });
    }
    chosen.map(|(_, seat, action)| (seat, action))
}

/// Follows the events, and looks at what is there after each of them.
fn follow(table: &Table, before: State, events: &[Event], inventory: &[u64]) -> State {
    let mut state = before;
    for event in events {
        Flatline::apply(table, &mut state, event);
        assert_eq!(Flatline::inventory(table, &state), inventory, "{event:?}");
        let tiles = state.bays.iter().map(|place| place.tiles.count_ones());
        assert!(tiles.sum::<u32>() <= TILES, "{event:?}");
    }
    state
}

/// Plays a game; returns how many actions it had.
fn play(table: &Table, seed: u64) -> u64 {
    let mut random = Numbers::new(seed);
    let mut chance = Seeded::from_number(seed);
    let mut state = Flatline::before(table);
    let inventory = Flatline::inventory(table, &state);
    let mut folded = state;
    let mut events = Vec::new();
    Flatline::start(table, &mut state, &mut chance, &mut events);
    let mut now = Time::ZERO;
    for actions in 0.. {
        folded = follow(table, folded, &events, &inventory);
        assert_eq!(folded, state, "seed {seed}");
        events.clear();
        if Flatline::is_over(table, &state) {
            return actions;
        }
        now = now.plus(Time(random.below(2000) as u32));
        if let Some(due) = Flatline::deadline(table, &state).filter(|due| *due <= now) {
            Flatline::tick(table, &mut state, due, &mut chance, &mut events);
            continue;
        }
        let (seat, action) = choose(table, &state, &mut random).expect("somebody can act");
        let result = Flatline::act(
            table,
            &mut state,
            seat,
            action,
            now,
            &mut chance,
            &mut events,
        );
        result.expect("it is legal");
    }
    0
}

#[test]
fn nothing_is_created_or_lost_in_many_games() {
    let games = games_asked_for().map_or(5 * USUAL_GAMES, |games| games as u64);
    let (next, actions) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return;
            }
            let options = Options {
                difficulty: Difficulty::ALL[(game / 5 % 3) as usize],
                meter: Side::ALL[(game / 15 % 2) as usize],
                ..Options::new((game % 5) as usize + 1)
            };
            let table = Table::new(options).expect("good options");
            actions.fetch_add(play(&table, game), Ordering::Relaxed);
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        (0..cores).for_each(|_| {
            scope.spawn(work);
        });
    });
    let actions = actions.into_inner();
    println!("{games} games, {actions} actions");
    assert!(actions > games * 20);
}
