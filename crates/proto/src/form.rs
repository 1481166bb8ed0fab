//! The two forms of a message.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::clock::{ClockAsk, ClockReply};
use crate::reply::Reply;
use crate::request::Request;

/// How messages are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// JSON, in text frames. For anybody.
    Json,
    /// Compact, in binary frames. It may change with every build.
    Binary,
}

/// A message that can't be understood: what is wrong with it, for whoever wrote the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Malformed(pub String);

impl std::fmt::Display for Malformed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Malformed {}

impl Form {
    /// All forms; the first is spoken with who asks for none.
    pub const ALL: [Form; 2] = [Form::Json, Form::Binary];

    /// The name of the subprotocol, with the version.
    pub const fn subprotocol(self) -> &'static str {
        match self {
            Form::Json => "klaxon.3.json",
            Form::Binary => "klaxon.3.binary",
        }
    }

    /// The form with this subprotocol.
    pub fn of(subprotocol: &str) -> Option<Form> {
        Form::ALL
            .into_iter()
            .find(|form| form.subprotocol() == subprotocol)
    }

    /// Reads a client's message.
    pub fn read_request(self, bytes: &[u8]) -> Result<Request, Malformed> {
        self.read(bytes)
    }

    /// Writes a client's message.
    pub fn write_request(self, request: &Request) -> Vec<u8> {
        self.write(request)
    }

    /// Reads a server's message.
    pub fn read_reply(self, bytes: &[u8]) -> Result<Reply, Malformed> {
        self.read(bytes)
    }

    /// Writes a server's message.
    pub fn write_reply(self, reply: &Reply) -> Vec<u8> {
        self.write(reply)
    }

    /// Reads what a phone says that shares a clock.
    pub fn read_clock_ask(self, bytes: &[u8]) -> Result<ClockAsk, Malformed> {
        self.read(bytes)
    }

    /// Writes what a phone says that shares a clock.
    pub fn write_clock_ask(self, ask: &ClockAsk) -> Vec<u8> {
        self.write(ask)
    }

    /// Reads what a phone is told that shares a clock.
    pub fn read_clock_reply(self, bytes: &[u8]) -> Result<ClockReply, Malformed> {
        self.read(bytes)
    }

    /// Writes what a phone is told that shares a clock.
    pub fn write_clock_reply(self, reply: &ClockReply) -> Vec<u8> {
        self.write(reply)
    }

    fn read<T: DeserializeOwned>(self, bytes: &[u8]) -> Result<T, Malformed> {
        match self {
            #[cfg(feature = "json")]
            Form::Json => serde_json::from_slice(bytes).map_err(|e| Malformed(e.to_string())),
            #[cfg(not(feature = "json"))]
            Form::Json => Err(Malformed("this program was built without JSON".to_owned())),
            Form::Binary => match postcard::take_from_bytes(bytes) {
                Ok((value, [])) => Ok(value),
                Ok(_) => Err(Malformed("there is more than a message".to_owned())),
                Err(error) => Err(Malformed(error.to_string())),
            },
        }
    }

    /// Values of ours can always be written: no maps with odd keys, no numbers that JSON lacks.
    fn write<T: Serialize>(self, value: &T) -> Vec<u8> {
        match self {
            #[cfg(feature = "json")]
            Form::Json => serde_json::to_vec(value).unwrap_or_default(),
            #[cfg(not(feature = "json"))]
            Form::Json => Vec::new(),
            Form::Binary => postcard::to_allocvec(value).unwrap_or_default(),
        }
    }
}
