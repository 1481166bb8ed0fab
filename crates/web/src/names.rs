//! What people, dice and fuse cards are called.

use klaxon_core::Seat;
use klaxon_fuse::Face;
use klaxon_fuse::colour::Colour;
use klaxon_room::{Member, MemberId, Occupant, Room};
use klaxon_words::Arg;

use crate::link::Link;
use crate::text::{t, t_with};

/// Who sits there.
pub(crate) fn seat(link: &Link, seat: Seat) -> String {
    seat_in(link.room(), seat)
}

/// Who sits there in a room.
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

/// The member of a seat, if it is a person's.
pub(crate) fn person(link: &Link, seat: Seat) -> Option<&Member> {
    match link.room().seats().get(seat.index())? {
        Occupant::Member(id) => link.room().member(*id),
        _ => None,
    }
}

/// A die: "red 4".
pub(crate) fn die(face: Face) -> String {
    let (one, other) = face.colours().parts();
    let other = other.map(colour).map(|other| format!("/{other}"));
    let colours = colour(one) + &other.unwrap_or_default();
    let number = face.number().to_string();
    t_with(
        "web-die",
        &[
            ("colour", Arg::Text(&colours)),
            ("number", Arg::Text(&number)),
        ],
    )
}

fn colour(colour: Colour) -> String {
    t(match colour {
        Colour::Red => "colour-red",
        Colour::Blue => "colour-blue",
        Colour::Green => "colour-green",
        Colour::Yellow => "colour-yellow",
        Colour::Black => "colour-black",
    })
}

/// What a fuse card shows, from its notation: "red", "4".
pub(crate) fn fuse_card(text: &str) -> String {
    let name = |symbol: char| match Colour::from_letter(symbol) {
        Some(one) => colour(one),
        None => symbol.to_string(),
    };
    let names: Vec<String> = text.chars().map(name).collect();
    names.join(" ")
}
