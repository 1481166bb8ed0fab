//! A line as it is filled at a table: compiled from what is printed, for this number of players (L-32 to L-34).

use crate::die::{Colour, Die};
use crate::icon::{Icon, Icons};
use crate::line::{Line, MAX_SPACES, Sign, Space};
use crate::refusal::Refusal;

/// The dice on a line, space by space.
pub type Row = [Option<Die>; MAX_SPACES];

/// No die on any space.
pub const EMPTY: Row = [None; MAX_SPACES];

/// A line for this number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    sign: Sign,
    len: u8,
    left: u8,
    /// What each space takes.
    takes: [Icons; MAX_SPACES],
    /// The spaces that must match, as bits.
    matching: u8,
}

impl Form {
    /// A line at a table of so many players. One for all players has a space for each of them.
    pub fn new(line: &Line, players: usize) -> Form {
        let shown = line.spaces.iter().copied();
        let spaces: Vec<Space> = match line.sign {
            Sign::All => shown.cycle().take(players).collect(),
            _ => shown.collect(),
        };
        let mut form = Form {
            sign: line.sign,
            len: spaces.len().min(MAX_SPACES) as u8,
            left: line.left as u8,
            takes: [Icons::NONE; MAX_SPACES],
            matching: 0,
        };
        for (i, space) in spaces.into_iter().take(MAX_SPACES).enumerate() {
            form.takes[i] = space.icons();
            form.matching |= u8::from(space == Space::Matching) << i;
        }
        form
    }

    /// How many spaces it has.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns whether it has no space.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Who may fill it.
    pub const fn sign(&self) -> Sign {
        self.sign
    }

    /// Returns whether a space belongs to the left part of a split line.
    pub const fn is_left(&self, space: usize) -> bool {
        space < self.left as usize
    }

    /// Returns whether all spaces are filled.
    pub fn is_complete(&self, row: &Row) -> bool {
        row[..self.len()].iter().all(Option::is_some)
    }

    /// The icons that a space takes, with these dice on the line (L-32).
    pub fn icons(&self, row: &Row, space: usize) -> Icons {
        match self
            .matched(row)
            .filter(|_| self.matching >> space & 1 == 1)
        {
            Some(icon) => Icons::one(icon),
            None => self.takes[space],
        }
    }

    /// What the dice on the matching spaces show, if some lie there.
    fn matched(&self, row: &Row) -> Option<Icon> {
        if self.matching == 0 {
            return None;
        }
        let matching = row.iter().enumerate();
        let mut matching = matching.filter(|(i, _)| self.matching >> i & 1 == 1);
        matching.find_map(|(_, die)| die.map(Die::icon))
    }

    /// Checks whether a die may go on a space: it fits, and the line can still be completed under its own sign, judged by
    /// sign and players alone (L-32).
    pub fn check(&self, row: &Row, space: usize, die: Die) -> Result<(), Refusal> {
        if space >= self.len() {
            return Err(Refusal::NoSuchSpace);
        }
        if row[space].is_some() {
            return Err(Refusal::SpaceTaken);
        }
        if !self.takes[space].contains(die.icon()) {
            return Err(Refusal::OtherIcon);
        }
        if !self.icons(row, space).contains(die.icon()) {
            return Err(Refusal::NoMatch);
        }
        self.check_sign(row, space, die.colour())
    }

    /// Checks whether a player may fill a free space.
    #[inline]
    pub(crate) fn check_sign(
        &self,
        row: &Row,
        space: usize,
        colour: Colour,
    ) -> Result<(), Refusal> {
        let others = |part: &[Option<Die>]| part.iter().flatten().any(|die| die.colour() != colour);
        let same = |part: &[Option<Die>]| part.iter().flatten().any(|die| die.colour() == colour);
        let row = &row[..self.len()];
        match self.sign {
            Sign::Any => Ok(()),
            Sign::One if others(row) => Err(Refusal::OnePlayer),
            Sign::One => Ok(()),
            Sign::Two => {
                let (players, free) = after(row, colour);
                match players <= 2 && players + free >= 2 {
                    true => Ok(()),
                    false => Err(Refusal::TwoPlayers),
                }
            }
            Sign::More => {
                let (players, free) = after(row, colour);
                match players + free >= 2 {
                    true => Ok(()),
                    false => Err(Refusal::MorePlayers),
                }
            }
            Sign::All if same(row) => Err(Refusal::EachOnce),
            Sign::All => Ok(()),
            Sign::Split => {
                let (left, right) = row.split_at(usize::from(self.left).min(row.len()));
                let (mine, theirs) = match self.is_left(space) {
                    true => (left, right),
                    false => (right, left),
                };
                match others(mine) || same(theirs) {
                    true => Err(Refusal::SplitLine),
                    false => Ok(()),
                }
            }
        }
    }
}

/// How many players have dice on the line once this one has placed another, and how many spaces are free then.
fn after(row: &[Option<Die>], colour: Colour) -> (usize, usize) {
    let mut colours: u8 = 1 << colour.0;
    let mut free = 0;
    for die in row {
        match die {
            Some(die) => colours |= 1 << die.colour().0,
            None => free += 1,
        }
    }
    (colours.count_ones() as usize, free.max(1) - 1)
}
