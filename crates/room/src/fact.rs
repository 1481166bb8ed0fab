//! What happens in a room, one small fact each, with a line of text for each: the journal, the protocol and snapshots
//! are made of these lines.

use std::fmt::Write;

use klaxon_core::fair::{Aside, Call, Hash, Party, Secret};
use klaxon_core::hex::{from_hex, hex};
use klaxon_core::notation::plain_number;
use klaxon_core::{Seat, Time, Viewer};

use crate::member::MemberId;
use crate::wall::Wall;

/// Most lines are shorter.
const USUAL_LENGTH: usize = 40;

/// A fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// The game was chosen; its options follow, one fact each.
    Game(String),
    /// An option of the game.
    Option(String),
    /// An option of the game that begins: all of them are told, with the deck.
    Table(String),
    /// A setting of the room: its name, its value.
    Setting(String, String),
    /// Somebody came in for the first time.
    Joined(MemberId, String),
    /// A member is no person, but a screen that everybody looks at.
    Screen(MemberId),
    /// What a member's secret hashes to. Told to nobody.
    Key(MemberId, String),
    /// Somebody has another name.
    Named(MemberId, String),
    /// A member's device is connected.
    Came(MemberId),
    /// A member's device is not connected any more.
    Gone(MemberId, Wall),
    /// A member left for good.
    Left(MemberId),
    /// A member was sent away.
    Kicked(MemberId),
    /// Somebody whose secret hashes to this was sent away. Told to nobody; only in summaries.
    Banned(String),
    /// How many have come in for the first time: numbers of members go on from there. Only in summaries.
    Count(u32),
    /// The last messages of a member that were carried out, each with its change. Only in summaries.
    Answered(MemberId, Vec<(u64, u64)>),
    /// The room belongs to somebody.
    Owner(MemberId),
    /// A seat belongs to a member.
    Sat(Seat, MemberId),
    /// A seat belongs to a bot with this policy.
    Bot(Seat, String),
    /// A seat belongs to nobody.
    Stood(Seat),
    /// A seat whose player stood up or was away during the game is kept for them: they may take it back.
    Kept(Seat, MemberId),
    /// What the player of a seat plans, for all to see; nothing any more, if it is empty.
    Noted(Seat, String),
    /// A member is ready; after the end: wants the same table again, and is ready for it.
    Ready(MemberId),
    /// A member is not ready.
    Unready(MemberId),
    /// Everybody is ready: the deal is at this time.
    Counting(Wall),
    /// The count-in was broken off.
    Uncounted,
    /// The server's share in the seed of the next game. Told to nobody before the end.
    Secret(Secret),
    /// The server has committed itself, and devices may commit themselves too.
    Committing {
        /// What for.
        call: Call,
        /// How many devices play.
        devices: usize,
        /// Until when.
        until: Wall,
        /// What the server's secret hashes to.
        hash: Hash,
    },
    /// The device of a member has committed itself to the secret that hashes to this.
    Committed(MemberId, Hash),
    /// Nobody commits themselves any more: until this time the devices that did tell their secrets.
    Revealing(Wall),
    /// Somebody tells their share in the seed: a device before the deal, the server after the end.
    Opened(Party, Secret),
    /// The device of a member did not tell its secret, or told another. Everybody commits themselves anew, without it.
    Aside(MemberId, Aside),
    /// The seed of the game that begins. Told to nobody before the end.
    Seed([u8; 16]),
    /// The game begins with its deal.
    Began,
    /// Somebody acted: seat, game time, action.
    Acted(Seat, Time, String),
    /// Something was done for a seat whose player is away.
    Fallback(Seat, Time, String),
    /// Game time came to something that was due.
    Ticked(Time),
    /// A member wants to pause, or to go on.
    Voted(MemberId),
    /// A member does not want that any more.
    Unvoted(MemberId),
    /// Game time stands still; because somebody dropped, or because of a vote.
    Paused {
        /// The game time.
        at: Time,
        /// The wall time.
        wall: Wall,
        /// Because somebody dropped?
        drop: bool,
    },
    /// Game time is this at that wall time, and runs from then on.
    Running(Time, Wall),
    /// Game time stands at this time from now on, and the game is played all the same.
    Still(Time),
    /// The game is over; the game time, and how many milliseconds it was paused in all.
    Over(Time, u64),
    /// The seed of the game that is over.
    Revealed([u8; 16]),
    /// The same table again: back in the lobby.
    Rematch,
    /// The server was started again.
    Restarted(Wall),
    /// The position of the game as a viewer sees it; only in snapshots.
    Position(Viewer, String),
}

