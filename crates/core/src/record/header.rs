//! What a record says before its options: who played, and how chance can be checked.

use std::fmt::{Display, Formatter};

use crate::message::Message;
use crate::seat::Seat;

/// What a record says of a game besides its options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// Who sat where, as far as it is known.
    pub players: Vec<(Seat, Player)>,
    /// What everybody committed themselves to before the game.
    pub commitments: Vec<Commitment>,
    /// The seed, once it is revealed.
    pub seed: Option<[u8; 16]>,
}

/// Who sat on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person of this name.
    Person(String),
    /// A bot that plays by this policy.
    Bot(String),
}

/// The hash of a secret that the seed is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commitment {
    /// Whose secret it is: `server`, or the name of a device.
    pub who: String,
    /// The hash.
    pub hash: [u8; 32],
}

const PERSON: &str = "person";
const BOT: &str = "bot";
const COMMITMENT: &str = "commitment";
const SEED: &str = "seed";

impl Header {
    /// Returns whether a line of a record belongs here and not to the options.
    pub(super) fn owns(line: &str) -> bool {
        let word = line.split(' ').next();
        [PERSON, BOT, COMMITMENT, SEED].map(Some).contains(&word)
    }

    /// Reads the lines, or says what is wrong with which, counted from 0.
    pub(super) fn parse(lines: &[&str]) -> Result<Header, (usize, Message)> {
        let mut header = Header::default();
        for (number, line) in lines.iter().enumerate() {
            header
                .read(line)
                .map_err(|key| (number, Message::new(key)))?;
        }
        Ok(header)
    }

    /// A seed as a record writes it.
    pub fn parse_seed(hex: &str) -> Option<[u8; 16]> {
        from_hex(hex)
    }

    fn read(&mut self, line: &str) -> Result<(), &'static str> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            PERSON | BOT => {
                let (seat, name) = rest.split_once(' ').ok_or("record-player")?;
                let seat: Seat = seat.parse().map_err(|()| "record-player")?;
                let twice = self.players.iter().any(|(other, _)| *other == seat);
                if twice || name.trim() != name || name.is_empty() {
                    return Err("record-player");
                }
                let player = match word {
                    PERSON => Player::Person(name.to_owned()),
                    _ => Player::Bot(name.to_owned()),
                };
                self.players.push((seat, player));
            }
            COMMITMENT => {
                let (who, hash) = rest.split_once(' ').ok_or("record-commitment")?;
                let who = who.to_owned();
                let hash = from_hex(hash).ok_or("record-commitment")?;
                self.commitments.push(Commitment { who, hash });
            }
            _ if self.seed.is_none() => self.seed = Some(from_hex(rest).ok_or("record-seed")?),
            _ => return Err("record-seed"),
        }
        Ok(())
    }
}

impl Display for Header {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        for (seat, player) in &self.players {
            match player {
                Player::Person(name) => writeln!(f, "{PERSON} {seat} {name}")?,
                Player::Bot(policy) => writeln!(f, "{BOT} {seat} {policy}")?,
            }
        }
        for Commitment { who, hash } in &self.commitments {
            writeln!(f, "{COMMITMENT} {who} {}", hex(hash))?;
        }
        match &self.seed {
            Some(seed) => writeln!(f, "{SEED} {}", hex(seed)),
            None => Ok(()),
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let is_digit = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
    if text.len() != 2 * N || !text.bytes().all(is_digit) {
        return None;
    }
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_prints_and_parses() {
        let hash = "ab".repeat(32);
        let seed = "01".repeat(16);
        let text =
            format!("person 1 Ann Lee\nbot 2 greedy\ncommitment server {hash}\nseed {seed}\n");
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.iter().all(|line| Header::owns(line)));
        let header = Header::parse(&lines).expect("a header");
        assert_eq!(header.to_string(), text);
        assert_eq!(
            header.players[0],
            (Seat(0), Player::Person("Ann Lee".to_owned()))
        );
    }

    #[test]
    fn what_is_wrong_is_reported_with_its_line() {
        for wrong in [
            "person 0 Ann",
            "bot 2",
            "commitment server 12",
            "seed x",
            "person 1 Ann",
        ] {
            let error = Header::parse(&["person 1 Bea", wrong]).expect_err(wrong);
            assert_eq!(error.0, 1, "{wrong}");
        }
    }
}
