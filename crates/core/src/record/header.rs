//! What a record says before its options: who played, and how chance can be checked.

use std::fmt::{Display, Formatter};

use crate::fair::{self, Aside, Call, Party, Round};
use crate::hex::{from_hex, hex};
use crate::message::Message;
use crate::notation::plain_number;
use crate::seat::Seat;

/// What a record says of a game besides its options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// Who sat where, as far as it is known.
    pub players: Vec<(Seat, Player)>,
    /// What everybody committed themselves to before the game, and what they told: the last round makes the seed, those
    /// before it were broken off. Nothing, if the seed is one that the server chose alone.
    pub rounds: Vec<Round>,
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

const PERSON: &str = "person";
const BOT: &str = "bot";
const FAIR: &str = "fair";
const COMMITMENT: &str = "commitment";
const SECRET: &str = "secret";
const ASIDE: &str = "aside";
const SEED: &str = "seed";

impl Header {
    /// Returns whether a line of a record belongs here and not to the options.
    pub(super) fn owns(line: &str) -> bool {
        let word = line.split(' ').next();
        let words = [PERSON, BOT, FAIR, COMMITMENT, SECRET, ASIDE, SEED];
        words.map(Some).contains(&word)
    }

    /// How many lines at the beginning of these belong here.
    pub(super) fn count(lines: &[&str]) -> usize {
        lines.iter().take_while(|line| Header::owns(line)).count()
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

    /// The address of the record; none if the server's secret is not told.
    pub fn address(&self) -> Option<String> {
        let secrets = &self.rounds.last()?.secrets;
        let mut of_server = secrets.iter().filter(|(who, _)| *who == Party::Server);
        of_server.next().map(|(_, secret)| fair::address(secret))
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
            FAIR => self.rounds.push(parse_round(rest).ok_or("record-fair")?),
            COMMITMENT | SECRET | ASIDE => {
                let round = self.rounds.last_mut().ok_or("record-fair")?;
                add(round, word, rest).ok_or("record-commitment")?;
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
        for round in &self.rounds {
            write_round(round, f)?;
        }
        match &self.seed {
            Some(seed) => writeln!(f, "{SEED} {}", hex(seed)),
            None => Ok(()),
        }
    }
}

/// `KRTW 17 4 5f70...`: the room, the number of the game, how many devices play, and what the set-up hashes to.
fn parse_round(text: &str) -> Option<Round> {
    let words: Vec<&str> = text.split(' ').collect();
    let &[room, game, devices, setup] = words.as_slice() else {
        return None;
    };
    let call = Call {
        room: Some(room.to_owned()).filter(|room| !room.is_empty())?,
        game: plain_number(game)?,
        setup: from_hex(setup)?,
    };
    Some(Round::new(call, plain_number(devices)?))
}

/// What a line adds to a round; none if it can't be understood.
fn add(round: &mut Round, word: &str, rest: &str) -> Option<()> {
    let (who, what) = rest.split_once(' ')?;
    let who: Party = who.parse().ok()?;
    match word {
        COMMITMENT => round.commitments.push((who, from_hex(what)?)),
        SECRET => round.secrets.push((who, from_hex(what)?)),
        _ => round.asides.push((who, Aside::from_word(what)?)),
    }
    Some(())
}

fn write_round(round: &Round, f: &mut Formatter<'_>) -> std::fmt::Result {
    let Call { room, game, setup } = &round.call;
    writeln!(f, "{FAIR} {room} {game} {} {}", round.devices, hex(setup))?;
    for (who, hash) in &round.commitments {
        writeln!(f, "{COMMITMENT} {who} {}", hex(hash))?;
    }
    for (who, secret) in &round.secrets {
        writeln!(f, "{SECRET} {who} {}", hex(secret))?;
    }
    for (who, why) in &round.asides {
        writeln!(f, "{ASIDE} {who} {}", why.word())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_prints_and_parses() {
        let hash = "ab".repeat(32);
        let seed = "01".repeat(16);
        let text = format!(
            "person 1 Ann Lee\nbot 2 greedy\n\
             fair KRTW 12 2 {hash}\ncommitment server {hash}\ncommitment 3 {hash}\nsecret server {hash}\naside 3 late\n\
             fair KRTW 17 2 {hash}\ncommitment server {hash}\nsecret server {hash}\nseed {seed}\n"
        );
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
            "fair KRTW 17",
            "secret server 00",
            "aside 3 late",
            "seed x",
            "person 1 Ann",
        ] {
            let error = Header::parse(&["person 1 Bea", wrong]).expect_err(wrong);
            assert_eq!(error.0, 1, "{wrong}");
        }
    }
}
