//! Where things are on this table, for a coach who points at them.

/// The places of something, as the style sheet would name them: of an action in the notation, or of a thing in the words
/// of a lesson.
pub(crate) fn spots(what: &str) -> Vec<String> {
    let mut words = what.split(' ');
    let first = words.next().unwrap_or_default();
    match first {
        "roll" | "pass" | "unpass" | "reveal" => vec![format!("#{first}")],
        "choose" => words
            .map(|card| format!("[data-choose='{card}']"))
            .collect(),
        "mate" => words
            .map(|seat| format!(".mates [data-seat='{seat}']"))
            .collect(),
        // What a role does has a key of its own, once its die is held.
        "name" | "paint" | "turn" | "flip" | "spare" => {
            let dice = words.filter_map(die);
            dice.chain([format!("[data-act='{what}']")]).collect()
        }
        "place" | "return" | "reroll" | "defuse" => {
            // What stands behind `as` is no thing on the table.
            words
                .take_while(|word| *word != "as")
                .filter_map(thing)
                .collect()
        }
        name => thing(name).into_iter().collect(),
    }
}

fn thing(name: &str) -> Option<String> {
    let place = match name {
        "clock" => ".top .clock",
        "own" => "#own",
        "tray" => "#tray",
        "row" => ".rack",
        "bag" => "#roll",
        "mates" => ".mates",
        "role" => ".roleline",
        "score" => ".top .stats",
        _ => return die_or_space(name),
    };
    Some(place.to_owned())
}

/// A die such as `R3`, a card such as `a`, a space such as `a1`.
fn die_or_space(name: &str) -> Option<String> {
    let letter = name.chars().next()?;
    let rest = &name[letter.len_utf8()..];
    match (letter, rest.parse::<u8>()) {
        ('a'..='z', Ok(number)) => {
            let space = number.checked_sub(1)?;
            Some(format!(
                ".hand [data-card='{letter}'] [data-space='{space}']"
            ))
        }
        ('a'..='z', Err(_)) if rest.is_empty() => Some(format!(".hand [data-card='{letter}']")),
        _ => die(name),
    }
}

/// A die such as `R3` or `R/B3`, unless one that looks the same is held.
fn die(name: &str) -> Option<String> {
    let is = name.starts_with(|c: char| c.is_ascii_uppercase()) && name.len() > 1;
    let this = format!("[data-die='{name}']");
    is.then(|| format!(".lying:not(:has({this}[aria-pressed=true])) .dbtn{this}"))
}

/// What people play on: a coach covers it only if there is no other room.
pub(crate) const PLAY: &[&str] = &["#own", "#tray"];
