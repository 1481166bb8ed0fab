//! The small pictures: six icons, told apart by silhouette; who may fill a line; what triggers and cards do.

use crate::card::Card;
use crate::icon::Icon;
use crate::line::Sign;
use crate::trigger::Effect;

/// An icon of a medic die, 24 x 24, in lines.
pub const fn icon(icon: Icon) -> &'static str {
    match icon {
        Icon::Pulse => r#"<path d="M2 13h5l2-7 4 13 3-9 1.5 3H22"/>"#,
        Icon::Blood => r#"<path d="M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z"/>"#,
        Icon::Drug => {
            r#"<rect x="3" y="8" width="18" height="8.5" rx="4.25" transform="rotate(-38 12 12)"/><path d="M9.3 8.7l5.2 6.7"/>"#
        }
        Icon::Dressing => {
            r#"<rect x="2.5" y="7.5" width="19" height="9" rx="4.5" transform="rotate(45 12 12)"/><rect x="2.5" y="7.5" width="19" height="9" rx="4.5" transform="rotate(-45 12 12)"/>"#
        }
        Icon::Shock => r#"<path d="M13.5 2L5 13.5h6L9.5 22 19 9.5h-6.5Z"/>"#,
        Icon::Air => {
            r#"<path d="M12 3v8M10 9c-5 0-7 6-7 10 0 2 1 2 2 2 3 0 5-1 5-4ZM14 9c5 0 7 6 7 10 0 2-1 2-2 2-3 0-5-1-5-4Z"/>"#
        }
    }
}

/// The outline of a die, 48 x 48: any die.
pub const ANY: &str = r#"<path d="M11 29V17q0-6 6-6h14q6 0 6 6v12q0 6-6 6H17q-6 0-6-6ZM11 30v2q0 6 6 6h14q6 0 6-6v-2"/>"#;

/// Two bars on the outline of a die: any matching.
pub const BARS: &str = r#"<path d="M18 20h12M18 26h12"/>"#;

/// The four connections of the dial, from the diamond clockwise, 16 x 16.
pub const CONNECTIONS: [&str; 4] = [
    "M8 1l6 7-6 7-6-7Z",
    "M2.5 2.5h11v11h-11Z",
    "M8 1.5l7 13H1Z",
    "M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z",
];

/// Which players may fill a line (L-32), 20 x 17, filled; any mix has no picture.
pub const fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::Any => "",
        Sign::One => r#"<circle cx="9" cy="4.5" r="3.2"/><path d="M3 15.5c0-7 12-7 12 0Z"/>"#,
        Sign::Two => {
            r#"<circle cx="5" cy="4.5" r="2.7"/><circle cx="13" cy="4.5" r="2.7"/><path d="M.5 15.5c0-6.5 9-6.5 9 0ZM8.5 15.5c0-6.5 9-6.5 9 0Z"/>"#
        }
        Sign::More => {
            r#"<circle cx="4" cy="4.5" r="2.5"/><circle cx="10" cy="4.5" r="2.5"/><path d="M0 15.5c0-6.5 8-6.5 8 0ZM6 15.5c0-6.5 8-6.5 8 0Z"/><path d="M14.2 3h1.9V1.1H18V3h1.9v1.9H18v1.9h-1.9V4.9h-1.9Z"/>"#
        }
        Sign::All => {
            r#"<path d="M0 1h18v1.5H0ZM0 15.5h18V17H0Z"/><circle cx="3.2" cy="6.7" r="1.8"/><circle cx="9" cy="5.7" r="2.2"/><circle cx="14.8" cy="6.7" r="1.8"/><path d="M0 14c0-4.5 6.3-4.5 6.3 0ZM5 14c0-6 8-6 8 0ZM11.7 14c0-4.5 6.3-4.5 6.3 0Z"/>"#
        }
        Sign::Split => {
            r#"<circle cx="4" cy="4.5" r="2.6"/><circle cx="14" cy="4.5" r="2.6"/><path d="M0 15.5c0-6.5 7.5-6.5 7.5 0ZM10.5 15.5c0-6.5 7.5-6.5 7.5 0ZM8.3 0h1.4v17H8.3Z"/>"#
        }
    }
}

