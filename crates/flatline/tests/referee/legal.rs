//! Everything that a seat may do, as actions and as their texts.

use std::collections::BTreeSet;

use klaxon_flatline::{Card, Colour, Die, Icon};

use crate::choice::{Kind, Pick};
use crate::countdown::Spot;
use crate::table::{Phase, Referee, Waiting};
use crate::triage::Use;

/// What a seat does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    ChooseBay(usize),
    Choose(Kind, Pick),
    Go,
    Use(Use),
    Discard(Card),
    Keep(Card),
    Drop(Card),
    Chief(usize),
    Ready,
    Place(Die, Spot, usize),
    Sacrifice(Die, usize),
    Reroll(Vec<Die>),
    Set(Die, Icon),
    Done,
}

impl Action {
    pub(crate) fn text(&self) -> String {
        match self {
            Action::ChooseBay(bay) => format!("choose bay {}", bay + 1),
            Action::Choose(_, pick) => pick.action(),
            Action::Go => "go".to_owned(),
            Action::Use(what) => what.action(),
            Action::Discard(card) => format!("discard {card}"),
            Action::Keep(card) => format!("keep {card}"),
            Action::Drop(card) => format!("drop {card}"),
            Action::Chief(seat) => format!("chief {}", seat + 1),
            Action::Ready => "ready".to_owned(),
            Action::Place(die, spot, space) => format!("place {die} {}", spot.space_name(*space)),
            Action::Sacrifice(die, named) => format!("sacrifice {die} {}", named + 1),
            Action::Reroll(dice) => {
                let icons: String = dice.iter().map(|die| die.icon().letter()).collect();
                format!("reroll {}{icons}", dice[0].colour())
            }
            Action::Set(die, icon) => format!("set {die} {icon}"),
            Action::Done => "done".to_owned(),
        }
    }
}

impl Referee {
    /// Everything this seat may do now, as action texts.
    pub(crate) fn legal(&self, seat: usize) -> BTreeSet<String> {
        self.actions(seat).iter().map(Action::text).collect()
    }

    /// Everything this seat may do now.
    pub(crate) fn actions(&self, seat: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.phase == Phase::Over || self.phase == Phase::Dealing {
            return actions;
        }
        if seat == self.chief {
            self.add_chief_actions(&mut actions);
        }
        match self.waiting {
            Waiting::Planning if !self.ready.contains(&seat) => actions.push(Action::Ready),
            Waiting::Countdown => self.add_dice_actions(seat, &mut actions),
            _ => (),
        }
        actions
    }

    /// What only the deciding seat may do (L-16).
    fn add_chief_actions(&self, actions: &mut Vec<Action>) {
        let others = (0..self.setting.players).filter(|seat| *seat != self.chief);
        actions.extend(others.map(Action::Chief));
        match &self.waiting {
            Waiting::Nobody => (),
            Waiting::Connection => actions.extend((0..4).map(Action::ChooseBay)),
            Waiting::Choice(choice) => {
                let picks = choice.picks.iter();
                actions.extend(picks.map(|pick| Action::Choose(choice.kind, *pick)));
            }
            Waiting::Stop => {
                actions.push(Action::Go);
                self.add_triage_actions(actions);
            }
            Waiting::Room => {
                let how = match self.triage_room() {
                    0 => Action::Drop,
                    _ => Action::Keep,
                };
                actions.extend(self.to_keep.iter().copied().map(how));
                self.add_triage_actions(actions);
            }
            Waiting::Planning | Waiting::Countdown => self.add_triage_actions(actions),
        }
    }

    fn add_triage_actions(&self, actions: &mut Vec<Action>) {
        actions.extend(self.uses().into_iter().map(Action::Use));
        actions.extend(self.triage.iter().copied().map(Action::Discard));
    }

    fn add_dice_actions(&self, seat: usize, actions: &mut Vec<Action>) {
        if self.may_be_done(seat) {
            actions.push(Action::Done);
        }
        let own = (0..self.colours()).filter(|colour| self.setting.seat_of(*colour) == seat);
        for colour in own {
            let dice: BTreeSet<Die> = self.unplaced_of(colour).into_iter().collect();
            for die in dice {
                for spot in self.spots() {
                    let line = self.at_spot(spot);
                    let takes = (0..line.len()).filter(|space| line.accepts(die, *space));
                    actions.extend(takes.map(|space| Action::Place(die, spot, space)));
                }
                let named = self.track_targets(die).into_iter();
                actions.extend(named.map(|named| Action::Sacrifice(die, named)));
                if self.this.sets[colour] > 0 {
                    let others = Icon::ALL.into_iter().filter(|icon| *icon != die.icon());
                    actions.extend(others.map(|icon| Action::Set(die, icon)));
                }
            }
            if self.this.rerolls[colour] > 0 {
                let sets = self.parts_of_unplaced(colour).into_iter();
                actions.extend(sets.map(Action::Reroll));
            }
        }
    }

    /// Every selection of a colour's unplaced dice, at least one, by what they show.
    fn parts_of_unplaced(&self, colour: usize) -> Vec<Vec<Die>> {
        let dice = self.unplaced_of(colour);
        let mut parts: Vec<Vec<Die>> = vec![Vec::new()];
        for icon in Icon::ALL {
            let face = Die::new(Colour(colour as u8), icon);
            let count = dice.iter().filter(|die| **die == face).count();
            let mut longer = Vec::new();
            for part in &parts {
                for times in 0..=count {
                    let mut part = part.clone();
                    part.extend(std::iter::repeat_n(face, times));
                    longer.push(part);
                }
            }
            parts = longer;
        }
        parts.retain(|part| !part.is_empty());
        parts
    }
}
