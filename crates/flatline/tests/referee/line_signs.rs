//! Tests: which die a line takes (L-32, L-33).

use klaxon_flatline::line::{Line, Sign, Space};
use klaxon_flatline::{Die, Icon};

use crate::lines::Filled;

/// Places the dice on the spaces with these numbers in turn; returns whether each was taken.
fn taken(sign: Sign, spaces: &[Space], left: usize, dice: &[(&str, usize)]) -> Vec<bool> {
    let spaces = spaces.to_vec();
    let mut line = Filled::new(&Line { sign, spaces, left }, 3);
    let mut taken = Vec::new();
    for (die, space) in dice {
        let die: Die = die.parse().expect("a die");
        let takes = line.accepts(die, *space);
        if takes {
            line.dice[*space] = Some(die);
        }
        taken.push(takes);
    }
    taken
}

const P: Space = Space::Icon(Icon::Pulse);

#[test]
fn one_player_alone() {
    let dice = [("1P", 0), ("2P", 1), ("1P", 1)];
    assert_eq!(taken(Sign::One, &[P, P], 0, &dice), [true, false, true]);
}

#[test]
fn exactly_two_players() {
    let dice = [("1P", 0), ("1P", 1), ("1P", 2), ("2P", 2)];
    let spaces = [P, P, P];
    assert_eq!(
        taken(Sign::Two, &spaces, 0, &dice),
        [true, true, false, true]
    );
    let dice = [("1P", 0), ("2P", 1), ("3P", 2)];
    assert_eq!(taken(Sign::Two, &spaces, 0, &dice), [true, true, false]);
    assert_eq!(
        taken(Sign::Two, &[P], 0, &[("1P", 0)]),
        [false],
        "can never be done"
    );
}

#[test]
fn two_players_or_more() {
    let dice = [("1P", 0), ("1P", 1), ("1P", 2), ("3P", 2)];
    assert_eq!(
        taken(Sign::More, &[P, P, P], 0, &dice),
        [true, true, false, true]
    );
    let dice = [("1P", 0), ("2P", 1), ("3P", 2)];
    assert_eq!(taken(Sign::More, &[P, P, P], 0, &dice), [true, true, true]);
}

#[test]
fn all_players_choose_for_themselves() {
    let either = Space::Either(Icon::Pulse, Icon::Shock);
    let dice = [("2P", 0), ("2S", 1), ("1S", 1), ("3A", 2), ("3P", 2)];
    let taken = taken(Sign::All, &[either], 0, &dice);
    assert_eq!(taken, [true, false, true, false, true]);
}

#[test]
fn a_split_line() {
    let dice = [
        ("1P", 0),
        ("2P", 1),
        ("1P", 2),
        ("1P", 1),
        ("3P", 2),
        ("2P", 3),
        ("3P", 3),
    ];
    let taken = taken(Sign::Split, &[P, P, P, P], 2, &dice);
    assert_eq!(taken, [true, false, false, true, true, false, true]);
}

#[test]
fn any_matching() {
    let spaces = [Space::Matching, Space::Any, Space::Matching];
    let dice = [("1A", 0), ("1B", 1), ("2B", 2), ("2A", 2)];
    assert_eq!(
        taken(Sign::Any, &spaces, 0, &dice),
        [true, true, false, true]
    );
}
