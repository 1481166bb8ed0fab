//! The words that lines of the notation are mostly made of.

use std::sync::OnceLock;

/// The words of facts, then those that golden games spend most letters on; in the order of the alphabet. A word that is
/// missing only takes more room.
const WORDS: &str = "acted activated again all bagged began boot bot bucket came card cards-done chief choose choosing \
    chosen cleared coming-dice coming-rerolls countdown counting cut dealt decked defuse defused discarded distributed \
    done drew emergency exploded fallback first flip flipped fuse gathered go gone joined kept laid last left left-empty \
    left-over meter mistake mixed named no-choice noted one option over owes owner paint painted pass passed patient \
    patients paused place placed planning play played players position power pyramid ready rerolled reroll rerolls \
    resolution resolved return returned revealed role roll rolled round running sacrifice sat scissors scored setting \
    shown six slow spark sparked split stack stat stood table ticked toppled turn turned turning under-control undone \
    unpainted unpass unpassed unused use used wall window ziggurat";

/// The most words there may be: as many as bytes that are no ASCII.
const MOST: usize = 128;

/// The words in the order of the alphabet.
fn words() -> &'static [&'static str] {
    static KNOWN: OnceLock<Vec<&'static str>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let mut words: Vec<&str> = WORDS.split(' ').collect();
        words.sort_unstable();
        words.truncate(MOST);
        words
    })
}

/// The place of a word.
pub(super) fn find(word: &str) -> Option<u8> {
    let place = words().binary_search(&word).ok()?;
    Some(place as u8)
}

/// The word at a place.
pub(super) fn word(place: u8) -> Option<&'static str> {
    words().get(usize::from(place)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_has_a_place_of_its_own() {
        let count = WORDS.split(' ').count();
        assert!(count <= MOST, "{count} words");
        for word in WORDS.split(' ') {
            let place = find(word).unwrap_or_else(|| panic!("{word} has no place"));
            assert_eq!(super::word(place), Some(word), "twice in the dictionary?");
        }
        assert_eq!(words().windows(2).find(|pair| pair[0] == pair[1]), None);
        assert_eq!(find("zebra"), None);
        assert_eq!(super::word(127).is_some(), count == MOST);
    }
}
