//! What phones say that share the clock of a table with each other, and what the server answers. It does not know what a
//! state means; the phones do.

use serde::{Deserialize, Serialize};

use crate::reply::Refused;

/// The longest state of a clock, in bytes.
pub const LONGEST_STATE: usize = 4096;

/// A state of a clock, with its place in the server's order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// When the server took it, by the server's clock. A later one counts more.
    pub at: u64,
    /// What it says.
    pub state: String,
}

/// What a phone says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockAsk {
    /// Shares a clock, which gets a code then. It or `follow` comes once, before any touch.
    Share {
        /// How it stands.
        state: String,
    },
    /// Follows the clock with a code.
    Follow {
        /// The code.
        code: String,
        /// What the phone knew last. If the server knows nothing of the clock, or less, this counts.
        #[serde(default)]
        known: Option<Known>,
    },
    /// Somebody touched the clock.
    Touch {
        /// How it stands since then.
        state: String,
        /// The touch was made without a connection, and the phone knew the state of this time: a later one counts more.
        #[serde(default)]
        after: Option<u64>,
    },
    /// Asks what time it is.
    Time {
        /// Comes back with the answer.
        id: u64,
    },
}

/// What the server says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockReply {
    /// How the clock stands: after `share` and `follow`, after every touch, and when a phone comes or goes.
    Clock {
        /// Its code.
        code: String,
        /// When the server took its state.
        at: u64,
        /// Its state.
        state: String,
        /// So many phones follow it now.
        phones: u32,
    },
    /// A touch of this phone was heard.
    Touched {
        /// When the server took the state that counts.
        at: u64,
        /// Whether it is that of the touch.
        taken: bool,
    },
    /// What time it is.
    Time {
        /// Which question this answers.
        id: u64,
        /// What the server's clock shows.
        now: u64,
    },
    /// The connection is closed.
    Bye {
        /// Why.
        why: Refused,
        /// Whether to come back.
        back: bool,
    },
}
