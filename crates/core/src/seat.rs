//! Seats at a table, and who looks at it.

/// A player's place at the table, counted from 0; people and the notation count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// Its place in a list of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table of `count`.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> {
        (0..count as u8).map(Seat)
    }

    /// The seat to the left, at a table of `count`.
    pub const fn left(self, count: usize) -> Seat {
        Seat((self.0 + 1) % count as u8)
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

/// `1` to `9`.
impl std::str::FromStr for Seat {
    type Err = ();

    fn from_str(text: &str) -> Result<Seat, ()> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Seat(digit - b'1')),
            _ => Err(()),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u16);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Is the seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a seat in.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let seat = Seat(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                seat
            })
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl std::fmt::Debug for Seats {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who plays no part.
    Spectator,
}

impl Viewer {
    /// Everybody who can look at a table of `count` seats.
    pub fn all(count: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(count)
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
    }
}
