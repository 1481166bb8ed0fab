//! Texts as bytes, for the page, which fetches those of its language.

use crate::pattern::{Key, Part, Pattern};

/// The parts in which the page fetches texts, each with the files that it has: what every screen needs, what the end
/// of any game needs besides, what watching one again needs, then each game, then the ship's computer, then what every
/// lesson says, and the lessons of each game.
pub const PARTS: [(&str, &[&str]); 13] = [
    ("shell", &["lists", "people", "rooms", "voice", "web"]),
    ("end", &["end", "fair"]),
    ("replay", &["replay"]),
    ("fuse", &["cards", "dice", "fuse", "voice-fuse"]),
    ("countdown", &["countdown", "roles", "voice-countdown"]),
    (
        "flatline",
        &[
            "flatline",
            "flatline-cards",
            "flatline-news",
            "flatline-table",
            "voice-flatline",
        ],
    ),
    ("planter", &["planter", "planter-table", "voice-planter"]),
    ("computer", &["computer"]),
    ("lesson", &["lesson"]),
    ("lesson-fuse", &["lesson-fuse"]),
    ("lesson-countdown", &["lesson-countdown"]),
    ("lesson-flatline", &["lesson-flatline"]),
    ("lesson-planter", &["lesson-planter"]),
];

/// Packs one of the [`PARTS`] in a language; nothing if there is no such part.
#[cfg(not(target_arch = "wasm32"))]
pub fn pack(language: crate::Language, part: &str) -> Vec<u8> {
    let files = PARTS.iter().find(|(name, _)| *name == part);
    let files = files.map_or(&[][..], |(_, files)| files);
    let listed = crate::tables::files(language).iter();
    let listed = listed.filter(|(file, _)| files.contains(file));
    let names: Vec<&str> = listed
        .flat_map(|(_, names)| names.iter().copied())
        .collect();
    let table = crate::tables::table(language);
    let mut bytes = Vec::new();
    for entries in [table.messages, table.terms] {
        let entries: Vec<_> = entries
            .iter()
            .filter(|(name, _)| names.contains(name))
            .collect();
        pack_number(&mut bytes, entries.len());
        for (name, pattern) in entries {
            pack_text(&mut bytes, name);
            pack_pattern(&mut bytes, pattern);
        }
    }
    bytes
}

