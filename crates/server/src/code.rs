//! The code of a room: short enough to say across a table, without letters that look or sound alike.

use crate::secret;

const LETTERS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";
const LENGTH: usize = 6;

/// A new code; there are 64 million.
pub(crate) fn code() -> String {
    let random: [u8; LENGTH] = secret::random();
    // 256 is no multiple of 20: a few codes are a little likelier, which helps nobody.
    let letters = random.map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
    letters.iter().collect()
}

/// A code as somebody typed it; none if it can be no code.
pub(crate) fn tidy(typed: &str) -> Option<String> {
    let plain = typed.chars().filter(|c| !" -".contains(*c));
    let code: String = plain
        .map(|c| c.to_ascii_uppercase())
        .take(LENGTH + 1)
        .collect();
    let good = code.len() == LENGTH && code.bytes().all(|byte| LETTERS.contains(&byte));
    good.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let new = code();
        assert_eq!(tidy(&new), Some(new.clone()));
        assert_eq!(
            tidy(&format!(" {}-{} ", &new[..3].to_lowercase(), &new[3..])),
            Some(new)
        );
        for wrong in ["", "ABCDEF", "BCDFG", "BCDFGHJ", "BCDFG1", "ÄCDFGH"] {
            assert_eq!(tidy(wrong), None, "{wrong}");
        }
    }
}
