//! Tapes of real games, by everybody's eyes.

mod damaged;
mod eyes;
mod games;
mod told;
