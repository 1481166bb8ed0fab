//! Whole games in great number, for each number of players: no die, cube, patient or card is created or lost by any event.

use std::sync::atomic::{AtomicU64, Ordering};

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::{Conforms, games_asked_for};
use klaxon_core::{Game, Numbers, Seat, Time};
use klaxon_flatline::options::{Difficulty, Side};
use klaxon_flatline::state::{CUBES, Phase};
use klaxon_flatline::{Action, Event, Flatline, Options, State, Table};

/// How many games are played for each number of players, unless somebody asks for another number of games in all.
const USUAL_GAMES: u64 = 60;

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

/// Follows the events of a game, and counts the cubes that leave the board.
struct Follower {
    state: State,
    inventory: Vec<u64>,
    removed_cubes: u8,
}

impl Follower {
    /// Carries the events out, and looks at what is there after each of them.
    fn follow(&mut self, table: &Table, events: &[Event]) {
        for event in events {
            match event {
                Event::Power(_) | Event::CubeLost => self.removed_cubes += 1,
                Event::CubeGained => self.removed_cubes -= 1,
                _ => {}
            }
            Flatline::apply(table, &mut self.state, event);
            let inventory = Flatline::inventory(table, &self.state);
            assert_eq!(inventory, self.inventory, "{event:?}");
            let on_board = self.state.meter + self.state.stations.iter().sum::<u8>();
            assert_eq!(on_board + self.removed_cubes, CUBES, "{event:?}");
        }
        self.check_dice(table);
    }

    /// From the countdown on every die of a player lies somewhere; before it none does.
    fn check_dice(&self, table: &Table) {
        let state = &self.state;
        let rolled = state.phase == Phase::Countdown || state.phase.is_after_countdown();
        for colour in table.colours() {
            let i = colour.index();
            let placed = state.placed().filter(|die| die.colour() == colour).count();
            let lying = placed + usize::from(state.unplaced(colour) + state.spent[i]);
            let expected = match rolled {
                true => usize::from(state.dice[i]),
                false => 0,
            };
            let is_over = state.phase == Phase::Over;
            assert!(lying == expected || is_over, "{colour}: {lying} dice");
        }
    }
}

/// Plays a game; returns how many actions it had.
fn play(table: &Table, seed: u64) -> u64 {
    let mut random = Numbers::new(seed);
    let mut chance = Seeded::from_number(seed);
    let mut state = Flatline::before(table);
    let mut follower = Follower {
        state,
        inventory: Flatline::inventory(table, &state),
        removed_cubes: 0,
    };
    let mut events = Vec::new();
    Flatline::start(table, &mut state, &mut chance, &mut events);
    let mut now = Time::ZERO;
    let mut actions = 0;
    loop {
        follower.follow(table, &events);
        assert_eq!(follower.state, state, "seed {seed}");
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
        actions += 1;
    }
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
