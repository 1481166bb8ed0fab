//! What the owner of a room can set besides the game's options.

use klaxon_core::notation::{Set, plain_number, set};

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
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            count_in: 3000,
            grace: 10_000,
            pause_on_drop: false,
            pace: 1500,
        }
    }
}

impl Settings {
    /// The names of all settings.
    pub const NAMES: [&'static str; 4] = ["count-in", "grace", "drop", "pace"];

    /// Sets one by its name: times in milliseconds; `drop` is `pause` or `go-on`. False if that can't be.
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
        let done = match name {
            "count-in" => set(&mut self.count_in, millis(0, 10_000)),
            "grace" => set(&mut self.grace, millis(1000, 600_000)),
            "pace" => set(&mut self.pace, millis(0, 60_000)),
            "drop" => set(&mut self.pause_on_drop, drop),
            _ => Set::Unknown,
        };
        done == Set::Done
    }

    /// All of them, by name.
    pub fn all(&self) -> [(&'static str, String); 4] {
        let drop = if self.pause_on_drop { "pause" } else { "go-on" };
        [
            ("count-in", self.count_in.to_string()),
            ("grace", self.grace.to_string()),
            ("drop", drop.to_owned()),
            ("pace", self.pace.to_string()),
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
            ("tea", "1"),
        ] {
            assert!(!settings.set(name, value), "{name} {value}");
        }
    }
}
