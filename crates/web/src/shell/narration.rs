//! What the shell tells of the room: who wants a pause, who is away, who is back, and what somebody calls.

use klaxon_proto::Sign;
use klaxon_room::{Fact, MemberId, Phase};
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::shell::names;
use crate::text::t_with;

/// Facts of the room, after they were folded in.
pub(crate) fn room(desk: Desk, facts: &[Fact]) {
    for fact in facts {
        match fact {
            Fact::Voted(id) => tell(desk, *id, "web-wants-pause"),
            Fact::Gone(id, _) => tell(desk, *id, "web-is-away"),
            Fact::Came(id) => tell(desk, *id, "web-is-back"),
            _ => {}
        }
    }
}

/// Something about somebody else, while a game is on.
fn tell(desk: Desk, id: MemberId, key: &'static str) {
    let told = desk.look(|link| {
        let playing = link.room().phase() == Phase::Playing && id != link.me();
        let sits = link.room().seats_of(id).next().is_some();
        let name = names::member(link, id);
        (playing && sits).then(|| t_with(key, &[("name", Arg::Text(&name))]))
    });
    if let Some(told) = told.flatten() {
        desk.told.set(told.clone());
        desk.announce(&told);
    }
}

/// Somebody signals something; what is a claim is the game's to know.
pub(crate) fn sign(_desk: Desk, _member: MemberId, _sign: &Sign) {}
