//! Hashes and secrets in messages for anybody: as hexadecimal digits.

use klaxon_core::hex::{from_hex, hex};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

pub(crate) fn serialize<S: Serializer>(bytes: &[u8; 32], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&hex(bytes))
}

pub(crate) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<[u8; 32], D::Error> {
    let text = String::deserialize(from)?;
    from_hex(&text).ok_or_else(|| D::Error::custom("64 digits from 0 to 9 and a to f are wanted"))
}
