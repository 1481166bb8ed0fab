//! What the conformance kit needs to know of FUSE and Countdown.

use klaxon_core::Numbers;
use klaxon_core::Seat;
use klaxon_core::conformance::Conforms;

use super::action::{Given, Picked};
use super::edition::Edition;
use super::extras::Named;
use super::{Action, Engine, Event, Refusal, State, Table};
use crate::colour::{Colour, Colours};
use crate::face::Face;
use crate::number::Number;

/// How many cards lie in two places.
fn in_two_places<E: Edition>(state: &State<E>, cards: impl Iterator<Item = u8>) -> u64 {
    let mut seen = state.unseen;
    let mut twice = 0;
    for card in cards {
        twice += u64::from(seen.contains(card));
        seen.insert(card);
    }
    twice
}

/// In how many places each spark is: in front of somebody, in the deck, or in the pile. And how many slots of sparks hold
/// something that is no spark of anybody.
fn sparks<E: Edition>(table: &Table, state: &State<E>) -> Vec<u64> {
    let extras = state.extras();
    let held = table.seats().flat_map(|seat| {
        let sparks = state.cards_of(table, seat).skip(table.hand());
        sparks.map(|slot| state.slots[slot].card().and_then(|card| table.spark(card)))
    });
    let held: Vec<Option<u8>> = held.collect();
    let pile = extras.pile.turned().iter().chain(extras.pile.discarded());
    let pile: Vec<u8> = pile.copied().collect();
    let places = |spark: u8| {
        let in_pile = pile.iter().filter(|card| **card == spark).count();
        let in_hand = held.iter().filter(|card| **card == Some(spark)).count();
        u64::from(extras.unseen_sparks >> spark & 1) + in_pile as u64 + in_hand as u64
    };
    let mut counts: Vec<u64> = (0..table.deck().sparks.len() as u8).map(places).collect();
    counts.push(held.iter().filter(|card| card.is_none()).count() as u64);
    counts
}

/// What happens in FUSE.
pub(super) const FUSE_EVENTS: &[&str] = &[
    "dealt",
    "composing",
    "composed",
    "decked",
    "laid",
    "left-empty",
    "began",
    "turn",
    "rolled",
    "placed",
    "sways",
    "stands",
    "toppled",
    "mistake",
    "passed",
    "unpassed",
    "unused",
    "rerolled",
    "returned",
    "bagged",
    "defused",
    "revealed",
    "activated",
    "resolved",
    "chosen",
    "ended",
];

/// What is refused in FUSE.
pub(super) const FUSE_REFUSALS: &[&str] = &[
    "no-such-seat",
    "over-won",
    "over-lost",
    "too-late",
    "compose-first",
    "not-composing",
    "composition",
    "not-the-holder",
    "turn-is-not-over",
    "roll-first",
    "return-first",
    "unused-first",
    "choose-first",
    "took-enough",
    "die-gone",
    "no-card",
    "no-space",
    "space-taken",
    "mismatch",
    "unrelated",
    "unbalanced",
    "hopeless",
    "stack-order",
    "nothing-below",
    "out-of-order",
    "still-sways",
    "nothing-sways",
    "passed-already",
    "nothing-to-pass-on",
    "not-passed",
    "distribution-is-not-over",
    "not-unused",
    "nothing-owed",
    "no-die-there",
    "not-hit",
    "safe",
    "no-choice-owed",
    "not-in-the-middle",
    "no-stacks",
    "revealed-already",
    "no-fuse-cards",
];

/// What happens in Countdown.
pub(super) const COUNTDOWN_EVENTS: &[&str] = &[
    "dealt",
    "decked",
    "laid",
    "left-empty",
    "began",
    "turn",
    "rolled",
    "placed",
    "sways",
    "stands",
    "toppled",
    "mistake",
    "passed",
    "unpassed",
    "returned",
    "defused",
    "activated",
    "resolved",
    "chosen",
    "ended",
    "role",
    "shuffled-back",
    "named",
    "used",
    "turned",
    "flipped",
    "painted",
    "unpainted",
    "spared",
    "cleared",
    "distributed",
    "face-down",
    "sparked",
    "sparks-turned",
    "left-over",
    "six",
];

