//! Policies that see only what a seat sees, and whole games played by them.

pub mod fuse;
pub mod policy;
pub mod random;

pub use policy::Policy;
pub use random::Random;
