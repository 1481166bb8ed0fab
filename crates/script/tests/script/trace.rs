//! What happened is listed step by step.

use crate::run;

fn trace(text: &str) -> Vec<(usize, String)> {
    let report = run(text);
    let steps = report.trace.steps();
    steps
        .map(|(line, events)| (line, events.join("; ")))
        .collect()
}

#[test]
fn the_events_of_each_step_are_listed() {
    let text = "A turn\nrules F-20\nplayers 3\ngiven 2a 3: R, R\n\
                given 3a 3: B, B\n1 roll ~ R4 B2 G1\nexpect tray B2 G1 R4\n\
                3 roll ! any\n2 place R4 a1\nat 0:30\n";
    let steps = trace(text);
    let expected = [
        (6, "rolled R4; rolled B2; rolled G1"),
        (8, "! F-43"),
        (9, "placed R4 2a1"),
        (10, ""),
    ];
    let expected = expected.map(|(line, events)| (line, events.to_owned()));
    assert_eq!(steps, expected);
}

#[test]
fn a_step_that_fails_is_the_last() {
    let text = "It fails\nrules F-20\nplayers 3\n1 roll ~ R4 B2 G1\nexpect tray none\n1 pass\n";
    assert_eq!(run(text).faults.len(), 1);
    let steps = trace(text);
    assert_eq!(steps.len(), 1, "{steps:?}");
    assert_eq!(steps[0].0, 4);
}
