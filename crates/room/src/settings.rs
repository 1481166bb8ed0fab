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
    /// For how long after a roll a bot takes nothing that a player could, in milliseconds; with none, it minds no claim
    /// either.
    pub head_start: u64,
    /// Whether nobody new is let in.
    pub lock: bool,
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
            head_start: 2500,
            lock: false,
            help: Help::Full,
        }
    }
}

impl Settings {
    /// The names of all settings.
    pub const NAMES: [&'static str; 7] = [
        "count-in",
        "grace",
        "drop",
        "pace",
        "head-start",
        "help",
        "lock",
    ];

    /// Sets one by its name: times in milliseconds; `drop` is `pause` or `go-on`, `help` is `full`,
    /// `little` or `none`, `lock` is `yes` or `no`. False if that can't be.
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
        let lock = match value {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        let help = Help::ALL.into_iter().find(|(_, word)| *word == value);
        let done = match name {
            "count-in" => set(&mut self.count_in, millis(0, 10_000)),
            "grace" => set(&mut self.grace, millis(1000, 600_000)),
            "pace" => set(&mut self.pace, millis(0, 60_000)),
            "head-start" => set(&mut self.head_start, millis(0, 60_000)),
            "lock" => set(&mut self.lock, lock),
            "drop" => set(&mut self.pause_on_drop, drop),
            "help" => set(&mut self.help, help.map(|(help, _)| help)),
            _ => Set::Unknown,
        };
        done == Set::Done
    }

    /// All of them, by name.
    pub fn all(&self) -> [(&'static str, String); 7] {
        let drop = if self.pause_on_drop { "pause" } else { "go-on" };
        let help = Help::ALL.iter().find(|(help, _)| *help == self.help);
        let help = help.map_or("", |(_, word)| word);
        [
            ("count-in", self.count_in.to_string()),
            ("grace", self.grace.to_string()),
            ("drop", drop.to_owned()),
            ("pace", self.pace.to_string()),
            ("head-start", self.head_start.to_string()),
            ("help", help.to_owned()),
            ("lock", if self.lock { "yes" } else { "no" }.to_owned()),
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
        assert!(settings.set("lock", "yes") && settings.lock);
        assert!(settings.set("head-start", "0") && settings.head_start == 0);
        for (name, value) in [
            ("grace", "5"),
            ("grace", "+5000"),
            ("drop", "yes"),
            ("lock", "pause"),
            ("head-start", "60001"),
            ("help", "much"),
            ("tea", "1"),
        ] {
            assert!(!settings.set(name, value), "{name} {value}");
        }
    }
}
