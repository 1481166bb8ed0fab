//! A client's messages. They are few, so their texts are written as they are: the page, which counts bytes of its own,
//! has no more inside than it takes.

use super::reader::Reader;
use super::writer::Writer;
use crate::request::{Ask, Request, Sign, What};

const HELLO: u8 = 0;
const ACT: u8 = 1;
const SIT: u8 = 2;
const STAND: u8 = 3;
const BOT: u8 = 4;
const SETUP: u8 = 5;
const SET: u8 = 6;
const READY: u8 = 7;
const VOTE: u8 = 8;
const KICK: u8 = 9;
const RENAME: u8 = 10;
const LEAVE: u8 = 11;
const REMATCH: u8 = 12;
const RESET: u8 = 13;
const SIGNAL: u8 = 14;
const LEGAL: u8 = 15;
const CLOCK: u8 = 16;
const NOTE: u8 = 17;
const COMMIT: u8 = 18;
const REVEAL: u8 = 19;

pub(super) fn write(Request { id, ask }: &Request) -> Vec<u8> {
    let mut out = Writer::new(kind(ask));
    out.id(*id);
    match ask {
        Ask::Hello {
            room,
            name,
            token,
            have,
            language,
            screen,
        } => {
            out.text(room);
            out.perhaps_text(name.as_deref());
            out.perhaps_text(token.as_deref());
            out.perhaps_number(*have);
            out.perhaps_text(language.as_deref());
            out.yes(*screen);
        }
        Ask::Sit { seat } | Ask::Stand { seat } | Ask::Legal { seat } => out.byte(*seat),
        Ask::Act { seat, action: text }
        | Ask::Bot { seat, policy: text }
        | Ask::Note { seat, text } => {
            out.byte(*seat);
            out.text(text);
        }
        Ask::Setup { game, options } => {
            out.text(game);
            for option in options {
                out.text(option);
            }
        }
        Ask::Set { name, value } => {
            out.text(name);
            out.text(value);
        }
        Ask::Commit { game, hash: bytes }
        | Ask::Reveal {
            game,
            secret: bytes,
        } => {
            out.number(*game);
            out.bytes.extend_from_slice(bytes);
        }
        Ask::Ready(yes) | Ask::Vote(yes) | Ask::Rematch(yes) => out.yes(*yes),
        Ask::Kick { member } => out.number((*member).into()),
        Ask::Rename { name } => out.text(name),
        Ask::Signal(sign) => write_sign(&mut out, sign),
        Ask::Leave | Ask::Reset | Ask::Clock => {}
    }
    out.bytes
}

fn kind(ask: &Ask) -> u8 {
    match ask {
        Ask::Hello { .. } => HELLO,
        Ask::Act { .. } => ACT,
        Ask::Sit { .. } => SIT,
        Ask::Stand { .. } => STAND,
        Ask::Bot { .. } => BOT,
        Ask::Setup { .. } => SETUP,
        Ask::Set { .. } => SET,
        Ask::Commit { .. } => COMMIT,
        Ask::Reveal { .. } => REVEAL,
        Ask::Ready(_) => READY,
        Ask::Vote(_) => VOTE,
        Ask::Kick { .. } => KICK,
        Ask::Rename { .. } => RENAME,
        Ask::Leave => LEAVE,
        Ask::Rematch(_) => REMATCH,
        Ask::Reset => RESET,
        Ask::Signal(_) => SIGNAL,
        Ask::Legal { .. } => LEGAL,
        Ask::Clock => CLOCK,
        Ask::Note { .. } => NOTE,
    }
}

pub(super) fn read(bytes: &[u8]) -> Option<Request> {
    let mut from = Reader::new(bytes);
    let kind = from.byte()?;
    let id = from.id()?;
    let ask = match kind {
        HELLO => Ask::Hello {
            room: from.text()?,
            name: from.perhaps_text()?,
            token: from.perhaps_text()?,
            have: from.perhaps_number()?,
            language: from.perhaps_text()?,
            screen: from.yes()?,
        },
        ACT => Ask::Act {
            seat: from.byte()?,
            action: from.text()?,
        },
        SIT => Ask::Sit { seat: from.byte()? },
        STAND => Ask::Stand { seat: from.byte()? },
        BOT => Ask::Bot {
            seat: from.byte()?,
            policy: from.text()?,
        },
        SETUP => {
            let game = from.text()?;
            let mut options = Vec::new();
            while !from.is_empty() {
                options.push(from.text()?);
            }
            Ask::Setup { game, options }
        }
        SET => Ask::Set {
            name: from.text()?,
            value: from.text()?,
        },
        COMMIT => Ask::Commit {
            game: from.number()?,
            hash: from.bytes()?,
        },
        REVEAL => Ask::Reveal {
            game: from.number()?,
            secret: from.bytes()?,
        },
        READY => Ask::Ready(from.yes()?),
        VOTE => Ask::Vote(from.yes()?),
        KICK => Ask::Kick {
            member: from.small()?,
        },
        RENAME => Ask::Rename { name: from.text()? },
        LEAVE => Ask::Leave,
        REMATCH => Ask::Rematch(from.yes()?),
        RESET => Ask::Reset,
        SIGNAL => Ask::Signal(read_sign(&mut from)?),
        LEGAL => Ask::Legal { seat: from.byte()? },
        CLOCK => Ask::Clock,
        NOTE => Ask::Note {
            seat: from.byte()?,
            text: from.text()?,
        },
        _ => return None,
    };
    from.end(Request { id, ask })
}

const CLAIM: u8 = 0;
const PHRASE: u8 = 1;
const PING: u8 = 2;
const CALL: u8 = 3;

/// The quick calls, by their place.
const CALLS: [What; 5] = [What::Need, What::Take, What::Pass, What::Wait, What::Thanks];

pub(super) fn write_sign(out: &mut Writer, sign: &Sign) {
    match sign {
        Sign::Claim(thing) => {
            out.byte(CLAIM);
            out.text(thing);
        }
        Sign::Phrase(phrase) => {
            out.byte(PHRASE);
            out.byte(*phrase);
        }
        Sign::Ping(thing) => {
            out.byte(PING);
            out.text(thing);
        }
        Sign::Call { what, thing } => {
            out.byte(CALL);
            out.byte(*what as u8);
            out.perhaps_text(thing.as_deref());
        }
    }
}

pub(super) fn read_sign(from: &mut Reader<'_>) -> Option<Sign> {
    Some(match from.byte()? {
        CLAIM => Sign::Claim(from.text()?),
        PHRASE => Sign::Phrase(from.byte()?),
        PING => Sign::Ping(from.text()?),
        CALL => Sign::Call {
            what: *CALLS.get(usize::from(from.byte()?))?,
            thing: from.perhaps_text()?,
        },
        _ => return None,
    })
}
