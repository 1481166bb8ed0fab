//! The numbered rules: which there are, and under which heading, comes from the pages that specify the games; their
//! words for players are texts.

use klaxon_words::{Language, text};

use crate::books::Part;
use crate::entry::Entry;

/// The headings of the pages, each with the key of what players read.
const HEADINGS: [(&str, &str); 21] = [
    ("Components", "rules-components"),
    ("Setup", "rules-setup"),
    ("Setup of the standard game", "rules-setup"),
    ("A turn", "rules-turn"),
    (
        "A turn: roll, distribute, defuse, sparks, pass the bag",
        "rules-turn",
    ),
    ("Defusing", "rules-defusing"),
    ("End", "rules-end"),
    ("Advanced setups", "rules-advanced"),
    ("Icons", "rules-icons"),
    ("Icons beyond FUSE's", "rules-icons"),
    ("Roles", "rules-roles"),
    ("Special configurations", "rules-shapes"),
    ("Fuse cards", "rules-fuse-cards"),
    ("Combining the sets", "rules-combining"),
    ("A round, before the countdown", "rules-round"),
    ("The countdown, of one minute", "rules-minute"),
    ("Resolution", "rules-resolution"),
    ("Triage cards", "rules-triage"),
    ("The cards", "rules-cards"),
    ("Speed, and the extra cards", "rules-speed"),
    ("A match", "rules-match"),
];

/// The rules of a page, part by part. What stands under a heading without words for players is in the part before.
pub(crate) fn parts(language: Language, page: &str, picture: impl Fn(&str) -> String) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            let known = HEADINGS.iter().find(|(one, _)| *one == heading);
            parts.extend(known.map(|(_, key)| Part::new(language, key, Vec::new())));
        }
        if let (Some(id), Some(part)) = (rule(line), parts.last_mut()) {
            part.entries
                .push(entry(language, id).with_picture(picture(id)));
        }
    }
    parts.retain(|part| !part.entries.is_empty());
    parts
}

/// The number of the rule that a line of a page begins, if it begins one.
pub(crate) fn rule(line: &str) -> Option<&str> {
    let id = line.strip_prefix("- ")?.split_whitespace().next()?;
    let (letter, number) = id.split_once('-')?;
    (letter.len() == 1 && number.parse::<u8>().is_ok()).then_some(id)
}

fn entry(language: Language, id: &str) -> Entry {
    let key = format!("rule-{}", id.to_lowercase());
    let title = text(language, &format!("{key}-title"), &[]);
    Entry::said(id.to_owned(), &title, &text(language, &key, &[]))
}
