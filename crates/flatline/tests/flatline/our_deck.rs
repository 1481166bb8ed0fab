//! The deck of FLATLINE: what the rules and the known facts ask of it.

use std::collections::HashSet;

use klaxon_flatline::Deck;
use klaxon_flatline::icon::{Icon, Icons};
use klaxon_flatline::line::{Sign, Space};
use klaxon_flatline::trigger::{Effect, Light, Trigger};

fn triggers(deck: &Deck) -> Vec<Trigger> {
    let triggers = deck.patients.iter().flat_map(|patient| patient.triggers);
    triggers.flatten().collect()
}

#[test]
fn it_has_20_patients_with_all_signs_and_kinds_of_spaces() {
    let deck = Deck::flatline();
    assert_eq!(deck.patients.len(), 20, "L-2");
    let lines = || deck.patients.iter().flat_map(|patient| &patient.lines);
    let signs: HashSet<Sign> = lines().map(|line| line.sign).collect();
    assert_eq!(signs.len(), Sign::ALL.len(), "L-32");
    let spaces: HashSet<Space> = lines().flat_map(|line| line.spaces.clone()).collect();
    assert!(spaces.contains(&Space::Any) && spaces.contains(&Space::Matching));
    let either = |space: &Space| matches!(space, Space::Either(..));
    assert!(spaces.iter().any(either));
    let counts: HashSet<usize> = deck.patients.iter().map(|one| one.lines.len()).collect();
    assert_eq!(counts, HashSet::from([3, 4, 5]));
}

#[test]
fn no_icon_is_rare() {
    let deck = Deck::flatline();
    let spaces = deck.patients.iter().flat_map(|patient| &patient.lines);
    let spaces: Vec<Space> = spaces.flat_map(|line| line.spaces.clone()).collect();
    let single = spaces.iter().map(|space| space.icons());
    let counts = Icon::ALL.map(|icon| {
        let such = |icons: &Icons| icons.len() < Icon::COUNT && icons.contains(icon);
        single.clone().filter(such).count()
    });
    let (least, most) = (counts.iter().min(), counts.iter().max());
    assert!(
        least
            .zip(most)
            .is_some_and(|(least, most)| 4 * least >= 3 * most),
        "{counts:?}"
    );
}

#[test]
fn every_effect_occurs() {
    let found: HashSet<Effect> = triggers(&Deck::flatline())
        .iter()
        .map(|one| one.effect)
        .collect();
    assert_eq!(found.len(), Effect::ALL.len());
}

#[test]
fn known_triggers_are_there() {
    let deck = Deck::flatline();
    let on = |space: usize, effect: Effect| {
        let light = Light::Green;
        let trigger = Some(Trigger { light, effect });
        deck.patients
            .iter()
            .any(|patient| patient.triggers[space] == trigger)
    };
    assert!(on(0, Effect::GainDie), "a die for one player on space 1");
    assert!(on(2, Effect::PlaceTile), "a cleared tile on space 3");
}

#[test]
fn the_expert_side_of_a_meter_is_harder() {
    let deck = Deck::flatline();
    let sum = |numbers: [u8; 8]| numbers.into_iter().map(u32::from).sum::<u32>();
    for meter in deck.meters {
        assert!(sum(meter.red) > sum(meter.green));
        assert!(meter.green.contains(&3) || meter.red.contains(&3));
    }
    let greens = deck.meters.map(|meter| sum(meter.green));
    assert!(greens.is_sorted(), "more players, more cards: {greens:?}");
}
