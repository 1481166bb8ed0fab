//! Whatever is printed reads back as the same.

use klaxon_flatline::icon::Icon;
use klaxon_flatline::line::{Line, Sign, Space};
use klaxon_flatline::trigger::{Effect, Light, Trigger};
use klaxon_flatline::{Deck, Patient};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

fn space() -> impl Strategy<Value = Space> {
    let icon = || select(Icon::ALL.as_slice());
    let either = (icon(), icon()).prop_filter("different halves", |(one, other)| one != other);
    prop_oneof![
        4 => icon().prop_map(Space::Icon),
        1 => either.prop_map(|(one, other)| Space::Either(one, other)),
        1 => Just(Space::Any),
    ]
}

fn line() -> impl Strategy<Value = Line> {
    let parts = (vec(space(), 1..=3), vec(space(), 1..=2), any::<bool>());
    (select(Sign::ALL.as_slice()), parts).prop_map(|(sign, (mut left, right, matching))| {
        let split = left.len();
        if sign == Sign::All {
            left.truncate(1);
        } else {
            left.extend(right);
        }
        if matching && sign != Sign::All {
            let last = left.len() - 1;
            left[0] = Space::Matching;
            left[last] = Space::Matching;
        }
        Line {
            sign,
            spaces: left,
            left: if sign == Sign::Split { split } else { 0 },
        }
    })
}

fn trigger() -> impl Strategy<Value = Option<Trigger>> {
    let effect = select(Effect::ALL.as_slice());
    option::of((effect, any::<bool>()).prop_map(|(effect, green)| {
        let first = if green { Light::Green } else { Light::Red };
        let light = match effect.suits(first) {
            true => first,
            false if green => Light::Red,
            false => Light::Green,
        };
        Trigger { light, effect }
    }))
}

fn patient() -> impl Strategy<Value = Patient> {
    let triggers = [trigger(), trigger(), trigger(), trigger()];
    ("x[a-z]{1,4}(-[a-z]{1,3})?", vec(line(), 3..=5), triggers).prop_map(|(id, lines, triggers)| {
        Patient {
            id,
            lines,
            triggers,
        }
    })
}

proptest! {
    #[test]
    fn patients_read_back(patient in patient()) {
        prop_assert_eq!(patient.to_string().parse::<Patient>(), Ok(patient));
    }

    #[test]
    fn decks_read_back(patient in patient(), card in line(), dial in Just([0, 1, 2, 3]).prop_shuffle()) {
        let mut deck = Deck::flatline();
        deck.patients[3] = patient;
        if card.sign == Sign::Any {
            deck.cards[5] = card;
        }
        deck.dial = dial;
        prop_assert_eq!(deck.to_string().parse::<Deck>(), Ok(deck));
    }

    #[test]
    fn any_text_is_looked_at_without_harm(text in "[a-zP\\[\\]|/;:=?.>+ \\n-]{0,80}") {
        for line in [text.clone(), format!("patient {text}"), format!("card chaos: {text}"), format!("station 1: {text}")] {
            if let Err(errors) = line.parse::<Deck>() {
                prop_assert!(errors.iter().all(|error| line.get(error.span.clone()).is_some()));
            }
        }
    }
}
