//! Where things are on this table, for a coach who points at them.

/// The places of something, as the style sheet would name them: of an action in the notation, or of a thing in the words
/// of a lesson.
pub(crate) fn spots(what: &str) -> Vec<String> {
    let words: Vec<&str> = what.split(' ').collect();
    let place = match words.as_slice() {
        ["play", card] => format!(".fan [data-card='{card}']"),
        ["mate", seat] => format!(".opps [data-seat='{seat}']"),
        ["bomb" | "pass" | "call" | "guy"] => "#deed".to_owned(),
        ["fuse" | "row"] => ".field".to_owned(),
        ["worth"] => "#worth".to_owned(),
        ["match"] => ".field .side".to_owned(),
        ["hand" | "own"] => ".fan".to_owned(),
        ["mates"] => ".opps".to_owned(),
        ["clock"] => ".top .clock".to_owned(),
        [card] => format!(".fan [data-card='{card}']"),
        _ => return Vec::new(),
    };
    vec![place]
}

/// What people play on: a coach covers it only if there is no other room.
pub(crate) const PLAY: &[&str] = &[".fan", "#deed", ".opps", "#worth", ".field .m", ".laid"];
