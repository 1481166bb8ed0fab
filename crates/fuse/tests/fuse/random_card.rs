//! Random cards of every layout, with every icon and relation.

use klaxon_fuse::Card;
use proptest::prelude::*;

/// One space that needs no neighbour.
fn space() -> impl Strategy<Value = String> {
    let colour = || proptest::sample::select(vec!["R", "B", "G", "Y", "K"]);
    let number = || 1..=6u8;
    prop_oneof![
        2 => colour().prop_map(str::to_owned),
        2 => number().prop_map(|n| format!("[{n}]")),
        1 => (colour(), number()).prop_map(|(c, n)| format!("{c}{n}")),
        2 => (colour(), number()).prop_map(|(c, n)| format!("[{c}|{n}]")),
        1 => (colour(), number(), colour(), number()).prop_map(|(c, n, d, m)| format!("[{c}{n}|{d}{m}]")),
        1 => (colour(), colour()).prop_map(|(c, d)| format!("[{c}|{d}]")),
        1 => (number(), number()).prop_map(|(n, m)| format!("[{n}|{m}]")),
        1 => colour().prop_map(|c| format!("!{c}")),
        1 => (colour(), number()).prop_map(|(c, n)| format!("!{c}{n}")),
        1 => Just("S".to_owned()),
        1 => number().prop_map(|n| format!("S{n}")),
        1 => number().prop_map(|n| format!("c{n}")),
        2 => Just("?".to_owned()),
    ]
}

/// A space and the sign before it.
fn link() -> impl Strategy<Value = (String, String)> {
    let icon = prop_oneof![
        4 => Just("#".to_owned()),
        4 => Just("c".to_owned()),
        2 => Just("[#|c]".to_owned()),
        2 => Just("c#".to_owned()),
        1 => proptest::sample::select(vec!["R#", "B#", "K#", "!R#", "!Y#", "S#"]).prop_map(str::to_owned),
        2 => space(),
    ];
    let sign = proptest::sample::select(vec!["=", "=", "=", "!=", "<", ">", ",", ",", "+", "-"]);
    (sign.prop_map(str::to_owned), icon)
}

/// A part of a card: `length` spaces with signs between them, perhaps with a printed number.
fn part(length: usize) -> impl Strategy<Value = String> {
    let order = proptest::sample::select(vec!["", "", "", "", "", "", "first ", "last "]);
    let spaces = proptest::collection::vec((order, link()), length);
    (spaces, proptest::option::weighted(0.4, 1..=13u8)).prop_map(|(spaces, printed)| {
        let mut text = String::new();
        for (i, (order, (sign, icon))) in spaces.into_iter().enumerate() {
            if i > 0 {
                text += &format!(" {sign} ");
            }
            text += &format!("{order}{icon}");
        }
        match printed {
            Some(number) => format!("{text} = {number}"),
            None => text,
        }
    })
}

/// A card; texts that make none are thrown away.
pub(crate) fn card() -> impl Strategy<Value = Card> {
    let text = prop_oneof![
        6 => (1..=5usize).prop_flat_map(part),
        2 => (3..=4usize).prop_flat_map(part).prop_map(|p| format!("stack {p}")),
        1 => (part(2), part(2)).prop_map(|(a, b)| format!("stacks {a} / {b}")),
        1 => (part(2), part(1)).prop_map(|(a, b)| format!("pyramid {a} / {b}")),
        1 => (part(2), part(2)).prop_map(|(a, b)| format!("wall {a} / {b}")),
        1 => (part(3), part(1)).prop_map(|(a, b)| format!("wall {a} / -, {b}")),
        1 => (part(3), part(1), part(1)).prop_map(|(a, b, c)| format!("wall {a} / {b}, -, {c}")),
        1 => (part(3), part(3)).prop_map(|(a, b)| format!("wall {a} / {b}")),
        1 => (part(4), part(1)).prop_map(|(a, b)| format!("ziggurat {a} / {b}")),
        1 => (5..=6usize).prop_flat_map(part).prop_map(|p| format!("stack {p}")),
    ];
    let worth = prop_oneof![
        6 => (1..=6u8).prop_map(|value| value.to_string()),
        1 => Just("spark".to_owned()),
    ];
    (worth, text).prop_filter_map("not a card", |(worth, text)| {
        format!("{worth}: {text}").parse().ok()
    })
}
