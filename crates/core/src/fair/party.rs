//! Who has a share in the seed.

use std::fmt::{Display, Formatter};

use crate::notation::plain_number;

/// Whoever has a share in the seed. In its order secrets are hashed: the server's first, then those of the devices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Party {
    /// Whoever runs the room.
    Server,
    /// The device of a member, by the member's number.
    Device(u32),
}

impl Display for Party {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Party::Server => f.write_str("server"),
            Party::Device(number) => number.fmt(f),
        }
    }
}

impl std::str::FromStr for Party {
    type Err = ();

    fn from_str(text: &str) -> Result<Party, ()> {
        match text {
            "server" => Ok(Party::Server),
            number => plain_number(number).map(Party::Device).ok_or(()),
        }
    }
}
