//! Which build of the binary form this is, found while it is compiled.

/// Everything that the binary form depends on. Programs that were built from other sources don't understand each other.
const SOURCES: [&[u8]; 12] = [
    include_bytes!("binary.rs"),
    include_bytes!("binary/clock.rs"),
    include_bytes!("binary/dictionary.rs"),
    include_bytes!("binary/lines.rs"),
    include_bytes!("binary/reader.rs"),
    include_bytes!("binary/reply.rs"),
    include_bytes!("binary/request.rs"),
    include_bytes!("binary/writer.rs"),
    include_bytes!("clock.rs"),
    include_bytes!("reply.rs"),
    include_bytes!("request.rs"),
    include_bytes!("told.rs"),
];

/// How many hexadecimal digits tell a build.
const DIGITS: usize = 8;
const PREFIX: &[u8] = b"klaxon.3.binary.";

/// The subprotocol of the binary form of this build.
pub(crate) const BINARY: &str = match std::str::from_utf8(&NAME) {
    Ok(name) => name,
    Err(_) => panic!("hexadecimal digits are text"),
};

const NAME: [u8; PREFIX.len() + DIGITS] = name(hash());

/// FNV-1a over all sources.
const fn hash() -> u64 {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut file = 0;
    while file < SOURCES.len() {
        let bytes = SOURCES[file];
        let mut i = 0;
        while i < bytes.len() {
            hash = (hash ^ bytes[i] as u64).wrapping_mul(0x0000_0100_0000_01b3);
            i += 1;
        }
        file += 1;
    }
    hash
}

const fn name(hash: u64) -> [u8; PREFIX.len() + DIGITS] {
    let mut name = [0; PREFIX.len() + DIGITS];
    let mut i = 0;
    while i < PREFIX.len() {
        name[i] = PREFIX[i];
        i += 1;
    }
    while i < name.len() {
        let digit = (hash >> (4 * (name.len() - 1 - i))) as usize & 0xf;
        name[i] = b"0123456789abcdef"[digit];
        i += 1;
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_source_of_the_binary_form_counts() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/binary");
        let files = std::fs::read_dir(folder).expect("the sources");
        for file in files {
            let path = file.expect("a file").path();
            let source = std::fs::read(&path).expect("text");
            assert!(SOURCES.contains(&source.as_slice()), "{}", path.display());
        }
    }

    #[test]
    fn the_name_of_the_binary_form_tells_its_build() {
        let build = BINARY
            .strip_prefix("klaxon.3.binary.")
            .expect("the version");
        assert_eq!(build, format!("{:08x}", hash() as u32));
    }
}
