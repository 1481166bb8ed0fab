//! Countdown's own numbers for rules that it shares with FUSE.

use klaxon_core::Message;
use klaxon_core::game::Reason;

use super::problem::Problem;
use super::refusal::Refusal;
use super::state::Cause;
use crate::card::Demand;
use crate::card::space::{ColourIcon, Icon};

/// A refusal in Countdown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused(pub Refusal);

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(refusal)
    }
}

impl AsRef<Refusal> for Refused {
    fn as_ref(&self) -> &Refusal {
        &self.0
    }
}

impl Reason for Refused {
    fn rule(&self) -> &'static str {
        match self.0 {
            Refusal::NoSuchSeat => "C-10",
            Refusal::Over(true) => "C-55",
            Refusal::Over(false) | Refusal::TooLate => "C-58",
            Refusal::NotTheHolder(_) | Refusal::RollFirst => "C-20",
            Refusal::TurnIsNotOver => "C-32",
            Refusal::TookEnough
            | Refusal::DieGone(_)
            | Refusal::PassedAlready
            | Refusal::NothingToPassOn => "C-22",
            Refusal::Mismatch(demand) if is_new(demand) => "C-70",
            Refusal::NoCard | Refusal::NoSpace | Refusal::SpaceTaken | Refusal::Mismatch(_) => {
                "C-24"
            }
            Refusal::Hopeless => "C-26",
            Refusal::StackOrder | Refusal::NothingBelow => "C-40",
            Refusal::StillSways | Refusal::NothingSways => "C-41",
            Refusal::DistributionIsNotOver | Refusal::NotUnused(_) => "C-30",
            Refusal::NothingOwed(None | Some(Cause::Fuse(_)))
            | Refusal::NoDieThere(Cause::Fuse(_))
            | Refusal::NotHit(Cause::Fuse(_)) => "C-46",
            Refusal::Safe(_) => "C-47",
            Refusal::NoChoiceOwed | Refusal::NotInTheMiddle => "C-28",
            refusal => refusal.rule(),
        }
    }

    fn message(&self) -> Message {
        self.0.message()
    }
}

/// Does a space ask for what FUSE's cards never do?
fn is_new(demand: Demand) -> bool {
    let new = |icon: Icon| matches!(icon.colour, ColourIcon::Not(_) | ColourIcon::Split);
    match demand {
        Demand::Icon(icon) => new(icon),
        Demand::Either(one, other) => new(one) || new(other),
        Demand::NumberOrColour => false,
    }
}

/// What is wrong with options of Countdown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wrong(pub Problem);

impl From<Problem> for Wrong {
    fn from(problem: Problem) -> Wrong {
        Wrong(problem)
    }
}

impl Reason for Wrong {
    fn rule(&self) -> &'static str {
        match self.0 {
            Problem::Players(_) => "C-10",
            Problem::First(_) => "C-15",
            Problem::DeckTooLarge => "C-1",
            Problem::TooFewBombs { .. } => "C-11",
            Problem::Hands => "C-12",
            problem => problem.rule(),
        }
    }

    fn message(&self) -> Message {
        match self.0 {
            Problem::Players(players) => {
                Message::new("countdown-problem-players").with("players", players)
            }
            Problem::Hands => Message::new("countdown-problem-hands"),
            Problem::DeckTooLarge => Message::new("countdown-problem-deck-too-large"),
            Problem::TooFewBombs { needed, there } => {
                Message::new("countdown-problem-too-few-bombs")
                    .with("needed", needed)
                    .with("there", there)
            }
            problem => problem.message(),
        }
    }
}