/// What is refused in Countdown.
pub(super) const COUNTDOWN_REFUSALS: &[&str] = &[
    "no-such-seat",
    "over-won",
    "over-lost",
    "too-late",
    "not-the-holder",
    "turn-is-not-over",
    "roll-first",
    "return-first",
    "choose-first",
    "took-enough",
    "die-gone",
    "no-card",
    "no-space",
    "space-taken",
    "mismatch",
    "unrelated",
    "unbalanced",
    "hopeless",
    "stack-order",
    "nothing-below",
    "out-of-order",
    "still-sways",
    "nothing-sways",
    "passed-already",
    "nothing-to-pass-on",
    "not-passed",
    "distribution-is-not-over",
    "not-unused",
    "nothing-owed",
    "no-die-there",
    "not-hit",
    "safe",
    "no-choice-owed",
    "not-in-the-middle",
    "must-take",
    "distribution-is-over",
    "not-complete",
    "not-yet-defused",
    "another-chooses",
    "safe-complete",
    "not-the-leader",
    "not-your-role",
    "role-off",
    "role-used",
    "too-late-to-name",
    "no-change",
    "not-wild",
    "six-first",
    "no-six-owed",
];

impl<E: Edition> Conforms for Engine<E> {
    const EVENT_KINDS: &'static [&'static str] = E::EVENT_KINDS;
    const REFUSAL_KINDS: &'static [&'static str] = E::REFUSAL_KINDS;

    /// How many dice of each kind there are, and where each bomb, spark and fuse card is.
    fn inventory(table: &Table, state: &State<E>) -> Vec<u64> {
        let mut dice = [0u64; Colours::COUNT];
        for colours in Colours::all() {
            dice[colours.index()] += u64::from(state.bag.count(colours));
        }
        let on_cards = state.slots.as_ref().iter().flat_map(|slot| {
            let spaces = slot.dice.filled().iter();
            spaces.filter_map(|space| slot.dice.get(space))
        });
        let painted = state.extras().painted.map(|painted| painted.die);
        let rolled = state.tray.dice().iter().copied().chain(painted);
        let elsewhere = rolled.chain(state.rolled_again);
        for die in on_cards.chain(elsewhere) {
            dice[die.colours().index()] += 1;
        }
        let held = || state.slots.as_ref().iter().filter_map(|slot| slot.card());
        let bombs_held = || held().filter(|card| table.spark(*card).is_none());
        let laid = || state.row.iter().flatten().copied();
        let gone = usize::from(state.defused) + usize::from(state.extras().duds);
        let bombs = state.unseen.len() + laid().count() + bombs_held().count() + gone;
        let fuses = state.unseen_fuses.count_ones() + u32::from(state.activated);
        let deck = usize::from(state.deck_fuses) + usize::from(state.activated);
        let mut inventory = dice.to_vec();
        inventory.extend([bombs as u64, u64::from(fuses), deck as u64]);
        inventory.push(in_two_places(state, laid().chain(bombs_held())));
        inventory.extend(sparks(table, state));
        inventory
    }

    fn any_action(table: &Table, random: &mut Numbers) -> Action {
        match table.modules().roles && random.once_in(2) {
            true => any_of_countdown(table, random),
            false => any_of_fuse(table, random),
        }
    }

    /// Placing promises most, on the fullest card; then what brings the game on.
    fn promise(table: &Table, state: &State<E>, seat: Seat, action: &Action) -> u32 {
        match *action {
            Action::Place { card, .. } | Action::PlaceAs { card, .. } => {
                let slot = state.own_slot(table, seat, card);
                let dice = slot.map_or(0, |slot| state.slots[slot].dice.filled().len());
                100 + dice as u32
            }
            Action::Choose(card) => 50 - u32::from(table.value(card)),
            Action::Steady { .. } => 40,
            Action::Defuse { .. } | Action::Name(_) | Action::Six => 35,
            Action::Roll | Action::Reroll(_) | Action::Return { .. } => 30,
            Action::Compose(counts) => u32::from(counts[0]),
            Action::Reveal => 10,
            Action::Paint { .. } | Action::Turn { .. } | Action::Flip(_) | Action::Again(_) => 5,
            Action::Pass | Action::Spare(_) => 1,
            Action::Unpass => 0,
        }
    }

    fn event_kind(event: &Event) -> &'static str {
        match event {
            Event::Dealt { .. } => "dealt",
            Event::Composing => "composing",
            Event::Composed(_) => "composed",
            Event::Decked(_) => "decked",
            Event::Laid { .. } => "laid",
            Event::LeftEmpty { .. } => "left-empty",
            Event::Began(_) => "began",
            Event::Turn(_) => "turn",
            Event::Rolled(_) => "rolled",
            Event::Placed { .. } => "placed",
            Event::Sways { .. } => "sways",
            Event::Stands { .. } => "stands",
            Event::Toppled { .. } => "toppled",
            Event::Mistake { .. } => "mistake",
            Event::Passed(_) => "passed",
            Event::Unpassed(_) => "unpassed",
            Event::Unused => "unused",
            Event::Rerolled { .. } => "rerolled",
            Event::Returned { .. } => "returned",
            Event::Bagged(_) => "bagged",
            Event::Defused { .. } => "defused",
            Event::Revealed(_) => "revealed",
            Event::Activated(_) => "activated",
            Event::Resolved => "resolved",
            Event::Chosen { .. } => "chosen",
            Event::Ended { .. } => "ended",
            Event::RoleDealt { .. } => "role",
            Event::ShuffledBack(_) => "shuffled-back",
            Event::Named(_) => "named",
            Event::Used => "used",
            Event::Turned { .. } => "turned",
            Event::Flipped(_) => "flipped",
            Event::Painted { .. } => "painted",
            Event::Unpainted => "unpainted",
            Event::Spared(_) => "spared",
            Event::Cleared { .. } => "cleared",
            Event::Distributed => "distributed",
            Event::FaceDown => "face-down",
            Event::Sparked { .. } => "sparked",
            Event::SparksTurned => "sparks-turned",
            Event::LeftOver(_) => "left-over",
            Event::SixRolled { .. } => "six",
        }
    }

    fn refusal_kind(refusal: &E::Refusal) -> &'static str {
        match refusal.as_ref() {
            Refusal::NoSuchSeat => "no-such-seat",
            Refusal::Over(true) => "over-won",
            Refusal::Over(false) => "over-lost",
            Refusal::TooLate => "too-late",
            Refusal::ComposeFirst => "compose-first",
            Refusal::NotComposing => "not-composing",
            Refusal::Composition(_) => "composition",
            Refusal::NotTheHolder(_) => "not-the-holder",
            Refusal::TurnIsNotOver => "turn-is-not-over",
            Refusal::RollFirst => "roll-first",
            Refusal::ReturnFirst => "return-first",
            Refusal::UnusedFirst => "unused-first",
            Refusal::ChooseFirst => "choose-first",
            Refusal::TookEnough => "took-enough",
            Refusal::DieGone(_) => "die-gone",
            Refusal::NoCard => "no-card",
            Refusal::NoSpace => "no-space",
            Refusal::SpaceTaken => "space-taken",
            Refusal::Mismatch(_) => "mismatch",
            Refusal::Unrelated { .. } => "unrelated",
            Refusal::Unbalanced => "unbalanced",
            Refusal::Hopeless => "hopeless",
            Refusal::StackOrder => "stack-order",
            Refusal::NothingBelow => "nothing-below",
            Refusal::OutOfOrder(_) => "out-of-order",
            Refusal::StillSways => "still-sways",
            Refusal::NothingSways => "nothing-sways",
            Refusal::PassedAlready => "passed-already",
            Refusal::NothingToPassOn => "nothing-to-pass-on",
            Refusal::NotPassed => "not-passed",
            Refusal::DistributionIsNotOver => "distribution-is-not-over",
            Refusal::NotUnused(_) => "not-unused",
            Refusal::NothingOwed(_) => "nothing-owed",
            Refusal::NoDieThere(_) => "no-die-there",
            Refusal::NotHit(_) => "not-hit",
            Refusal::Safe(_) => "safe",
            Refusal::NoChoiceOwed => "no-choice-owed",
            Refusal::NotInTheMiddle => "not-in-the-middle",
            Refusal::NoStacks => "no-stacks",
            Refusal::RevealedAlready => "revealed-already",
            Refusal::NoFuseCards => "no-fuse-cards",
            Refusal::MustTake => "must-take",
            Refusal::DistributionIsOver => "distribution-is-over",
            Refusal::NotComplete => "not-complete",
            Refusal::NotYetDefused => "not-yet-defused",
            Refusal::AnotherChooses(_) => "another-chooses",
            Refusal::SafeComplete => "safe-complete",
            Refusal::NotTheLeader(_) => "not-the-leader",
            Refusal::NotYourRole(_) => "not-your-role",
            Refusal::RoleOff => "role-off",
            Refusal::RoleUsed(_) => "role-used",
            Refusal::TooLateToName(_) => "too-late-to-name",
            Refusal::NoChange(_) => "no-change",
            Refusal::NotWild { .. } => "not-wild",
            Refusal::SixFirst => "six-first",
            Refusal::NoSixOwed => "no-six-owed",
        }
    }
}

