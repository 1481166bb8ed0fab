//! The code of a room: short enough to shout across a table.

use crate::secret;

/// New codes are made of these. Of letters that sound alike in English or German only one is here: no D, P, T and V
/// beside B, no N beside M, and so on. There are no vowels, so that codes are no words.
const LETTERS: &[u8; 13] = b"BFGJKLMQRTWXZ";
/// Older codes had these as well.
const OLDER: &[u8; 7] = b"CDHNPSV";
const SHORTEST: usize = 4;
pub(crate) const LONGEST: usize = 6;
/// One code in so many may lead to a room: who tries as many as one address may finds one in half an hour.
const RARE: usize = 500;

/// How long a new code is, where so many rooms are open.
pub(crate) fn length(open: usize) -> usize {
    let enough = |length: &usize| open * RARE <= LETTERS.len().pow(*length as u32);
    (SHORTEST..LONGEST).find(enough).unwrap_or(LONGEST)
}

/// A new code of so many letters.
pub(crate) fn code(length: usize) -> String {
    let random: [u8; LONGEST] = secret::random();
    // 256 is no multiple of 13: a few codes are a little likelier, which helps nobody.
    let letters = random.map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
    letters.iter().take(length).collect()
}

/// The code in what somebody typed or pasted: the code itself, also in small letters and with blanks or hyphens in it,
/// or the whole link of a room. None if there is no code in it.
pub(crate) fn from_typed(typed: &str) -> Option<String> {
    let path = typed.split(['?', '#']).next().unwrap_or(typed);
    let (_, path) = path.split_once("://").unwrap_or(("", path));
    let path = path.trim().trim_end_matches('/');
    match path.split_once('/') {
        None => tidy(path),
        // In front of the first slash stands the name of a server, which may look like a code.
        Some((_, path)) => path.split('/').find_map(tidy),
    }
}

/// The code itself, as somebody typed it: also in small letters, and with blanks or hyphens in it.
pub(crate) fn tidy(text: &str) -> Option<String> {
    let plain = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
    let code: String = plain
        .map(|c| c.to_ascii_uppercase())
        .take(LONGEST + 1)
        .collect();
    let known = |byte: u8| LETTERS.contains(&byte) || OLDER.contains(&byte);
    let good = (SHORTEST..=LONGEST).contains(&code.len()) && code.bytes().all(known);
    good.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str, expected: Option<&str>) {
        assert_eq!(from_typed(text).as_deref(), expected, "{text:?}");
    }

    #[test]
    fn new_codes_are_codes() {
        for length in SHORTEST..=LONGEST {
            let new = code(length);
            assert_eq!(new.len(), length);
            assert_eq!(from_typed(&new), Some(new));
        }
    }

    #[test]
    fn codes_are_read_as_people_type_them() {
        for text in [
            "KRTW",
            "krtw",
            " KR-TW ",
            "k r t w",
            "K\u{a0}RTW\n",
            "/krtw",
            "krtw/",
        ] {
            typed(text, Some("KRTW"));
        }
        typed("KRTWX", Some("KRTWX"));
        typed("krp-twx", Some("KRPTWX"));
        for wrong in [
            "",
            "KRT",
            "BCDFGHJ",
            "ABCD",
            "KRT1",
            "ÄKRTW",
            "KR,TW",
            "?",
            "/",
            "://",
            "K".repeat(99).as_str(),
        ] {
            typed(wrong, None);
        }
    }

    #[test]
    fn a_pasted_link_is_understood() {
        for link in [
            "https://klaxon.example/KRTW",
            "https://klaxon.example/KRTW?lang=de",
            "http://192.168.0.7:8080/krtw?screen#top",
            " https://klaxon.example/KRTW/ ",
            "klaxon.example/KRTW",
            "https://host/game/KRTW?x=/BCDF",
        ] {
            typed(link, Some("KRTW"));
        }
        for wrong in ["https://klaxon.example/", "https://krtw/solo", "/?KRTW"] {
            typed(wrong, None);
        }
    }

    #[test]
    fn codes_grow_when_many_rooms_are_open() {
        for (open, expected) in [(0, 4), (57, 4), (58, 5), (742, 5), (743, 6), (1_000_000, 6)] {
            assert_eq!(length(open), expected, "{open}");
        }
    }
}
