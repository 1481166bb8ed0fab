//! Bytes as hexadecimal digits, as facts, records and messages write seeds, hashes and secrets.

/// Writes bytes as digits from 0 to 9 and a to f, two for each.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from_digit(u32::from(value), 16).unwrap_or('0');
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(digit).collect()
}

/// Reads what [`hex`] wrote; none if it is anything else.
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    read(text, &mut bytes).map(|()| bytes)
}

fn read(text: &str, bytes: &mut [u8]) -> Option<()> {
    if text.len() != 2 * bytes.len() {
        return None;
    }
    for (place, digit) in text.bytes().enumerate() {
        let digit = match digit {
            b'0'..=b'9' => digit - b'0',
            b'a'..=b'f' => digit - b'a' + 10,
            _ => return None,
        };
        let byte = &mut bytes[place / 2];
        *byte = *byte << 4 | digit;
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_as_they_are_written() {
        assert_eq!(hex(&[0, 9, 0xa0, 0xff]), "0009a0ff");
        assert_eq!(from_hex("0009a0ff"), Some([0, 9, 0xa0, 0xff]));
        for wrong in [
            "",
            "0",
            "0009a0f",
            "0009a0fff",
            "0009A0FF",
            "0009a0fg",
            "ä9a0ff0",
        ] {
            assert_eq!(from_hex::<4>(wrong), None, "{wrong}");
        }
    }
}
