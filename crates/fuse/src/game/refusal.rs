//! Why an action is refused: always with its rule, and with words that say what to do.

use klaxon_core::message::Joint;
use klaxon_core::{Message, Reason, Seat};

use super::problem::Problem;
use super::ruleset::Ruleset;
use super::state::Cause;
use crate::card::space::{ColourIcon, Icon};
use crate::card::{Demand, Relation};
use crate::face::Face;
use crate::fuse_card::FuseCard;
use crate::role::Role;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::VariantNames, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// Nobody sits there.
    NoSuchSeat,
    /// The game is over; was it won?
    Over(bool),
    /// The clock has run out.
    TooLate,
    /// The team has to choose the deck first.
    ComposeFirst,
    /// The deck is chosen already.
    NotComposing,
    /// The choice of the deck is wrong.
    Composition(Problem),
    /// Somebody else has the bag.
    NotTheHolder(Seat),
    /// The turn is not over: the dice are rolled.
    TurnIsNotOver,
    /// The dice are not rolled yet.
    RollFirst,
    /// Dice must be returned first.
    ReturnFirst,
    /// Unused dice must be rolled again first.
    UnusedFirst,
    /// The player has to choose a card first.
    ChooseFirst,
    /// The player took all the dice they may.
    TookEnough,
    /// Nobody can take the die: it is not there, or not any more.
    DieGone(Face),
    /// The player has no such card.
    NoCard,
    /// The card has no such space.
    NoSpace,
    /// A die lies on the space.
    SpaceTaken,
    /// The die is not what the space asks for.
    Mismatch(Demand),
    /// The die does not relate to the one beside it as the sign says.
    Unrelated {
        /// From the die beside to this one.
        relation: Relation,
        /// The die beside.
        beside: Face,
    },
    /// The equation would be wrong.
    Unbalanced,
    /// No further dice could complete the card.
    Hopeless,
    /// The stack is filled in its order.
    StackOrder,
    /// What must lie below does not, in a pyramid (or else in a wall or a ziggurat).
    NothingBelow(bool),
    /// The space must be filled last (or another one first).
    OutOfOrder(bool),
    /// A die on the card still sways.
    StillSways,
    /// No die on the card sways.
    NothingSways,
    /// The player passed before.
    PassedAlready,
    /// The player could take no die anyway.
    NothingToPassOn,
    /// The player did not pass, or the distribution is over.
    NotPassed,
    /// Dice may still be taken.
    DistributionIsNotOver,
    /// No such die is unused.
    NotUnused(Face),
    /// The player owes no die; what others return, if they do.
    NothingOwed(Option<Cause>),
    /// No die lies there.
    NoDieThere(Cause),
    /// The die has neither the colour nor the number that is asked for.
    NotHit(Cause),
    /// The die is safe under another (or else in the space that must be filled first).
    Safe(bool),
    /// The player has no card to choose.
    NoChoiceOwed,
    /// The card does not lie face up in the middle.
    NotInTheMiddle,
    /// Fuse cards are revealed by choice only in the game with stacks.
    NoStacks,
    /// The player revealed one for this bomb.
    RevealedAlready,
    /// No fuse card is left.
    NoFuseCards,
    /// A die that is left fits: it must be taken.
    MustTake,
    /// No more dice are taken this turn.
    DistributionIsOver,
    /// The card has spaces left.
    NotComplete,
    /// Cards are defused only when all dice are distributed.
    NotYetDefused,
    /// Somebody else chooses a card first.
    AnotherChooses(Seat),
    /// The dice of a complete card are safe.
    SafeComplete,
    /// Only the leader's role works.
    NotTheLeader(Seat),
    /// The player has another role than this takes.
    NotYourRole(Role),
    /// The player's role is off.
    RoleOff,
    /// The role was used as often as it can be.
    RoleUsed(Role),
    /// Something was named already, or the dice are drawn.
    TooLateToName(Role),
    /// The die would stay as it is.
    NoChange(Role),
    /// The die is not wild; the leader's role, if it works.
    NotWild {
        /// The die.
        die: Face,
        /// The role.
        role: Option<Role>,
    },
    /// Everybody has to roll a 6 first.
    SixFirst,
    /// The player has no 6 to roll.
    NoSixOwed,
}

