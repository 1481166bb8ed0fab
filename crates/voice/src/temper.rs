use std::str::FromStr;

/// How the computer says things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Temper {
    /// Short and dry.
    #[default]
    Professional,
    /// Has seen better crews, and worse ships.
    Sarcastic,
    /// Would rather be elsewhere.
    Anxious,
}

impl Temper {
    /// Every temper, in the order in which to offer them.
    pub const ALL: [Temper; 3] = [Temper::Professional, Temper::Sarcastic, Temper::Anxious];

    /// The name by which texts choose, and under which a browser keeps it.
    pub fn name(self) -> &'static str {
        match self {
            Temper::Professional => "professional",
            Temper::Sarcastic => "sarcastic",
            Temper::Anxious => "anxious",
        }
    }
}

impl FromStr for Temper {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let named = |temper: &Temper| temper.name() == name;
        Temper::ALL.into_iter().find(named).ok_or(())
    }
}
