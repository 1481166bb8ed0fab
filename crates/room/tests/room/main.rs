//! A room from outside: what people can do at a table, what happens by itself, and what can be relied on.

mod absence;
mod bots;
mod claims;
mod fair;
mod journals;
mod lobby;
mod notes;
mod office;
mod pause;
mod play;
mod portrait;
mod records;
mod rematch;
mod restart;
mod seats;
mod snapshot;
mod still;
mod stop;
mod table;
mod walk;
