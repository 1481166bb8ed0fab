//! The moments of the games, by name. Their lines are in `locales/*/voice*.ftl`.

pub mod countdown;
pub mod flatline;
pub mod fuse;
pub mod planter;
pub mod table;

use crate::Moment;

/// With a count.
fn counted(moment: Moment, name: &'static str, count: usize) -> Moment {
    moment.with(name, i64::try_from(count).unwrap_or(i64::MAX))
}