const MORE_DICE: &str =
    r#"<rect x="1.5" y="4.5" width="9" height="9" rx="2.5"/><path d="M13 1.5v5M10.5 4h5"/>"#;
const FEWER_DICE: &str =
    r#"<rect x="1.5" y="4.5" width="9" height="9" rx="2.5"/><path d="M10.5 3h5"/>"#;
const MORE_POWER: &str =
    r#"<path d="M6.5 4l5 2.5v5l-5 2.5-5-2.5v-5ZM1.5 6.5l5 2.5 5-2.5M6.5 9v5M13.5 1v4M11.5 3h4"/>"#;
const LESS_POWER: &str =
    r#"<path d="M6.5 4l5 2.5v5l-5 2.5-5-2.5v-5ZM1.5 6.5l5 2.5 5-2.5M6.5 9v5M11 2h4"/>"#;
const MORE_TILES: &str = r#"<path d="M1.5 8.5l3.5 4L12 5M13.5 1v4M11.5 3h4"/>"#;
const FEWER_TILES: &str = r#"<path d="M1.5 8.5l3.5 4L12 5M10.5 2h5"/>"#;
const MORE_CARDS: &str =
    r#"<rect x="2" y="4" width="8" height="10.5" rx="1.5"/><path d="M13 1v5M10.5 3.5h5"/>"#;
const FEWER_CARDS: &str =
    r#"<rect x="2" y="4" width="8" height="10.5" rx="1.5"/><path d="M10.5 2.5h5"/>"#;
const FEWER_TRIAGE: &str = r#"<rect x="2" y="4" width="8" height="10.5" rx="1.5"/><path d="M6 7v4.5M3.8 9.2h4.4M10.5 2.5h5"/>"#;
const NO_TRIAGE: &str = r#"<rect x="4" y="3" width="8" height="10.5" rx="1.5"/><path d="M8 6v4.5M5.8 8.2h4.4M1.5 15L14.5 1"/>"#;
const TURN: &str = r#"<path d="M13.5 8A5.5 5.5 0 1 1 8 2.5h4M9.5 0l2.7 2.5L9.5 5"/>"#;
const HOLD: &str = r#"<path d="M3 12.5A6.5 6.5 0 1 1 13 12.5M5.5 6v4.5M10.5 6v4.5"/>"#;
const REROLL: &str = r#"<path d="M2.5 7A5.5 5.5 0 0 1 13 5.5M13.5 9A5.5 5.5 0 0 1 3 10.5M13.5 1.5v4h-4M2.5 14.5v-4h4"/>"#;
const NO_REROLL: &str =
    r#"<path d="M2.5 7A5.5 5.5 0 0 1 13 5.5M13.5 9A5.5 5.5 0 0 1 3 10.5M1.5 15L14.5 1"/>"#;
const NO_STATIONS: &str = r#"<path d="M9 1L3.5 8.5h4L6.5 15 12.5 7H8.5ZM1.5 15L14.5 1"/>"#;
const RED_FIRES: &str =
    r#"<rect x="3" y="3" width="10" height="10" rx="1.5"/><path d="M8 5v3.5M8 11v.1"/>"#;
const NO_RED: &str =
    r#"<rect x="3" y="3" width="10" height="10" rx="1.5"/><path d="M1.5 15L14.5 1"/>"#;
const NO_GREEN: &str = r#"<circle cx="8" cy="8" r="5.5"/><path d="M1.5 15L14.5 1"/>"#;
const SET_DIE: &str =
    r#"<rect x="2" y="3" width="11" height="11" rx="2.5"/><path d="M5 8.5l2 2.5 4-5.5"/>"#;
