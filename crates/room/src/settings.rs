//! What the owner of a room can set besides the game's options.

use klaxon_core::notation::{Set, plain_number, set};

/// How much the table helps its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// Legal places light up, and each die shows who could place it.
    Full,
    /// Legal places light up.
    Little,
    /// Nothing does.
    None,
}

impl Help {
    /// All, with their words.
    pub const ALL: [(Help, &'static str); 3] = [
        (Help::Full, "full"),
        (Help::Little, "little"),
        (Help::None, "none"),
    ];
}

/// The settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How long a count-in is, in milliseconds.
    pub count_in: u64,
    /// After how long a player who is gone is played for, in milliseconds.
    pub grace: u64,
    /// Does the game pause when a player drops?
    pub pause_on_drop: bool,
    /// How long a bot takes from one action to its next, in milliseconds.
    pub pace: u64,
    /// How much the table helps its players.
    pub help: Help,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            count_in: 3000,
            grace: 10_000,
            pause_on_drop: false,
            pace: 1500,
            help: Help::Full,
        }
    }
}

impl Settings {
    /// The names of all settings.
    pub const NAMES: [&'static str; 5] = ["count-in", "grace", "drop", "pace", "help"];

    /// Sets one by its name: times in milliseconds; `drop` is `pause` or `go-on`, `help` is `full`,
    /// `little` or `none`. False if that can't be.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let millis = |least: u64, most: u64| {
            let number = plain_number::<u64>(value);
            number.filter(|number| (least..=most).contains(number))
        };
        let drop = match value {
            "pause" => Some(true),
            "go-on" => Some(false),
            _ => None,
        };
        let help = Help::ALL.into_iter().find(|(_, word)| *word == value);
        let done = match name {
            "count-in" => set(&mut self.count_in, millis(0, 10_000)),
            "grace" => set(&mut self.grace, millis(1000, 600_000)),
            "pace" => set(&mut self.pace, millis(0, 60_000)),
            "drop" => set(&mut self.pause_on_drop, drop),
            "help" => set(&mut self.help, help.map(|(help, _)| help)),
            _ => Set::Unknown,
        };
        done == Set::Done
    }

    /// All of them, by name.
    pub fn all(&self) -> [(&'static str, String); 5] {
        let drop = if self.pause_on_drop { "pause" } else { "go-on" };
        let help = Help::ALL.iter().find(|(help, _)| *help == self.help);
        let help = help.map_or("", |(_, word)| word);
        [
            ("count-in", self.count_in.to_string()),
            ("grace", self.grace.to_string()),
            ("drop", drop.to_owned()),
            ("pace", self.pace.to_string()),
            ("help", help.to_owned()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_set_by_name_within_limits() {
        let mut settings = Settings::default();
        for (name, value) in settings.all() {
            assert!(settings.set(name, &value), "{name} {value}");
        }
        assert_eq!(settings, Settings::default());
        assert!(settings.set("drop", "pause") && settings.pause_on_drop);
        for (name, value) in [
            ("grace", "5"),
            ("grace", "+5000"),
            ("drop", "yes"),
            ("help", "much"),
            ("tea", "1"),
        ] {
            assert!(!settings.set(name, value), "{name} {value}");
        }
    }
}
