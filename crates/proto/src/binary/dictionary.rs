//! The words that lines of the notation are mostly made of.

use std::sync::OnceLock;

/// The words of facts, and those that golden games spend most letters on. A word that is missing only takes more room; one
/// that is here makes the page larger by itself.
const WORDS: &str = "acted activated all bagged began bot bucket came choose choosing chosen counting dealt \
    decked defuse defused discarded distributed done drew exploded fallback fuse gone joined kept laid left-over \
    named noted option over owes owner pass passed paused place placed play played players position ready \
    rerolled reroll resolved return returned revealed roll rolled running sat scissors setting sparked stood \
    table ticked turn turned unpass unpassed";

/// The most words there may be: as many as bytes that are no ASCII.
const MOST: u8 = 128;

/// The words and their places, by their first letter.
type Places = [Vec<(&'static str, u8)>; 26];

/// The place of a word. Whoever writes looks for thousands of words a second.
pub(super) fn find(word: &str) -> Option<u8> {
    static PLACES: OnceLock<Places> = OnceLock::new();
    let places = PLACES.get_or_init(|| {
        let mut places = Places::default();
        for (word, place) in WORDS.split(' ').zip(0..MOST) {
            if let Some(letter) = letter(word) {
                places[letter].push((word, place));
            }
        }
        places
    });
    let alike = &places[letter(word)?];
    let (_, place) = alike.iter().find(|(known, _)| *known == word)?;
    Some(*place)
}

/// The place of the first letter in the alphabet.
fn letter(word: &str) -> Option<usize> {
    let first = word.bytes().next()?.wrapping_sub(b'a');
    (first < 26).then_some(first.into())
}

/// The word at a place. Whoever reads does so for one person, and keeps no list.
pub(super) fn word(place: u8) -> Option<&'static str> {
    WORDS.split(' ').nth(place.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_has_a_place_of_its_own() {
        let count = WORDS.split(' ').count();
        assert!(count <= MOST.into(), "{count} words");
        for word in WORDS.split(' ') {
            let place = find(word).unwrap_or_else(|| panic!("{word} has no place"));
            assert_eq!(super::word(place), Some(word), "twice in the dictionary?");
        }
        assert_eq!(find("zebra"), None);
        assert_eq!(super::word(count as u8), None);
    }
}
