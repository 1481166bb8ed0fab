//! Rewriting a scenario that was written for version 1 of the notation.

use klaxon_games::events_of_version_1;

use crate::run::run;
use crate::scenario::Scenario;

/// The scenario in the form of today. One that passes, or can't be read, is left as it is; what it says of events is
/// changed only where today's events say the same and more.
pub fn upgrade(text: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if passes(text) {
        return text.to_owned();
    }
    let planter = lines.iter().any(|line| line.trim() == "game planter");
    for line in &mut lines {
        if let Some(renamed) = renamed(line, planter) {
            *line = renamed;
        }
    }
    // Each round mends one line, so there are no more rounds than lines.
    for _ in 0..lines.len() {
        let Some((place, mended)) = mend(&lines) else {
            break;
        };
        lines[place] = mended;
    }
    lines.join("\n") + "\n"
}

/// A line whose words mean something else today, or are called otherwise.
fn renamed(line: &str, planter: bool) -> Option<String> {
    if let Some(taken) = line.strip_prefix("expect took ").filter(|_| !planter) {
        return Some(format!("expect taken {taken}"));
    }
    if !planter {
        return None;
    }
    match line.trim_end() {
        "given slow" => return Some("given slow yes".to_owned()),
        "given called" => return Some("given called yes".to_owned()),
        "given between" => return Some("given phase between".to_owned()),
        _ => {}
    }
    if let Some(score) = line.strip_prefix("given score ") {
        return Some(format!("given points {score}"));
    }
    // How many cards the deck has is no part of the position.
    let (before, count) = line.rsplit_once("deck ")?;
    let is_count = count.trim().parse::<u8>().is_ok();
    let expects = before == "expect " || before.starts_with("expect seen by ");
    (is_count && expects).then(|| format!("{before}cards deck {count}"))
}

fn passes(text: &str) -> bool {
    let scenario = text.parse::<Scenario>();
    scenario.is_ok_and(|scenario| run(&scenario).faults.is_empty())
}

/// The first line that fails, and what it says today; none if nothing fails, or it does not fail by the version alone.
fn mend(lines: &[String]) -> Option<(usize, String)> {
    let scenario: Scenario = lines.join("\n").parse().ok()?;
    let report = run(&scenario);
    let line = report.faults.first()?.line;
    let steps = report.trace.steps();
    let (_, events) = steps.take_while(|(step, _)| *step < line).last()?;
    let text = lines.get(line - 1)?;
    let (code, comment) = match text.split_once("//") {
        Some((code, comment)) => (code.trim_end(), format!("  //{comment}")),
        None => (text.trim_end(), String::new()),
    };
    let said = if let Some(list) = code.strip_prefix("expect events") {
        let old: Vec<&str> = list.split(';').map(str::trim).collect();
        let same = events_of_version_1(events) == old;
        same.then(|| format!("expect events {}", events.join("; ")))?
    } else {
        let one = code.strip_prefix("expect event ")?;
        let same = |event: &&String| events_of_version_1(&[(*event).clone()]) == [one];
        format!("expect event {}", events.iter().find(same)?)
    };
    Some((line - 1, said + &comment))
}
