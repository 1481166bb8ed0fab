//! A scenario of version 1 is rewritten once.

use klaxon_script::upgrade;

use crate::faults;

/// As it was written, and as it is today.
const GAMES: [(&str, &str); 2] = [
    (
        "An unused die is rolled again
rules F-31
players 2

given 1a 1: # < # with B3 -
given 2a 1: R, B, G with R4 - -
given tray R4 R4
given phase unused

1 reroll R4 ~ 2
expect events rerolled R4 2; returned 2a1; bagged R2 // a red die
expect took 0 0
1 reroll R4 ~ 3
expect event rerolled R4 3 // a three
expect event bagged R3
",
        "An unused die is rolled again
rules F-31
players 2

given 1a 1: # < # with B3 -
given 2a 1: R, B, G with R4 - -
given tray R4 R4
given phase unused

1 reroll R4 ~ 2
expect events rerolled R4 2 owes 2; returned 2a1; bagged R2  // a red die
expect taken 0 0
1 reroll R4 ~ 3
expect event rerolled R4 3 owes 1  // a three
expect event bagged R3
",
    ),
    (
        "A slow move
rules B-30
game planter
players 2
slow-fuse penalty

given slow
given called
given score 1 2 3 4
expect deck 99
expect seen by 2: deck 99
expect slow yes
",
        "A slow move
rules B-30
game planter
players 2
slow-fuse penalty

given slow yes
given called yes
given points 1 2 3 4
expect cards deck 99
expect seen by 2: cards deck 99
expect slow yes
",
    ),
];

#[test]
fn a_scenario_of_version_1_is_rewritten() {
    for (old, new) in GAMES {
        assert_ne!(faults(old), [], "{old}");
        let upgraded = upgrade(old);
        assert_eq!(faults(&upgraded), [], "{upgraded}");
        assert_eq!(upgraded, new);
        assert_eq!(upgrade(&upgraded), upgraded);
    }
}

#[test]
fn a_scenario_that_passes_is_left_alone() {
    // Also its spaces and its end without a new line.
    let text = "A turn\nrules F-20\nplayers 3\n\n1  roll ~ R4 B2 G1   // so\nexpect tray B2 G1 R4";
    assert_eq!(faults(text), []);
    assert_eq!(upgrade(text), text);
}

#[test]
fn what_fails_for_another_reason_is_not_made_to_pass() {
    let text =
        "It is not so\nrules F-20\nplayers 3\n\n1 roll ~ R4 B2 G1\nexpect events rolled R4\n";
    assert_ne!(faults(text), []);
    assert_eq!(upgrade(text), text);
}
