//! Trigger spaces of patients: what happens when a patient is treated (L-43, L-63).

use strum::IntoStaticStr;

/// Whether a trigger helps or harms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Light {
    /// It helps.
    Green,
    /// It harms.
    Red,
}

impl Light {
    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Light::Green => "green",
            Light::Red => "red",
        }
    }
}

/// What a trigger does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Effect {
    /// One player gains a die.
    GainDie,
    /// Every player gains a die.
    GainDice,
    /// One player has a free re-roll.
    Reroll,
    /// Every player has a free re-roll.
    Rerolls,
    /// A cleared tile is placed on an unfinished line.
    PlaceTile,
    /// A removed power cube returns to the meter.
    GainCube,
    /// A card of the emergency area is discarded.
    DiscardEmergency,
    /// The dial does not turn at the end of the round.
    HoldDial,
    /// The dial turns once.
    TurnDial,
    /// One player loses a die.
    LoseDie,
    /// Every player loses a die.
    LoseDice,
    /// A cleared tile is removed.
    RemoveTile,
    /// The left-most power cube leaves the meter and the board.
    LoseCube,
    /// A triage card is discarded.
    DiscardTriage,
    /// An emergency card is drawn.
    DrawEmergency,
    /// The re-roll track is locked.
    LockTrack,
}

impl Effect {
    /// All effects.
    pub const ALL: [Effect; 16] = [
        Effect::GainDie,
        Effect::GainDice,
        Effect::Reroll,
        Effect::Rerolls,
        Effect::PlaceTile,
        Effect::GainCube,
        Effect::DiscardEmergency,
        Effect::HoldDial,
        Effect::TurnDial,
        Effect::LoseDie,
        Effect::LoseDice,
        Effect::RemoveTile,
        Effect::LoseCube,
        Effect::DiscardTriage,
        Effect::DrawEmergency,
        Effect::LockTrack,
    ];

    /// Its word in the notation, without the sign of the light.
    pub const fn word(self) -> &'static str {
        match self {
            Effect::GainDie | Effect::LoseDie => "die",
            Effect::GainDice | Effect::LoseDice => "dice",
            Effect::Reroll => "re-roll",
            Effect::Rerolls => "re-rolls",
            Effect::PlaceTile | Effect::RemoveTile => "tile",
            Effect::GainCube | Effect::LoseCube => "cube",
            Effect::DiscardEmergency => "discard",
            Effect::HoldDial => "hold",
            Effect::TurnDial => "turn",
            Effect::DiscardTriage => "triage",
            Effect::DrawEmergency => "draw",
            Effect::LockTrack => "lock",
        }
    }

    /// Returns whether a trigger with this light can do this. Only a turn of the dial can be either.
    pub const fn suits(self, light: Light) -> bool {
        let harms = matches!(
            self,
            Effect::LoseDie
                | Effect::LoseDice
                | Effect::RemoveTile
                | Effect::LoseCube
                | Effect::DiscardTriage
                | Effect::DrawEmergency
                | Effect::LockTrack
        );
        matches!(self, Effect::TurnDial) || harms == matches!(light, Light::Red)
    }
}

/// A trigger space that is not blank: `+die` is green, `-die` red.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trigger {
    /// Its light.
    pub light: Light,
    /// What it does.
    pub effect: Effect,
}

impl std::fmt::Display for Trigger {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = match self.light {
            Light::Green => '+',
            Light::Red => '-',
        };
        write!(f, "{sign}{}", self.effect.word())
    }
}

impl std::str::FromStr for Trigger {
    type Err = ();

    fn from_str(text: &str) -> Result<Trigger, ()> {
        let (light, word) = match text.split_at_checked(1) {
            Some(("+", word)) => (Light::Green, word),
            Some(("-", word)) => (Light::Red, word),
            _ => return Err(()),
        };
        let suits = |effect: &Effect| effect.word() == word && effect.suits(light);
        let effect = Effect::ALL.into_iter().find(suits).ok_or(())?;
        Ok(Trigger { light, effect })
    }
}
