//! Why an action is not accepted.

use klaxon_core::{Message, Reason, Seat};

use crate::card::Card;

/// A reason to refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::VariantNames, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// Nobody sits there.
    NoSuchSeat,
    /// The game is over.
    Over,
    /// The round is over, and the next has not begun.
    RoundOver,
    /// The next round is due.
    NextRound,
    /// It is somebody else's turn.
    NotYourTurn(Seat),
    /// The player has no such card.
    NotInHand(Card),
    /// The player has no bomb left.
    NoBombs,
    /// No fuse to explode.
    NothingToExplode,
    /// No fuse to defuse.
    NothingToDefuse,
    /// The player can play something, and must.
    MustPlay,
    /// Nobody may call slow players at this table.
    NoCalls,
    /// The move is not slow yet.
    NotSlow,
    /// Somebody called before.
    CalledAlready,
    /// The player's own move.
    OwnMove,
    /// The fuse may still be relit.
    WindowOpen,
    /// Too late to relight the fuse.
    WindowClosed,
    /// No fuse was just defused.
    NothingToRelight,
    /// The player defused the fuse themselves.
    OwnDefuse,
    /// The player counts as absent.
    Absent,
    /// The round is not over.
    NotBetweenRounds,
    /// The player said so before.
    ReadyAlready,
}

impl Refusal {
    /// The rule, and what to tell the player.
    pub fn reason(&self) -> Reason {
        Reason {
            rule: self.rule(),
            message: self.message(),
        }
    }

    /// The rule.
    pub fn rule(&self) -> &'static str {
        match self {
            Refusal::NoSuchSeat => "B-2",
            Refusal::Over => "B-20",
            Refusal::NotYourTurn(_) => "B-10",
            Refusal::NotInHand(Card::Guy) => "B-31",
            Refusal::NotInHand(card) if card.is_defuse() => "B-12",
            Refusal::NotInHand(_) => "B-10",
            Refusal::NoBombs | Refusal::NothingToExplode => "B-11",
            Refusal::NothingToDefuse => "B-12",
            Refusal::MustPlay => "B-14",
            Refusal::NoCalls | Refusal::NotSlow | Refusal::CalledAlready | Refusal::OwnMove => {
                "B-30"
            }
            Refusal::WindowOpen
            | Refusal::WindowClosed
            | Refusal::NothingToRelight
            | Refusal::OwnDefuse => "B-31",
            Refusal::Absent => "B-32",
            Refusal::RoundOver
            | Refusal::NextRound
            | Refusal::NotBetweenRounds
            | Refusal::ReadyAlready => "B-33",
        }
    }

    /// What to tell the player.
    pub fn message(&self) -> Message {
        match *self {
            Refusal::NoSuchSeat => Message::new("planter-refused-no-such-seat"),
            Refusal::Over => Message::new("planter-refused-over"),
            Refusal::RoundOver => Message::new("planter-refused-round-over"),
            Refusal::NextRound => Message::new("planter-refused-next-round"),
            Refusal::NotYourTurn(seat) => {
                Message::new("planter-refused-not-your-turn").with("seat", seat.to_string())
            }
            Refusal::NotInHand(card) => {
                Message::new("planter-refused-not-in-hand").with("card", card.word())
            }
            Refusal::NoBombs => Message::new("planter-refused-no-bombs"),
            Refusal::NothingToExplode => Message::new("planter-refused-nothing-to-explode"),
            Refusal::NothingToDefuse => Message::new("planter-refused-nothing-to-defuse"),
            Refusal::MustPlay => Message::new("planter-refused-must-play"),
            Refusal::NoCalls => Message::new("planter-refused-no-calls"),
            Refusal::NotSlow => Message::new("planter-refused-not-slow"),
            Refusal::CalledAlready => Message::new("planter-refused-called-already"),
            Refusal::OwnMove => Message::new("planter-refused-own-move"),
            Refusal::WindowOpen => Message::new("planter-refused-window-open"),
            Refusal::WindowClosed => Message::new("planter-refused-window-closed"),
            Refusal::NothingToRelight => Message::new("planter-refused-nothing-to-relight"),
            Refusal::OwnDefuse => Message::new("planter-refused-own-defuse"),
            Refusal::Absent => Message::new("planter-refused-absent"),
            Refusal::NotBetweenRounds => Message::new("planter-refused-not-between-rounds"),
            Refusal::ReadyAlready => Message::new("planter-refused-ready-already"),
        }
    }
}
