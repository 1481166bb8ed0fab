//! What is in play: the modules of a game, and what each of them changes. FUSE and Countdown are one engine; this is the
//! one place where they differ.
//!
//! | module | off, as in FUSE | on, as in Countdown | where |
//! |---|---|---|---|
//! | roles | nobody has one | the leader's works (C-10, C-21, C-33 to C-39, C-49) | `role.rs` |
//! | sparks | unused dice are rolled again (F-31, `unused.rs`) | who took too few draws sparks (C-24, C-29 to C-31, C-55) | `spark.rs` |
//! | taking | everybody may (F-21) | everybody must while a die fits (C-22) | `must_take.rs` |
//! | defusing | at once (F-40) | in the defuse step (C-27) | `defuse_step.rs` |
//! | dealing | F-12 to F-14 | C-11, C-12 | `setup.rs` |
//! | fuse cards | at every difficulty (F-15) | from Expert on (C-14); effects (C-48 to C-50) | `table.rs`, `fuse_effect.rs` |
//!
//! Which bombs, fuse cards and dice there are is data of the deck: split dice (C-3) and the configurations of C-40 need no
//! module, because the card language knows them.

/// The modules and turn rules of a game. Each can be switched by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Modules {
    /// Does everybody have a role (C-10)?
    pub roles: bool,
    /// Do dice that nobody took cost sparks (C-30), and are they not rolled again (F-31)?
    pub sparks: bool,
    /// Must a die that fits be taken (C-22)?
    pub must_take: bool,
    /// Are cards defused in a step of their own (C-27), not at once (F-40)?
    pub defuse_step: bool,
    /// Are hands dealt out of the deck, by C-11 and C-12?
    pub hands_from_deck: bool,
    /// Are there fuse cards from Expert on only (C-14)?
    pub fuse_cards_from_expert: bool,
}

impl Modules {
    /// The rules of FUSE.
    pub const FUSE: Modules = Modules {
        roles: false,
        sparks: false,
        must_take: false,
        defuse_step: false,
        hands_from_deck: false,
        fuse_cards_from_expert: false,
    };

    /// The rules of Countdown.
    pub const COUNTDOWN: Modules = Modules {
        roles: true,
        sparks: true,
        must_take: true,
        defuse_step: true,
        hands_from_deck: true,
        fuse_cards_from_expert: true,
    };

    /// Which second cards a first card of this value allows: worth at most this, if any (F-13, C-12).
    pub const fn low_value(self) -> u8 {
        if self.hands_from_deck { 3 } else { 2 }
    }

    /// Do steps follow the distribution: defusing, or drawing sparks (C-27, C-30)?
    pub const fn has_steps(self) -> bool {
        self.defuse_step || self.sparks
    }

    /// The most players (F-10, C-10).
    pub const fn most_players(self) -> usize {
        if self.hands_from_deck { 4 } else { 5 }
    }
}
