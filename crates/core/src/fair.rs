//! Fair dice. Before a game the server and each device that wants to publish the hash of a secret, then the devices tell
//! their secrets, then the game begins; the server tells its own at the end. The seed is made of all of them, so nobody
//! alone chooses it, and afterwards anybody can check it.
//!
//! Everything that is hashed is text, so that a checker in another language is a page long: `docs/fairness.md` says how,
//! and `docs/fairness-vectors.txt` has examples.
//!
//! Pure: secrets arrive as values.

mod fault;
mod party;
mod round;

pub use self::fault::{Fault, Where};
pub use self::party::Party;
pub use self::round::{Aside, Round};

use sha2::{Digest, Sha256};

use crate::hex::hex;

/// What somebody's share of the seed is made of: 256 random bits that nobody else knows.
pub type Secret = [u8; 32];
/// What a secret, or a set-up, hashes to.
pub type Hash = [u8; 32];

/// The first lines of what is hashed: a hash of one kind is never taken for one of another.
const SET_UP: &str = "klaxon set-up 1";
const COMMITMENT: &str = "klaxon commitment 1";
const SEED: &str = "klaxon seed 1";
const ADDRESS: &str = "klaxon address 1";

/// What everybody commits themselves for: one game, set up like this, in one room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The code of the room.
    pub room: String,
    /// The number of the game: that of the change with which the server committed itself. No two games of a room have the
    /// same, and if commitments are made anew, they get another.
    pub game: u64,
    /// What the set-up hashes to.
    pub setup: Hash,
}

/// What the set-up of a game hashes to: its name, and all its options with the deck, one a line.
pub fn setup(game: &str, options: &[impl AsRef<str>]) -> Hash {
    let mut text = format!("{SET_UP}\ngame {game}\n");
    for line in options {
        text += line.as_ref();
        text += "\n";
    }
    Sha256::digest(text).into()
}

/// The address of the record of a game, made of the server's secret: whoever has the record can tell it, and nobody else
/// can guess it.
pub fn address(server: &Secret) -> String {
    let text = format!("{ADDRESS}\nsecret {}\n", hex(server));
    hex(&Sha256::digest(text)[..16])
}

impl Call {
    /// What somebody publishes who commits themselves to a secret.
    pub fn commitment(&self, who: Party, secret: &Secret) -> Hash {
        let text = self.text(COMMITMENT) + &format!("who {who}\nsecret {}\n", hex(secret));
        Sha256::digest(text).into()
    }

    /// The seed that these secrets make, one of each party, whatever order they are in.
    pub fn seed(&self, secrets: &[(Party, Secret)]) -> [u8; 16] {
        let mut text = self.text(SEED);
        // They are few: looking for the next one each time takes less code than sorting.
        let mut last = None;
        while let Some((who, secret)) = secrets
            .iter()
            .filter(|(who, _)| last.is_none_or(|last| *who > last))
            .min()
        {
            text += &format!("secret {who} {}\n", hex(secret));
            last = Some(*who);
        }
        let mut seed = [0; 16];
        seed.copy_from_slice(&Sha256::digest(text)[..16]);
        seed
    }

    fn text(&self, tag: &str) -> String {
        let Call { room, game, setup } = self;
        format!("{tag}\nroom {room}\ngame {game}\nset-up {}\n", hex(setup))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call() -> Call {
        Call {
            room: "KRTW".to_owned(),
            game: 17,
            setup: setup("fuse", &["players 4", "clock 10:00"]),
        }
    }

    #[test]
    fn a_commitment_is_of_one_secret_of_one_device_for_one_game() {
        let hash = call().commitment(Party::Device(2), &[7; 32]);
        assert_eq!(call().commitment(Party::Device(2), &[7; 32]), hash);
        let others = [
            call().commitment(Party::Server, &[7; 32]),
            call().commitment(Party::Device(3), &[7; 32]),
            call().commitment(Party::Device(2), &[8; 32]),
            Call { game: 18, ..call() }.commitment(Party::Device(2), &[7; 32]),
            Call {
                room: "KRTX".to_owned(),
                ..call()
            }
            .commitment(Party::Device(2), &[7; 32]),
            Call {
                setup: setup("fuse", &["players 4"]),
                ..call()
            }
            .commitment(Party::Device(2), &[7; 32]),
        ];
        for other in others {
            assert_ne!(other, hash);
        }
    }

    #[test]
    fn the_seed_depends_on_every_secret_and_on_no_order() {
        let (server, two, three) = (Party::Server, Party::Device(2), Party::Device(10));
        let secrets = [(server, [1; 32]), (two, [2; 32]), (three, [3; 32])];
        let seed = call().seed(&secrets);
        let [a, b, c] = secrets;
        assert_eq!(call().seed(&[c, b, a]), seed);
        for i in 0..3 {
            let mut other = secrets;
            other[i].1[31] ^= 1;
            assert_ne!(call().seed(&other), seed);
            let mut fewer = secrets.to_vec();
            fewer.remove(i);
            assert_ne!(call().seed(&fewer), seed);
        }
        assert_ne!(Call { game: 18, ..call() }.seed(&secrets), seed);
    }

    #[test]
    fn an_address_follows_from_the_secret_and_does_not_tell_it() {
        let address = super::address(&[7; 32]);
        assert_eq!(address.len(), 32);
        assert_ne!(super::address(&[8; 32]), address);
        assert!(!address.contains("0707"));
    }

    #[test]
    fn what_is_hashed_is_what_the_manual_says() {
        let sha = |text: &str| -> Hash { Sha256::digest(text).into() };
        let set_up = sha("klaxon set-up 1\ngame fuse\nplayers 4\nclock 10:00\n");
        assert_eq!(call().setup, set_up);
        let set_up = hex(&set_up);
        let (one, two) = ("01".repeat(32), "02".repeat(32));
        assert_eq!(
            call().commitment(Party::Device(2), &[2; 32]),
            sha(&format!(
                "klaxon commitment 1\nroom KRTW\ngame 17\nset-up {set_up}\nwho 2\nsecret {two}\n"
            )),
        );
        let seed = sha(&format!(
            "klaxon seed 1\nroom KRTW\ngame 17\nset-up {set_up}\nsecret server {one}\nsecret 2 {two}\n"
        ));
        let secrets = [(Party::Device(2), [2; 32]), (Party::Server, [1; 32])];
        assert_eq!(call().seed(&secrets), seed[..16]);
        let address = sha(&format!("klaxon address 1\nsecret {one}\n"));
        assert_eq!(super::address(&[1; 32]), hex(&address[..16]));
    }
}
