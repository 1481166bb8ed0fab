//! One round of commitments: who committed themselves to what, and what they told.

use super::{Call, Fault, Hash, Party, Secret, Where};

/// Why a device was put aside: everybody commits themselves anew, without it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside {
    /// It did not tell its secret in time.
    Late,
    /// It told another secret than the one it had committed itself to.
    Other,
}

impl Aside {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Aside::Late => "late",
            Aside::Other => "other",
        }
    }

    /// What a word stands for.
    pub fn from_word(word: &str) -> Option<Aside> {
        [Aside::Late, Aside::Other]
            .into_iter()
            .find(|why| why.word() == word)
    }
}

/// A round of commitments. The game begins with the last one; those before it were broken off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// What it is for.
    pub call: Call,
    /// How many devices play.
    pub devices: usize,
    /// What everybody committed themselves to.
    pub commitments: Vec<(Party, Hash)>,
    /// What they told.
    pub secrets: Vec<(Party, Secret)>,
    /// The devices that were put aside.
    pub asides: Vec<(Party, Aside)>,
}

impl Round {
    /// A round in which nobody has committed themselves yet.
    pub fn new(call: Call, devices: usize) -> Round {
        Round {
            call,
            devices,
            commitments: Vec::new(),
            secrets: Vec::new(),
            asides: Vec::new(),
        }
    }

    /// How many devices had a share in the seed.
    pub fn shares(&self) -> usize {
        let devices = self.commitments.iter();
        devices.filter(|(who, _)| *who != Party::Server).count()
    }

    /// What somebody committed themselves to.
    pub fn commitment(&self, who: Party) -> Option<&Hash> {
        found(&self.commitments, who)
    }

    /// What somebody told.
    pub fn secret(&self, who: Party) -> Option<&Secret> {
        found(&self.secrets, who)
    }

    /// The seed of a game that began with this round.
    pub fn seed(&self) -> [u8; 16] {
        self.call.seed(&self.secrets)
    }

    /// What is wrong with a round that a game began with: everybody told what they had committed themselves to.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = self.faults_of_secrets();
        if self.commitment(Party::Server).is_none() {
            faults.push(Fault::Uncommitted(Party::Server));
        }
        for &(who, _) in &self.commitments {
            if self.secret(who).is_none() {
                faults.push(Fault::Silent(who));
            }
        }
        let aside = |who: Party| self.asides.iter().any(|(other, _)| *other == who);
        let shares = self.commitments.iter().filter(|(who, _)| aside(*who));
        faults.extend(shares.map(|(who, _)| Fault::Aside(*who)));
        faults
    }

    /// What is wrong with a round that was broken off: whoever told a secret had committed themselves to it, or was put
    /// aside for another.
    pub fn faults_if_broken_off(&self) -> Vec<Fault> {
        let mut faults = self.faults_of_secrets();
        faults.retain(|fault| match fault {
            Fault::Secret(who) => !self.asides.contains(&(*who, Aside::Other)),
            _ => true,
        });
        faults
    }

    fn faults_of_secrets(&self) -> Vec<Fault> {
        let faults = self.secrets.iter().filter_map(|(who, secret)| {
            let told = self.call.commitment(*who, secret);
            match self.commitment(*who) {
                None => Some(Fault::Uncommitted(*who)),
                Some(hash) if *hash != told => Some(Fault::Secret(*who)),
                Some(_) => None,
            }
        });
        let mut faults: Vec<Fault> = faults.collect();
        let twice = |all: &[(Party, [u8; 32])]| {
            let mut later = all.iter().enumerate();
            later.any(|(place, (who, _))| all[..place].iter().any(|(other, _)| other == who))
        };
        if twice(&self.commitments) || twice(&self.secrets) {
            faults.push(Fault::Differs(Where::Commitments));
        }
        faults
    }
}

fn found(all: &[(Party, [u8; 32])], who: Party) -> Option<&[u8; 32]> {
    let mut all = all.iter();
    all.find(|(other, _)| *other == who).map(|(_, bytes)| bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: Party = Party::Device(1);

    fn round() -> Round {
        let call = Call {
            room: "KRTW".to_owned(),
            game: 9,
            setup: [5; 32],
        };
        let mut round = Round::new(call, 2);
        for (who, secret) in [(Party::Server, [1; 32]), (ANN, [2; 32])] {
            let hash = round.call.commitment(who, &secret);
            round.commitments.push((who, hash));
            round.secrets.push((who, secret));
        }
        round
    }

    #[test]
    fn an_honest_round_has_no_faults() {
        assert_eq!(round().faults(), []);
        assert_eq!(round().faults_if_broken_off(), []);
        assert_eq!(round().shares(), 1);
    }

    #[test]
    fn whoever_cheats_is_named() {
        type Cheat = fn(&mut Round);
        let cases: [(Cheat, Fault); 7] = [
            (
                |round| round.secrets[0].1[0] ^= 1,
                Fault::Secret(Party::Server),
            ),
            (|round| round.secrets[1].1[0] ^= 1, Fault::Secret(ANN)),
            (
                |round| {
                    round.secrets.remove(0);
                },
                Fault::Silent(Party::Server),
            ),
            (
                |round| {
                    round.secrets.remove(1);
                },
                Fault::Silent(ANN),
            ),
            (
                |round| {
                    round.commitments.remove(1);
                },
                Fault::Uncommitted(ANN),
            ),
            (
                |round| round.asides.push((ANN, Aside::Late)),
                Fault::Aside(ANN),
            ),
            (
                |round| round.commitments.push(round.commitments[1]),
                Fault::Differs(Where::Commitments),
            ),
        ];
        for (cheat, fault) in cases {
            let mut round = round();
            cheat(&mut round);
            assert_eq!(round.faults(), [fault], "{round:?}");
        }
    }

    #[test]
    fn who_told_another_secret_and_was_put_aside_is_no_fault_of_the_room() {
        let mut round = round();
        round.secrets[1].1[0] ^= 1;
        assert_eq!(round.faults_if_broken_off(), [Fault::Secret(ANN)]);
        round.asides.push((ANN, Aside::Other));
        assert_eq!(round.faults_if_broken_off(), []);
    }
}
