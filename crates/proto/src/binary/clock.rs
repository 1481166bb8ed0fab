//! The messages of phones that share a clock.

use super::reader::Reader;
use super::reply::{read_refused, write_refused};
use super::writer::Writer;
use crate::clock::{ClockAsk, ClockReply, Known};

const SHARE: u8 = 0;
const FOLLOW: u8 = 1;
const TOUCH: u8 = 2;
const TIME: u8 = 3;

pub(super) fn write_ask(ask: &ClockAsk) -> Vec<u8> {
    let mut out;
    match ask {
        ClockAsk::Share { state } => {
            out = Writer::new(SHARE);
            out.text(state);
        }
        ClockAsk::Follow { code, known } => {
            out = Writer::new(FOLLOW);
            out.text(code);
            out.yes(known.is_some());
            if let Some(Known { at, state }) = known {
                out.number(*at);
                out.text(state);
            }
        }
        ClockAsk::Touch { state, after } => {
            out = Writer::new(TOUCH);
            out.text(state);
            out.perhaps_number(*after);
        }
        ClockAsk::Time { id } => {
            out = Writer::new(TIME);
            out.id(*id);
        }
    }
    out.bytes
}

pub(super) fn read_ask(bytes: &[u8]) -> Option<ClockAsk> {
    let mut from = Reader::new(bytes);
    let ask = match from.byte()? {
        SHARE => ClockAsk::Share {
            state: from.text()?,
        },
        FOLLOW => ClockAsk::Follow {
            code: from.text()?,
            known: match from.yes()? {
                true => Some(Known {
                    at: from.number()?,
                    state: from.text()?,
                }),
                false => None,
            },
        },
        TOUCH => ClockAsk::Touch {
            state: from.text()?,
            after: from.perhaps_number()?,
        },
        TIME => ClockAsk::Time { id: from.id()? },
        _ => return None,
    };
    from.end(ask)
}

const CLOCK: u8 = 0;
const TOUCHED: u8 = 1;
const NOW: u8 = 2;
const BYE: u8 = 3;

pub(super) fn write_reply(reply: &ClockReply) -> Vec<u8> {
    let mut out;
    match reply {
        ClockReply::Clock {
            code,
            at,
            state,
            phones,
        } => {
            out = Writer::new(CLOCK);
            out.text(code);
            out.number(*at);
            out.text(state);
            out.number((*phones).into());
        }
        ClockReply::Touched { at, taken } => {
            out = Writer::new(TOUCHED);
            out.number(*at);
            out.yes(*taken);
        }
        ClockReply::Time { id, now } => {
            out = Writer::new(NOW);
            out.id(*id);
            out.number(*now);
        }
        ClockReply::Bye { why, back } => {
            out = Writer::new(BYE);
            out.yes(*back);
            write_refused(&mut out, why);
        }
    }
    out.bytes
}

pub(super) fn read_reply(bytes: &[u8]) -> Option<ClockReply> {
    let mut from = Reader::new(bytes);
    let reply = match from.byte()? {
        CLOCK => ClockReply::Clock {
            code: from.text()?,
            at: from.number()?,
            state: from.text()?,
            phones: from.small()?,
        },
        TOUCHED => ClockReply::Touched {
            at: from.number()?,
            taken: from.yes()?,
        },
        NOW => ClockReply::Time {
            id: from.id()?,
            now: from.number()?,
        },
        BYE => ClockReply::Bye {
            back: from.yes()?,
            why: read_refused(&mut from)?,
        },
        _ => return None,
    };
    from.end(reply)
}
