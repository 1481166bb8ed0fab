//! Everything in words, in every language.

use klaxon_core::Message;
use klaxon_flatline::deck::{DeckProblem, Meter, Station};
use klaxon_flatline::icon::Icon;
use klaxon_flatline::line::{Line, Sign};
use klaxon_flatline::trigger::Effect;
use klaxon_flatline::{Card, Deck, Patient};
use klaxon_words::{Language, say, say_all};

fn english(message: &Message) -> String {
    say(Language::English, message)
}

/// Every message has a text in every language, and none is the same in two.
fn differs(messages: &[Message]) {
    let said = Language::ALL.map(|language| say_all(language, messages));
    for text in &said {
        assert!(!text.contains('⟨') && !text.contains("  "), "{text}");
    }
    assert_ne!(said[0], said[1]);
}

#[test]
fn lines_say_who_and_what() {
    let told = |line: &str| english(&line.parse::<Line>().expect(line).explain());
    assert_eq!(told("one B W"), "one player alone: blood, dressing");
    assert_eq!(
        told("two P [D|S]"),
        "exactly two players together: pulse, either drug or shock"
    );
    assert_eq!(
        told("more ? A"),
        "two or more players together: any die, air"
    );
    assert_eq!(told("all A"), "every player, one die each: air");
    assert_eq!(told("= P ="), "anybody: pulse, two dice alike");
    assert_eq!(
        told("split P / D S"),
        "one player: pulse; another player: drug, shock"
    );
}

#[test]
fn a_patient_is_told_line_by_line_and_trigger_by_trigger() {
    let patient: Patient = "pilot: all A; one B W; P ? -> +die . -cube +turn"
        .parse()
        .expect("a patient");
    let told = say_all(Language::English, &patient.explain());
    assert_eq!(
        told,
        "Pilot, crushed hand. Line 1, every player, one die each: air. \
         Line 2, one player alone: blood, dressing. Line 3, anybody: pulse, any die. \
         Trigger 1, green: one player gains a die. Trigger 2: nothing happens. \
         Trigger 3, red: a power cube is lost. Trigger 4, green: the dial turns once."
    );
    let told = say_all(Language::German, &patient.explain());
    assert!(
        told.starts_with("Pilot, gequetschte Hand. Zeile 1, jeder Spieler einen Würfel: Luft."),
        "{told}"
    );
}

#[test]
fn a_patient_of_ones_own_is_called_by_its_id() {
    let patient: Patient = "aunt-mary: A; B; D -> . . . .".parse().expect("a patient");
    assert_eq!(english(&patient.name()), "aunt-mary");
}

#[test]
fn every_patient_of_ours_has_a_name_in_words() {
    let deck = Deck::flatline();
    for patient in &deck.patients {
        for language in Language::ALL {
            let name = say(language, &patient.name());
            assert!(name.contains(", "), "{name}");
        }
        differs(&patient.explain());
    }
}

#[test]
fn every_card_is_told_with_name_effect_and_dice() {
    let deck = Deck::flatline();
    for &card in Card::ALL {
        differs(&deck.explain_card(card));
        differs(&[card.effect()]);
        differs(&[card.name()]);
    }
}

#[test]
fn a_card_says_when_it_acts_and_what_clears_it() {
    let mut deck = Deck::flatline();
    for (card, line, told) in [
        (
            Card::LockDown,
            "S =  =",
            "Lock Down (emergency card). When an emergency die hits it: the re-roll track is closed this round; \
             free re-rolls still work. It is cleared by: shock, two dice alike.",
        ),
        (
            Card::Clear,
            "all P",
            "Clear! (stat card). Once it is cleared, the team can use it: a cleared tile goes on any unfinished line. \
             It is cleared by one die from every player: pulse.",
        ),
    ] {
        deck.cards[card.index()] = line.parse().expect("a line");
        assert_eq!(say_all(Language::English, &deck.explain_card(card)), told);
    }
}

#[test]
fn names_of_cards_differ() {
    for language in Language::ALL {
        let mut names: Vec<String> = Card::ALL
            .iter()
            .map(|card| say(language, &card.name()))
            .collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Card::ALL.len());
    }
}

#[test]
fn icons_signs_and_effects_have_names() {
    for icon in Icon::ALL {
        differs(&[icon.explain()]);
    }
    for sign in Sign::ALL {
        differs(&[sign.explain()]);
    }
    for effect in Effect::ALL {
        differs(&[effect.explain()]);
    }
}

#[test]
fn stations_and_meters_are_told() {
    let deck = Deck::flatline();
    for (station, number) in deck.stations.iter().zip(1..) {
        differs(&station.explain(number));
        assert_eq!(
            english(&Station::name(number)),
            format!("recharging station {number}")
        );
    }
    for (group, meter) in deck.meters.iter().enumerate() {
        differs(&meter.explain(group));
    }
    assert_eq!(english(&Meter::name(0)), "power meter for 1-2 players");
}

#[test]
fn every_problem_is_told_in_every_language() {
    use DeckProblem::*;
    let name = || "x".to_owned();
    let problems = [
        TooLong,
        UnknownLine,
        LineTwice,
        ExpectedDeckName,
        ExpectedDial,
        ExpectedPlayers,
        ExpectedSide,
        ExpectedNumbers,
        ExpectedStation,
        WrongTop,
        WrongBottom,
        ExpectedColon,
        UnknownCard(name()),
        WrongCard,
        SignOnCard,
        BadName,
        NameTaken(name()),
        NameTwice(name()),
        WrongLines,
        ExpectedTriggers,
        WrongTriggers,
        UnknownTrigger(name()),
        ExpectedSpace,
        UnknownSpace(name()),
        SameHalves,
        TooManySpaces,
        OneSpaceForAll,
        TooFewSpaces(Sign::Two),
        ExpectedSlash,
        SlashWithoutSplit,
        LoneMatching,
        Missing(vec![name(), name()]),
        TooFewPatients(1),
        TooManyPatients(33),
    ];
    for problem in problems {
        differs(&[problem.message()]);
    }
}
