//! Writes numbers and texts.

/// Bytes that grow.
pub(super) struct Writer {
    pub(super) bytes: Vec<u8>,
}

impl Writer {
    /// A message of a kind.
    pub(super) fn new(kind: u8) -> Writer {
        // Most messages are shorter than this.
        let mut bytes = Vec::with_capacity(32);
        bytes.push(kind);
        Writer { bytes }
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    pub(super) fn yes(&mut self, yes: bool) {
        self.byte(yes.into());
    }

    /// A number in as many groups of seven bits as it needs, the lowest first.
    pub(super) fn number(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.byte(number as u8 | 0x80);
            number >>= 7;
        }
        self.byte(number as u8);
    }

    /// A number that is near another, above or below it.
    pub(super) fn near(&mut self, number: u64, other: u64) {
        self.number(folded(number.wrapping_sub(other) as i64));
    }

    /// The id of a message. Those that count down from the highest number are short too.
    pub(super) fn id(&mut self, id: u64) {
        self.near(id, 0);
    }

    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.bytes.extend_from_slice(text.as_bytes());
    }

    pub(super) fn perhaps_text(&mut self, text: Option<&str>) {
        self.yes(text.is_some());
        if let Some(text) = text {
            self.text(text);
        }
    }

    pub(super) fn perhaps_number(&mut self, number: Option<u64>) {
        self.yes(number.is_some());
        if let Some(number) = number {
            self.id(number);
        }
    }
}

/// Small numbers of either sign become small numbers.
pub(super) fn folded(number: i64) -> u64 {
    ((number << 1) ^ (number >> 63)) as u64
}
