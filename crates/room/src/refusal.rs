//! Why a room does not do what it is asked for.

use klaxon_core::Message;
use klaxon_core::board::NotDone;
use klaxon_core::message::Joint;

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game refuses it.
    Game(NotDone),
    /// There is no such game.
    NoSuchGame(Vec<String>),
    /// The options are wrong: which lines, and why.
    Options(Vec<(usize, Message)>),
    /// There is no such policy.
    NoSuchPolicy(Vec<&'static str>),
    /// There is no such setting, or it does not take the value.
    Setting,
    /// Nobody can be called that.
    Name,
    /// As many people are there as can be.
    Full,
    /// The owner lets nobody new in.
    Locked,
    /// The member was sent away.
    SentAway,
    /// The member is here already, and came later than whoever asks.
    Replaced,
    /// Nobody has this number.
    NoSuchMember,
    /// The table has no such seat.
    NoSuchSeat,
    /// A screen takes no seat.
    Screen,
    /// Somebody sits there.
    SeatTaken,
    /// The player has not been away for long enough to lose their seat to a bot.
    StillTheirs,
    /// A seat with secrets is only for the member who had it.
    Secrets,
    /// The seat belongs to somebody else, or to nobody.
    NotYourSeat,
    /// The member has no seat.
    NotSeated,
    /// Only the owner of the room can do that.
    NotTheOwner,
    /// The owner stays.
    OwnerStays,
    /// The game has begun.
    NotInTheLobby,
    /// No commitment is asked for: it is too early or too late, or of another game.
    NotCommitting,
    /// No secret is asked for: it is too early or too late, or of another game.
    NotRevealing,
    /// The device was put aside.
    PutAside,
    /// No game is being played.
    NotPlaying,
    /// The game is paused.
    Paused,
    /// The count-in is not over.
    CountIn,
    /// The game is not over.
    NotOver,
    /// The message is older than others that were carried out.
    OldMessage,
    /// A note that is too long, or has letters in it that notes are not written with.
    Note,
    /// Too many notes.
    TooManyNotes,
    /// Too many signals.
    TooManySignals,
    /// No such signal.
    NoSuchSignal,
}

impl Refusal {
    /// The rule of the game that it rests on, if it does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Game(NotDone::Refused { rule, .. }) => Some(rule),
            _ => None,
        }
    }

    /// What to tell the member.
    pub fn message(&self) -> Message {
        Message::new(match self {
            Refusal::Game(NotDone::Refused { message, .. }) => return message.clone(),
            Refusal::NoSuchGame(games) => {
                return Message::new("room-refused-no-such-game").with("games", games.join(", "));
            }
            Refusal::Options(problems) => {
                let problems = problems.iter().map(|(_, message)| message.clone());
                return Message::new("room-refused-options").with_list(
                    "problems",
                    Joint::Semicolon,
                    problems,
                );
            }
            Refusal::NoSuchPolicy(policies) => {
                return Message::new("room-refused-no-such-policy")
                    .with("policies", policies.join(", "));
            }
            Refusal::Game(NotDone::NotAnAction) => "room-refused-not-an-action",
            Refusal::Setting => "room-refused-setting",
            Refusal::Name => "room-refused-name",
            Refusal::Full => "room-refused-full",
            Refusal::Locked => "room-refused-locked",
            Refusal::SentAway => "room-refused-sent-away",
            Refusal::Replaced => "serve-replaced",
            Refusal::NoSuchMember => "room-refused-no-such-member",
            Refusal::NoSuchSeat => "room-refused-no-such-seat",
            Refusal::Screen => "room-refused-screen",
            Refusal::SeatTaken => "room-refused-seat-taken",
            Refusal::StillTheirs => "room-refused-still-theirs",
            Refusal::Secrets => "room-refused-secrets",
            Refusal::NotYourSeat => "room-refused-not-your-seat",
            Refusal::NotSeated => "room-refused-not-seated",
            Refusal::NotTheOwner => "room-refused-not-the-owner",
            Refusal::OwnerStays => "room-refused-owner-stays",
            Refusal::NotInTheLobby => "room-refused-not-in-the-lobby",
            Refusal::NotCommitting => "room-refused-not-committing",
            Refusal::NotRevealing => "room-refused-not-revealing",
            Refusal::PutAside => "room-refused-put-aside",
            Refusal::NotPlaying => "room-refused-not-playing",
            Refusal::Paused => "room-refused-paused",
            Refusal::CountIn => "room-refused-count-in",
            Refusal::NotOver => "room-refused-not-over",
            Refusal::OldMessage => "room-refused-old-message",
            Refusal::Note => "room-refused-note",
            Refusal::TooManyNotes => "room-refused-too-many-notes",
            Refusal::TooManySignals => "room-refused-too-many-signals",
            Refusal::NoSuchSignal => "room-refused-no-such-signal",
        })
    }
}

impl From<NotDone> for Refusal {
    fn from(not_done: NotDone) -> Refusal {
        Refusal::Game(not_done)
    }
}