impl Refusal {
    /// The rule by which it is refused, and what to tell the player.
    pub fn reason(&self, rules: Ruleset) -> Reason {
        let rule = match rules.is_countdown() {
            true => self.countdown_rule(rules),
            false => self.fuse_rule(rules),
        };
        let message = self.message();
        Reason { rule, message }
    }

    /// FUSE's number of the rule; Countdown's, where a module of it is what refuses.
    fn fuse_rule(&self, rules: Ruleset) -> &'static str {
        match self {
            Refusal::NoSuchSeat => "F-10",
            Refusal::Over(true) => "F-50",
            Refusal::Over(false) => "F-52",
            Refusal::TooLate => "F-54",
            Refusal::ComposeFirst | Refusal::NotComposing => "F-60",
            Refusal::Composition(problem) => problem.rule(rules),
            Refusal::NotTheHolder(_) | Refusal::RollFirst => "F-20",
            Refusal::TurnIsNotOver => "F-43",
            Refusal::ReturnFirst
            | Refusal::UnusedFirst
            | Refusal::ChooseFirst
            | Refusal::NotPassed => "F-34",
            Refusal::TookEnough | Refusal::DieGone(_) => "F-21",
            Refusal::NoCard | Refusal::NoSpace | Refusal::SpaceTaken | Refusal::Mismatch(_) => {
                "F-23"
            }
            Refusal::Unrelated { .. } | Refusal::Unbalanced => "F-24",
            Refusal::Hopeless => "F-25",
            Refusal::StackOrder => "F-26",
            Refusal::NothingBelow(true) => "F-27",
            Refusal::NothingBelow(false) => "C-40",
            Refusal::OutOfOrder(_) => "C-70",
            Refusal::StillSways | Refusal::NothingSways => "F-28",
            Refusal::NotUnused(_) | Refusal::DistributionIsNotOver if rules.sparks() => "C-30",
            Refusal::NothingOwed(None) if rules.sparks() => "F-42",
            Refusal::PassedAlready
            | Refusal::NothingToPassOn
            | Refusal::DistributionIsNotOver
            | Refusal::DistributionIsOver => "F-30",
            Refusal::NotUnused(_) | Refusal::NothingOwed(None) => "F-31",
            Refusal::NothingOwed(Some(cause))
            | Refusal::NoDieThere(cause)
            | Refusal::NotHit(cause) => match cause {
                Cause::Die(_) => "F-31",
                Cause::Fuse(_) => "F-42",
                Cause::NoSpark { .. } => "C-62",
            },
            Refusal::Safe(true) => "F-32",
            Refusal::Safe(false) => "C-47",
            Refusal::NoChoiceOwed | Refusal::NotInTheMiddle => "F-40",
            Refusal::NoStacks | Refusal::RevealedAlready | Refusal::NoFuseCards => "F-62",
            Refusal::MustTake => "C-22",
            Refusal::NotComplete | Refusal::NotYetDefused if !rules.defuse_step() => "F-40",
            Refusal::NotComplete | Refusal::NotYetDefused | Refusal::AnotherChooses(_) => "C-27",
            Refusal::SafeComplete => "C-47",
            Refusal::NotTheLeader(_) | Refusal::NotWild { role: None, .. } => "C-21",
            Refusal::RoleOff => "C-49",
            Refusal::NotYourRole(role)
            | Refusal::RoleUsed(role)
            | Refusal::TooLateToName(role)
            | Refusal::NoChange(role)
            | Refusal::NotWild {
                role: Some(role), ..
            } => rule_of(*role),
            Refusal::SixFirst | Refusal::NoSixOwed => "C-50",
        }
    }

    /// Countdown's own number of the rule, where it has one.
    fn countdown_rule(&self, rules: Ruleset) -> &'static str {
        match *self {
            Refusal::NoSuchSeat => players_rule(rules),
            Refusal::Over(true) => "C-55",
            Refusal::Over(false) | Refusal::TooLate => "C-58",
            Refusal::NotTheHolder(_) | Refusal::RollFirst => "C-20",
            Refusal::TurnIsNotOver => "C-32",
            Refusal::TookEnough
            | Refusal::DieGone(_)
            | Refusal::PassedAlready
            | Refusal::NothingToPassOn
            | Refusal::DistributionIsOver => "C-22",
            Refusal::Mismatch(demand) if is_new(demand) => "C-70",
            Refusal::NoCard | Refusal::NoSpace | Refusal::SpaceTaken | Refusal::Mismatch(_) => {
                "C-24"
            }
            Refusal::Hopeless => "C-26",
            Refusal::StackOrder => "C-40",
            Refusal::StillSways | Refusal::NothingSways => "C-41",
            Refusal::DistributionIsNotOver | Refusal::NotUnused(_) => "C-30",
            Refusal::NothingOwed(None | Some(Cause::Fuse(_)))
            | Refusal::NoDieThere(Cause::Fuse(_))
            | Refusal::NotHit(Cause::Fuse(_)) => "C-46",
            Refusal::Safe(_) => "C-47",
            Refusal::NoChoiceOwed | Refusal::NotInTheMiddle => "C-28",
            _ => self.fuse_rule(rules),
        }
    }

    /// What to tell the player.
    pub fn message(&self) -> Message {
        match *self {
            Refusal::NoSuchSeat => Message::new("fuse-refused-no-such-seat"),
            Refusal::Over(_) => Message::new("fuse-refused-over"),
            Refusal::TooLate => Message::new("fuse-refused-too-late"),
            Refusal::ComposeFirst => Message::new("fuse-refused-compose-first"),
            Refusal::NotComposing => Message::new("fuse-refused-not-composing"),
            Refusal::Composition(problem) => problem.message(Ruleset::FUSE),
            Refusal::NotTheHolder(seat) => {
                Message::new("fuse-refused-not-the-holder").with("seat", seat.to_string())
            }
            Refusal::TurnIsNotOver => Message::new("fuse-refused-turn-is-not-over"),
            Refusal::RollFirst => Message::new("fuse-refused-roll-first"),
            Refusal::ReturnFirst => Message::new("fuse-refused-return-first"),
            Refusal::UnusedFirst => Message::new("fuse-refused-unused-first"),
            Refusal::ChooseFirst => Message::new("fuse-refused-choose-first"),
            Refusal::TookEnough => Message::new("fuse-refused-took-enough"),
            Refusal::DieGone(die) => {
                Message::new("fuse-refused-die-gone").with("die", die.to_string())
            }
            Refusal::NoCard => Message::new("fuse-refused-no-card"),
            Refusal::NoSpace => Message::new("fuse-refused-no-space"),
            Refusal::SpaceTaken => Message::new("fuse-refused-space-taken"),
            Refusal::Mismatch(demand) => {
                Message::new("fuse-refused-mismatch").with("what", demand.message())
            }
            Refusal::Unrelated { relation, beside } => Message::new("fuse-refused-unrelated")
                .with("kind", relation.word())
                .with("number", beside.number().get())
                .with("die", beside.to_string()),
            Refusal::Unbalanced => Message::new("fuse-refused-unbalanced"),
            Refusal::Hopeless => Message::new("fuse-refused-hopeless"),
            Refusal::StackOrder => Message::new("fuse-refused-stack-order"),
            Refusal::NothingBelow(_) => Message::new("fuse-refused-nothing-below"),
            Refusal::OutOfOrder(true) => Message::new("fuse-refused-must-be-last"),
            Refusal::OutOfOrder(false) => Message::new("fuse-refused-another-first"),
            Refusal::StillSways => Message::new("fuse-refused-still-sways"),
            Refusal::NothingSways => Message::new("fuse-refused-nothing-sways"),
            Refusal::PassedAlready => Message::new("fuse-refused-passed-already"),
            Refusal::NothingToPassOn => Message::new("fuse-refused-nothing-to-pass-on"),
            Refusal::NotPassed => Message::new("fuse-refused-not-passed"),
            Refusal::DistributionIsNotOver => Message::new("fuse-refused-distribution-is-not-over"),
            Refusal::NotUnused(die) => {
                Message::new("fuse-refused-not-unused").with("die", die.to_string())
            }
            Refusal::NothingOwed(_) => Message::new("fuse-refused-nothing-owed"),
            Refusal::NoDieThere(_) => Message::new("fuse-refused-no-die-there"),
            Refusal::NotHit(Cause::Die(die)) => Message::new("fuse-refused-not-hit-by-die")
                .with("die", die.to_string())
                .with("number", die.number().get()),
            Refusal::NotHit(Cause::Fuse(card)) => not_hit(card),
            // Any die will do, so none is ever refused for what it shows.
            Refusal::NotHit(Cause::NoSpark { .. }) => Message::new("fuse-refused-no-die-there"),
            Refusal::Safe(true) => Message::new("fuse-refused-safe"),
            Refusal::Safe(false) => Message::new("fuse-refused-safe-first"),
            Refusal::NoChoiceOwed => Message::new("fuse-refused-no-choice-owed"),
            Refusal::NotInTheMiddle => Message::new("fuse-refused-not-in-the-middle"),
            Refusal::NoStacks => Message::new("fuse-refused-no-stacks"),
            Refusal::RevealedAlready => Message::new("fuse-refused-revealed-already"),
            Refusal::NoFuseCards => Message::new("fuse-refused-no-fuse-cards"),
            Refusal::MustTake => Message::new("countdown-refused-must-take"),
            Refusal::DistributionIsOver => Message::new("countdown-refused-distribution-is-over"),
            Refusal::NotComplete => Message::new("countdown-refused-not-complete"),
            Refusal::NotYetDefused => Message::new("countdown-refused-not-yet-defused"),
            Refusal::AnotherChooses(seat) => {
                Message::new("countdown-refused-another-chooses").with("seat", seat.to_string())
            }
            Refusal::SafeComplete => Message::new("countdown-refused-safe-complete"),
            Refusal::NotTheLeader(seat) => {
                Message::new("countdown-refused-not-the-leader").with("seat", seat.to_string())
            }
            Refusal::NotYourRole(role) => {
                Message::new("countdown-refused-not-your-role").with("role", role.word())
            }
            Refusal::RoleOff => Message::new("countdown-refused-role-off"),
            Refusal::RoleUsed(_) => Message::new("countdown-refused-role-used"),
            Refusal::TooLateToName(_) => Message::new("countdown-refused-too-late-to-name"),
            Refusal::NoChange(_) => Message::new("countdown-refused-no-change"),
            Refusal::NotWild { die, .. } => {
                Message::new("countdown-refused-not-wild").with("die", die.to_string())
            }
            Refusal::SixFirst => Message::new("countdown-refused-six-first"),
            Refusal::NoSixOwed => Message::new("countdown-refused-no-six-owed"),
        }
    }
}