/// A viewer in the notation: a seat's number, or `all` for who has none.
pub fn viewer_text(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "all".to_owned(),
    }
}

/// A viewer from the notation.
pub fn parse_viewer(text: &str) -> Option<Viewer> {
    match text {
        "all" => Some(Viewer::Spectator),
        seat => seat.parse().ok().map(Viewer::Seat),
    }
}

impl std::fmt::Display for Fact {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fact::Game(name) => write!(f, "game {name}"),
            Fact::Option(line) => write!(f, "option {line}"),
            Fact::Table(line) => write!(f, "table {line}"),
            Fact::Setting(name, value) => write!(f, "setting {name} {value}"),
            Fact::Joined(member, name) => write!(f, "joined {member} {name}"),
            Fact::Screen(member) => write!(f, "screen {member}"),
            Fact::Key(member, key) => write!(f, "key {member} {key}"),
            Fact::Named(member, name) => write!(f, "named {member} {name}"),
            Fact::Came(member) => write!(f, "came {member}"),
            Fact::Gone(member, at) => write!(f, "gone {member} {at}"),
            Fact::Left(member) => write!(f, "left {member}"),
            Fact::Kicked(member) => write!(f, "kicked {member}"),
            Fact::Banned(key) => write!(f, "banned {key}"),
            Fact::Count(members) => write!(f, "count {members}"),
            Fact::Answered(member, answers) => {
                write!(f, "answered {member}")?;
                let mut answers = answers.iter();
                answers.try_for_each(|(message, change)| write!(f, " {message}:{change}"))
            }
            Fact::Owner(member) => write!(f, "owner {member}"),
            Fact::Sat(seat, member) => write!(f, "sat {seat} {member}"),
            Fact::Bot(seat, policy) => write!(f, "bot {seat} {policy}"),
            Fact::Stood(seat) => write!(f, "stood {seat}"),
            Fact::Kept(seat, member) => write!(f, "kept {seat} {member}"),
            Fact::Noted(seat, text) if text.is_empty() => write!(f, "noted {seat}"),
            Fact::Noted(seat, text) => write!(f, "noted {seat} {text}"),
            Fact::Ready(member) => write!(f, "ready {member}"),
            Fact::Unready(member) => write!(f, "unready {member}"),
            Fact::Counting(until) => write!(f, "counting {until}"),
            Fact::Uncounted => f.write_str("uncounted"),
            Fact::Secret(secret) => write!(f, "secret {}", hex(secret)),
            Fact::Committing {
                call: Call { room, game, setup },
                devices,
                until,
                hash,
            } => {
                let (setup, hash) = (hex(setup), hex(hash));
                write!(
                    f,
                    "committing {room} {game} {devices} {until} {setup} {hash}"
                )
            }
            Fact::Committed(member, hash) => write!(f, "committed {member} {}", hex(hash)),
            Fact::Revealing(until) => write!(f, "revealing {until}"),
            Fact::Opened(who, secret) => write!(f, "opened {who} {}", hex(secret)),
            Fact::Aside(member, why) => write!(f, "aside {member} {}", why.word()),
            Fact::Seed(seed) => write!(f, "seed {}", hex(seed)),
            Fact::Began => f.write_str("began"),
            Fact::Acted(seat, at, action) => write!(f, "acted {seat} {at} {action}"),
            Fact::Fallback(seat, at, action) => write!(f, "fallback {seat} {at} {action}"),
            Fact::Ticked(at) => write!(f, "ticked {at}"),
            Fact::Voted(member) => write!(f, "voted {member}"),
            Fact::Unvoted(member) => write!(f, "unvoted {member}"),
            Fact::Paused { at, wall, drop } => {
                let why = if *drop { "drop" } else { "vote" };
                write!(f, "paused {at} {wall} {why}")
            }
            Fact::Running(at, wall) => write!(f, "running {at} {wall}"),
            Fact::Still(at) => write!(f, "still {at}"),
            Fact::Over(at, paused) => write!(f, "over {at} {paused}"),
            Fact::Revealed(seed) => write!(f, "revealed {}", hex(seed)),
            Fact::Rematch => f.write_str("rematch"),
            Fact::Restarted(at) => write!(f, "restarted {at}"),
            Fact::Position(viewer, text) => {
                write!(f, "position {} {text}", viewer_text(*viewer))
            }
        }
    }
}

