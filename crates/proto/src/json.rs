//! The form for anybody: JSON with strings of the notation.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::form::Malformed;

/// Reads a message; the error says what is wrong with it, and where.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Malformed> {
    serde_json::from_slice(bytes).map_err(|error| Malformed(error.to_string()))
}

/// Writes a message. Values of ours can always be written: no maps with odd keys, no numbers that JSON lacks.
pub(crate) fn write<T: Serialize>(value: &T) -> Vec<u8> {
    serde_json::to_vec(value).unwrap_or_default()
}
