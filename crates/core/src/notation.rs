//! What the notations of all games share.

use crate::message::Message;

/// A number without sign or leading zeros.
pub fn plain_number<T: std::str::FromStr + ToString>(text: &str) -> Option<T> {
    let number: T = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// `yes` or `no`.
pub fn yes_or_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// What became of an option that was set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// It has the value now.
    Done,
    /// It does not take the value.
    BadValue,
    /// There is no such option.
    Unknown,
}

/// Puts a value, if there is one, in its place.
pub fn set<T>(place: &mut T, value: Option<T>) -> Set {
    match value {
        Some(value) => {
            *place = value;
            Set::Done
        }
        None => Set::BadValue,
    }
}

/// How a game's messages about options are called.
#[derive(Clone, Copy, Debug)]
pub struct OptionKeys {
    /// There is no option of this `name`.
    pub unknown: &'static str,
    /// The option `name` stands there twice.
    pub twice: &'static str,
    /// What the option takes.
    pub bad_value: fn(&str) -> &'static str,
}

/// Reads options, one `word rest` a line: sets each, and says what is wrong with which line, counted from 0.
pub fn read_options<'a>(
    lines: impl IntoIterator<Item = (usize, &'a str)>,
    keys: OptionKeys,
    mut set: impl FnMut(&str, &str) -> Set,
) -> Vec<(usize, Message)> {
    let mut errors = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    for (line, text) in lines {
        let (name, value) = text.split_once(' ').unwrap_or((text, ""));
        let message = match set(name, value.trim()) {
            Set::Done if !seen.contains(&name) => {
                seen.push(name);
                continue;
            }
            Set::Unknown => Message::new(keys.unknown).with("name", name),
            _ if seen.contains(&name) => Message::new(keys.twice).with("name", name),
            _ => Message::new((keys.bad_value)(name)),
        };
        errors.push((line, message));
    }
    errors
}
