//! A line of a record: what happened stands behind the colon.

/// The events of a line.
pub(crate) fn events(line: &str) -> impl Iterator<Item = &str> {
    // Before the colon stand a number, a time, a seat and an action; a time has a colon of its own.
    let mut words = line.splitn(4, ' ');
    let action = words.nth(3).unwrap_or_default();
    let events = action.split_once(':').map_or("", |(_, events)| events);
    events
        .split(';')
        .map(str::trim)
        .filter(|event| !event.is_empty())
}
