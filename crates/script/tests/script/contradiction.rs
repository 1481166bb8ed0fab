//! Lines that contradict each other are errors: none of them is silently left out.

use crate::fault;

/// The last line, and what is told of it.
fn contradicts(text: &str, line: usize, key: &str) {
    let (found, message) = fault(text);
    assert_eq!((found, message.key), (line, key), "{text}");
}

#[test]
fn a_line_that_is_said_twice() {
    for twice in [
        "tray R1",
        "phase distributing",
        "deck 3",
        "1a 3: R",
        "passed 1",
    ] {
        let text = format!("Twice\nrules F-20\nplayers 3\ngiven {twice}\ngiven {twice}\n");
        let (line, message) = fault(&text);
        assert_eq!(line, 5, "{text}");
        // Two cards on one slot are told as such.
        let slot = twice.starts_with("1a");
        let key = if slot {
            "position-slot-taken"
        } else {
            "scenario-given-twice"
        };
        assert_eq!(message.key, key, "{text}");
    }
    let text = "Twice\nrules F-20\nplayers 3\ngiven tray R1\ngiven tray B1\n";
    contradicts(text, 5, "scenario-given-twice");
    let text = "Twice\nrules B-10\ngame planter\ngiven hand 1 7\ngiven hand 1 3\n";
    contradicts(text, 5, "scenario-given-twice");
    // Lines of different seats are none the more said twice.
    let text = "Once each\nrules B-10\ngame planter\ngiven hand 1 7\ngiven hand 2 7\n";
    assert_eq!(crate::faults(text), []);
}

/// Cards in the middle, dice that were taken and dice that were lost are given one a line.
#[test]
fn lines_that_add_up_are_said_once_each() {
    let text = "Once each\nrules F-20\nplayers 3\ngiven row 1a\ngiven row 2a\ngiven took 1 1\n\
                given took 2 1\nexpect row 1a 2a\nexpect taken 1 1 0\n";
    assert_eq!(crate::faults(text), []);
}

/// All players share the letters of sparks: each is one place.
#[test]
fn a_letter_that_two_sparks_have() {
    let text = "Twice\nrules C-30\ngame countdown\nplayers 3\ngiven 1e s1\ngiven 2e s2\n";
    let (line, message) = fault(text);
    assert_eq!((line, message.key), (6, "position-slot-taken"));
    assert_eq!(message.args, [("word", "2e".into())]);
}

#[test]
fn a_card_that_lies_in_two_places() {
    for (line, text) in [
        (
            5,
            "Twice\nrules F-12\nplayers 2\ngiven 1a 3a\ngiven 2a 3a\n",
        ),
        (
            5,
            "Twice\nrules F-12\nplayers 2\ngiven 1a 3a\ngiven row 3a\n",
        ),
        (
            4,
            "Twice\nrules F-12\nplayers 2\ngiven row 3a\ngiven row 3a\n",
        ),
        (
            6,
            "Twice\nrules C-30\ngame countdown\nplayers 3\ngiven 1e s1\ngiven 2f s1\n",
        ),
    ] {
        contradicts(text, line, "scenario-card-twice");
    }
}

/// The real cause is told, not that a line can't be given.
#[test]
fn more_dice_than_the_tray_holds() {
    let dice = ["R1"; 5].into_iter().chain(["B1"; 5]).chain(["G1"; 5]);
    let dice = dice.chain(["Y1"; 5]).collect::<Vec<_>>().join(" ");
    let text = format!("Full\nrules F-20\nplayers 3\ngiven tray {dice}\n");
    let (line, message) = fault(&text);
    assert_eq!((line, message.key), (4, "position-tray-full"));
    assert_eq!(message.args[0].0, "most");
}

/// A line is wrong where it stands, whatever follows; and where the deck stands does not matter.
#[test]
fn a_wrong_deck_is_told_with_its_line() {
    let text = "Too many\nrules B-5\ngame planter\ngiven deck 90 cards\ngiven fuse 7\n";
    contradicts(text, 4, "planter-given-deck");
    let text =
        "Enough\nrules B-5\ngame planter\ngiven deck 7 7\ngiven fuse 7\nexpect cards deck 3\n";
    assert_eq!(crate::faults(text), []);
}
