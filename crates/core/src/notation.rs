//! What the notations of all games share.

use crate::message::Message;

/// A number without sign or leading zeros.
pub fn plain_number<T: std::str::FromStr>(text: &str) -> Option<T> {
    let plain = match text.as_bytes() {
        [b'0', _, ..] => false,
        digits => digits.iter().all(u8::is_ascii_digit),
    };
    text.parse().ok().filter(|_| plain)
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

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: OptionKeys = OptionKeys {
        unknown: "no-such-option",
        twice: "said-twice",
        bad_value: |name| match name {
            "players" => "players-are-a-number",
            _ => "yes-or-no",
        },
    };

    #[derive(PartialEq, Debug)]
    struct Options {
        players: u8,
        sixes: bool,
        name: String,
    }

    /// Reads the lines into options for two without sixes: what became of them, and what is wrong.
    fn read(lines: &[&str]) -> (Options, Vec<(usize, Message)>) {
        let mut options = Options {
            players: 2,
            sixes: false,
            name: String::new(),
        };
        let lines = lines.iter().copied().enumerate();
        let errors = read_options(lines, KEYS, |name, value| match name {
            "players" => set(&mut options.players, plain_number(value)),
            "sixes" => set(&mut options.sixes, yes_or_no(value)),
            "name" => set(&mut options.name, Some(value.to_owned())),
            _ => Set::Unknown,
        });
        (options, errors)
    }

    fn errors(lines: &[&str]) -> Vec<(usize, Message)> {
        read(lines).1
    }

    fn named(key: &'static str, name: &str) -> Message {
        Message::new(key).with("name", name)
    }

    #[test]
    fn a_plain_number_is_written_in_one_way_only() {
        for number in [0, 7, 10, 255] {
            assert_eq!(plain_number::<u8>(&number.to_string()), Some(number));
        }
        for wrong in [
            "", " ", "+7", "-7", "-0", "07", "00", "7 ", " 7", "7.0", "1e1", "0x7", "256", "seven",
            "٧",
        ] {
            assert_eq!(plain_number::<u8>(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn yes_and_no_are_small_words() {
        assert_eq!(yes_or_no("yes"), Some(true));
        assert_eq!(yes_or_no("no"), Some(false));
        for wrong in ["", "y", "Yes", "NO", "true", "yes ", "1"] {
            assert_eq!(yes_or_no(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn a_bad_value_leaves_what_was_there() {
        let mut place = 5;
        assert_eq!(set(&mut place, None), Set::BadValue);
        assert_eq!(place, 5);
        assert_eq!(set(&mut place, Some(6)), Set::Done);
        assert_eq!(place, 6);
    }

    #[test]
    fn options_are_read_in_any_order_and_what_is_not_said_stays() {
        let (options, errors) = read(&["sixes yes", "players 4"]);
        assert_eq!((options.players, options.sixes), (4, true));
        assert_eq!(errors, []);
        let (options, errors) = read(&["sixes yes"]);
        assert_eq!((options.players, options.sixes), (2, true));
        assert_eq!(errors, []);
        assert_eq!(read(&[]), read(&["players 2"]));
    }

    #[test]
    fn a_value_is_the_rest_of_the_line_without_spaces_around() {
        assert_eq!(read(&["name the old table"]).0.name, "the old table");
        assert_eq!(read(&["name   the  end  "]).0.name, "the  end");
        assert_eq!(read(&["name"]), read(&["name "]));
        assert_eq!(read(&["players  3 "]).0.players, 3);
    }

    #[test]
    fn every_wrong_line_is_told_by_its_number() {
        let lines = [
            "players many",
            "sixes yes",
            "colour red",
            "sixes no",
            "name x",
            "sixes",
        ];
        let expected = [
            (0, Message::new("players-are-a-number")),
            (2, named("no-such-option", "colour")),
            (3, named("said-twice", "sixes")),
            (5, named("said-twice", "sixes")),
        ];
        assert_eq!(errors(&lines), expected);
    }

    #[test]
    fn the_number_of_a_line_is_the_one_it_came_with() {
        let lines = [(7, "players -1"), (3, "dice")];
        let found = read_options(lines, KEYS, |name, _| match name {
            "players" => Set::BadValue,
            _ => Set::Unknown,
        });
        let expected = [
            (7, Message::new("players-are-a-number")),
            (3, named("no-such-option", "dice")),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn an_option_without_a_value_has_a_bad_one() {
        let expected = [
            (0, Message::new("players-are-a-number")),
            (1, Message::new("yes-or-no")),
        ];
        assert_eq!(errors(&["players", "sixes "]), expected);
    }

    #[test]
    fn after_a_bad_value_a_good_one_is_not_the_second() {
        let (options, errors) = read(&["players x", "players 3"]);
        assert_eq!(options.players, 3);
        assert_eq!(errors, [(0, Message::new("players-are-a-number"))]);
    }

    #[test]
    fn a_line_that_names_nothing_is_unknown() {
        let expected = [
            (0, named("no-such-option", "")),
            (1, named("no-such-option", "")),
            (2, named("no-such-option", "Players")),
            (3, named("no-such-option", "players\t3")),
        ];
        assert_eq!(
            errors(&["", " players 3", "Players 3", "players\t3"]),
            expected
        );
    }
}
