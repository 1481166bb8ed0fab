//! The page, built for wasm and embedded. A release build has it; a debug build has none, unless the environment
//! variable `KLAXON_PAGE` asks for it: `build` builds it, `none` leaves it out, and a folder's name takes what was built
//! there before.

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path in the address, without the first slash.
    pub path: &'static str,
    /// What it is, as a MIME type.
    pub kind: &'static str,
    /// The file itself.
    pub plain: &'static [u8],
    /// The same, compressed by Brotli; empty if that would not make it smaller.
    pub brotli: &'static [u8],
    /// The same, compressed by gzip; empty if that would not make it smaller.
    pub gzip: &'static [u8],
}

#[cfg(test)]
mod rules;
#[cfg(test)]
mod style;
#[cfg(test)]
mod template;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

#[cfg(test)]
mod tests {
    use super::FILES;

    #[test]
    fn a_page_is_whole_or_not_there() {
        let has = |path: &str| FILES.iter().any(|file| file.path == path);
        if !FILES.is_empty() {
            for page in [
                "start.en.html",
                "start.de.html",
                "table.en.html",
                "table.de.html",
                "learn.en.html",
                "learn.de.html",
                "log.en.html",
                "log.de.html",
                "rules.en.html",
                "rules.de.html",
                "rules/fuse.en.html",
                "rules/planter.de.html",
                "sw.js",
                "set-up.en.html",
                "set-up.de.html",
                "missing.en.html",
                "missing.de.html",
            ] {
                assert!(has(page), "{page}");
            }
        }
    }
}
