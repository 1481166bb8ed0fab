//! What things are called.
