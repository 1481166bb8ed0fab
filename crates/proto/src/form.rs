//! The two forms of a message.

use crate::binary;
use crate::build;
use crate::clock::{ClockAsk, ClockReply};
#[cfg(feature = "json")]
use crate::json::{read as read_json, write as write_json};
use crate::reply::Reply;
use crate::request::Request;
use crate::told::Told;

/// How messages are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// JSON, in text frames. For anybody.
    Json,
    /// Compact, in binary frames. It may change with every build, and its subprotocol with it.
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

    /// The name of the subprotocol, with the version; that of the binary form with its build too.
    pub const fn subprotocol(self) -> &'static str {
        match self {
            Form::Json => "klaxon.3.json",
            Form::Binary => build::BINARY,
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
        match self {
            Form::Json => read_json(bytes),
            Form::Binary => binary::read_request(bytes),
        }
    }

    /// Writes a client's message.
    pub fn write_request(self, request: &Request) -> Vec<u8> {
        match self {
            Form::Json => write_json(request),
            Form::Binary => binary::write_request(request),
        }
    }

    /// Reads a server's message, on a connection that was told this before.
    pub fn read_reply(self, bytes: &[u8], told: &mut Told) -> Result<Reply, Malformed> {
        match self {
            Form::Json => read_json(bytes),
            Form::Binary => binary::read_reply(bytes, told),
        }
    }

    /// Writes a server's message, for a connection that was told this before.
    pub fn write_reply(self, reply: &Reply, told: &mut Told) -> Vec<u8> {
        match self {
            Form::Json => write_json(reply),
            Form::Binary => binary::write_reply(reply, told),
        }
    }

    /// Reads what a phone says that shares a clock.
    pub fn read_clock_ask(self, bytes: &[u8]) -> Result<ClockAsk, Malformed> {
        match self {
            Form::Json => read_json(bytes),
            Form::Binary => binary::read_clock_ask(bytes),
        }
    }

    /// Writes what a phone says that shares a clock.
    pub fn write_clock_ask(self, ask: &ClockAsk) -> Vec<u8> {
        match self {
            Form::Json => write_json(ask),
            Form::Binary => binary::write_clock_ask(ask),
        }
    }

    /// Reads what a phone is told that shares a clock.
    pub fn read_clock_reply(self, bytes: &[u8]) -> Result<ClockReply, Malformed> {
        match self {
            Form::Json => read_json(bytes),
            Form::Binary => binary::read_clock_reply(bytes),
        }
    }

    /// Writes what a phone is told that shares a clock.
    pub fn write_clock_reply(self, reply: &ClockReply) -> Vec<u8> {
        match self {
            Form::Json => write_json(reply),
            Form::Binary => binary::write_clock_reply(reply),
        }
    }
}

#[cfg(not(feature = "json"))]
fn read_json<T>(_bytes: &[u8]) -> Result<T, Malformed> {
    Err(Malformed("this program was built without JSON".to_owned()))
}

#[cfg(not(feature = "json"))]
fn write_json<T>(_value: &T) -> Vec<u8> {
    Vec::new()
}
