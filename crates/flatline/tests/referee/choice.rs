//! Choices of the team, made by the chief (L-16), and what comes of them.

use klaxon_flatline::Card;

use crate::script::Step;
use crate::table::{Referee, Waiting};

/// What a choice is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    LoseTriage,
    Setback,
    /// So many dice.
    LoseDie(usize),
    RemoveTile,
    Station,
    /// Which of two filled stations fills the meter.
    Recharge,
    GainDie,
    DiscardEmergency,
    Reroll,
    PlaceTile,
}

impl Kind {
    fn words(self) -> String {
        match self {
            Kind::LoseTriage => "lose-triage".to_owned(),
            Kind::Setback => "setback".to_owned(),
            Kind::LoseDie(count) => format!("lose-die {count}"),
            Kind::RemoveTile => "remove-tile".to_owned(),
            Kind::Station => "station".to_owned(),
            Kind::Recharge => "recharge".to_owned(),
            Kind::GainDie => "gain-die".to_owned(),
            Kind::DiscardEmergency => "discard-emergency".to_owned(),
            Kind::Reroll => "reroll".to_owned(),
            Kind::PlaceTile => "place-tile".to_owned(),
        }
    }
}

/// One of the things to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pick {
    Card(Card),
    Player(usize),
    /// A line of a patient: bay and line.
    Line(usize, usize),
    Station(usize),
}

impl Pick {
    /// The action that chooses it.
    pub(crate) fn action(self) -> String {
        match self {
            Pick::Card(card) => format!("choose {card}"),
            Pick::Player(colour) => format!("choose player {}", colour + 1),
            Pick::Line(bay, line) => format!("choose {}", line_name(bay, line)),
            Pick::Station(station) => format!("choose station {}", station + 1),
        }
    }
}

/// An open choice.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) kind: Kind,
    pub(crate) picks: Vec<Pick>,
}

/// A line of a patient in the notation.
pub(crate) fn line_name(bay: usize, line: usize) -> String {
    format!("{}.{}", bay + 1, line + 1)
}

impl Referee {
    /// Everything that can be chosen for this kind.
    pub(crate) fn picks(&self, kind: Kind) -> Vec<Pick> {
        let players = |able: &dyn Fn(usize) -> bool| -> Vec<Pick> {
            let able = (0..self.colours()).filter(|colour| able(*colour));
            able.map(Pick::Player).collect()
        };
        match kind {
            Kind::LoseTriage | Kind::Setback => {
                self.triage.iter().copied().map(Pick::Card).collect()
            }
            Kind::LoseDie(_) => players(&|colour| self.can_lose_die(colour)),
            Kind::GainDie => players(&|colour| self.can_gain_die(colour)),
            Kind::Reroll => players(&|_| true),
            Kind::RemoveTile => self.lines_with_tile(true),
            Kind::PlaceTile => self.lines_with_tile(false),
            Kind::Station | Kind::Recharge => vec![Pick::Station(0), Pick::Station(1)],
            Kind::DiscardEmergency => {
                let cards = self.emergency_cards().into_iter();
                cards.map(Pick::Card).collect()
            }
        }
    }

    /// The lines with or without a tile, of patients that are not treated (L-43).
    fn lines_with_tile(&self, tile: bool) -> Vec<Pick> {
        let mut picks = Vec::new();
        for (number, bay) in self.bays.iter().enumerate() {
            let Some(bay) = bay else { continue };
            if bay.treated {
                continue;
            }
            for line in 0..bay.tiles.len() {
                if bay.tiles[line] == tile {
                    picks.push(Pick::Line(number, line));
                }
            }
        }
        picks
    }

    /// The team chooses; with nothing to choose from nothing happens (L-62), one option needs no choice.
    pub(crate) fn offer(&mut self, kind: Kind) -> Step {
        let mut picks = self.picks(kind);
        let last_cube = self.meter.iter().filter(|cube| **cube).count() == 1;
        if kind == Kind::Station && last_cube {
            picks.truncate(1);
        }
        match picks[..] {
            [] => {
                self.note("L-62 nothing to act on");
                Ok(())
            }
            [only] => self.apply_pick(kind, only),
            _ => {
                self.say("L-16", format!("choice {}", kind.words()))?;
                self.waiting = Waiting::Choice(Choice { kind, picks });
                Ok(())
            }
        }
    }

    /// The chief chose.
    pub(crate) fn chosen(&mut self, kind: Kind, pick: Pick) -> Step {
        self.waiting = Waiting::Nobody;
        self.say("L-16", "chosen")?;
        self.apply_pick(kind, pick)
    }

    fn apply_pick(&mut self, kind: Kind, pick: Pick) -> Step {
        match (kind, pick) {
            (Kind::Recharge, Pick::Station(station)) => {
                self.recharge(station)?;
                self.begin_turning()
            }
            (Kind::LoseTriage, Pick::Card(card)) => self.discard_card("L-60", card),
            (Kind::Setback, Pick::Card(card)) => {
                self.say("L-60", format!("set-back {card}"))?;
                self.triage.remove(&card);
                self.add_stat(card);
                Ok(())
            }
            (Kind::LoseDie(count), Pick::Player(colour)) => self.lose_dice(colour, count),
            (Kind::GainDie, Pick::Player(colour)) => self.gain_die(colour),
            (Kind::Reroll, Pick::Player(colour)) => self.give_reroll(colour),
            (Kind::RemoveTile, Pick::Line(bay, line)) => self.remove_tile(bay, line),
            (Kind::PlaceTile, Pick::Line(bay, line)) => self.place_tile(bay, line),
            (Kind::Station, Pick::Station(station)) => self.move_cube(station),
            (Kind::DiscardEmergency, Pick::Card(card)) => self.discard_emergency("L-63", card),
            (kind, pick) => unreachable!("{kind:?} offers no {pick:?}"),
        }
    }
}
