//! A game that is watched again, on the table where it was played: a record, or what somebody who looks on has seen so
//! far. It is a part of its own, fetched when somebody watches.

mod bar;
mod could;
mod door;
mod eyes;
mod file;
mod keys;
mod line;
mod live;
mod over;
mod player;
mod reel;
mod speed;

use std::sync::Arc;

use leptos::prelude::*;

use crate::browser;
use crate::desk::Desk;
use crate::shell::late::{self, Maker};
use crate::text::learn;

/// The bar of a tape, or else the door where a record is found, as soon as its texts and its style are there. What happened
/// when is told by what tells it at the end.
pub(crate) fn replay(desk: Desk, bar: bool) -> AnyView {
    late::later(async move {
        let learnt = learn("replay").await && learn("end").await;
        browser::wear("replay.css").await;
        if !learnt && !bar {
            late::missing(desk);
        }
        let make = move || {
            if bar {
                bar::bar(desk)
            } else {
                door::door(desk)
            }
        };
        learnt.then(|| Arc::new(make) as Maker)
    })
}
