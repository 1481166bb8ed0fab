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
    /// All spaces, as bits.
    all: u8,
    left: u8,
    /// What each space takes.
    takes: [Icons; MAX_SPACES],
    /// What any space takes.
    any: Icons,
    /// The spaces that take each icon, as bits.
    wants: [u8; Icon::COUNT],
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
            all: 0,
            left: line.left as u8,
            takes: [Icons::NONE; MAX_SPACES],
            any: Icons::NONE,
            wants: [0; Icon::COUNT],
            matching: 0,
        };
        for (i, space) in spaces.into_iter().take(MAX_SPACES).enumerate() {
            form.all |= 1 << i;
            form.takes[i] = space.icons();
            form.any = form.any.or(space.icons());
            for icon in space.icons().iter() {
                form.wants[icon.index()] |= 1 << i;
            }
            form.matching |= u8::from(space == Space::Matching) << i;
        }
        form
    }

    /// Which players may fill it (L-32).
    pub const fn sign(&self) -> Sign {
        self.sign
    }

    /// How many spaces it has.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns whether it has no space.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
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
        self.icons_at(&self.look(row), space)
    }

    fn icons_at(&self, look: &Look, space: usize) -> Icons {
        match look.matched.filter(|_| self.matching >> space & 1 == 1) {
            Some(icon) => Icons::one(icon),
            None => self.takes[space],
        }
    }

    /// Looks at the dice on the line, once for everything that is asked of them.
    #[inline]
    fn look(&self, row: &Row) -> Look {
        let mut look = Look {
            free: self.all,
            ..Look::default()
        };
        if *row == EMPTY {
            return look;
        }
        let free = row.iter().rev();
        look.free &= free.fold(0, |free, die| free << 1 | u8::from(die.is_none()));
        if self.sign == Sign::Any && self.matching == 0 {
            return look;
        }
        for (i, die) in row.iter().enumerate() {
            let Some(die) = die else {
                continue;
            };
            let part = match self.is_left(i) {
                true => &mut look.left,
                false => &mut look.right,
            };
            *part |= 1 << die.colour().0;
            if self.matching >> i & 1 == 1 {
                look.matched = Some(die.icon());
            }
        }
        look
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
        let look = self.look(row);
        if !self.icons_at(&look, space).contains(die.icon()) {
            return Err(Refusal::NoMatch);
        }
        self.check_sign(&look, space, die.colour())
    }

    /// Checks whether a player may fill a free space.
    fn check_sign(&self, look: &Look, space: usize, colour: Colour) -> Result<(), Refusal> {
        if self.allowed(look, colour) >> space & 1 == 1 {
            return Ok(());
        }
        Err(match self.sign {
            Sign::One => Refusal::OnePlayer,
            Sign::Two => Refusal::TwoPlayers,
            Sign::More => Refusal::MorePlayers,
            Sign::All => Refusal::EachOnce,
            Sign::Split => Refusal::SplitLine,
            // Any mix may fill any space: only a space that is not there gets here.
            Sign::Any => Refusal::NoSuchSpace,
        })
    }

    /// Lists what a player with dice that show these icons may fill: each icon with the spaces for it, as bits.
    // Called some twenty times for every list of actions: a call costs as much as what it does.
    #[inline(always)]
    pub(crate) fn each_open(
        &self,
        row: &Row,
        colour: Colour,
        shown: Icons,
        mut each: impl FnMut(Icon, u8),
    ) {
        let shown = self.any.and(shown);
        if shown.is_empty() {
            return;
        }
        let look = self.look(row);
        let spaces = look.free & self.allowed(&look, colour);
        if spaces == 0 {
            return;
        }
        for icon in shown.iter() {
            let spaces = spaces & self.wants[icon.index()];
            each(
                icon,
                match look.matched {
                    Some(matched) if matched != icon => spaces & !self.matching,
                    _ => spaces,
                },
            );
        }
    }

    /// The spaces, as bits, that a player may fill under the line's sign, free or not (L-32).
    #[inline]
    fn allowed(&self, look: &Look, colour: Colour) -> u8 {
        let mine = 1 << colour.0;
        let all = look.left | look.right;
        // How many players have dice there once this one has placed another, and how many could still come.
        let players = || (all | mine).count_ones();
        let more = || look.free.count_ones().saturating_sub(1);
        let is_allowed = match self.sign {
            Sign::Any => true,
            Sign::One => all & !mine == 0,
            Sign::Two => players() <= 2 && players() + more() >= 2,
            Sign::More => players() + more() >= 2,
            Sign::All => all & mine == 0,
            Sign::Split => {
                let left_spaces = ((1u16 << self.left) - 1) as u8;
                let on_left = look.left & !mine == 0 && look.right & mine == 0;
                let on_right = look.right & !mine == 0 && look.left & mine == 0;
                let left = if on_left { left_spaces } else { 0 };
                let right = if on_right { !left_spaces } else { 0 };
                return self.all & (left | right);
            }
        };
        if is_allowed { self.all } else { 0 }
    }
}

/// What lies on a line.
#[derive(Clone, Copy, Default)]
struct Look {
    /// The free spaces, as bits.
    free: u8,
    /// The players with dice on the left part, as bits.
    left: u8,
    /// The players with dice on the right part, or on a line that is not split.
    right: u8,
    /// What the dice on the matching spaces show.
    matched: Option<Icon>,
}
