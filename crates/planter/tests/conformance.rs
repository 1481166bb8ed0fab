//! The conformance kit over all numbers of players and all options.

use std::sync::atomic::{AtomicUsize, Ordering};

use klaxon_core::conformance::{Seen, Style, check_game, check_position};
use klaxon_core::{Game, Time};
use klaxon_planter::options::SlowFuse;
use klaxon_planter::pile::Pile;
use klaxon_planter::state::Phase;
use klaxon_planter::{Card, Options, Planter, State, Table};

/// A table for each number of players, with and without extra cards, with all other options mixed in.
fn tables() -> Vec<Table> {
    let mut tables = Vec::new();
    for players in 2..=6 {
        for (i, slow_fuse) in SlowFuse::ALL.into_iter().enumerate() {
            for extras in [false, true] {
                let mix = players + i + usize::from(extras);
                let options = Options {
                    extras,
                    slow_fuse,
                    rounds: [1, 1, 2, 3][mix % 4],
                    first: (mix % 3 == 0).then_some(klaxon_core::Seat(1)),
                    absent: Time::seconds([5, 15, 60][mix % 3]),
                    window: Time::seconds([4, 1, 20][i]),
                    ..Options::new(players)
                };
                tables.push(Planter::table(options).expect("good options"));
            }
        }
    }
    tables
}

/// Late in a round, hands without any fuse card: the table where somebody has to pass.
fn nothing_to_lay() -> (Table, State) {
    let options = Options {
        extras: true,
        slow_fuse: SlowFuse::Penalty,
        ..Options::new(2)
    };
    let table = Planter::table(options).expect("good options");
    let mut state = Planter::before(&table);
    let [boots, others] = [
        [
            Card::Boot,
            Card::Boot,
            Card::Boot,
            Card::Bucket,
            Card::Guy,
            Card::Guy,
            Card::Guy,
        ],
        [
            Card::Scissors,
            Card::Scissors,
            Card::Bucket,
            Card::Bucket,
            Card::Bucket,
            Card::Boot,
            Card::Boot,
        ],
    ]
    .map(|cards| cards.into_iter().collect::<Pile>());
    for (seat, hand) in [boots, others].into_iter().enumerate() {
        for card in hand.cards() {
            let pile = if card.is_defuse() {
                &mut state.spare
            } else {
                &mut state.deck
            };
            pile.remove(Some(card));
        }
        state.hands[seat] = hand;
    }
    state.bombs = [0, 1, 0, 0, 0, 0];
    state.round = 1;
    state.turn = 1;
    state.phase = Phase::Moving;
    (table, state)
}

/// How the n-th game is played.
fn style(index: usize, game: u64) -> Style {
    Style {
        greedy: [90, 50, 0][game as usize % 3],
        pace: [Time(1500), Time(5000), Time(300), Time(20_000)][(game as usize + index) % 4],
        longest: 2000,
    }
}

/// Plays so many games at each table, on all cores.
fn play(tables: &[Table], games: u64) -> Seen {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut seen = Seen::default();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(table) = tables.get(index) else {
                return seen;
            };
            for game in 0..games {
                let seed = index as u64 * 1_000_000 + game;
                seen.add(check_game::<Planter>(table, seed, style(index, game)));
            }
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let mut seen = Seen::default();
        for thread in threads {
            seen.add(thread.join().expect("the games of this thread are sound"));
        }
        seen
    })
}

/// `KLAXON_GAMES` says how many games are played in all; the usual few take seconds.
#[test]
fn every_invariant_holds_at_every_step() {
    let tables = tables();
    let games = std::env::var("KLAXON_GAMES").ok();
    let games = games.and_then(|games| games.parse::<usize>().ok());
    let each = games.unwrap_or(6 * tables.len()).div_ceil(tables.len());
    let mut seen = play(&tables, each as u64);
    println!(
        "{} tables, {} games to the end, {} actions",
        tables.len(),
        seen.games,
        seen.actions
    );
    let (table, position) = nothing_to_lay();
    for game in 0..12 {
        let style = style(0, game);
        seen.add(check_position::<Planter>(&table, position, game, style));
    }
    seen.check_kinds::<Planter>();
}
