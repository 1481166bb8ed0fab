//! What a client says.

use klaxon_core::Seat;
use klaxon_room::{Call, Command, MemberId, Signal};
use serde::{Deserialize, Serialize};

use crate::digits;

/// A message of a client. Each is answered with its id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Its id: each must be higher than the one before. A message that was sent again gets its old answer.
    pub id: u64,
    /// What is asked for.
    #[serde(rename = "do")]
    pub ask: Ask,
}

/// What a client can ask for. Seats are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// The first message: enters a room.
    Hello {
        /// The code of the room.
        room: String,
        /// The name, for who comes for the first time.
        #[serde(default)]
        name: Option<String>,
        /// The secret that the first welcome gave, for who comes back.
        #[serde(default)]
        token: Option<String>,
        /// The number of the last change that the client has.
        #[serde(default)]
        have: Option<u64>,
        /// The language of texts, such as `de`.
        #[serde(default)]
        language: Option<String>,
        /// Whether a screen comes that everybody looks at, and no person. Only the first hello counts.
        #[serde(default)]
        screen: bool,
    },
    /// Does something in the game.
    Act {
        /// For which seat.
        seat: u8,
        /// What, in the notation.
        action: String,
    },
    /// Takes a seat.
    Sit {
        /// Which.
        seat: u8,
    },
    /// Leaves a seat.
    Stand {
        /// Which.
        seat: u8,
    },
    /// Puts a bot on a seat.
    Bot {
        /// Which.
        seat: u8,
        /// How it plays.
        policy: String,
    },
    /// Chooses the game and its options.
    Setup {
        /// Which game.
        game: String,
        /// Options in the notation, one a line.
        #[serde(default)]
        options: Vec<String>,
    },
    /// Changes a setting of the room.
    Set {
        /// Which.
        name: String,
        /// To what.
        value: String,
    },
    /// Commits this device to a secret, by what it hashes to.
    Commit {
        /// For which game.
        game: u64,
        /// The hash, 64 digits.
        #[serde(with = "digits")]
        hash: [u8; 32],
    },
    /// Tells the secret of this device.
    Reveal {
        /// For which game.
        game: u64,
        /// The secret, 64 digits.
        #[serde(with = "digits")]
        secret: [u8; 32],
    },
    /// Is ready, or not.
    Ready(bool),
    /// Wants to pause, or while paused to go on; or no more.
    Vote(bool),
    /// Sends somebody away.
    Kick {
        /// Whom.
        member: u32,
    },
    /// Has another name from now on.
    Rename {
        /// Which.
        name: String,
    },
    /// Leaves the room for good.
    Leave,
    /// Wants the same table again, after the end; or no more.
    Rematch(bool),
    /// Leads everybody back to the lobby, after the end.
    Reset,
    /// Tells the others something that is no move.
    Signal(Sign),
    /// Asks what a seat may do now.
    Legal {
        /// Which seat.
        seat: u8,
    },
    /// Asks what time it is.
    Clock,
    /// Writes down for all to see what the player of a seat plans.
    Note {
        /// Of which seat.
        seat: u8,
        /// What it says; nothing any more, if it is empty.
        text: String,
    },
}

/// A signal to the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Sign {
    /// "I can use this."
    Claim(String),
    /// One of the quick phrases, from 0 on.
    Phrase(u8),
    /// Look here.
    Ping(String),
    /// A quick call.
    Call {
        /// Which.
        what: What,
        /// What it is about: a colour, a number or a die, as the notation names it.
        #[serde(default)]
        thing: Option<String>,
    },
}

/// The quick calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// "I need ..."
    Need,
    /// "Take it!", or "take ..."
    Take,
    /// "Pass!"
    Pass,
    /// "Wait!"
    Wait,
    /// "Thanks!"
    Thanks,
}

impl From<What> for Call {
    fn from(what: What) -> Call {
        match what {
            What::Need => Call::Need,
            What::Take => Call::Take,
            What::Pass => Call::Pass,
            What::Wait => Call::Wait,
            What::Thanks => Call::Thanks,
        }
    }
}

impl From<Sign> for Signal {
    fn from(sign: Sign) -> Signal {
        match sign {
            Sign::Claim(thing) => Signal::Claim(thing),
            Sign::Phrase(phrase) => Signal::Phrase(phrase),
            Sign::Ping(thing) => Signal::Ping(thing),
            Sign::Call { what, thing } => Signal::Call(what.into(), thing),
        }
    }
}

/// A seat as people count them; one that no table has, where there is none.
pub fn seat(number: u8) -> Seat {
    Seat(number.wrapping_sub(1))
}

/// A seat's number as people count them.
fn number(seat: Seat) -> u8 {
    seat.0.wrapping_add(1)
}

/// The message that asks a room for something.
impl From<Command> for Ask {
    fn from(command: Command) -> Ask {
        match command {
            Command::Act { seat, action } => Ask::Act {
                seat: number(seat),
                action,
            },
            Command::Note { seat, text } => Ask::Note {
                seat: number(seat),
                text,
            },
            Command::Sit(seat) => Ask::Sit { seat: number(seat) },
            Command::Stand(seat) => Ask::Stand { seat: number(seat) },
            Command::Bot { seat, policy } => Ask::Bot {
                seat: number(seat),
                policy,
            },
            Command::Setup { game, options } => Ask::Setup { game, options },
            Command::Set { name, value } => Ask::Set { name, value },
            Command::Commit { game, hash } => Ask::Commit { game, hash },
            Command::Reveal { game, secret } => Ask::Reveal { game, secret },
            Command::Ready(ready) => Ask::Ready(ready),
            Command::Vote(votes) => Ask::Vote(votes),
            Command::Kick(MemberId(member)) => Ask::Kick { member },
            Command::Rename(name) => Ask::Rename { name },
            Command::Leave => Ask::Leave,
            Command::Rematch(wants) => Ask::Rematch(wants),
            Command::Reset => Ask::Reset,
        }
    }
}

impl Ask {
    /// The command for the room; none if it is no command.
    pub fn command(self) -> Option<Command> {
        Some(match self {
            Ask::Act { seat: s, action } => Command::Act {
                seat: seat(s),
                action,
            },
            Ask::Note { seat: s, text } => Command::Note {
                seat: seat(s),
                text,
            },
            Ask::Sit { seat: s } => Command::Sit(seat(s)),
            Ask::Stand { seat: s } => Command::Stand(seat(s)),
            Ask::Bot { seat: s, policy } => Command::Bot {
                seat: seat(s),
                policy,
            },
            Ask::Setup { game, options } => Command::Setup { game, options },
            Ask::Set { name, value } => Command::Set { name, value },
            Ask::Commit { game, hash } => Command::Commit { game, hash },
            Ask::Reveal { game, secret } => Command::Reveal { game, secret },
            Ask::Ready(ready) => Command::Ready(ready),
            Ask::Vote(votes) => Command::Vote(votes),
            Ask::Kick { member } => Command::Kick(MemberId(member)),
            Ask::Rename { name } => Command::Rename(name),
            Ask::Leave => Command::Leave,
            Ask::Rematch(wants) => Command::Rematch(wants),
            Ask::Reset => Command::Reset,
            Ask::Hello { .. } | Ask::Signal(_) | Ask::Legal { .. } | Ask::Clock => return None,
        })
    }
}
