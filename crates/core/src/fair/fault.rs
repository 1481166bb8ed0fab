//! What is wrong with the dice of a game, and whose fault it is.

use super::Party;
use crate::message::Message;

/// What is wrong with the dice of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Somebody told another secret than the one they had committed themselves to.
    Secret(Party),
    /// Somebody committed themselves, and their secret is not told.
    Silent(Party),
    /// Somebody has a share in the seed without having committed themselves to it.
    Uncommitted(Party),
    /// A device has a share in the seed that was put aside.
    Aside(Party),
    /// Somebody committed themselves after this device had told its secret.
    Late(Party),
    /// Somebody's commitment is another than the one that this device was told.
    Commitment(Party),
    /// A commitment that this device was told is missing.
    Missing(Party),
    /// The secret of this device is not the one that it told.
    Own,
    /// The server tells different things.
    Differs(Where),
    /// What happened in this line of the record does not come from the seed.
    Line(usize),
    /// What this device was shown in this line of the record, or behind it, was something else.
    Shown(usize),
}

/// Where the server tells different things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// The set-up is not the one that everybody committed themselves for.
    SetUp,
    /// The seed is not made of the secrets.
    Seed,
    /// Somebody committed themselves twice, or told two secrets.
    Commitments,
    /// The record is of another game than the one that this device saw, or can't be read.
    Record,
}

impl Fault {
    /// Says it. `name` says what the device of a member is called.
    pub fn message(self, name: impl Fn(u32) -> String) -> Message {
        let about = |server: &'static str, device: &'static str, who: Party| match who {
            Party::Server => Message::new(server),
            Party::Device(number) => Message::new(device).with("name", name(number)),
        };
        match self {
            Fault::Secret(who) => about("fair-server-secret", "fair-device-secret", who),
            Fault::Silent(who) => about("fair-server-silent", "fair-device-silent", who),
            Fault::Uncommitted(who) => {
                about("fair-server-uncommitted", "fair-device-uncommitted", who)
            }
            Fault::Aside(who) => about("fair-server-uncommitted", "fair-device-aside", who),
            Fault::Late(who) => about("fair-server-commitment", "fair-device-late", who),
            Fault::Commitment(who) => {
                about("fair-server-commitment", "fair-device-commitment", who)
            }
            Fault::Missing(who) => about("fair-server-uncommitted", "fair-device-missing", who),
            Fault::Own => Message::new("fair-own"),
            Fault::Differs(Where::SetUp) => Message::new("fair-set-up"),
            Fault::Differs(Where::Seed) => Message::new("fair-seed"),
            Fault::Differs(Where::Commitments) => Message::new("fair-commitments"),
            Fault::Differs(Where::Record) => Message::new("fair-record"),
            Fault::Line(line) => Message::new("fair-line").with("line", line),
            Fault::Shown(line) => Message::new("fair-shown").with("line", line),
        }
    }
}