fn any_die(table: &Table, random: &mut Numbers) -> Face {
    let dice = table.deck().dice.dice();
    match table.modules().roles {
        true => Face::new(dice[random.below(dice.len())], Number::ALL[random.below(6)]),
        false => Face::from_index(random.below(30)).unwrap_or(Face::FIRST),
    }
}

fn any_card(table: &Table, random: &mut Numbers) -> u8 {
    match table.modules().sparks && random.once_in(3) {
        true => random.below(8) as u8,
        false => random.below(4) as u8,
    }
}

fn any_of_fuse(table: &Table, random: &mut Numbers) -> Action {
    let die = any_die(table, random);
    let card = any_card(table, random);
    let space = random.below(6) as u8;
    match random.below(16) {
        0 => Action::Roll,
        1..=5 => Action::Place { die, card, space },
        6 => Action::Steady { card },
        7 => Action::Pass,
        8 => Action::Unpass,
        9 => Action::Reroll(die),
        10..=12 => Action::Return { card, space },
        13 if !table.modules().defuse_step => Action::Reveal,
        13 | 14 => Action::Choose(random.below(table.deck().bombs.len()) as u8),
        _ if table.modules().defuse_step => Action::Defuse { card },
        _ => {
            let mut counts = [0; 6];
            for _ in 0..table.bombs() + random.below(2) {
                let values = if random.once_in(3) { 6 } else { 4 };
                counts[random.below(values)] += 1;
            }
            Action::Compose(counts)
        }
    }
}

fn any_of_countdown(table: &Table, random: &mut Numbers) -> Action {
    let die = any_die(table, random);
    let card = any_card(table, random);
    let space = random.below(6) as u8;
    let colour = Colour::ALL[random.below(5)];
    let number = Number::ALL[random.below(6)];
    match random.below(16) {
        0..=5 => {
            let given = [
                Given::Colour(colour),
                Given::AnyColour,
                Given::Number(number),
            ];
            Action::PlaceAs {
                die,
                card,
                space,
                given: given[random.below(3)],
            }
        }
        6 => Action::Name(Named::Colour(colour)),
        7 => Action::Name(Named::Number(number)),
        8 => Action::Paint { die, colour },
        9 => Action::Turn { die, number },
        10 => Action::Flip(die),
        11 => {
            let dice = (0..=random.below(2)).map(|_| any_die(table, random));
            let dice: Vec<Face> = dice.collect();
            Picked::new(dice).map_or(Action::Roll, Action::Again)
        }
        12 => Action::Spare(die),
        13 | 14 => Action::Defuse { card },
        _ => Action::Six,
    }
}
