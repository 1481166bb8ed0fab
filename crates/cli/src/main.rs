//! The `klaxon` binary.
fn main() {}
