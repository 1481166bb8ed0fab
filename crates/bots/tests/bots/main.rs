//! Games played by policies.

mod combined;
mod countdown;
mod fuse;
mod planter;
