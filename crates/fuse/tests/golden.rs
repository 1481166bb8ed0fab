//! Golden games: whole games, readable line by line, that must come out the same for ever. They were played with the
//! frozen decks in `decks/test/`, so that tuning the decks of FUSE and Countdown does not touch them.
//!
//! `KLAXON_GOLDEN=write cargo test -p klaxon-fuse --test golden` plays them anew, after a rule was changed on purpose.

use std::path::{Path, PathBuf};

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::Conforms;
use klaxon_core::record::{Record, Recorder};
use klaxon_core::{Game, Listed, Numbers, Seat, Time};
use klaxon_fuse::game::edition::{CountdownBox, Edition, FuseBox};
use klaxon_fuse::game::options::{Composition, Difficulty, Layout, Mistakes};
use klaxon_fuse::game::{Action, Engine, Options, Table};
use klaxon_fuse::{Deck, Role};

fn test_deck() -> Deck {
    let text = include_str!("../../../decks/test/fuse.deck");
    text.parse().expect("the test deck")
}

/// A game for each number of players and each kind of set-up.
fn games() -> Vec<(String, Options)> {
    let mut games = Vec::new();
    for players in 1..=5 {
        let options = Options {
            deck: test_deck(),
            ..Options::new(players)
        };
        games.push((format!("standard-{players}"), options));
    }
    let special = |difficulty, layout| Options {
        difficulty,
        layout,
        deck: test_deck(),
        ..Options::new(3)
    };
    let chosen = Composition::Chosen([3, 4, 7, 7, 0, 0]);
    let later = Composition::AfterTheDeal;
    games.push((
        "single-deck-3".to_owned(),
        special(Difficulty::Standard, Layout::SingleDeck(chosen)),
    ));
    games.push((
        "stacks-3".to_owned(),
        special(Difficulty::Training, Layout::Stacks(later)),
    ));
    games.push((
        "insane-2".to_owned(),
        Options {
            difficulty: Difficulty::Insane,
            sixes: true,
            deck: test_deck(),
            ..Options::new(2)
        },
    ));
    games.push((
        "steady-hands-4".to_owned(),
        Options {
            mistakes: Mistakes::Penalised,
            steady_hands: true,
            deck: test_deck(),
            ..Options::new(4)
        },
    ));
    games
}

fn countdown_deck() -> Deck {
    let text = include_str!("../../../decks/test/countdown.deck");
    text.parse().expect("the test deck")
}

/// A game of Countdown for each number of players and each difficulty; every role is somebody's, and the fuse cards are
/// few or all.
fn countdown_games() -> Vec<(String, Options)> {
    use Difficulty::{Elite, Expert, Insane, Standard, Training};
    use Role::*;
    let game = |difficulty: Difficulty, fuse_cards, roles: &[Role]| {
        let players = roles.len();
        let options = Options {
            difficulty,
            fuse_cards,
            roles: roles.iter().copied().map(Some).collect(),
            deck: countdown_deck(),
            ..Options::countdown(players)
        };
        let name = difficulty.word_in(options.set);
        (format!("{name}-{players}"), options)
    };
    let with = |(name, options): (String, Options), more: &str, change: fn(&mut Options)| {
        let mut options = options;
        change(&mut options);
        (format!("{more}-{name}"), options)
    };
    vec![
        game(Training, 0, &[ExplosivesInstructor]),
        game(Standard, 0, &[Cutter, OperationsEngineer]),
        game(
            Expert,
            10,
            &[LogisticsSpecialist, Technologist, EquipmentTechnician],
        ),
        game(
            Elite,
            5,
            &[DisposalExpert, Cutter, Technologist, LogisticsSpecialist],
        ),
        game(Insane, 10, &[OperationsEngineer, EquipmentTechnician]),
        game(Expert, 10, &[LogisticsSpecialist]),
        // Nobody says who has which role.
        with(game(Standard, 0, &[Cutter; 4]), "random-roles", |options| {
            options.roles = Vec::new();
            options.first = Seat(2);
        }),
        with(
            game(Insane, 1, &[ExplosivesInstructor, DisposalExpert, Cutter]),
            "steady-hands",
            |options| {
                options.mistakes = Mistakes::Penalised;
                options.steady_hands = true;
            },
        ),
    ]
}

