//! Texts that are kept for long, compressed.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

/// No text is longer when it is unpacked: what claims to be has been tampered with.
const LONGEST: u64 = 64 * 1024 * 1024;

/// A text, compressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packed(Vec<u8>);

impl Packed {
    /// Compresses a text. That takes a while, so it should not happen where others wait.
    pub fn new(text: &str) -> Packed {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        // Writing to memory does not fail.
        let written = encoder.write_all(text.as_bytes());
        debug_assert!(written.is_ok());
        Packed(encoder.finish().unwrap_or_default())
    }

    /// The text; none if it is damaged.
    pub fn text(&self) -> Option<String> {
        let mut text = String::new();
        let mut decoder = DeflateDecoder::new(&*self.0).take(LONGEST);
        decoder.read_to_string(&mut text).ok()?;
        Some(text)
    }

    /// What is stored.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(super) fn from_bytes(bytes: Vec<u8>) -> Packed {
        Packed(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_comes_out_as_it_went_in() {
        for text in ["", "R4", &"Zünder placed R4 2a1; ".repeat(5000)] {
            let packed = Packed::new(text);
            assert_eq!(packed.text().as_deref(), Some(text));
        }
        assert!(Packed::new(&"placed R4 2a1; ".repeat(1000)).bytes().len() < 500);
        assert_eq!(Packed(vec![0xff; 9]).text(), None);
    }
}
