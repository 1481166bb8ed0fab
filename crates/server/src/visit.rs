//! Somebody's visit to a room, however often they have to knock.

use klaxon_driver::{Hello, Secret};

use crate::secret;

/// Somebody who comes to a room.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    /// How they introduce themselves.
    pub(crate) hello: Hello,
    /// The secret that they get if they come for the first time. It is the same each time they try: if the room let them in
    /// and they did not hear of it, they are not let in as somebody else.
    pub(crate) fresh: Secret,
}

impl Visit {
    /// Somebody comes with a hello.
    pub(crate) fn new(hello: Hello) -> Visit {
        let fresh = secret::of(secret::token());
        Visit { hello, fresh }
    }
}
