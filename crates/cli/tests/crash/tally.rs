//! How much happened. A test in which little happens shows little.

use std::fmt;
use std::ops::AddAssign;
use std::time::Duration;

/// What happened in one story, or in several.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) took: Duration,
    pub(crate) kills: usize,
    /// Lives in which the server was killed before it said where it is.
    pub(crate) stillborn: usize,
    /// Lives in which something was without an answer at the end.
    pub(crate) cut_off: usize,
    pub(crate) rooms: usize,
    pub(crate) changes: usize,
    pub(crate) told: usize,
    pub(crate) told_again: usize,
    /// Messages that were acknowledged, each of which is on record once.
    pub(crate) acknowledged: usize,
    pub(crate) fuse: usize,
    pub(crate) planter: usize,
    pub(crate) bots: usize,
    pub(crate) over: usize,
    pub(crate) unheard_but_done: usize,
    pub(crate) unheard_and_gone: usize,
    pub(crate) returns: usize,
}

impl Tally {
    /// Enough happened in a story to show something.
    pub(crate) fn check(&self) {
        assert!(self.stillborn >= 1 && self.cut_off >= self.kills / 4);
        assert!(self.acknowledged >= 1000 && self.told_again >= 10 && self.returns >= 300);
        assert!(self.fuse >= 50 && self.planter >= 50 && self.bots >= 100 && self.over >= 2);
        assert!(self.unheard_and_gone >= 10);
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.took += other.took;
        self.kills += other.kills;
        self.stillborn += other.stillborn;
        self.cut_off += other.cut_off;
        self.rooms += other.rooms;
        self.changes += other.changes;
        self.told += other.told;
        self.told_again += other.told_again;
        self.acknowledged += other.acknowledged;
        self.fuse += other.fuse;
        self.planter += other.planter;
        self.bots += other.bots;
        self.over += other.over;
        self.unheard_but_done += other.unheard_but_done;
        self.unheard_and_gone += other.unheard_and_gone;
        self.returns += other.returns;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Tally {
            took,
            kills,
            stillborn,
            cut_off,
            rooms,
            changes,
            told,
            told_again,
            acknowledged,
            fuse,
            planter,
            bots,
            over,
            unheard_but_done,
            unheard_and_gone,
            returns,
        } = self;
        write!(
            f,
            "{kills} kills in {took:.0?}, {stillborn} before the server was open, {cut_off} with answers on their way\n\
             {rooms} rooms, {changes} changes on record, {told} told, {told_again} of them told again\n\
             {acknowledged} messages acknowledged, none lost, none carried out twice; among them {fuse} actions of FUSE \
             and {planter} of the bomb-planter game; {bots} actions of bots, {over} games over\n\
             without an answer: {unheard_but_done} done, {unheard_and_gone} not; {returns} returns"
        )
    }
}
