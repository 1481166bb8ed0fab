//! Games played by policies.

mod combined;
mod countdown;
mod flatline;
mod fuse;
mod planter;
mod shared_shelf;
