//! What cannot be understood is told with its line.

use crate::faults;

/// Each line makes a scenario that begins like this wrong, and is told with this key. The others are reported all at once.
fn check(before: &str, lines: &[(&str, &str)]) {
    let mut wrong = Vec::new();
    for (line, key) in lines {
        let text = format!("{before}\n{line}\n");
        let faults = faults(&text);
        let told: Vec<_> = faults
            .iter()
            .map(|fault| (fault.line, fault.problem.message().key))
            .collect();
        if told != [(text.lines().count(), *key)] {
            wrong.push((*line, *key, told));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn of_fuse() {
    check(
        "It is unclear\nrules F-20\nplayers 3",
        &[
            ("rules F-1 F-2 F-3 F-4", "scenario-rules"),
            ("rules F-99", "scenario-no-such-rule"),
            ("rules F-20 B-1", "scenario-no-such-rule"),
            ("game chess", "scenario-game"),
            ("game fuse+sparks+roles", "scenario-game"),
            ("player 3", "fuse-option-unknown"),
            ("difficulty easy", "fuse-option-difficulty"),
            ("given 1a 3: R,", "card-expected-space"),
            ("given 1a 9z", "scenario-no-such-card"),
            ("given 1a s1", "scenario-no-such-card"),
            ("given 1a 3: R with B4", "scenario-wrong-dice"),
            ("given 1a 3: R with R4 R4", "scenario-too-many-dice"),
            ("given 4a 3: R", "scenario-given"),
            ("given tray X4", "scenario-die"),
            ("given tray R1 R1 R1 R1 R1 R1", "scenario-no-such-die"),
            (
                "given tray R1 R1 R1 R1 R1 B1 B1 B1 B1 B1 G1 G1",
                "position-tray-full",
            ),
            (
                "given 1a 3: R, R, R, R, R, R with R1 R1 R1 R1 R1 R1",
                "scenario-no-such-die",
            ),
            ("given 1a 3: R with R4", "scenario-complete"),
            ("given turn many", "scenario-number"),
            ("given nonsense", "scenario-given"),
            ("given phase asleep", "position-phase"),
            ("given phase defusing", "position-phase"),
            ("given roles cutter", "scenario-given"),
            ("given clock soon", "position-clock"),
            ("at noon", "scenario-time"),
            ("1 fly", "scenario-action"),
            ("1 roll ~ R4 B2", "scenario-chance-ran-out"),
            ("1 roll ~ R4 B2 G1 K1", "scenario-chance-left"),
            ("1 roll ~ 4 R4 B2", "scenario-chance-misfit"),
            ("1 roll ~ purple", "scenario-chance"),
            ("9 roll", "scenario-differs"),
            ("expect nonsense", "scenario-expect"),
            ("expect seen 2 tray", "scenario-seen"),
            ("start ~ seed x", "scenario-seed"),
            ("1 roll ! F-20", "scenario-differs"),
            ("1 roll ! any", "scenario-differs"),
        ],
    );
}

#[test]
fn of_countdown() {
    check(
        "It is unclear\nrules C-30\ngame countdown\nplayers 3\ngiven 1e s1",
        &[
            ("rules C-99", "scenario-no-such-rule"),
            ("layout standard", "fuse-option-unknown"),
            ("sixes yes", "fuse-option-unknown"),
            ("difficulty insane", "countdown-option-difficulty"),
            ("roles cutter nobody", "countdown-option-roles"),
            ("fuse-cards many", "fuse-option-fuse-cards"),
            ("given 2e s2", "position-slot-taken"),
            ("given 2f s1", "scenario-card-twice"),
            ("given 2f s99", "scenario-no-such-card"),
            ("given 2f 1a", "position-no-spark"),
            ("given 2a s2", "position-no-bomb"),
            ("given row s2", "position-no-bomb"),
            ("given phase unused", "position-phase"),
            ("given named purple", "position-value"),
            ("given named R|B", "position-value"),
            ("given painted R4", "position-value"),
            ("given painted R4 X", "position-value"),
            ("given roles-off 4", "scenario-seat"),
            ("given sixes 4", "scenario-seat"),
            ("given used often", "scenario-number"),
            ("given spark-deck 1a", "scenario-no-such-card"),
            ("1 name purple", "scenario-action"),
            ("1 again", "scenario-action"),
            ("1 again B2 R1", "scenario-action"),
            ("1 place R4 a1 as purple", "scenario-action"),
            ("expect 4e nothing", "scenario-expect"),
            ("1 name R ! C-34", "scenario-differs"),
        ],
    );
}

#[test]
fn of_planter() {
    check(
        "It is unclear\nrules B-10\ngame planter\nplayers 3",
        &[
            ("rules F-20", "scenario-no-such-rule"),
            ("game chess", "scenario-game"),
            ("player 3", "planter-option-unknown"),
            ("players 3", "planter-option-twice"),
            ("extras some", "planter-option-yes-or-no"),
            ("slow-fuse yes", "planter-option-slow-fuse"),
            ("limit 3", "planter-option-time"),
            ("rounds many", "planter-option-rounds"),
            ("first 0", "planter-option-first"),
            ("given nonsense", "scenario-given"),
            ("given hand 4 7", "scenario-seat"),
            ("given hand", "scenario-seat"),
            ("given hand 1 8", "scenario-planter-card"),
            ("given hand 1 7*0", "scenario-planter-card"),
            ("given hand 1 7*41", "scenario-planter-no-card"),
            ("given hand 1 7*", "scenario-planter-card"),
            ("given hand 1 bomb", "scenario-planter-card"),
            ("given hand 1 card*7", "planter-position-back"),
            ("given hand 1 3*8", "planter-position-hand-full"),
            ("given hand 1 guy", "scenario-planter-no-card"),
            ("given hand 1 boot*7", "scenario-planter-no-card"),
            ("given fuse 15*15", "scenario-planter-no-card"),
            ("given fuse 7 boot", "planter-position-astray"),
            ("given beside 7", "planter-position-astray"),
            ("given beside extinguisher", "scenario-planter-no-card"),
            ("given removed card*3", "planter-position-back"),
            ("given deck card*3", "planter-position-back"),
            ("given deck 120 cards", "planter-given-deck"),
            ("given deck many cards", "scenario-number"),
            ("given deck -1 cards", "scenario-number"),
            ("given deck 3*40", "scenario-planter-no-card"),
            ("given bombs 1 1", "planter-position-bombs"),
            ("given bombs 1 1 3", "planter-position-bombs"),
            ("given bombs 1 1 many", "planter-position-bombs"),
            ("given mover 4", "scenario-seat"),
            ("given passes 3", "planter-position-passes"),
            ("given passes few", "scenario-number"),
            ("given turn -1", "scenario-number"),
            ("given round 0", "planter-position-round"),
            ("given round 2", "planter-position-round"),
            ("given round 256", "scenario-number"),
            ("given between", "scenario-given"),
            ("given phase between", "planter-position-between"),
            ("given phase asleep", "planter-position-phase"),
            ("given slow very", "position-value"),
            ("given window 0:04", "planter-position-window"),
            ("given at noon", "position-value"),
            ("given since 0:01", "planter-given-since"),
            ("given points 1 2 3", "position-value"),
            ("given points 1 2 3 -4", "scenario-number"),
            ("given points 4 1 2 3", "scenario-seat"),
            ("at noon", "scenario-time"),
            ("1 fly", "scenario-action"),
            ("1 play bomb", "scenario-action"),
            ("0 pass", "scenario-seat"),
            ("4 pass", "scenario-differs"),
            ("1 play 3", "scenario-chance-ran-out"),
            ("1 play 3 ~ 7 7", "scenario-chance-left"),
            ("1 play 3 ~ guy", "scenario-chance-misfit"),
            ("1 play 3 ~ time-bomb", "scenario-chance-misfit"),
            ("1 play 3 ~ first:2", "scenario-chance-misfit"),
            ("1 play 3 ~ purple", "scenario-planter-card"),
            ("start ~ first:4", "scenario-seat"),
            ("start ~ first:2", "scenario-chance-ran-out"),
            ("start ~ seed x", "scenario-seed"),
            ("at 60000:00", "scenario-chance-ran-out"),
            ("expect nonsense", "scenario-expect"),
            ("expect hand 4 7", "scenario-seat"),
            ("expect hand 1 purple", "scenario-planter-card"),
            ("expect hand 1 card*many", "scenario-planter-card"),
            ("expect hand 1 card*7", "scenario-differs"),
            ("expect fuse bomb", "scenario-planter-card"),
            ("expect fuse boot", "planter-position-astray"),
            ("expect fuse 7", "scenario-differs"),
            ("expect score 1 luck 3", "position-value"),
            ("expect score 1 fuses 3", "scenario-differs"),
            ("expect legal x pass", "scenario-seat"),
            ("expect seen 2 fuse", "scenario-seen"),
            ("expect seen by x: fuse none", "scenario-seat"),
            ("expect problem B-2", "scenario-differs"),
            ("1 pass ! B-10", "scenario-differs"),
        ],
    );
}

#[test]
fn a_scenario_has_a_title_and_rules() {
    let told = |text: &str| {
        let faults = faults(text);
        (faults[0].line, faults[0].problem.message().key)
    };
    assert_eq!(told("Only a title"), (1, "scenario-no-rules"));
    assert_eq!(told("rules F-1\n"), (1, "scenario-no-title"));
    let late = "Title\nrules F-1\nexpect turn 1\ngiven tray R1\n";
    assert_eq!(told(late), (4, "scenario-unknown-line"));
}
