//! What people are called.

use klaxon_core::Seat;
use klaxon_room::{Member, MemberId, Occupant, Room};
use klaxon_words::Arg;

use crate::link::Link;
use crate::text::{t, t_with};

/// The name of a seat's player. With several seats on this device, those are called by their numbers.
pub(crate) fn seat(link: &Link, seat: Seat) -> String {
    let mut mine = link.room().seats_of(link.me());
    let own = mine.any(|one| one == seat);
    let several = link.room().seats_of(link.me()).count() > 1;
    match own {
        true if several => t_with("web-seat", &[("seat", Arg::from(usize::from(seat.0) + 1))]),
        // A game alone may have been begun in another language.
        true if link.code().is_none() => t("web-you"),
        _ => seat_in(link.room(), seat),
    }
}

/// The name of a seat's player in a room.
pub(crate) fn seat_in(room: &Room, seat: Seat) -> String {
    let number = usize::from(seat.0) + 1;
    match room.seats().get(seat.index()) {
        Some(Occupant::Member(id)) => room.member(*id).map_or(String::new(), |m| m.name.clone()),
        Some(Occupant::Bot(_)) => t_with("web-bot-number", &[("seat", Arg::from(number))]),
        _ => t_with("web-seat", &[("seat", Arg::from(number))]),
    }
}

/// What a member is called.
pub(crate) fn member(link: &Link, id: MemberId) -> String {
    let name = |member: &Member| member.name.clone();
    link.room().member(id).map_or(String::new(), name)
}

/// Who is here without a seat, in words: the people by name, a big screen as what it is, except this one. Empty if
/// nobody is.
pub(crate) fn watching(link: &Link) -> String {
    let room = link.room();
    let sits = |id: MemberId| room.seats_of(id).next().is_some();
    let here = room.members().iter();
    let here = here.filter(|member| !sits(member.id) && member.is_here());
    let (screens, people): (Vec<&Member>, Vec<&Member>) = here.partition(|member| member.screen);
    let people: Vec<&str> = people.iter().map(|member| member.name.as_str()).collect();
    let mut said = Vec::new();
    if !people.is_empty() {
        said.push(format!("{} {}", t("web-watching"), people.join(", ")));
    }
    if !screens.is_empty() && !link.watches() {
        said.push(t("web-big-screen"));
    }
    said.join(" · ")
}

/// The member of a seat, if it is a person's.
pub(crate) fn person(link: &Link, seat: Seat) -> Option<&Member> {
    match link.room().seats().get(seat.index())? {
        Occupant::Member(id) => link.room().member(*id),
        _ => None,
    }
}
