//! Triage cards: when each could do something, and what it does (L-50 to L-52, L-61).

use klaxon_flatline::Card;

use crate::choice::{Kind, Pick, line_name};
use crate::readings::TACTICAL_DECISION_WAITS_FOR_A;
use crate::script::Step;
use crate::table::{Phase, Referee};

/// What a triage card is used on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    None,
    Pick(Pick),
    /// An emergency die, from 0.
    Die(usize),
}

/// A triage card and what it is used on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Use {
    pub(crate) card: Card,
    pub(crate) target: Target,
}

impl Use {
    /// The action in the notation.
    pub(crate) fn action(self) -> String {
        let card = self.card;
        match self.target {
            Target::None => format!("use {card}"),
            Target::Die(die) => format!("use {card} die {}", die + 1),
            Target::Pick(Pick::Card(on)) => format!("use {card} {on}"),
            Target::Pick(Pick::Player(colour)) => format!("use {card} player {}", colour + 1),
            Target::Pick(Pick::Line(bay, line)) => format!("use {card} {}", line_name(bay, line)),
            Target::Pick(Pick::Station(station)) => {
                unreachable!("no card takes a station {station}")
            }
        }
    }
}

impl Referee {
    /// Every use of a triage card that could do something now, as far as the phase allows it. None under No Help In Sight
    /// (L-51).
    pub(crate) fn uses(&self) -> Vec<Use> {
        if self.triage_locked {
            return Vec::new();
        }
        let mut uses = Vec::new();
        for card in self.triage.iter().copied() {
            let targets = self.targets(card).into_iter();
            uses.extend(targets.map(|target| Use { card, target }));
        }
        uses
    }

    fn targets(&self, card: Card) -> Vec<Target> {
        let if_possible = |possible: bool| match possible {
            true => vec![Target::None],
            false => Vec::new(),
        };
        let any_of = |kind: Kind| -> Vec<Target> {
            self.picks(kind).into_iter().map(Target::Pick).collect()
        };
        match card {
            Card::TacticalDecision => {
                let too_early = TACTICAL_DECISION_WAITS_FOR_A && self.phase == Phase::Power;
                if_possible(!self.held && !too_early)
            }
            // After G no patient is treated any more this round.
            Card::Triage => if_possible(!self.ignoring && self.phase != Phase::Turning),
            // Before the countdown for its dice, in it there is always an unplaced die left, after it for the coming round.
            Card::ConcentratedEffort | Card::AFreshStart => if_possible(true),
            Card::Clear => any_of(Kind::PlaceTile),
            Card::AdrenalineRush => {
                let mut colours = 0..self.colours();
                if_possible(colours.any(|colour| self.can_gain_die(colour)))
            }
            Card::CaffeineRush => any_of(Kind::GainDie),
            Card::UnderControl => any_of(Kind::DiscardEmergency),
            Card::Recharge => if_possible(self.can_gain_cube()),
            Card::CrisisAverted => match self.phase {
                Phase::Rolled => if_possible(self.could_activate()),
                Phase::Planning | Phase::Countdown => Vec::new(),
                _ => if_possible(!self.counting().skip),
            },
            Card::DisasterAverted => match self.phase {
                Phase::Rolled if !self.could_activate() => Vec::new(),
                Phase::Rolled => self.dice_to_ignore(),
                Phase::Planning | Phase::Countdown => Vec::new(),
                _ => if_possible(!self.counting().skip && !self.counting().single),
            },
            _ => unreachable!("standard cards are never triage cards"),
        }
    }

    /// Returns whether a die of the last roll lies on a slot with a card.
    fn could_activate(&self) -> bool {
        let dice = self.lying_dice();
        let mut slots = dice.into_iter().filter_map(|die| self.emergency_dice[die]);
        slots.any(|slot| self.rows.iter().any(|row| row[slot].is_some()))
    }

    /// What Disaster Averted can ignore right after a roll.
    fn dice_to_ignore(&self) -> Vec<Target> {
        let lying = self.lying_dice();
        match lying[..] {
            [] => Vec::new(),
            [_] => vec![Target::None],
            _ if self.emergency_dice[0] == self.emergency_dice[1] => vec![Target::Die(0)],
            _ => vec![Target::Die(0), Target::Die(1)],
        }
    }

    /// A triage card is used: it goes to the discard pile, then its effect follows.
    pub(crate) fn use_card(&mut self, Use { card, target }: Use) -> Step {
        self.say("L-50", format!("used {card}"))?;
        self.note(&format!("use {card} in {:?}", self.phase));
        self.take_card(card);
        self.discard.insert(card);
        match (card, target) {
            (Card::TacticalDecision, _) => self.hold_dial(),
            (Card::Triage, _) => {
                self.ignoring = true;
                self.say("L-61", "ignoring")
            }
            (Card::ConcentratedEffort, _) => {
                (0..self.colours()).try_for_each(|colour| self.give_set(colour))
            }
            (Card::AFreshStart, _) => {
                (0..self.colours()).try_for_each(|colour| self.give_reroll(colour))
            }
            (Card::AdrenalineRush, _) => {
                (0..self.colours()).try_for_each(|colour| self.gain_die(colour))
            }
            (Card::Clear, Target::Pick(Pick::Line(bay, line))) => self.place_tile(bay, line),
            (Card::CaffeineRush, Target::Pick(Pick::Player(colour))) => self.gain_die(colour),
            (Card::UnderControl, Target::Pick(Pick::Card(on))) => {
                self.discard_emergency("L-61", on)
            }
            (Card::Recharge, _) => self.gain_cube(),
            (Card::CrisisAverted, _) if self.phase == Phase::Rolled => {
                let lying = self.lying_dice().into_iter();
                lying.into_iter().try_for_each(|die| self.ignore_die(die))
            }
            (Card::CrisisAverted, _) => self.set_skip(),
            (Card::DisasterAverted, Target::Die(die)) => self.ignore_die(die),
            (Card::DisasterAverted, _) if self.phase == Phase::Rolled => {
                let only = self.lying_dice()[0];
                self.ignore_die(only)
            }
            (Card::DisasterAverted, _) => self.set_single(),
            (card, target) => unreachable!("{card} has no target {target:?}"),
        }
    }
}
