//! Lines of the notation, word by word.
//!
//! A blank between two words is not written, except between two that are both written letter by letter. So any text is
//! its words, and every text has one way to be written:
//!
//! | byte | what it is |
//! |---|---|
//! | `00` | the line ends, and another follows |
//! | `01` | a word of any bytes: their number, then the bytes |
//! | `02`, `03` | the line ends, and so do these lines |
//! | `04` | a game time, by how far it is from what is expected |
//! | `05` | a time on the wall, by how far it is from that of the change |
//! | `06` to `1f` | a game time as `04`, where that fits in here |
//! | `20` to `7e` | a letter |
//! | `80` to `ff` | a word of the dictionary |

use klaxon_core::Time;

use super::dictionary;
use super::reader::{Reader, unfolded};
use super::writer::{Writer, folded};
use crate::told::Told;

/// Ends a line. Another follows.
pub(super) const NEXT: u8 = 0x00;
const QUOTED: u8 = 0x01;
/// Ends lines. What everybody sees follows.
pub(super) const FOR_ALL: u8 = 0x02;
/// Ends lines. What some eyes see follows, with their name as its first line.
pub(super) const FOR_EYES: u8 = 0x03;
const TIME: u8 = 0x04;
const WALL: u8 = 0x05;
const TIME_HERE: u8 = 0x06;
const LETTER: u8 = 0x20;
const WORD: u8 = 0x80;

/// So many digits have times on the wall, and nothing else in the notation.
const WALL_DIGITS: usize = 13;

impl Writer {
    /// Lines, up to the end of the message or a byte that ends them.
    pub(super) fn lines(&mut self, lines: &[String], told: &mut Told) {
        for (i, line) in lines.iter().enumerate() {
            if i > 0 {
                self.byte(NEXT);
            }
            self.line(line, told);
        }
    }

    /// A line, which is never without a byte.
    pub(super) fn line(&mut self, line: &str, told: &mut Told) {
        let mut spelt = false;
        for word in line.split(' ') {
            let was_spelt = std::mem::take(&mut spelt);
            match word.as_bytes() {
                [b'a'..=b'z', _, ..] if let Some(place) = dictionary::find(word) => {
                    self.byte(WORD + place);
                }
                [b'0'..=b'9', _, ..] if let Some(time) = game_time(word) => self.time(time, told),
                [b'1'..=b'9', rest @ ..] if rest.len() == WALL_DIGITS - 1 && are_digits(rest) => {
                    self.byte(WALL);
                    self.near(number(word.as_bytes()), told.at);
                }
                bytes if !bytes.is_empty() && bytes.iter().all(u8::is_ascii_graphic) => {
                    if was_spelt {
                        self.byte(LETTER);
                    }
                    self.bytes.extend_from_slice(bytes);
                    spelt = true;
                }
                _ => {
                    self.byte(QUOTED);
                    self.text(word);
                }
            }
        }
    }

    fn time(&mut self, Time(time): Time, told: &mut Told) {
        let off = folded(i64::from(time).wrapping_sub(expected(told)));
        match u8::try_from(off) {
            Ok(off) if off < LETTER - TIME_HERE => self.byte(TIME_HERE + off),
            _ => {
                self.byte(TIME);
                self.number(off);
            }
        }
        told.zero = told.at.wrapping_sub(time.into());
    }
}

/// Game time at the time of the change, if it ran on since it was told last.
fn expected(told: &Told) -> i64 {
    told.at.wrapping_sub(told.zero) as i64
}

/// A game time, if this is the one way to write it.
fn game_time(word: &str) -> Option<Time> {
    let (minutes, rest) = word.split_once(':')?;
    let (seconds, millis) = match rest.as_bytes() {
        [tens, ones] => ([*tens, *ones], None),
        [tens, ones, b'.', millis @ ..] => ([*tens, *ones], Some(millis)),
        _ => return None,
    };
    let minutes = minutes.as_bytes();
    let plain = matches!(minutes, [b'0'] | [b'1'..=b'9', ..]) && minutes.len() <= 5;
    let millis = match millis {
        None => 0,
        Some(millis) if millis.len() == 3 && are_digits(millis) => {
            Some(number(millis)).filter(|&m| m > 0)?
        }
        Some(_) => return None,
    };
    if !plain || !are_digits(minutes) || !are_digits(&seconds) || seconds[0] > b'5' {
        return None;
    }
    let millis = (number(minutes) * 60 + number(&seconds)) * 1000 + millis;
    u32::try_from(millis).ok().map(Time)
}

fn are_digits(bytes: &[u8]) -> bool {
    bytes.iter().all(u8::is_ascii_digit)
}

/// The number that these digits are, which are few.
fn number(digits: &[u8]) -> u64 {
    let add = |number, digit: &u8| number * 10 + u64::from(digit - b'0');
    digits.iter().fold(0, add)
}

/// Lines, and what ended them: none if the message did.
pub(super) type Ended = (Vec<String>, Option<u8>);

impl Reader<'_> {
    /// Reads lines up to the end of the message or a byte that ends them.
    pub(super) fn lines(&mut self, told: &mut Told) -> Option<Ended> {
        let mut lines = Vec::new();
        let mut line = String::new();
        // Whether the line has begun, and whether its last word was spelt.
        let (mut begun, mut spelt) = (false, false);
        loop {
            let Some(byte) = self.byte() else {
                lines.extend(begun.then_some(line));
                return Some((lines, None));
            };
            match byte {
                NEXT => {
                    lines.push(std::mem::take(&mut line));
                    (begun, spelt) = (false, false);
                    continue;
                }
                FOR_ALL | FOR_EYES => {
                    lines.extend(begun.then_some(line));
                    return Some((lines, Some(byte)));
                }
                _ => {}
            }
            let letter = (LETTER..WORD).contains(&byte);
            if begun && !(letter && spelt) {
                line.push(' ');
            }
            (begun, spelt) = (true, letter);
            match byte {
                QUOTED => line += &self.text()?,
                WALL => line += &self.near(told.at)?.to_string(),
                WORD.. => line += dictionary::word(byte - WORD)?,
                LETTER.. => line.push(char::from(byte)),
                _ => {
                    let off = match byte {
                        TIME => self.number()?,
                        _ => u64::from(byte - TIME_HERE),
                    };
                    let time = expected(told).wrapping_add(unfolded(off));
                    let time = u32::try_from(time).ok()?;
                    told.zero = told.at.wrapping_sub(time.into());
                    line += &Time(time).to_string();
                }
            }
        }
    }
}
