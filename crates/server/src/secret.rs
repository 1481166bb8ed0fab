//! Secrets: what only a device knows, and seeds that nobody can guess.

use klaxon_driver::Secret;
use sha2::{Digest, Sha256};

/// Numbers that nobody can guess. The system always has them; if it did not, nothing here could be trusted.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// A new secret for a member.
pub(crate) fn token() -> String {
    hex(&random::<16>())
}

/// A member's secret, with what is kept of it.
pub(crate) fn of(token: String) -> Secret {
    let key = key(&token);
    Secret { token, key }
}

/// What is kept of a secret: from it nobody can tell the secret.
pub(crate) fn key(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes())[..16])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_keys_do_not_tell_them() {
        let (one, other) = (token(), token());
        assert_ne!(one, other);
        assert_eq!(one.len(), 32);
        assert_eq!(key(&one), key(&one));
        assert_ne!(key(&one), key(&other));
        assert!(!key(&one).contains(&one[..8]));
    }
}
