//! What people, dice and fuse cards are called.

use klaxon_core::Seat;
use klaxon_fuse::Face;
use klaxon_fuse::colour::Colour;
use klaxon_room::{Member, MemberId, Occupant, Room};
use klaxon_words::Arg;

use crate::link::Link;
use crate::text::{t, t_with};

/// Who sits there. With several seats on this device, those are called by their numbers.
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
    let (colour, None) = face.colours().parts() else {
        return face.to_string();
    };
    let number = face.number().to_string();
    t_with(
        "web-die",
        &[
            ("colour", Arg::Text(colour.word())),
            ("number", Arg::Text(&number)),
        ],
    )
}

/// A die from the notation.
pub(crate) fn die_text(text: &str) -> String {
    text.parse().map_or(text.to_owned(), die)
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
