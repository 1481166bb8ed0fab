/// Something that the computer may speak of: the key of its text, and what to fill in. Games bring their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The key, the same in every language. A key is said once in a game.
    pub key: &'static str,
    /// The arguments, by name.
    pub args: Vec<(&'static str, Value)>,
    /// How much it matters.
    pub rank: Rank,
    /// Whether it may be said more than once in a game.
    pub again: bool,
}

/// What an argument can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number. Texts choose by it (`$players`) and say it as a word up to twelve (`$players-word`).
    Number(i64),
    /// A player: spoken as the number of the seat, written as a name, since voices mangle names.
    Seat {
        /// The number on the helmet, from 1.
        number: u8,
        /// The player's name; without one the caption has the number too.
        name: String,
    },
}

/// How much a moment matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// A second of the last nine: a tone says it, and its caption waits until no other is shown.
    Count,
    /// Said only if nothing else has been said for a while.
    Aside,
    /// Said, or dropped if the computer speaks for too long.
    Notice,
    /// The end of a game: said at once, whatever is being said.
    End,
}

impl Moment {
    /// A moment that is a notice.
    pub fn new(key: &'static str) -> Moment {
        Moment {
            key,
            args: Vec::new(),
            rank: Rank::Notice,
            again: false,
        }
    }

    /// A moment that is not worth interrupting anything.
    pub fn aside(key: &'static str) -> Moment {
        Moment {
            rank: Rank::Aside,
            ..Moment::new(key)
        }
    }

    /// The end of a game.
    pub fn end(key: &'static str) -> Moment {
        Moment {
            rank: Rank::End,
            ..Moment::new(key)
        }
    }

    /// With a number.
    pub fn with(mut self, name: &'static str, number: i64) -> Moment {
        self.args.push((name, Value::Number(number)));
        self
    }

    /// With a player, as `$seat`.
    pub fn of_seat(mut self, number: u8, name: &str) -> Moment {
        let name = name.to_owned();
        self.args.push(("seat", Value::Seat { number, name }));
        self
    }
}