fn path<E: Edition>(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    folder.join(E::NAME).join(format!("{name}.game"))
}

/// Plays a game: mostly sensibly, sometimes at random, at a human pace.
fn play<E: Edition>(table: &Table, number: u64) -> Record<Engine<E>> {
    let mut chance = Seeded::from_number(number);
    let mut random = Numbers::new(number);
    let mut game: Recorder<Engine<E>> = Recorder::start(table, &mut chance);
    let mut now = Time::ZERO;
    while Engine::<E>::outcome(table, &game.state).is_none() {
        now = now.plus(Time(50 * (1 + random.below(40) as u32)));
        while let Some(due) = Engine::<E>::deadline(table, &game.state).filter(|due| *due <= now) {
            game.tick(due, &mut chance);
        }
        let Some((seat, action)) = decide(table, &game, &mut random) else {
            continue;
        };
        // A swaying die wants to be caught at the right moment.
        if let (Action::Steady { .. }, true) = (action, random.below(10) < 8) {
            let sways = game
                .state
                .slots
                .as_ref()
                .iter()
                .filter_map(|slot| slot.sways);
            let right = sways.map(|(_, since)| since.plus(Time(150))).min();
            now = right.map_or(now, |right| right.max(now));
        }
        let _ = game.act(seat, action, now, &mut chance);
    }
    game.record.seed = Some(seed(number));
    game.record
}

fn seed(number: u64) -> [u8; 16] {
    let mut seed = [0; 16];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

fn decide<E: Edition>(
    table: &Table,
    game: &Recorder<Engine<E>>,
    random: &mut Numbers,
) -> Option<(Seat, Action)> {
    let mut able: Vec<(Seat, Vec<Listed<Action>>)> = Vec::new();
    for seat in table.seats() {
        let mut listed = Vec::new();
        Engine::<E>::legal(table, &game.state, seat, &mut |one| listed.push(one));
        if !listed.is_empty() {
            able.push((seat, listed));
        }
    }
    if able.is_empty() {
        return None;
    }
    let (seat, listed) = able.swap_remove(random.below(able.len()));
    if random.once_in(25) {
        return Some((seat, listed[random.below(listed.len())].action));
    }
    let promise = |one: &&Listed<Action>| {
        (
            !one.mistake,
            Engine::<E>::promise(table, &game.state, seat, &one.action),
        )
    };
    let best = listed.iter().max_by_key(promise)?;
    Some((seat, best.action))
}

#[test]
fn golden_games_of_fuse_come_out_the_same() {
    check::<FuseBox>(games());
}

#[test]
fn golden_games_of_countdown_come_out_the_same() {
    check::<CountdownBox>(countdown_games());
}

fn check<E: Edition>(games: Vec<(String, Options)>) {
    let write = std::env::var("KLAXON_GOLDEN").is_ok_and(|value| value == "write");
    for (number, (name, options)) in (1..).zip(games) {
        let path = path::<E>(&name);
        if write {
            let table = Engine::<E>::table(options).ok().expect("good options");
            let text = play::<E>(&table, number).text(&table);
            std::fs::write(&path, text).expect("written");
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{name}: {e}"));
        let (table, record) =
            Record::<Engine<E>>::parse(&text).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        assert_eq!(record.text(&table), text, "{name} prints differently");
        let mut chance = Seeded::new(record.seed.expect("a seed"));
        if let Err(difference) = record.replay(&table, &mut chance) {
            panic!("{name} plays differently: {difference:?}");
        }
        let end = record.positions(&table).pop().expect("a position");
        let outcome = Engine::<E>::outcome(&table, &end);
        assert!(outcome.is_some(), "{name} has no end");
    }
}
