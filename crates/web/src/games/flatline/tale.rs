//! What happened in a game of FLATLINE, from its record, and its end as a picture.

use super::story::Tales;
use crate::shell::story::{Poster, Story};

/// What can be told of a game.
pub(super) const TALES: Tales = Tales {
    story: |_, _| Story::default(),
    poster: |_| Poster::default(),
};
