//! A driver from outside, without sockets: what it puts on record, sends and asks.

mod bots;
mod coming_back;
mod hearing;
mod hidden;
mod house;
mod lapses;
mod leaving;
mod order;
mod player;
mod secrets;
mod tab;
