//! Policies that see only what a seat sees, and many games played by them.

pub mod flatline;
pub mod fuse;
pub mod planter;
pub mod playout;
pub mod policy;
pub mod random;
pub mod registry;
pub mod simulate;
pub mod tally;

pub use policy::Policy;
pub use random::Random;
