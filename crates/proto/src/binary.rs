//! The compact form, for programs that are built together with the server. It may change with every build.
//!
//! Numbers are as short as they can be. Lines of the notation are written word by word, the usual words by their place in
//! a dictionary, and times by how far they are from what the connection was told last ([`Told`]). Every text
//! survives it, also one that is no notation.

mod clock;
mod dictionary;
mod lines;
mod reader;
mod reply;
mod request;
mod writer;

use crate::clock::{ClockAsk, ClockReply};
use crate::form::Malformed;
use crate::reply::Reply;
use crate::request::Request;
use crate::told::Told;

/// What everybody is told whose message is none.
fn malformed() -> Malformed {
    Malformed("not in the binary form".to_owned())
}

/// Writes a client's message.
pub fn write_request(request: &Request) -> Vec<u8> {
    request::write(request)
}

/// Reads a client's message.
pub fn read_request(bytes: &[u8]) -> Result<Request, Malformed> {
    request::read(bytes).ok_or_else(malformed)
}

/// Writes a server's message.
pub fn write_reply(reply: &Reply, told: &mut Told) -> Vec<u8> {
    reply::write(reply, told)
}

/// Reads a server's message.
pub fn read_reply(bytes: &[u8], told: &mut Told) -> Result<Reply, Malformed> {
    reply::read(bytes, told).ok_or_else(malformed)
}

/// Writes what a phone says that shares a clock.
pub fn write_clock_ask(ask: &ClockAsk) -> Vec<u8> {
    clock::write_ask(ask)
}

/// Reads what a phone says that shares a clock.
pub fn read_clock_ask(bytes: &[u8]) -> Result<ClockAsk, Malformed> {
    clock::read_ask(bytes).ok_or_else(malformed)
}

/// Writes what a phone is told that shares a clock.
pub fn write_clock_reply(reply: &ClockReply) -> Vec<u8> {
    clock::write_reply(reply)
}

/// Reads what a phone is told that shares a clock.
pub fn read_clock_reply(bytes: &[u8]) -> Result<ClockReply, Malformed> {
    clock::read_reply(bytes).ok_or_else(malformed)
}
