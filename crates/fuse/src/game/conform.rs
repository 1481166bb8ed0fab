//! What the conformance kit needs to know of FUSE.

use klaxon_core::Numbers;
use klaxon_core::Seat;
use klaxon_core::conformance::Conforms;

use super::{Action, Event, Fuse, Refusal, State, Table};
use crate::colour::Colours;
use crate::face::Face;

/// How many cards lie in two places.
fn in_two_places(state: &State, cards: impl Iterator<Item = u8>) -> u64 {
    let mut seen = state.unseen;
    let mut twice = 0;
    for card in cards {
        twice += u64::from(seen.contains(card));
        seen.insert(card);
    }
    twice
}

impl Conforms for Fuse {
    const EVENT_KINDS: &'static [&'static str] = &[
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
    const REFUSAL_KINDS: &'static [&'static str] = &[
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

    /// How many dice of each kind there are, and where each bomb and fuse card is.
    fn inventory(_: &Table, state: &State) -> Vec<u64> {
        let mut dice = [0u64; Colours::COUNT];
        for colours in Colours::all() {
            dice[colours.index()] += u64::from(state.bag.count(colours));
        }
        let on_cards = state.slots.iter().flat_map(|slot| {
            let spaces = slot.dice.filled().iter();
            spaces.filter_map(|space| slot.dice.get(space))
        });
        let elsewhere = state.tray.dice().iter().copied().chain(state.rolled_again);
        for die in on_cards.chain(elsewhere) {
            dice[die.colours().index()] += 1;
        }
        let laid = state.row.iter().flatten().count();
        let held = state.slots.iter().filter_map(|slot| slot.card()).count();
        let bombs = state.unseen.len() + laid + held + usize::from(state.defused);
        let fuses = state.unseen_fuses.count_ones() + u32::from(state.activated);
        let deck = usize::from(state.deck_fuses) + usize::from(state.activated);
        let mut inventory = dice.to_vec();
        inventory.extend([bombs as u64, u64::from(fuses), deck as u64]);
        let laid = state.row.iter().flatten().copied();
        let held = state.slots.iter().filter_map(|slot| slot.card());
        inventory.push(in_two_places(state, laid.chain(held)));
        inventory
    }

    fn any_action(table: &Table, random: &mut Numbers) -> Action {
        let die = Face::from_index(random.below(30)).unwrap_or(Face::FIRST);
        let card = random.below(4) as u8;
        let space = random.below(6) as u8;
        match random.below(16) {
            0 => Action::Roll,
            1..=5 => Action::Place { die, card, space },
            6 => Action::Steady { card },
            7 => Action::Pass,
            8 => Action::Unpass,
            9 => Action::Reroll(die),
            10..=12 => Action::Return { card, space },
            13 => Action::Reveal,
            14 => Action::Choose(random.below(table.deck().bombs.len()) as u8),
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

    /// Placing promises most, on the fullest card; then what brings the game on.
    fn promise(table: &Table, state: &State, seat: Seat, action: &Action) -> u32 {
        match *action {
            Action::Place { card, .. } => {
                let slot = State::slots_of(table, seat).start + usize::from(card);
                100 + state.slots[slot].dice.filled().len() as u32
            }
            Action::Choose(card) => 50 - u32::from(table.value(card)),
            Action::Steady { .. } => 40,
            Action::Roll | Action::Reroll(_) | Action::Return { .. } => 30,
            Action::Compose(counts) => u32::from(counts[0]),
            Action::Reveal => 10,
            Action::Pass => 1,
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
        }
    }

    fn refusal_kind(refusal: &Refusal) -> &'static str {
        match refusal {
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
        }
    }
}
