//! A room's record is read from its newest segment on.

use super::Entry;

/// A part of a room's record.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Segment {
    /// All that was before, summed up. The first segment of a room has none.
    pub summary: Option<Entry>,
    /// What came after that. Numbers go on from that of the summary.
    pub entries: Vec<Entry>,
    /// How many bytes were on the record of the room before this segment.
    pub written: usize,
}

impl Segment {
    /// Returns how many bytes are on the record of the room up to the end of this segment.
    pub fn written_in_all(&self) -> usize {
        let bodies = self.summary.iter().chain(&self.entries);
        self.written + bodies.map(|entry| entry.body.len()).sum::<usize>()
    }

    /// Returns where the segment begins: the number of its summary, or 0.
    pub fn begins(&self) -> u64 {
        self.summary.as_ref().map_or(0, |summary| summary.number)
    }
}

/// Where a new segment begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// All that was before, summed up. It has the number of the last entry before.
    pub summary: Entry,
    /// How many bytes were on the record of the room before.
    pub written: usize,
}
