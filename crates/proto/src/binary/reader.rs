//! Reads numbers and texts.

/// Bytes that are still to be read. Nothing is what came instead of something that is none.
pub(super) struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { rest: bytes }
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }

    pub(super) fn yes(&mut self) -> Option<bool> {
        match self.byte()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        let mut shift = 0;
        loop {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f).checked_shl(shift)?;
            if byte < 0x80 {
                return Some(number);
            }
            shift += 7;
        }
    }

    pub(super) fn near(&mut self, other: u64) -> Option<u64> {
        Some(other.wrapping_add(unfolded(self.number()?) as u64))
    }

    pub(super) fn id(&mut self) -> Option<u64> {
        self.near(0)
    }

    pub(super) fn small(&mut self) -> Option<u32> {
        self.number()?.try_into().ok()
    }

    pub(super) fn text(&mut self) -> Option<String> {
        let length = self.number()?;
        let length = usize::try_from(length).ok()?;
        let (text, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        String::from_utf8(text.to_vec()).ok()
    }

    /// So many bytes as they are.
    pub(super) fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(*bytes)
    }

    pub(super) fn perhaps_text(&mut self) -> Option<Option<String>> {
        match self.yes()? {
            true => self.text().map(Some),
            false => Some(None),
        }
    }

    pub(super) fn perhaps_number(&mut self) -> Option<Option<u64>> {
        match self.yes()? {
            true => self.id().map(Some),
            false => Some(None),
        }
    }

    /// A message that ends here; none if there is more.
    pub(super) fn end<T>(&self, message: T) -> Option<T> {
        self.is_empty().then_some(message)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }
}

pub(super) fn unfolded(number: u64) -> i64 {
    (number >> 1) as i64 ^ -((number & 1) as i64)
}
