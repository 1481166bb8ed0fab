//! Decks and settings for the referee's own tests.

use klaxon_flatline::deck::{BOTTOM, Deck, METER, MIN_PATIENTS, Meter, Station};
use klaxon_flatline::line::{Line, Sign, Space};
use klaxon_flatline::patient::Patient;
use klaxon_flatline::trigger::{Effect, Light, Trigger};
use klaxon_flatline::{Card, Icon};

use crate::random::Random;
use crate::setting::{Difficulty, Setting};

/// A random deck with every sign, every kind of space and every trigger.
pub(crate) fn deck(seed: u64) -> Deck {
    let mut random = Random::new(seed);
    let patient = |number: usize, random: &mut Random| Patient {
        id: format!("patient-{}", (b'a' + number as u8) as char),
        lines: (0..3 + random.below(3)).map(|_| line(random)).collect(),
        triggers: [(); 4].map(|()| trigger(random)),
    };
    let most = 2 + random.below(5);
    let meter =
        |random: &mut Random| -> [u8; METER] { [(); METER].map(|()| 1 + random.below(most) as u8) };
    let station = |random: &mut Random| Station {
        top: vec![space(random), space(random)],
        bottom: [(); BOTTOM].map(|()| space(random)),
    };
    Deck {
        name: "sample".to_owned(),
        patients: (0..MIN_PATIENTS)
            .map(|number| patient(number, &mut random))
            .collect(),
        cards: Card::ALL
            .iter()
            .map(|_| Line {
                sign: if random.once_in(5) {
                    Sign::More
                } else {
                    Sign::Any
                },
                spaces: match random.below(3) {
                    0 => vec![space(&mut random), space(&mut random)],
                    1 => vec![Space::Any],
                    _ => vec![space(&mut random)],
                },
                left: 0,
            })
            .collect(),
        stations: [station(&mut random), station(&mut random)],
        meters: [(); 4].map(|()| Meter {
            green: meter(&mut random),
            red: meter(&mut random),
        }),
        dial: [0, 1, 2, 3],
    }
}

fn space(random: &mut Random) -> Space {
    let icon = |random: &mut Random| *random.pick(&Icon::ALL);
    match random.below(8) {
        0 => Space::Either(Icon::Pulse, Icon::Shock),
        1 => Space::Any,
        2 => Space::Matching,
        _ => Space::Icon(icon(random)),
    }
}

fn line(random: &mut Random) -> Line {
    let sign = *random.pick(&Sign::ALL);
    let count = match sign {
        Sign::All => 1,
        Sign::Two | Sign::More | Sign::Split => 2 + random.below(2),
        _ => 1 + random.below(3),
    };
    Line {
        sign,
        spaces: (0..count).map(|_| space(random)).collect(),
        left: if sign == Sign::Split { 1 } else { 0 },
    }
}

fn trigger(random: &mut Random) -> Option<Trigger> {
    if random.once_in(6) {
        return None;
    }
    let effect = *random.pick(&Effect::ALL);
    let light = *random.pick(&[Light::Green, Light::Red]);
    let light = match effect.suits(light) {
        true => light,
        false if light == Light::Red => Light::Green,
        false => Light::Red,
    };
    Some(Trigger { light, effect })
}

/// A random setting.
pub(crate) fn setting(seed: u64) -> Setting {
    let mut random = Random::new(seed ^ 0xfeed);
    let players = 1 + random.below(5);
    let difficulties = [
        Difficulty::Training,
        Difficulty::Standard,
        Difficulty::Expert,
    ];
    Setting {
        players,
        difficulty: *random.pick(&difficulties),
        red_meter: random.once_in(3),
        planning: random.once_in(3).then_some(10_000),
        chief: random.below(players),
        deck: deck(seed % 16),
    }
}
