//! Whole games in great number, for each number of players: no card is created or lost, the time bomb is among the
//! last cards, and there are never more points on the table than are printed.

use std::sync::atomic::{AtomicU64, Ordering};

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::{Conforms, games_asked_for};
use klaxon_core::{Game, Numbers, Sink, Time};
use klaxon_planter::state::{LAST_CARDS, Phase};
use klaxon_planter::{Action, Card, Event, Options, Planter, State, Table};

/// Knows how many cards the deck had before each event.
struct Watcher {
    deck: usize,
}

impl Sink<Event> for Watcher {
    fn push(&mut self, event: Event) {
        match event {
            Event::Round { .. } => self.deck = 0,
            Event::TimeBomb(_) => {
                assert!(self.deck <= LAST_CARDS, "{} cards were left", self.deck);
            }
            Event::Drew { .. } => self.deck -= 1,
            _ => {}
        }
    }
}

fn points(state: &State) -> u16 {
    state.all_cards().points(&Card::ALL)
}

fn choose(
    table: &Table,
    state: &State,
    random: &mut Numbers,
) -> Option<(klaxon_core::Seat, Action)> {
    let mut chosen = None;
    let mut count = 0;
    let greedy = random.once_in(2);
    for seat in table.seats() {
        Planter::legal(table, state, seat, &mut |one| {
            count += 1;
            let promise = Planter::promise(table, state, seat, &one.action);
            let better = match (greedy, chosen) {
                (_, None) => true,
                (true, Some((best, _, _))) => promise > best,
                (false, _) => random.below(count) == 0,
            };
            if better {
                chosen = Some((promise, seat, one.action));
            }
        });
    }
    chosen.map(|(_, seat, action)| (seat, action))
}

/// Plays a game and looks at every position.
fn play(table: &Table, seed: u64) {
    let mut random = Numbers::new(seed);
    let mut chance = Seeded::from_number(seed);
    let mut state = Planter::before(table);
    let mut watcher = Watcher { deck: 0 };
    let inventory = Planter::inventory(table, &state);
    let defuses = if table.options().extras { 110 } else { 90 };
    Planter::start(table, &mut state, &mut chance, &mut watcher);
    let mut now = Time::ZERO;
    while state.phase != Phase::Over {
        watcher.deck = state.deck.len();
        match choose(table, &state, &mut random) {
            Some((seat, action)) => {
                let done = Planter::act(
                    table,
                    &mut state,
                    seat,
                    action,
                    now,
                    &mut chance,
                    &mut watcher,
                );
                assert_eq!(done, Ok(()), "game {seed}");
            }
            None => {
                now = Planter::deadline(table, &state)
                    .expect("something is due")
                    .max(now);
                Planter::tick(table, &mut state, now, &mut chance, &mut watcher);
            }
        }
        assert_eq!(Planter::inventory(table, &state), inventory, "game {seed}");
        assert_eq!(points(&state), 824 + defuses, "game {seed}");
        let on_table = state.stake() + state.won.iter().map(|w| w.points(&Card::ALL)).sum::<u16>();
        assert!(on_table <= 824 + defuses, "game {seed}");
    }
}

/// `KLAXON_GAMES` says how many games are played for each number of players; the usual few take a moment.
#[test]
fn cards_and_points_are_conserved_and_the_time_bomb_comes_late() {
    let games = games_asked_for().unwrap_or(400) as u64;
    for players in 2..=6 {
        let tables = [false, true].map(|extras| {
            let options = Options {
                extras,
                ..Options::new(players)
            };
            Planter::table(options).expect("good options")
        });
        let next = AtomicU64::new(0);
        let work = || {
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= games {
                    break;
                }
                play(&tables[seed as usize % 2], seed);
            }
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..cores {
                scope.spawn(work);
            }
        });
        println!("{players} players: {games} games");
    }
}
