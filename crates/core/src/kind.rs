//! Kinds of events and refusals: the variants of an enum by their names, derived and not listed by hand.

use strum::VariantNames;

/// A value of one of several kinds, each with a name.
pub trait Kind: Copy {
    /// The names of all kinds.
    const KINDS: &'static [&'static str];

    /// The name of this one's kind.
    fn kind(self) -> &'static str;
}

impl<T: VariantNames + Into<&'static str> + Copy> Kind for T {
    const KINDS: &'static [&'static str] = T::VARIANTS;

    fn kind(self) -> &'static str {
        self.into()
    }
}
