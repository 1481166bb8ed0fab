//! FUSE keeps the contract of a game: every invariant, at every step, over all player counts and options.

use std::sync::atomic::{AtomicUsize, Ordering};

use klaxon_core::conformance::{Seen, Style, check_game};
use klaxon_core::{Game, Time};
use klaxon_fuse::game::options::{Composition, Difficulty, Layout, Mistakes};
use klaxon_fuse::game::{Options, Table};
use klaxon_fuse::{Deck, Fuse};

/// A table for each number of players and difficulty, with all other options mixed in.
fn tables() -> Vec<Table> {
    let mut tables = Vec::new();
    for players in 1..=5 {
        for (i, difficulty) in Difficulty::ALL.into_iter().enumerate() {
            let bombs = difficulty.bombs(players) as u8;
            // What every deal leaves over: few cheap cards with many players, so more of the dear ones.
            let chosen = Composition::Chosen([2, 2, bombs / 2 - 3, bombs - bombs / 2 - 3, 0, 2]);
            let layouts = [
                Layout::Standard,
                Layout::SingleDeck(Composition::AfterTheDeal),
                Layout::Stacks(Composition::AfterTheDeal),
            ];
            for (j, layout) in layouts.into_iter().enumerate() {
                let mix = players + i + j;
                let options = Options {
                    difficulty,
                    layout,
                    sixes: mix % 2 == 0,
                    fuse_cards: [6, 0, 11, 3][mix % 4],
                    mistakes: [Mistakes::Refused, Mistakes::Penalised][mix / 2 % 2],
                    steady_hands: mix % 3 == 0,
                    clock: (mix % 5 != 0).then(|| Time::seconds(600)),
                    deck: if mix % 2 == 0 {
                        every_icon()
                    } else {
                        Deck::fuse()
                    },
                    ..Options::new(players)
                };
                tables.push(Fuse::table(options).expect("good options"));
            }
            let chosen = Options {
                difficulty,
                layout: [Layout::SingleDeck(chosen), Layout::Stacks(chosen)][i % 2],
                sixes: true,
                deck: large_deck(),
                ..Options::new(players)
            };
            tables.push(Fuse::table(chosen).expect("good options"));
        }
    }
    let mut one_fuse_card = Deck::fuse();
    one_fuse_card.fuse_cards.truncate(1);
    let options = Options {
        layout: Layout::Stacks(Composition::AfterTheDeal),
        deck: one_fuse_card,
        ..Options::new(3)
    };
    tables.push(Fuse::table(options).expect("good options"));
    tables
}

/// The deck of FUSE and as many cards again, so that a choice of bombs can be supplied whatever is dealt.
fn large_deck() -> Deck {
    let mut text = Deck::fuse().to_string();
    for value in [1, 2, 3, 4, 6] {
        for i in 0..12 {
            text += &format!("{value}: stack {value}, {}, K, {}\n", i % 6 + 1, i / 6 + 1);
        }
    }
    text.parse().expect("a deck")
}

/// The deck of FUSE, with some cards exchanged for what only Countdown's cards ask for.
fn every_icon() -> Deck {
    let mut deck = Deck::fuse();
    let cards = [
        "1: first R, #, !G",
        "2: R, B, last #",
        "3: wall Y, K, B / R, -, G",
        "4: ziggurat B, 5, 6, Y / R",
        "1: [R3|K5], [2|3]",
    ];
    for (i, text) in cards.iter().enumerate() {
        let card = text.parse().expect("a card");
        let same_value = |card: &klaxon_fuse::Card| text.starts_with(&card.value().to_string());
        let places: Vec<usize> = (0..deck.bombs.len())
            .filter(|&place| same_value(&deck.bombs[place].card))
            .collect();
        deck.bombs[places[places.len() - 1 - i]].card = card;
    }
    deck
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
                let turn = game as usize + index;
                let style = Style {
                    greedy: [100, 95, 80, 0][game as usize % 4],
                    pace: [Time(1200), Time(300), Time(4000), Time(300)][turn % 4],
                    longest: 1500,
                };
                let seed = index as u64 * 1_000_000 + game;
                seen.add(check_game::<Fuse>(table, seed, style));
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
    let each = games.unwrap_or(4 * tables.len()).div_ceil(tables.len());
    let seen = play(&tables, each as u64);
    println!(
        "{} tables, {} games to the end, {} won, {} actions",
        tables.len(),
        seen.games,
        seen.won,
        seen.actions
    );
    seen.check_kinds::<Fuse>();
    assert!(seen.won > 0 && seen.won < seen.games);
}