#[cfg(not(target_arch = "wasm32"))]
fn pack_pattern(bytes: &mut Vec<u8>, pattern: Pattern) {
    pack_number(bytes, pattern.len());
    for part in pattern {
        let (kind, text) = match part {
            Part::Text(text) => (0, text),
            Part::Arg(name) => (1, name),
            Part::Message(key) => (2, key),
            Part::Term(name) => (3, name),
            Part::Select(arg, _) => (4, arg),
        };
        bytes.push(kind);
        pack_text(bytes, text);
        if let Part::Select(_, variants) = part {
            pack_number(bytes, variants.len());
            for (key, pattern) in *variants {
                match key {
                    Key::Number(number) => {
                        bytes.push(0);
                        bytes.extend(number.to_le_bytes());
                    }
                    Key::Name(name) => {
                        bytes.push(1);
                        pack_text(bytes, name);
                    }
                }
                pack_pattern(bytes, pattern);
            }
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn pack_text(bytes: &mut Vec<u8>, text: &str) {
    pack_number(bytes, text.len());
    bytes.extend(text.as_bytes());
}

/// Seven bits in each byte, the lowest first; all but the last have the highest bit set.
#[cfg(not(target_arch = "wasm32"))]
fn pack_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number > 127 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

type Entries = Vec<(&'static str, Pattern)>;

/// The messages and the terms that were packed; none if the bytes are nothing of the kind.
#[cfg_attr(not(any(test, target_arch = "wasm32")), allow(dead_code))]
pub(crate) fn unpack(bytes: &'static [u8]) -> Option<(Entries, Entries)> {
    let mut packed = Packed(bytes);
    let both = (packed.entries()?, packed.entries()?);
    packed.0.is_empty().then_some(both)
}

struct Packed(&'static [u8]);

#[cfg_attr(not(any(test, target_arch = "wasm32")), allow(dead_code))]
impl Packed {
    fn entries(&mut self) -> Option<Entries> {
        let mut entries = Vec::new();
        for _ in 0..self.number()? {
            entries.push((self.text()?, self.pattern()?));
        }
        Some(entries)
    }

    fn pattern(&mut self) -> Option<Pattern> {
        let mut parts = Vec::new();
        for _ in 0..self.number()? {
            let (kind, text) = (self.byte()?, self.text()?);
            parts.push(match kind {
                0 => Part::Text(text),
                1 => Part::Arg(text),
                2 => Part::Message(text),
                3 => Part::Term(text),
                4 => Part::Select(text, self.variants()?),
                _ => return None,
            });
        }
        Some(parts.leak())
    }

    fn variants(&mut self) -> Option<&'static [(Key, Pattern)]> {
        let mut variants = Vec::new();
        for _ in 0..self.number()? {
            let key = match self.byte()? {
                0 => Key::Number(i64::from_le_bytes(self.bytes(8)?.try_into().ok()?)),
                1 => Key::Name(self.text()?),
                _ => return None,
            };
            variants.push((key, self.pattern()?));
        }
        Some(variants.leak())
    }

    fn text(&mut self) -> Option<&'static str> {
        let length = self.number()?;
        std::str::from_utf8(self.bytes(length)?).ok()
    }

    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for place in 0..4 {
            let byte = self.byte()?;
            number |= usize::from(byte & 127) << (7 * place);
            if byte < 128 {
                return Some(number);
            }
        }
        None
    }

    fn byte(&mut self) -> Option<u8> {
        self.bytes(1)?.first().copied()
    }

    fn bytes(&mut self, count: usize) -> Option<&'static [u8]> {
        let (bytes, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::pattern::{Speaker, Table};

    fn unpacked(language: Language, parts: &[&str]) -> &'static Table {
        let (mut messages, mut terms) = (Vec::new(), Vec::new());
        for part in parts {
            let (some, more) = unpack(pack(language, part).leak()).expect("what was packed");
            messages.extend(some);
            terms.extend(more);
        }
        messages.sort_by_key(|(name, _)| *name);
        terms.sort_by_key(|(name, _)| *name);
        Box::leak(Box::new(Table {
            messages: messages.leak(),
            terms: terms.leak(),
        }))
    }

    /// Also what a game's texts refer to is in its own part, or in that of every game.
    #[test]
    fn what_was_packed_says_the_same() {
        for language in Language::ALL {
            for (game, files) in PARTS {
                let table = unpacked(language, &["shell", game]);
                for (file, names) in crate::tables::files(language) {
                    for name in names.iter().filter(|_| files.contains(file)) {
                        let said = Speaker::new(language, table, &[]).text(name);
                        assert_eq!(said, crate::text(language, name, &[]), "{name}");
                    }
                }
            }
        }
    }

    /// A new file has to be in a part, or the page can't say what is in it.
    #[test]
    fn every_file_is_fetched_or_never_said_by_the_page() {
        let unsaid = [
            "chance",
            "decks",
            "door",
            "flatline-decks",
            "learn",
            "log",
            "operate",
            "records",
            "rules",
            "rules-countdown",
            "rules-flatline",
            "rules-fuse",
            "rules-planter",
            "scenarios",
            "serve",
            "simulate",
            "story",
        ];
        for (file, _) in crate::tables::files(Language::English) {
            let parts = PARTS.iter().filter(|(_, files)| files.contains(file));
            let expected = usize::from(!unsaid.contains(file));
            assert_eq!(parts.count(), expected, "{file}");
        }
    }

    #[test]
    fn what_is_cut_off_is_not_understood() {
        let bytes: &'static [u8] = pack(Language::English, "fuse").leak();
        assert!(unpack(bytes).is_some());
        for length in [0, 1, 100, bytes.len() - 1] {
            assert!(unpack(&bytes[..length]).is_none(), "{length}");
        }
    }
}
