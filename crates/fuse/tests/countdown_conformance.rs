//! Countdown keeps the contract of a game: every invariant, at every step, over all player counts, difficulties, roles and
//! numbers of fuse cards.

use std::sync::atomic::{AtomicUsize, Ordering};

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::{Seen, Style, check_game, check_position};
use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::card::Filling;
use klaxon_fuse::game::options::{Difficulty, Mistakes};
use klaxon_fuse::game::state::{Cause, Phase, Returning};
use klaxon_fuse::game::{Options, Table};
use klaxon_fuse::{Countdown, Deck, Face, Role};

/// A table for each number of players, difficulty and number of fuse cards, with all other options mixed in.
fn tables() -> Vec<Table> {
    let mut tables = Vec::new();
    for players in 1..=4 {
        for (i, difficulty) in Difficulty::ALL.into_iter().enumerate() {
            let most = if difficulty.is_advanced() { 10 } else { 0 };
            for fuse_cards in most.min(1)..=most {
                let mix = players + 2 * i + fuse_cards;
                let role = |seat: usize| Role::ALL[(mix + seat) % 7];
                let options = Options {
                    difficulty,
                    fuse_cards,
                    roles: (0..players - mix % 2)
                        .map(|seat| Some(role(seat)))
                        .collect(),
                    mistakes: [Mistakes::Refused, Mistakes::Penalised][mix / 3 % 2],
                    steady_hands: mix % 3 == 0,
                    clock: (mix % 5 != 0).then(|| Time::seconds(600)),
                    first: Seat((mix % players) as u8),
                    deck: [Deck::countdown, few_sparks][mix % 4 / 3](),
                    ..Options::countdown(players)
                };
                tables.push(Countdown::table(options).expect("good options"));
            }
        }
    }
    tables
}

/// The deck of Countdown with few sparks, so that they run out and are turned over.
fn few_sparks() -> Deck {
    let mut deck = Deck::countdown();
    deck.sparks.truncate(5);
    deck
}

/// Games from positions that are rarely come by: with these cards and dice in front of the first player, who has to return
/// a die, or else has these dice to take.
fn rare(cards: [(&str, &str); 2], returning: Option<&str>, tray: &[&str]) -> Seen {
    let mut deck = Deck::countdown();
    for (bomb, (card, _)) in deck.bombs.iter_mut().zip(cards) {
        bomb.card = card.parse().expect("a card");
    }
    let options = Options {
        deck,
        ..Options::countdown(3)
    };
    let table = Countdown::table(options).expect("good options");
    let mut state = Countdown::before(&table);
    Countdown::start(&table, &mut state, &mut Seeded::from_number(1), &mut ());
    let mut draw = |die: &str| {
        let die: Face = die.parse().expect("a die");
        state.bag.remove(die.colours());
        die
    };
    let fillings = cards.map(|(_, dice)| {
        let mut filling = Filling::EMPTY;
        for (space, die) in dice.split(' ').enumerate().filter(|(_, die)| *die != "-") {
            filling.put(space, draw(die));
        }
        filling
    });
    let rolled: Vec<Face> = tray.iter().map(|die| draw(die)).collect();
    rolled.into_iter().for_each(|die| state.tray.add(die));
    state.phase = Phase::Distributing;
    for (slot, dice) in fillings.into_iter().enumerate() {
        state.put(&table, slot, slot as u8, dice);
        state.unseen.remove(slot as u8);
    }
    state.returning = returning.map(|fuse| Returning {
        cause: Cause::Fuse(fuse.parse().expect("a fuse card")),
        owing: [Seat(0)].into_iter().collect(),
    });
    let mut seen = Seen::default();
    for seed in 0..2000 {
        let style = Style {
            greedy: 50,
            pace: Time(1000),
            longest: 1,
        };
        seen.add(check_position::<Countdown>(&table, state, seed, style));
    }
    seen
}

/// What games rarely get to.
fn rarely_seen() -> Seen {
    let chain = "1: c = c = c = c";
    let stack = "3: stack R, R, R, 5";
    // The green die was placed as a red one. When it is returned, nothing can complete the rest (C-39).
    let mut seen = rare([(chain, "R1 G2 G3"), (stack, "R1 - -")], Some("2"), &[]);
    seen.add(rare(
        [(stack, "R1 R2 - -"), ("1: R, R", "R3 R4")],
        Some("R|2"),
        &[],
    ));
    let sum = "2: # + # = #";
    let dice = ["R2", "R5", "B2", "G1"];
    seen.add(rare([(sum, "K1 K2 -"), (chain, "R1 - - -")], None, &dice));
    seen
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
                    greedy: [100, 95, 80, 0][turn % 4],
                    pace: [Time(1200), Time(300), Time(4000), Time(300)][turn / 4 % 4],
                    longest: 1500,
                };
                let seed = index as u64 * 1_000_000 + game;
                seen.add(check_game::<Countdown>(table, seed, style));
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
    let each = games.unwrap_or(2 * tables.len()).div_ceil(tables.len());
    let mut seen = play(&tables, each as u64);
    seen.add(rarely_seen());
    println!(
        "{} tables, {} games to the end, {} won, {} actions",
        tables.len(),
        seen.games,
        seen.won,
        seen.actions
    );
    seen.check_kinds::<Countdown>();
    assert!(seen.won > 0 && seen.won < seen.games);
}
