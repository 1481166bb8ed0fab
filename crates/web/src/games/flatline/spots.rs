//! Where things are on this table, for a coach who points at them.

/// The places of something, as the style sheet would name them: of an action in the notation, or of a thing in the words
/// of a lesson.
pub(crate) fn spots(what: &str) -> Vec<String> {
    let words: Vec<&str> = what.split(' ').collect();
    match words.as_slice() {
        ["ready" | "done" | "go"] => vec![format!("#{}", words[0])],
        ["place", one, space] => vec![die(one), place(space)],
        ["sacrifice", one, seat] => vec![die(one), format!("[data-at='player-{seat}']")],
        // The dice of a player, such as `1BD`, then the key. Before dice are picked, the key lets a player pick them.
        ["reroll", dice] => {
            let (player, faces) = dice.split_at(1);
            let dice = faces.chars();
            let dice = dice.map(|face| {
                format!("main:has(#reroll.main) .lying .dbtn[data-die='{player}{face}']")
            });
            dice.chain(["#reroll".to_owned()]).collect()
        }
        ["bay", bay] => vec![format!("[data-bay='{bay}']")],
        ["choose", "bay", bay] => vec![format!("button[data-at='bay-{bay}']")],
        ["choose", "player", seat] | ["mate", seat] => vec![format!("[data-at='player-{seat}']")],
        ["choose", "station", station] => vec![format!("[data-at='station-{station}']")],
        ["choose", other] => vec![place(other)],
        ["triage"] => vec!["#triage".to_owned(), ".stn.tri".to_owned()],
        ["use", card, rest @ ..] => {
            // At a stop the card lies in the tray; else it is with the others. Once it is picked it is to be aimed.
            let others = format!("main:not(:has(#cancel,[data-card='{card}'])) #triage");
            let card = [format!("[data-card='{card}']"), others];
            card.into_iter()
                .chain(rest.iter().map(|one| place(one)))
                .collect()
        }
        [name] => vec![thing(name)],
        _ => Vec::new(),
    }
}

/// A die such as `1P`, unless one that looks the same is held.
fn die(name: &str) -> String {
    let this = format!("[data-die='{name}']");
    format!(".lying:not(:has({this}[aria-pressed=true])) .dbtn{this}")
}

fn thing(name: &str) -> String {
    match name {
        "clock" => ".top .clock",
        "dial" => ".dial",
        "power" | "meter" => ".power",
        "tray" | "own" => "#dice",
        "track" => "[data-at='track']",
        "failed" => ".stn.xx",
        "row" => ".ems",
        _ => return place(name),
    }
    .to_owned()
}

/// A card, a line such as `2.1`, or a space of one of them, such as `2.1a` or `clear.a`.
fn place(name: &str) -> String {
    let letter = name.chars().next_back().filter(char::is_ascii_lowercase);
    let of = letter.map(|letter| &name[..name.len() - letter.len_utf8()]);
    let of = of.and_then(|of| match of.strip_suffix('.') {
        Some(card) => Some(card),
        None => of.ends_with(|c: char| c.is_ascii_digit()).then_some(of),
    });
    match (of, letter) {
        (Some(of), Some(letter)) => {
            let space = letter as u8 - b'a';
            format!("[data-at='{of}'] [data-space='{space}']")
        }
        _ => format!("[data-at='{name}']"),
    }
}

/// What people play on: a coach covers it only if there is no other room.
pub(crate) const PLAY: &[&str] = &[
    "[data-bay='1']",
    "[data-bay='2']",
    "[data-bay='3']",
    "[data-bay='4']",
    ".top",
    ".power",
    ".ems",
    ".side",
    "#dice",
    ".deeds",
    ".choice",
    "#go",
];
