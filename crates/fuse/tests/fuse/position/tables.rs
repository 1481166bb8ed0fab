//! Tables of all kinds, and games played at them.

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::Conforms;
use klaxon_core::{Game, Listed, Numbers, Seat, Time};
use klaxon_fuse::deck::Bomb;
use klaxon_fuse::game::options::{Composition, Difficulty, Layout, Mistakes};
use klaxon_fuse::game::{Action, Event, Options, State, Table};
use klaxon_fuse::{Deck, Fuse};

/// A table for each number of players and layout, with all other options and three decks mixed in.
pub(crate) fn tables() -> Vec<Table> {
    let mut tables = Vec::new();
    for players in 1..=5 {
        // What every deal leaves over; with five players the cards don't do for it.
        let chosen = match players {
            5 => Composition::AfterTheDeal,
            players => Composition::Chosen([2, 2, 7, 4 + players as u8, 0, 0]),
        };
        let layouts = [
            Layout::Standard,
            Layout::SingleDeck(Composition::AfterTheDeal),
            Layout::Stacks(Composition::AfterTheDeal),
            Layout::SingleDeck(chosen),
            Layout::Standard,
        ];
        for (i, layout) in layouts.into_iter().enumerate() {
            let mix = players + i;
            let options = Options {
                difficulty: match layout {
                    Layout::SingleDeck(Composition::Chosen(_)) => Difficulty::Training,
                    _ => Difficulty::ALL[mix % 5],
                },
                layout,
                sixes: mix % 3 == 0,
                fuse_cards: [None, Some(0), Some(11), Some(3)][mix % 4],
                mistakes: [Mistakes::Refused, Mistakes::Penalised][mix % 2],
                steady_hands: i % 2 == 0,
                clock: (mix % 5 != 0).then(|| Time::seconds(600)),
                first: Seat((mix % players) as u8),
                deck: [None, Some(odd_deck()), Some(split_deck())][mix % 3].clone(),
                ..Options::new(players)
            };
            tables.push(Fuse::table(options).expect("good options"));
        }
    }
    tables
}

/// The deck of FUSE with a few cards exchanged: for some whose order matters, with names that could be mistaken for
/// something else. The last die of the wall can sway while one before it is returned.
fn odd_deck() -> Deck {
    let mut deck = Deck::fuse();
    let cards = [
        ("-", "1: wall R, B / last #, G"),
        ("choice", "1: R"),
        ("none", "2: first R, #, #"),
        ("1a", "2: wall ?, ?, ? / -, ?, last ?"),
        ("a-very-long-name", "3: # + # = 9"),
    ];
    deck.bombs.retain(|bomb| bomb.id != "1a");
    for (id, text) in cards {
        let card: klaxon_fuse::Card = text.parse().expect(text);
        let place = deck.bombs.iter().rposition(|bomb| {
            bomb.card.value() == card.value() && !cards.iter().any(|(id, _)| *id == bomb.id)
        });
        let id = id.to_owned();
        deck.bombs[place.expect("a card")] = Bomb { id, card };
    }
    deck.to_string().parse().expect("a deck")
}

/// The cards of FUSE with split dice among the others, and fuse cards that show the same.
fn split_deck() -> Deck {
    let text = Deck::fuse().to_string();
    let lines = text.lines().filter(|line| !line.starts_with("dice"));
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    let dice = "dice 4 R, 4 B, 4 G, 4 Y, 4 K, 2 R/B, 2 Y/K, 1 G/K\n";
    format!("{text}{dice}fuse R\nfuse R\nfuse 4\n")
        .parse()
        .expect("a deck")
}

/// When a position is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// Between two events of one action.
    Between,
    /// After all of them.
    Settled,
}

/// Plays a game, mostly sensibly, and shows every position: also those between the events of one action.
pub(crate) fn play(table: &Table, seed: u64, mut each: impl FnMut(&State, Moment)) -> Vec<Event> {
    let mut chance = Seeded::from_number(seed);
    let mut random = Numbers::new(seed);
    let (mut state, mut now) = (Fuse::before(table), Time::ZERO);
    each(&state, Moment::Settled);
    let mut told: Vec<Event> = Vec::new();
    let mut folded = state;
    let mut show = |state: &State, events: &mut Vec<Event>| {
        for (left, event) in (0..events.len()).rev().zip(events.iter()) {
            Fuse::apply(table, &mut folded, event);
            let moment = match left {
                0 => Moment::Settled,
                _ => Moment::Between,
            };
            each(&folded, moment);
        }
        assert_eq!(folded, *state);
        told.append(events);
    };
    let mut events = Vec::new();
    Fuse::start(table, &mut state, &mut chance, &mut events);
    show(&state, &mut events);
    for _ in 0..700 {
        now = now.plus(Time(50 * (1 + random.below(40) as u32)));
        Fuse::tick(table, &mut state, now, &mut chance, &mut events);
        show(&state, &mut events);
        if state.end.is_some() {
            break;
        }
        let seat = Seat(random.below(table.players()) as u8);
        let Some(action) = decide(table, &state, seat, &mut random) else {
            continue;
        };
        // A swaying die wants to be caught at the right moment; often it is left to sway for a while.
        if let Action::Steady { .. } = action {
            let sways = state.slots.iter().filter_map(|slot| slot.sways);
            let right = sways.map(|(_, since)| since.plus(Time(150))).min();
            now = right.map_or(now, |right| right.max(now));
        }
        let result = Fuse::act(
            table,
            &mut state,
            seat,
            action,
            now,
            &mut chance,
            &mut events,
        );
        assert_eq!(result, Ok(()), "{action:?} is listed");
        show(&state, &mut events);
    }
    told
}

fn decide(table: &Table, state: &State, seat: Seat, random: &mut Numbers) -> Option<Action> {
    let listed = listed(table, state, seat);
    if random.once_in(12) && !listed.is_empty() {
        return Some(listed[random.below(listed.len())].action);
    }
    let promise = |one: &&Listed<Action>| {
        let promise = Fuse::promise(table, state, seat, &one.action);
        (!one.mistake, promise)
    };
    listed.iter().max_by_key(promise).map(|one| one.action)
}

pub(crate) fn listed(table: &Table, state: &State, seat: Seat) -> Vec<Listed<Action>> {
    let mut listed = Vec::new();
    Fuse::legal(table, state, seat, &mut |one| listed.push(one));
    listed
}
