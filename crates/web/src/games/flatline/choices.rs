//! What can be chosen before a game of FLATLINE begins.

use crate::shell::choice::Choice;

/// All of it, the simple things first.
pub(crate) const CHOICES: &[Choice] = &[];
