//! The result of a game, as the last screen tells it.

use klaxon_core::{Game, Outcome, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::Options;
use klaxon_fuse::game::options::Difficulty;
use klaxon_fuse::game::state::{End, Ending, State};

use crate::by_hand::changed;

fn outcome(difficulty: Difficulty, clock: Option<Time>, why: Ending) -> Outcome {
    let options = Options {
        difficulty,
        clock,
        ..Options::new(3)
    };
    let table = Fuse::table(options).expect("good options");
    let before: State = Fuse::before(&table);
    let state = changed(&table, &before, |parts| {
        (parts.points, parts.defused, parts.activated) = (41, 17, 3);
        parts.deck_fuses = 3;
        let at = Time(541_001);
        parts.end = Some(End { why, at });
    });
    Fuse::outcome(&table, &state).expect("it is over")
}

fn lines(outcome: &Outcome) -> Vec<(&'static str, i32)> {
    outcome
        .score
        .iter()
        .map(|line| (line.what.key, line.points))
        .collect()
}

const TEN_MINUTES: Option<Time> = Some(Time::seconds(600));

#[test]
fn a_win_has_four_lines() {
    let won = outcome(Difficulty::Standard, TEN_MINUTES, Ending::Won);
    assert!(won.won);
    assert_eq!(won.reason.key, "fuse-won");
    assert_eq!(
        lines(&won),
        [
            ("fuse-score-won", 10),
            ("fuse-score-time", 5),
            ("fuse-score-bombs", 41),
            ("fuse-score-fuse-cards", 6),
        ]
    );
    assert_eq!(won.total(), 62);
}

#[test]
fn a_loss_scores_bombs_and_fuse_cards() {
    for (why, key) in [
        (Ending::Clock, "fuse-lost-clock"),
        (Ending::Bag, "fuse-lost-bag"),
    ] {
        let lost = outcome(Difficulty::Insane, TEN_MINUTES, why);
        assert!(!lost.won);
        assert_eq!(lost.reason.key, key);
        assert_eq!(
            lines(&lost),
            [("fuse-score-bombs", 41), ("fuse-score-fuse-cards", 6)]
        );
    }
}

#[test]
fn an_insane_win_is_called_so_and_practice_has_no_time_to_score() {
    let won = outcome(Difficulty::Insane, None, Ending::Won);
    assert_eq!(won.reason.key, "fuse-won-insane");
    assert_eq!(won.total(), 57);
}
