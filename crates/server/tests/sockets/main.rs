//! The server over real sockets: every test starts one in its own folder, on a port of its own, and talks to it as
//! players do.

mod asleep;
mod bots;
mod clocks;
mod door;
mod fair;
mod faults;
mod limits;
mod malformed;
mod people;
mod races;
mod reconnect;
mod records;
mod rest;
mod restart;
mod secrets;
mod slow_reader;
mod support;
mod whole_games;
