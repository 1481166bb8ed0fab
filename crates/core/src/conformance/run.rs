//! Many games at all tables, on all cores.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::{Conforms, Seen, Style, check_game, check_position};
use crate::time::Time;

/// How many games are played at least, unless somebody asks for another number: one at each table, and no fewer than this.
const USUAL_GAMES: usize = 240;
/// How many games go on from each rare position.
const RARE_GAMES: usize = 12;
/// How many times what can be done and refused is tried in each rare position itself.
const RARE_TRIES: usize = 400;

/// The number of games that the environment asks for with `KLAXON_GAMES`.
pub fn games_asked_for() -> Option<usize> {
    std::env::var("KLAXON_GAMES").ok()?.parse().ok()
}

/// Plays so many games in all, or the usual few at each table, and on from all rare positions. Panics where something is
/// wrong; returns what was seen.
pub fn run<G>(games: Option<usize>) -> Seen
where
    G: Conforms<Table: Sync, State: Sync>,
{
    let (tables, rare) = (G::tables(), G::rare());
    let games = games.unwrap_or(USUAL_GAMES.max(tables.len()));
    let mut seen = on_all_cores(games, |number| {
        let (index, game) = (number % tables.len(), number / tables.len());
        check_game::<G>(&tables[index], seed(index, game), style(index, game))
    });
    seen.add(on_all_cores(RARE_GAMES * rare.len(), |number| {
        let (index, game) = (number % rare.len(), number / rare.len());
        let (table, position) = &rare[index];
        let (seed, style) = (seed(index, game), style(index, game));
        check_position::<G>(table, position.clone(), seed, style)
    }));
    seen.add(on_all_cores(RARE_TRIES * rare.len(), |number| {
        let (table, position) = &rare[number % rare.len()];
        let style = Style {
            longest: 1,
            ..style(number, 0)
        };
        check_position::<G>(table, position.clone(), number as u64, style)
    }));
    seen.tables = tables.len();
    seen
}

fn seed(index: usize, game: usize) -> u64 {
    index as u64 * 1_000_000 + game as u64
}

/// How a game at a table is played: sensibly or at random, in a hurry or half asleep.
fn style(index: usize, game: usize) -> Style {
    Style {
        greedy: [100, 95, 80, 0][(game + index) % 4],
        pace: [Time(1200), Time(300), Time(4000), Time(20_000)][(game + index / 4) % 4],
        longest: 1500,
    }
}

fn on_all_cores(games: usize, play: impl Fn(usize) -> Seen + Sync) -> Seen {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut seen = Seen::default();
        loop {
            match next.fetch_add(1, Ordering::Relaxed) {
                number if number < games => seen.add(play(number)),
                _ => return seen,
            }
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let mut seen = Seen::default();
        for thread in threads {
            match thread.join() {
                Ok(one) => seen.add(one),
                Err(panic) => resume_unwind(panic),
            }
        }
        seen
    })
}
