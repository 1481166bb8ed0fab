//! A scenario that fails says what came out instead, and why.

use klaxon_core::Message;
use klaxon_core::message::Value;
use klaxon_words::{Language, say};

use crate::{fault, run};

/// The line, and what an author reads.
fn told(text: &str) -> (usize, String) {
    let (line, message) = fault(text);
    (line, say(Language::English, &message))
}

#[test]
fn a_wrong_expectation_is_told_with_its_line() {
    let text = "It is not so\nrules F-20\nplayers 3\n\ngiven tray R4 B2 G1\nexpect tray B2 R4\n";
    let (line, told) = told(text);
    assert_eq!(line, 6);
    assert!(
        told.contains("B2 R4") && told.contains("R4 B2 G1"),
        "{told}"
    );
}

/// Who reads of a refusal reads its sentence too, whether it was expected by another rule or not at all.
#[test]
fn a_refusal_is_told_with_its_sentence() {
    for expected in ["", " ! F-30"] {
        let text = format!("Too early\nrules F-20\nplayers 3\n2 roll{expected}\n");
        let (line, message) = fault(&text);
        assert_eq!((line, message.key), (4, "scenario-differs"));
        let Some((_, Value::Message(found))) = message.args.iter().find(|arg| arg.0 == "found")
        else {
            panic!("{message:?}");
        };
        let why = Message::new("fuse-refused-not-the-holder").with("seat", "1");
        assert_eq!(found.key, "scenario-refused-because");
        assert!(
            found.args.contains(&("why", why.clone().into())),
            "{found:?}"
        );
        let said = say(Language::English, &message);
        assert!(said.contains("F-20"), "{said}");
        assert!(said.contains(&say(Language::English, &why)), "{said}");
    }
}

#[test]
fn any_rule_may_refuse() {
    let report = run("Not yet\nrules F-20\nplayers 3\n2 roll ! any\n1 pass ! any\n");
    assert_eq!(report.faults, []);
    assert_eq!(report.refused, ["F-20", "F-20"]);
    let (line, message) = fault("It may\nrules F-20\nplayers 3\n1 roll ~ R1 B1 G1 ! any\n");
    assert_eq!((line, message.key), (4, "scenario-chance"));
    let (line, message) = fault("It may\nrules F-20\nplayers 3\n1 roll ! any\n");
    assert_eq!((line, message.key), (4, "scenario-differs"));
}

#[test]
fn chance_says_what_it_was_asked_for() {
    for (step, what) in [
        ("1 roll ~ R4 B2", "draw"),
        ("1 roll ~ 4 R4 B2", "draw"),
        ("start ~ 1a", "deal"),
    ] {
        let (line, message) = fault(&format!("Asked\nrules F-20\nplayers 3\n{step}\n"));
        assert_eq!(line, 4, "{step}");
        let asked = Message::new("fuse-asked").with("what", what);
        assert_eq!(message.args, [("what", asked.into())], "{step}");
    }
    let (_, asked) = told("Asked\nrules F-20\nplayers 3\n1 roll ~ R4 B2\n");
    assert!(asked.contains("a die out of the bag"), "{asked}");
    let (_, asked) = told("Asked\nrules B-10\ngame planter\nplayers 3\n1 play 3\n");
    assert!(asked.contains("the card drawn from a deck of"), "{asked}");
}

#[test]
fn a_rule_that_is_not_on_the_page_is_told_with_its_line() {
    let (line, told) = told("Title\n\nplayers 3\nrules F-20 F-99\nexpect turn 1\n");
    assert_eq!(line, 4);
    assert!(told.contains("F-99"), "{told}");
}