impl Fact {
    /// What [`Display`](std::fmt::Display) prints, with room made for it before.
    pub fn text(&self) -> String {
        let mut text = String::with_capacity(USUAL_LENGTH);
        // Writing to a text does not fail.
        let _ = write!(text, "{self}");
        text
    }
}

/// What [`Display`](std::fmt::Display) prints.
impl std::str::FromStr for Fact {
    type Err = ();

    fn from_str(text: &str) -> Result<Fact, ()> {
        parse(text).ok_or(())
    }
}

fn parse(text: &str) -> Option<Fact> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let two = || rest.split_once(' ');
    let member = |text: &str| plain_number(text).map(MemberId);
    let seat = |text: &str| text.parse::<Seat>().ok();
    let time = |text: &str| text.parse::<Time>().ok();
    let wall = |text: &str| plain_number(text).map(Wall);
    let acted = || {
        let mut words = rest.splitn(3, ' ');
        let seat = seat(words.next()?)?;
        Some((seat, time(words.next()?)?, words.next()?.to_owned()))
    };
    Some(match word {
        "game" => Fact::Game(rest.to_owned()),
        "option" => Fact::Option(rest.to_owned()),
        "table" => Fact::Table(rest.to_owned()),
        "setting" => two().map(|(name, value)| Fact::Setting(name.into(), value.into()))?,
        "joined" => Fact::Joined(member(two()?.0)?, two()?.1.to_owned()),
        "screen" => Fact::Screen(member(rest)?),
        "key" => Fact::Key(member(two()?.0)?, two()?.1.to_owned()),
        "named" => Fact::Named(member(two()?.0)?, two()?.1.to_owned()),
        "came" => Fact::Came(member(rest)?),
        "gone" => Fact::Gone(member(two()?.0)?, wall(two()?.1)?),
        "left" => Fact::Left(member(rest)?),
        "kicked" => Fact::Kicked(member(rest)?),
        "banned" => Fact::Banned(rest.to_owned()),
        "count" => Fact::Count(plain_number(rest)?),
        "answered" => {
            let mut words = rest.split(' ');
            let who = member(words.next()?)?;
            let answer = |word: &str| {
                let (message, change) = word.split_once(':')?;
                Some((plain_number(message)?, plain_number(change)?))
            };
            Fact::Answered(who, words.map(answer).collect::<Option<_>>()?)
        }
        "owner" => Fact::Owner(member(rest)?),
        "sat" => Fact::Sat(seat(two()?.0)?, member(two()?.1)?),
        "bot" => Fact::Bot(seat(two()?.0)?, two()?.1.to_owned()),
        "stood" => Fact::Stood(seat(rest)?),
        "kept" => Fact::Kept(seat(two()?.0)?, member(two()?.1)?),
        "noted" => {
            let (one, text) = two().unwrap_or((rest, ""));
            Fact::Noted(seat(one)?, text.to_owned())
        }
        "ready" => Fact::Ready(member(rest)?),
        "unready" => Fact::Unready(member(rest)?),
        "counting" => Fact::Counting(wall(rest)?),
        "uncounted" => Fact::Uncounted,
        "secret" => Fact::Secret(from_hex(rest)?),
        "committing" => {
            let mut words = rest.splitn(6, ' ');
            let mut word = || words.next();
            let room = word()?.to_owned();
            let game = plain_number(word()?)?;
            let devices: u64 = plain_number(word()?)?;
            let until = wall(word()?)?;
            let setup = from_hex(word()?)?;
            Fact::Committing {
                call: Call { room, game, setup },
                devices: devices as usize,
                until,
                hash: from_hex(word()?)?,
            }
        }
        "committed" => Fact::Committed(member(two()?.0)?, from_hex(two()?.1)?),
        "revealing" => Fact::Revealing(wall(rest)?),
        "opened" => Fact::Opened(two()?.0.parse().ok()?, from_hex(two()?.1)?),
        "aside" => Fact::Aside(member(two()?.0)?, Aside::from_word(two()?.1)?),
        "seed" => Fact::Seed(from_hex(rest)?),
        "began" => Fact::Began,
        "acted" => acted().map(|(seat, at, action)| Fact::Acted(seat, at, action))?,
        "fallback" => acted().map(|(seat, at, action)| Fact::Fallback(seat, at, action))?,
        "ticked" => Fact::Ticked(time(rest)?),
        "voted" => Fact::Voted(member(rest)?),
        "unvoted" => Fact::Unvoted(member(rest)?),
        "paused" => {
            let words: Vec<&str> = rest.split(' ').collect();
            let &[at, since, why @ ("drop" | "vote")] = words.as_slice() else {
                return None;
            };
            Fact::Paused {
                at: time(at)?,
                wall: wall(since)?,
                drop: why == "drop",
            }
        }
        "running" => Fact::Running(time(two()?.0)?, wall(two()?.1)?),
        "still" => Fact::Still(time(rest)?),
        "over" => Fact::Over(time(two()?.0)?, plain_number(two()?.1)?),
        "revealed" => Fact::Revealed(from_hex(rest)?),
        "rematch" => Fact::Rematch,
        "restarted" => Fact::Restarted(wall(rest)?),
        "position" => Fact::Position(parse_viewer(two()?.0)?, two()?.1.to_owned()),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_read_as_they_are_written() {
        let m = MemberId(3);
        let facts = [
            Fact::Game("fuse".into()),
            Fact::Option("players 4".into()),
            Fact::Table("| 1a 1: R".into()),
            Fact::Setting("grace".into(), "5000".into()),
            Fact::Joined(m, "Anna; of the 2nd row".into()),
            Fact::Screen(m),
            Fact::Key(m, "00ff".into()),
            Fact::Named(m, "Ä".into()),
            Fact::Came(m),
            Fact::Gone(m, Wall(7)),
            Fact::Left(m),
            Fact::Kicked(m),
            Fact::Banned("00ff".into()),
            Fact::Count(12),
            Fact::Answered(m, vec![(4, 17), (5, 20)]),
            Fact::Answered(m, vec![]),
            Fact::Owner(m),
            Fact::Sat(Seat(1), m),
            Fact::Bot(Seat(1), "greedy".into()),
            Fact::Stood(Seat(1)),
            Fact::Kept(Seat(1), m),
            Fact::Noted(Seat(0), "4: 1.2, chaos = use clear 1.4".into()),
            Fact::Noted(Seat(0), String::new()),
            Fact::Ready(m),
            Fact::Unready(m),
            Fact::Counting(Wall(9)),
            Fact::Uncounted,
            Fact::Secret([7; 32]),
            Fact::Committing {
                call: Call {
                    room: "KRTW".into(),
                    game: 17,
                    setup: [1; 32],
                },
                devices: 4,
                until: Wall(9),
                hash: [2; 32],
            },
            Fact::Committed(m, [3; 32]),
            Fact::Revealing(Wall(9)),
            Fact::Opened(Party::Server, [4; 32]),
            Fact::Opened(Party::Device(3), [5; 32]),
            Fact::Aside(m, Aside::Late),
            Fact::Aside(m, Aside::Other),
            Fact::Seed([7; 16]),
            Fact::Began,
            Fact::Acted(Seat(1), Time(1500), "place R4 a1".into()),
            Fact::Fallback(Seat(0), Time(0), "pass".into()),
            Fact::Ticked(Time(9)),
            Fact::Voted(m),
            Fact::Unvoted(m),
            Fact::Paused {
                at: Time(1),
                wall: Wall(2),
                drop: true,
            },
            Fact::Running(Time(1), Wall(2)),
            Fact::Still(Time(1)),
            Fact::Over(Time(4), 5),
            Fact::Revealed([255; 16]),
            Fact::Rematch,
            Fact::Restarted(Wall(1)),
            Fact::Position(Viewer::Spectator, "turn 1; holder 2".into()),
            Fact::Position(Viewer::Seat(Seat(1)), "x".into()),
        ];
        for fact in facts {
            let text = fact.to_string();
            assert_eq!(text.parse(), Ok(fact), "{text}");
        }
        for wrong in [
            "",
            "sat 1",
            "noted",
            "came -1",
            "came 01",
            "answered 3 4",
            "seed 12",
            "committing KRTW 17 4 9",
            "committed 3 12",
            "opened server",
            "aside 3 tea",
            "paused 0:01 5 tea",
            "fly 1",
        ] {
            assert_eq!(wrong.parse::<Fact>(), Err(()), "{wrong}");
        }
    }
}
