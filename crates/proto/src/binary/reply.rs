//! The server's messages.

use std::collections::BTreeMap;

use super::lines::{FOR_ALL, FOR_EYES, NEXT};
use super::reader::Reader;
use super::request::{read_sign, write_sign};
use super::writer::Writer;
use crate::reply::{Refused, Reply};
use crate::told::Told;

const WELCOME: u8 = 0;
const DONE: u8 = 1;
/// Carried out by the change that was told last.
const JUST_DONE: u8 = 2;
const REFUSED: u8 = 3;
const CHANGE: u8 = 4;
const SNAPSHOT: u8 = 5;
const SIGNAL: u8 = 6;
const LEGAL: u8 = 7;
const CLOCK: u8 = 8;
const ERROR: u8 = 9;
const BYE: u8 = 10;
/// The change after the one that was told last. The lower bits are those of its number, so that a gap is noticed.
const NEXT_CHANGE: u8 = 0x80;

/// What everybody sees.
const ALL: &str = "all";

pub(super) fn write(reply: &Reply, told: &mut Told) -> Vec<u8> {
    let mut out = Writer::new(kind(reply, told));
    match reply {
        Reply::Welcome {
            id,
            member,
            token,
            last,
            number,
        } => {
            *told = Told::default();
            out.id(*id);
            out.number((*member).into());
            out.text(token);
            out.id(*last);
            out.number(*number);
        }
        Reply::Done { id, number } => {
            out.id(*id);
            if *number != told.number {
                out.near(*number, told.number);
            }
        }
        Reply::Refused { id, why } => {
            out.id(*id);
            write_refused(&mut out, why);
        }
        Reply::Change {
            number,
            at,
            facts,
            events,
        } => {
            if out.bytes[0] == CHANGE {
                out.near(*number, told.number);
            }
            out.near(*at, told.at);
            (told.number, told.at) = (*number, *at);
            out.lines(facts, told);
            // Game time is told by facts alone: not everybody gets the same events.
            for (eyes, events) in events {
                let told = &mut told.clone();
                if eyes == ALL {
                    out.byte(FOR_ALL);
                } else {
                    out.byte(FOR_EYES);
                    out.line(eyes, told);
                    if !events.is_empty() {
                        out.byte(NEXT);
                    }
                }
                out.lines(events, told);
            }
        }
        Reply::Snapshot { number, at, facts } => {
            out.near(*number, told.number);
            out.near(*at, told.at);
            (told.number, told.at) = (*number, *at);
            out.lines(facts, told);
        }
        Reply::Signal { member, sign } => {
            out.number((*member).into());
            write_sign(&mut out, sign);
        }
        Reply::Legal {
            id,
            seat,
            actions,
            more,
        } => {
            out.id(*id);
            out.byte(*seat);
            out.yes(*more);
            out.lines(actions, &mut told.clone());
        }
        Reply::Clock {
            id,
            now,
            time,
            running,
        } => {
            out.id(*id);
            out.near(*now, told.at);
            out.number((*time).into());
            out.yes(*running);
        }
        Reply::Error { id, why } => {
            out.perhaps_number(*id);
            write_refused(&mut out, why);
        }
        Reply::Bye { why, back } => {
            out.yes(*back);
            write_refused(&mut out, why);
        }
    }
    out.bytes
}

fn kind(reply: &Reply, told: &Told) -> u8 {
    match reply {
        Reply::Welcome { .. } => WELCOME,
        Reply::Done { number, .. } if *number == told.number => JUST_DONE,
        Reply::Done { .. } => DONE,
        Reply::Refused { .. } => REFUSED,
        Reply::Change { number, .. } if *number == told.number.wrapping_add(1) => {
            NEXT_CHANGE | *number as u8
        }
        Reply::Change { .. } => CHANGE,
        Reply::Snapshot { .. } => SNAPSHOT,
        Reply::Signal { .. } => SIGNAL,
        Reply::Legal { .. } => LEGAL,
        Reply::Clock { .. } => CLOCK,
        Reply::Error { .. } => ERROR,
        Reply::Bye { .. } => BYE,
    }
}

pub(super) fn read(bytes: &[u8], told: &mut Told) -> Option<Reply> {
    let mut from = Reader::new(bytes);
    let kind = from.byte()?;
    let reply = match kind {
        WELCOME => {
            *told = Told::default();
            Reply::Welcome {
                id: from.id()?,
                member: from.small()?,
                token: from.text()?,
                last: from.id()?,
                number: from.number()?,
            }
        }
        DONE => Reply::Done {
            id: from.id()?,
            number: from.near(told.number)?,
        },
        JUST_DONE => Reply::Done {
            id: from.id()?,
            number: told.number,
        },
        REFUSED => Reply::Refused {
            id: from.id()?,
            why: read_refused(&mut from)?,
        },
        CHANGE | NEXT_CHANGE.. => read_change(&mut from, kind, told)?,
        SNAPSHOT => {
            told.number = from.near(told.number)?;
            told.at = from.near(told.at)?;
            let (facts, ended) = from.lines(told)?;
            let (number, at) = (told.number, told.at);
            ended
                .is_none()
                .then_some(Reply::Snapshot { number, at, facts })?
        }
        SIGNAL => Reply::Signal {
            member: from.small()?,
            sign: read_sign(&mut from)?,
        },
        LEGAL => {
            let (id, seat, more) = (from.id()?, from.byte()?, from.yes()?);
            let (actions, ended) = from.lines(&mut told.clone())?;
            ended.is_none().then_some(Reply::Legal {
                id,
                seat,
                actions,
                more,
            })?
        }
        CLOCK => Reply::Clock {
            id: from.id()?,
            now: from.near(told.at)?,
            time: from.small()?,
            running: from.yes()?,
        },
        ERROR => Reply::Error {
            id: from.perhaps_number()?,
            why: read_refused(&mut from)?,
        },
        BYE => Reply::Bye {
            back: from.yes()?,
            why: read_refused(&mut from)?,
        },
        _ => return None,
    };
    from.end(reply)
}

fn read_change(from: &mut Reader<'_>, kind: u8, told: &mut Told) -> Option<Reply> {
    let next = told.number.wrapping_add(1);
    told.number = match kind {
        CHANGE => from.near(told.number)?,
        _ if NEXT_CHANGE | next as u8 == kind => next,
        _ => return None,
    };
    told.at = from.near(told.at)?;
    let (facts, mut ended) = from.lines(told)?;
    let mut events = BTreeMap::new();
    while let Some(whose) = ended {
        let (mut lines, then) = from.lines(&mut told.clone())?;
        let eyes = match whose {
            FOR_EYES if lines.is_empty() => return None,
            FOR_EYES => lines.remove(0),
            _ => ALL.to_owned(),
        };
        events.insert(eyes, lines);
        ended = then;
    }
    Some(Reply::Change {
        number: told.number,
        at: told.at,
        facts,
        events,
    })
}

pub(super) fn write_refused(out: &mut Writer, Refused { rule, key, text }: &Refused) {
    out.perhaps_text(rule.as_deref());
    out.text(key);
    out.text(text);
}

pub(super) fn read_refused(from: &mut Reader<'_>) -> Option<Refused> {
    Some(Refused {
        rule: from.perhaps_text()?,
        key: from.text()?,
        text: from.text()?,
    })
}
