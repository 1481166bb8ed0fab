//! What is foreseen comes true: in random games of every kind, from what each seat sees alone.

use klaxon_core::board::{Board, Playing};
use klaxon_core::chance::Seeded;
use klaxon_core::position::position_text;
use klaxon_core::{Foreseen, Game, Numbers, Seat, Time, Viewer};
use klaxon_games::{Countdown, Flatline, Fuse, Planter};

/// How often something was foreseen, and how often it was left open.
#[derive(Default)]
struct Tally {
    sure: Vec<String>,
    unsure: Vec<String>,
}

/// Plays a game, and foresees everything that anybody could do in it.
fn play<G>(name: &str, options: &[&str], seed: u64, tally: &mut Tally)
where
    G: Game<Table: Send + Sync, State: Send + Sync> + 'static,
{
    let mut chance = Seeded::from_number(seed);
    let mut random = Numbers::new(seed);
    let mut real = Playing::<G>::new(name, options).expect("good options");
    let table = real.table.clone();
    G::start(&table, &mut real.state, &mut chance, &mut ());
    let mut now = Time::ZERO;
    for _ in 0..120 {
        // Now and then somebody thinks for long.
        let longest = if random.once_in(4) { 6000 } else { 900 };
        now = now.plus(Time(random.below(longest) as u32));
        G::tick(&table, &mut real.state, now, &mut chance, &mut ());
        let mut moves = Vec::new();
        for seat in Seat::all(G::seats(&table)) {
            G::legal(&table, &real.state, seat, &mut |one| {
                moves.push((seat, one.action));
            });
        }
        if moves.is_empty() {
            break;
        }
        let some = moves.iter().cycle().skip(random.below(moves.len()));
        for &(seat, action) in some.take(moves.len().min(8)) {
            let viewer = Viewer::Seat(seat);
            let mut seen = Playing::<G>::new(name, options).expect("good options");
            seen.table = table.clone();
            seen.state = G::view(&table, &real.state, viewer);
            let text = G::action_text(&table, &action);
            let word = text.split(' ').next().unwrap_or_default().to_owned();
            match seen.foresee(seat, &text, now) {
                Foreseen::Refused(why) => panic!("{name}: {text}: {why:?}"),
                Foreseen::Unsure => tally.unsure.push(word),
                Foreseen::Sure(foreseen) => {
                    let mut after = real.state.clone();
                    let done = G::act(&table, &mut after, seat, action, now, &mut chance, &mut ());
                    assert!(done.is_ok());
                    let after = position_text::<G>(&table, &G::view(&table, &after, viewer));
                    assert_eq!(foreseen.view(viewer), after, "{name}: {text}");
                    tally.sure.push(word);
                }
            }
        }
        // A game gets further if nobody passes who can do something.
        let passes = |action: &G::Action| G::action_text(&table, action) == "pass";
        if moves.iter().any(|(_, action)| !passes(action)) && !random.once_in(8) {
            moves.retain(|(_, action)| !passes(action));
        }
        let (seat, action) = moves[random.below(moves.len())];
        let done = G::act(
            &table,
            &mut real.state,
            seat,
            action,
            now,
            &mut chance,
            &mut (),
        );
        assert!(done.is_ok());
    }
}

fn games<G>(options: &[&str], seeds: u64) -> Tally
where
    G: Game<Table: Send + Sync, State: Send + Sync> + 'static,
{
    let mut tally = Tally::default();
    for name in G::names().iter().take(8) {
        for seed in 0..seeds {
            play::<G>(name, options, seed, &mut tally);
        }
    }
    tally
}

fn has(words: &[String], word: &str) -> bool {
    words.iter().any(|one| one == word)
}

#[test]
fn in_fuse_a_placed_die_and_a_pass_are_foreseen_a_roll_and_a_new_bomb_are_not() {
    let Tally { sure, unsure } = games::<Fuse>(&["players 3"], 6);
    assert!(has(&sure, "place") && has(&sure, "pass"));
    assert!(has(&unsure, "roll") && !has(&sure, "roll"));
    // Another bomb is turned up in place of the one that is chosen.
    assert!(has(&unsure, "choose") && !has(&sure, "choose"));
}

#[test]
fn in_countdown_what_is_foreseen_comes_true() {
    let Tally { sure, unsure } = games::<Countdown>(&[], 1);
    assert!(has(&sure, "place") && has(&unsure, "roll"));
}

#[test]
fn in_flatline_what_is_foreseen_comes_true() {
    let Tally { sure, unsure } = games::<Flatline>(&[], 4);
    assert!(!sure.is_empty() && !unsure.is_empty());
}

#[test]
fn a_planter_who_draws_leaves_it_open_and_a_bomb_is_foreseen() {
    let options = ["players 3", "slow-fuse penalty"];
    let Tally { sure, unsure } = games::<Planter>(&options, 20);
    assert!(has(&sure, "bomb"));
    assert!(has(&unsure, "play"));
    // Which card a slow player loses depends on their hand.
    assert!(has(&unsure, "call") && !has(&sure, "call"));
}
