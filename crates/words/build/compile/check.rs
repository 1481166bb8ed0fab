//! Refuses texts that do not fit together.

use std::collections::BTreeSet;

use super::none_of;
use super::source::Problem;
use super::tree::{Entry, Id, Table};

/// Every reference leads somewhere, and none leads back to where it started.
pub(super) fn references(table: &Table) -> Result<(), Vec<Problem>> {
    let mut problems = Vec::new();
    for (id, entry) in &table.entries {
        for missing in entry.references() {
            if !table.entries.contains_key(&missing) {
                problems.push(missing_reference(table, entry, missing));
            }
        }
        problems.extend(circle(table, *id).map(|circle| circular(entry, &circle)));
    }
    none_of(problems)
}

fn missing_reference(table: &Table, entry: &Entry, missing: Id) -> Problem {
    entry.source.place_of(missing.name()).problem(format!(
        "`{missing}` is not defined in `{}`: define it or correct the reference",
        table.code
    ))
}

fn circular(entry: &Entry, circle: &[Id]) -> Problem {
    let steps: Vec<_> = circle.iter().map(|id| format!("`{id}`")).collect();
    entry.place().problem(format!(
        "the references {} form a circle: remove one of them",
        steps.join(" → ")
    ))
}

/// The way from `start` back to it, if `start` is the first of those on the way.
///
/// So each circle is found once.
fn circle<'a>(table: &Table<'a>, start: Id<'a>) -> Option<Vec<Id<'a>>> {
    let mut seen = BTreeSet::new();
    let mut ways = vec![vec![start]];
    while let Some(way) = ways.pop() {
        let entry = way.last().and_then(|id| table.entries.get(id));
        for next in entry.map_or_else(Vec::new, Entry::references) {
            let further = [way.as_slice(), &[next]].concat();
            if next == start {
                return Some(further);
            }
            if next > start && seen.insert(next) {
                ways.push(further);
            }
        }
    }
    None
}

/// No term needs an argument, for in Fluent a term does not see those of the message.
pub(super) fn terms(table: &Table) -> Result<(), Vec<Problem>> {
    let mut problems = Vec::new();
    for (id, entry) in &table.entries {
        let arguments = table.arguments(entry);
        if matches!(id, Id::Term(_)) && !arguments.is_empty() {
            problems.push(entry.place().problem(format!(
                "the term `{id}` needs {}: make it a message",
                list(&arguments)
            )));
        }
    }
    none_of(problems)
}

/// All languages have the same messages with the same arguments.
pub(super) fn languages(tables: &[Table]) -> Result<(), Vec<Problem>> {
    let mut problems = Vec::new();
    for table in tables {
        for other in tables.iter().filter(|other| other.code != table.code) {
            problems.extend(missing_messages(table, other));
        }
    }
    if let Some((first, others)) = tables.split_first() {
        for other in others {
            problems.extend(different_arguments(first, other));
        }
    }
    none_of(problems)
}

fn missing_messages(table: &Table, other: &Table) -> Vec<Problem> {
    let missing = |id: &Id| matches!(id, Id::Message(_)) && !other.entries.contains_key(id);
    let entries = table.entries.iter().filter(|(id, _)| missing(id));
    entries
        .map(|(id, entry)| {
            entry.place().problem(format!(
                "`{id}` is not defined in `{}`: define it there or remove it here",
                other.code
            ))
        })
        .collect()
}

fn different_arguments(table: &Table, other: &Table) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (id, entry) in &table.entries {
        let Some(twin) = other.entries.get(id) else {
            continue;
        };
        let (ours, theirs) = (table.arguments(entry), other.arguments(twin));
        if ours != theirs {
            problems.push(twin.place().problem(format!(
                "`{id}` needs {}, but {} at {}: use the same arguments in all languages",
                list(&theirs),
                list(&ours),
                entry.place()
            )));
        }
    }
    problems
}

fn list(arguments: &BTreeSet<&str>) -> String {
    if arguments.is_empty() {
        return "no arguments".to_owned();
    }
    let names: Vec<_> = arguments.iter().map(|name| format!("`${name}`")).collect();
    names.join(", ")
}
