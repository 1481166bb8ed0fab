//! Options in the notation: the header of a record, a line each.

use klaxon_core::notation::{self, OptionKeys, Set, plain_number, set, yes_or_no};
use klaxon_core::{Message, Seat, Time};

use crate::options::{Options, SlowFuse};

/// What is said about options that can't be read.
const KEYS: OptionKeys = OptionKeys {
    unknown: "planter-option-unknown",
    twice: "planter-option-twice",
    bad_value: |name| match name {
        "players" => "planter-option-players",
        "extras" => "planter-option-yes-or-no",
        "slow-fuse" => "planter-option-slow-fuse",
        "rounds" => "planter-option-rounds",
        "first" => "planter-option-first",
        _ => "planter-option-time",
    },
};

pub(crate) fn options_text(options: &Options) -> Vec<String> {
    let first = match options.first {
        Some(seat) => seat.to_string(),
        None => "drawn".to_owned(),
    };
    vec![
        format!("players {}", options.players),
        format!("extras {}", if options.extras { "yes" } else { "no" }),
        format!("slow-fuse {}", options.slow_fuse.word()),
        format!("limit {}", options.limit),
        format!("window {}", options.window),
        format!("absent {}", options.absent),
        format!("rounds {}", options.rounds),
        format!("first {first}"),
    ]
}

/// Options from header lines, and what is wrong with which. What is not said is as in the usual game for four.
pub(crate) fn read_options(lines: &[&str]) -> (Options, Vec<(usize, Message)>) {
    let mut options = Options::new(4);
    let lines = lines.iter().copied().enumerate();
    let wrong = notation::read_options(lines, KEYS, |name, value| {
        set_option(&mut options, name, value)
    });
    (options, wrong)
}

fn set_option(options: &mut Options, name: &str, value: &str) -> Set {
    let time = || value.parse::<Time>().ok();
    match name {
        "players" => set(&mut options.players, plain_number(value)),
        "extras" => set(&mut options.extras, yes_or_no(value)),
        "slow-fuse" => {
            let mut all = SlowFuse::ALL.into_iter();
            set(&mut options.slow_fuse, all.find(|s| s.word() == value))
        }
        "limit" => set(&mut options.limit, time()),
        "window" => set(&mut options.window, time()),
        "absent" => set(&mut options.absent, time()),
        "rounds" => set(&mut options.rounds, plain_number(value)),
        "first" => {
            let first = match value {
                "drawn" => Some(None),
                seat => seat.parse::<Seat>().ok().map(Some),
            };
            set(&mut options.first, first)
        }
        _ => Set::Unknown,
    }
}
