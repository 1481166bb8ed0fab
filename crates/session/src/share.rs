//! The share of this device in the seed of the next game: it commits itself when the server has, and tells its secret when
//! nobody can commit themselves any more.

use klaxon_core::fair::{Hash, Party, Secret};
use klaxon_room::fair::Stage;
use klaxon_room::{Command, Phase, Wall};

use crate::effect::Effect;
use crate::session::Session;

/// The share of this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Share {
    pub(crate) game: u64,
    pub(crate) secret: Secret,
    hash: Hash,
    /// What everybody had committed themselves to when this device told its secret; none before that.
    pub(crate) seen: Option<Vec<(Party, Hash)>>,
}

impl Session {
    /// Does what this device has to do now, if it wants a share in the seed.
    pub(crate) fn take_part(&mut self, now: Wall) {
        let (Some(me), Some(fair)) = (self.me, self.room().fair()) else {
            return;
        };
        if !matches!(self.room().phase(), Phase::Counting(_)) || !self.connection.is_welcome() {
            return;
        }
        let (who, round) = (Party::Device(me.0), &fair.round);
        let game = round.call.game;
        match fair.stage {
            Stage::Commits(_) if self.called != Some(game) && self.room().may_commit(me) => {
                let call = round.call.clone();
                self.called = Some(game);
                self.effects.push(Effect::Commit { call, who });
            }
            Stage::Reveals(_) => {
                let hash = round.commitment(who).copied();
                let list = round.commitments.clone();
                let own = self.share.as_mut().filter(|own| own.game == game);
                if let Some(own) = own
                    && own.seen.is_none()
                    && hash == Some(own.hash)
                {
                    own.seen = Some(list);
                    let secret = own.secret;
                    self.ask(Command::Reveal { game, secret }, now);
                }
            }
            _ => {}
        }
    }

    /// Commits this device, as [`Effect::Commit`] asked for: to this secret, which nobody else may know or guess, by what it
    /// hashes to.
    pub fn commit(&mut self, game: u64, secret: Secret, hash: Hash, now: Wall) {
        let round = self.room().fair().map(|fair| fair.round.call.game);
        if round != Some(game) || !self.connection.is_welcome() {
            return;
        }
        self.share = Some(Share {
            game,
            secret,
            hash,
            seen: None,
        });
        self.ask(Command::Commit { game, hash }, now);
    }
}