/// The rule that says how many players there are.
pub(super) const fn players_rule(rules: Ruleset) -> &'static str {
    match rules {
        Ruleset::INTEGRATED => "C-60",
        Ruleset::EPIC => "C-62",
        Ruleset::COUNTDOWN => "C-10",
        _ => "F-10",
    }
}

/// Returns whether a space asks for what FUSE's cards never do.
fn is_new(demand: Demand) -> bool {
    let new = |icon: Icon| matches!(icon.colour, ColourIcon::Not(_) | ColourIcon::Split);
    match demand {
        Demand::Icon(icon) => new(icon),
        Demand::Either(one, other) => new(one) || new(other),
        Demand::NumberOrColour => false,
    }
}

/// The rule of a role.
const fn rule_of(role: Role) -> &'static str {
    match role {
        Role::Cutter => "C-33",
        Role::OperationsEngineer => "C-34",
        Role::LogisticsSpecialist => "C-35",
        Role::Technologist | Role::EquipmentTechnician => "C-36",
        Role::DisposalExpert => "C-37",
        Role::ExplosivesInstructor => "C-38",
    }
}

/// What the fuse card asks for instead (F-42, C-46).
fn not_hit(card: FuseCard) -> Message {
    let (colours, numbers) = match card {
        FuseCard::Return(shown) => (shown.colours().collect(), shown.numbers().collect()),
        FuseCard::Spark | FuseCard::RolesOff | FuseCard::Six => (Vec::new(), Vec::new()),
    };
    match (colours.as_slice(), numbers.as_slice()) {
        ([colour], []) => {
            Message::new("fuse-refused-not-hit-by-colour").with("colour", colour.word())
        }
        ([], [number]) => {
            Message::new("fuse-refused-not-hit-by-number").with("number", number.get())
        }
        (colours, numbers) => {
            let colours = colours
                .iter()
                .map(|colour| Message::new("explain-colour").with("colour", colour.word()));
            let numbers = numbers
                .iter()
                .map(|number| Message::new("explain-number").with("number", number.get()));
            let what = colours.chain(numbers);
            Message::new("fuse-refused-not-hit-by-shown").with_list("what", Joint::Or, what)
        }
    }
}