const NO_EMERGENCY: &str = r#"<rect x="2.5" y="2.5" width="11" height="11" rx="2.5"/><path d="M8 5v3.5M8 11v.1M1.5 15L14.5 1"/>"#;
const ONE_EMERGENCY: &str = r#"<rect x="1" y="5" width="9" height="9" rx="2.5"/><path d="M5.5 7.5v2M5.5 11.5v.1M10.5 2.5h5"/>"#;

/// A picture of 16 x 16, in lines, and whether it is for every player.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// The picture.
    pub glyph: &'static str,
    /// Whether it is for every player, not for one.
    pub everybody: bool,
}

impl Picture {
    const fn of(glyph: &'static str) -> Picture {
        let everybody = false;
        Picture { glyph, everybody }
    }

    const fn for_everybody(glyph: &'static str) -> Picture {
        let everybody = true;
        Picture { glyph, everybody }
    }
}

/// What a trigger does.
pub const fn effect(effect: Effect) -> Picture {
    match effect {
        Effect::GainDie => Picture::of(MORE_DICE),
        Effect::GainDice => Picture::for_everybody(MORE_DICE),
        Effect::Reroll => Picture::of(REROLL),
        Effect::Rerolls => Picture::for_everybody(REROLL),
        Effect::PlaceTile => Picture::of(MORE_TILES),
        Effect::GainCube => Picture::of(MORE_POWER),
        Effect::DiscardEmergency => Picture::of(FEWER_CARDS),
        Effect::HoldDial => Picture::of(HOLD),
        Effect::TurnDial => Picture::of(TURN),
        Effect::LoseDie => Picture::of(FEWER_DICE),
        Effect::LoseDice => Picture::for_everybody(FEWER_DICE),
        Effect::RemoveTile => Picture::of(FEWER_TILES),
        Effect::LoseCube => Picture::of(LESS_POWER),
        Effect::DiscardTriage => Picture::of(FEWER_TRIAGE),
        Effect::DrawEmergency => Picture::of(MORE_CARDS),
        Effect::LockTrack => Picture::of(NO_REROLL),
    }
}

/// What an emergency card does.
pub const fn card(card: Card) -> Picture {
    match card {
        Card::LostAssistance | Card::Setback => Picture::of(FEWER_TRIAGE),
        Card::BathroomBreak => Picture::of(FEWER_DICE),
        Card::Regression => Picture::of(FEWER_TILES),
        Card::NoHelpInSight => Picture::of(NO_TRIAGE),
        Card::LockDown => Picture::of(NO_REROLL),
        Card::UnderDuress
        | Card::IncreasedDistress
        | Card::UnexpectedHindrance
        | Card::Chaos
        | Card::CaughtOffGuard => Picture::of(MORE_CARDS),
        Card::FoiledPlans => Picture::of(TURN),
        Card::Escalation => Picture::of(REROLL),
        Card::PowerLock => Picture::of(NO_STATIONS),
        Card::UnderManned => Picture::for_everybody(FEWER_DICE),
        Card::BadTiming => Picture::of(RED_FIRES),
        Card::PowerLoss => Picture::of(LESS_POWER),
        Card::AThanklessJob => Picture::of(NO_GREEN),
        Card::TacticalDecision => Picture::of(HOLD),
        Card::Triage => Picture::of(NO_RED),
        Card::ConcentratedEffort => Picture::for_everybody(SET_DIE),
        Card::Clear => Picture::of(MORE_TILES),
        Card::AdrenalineRush => Picture::for_everybody(MORE_DICE),
        Card::CrisisAverted => Picture::of(NO_EMERGENCY),
        Card::UnderControl => Picture::of(FEWER_CARDS),
        Card::DisasterAverted => Picture::of(ONE_EMERGENCY),
        Card::Recharge => Picture::of(MORE_POWER),
        Card::CaffeineRush => Picture::of(MORE_DICE),
        Card::AFreshStart => Picture::for_everybody(REROLL),
    }
}
